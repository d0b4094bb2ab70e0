"""Tests of the companions' speech bubbles: place, duration, and what they leave alone."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, QTimer
from pytestqt.qtbot import QtBot

from macclassic.app.program.program import Program
from macclassic.app.storage.settings import Settings
from macclassic.engine.core.chance import player_stream
from macclassic.engine.core.companions import NAMES
from macclassic.engine.core.contract import Tally
from macclassic.engine.core.registry import games
from macclassic.engine.match.match import Match
from macclassic.engine.match.replay import replayed
from macclassic.engine.match.simulate import begin, simulate
from macclassic.quickdraw import fonts
from macclassic.quickdraw.resources import languages
from macclassic.table import speech_bubbles
from macclassic.table.company import banter
from macclassic.table.company.banter import BanterSettings, SpeakerRole, lines_in
from macclassic.table.company.remarks import Occasion, Remark
from macclassic.table.game_table import GameTable
from macclassic.table.speech_bubbles import shape, who_sits
from macclassic.table.table_state import RoundBegan
from macclassic.toolbox.accessibility.screen_interfaces import written
from macclassic.toolbox.base import look
from tests.support.match.playing import controller_of
from tests.support.match.program import opened, settle
from tests.support.screen.legible import show

PLAYERS = {
    "war-of-flowers": "iq:100",
    "war-of-coins": "iq:100",
    "soi": "middle",
    "sorry": "greedy",
    "flower-power": "gardener",
}
SIX = list(NAMES)
SILENT = BanterSettings("off")


def match_of(game: str) -> Match:
    """Return a match in progress with a person at the first seat and companions at the others."""
    spec = games()[game]
    count = len(spec.seats(spec.options()))
    match = begin(spec, 5, players=[PLAYERS[game]] * count)
    player = spec.players.make(PLAYERS[game])
    for ply in range(16):
        stream = player_stream(5, match.actor, ply)
        match.apply(player.choose(match.view(match.actor), match.legal, stream), PLAYERS[game])
    for seat, entry in enumerate(match.seats):
        entry["player"] = "person" if seat == 0 else f"{PLAYERS[game]}@{SIX[seat]}"
    return match


def shown(game: str, depth: int = 8, attitude: str = "chatty", language: str = "en") -> tuple[Program, Any]:
    """Return a program with the table of a match."""
    settings = Settings(depth=depth, scale=1, sound=False, attitude=attitude, language=language)
    program = opened(None, game, settings=settings)
    table = controller_of(program).table
    show(table, match_of(game))
    settle()
    return program, table


def pixels(program: Program) -> bytes:
    settle()
    image = program.screen.grab().toImage()
    return bytes(image.constBits())


@pytest.fixture(autouse=True)
def _talkative(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let companions speak as often as they like."""
    monkeypatch.setattr(banter, "APART_MS", 0)
    monkeypatch.setattr(banter, "EACH_MS", 0)


def speak(table: GameTable) -> None:
    """Report events until a companion speaks."""
    for _ in range(200):
        table.talk.hear(Remark(Occasion.WIN, 0))
        if not table.talk.rect.isNull():
            return
    raise AssertionError("nobody has a word for it")


def heard_by_readers(table: GameTable) -> list[str]:
    """Return the list of what screen readers hear of a table from now on."""
    heard: list[str] = []
    table.said.connect(heard.append)
    return heard


def running(table: GameTable) -> set[int]:
    """Return the intervals of the timers that run at a table, in milliseconds."""
    return {timer.interval() for timer in table.findChildren(QTimer) if timer.isActive()}


class Painted(QObject):
    """Counts how often a widget is painted."""

    count = 0

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        self.count += event.type() == QEvent.Type.Paint
        return False


@pytest.mark.parametrize(("game", "depth"), product(PLAYERS, (1, 4, 8)))
def test_a_bubble_disappears_and_leaves_the_frame_unchanged(qapp: object, game: str, depth: int) -> None:
    program, table = shown(game, depth)
    before = pixels(program)
    speak(table)
    spoken = pixels(program)
    assert spoken != before
    assert QRect(QPoint(0, 0), table.size()).contains(table.talk.rect)
    table.talk.hush()
    assert pixels(program) == before


@pytest.mark.parametrize(("game", "language"), product(PLAYERS, languages()))
def test_every_line_fits_at_every_seat(qapp: object, game: str, language: str) -> None:
    _, table = shown(game, language=language)
    whole = QRect(QPoint(0, 0), table.size())
    for seat in range(1, len(match_of(game).seats)):
        box, face = table.parts.placement.speech_bubble(table.state, seat)
        for line in lines_in(language, game):
            text = line.text.format(who="Victor", card="Cherry ribbon", amount=24, round=12)
            found = shape(text, box, face, table.size())
            assert whole.contains(found.bounds) and len(found.lines) <= 2
            assert " ".join(found.lines) == text
            assert all(fonts.small_width(each) < found.paper.width() for each in found.lines)
            # It stays in its area, unless it is wider.
            more = fonts.small_lead()  # higher lines may cover the backs of a hand
            assert found.paper.united(box).width() <= box.width() + 60 + 40 * more
            assert found.paper.united(box).height() <= box.height() + 6 + 2 * more


@pytest.mark.parametrize("depth", [1, 4, 8])
def test_a_bubble_is_black_and_white(qapp: object, depth: int) -> None:
    program, table = shown("war-of-flowers", depth)
    settle()
    before = program.screen.grab().toImage()
    speak(table)
    settle()
    image = program.screen.grab().toImage()
    found = {
        image.pixel(x, y)
        for x in range(image.width())
        for y in range(image.height())
        if image.pixel(x, y) != before.pixel(x, y)
    }
    assert found == {look.current().black.rgb(), look.current().white.rgb()}


def test_a_bubble_stays_for_its_reading_time(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speech_bubbles, "STANDS_MS", 20)
    monkeypatch.setattr(speech_bubbles, "LETTER_MS", 1)
    program, table = shown("soi")
    before = pixels(program)
    heard = heard_by_readers(table)
    speak(table)
    table.talk.read_out()
    words = heard[-1].partition("“")[2][:-1]
    assert 20 + len(words) in running(table)
    qtbot.waitUntil(lambda: bool(table.talk.rect.isNull()))
    assert pixels(program) == before


def test_nothing_is_painted_while_a_bubble_stands(qapp: object) -> None:
    program, table = shown("war-of-flowers")
    speak(table)
    settle()
    watch = Painted()
    program.screen.viewport().installEventFilter(watch)
    settle(30)
    assert watch.count == 0 and not table.busy


def test_a_click_passes_through_a_bubble(qapp: object) -> None:
    _, table = shown("soi")
    speak(table)
    at = table.talk.rect.center()
    there = [spot.key for spot in table.spots_under(at)]
    table.talk.hush()
    assert there == [spot.key for spot in table.spots_under(at)]


def test_a_bubble_disappears_with_its_position(qapp: object) -> None:
    _, table = shown("soi")
    speak(table)
    show(table, match_of("soi"))
    assert table.talk.rect.isNull()
    speak(table)
    table.play((RoundBegan(),), table.state.position)
    table.finish()
    table.talk.hush()
    speak(table)
    table.use(manners=SILENT)
    assert table.talk.rect.isNull()


def test_companions_greet_at_a_deal(qapp: object) -> None:
    _, table = shown("war-of-flowers", attitude="quiet")
    heard: list[str] = []
    table.said.connect(heard.append)
    table.play((RoundBegan(),), table.state.position)
    assert not table.talk.rect.isNull()
    table.finish()
    hello = [line.text for line in lines_in("en", "") if line.occasion is Occasion.HELLO]
    # It is announced after everything else.
    assert any(words in heard[-1] for words in hello)


def test_companions_are_silent_in_a_replay(qapp: object) -> None:
    _, table = shown("war-of-flowers")
    table.show_position(replace(table.state.position, watching=True, legal=()))
    for _ in range(50):
        table.talk.hear(Remark(Occasion.WIN, 0))
    assert table.talk.rect.isNull()


def test_only_chatty_companions_comment_on_long_thinking(qapp: object) -> None:
    for attitude in ("chatty", "quiet"):
        _, table = shown("war-of-flowers", attitude=attitude)
        table.talk.think(True)
        assert (speech_bubbles.LONG_MS in running(table)) == (attitude == "chatty")
        table.talk.think(False)
        assert speech_bubbles.LONG_MS not in running(table)


def test_a_remark_follows_after_a_long_wait(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speech_bubbles, "LONG_MS", 10)
    _, table = shown("war-of-flowers")
    heard = heard_by_readers(table)
    table.talk.think(True)
    qtbot.waitUntil(lambda: not table.talk.rect.isNull())
    words = [line.text for line in lines_in("en", "") if line.occasion is Occasion.WAIT]
    assert heard[-1].partition("“")[2][:-1] in words


def test_a_companion_is_recognised_by_player_or_name() -> None:
    assert who_sits({"name": "A", "player": "iq:100@aunt"}) == "aunt"
    assert who_sits({"name": "Rosa", "player": "iq:140"}) == "grandmother"
    assert who_sits({"name": "Rosa", "player": "person"}) == ""
    assert who_sits({"name": "South", "player": "middle"}) == ""


def test_a_bubble_far_from_its_face_has_a_short_tail(qapp: object) -> None:
    table = QSize(600, 400)
    far = shape("Aground. Wait for it.", QRect(300, 200, 100, 26), QRect(2, 2, 48, 48), table)
    near = shape("Aground. Wait for it.", QRect(60, 20, 100, 26), QRect(2, 2, 48, 48), table)
    assert far.paper.width() > near.paper.width()
    assert max(far.bounds.width(), far.bounds.height()) < 160
    assert near.tip.x() <= 50 and near.tail.side == "left"


@pytest.mark.parametrize(("won", "words"), [(0, SpeakerRole.ANOTHER), (2, SpeakerRole.OWN), (-1, None)])
def test_the_end_of_a_round_gets_a_remark_if_the_game_makes_none(
    qapp: object, won: int, words: SpeakerRole | None
) -> None:
    _, table = shown("soi")
    manners = BanterSettings("chatty", game="soi")
    table.use(manners=manners)
    result = [Tally(seat == won, 30, 30, 0) for seat in range(4)]
    heard: set[str] = set()
    table.said.connect(lambda text: heard.add(text.partition("“")[2][:-1]))
    for _ in range(20):
        table.talk.deal()
        table.talk.hush()
        manners.memory.said.clear()
        table.talk.end(result)
    what = Occasion.WIN if words else Occasion.NOBODY
    lines = {
        line.text.format(amount=30, who="Oskar")
        for line in lines_in("en", "")
        if line.occasion is what and line.side in (words, SpeakerRole.OWN, SpeakerRole.ANOTHER)
    }
    assert heard and heard <= lines | {text.replace("Oskar", "Mina") for text in lines}
    table.talk.hush()
    table.talk.end(result)
    assert table.talk.rect.isNull()


def test_a_sheet_cuts_no_talk_but_repeats_what_it_covers(qapp: object) -> None:
    """A bubble that the sheet of a round covers is removed, and its words are in the sheet."""
    covered = 0
    for game in ("war-of-flowers", "war-of-coins"):
        program, table = shown(game)
        speak(table)
        spec = games()[game]
        match = replayed(simulate(spec, 5, 1, {}, ["greedy"] * len(table.state.company)), spec)
        table.show_round(match.result, table.state.position, last=True)
        sheet: Any = program.manager.front
        corner = program.manager.rect_of(table.window()).topLeft() + table.mapTo(table.window(), QPoint(0, 0))
        assert not program.manager.rect_of(sheet).translated(-corner).intersects(table.talk.rect)
        assert table.talk.rect.isNull() == ("“" in "".join(written(sheet)))
        covered += table.talk.rect.isNull()
    assert covered


def test_a_bubble_moves_out_of_the_games_way(qapp: object) -> None:
    _, table = shown("soi")
    speak(table)
    rect = table.talk.rect
    table.talk.make_room(QRect(rect.right() + 5, rect.top(), 20, 20))
    assert table.talk.rect == rect
    table.talk.make_room(QRect(rect.right() - 5, rect.top(), 20, 20))
    assert table.talk.rect.isNull()


def test_a_bubble_that_has_disappeared_can_be_read_out(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speech_bubbles, "STANDS_MS", 20)
    monkeypatch.setattr(speech_bubbles, "LETTER_MS", 0)
    _, table = shown("war-of-flowers")
    heard = heard_by_readers(table)
    speak(table)
    qtbot.waitUntil(lambda: bool(table.talk.rect.isNull()))
    assert heard == []
    table.talk.read_out()
    table.talk.read_out()
    assert len(heard) == 1 and "“" in heard[0]
    speak(table)
    table.talk.hush()
    table.talk.read_out()
    assert len(heard) == 1
