"""Contract of a game's rules: positions, rounds, and the format of records.

The rules decide who acts, what is legal and what follows. Seeds, saving, undo, statistics and pace belong to
the match (engine/match/match.py). A match keeps positions and plays on copies. Computer players that look
ahead play on their own positions in place, with neither log nor recorded events.
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
"""Returned by `Position.actor` when the round is over and another follows."""
MATCH_OVER = -2
"""Returned by `Position.actor` when the whole match is over."""
CONCEDED = -3
"""Returned by `Match.actor` after a concession, which positions do not know of."""
EVERYBODY = -1
"""Seat of an observer from whom nothing is hidden: for replays, never for a player."""


class IllegalAction(ValueError):  # noqa: N818 - the name says what it is
    """An action that the rules forbid; its text is a sentence for the player."""


@dataclass(frozen=True, slots=True)
class Tally:
    """Result of a round for the statistics of one seat.

    `won`: None for all seats if no seat won. `points`: value of the round. `change`: what the seat gained,
    negative for a loss. `place`: place in the match from 1 if the match is over too, else 0; equals share a
    place, and the place after two seats is 3.
    """

    won: bool | None
    points: int
    change: int
    place: int


class Event:
    """Base class of events.

    `reveals`: True if hidden information comes to light, which limits undo. `gives_away`: True if that is
    only what the acting seat knew, such as a card of its hand, and undo may go past it.
    """

    __slots__ = ()
    reveals = False
    gives_away = False


def decides(action: object) -> bool:
    """True if an action is a choice of the player, which undo takes back.

    Turning over a card is none: the class of such an action has `decides = False`.
    """
    return bool(getattr(action, "decides", True))


class Position(Protocol[A, E]):
    """State of a round, changed in place by `play`; a match plays on copies only.

    `deal`: the deal that the round began with. `log`: list to which `play` appends events, or None.
    `recorded_events`: outcome from a record for decisions that the rules leave open; empty if the rules
    decide.
    """

    deal: Any
    log: list[E] | None
    recorded_events: list[E]

    def actor(self) -> int:
        """Return the seat to move, or ROUND_OVER, or MATCH_OVER."""

    def legal(self) -> Sequence[A]:
        """Return the legal actions of the actor in a fixed order; empty only if no seat is to move.

        If there are too many to list, it returns some of them.
        """

    def why_not(self, action: A) -> str | None:
        """Return why an action is forbidden, as a sentence for the player; None if it is legal."""

    def play(self, action: A) -> None:
        """Play a legal action.

        The position is undefined after an illegal action. Raises ValueError if the recorded events are
        impossible.
        """

    def copy(self: P) -> P:
        """Return an independent position without log and recorded events.

        The copies share immutable data only.
        """


AnyPosition = Position[Any, Any]
"""Position of a game that is not known before run time."""


class Result(Protocol):
    """Itemised result of a round, for display on a screen."""

    def tally(self, seat: int) -> Tally:
        """Return the result of the round for one seat."""


class Rules(Protocol[D, A, E, V, P]):
    """Rules of one game under checked options; `form` is their record format."""

    form: RecordFormat[D, A, E, V, P]

    def deal(self, chance: Chance, before: P | None) -> D:
        """Return a random deal for a round; `before`: end of the previous round, None for the first.

        Raises ValueError if no round can follow.
        """

    def begin(self, deal: D, before: P | None) -> P:
        """Return the first position of a deal.

        Raises ValueError if the deal cannot follow `before`.
        """

    def view(self, position: P, seat: int) -> V:
        """Return all that a seat may know; EVERYBODY: the view of seat 0 with nothing hidden.

        The view must not reference the position.
        """

    def redact(self, happened: A | E, actor: int, seat: int) -> A | E:
        """Return an action of `actor`, or an event that followed it, as `seat` may see it.

        By default nothing is hidden.
        """
        return happened

    def result(self, position: P) -> Result:
        """Return the result of a round that is over."""


AnyRules = Rules[Any, Any, Any, Any, Any]
"""Rules of a game that is not known before run time."""


@runtime_checkable
class AmendableRules(Protocol):
    """Rules with options that are read only at the end of a round (`at_end`) and may change within it."""

    def amend(self, position: object) -> None:
        """Apply these rules to a position of the round in progress."""


def same_outcome(recorded: Sequence[object], log: Sequence[object]) -> bool:
    """True if the recorded events equal the log, in the same order."""
    return list(recorded) == list(log)


@dataclass(frozen=True)
class RecordFormat(Generic[D, A, E, V, P]):
    """Format of a game in records (docs/records.md); readers raise ValueError with a sentence."""

    deal: ValueKind
    """The keys at the beginning of a record's round: `deal`, `first` and the like."""
    actions: Codec[A]
    events: Codec[E]
    outcome: Callable[[P], Json]
    """Returns the outcome of a round that is over."""
    view: ValueKind
    """The view as it is sent to the think process (`plain_view`)."""
    agrees: Callable[[Sequence[E], Sequence[E]], bool] = same_outcome
    """True if the recorded events of a decision match the rules' events."""
    of_match: Callable[[P], Json] | None = None
    """Returns the current outcome of the match; None: the same as `outcome`."""
    outcome_check: Callable[[Any, P], bool] | None = None
    """True if a recorded outcome matches a finished round's; None: it must contain all of `outcome`."""
    free_order: frozenset[str] = frozenset()
    """Keys of an outcome whose innermost lists are sets, written in any order."""

    unlisted: tuple[type, ...] = ()
    """Classes of actions of which `Position.legal` lists some only."""
    twin: Callable[[D, P, int, Chance], D | None] | None = None
    """Returns a deal with which a seat would have seen the same up to a position, or None; for the check that
    nothing hidden is told (docs/games.md). None: hands and piles of the deal are exchanged."""
    arrays: Callable[[], Any] | None = None
    """Makes the `ObservationSpec` that encodes views for learning programs; None if the game has none."""

    def match_outcome(self, position: P) -> Json:
        """Return the current outcome of the match."""
        return (self.of_match or self.outcome)(position)

    def agrees_with(self, recorded: object, position: P) -> bool:
        """True if a recorded outcome matches that of a round that is over."""
        if self.outcome_check is not None:
            return self.outcome_check(recorded, position)
        return holds(recorded, self.outcome(position), self.free_order)
