"""The rules of Soi behind the engine's contract: deals, views and results."""

from __future__ import annotations

from dataclasses import dataclass, replace

from macclassic.engine.core.chance import Chance
from macclassic.engine.core.codec import paired
from macclassic.engine.core.contract import EVERYBODY, RecordFormat, Rules
from macclassic.engine.core.game_spec import Tally
from macclassic.engine.core.lazy_import import lazily

from . import record_format as form
from .actions import Ask, Four
from .events import Event
from .options import SoiOptions
from .position import NOTHING, Deal, Position, decided, opened, places, round_points, start_of_round
from .view import VIEW, View, view


@dataclass(frozen=True, slots=True)
class SetLine:
    """One deposited set: its kind, 0 for aces to 12 for kings, and its points."""

    kind: int
    points: int


@dataclass(frozen=True, slots=True)
class Result:
    """Result of a finished round.

    `sets`: the sets of each seat, in the order of kinds. `points`: each seat's points of this round.
    `before`, `totals`: each seat's total before and after it. `target`: the total that ends the match.
    `places`: the place of each seat, from 1 with ties, if the match is over too, else empty. `played_on`:
    True if the target is reached but another round follows, because the leaders have the same total (soi
    A10).
    """

    round: int
    sets: tuple[tuple[SetLine, ...], ...]
    points: Four
    before: Four
    totals: Four
    target: int
    places: tuple[int, ...]
    played_on: bool

    def tally(self, seat: int) -> Tally:
        """Return the result of the round for one seat.

        The seat has won if it alone has most points. `points` and `change` are its own.
        """
        points, best = self.points[seat], max(self.points)
        return Tally(
            won=None if self.points.count(best) > 1 else points == best,
            points=points,
            change=points,
            place=self.places[seat] if self.places else 0,
        )


class SoiRules(Rules[Deal, Ask, Event, View, Position]):
    """The rules under given options: the target, the order of face-down rows, and house rules."""

    form = RecordFormat(
        deal=form.DEAL,
        actions=form.ACTIONS,
        events=form.EVENTS,
        outcome=form.outcome,
        of_match=form.match_outcome,
        view=VIEW,
        agrees=form.agrees,
        free_order=form.FREE_ORDER,
        arrays=lazily(f"{__package__}.arrays:arrays"),
    )

    def __init__(self, options: SoiOptions) -> None:
        self._target = options.target
        self._sort = options.sort
        self._even, self._around = options.even, options.around

    def deal(self, chance: Chance, before: Position | None) -> Deal:
        """Return a deal (§round 1–2). The first seat is drawn anew for each round."""
        deck = chance.shuffled(range(52))
        rows = (deck[:13], deck[13:26], deck[26:39], deck[39:])
        return Deal(chance.below(4), rows, opened(rows, self._sort)[1])

    def begin(self, deal: Deal, before: Position | None) -> Position:
        """Return the start of a round, with the quartets in the deal deposited.

        Raises ValueError if the opening does not name them.
        """
        number, totals = (before.number, before.totals) if before is not None else (0, NOTHING)
        house = self._even, self._around
        position = start_of_round(deal, number + 1, totals, self._target, self._sort, *house)
        if not paired(deal.opening, position.deal.opening, form.event_agrees):
            raise ValueError(form.WRONG_OPENING)
        return position

    def amend(self, position: Position) -> None:
        """Apply the options to a round in play: the target is read at its end (soi A19)."""
        position.target = self._target

    def view(self, position: Position, seat: int) -> View:
        """Return the view of a seat. EVERYBODY gets the view of seat 0 with all hands open."""
        if seat == EVERYBODY:
            return replace(view(position, 0), opened=position.rows)
        return view(position, seat)

    def result(self, position: Position) -> Result:
        """Return the itemised result of the finished round."""
        owners, totals, target = position.owners, position.totals, position.target
        over = decided(totals, target)
        return Result(
            round=position.number,
            sets=tuple(
                tuple(SetLine(kind, position.worth[kind]) for kind in range(13) if owners[kind] == seat)
                for seat in range(4)
            ),
            points=round_points(owners, position.worth),
            before=position.before,
            totals=totals,
            target=target,
            places=places(totals) if over else (),
            played_on=max(totals) >= target and not over,
        )
