"""External engines as players, in simulations and for the screen."""

from __future__ import annotations

import atexit
import queue
import sys
import threading
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from macclassic.engine.core.chance import Stream
from macclassic.engine.core.codec import view_with_ids
from macclassic.engine.core.companions import ENGINE, engine_in
from macclassic.engine.core.game_spec import AnyPlayer, AnyRules, BadOption, GameSpec, Json
from macclassic.engine.core.options import quoted
from macclassic.engine.players.engine_list import read_engines
from macclassic.engine.players.engine_news import news, result
from macclassic.engine.players.external_engine import Command, EngineFault, EngineProcess, question

if TYPE_CHECKING:
    from macclassic.engine.match.match import Match

FALLBACK_PLAYER = "random"
"""Player that replaces a faulty engine in simulations: chance, so that faults bring no advantage."""
ENGINE_NICENESS = 5
"""Niceness of engines that play on the screen, so that the screen has priority."""


class ExternalPlayer:
    """Player backed by an engine.

    After a fault, reported once, chance decides until the next round. `stood_in`: name of the player that
    made the last decision, if not the engine.
    """

    def __init__(
        self,
        player: str,
        engine: EngineProcess,
        rules: AnyRules,
        game: str,
        options: Json,
        report: Callable[[str], None],
    ) -> None:
        self.stood_in = ""
        self._player, self._engine, self._report = player, engine, report
        self._rules, self._game, self._options = rules, game, options
        self._out = False
        self._match: Match | None = None

    def choose(self, view: object, legal: Sequence[Any], stream: Stream) -> Any:
        """Return one of the legal actions."""
        self.stood_in = ""
        if not self._out:
            try:
                asked = question(self._rules, self._game, self._options, view, legal)
                match = self._match
                told = {"view": view_with_ids(self._rules.form.view, view)}
                told |= news(match, match.actor) if match is not None else {}
                return legal[self._engine.ask(asked, told)]
            except EngineFault as fault:
                self._out = True
                self._report(f"{self._player} {fault}; chance decides for it until the next round")
        self.stood_in = FALLBACK_PLAYER
        return stream.choice(legal)

    def explain(self, view: object, legal: Sequence[Any], stream: Stream) -> tuple[Any, str]:
        """Return an action; its reason is the gain that the engine expects, if it says so."""
        action = self.choose(view, legal, stream)
        gain = self._engine.evaluation if not self.stood_in else None
        return action, "" if gain is None else f"I expect to gain {gain:+g} in this round."

    def new_round(self) -> None:
        """Use the engine again, even after a fault."""
        self._out = False

    def follow(self, match: Match) -> None:
        """Take the events of a match into the questions of version 2."""
        self._match = match

    def round_over(self, seat: int) -> None:
        """Tell an engine of version 2 at a seat the result of the round that is over."""
        if self._match is not None and self._engine.running:
            with suppress(EngineFault):
                self._engine.tell("result", result(self._match, seat))


class MatchPlayers:
    """Creates the players of matches among computers and ends the engines among them on exit.

    The engines run in `folder`, or in that of this process.
    """

    def __init__(
        self,
        spec: GameSpec,
        rules: AnyRules,
        options: Json,
        engines: Mapping[str, Command],
        folder: Path | None = None,
    ) -> None:
        self._spec, self._rules, self._options = spec, rules, options
        self._engines, self._folder = engines, folder
        self._begun: list[EngineProcess] = []

    def __enter__(self) -> MatchPlayers:
        return self

    def __exit__(self, *_: object) -> None:
        for each in self._begun:
            each.close()

    def make(self, player: str) -> AnyPlayer:
        """Return a player by name.

        Raises BadOption if there is none.
        """
        check_player(self._spec, player, self._engines)
        name = engine_in(player)
        if not name:
            return self._spec.players.make(player)
        engine = EngineProcess(self._engines[name], self._spec.key, quiet=False, folder=self._folder)
        self._begun.append(engine)
        return ExternalPlayer(player, engine, self._rules, self._spec.key, self._options, tell_once)


def check_player(spec: GameSpec, player: str, engines: Mapping[str, Command]) -> None:
    """Raise BadOption if there is no player of this name."""
    name = engine_in(player)
    if name and name not in engines:
        there = ", ".join(engines) or "none"
        raise BadOption(f"there is no engine {quoted(name)} in your list; there is {there}")
    if not name:
        spec.players.make(player)


def new_round(players: Sequence[AnyPlayer]) -> None:
    """Notify the engines among some players that a round begins."""
    for each in players:
        if isinstance(each, ExternalPlayer):
            each.new_round()


def follow(players: Sequence[AnyPlayer], match: Match) -> None:
    """Let the engines among the players of all seats follow a match."""
    for each in players:
        if isinstance(each, ExternalPlayer):
            each.follow(match)


def round_over(players: Sequence[AnyPlayer]) -> None:
    """Tell the engines among the players of all seats that the round is over."""
    for seat, each in enumerate(players):
        if isinstance(each, ExternalPlayer):
            each.round_over(seat)


def stood_in(player: AnyPlayer) -> str:
    """Return the name of the player that made a player's last decision; empty if it was the player itself."""
    return player.stood_in if isinstance(player, ExternalPlayer) else ""


_SAID: set[str] = set()


def tell_once(sentence: str) -> None:
    """Print a fault of an engine on stderr, each sentence only once."""
    if sentence not in _SAID and sys.stderr is not None and len(_SAID) < 100:
        _SAID.add(sentence)
        print(f"macclassic: {sentence}", file=sys.stderr, flush=True)


# Engines for the screen


class EngineThread(threading.Thread):
    """Thread that puts the screen's questions to the engines of a list, one after the other.

    It also starts and ends the engines: on Linux an engine ends with the thread that started it. Measurements
    of a separate process instead are in docs/decisions.md (Players from other programs).
    """

    def __init__(self, path: Path, log: Path, on_answer: Callable[[Json], None]) -> None:
        """Prepare the thread.

        `path`: list of engines. `log`: file for faults. `on_answer`: callback on this thread with the answer
        to a question: its ``id``, and an ``action`` or, as ``failed``, the kind of the fault.
        """
        super().__init__(daemon=True)
        self._path, self._log, self._heard = path, log, on_answer
        self._questions: queue.SimpleQueue[Json | None] = queue.SimpleQueue()
        self._engines: dict[tuple[str, str], EngineProcess] = {}
        self._asked: EngineProcess | None = None
        self._ends = False
        atexit.register(self._end_with_program)

    def ask(self, request: Json) -> None:
        """Queue a question, as `computer_turns.question` makes it, with an ``id``."""
        self._questions.put(request)

    def end(self) -> None:
        """End the thread and its engines without waiting; no more answers come."""
        self._ends = True
        self._questions.put(None)
        if (asked := self._asked) is not None:
            asked.interrupt()

    def run(self) -> None:
        """Answer questions until `end`."""
        try:
            while (request := self._questions.get()) is not None and not self._ends:
                said = self._answer(request)
                if not self._ends:
                    self._heard({"id": request["id"], **said})
        finally:
            for each in self._engines.values():
                each.close()
            atexit.unregister(self._end_with_program)

    def _answer(self, request: Json) -> Json:
        name, game = engine_in(str(request["player"])), str(request["game"])
        if (name, game) not in self._engines:
            found, _ = read_engines(self._path)
            if name not in found:
                return {"failed": "unlisted"}
            # Not the folder in which the program was started: Python would import files there.
            self._engines[name, game] = EngineProcess(
                found[name], game, nice=ENGINE_NICENESS, folder=self._path.parent
            )
        asked = {key: request[key] for key in ("game", "options", "view", "legal")}
        self._asked = self._engines[name, game]
        if self._ends:  # `end` may have been called before `_asked` was set
            return {}
        try:
            place = self._asked.ask(asked, request.get("news"))
        except EngineFault as fault:
            with suppress(OSError), self._log.open("a", encoding="utf-8") as log:
                print(f"{ENGINE}{name} {fault}", file=log)
            return {"failed": fault.kind}
        finally:
            self._asked = None
        return {"action": request["legal"][place]}

    def _end_with_program(self) -> None:
        self.end()
        self.join(1)
