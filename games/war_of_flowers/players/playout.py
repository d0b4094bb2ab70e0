"""Games played to their end by a simple policy in worlds dealt again and again, and what actions earn there.

Compiled (`tools.compiled`).
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from macclassic.engine.dice import Dice
from macclassic.flower_cards.acts import BIT, takes

from ..acts import GO, STOP, TAKEN, Action, Play, Take
from ..position import OVER, PLAY, STACK, TAKE, Position

if TYPE_CHECKING:
    from mypy_extensions import i64


NEVER: Final = -1_000_000_000
"""Less than any value."""
NOISE: Final = 500
"""By how much an eye may err, in thousandths of a point: without it all worlds are played too much alike."""
GO_BELOW: Final = 11
"""Points from which nobody calls GO."""
GO_CARDS: Final = 7
"""Cards still to be turned, of all three players together, without which nobody does."""


class Dealer:
    """Deals the worlds that one seat can't tell apart, all of them equally likely.

    `cards`: all unseen ones. `seats`: the two whose hands are dealt, `sizes`: how many cards each of them
    holds.
    """

    _cards: list[int]
    _in_hands: i64
    _seats: list[int]
    _sizes: list[int]

    def __init__(self, cards: list[int], seats: list[int], sizes: list[int]) -> None:
        self._cards = cards[:]
        self._seats = seats
        self._sizes = sizes
        self._in_hands = sizes[0] + sizes[1]

    def deal(self, position: Position, dice: Dice) -> None:
        """Give a position another world: both hands, and what of the stack is to come."""
        dice.shuffle(self._cards)
        self._hand_out(position)

    def _hand_out(self, position: Position) -> None:
        """Give a position the cards in the order they lie: the two hands, then the stack."""
        cards = self._cards
        at: i64 = 0
        for which in range(2):
            hand: i64 = 0
            end: i64 = at + self._sizes[which]
            while at < end:
                hand |= BIT[cards[at]]
                at += 1
            position.hands[self._seats[which]] = hand
        position.stack = [0] * (STACK - (len(cards) - at)) + cards[at:]


class Policy:
    """How everybody plays in the worlds: by what has most value. Chance comes from dice of its own."""

    _dice: Dice

    def __init__(self, dice: Dice) -> None:
        self._dice = dice

    def play_out(self, position: Position) -> None:
        """Play a position to the end of its game."""
        while True:
            phase = position.phase
            if phase == PLAY:
                plays = position.hand_plays()
                position.play_card(plays[0] if len(plays) == 1 else self.pick(position, plays))
            elif phase == TAKE:
                position.take_card(self.choose(position, takes(position.table, position.turned)))
            elif phase == OVER:
                return
            else:
                position.play(self.call(position))

    def decide(self, position: Position, actions: Sequence[Action]) -> Action:
        """Return one of several actions, of whatever kind they are, for the seat at turn."""
        if position.phase == PLAY:
            return self.pick(position, [each for each in actions if isinstance(each, Play)])
        if position.phase == TAKE:
            return self.choose(position, [each for each in actions if isinstance(each, Take)])
        return self.call(position)

    def pick(self, position: Position, plays: list[Play]) -> Play:
        """Return the play that has most value for the seat at turn, of equals the first."""
        self.look(position)
        best = plays[0]
        most: i64 = NEVER
        for play in plays:
            value = self.of_play(position, play)
            if value > most:
                best, most = play, value
        return best

    def choose(self, position: Position, takes: list[Take]) -> Take:
        """Return what the turned card takes, as `pick` does a play."""
        self.look(position)
        best = takes[0]
        most: i64 = NEVER
        for take in takes:
            value = self.of_take(position, take.card)
            if value > most:
                best, most = take, value
        return best

    def look(self, position: Position) -> None:
        """Take in what matters to all that the seat at turn may do."""

    @abstractmethod
    def of_play(self, position: Position, play: Play) -> i64:
        """Return the value of a play."""

    @abstractmethod
    def of_take(self, position: Position, card: i64) -> i64:
        """Return the value of a table card that the turned card may take."""

    @abstractmethod
    def call(self, position: Position) -> Action:
        """Return GO or STOP."""


class Greed(Policy):
    """Everybody takes greedily, by what cards are worth to each seat at the root.

    Worths are whole numbers, thousandths of a point. `worth`: by seat, then by card.
    """

    _worth: list[list[int]]
    _parts: list[list[int]]

    def __init__(self, worth: list[list[int]], dice: Dice) -> None:
        super().__init__(dice)
        self._worth = worth
        self._parts = [
            [
                sum(mine[4 * month + each] for each in range(4) if part >> each & 1)
                for month in range(12)
                for part in range(16)
            ]
            for mine in worth
        ]

    def of_play(self, position: Position, play: Play) -> i64:
        """Return how good a play looks to the seat at turn."""
        seat = position.turn
        card = play.card
        value: i64 = self._worth[seat][card]
        shift = card & 60
        part = position.table >> shift & 15
        if part:
            take = play.take
            part = TAKEN[shift << 2 | part] if take < 0 else 1 << (take & 3)
            value += self._parts[seat][shift << 2 | part]
        else:
            value = -value  # somebody else will have it
        return value + self._dice.below(NOISE)

    def of_take(self, position: Position, card: i64) -> i64:
        """Return how good a card looks to the seat at turn."""
        worth: i64 = self._worth[position.turn][card]
        return worth + self._dice.below(NOISE)

    def call(self, position: Position) -> Action:
        """Return GO while it looks safe: cards enough to score again, and nobody else near a call."""
        seat = position.turn
        one: i64 = position.points[seat + 1 if seat < 2 else 0]
        two: i64 = position.points[seat - 1 if seat else 2]
        left = STACK - position.turned_count
        if one == 0 and two == 0 and left >= GO_CARDS and position.points[seat] < GO_BELOW:
            return GO
        return STOP


class Candidates:
    """What actions have earned so far, in worlds that are the same for all of them.

    `earned`: by action, what each world brought, in the order of the worlds; one that was let go has fewer.
    That is dollars, or what `worth` says of the money that a game ends with (`search.chances`).
    """

    _base: Position
    _dealer: Dealer
    _dice: Dice
    _policy: Policy
    _seat: i64
    _size: i64
    _worth: list[int]
    earned: list[list[int]]
    actions: list[Action]

    def __init__(
        self,
        base: Position,
        actions: Sequence[Action],
        dealer: Dealer,
        policy: Policy,
        dice: Dice,
        worth: list[int],
    ) -> None:
        """`base`: the position as its seat at turn knows it; the hidden hands and the stack are dealt.

        `worth`: a square table, by one's own money and that of another, all money scaled to its size less
        one; empty for plain dollars.
        """
        self._base = base
        self._seat = base.turn
        self._dealer = dealer
        self._policy = policy
        self._dice = dice
        self._worth = worth
        self._size = 1
        while self._size * self._size < len(worth):
            self._size += 1
        self.actions = list(actions)
        self.earned = [[] for _ in actions]

    def play(self, worlds: i64, kept: list[int]) -> None:
        """Try some actions, by their places in `actions`, in so many worlds more."""
        world = self._base.copy()
        game = self._base.copy()
        while worlds:
            worlds -= 1
            self._dealer.deal(world, self._dice)
            for which in kept:
                game.become(world)
                game.play(self.actions[which])
                self._policy.play_out(game)
                self.earned[which].append(self._earned(game))

    def _earned(self, game: Position) -> i64:
        """Return what the end of a game is worth to the seat that chooses."""
        seat = self._seat
        mine: i64 = game.money[seat]
        if not self._worth:
            before: i64 = self._base.money[seat]
            return mine - before
        one: i64 = game.money[seat + 1 if seat < 2 else 0]
        two: i64 = game.money[seat - 1 if seat else 2]
        total = mine + one + two
        whole = self._size - 1
        if total != whole:
            mine = _scaled(mine, whole, total)
            one = _scaled(one, whole, total)
            two = _scaled(two, whole, total)
            # What rounding has made too much or too little goes to whoever notices least.
            rest = whole - mine - one - two
            if mine >= one and mine >= two:
                mine += rest
            elif one >= two:
                one += rest
        return self._worth[self._size * mine + one]


def _scaled(money: i64, whole: i64, total: i64) -> i64:
    """Return a share of the money as a share of the table; nobody is made broke by rounding."""
    scaled = (money * whole * 2 + total) // (2 * total)
    return 1 if money and not scaled else scaled


def dealt(dice: Dice, money: int = 50, first: int = 0, cup_plain: bool = False) -> Position:
    """Return the start of a game, dealt by dice: for play among players, never for a match."""
    new = Position(cup_plain)
    deck = list(range(48))
    while True:
        dice.shuffle(deck)
        new.table = _set(deck, 21, 27)
        # Four of a month on the table could never be collected: deal again.
        shift: i64 = 0
        while shift < 48 and new.table >> shift & 15 != 15:
            shift += 4
        if shift == 48:
            break
    new.hands = [_set(deck, 0, 7), _set(deck, 7, 14), _set(deck, 14, 21)]
    new.stack = deck[27:]
    new.money = [money, money, money]
    new.turn = first
    return new


def _set(deck: list[int], at: i64, end: i64) -> i64:
    """Return some cards of a deck as a set."""
    found: i64 = 0
    while at < end:
        found |= BIT[deck[at]]
        at += 1
    return found
