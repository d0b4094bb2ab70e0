"""Tests of Flower Power's table: motion, start of a game, pictures, and gardens of any size."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QRegion
from PySide6.QtTest import QTest

from games.flower_power import events
from games.flower_power.actions import Create, Heart
from games.flower_power.board import BUILD, MAIN, REPLY
from games.flower_power.cards import HIDDEN, PACK, RANKS
from games.flower_power.screen import layout, painting, shapes
from games.flower_power.screen.input import choices
from games.flower_power.screen.input.opening_contest import TakePlace
from games.flower_power.screen.layout import layout_of, place_of, row_of
from games.flower_power.screen.model import model_of
from macclassic.app.program.program import Program
from macclassic.engine.core.options import checked
from macclassic.engine.match.match import Match
from macclassic.quickdraw import sprites
from macclassic.table.game_table import GameTable
from macclassic.table.table_state import SeatDecided, TablePosition
from macclassic.toolbox.spots import spots_of
from tests.games.flower_power.support.positions import full_view, move, rules_of
from tests.games.flower_power.support.positions import table as arranged
from tests.games.flower_power.support.program import (
    SPEC,
    begin,
    building,
    button,
    flower,
    foot,
    front,
    on_table,
    past_the_contest,
    played,
    position,
    press_button,
    random_action,
    seats,
    shown,
    sizes,
    started,
    table,
    to_a_decision,
    to_screen,
    visible_state,
)
from tests.support.match.playing import controller_of, match_of, unsettled
from tests.support.match.program import click, key, settle
from tests.support.match.pure_rules import Pure

Key = Qt.Key


@pytest.fixture
def program(qapp: object, tmp_path: Path) -> Program:
    return started(tmp_path)


def test_the_table_shows_who_lays_flowers(qapp: object) -> None:
    match = played(2, lambda match: match.actor != match.state.turn, players=3)
    assert match.state.phase == BUILD
    assert model_of(match.view(0)).turn == match.actor
    match = played(2, lambda match: match.state.phase == REPLY and match.actor != match.state.turn)
    assert model_of(match.view(0)).turn == match.state.turn, "who replies in a battle has no turn"


# Motion


@pytest.mark.parametrize(("players", "seed"), [(2, 5), (3, 8), (6, 3)])
def test_the_model_equals_the_view_after_motion(program: Program, players: int, seed: int) -> None:
    """Check that motions alone bring the model to the state of the view."""
    found = table(program)
    found.finish()
    match = Match.new(SPEC, {"players": players}, seats(players), seed)
    found.use(seats=seats(players))
    found.show_position(TablePosition(match.view(0), ()))
    with unsettled(found):
        battles = 0
        for _ in range(160):
            if match.actor < 0:
                break
            seat, action = match.actor, random_action(match)
            rules = Pure(match.rules)
            happened = [rules.redact(event, 0) for event in match.apply(action)]
            battles += any(isinstance(event, events.Battle) for event in happened)
            found.play(
                [SeatDecided(seat, rules.redact_action(action, seat, 0)), *happened],
                TablePosition(match.view(0), ()),
            )
            found.finish()
            assert visible_state(found.model) == visible_state(model_of(match.view(0))), (action, happened)
            found._settled()
    assert battles > 5


def test_the_news_hides_the_petals_of_a_computers_new_flower(program: Program) -> None:
    found = shown(program, position([[flower(1, "(4S) (5S)")], [flower(2, "(6S) (7S)")]], ["", "2S 3S 4D"]))
    state = position([[flower(1, "(4S) (5S)")], [flower(2, "(6S) (7S)")]], ["", "2S 3S 4D"])
    chosen = {"players": 2, "decks": 1, "petals": 20, "base": 3, "position": 1}
    view = SPEC.rules(checked(SPEC.options, chosen)).view(state, 0)
    found.play(
        [
            SeatDecided(1, Create((HIDDEN,) * 3, False)),
            events.Flower(3, 1, (HIDDEN,) * 3, False),
        ],
        TablePosition(view, ()),
    )
    found.finish()
    assert "B: a new flower of 3 petals." in found.lines


def test_the_news_names_a_hidden_heart_as_a_heart(program: Program) -> None:
    state = position([[flower(1, "(4S) (5S)")], [flower(2, "(6S) (7S)")]], ["", "2S 3S 4H"])
    found = shown(program, state, hidden_hearts=True)
    view = rules_of(2, hidden_hearts=True).view(state, 0)
    found.play([SeatDecided(1, Heart(HIDDEN, 2, 0))], TablePosition(view, ()))
    found.finish()
    assert "B: fertiliser: a heart on flower 2, on top." in found.lines


# Start of a game


@pytest.mark.parametrize("place", [1, 2])
def test_the_winner_of_the_contest_gets_the_chosen_place(program: Program, place: int) -> None:
    """Check that seat 0 wins and takes the place that it did not have; no computer plays meanwhile."""
    for seed in range(40):
        begin(program, seed)
        if isinstance(front(program), TakePlace) and match_of(program).view(0).order.index(0) + 1 != place:
            break
    dialog = front(program)
    assert isinstance(dialog, TakePlace) and not building(table(program))
    assert table(program).model.hand is None, "hands belong to places"
    match = match_of(program)
    settle(20)
    assert match.view(0).chooser == 0 and match.plies == 0
    key(program, str(place))
    dialog.choose("ok")
    past_the_contest(program)
    assert match_of(program) is not match
    view = match_of(program).view(0)
    assert view.order.index(0) + 1 == place and len(view.hands[0]) == 2 + place
    assert match_of(program).seed == seed and on_table(program)


def test_buttons_of_an_abandoned_match_are_disabled_during_the_contest(program: Program) -> None:
    match = played(4, lambda match: match.actor == 0 and match.state.phase == MAIN)
    controller_of(program).session.show(match)
    settle()
    found = table(program)
    assert button(found, "End Turn").can
    controller_of(program).begin(1)
    assert found.busy and not button(found, "End Turn").can and not button(found, "Draw").can
    found.finish()


def test_flowers_are_laid_by_clicks_between_petals(program: Program) -> None:
    to_a_decision(program)
    found = table(program)
    assert building(found) and found.state.position.view.phase == BUILD
    assert sizes(found) == (2,) * 10
    row = row_of(found.state)
    assert row is not None
    for gap in (2, 4):
        point = row.gap_rect(gap).center()
        assert found.clickable(point)
        click(program, *to_screen(program, point))
    assert sizes(found) == (6, *(2,) * 7)
    assert [len(each.petals) for each in found.model.players[0].flowers] == [6, *(2,) * 7]
    click(program, *to_screen(program, row.gap_rect(1).center()))
    assert not button(found, "Lay").can and "two petals" in foot(found)
    key(program, Key.Key_Return)
    assert building(found)
    press_button(program, "Threes")
    assert sizes(found) == (3, 3, 3, 3, 4, 4)
    press_button(program, "Lay")
    settle()
    garden = full_view(match_of(program).state).gardens[0]
    assert [len(each.petals) for each in garden] == [3, 3, 3, 3, 4, 4]


def test_flowers_are_laid_by_keys(program: Program) -> None:
    to_a_decision(program)
    found = table(program)
    at_first = gap(found)
    key(program, Key.Key_Right)
    key(program, Key.Key_Right)
    assert gap(found) == at_first + 2
    key(program, Key.Key_Space)
    assert sizes(found) == (2, 4, *(2,) * 7)
    key(program, Key.Key_Return)
    assert [len(each.petals) for each in full_view(match_of(program).state).gardens[0]] == [2, 4, *(2,) * 7]


def gap(found: GameTable) -> int:
    """Return the gap that the keyboard has selected."""
    cuts = choices.cuts(found.state)
    assert cuts is not None
    return cuts.at


# Pictures


@pytest.mark.parametrize("french", [False, True])
@pytest.mark.parametrize("depth", [8, 4, 1])
def test_every_card_has_its_pictures(
    qapp: object, monkeypatch: pytest.MonkeyPatch, depth: int, french: bool
) -> None:
    """Check the pictures of every card; a missing one raises MissingPicture."""
    monkeypatch.setattr(painting, "french_cards", lambda: french)
    for card in range(2 * PACK):
        for suffix in ("", "-small"):
            assert not sprites.load("cards/garden", painting.index_name(card) + suffix, depth).isNull()
        assert painting.card_image(card, True).width() == 36
        assert painting.card_image(card, False).width() == 48
    courts = [painting.index_name(card).endswith("-fr") for card in range(PACK)]
    assert sum(courts) == (12 if french else 0)


# Gardens of any size


def test_every_flower_is_in_its_garden_and_hides_no_index(qapp: object) -> None:
    for players, seed in ((2, 1), (3, 2), (4, 3), (5, 4), (6, 5)):
        match = played(seed, lambda match: match.state.phase == MAIN, players=players)
        model = model_of(match.view(0))
        for garden in layout.arrange(model, QSize(layout.WIDTH, layout.HEIGHT), {}, False).gardens:
            places = garden.places
            assert not garden.hidden and len(places) == len(model.player(garden.seat).flowers)
            for place in places.values():
                assert garden.bed.contains(place.rect)
            hidden = QRegion()
            for each in reversed(model.player(garden.seat).flowers):
                place, look = places[each.id], shapes.shape(places[each.id].small)
                laid = look.laid(len(each.petals))
                for petal, at in zip(each.petals, laid, strict=False):
                    assert petal.card == HIDDEN or not hidden.intersects(
                        look.index_rect(at).translated(place.middle)
                    )
                for at in laid:
                    hidden += shapes.covered(place.small, at.direction).translated(
                        place.middle + look.corner(at)
                    )


def test_a_full_garden_scrolls(program: Program) -> None:
    many = [flower(20 + number, "(4D) (5D) (6D)") for number in range(14)]
    gardens = [[flower(1, "KS")], *([flower(2 + seat, "(9C)")] for seat in range(4)), many]
    found = shown(program, position(gardens, [""] * 6, turns=(2,) * 6))
    garden = layout_of(found.state).garden(5)
    assert garden.hidden > 0 and not garden.scroll
    click(program, *to_screen(program, garden.arrows[1].center()))
    garden = layout_of(found.state).garden(5)
    assert garden.scroll > 0
    found.focus_spot(choices.key("flower", 33))
    garden = layout_of(found.state).garden(5)
    assert garden.bed.contains(garden.places[33].rect.center())


def test_a_flower_with_too_many_petals_is_drawn(program: Program) -> None:
    packs = " ".join(f"({rank}{suit})" for suit in "SHD" for rank in RANKS)
    found = shown(program, position([[flower(1, packs)], [flower(2, "(2C) (3C)")]], ["", ""]))
    assert len(shapes.shape(False).laid(39)) == 27
    assert spots_of(found) and place_of(found.state, 1).rect.height() > 60


def test_the_table_grows_with_its_window(program: Program) -> None:
    to_a_decision(program)
    found = table(program)
    controller_of(program).window.resize_content(QSize(820, 560))
    settle()
    assert layout_of(found.state).prompt.width() == 820 and building(found)
    assert layout_of(found.state).buttons.right() <= 820


def test_a_reply_shows_the_fighters_in_the_middle(program: Program) -> None:
    match = played(2, lambda match: match.actor == 0 and match.state.phase == REPLY)
    controller_of(program).session.hold(True)
    found = table(program)
    found.use(seats=match.seats)
    found.show_position(TablePosition(match.view(0), match.legal))
    battle = full_view(match.state).battle
    assert battle is not None
    for number in (battle.attacker, battle.target):
        assert layout_of(found.state).arena.contains(place_of(found.state, number).middle)
    assert button(found, "Pass").can
    here = found.spots_under(place_of(found.state, battle.attacker).middle)
    assert here[0].key == choices.key("flower", battle.attacker)


def test_an_unbroken_tie_is_shown_in_the_arena_and_named(program: Program) -> None:
    rules = rules_of(3)
    state = arranged(("KD", ["9S KS"]), ("QD", ["8S -4S"]), ("", ["8C -4C"]), turn=1)
    found = shown(program, state)
    arenas, titles, lines, ties = [], [], [], []
    for text in ("attack 2 3", "pass", "pass", "pass", "pass"):
        seat, action = state.acting, move(text)
        state, happened = rules.step(state, action)
        seen = [rules.redact(event, 0) for event in happened]
        found.play([SeatDecided(seat, action), *seen], TablePosition(rules.view(state, 0), ()))
        found.finish()
        arenas.append(found.grab(layout_of(found.state).ground).toImage())
        titles.append(next(spot.name for spot in found.spots() if spot.key == "arena"))
        lines.append(found.lines[-1])
        ties.append(found.lines.count("A tie: battle to the death!"))
    assert ties[2:4] == [1, 1]
    assert titles[1] == "B attacks C" and titles[2:4] == 2 * ["A tie! B attacks C"]
    middle = arenas[0].rect().center()
    marks = [each.copy(middle.x() - 12, middle.y() + 12, 25, 16) for each in arenas]
    # After the battle the news lies there.
    assert marks[0] == marks[1] != marks[2] == marks[3] != marks[4]
    assert lines[2:] == [
        "No petal is left. Only a card can break it.",
        f"{found.state.company.name(1)}: pass.",
        "The tie stands: the attack fails.",
    ]


def test_every_focused_spot_is_announced(program: Program) -> None:
    match = played(2, lambda match: match.actor == 0 and match.state.phase == MAIN)
    controller_of(program).session.hold(True)
    found = table(program)
    found.use(seats=match.seats)
    found.show_position(TablePosition(match.view(0), match.legal))
    heard: list[str] = []
    found.current_changed.connect(heard.append)
    ways = (Qt.Key.Key_Tab, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
    for which in random.Random(1).choices(ways, k=150):
        QTest.keyClick(found, which)
        assert [thing.key for thing in spots_of(found) if thing.current] == heard[-1:]
    assert any(each.startswith("button") for each in heard)
