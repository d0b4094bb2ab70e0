"""Tests of all actions at the table of Flower Power by mouse and keys, and of the table's questions."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from games.flower_power.actions import DRAW, END, PASS, Attack, Create, Diamond, Heart, Pick, Poison, Spy
from games.flower_power.board import MAIN, PICK
from games.flower_power.screen import layout
from games.flower_power.screen.dialogs import Graveyard, HandPicker, MakeFlower
from games.flower_power.screen.input import buttons, choices, table_input
from games.flower_power.screen.input.choices import GRAVE, PILE
from games.flower_power.screen.input.lay_petals import PlantHeart
from games.flower_power.screen.model import model_of
from games.flower_power.screen.texts import words
from games.flower_power.screen.texts.card_words import named
from macclassic.app.program.program import Program
from macclassic.engine.core.safe_text import capital
from macclassic.table.table_state import TablePosition
from macclassic.toolbox.spots import spots_of
from tests.games.flower_power.support.positions import NUMBER, cards
from tests.games.flower_power.support.program import (
    at,
    button,
    choose_card,
    chosen,
    deciding,
    flower,
    foot,
    front,
    on_table,
    played,
    position,
    press_button,
    shown,
    started,
    table,
    to_a_decision,
    watch,
)
from tests.support.match.playing import controller_of, match_of, rush
from tests.support.match.program import click, drag, key, press, release, settle
from tests.support.screen.dialog_parts import mark, part

Key = Qt.Key


@pytest.fixture
def program(qapp: object, tmp_path: Path) -> Program:
    return started(tmp_path)


# Clicks and drags

GARDENS = [
    [flower(1, "KS (4D)"), flower(2, "(9C) (8C) (7C)"), flower(3, "AD 7S 3H 10C", True)],
    [flower(4, "(2S) 5D"), flower(5, "JH QH")],
]


def test_an_attack_takes_two_clicks(program: Program) -> None:
    found = shown(program, position(GARDENS, ["2D", "3D"]))
    acted = watch(found)
    click(program, *at(program, choices.key("flower", 2)))
    assert set(choices.places(found.state)) == {choices.key("flower", 4), choices.key("flower", 5)}
    assert "our flower 2" in foot(found)
    click(program, *at(program, choices.key("flower", 5)))
    assert acted == [Attack(2, 5)]


def test_an_attack_is_made_by_dragging(program: Program) -> None:
    found = shown(program, position(GARDENS, ["2D", "3D"]))
    acted = watch(found)
    start, goal = at(program, choices.key("flower", 1)), at(program, choices.key("flower", 4))
    press(program, *start)
    drag(program, (start[0] + goal[0]) // 2, (start[1] + goal[1]) // 2)
    assert found.model.dragged is not None
    drag(program, *goal)
    release(program, *goal)
    assert acted == [Attack(1, 4)] and found.model.dragged is None


def test_poison_is_played_by_clicking_card_and_petal(program: Program) -> None:
    found = shown(program, position(GARDENS, ["QS 2D", "3D"]))
    acted = watch(found)
    card = NUMBER["QS"]
    click(program, *at(program, choices.key("card", card)))
    assert set(choices.places(found.state)) == {
        choices.key("petal", 3, 1),
        choices.key("petal", 3, 2),
        choices.key("petal", 3, 3),
        choices.key("petal", 4, 1),
        choices.key("petal", 5, 0),
        choices.key("petal", 5, 1),
    }
    assert "12 or less" in foot(found)
    click(program, *at(program, choices.key("petal", 5, 1)))
    assert acted == [Poison(card, 5, 1)]


def test_a_second_click_or_escape_deselects_a_card(program: Program) -> None:
    found = shown(program, position(GARDENS, ["QS 2D", "3D"]))
    spot = choices.key("card", NUMBER["QS"])
    click(program, *at(program, spot))
    assert chosen(found) == (NUMBER["QS"],)
    click(program, *at(program, spot))
    assert not chosen(found)
    click(program, *at(program, spot))
    key(program, Key.Key_Escape)
    assert not chosen(found) and foot(found) == ""


def test_a_card_is_dragged_to_its_flower(program: Program) -> None:
    found = shown(program, position(GARDENS, ["2D QS", "3D"]))
    acted = watch(found)
    start, goal = at(program, choices.key("card", NUMBER["2D"])), at(program, choices.key("flower", 2))
    press(program, *start)
    drag(program, *goal)
    release(program, *goal)
    assert acted == [Diamond(NUMBER["2D"], 2)]


def test_an_illegal_target_is_explained(program: Program) -> None:
    found = shown(program, position(GARDENS, ["2D QS", "3D"]))
    acted = watch(found)
    click(program, *at(program, choices.key("card", NUMBER["2D"])))
    click(program, *at(program, choices.key("flower", 3)))
    assert not acted and foot(found) == "Your flower 3 is a POWER FLOWER already."


def test_a_heart_asks_for_its_place(program: Program) -> None:
    found = shown(program, position(GARDENS, ["6H", "3D"]))
    acted = watch(found)
    choose_card(found, "6H")
    click(program, *at(program, choices.key("flower", 2)))
    dialog = front(program)
    assert isinstance(dialog, PlantHeart)
    key(program, Key.Key_Right)
    key(program, Key.Key_Right)
    assert dialog.index == 2
    dialog.choose("ok")
    settle()
    assert acted == [Heart(NUMBER["6H"], 2, 2)]


def test_a_joker_asks_what_it_stands_for(program: Program) -> None:
    found = shown(program, position(GARDENS, ["JR JB", "3D"]))
    acted = watch(found)
    choose_card(found, "JR")
    click(program, *at(program, choices.key("flower", 2)))
    front(program).choose("diamond")
    settle()
    assert acted == [Diamond(NUMBER["JR"], 2)]
    choose_card(found, "JB")
    click(program, *at(program, choices.key("petal", 1, 0)))
    assert acted[1:] == [Poison(NUMBER["JB"], 1, 0)], "an open petal is poisoned"
    choose_card(found, "JB")
    click(program, *at(program, choices.key("flower", 1)))
    assert acted[2:] == [Spy(NUMBER["JB"], 1)], "at its heart a flower is spied on"


def test_a_spy_is_used_on_a_hand(program: Program) -> None:
    found = shown(program, position(GARDENS, ["5C", "3D"]))
    acted = watch(found)
    choose_card(found, "5C")
    assert (
        choices.key("hand", 1) in found.state.targets and choices.key("flower", 5) not in found.state.targets
    )
    click(program, *at(program, choices.key("hand", 1)))
    assert acted == [Spy(NUMBER["5C"], seat=1)]


def test_the_result_of_an_own_spy_is_reported(program: Program) -> None:
    """Check the sentence about the flower that the person's own spy looks at, in the whole program."""
    for seed in range(60):
        controller_of(program).begin(seed)
        to_a_decision(program)
        found = table(program)
        table_input.press(found, buttons.LAYING)
        to_a_decision(program)
        spies = [
            action for action in found.state.open_actions if isinstance(action, Spy) and action.flower > 0
        ]
        if spies and found.state.position.view.phase == MAIN:
            break
    table_input.act(found, spies[0])
    rush(program, lambda: deciding(found))
    name = words.flower_name(found.model, found.state.company, spies[0].flower)
    said = foot(found)
    assert said.startswith(words.capital(name)) and "known to you" in said
    assert said.endswith(words.task(found.state.company, found.state.position.view, found.state.open_actions))
    assert found.model.flower(spies[0].flower).spied


def test_spied_petals_are_marked_for_their_spy_only(program: Program) -> None:
    state = position([[flower(1, "(4S)? (5S)?")], [flower(2, "(6S)? 7S")]], ["", "2S 3S"])
    state.watched = [[], [1, 0]]
    found = shown(program, state)
    model = found.model
    assert model.flower(1).spied and model.flower(2).petals[0].card == NUMBER["6S"]
    assert model.known_hands == {1: (NUMBER["2S"],)}
    names = {spot.key: spot.name for spot in spots_of(found)}
    assert names[choices.key("tab", 1)] == "2 of Spades" and choices.key("tab", 1, 1) not in names
    rules = match_of(program).rules
    other = model_of(rules.view(state, 1))
    assert not other.flower(2).spied and other.known_hands == {}
    private = model_of(rules.view(state, 0), hidden=True)
    assert not private.flower(1).spied and private.known_hands == {} and private.hand is None


def test_poisoning_ones_last_petal_is_confirmed(program: Program) -> None:
    state = position([[flower(1, "4S")], [flower(2, "(6S) 7S")]], ["KS", "2S 3S"])
    found = shown(program, state)
    acted = watch(found)
    for answer, done in (("cancel", []), ("poison", [Poison(NUMBER["KS"], 1, 0)])):
        table_input.choose(found, choices.nothing_chosen(found.state))
        choose_card(found, "KS")
        click(program, *at(program, choices.key("petal", 1, 0)))
        assert not on_table(program)
        front(program).choose(answer)
        settle()
        assert acted == done


def test_a_flower_is_made_in_the_order_of_the_clicks(program: Program) -> None:
    found = shown(program, position(GARDENS, ["KS 2H 5C 9D", "3D"]))
    acted = watch(found)
    press_button(program, "Make a Flower…")
    dialog = front(program)
    assert isinstance(dialog, MakeFlower) and not dialog.button("ok").isEnabled()
    picker, power = part(dialog, HandPicker), mark(dialog, "POWER FLOWER")
    hand = [spot.name for spot in spots_of(picker)]
    for name in ("2H", "KS", "5C"):
        picker.toggle(hand.index(capital(named(NUMBER[name]))))
    assert dialog.button("ok").isEnabled() and not power.isEnabled()
    picker.toggle(hand.index(capital(named(NUMBER["9D"]))))
    power.click()
    assert dialog.power
    dialog.choose("ok")
    settle()
    assert acted == [Create(cards("2H KS 5C 9D"), True)]


def test_a_fighting_petal_is_picked(program: Program) -> None:
    match = played(7, lambda match: match.actor == 0 and match.state.phase == PICK, players=2)
    controller_of(program).session.hold(True)
    found = table(program)
    found.use(seats=match.seats)
    found.show_position(TablePosition(match.view(0), match.legal))
    acted = watch(found)
    spot = max(found.state.targets)
    assert spot.startswith("petal") and len(found.state.targets) == len(match.legal)
    click(program, *at(program, spot))
    assert acted == [Pick(choices.parse_key(spot)[2])]


def test_buttons_pile_and_graveryard_work_by_mouse(program: Program) -> None:
    found = shown(program, position(GARDENS, ["2D", "3D"], grave="AS AH"))
    acted = watch(found)
    assert button(found, "Draw").can and button(found, "End Turn").can
    click(program, *at(program, PILE))
    press_button(program, "End Turn")
    assert acted == [DRAW, END]
    click(program, *at(program, GRAVE))
    assert isinstance(front(program), Graveyard)


def test_drawing_at_a_wrong_time_is_explained(program: Program) -> None:
    found = shown(program, position(GARDENS, ["2D", "3D"], turns=(1, 1)))
    assert not button(found, "Draw").can
    click(program, *at(program, PILE))
    assert foot(found) == "You can’t draw on your first turn."


# Keys


def test_keys_move_from_target_to_target(program: Program) -> None:
    found = shown(program, position(GARDENS, ["QS 2D", "3D"]))
    acted = watch(found)
    heard: list[str] = []
    found.current_changed.connect(heard.append)
    found.focus_spot(choices.key("card", NUMBER["2D"]))
    key(program, Key.Key_Return)
    assert chosen(found) == (NUMBER["2D"],)
    for _ in range(2):
        key(program, Key.Key_Tab)
    assert heard[-1] == "flower-5-0"
    key(program, Key.Key_Return)
    assert acted == [Diamond(NUMBER["2D"], 5)]


def test_arrows_reach_everything(program: Program) -> None:
    found = shown(program, position(GARDENS, ["QS 2D", "3D"]))
    reached = set()
    key(program, Key.Key_Tab)
    for step in (Key.Key_Up,) * 6 + (Key.Key_Right,) * 3 + (Key.Key_Left,) * 6 + (Key.Key_Down,) * 6:
        key(program, step)
        reached.add(found.state.current)
    for step in (Key.Key_Right, Key.Key_Up) * 6 + (Key.Key_Left, Key.Key_Down) * 6:
        key(program, step)
        reached.add(found.state.current)
    kinds = {spot.partition("-")[0] for spot in reached if spot is not None}
    assert {"flower", "card", "button", "pile", "grave"} <= kinds


def test_space_gathers_cards_for_a_flower(program: Program) -> None:
    found = shown(program, position(GARDENS, ["KS 2H 5C 9D", "3D"]))
    for name in ("5C", "2H", "9D"):
        found.focus_spot(choices.key("card", NUMBER[name]))
        key(program, Key.Key_Space)
    assert chosen(found) == cards("5C 2H 9D")
    table_input.make_flower(found)
    settle()
    assert front(program).cards == cards("5C 2H 9D")


def test_a_fighter_that_loses_its_last_petal_ends_the_battle_on_the_table(program: Program) -> None:
    """Check a fighter that is poisoned before the battle's result is shown, with a repaint in between."""
    found = shown(program, position([[flower(1, "4S")], [flower(2, "(6S) 7S")]], ["KS", "2S 3S"]))
    assert not found.model.battle
    found.model.battle = {1: 0, 2: 1}
    found.model.lay = None
    program.screen.refresh()
    assert 1 in found.model.battle
    found.model.put(replace(found.model.flower(1), petals=()))
    found.model.lay = None
    program.screen.refresh()
    assert not found.model.battle
    assert {each for garden in layout.layout_of(found.state).gardens for each in garden.places} == {2}


def test_a_dimmed_button_and_a_refused_target_say_why(program: Program) -> None:
    state = position([[flower(1, "9S 4D")], [flower(4, "KS"), flower(5, "JH QH")]], ["QS", "3D"])
    state.drew[0] = True
    found = shown(program, state)
    acted = watch(found)
    for number, why in (
        (buttons.DRAWING, "You drew on your last turn already."),
        (buttons.MAKING, "A flower needs three cards at least."),
        (buttons.PASSING, "There is nothing to pass now: you can end your turn."),
    ):
        click(program, *at(program, choices.key("button", number)))
        assert foot(found) == why
    for action in (Attack(1, 4), PASS, PASS):
        state.play(action)
    assert state.acting == 0, "the attack failed"
    found = shown(program, state)
    click(program, *at(program, choices.key("flower", 1)))
    click(program, *at(program, choices.key("flower", 4)))
    assert foot(found) == "A last flower attacks each flower only once, and that one is done."
    assert not acted
