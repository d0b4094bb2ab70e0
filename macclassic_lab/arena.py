"""Arena: players meet on the same deals in every seating, so that luck cancels out.

One *meeting* is one deal (or one whole match, from one seed) played once in each seating. Meetings are
independent, so that an executor with the interface of `concurrent.futures` can distribute them.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, Future, as_completed
from dataclasses import asdict, dataclass, field
from itertools import permutations
from math import sqrt
from pathlib import Path
from typing import Any

from macclassic.engine.core.chance import deal_stream, player_stream
from macclassic.engine.core.game_spec import (
    MATCH_OVER,
    AnyPlayer,
    AnyRules,
    BadOption,
    Json,
    JsonMapping,
    Tally,
)
from macclassic.engine.core.options import checked
from macclassic.engine.core.registry import games
from macclassic.engine.core.safe_text import harmless
from macclassic.engine.players.external_players import MatchPlayers, check_player, new_round

FORMAT = "macclassic-arena"
MAX_RESULTS_BYTES = 1 << 28
"""Maximum size of a file of results in bytes: over a million meetings."""
MAX_RESULT = 1e15
"""Bound of valid numbers in a file of results."""
CHUNK = 8
"""Number of meetings in one task of the executor: a player's tables are computed anew for each task."""


class BadResults(ValueError):  # noqa: N818 - named for what it is
    """A file of results that cannot be continued; its text is a sentence for the user."""


@dataclass(frozen=True, slots=True)
class ArenaPlan:
    """Players and game of an arena run.

    Two players: the first takes each seat in turn (or each side, where seats play together), the second all
    others. As many players as seats: every permutation is played. `whole`: whole matches instead of single
    deals. `engines`: commands of the external engines among the players. `engine_folder`: their working
    folder; None: that of this process.
    """

    game: str
    players: tuple[str, ...]
    options: JsonMapping = field(default_factory=dict)
    whole: bool = False
    engines: Mapping[str, Sequence[str]] = field(default_factory=dict)
    engine_folder: Path | None = None

    def seatings(self, seats: int, sides: Sequence[int] | None = None) -> tuple[tuple[int, ...], ...]:
        """Return the seatings of a meeting, each with the indices in `players` by seat.

        `sides`: side of each seat; None: each seat is its own side. Raises BadOption for an impossible number
        of players.
        """
        if len(self.players) == 2:
            given = range(seats) if sides is None else sides
            return tuple(tuple(0 if each == side else 1 for each in given) for side in sorted(set(given)))
        if len(self.players) == seats:
            return tuple(permutations(range(seats)))
        many = "two players" if seats == 2 else f"two players here or {seats}"
        raise BadOption(f"the arena takes {many}, not {len(self.players)}")


@dataclass(frozen=True, slots=True)
class DealOutcome:
    """Result of one meeting.

    `gains`: by player, mean gain over seatings and seats. `shares`: share of matches that ended in first
    place. `decisions`, `seconds`: number of decisions and the time they took.
    """

    seed: int
    gains: tuple[float, ...]
    shares: tuple[float, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]


def _seatings(plan: ArenaPlan) -> tuple[tuple[int, ...], ...]:
    """Return the seatings of a plan's game under its options."""
    spec = games()[plan.game]
    sides = [seat.side for seat in spec.seats(checked(spec.options, plan.options))]
    return plan.seatings(len(sides), sides)


@dataclass(slots=True)
class PlayedDeal:
    """One deal or match: by seat, the gain, the last round's tally, decisions and seconds."""

    gains: list[float]
    tallies: list[Tally]
    decisions: list[int]
    seconds: list[float]


def play_deal(
    rules: AnyRules, seated: Sequence[AnyPlayer], seed: int, whole: bool = False, longest: int = 0
) -> PlayedDeal:
    """Play one deal, or one match to its end, with a player at every seat.

    `longest`: maximum number of decisions for games that may not end (see `Options.longest`); 0: no limit.
    """
    seats = range(len(seated))
    found = PlayedDeal([0.0 for _ in seats], [], [0 for _ in seats], [0.0 for _ in seats])
    position = rules.begin(rules.deal(deal_stream(seed, 0), None), None)
    rounds, ply = 1, 0
    new_round(seated)
    while True:
        actor = position.actor()
        if actor >= 0 and (ply < longest or not longest):
            view, legal = rules.view(position, actor), position.legal()
            stream = player_stream(seed, actor, ply)
            begun = time.perf_counter()
            action = seated[actor].choose(view, legal, stream)
            found.seconds[actor] += time.perf_counter() - begun
            found.decisions[actor] += 1
            position.play(action)
            ply += 1
            continue
        result = rules.result(position)
        found.tallies = [result.tally(seat) for seat in seats]
        found.gains = [gain + tally.change for gain, tally in zip(found.gains, found.tallies, strict=True)]
        if actor == MATCH_OVER or actor >= 0 or not whole:
            return found
        position = rules.begin(rules.deal(deal_stream(seed, rounds), position), position)
        rounds += 1
        new_round(seated)


def meet(plan: ArenaPlan, seed: int) -> DealOutcome:
    """Play one meeting; the same seed gives the same cards and choices on every machine."""
    spec = games()[plan.game]
    options = checked(spec.options, plan.options)
    rules = spec.rules(options)
    with MatchPlayers(spec, rules, options.written(), plan.engines, plan.engine_folder) as seating:
        return _meet(plan, seed, rules, [seating.make(name) for name in plan.players])


def _meet(plan: ArenaPlan, seed: int, rules: AnyRules, players: Sequence[AnyPlayer]) -> DealOutcome:
    spec = games()[plan.game]
    gains, shares, games_of = [0.0] * len(players), [0.0] * len(players), [0] * len(players)
    decisions, seconds = [0] * len(players), [0.0] * len(players)
    for seating in _seatings(plan):
        sitting = play_deal(rules, [players[who] for who in seating], seed, plan.whole, spec.options.longest)
        first = [tally.place == 1 for tally in sitting.tallies]
        for seat, who in enumerate(seating):
            gains[who] += sitting.gains[seat]
            shares[who] += first[seat] / sum(first) if any(first) else 0.0
            games_of[who] += 1
            decisions[who] += sitting.decisions[seat]
            seconds[who] += sitting.seconds[seat]
    return DealOutcome(
        seed,
        tuple(gain / count for gain, count in zip(gains, games_of, strict=True)),
        tuple(share / count for share, count in zip(shares, games_of, strict=True)),
        tuple(decisions),
        tuple(seconds),
    )


def meet_all(plan: ArenaPlan, seeds: Sequence[int]) -> list[DealOutcome]:
    """Play several meetings; the task of an executor."""
    return [meet(plan, seed) for seed in seeds]


def meetings(
    plan: ArenaPlan, seeds: Sequence[int], executor: Executor | None = None
) -> Iterator[DealOutcome]:
    """Yield the meetings as they finish: played here, or by an executor."""
    if executor is None:
        for seed in seeds:
            yield meet(plan, seed)
        return
    waiting: list[Future[list[DealOutcome]]] = [
        executor.submit(meet_all, plan, seeds[i : i + CHUNK]) for i in range(0, len(seeds), CHUNK)
    ]
    for done in as_completed(waiting):
        yield from done.result()


def interval(values: Sequence[float]) -> tuple[float, float | None]:
    """Return the mean of some values and half the width of its 95 % confidence interval.

    The width is None for a single value or equal values.
    """
    mean = sum(values) / len(values)
    if max(values) == min(values):
        return mean, None
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return mean, 1.96 * sqrt(variance / len(values))


def summary(plan: ArenaPlan, found: Sequence[DealOutcome]) -> Json:
    """Return the results of some meetings for each player, as plain data."""
    by_player = []
    for who, name in enumerate(plan.players):
        gain, half = interval([each.gains[who] for each in found])
        entry: Json = {"player": name, "gain": gain, "gain_95": half}
        if plan.whole:
            entry["share"], entry["share_95"] = interval([each.shares[who] for each in found])
        count = sum(each.decisions[who] for each in found)
        entry["ms_a_decision"] = 1000 * sum(each.seconds[who] for each in found) / max(1, count)
        by_player.append(entry)
    return {
        "game": plan.game,
        "options": dict(plan.options),
        "whole": plan.whole,
        "deals": len(found),
        "games": len(found) * len(_seatings(plan)),
        "players": by_player,
    }


def _quoted(path: Path) -> str:
    return harmless(str(path), 120, middle=True)


def _meeting(data: Any, players: int) -> DealOutcome:
    """Return a meeting from a line of results.

    Raises ValueError, TypeError or KeyError if it is invalid.
    """
    columns = [data[key] for key in ("gains", "shares", "decisions", "seconds")]
    if (
        type(data["seed"]) is not int
        or not 0 <= data["seed"] < 1 << 63
        or not all(
            len(column) == players
            and all(type(each) in (int, float) and -MAX_RESULT < each < MAX_RESULT for each in column)
            for column in columns
        )
    ):
        raise ValueError("not a meeting")
    gains, shares, decisions, seconds = map(tuple, columns)
    return DealOutcome(data["seed"], gains, shares, decisions, seconds)


class ResultsFile:
    """File of meetings, one a line after a line with the plan, so that a run can be continued."""

    def __init__(self, path: Path, plan: ArenaPlan) -> None:
        """Read an existing file, or create it.

        Raises BadResults for a file that is something else or of another plan, and OSError.
        """
        self.path = path
        self.found: dict[int, DealOutcome] = {}
        head = {"format": FORMAT, "schema": 1, **asdict(plan), "players": list(plan.players)}
        del head["engines"], head["engine_folder"]  # the file names engines, but contains no commands
        if not path.exists():
            path.write_text(json.dumps(head) + "\n", encoding="utf-8", newline="\n")
            return
        try:
            with path.open("rb") as file:
                text = file.read(MAX_RESULTS_BYTES + 1)
            if len(text) > MAX_RESULTS_BYTES:
                raise ValueError
            lines = text.decode("utf-8").splitlines(keepends=True)
            whole = [line for line in lines if line.endswith("\n")]
            given = json.loads(whole[0])
            if not isinstance(given, dict) or given.get("format") != FORMAT:
                raise ValueError
            if given != head:
                raise BadResults(f"{_quoted(path)} holds results of another meeting; name another file")
            for line in whole[1:]:
                meeting = _meeting(json.loads(line), len(plan.players))
                self.found[meeting.seed] = meeting
        except BadResults:
            raise
        except (ValueError, LookupError, TypeError, ArithmeticError, RecursionError):
            raise BadResults(f"{_quoted(path)} is not a file of results") from None
        if len(whole) < len(lines):
            # The run was interrupted within a line: keep the complete lines.
            path.write_text("".join(whole), encoding="utf-8", newline="\n")

    def add(self, meeting: DealOutcome) -> None:
        """Add a meeting, also to the file."""
        self.found[meeting.seed] = meeting
        with self.path.open("a", encoding="utf-8", newline="\n") as file:
            file.write(json.dumps(asdict(meeting)) + "\n")


def check(plan: ArenaPlan) -> None:
    """Raise BadOption for a plan with unknown players or options."""
    spec = games()[plan.game]
    _seatings(plan)
    for name in plan.players:
        check_player(spec, name, plan.engines)


def play(
    plan: ArenaPlan,
    seeds: Sequence[int],
    executor: Executor | None = None,
    results: ResultsFile | None = None,
    progress: Callable[[int, int], None] = lambda _done, _all: None,
) -> list[DealOutcome]:
    """Play the meetings that `results` lacks and return all, in the order of their seeds.

    Raises BadOption (see `check`).
    """
    check(plan)
    found = (
        {} if results is None else {seed: each for seed, each in results.found.items() if seed in set(seeds)}
    )
    missing = [seed for seed in seeds if seed not in found]
    progress(len(found), len(seeds))
    for meeting in meetings(plan, missing, executor):
        found[meeting.seed] = meeting
        if results is not None:
            results.add(meeting)
        progress(len(found), len(seeds))
    return [found[seed] for seed in seeds]
