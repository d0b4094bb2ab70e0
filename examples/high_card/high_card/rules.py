"""Rules of High Card.

Each of two seats holds five of the cards 1 to 10. The seats lay one card each; the higher card takes the
point, and its seat leads the next pair. A round is five such pairs. The seat with fewer points begins the
next round, and a match ends with the round in which a seat reaches the goal.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from macclassic.engine import (
    EVERYBODY,
    MATCH_OVER,
    ROUND_OVER,
    Chance,
    Codec,
    Event,
    Json,
    RecordFormat,
    Rules,
    Tally,
    ValueKind,
    number,
    plain_view,
    row_of,
)

from . import HighCardOptions


@dataclass(frozen=True, slots=True)
class Deal:
    """The hands of both seats."""

    hands: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Lay:
    """Action: lay a card of the hand. There is no other kind of action."""

    card: int


@dataclass(frozen=True, slots=True)
class Laid(Event):
    """Event: a card was laid, which both seats see."""

    card: int
    reveals = True


@dataclass(frozen=True, slots=True)
class View:
    """Knowledge of a seat.

    `laid`: the card that the seat to move must answer, or 0. `others`: the cards of the other seat, 0 for
    each that is hidden.
    """

    seat: int
    hand: tuple[int, ...]
    others: tuple[int, ...]
    laid: int
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Result:
    """Points of both seats before and after a round; `last`: True if the match is over too."""

    before: tuple[int, ...]
    points: tuple[int, ...]
    last: bool

    def tally(self, seat: int) -> Tally:
        gain = self.points[seat] - self.before[seat]
        place = 1 + (self.points[1 - seat] > self.points[seat]) if self.last else 0
        return Tally(won=gain > 2, points=gain, change=gain, place=place)


@dataclass
class Position:
    """State of a round. `before`: the points at its beginning. `laid`: as in `View`."""

    deal: Deal
    goal: int
    before: tuple[int, ...]
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
        if not self.laid:
            self.laid, self.turn = action.card, 1 - self.turn
        else:
            self.turn = self.turn if action.card > self.laid else 1 - self.turn
            self.points[self.turn] += 1
            self.laid = 0
        if self.log is not None:
            self.log.append(Laid(action.card))

    def copy(self) -> Position:
        return replace(self, hands=self.hands[:], points=self.points[:], log=None, recorded_events=[])


CARD = number(1, 10, "card")
HANDS = row_of(row_of(CARD, "a hand needs five cards", 5, 5), "a deal needs two hands", 2, 2)


def _read_deal(data: Json) -> Deal:
    deal = data.get("deal")
    hands = HANDS.read(deal.get("hands") if isinstance(deal, dict) else None)
    if len({*hands[0], *hands[1]}) < 10:
        raise ValueError("a card is twice in the deal")
    return Deal(hands)


class HighCardRules(Rules[Deal, Lay, Event, View, Position]):
    """Rules under the given options."""

    form = RecordFormat(
        deal=ValueKind(lambda deal: {"deal": {"hands": HANDS.write(deal.hands)}}, _read_deal),
        actions=Codec("action", (Lay,), card=CARD),
        events=Codec[Event]("event", (Laid,), card=CARD),
        outcome=lambda position: {"points": list(position.points)},
        view=plain_view(View),
    )

    def __init__(self, options: HighCardOptions) -> None:
        self._goal = options.goal

    def deal(self, chance: Chance, before: Position | None) -> Deal:
        cards = chance.shuffled(range(1, 11))
        return Deal((tuple(sorted(cards[:5])), tuple(sorted(cards[5:]))))

    def begin(self, deal: Deal, before: Position | None) -> Position:
        points = tuple(before.points) if before else (0, 0)
        first = points.index(min(points))
        return Position(deal, self._goal, points, [*deal.hands], [*points], first)

    def view(self, position: Position, seat: int) -> View:
        own = max(seat, 0)
        others = position.hands[1 - own]
        seen = others if seat == EVERYBODY else (0,) * len(others)
        return View(own, position.hands[own], seen, position.laid, tuple(position.points))

    def result(self, position: Position) -> Result:
        return Result(position.before, tuple(position.points), position.actor() == MATCH_OVER)
