"""`macclassic check-engine`: plays against an external engine and reports its errors in sentences."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator, Mapping
from itertools import count

from macclassic.app.cli.arguments import quoted
from macclassic.app.errors import UsageError
from macclassic.engine.core.chance import player_stream
from macclassic.engine.core.codec import view_with_ids
from macclassic.engine.core.game_spec import ROUND_OVER, GameSpec, Json
from macclassic.engine.match.match import Match
from macclassic.engine.match.simulate import begin
from macclassic.engine.players.engine_list import split_command
from macclassic.engine.players.engine_news import news
from macclassic.engine.players.external_engine import VERSION, EngineFault, EngineProcess, question

MEANING = ("card", "hand", "layout", "places", "table", "turn")
"""Fields of views whose meaning is asked for; `hand` is also the own one of `hands`."""
MEANINGS = 10
"""Number of views of which an engine of version 2 must say what they mean."""
FAULTS = 3
"""Number of faults after which the check stops."""
AFTER = 0.2
"""Seconds at the end during which the engine must write nothing."""


def check(spec: GameSpec, options: argparse.Namespace, chosen: Mapping[str, object]) -> int:
    """Play with an engine as the command line asks, and print its errors; return 1 if there are any.

    Raises UsageError and BadOption.
    """
    try:
        command = split_command(options.command)
    except ValueError as error:
        raise UsageError(f"{quoted(options.command)}: {error}") from None
    if not command:
        raise UsageError("the command is empty")
    heard = (lambda way, line: print(way, line, flush=True)) if options.lines else lambda way, line: None
    begin(spec, options.seed, chosen)  # Wrong options are reported before the engine starts.
    with EngineProcess(command, spec.key, options.seconds, quiet=False, on_line=heard) as engine:
        try:
            return _Check(spec, options, chosen, engine).run()
        except KeyboardInterrupt:
            return 130


class _Check:
    def __init__(
        self, spec: GameSpec, options: argparse.Namespace, chosen: Mapping[str, object], engine: EngineProcess
    ) -> None:
        self._spec, self._options, self._chosen, self._engine = spec, options, chosen, engine
        self._faults = self._asked = self._meanings = 0
        self._times: list[float] = []

    def run(self) -> int:
        for match in self._positions():
            self._decide(match)
            if self._faults >= FAULTS or self._asked >= self._options.decisions:
                break
            if self._asked == self._options.decisions // 2:
                # An engine may be ended at any time and asked again in the middle of a game.
                self._engine.close()
        self._end()
        print(self._summary())
        return 1 if self._faults else 0

    def _positions(self) -> Iterator[Match]:
        """Yield matches with a seat to move, one deal after another."""
        for seed in count(self._options.seed):
            match = begin(self._spec, seed, self._chosen)
            while match.actor >= 0 or (match.actor == ROUND_OVER and not match.full):
                if match.actor >= 0:
                    yield match
                else:
                    match.next_round()

    def _decide(self, match: Match) -> None:
        seat, legal = match.actor, match.legal
        view = match.view(seat)
        place, fresh = None, not self._engine.running
        begun = time.perf_counter()
        try:
            asked = question(match.rules, self._spec.key, match.options_now, view, legal)
            place = self._engine.ask(asked, news(match, seat))
            self._ask_meaning(match, seat)
        except EngineFault as fault:
            self._tell(f"Decision {self._asked + 1}: it {fault}.")
        else:
            if not fresh:
                self._times.append(1000 * (time.perf_counter() - begun))
        self._asked += 1
        stream = player_stream(match.seed, seat, match.plies)
        match.apply(legal[place] if place is not None else stream.choice(legal))

    def _ask_meaning(self, match: Match, seat: int) -> None:
        """Ask an engine of version 2 for the meaning of a view that it has not just seen: of another seat."""
        if self._engine.version == VERSION or self._meanings >= MEANINGS:
            return
        self._meanings += 1
        other = (seat + 1) % len(match.seats)
        view = view_with_ids(match.rules.form.view, match.view(other))
        wanted = _meaning(view)
        said = self._engine.tell("meaning", {"game": self._spec.key, "seat": other, "view": view})
        given = said.get("meaning")
        for name, value in wanted.items():
            told = given.get(name) if isinstance(given, dict) else None
            if _as_set(told) != _as_set(value):
                self._tell(
                    f"View {self._meanings}: it takes “{name}” for {quoted(json.dumps(told))}, "
                    f"and it is {quoted(json.dumps(value))}."
                )
                return

    def _end(self) -> None:
        """Check that the engine is silent after its last answer, and ends when its input does."""
        if not self._engine.running:
            return
        if not self._engine.silent_for(AFTER):
            self._tell("After its last answer: it wrote a line without a request.")
        if not self._engine.ends_with_input():
            self._tell("At the end: it does not end when its input does, and had to be killed.")

    def _tell(self, sentence: str) -> None:
        self._faults += 1
        print(sentence, flush=True)

    def _summary(self) -> str:
        who = f"“{self._engine.name}”" if self._engine.name else "The program"
        what = f"{self._asked} decision{'s' if self._asked != 1 else ''} of {self._spec.key}"
        if self._faults:
            more = ", and no more was looked for" if self._faults >= FAULTS else ""
            one = "one thing" if self._faults == 1 else f"{self._faults} things"
            return f"{who}: {one} wrong in {what}{more}."
        times = ""
        if self._times:
            mean, most = sum(self._times) / len(self._times), max(self._times)
            times = f" It took {mean:.1f} ms a decision, {most:.1f} at most."
        read = f" It has read {self._meanings} views." if self._meanings else ""
        version = self._engine.version
        return f"{who} speaks version {version} of the protocol: {what}, nothing wrong.{times}{read}"


def _meaning(view: Json) -> Json:
    """Return what an engine must read in a view: cards in the own hand and open ones, pawns, the turn."""
    found = {name: view[name] for name in MEANING if name in view}
    hands = view.get("hands")
    return {**found, "hand": hands[view["seat"]]} if isinstance(hands, list) else found


def _as_set(value: object) -> object:
    """Return a value with lists sorted, since the order of cards does not matter."""
    return sorted(map(str, value)) if isinstance(value, list) else value
