"""Rules of High Card.

Each of two seats holds five of the cards 1–10. They lay one card each in turn; the higher card takes the
point. A round is five such pairs.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from macclassic.engine.core.chance import Chance
from macclassic.engine.core.codec import Codec, ValueKind, number, plain_view, row_of
from macclassic.engine.core.contract import (
    EVERYBODY,
    MATCH_OVER,
    ROUND_OVER,
    Event,
    RecordFormat,
    Rules,
    Tally,
)
from macclassic.engine.core.options import Json

from . import HighCardOptions


@dataclass(frozen=True, slots=True)
class Deal:
    hands: tuple[tuple[int, ...], tuple[int, ...]]
    first: int


@dataclass(frozen=True, slots=True)
class Lay:
    """The only kind of action."""

    card: int


@dataclass(frozen=True, slots=True)
class Laid(Event):
    card: int
    reveals = True


@dataclass(frozen=True, slots=True)
class View:
    """Knowledge of a seat. `laid`: the card that awaits the other seat's, or 0."""

    seat: int
    hand: tuple[int, ...]
    laid: int
    points: tuple[int, ...]
    opened: tuple[tuple[int, ...], ...] = ()


@dataclass
class Position:
    """State of a round. `brought`: the points at its beginning."""

    deal: Deal
    goal: int
    brought: tuple[int, ...]
    hands: list[tuple[int, ...]]
    points: list[int]
    turn: int
    laid: int = 0
    log: list[Event] | None = None
    recorded_events: list[Event] = field(default_factory=list)

    def actor(self) -> int:
        if any(self.hands):
            return self.turn
        return MATCH_OVER if max(self.points) >= self.goal else ROUND_OVER

    def legal(self) -> list[Lay]:
        return [Lay(card) for card in self.hands[self.turn]]

    def why_not(self, action: Lay) -> str | None:
        return None if action in self.legal() else "That card is not in the hand."

    def play(self, action: Lay) -> None:
        self.hands[self.turn] = tuple(card for card in self.hands[self.turn] if card != action.card)
        if self.laid:
            self.turn = self.turn if action.card > self.laid else 1 - self.turn
            self.points[self.turn] += 1
            self.laid = 0
        else:
            self.laid, self.turn = action.card, 1 - self.turn
        if self.log is not None:
            self.log.append(Laid(action.card))

    def copy(self) -> Position:
        return replace(self, hands=self.hands[:], points=self.points[:], log=None, recorded_events=[])


@dataclass(frozen=True, slots=True)
class Result:
    points: tuple[int, ...]
    brought: tuple[int, ...]
    last: bool

    def tally(self, seat: int) -> Tally:
        gained = self.points[seat] - self.brought[seat]
        place = 1 + (self.points[1 - seat] > self.points[seat]) if self.last else 0
        return Tally(gained > 2, gained, gained, place)


CARD, SEAT = number(1, 10, "card"), number(0, 1, "seat")
HANDS = row_of(row_of(CARD, "a hand needs five cards", 5, 5), "a deal needs two hands", 2, 2)


def _write_deal(deal: Deal) -> Json:
    return {"deal": {"hands": HANDS.write(deal.hands)}, "first": deal.first}


def _read_deal(data: Json) -> Deal:
    deal = data.get("deal")
    one, two = HANDS.read(deal.get("hands") if isinstance(deal, dict) else None)
    if len({*one, *two}) < 10:
        raise ValueError("a card stands twice in the deal")
    return Deal((one, two), SEAT.read(data.get("first")))


class HighCard(Rules[Deal, Lay, Event, View, Position]):
    """Rules for a goal: a seat that has reached it at the end of a round wins."""

    form = RecordFormat(
        deal=ValueKind(_write_deal, _read_deal),
        actions=Codec("action", (Lay,), card=CARD),
        events=Codec[Event]("event", (Laid,), card=CARD),
        outcome=lambda position: {"points": list(position.points)},
        view=plain_view(View),
    )

    def __init__(self, options: HighCardOptions) -> None:
        self._goal = options.goal

    def deal(self, chance: Chance, before: Position | None) -> Deal:
        cards = chance.shuffled(range(1, 11))
        return Deal((tuple(sorted(cards[:5])), tuple(sorted(cards[5:]))), _first(before))

    def begin(self, deal: Deal, before: Position | None) -> Position:
        if deal.first != _first(before):
            raise ValueError(f"seat {_first(before)} begins this round")
        brought = tuple(before.points) if before else (0, 0)
        return Position(deal, self._goal, brought, [*deal.hands], [*brought], deal.first)

    def view(self, position: Position, seat: int) -> View:
        opened = tuple(position.hands) if seat == EVERYBODY else ()
        seat = max(seat, 0)
        return View(seat, position.hands[seat], position.laid, tuple(position.points), opened)

    def result(self, position: Position) -> Result:
        return Result(tuple(position.points), position.brought, position.actor() == MATCH_OVER)


def _first(before: Position | None) -> int:
    """Return the seat that begins the round: the seats alternate."""
    return 0 if before is None else 1 - before.deal.first
