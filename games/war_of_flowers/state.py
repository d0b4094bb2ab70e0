"""The state of a war, its actions, and what one seat may see of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from macclassic.flower_cards.events import Event as Event
from macclassic.flower_cards.moment import Moment

PLAY, TAKE, CALL, OVER = range(4)
"""What the seat at turn is to decide: a hand card, which of two the turned card takes, GO or STOP; or the
game is over."""


class Action(NamedTuple):
    """One decision: `play` (`card`, and `take` where two unequal cards match), `take`, `go` or `stop`."""

    type: str
    card: int = -1
    take: int = -1


GO, STOP = Action("go"), Action("stop")
PLAYS = tuple(Action("play", card) for card in range(48))
TAKES = tuple(Action("take", card) for card in range(48))
# A hand card and which of two of its month it takes.
PLAY_TAKES = tuple(
    tuple(Action("play", card, card // 4 * 4 + other) for other in range(4)) for card in range(48)
)


@dataclass(frozen=True, slots=True)
class Deal:
    """What stays the same all through a game: its number from 1, its first player, what each had when it
    began, and the whole stack, top first."""

    game: int
    first: int
    money: tuple[int, int, int]
    stack: tuple[int, ...]


class State(Moment):
    """One moment of a war. Never changed once made; sets of cards are bits (see `cards`).

    `hands`, `collections`: by seat. `table`: open cards, the pair or triplet in the making included.
    `turned_count`: how many of the stack are turned. `turn`, `phase`: who decides what. `played`, `turned`:
    this turn's hand and stack card while the turned one has a choice, else -1; `grabbed`: the table cards
    that the hand card takes then. `gained`: while GO or STOP is open, all that this turn brought into the
    collection, passed plains too. `points`: of each collection as it is. `before`: each seat's score at the
    end of its last turn, the one under way not counted; `go_score`: at its last GO. `gos`: GO calls.
    `money`: what each has. `winner`: of the game that is over, or -1. `plays`: every hand card played in this
    game, from the first player on in turn, and 64 times the set of cards that lay on the table then.
    """

    __slots__ = (
        "before",
        "collections",
        "deal",
        "gained",
        "go_score",
        "gos",
        "grabbed",
        "hands",
        "money",
        "phase",
        "played",
        "plays",
        "points",
        "table",
        "turn",
        "turned",
        "turned_count",
        "winner",
    )

    before: tuple[int, int, int]
    collections: tuple[int, int, int]
    deal: Deal
    gained: int
    go_score: tuple[int, int, int]
    gos: tuple[int, int, int]
    grabbed: int
    hands: tuple[int, int, int]
    money: tuple[int, int, int]
    phase: int
    played: int
    plays: tuple[int, ...]
    points: tuple[int, int, int]
    table: int
    turn: int
    turned: int
    turned_count: int
    winner: int

    def copy(self) -> State:
        """Return a state of its own with the same values, for the rules to fill in."""
        new = State.__new__(State)
        new.before = self.before
        new.collections = self.collections
        new.deal = self.deal
        new.gained = self.gained
        new.go_score = self.go_score
        new.gos = self.gos
        new.grabbed = self.grabbed
        new.hands = self.hands
        new.money = self.money
        new.phase = self.phase
        new.played = self.played
        new.plays = self.plays
        new.points = self.points
        new.table = self.table
        new.turn = self.turn
        new.turned = self.turned
        new.turned_count = self.turned_count
        new.winner = self.winner
        return new


@dataclass(frozen=True, slots=True)
class View:
    """All that one seat knows: numbers and tuples, with no road to a state.

    `hand`: its own. `hand_sizes`: of all. `table`, `collections`, `money`, `points` and the rest lie open.
    `stack_size`: cards still face down. `choice`: table cards of which the seat at turn takes one, as a set.
    `unseen`: all cards that may be in other hands or the stack, as a set. `opened`: every hand, once the
    game is over, else empty. The rest is as in `State`.
    """

    seat: int
    hand: int
    hand_sizes: tuple[int, int, int]
    table: int
    stack_size: int
    collections: tuple[int, int, int]
    money: tuple[int, int, int]
    points: tuple[int, int, int]
    before: tuple[int, int, int]
    go_score: tuple[int, int, int]
    gos: tuple[int, int, int]
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
