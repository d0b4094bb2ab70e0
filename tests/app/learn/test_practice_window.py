"""Tests of *Practice…*: questions about cards and scores, by keys and by mouse, in two languages."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from games.war_of_coins.outcome.result import preview as coin_preview
from games.war_of_coins.scoring import score as coin_score
from games.war_of_flowers.outcome.result import preview
from games.war_of_flowers.scoring import score
from macclassic.app.game.game_controller import GameController
from macclassic.app.learn import practice_window
from macclassic.app.learn.practice_window import (
    CARDS,
    LEARNT,
    MANY,
    ONE,
    CardQuestions,
    PracticeDialog,
    ScoreQuestions,
)
from macclassic.app.learn.quiz_window import ANSWERS, QuestionCards, Quiz
from macclassic.app.program.program import Program
from macclassic.app.storage.statistics_queue import StatisticsQueue
from macclassic.engine.core.registry import games
from macclassic.engine.match.simulate import played
from macclassic.engine.progress.drill import Drill, DrillQuestion
from tests.support.match.program import click, key, opened, rest, settle
from tests.support.screen.balloon_walk import walk_window
from tests.support.screen.dialog_parts import buttons, labels, part

BOTH = ("war-of-flowers", "war-of-coins")


@pytest.fixture(params=["en", "fr"])
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def drill_of(program: Program) -> Drill:
    controller = program.game
    assert isinstance(controller, GameController)
    drill = controller.table.parts.extras.drill
    assert drill is not None
    return drill


def quiz(program: Program, which: str, monkeypatch: pytest.MonkeyPatch) -> Quiz:
    """Open the practice dialog by its menu item, and one of its exercises."""
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


def recorded(monkeypatch: pytest.MonkeyPatch) -> list[DrillQuestion]:
    """Return a list to which each question asked from now on is appended."""
    asked: list[DrillQuestion] = []
    for kind in (CardQuestions, ScoreQuestions):

        def ask(self: Any, before: Callable[[Any], DrillQuestion] = kind.next) -> DrillQuestion:
            asked.append(before(self))
            return asked[-1]

        monkeypatch.setattr(kind, "next", ask)
    return asked


def offered(found: Quiz) -> list[str]:
    """Return the offered answers, in the order of their buttons."""
    texts = {name: button.text() for name, button in buttons(found).items() if button.isVisible()}
    return [text[4:].replace("&&", "&") for name, text in texts.items() if name.startswith("answer-")]


class Fixed:
    """Question source with given questions."""

    def __init__(self, questions: list[DrillQuestion]) -> None:
        self.total = len(questions)
        self._left = iter(questions)

    def next(self) -> DrillQuestion | None:
        return next(self._left, None)

    def answered(self, right: bool) -> None: ...

    def end(self) -> tuple[str, list[list[str]], str]:
        return "", [], ""


def check_well_formed(question: DrillQuestion) -> None:
    """Assert that a question is well formed."""
    assert question.right not in question.others and len(set(question.others)) >= 3
    assert (
        question.text.endswith("?") and question.seen and all(question.explanation) and question.explanation
    )
    assert any(question.cards)


@pytest.mark.parametrize("game", BOTH)
def test_every_card_has_practice_questions(qapp: object, tmp_path: Path, game: str, language: str) -> None:
    program = opened(tmp_path / "data", game, language=language)
    drill = drill_of(program)
    assert len(drill.keys) == (96 if game == "war-of-flowers" else 98)
    texts = set()
    for each in drill.keys:
        question = drill.ask(each)
        check_well_formed(question)
        texts.add(question.text)
    assert len(texts) == 2


@pytest.mark.parametrize("game", BOTH)
def test_practice_scores_equal_the_rules(qapp: object, tmp_path: Path, game: str) -> None:
    program = opened(tmp_path / "data", game)
    drill, spec, paid = drill_of(program), games()[game], 0
    for seed in range(4):
        match = played(spec, seed, 1, {}, (spec.players.stand_in,) * len(spec.seats(spec.options())))
        for start, moves in match.history():
            state = start
            for actor, _, _, after in moves:
                view = match.rules.view(state, actor)
                for question in drill.count(view):
                    check_well_formed(question)
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
def test_answers_by_keys_are_saved_in_the_boxes(
    qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, language: str
) -> None:
    program = opened(tmp_path / "data", game, language=language)
    asked = recorded(monkeypatch)
    shown: list[Sequence[Sequence[str]]] = []
    show_cards = QuestionCards.show_cards
    monkeypatch.setattr(
        QuestionCards, "show_cards", lambda *given: (shown.append(given[1]), show_cards(*given))
    )
    found = quiz(program, "learn", monkeypatch)
    said: list[str] = []
    found.said.connect(said.append)
    missed = set()
    for number in range(LEARNT):
        assert walk_window(program, found) >= 5 if number == 0 else True
        question = asked[-1]
        key(program, Qt.Key.Key_Return)  # nothing was answered yet
        rest(program)
        assert asked[-1] is question and len(asked) == number + 1
        wrong = number % 3 == 0
        place = next(n for n, each in enumerate(offered(found)) if (each != question.right) == wrong)
        key(program, str(place + 1))
        rest(program)
        assert question.right in said[-1] and question.explanation[0] in said[-1]
        if wrong:
            missed.add(question.cards[0][0])
        key(program, Qt.Key.Key_Return)
        rest(program)
    assert offered(found) == [] and program.folder is not None
    kept = StatisticsQueue.of(program.folder).kept(CARDS)[game]
    assert {name.split()[1] for name, box in kept.items() if box == 0} <= missed and 0 in kept.values()
    assert [card for row in shown[-1] for card in row] == [*dict.fromkeys(shown[-1][0])]
    assert set(shown[-1][0]) == missed
    key(program, Qt.Key.Key_Return)  # again
    rest(program)
    assert len(offered(found)) == ANSWERS
    key(program, Qt.Key.Key_Escape)
    rest(program)
    assert found not in program.manager.windows


def test_counting_questions_are_answered_by_mouse(
    qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    program = opened(tmp_path / "data", "war-of-coins", language=language)
    asked = recorded(monkeypatch)
    found = quiz(program, "count", monkeypatch)
    said: list[str] = []
    found.said.connect(said.append)
    for number in range(3):
        question = asked[-1]
        right = found.button(f"answer-{offered(found).index(question.right)}")
        for button in (right, found.button("next")):
            at = button.mapTo(found, button.rect().center()) + program.manager.rect_of(found).topLeft()
            click(program, at.x(), at.y())
        assert len(asked) == number + 2
    assert sum(each.startswith("Right:" if language == "en" else "Juste") for each in said) == 3


@pytest.mark.parametrize("game", BOTH)
def test_every_text_fits_its_place(
    qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, language: str
) -> None:
    program = opened(tmp_path / "data", game, language=language)
    drill, spec = drill_of(program), games()[game]
    for size, asked in (
        (ONE, [drill.ask(each) for each in drill.keys]),
        (MANY, [question for _ in range(8) for question in _of(ScoreQuestions(spec, drill, Random(_)))]),
    ):
        found = Quiz(spec.title, Fixed(asked), Random(3), size)
        program.manager.open(found)
        seen = part(found, QuestionCards)
        for question in asked:
            found.choose("answer-0")
            for label in labels(found):
                _has_room(label)
            rows = sum(-(-len(row) // (seen.width() // 25)) for row in question.cards)
            assert len(question.cards[0]) == 1 or 4 + 40 * rows <= seen.height(), question
            found.choose("next")
        found.choose("done")
        settle()


def _of(counting: ScoreQuestions) -> list[DrillQuestion]:
    return [counting.next(), counting.next()]


def _has_room(label: QLabel) -> None:
    assert label.heightForWidth(label.width()) <= label.height(), label.text()


def test_practice_is_offered_only_for_flower_cards(qapp: object, tmp_path: Path) -> None:
    program = opened(tmp_path / "data", "sorry")
    controller = program.game
    assert isinstance(controller, GameController) and controller.table.parts.extras.drill is None
