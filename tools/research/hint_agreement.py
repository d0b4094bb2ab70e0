"""Measures how often the judge finds a hint worse: ``python -m tools.research.hint_agreement GAME``.

Further options: ``[--decisions N] [--seed S] [--same]``. Games among players of medium strength supply the
decisions; at each question of GO or STOP, and at every third other decision, the adviser is asked for a hint
and the judge for its estimates. They use different random worlds, unless `--same`: then they use those of
the program, where hint and review ask one question.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from macclassic.engine.core.chance import Stream, player_stream
from macclassic.engine.core.game_spec import GameSpec
from macclassic.engine.core.registry import games
from macclassic.engine.match.simulate import begin

DOLLAR = {"war-of-flowers": 1.0, "war-of-coins": 3.0}
"""Amount of what a game counts that equals a dollar of War of Flowers."""
CALLS = ("Go", "KeepGoing")
"""Types of the first legal action of a question that ends the game or goes on."""


class Advised(NamedTuple):
    """A decision: whether it was a call, and how far the hint was behind by the judge, in dollars."""

    call: bool
    behind: float


def decisions(spec: GameSpec, seed: int) -> Iterator[tuple[Any, Sequence[Any], int, int]]:
    """Yield view, legal actions, seed and ply of the decisions to measure, without end."""
    player = spec.players.make("iq:100")
    while True:
        match = begin(spec, seed, {}, ["iq:100"] * len(spec.seats(spec.options())))
        while not match.over:
            if match.actor < 0:
                match.next_round()
                continue
            view, legal = match.view(match.actor), list(match.legal)
            if len(legal) > 1 and (match.plies % 3 == 0 or type(legal[0]).__name__ in CALLS):
                yield view, legal, seed, match.plies
            match.apply(player.choose(view, legal, player_stream(seed, match.actor, match.plies)))
        seed += 1


def measured(game: str, count: int, seed: int, same: bool) -> list[Advised]:
    """Return the comparison of hint and judge at a number of decisions."""
    spec = games()[game]
    assert spec.judge is not None
    judge, adviser = spec.judge.make(), spec.players.make(spec.players.adviser)
    found: list[Advised] = []
    for view, legal, number, ply in decisions(spec, seed):
        label = f"judge/first/{view.seat}/{ply}"
        action, _ = adviser.explain(view, legal, Stream(number, label if same else f"hint/{view.seat}/{ply}"))
        estimates = judge.judge(view, legal, Stream(number, label))
        behind = estimates[legal.index(action)].behind / DOLLAR[game]
        found.append(Advised(type(legal[0]).__name__ in CALLS, behind))
        if len(found) == count:
            break
    return found


def summary(found: Sequence[Advised], limit: float = 0.5) -> str:
    """Return how many hints were behind by more than a limit in dollars, and how many of the calls."""
    calls = [each for each in found if each.call]
    worse, worse_calls = (sum(each.behind > limit for each in some) for some in (found, calls))
    return f"{worse} of {len(found)} hints more than ${limit:.2f} behind; {worse_calls} of {len(calls)} calls"


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m tools.research.hint_agreement", description=__doc__)
    parser.add_argument("game", choices=sorted(DOLLAR))
    parser.add_argument("--decisions", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--same", action="store_true", help="hint and judge in the same worlds")
    asked = parser.parse_args()
    print(summary(measured(asked.game, asked.decisions, asked.seed, asked.same)))


if __name__ == "__main__":
    main()
