"""The contract of a game's rules: a position that is played, four rules about rounds, and how all is written.

The rules of a game say who acts, what is legal and what follows; they know nothing of seeds, saving, undo,
statistics or pace, which the match owns (engine/match/match.py). A match keeps positions and plays on
copies; the players that look ahead play on theirs as they are, with neither log nor told events.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar, runtime_checkable

from macclassic.engine.core.chance import Chance
from macclassic.engine.core.codec import Codec, ValueKind, holds
from macclassic.engine.core.options import Json

D = TypeVar("D")  # deal
A = TypeVar("A")  # action
E = TypeVar("E")  # event
V = TypeVar("V")  # view
P = TypeVar("P", bound="Position[Any, Any]")

ROUND_OVER = -1
"""What `Position.actor` answers when the round is over and another follows."""
MATCH_OVER = -2
"""What `Position.actor` answers when the whole match is over."""
CONCEDED = -3
"""What `Match.actor` answers when somebody has conceded; a position knows nothing of it."""
EVERYBODY = -1
"""The seat of whom nothing is hidden from: for replays, never for a player."""


class IllegalAction(ValueError):  # noqa: N818 - named for what it is
    """An action that the rules forbid; its text is a sentence for a person."""


@dataclass(frozen=True, slots=True)
class Tally:
    """A round for the statistics of one seat: `won` is None where nobody did; `change` is what was gained;
    `place` counts from 1 where the match is over too, else it is 0."""

    won: bool | None
    points: int
    change: int
    place: int


class Event:
    """Something that happened. `reveals`: whether something hidden comes to light in it, so that nothing
    before it may be undone."""

    __slots__ = ()
    reveals = False


class Position(Protocol[A, E]):
    """One moment of a round, changed by `play`; never one that a match keeps.

    `deal`: what it was begun with. `log`: where `play` appends what happens; None where nobody asks.
    `recorded_events`:
    what a record says that happens, for what the rules leave open; empty where they decide.
    """

    deal: Any
    log: list[E] | None
    recorded_events: list[E]

    def actor(self) -> int:
        """Return the seat to decide, or ROUND_OVER, or MATCH_OVER."""

    def legal(self) -> Sequence[A]:
        """Return the legal actions of the actor in a fixed order, or some of them where they are too many;
        empty only when nobody acts."""

    def why_not(self, action: A) -> str | None:
        """Return why an action is forbidden, as a sentence for a person; None if it is legal."""

    def play(self, action: A) -> None:
        """Take a legal action. Any other leaves it senseless; told events that can't be raise ValueError."""

    def copy(self: P) -> P:
        """Return a position that shares nothing with this which may change, without log and told events."""


class Result(Protocol):
    """The itemised end of a round, ready to be explained on a screen."""

    def tally(self, seat: int) -> Tally:
        """Return what the round comes to for one seat."""


class Rules(Protocol[D, A, E, V, P]):
    """The rules of one game under its checked options. `form`: how all of it is written and read."""

    form: RecordFormat[D, A, E, V, P]

    def deal(self, chance: Chance, before: P | None) -> D:
        """Return a round's deal by chance. `before`: how the round before it ended; None: the first one.

        Raises ValueError where no round can follow.
        """

    def begin(self, deal: D, before: P | None) -> P:
        """Return the position that a deal begins with.

        Raises ValueError for a deal that can't follow.
        """

    def view(self, position: P, seat: int) -> V:
        """Return all that a seat may know: a value of its own, with no road back to the position. EVERYBODY:
        seat 0's with nothing hidden."""

    def redact(self, happened: A | E, actor: int, seat: int) -> A | E:
        """Return an action of a seat, or an event that followed, as another may see it: as it is, where
        a game does not say otherwise."""
        return happened

    def result(self, position: P) -> Result:
        """Return how a round that is over came out."""


@runtime_checkable
class AmendableRules(Protocol):
    """Rules with options that are read only at the end of a round (`at_end`), so that they may change."""

    def amend(self, position: Any) -> None:
        """Have a position of the round under way played under these rules."""


def same_outcome(told: Sequence[Any], log: Sequence[Any]) -> bool:
    """Whether a record tells just what happened, in that order."""
    return list(told) == list(log)


@dataclass(frozen=True)
class RecordFormat(Generic[D, A, E, V, P]):
    """How a game is written (docs/records.md). What is read wrong raises ValueError with a sentence."""

    deal: ValueKind
    """The keys of a record's round that stand at its beginning: `deal`, `first` and the like."""
    actions: Codec[A]
    events: Codec[E]
    outcome: Callable[[P], Json]
    """Of a round that is over."""
    view: ValueKind
    """As it travels to the process that thinks (`plain_view`)."""
    agrees: Callable[[Sequence[E], Sequence[E]], bool] = same_outcome
    """Whether what a record tells of a decision is what the rules have made of it."""
    of_match: Callable[[P], Json] | None = None
    """The outcome of the match as it stands; None: the round's tells all."""
    outcome_check: Callable[[Any, P], bool] | None = None
    """Whether an outcome that a record tells is the one of a round that is over; None: it holds all of it."""
    free_order: frozenset[str] = frozenset()
    """Keys in an outcome whose innermost lists are sets, written in any order."""

    arrays: Callable[[], Any] | None = None
    """Makes the `Arrays` that views are told as to programs that learn; None: there are none."""

    def match_outcome(self, position: P) -> Json:
        """Return the outcome of the match as it stands."""
        return (self.of_match or self.outcome)(position)

    def agrees_with(self, told: Any, position: P) -> bool:
        """Whether an outcome that a record tells is that of a round that is over."""
        if self.outcome_check is not None:
            return self.outcome_check(told, position)
        return holds(told, self.outcome(position), self.free_order)
