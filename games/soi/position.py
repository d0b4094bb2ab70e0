"""The rules of Soi: one moment of a round, which changes as it is played (rules page soi)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from macclassic.engine.game import MATCH_OVER, ROUND_OVER

from .acts import Ask, Four, asks, obstacle
from .cards import KIND_CARDS, POINTS, pack
from .events import Asked, Event, Give, Log, Out, Refuse, Set, Turn

Rows = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...]]
"""The cards of each seat as they lie before it, left to right."""

NOTHING: Four = (0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Deal:
    """Who asks first, the rows of 13 as they were dealt, and the quartets in them, which are deposited before
    the first ask, in the order of seats (soi A3)."""

    first: int
    rows: Rows
    opening: tuple[Set, ...]


class Position:
    """A round under way.

    `target`, `sort`: the options. `hands`: of each seat, as sets of cards. `rows`: the same cards as they
    lie. `owners`: who has deposited each kind, -1 while nobody has. `turn`: who asks. `asked`: every ask of
    this round. `number`: of the round, from 1. `before`: the totals when it began; `totals`: the same until
    it is over, then with its points. All of these are values, so that copies share them.

    `log`: where `play` appends what happens; None: nobody asks. `told`: the rules leave nothing open.
    """

    __slots__ = (
        "asked",
        "before",
        "deal",
        "hands",
        "log",
        "number",
        "owners",
        "rows",
        "sort",
        "target",
        "told",
        "totals",
        "turn",
    )  # fmt: skip

    def __init__(self, deal: Deal, number: int, totals: Four, target: int, sort: bool) -> None:
        """Begin a round: quartets are deposited."""
        self.target, self.sort = target, sort
        self.rows, laid = opened(deal.rows, sort)
        self.deal = replace(deal, opening=laid)
        self.number = number
        self.before = self.totals = totals
        one, two, three, four = map(pack, self.rows)
        self.hands: Four = (one, two, three, four)
        self.owners = tuple(next((each.seat for each in laid if each.kind == kind), -1) for kind in range(13))
        self.turn = deal.first
        self.asked = Log()
        self.log: list[Event] | None = None
        self.told: list[Event] = []

    def copy(self) -> Position:
        """Return a position of its own, without log and told."""
        new = Position.__new__(Position)
        new.deal, new.number, new.before = self.deal, self.number, self.before
        new.target, new.sort = self.target, self.sort
        new.hands, new.rows, new.owners = self.hands, self.rows, self.owners
        new.turn, new.asked, new.totals = self.turn, self.asked, self.totals
        new.log, new.told = None, []
        return new

    def __eq__(self, other: object) -> bool:
        """Whether all of two positions is the same but for log and told."""
        return isinstance(other, Position) and all(
            getattr(self, name) == getattr(other, name) for name in _KEPT
        )

    # Who decides what

    def actor(self) -> int:
        """Return the seat to ask, ROUND_OVER, or MATCH_OVER once somebody leads alone at the target."""
        if -1 in self.owners:
            return self.turn
        return MATCH_OVER if decided(self.totals, self.target) else ROUND_OVER

    def legal(self) -> Sequence[Ask]:
        """Return every legal ask (§round 3)."""
        return asks(self.turn, self.hands[self.turn], self.hands)

    def why_not(self, action: Ask) -> str | None:
        """Return why an ask is forbidden, in a sentence; None if it is legal."""
        found = obstacle(self.turn, self.hands[self.turn], self.hands, action)
        return None if found is None else found[0].format(kind=found[1])

    # One ask (§who plays next); an illegal one leaves the position senseless

    def play(self, action: Ask) -> None:
        """Ask."""
        of, card = action.of, action.card
        if self.hands[of] >> card & 1:
            self._give(of, card)
        else:
            self.asked = Log(self.asked, Asked(self.turn, of, card, 0))
            self.turn = of
            self._tell(Refuse(of, card), Turn(of))

    def _give(self, of: int, card: int) -> None:
        asker = self.turn
        rows = list(map(list, self.rows))
        slot = rows[of].index(card)
        del rows[of][slot]
        into = sum(other < card for other in rows[asker]) if self.sort else len(rows[asker])
        rows[asker].insert(into, card)
        hands = list(self.hands)
        hands[of] ^= 1 << card
        hands[asker] |= 1 << card
        self.asked = Log(self.asked, Asked(asker, of, card, 1, slot, into))
        self._tell(Give(of, asker, card, slot, into))
        kind = card >> 2
        if hands[asker] & KIND_CARDS[kind] == KIND_CARDS[kind]:
            hands[asker] ^= KIND_CARDS[kind]
            self.owners = (*self.owners[:kind], asker, *self.owners[kind + 1 :])
            self._tell(Set(asker, kind, _clear(rows[asker], kind)))
        self.rows = _rows(rows)
        one, two, three, four = hands
        self.hands = (one, two, three, four)
        if -1 not in self.owners:
            self._end()
            return
        if not hands[of]:
            self._tell(Out(of))
        while not hands[self.turn]:
            self.turn = (self.turn + 1) % 4
        if self.turn != asker:
            self._tell(Turn(self.turn))

    def _end(self) -> None:
        one, two, three, four = map(sum, zip(self.totals, round_points(self.owners), strict=True))
        self.totals = (one, two, three, four)

    def _tell(self, *events: Event) -> None:
        if self.log is not None:
            self.log += events


_KEPT = [name for name in Position.__slots__ if name not in ("log", "told")]


def round_points(owners: tuple[int, ...]) -> Four:
    """Return what the sets deposited so far are worth to each seat."""
    found = [0, 0, 0, 0]
    for owner, points in zip(owners, POINTS, strict=True):
        if owner >= 0:
            found[owner] += points
    return (found[0], found[1], found[2], found[3])


def decided(totals: Four, target: int) -> bool:
    """Whether totals after a round end the match: the target is reached and one leads alone (soi A8, A10)."""
    best = max(totals)
    return best >= target and totals.count(best) == 1


def places(totals: Four) -> Four:
    """Return the place of each seat, from 1; equal totals share one (soi A11)."""
    one, two, three, four = (1 + sum(other > total for other in totals) for total in totals)
    return (one, two, three, four)


def opened(dealt: Rows, sort: bool) -> tuple[Rows, tuple[Set, ...]]:
    """Return rows as they lie before the first ask, and the quartets that were deposited from them."""
    rows = [sorted(row) if sort else list(row) for row in dealt]
    laid = []
    for seat, row in enumerate(rows):
        hand = pack(row)
        for kind, cards in enumerate(KIND_CARDS):
            if hand & cards == cards:
                laid.append(Set(seat, kind, _clear(row, kind)))
    return _rows(rows), tuple(laid)


def _clear(row: list[int], kind: int) -> tuple[int, ...]:
    """Take a whole kind out of a row and return the places where its cards lay."""
    places = tuple(place for place, card in enumerate(row) if card >> 2 == kind)
    row[:] = [card for card in row if card >> 2 != kind]
    return places


def _rows(rows: Sequence[Sequence[int]]) -> Rows:
    one, two, three, four = map(tuple, rows)
    return (one, two, three, four)
