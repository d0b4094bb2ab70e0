"""Engines as players: where computers play among themselves, and for a screen that asks for their answers."""

from __future__ import annotations

import json
import os
import queue
import signal
import sys
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, TextIO

from macclassic.engine.core.chance import Stream
from macclassic.engine.core.companions import ENGINE, engine_in
from macclassic.engine.core.game_spec import BadOption, GameSpec, Json, Player
from macclassic.engine.core.options import told
from macclassic.engine.players.engine_list import listed
from macclassic.engine.players.external_engine import Command, Engine, Fault, question

STANDS_IN = "random"
"""Who decides for an engine where computers play among themselves: no better than its own fault deserves."""


class OutsidePlayer:
    """An engine as a player. After a fault, which `told` hears of once, chance decides for it till the next
    round; `stood_in`: who has decided last, if not the engine."""

    def __init__(
        self, player: str, engine: Engine, rules: Any, game: str, options: Json, told: Callable[[str], None]
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
            except Fault as fault:
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


class Seated:
    """The players of matches among computers by their names, engines among them, whose processes end with
    it."""

    def __init__(self, spec: GameSpec, rules: Any, options: Json, engines: Mapping[str, Command]) -> None:
        self._spec, self._rules, self._options, self._engines = spec, rules, options, engines
        self._begun: list[Engine] = []

    def __enter__(self) -> Seated:
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
        engine = Engine(self._engines[name], self._spec.key, quiet=False)
        self._begun.append(engine)
        return OutsidePlayer(player, engine, self._rules, self._spec.key, self._options, tell_once)


def check_player(spec: GameSpec, player: str, engines: Mapping[str, Command]) -> None:
    """Raise BadOption where there is no player of a name."""
    name = engine_in(player)
    if name and name not in engines:
        there = ", ".join(engines) or "none"
        raise BadOption(f"there is no engine {told(name)} in your list; there is {there}")
    if not name:
        spec.players.make(player)


def new_round(players: Sequence[Player[Any, Any]]) -> None:
    """Tell engines among some players that a round begins."""
    for each in players:
        if isinstance(each, OutsidePlayer):
            each.new_round()


def stood_in(player: Player[Any, Any]) -> str:
    """Return who has decided last for a player, if not itself."""
    return player.stood_in if isinstance(player, OutsidePlayer) else ""


_SAID: set[str] = set()


def tell_once(sentence: str) -> None:
    """Say on stderr what has gone wrong with an engine, the same not again."""
    if sentence not in _SAID and sys.stderr is not None and len(_SAID) < 100:
        _SAID.add(sentence)
        print(f"macclassic: {sentence}", file=sys.stderr, flush=True)


# Engines for the screen, in the process that thinks for it


class Hosted:
    """The engines of a list that a screen asks, each for one game at a time; they end with `close`."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._engines: dict[tuple[str, str], Engine] = {}

    def ask(self, request: Json) -> Json:
        """Return the answer to a question for one of them: an ``action``, or in a word why it has none, as
        ``failed``."""
        name, game = engine_in(str(request["player"])), str(request["game"])
        if (name, game) not in self._engines:
            found, _ = listed(self._path)
            if name not in found:
                return {"failed": "unlisted"}
            self._engines[name, game] = Engine(found[name], game)
        asked = {key: request[key] for key in ("game", "options", "view", "legal")}
        try:
            place = self._engines[name, game].ask(asked)
        except Fault as fault:
            print(f"{ENGINE}{name} {fault}", file=sys.stderr, flush=True)
            return {"failed": fault.kind}
        return {"action": request["legal"][place]}

    def close(self) -> None:
        """End all processes."""
        for each in self._engines.values():
            each.close()


def host(path: Path, lines: Iterable[str], answers: TextIO) -> int:
    """Answer a screen that asks the engines of a list until it asks no more; they end then, at the latest."""
    hosted = Hosted(path)
    signal.signal(signal.SIGTERM, _end)
    try:
        for line in _till_end(lines):
            try:
                request = json.loads(line)
                said = {"id": request["id"], **hosted.ask(request)}
            except Exception as error:  # whatever a request holds, the process goes on
                said = {"id": None, "error": str(error)}
            answers.write(json.dumps(said, separators=(",", ":")) + "\n")
            answers.flush()
    finally:
        hosted.close()
    return 0


def _end(*_given: object) -> None:
    # Once: what ends the engines must not be cut short.
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    raise SystemExit(0)


def _till_end(lines: Iterable[str]) -> Iterator[str]:
    """Yield the lines of a stream; at its end this process ends, whatever it waits for: who asks is gone."""
    found: queue.Queue[str] = queue.Queue()

    def read() -> None:
        for line in lines:
            found.put(line)
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=read, daemon=True).start()
    while True:
        yield found.get()
