"""Tests of Flower Power's opening: people throw and take packs, and the deal stays the same."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QLabel, QWidget

from games.flower_power.opening import PALM, signs, turned, won_by
from games.flower_power.options import FlowerOptions
from games.flower_power.screen.input.opening_contest import (
    ContestDialog,
    PackPicker,
    SignPicker,
    TakePack,
    TakePlace,
    ThrownSigns,
)
from macclassic.app.program.program import Program
from macclassic.engine.core.game_spec import BadOption
from macclassic.engine.core.options import checked
from macclassic.engine.match import record as records
from macclassic.engine.match.match import Match
from macclassic.engine.match.replay import replayed
from macclassic.toolbox.dialogs.dialogs import Dialog
from macclassic.toolbox.spots import HasSpots, explain_at, spots_of
from tests.games.flower_power.support.program import (
    SPEC,
    building,
    front,
    on_table,
    past_the_contest,
    seats,
    started,
    stops,
    table,
)
from tests.support.match.playing import controller_of, match_of, rush
from tests.support.match.program import click, key, settle

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

Key = Qt.Key


@pytest.fixture
def program(qapp: object, tmp_path: Path) -> Program:
    return started(tmp_path)


def asked(program: Program, seed: int) -> ContestDialog:
    """Begin a match and return the contest dialog."""
    controller_of(program).begin(seed)
    return throwing(program)


def throwing(program: Program) -> ContestDialog:
    rush(program, lambda: stops(program))
    dialog = front(program)
    assert isinstance(dialog, ContestDialog)
    return dialog


def part(dialog: Dialog, kind: type[QWidget]) -> Any:
    (found,) = dialog.findChildren(kind)
    return found


def press_thing(program: Program, dialog: Dialog, widget: Any, index: int) -> None:
    """Click an item in a row of a dialog."""
    corner = program.manager.rect_of(dialog).topLeft() + widget.mapTo(dialog, QPoint(0, 0))
    at = corner + spots_of(widget)[index].rect.center()
    click(program, at.x(), at.y())


def of_one_deal(one: Match, other: Match) -> bool:
    """True if two matches have the same cards, order and winner of the contest."""
    first, second = (match.rules.form.deal.write(match.state.deal) for match in (one, other))
    del first["contest"], second["contest"]
    return first == second


@pytest.mark.parametrize("players", [2, 3, 6])
@pytest.mark.parametrize("seed", [0, 1, 2, 3])
def test_throws_change_neither_winner_nor_cards(seed: int, players: int) -> None:
    plain = Match.new(SPEC, {"players": players}, seats(players), seed)
    contest = plain.view(0).contest
    for turn in range(len(signs(players))):
        text = " ".join([str(turn)] * len(contest))
        match = Match.new(SPEC, {"players": players, "throws": text}, seats(players), seed)
        found = match.view(0).contest
        assert of_one_deal(match, plain) and match.dealt_by_number
        assert [won_by(throw) for throw in found] == [won_by(throw) for throw in contest]
        assert all(0 <= sign < len(signs(players)) for throw in found for sign in throw)
        assert (found == contest) == (turn == 0)
        again = replayed(records.loads(records.dumps(match.to_record())), SPEC)
        assert again.view(0).contest == found and again.dealt_by_number


def test_shorter_throws_are_completed_with_zeros() -> None:
    assert turned(((PALM, 1, 1), (0, 1, 0)), (1,)) == ((1, 0, 0), (0, 1, 0))


@pytest.mark.parametrize("text", ["", "3", "1 x", "-1", "0" * 3000, 1, None, ["1"]])
def test_an_invalid_throw_is_refused(text: object) -> None:
    with pytest.raises(BadOption):
        checked(FlowerOptions, {"throws": text})
    for typed, kept in ((" 1  0 ", "1 0"), ("none", "none")):
        assert checked(FlowerOptions, {"throws": typed}).written()["throws"] == kept


@pytest.mark.parametrize("by", ["mouse", "number", "arrows", "arrows and Return"])
@pytest.mark.parametrize("players", [2, 3])
def test_the_person_chooses_the_throw(qtbot: QtBot, tmp_path: Path, players: int, by: str) -> None:
    """Check that every sign can be chosen in each throw, is shown, and is in the record."""
    program = started(tmp_path, players=players)
    for seed in (0, 1, 2, 5):
        plain = Match.new(SPEC, {"players": players}, seats(players), seed)
        dialog = asked(program, seed)
        named = []
        while not dialog.is_over:
            sign = (seed + len(named)) % len(signs(players))
            named.append(sign)
            row = part(dialog, SignPicker)
            if by == "mouse":
                press_thing(program, dialog, row, sign)
            elif by == "number":
                key(program, str(sign + 1))
            else:
                row.at = None
                row.setFocus()
                for _ in range(sign + 1):
                    key(program, Key.Key_Right)
                key(program, Key.Key_Space if by == "arrows" else Key.Key_Return)
            qtbot.waitUntil(lambda dialog=dialog, named=named: len(dialog.turns) == len(named))  # type: ignore[misc]
            assert part(dialog, ThrownSigns).throw[0] == sign
        # Further throws have no effect.
        key(program, "1")
        assert len(dialog.turns) == len(plain.view(0).contest)
        dialog.choose("ok")
        past_the_contest(program)
        if isinstance(front(program), TakePlace):
            front(program).choose("ok")
            past_the_contest(program)
        match = match_of(program)
        assert [throw[0] for throw in match.view(0).contest] == named
        assert match.view(0).chooser == plain.view(0).chooser and match.seed == seed
        assert match.state.deal.packs == plain.state.deal.packs and match.dealt_by_number


@pytest.mark.parametrize("impatience", [Key.Key_Return, Key.Key_Escape, "ok"])
def test_default_answers_give_the_deal_of_the_number(program: Program, qtbot: QtBot, impatience: Any) -> None:
    """Check Return, Esc and OK in all dialogs: first place, nearest pack, and the throws of the deal."""
    for seed in (0, 2):
        plain = Match.new(SPEC, {"players": 2}, seats(2), seed)
        controller_of(program).begin(seed)
        for _ in range(60):
            rush(program, lambda: stops(program))
            if on_table(program):
                break
            dialog = front(program)
            turns = dialog.turns if isinstance(dialog, ContestDialog) else None
            if impatience == "ok":
                dialog.choose("ok")
                continue
            key(program, impatience)
            qtbot.waitUntil(
                lambda dialog=dialog, turns=turns: (  # type: ignore[misc]
                    dialog not in program.manager.windows or getattr(dialog, "turns", None) != turns
                )
            )
        assert on_table(program) and building(table(program))
        match = match_of(program)
        assert match.view(0).contest == plain.view(0).contest and match.dealt_by_number
        assert match.state.deal.packs == plain.state.deal.packs


def packs_asked(program: Program, seed: int) -> TakePack:
    """Begin a match and return the dialog for a pack."""
    dialog = asked(program, seed)
    while not dialog.is_over:
        dialog.choose("ok")
    dialog.choose("ok")
    settle()
    if isinstance(front(program), TakePlace):
        front(program).choose("ok")
        settle()
    found = front(program)
    assert isinstance(found, TakePack)
    return found


def test_a_tie_is_shown_and_named(program: Program) -> None:
    """Check that a tied throw is named, looks different from one that is won, and is in the news.

    A seed is used whose contest starts with a tie.
    """
    seed = next(s for s in range(50) if len(Match.new(SPEC, {"players": 2}, seats(2), s).view(0).contest) > 1)
    dialog = asked(program, seed)
    row = part(dialog, ThrownSigns)
    dialog.choose("ok")
    assert not dialog.is_over
    assert any("A tie." in label.text() for label in dialog.findChildren(QLabel))
    tied = row.grab().toImage()
    winner = match_of(program).view(0).contest[-1]
    row.show_throw(winner)
    assert row.grab().toImage() != tied and won_by(winner) >= 0
    while not dialog.is_over:
        dialog.choose("ok")
    assert not any("A tie." in label.text() for label in dialog.findChildren(QLabel))


def test_the_button_names_its_throw(program: Program) -> None:
    dialog = asked(program, 1)
    assert dialog.button("ok").text() == "Throw Any"
    part(dialog, SignPicker).go_to(1)
    assert dialog.button("ok").text() == "Throw"


def test_nothing_dealt_is_visible_before_the_deal(program: Program, qtbot: QtBot) -> None:
    packs_asked(program, 2).choose("ok")
    seen = table(program)

    def dealt() -> bool:
        dealt_line = "Petals and hands are dealt." in seen.lines
        hands = [player.hand_size for player in seen.model.players]
        assert dealt_line or not any((seen.model.hand, *hands))
        return dealt_line

    qtbot.waitUntil(dealt)
    seen.finish()
    settle()
    assert len(seen.model.hand) == len(match_of(program).view(0).hands[0])


@pytest.mark.parametrize("pack", [0, 2])
@pytest.mark.parametrize("mouse", [True, False])
def test_the_person_may_take_any_pack(tmp_path: Path, pack: int, mouse: bool) -> None:
    program = started(tmp_path, players=3)
    plain = Match.new(SPEC, {"players": 3}, seats(3), 3)
    dialog = packs_asked(program, 3)
    if mouse:
        press_thing(program, dialog, part(dialog, PackPicker), pack)
    else:
        key(program, str(pack + 1))
    assert dialog not in program.manager.windows
    rush(program, lambda: stops(program))
    assert match_of(program).state.deal.packs == plain.state.deal.packs


def test_several_people_take_different_packs(tmp_path: Path) -> None:
    """Check that several people do not choose signs, since all would see them, and take different packs."""
    program = started(tmp_path, people=(0, 1, 2), players=3)
    dialog = asked(program, 4)
    assert not dialog.findChildren(SignPicker)
    dialog = packs_asked(program, 4)  # type: ignore[assignment]
    row = part(dialog, PackPicker)
    chooser = match_of(program).view(0).chooser
    for number, pack in enumerate((1, 1, 0, 0)):
        key(program, str(pack + 1))
        taken = [(chooser + turn) % 3 for turn in range(number // 2 + 1)]
        assert list(row.taken.values()) == taken and dialog in program.manager.windows
    key(program, "3")
    assert dialog not in program.manager.windows


def test_an_interrupted_opening_restarts(program: Program, tmp_path: Path) -> None:
    """Check that the opening restarts if the program is killed before a pack is taken, but not afterwards."""
    packs_asked(program, 2)
    program.screen.close()
    settle()
    again = started(tmp_path, None)
    dialog = throwing(again)
    assert not dialog.turns and table(again).model.hand is None and match_of(again).plies == 0
    settle(20)
    assert match_of(again).plies == 0, "no computer goes on"
    past_the_contest(again)
    rush(again, lambda: stops(again) and on_table(again))
    news = list(table(again).lines)
    assert len(news) > 3
    again.screen.close()
    settle()
    last = started(tmp_path, None)
    rush(last, lambda: stops(last))
    assert on_table(last) and list(table(last).lines)[:4] == news[:4]


def test_a_change_of_language_asks_again(program: Program) -> None:
    before = asked(program, 1)
    program.choose_language("fr")
    settle()
    dialog = throwing(program)
    assert dialog is not before and before not in program.manager.windows
    assert spots_of(part(dialog, SignPicker))[0].name == "Pierre"
    program.choose_language("en")


def test_a_new_match_closes_the_question(program: Program) -> None:
    before = asked(program, 1)
    controller_of(program).begin(2)
    settle()
    assert before not in program.manager.windows
    assert throwing(program) is not before


def test_closing_the_window_closes_the_question(program: Program) -> None:
    dialog = asked(program, 1)
    program.manager.close(controller_of(program).window)
    settle()
    assert dialog not in program.manager.windows


def test_computers_alone_are_not_asked(tmp_path: Path) -> None:
    program = started(tmp_path, people=())
    for _ in range(40):
        table(program).finish()
        settle(3)
        assert not isinstance(front(program), Dialog)
    assert match_of(program).plies > 0


@pytest.mark.parametrize("players", [2, 3])
def test_everything_in_the_opening_is_announced_and_has_a_balloon(tmp_path: Path, players: int) -> None:
    program = started(tmp_path, players=players)
    dialog: Any = asked(program, 1)
    widgets = [part(dialog, ThrownSigns), part(dialog, SignPicker)]
    assert "nothing thrown yet" in spots_of(widgets[0])[1].name
    while not dialog.is_over:
        key(program, "2")
    assert spots_of(widgets[0])[0].name == f"You: {('paper', 'back')[players - 2]}"
    dialog = packs_asked(program, 1)
    for widget in (*widgets, part(dialog, PackPicker)):
        names = [thing.name for thing in spots_of(widget)]
        assert len(set(names)) == len(names) and isinstance(widget, HasSpots)
        for thing in spots_of(widget):
            topic = explain_at(widget, thing.rect.center())
            assert topic is not None and topic.text.endswith(".") and topic.rect == thing.rect


def test_a_replay_shows_the_contest_before_the_deal(program: Program) -> None:
    match = Match.new(SPEC, {"players": 2, "throws": "1 1 1 1 1 1 1 1"}, seats(2), 2)
    match.apply(match.legal[0])
    program.open_replay(records.loads(records.dumps(match.to_record())))
    settle()
    replay: Any = program.game
    news = list(replay.table.lines)
    assert news[0] == "Who picks the order of play?" and news[-1] == "Petals and hands are dealt."
    assert len(news) == 5 and not isinstance(front(program), Dialog)
    replay.step()
    replay.table.finish()
    assert list(replay.table.lines)[:5] == news
