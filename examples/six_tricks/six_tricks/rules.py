"""Rules of Six Tricks.

Each of four seats holds six of 24 cards. The leader lays any card; the others follow suit if they can. The
highest spade takes the trick, or else the highest card of the suit that was led, and its seat leads the next
one. A trick is a point. A match ends with the round in which a seat reaches the goal.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from macclassic.engine import (
    EVERYBODY,
    MATCH_OVER,
    NOTHING,
    ROUND_OVER,
    Chance,
    Codec,
    Event,
    Json,
    RecordFormat,
    Rules,
    Tally,
    ValueKind,
    lazily,
    named,
    number,
    plain_view,
    row_of,
)

from .cards import IDS, suit, winner

if TYPE_CHECKING:
    from . import SixTricksOptions


@dataclass(frozen=True, slots=True)
class Deal:
    """The hands of the four seats."""

    hands: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Lay:
    """Action: lay a card of the hand."""

    card: int


@dataclass(frozen=True, slots=True)
class Laid(Event):
    """Event: a seat laid a card, which all seats see."""

    seat: int
    card: int
    reveals = True


@dataclass(frozen=True, slots=True)
class Taken(Event):
    """Event: a seat took the trick."""

    seat: int


@dataclass(frozen=True, slots=True)
class View:
    """Knowledge of a seat.

    `hands`: the cards of each seat, NOTHING for each that is hidden. `trick`: the cards on the table, the
    leader's first. `laid`: 1 for each card that was laid in this round. `tricks`, `points`: by seat.
    """

    seat: int
    turn: int
    hands: tuple[tuple[int, ...], ...]
    trick: tuple[int, ...]
    laid: tuple[int, ...]
    tricks: tuple[int, ...]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Result:
    """Tricks of each seat, and its points before the round; `last`: True if the match is over too."""

    before: tuple[int, ...]
    tricks: tuple[int, ...]
    last: bool

    @property
    def points(self) -> tuple[int, ...]:
        """The points of each seat after the round."""
        return tuple(map(sum, zip(self.before, self.tricks, strict=True)))

    def tally(self, seat: int) -> Tally:
        most, own, points = max(self.tricks), self.tricks[seat], self.points
        won = own == most if self.tricks.count(most) == 1 else None
        place = 1 + sum(each > points[seat] for each in points) if self.last else 0
        return Tally(won=won, points=own, change=own, place=place)


@dataclass
class Position:
    """State of a round. `before`: the points at its beginning. `first`: the seat that led first."""

    deal: Deal
    goal: int
    before: tuple[int, ...]
    first: int
    turn: int
    hands: list[tuple[int, ...]]
    tricks: list[int]
    trick: tuple[int, ...] = ()
    log: list[Event] | None = None
    recorded_events: list[Event] = field(default_factory=list)

    @property
    def points(self) -> tuple[int, ...]:
        """The points of each seat with the tricks of this round."""
        return tuple(map(sum, zip(self.before, self.tricks, strict=True)))

    def actor(self) -> int:
        if any(self.hands):
            return self.turn
        return MATCH_OVER if max(self.points) >= self.goal else ROUND_OVER

    def legal(self) -> list[Lay]:
        hand = self.hands[self.turn]
        same = [card for card in hand if self.trick and suit(card) == suit(self.trick[0])]
        return [Lay(card) for card in same or hand]

    def why_not(self, action: Lay) -> str | None:
        if action in self.legal():
            return None
        held = action.card in self.hands[self.turn]
        return "You must follow suit." if held else "That card is not in the hand."

    def play(self, action: Lay) -> None:
        seat = self.turn
        events: list[Event] = [Laid(seat, action.card)]
        self.hands[seat] = tuple(card for card in self.hands[seat] if card != action.card)
        self.trick = (*self.trick, action.card)
        self.turn = (seat + 1) % 4
        if len(self.trick) == 4:
            # All four have laid a card, so the leader is to move again.
            self.turn = (self.turn + winner(self.trick)) % 4
            self.tricks[self.turn] += 1
            self.trick = ()
            events.append(Taken(self.turn))
        if self.log is not None:
            self.log += events

    def copy(self) -> Position:
        return replace(self, hands=self.hands[:], tricks=self.tricks[:], log=None, recorded_events=[])


CARD = named(IDS, "card")
HANDS = row_of(row_of(CARD, "a hand needs six cards", 6, 6), "a deal needs four hands", 4, 4)


def _read_deal(data: Json) -> Deal:
    deal = data.get("deal")
    hands = HANDS.read(deal.get("hands") if isinstance(deal, dict) else None)
    if len({card for hand in hands for card in hand}) < len(IDS):
        raise ValueError("a card is twice in the deal")
    return Deal(hands)


class SixTricksRules(Rules[Deal, Lay, Event, View, Position]):
    """Rules under the given options."""

    form = RecordFormat(
        deal=ValueKind(lambda deal: {"deal": {"hands": HANDS.write(deal.hands)}}, _read_deal),
        actions=Codec("action", (Lay,), card=CARD),
        events=Codec[Event]("event", (Laid, Taken), seat=number(0, 3, "seat"), card=CARD),
        outcome=lambda position: {"points": list(position.points)},
        view=plain_view(View),
        arrays=lazily(f"{__package__}.arrays:arrays"),
    )

    def __init__(self, options: SixTricksOptions) -> None:
        self._goal = options.goal

    def deal(self, chance: Chance, before: Position | None) -> Deal:
        cards = chance.shuffled(range(len(IDS)))
        return Deal(tuple(tuple(sorted(cards[at : at + 6])) for at in range(0, len(IDS), 6)))

    def begin(self, deal: Deal, before: Position | None) -> Position:
        points, first = (before.points, (before.first + 1) % 4) if before else ((0,) * 4, 0)
        return Position(deal, self._goal, points, first, first, [*deal.hands], [0] * 4)

    def view(self, position: Position, seat: int) -> View:
        own = max(seat, 0)
        hands = tuple(
            hand if seat in (EVERYBODY, holder) else (NOTHING,) * len(hand)
            for holder, hand in enumerate(position.hands)
        )
        held = {card for hand in position.hands for card in hand}
        laid = tuple(int(card not in held) for card in range(len(IDS)))
        return View(own, position.turn, hands, position.trick, laid, tuple(position.tricks), position.points)

    def result(self, position: Position) -> Result:
        return Result(position.before, tuple(position.tricks), position.actor() == MATCH_OVER)
