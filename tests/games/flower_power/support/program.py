"""Helpers for tests of Flower Power on an emulated screen: a program in a match, and input."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QLineEdit

from games.flower_power.actions import NO_INDEX, Action
from games.flower_power.board import OPEN
from games.flower_power.position import Position as Moment
from games.flower_power.position import initial_position
from games.flower_power.screen.input import buttons, choices, table_input
from games.flower_power.screen.input.opening_contest import ContestDialog, TakePack
from games.flower_power.screen.layout import place_of
from games.flower_power.screen.model import Model
from games.flower_power.screen.spots import rect_of
from games.flower_power.view import FlowerView
from macclassic.app.program.program import Program
from macclassic.engine.core.chance import player_stream
from macclassic.engine.core.registry import games
from macclassic.engine.match.match import Match
from macclassic.table.game_table import GameTable
from macclassic.table.look.furniture import TableButton
from macclassic.table.table_state import TablePosition
from tests.games.flower_power.support.positions import NUMBER, cards, rules_of
from tests.support.match.playing import begun, controller_of, rush
from tests.support.match.program import click, settle

SPEC = games()["flower-power"]
PERSON = "person"


def started(
    tmp_path: Path, seed: int | None = 11, people: Sequence[int] = (0,), players: int = 2, **options: Any
) -> Program:
    """Return a program in a match of Flower Power, after the contest and the choice of packs.

    With `seed` None it resumes the stored match.
    """
    who = [PERSON if seat in people else "random" for seat in range(6)]
    more = {"players": players, "who": who, "pace": 5, "contest": True, **options}
    program = begun(tmp_path, "flower-power", seed, **more)
    if seed is not None and any(seat < players for seat in people):
        past_the_contest(program)
    return program


def begin(program: Program, seed: int) -> None:
    """Start another match, and play until flowers are laid or the winner takes a place."""
    controller_of(program).begin(seed)
    past_the_contest(program)


def past_the_contest(program: Program) -> None:
    """Throw any sign in the contest and take any packs; leave other dialogs open."""
    rush(program, lambda: stops(program))
    for _ in range(60):
        dialog = front(program)
        if not isinstance(dialog, ContestDialog | TakePack):
            return
        dialog.choose("ok")
        rush(program, lambda: stops(program))
    raise AssertionError("the contest never ended")


def table(program: Program) -> GameTable:
    found = controller_of(program).table
    assert isinstance(found, GameTable)
    return found


def front(program: Program) -> Any:
    return program.manager.front


def on_table(program: Program) -> bool:
    """True if no dialog is open over the table."""
    return bool(front(program) is controller_of(program).window)


def stops(program: Program) -> bool:
    """True if a person is to act or a dialog is open."""
    return deciding(table(program)) or not on_table(program)


def to_a_decision(program: Program, *, most: int = 400) -> None:
    """Finish motions and confirm dialogs until a person is to act."""
    for _ in range(most):
        rush(program, lambda: stops(program))
        if on_table(program):
            return
        front(program).choose("ok")
        settle(3)
    raise AssertionError("nobody is ever to decide")


def deciding(found: GameTable) -> bool:
    """True if a person is to act."""
    return found.model is not None and bool(found.state.open_actions)


def building(found: GameTable) -> bool:
    """True if a person is to lay flowers."""
    return found.model is not None and choices.building(found.state)


def chosen(found: GameTable) -> tuple[int, ...]:
    """Return the chosen hand cards."""
    return choices.current_choice(found.state).cards if deciding(found) else ()


def choose_card(found: GameTable, name: str, more: bool = False) -> None:
    """Choose or release a hand card as by a click; with `more`, as by a click with Shift."""
    table_input.choose(found, choices.with_card(found.state, NUMBER[name], more))


def sizes(found: GameTable) -> tuple[int, ...]:
    """Return the sizes of the flowers into which the row of petals is cut."""
    cuts = choices.cuts(found.state)
    assert cuts is not None
    return cuts.sizes


def foot(found: GameTable) -> str:
    """Return the prompt's sentence about the choice or a refusal."""
    return choices.choice_text(found.state)


def at(program: Program, spot: str) -> tuple[int, int]:
    """Return the screen position of the middle of a spot; of a flower, its heart."""
    shown = table(program)
    kind, number, _ = choices.parse_key(spot)
    point = place_of(shown.state, number).middle if kind == "flower" else rect_of(shown.state, spot).center()
    return to_screen(program, point)


def to_screen(program: Program, point: QPoint) -> tuple[int, int]:
    window = controller_of(program).window
    corner = program.manager.rect_of(window).topLeft() + window.content.pos()
    return corner.x() + point.x(), corner.y() + point.y()


def button(found: GameTable, text: str) -> TableButton:
    """Return the button of the table with this text."""
    (one,) = (each for each in buttons.buttons(found.state) if each.text == text)
    return one


def press_button(program: Program, text: str) -> None:
    """Click a button of the table."""
    click(program, *to_screen(program, button(table(program), text).rect.center()))


def typing_line(found: GameTable) -> QLineEdit:
    """Return the line for typed moves, visible or not."""
    (one,) = found.findChildren(QLineEdit)
    return one


# Positions made by hand


def flower(number: int, text: str, power: bool = False) -> FlowerView:
    """Return a flower of petals from the top; those in brackets are hidden, and seat 0 knows those with ?."""
    petals, eyes = [], []
    for name in text.split():
        known = name.endswith("?")
        name = name.rstrip("?")
        petals.append(NUMBER[name.strip("()")])
        eyes.append((1 if known else 0) if name.startswith("(") else OPEN)
    return FlowerView(number, tuple(petals), tuple(eyes), power)


def position(
    gardens: Sequence[Sequence[FlowerView]],
    hands: Sequence[str],
    pile: str = "2C 3C",
    grave: str = "",
    phase: int = 1,
    turns: Sequence[int] = (2, 2, 2),
) -> Moment:
    """Return a position with these gardens and hands in the second turn of seat 0."""
    players = len(gardens)
    start = Match.new(SPEC, {"players": players, "position": 1}, seats(players), 1).state
    deal = replace(start.deal, order=tuple(range(players)), hands=tuple(map(cards, hands)), pile=cards(pile))
    new = initial_position(deal, start.options)
    size = max(each.id for garden in gardens for each in garden) + 1
    new.petals, new.eyes = [[] for _ in range(size)], [[] for _ in range(size)]
    new.power, new.owner = [False] * size, [NO_INDEX] * size
    for seat, garden in enumerate(gardens):
        for flower in garden:
            new.petals[flower.id], new.eyes[flower.id] = list(flower.petals), list(flower.eyes)
            new.power[flower.id], new.owner[flower.id] = flower.power, seat
            new.gardens[seat].append(flower.id)
    new.phase, new.turn, new.acting = phase, 0, 0
    new.grave = list(cards(grave))
    new.turns = list(turns[:players])
    new.begun = sum(new.turns)
    return new


def seats(players: int) -> list[dict[str, str]]:
    return [{"name": "ABCDEF"[seat], "player": PERSON if not seat else "random"} for seat in range(players)]


def shown(program: Program, state: Moment, **more: Any) -> GameTable:
    """Show a position of the rules as if it were the person's turn."""
    found = table(program)
    controller_of(program).session.hold(True)
    players = len(state.hands)
    rules = rules_of(players, **more)
    found.use(seats=seats(players))
    legal = rules.legal(state) if state.acting == 0 else ()
    found.show_position(TablePosition(rules.view(state, 0), legal))
    settle()
    return found


def watch(found: GameTable) -> list[Action]:
    """Return a list to which every action chosen at the table is added."""
    acted: list[Action] = []
    found.action_chosen.connect(acted.append)
    return acted


def random_action(match: Match, seed: int = 0) -> Action:
    """Return the random player's choice, from a random stream of the test."""
    chosen = SPEC.players.make("random").choose(
        match.view(match.actor), match.legal, player_stream(seed, match.actor, match.plies)
    )
    assert isinstance(chosen, Action)
    return chosen


def played(seed: int, until: Callable[[Match], bool], players: int = 3, **options: Any) -> Match:
    """Return a match that random players have played until a condition holds."""
    match = Match.new(SPEC, {"players": players, **options}, seats(players), seed)
    while not until(match):
        assert match.actor >= 0, "it never came to that"
        match.apply(random_action(match, seed))
    return match


def visible_state(model: Model) -> object:
    """Return the parts of a model that motions can produce."""
    return (
        [
            (
                player.seat,
                player.hand_size,
                player.out,
                [
                    (
                        each.id,
                        each.power,
                        model.tired(each.id),
                        [petal.card if petal.open else -1 for petal in each.petals],
                    )
                    for each in player.flowers
                ],
            )
            for player in model.players
        ],
        sorted(model.hand or ()),
        model.pile,
        sorted(model.graveyard),
        [*model.battle],
    )
