"""The rules of Soi: the mutable state of a round (rules page soi)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from macclassic.engine.core.game_spec import MATCH_OVER, ROUND_OVER

from .actions import Ask, Four, asks, four, obstacle
from .cards import EVEN, KIND_CARDS, POINTS, pack
from .events import Asked, AskLog, Event, Give, Out, Refuse, Set, Turn

Rows = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...]]
"""The cards of each seat in the order in which they lie, from left to right."""

NOTHING: Four = (0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Deal:
    """Deal of a round.

    `first`: the seat that asks first. `rows`: the rows of 13 as dealt. `opening`: the quartets in them, which
    are deposited before the first ask, in the order of seats (soi A3).
    """

    first: int
    rows: Rows
    opening: tuple[Set, ...]


@dataclass(slots=True)
class Position:
    """State of a round in play.

    `target`, `sort`, `even`, `around`: the options. `hands`: the cards of each seat, as sets. `rows`: the
    same cards in the order in which they lie. `owners`: the seat that has deposited each kind, else -1.
    `turn`: the seat to ask. `asked`: every ask of this round. `number`: number of the round, from 1.
    `before`: the totals before the round. `totals`: the same, with its points once it is over. All of these
    are immutable, so that copies share them.

    `log`: list to which `play` appends events; None if events are not wanted. `recorded_events`: not used,
    since the rules leave nothing open.
    """

    deal: Deal
    number: int
    before: Four
    target: int
    sort: bool
    rows: Rows
    hands: Four
    owners: tuple[int, ...]
    turn: int
    totals: Four
    even: bool = False
    around: bool = False
    asked: AskLog = field(default_factory=AskLog)
    log: list[Event] | None = field(default=None, compare=False)
    recorded_events: list[Event] = field(default_factory=list, compare=False)

    def copy(self) -> Position:
        """Return an independent copy without log and recorded events."""
        return replace(self, log=None, recorded_events=[])

    # Seat to move and legal actions

    def actor(self) -> int:
        """Return the seat to ask, ROUND_OVER, or MATCH_OVER once one seat alone leads at the target."""
        if -1 in self.owners:
            return self.turn
        return MATCH_OVER if decided(self.totals, self.target) else ROUND_OVER

    def legal(self) -> Sequence[Ask]:
        """Return every legal ask (§round 3)."""
        return asks(self.turn, self.hands[self.turn], self.hands)

    def why_not(self, action: Ask) -> str | None:
        """Return why an ask is illegal, in a sentence; None if it is legal."""
        found = obstacle(self.turn, self.hands[self.turn], self.hands, action)
        return None if found is None else found[0].format(kind=found[1])

    # One ask (§who plays next). The position is undefined after an illegal one.

    def play(self, action: Ask) -> None:
        """Play a legal ask."""
        of, card = action.of, action.card
        if self.hands[of] >> card & 1:
            self._give(of, card)
        else:
            self.asked = AskLog(self.asked, Asked(self.turn, of, card, 0))
            self.turn = self._next(self.turn) if self.around else of
            self._tell(Refuse(of, card), Turn(self.turn))

    def _give(self, of: int, card: int) -> None:
        asker = self.turn
        rows = [*map(list, self.rows)]
        slot = rows[of].index(card)
        del rows[of][slot]
        into = sum(other < card for other in rows[asker]) if self.sort else len(rows[asker])
        rows[asker].insert(into, card)
        hands = list(self.hands)
        hands[of] ^= 1 << card
        hands[asker] |= 1 << card
        self.asked = AskLog(self.asked, Asked(asker, of, card, 1, slot, into))
        self._tell(Give(of, asker, card, slot, into))
        kind = card >> 2
        if hands[asker] & KIND_CARDS[kind] == KIND_CARDS[kind]:
            hands[asker] ^= KIND_CARDS[kind]
            self.owners = (*self.owners[:kind], asker, *self.owners[kind + 1 :])
            self._tell(Set(asker, kind, _clear(rows[asker], kind)))
        self.rows, self.hands = four(map(tuple, rows)), four(hands)
        if -1 not in self.owners:
            self.totals = four(map(sum, zip(self.totals, round_points(self.owners, self.worth), strict=True)))
            return
        if not hands[of]:
            self._tell(Out(of))
        if not hands[asker]:
            self.turn = self._next(asker)
            self._tell(Turn(self.turn))

    def _next(self, seat: int) -> int:
        """Return the next seat with cards, counter-clockwise after `seat`."""
        return next(each % 4 for each in range(seat + 1, seat + 5) if self.hands[each % 4])

    @property
    def worth(self) -> tuple[int, ...]:
        """Points for the set of each kind."""
        return EVEN if self.even else POINTS

    def _tell(self, *events: Event) -> None:
        if self.log is not None:
            self.log += events


def start_of_round(
    deal: Deal, number: int, totals: Four, target: int, sort: bool, even: bool = False, around: bool = False
) -> Position:
    """Return the start of a round, with the quartets in the deal deposited."""
    rows, laid = opened(deal.rows, sort)
    owners = tuple(next((each.seat for each in laid if each.kind == kind), -1) for kind in range(13))
    deal = replace(deal, opening=laid)
    hands = four(map(pack, rows))
    return Position(deal, number, totals, target, sort, rows, hands, owners, deal.first, totals, even, around)


def round_points(owners: tuple[int, ...], worth: tuple[int, ...]) -> Four:
    """Return each seat's points for the sets deposited so far."""
    found = [0, 0, 0, 0]
    for owner, points in zip(owners, worth, strict=True):
        if owner >= 0:
            found[owner] += points
    return four(found)


def decided(totals: Four, target: int) -> bool:
    """True if these totals end the match: the target is reached and one seat leads alone (soi A8, A10)."""
    best = max(totals)
    return best >= target and totals.count(best) == 1


def places(totals: Four) -> Four:
    """Return the place of each seat, from 1; seats with equal totals share a place (soi A11)."""
    return four(1 + sum(other > total for other in totals) for total in totals)


def opened(dealt: Rows, sort: bool) -> tuple[Rows, tuple[Set, ...]]:
    """Return the rows before the first ask, and the quartets that were deposited from them."""
    rows = [sorted(row) if sort else list(row) for row in dealt]
    laid = []
    for seat, row in enumerate(rows):
        hand = pack(row)
        for kind, cards in enumerate(KIND_CARDS):
            if hand & cards == cards:
                laid.append(Set(seat, kind, _clear(row, kind)))
    return four(map(tuple, rows)), tuple(laid)


def _clear(row: list[int], kind: int) -> tuple[int, ...]:
    """Remove a whole kind from a row and return the places of its cards."""
    places = tuple(place for place, card in enumerate(row) if card >> 2 == kind)
    row[:] = [card for card in row if card >> 2 != kind]
    return places
