"""Tests of hasty input at the table of Flower Power.

Buttons keep their places, Return ends no turn, and forced passes are automatic.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from games.flower_power.actions import DRAW, END, PASS, Attack, Pick
from games.flower_power.board import MAIN, PICK, REPLY
from games.flower_power.screen.input import buttons, choices
from games.flower_power.screen.input.typed_moves import typing
from games.flower_power.screen.layout import place_of
from macclassic.app.program.program import Program
from macclassic.engine.match.match import Match
from macclassic.table.game_table import GameTable
from macclassic.table.table_state import SeatDecided, TablePosition
from tests.games.flower_power.support.positions import rules_of
from tests.games.flower_power.support.program import (
    button,
    flower,
    foot,
    played,
    position,
    press_button,
    shown,
    started,
    table,
    to_a_decision,
    to_screen,
    watch,
)
from tests.support.match.playing import controller_of
from tests.support.match.program import click, key, settle
from tests.support.screen.legible import changed, drawn

Key = Qt.Key
GARDENS = [[flower(1, "KS (4D)"), flower(2, "(9C) (8C)")], [flower(4, "(2S) 5D"), flower(5, "JH QH")]]


@pytest.fixture
def program(qapp: object, tmp_path: Path) -> Program:
    return started(tmp_path)


def test_pass_and_end_turn_have_different_places(program: Program) -> None:
    to_a_decision(program)
    found = table(program)
    rects = {button.text: button.rect for button in buttons.buttons(found.state)}
    shown(program, position(GARDENS, ["QS", "3D"]))
    rects |= {button.text: button.rect for button in buttons.buttons(found.state)}
    assert not rects["Pass"].intersects(rects["End Turn"]) and not rects["Lay"].intersects(rects["End Turn"])
    assert not rects["Lay"].intersects(rects["Pass"]) and not rects["Lay"].intersects(rects["Draw"])


def test_repeated_clicks_on_pass_do_not_end_the_turn(program: Program) -> None:
    """Check that the clicked button is dimmed after the battle, and no other button takes its place."""
    found = shown(program, position(GARDENS, ["QS", "3D"]))
    acted = watch(found)
    press_button(program, "Pass")
    press_button(program, "Pass")
    assert not acted and not button(found, "Pass").can and button(found, "End Turn").can


def test_return_presses_the_framed_button_but_never_ends_a_turn(program: Program) -> None:
    found = shown(program, position(GARDENS, ["QS", "3D"]))
    acted = watch(found)
    for _ in range(3):
        found.focus_spot(None)
        key(program, Key.Key_Return)
    assert END not in acted and DRAW not in acted
    match = played(2, lambda match: match.actor == 0 and match.state.phase == REPLY and len(match.legal) > 1)
    found.use(seats=match.seats)
    found.show_position(TablePosition(match.view(0), match.legal))
    assert button(found, "Pass").default
    key(program, Key.Key_Return)
    assert acted == [PASS]


@pytest.mark.parametrize("wanted", [True, False])
def test_a_fighter_without_a_legal_card_passes_automatically(program: Program, wanted: bool) -> None:
    controller_of(program).session.hold(True)
    found = table(program)
    found.change(passes=wanted)
    acted = watch(found)
    match = played(3, lambda match: match.actor == 0 and match.legal == [PASS], players=2)
    found.use(seats=match.seats)
    heard: list[str] = []
    found.said.connect(heard.append)
    found.show_position(TablePosition(match.view(0), match.legal))
    assert not acted, "what is only shown is not gone on with: after an undo, say"
    found.play([SeatDecided(1, PASS)], TablePosition(match.view(0), match.legal))
    for _ in range(4):
        found.finish()
        settle()
    assert acted == ([PASS] if wanted else [])
    # It is announced, but not in the news, since a resumed match would not repeat it there.
    assert ("You can do nothing here: you pass." in heard) is wanted
    assert "You can do nothing here: you pass." not in found.lines
    if not wanted:
        assert button(found, "Pass").can


def test_a_fighter_with_a_legal_card_is_asked(program: Program) -> None:
    controller_of(program).session.hold(True)
    found = table(program)
    acted = watch(found)
    for phase in (REPLY, MAIN):

        def chooses(match: Match, phase: int = phase) -> bool:
            return match.actor == 0 and match.state.phase == phase and match.legal != [PASS]

        match = played(3, chooses, players=2)
        found.play([SeatDecided(1, PASS)], TablePosition(match.view(0), match.legal))
        found.finish()
        settle()
        found.finish()
    assert not acted


def test_a_flying_flower_is_drawn_once(program: Program) -> None:
    """Check that the place of a moving flower in its garden is empty, as while the flower is dragged."""
    found = shown(program, position(GARDENS, ["QS", "3D"]))
    place, before = place_of(found.state, 1), drawn(found)
    found.model.away = frozenset({1})
    assert changed(before.copy(place.rect), drawn(found).copy(place.rect)) > 200


def test_the_typing_line_covers_no_card_of_the_hand(program: Program) -> None:
    found = shown(program, position(GARDENS, [" ".join(["QS", "2D", "5C", "8H"]), "3D"]))
    key(program, "a")
    line = typing(found)
    assert line.isVisibleTo(found)
    for card in found.model.hand:
        spot = next(spot for spot in found.reachable_spots() if spot.key == choices.key("card", card))
        assert not spot.rect.intersects(line.geometry())
    key(program, Key.Key_Escape)
    assert not line.isVisibleTo(found) and foot(found) == ""


def test_clicks_reach_buttons_at_their_places(program: Program) -> None:
    found: GameTable = shown(program, position(GARDENS, ["QS", "3D"]))
    acted = watch(found)
    click(program, *to_screen(program, button(found, "Draw").rect.center()))
    assert acted == [DRAW]


def test_every_inactive_spot_says_why_it_refuses(program: Program) -> None:
    found = table(program)
    match = played(5, lambda match: match.actor == 0 and match.state.phase == MAIN, players=3)
    found.use(seats=match.seats)
    found.show_position(TablePosition(match.view(0), match.legal, practice=True))
    lies = [spot.key for spot in found.spots()]
    assert any("-" not in each for each in lies), "things that there are once"
    for each in lies:
        assert isinstance(found.parts.input.why_refused(found.state, each), str), each


@pytest.mark.parametrize("wanted", [True, False])
def test_who_is_winning_passes_without_being_asked_if_that_is_wished(program: Program, wanted: bool) -> None:
    for mine, theirs in (("9S (4D)", "5C (7D)"), ("5C (4D)", "9S (7D)")):
        state = position([[flower(1, mine)], [flower(2, theirs)]], ["QS 2H", "3D"])
        found = shown(program, state.copy())
        found.change(passes_ahead=wanted)
        acted = watch(found)
        state.play(Attack(1, 2))
        view = rules_of(2).view(state, 0)
        found.play([SeatDecided(0, Attack(1, 2))], TablePosition(view, tuple(state.legal())))
        for _ in range(4):
            found.finish()
            settle()
        assert acted == ([PASS] if wanted and mine[0] == "9" else [])


def test_the_only_petal_fights_without_being_chosen(program: Program) -> None:
    state = position([[flower(1, "9S", True), flower(3, "2S 3S")], [flower(2, "5C (7D)")]], ["", ""])
    found = shown(program, state.copy())
    acted = watch(found)
    for action in (Attack(1, 2), PASS, PASS):
        state.play(action)
    assert state.phase == PICK
    found.play([SeatDecided(1, PASS)], TablePosition(rules_of(2).view(state, 0), tuple(state.legal())))
    for _ in range(4):
        found.finish()
        settle()
    assert acted == [Pick(0)]
