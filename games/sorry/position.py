"""The rules of Computer Sorry: one moment of a game, which changes as it is played (rules page sorry).

What pawns do on the board is `moves`; here is whose turn it is, the pile, and the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from macclassic.engine.core.chance import Stream
from macclassic.engine.core.game_spec import MATCH_OVER

from .actions import DRAWS, NONE, Action, Draw, Move
from .board import HOME, START, Mode
from .cards import DECK, TWO, whole
from .events import Card, Event, Forfeit, Shuffle, Win
from .moves import carry_out, moves_by, why_not

AWAIT_DRAW, AWAIT_MOVE, OVER = range(3)
"""What the seat to move is to do: turn over a card, or move by it; or the game is over."""

KEYS: Final = 1 << 53
"""How many keys for later shuffles there are: whole numbers that every reader of JSON keeps exactly."""


@dataclass(frozen=True, slots=True)
class Deal:
    """The pile as it is shuffled at first, top first, and the key that later shuffles are made from."""

    pile: tuple[int, ...]
    key: int


@dataclass(slots=True)
class Position:
    """A game under way; it begins with all pawns in their starts, red to draw (§3).

    `mode`, `must_split`, `spare_own`, `two_once`: the options (A1, §house rules). `places`: of all sixteen
    pawns; those of colours that don't play stay in their starts. `seat`: who is to move. `phase`: what.
    `card`: turned over and not yet moved by, or NONE. `pile`: as it was last shuffled, top first, of which
    `drawn` cards are turned. `shuffles`: how many there have been after the deal. `winners`: the seats that
    have won.

    `log`: where `play` appends what happens; None: nobody asks. `recorded_events`: what a record says that
    happens, for the order of a pile that is shuffled again.
    """

    mode: Mode
    must_split: bool
    deal: Deal
    pile: tuple[int, ...]
    places: list[int] = field(default_factory=lambda: [START] * 16)
    seat: int = 0
    phase: int = AWAIT_DRAW
    card: int = NONE
    drawn: int = 0
    shuffles: int = 0
    winners: tuple[int, ...] = ()
    spare_own: bool = False
    two_once: bool = False
    log: list[Event] | None = field(default=None, compare=False)
    recorded_events: list[Event] = field(default_factory=list, compare=False)
    _found: list[Move] | None = field(default=None, init=False, compare=False)  # by the card turned over

    def copy(self) -> Position:
        """Return a position of its own, without log and told."""
        return replace(self, places=self.places[:], log=None, recorded_events=[])

    # Who decides what

    def actor(self) -> int:
        """Return the seat to decide, or MATCH_OVER."""
        return MATCH_OVER if self.phase == OVER else self.seat

    def legal(self) -> Sequence[Action]:
        """Return every legal action in a fixed order, those that come to the same once (see `moves`)."""
        if self.phase == AWAIT_DRAW:
            return DRAWS
        return () if self.phase == OVER else self._found or self._moves()

    def _moves(self) -> list[Move]:
        mode, seat = self.mode, self.seat
        own, opposing = mode.own[seat], mode.opposing[seat]
        return moves_by(self.places, self.card, own, opposing, self.must_split, self.spare_own)

    def why_not(self, action: Action) -> str | None:
        """Return why an action is forbidden, as a sentence for a person; None if it is legal."""
        if self.phase == OVER:
            return "The game is over."
        if isinstance(action, Draw):
            return None if self.phase == AWAIT_DRAW else "A card is turned over already: move by it."
        if self.phase == AWAIT_DRAW or not isinstance(action, Move):
            return "Turn over a card first."
        own, opposing = self.mode.own[self.seat], self.mode.opposing[self.seat]
        return why_not(self.places, self.card, own, opposing, self.must_split, action.parts, self.spare_own)

    # One decision; an illegal one leaves the position senseless

    def play(self, action: Action) -> None:
        """Make a decision."""
        if isinstance(action, Move):
            self._move(action)
        else:
            self._turn_over()

    def _move(self, move: Move) -> None:
        places = self.places
        self._found = None
        for part in move.parts:
            carry_out(places, part, self.log)
        if all(places[pawn] == HOME for pawn in self.mode.own[self.seat]):
            # Over at once, even after a 2 (§3).
            self.phase = OVER
            self.winners = self.mode.partners(self.seat)
            self._tell(Win(self.winners))
        else:
            self._pass_turn()

    def _turn_over(self) -> None:
        """Turn over the top card, an empty pile shuffled first (A18)."""
        if self.drawn == len(self.pile):
            self.shuffles += 1
            self.drawn = 0
            self.pile = self._shuffled()
            self._tell(Shuffle(self.pile))
        self.card = self.pile[self.drawn]
        self.drawn += 1
        self.phase = AWAIT_MOVE
        self._tell(Card(self.seat, self.card))
        self._found = self._moves()
        if not self._found:
            self._tell(Forfeit(self.seat))
            self._pass_turn()

    def _shuffled(self) -> tuple[int, ...]:
        """Return the pile as a record tells it, else as our key makes it.

        Raises ValueError where the record tells of none.
        """
        if self.recorded_events and isinstance(self.recorded_events[0], Shuffle):
            return whole(self.recorded_events[0].pile)
        return Stream(self.deal.key, f"sorry/shuffle/{self.shuffles}").shuffled(DECK)

    def _pass_turn(self) -> None:
        """Let the next seat draw: the same after a 2, used or not (A3), if no house rule forbids it."""
        if self.card != TWO or self.two_once:
            self.seat = (self.seat + 1) % self.mode.seats
        self.phase = AWAIT_DRAW
        self.card = NONE

    def _tell(self, event: Event) -> None:
        if self.log is not None:
            self.log.append(event)
