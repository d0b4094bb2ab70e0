"""A round in progress with all that has happened in it, which can be copied, pickled and guessed anew."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from macclassic.engine.core.chance import deal_stream
from macclassic.engine.core.fast_random import FastRandom
from macclassic.engine.core.options import Json
from macclassic.engine.observation_arrays import AnyAction, AnyPosition
from macclassic_lab.environments.learning_game import LearningGame

Decision = tuple[int, AnyAction, tuple[object, ...]]
"""Seat, action, and the events that followed."""
Guess = tuple[int, int, int]
"""A change to another world: the number of decisions before it, the seat that guesses, and the seed."""


class RoundState:
    """First round of a match: its position, and the past decisions.

    `actions`, `numbers`: the legal actions and their numbers. A pickle contains the deal, the actions and the
    guesses, since positions and actions of compiled rules cannot be pickled.
    """

    __slots__ = ("actions", "deal", "guesses", "numbers", "past", "position", "table")

    def __init__(self, table: LearningGame, deal: int) -> None:
        """Deal the round of a number."""
        self.table, self.deal = table, deal
        self.position: AnyPosition = table.rules.begin(table.rules.deal(deal_stream(deal, 0), None), None)
        self.position.log = []
        self.past: tuple[Decision, ...] = ()
        self.guesses: tuple[Guess, ...] = ()
        self._ask()

    def _ask(self) -> None:
        position = self.position
        self.actions: Sequence[AnyAction] = position.legal() if position.actor() >= 0 else ()
        self.numbers = self.table.declared.actions.of(position, self.actions)

    def take(self, action: AnyAction) -> None:
        """Play a legal action."""
        position, actor = self.position, self.position.actor()
        position.log = []
        position.play(action)
        self.past = (*self.past, (actor, action, tuple(position.log)))
        self._ask()

    def guess(self, seat: int, seed: int) -> bool:
        """Change to a world that a seat cannot distinguish; return False if the game cannot."""
        another = self.table.declared.another
        if another is None:
            return False
        another(self.position, seat, FastRandom(seed))
        self.guesses = (*self.guesses, (len(self.past), seat, seed))
        self._ask()
        return True

    def __deepcopy__(self, memo: object) -> RoundState:
        twin = RoundState.__new__(RoundState)
        for name in RoundState.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.position = self.position.copy()
        return twin

    def __reduce__(self) -> tuple[Callable[..., RoundState], tuple[Any, ...]]:
        write = self.table.rules.form.actions.to_json
        return _replayed, (self.table, self.deal, [write(taken) for _, taken, _ in self.past], self.guesses)


def _replayed(table: LearningGame, deal: int, taken: Sequence[Json], guesses: Sequence[Guess]) -> RoundState:
    """Return the round after these actions and guesses."""
    found = RoundState(table, deal)
    waiting = list(guesses)
    for number in range(len(taken) + 1):
        while waiting and waiting[0][0] == number:
            found.guess(*waiting.pop(0)[1:])
        if number < len(taken):
            found.take(table.rules.form.actions.from_json(taken[number]))
    return found
