"""Player for tests who makes random moves for every seat, without waiting."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

from macclassic.app.program.program import Program
from macclassic.engine.match.match import Match
from macclassic.engine.progress.statistics import Statistics
from macclassic.toolbox.dialogs.dialogs import Dialog
from tests.support.match.playing import controller_of, match_of
from tests.support.match.program import clear_away, make_program, settle


class Player:
    """Drives one game of a program on a data folder; `messages` collects the session's alerts."""

    def __init__(self, folder: Path, game: str, seed: int = 1) -> None:
        self.folder, self.game, self.rng = folder, game, random.Random(seed)
        self.messages: list[str] = []
        self.start()

    def start(self) -> bool:
        """Start the program; return True if it resumed a match."""
        self.program: Program = make_program(self.folder)
        self.program.open_game(self.game, zoom=False, enter=False)
        self.session = controller_of(self.program).session
        self.session.trouble.connect(self.messages.append)
        return bool(self.session.resume())

    def stop(self) -> None:
        """End the program."""
        clear_away()

    def again(self) -> None:
        """End and restart the program; the match continues."""
        self.stop()
        assert self.start()

    def begin(self, seed: int | None = None) -> None:
        """Begin a match of a person against random players."""
        game = controller_of(self.program)
        chosen = game.chosen
        players = [who if who == "person" else "random" for who in chosen.sitting()]
        self.session.begin(chosen.asked(), players, seed)

    @property
    def match(self) -> Match:
        return match_of(self.program)

    def play(self, decisions: int = 1) -> None:
        """Make some decisions for any seat, but none after the end of the round."""
        for _ in range(decisions):
            if self.match.actor >= 0:
                self.session.play(self.rng.choice(self.match.legal))

    def until(self, holds: Callable[[], bool]) -> None:
        """Play until a condition holds."""
        for _ in range(5000):
            if holds():
                return
            self.play()
        raise AssertionError("it never came to that")

    def finish(self) -> None:
        """Play the round to its end."""
        self.until(lambda: self.match.actor < 0)

    def next_round(self) -> None:
        """Close the round's sheet, so that the next round is dealt."""
        table = controller_of(self.program).table
        for _ in range(50):
            table.finish()
            settle(3)
            front = self.program.manager.front
            if isinstance(front, Dialog):
                front.choose("ok")
                settle(3)
                if self.match.actor >= 0:
                    return
        raise AssertionError("there was no sheet")

    def save(self, name: str = "saved") -> Path:
        """Write the match to a file, as Save As… does."""
        path = self.folder / f"{name}.json"
        self.session.store.write(self.match, path)
        return path

    def open(self, path: Path) -> None:
        """Open a file, as Open… does."""
        self.session.open(self.session.store.read(path))

    @property
    def autosave(self) -> Path:
        assert self.program.folder is not None
        return self.program.folder.autosave(self.game)

    def counted(self) -> list[tuple[str, int]]:
        """Return the rounds in the statistics, by match and number."""
        assert self.program.folder is not None
        found = Statistics(self.program.folder.statistics).finished(self.game)
        return [(each.match, each.round) for each in found]

    @property
    def of_practice(self) -> list[str]:
        """Alerts that mention practice."""
        return [text for text in self.messages if "practice" in text]
