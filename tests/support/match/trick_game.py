"""Small game of tricks for tests of the conformance checks: four hands, a stock, and hidden exchanges.

Each of four seats holds five of 24 cards, and four lie in the stock. Each seat first exchanges one card for
the top of the stock, which only it sees. Then five tricks are played; the highest card takes a trick. Seats 0
and 2 play against 1 and 3, and the side with more tricks in a round scores them. Its view forgets old tricks.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from macclassic.engine.core.chance import Chance
from macclassic.engine.core.codec import Codec, ValueKind, named, number, plain_view, row_of
from macclassic.engine.core.contract import EVERYBODY, MATCH_OVER, ROUND_OVER, Event, RecordFormat, Rules
from macclassic.engine.core.game_spec import GameSpec, Json, Players, Seat, Tally
from macclassic.engine.core.options import Options
from macclassic.engine.players.base import RandomPlayer, among

GOAL = 12
HIDDEN = 24
NAMES = (*(f"c{card}" for card in range(HIDDEN)), "hidden")


@dataclass(frozen=True)
class TrickOptions(Options):
    """Options: there are none."""


@dataclass(frozen=True, slots=True)
class Deal:
    hands: tuple[tuple[int, ...], ...]
    stock: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Exchange:
    """Action: lay a card away for the top of the stock."""

    card: int


@dataclass(frozen=True, slots=True)
class Lay:
    card: int


Action = Exchange | Lay


@dataclass(frozen=True, slots=True)
class Drawn(Event):
    """Event: the acting seat has got a card, which only it sees."""

    seat: int
    card: int
    reveals = True


@dataclass(frozen=True, slots=True)
class Laid(Event):
    seat: int
    card: int
    reveals = True


@dataclass(frozen=True, slots=True)
class Trick(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class View:
    seat: int
    hand: tuple[int, ...]
    others: tuple[tuple[int, ...], ...]
    trick: tuple[int, ...]
    turn: int
    tricks: tuple[int, ...]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Result:
    before: tuple[int, ...]
    points: tuple[int, ...]
    last: bool

    def tally(self, seat: int) -> Tally:
        gain, other = (self.points[each % 2] - self.before[each % 2] for each in (seat, seat + 1))
        place = 0
        if self.last:
            place = 1 if self.points[seat % 2] >= self.points[1 - seat % 2] else 3
        return Tally(won=gain > other, points=gain, change=gain, place=place)


@dataclass
class Position:
    deal: Deal
    before: tuple[int, ...]
    hands: list[tuple[int, ...]]
    stock: tuple[int, ...]
    points: list[int]
    turn: int = 0
    trick: list[int] = field(default_factory=list)
    tricks: list[int] = field(default_factory=lambda: [0, 0])
    log: list[Event] | None = None
    recorded_events: list[Event] = field(default_factory=list)

    def actor(self) -> int:
        if any(self.hands):
            return self.turn
        return MATCH_OVER if max(self.points) >= GOAL and self.points[0] != self.points[1] else ROUND_OVER

    def legal(self) -> list[Action]:
        kind = Exchange if self.stock else Lay
        return [kind(card) for card in self.hands[self.turn]]

    def why_not(self, action: Action) -> str | None:
        return None if action in self.legal() else "That card cannot be used now."

    def play(self, action: Action) -> None:
        seat = self.turn
        hand = tuple(card for card in self.hands[seat] if card != action.card)
        self.turn = (seat + 1) % 4
        if isinstance(action, Exchange):
            hand = (*hand, self.stock[0])
            self.stock = self.stock[1:]
            self.tell(Drawn(seat, hand[-1]))
        else:
            self.trick.append(action.card)
            self.tell(Laid(seat, action.card))
            if len(self.trick) == 4:
                self.turn = (seat + 1 + self.trick.index(max(self.trick))) % 4
                self.tricks[self.turn % 2] += 1
                self.trick.clear()
                self.tell(Trick(self.turn))
        self.hands[seat] = hand
        if not any(self.hands):
            best = 0 if self.tricks[0] > self.tricks[1] else 1
            self.points[best] += self.tricks[best]

    def tell(self, event: Event) -> None:
        if self.log is not None:
            self.log.append(event)

    def copy(self) -> Position:
        lists = {name: getattr(self, name)[:] for name in ("hands", "points", "trick", "tricks")}
        return replace(self, **lists, log=None, recorded_events=[])


CARD = named(NAMES, "card")


def _read(data: Json) -> Deal:
    deal = data.get("deal")
    if not isinstance(deal, dict):
        raise ValueError("a round has no deal")
    hands = row_of(row_of(CARD, "a hand has five cards", 5, 5), "a deal has four hands", 4, 4)
    dealt = Deal(
        hands.read(deal.get("hands")), row_of(CARD, "a stock has four cards", 4, 4).read(deal.get("stock"))
    )
    if {*dealt.stock}.union(*dealt.hands) != {*range(HIDDEN)}:
        raise ValueError("a card is missing in the deal")
    return dealt


def _written(deal: Deal) -> Json:
    names = [[NAMES[card] for card in hand] for hand in deal.hands]
    return {"deal": {"hands": names, "stock": [NAMES[card] for card in deal.stock]}}


class TrickRules(Rules[Deal, Action, Event, View, Position]):
    form = RecordFormat(
        deal=ValueKind(_written, _read),
        actions=Codec[Action]("action", (Exchange, Lay), card=CARD),
        events=Codec[Event]("event", (Drawn, Laid, Trick), card=CARD, seat=number(0, 3, "seat")),
        outcome=lambda position: {"points": list(position.points)},
        view=plain_view(View),
    )

    def __init__(self, options: TrickOptions) -> None:
        pass

    def deal(self, chance: Chance, before: Position | None) -> Deal:
        cards = chance.shuffled(range(HIDDEN))
        return Deal(tuple(cards[first : first + 5] for first in (0, 5, 10, 15)), cards[20:])

    def begin(self, deal: Deal, before: Position | None) -> Position:
        points = tuple(before.points) if before else (0, 0)
        return Position(deal, points, [*deal.hands], deal.stock, [*points])

    def view(self, position: Position, seat: int) -> View:
        own = max(seat, 0)
        others = tuple(
            hand if seat == EVERYBODY else (HIDDEN,) * len(hand)
            for other, hand in enumerate(position.hands)
            if other != own
        )
        rest = (tuple(position.trick), position.turn, tuple(position.tricks), tuple(position.points))
        return View(own, position.hands[own], others, *rest)

    def redact(self, happened: Action | Event, actor: int, seat: int) -> Action | Event:
        if isinstance(happened, Exchange | Drawn) and seat not in (actor, EVERYBODY):
            return replace(happened, card=HIDDEN)
        return happened

    def result(self, position: Position) -> Result:
        return Result(position.before, tuple(position.points), position.actor() == MATCH_OVER)


GAME = GameSpec(
    key="tricks",
    title="Tricks",
    options=TrickOptions,
    rules=TrickRules,
    seats=lambda options: tuple(Seat(name, number % 2) for number, name in enumerate("ABCD")),
    players=Players(
        make=among("Tricks", {"random": RandomPlayer()}),
        names=(("random", "any card"),),
        default=("random",) * 4,
        adviser="random",
        stand_in="random",
    ),
)
