"""The contract of a game: what the engine, the match and the screen need to know of one.

Rules are pure: no state is changed that they were given or have returned. The rules of a game say who acts,
what is legal and what follows; they know nothing of seeds, saving, undo, statistics or pace, which the match
owns (engine/match.py).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, Generic, Protocol, TypeVar, runtime_checkable

from macclassic.engine.chance import Chance, Stream
from macclassic.engine.options import BadOption as BadOption
from macclassic.engine.options import Json as Json
from macclassic.engine.options import Options
from macclassic.engine.options import told as told

S = TypeVar("S")  # state
A = TypeVar("A")  # action
E = TypeVar("E")  # event
V = TypeVar("V", covariant=True)  # view
W = TypeVar("W", contravariant=True)  # view, as a player takes it

ROUND_OVER = -1
"""What `Rules.actor` answers when the round is over and another follows."""
MATCH_OVER = -2
"""What `Rules.actor` answers when the whole match is over."""


class IllegalAction(ValueError):  # noqa: N818 - named for what it is
    """An action that the rules forbid in this state; its text is a sentence for a person."""


@dataclass(frozen=True, slots=True)
class Tally:
    """A round for the statistics of one seat: `won` is None where nobody did; `change` is what was gained;
    `place` counts from 1 where the match is over too, else it is 0."""

    won: bool | None
    points: int
    change: int
    place: int


class Rules(Protocol, Generic[S, A, E, V]):
    """The rules of one game under one set of options. All methods are pure."""

    seats: int

    def start(self, chance: Chance) -> S:
        """Return the first state of a match, with the first round dealt."""

    def next_round(self, state: S, chance: Chance) -> S:
        """Return the state that begins the round after one that is over."""

    def actor(self, state: S) -> int:
        """Return the seat to decide, or ROUND_OVER, or MATCH_OVER."""

    def legal(self, state: S) -> Sequence[A]:
        """Return every legal action of the actor, in a fixed order; empty only when nobody acts."""

    def why_not(self, state: S, action: A) -> str | None:
        """Return why the action is forbidden, as a sentence for a person; None if it is legal."""

    def step(self, state: S, action: A) -> tuple[S, tuple[E, ...]]:
        """Return the state after an action and what happened, in order.

        Raises IllegalAction.
        """

    def view(self, state: S, seat: int) -> V:
        """Return all that a seat may know of the state: a value of its own, with no road back to it."""

    def open_view(self, state: S) -> V:
        """Return seat 0's view with nothing hidden: for replays, never for a player."""

    def redact(self, event: E, seat: int) -> E:
        """Return the event as a seat may see it."""

    def result(self, state: S) -> Any:
        """Return the itemised result of the round that is over, ready to be explained on a screen."""

    def reveals(self, event: E) -> bool:
        """Whether something hidden comes to light in an event, so that nothing before it may be undone."""

    def tally(self, start: S, end: S, seat: int) -> Tally:
        """Return what a round that is over comes to for one seat."""

    # To and from the public format (docs/records.md); each inverse raises ValueError on what it can't read.
    def deal_to_json(self, state: S) -> Json:
        """Return the keys of a record's round that stand at its beginning: `deal`, `first` and the like."""

    def deal_from_json(self, before: S | None, data: Json) -> S:
        """Return the state at the start of a recorded round that follows `before` (None: the first)."""

    def action_to_json(self, action: A) -> Json: ...
    def action_from_json(self, data: Json) -> A: ...
    def event_to_json(self, event: E) -> Json: ...
    def round_outcome(self, state: S) -> Json: ...
    def match_outcome(self, state: S) -> Json: ...

    # Records of other programs (`retelling.ToldExactly` where the rules leave nothing open).
    free_order: frozenset[str]
    """Keys in events and outcomes of a record whose innermost lists are sets, written in any order."""

    def follow(self, state: S, action: A, told: Sequence[Any]) -> tuple[S, tuple[E, ...]]:
        """Return `step` as a record tells it: where the rules leave open what happens and no seat decides it
        (which of two equal cards passes), the record does.

        Raises IllegalAction, and ValueError for events that the rules can't make of the action.
        """

    def round_told(self, state: S, told: Any) -> bool:
        """Whether an outcome that a record tells is the one of the round that is over."""

    # Views travel to the process that thinks.
    def view_to_json(self, view: Any) -> Json: ...
    def view_from_json(self, data: Json) -> V: ...


@runtime_checkable
class HidesActions(Protocol):
    """Rules under which what a seat does is not known whole to the others."""

    def redact_action(self, action: Any, actor: int, seat: int) -> Any:
        """Return an action of one seat as another may see it; hidden cards in it are not to be played."""


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
    review tells a move that gave away more than this, in what the game counts."""

    make: Callable[[], Judge[Any]]
    notable: float


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
    rules: Callable[[Any], Rules[Any, Any, Any, Any]]
    """Makes the rules of checked options."""
    seats: Callable[[Any], tuple[Seat, ...]]
    """Returns the seats under checked options."""
    players: Players
    screen: str = ""
    """``module:function`` that builds the game's screen; imported only when it is shown. Empty while a game
    has none: it is then played by computers alone and has no icon."""
    order: int = 1
    """Where its icon stands among the others; those of equal order go by title."""
    judge: Judging | None = None
    """None where nothing judges its moves."""
    tunable: Callable[[], Tunable] | None = None
    """Makes what can be tuned; None where there is nothing."""

    def named(self, place: Seat, seat: int, player: str) -> str:
        """Return what a match's record calls somebody at a seat."""
        return (self.players.called(player) if seat else "") or place.name


def always(*names: str) -> Callable[[Any], tuple[Seat, ...]]:
    """Return the seats of a game that has the same under all options, each on a side of its own."""
    seats = tuple(Seat(name, side) for side, name in enumerate(names))
    return lambda options: seats


def lazily(where: str) -> Callable[..., Any]:
    """Return a function, told as ``module:function``, whose module is imported when it is called: a program
    that has begun to start knows all games and needs the insides of none."""

    def call(*given: Any) -> Any:
        module, _, name = where.partition(":")
        return getattr(import_module(module), name)(*given)

    return call


def action_type(data: Any) -> str:
    """Return the type of an action as a record tells it.

    Raises ValueError where it has none.
    """
    kind = data.get("type") if isinstance(data, dict) else None
    if not isinstance(kind, str):
        raise ValueError(f"{told(kind)} is no action")
    return kind
