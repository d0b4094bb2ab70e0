"""Tests of the log of a match: its lines and their order, the moments they lead to, and copying."""

from __future__ import annotations

import gc
from pathlib import Path
from weakref import ref

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QListWidget

from macclassic.app.game.game_controller import GameController
from macclassic.app.lookback.review_window import ReviewSession
from macclassic.app.play.stepping import StepDialog
from macclassic.app.program.program import Program
from macclassic.engine.core.game_spec import ROUND_OVER
from macclassic.engine.core.registry import games
from macclassic.engine.match.match import Match
from macclassic.engine.match.review import Review
from macclassic.toolbox.dialogs.line_list import LineList
from tests.support.match.log_sentences import played
from tests.support.match.program import click, key, opened, rest, settle
from tests.support.screen.balloon_walk import walk_window
from tests.support.screen.dialog_parts import buttons, part

GAME = "war-of-flowers"
SPEC = games()[GAME]
Key = Qt.Key


@pytest.fixture
def program(qapp: object, tmp_path: Path) -> Program:
    return opened(tmp_path / "data", GAME)


def controller_of(program: Program) -> GameController:
    assert isinstance(program.game, GameController)
    return program.game


def at_table(program: Program, match: Match) -> Match:
    """Show a match and open its log."""
    controller_of(program).session.take(match)
    settle(20)
    key(program, "l", command=True)
    settle(40)
    return match


def persons_turn(decisions: int, seed: int = 5) -> Match:
    """Return a match in which it is the person's turn after at least so many decisions."""
    while (match := played(SPEC, decisions, seed)).actor:
        decisions += 1
    return match


def rows(program: Program) -> LineList:
    window = controller_of(program).log.window
    assert window is not None
    return window.rows


def texts(program: Program) -> list[str]:
    return [line.text for line in rows(program).lines]


def click_line(program: Program, row: int, held: Qt.KeyboardModifier | None = None) -> None:
    window = controller_of(program).log.window
    assert window is not None
    list_ = window.rows
    list_.scrollTo(list_.model().index(row, 0))
    inside = list_.viewport().mapTo(window, list_.visualRect(list_.model().index(row, 0)).center())
    at = program.manager.rect_of(window).topLeft() + inside
    if held is None:
        click(program, at.x(), at.y())
    else:
        QTest.mouseClick(
            program.screen.viewport(), Qt.MouseButton.LeftButton, held, program.screen.to_viewport(at)
        )
        settle()


def back(program: Program) -> None:
    key(program, Key.Key_Escape)
    rest(program)
    settle(20)


def test_the_log_lists_every_round_and_opens_at_its_end(program: Program) -> None:
    match = at_table(program, persons_turn(60))
    front = program.manager.front
    assert front is controller_of(program).log.window and front is not None
    assert front.windowTitle() == "Look Back" and rows(program).hasFocus()
    lines = rows(program).lines
    heads = [line.text for line in lines if line.heading]
    assert len(heads) == match.round_count and heads[0].startswith("Game 1. ")
    assert all(text.startswith(f"Game {number}.") for number, text in enumerate(heads, 1))
    assert any("said STOP and won with" in line.text for line in lines)
    bar = rows(program).verticalScrollBar()
    assert bar.value() == bar.maximum() > 0
    assert walk_window(program, front)


def test_the_latest_games_of_a_long_war_come_first(program: Program) -> None:
    match = played(SPEC, 700, money=999)
    controller_of(program).session.take(match)
    log = controller_of(program).log
    log.show()
    assert log.window is not None
    at_once = len(log.window.rows.lines)
    assert 0 < at_once < 300 and log.window.rows.lines[0].text.startswith("Game ")
    settle(60)
    heads = [line for line in log.window.rows.lines if line.heading]
    assert len(heads) == match.round_count and len(log.window.rows.lines) > at_once
    assert [head.about.round for head in heads] == list(range(match.round_count))
    bar = log.window.rows.verticalScrollBar()
    assert bar.value() == bar.maximum()


def test_lines_are_added_after_their_motion_and_removed_by_undo(program: Program) -> None:
    match = at_table(program, persons_turn(30))
    lines = texts(program)
    session = controller_of(program).session
    controller_of(program).table.change(pace=1)
    session.act(match.legal[0])
    assert controller_of(program).table.busy and texts(program) == lines
    controller_of(program).table.finish()
    settle()
    assert texts(program)[: len(lines)] == lines and len(texts(program)) == len(lines) + 1
    assert texts(program)[-1].startswith("You ")
    session.undo(beyond=True)
    settle()
    assert texts(program) == lines


def test_the_log_is_not_rebuilt_without_a_change(program: Program) -> None:
    at_table(program, persons_turn(30))
    changes: list[object] = []
    model = rows(program).model()
    for each in (model.rowsInserted, model.rowsRemoved, model.modelReset, model.layoutChanged):
        each.connect(lambda *_: changes.append(1))
    controller_of(program).log.update()
    controller_of(program).session.changed.emit()
    controller_of(program).table.motion_ended.emit()
    settle()
    assert not changes


def test_a_line_of_the_current_game_shows_what_the_person_saw(program: Program) -> None:
    match = at_table(program, persons_turn(60))
    table = controller_of(program).table
    (row,) = [at for at, line in enumerate(rows(program).lines) if line.heading][-1:]
    click_line(program, row)
    front = program.manager.front
    assert isinstance(front, StepDialog) and "save" not in buttons(front)
    assert table.state.position.view.opened == () and not table.state.open_actions
    assert table.state.position.view.hand == match.rules.view(match.round(match.round_count - 1)[0], 0).hand
    back(program)
    assert program.manager.front is controller_of(program).log.window
    assert table.state.open_actions and table.state.position.view == match.view(0)


def test_a_line_of_a_finished_game_shows_all_hands(program: Program) -> None:
    match = at_table(program, persons_turn(60))
    row = next(at for at, line in enumerate(rows(program).lines) if "won with" in line.text)
    where = rows(program).lines[row].about
    rows(program).select(row)
    key(program, Key.Key_Return)
    front = program.manager.front
    assert isinstance(front, StepDialog) and front.button("save").isEnabled()
    assert controller_of(program).table.state.position.view.opened
    _, moves = match.round(where.round)
    assert controller_of(program).table.state.position.view.winner == moves[where.step - 1][3].winner
    back(program)
    assert controller_of(program).table.state.position.view == match.view(0)


def test_a_long_sentence_continues_in_the_next_line(program: Program) -> None:
    """A sentence wider than its box continues in the next line."""
    match = at_table(program, persons_turn(60))
    row = next(at for at, line in enumerate(rows(program).lines) if "won with" in line.text)
    round_ = rows(program).lines[row].about.round
    longest = max(
        (line for line in rows(program).lines if line.about.round == round_), key=lambda x: len(x.text)
    )
    rows(program).select(rows(program).lines.index(longest))
    key(program, Key.Key_Return)
    front = program.manager.front
    assert isinstance(front, StepDialog) and match.round_count > 1
    (label,) = [each for each in front.findChildren(QLabel) if longest.text in each.accessibleName()]
    assert "\n" in label.text() and label.text().replace("\n", " ") == label.accessibleName()
    assert label.heightForWidth(label.width()) <= label.height()


def test_the_match_is_suspended_while_the_log_is_open(program: Program) -> None:
    match = played(SPEC, 12, seed=4)
    while match.actor in (0, ROUND_OVER):
        match = played(SPEC, match.plies + 1, seed=4)
    at_table(program, match)
    asked: list[Match] = []
    session = controller_of(program).session
    session.computers.ask = asked.append  # type: ignore[method-assign]
    click_line(program, len(texts(program)) - 1)
    assert isinstance(program.manager.front, StepDialog)
    asked.clear()
    session.go_on()
    settle()
    assert not asked
    back(program)
    assert asked == [match]


def test_all_lines_or_the_selected_ones_are_copied(program: Program) -> None:
    at_table(program, persons_turn(40))
    key(program, "c", command=True)
    copied = QGuiApplication.clipboard().text()
    assert [line for line in copied.split("\n") if line] == texts(program)
    assert copied.count("\n\nGame ") == sum(line.heading for line in rows(program).lines) - 1
    click_line(program, 2)
    back(program)
    click_line(program, 4, Qt.KeyboardModifier.ShiftModifier)
    assert program.manager.front is controller_of(program).log.window
    key(program, "c", command=True)
    assert QGuiApplication.clipboard().text() == "".join(f"{text}\n" for text in texts(program)[2:5])
    key(program, "a", command=True)
    key(program, "c", command=True)
    assert QGuiApplication.clipboard().text() == copied


def test_the_log_keeps_its_place_and_closes_with_the_game(program: Program) -> None:
    at_table(program, persons_turn(10))
    window = controller_of(program).log.window
    assert window is not None
    program.manager.move(window, QPoint(100, 200))
    window.resize_content(window.smallest)
    key(program, Key.Key_Escape)
    assert controller_of(program).log.window is None
    key(program, "l", command=True)
    again = controller_of(program).log.window
    assert again is not None and again is not window
    assert program.manager.rect_of(again).topLeft() == QPoint(100, 200)
    assert again.content.size() == again.smallest
    program.manager.activate(controller_of(program).window)
    key(program, "l", command=True)
    assert controller_of(program).log.window is again and program.manager.front is again
    program.manager.close(controller_of(program).window)
    assert program.manager.windows == ()


def test_the_log_follows_the_language(program: Program) -> None:
    at_table(program, persons_turn(20))
    program.choose_language("fr")
    settle(20)
    window = controller_of(program).log.window
    assert window is not None and window.windowTitle() == "Rétrospective"
    assert texts(program)[0].startswith("Partie 1. ") and any("prend" in text for text in texts(program))


def test_a_replay_has_a_log(program: Program) -> None:
    record = played(SPEC, 60).to_record()
    program.manager.close(controller_of(program).window)
    program.open_replay(record)
    settle(20)
    key(program, "l", command=True)
    settle(20)
    replay = program.game
    assert replay is not None and replay.log.window is not None
    lines = replay.log.window.rows.lines
    row = next(at for at, line in enumerate(lines) if line.about.round == 1 and line.about.step == 3)
    replay.log.window.rows.take(row)
    assert replay.at == replay._recorded.begins[1] + 3  # type: ignore[union-attr]
    assert replay.table.state.position.watching


def test_an_own_line_of_the_last_game_opens_the_review(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = at_table(program, persons_turn(60))
    number = match.finished_rounds - 1
    before = sum(len(match.round(each)[1]) for each in range(number))
    review = Review(match, (0,))
    wanted = next(each for each in review.decisions if each.number == 2)
    monkeypatch.setattr(ReviewSession, "_ask", lambda self: None)
    rows(program).take(
        next(
            at
            for at, line in enumerate(rows(program).lines)
            if (line.about.round, line.about.step) == (number, wanted.ply - before + 1)
        )
    )
    settle()
    looking = controller_of(program).look_back.looking
    assert isinstance(looking, ReviewSession)
    assert controller_of(program).table.state.position.view == wanted.view and "You played: " in " ".join(
        labels(program)
    )
    for decision in looking.review.decisions[:2]:
        # A review lists moments with the same better move once.
        best = [each for each in decision.legal if each != decision.action][-1 if decision.number == 2 else 0]
        estimates = [{"mean": 9.0, "behind": 9.0 * (each != best), "error": 0.1} for each in decision.legal]
        said = {"action": match.rules.form.actions.to_json(best), "estimates": estimates}
        looking._take_answer(said)
        said["estimates"] = [estimates[decision.legal.index(each)] for each in (decision.action, best)]
        looking._take_answer(said)
    assert [each.decision.number for each in looking.review.moments] == [1, 2]
    assert part(looking.dialog, QListWidget).currentRow() == 1 and "Better: " in " ".join(labels(program))
    back(program)
    assert controller_of(program).table.state.position.view == match.view(0)


def labels(program: Program) -> list[str]:
    assert program.manager.front is not None
    return [each.text() for each in program.manager.front.findChildren(QLabel)]


def test_soi_reminds_only_of_asks_in_the_log(qapp: object, tmp_path: Path) -> None:
    program = opened(tmp_path / "data", "soi")
    matches = (played(games()["soi"], 25, seed) for seed in range(40))
    match = next(each for each in matches if each.actor == 0 and each.round_count == 1)
    at_table(program, match)
    steps = {line.about.step for line in rows(program).lines if line.about.round == match.round_count - 1}
    click_line(program, len(texts(program)) - 1)
    assert isinstance(program.manager.front, StepDialog)
    seen = []
    while program.manager.front.button("back").isEnabled():
        seen.append(len(controller_of(program).table.state.position.view.log))
        program.manager.front.choose("back")
        settle()
    seen.append(len(controller_of(program).table.state.position.view.log))
    assert sorted(seen) == sorted(steps) and len(seen) < len(match.round(match.round_count - 1)[1])


def test_a_line_with_the_focus_is_announced(program: Program) -> None:
    at_table(program, persons_turn(30))
    heard: list[str] = []
    program.announcer.said.connect(heard.append)
    key(program, Key.Key_End)
    key(program, Key.Key_Up)
    assert heard[-2:] == texts(program)[-1:-3:-1]
    assert rows(program).accessibleName() == "War of Flowers Log"


def test_the_log_is_complete_when_opened_during_motion(program: Program) -> None:
    match = persons_turn(30)
    controller_of(program).session.take(match)
    settle()
    controller_of(program).table.change(pace=1)
    controller_of(program).session.act(match.legal[0])
    assert controller_of(program).table.busy
    controller_of(program).log.show()
    assert texts(program)[-1].startswith("You ")


def test_a_line_of_a_match_that_was_replaced_during_motion_leads_nowhere(program: Program) -> None:
    at_table(program, persons_turn(30))
    controller = controller_of(program)
    controller.table.change(pace=1)
    controller.session.begin({}, ["person", "random"], 7)
    assert controller.table.busy
    click_line(program, len(texts(program)) - 1)
    assert not isinstance(program.manager.front, StepDialog)
    assert rows(program).lines[-1].about.step == controller.session.match.plies


def test_a_shortened_line_is_whole_in_its_balloon(program: Program) -> None:
    at_table(program, persons_turn(60))
    window = controller_of(program).log.window
    assert window is not None
    window.resize_content(window.smallest)
    settle()
    list_ = window.rows
    long, short = (
        pick(range(len(texts(program))), key=lambda at: len(texts(program)[at])) for pick in (max, min)
    )
    for row, balloon in ((long, texts(program)[long]), (short, None)):
        list_.scrollTo(list_.model().index(row, 0))
        found = list_.explain(list_.visualRect(list_.model().index(row, 0)).center())
        assert (found.text if found is not None else None) == balloon


def test_the_log_is_released_with_the_game(program: Program) -> None:
    match = at_table(program, persons_turn(30))
    click_line(program, len(texts(program)) - 1)
    back(program)
    window = controller_of(program).log.window
    kept = [
        ref(each)
        for each in (match, controller_of(program).table, window, rows(program), controller_of(program).log)
    ]
    del match, window
    program.manager.close(controller_of(program).window)
    settle(5)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()
    assert [each() for each in kept] == [None] * 5
