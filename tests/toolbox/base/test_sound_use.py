"""Every sound is used, and every used sound exists: alerts in the Sound panel, the others in games."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QCheckBox, QListWidget, QSlider
from pytestqt.qtbot import QtBot

from games.war_of_flowers.actions import PLAYS
from games.war_of_flowers.cards import NUMBER
from games.war_of_flowers.outcome.result import Result
from games.war_of_flowers.position import Position as Moment
from games.war_of_flowers.screen.dialogs import ending
from games.war_of_flowers.screen.table import PARTS
from macclassic.app.dialogs.control_panels import SoundPanel
from macclassic.app.program.program import Program
from macclassic.app.storage.settings import BadSettings, Settings, loads
from macclassic.engine.core.chance import deal_stream
from macclassic.engine.core.game_spec import ROUND_OVER
from macclassic.table.motion.stage_scenes import FlyingLayer
from macclassic.table.table_state import RoundBegan, SeatDecided, Stage, TableState
from macclassic.table.table_state import TablePosition as Shown
from macclassic.toolbox.base.animator import run_unseen
from macclassic.toolbox.base.motion_timing import MotionSetting
from macclassic.toolbox.base.sound import ALERTS, Sound
from tests.games.war_of_flowers.support.positions import ANIMAL, position
from tests.support.match.program import make_program, settle, wake
from tests.support.match.pure_rules import Pure

COMPANY = PARTS.extras.company_of(())

HEARD: dict[str, list[Sound]] = {
    "deal": [Sound.SHUFFLE, Sound.DEAL],
    "play": [Sound.CARD],
    "take": [],
    "go": [Sound.GO],
    "stop": [Sound.STOP],
    "flip": [Sound.FLIP],
    "collect": [Sound.COLLECT],
    "triplet": [],
    "bonus smack": [Sound.SMACK],
    "bonus sweep": [],
    "bonus triplet": [],
    "pass-plain": [Sound.CARD],
    "score": [],
    "pay": [Sound.COIN],
}
"""Sounds of each event of a record.

A call sounds at its event, not at its decision. A sweep sounds when it is swept, instead of a capture. A
payment of more than a dollar sounds at the first coin and at the last.
"""

WITH: dict[Sound, set[str]] = {
    Sound.TICK: {"score"},
    Sound.CHEER: {"score"},
    Sound.TRIPLET: {"score", "triplet", "bonus triplet"},
    Sound.STAMP: {"stop"},
    Sound.LOSE: {"pay"},
}
"""Additional sounds: points rise, a set, a triplet, a doubled payment, a broke player."""

ELSEWHERE = {
    *(Sound.ACHIEVEMENT, Sound.ATTACK, Sound.BLOOM, Sound.CUT, Sound.HINT, Sound.PETAL, Sound.RAP),
    *(Sound.RIFFLE, Sound.TURN, Sound.UNDO),
}
"""Sounds of other games, of later games of a war, or of the table itself."""


def game(seed: int) -> Iterator[tuple[Moment, list[Any], Moment]]:
    """Yield the positions of a random game, the events of each decision, and the positions after them."""
    rules, rng = ANIMAL, random.Random(seed)
    state = rules.start(deal_stream(seed, 0))
    yield state, [RoundBegan()], state
    while (seat := rules.actor(state)) >= 0:
        action = rng.choice(rules.legal(state))
        after, events = rules.step(state, action)
        yield state, [SeatDecided(seat, action), *events], after
        state = after
    assert rules.actor(state) <= ROUND_OVER


def kind(event: Any) -> str:
    if isinstance(event, RoundBegan):
        return "deal"
    if isinstance(event, SeatDecided):
        action = str(ANIMAL.action_to_json(event.action)["type"])
        return action if action in ("play", "take") else "score"
    data = ANIMAL.event_to_json(event)
    return f"bonus {data['kind']}" if data["type"] == "bonus" else str(data["type"])


def heard_of(now: TableState, events: list[Any]) -> list[Sound]:
    """Return the sounds played while the events are animated in full."""
    heard: list[Sound] = []
    above = FlyingLayer(lambda _: None, lambda: now.size, lambda _painter, _rect: None)
    stage = Stage(
        lambda _: None, lambda: None, lambda _: None, lambda _: None, heard.append, above, MotionSetting.FULL
    )
    run_unseen(PARTS.motions.make_motions(now, stage, events))
    return heard


def wanted(events: list[Any]) -> list[Sound]:
    """Return the expected sounds of the events, without the additional ones."""
    found: list[Sound] = []
    swept = any(kind(event) == "bonus sweep" for event in events)
    for event in events:
        what = kind(event)
        found += [Sound.SWEEP] if what == "collect" and swept else HEARD[what]
        if what == "pay" and event.amount > 1:
            found += HEARD[what]
    return found


def ended(rules: Pure, winner: int, money: tuple[int, int, int]) -> Result:
    ranking: tuple[tuple[int, ...], ...] = ()
    if 0 in money:
        amounts = sorted(set(money), reverse=True)
        ranking = tuple(tuple(seat for seat in range(3) if money[seat] == each) for each in amounts)
    zero = (0, 0, 0)
    return Result(winner, 5, zero, 0, (), (), (), money, money, zero, ranking=ranking)


def test_every_event_has_a_sound_and_every_sound_an_event(qapp: object) -> None:
    met: set[str] = set()
    every: set[Sound] = set()
    swept = position("01-ribbon 02-animal", "01-sun", "02-ribbon")
    sun = PLAYS[NUMBER["01-sun"]]
    after, sweep = ANIMAL.step(swept, sun)
    for turns in ([(swept, [SeatDecided(0, sun), *sweep], after)], *map(game, range(20))):
        for state, events, then in turns:
            was, at = (Shown(ANIMAL.open_view(each), (), watching=True) for each in (state, then))
            now = TableState(was, QSize(640, 480), PARTS.options, PARTS.extras.company_of(()))
            now = replace(now, model=PARTS.drawing.make_model(now), position=at)
            heard = heard_of(now, events)
            kinds = [kind(event) for event in events]
            assert [sound for sound in heard if sound not in WITH] == wanted(events), events
            assert all(WITH.get(sound, met | {*kinds}) & {*kinds} for sound in heard), (heard, events)
            met.update(kinds)
            every.update(heard)
    assert met == set(HEARD)
    assert set(WITH) - {Sound.LOSE} <= every
    ends = {ending(ended(ANIMAL, winner, (50, 50, 50)), COMPANY) for winner in (-1, 0, 1)} - {None}
    assert every | ends | set(ALERTS) | ELSEWHERE == set(Sound)


@pytest.mark.parametrize(
    ("winner", "money", "heard"),
    [
        (-1, (50, 50, 50), None),
        (0, (60, 45, 45), Sound.WIN),
        (1, (45, 60, 45), Sound.LOSE),
        (2, (50, 0, 100), Sound.LOSE),
        (2, (0, 50, 100), Sound.LOSE),
        (1, (100, 50, 0), Sound.WIN),  # the game is B's and the war the person's
        (1, (75, 75, 0), Sound.WIN),
    ],
)
def test_the_end_of_a_game_has_its_sound(
    winner: int, money: tuple[int, int, int], heard: Sound | None
) -> None:
    assert ending(ended(ANIMAL, winner, money), COMPANY) is heard


def test_motion_cut_short_is_silent(qtbot: QtBot, tmp_path: Path) -> None:
    program = make_program(tmp_path / "data")
    heard: list[Sound] = []
    program.sounds.play = heard.append  # type: ignore[method-assign]
    program.open_game("war-of-flowers", zoom=False, enter=False)
    program.game.begin(4711)  # type: ignore[union-attr]
    qtbot.waitUntil(lambda: bool(heard))
    program.game.table.finish()  # type: ignore[union-attr]
    assert heard == [Sound.SHUFFLE]


# The Sound panel


@pytest.fixture
def program(qapp: object, tmp_path: Path) -> Program:
    program = make_program(tmp_path / "data", settings=Settings(scale=1, volume=4, language="en"))
    program.start()
    wake(program)
    return program


def panel(program: Program) -> SoundPanel:
    program.show_sound()
    settle()
    front = program.manager.front
    assert isinstance(front, SoundPanel)
    return front


def tries(program: Program) -> list[tuple[str, int]]:
    """Record the alert and the volume of each beep."""
    heard: list[tuple[str, int]] = []
    sounds = program.sounds
    sounds.beep = lambda: heard.append((str(sounds.alert), sounds.volume))  # type: ignore[method-assign]
    return heard


def test_a_chosen_alert_sound_is_played_and_saved(program: Program) -> None:
    heard = tries(program)
    front = panel(program)
    alerts, volume = front.findChild(QListWidget), front.findChild(QSlider)
    assert isinstance(alerts, QListWidget) and isinstance(volume, QSlider)
    assert (volume.minimum(), volume.maximum(), volume.value()) == (0, 7, 4)
    for row in (1, 2, 3, 0, 3):
        alerts.setCurrentRow(row)
    volume.setValue(6)
    assert heard == [("drop", 4), ("knock", 4), ("whistle", 4), ("beep", 4), ("whistle", 4), ("whistle", 6)]
    front.findChild(QCheckBox).setChecked(False)  # type: ignore[union-attr]
    front.choose("ok")
    settle()
    assert program.folder is not None
    kept = loads(program.folder.settings.read_text())
    assert (kept.alert, kept.volume, kept.sound) == ("whistle", 6, False)
    assert (program.sounds.alert, program.sounds.volume, program.sounds.on) == (Sound.WHISTLE, 6, False)


def test_cancel_reverts_all_changes(program: Program) -> None:
    tries(program)
    front = panel(program)
    front.findChild(QListWidget).setCurrentRow(2)  # type: ignore[union-attr]
    front.findChild(QSlider).setValue(1)  # type: ignore[union-attr]
    front.choose("cancel")
    settle()
    assert (program.sounds.alert, program.sounds.volume, program.sounds.on) == (Sound.BEEP, 4, True)


def test_at_volume_0_the_menu_bar_flashes(program: Program, qtbot: QtBot) -> None:
    front = panel(program)
    front.findChild(QSlider).setValue(1)  # type: ignore[union-attr]
    with qtbot.waitSignal(program.sounds.unheard, timeout=0):
        front.findChild(QSlider).setValue(0)  # type: ignore[union-attr]
    qtbot.waitUntil(lambda: program.screen.buffer.shown.pixelColor(300, 5).lightness() == 0)
    qtbot.waitUntil(lambda: program.screen.buffer.shown.pixelColor(300, 5).lightness() == 255)


def test_an_unknown_alert_sound_is_refused() -> None:
    assert loads('{"schema": 1}').alert == "beep"
    with pytest.raises(BadSettings):
        loads('{"schema": 1, "alert": "../secret"}')
