"""Tests of the wars with several people, who pass the mouse: seats, hidden hands, undo, whole matches."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QImage

from games.war_of_coins.screen.first_player_dialog import FirstPlayer
from games.war_of_flowers.options import WarOptions
from games.war_of_flowers.screen.options import WarForm
from macclassic.app.dialogs.profiles_dialog import ProfileDialog
from macclassic.app.play.hot_seat import SeatingDialog
from macclassic.app.play.match_end_dialog import MatchEndDialog
from macclassic.app.program.program import Program
from macclassic.engine.core.chance import player_stream
from macclassic.engine.core.options import usable
from macclassic.engine.match import record as records
from macclassic.engine.match.simulate import verify
from macclassic.engine.progress.statistics import Statistics
from macclassic.flower_cards.deck import bits, numbers
from macclassic.flower_cards.table.words import fitted_name
from macclassic.quickdraw.resources import languages
from macclassic.table.game_table import GameTable
from macclassic.table.table_state import TablePosition
from macclassic.toolbox.dialogs.dialogs import Alert, Dialog
from macclassic.toolbox.dialogs.options_form import OptionsForm
from tests.support.match.playing import begun, controller_of, match_of, rush
from tests.support.match.program import key, opened, settle
from tests.support.screen.dialog_parts import label_text

FLOWERS, COINS = "war-of-flowers", "war-of-coins"
TABLES = [(FLOWERS, (0, 1, 2)), (FLOWERS, (0, 2)), (COINS, (0, 1))]
every_table = pytest.mark.parametrize(("game", "people"), TABLES)
every_game = pytest.mark.parametrize("game", [FLOWERS, COINS])


def table(program: Program) -> GameTable:
    return controller_of(program).table


def passes(program: Program) -> bool:
    """True if the mouse is to be passed on."""
    front = program.manager.front
    return isinstance(front, Alert) and front.text.startswith("Pass the mouse to ")


def waits(program: Program) -> bool:
    """True if a dialog is open, or a person is to decide."""
    return isinstance(program.manager.front, Dialog) or bool(table(program).state.open_actions)


def at_mouse(program: Program) -> int:
    """Pass the mouse on as asked until a person decides; return that seat."""

    rush(program, lambda: waits(program))
    while isinstance(front := program.manager.front, Dialog):
        if isinstance(front, FirstPlayer):
            for number in map(str, range(1, 9)):
                key(program, number)
        front.choose("ok")
        settle()
        rush(program, lambda: waits(program))
    return match_of(program).actor


def play(program: Program) -> None:
    """Let the person at the mouse decide as the greedy computer would."""
    match = match_of(program)
    greedy = match.spec.players.make("greedy")
    seat = match.actor
    stream = player_stream(match.seed, seat, match.plies)
    table(program).act(greedy.choose(match.view(seat), match.legal, stream))
    settle()


def held_by(program: Program, seat: int) -> list[int]:
    """Return the cards in a person's hand."""
    return [*numbers(match_of(program).view(seat).hand)]


def picture(seen: GameTable) -> QImage:
    settle()
    return seen.grab().toImage()


def with_other_hand(view: Any, kept: int = 0) -> Any:
    """Return a view whose seat holds other cards, except those that are kept."""
    many = (view.hand & ~kept).bit_count()
    free = [*numbers(view.unseen), *numbers(view.hand & ~kept)]
    return replace(view, hand=bits(free[:many]) | kept, unseen=bits(free[many:]))


# Who sits where


@every_table
def test_the_person_at_the_mouse_sits_below_and_the_others_in_turn_order(
    qapp: object, tmp_path: Path, game: str, people: tuple[int, ...]
) -> None:
    program = begun(tmp_path, game, 5, people=people)
    seats, sat = len(match_of(program).seats), set()
    while sat != set(people):
        seat = at_mouse(program)
        sat.add(seat)
        now = table(program).state
        height, middle = now.size.height(), now.size.width() // 2
        places = {spot.key: spot.rect.center() for spot in table(program).all_spots()}
        assert places[f"face-{seat}"].y() > height // 2
        for step in range(1, seats):
            other = places[f"face-{(seat + step) % seats}"]
            assert other.y() < height // 2
            # The last in turn order sits at the left.
            assert (other.x() < middle) == (step == seats - 1)
        assert set(now.model.hand) == {spot for spot in now.targets if spot in now.model.places}
        assert all(places[card].y() > height // 2 for card in now.model.hand)
        play(program)


@every_table
def test_people_are_called_by_names_and_never_you(
    qapp: object, tmp_path: Path, game: str, people: tuple[int, ...]
) -> None:
    program = begun(tmp_path, game, 5, people=people)
    for _ in range(8):
        seat = at_mouse(program)
        now = table(program).state
        assert now.company[seat].name == f"Player {seat + 1}" and not any(each.you for each in now.company)
        spots = {spot.key: spot for spot in table(program).all_spots()}
        assert spots[f"player-{seat}"].name.startswith(f"Player {seat + 1}")
        said = [*table(program).lines, spots[f"player-{seat}"].balloon]
        assert not any("You " in line or "you " in line for line in said)
        play(program)


@pytest.mark.parametrize("language", languages())
def test_people_without_names_are_told_apart_where_names_are_cut(
    qapp: object, tmp_path: Path, language: str
) -> None:
    program = opened(tmp_path / "data", COINS, language=language)
    program.settings.of_game(COINS)["people"] = [0, 1]
    controller_of(program).begin(5)
    at_mouse(program)
    for bold in (False, True):
        cut = {fitted_name(table(program).state, seat, 33, bold) for seat in (0, 1)}
        assert len(cut) == 2 and not any("…" in each for each in cut)


def test_one_person_is_you_at_the_first_seat(qapp: object, tmp_path: Path) -> None:
    program = begun(tmp_path, FLOWERS, 5)
    at_mouse(program)
    now = table(program).state
    assert [each.you for each in now.company] == [True, False, False] and now.company[0].name == "You"
    assert not passes(program) and now.model.viewer == 0


# Hidden hands


@every_table
def test_no_hand_is_open_before_the_mouse_is_passed_on(
    qapp: object, tmp_path: Path, game: str, people: tuple[int, ...]
) -> None:
    program = begun(tmp_path, game, 5, people=people)
    seen = table(program)
    for _ in range(6):
        rush(program, lambda: passes(program) or bool(seen.state.open_actions))
        if passes(program):
            model, sizes = seen.model, match_of(program).view(0).hand_sizes
            # Cards that were shown stay open in other hands.
            assert not model.hand and not model.open_hands[model.viewer] and not seen.state.open_actions
            assert [*map(len, model.open_hands)] == [n - m for n, m in zip(sizes, model.hidden, strict=True)]
        seat = at_mouse(program)
        sizes = match_of(program).view(seat).hand_sizes
        assert seen.model.viewer == seat and len(seen.model.hand) == sizes[seat]
        play(program)


@every_game
def test_a_hidden_screen_is_the_same_whatever_is_in_the_hand(qapp: object, tmp_path: Path, game: str) -> None:
    program = begun(tmp_path, game, 5, people=(0, 1))
    at_mouse(program)
    play(program)
    seat = at_mouse(program)
    seen, match = table(program), match_of(program)
    view = match.view(seat)
    other = with_other_hand(view)
    for hidden in (True, False):
        shown = []
        for each in (view, other):
            seen.show_position(TablePosition(each, (), hidden=hidden))
            shown.append((picture(seen), [*seen.all_spots()]))
        assert (shown[0][0] == shown[1][0]) is hidden and (shown[0][1] == shown[1][1]) is hidden


@every_game
def test_the_hand_is_hidden_as_soon_as_a_card_is_played(qapp: object, tmp_path: Path, game: str) -> None:
    program = begun(tmp_path, game, 5, people=(0, 1))
    seat = at_mouse(program)
    seen, match = table(program), match_of(program)
    before = match.view(seat)
    action = next(each for each in match.legal if hasattr(each, "card"))
    events = controller_of(program).session.presenter.visible_events(seat, action, match.apply(action))
    after = match.view(seat)
    assert match.actor != seat
    pictures = []
    for first, then in (
        (before, after),
        (with_other_hand(before, 1 << action.card), with_other_hand(after)),
    ):
        seen.show_position(TablePosition(first, ()))
        seen.play(events, TablePosition(then, (), hidden=True))
        at_once = seen.grab().toImage()
        seen.finish()
        pictures.append((at_once, picture(seen)))
    assert pictures[0] == pictures[1]


# Undo, resuming, keys


@every_game
def test_undo_takes_back_ones_own_decision_and_passes_the_mouse_again(
    qapp: object, tmp_path: Path, game: str
) -> None:
    program = begun(tmp_path, game, 5, people=(0, 1))
    first = at_mouse(program)
    begun_at = match_of(program).plies
    while match_of(program).actor == first:
        play(program)
    while at_mouse(program) != first:
        play(program)
    session = controller_of(program).session
    while match_of(program).plies > begun_at:
        assert session.can_practise
        session.undo(beyond=True)
        at_mouse(program)
    assert match_of(program).actor == first == table(program).model.viewer and match_of(program).practice


@every_table
def test_a_match_is_resumed_with_hidden_hands(
    qapp: object, tmp_path: Path, game: str, people: tuple[int, ...]
) -> None:
    program = begun(tmp_path, game, 5, people=people)
    for _ in range(3):
        at_mouse(program)
        play(program)
    seat = at_mouse(program)
    before = match_of(program).to_record()
    program.quit()
    again = begun(tmp_path, game, None)
    assert match_of(again).to_record() == before
    assert passes(again) and not table(again).model.hand
    assert at_mouse(again) == seat == table(again).model.viewer


@every_game
def test_the_second_person_plays_by_keys_too(qapp: object, tmp_path: Path, game: str) -> None:
    program = begun(tmp_path, game, 5, people=(0, 1))
    while at_mouse(program) != 1:
        play(program)
    held, plies = held_by(program, 1), match_of(program).plies
    key(program, "2")
    if match_of(program).plies == plies:
        key(program, "1")  # it takes one of two
    assert match_of(program).plies > plies and held_by(program, 1) == [held[0], *held[2:]]
    while at_mouse(program) == 1:
        play(program)
    # The focus of one person tells the next one nothing.
    assert table(program).state.current is None


def test_two_people_draw_for_the_first_player_of_coins(qapp: object, tmp_path: Path) -> None:
    program = begun(tmp_path, COINS, 5, people=(0, 1))
    draw = program.manager.front
    assert isinstance(draw, FirstPlayer)
    said: list[str] = []
    for number in ("1", "1", "2"):
        key(program, number)
        said.append(label_text(draw))
    assert "Player 2: " in said[0] and said[0] == said[1]
    assert draw.settled and "Player 1 picked" in said[2] and "begins." in said[2]


# Options


def options_of(program: Program) -> OptionsForm:
    """Open the Options dialog of a new match."""
    controller_of(program).choose_options()
    settle()
    assert isinstance(program.manager.front, OptionsForm)
    return program.manager.front


@every_game
def test_a_person_is_chosen_beside_the_companions(qapp: object, tmp_path: Path, game: str) -> None:
    program = opened(tmp_path / "data", game)
    form = options_of(program)
    given = form.values()
    menu, level = form.controls["who"][0], form.controls["iq"][0]
    assert given["people"] == [0] and level.isEnabled()
    menu.setCurrentIndex(menu.findText("a person"))
    assert not level.isEnabled() and form.values() == {**given, "people": [0, 1]}
    menu.setCurrentIndex(0)
    assert level.isEnabled() and form.values()["people"] == [0]
    menu.setCurrentIndex(menu.findText("a person"))
    form.choose("ok")
    settle()
    assert [each["player"] for each in match_of(program).seats][:2] == ["person", "person"]
    # The next dialog shows the same seats, and within a match they stay.
    assert options_of(program).values()["people"] == [0, 1]
    program.manager.front.choose("cancel")  # type: ignore[union-attr]
    settle()
    at_mouse(program)
    controller_of(program).show_options()
    settle()
    form = program.manager.front  # type: ignore[assignment]
    assert form.values()["people"] == [0, 1] and not form.controls["who"][0].isEnabled()


def test_no_companion_sits_twice_beside_people(qapp: object) -> None:
    form = WarForm(usable(WarOptions, {"people": [0, 1, 2]}), True)
    right, left = form.controls["who"]
    assert form.values()["who"] == ["student", "clerk"] and form.values()["people"] == [0, 1, 2]
    left.setCurrentIndex(left.findData("aunt"))
    right.setCurrentIndex(right.findData("aunt"))
    assert form.values()["people"] == [0] and len(set(form.values()["who"])) == 2


@every_game
def test_a_new_person_is_named_in_the_menu_of_a_seat(qapp: object, tmp_path: Path, game: str) -> None:
    program = opened(tmp_path / "data", game)
    form = options_of(program)
    menu = form.controls["who"][0]
    menu.setCurrentIndex(menu.findText("New Player…"))
    menu.activated.emit(menu.currentIndex())
    settle()
    asked = program.manager.front
    assert isinstance(asked, ProfileDialog)
    asked.name.setText("Cleo")
    asked.choose("ok")
    settle()
    assert program.manager.front is form and menu.currentText() == "Cleo"
    form.choose("ok")
    settle()
    seating = program.manager.front
    assert isinstance(seating, SeatingDialog) and seating.sat[1] == "Cleo"
    seating.choose("ok")
    settle()
    assert match_of(program).seats[1]["name"] == "Cleo"
    assert table(program).state.company[1].name == "Cleo"


# To the end


@pytest.mark.slow
@every_table
def test_a_whole_match_is_played_by_several_people(
    qapp: object, tmp_path: Path, game: str, people: tuple[int, ...]
) -> None:
    # With these deals a match of greedy players has two games.
    short: dict[str, Any] = {"money": 10, "iq": [60, 60]} if game == FLOWERS else {"match": 50}
    program = begun(tmp_path, game, 5 if game == FLOWERS else 8, people=people, **short)
    passed = 0
    for _ in range(4000):
        rush(program, lambda: waits(program))
        front = program.manager.front
        if isinstance(front, MatchEndDialog):
            break
        if passes(program):
            passed += 1
            assert not table(program).model.hand
        if isinstance(front, Dialog):
            front.choose("ok")
            settle()
            continue
        assert match_of(program).actor in people
        play(program)
    assert isinstance(program.manager.front, MatchEndDialog) and match_of(program).over and passed > 5
    verify(records.loads(records.dumps(match_of(program).to_record())))
    # Only matches of one person count.
    assert not Statistics(program.folder.statistics).summary(game).rounds  # type: ignore[union-attr]
