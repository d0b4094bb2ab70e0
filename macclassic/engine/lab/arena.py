"""The arena: players meet on the same deals, in every seating, so that luck cancels out.

One *meeting* is one deal (or one whole match, from one seed) played once in each seating. Meetings know
nothing of each other, so any executor with the interface of `concurrent.futures` can carry them elsewhere.
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
from macclassic.engine.core.game_spec import MATCH_OVER, BadOption, Player, Tally
from macclassic.engine.core.options import checked
from macclassic.engine.core.registry import games
from macclassic.engine.core.safe_text import harmless
from macclassic.engine.players.external_players import MatchPlayers, check_player, new_round

FORMAT = "macclassic-arena"
LARGEST = 1 << 28
"""Bytes of a file of results: over a million meetings."""
MOST = 1e15
"""What is beyond this in a file of results, nobody has won."""
CHUNK = 8
"""Meetings that travel together: a player's tables are made anew for each task."""


class BadResults(ValueError):  # noqa: N818 - named for what it is
    """A file of results that can't be continued; its text is a sentence for a person."""


@dataclass(frozen=True, slots=True)
class ArenaPlan:
    """Who meets in which game. Two players: the first in each seat against the second in all others, or on
    each side where seats play together. As many as there are seats: each order of them round the table.
    `whole`: matches to their end, not single deals. `engines`: the commands of those among the players.
    """

    game: str
    players: tuple[str, ...]
    options: Mapping[str, Any] = field(default_factory=dict)
    whole: bool = False
    engines: Mapping[str, Sequence[str]] = field(default_factory=dict)

    def seatings(self, seats: int, sides: Sequence[int] | None = None) -> tuple[tuple[int, ...], ...]:
        """Return who sits where in each game of a meeting, as places in `players`; `sides`: of each seat,
        its own if None.

        Raises BadOption for a number of players that can't be seated.
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
    """What came of one deal: by player, the mean gain over seatings and its seats there, the share of matches
    ended first, and decisions with the seconds they took."""

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
    """One deal or match played: by seat, what was gained, the last round's tallies, decisions and seconds."""

    gains: list[float]
    tallies: list[Tally]
    decisions: list[int]
    seconds: list[float]


def sit(
    rules: Any, seated: Sequence[Player[Any, Any]], seed: int, whole: bool = False, longest: int = 0
) -> PlayedDeal:
    """Play one deal, or one match to its end, with a player on every seat; `longest`: as many decisions as a
    game has that may not end by itself (see `Options.longest`)."""
    seats = range(len(seated))
    found = PlayedDeal([0.0 for _ in seats], [], [0 for _ in seats], [0.0 for _ in seats])
    position = rules.begin(rules.deal(deal_stream(seed, 0), None), None)
    rounds, ply = 1, 0
    new_round(seated)
    while True:
        # Without a log a position leaves out what only views tell, such as which cards of a hand are known.
        position.log = []
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
    """Play one deal in every seating. The same seed brings the same cards and choices everywhere."""
    spec = games()[plan.game]
    options = checked(spec.options, plan.options)
    rules = spec.rules(options)
    with MatchPlayers(spec, rules, options.written(), plan.engines) as seating:
        return _meet(plan, seed, rules, [seating.make(name) for name in plan.players])


def _meet(plan: ArenaPlan, seed: int, rules: Any, players: Sequence[Player[Any, Any]]) -> DealOutcome:
    spec = games()[plan.game]
    gains, shares, games_of = [0.0] * len(players), [0.0] * len(players), [0] * len(players)
    decisions, seconds = [0] * len(players), [0.0] * len(players)
    for seating in _seatings(plan):
        sitting = sit(rules, [players[who] for who in seating], seed, plan.whole, spec.options.longest)
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
    """Play several deals; what an executor is asked to do."""
    return [meet(plan, seed) for seed in seeds]


def meetings(
    plan: ArenaPlan, seeds: Sequence[int], executor: Executor | None = None
) -> Iterator[DealOutcome]:
    """Yield the meetings as they are played: here, or wherever an executor plays them."""
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
    """Return the mean of some values and half the width of its 95 % interval; None where that can't be told:
    of one value, or of values that are all alike."""
    mean = sum(values) / len(values)
    if max(values) == min(values):
        return mean, None
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return mean, 1.96 * sqrt(variance / len(values))


def summary(plan: ArenaPlan, found: Sequence[DealOutcome]) -> dict[str, Any]:
    """Return what some meetings come to, for each player, as plain data."""
    by_player = []
    for who, name in enumerate(plan.players):
        gain, half = interval([each.gains[who] for each in found])
        entry: dict[str, Any] = {"player": name, "gain": gain, "gain_95": half}
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

    Raises ValueError, TypeError or KeyError for one that we have not written.
    """
    columns = [data[key] for key in ("gains", "shares", "decisions", "seconds")]
    if (
        type(data["seed"]) is not int
        or not 0 <= data["seed"] < 1 << 63
        or not all(
            len(column) == players
            and all(type(each) in (int, float) and -MOST < each < MOST for each in column)
            for column in columns
        )
    ):
        raise ValueError("not a meeting")
    gains, shares, decisions, seconds = map(tuple, columns)
    return DealOutcome(data["seed"], gains, shares, decisions, seconds)


class ResultsFile:
    """A file of meetings, one a line below a line that tells the plan, so that a run can be continued."""

    def __init__(self, path: Path, plan: ArenaPlan) -> None:
        """Take up a file, or begin one.

        Raises BadResults for a file that is something else or of another plan, and OSError.
        """
        self.path = path
        self.found: dict[int, DealOutcome] = {}
        head = {"format": FORMAT, "schema": 1, **asdict(plan), "players": list(plan.players)}
        del head["engines"]  # a file tells names, never what they start
        if not path.exists():
            path.write_text(json.dumps(head) + "\n", encoding="utf-8", newline="\n")
            return
        try:
            with path.open("rb") as file:
                text = file.read(LARGEST + 1)
            if len(text) > LARGEST:
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
            # The run was cut off within a line: what is whole is kept.
            path.write_text("".join(whole), encoding="utf-8", newline="\n")

    def add(self, meeting: DealOutcome) -> None:
        """Keep a meeting, on disk too."""
        self.found[meeting.seed] = meeting
        with self.path.open("a", encoding="utf-8", newline="\n") as file:
            file.write(json.dumps(asdict(meeting)) + "\n")


def check(plan: ArenaPlan) -> None:
    """Raise BadOption for a plan with players or options that there are not."""
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
    """Play all meetings that `results` has not got yet and return all, in the order of their seeds.

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
