"""What the engine, the match and the screen need to know of a game, and its players (rules: contract.py)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

from macclassic.engine.core.chance import Stream
from macclassic.engine.core.contract import CONCEDED as CONCEDED
from macclassic.engine.core.contract import MATCH_OVER as MATCH_OVER
from macclassic.engine.core.contract import ROUND_OVER as ROUND_OVER
from macclassic.engine.core.contract import IllegalAction as IllegalAction
from macclassic.engine.core.contract import Rules as Rules
from macclassic.engine.core.contract import Tally as Tally
from macclassic.engine.core.lazy_import import lazily as lazily
from macclassic.engine.core.options import BadOption as BadOption
from macclassic.engine.core.options import Json as Json
from macclassic.engine.core.options import Options
from macclassic.engine.core.options import quoted as quoted

A = TypeVar("A")  # action
W = TypeVar("W", contravariant=True)  # view, as a player takes it


class Player(Protocol[W, A]):
    """Whoever decides for a seat, from a view and nothing else. Stateless between decisions."""

    def choose(self, view: W, legal: Sequence[A], stream: Stream) -> A:
        """Return one of the legal actions."""

    def explain(self, view: W, legal: Sequence[A], stream: Stream) -> tuple[A, str]:
        """Return the action it would choose and the reason, in a sentence for a person."""


@dataclass(frozen=True, slots=True)
class Judged:
    """What an action is expected to bring a seat: its `mean` in what the game counts, how far it is `behind`
    the best action, and the standard `error` of that."""

    mean: float
    behind: float
    error: float


class Judge(Protocol[W]):
    """Says what the actions of a moment are worth, from a view and nothing else."""

    def judge(self, view: W, legal: Sequence[Any], stream: Stream) -> Sequence[Judged]:
        """Return what each legal action is worth; one of them is behind by 0."""


@dataclass(frozen=True, slots=True)
class Judging:
    """What judges a game's moves, for the review of a round and for hints. `make`: makes it. `notable`: a
    review tells a move that gave away more than this, in what the game counts. `stakes`: a hint says what is
    at stake."""

    make: Callable[[], Judge[Any]]
    notable: float
    stakes: bool = False


class Tunable(Protocol):
    """Weights of a game's players that ``macclassic tune`` can make again."""

    def numbers(self) -> Sequence[float]:
        """Return today's weights, one after the other."""

    def gain(self, numbers: Sequence[float], first: int, deals: int) -> float:
        """Return what weights gain a game against today's, over so many deals from a seed on."""

    def text(self, numbers: Sequence[float]) -> str:
        """Return the data file that keeps some weights."""


@dataclass(frozen=True, slots=True)
class Seat:
    """One seat of a match: its name when a computer sits there, which side it is on (seats of one side win
    together), and the keys that a record's entry for it carries besides name and player."""

    name: str
    side: int
    marks: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Players:
    """The computer players of a game, by name."""

    make: Callable[[str], Player[Any, Any]]
    """Makes a player; raises BadOption for a name it does not know."""
    names: tuple[tuple[str, str], ...]
    """(name, one-line description) of every one, for ``macclassic players``; the weakest first, which is all
    that says who is stronger than whom (`rank`)."""
    default: tuple[str, ...]
    """Who sits where when computers sit on all seats; as many as there are seats at most."""
    adviser: str
    """Who gives hints."""
    stand_in: str
    """The best player that decides at once, in the screen's own process, for one whose thinking was lost."""
    listed: Callable[[str], str] = str
    """Returns which of `names` a name plays like, where names are free (``iq:95@aunt`` plays like ``iq:100``)
    or one player has several."""
    called: Callable[[str], str] = lambda player: ""
    """Returns the name that a player goes by at the table; empty where it has none of its own. A record names
    its seats so, all but the first, where a person sits."""

    def rank(self, player: str) -> int:
        """Return how strong a player is, by its name, among those of this game; the weakest has 0.

        Whoever is not known, a person too, has -1: who can't be measured is taken for no strength.
        """
        names = [name for name, _ in self.names]
        name = self.listed(player)
        return names.index(name) if name in names else -1

    def in_place_of(self, player: str) -> str:
        """Return who decides at once in place of a computer player that can't be asked: the stand-in, or the
        player itself where it is no stronger, and so as fast."""
        return player if 0 <= self.rank(player) <= self.rank(self.stand_in) else self.stand_in


@dataclass(frozen=True, slots=True)
class GameSpec:
    """What a folder of `games/` exports as `GAME`: everything the engine may know of a game."""

    key: str
    """Stable name in records and commands, such as ``war-of-flowers``."""
    title: str
    options: type[Options]
    rules: Callable[[Any], Rules[Any, Any, Any, Any, Any]]
    """Makes the rules of checked options."""
    seats: Callable[[Any], tuple[Seat, ...]]
    """Returns the seats under checked options."""
    players: Players
    screen: str = ""
    """``module:name`` of the parts that its table is made of (table/game_table.py); imported only when it is
    shown. Empty while a game has none: it is then played by computers alone and has no icon."""
    order: int = 1
    """Where its icon stands among the others; those of equal order go by title."""
    judge: Judging | None = None
    """None where nothing judges its moves."""
    tunable: Callable[[], Tunable] | None = None
    """Makes what can be tuned; None where there is nothing."""

    @property
    def package(self) -> str:
        """The package that its help and achievements are in, as told by where its screen is."""
        module = self.screen.partition(":")[0]
        package, inner, _ = module.partition(".screen")
        return package if inner else module.rpartition(".")[0] or module

    def seated(self, options: Options, players: Sequence[str]) -> list[Json]:
        """Return who sits at each seat, and by what name, as a match's record has it."""
        seats = enumerate(zip(self.seats(options), players, strict=True))
        return [
            {"name": (self.players.called(player) if seat else "") or place.name, "player": player}
            for seat, (place, player) in seats
        ]


def always(*names: str) -> Callable[[Any], tuple[Seat, ...]]:
    """Return the seats of a game that has the same under all options, each on a side of its own."""
    seats = tuple(Seat(name, side) for side, name in enumerate(names))
    return lambda options: seats
