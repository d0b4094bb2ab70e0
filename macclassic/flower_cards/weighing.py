"""Choice of a move by playouts in worlds that the seat cannot distinguish from the real one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, Generic, NamedTuple, Protocol, Self, TypeVar

from macclassic.engine.core.chance import Stream
from macclassic.engine.core.game_spec import Judged, Player

V = TypeVar("V")  # view
A = TypeVar("A")  # action

MIN_WORLDS_PER_ROUND = 4
"""Least number of worlds in a round, for any number of moves."""
MIN_WORLDS = 8
"""Least number of worlds in which moves are estimated."""


class Ending(NamedTuple):
    """End of a playout for the seat that decides.

    `won`: 1 if it won, -1 if another did, 0 if there was no winner. `paid`: the amount that it won or lost.
    `chance`: its chance to win the match then, in ten thousandths; 0 where that is not computed.
    """

    won: int
    paid: int
    chance: int = 0


@dataclass(frozen=True, slots=True)
class Weighed(Judged):
    """Estimate of a move by playouts, with their endings.

    `won`, `lost`: shares of the playouts that the seat and that another player won. `gain`, `cost`: mean
    amounts won and lost in those. `chance`: chance to win the match. `for_match`: the match calls for another
    move than the money; then `behind` is counted by the chance to win it.
    """

    won: float = 0.0
    lost: float = 0.0
    gain: float = 0.0
    cost: float = 0.0
    chance: float = 0.0
    for_match: bool = False


class MoveTrials(Protocol):
    """Moves that can be played out in common worlds.

    `earned`: by move, the result in each world, in the order of the worlds; a dropped move has fewer.
    """

    earned: list[list[int]]

    def play(self, worlds: int, kept: list[int]) -> None:
        """Play the moves at the given indices in further worlds."""


class World(Protocol):
    """Position that is played out: it takes over the state of another."""

    def copy(self) -> Self: ...
    def become(self, other: Self, /) -> None: ...
    def play(self, action: Any, /) -> None: ...


P = TypeVar("P", bound=World)


class Trials(Generic[P, A]):
    """Moves played out in the same worlds (`MoveTrials`).

    `base`: the position as the seat to move knows it. `deal` fills in the hidden cards, `play_out` plays the
    position to the end, and `worth` returns the seat's result. `ending`: returns what `endings` holds of each
    playout, in the order of `earned`.
    """

    def __init__(
        self,
        base: P,
        actions: Sequence[A],
        deal: Callable[[P], None],
        play_out: Callable[[P], None],
        worth: Callable[[P], int],
        ending: Callable[[P], Ending] | None = None,
    ) -> None:
        self._base, self._deal, self._play_out, self._worth = base, deal, play_out, worth
        self._ending = ending
        self.actions = list(actions)
        self.earned: list[list[int]] = [[] for _ in actions]
        self.endings: list[list[Ending]] = [[] for _ in actions]

    def play(self, worlds: int, kept: list[int]) -> None:
        """Play out the actions at the given indices of `actions` in further worlds."""
        world, game = self._base.copy(), self._base.copy()
        for _ in range(worlds):
            self._deal(world)
            for which in kept:
                game.become(world)
                game.play(self.actions[which])
                self._play_out(game)
                self.earned[which].append(self._worth(game))
                if self._ending is not None:
                    self.endings[which].append(self._ending(game))


def chosen(tried: MoveTrials, count: int, games: int, errors: float = 1.0) -> int:
    """Return the index of the move, of `count`, that earns most in about `games` playouts together.

    The games are distributed over rounds; after each round the worse half of the moves is dropped (successive
    halving). The first move is never dropped, and is chosen unless another is better by `errors` standard
    errors.
    """
    kept = list(range(count))
    rounds = max(1, (count - 1).bit_length())
    for left in reversed(range(rounds)):
        tried.play(max(MIN_WORLDS_PER_ROUND, games // rounds // len(kept)), kept)
        if left:
            kept = better_half(tried, kept)
    return surest(tried, kept, errors)


def better_half(tried: MoveTrials, kept: Sequence[int]) -> list[int]:
    """Return the moves for the next round: the better half, at least two, and always the first."""
    ranked = sorted(kept, key=lambda place: -sum(tried.earned[place]))
    better = ranked[: max(2, (len(kept) + 1) // 2)]
    return [place for place in kept if place in better or place == 0]


def surest(tried: MoveTrials, kept: Sequence[int], errors: float) -> int:
    """Return the index of the move that earned most, but the first move unless the lead is certain.

    The lead must be at least `errors` standard errors. All of `kept`, and the first, were played in the same
    worlds.
    """
    best = max(kept, key=lambda place: sum(tried.earned[place]))
    mean, error = ahead(tried.earned[best], tried.earned[0])
    return best if mean > errors * error else 0


def as_good(tried: MoveTrials, best: int, dearest: float) -> list[int]:
    """Return the indices of the moves that are as good as the one at `best`.

    They were played out as often, and are behind by less than a standard error and by at most `dearest`.
    """
    found = []
    for place, values in enumerate(tried.earned):
        if len(values) == len(tried.earned[best]):
            behind, error = ahead(tried.earned[best], values)
            if behind <= min(error, dearest):
                found.append(place)
    return found


def estimated(tried: MoveTrials, count: int, games: int, unit: int = 1) -> list[Judged]:
    """Return the value of each of `count` moves, from about `games` playouts in the same worlds.

    `unit`: the amount of earnings that counts as one in the result. The error of a move is the standard error
    of its distance from the best, over the worlds in which both were played.
    """
    tried.play(max(MIN_WORLDS, games // count), list(range(count)))
    best = max(tried.earned, key=sum)
    found = []
    for values in tried.earned:
        behind, error = ahead(best, values)
        found.append(Judged(sum(values) / len(values) / unit, behind / unit, error / unit))
    return found


def ahead(one: Sequence[int], other: Sequence[int]) -> tuple[float, float]:
    """Return how much more the first earned in the same worlds, and the standard error of that."""
    more = [mine - yours for mine, yours in zip(one, other, strict=True)]
    count = len(more)
    mean = sum(more) / count
    return mean, sqrt(sum((each - mean) ** 2 for each in more) / max(1, count - 1) / count)


@dataclass(frozen=True)
class InclinedPlayer(Generic[V, A]):
    """Player that follows another player's choice, unless a preferred action costs almost nothing.

    The action it likes best replaces the other player's choice if, over common worlds, they differ by less
    than a standard error, and by at most `dearest`.

    `likes`: returns the liking for each action of a view. `tries`: prepares actions for playouts in `games`
    worlds, both together. `why`: returns the reason for an action among the
    legal ones.
    """

    player: Player[V, A]
    likes: Callable[[V, Sequence[A]], Sequence[float]]
    tries: Callable[[V, Sequence[A], Stream], MoveTrials]
    games: int
    dearest: float
    why: Callable[[V, Sequence[A], A], str]

    def choose(self, view: V, legal: Sequence[A], stream: Stream) -> A:
        """Return the chosen action."""
        chosen = self.player.choose(view, legal, stream)
        liked = self.likes(view, legal)
        favourite = legal[liked.index(max(liked))]
        if max(liked) <= liked[legal.index(chosen)]:
            return chosen
        first, second = estimated(self.tries(view, (chosen, favourite), stream), 2, self.games)
        # The difference counts in both directions: if the favourite is better, the level has erred.
        differ = max(first.behind, second.behind)
        return favourite if differ <= min(max(first.error, second.error), self.dearest) else chosen

    def explain(self, view: V, legal: Sequence[A], stream: Stream) -> tuple[A, str]:
        """Return the chosen action and the reason, in a sentence."""
        action = self.choose(view, legal, stream)
        return action, self.why(view, legal, action)
