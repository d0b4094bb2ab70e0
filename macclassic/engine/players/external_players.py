"""Engines as players: where computers play among themselves, and for a screen that asks for their answers."""

from __future__ import annotations

import atexit
import queue
import sys
import threading
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from macclassic.engine.core.chance import Stream
from macclassic.engine.core.companions import ENGINE, engine_in
from macclassic.engine.core.game_spec import BadOption, GameSpec, Json, Player
from macclassic.engine.core.options import quoted
from macclassic.engine.players.engine_list import listed
from macclassic.engine.players.external_engine import Command, EngineFault, EngineProcess, question

STANDS_IN = "random"
"""Who decides for an engine where computers play among themselves: no better than its own fault deserves."""
NICE = 5
"""Niceness of engines that a screen asks: the screen goes first where both want the same processor."""


class ExternalPlayer:
    """An engine as a player. After a fault, which `quoted` hears of once, chance decides for it till the next
    round; `stood_in`: who has decided last, if not the engine."""

    def __init__(
        self,
        player: str,
        engine: EngineProcess,
        rules: Any,
        game: str,
        options: Json,
        told: Callable[[str], None],
    ) -> None:
        self.stood_in = ""
        self._player, self._engine, self._told = player, engine, told
        self._rules, self._game, self._options = rules, game, options
        self._out = False

    def choose(self, view: Any, legal: Sequence[Any], stream: Stream) -> Any:
        """Return one of the legal actions."""
        self.stood_in = ""
        if not self._out:
            try:
                asked = question(self._rules, self._game, self._options, view, legal)
                return legal[self._engine.ask(asked)]
            except EngineFault as fault:
                self._out = True
                self._told(f"{self._player} {fault}; chance decides for it until the next round")
        self.stood_in = STANDS_IN
        return stream.choice(legal)

    def explain(self, view: Any, legal: Sequence[Any], stream: Stream) -> tuple[Any, str]:
        """Return an action; why is its own affair."""
        return self.choose(view, legal, stream), ""

    def new_round(self) -> None:
        """Ask it again, whatever was."""
        self._out = False


class MatchPlayers:
    """The players of matches among computers by their names, engines among them, whose processes end with
    it."""

    def __init__(self, spec: GameSpec, rules: Any, options: Json, engines: Mapping[str, Command]) -> None:
        self._spec, self._rules, self._options, self._engines = spec, rules, options, engines
        self._begun: list[EngineProcess] = []

    def __enter__(self) -> MatchPlayers:
        return self

    def __exit__(self, *_: object) -> None:
        for each in self._begun:
            each.close()

    def make(self, player: str) -> Player[Any, Any]:
        """Return a player by its name.

        Raises BadOption where there is none.
        """
        check_player(self._spec, player, self._engines)
        name = engine_in(player)
        if not name:
            return self._spec.players.make(player)
        engine = EngineProcess(self._engines[name], self._spec.key, quiet=False)
        self._begun.append(engine)
        return ExternalPlayer(player, engine, self._rules, self._spec.key, self._options, tell_once)


def check_player(spec: GameSpec, player: str, engines: Mapping[str, Command]) -> None:
    """Raise BadOption where there is no player of a name."""
    name = engine_in(player)
    if name and name not in engines:
        there = ", ".join(engines) or "none"
        raise BadOption(f"there is no engine {quoted(name)} in your list; there is {there}")
    if not name:
        spec.players.make(player)


def new_round(players: Sequence[Player[Any, Any]]) -> None:
    """Tell engines among some players that a round begins."""
    for each in players:
        if isinstance(each, ExternalPlayer):
            each.new_round()


def stood_in(player: Player[Any, Any]) -> str:
    """Return who has decided last for a player, if not itself."""
    return player.stood_in if isinstance(player, ExternalPlayer) else ""


_SAID: set[str] = set()


def tell_once(sentence: str) -> None:
    """Say on stderr what has gone wrong with an engine, the same not again."""
    if sentence not in _SAID and sys.stderr is not None and len(_SAID) < 100:
        _SAID.add(sentence)
        print(f"macclassic: {sentence}", file=sys.stderr, flush=True)


# Engines for the screen


class EngineThread(threading.Thread):
    """Asks the engines of a list for the screen, one question after the other, and ends them.

    It also starts them: on Linux an engine ends with the thread that started it. Measurements of a process of
    our own in between are in docs/decisions.md (Players from other programs).
    """

    def __init__(self, path: Path, log: Path, heard: Callable[[Json], None]) -> None:
        """`log` takes the faults of engines. `heard`: called on this thread with the answer to a question:
        its ``id``, and an ``action`` or, as ``failed``, the kind of the fault."""
        super().__init__(daemon=True)
        self._path, self._log, self._heard = path, log, heard
        self._questions: queue.SimpleQueue[Json | None] = queue.SimpleQueue()
        self._engines: dict[tuple[str, str], EngineProcess] = {}
        self._asked: EngineProcess | None = None
        self._ends = False
        atexit.register(self._end_with_program)

    def ask(self, request: Json) -> None:
        """Ask a question, see `computer_turns.question`, that also has an ``id``."""
        self._questions.put(request)

    def end(self) -> None:
        """Let the thread end with its engines, without waiting for them. No answer comes any more."""
        self._ends = True
        self._questions.put(None)
        if (asked := self._asked) is not None:
            asked.interrupt()

    def run(self) -> None:
        """Answer questions until there are no more."""
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
            found, _ = listed(self._path)
            if name not in found:
                return {"failed": "unlisted"}
            self._engines[name, game] = EngineProcess(found[name], game, nice=NICE)
        asked = {key: request[key] for key in ("game", "options", "view", "legal")}
        self._asked = self._engines[name, game]
        if self._ends:  # `end` may not have seen which is asked
            return {}
        try:
            place = self._asked.ask(asked)
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
