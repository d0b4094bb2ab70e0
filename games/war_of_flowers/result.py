"""How a game ended, and what a call would bring: every line of it, for a screen to explain."""

from __future__ import annotations

from dataclasses import dataclass

from macclassic.engine.game import Tally
from macclassic.flower_cards.events import rises

from .position import Position
from .scoring import Due, Payment, ScoreLine, dues, payments, score_lines
from .view import View, three


@dataclass(frozen=True, slots=True)
class Result:
    """A game that is over. `winner` is -1 where nobody won; `money` is after the payments, `brought` from
    before the game.

    `ranking` names the seats by money when the war is over too, ties in one group; else it is empty.
    """

    winner: int
    points: int
    gos: tuple[int, int, int]
    lines: tuple[ScoreLine, ...]
    dues: tuple[Due, ...]
    payments: tuple[Payment, ...]
    money: tuple[int, int, int]
    brought: tuple[int, int, int]
    hands: tuple[int, int, int]
    ranking: tuple[tuple[int, ...], ...] = ()

    def tally(self, seat: int) -> Tally:
        own = self.money[seat]
        return Tally(
            won=None if self.winner < 0 else self.winner == seat,
            points=self.points,
            change=own - self.brought[seat],
            place=1 + sum(other > own for other in self.money) if self.ranking else 0,
        )


def round_result(position: Position) -> Result:
    winner = position.winner
    won, piles, cup = winner >= 0, position.collections, position.cup_plain
    points = position.points[winner] if won else 0
    owed = dues(winner, piles, position.gos, points, cup) if won else ()
    money = three(position.money)
    return Result(
        winner=winner,
        points=points,
        gos=three(position.gos),
        lines=score_lines(piles[winner], cup) if won else (),
        dues=owed,
        payments=payments(owed, position.brought),
        money=money,
        brought=position.brought,
        hands=three(position.hands),
        ranking=ranking(money) if 0 in money else (),
    )


def ranking(money: tuple[int, int, int]) -> tuple[tuple[int, ...], ...]:
    """Return the seats from the richest down, ties together."""
    amounts = sorted(set(money), reverse=True)
    return tuple(tuple(seat for seat in range(3) if money[seat] == amount) for amount in amounts)


@dataclass(frozen=True, slots=True)
class Preview:
    """What the seat at turn may weigh before GO or STOP.

    `scored`: what it has now, line by line; `rises`: what this turn has added to each of them. `dues` and
    `payments`: what STOP would bring now; `later`: what it would after one more GO and a point more, which
    that needs, if all had collected what they have now.
    """

    points: int
    scored: tuple[ScoreLine, ...]
    rises: tuple[int, ...]
    dues: tuple[Due, ...]
    payments: tuple[Payment, ...]
    gos: int
    later: tuple[Payment, ...]


def preview(view: View) -> Preview:
    """Return what STOP would bring the seat of a view now, and what the next GO would make of it."""
    seat = view.seat
    points = view.points[seat]
    gos = view.gos[seat]
    owed = dues(seat, view.collections, view.gos, points, view.cup_plain)
    mine = view.collections[seat]
    again = [calls + (other == seat) for other, calls in enumerate(view.gos)]
    scored = score_lines(mine, view.cup_plain)
    earlier = score_lines(mine & ~view.gained, view.cup_plain)
    return Preview(
        points=points,
        scored=scored,
        rises=rises(scored, earlier),
        dues=owed,
        payments=payments(owed, view.money),
        gos=gos,
        later=payments(dues(seat, view.collections, again, points + 1, view.cup_plain), view.money),
    )
