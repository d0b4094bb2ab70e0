"""Choosing among moves by games played out in worlds that a seat can't tell from the real one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, Protocol

from macclassic.engine.core.chance import Stream
from macclassic.engine.core.game_spec import Judged, Player

FEWEST = 4
"""Worlds that are dealt in a round at least, however many moves there are."""
LEAST = 8
"""Worlds that moves are estimated in at least."""


class MoveTrials(Protocol):
    """Moves that can be tried out. `earned`: by move, what each world brought, in the order of the worlds; a
    move that was let go has fewer."""

    earned: list[list[int]]

    def play(self, worlds: int, kept: list[int]) -> None:
        """Play some moves, by their places, in so many worlds more."""


class Trials:
    """Moves that are tried out (`MoveTrials`) in worlds that are the same for all of them.

    `base`: the position as its seat at turn knows it; `deal` gives it what is hidden, `play_out` plays it to
    the end, and `worth` says what that brings the seat.
    """

    def __init__(
        self,
        base: Any,
        actions: Sequence[Any],
        deal: Callable[[Any], None],
        play_out: Callable[[Any], None],
        worth: Callable[[Any], int],
    ) -> None:
        self._base, self._deal, self._play_out, self._worth = base, deal, play_out, worth
        self.actions = list(actions)
        self.earned: list[list[int]] = [[] for _ in actions]

    def play(self, worlds: int, kept: list[int]) -> None:
        """Try some actions, by their places in `actions`, in so many worlds more."""
        world, game = self._base.copy(), self._base.copy()
        for _ in range(worlds):
            self._deal(world)
            for which in kept:
                game.become(world)
                game.play(self.actions[which])
                self._play_out(game)
                self.earned[which].append(self._worth(game))


def chosen(tried: MoveTrials, count: int, games: int, errors: float = 1.0) -> int:
    """Return the place of the move, of `count`, that earns most in about so many games for all together.

    The games are dealt out in rounds; after each the worse half of what is left is let go (successive
    halving). The first stays to the end, and is chosen unless another is better by `errors` standard errors.
    """
    kept = list(range(count))
    rounds = max(1, (count - 1).bit_length())
    for left in reversed(range(rounds)):
        tried.play(max(FEWEST, games // rounds // len(kept)), kept)
        if left:
            kept = better_half(tried, kept)
    return surest(tried, kept, errors)


def better_half(tried: MoveTrials, kept: Sequence[int]) -> list[int]:
    """Return which moves to go on with: the half that earned more, two at least, and always the first."""
    ranked = sorted(kept, key=lambda place: -sum(tried.earned[place]))
    better = ranked[: max(2, (len(kept) + 1) // 2)]
    return [place for place in kept if place in better or place == 0]


def surest(tried: MoveTrials, kept: Sequence[int], errors: float) -> int:
    """Return the place of the move that earned most, but the first if that is not by `errors` standard errors
    better; all of `kept`, and the first, were played in the same worlds."""
    best = max(kept, key=lambda place: sum(tried.earned[place]))
    mean, error = ahead(tried.earned[best], tried.earned[0])
    return best if mean > errors * error else 0


def as_good(tried: MoveTrials, best: int, dearest: float) -> list[int]:
    """Return the places of moves that are as good as the one at `best`: played out as often, and behind by
    less than a standard error and by no more than `dearest`."""
    found = []
    for place, values in enumerate(tried.earned):
        if len(values) == len(tried.earned[best]):
            behind, error = ahead(tried.earned[best], values)
            if behind <= min(error, dearest):
                found.append(place)
    return found


def estimated(tried: MoveTrials, count: int, games: int, unit: int = 1) -> list[Judged]:
    """Return what each of `count` moves is worth, judged in the same worlds, in about so many games together;
    `unit`: how much of what is earned makes one of what is told.

    The error of each is that of how far it is behind, over the worlds that both were played out in.
    """
    tried.play(max(LEAST, games // count), list(range(count)))
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
class InclinedPlayer:
    """Chooses as another player does, then gives way to what it likes where that costs next to nothing.

    The action it likes best takes the place of the one the other thought best if, over common worlds, they
    differ by less than a standard error, and by no more than `dearest`.

    `likes`: how much it likes each action, by a view; `tries`: has actions ready to be tried out, in so many
    `games`, both together; `why`: the reason it gives.
    """

    player: Player[Any, Any]
    likes: Callable[[Any, Sequence[Any]], Sequence[float]]
    tries: Callable[[Any, Sequence[Any], Stream], MoveTrials]
    games: int
    dearest: float
    why: Callable[[Any, Any], str]

    def choose(self, view: Any, legal: Sequence[Any], stream: Stream) -> Any:
        """Return the action it chooses."""
        chosen = self.player.choose(view, legal, stream)
        liked = self.likes(view, legal)
        favourite = legal[liked.index(max(liked))]
        if max(liked) <= liked[legal.index(chosen)]:
            return chosen
        first, second = estimated(self.tries(view, (chosen, favourite), stream), 2, self.games)
        # Where it would bring something it is not for love: then its level has erred, which it may.
        differ = max(first.behind, second.behind)
        return favourite if differ <= min(max(first.error, second.error), self.dearest) else chosen

    def explain(self, view: Any, legal: Sequence[Any], stream: Stream) -> tuple[Any, str]:
        """Return the action it would choose and why, in a sentence."""
        action = self.choose(view, legal, stream)
        return action, self.why(view, action)
