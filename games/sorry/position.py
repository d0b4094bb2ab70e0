"""The rules of Computer Sorry: the mutable state of a game (rules page sorry).

Moves of pawns on the board are in `moves`. This module has the turns, the pile, and the end.
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
"""Phase: the seat to move turns over a card, or moves by it, or the game is over."""

KEYS: Final = 1 << 53
"""Number of keys for later shuffles: whole numbers that every reader of JSON keeps exactly."""


@dataclass(frozen=True, slots=True)
class Deal:
    """Deal of a game. `pile`: the first pile, top first. `key`: the seed of later shuffles."""

    pile: tuple[int, ...]
    key: int


@dataclass(slots=True)
class Position:
    """State of a game in play. It begins with all pawns in their starts and red to draw (§3).

    `mode`, `must_split`, `spare_own`, `two_once`, `exact_home`: the options (A1, §house rules). `places`: of
    all sixteen pawns; those of colours that do not play stay in their starts. `seat`: the seat to move.
    `phase`: AWAIT_DRAW, AWAIT_MOVE or OVER. `card`: the card turned over and not yet used, or NONE. `pile`:
    all cards in the order of the last shuffle, top first. `drawn`: how many of them are turned over.
    `shuffles`: the number of shuffles after the deal. `winners`: the seats that have won.

    `log`: list to which `play` appends events; None if events are not wanted. `recorded_events`: the events
    that a record prescribes, for the order of a pile that is shuffled again.
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
    exact_home: bool = False
    log: list[Event] | None = field(default=None, compare=False)
    recorded_events: list[Event] = field(default_factory=list, compare=False)
    _found: list[Move] | None = field(default=None, init=False, compare=False)  # moves by the open card

    def copy(self) -> Position:
        """Return an independent copy without log and recorded events."""
        return replace(self, places=self.places[:], log=None, recorded_events=[])

    # Seat to move and legal actions

    def actor(self) -> int:
        """Return the seat to decide, or MATCH_OVER."""
        return MATCH_OVER if self.phase == OVER else self.seat

    def legal(self) -> Sequence[Action]:
        """Return every legal action in a fixed order, those with the same result once (see `moves`)."""
        if self.phase == AWAIT_DRAW:
            return DRAWS
        return () if self.phase == OVER else self._found or self._moves()

    def _moves(self) -> list[Move]:
        mode, seat = self.mode, self.seat
        own, opposing = mode.own[seat], mode.opposing[seat]
        limits = self.must_split, self.spare_own, self.exact_home
        return moves_by(self.places, self.card, own, opposing, *limits)

    def why_not(self, action: Action) -> str | None:
        """Return why an action is illegal, as a sentence for the player; None if it is legal."""
        if self.phase == OVER:
            return "The game is over."
        if isinstance(action, Draw):
            return None if self.phase == AWAIT_DRAW else "A card is turned over already: move by it."
        if self.phase == AWAIT_DRAW or not isinstance(action, Move):
            return "Turn over a card first."
        own, opposing = self.mode.own[self.seat], self.mode.opposing[self.seat]
        limits = self.must_split, action.parts, self.spare_own, self.exact_home
        return why_not(self.places, self.card, own, opposing, *limits)

    # One decision. The position is undefined after an illegal one.

    def play(self, action: Action) -> None:
        """Play a legal action."""
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
            # The game is over at once, even after a 2 (§3).
            self.phase = OVER
            self.winners = self.mode.partners(self.seat)
            self._tell(Win(self.winners))
        else:
            self._pass_turn()

    def _turn_over(self) -> None:
        """Turn over the top card; shuffle first if the pile is empty (A18)."""
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
        """Return the pile that a record prescribes, else the one from the deal's key.

        Raises ValueError if the recorded pile is incomplete.
        """
        if self.recorded_events and isinstance(self.recorded_events[0], Shuffle):
            return whole(self.recorded_events[0].pile)
        return Stream(self.deal.key, f"sorry/shuffle/{self.shuffles}").shuffled(DECK)

    def _pass_turn(self) -> None:
        """Let the next seat draw: the same after a 2, used or not (A3), unless a house rule forbids it."""
        if self.card != TWO or self.two_once:
            self.seat = (self.seat + 1) % self.mode.seats
        self.phase = AWAIT_DRAW
        self.card = NONE

    def _tell(self, event: Event) -> None:
        if self.log is not None:
            self.log.append(event)
