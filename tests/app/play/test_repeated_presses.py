"""Tests that a key or a click pressed twice decides once, at every prompt of every game."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible

from macclassic.app.game.title_dialog import TitleDialog
from macclassic.app.program.program import Program
from macclassic.table.game_table import GameTable
from macclassic.toolbox.dialogs.dialogs import Dialog
from macclassic.toolbox.windows.repeated_presses import QUIET_MS
from tests.support.match.game_parts import SCREENS
from tests.support.match.playing import LocalThinker, begun, controller_of, match_of, own_turn, rush
from tests.support.match.program import click, key, opened, rest, settle
from tests.support.screen.dialog_parts import buttons

OPTIONS: dict[str, dict[str, Any]] = {
    "soi": {"delay": 0, "wait": True},
    "sorry": {"players": 2, "who": ["person", "random", "random", "random"], "pace": 5, "confirm": True},
    "flower-power": {"players": 3, "who": ["person", *["random"] * 5], "pace": 5},
}
DRUM_MS = 150
"""Time between two presses of a person who drums on a key."""
PROMPTS = 12
"""Number of prompts in the quick test; the slow one has ten times as many."""
BUTTON = QAccessible.Role.PushButton
SELECT = (Qt.Key.Key_Return, Qt.Key.Key_Space)


class Impatient:
    """Person who presses everything twice; `decided` lists the actions and the answers to dialogs."""

    def __init__(self, folder: Path, game: str, seed: int) -> None:
        self.program: Program = begun(folder, game, seed, **OPTIONS.get(game, {}))
        self.rng = random.Random(seed)
        self.decided: list[object] = []
        self.now = 0
        self.program.manager.repeats.clock = lambda: self.now
        self.program.manager.repeats.quiet_ms = QUIET_MS
        self.table.action_chosen.connect(self.decided.append)
        self.known: set[Dialog] = set()

    @property
    def table(self) -> GameTable:
        return controller_of(self.program).table

    @property
    def dialog(self) -> Dialog | None:
        front = self.program.manager.front
        return front if isinstance(front, Dialog) else None

    @property
    def button_has_focus(self) -> bool:
        spots = self.table.reachable_spots()
        return any(spot.key == self.table.state.current and spot.role == BUTTON for spot in spots)

    def prompt(self) -> None:
        """Go on to the next prompt, long after the last press."""
        rush(self.program, lambda: own_turn(self.program) or self.dialog is not None)
        if self.dialog is not None and self.dialog not in self.known:
            self.known.add(self.dialog)
            self.dialog.finished.connect(self.decided.append)
        self.now += 10 * QUIET_MS

    def twice(self, press: Callable[[], object]) -> tuple[int, int]:
        """Press twice; return how many decisions followed from each press."""
        counts = [len(self.decided)]
        for _ in range(2):
            press()
            rest(self.program)
            counts.append(len(self.decided))
            self.now += QUIET_MS // 3
        return counts[1] - counts[0], counts[2] - counts[1]

    def drum(self, press: Callable[[], object], times: int) -> int:
        """Press many times without a pause; return how many decisions followed."""
        before = len(self.decided)
        for _ in range(times):
            press()
            rest(self.program)
            self.now += QUIET_MS // 2
        return len(self.decided) - before

    def presses(self) -> list[Callable[[], object]]:
        """Return everything that may be pressed at this prompt."""
        keys: list[Qt.Key | str] = [*SELECT, Qt.Key.Key_Escape]
        if self.dialog is not None:
            keys += self.dialog.letters
            return [lambda each=each: key(self.program, each) for each in keys]  # type: ignore[misc]
        spots = [spot for spot in self.table.all_spots() if self.table.takes(spot)]
        keys += [letter for spot in spots for letter in spot.letters if letter]
        pressing: list[Callable[[], object]] = [
            lambda each=each: key(self.program, each)  # type: ignore[misc]
            for each in keys
        ]
        for spot in self.rng.sample(spots, min(4, len(spots))):
            at = spot.rect.center() + corner(self.program)
            pressing.append(lambda at=at: click(self.program, at.x(), at.y()))  # type: ignore[misc]
        return pressing

    def go_on(self) -> None:
        """Decide something, as a patient person."""
        if self.dialog is not None:
            names = [name for name, each in buttons(self.dialog).items() if each.isEnabled()]
            self.dialog.choose(self.rng.choice(names))
        else:
            self.table.act(self.rng.choice(match_of(self.program).legal))
        settle()


def corner(program: Program) -> QPoint:
    """Return the position of the table on the screen."""
    controller = controller_of(program)
    inside = controller.table.mapTo(controller.window, QPoint(0, 0))
    return inside + program.manager.rect_of(controller.window).topLeft()


def check(folder: Path, game: str, prompts: int) -> None:
    person = Impatient(folder, game, 5)
    decisions = 0
    for _ in range(prompts):
        person.prompt()
        if match_of(person.program).over:
            break
        first = 0
        for press in person.rng.sample(presses := person.presses(), min(8, len(presses))):
            person.now += 10 * QUIET_MS
            had_focus = person.table.state.current is not None
            first, second = person.twice(press)
            assert had_focus or not person.button_has_focus, f"{game}: an answer by default"
            assert not second, f"{game}: {person.decided[-2:]} after {first} at {person.table.lines[-1:]}"
            decisions += first
            if first or person.table.busy or person.program.manager.modal is not person.dialog:
                break
        if not first and not person.table.busy:
            person.prompt()
            person.go_on()
    assert decisions


@pytest.mark.parametrize("game", SCREENS)
def test_a_repeated_press_decides_nothing(game: str, qapp: object, tmp_path: Path) -> None:
    check(tmp_path, game, PROMPTS)


@pytest.mark.parametrize("game", SCREENS)
def test_drumming_on_a_key_that_chooses_a_spot_decides_once(game: str, qapp: object, tmp_path: Path) -> None:
    """Drumming cuts motion short, but the next turn of the person's own needs a pause first."""
    person = Impatient(tmp_path, game, 5)
    decisions = []
    for which in SELECT:
        person.prompt()
        if person.dialog is None:
            spots = [each for each in person.table.reachable_spots() if person.table.takes(each)]
            person.table.focus_spot(person.rng.choice(spots).key)
        decisions.append(person.drum(lambda which=which: key(person.program, which), 24))  # type: ignore[misc]
        if not decisions[-1]:
            person.prompt()
            person.go_on()
    assert max(decisions) <= 1, decisions


@pytest.mark.parametrize("game", SCREENS)
def test_drumming_begins_a_match_from_its_title_picture_and_decides_nothing_there(
    game: str, qapp: object, tmp_path: Path
) -> None:
    program = opened(tmp_path)
    program.think_process = LocalThinker()  # type: ignore[assignment]
    program.settings.of_game(game).update(OPTIONS.get(game, {}))
    now = 10 * QUIET_MS
    program.manager.repeats.clock = lambda: now
    program.manager.repeats.quiet_ms = QUIET_MS
    key(program, Qt.Key.Key_Return)
    program.open_game(game, zoom=False)
    settle(20)
    title = program.manager.front
    assert isinstance(title, TitleDialog)
    drummed_ms = 0
    while title in program.manager.windows:
        assert drummed_ms <= 2 * QUIET_MS, "drumming does not begin"
        now, drummed_ms = now + DRUM_MS, drummed_ms + DRUM_MS
        key(program, Qt.Key.Key_Return)
        rest(program)
    assert drummed_ms >= QUIET_MS, "begun unread"
    decided: list[object] = []
    controller_of(program).table.action_chosen.connect(decided.append)
    for _ in range(12 * QUIET_MS // DRUM_MS):
        now += DRUM_MS
        key(program, Qt.Key.Key_Return)
        rest(program)
    assert not decided


@pytest.mark.slow
@pytest.mark.parametrize("game", SCREENS)
def test_no_press_decides_twice_over_many_rounds(game: str, qapp: object, tmp_path: Path) -> None:
    check(tmp_path, game, 10 * PROMPTS)
