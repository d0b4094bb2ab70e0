"""What one seat may see of a war."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .cards import ALL
from .position import OVER, STACK, Position

Three = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class View:
    """All that one seat knows: numbers and tuples, with no road to a position.

    `hand`: its own. `hand_sizes`: of all. `table`, `collections`, `money`, `points` and the rest lie open.
    `stack_size`: cards still face down. `choice`: table cards of which the seat at turn takes one, as a set.
    `unseen`: all cards that may be in other hands or the stack, as a set. `opened`: every hand, once the
    game is over, else empty. The rest is as in `Position`.
    """

    seat: int
    hand: int
    hand_sizes: Three
    table: int
    stack_size: int
    collections: Three
    money: Three
    points: Three
    before: Three
    go_score: Three
    gos: Three
    first: int
    game: int
    turn: int
    phase: int
    played: int
    turned: int
    grabbed: int
    choice: int
    unseen: int
    winner: int
    cup_plain: bool
    opened: tuple[int, ...] = ()
    gained: int = 0
    plays: tuple[int, ...] = ()


def three(values: Sequence[int]) -> Three:
    """Return the values of the three seats, to be kept."""
    one, two, last = values
    return one, two, last


def view(position: Position, seat: int) -> View:
    """Return what a seat knows. Whose hand a card lies in decides, never the moment."""
    hand = position.hands[seat]
    shown = position.table | hand
    for cards in position.collections:
        shown |= cards
    for card in (position.played, position.turned):
        if card >= 0:
            shown |= 1 << card
    one, two, last = position.hands
    return View(
        seat=seat,
        hand=hand,
        hand_sizes=(one.bit_count(), two.bit_count(), last.bit_count()),
        table=position.table,
        stack_size=STACK - position.turned_count,
        collections=three(position.collections),
        money=three(position.money),
        points=three(position.points),
        before=three(position.before),
        go_score=three(position.go_score),
        gos=three(position.gos),
        first=position.deal.first,
        game=position.game,
        turn=position.turn,
        phase=position.phase,
        played=position.played,
        turned=position.turned,
        grabbed=position.grabbed,
        choice=position.choice(),
        unseen=ALL & ~shown,
        winner=position.winner,
        cup_plain=position.cup_plain,
        opened=(one, two, last) if position.phase == OVER else (),
        gained=position.gained,
        plays=tuple(position.plays),
    )


def known(view: View) -> Position:
    """Return the position as the seat of a view knows it: the others' hands and the stack are empty."""
    new = Position(view.cup_plain)
    new.hands[view.seat] = view.hand
    new.collect(view.collections)
    new.before = list(view.before)
    new.go_score = list(view.go_score)
    new.gos = list(view.gos)
    new.money = list(view.money)
    new.table, new.turned_count = view.table, STACK - view.stack_size
    new.turn, new.phase, new.winner = view.turn, view.phase, view.winner
    new.played, new.turned, new.grabbed = view.played, view.turned, view.grabbed
    return new
