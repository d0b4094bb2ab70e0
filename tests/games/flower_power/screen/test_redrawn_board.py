"""Tests of Flower Power's redrawn table: the latest moves are listed again, and flowers stay."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QRegion

from games.flower_power.actions import Diamond, Poison
from games.flower_power.board import BUILD
from games.flower_power.screen import shapes
from games.flower_power.screen.input import buttons, table_input
from games.flower_power.screen.layout import place_of
from games.flower_power.screen.motion.motions import motions
from games.flower_power.screen.spots import tag_of
from games.flower_power.screen.texts import words
from macclassic.app.program.program import Program
from macclassic.table.game_table import GameTable
from macclassic.table.table_state import SeatDecided, TablePosition
from tests.games.flower_power.support.positions import NUMBER, full_view, rules_of
from tests.games.flower_power.support.program import (
    flower,
    played,
    position,
    shown,
    started,
    table,
    to_a_decision,
)
from tests.support.match.playing import controller_of, match_of
from tests.support.match.program import opened, settle


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
    company, view = table(program).state.company, match_of(program).view(0)
    won = words.thrown(company, view.contest[-1])
    assert len(won.split(". ")) == 2
    opening = [
        "Who picks the order of play?",
        won,
        f"{who} won the choice.",
        words.first_by_lot(company, view.order[0]),
        "Petals and hands are dealt.",
    ]
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


# Places and numbers

MINE = [flower(1, "KS (4D)"), flower(2, "3H"), flower(3, "(8C) (7C)"), flower(4, "9D 2D")]


@pytest.fixture
def empty(qapp: object) -> Program:
    return opened(None, "flower-power")


def places(found: GameTable) -> dict[int, tuple[QRect, str]]:
    now = found.state
    return {
        number: (place_of(now, number).rect, tag_of(now, each)[1])
        for number, each in now.model.flowers.items()
    }


def test_a_flower_that_goes_leaves_a_gap_and_all_others_their_numbers(empty: Program) -> None:
    state = position([MINE, [flower(5, "2S 5D")]], ["QS 9S", "3D"])
    found = shown(empty, state)
    before = places(found)
    action = Poison(NUMBER["9S"], 2, 0)
    after, happened = rules_of(2).step(state, action)
    found.play([SeatDecided(0, action), *happened], TablePosition(rules_of(2).view(after, 0), ()))
    found.finish()
    settle()
    now = places(found)
    assert now.keys() == before.keys() - {2}
    assert all(now[number] == before[number] for number in now)
    assert all(text == str(number) for number, (_, text) in now.items())


@pytest.mark.parametrize("seed", [3, 8])
def test_tags_of_six_gardens_cover_no_petal(empty: Program, seed: int) -> None:
    match = played(seed, lambda match: match.plies > 5 and match.state.phase != BUILD, 6)
    found = table(empty)
    found.show_position(TablePosition(match.view(0), ()))
    now = found.state
    tags = [QRegion(tag_of(now, each)[0]) for each in now.model.flowers.values()]
    assert not any((one & other).rectCount() for one, other in combinations(tags, 2))
    for each in now.model.flowers.values():
        place = place_of(now, each.id)
        for number in range(len(each.petals)):
            petal = shapes.petal_region(len(each.petals), place.small, number).translated(place.middle)
            covered = sum(rect.width() * rect.height() for tag in tags for rect in list(petal & tag))
            assert covered <= 12, (each.id, number)


def test_the_card_of_a_diamond_goes_with_its_flower(empty: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    state = position([MINE, [flower(5, "2S 5D")]], ["QD", "3D"])
    found = shown(empty, state)
    before = place_of(found.state, 1).middle
    action = Diamond(NUMBER["QD"], 1)
    after, happened = rules_of(2).step(state, action)
    flown: list[QPoint] = []
    monkeypatch.setattr(
        found._above,
        "put",
        lambda key, at, image=None: flown.append(at + image.rect().center()) if image is not None else None,
    )
    found._take(TablePosition(rules_of(2).view(after, 0), ()))
    for motion in motions(found.state, found._stage, [SeatDecided(0, action), *happened]):
        motion.begin()
        if found.state.model.flower(1).power:
            there = place_of(found.state, 1).middle
            assert there != before and (flown[-1] - there).manhattanLength() <= 2
            return
        motion.move(1.0)
        motion.end()
    raise AssertionError("the flower never became a POWER FLOWER")
