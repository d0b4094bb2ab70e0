"""Sounds of the table itself: your turn, a hint, undo, an achievement; alerts are no sounds of games."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from macclassic.app.program.program import Program
from macclassic.table.game_table import LONG_WAIT_MS
from macclassic.table.motion.stage_scenes import heard_of
from macclassic.toolbox.base.sound import ALERTS, Sound
from tests.support.match.playing import begun, controller_of, match_of, own_turn, rush
from tests.support.match.program import settle

ROOT = Path(__file__).resolve().parents[3]


def listened(program: Program) -> list[Sound]:
    """Record the game sounds of a program from now on."""
    heard: list[Sound] = []
    program.sounds.play = heard.append  # type: ignore[method-assign]
    return heard


@pytest.mark.parametrize("game", ["war-of-flowers", "soi", "sorry"])
@pytest.mark.parametrize("waited", [LONG_WAIT_MS, LONG_WAIT_MS - 1])
def test_your_turn_sounds_after_a_long_wait_only(game: str, waited: int, tmp_path: Path) -> None:
    program = begun(tmp_path, game, 3)
    now = [0]
    program.manager.repeats.clock = lambda: now[0]
    rush(program, lambda: own_turn(program))
    table, session = controller_of(program).table, controller_of(program).session
    session.computers.ask = lambda match: None  # type: ignore[method-assign]
    heard = listened(program)
    table.act(match_of(program).legal[0])
    while match_of(program).actor > 0:
        now[0] = waited
        session.play(match_of(program).legal[0])
        rush(program, lambda: not table.busy)
    rush(program, lambda: own_turn(program))
    assert heard.count(Sound.TURN) == (waited >= LONG_WAIT_MS)


def test_a_hint_and_an_undo_have_their_sounds(tmp_path: Path) -> None:
    program = begun(tmp_path, "sorry", 3)
    rush(program, lambda: own_turn(program))
    heard, session = listened(program), controller_of(program).session
    controller_of(program).table.show_hint(match_of(program).legal[0], {"why": "It is good."})
    assert heard == [Sound.HINT]
    program.manager.front.choose("ok")  # type: ignore[union-attr]
    settle()
    session.undo(beyond=True)
    assert Sound.UNDO not in heard, "there was nothing to undo"
    session.act(match_of(program).legal[0])
    session.undo(beyond=True)
    assert heard.count(Sound.UNDO) == 1


def test_what_happens_to_others_does_not_sound_like_ones_own() -> None:
    for sound in (Sound.CHEER, Sound.LOSE):
        assert heard_of(sound, own=True) is sound
        assert heard_of(sound, own=False) not in (sound, Sound.WIN, Sound.LOSE)
    assert heard_of(Sound.GO, own=False) is Sound.GO and heard_of(None, own=False) is None


def test_games_play_no_alert_and_no_verdict_in_motion() -> None:
    """The sources of all games and tables; a verdict sounds with the sheet of a round."""
    alerts = re.compile(rf"Sound\.({'|'.join(alert.name for alert in ALERTS)})\b")
    verdict = re.compile(r"Sound\.WIN\b")
    for folder in ("games", "macclassic/table", "macclassic/flower_cards"):
        for path in (ROOT / folder).rglob("*.py"):
            text = path.read_text("utf-8")
            assert not alerts.search(text), path
            assert path.parent.name != "motion" or not verdict.search(text), path
