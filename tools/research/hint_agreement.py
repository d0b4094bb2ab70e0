"""Measures how often the judge finds a hint worse: ``python -m tools.research.hint_agreement GAME``.

Further options: ``[--decisions N] [--seed S] [--calls] [--same]``. Games among players of medium strength
supply the decisions; at each question of GO or STOP, and at every third other decision (with `--calls` at no
other), the adviser is asked for a hint and the judge for its estimates. They use different random worlds,
unless `--same`: then they use those of the program, where hint and review ask one question.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from macclassic.engine.core.chance import Stream, player_stream
from macclassic.engine.core.game_spec import GameSpec
from macclassic.engine.core.registry import games
from macclassic.engine.match.review import SUSPECT
from macclassic.engine.match.simulate import begin

CALLS = ("Go", "KeepGoing")
"""Types of the first legal action of a question that ends the game or goes on."""


class Advised(NamedTuple):
    """A decision: whether it was a call, and how far the hint was behind by the judge."""

    call: bool
    behind: float


def decisions(
    spec: GameSpec, seed: int, calls: bool = False
) -> Iterator[tuple[Any, Sequence[Any], int, int]]:
    """Yield view, legal actions, seed and ply of the decisions to measure, or of the calls, without end."""
    level = spec.players.stand_in
    player = spec.players.make(level)
    while True:
        match = begin(spec, seed, {}, [level] * len(spec.seats(spec.options())))
        while not match.over:
            if match.actor < 0:
                match.next_round()
                continue
            view, legal = match.view(match.actor), list(match.legal)
            third = match.plies % 3 == 0 and not calls
            if len(legal) > 1 and (third or type(legal[0]).__name__ in CALLS):
                yield view, legal, seed, match.plies
            match.apply(player.choose(view, legal, player_stream(seed, match.actor, match.plies)))
        seed += 1


def measured(game: str, count: int, seed: int, same: bool, calls: bool = False) -> list[Advised]:
    """Return the comparison of hint and judge at a number of decisions."""
    spec = games()[game]
    assert spec.judge is not None
    judge, adviser = spec.judge.make(), spec.players.make(spec.players.adviser)
    found: list[Advised] = []
    for view, legal, number, ply in decisions(spec, seed, calls):
        label = f"judge/first/{view.seat}/{ply}"
        action, _ = adviser.explain(view, legal, Stream(number, label if same else f"hint/{view.seat}/{ply}"))
        if action not in legal:
            legal = [*legal, action]  # some games cannot list all legal actions
        estimates = judge.judge(view, legal, Stream(number, label))
        found.append(Advised(type(legal[0]).__name__ in CALLS, estimates[legal.index(action)].behind))
        if len(found) == count:
            break
    return found


def summary(found: Sequence[Advised], limit: float) -> str:
    """Return how many hints were behind by more than a limit, and how many of the calls."""
    calls = [each for each in found if each.call]
    worse, worse_calls = (sum(each.behind > limit for each in some) for some in (found, calls))
    return f"{worse} of {len(found)} hints more than {limit:g} behind; {worse_calls} of {len(calls)} calls"


def main() -> None:
    """Run the command."""
    judges = {key: spec.judge for key, spec in games().items() if spec.judge is not None}
    parser = argparse.ArgumentParser(prog="python -m tools.research.hint_agreement", description=__doc__)
    parser.add_argument("game", choices=sorted(judges))
    parser.add_argument("--decisions", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--calls", action="store_true", help="only questions of GO or STOP")
    parser.add_argument("--same", action="store_true", help="hint and judge in the same worlds")
    asked = parser.parse_args()
    found = measured(asked.game, asked.decisions, asked.seed, asked.same, asked.calls)
    print(summary(found, SUSPECT * judges[asked.game].notable))


if __name__ == "__main__":
    main()
