"""Tests that all parts of Flower Power's table, menus and dialogs have balloons, in two languages."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QPushButton

from games.flower_power.board import MAIN, OVER, REPLY
from games.flower_power.screen import shapes
from games.flower_power.screen.dialogs import GameSheet
from games.flower_power.screen.input import buttons, choices, table_input
from games.flower_power.screen.input.opening_contest import TakePlace
from games.flower_power.screen.input.typed_moves import typing
from games.flower_power.screen.layout import place_of
from macclassic.app.program.program import Program
from macclassic.engine.core.contract import EVERYBODY
from macclassic.table.help.help_markup import load
from macclassic.table.table_state import TablePosition
from macclassic.toolbox.spots import explain_at, spots_of
from tests.games.flower_power.support.program import (
    building,
    button,
    choose_card,
    flower,
    front,
    on_table,
    played,
    position,
    shown,
    started,
    stops,
    table,
    to_a_decision,
)
from tests.support.match.playing import controller_of
from tests.support.match.program import settle
from tests.support.screen.balloon_walk import good, open_and_walk, walk_menus, walk_window

HELP = Path(__file__).parents[4] / "games" / "flower_power" / "help"
GARDENS = [
    [flower(1, "KS (4D)? (2C)"), flower(2, "(9C) (8C) (7C)"), flower(3, "AD 7S 3H 10C", True)],
    [flower(4, "(2S) 5D"), flower(5, "JH QH")],
]


@pytest.fixture(params=["en", "fr"])
def program(qapp: object, tmp_path: Path, request: pytest.FixtureRequest) -> Program:
    program = started(tmp_path)
    program.set_language(request.param)
    table(program).finish()
    return program


def texts(program: Program) -> set[str]:
    """Return the balloon texts of the table, each checked.

    They are taken in the middle of all spots and petals, and on a grid.
    """
    found = table(program)
    points = [spot.rect.center() for spot in found.reachable_spots() if not spot.key.startswith("button")]
    for player in found.model.players:
        for each in player.flowers:
            place, look = place_of(found.state, each.id), shapes.shape(place_of(found.state, each.id).small)
            points += [place.middle, *(place.middle + laid.at for laid in look.laid(len(each.petals)))]
    points += [QPoint(x, y) for x in range(1, found.width(), 37) for y in range(1, found.height(), 23)]
    balloons = set()
    for point in points:
        topic = explain_at(found, point)
        if topic is not None and topic.text:
            assert good(topic.text), topic.text
            assert topic.rect.adjusted(-1, -1, 1, 1).contains(point), topic.text
            balloons.add(topic.text)
    return balloons


def test_every_menu_has_balloons(program: Program) -> None:
    walk_menus(program)
    shown(program, position(GARDENS, ["QS 2D 5C 8H JR", "3D"]))
    program.update_menus()
    walk_menus(program)


def test_every_control_of_the_dialogs_has_a_balloon(program: Program) -> None:
    state = position(GARDENS, ["QS 2D 5C 8H JR", "3D 4S"], grave="AS 10H JB")
    state.watched[1] = [1, 0]
    found = shown(program, state)
    names = set()
    for name, opens in controller_of(program).dialogs().items():
        if name not in ("concede", "deal") and not name.startswith("help"):
            open_and_walk(program, opens)
            names.add(name)
    assert {"options", "options-war", "statistics", "graveyard", "make", "plant"} <= names
    choose_card(found, "JR")
    open_and_walk(program, lambda: found.choose("flower-2-0"))
    table_input.choose(found, choices.nothing_chosen(found.state))
    open_and_walk(program, lambda: program.manager.open(TakePlace(table(program).state)))


def test_controls_of_the_table_have_balloons(program: Program) -> None:
    to_a_decision(program)
    found = table(program)
    assert building(found)
    (pile,) = [spot.balloon for spot in found.all_spots() if spot.key == choices.PILE]
    assert pile in ("This is the pile; cards in it: 7.", "La pioche\u202f: 7 cartes.")
    assert button_balloons(program) == 4
    table_input.press(found, buttons.FOURS)
    found.choose("gap-1-0")
    lay = button(found, "Lay" if program.language == "en" else "Planter")
    assert not lay.can and button_balloons(program) == 4
    shown(program, position(GARDENS, ["QS 2D", "3D"]))
    assert button_balloons(program) == 4
    typing(found).open("a")
    settle()
    assert walk_window(program, controller_of(program).window) == 1


def button_balloons(program: Program) -> int:
    """Return the number of buttons with different balloons, enabled or not."""
    found = [spot for spot in spots_of(table(program)) if spot.key.startswith("button")]
    assert all(good(spot.balloon) for spot in found)
    return len({spot.balloon for spot in found})


def test_everything_on_the_table_has_a_balloon(program: Program) -> None:
    shown(program, position(GARDENS, ["QS 2D 5C 8H JR", "3D"], grave="AS"))
    balloons = texts(program)
    assert len(balloons) > 25
    if program.language == "en":
        for expected in (
            "This is the pile; cards in it: 2. To draw one as your only act, click it.",
            "This is the Graveyard; cards in it: 1. To see them all, click it.",
            "The King of Spades, petal 1 of your flower 1. It lies open; its strength is 13.",
            "The 4 of Diamonds, petal 2 of your flower 1. Only you and other spies know it.",
            "This is petal 1 of your flower 2. It is hidden: a spy or a battle may show it.",
            "This is your flower 3, a POWER FLOWER of 4 petals. To choose it, click it.",
            "This is your flower 1, with 3 petals. The eye says that you know hidden petals of it. To choose "
            "it, click it.",
            "The Queen of Spades. Poison: it destroys an open petal of 12 or less.",
            "This is B, with 1 card in the hand. A spy may look at them. Played by: Novice.",
            "Regular flowers grow in this bed.",
        ):
            assert expected in balloons, expected


def test_laying_flowers_and_battles_have_balloons(program: Program) -> None:
    to_a_decision(program)
    assert len(texts(program)) > 5
    match = played(2, lambda match: match.actor == 0 and match.state.phase == REPLY)
    controller_of(program).session.hold(True)
    found = table(program)
    found.use(seats=match.seats)
    found.show_position(TablePosition(match.view(0), match.legal, practice=True))
    balloons = texts(program)
    assert len(balloons) > 10
    match = played(4, lambda match: match.plies > 60)
    found.show_position(TablePosition(match.rules.view(match.state, EVERYBODY), (), watching=True))
    assert len(texts(program)) > 10


def test_the_round_sheet_has_balloons(program: Program) -> None:
    match = played(5, lambda match: match.state.phase == OVER, players=2)
    controller_of(program).session.hold(True)
    found = table(program)
    found.use(seats=match.seats)
    open_and_walk(program, lambda: found.show_round(match.result, TablePosition(match.view(0), ()), True))
    found.show_round(match.result, TablePosition(match.view(0), ()), True)
    assert isinstance(front(program), GameSheet)
    texts = {button.text() for button in front(program).findChildren(QPushButton)}
    assert texts & {"Final Result", "Résultat final"}


def test_accessible_names_cover_the_whole_table(program: Program) -> None:
    shown(program, position(GARDENS, ["QS 2D 5C 8H JR", "3D"], grave="AS"))
    found = table(program)
    names = {thing.key: thing.name for thing in spots_of(found)}
    choose_card(found, "QS")
    names |= {thing.key: thing.name for thing in spots_of(found)}
    keys = {spot.key for spot in found.reachable_spots()}
    assert keys <= set(names) and any(key.startswith("petal") for key in keys)
    if program.language == "en":
        assert names["flower-1-0"] == "Your flower 1: King of Spades, 4 of Diamonds, known to you, hidden"
        assert names["flower-3-0"].startswith("Your flower 3: POWER FLOWER, Ace of Diamonds, 7 of Spades")
        assert names["pile-0-0"] == "Pile: 2 cards"
    assert stops(program) and on_table(program) and front(program) and found.state.position.view.phase == MAIN


# Help


def test_help_pages_show_the_scenes_of_a_battle() -> None:
    pages = load(HELP, "en")
    pictures = {name for page in pages for block in page.blocks for _, name in getattr(block, "pictures", ())}
    assert {"scene-attack", "scene-reveal", "scene-poison", "scene-won", "scene-tie"} <= pictures
