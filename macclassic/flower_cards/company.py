"""Levels of play as players' names tell them, ``iq:60`` to ``iq:160``, and the options that all tables of
flower cards have.

How each plays is a game's own affair. No Qt.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from macclassic.engine.game import Player
from macclassic.engine.options import (
    CLOTH,
    FLAG,
    FLOWER_BACKS,
    PACE,
    BadOption,
    Choice,
    Options,
    option,
    told,
)
from macclassic.engine.players import RandomPlayer

T = TypeVar("T")  # temper
S = TypeVar("S", bound=Player[Any, Any])  # who thinks

LEVELS = (60, 80, 100, 120, 140, 160)
"""The levels that the flower games have."""


def level_of(name: str, levels: Collection[int]) -> int | None:
    """Return the level nearest to the one that a name tells, the lower of two.

    None where it tells none, or one below the lowest or above the highest.
    """
    kind, _, number = name.partition(":")
    if kind != "iq" or len(number) > 3 or not (number.isascii() and number.isdigit()):
        return None
    told = int(number)
    if not min(levels) <= told <= max(levels):
        return None
    return min(levels, key=lambda each: (abs(each - told), each))


@dataclass(frozen=True)
class Levels(Generic[S, T]):
    """The computer players of a `game`, by its title.

    `greedy`: makes those of the lower levels, by a temper, of which the last is also called so; `thinkers`:
    those of the upper ones, which give way to a temper as `inclined` has it; `tempers`: by whom they are of;
    `calm`: none.
    """

    game: str
    greedy: Mapping[int, Callable[[T], Player[Any, Any]]]
    thinkers: Mapping[int, Callable[[], S]]
    inclined: Callable[[S, T], Player[Any, Any]]
    tempers: Mapping[str, T]
    calm: T

    def make(self, name: str) -> Player[Any, Any]:
        """Return a player by its name: `random`, `greedy`, or `iq:60` to `iq:160`, nearest step of 20.

        A level may have an opponent's name behind it, whose temper it then plays with: `iq:120@aunt`.

        Raises BadOption for a name that is none.
        """
        if name == "random":
            return RandomPlayer()
        if name == "greedy":
            return self.greedy[max(self.greedy)](self.calm)
        before, at, who = name.partition("@")
        level = level_of(before, LEVELS)
        if level is None or (at and who not in self.tempers):
            people = ", ".join(f"@{each}" for each in self.tempers)
            raise BadOption(
                f"there is no player {told(name)} in {self.game}; there are random, greedy and iq:60 to "
                f"iq:160, these also with {people} behind them"
            )
        temper = self.tempers.get(who, self.calm)
        if level in self.greedy:
            return self.greedy[level](temper)
        thinker = self.thinkers[level]()
        return thinker if temper is self.calm else self.inclined(thinker, temper)


def plays_like(name: str) -> str:
    """Return which listed player of the flower games a name plays like, whatever its temper; the name itself
    where it tells no level."""
    level = level_of(name.partition("@")[0], LEVELS)
    if level is None:
        # By its weights and its sense the greedy player is IQ 100.
        return "iq:100" if name == "greedy" else name
    return f"iq:{level}"


@dataclass(frozen=True)
class CardOptions(Options):
    """`show_matches`: whether cards are marked that match; `marked_cards`: whether letters stand on them,
    `show_names`: names."""

    pace: int = option(3, PACE, screen=True)
    show_matches: bool = option(True, FLAG, screen=True)
    marked_cards: bool = option(False, FLAG, screen=True)
    show_names: bool = option(False, FLAG, screen=True)
    back: str = option("blossom", Choice(FLOWER_BACKS), screen=True)
    cloth: str = option("green", CLOTH, screen=True)
