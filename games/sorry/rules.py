"""The rules of Computer Sorry, pure: states in, states and events out (rules page sorry)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from macclassic.engine.chance import Chance, Stream
from macclassic.engine.game import MATCH_OVER, IllegalAction

from .board import HOME, START
from .cards import DECK, TWO, count
from .json_form import JsonForm
from .motion import carry_out
from .moves import options, why_not
from .result import Result, result
from .retelling import Retelling
from .state import (
    AWAIT_DRAW,
    AWAIT_MOVE,
    DRAW,
    MODES,
    NONE,
    OVER,
    Action,
    Event,
    Mode,
    State,
    View,
)

KEYS = 1 << 53
"""How many keys for later shuffles there are: whole numbers that every reader of JSON keeps exactly."""

_DRAWS = (DRAW,)


class SorryRules(JsonForm, Retelling):
    """The rules for one mode, and whether a 7 must be split (A1)."""

    def __init__(self, mode: str = "2", must_split: bool = False) -> None:
        self.mode: Mode = MODES[mode]
        self.must_split = must_split
        self.seats = self.mode.seats
        self._own, self._opposing = self.mode.own, self.mode.opposing

    # Beginning

    def start(self, chance: Chance) -> State:
        """Return the start of a game: all pawns in their starts, the pile shuffled, red to draw (§3)."""
        return self.dealt(chance.shuffled(DECK), chance.below(KEYS))

    def dealt(self, pile: tuple[int, ...], key: int) -> State:
        """Return the start of a game with this pile, top first; later shuffles are made from the key."""
        return State((START,) * 16, 0, AWAIT_DRAW, NONE, pile, 0, key)

    def next_round(self, state: State, chance: Chance) -> State:
        """Raise ValueError: a match is one game (A19)."""
        raise ValueError("a match of Sorry is one game")

    # Who decides what

    def actor(self, state: State) -> int:
        """Return the seat to decide, or MATCH_OVER."""
        return MATCH_OVER if state.phase == OVER else state.seat

    def legal(self, state: State) -> Sequence[Action]:
        """Return every legal action in a fixed order, those that come to the same once (see `moves`)."""
        if state.phase == AWAIT_DRAW:
            return _DRAWS
        if state.phase == OVER:
            return ()
        return self._options(state)

    def _options(self, state: State) -> list[Action]:
        seat = state.seat
        return options(state.places, state.card, self._own[seat], self._opposing[seat], self.must_split)

    def why_not(self, state: State, action: Action) -> str | None:
        """Return why an action is forbidden, as a sentence for a person; None if it is legal."""
        if state.phase == OVER:
            return "The game is over."
        if action.type == "draw":
            return None if state.phase == AWAIT_DRAW else "A card is turned over already: move by it."
        if state.phase == AWAIT_DRAW:
            return "Turn over a card first."
        own, opposing = self._own[state.seat], self._opposing[state.seat]
        return why_not(state.places, state.card, own, opposing, self.must_split, action.parts)

    # What follows

    def step(self, state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
        """Return the state after an action and what happened, in order.

        Raises IllegalAction.
        """
        reason = self.why_not(state, action)
        if reason is not None:
            raise IllegalAction(reason)
        if action.type == "draw":
            return self.turn_over(state)
        places = list(state.places)
        events: list[Event] = []
        for part in action.parts:
            carry_out(places, part, events)
        if all(places[pawn] == HOME for pawn in self._own[state.seat]):
            winners = self.side_of(state.seat)
            events.append(("win", winners))
            # Over at once, even after a 2 (§3).
            return replace(state, places=tuple(places), phase=OVER, winners=winners), tuple(events)
        return self._turn_passed(replace(state, places=tuple(places))), tuple(events)

    def turn_over(
        self, state: State, shuffled: tuple[int, ...] | None = None
    ) -> tuple[State, tuple[Event, ...]]:
        """Return the state after the top card is turned over, an empty pile shuffled first (A18).

        `shuffled`: the pile that a record tells of; else it is made from the state's key.
        """
        events: list[Event] = []
        if state.drawn == len(state.pile):
            again = state.shuffles + 1
            pile = shuffled or Stream(state.key, f"sorry/shuffle/{again}").shuffled(DECK)
            events.append(("shuffle", pile))
            state = replace(state, pile=pile, drawn=0, shuffles=again)
        card = state.pile[state.drawn]
        events.append(("card", state.seat, card))
        state = replace(state, card=card, drawn=state.drawn + 1, phase=AWAIT_MOVE)
        if self._options(state):
            return state, tuple(events)
        events.append(("forfeit", state.seat))
        return self._turn_passed(state), tuple(events)

    def _turn_passed(self, state: State) -> State:
        """Return the state in which the next seat draws: the same after a 2, used or not (A3)."""
        seat = state.seat if state.card == TWO else (state.seat + 1) % self.seats
        return replace(state, seat=seat, phase=AWAIT_DRAW, card=NONE)

    def side_of(self, seat: int) -> tuple[int, ...]:
        """Return the seats that win with a seat, itself among them, in order."""
        sides = self.mode.sides
        return tuple(other for other in range(self.seats) if sides[other] == sides[seat])

    # Who sees what

    def view(self, state: State, seat: int) -> View:
        """Return all that a seat may know: everything but the order of the pile."""
        return View(
            seat,
            self.mode.name,
            self.must_split,
            state.seat,
            state.phase,
            state.card,
            state.places,
            count(state.pile[state.drawn :]),
            state.winners,
        )

    def open_view(self, state: State) -> View:
        """Return the view for replays: there is nothing more to see in it."""
        return self.view(state, 0)

    def redact(self, event: Event, seat: int) -> Event:
        """Return an event without the order of a pile."""
        return ("shuffle", ()) if event[0] == "shuffle" else event

    def result(self, state: State) -> Result:
        """Return how the game ended."""
        return result(state, self.mode)
