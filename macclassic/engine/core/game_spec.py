"""Specification of a game, its seats and its computer players (for the rules see contract.py)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from macclassic.engine.core.chance import Stream
from macclassic.engine.core.contract import CONCEDED as CONCEDED
from macclassic.engine.core.contract import MATCH_OVER as MATCH_OVER
from macclassic.engine.core.contract import ROUND_OVER as ROUND_OVER
from macclassic.engine.core.contract import AnyRules as AnyRules
from macclassic.engine.core.contract import IllegalAction as IllegalAction
from macclassic.engine.core.contract import Rules as Rules
from macclassic.engine.core.contract import Tally as Tally
from macclassic.engine.core.lazy_import import lazily as lazily
from macclassic.engine.core.options import BadOption as BadOption
from macclassic.engine.core.options import Json as Json
from macclassic.engine.core.options import JsonMapping as JsonMapping
from macclassic.engine.core.options import Options
from macclassic.engine.core.options import quoted as quoted

if TYPE_CHECKING:
    from macclassic.engine.match.review import Moment

A = TypeVar("A")  # action
W = TypeVar("W", contravariant=True)  # view, as a player reads it


class Player(Protocol[W, A]):
    """Computer player: decides for a seat from a view alone, without state between decisions."""

    def choose(self, view: W, legal: Sequence[A], stream: Stream) -> A:
        """Return one of the legal actions."""

    def explain(self, view: W, legal: Sequence[A], stream: Stream) -> tuple[A, str]:
        """Return the chosen action and the reason, as a sentence for the player."""


AnyPlayer = Player[Any, Any]
"""Player of a game that is not known before run time."""


@dataclass(frozen=True, slots=True)
class Judged:
    """Estimated value of an action for a seat, in the unit that the game counts.

    `mean`: expected result. `behind`: how much less that is than the best action's. `error`: standard error
    of `behind`.
    """

    mean: float
    behind: float
    error: float


class Judge(Protocol[W]):
    """Estimates the value of legal actions from a view alone."""

    def judge(self, view: W, legal: Sequence[Any], stream: Stream) -> Sequence[Judged]:
        """Return the estimate of each legal action; one of them has `behind` 0."""


FIRST, AGAIN = "first", "again"
"""Names of the two judgements of a decision. A hint is the best action of the first."""


@dataclass(frozen=True, slots=True)
class Judging:
    """Judge of a game's moves, for reviews of rounds and for hints.

    `make`: returns the judge. `notable`: a review lists decisions that lost more than this, in the unit that
    the game counts. `stakes`: hints say how much less the next best action would bring. `cause`: returns a
    value that is equal for moments (`Moment`) with one cause, which a review lists once, and None for a
    moment that is listed by itself; None if all are. `why`: returns the reason for the best action from a
    view, the legal actions and the judge's estimates; None if a review gives no reasons.
    """

    make: Callable[[], Judge[Any]]
    notable: float
    stakes: bool = False
    cause: Callable[[Moment], object] | None = None
    why: Callable[[Any, Sequence[Any], Sequence[Any]], str] | None = None


class Tunable(Protocol):
    """Weights of a game's computer players that ``macclassic tune`` can optimise."""

    def numbers(self) -> Sequence[float]:
        """Return the present weights in a fixed order."""

    def gain(self, numbers: Sequence[float], first: int, deals: int) -> float:
        """Return the gain of these weights over the present ones, over `deals` deals from seed `first` on."""

    def text(self, numbers: Sequence[float]) -> str:
        """Return the text of the data file that stores these weights."""


@dataclass(frozen=True, slots=True)
class Seat:
    """One seat of a match.

    `name`: its name when a computer plays there. `side`: seats of one side win together. `marks`: further
    keys of the seat's entry in a record, besides name and player.
    """

    name: str
    side: int
    marks: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Players:
    """The computer players of a game, by name."""

    make: Callable[[str], AnyPlayer]
    """Makes a player by name; raises BadOption for an unknown name."""
    names: tuple[tuple[str, str], ...]
    """Name and one-line description of each player, for ``macclassic players``.

    The order is from the weakest to the strongest and defines `rank`.
    """
    default: tuple[str, ...]
    """Player of each seat when computers play at all seats; may be shorter than the number of seats."""
    adviser: str
    """Name of the player that gives hints."""
    stand_in: str
    """Name of the strongest player that decides fast enough to run in the screen's own process.

    It replaces a player whose think process has failed.
    """
    listed: Callable[[str], str] = str
    """Returns the name in `names` that a player's name is ranked as.

    Needed where names are free (``iq:95@aunt`` is ranked as ``iq:100``) or a player has several.
    """
    called: Callable[[str], str] = lambda player: ""
    """Returns the displayed name of a player at the table; empty if it has none of its own.

    A record names its seats so, except the first, where a person sits.
    """

    def rank(self, player: str) -> int:
        """Return the strength of a player among those of this game, from 0 for the weakest; -1 if unknown.

        Persons are unknown too: their strength cannot be measured.
        """
        names = [name for name, _ in self.names]
        name = self.listed(player)
        return names.index(name) if name in names else -1

    def in_place_of(self, player: str) -> str:
        """Return the player that decides at once in place of one that cannot be asked.

        That is the stand-in, or the player itself if it is no stronger, and so as fast.
        """
        return player if 0 <= self.rank(player) <= self.rank(self.stand_in) else self.stand_in


@dataclass(frozen=True, slots=True)
class GameSpec:
    """Specification of a game: the object that a package in `games/` exports as `GAME`."""

    key: str
    """Stable name in records and commands, such as ``war-of-flowers``."""
    title: str
    options: type[Options]
    rules: Callable[[Any], AnyRules]
    """Makes the rules for checked options."""
    seats: Callable[[Any], tuple[Seat, ...]]
    """Returns the seats for checked options."""
    players: Players
    screen: str = ""
    """``module:name`` of the parts of its table (table/game_table.py), imported on first use.

    Empty for a game without a screen: only computers play it and it has no icon.
    """
    order: int = 1
    """Sort key among the icons; games of equal order are sorted by title."""
    judge: Judging | None = None
    """Judge of its moves, None if there is none."""
    tunable: Callable[[], Tunable] | None = None
    """Makes the weights for ``macclassic tune``; None if there are none, or if the laboratory has them."""

    @property
    def package(self) -> str:
        """The package that holds its help and achievements, derived from the module of its screen."""
        module = self.screen.partition(":")[0]
        package, inner, _ = module.partition(".screen")
        return package if inner else module.rpartition(".")[0] or module

    def seated(self, options: Options, players: Sequence[str]) -> list[Json]:
        """Return the displayed name and the player of each seat, as a match's record has them."""
        seats = enumerate(zip(self.seats(options), players, strict=True))
        return [
            {"name": (self.players.called(player) if seat else "") or place.name, "player": player}
            for seat, (place, player) in seats
        ]


def always(*names: str) -> Callable[[object], tuple[Seat, ...]]:
    """Return a `seats` function for a game with the same seats under all options, each its own side."""
    seats = tuple(Seat(name, side) for side, name in enumerate(names))
    return lambda options: seats
