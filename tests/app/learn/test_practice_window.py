"""*Practice…*: questions about the cards and what they score, by keys and by mouse, in both languages."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from games.war_of_coins.outcome.result import preview as coin_preview
from games.war_of_coins.scoring import score as coin_score
from games.war_of_flowers.outcome.result import preview
from games.war_of_flowers.scoring import score
from macclassic.app.desk.game_desk import GameController
from macclassic.app.learn import practice_window
from macclassic.app.learn.practice_window import CARDS, LEARNT, PracticeDialog, ScoreQuestions
from macclassic.app.learn.quiz_window import Quiz
from macclassic.app.program.program import Program
from macclassic.app.storage.statistics_queue import StatisticsQueue
from macclassic.engine.core.registry import games
from macclassic.engine.match.simulate import played
from macclassic.table.table_parts import Drill, DrillQuestion
from tests.support.match.program import click, key, opened, rest, settle
from tests.support.screen.balloon_walk import walk_window

BOTH = ("war-of-flowers", "war-of-coins")


@pytest.fixture(params=["en", "fr"])
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def drill_of(program: Program) -> Drill:
    desk = program.game
    assert isinstance(desk, GameController)
    drill = desk.table.parts.drill
    assert drill is not None
    return drill


def quiz(program: Program, which: str, monkeypatch: pytest.MonkeyPatch) -> Quiz:
    """Open the practice by its menu item, and one of what it offers."""
    monkeypatch.setattr(practice_window, "Random", lambda: Random(3))
    titles = ("Practice…", "S’exercer…")
    item = next(each for menu in program.bar.menus for each in menu.items if each.title in titles)
    assert item.command is not None
    item.command()
    settle()
    dialog = program.manager.front
    assert isinstance(dialog, PracticeDialog)
    assert walk_window(program, dialog) >= 3
    dialog.choose(which)
    settle()
    found = program.manager.front
    assert isinstance(found, Quiz)
    return found


def sound(question: DrillQuestion) -> None:
    """Assert that a question can be asked."""
    assert question.right not in question.others and len(set(question.others)) >= 3
    assert question.text.endswith("?") and question.seen and all(question.told) and question.told
    assert any(question.cards)


@pytest.mark.parametrize("game", BOTH)
def test_every_card_has_its_questions(qapp: object, tmp_path: Path, game: str, language: str) -> None:
    program = opened(tmp_path / "data", game, language=language)
    drill = drill_of(program)
    assert len(drill.keys) == (96 if game == "war-of-flowers" else 98)
    texts = set()
    for each in drill.keys:
        question = drill.ask(each)
        sound(question)
        texts.add(question.text)
    assert len(texts) == 2


@pytest.mark.parametrize("game", BOTH)
def test_what_is_counted_is_the_games_own_score(qapp: object, tmp_path: Path, game: str) -> None:
    program = opened(tmp_path / "data", game)
    drill, spec, paid = drill_of(program), games()[game], 0
    for seed in range(4):
        match = played(spec, seed, 1, {}, (spec.players.stand_in,) * len(spec.seats(spec.options())))
        for start, moves in match.history():
            state = start
            for actor, _, _, after in moves:
                view = match.rules.view(state, actor)
                for question in drill.count(view):
                    sound(question)
                    right = int(re.findall(r"\d+", question.right)[0])
                    if "$" in question.right:
                        assert right == sum(each.amount for each in preview(view).payments)
                        paid += 1
                    elif "paid" in question.text:
                        assert right == coin_preview(view).now.amount
                        paid += 1
                    elif game == "war-of-flowers":
                        assert right == score(view.collections[actor], view.cup_plain)
                    else:
                        assert right == coin_score(view.captured[actor])
                state = after
    assert paid


@pytest.mark.parametrize("game", BOTH)
def test_learning_by_keys_is_remembered(
    qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, language: str
) -> None:
    program = opened(tmp_path / "data", game, language=language)
    found = quiz(program, "learn", monkeypatch)
    said: list[str] = []
    found.said.connect(said.append)
    missed = set()
    for number in range(LEARNT):
        assert walk_window(program, found) >= 5 if number == 0 else True
        question = found._question
        assert question is not None
        key(program, Qt.Key.Key_Return)  # nothing has been answered yet
        rest(program)
        assert found._question is question
        wrong = number % 3 == 0
        place = next(n for n, each in enumerate(found._offered) if (each != question.right) == wrong)
        key(program, str(place + 1))
        rest(program)
        assert question.right in said[-1] and question.told[0] in said[-1]
        if wrong:
            missed.add(question.cards[0][0])
        key(program, Qt.Key.Key_Return)
        rest(program)
    assert found._question is None and program.folder is not None
    kept = StatisticsQueue.of(program.folder).kept(CARDS)[game]
    assert {name.split()[1] for name, box in kept.items() if box == 0} <= missed and 0 in kept.values()
    assert [card for row in found._seen._cards for card in row] == [*dict.fromkeys(found._seen._cards[0])]
    assert set(found._seen._cards[0]) == missed
    key(program, Qt.Key.Key_Return)  # again
    rest(program)
    assert found._question is not None
    key(program, Qt.Key.Key_Escape)
    rest(program)
    assert found not in program.manager.windows


def test_counting_by_mouse(
    qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    program = opened(tmp_path / "data", "war-of-coins", language=language)
    found = quiz(program, "count", monkeypatch)
    for _ in range(3):
        question = found._question
        assert question is not None
        right = found.button(f"answer-{found._offered.index(question.right)}")
        for button in (right, found.button("next")):
            at = button.mapTo(found, button.rect().center()) + program.manager.rect_of(found).topLeft()
            click(program, at.x(), at.y())
        assert found._question is not question
    assert found._right == 3


@pytest.mark.parametrize("game", BOTH)
def test_all_words_find_room(
    qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, language: str
) -> None:
    program = opened(tmp_path / "data", game, language=language)
    drill, spec = drill_of(program), games()[game]
    for which, asked in (
        ("learn", [drill.ask(each) for each in drill.keys]),
        ("count", [question for _ in range(8) for question in _of(ScoreQuestions(spec, drill, Random(_)))]),
    ):
        found = quiz(program, which, monkeypatch)
        for question in asked:
            found._asks.next = lambda question=question: question  # type: ignore[method-assign, misc]
            found._number = 0
            found.button("next").setEnabled(True)
            found._next()
            found._give(0)
            for label in (found._text, found._told):
                _has_room(label)
            rows = sum(-(-len(row) // (found._seen.width() // 25)) for row in question.cards)
            assert len(question.cards[0]) == 1 or 4 + 40 * rows <= found._seen.height(), question
        found.choose("done")
        settle()


def _of(counting: ScoreQuestions) -> list[DrillQuestion]:
    return [counting.next(), counting.next()]


def _has_room(label: QLabel) -> None:
    assert label.heightForWidth(label.width()) <= label.height(), label.text()


def test_games_without_cards_of_flowers_do_not_offer_it(qapp: object, tmp_path: Path) -> None:
    program = opened(tmp_path / "data", "sorry")
    desk = program.game
    assert isinstance(desk, GameController) and desk.table.parts.drill is None
