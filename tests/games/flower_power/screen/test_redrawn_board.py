"""Tests of Flower Power's news after a table is redrawn: the latest moves are listed again."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.flower_power.screen.input import buttons, table_input
from games.flower_power.screen.texts import words
from macclassic.app.program.program import Program
from tests.games.flower_power.support.positions import full_view
from tests.games.flower_power.support.program import played, started, table, to_a_decision
from tests.support.match.playing import controller_of, match_of
from tests.support.match.program import settle


@pytest.fixture
def program(qapp: object, tmp_path: Path) -> Program:
    return started(tmp_path)


def a_turn_later(program: Program) -> list[str]:
    """Lay flowers, let the others move until the person is to act, and return the news lines."""
    to_a_decision(program)
    table_input.press(table(program), buttons.LAYING)
    to_a_decision(program)
    return list(table(program).lines)


def test_the_news_lists_the_latest_moves_after_a_resume(qapp: object, tmp_path: Path) -> None:
    program = started(tmp_path, 5)
    before = a_turn_later(program)
    program.quit()
    program.screen.close()
    settle()
    again = started(tmp_path, None)
    to_a_decision(again)
    assert len(before) > 2
    assert list(table(again).lines) == before


@pytest.mark.parametrize(
    ("seed", "who"), [pytest.param(2, "Victor", id="computer"), pytest.param(0, "You", id="person")]
)
def test_the_news_lists_the_opening_after_a_resume(program: Program, seed: int, who: str) -> None:
    """Check the lines of the contest with the winning throw, and of the deal."""
    controller_of(program).begin(seed)
    to_a_decision(program)
    won = words.thrown(table(program).state.company, match_of(program).view(0).contest[-1])
    assert len(won.split(". ")) == 2
    opening = ["Who chooses when to play?", won, f"{who}: the choice is won.", "Petals and hands are dealt."]
    assert list(table(program).lines) == opening
    controller_of(program).session.show_anew()
    assert list(table(program).lines) == opening
    before = a_turn_later(program)
    assert before[: len(opening)] == opening != before
    controller_of(program).session.show_anew()
    assert list(table(program).lines) == before
    controller_of(program).session.undo(beyond=True)
    settle()
    assert list(table(program).lines) == opening


def test_the_news_changes_language_at_once(program: Program) -> None:
    before = a_turn_later(program)
    assert any("flowers laid" in line for line in before)
    program.choose_language("fr")
    settle()
    news = list(table(program).lines)
    assert "C’est la bataille des fleurs !" in " ".join(news).replace("\u202f", " ").replace("\xa0", " ")
    assert not any("flowers laid" in line for line in news)
    program.choose_language("en")
    settle()
    assert list(table(program).lines) == before


def test_the_news_omits_undone_moves(program: Program) -> None:
    a_turn_later(program)
    controller_of(program).session.undo(beyond=True)
    settle()
    table(program).finish()
    assert not full_view(match_of(program).state).gardens[0]
    assert not any(line.startswith("You: flowers") for line in table(program).lines)


def test_a_replay_lists_the_moves_before_the_shown_step(program: Program) -> None:
    match = played(4, lambda match: match.plies >= 60)
    program.manager.close(controller_of(program).window)
    settle()
    program.open_replay(match.to_record())
    replay = controller_of(program)
    shown: list[list[str]] = []
    for _ in range(60):
        replay.step()
        replay.table.finish()
        shown.append(list(replay.table.lines))
    assert max(map(len, shown)) == replay.table.parts.motions.recalled_decisions
    for lines in reversed(shown[:-1]):
        replay.back()
        news = list(replay.table.lines)
        assert news and news == lines[-len(news) :]
