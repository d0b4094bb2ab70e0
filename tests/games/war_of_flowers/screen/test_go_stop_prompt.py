"""The prompt for GO or STOP names the new score lines and the payments of each answer."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import Qt

from games.war_of_flowers import GAME
from games.war_of_flowers.actions import GO, STOP
from games.war_of_flowers.cards import IDS, pack
from games.war_of_flowers.outcome.result import preview
from games.war_of_flowers.position import CALL
from games.war_of_flowers.scoring import score_lines
from games.war_of_flowers.screen.painting import scene
from games.war_of_flowers.screen.texts.words import line_words
from macclassic.app.storage.settings import Settings
from macclassic.engine.match.match import Match
from macclassic.engine.match.simulate import simulate, verify
from macclassic.quickdraw.resources import languages
from macclassic.table.game_table import GameTable
from macclassic.table.table_state import TablePosition
from tests.support.match.program import key, opened
from tests.support.screen.painted_text import written


def call_of(seed: int, seat: int = 0) -> Match | None:
    """Return a game at a seat's first call, or None if it has no call."""
    record = simulate(GAME, seed, 1)
    moves = record["rounds"][0]["moves"]
    for number, move in enumerate(moves):
        if move["seat"] == seat and move["action"]["type"] in ("go", "stop"):
            del moves[number:], record["outcome"], record["rounds"][0]["outcome"]
            return verify(record)
    return None


def test_the_prompt_shows_new_lines_and_payments(qapp: object) -> None:
    """The table shows the prompt with the new score lines; its buttons have keys."""
    program = opened(None, "war-of-flowers")
    table: GameTable = program.game.table  # type: ignore[union-attr]
    acted: list[object] = []
    table.action_chosen.connect(acted.append)
    calls = 0
    for match in filter(None, map(call_of, range(20))):
        assert match.state.phase == CALL
        view, calls = match.view(0), calls + 1
        table.focus_spot(None)
        table.show_position(TablePosition(view, match.legal))
        seen, found = scene(table.state), preview(view)
        assert seen.asked is not None and [button.key for button in seen.buttons] == ["go", "stop"]
        new = [line_words(line) for line, rise in zip(found.scored, found.rises, strict=True) if rise]
        assert seen.asked.title.startswith(f"You have {found.points} points")
        assert ":" not in seen.asked.title or new[0][1:] in seen.asked.title
        for each in found.payments:
            assert f"${each.amount}" in seen.asked.lines[0]
        for now, later in zip(found.payments, found.later, strict=True):
            assert f"${later.amount}" in seen.asked.lines[1] and later.due > now.due
        sums = [sum(each.amount for each in due) for due in (found.later, found.payments)]
        assert [button.below for button in seen.buttons] == [f"later ${sums[0]}", f"${sums[1]} now"]
        for _ in range(2):
            key(program, Qt.Key.Key_Return)
        assert not acted and table.state.current is None, "there is no answer by default"
        for letter, action in (("g", GO), ("s", STOP)):
            key(program, letter)
            assert acted.pop() == action
    assert calls


@pytest.mark.parametrize("language", languages())
def test_the_prompt_fits_its_box(qapp: object, language: str) -> None:
    program = opened(None, "war-of-flowers", language=language)
    table: GameTable = program.game.table  # type: ignore[union-attr]
    calls = [match for match in map(call_of, range(20)) if match is not None]
    assert calls
    for match in calls:
        table.focus_spot(None)
        table.show_position(TablePosition(match.view(0), match.legal))
        assert scene(table.state).buttons
        assert not written(table).faults(lambda text: text.text.isdecimal()), match.seed


@pytest.mark.parametrize("size", ["640x480", "832x624"])
@pytest.mark.parametrize("language", languages())
def test_the_prompt_always_shows_the_result_of_both_calls(qapp: object, language: str, size: str) -> None:
    """Also with lines of Hangul's height, and with long names of those who pay."""
    settings = Settings(language=language, screen=size, scale=1, sound=False, attitude="off")
    table: GameTable = opened(None, "war-of-flowers", settings=settings).game.table  # type: ignore[union-attr]
    calls = [match for match in map(call_of, range(20)) if match is not None]
    assert calls
    for names in (("Rosa", "Nils"), ("빅토르", "오스카"), ("Maximilian Mommsen", "Wilhelmine Wundrich")):
        table.use(seats=[{"player": "human"}, *({"player": "random", "name": name} for name in names)])
        for match in calls:
            table.focus_spot(None)
            table.show_position(TablePosition(match.view(0), match.legal))
            found, shown = preview(match.view(0)), scene(table.state).asked
            assert shown is not None
            for line, due in zip(shown.lines, (found.payments, found.later), strict=False):
                assert [each.amount for each in due] == [int(n) for n in re.findall(r"(?<!\+)\b\d+", line)]
            assert len(shown.lines) >= 2 and not written(table).faults(lambda text: text.text.isdecimal())


def test_the_prompt_names_cards_that_count_differently() -> None:
    plains = [name for name in IDS if "-plain-" in name][:9]
    suns = ["01-sun", "03-sun"]
    for cards, cup, wanted in (
        ([*plains, "12-double"], False, "11 plains; twice: December double"),
        ([*plains, "11-double"], False, "11 plains; twice: November double"),
        ([*plains, "11-double", "12-double", "09-animal"], True,
         "15 plains; twice: September cup, November double, December double"),
        ([*plains, "01-plain-1", "09-plain-1"], False, "11 plains"),
        ([*suns, "12-sun"], False, "3 suns, one of them December’s"),
        ([*suns, "08-sun"], False, "3 suns"),
        ([*suns, "08-sun", "12-sun"], False, "4 suns"),
    ):  # fmt: skip
        if wanted == "11 plains":
            cards = [name for name in IDS if "-plain-" in name][:11]
        (line,) = [each for each in score_lines(pack(cards), cup) if each.what in ("plains", "suns")]
        assert line_words(line) == wanted
