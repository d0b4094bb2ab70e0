"""What computer players have in common: reasons that a screen can say in its language, and the player that
does anything legal, the measure that all others are held against."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from macclassic.engine.core.chance import Stream
from macclassic.engine.core.companions import level_alone, who_is
from macclassic.engine.core.game_spec import BadOption, Player, quoted
from macclassic.engine.core.safe_text import capital

A = TypeVar("A")

LOTS = "It is as good as any other: I drew lots."


class Reason(str):
    """A sentence in English, with the `template` it was made of and the `fields` that were put in."""

    __slots__ = ("fields", "template")

    template: str
    fields: dict[str, str | int]


def because(template: str, **fields: str | int) -> Reason:
    """Return the sentence that a template makes of its fields; it begins with a capital letter."""
    text = template.format(**fields)
    reason = Reason(capital(text))
    reason.template, reason.fields = template, fields
    return reason


class RandomPlayer:
    """Any legal action, all equally likely."""

    def choose(self, view: Any, legal: Sequence[A], stream: Stream) -> A:
        """Return one of the legal actions."""
        return stream.choice(legal)

    def explain(self, view: Any, legal: Sequence[A], stream: Stream) -> tuple[A, str]:
        """Return an action and the only reason it has."""
        return self.choose(view, legal, stream), because(LOTS)


def among(
    title: str,
    players: Mapping[str, Player[Any, Any]],
    inclined: Callable[[Player[Any, Any], str], Player[Any, Any]] = lambda player, who: player,
) -> Callable[[str], Player[Any, Any]]:
    """Return what returns a game's player by its name, or raises BadOption; `inclined`: gives one the temper
    of one of the six."""

    def make(name: str) -> Player[Any, Any]:
        level = level_alone(name)
        if level not in players:
            there = " and ".join(", ".join(players).rsplit(", ", 1))
            raise BadOption(f"there is no player {quoted(name)} in {title}; there are {there}")
        who = who_is(name)
        return inclined(players[level], who) if who else players[level]

    return make
