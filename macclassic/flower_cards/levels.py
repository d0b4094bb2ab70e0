"""Factory of a war's computer players by name.

The options know levels only (company.py) and load no player.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from macclassic.engine.core.game_spec import AnyPlayer, BadOption, quoted
from macclassic.engine.players.base import RandomPlayer

from .opponent_options import LEVELS, level_of

K = TypeVar("K")  # skill
T = TypeVar("T")  # temper
S = TypeVar("S", bound=AnyPlayer)  # player that plays out games


@dataclass(frozen=True)
class Levels(Generic[K, S, T]):
    """Computer players of a `game`, given by its title.

    `skills`: skills of the lower levels; `greedy` makes a player from a skill and a temper, and the highest
    one is also the player named greedy. `thinkers`: factories of the players of the upper levels; `inclined`
    adds a temper to such a player. `tempers`: by name of the companion. `calm`: no temper.
    """

    game: str
    skills: Mapping[int, K]
    greedy: Callable[[K, T], AnyPlayer]
    thinkers: Mapping[int, Callable[[], S]]
    inclined: Callable[[S, T], AnyPlayer]
    tempers: Mapping[str, T]
    calm: T

    def make(self, name: str) -> AnyPlayer:
        """Return a player by its name: `random`, `greedy`, or `iq:60` to `iq:160`, rounded to a step of 20.

        The name of a companion may follow a level, whose temper the player then has: `iq:120@aunt`.

        Raises BadOption for an unknown name.
        """
        if name == "random":
            return RandomPlayer()
        if name == "greedy":
            return self.greedy(self.skills[max(self.skills)], self.calm)
        before, at, who = name.partition("@")
        level = level_of(before, LEVELS)
        if level is None or (at and who not in self.tempers):
            people = ", ".join(f"@{each}" for each in self.tempers)
            raise BadOption(
                f"there is no player {quoted(name)} in {self.game}; there are random, greedy and iq:60 to "
                f"iq:160, these also with {people} behind them"
            )
        temper = self.tempers.get(who, self.calm)
        if level in self.skills:
            return self.greedy(self.skills[level], temper)
        thinker = self.thinkers[level]()
        return thinker if temper is self.calm else self.inclined(thinker, temper)
