"""Further inputs for the fuzz test: hostile names, file names, arena results, broken think processes."""

from __future__ import annotations

import copy
import json
import os
import random
from pathlib import Path
from typing import TYPE_CHECKING, Any

from macclassic.app.game.game_controller import GameController
from macclassic.app.program.program import Program
from macclassic.engine.core.registry import games
from macclassic.engine.match.conformance import deep
from macclassic.engine.match.match import Match
from tests.support.screen.hostile_names import hostile, shows_only_text

if TYPE_CHECKING:
    from tests.endurance.fuzz import Damage

FILES = (
    b"a.json",
    b"\xff\xfe.json",
    b"\x1b[31m.json",
    b"a\nb.json",
    b"\xe2\x80\xae.json",
    b"W" * 240,
    b"&<b>{0}.json",
)
LINE = {"seed": 1, "gains": [1.0, -1.0], "shares": [0.5, 0.5], "decisions": [3, 4], "seconds": [0.1, 0.2]}


class Outside:
    """Fuzz cases for texts, file names and answers."""

    rng: random.Random
    damage: Damage
    folder: Path
    _sound: dict[str, list[dict[str, Any]]]

    def _table(self) -> Any:
        raise NotImplementedError

    def _show(self, controller: GameController, match: Match) -> None:
        raise NotImplementedError

    def _away(self, program: Program, *stay: Any) -> None:
        raise NotImplementedError

    def _command(self, words: list[str]) -> str:
        raise NotImplementedError

    def _text(self) -> str:
        """Return a hostile text for the place of a name."""
        found = self.rng.choice(
            (*hostile(self.folder / "probe.png"), "\u0600" * 99, "a\0", "\U0001f338" * 999)
        )
        at = self.rng.randrange(len(found))
        return found[at : at + self.rng.choice((1, 7, 50, 2_000_000))]

    def named(self) -> str:
        """Open a valid record with hostile names on the table, with its dialogs."""
        controller = self._table()
        record = copy.deepcopy(self.rng.choice(self._sound[controller.spec.key]))
        for seat in record["seats"]:
            seat["name"] = self._text()
            if self.rng.random() < 0.5:
                seat["player"] = self.rng.choice(("person", "iq:100@aunt", "iq:" + "9" * 5000, self._text()))
            seat["more"] = self._text()
        record["begun"] = self._text()
        file = self.folder / "case.json"
        file.write_text(json.dumps(record))
        match = controller.session.store.read(file)
        controller.services.settings.name = self._text()
        controller.session.take(match)
        for _ in range(3):
            controller.table.finish()
            settle(2)
        shows_only_text(controller.services)
        dialogs = controller.dialogs()
        opens = dialogs[self.rng.choice([name for name in dialogs if not name.startswith("help-")])]
        opens()
        settle(2)
        controller.services.screen.refresh()
        shows_only_text(controller.services)
        for window in reversed(controller.services.manager.windows):
            if window is not controller.window:
                controller.services.manager.close(window)
        return "taken"

    def filed(self) -> str:
        """Verify several valid and damaged files with hostile file names, or read damaged arena results."""
        home = Path(os.fsdecode(os.path.join(os.fsencode(self.folder), b"f\xff")))
        home.mkdir(exist_ok=True)
        if self.rng.random() < 0.3:
            results = home / "results"
            head = {"format": "macclassic-arena", "schema": 1, "game": "soi", "players": ["random"] * 2}
            lines = [json.dumps({**head, "options": {}, "whole": False})]
            lines += [self.damage.json(LINE).decode("utf-8", "replace") for _ in range(2)]
            text = "\n".join(lines) + "\n"
            results.write_bytes(self.damage.text(text) if self.rng.random() < 0.5 else text.encode())
            words = [
                "arena",
                "soi",
                "--players",
                "random",
                "random",
                "--deals",
                "1",
                "--results",
                str(results),
            ]
            return self._command(words)
        paths = [home / os.fsdecode(self.rng.choice(FILES)) for _ in range(self.rng.randrange(1, 4))]
        for path in paths:
            path.write_bytes(self.damage.json(self.rng.choice(self._sound[self.rng.choice(list(games()))])))
        if self.rng.random() < 0.1:
            os.mkfifo(paths[0].with_name("pipe")) if not paths[0].with_name("pipe").exists() else None
            target = self.rng.choice((paths[0].with_name("pipe"), home, Path("/dev/null"), paths[0]))
            return self._command(
                ["simulate", "sorry", "--rounds", "1", *["--seat", "random"] * 2, "--record", str(target)]
            )
        return self._command(["verify", *map(str, paths)])

    def hinted(self) -> str:
        """Ask for a hint from a think process that answers anything."""
        controller = self._table()
        session = controller.session
        if session.match is None or not session.can_hint:
            controller.begin(self.rng.randrange(99))
            for _ in range(5):
                controller.table.finish()
                settle(2)
            self._away(controller.services, controller.window)
        if not session.can_hint:
            return "not asked"
        rules, match = session.match.rules, session.match
        sound = {
            "action": rules.form.actions.to_json(self.rng.choice(match.legal)),
            "why": "So.",
            "template": "{a} {b}",
            "fields": {"a": "AS", "b": 3},
            "stake": 0.5,
        }
        try:
            said = self.damage.data(sound) if self.rng.random() < 0.9 else {}
        except RecursionError:
            said = {"action": deep(300)}
        ask = session.computers._put
        session.computers._put = lambda match, player, heard, lost, explain=False: heard({"id": 1, **said})
        try:
            session.hint()
        finally:
            session.computers._put = ask
        settle(2)
        shows_only_text(controller.services)
        self._away(controller.services, controller.window)
        return "told"


def settle(times: int) -> None:
    from tests.support.match.program import settle as settled

    settled(times)
