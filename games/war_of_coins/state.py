"""The state of a match, its actions, and what one seat may see of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from macclassic.flower_cards.events import Event as Event
from macclassic.flower_cards.moment import Moment

PERFECT, PLAY, SUBSTITUTE, TAKE, CALL, OVER = range(6)
"""What the seat at turn is to decide: what to do with a Perfect Hand; its turn; which of two the stock card
takes that stands in for a joker from the hand; which of two the turned stock card takes; *Keep going* or
*End the game*. Or the game is over."""

ENDED, WON_AT_ONCE, WASTED, FOUR_LAID, BOTH_PERFECT = range(1, 6)
"""How a game ended: by *End the game*; by a Perfect Hand that won at once; without a winner when the cards
ran out (Waste Hashrate); void, with four of a coin on the layout; void, both players with a Perfect Hand."""

ENDINGS = ("", "end", "perfect-hand", "waste-hashrate", "four-on-layout", "two-perfect-hands")
"""The names of the endings in records; the last three are the reasons of a `void` event."""

Pair = tuple[int, int]
"""A value for each of the two seats."""


class Action(NamedTuple):
    """One decision: `play` (`card`, and `take` where two match), `take` (`card`), `show` and `transact`
    (`coin`, from 0), `flip-only`, `perfect-win`, `perfect-play-on`, `keep-going` or `end`."""

    type: str
    card: int = -1
    take: int = -1
    coin: int = -1


FLIP_ONLY = Action("flip-only")
WIN, PLAY_ON = Action("perfect-win"), Action("perfect-play-on")
KEEP_GOING, END = Action("keep-going"), Action("end")
PLAYS = tuple(Action("play", card) for card in range(50))
TAKES = tuple(Action("take", card) for card in range(48))
SHOWS = tuple(Action("show", coin=coin) for coin in range(12))
TRANSACTS = tuple(Action("transact", coin=coin) for coin in range(12))
# A hand card and which of its coin it takes.
PLAY_TAKES = tuple(
    tuple(Action("play", card, card // 4 * 4 + other) for other in range(4)) for card in range(48)
)


@dataclass(frozen=True, slots=True)
class Deal:
    """What stays the same all through a game.

    `game`: its number from 1. `first`: who begins. `balance`: of each when it began. `hands`, `layout`,
    `stock` (top first): as dealt, jokers where they fell. `draw`: the cards drawn for the first game's
    beginning, two by two (seat 0's, seat 1's), the last two of different coins; else empty. `last_winner`:
    of the last game that had one, or -1.
    """

    game: int
    first: int
    balance: Pair
    hands: Pair
    layout: int
    stock: tuple[int, ...]
    draw: tuple[int, ...] = ()
    last_winner: int = -1


class State(Moment):
    """One moment of a match. Never changed once made; sets of cards are bits (see `cards`), pairs are by
    seat.

    `hands`, `captured`: sets of cards. `layout`: open cards, stacks among them. `turned_count`: how many of
    the stock are turned. `turn`, `phase`: who decides what. While the stock card has a choice: `turned` is
    that card, `laid` what was laid from the hand (or in a joker's place) and `grabbed` the layout cards that
    takes; else -1, 0, 0. `began`: what the seat at turn had captured when its turn began. `points`: of what
    is captured. `keeps`: how often each said *Keep going*, `keep_score`: with how many points last. `owed`:
    turns in which a seat only turns a stock card. `shown`, `transacted`, `perfect`: coins (bit 0: the first)
    of which a seat showed three, made a Complete Transaction, held all four and played on. `balance`: points
    won less points paid. `winner`: of the game that is over, or -1; `ending`: how. `plays`: each hand card
    played, from the first turn on: the layout then times 128, and 64 for seat 1, and the card.
    """

    __slots__ = (
        "balance",
        "began",
        "captured",
        "deal",
        "ending",
        "grabbed",
        "hands",
        "keep_score",
        "keeps",
        "laid",
        "layout",
        "owed",
        "perfect",
        "phase",
        "plays",
        "points",
        "shown",
        "transacted",
        "turn",
        "turned",
        "turned_count",
        "winner",
    )

    balance: Pair
    began: int
    captured: Pair
    deal: Deal
    ending: int
    grabbed: int
    hands: Pair
    keep_score: Pair
    keeps: Pair
    laid: int
    layout: int
    owed: Pair
    perfect: Pair
    phase: int
    plays: tuple[int, ...]
    points: Pair
    shown: Pair
    transacted: Pair
    turn: int
    turned: int
    turned_count: int
    winner: int

    def copy(self) -> State:
        """Return a state of its own with the same values, for the rules to fill in."""
        new = State.__new__(State)
        new.balance = self.balance
        new.began = self.began
        new.captured = self.captured
        new.deal = self.deal
        new.ending = self.ending
        new.grabbed = self.grabbed
        new.hands = self.hands
        new.keep_score = self.keep_score
        new.keeps = self.keeps
        new.laid = self.laid
        new.layout = self.layout
        new.owed = self.owed
        new.perfect = self.perfect
        new.phase = self.phase
        new.plays = self.plays
        new.points = self.points
        new.shown = self.shown
        new.transacted = self.transacted
        new.turn = self.turn
        new.turned = self.turned
        new.turned_count = self.turned_count
        new.winner = self.winner
        return new


@dataclass(frozen=True, slots=True)
class View:
    """All that one seat knows: numbers and tuples, with no road to a state.

    `hand`: its own. `hand_sizes`: of both. `open_hands`: what each seat has shown and still holds. `layout`,
    `captured`, `points` and the rest lie open. `stock_size`: cards still face down. `choice`: layout cards
    of which the seat at turn takes one, as a set. `unseen`: all cards that may be in the other hand or the
    stock, as a set. `gained`: while *Keep going* or *End the game* is open, what this turn has brought.
    `opened`: both hands, once the game is over, else empty. `target`: the balance that ends the match, 0 for
    none. `draw`, `last_winner`, `first`, `game`: as in `Deal`; the rest is as in `State`.
    """

    seat: int
    hand: int
    hand_sizes: Pair
    open_hands: Pair
    layout: int
    stock_size: int
    captured: Pair
    points: Pair
    keeps: Pair
    keep_score: Pair
    owed: Pair
    shown: Pair
    transacted: Pair
    perfect: Pair
    balance: Pair
    first: int
    game: int
    draw: tuple[int, ...]
    last_winner: int
    turn: int
    phase: int
    laid: int
    grabbed: int
    turned: int
    choice: int
    unseen: int
    winner: int
    ending: int
    gained: int
    target: int
    plays: tuple[int, ...]
    opened: tuple[int, ...] = ()
