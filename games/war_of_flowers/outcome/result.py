"""Result of a game and preview of a call, with every line of the score for the screen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from macclassic.engine.core.game_spec import Tally
from macclassic.flower_cards.events import rises

from ..house.payments import Terms
from ..house.position import house_in
from ..position import Position
from ..scoring import Due, Payment, ScoreLine, base_due, dues, payments, score_lines
from ..view import View, house_of, three


@dataclass(frozen=True, slots=True)
class Result:
    """Result of a finished game.

    `winner`: -1 if there is none. `money`: after the payments; `brought`: before the game. `last_turn`: the
    winner had its last turn. `forces`: True if another seat's GO forces a STOP. `base`: dollars that the
    winner's points are worth from each loser before doublings. By house rules `ending` names the way it ended
    (`house`), and `carried` is the number of times the next game's payments double because this one had no
    winner.

    `ranking` lists the seats by money if the war is over too, ties in one group; else it is empty.
    """

    winner: int
    points: int
    gos: tuple[int, int, int]
    base: int
    lines: tuple[ScoreLine, ...]
    dues: tuple[Due, ...]
    payments: tuple[Payment, ...]
    money: tuple[int, int, int]
    brought: tuple[int, int, int]
    hands: tuple[int, int, int]
    last_turn: bool = False
    forces: bool = True
    ending: str = ""
    carried: int = 0
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
    house = house_in(position)
    terms = house.terms(winner) if house is not None and won else None
    if terms is not None and terms.fixed:
        points = terms.fixed
    owed = _dues(terms, winner, piles, position.gos, points, cup) if won else ()
    money = three(position.money)
    return Result(
        winner=winner,
        points=points,
        gos=three(position.gos),
        base=_base(terms, points, position.gos[winner]) if won else 0,
        lines=score_lines(piles[winner], cup) if won and not (terms and terms.fixed) else (),
        dues=owed,
        payments=payments(owed, position.brought),
        money=money,
        brought=position.brought,
        hands=three(position.hands),
        last_turn=won and position.on_last_turn(),
        forces=house is None or not house.rules.free_go,
        ending=house.ending if house is not None else "",
        carried=house.carried() if house is not None else 0,
        ranking=ranking(money) if 0 in money else (),
    )


def _dues(
    terms: Terms | None, winner: int, piles: Sequence[int], gos: Sequence[int], points: int, cup: bool
) -> tuple[Due, ...]:
    """Return each loser's debt to a winner with `points`, by house rules or without (None)."""
    if terms is None:
        return dues(winner, piles, gos, points, cup)
    return terms.dues(winner, piles, gos[winner], points, cup)


def _base(terms: Terms | None, points: int, gos: int) -> int:
    return int(base_due(points, gos)) if terms is None else terms.base(points, gos)


def _terms(view: View, seat: int) -> Terms | None:
    house = house_of(view)
    return None if house is None else house.terms(seat)


def owed(view: View) -> tuple[Due, ...]:
    """Return each loser's debt in a game that has a winner."""
    winner = view.winner
    return _dues(
        _terms(view, winner), winner, view.collections, view.gos, view.points[winner], view.cup_plain
    )


def ranking(money: tuple[int, int, int]) -> tuple[tuple[int, ...], ...]:
    """Return the seats from the richest down, ties in one group."""
    amounts = sorted(set(money), reverse=True)
    return tuple(tuple(seat for seat in range(3) if money[seat] == amount) for amount in amounts)


@dataclass(frozen=True, slots=True)
class ScorePreview:
    """Preview of GO and STOP for the seat at turn.

    `scored`: its score line by line; `rises`: the points that this turn added to each line. `dues` and
    `payments`: the result of STOP now. `later`: the payments after one more GO and one more point, which a
    second call needs, if all collections stayed as they are.
    """

    points: int
    scored: tuple[ScoreLine, ...]
    rises: tuple[int, ...]
    dues: tuple[Due, ...]
    payments: tuple[Payment, ...]
    gos: int
    base: int
    later: tuple[Payment, ...]


def preview(view: View) -> ScorePreview:
    """Return a preview of STOP now and of the next GO, for the seat of a view."""
    seat = view.seat
    points = view.points[seat]
    gos = view.gos[seat]
    terms = _terms(view, seat)
    owed = _dues(terms, seat, view.collections, view.gos, points, view.cup_plain)
    mine = view.collections[seat]
    again = [calls + (other == seat) for other, calls in enumerate(view.gos)]
    scored = score_lines(mine, view.cup_plain)
    earlier = score_lines(mine & ~view.gained, view.cup_plain)
    return ScorePreview(
        points=points,
        scored=scored,
        rises=rises(scored, earlier),
        dues=owed,
        payments=payments(owed, view.money),
        gos=gos,
        base=_base(terms, points, gos),
        later=payments(_dues(terms, seat, view.collections, again, points + 1, view.cup_plain), view.money),
    )
