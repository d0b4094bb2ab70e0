"""Common parts of computer players: translatable reasons, the random player, creation by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from macclassic.engine.core.chance import Stream
from macclassic.engine.core.companions import level_alone, who_is
from macclassic.engine.core.game_spec import AnyPlayer, BadOption, quoted
from macclassic.engine.core.safe_text import capital

A = TypeVar("A")

LOTS = "All moves look equally good, so I picked one at random."


class Reason(str):
    """English sentence with the `template` and the `fields` that it was made from, for translation.

    `stake`: how much less the next best action would bring; only where the player has estimated it.
    """

    __slots__ = ("fields", "stake", "template")

    template: str
    fields: dict[str, str | int]
    stake: float


def because(template: str, **fields: str | int) -> Reason:
    """Return the sentence of a template and its fields, with a capital first letter."""
    text = template.format(**fields)
    reason = Reason(capital(text))
    reason.template, reason.fields = template, fields
    return reason


class RandomPlayer:
    """Player that chooses uniformly among the legal actions; the baseline for all others."""

    def choose(self, view: object, legal: Sequence[A], stream: Stream) -> A:
        """Return one of the legal actions."""
        return stream.choice(legal)

    def explain(self, view: object, legal: Sequence[A], stream: Stream) -> tuple[A, str]:
        """Return an action and the reason that it was drawn by lot."""
        return self.choose(view, legal, stream), because(LOTS)


def among(
    title: str,
    players: Mapping[str, AnyPlayer],
    inclined: Callable[[AnyPlayer, str], AnyPlayer] = lambda player, who: player,
) -> Callable[[str], AnyPlayer]:
    """Return a function that returns a game's player by name, or raises BadOption.

    `inclined`: adapts a player to a companion, given by key.
    """

    def make(name: str) -> AnyPlayer:
        level = level_alone(name)
        if level not in players:
            there = " and ".join(", ".join(players).rsplit(", ", 1))
            raise BadOption(f"there is no player {quoted(name)} in {title}; there are {there}")
        who = who_is(name)
        return inclined(players[level], who) if who else players[level]

    return make
