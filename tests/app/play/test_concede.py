"""Tests of conceding, which *New* asks about: the lost match, its end dialog, and no more play."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel

from macclassic.app.game.plain_match import PlainMatch
from macclassic.app.game.title_dialog import TitleDialog
from macclassic.app.lookback.replay_controller import ReplayController
from macclassic.app.play.match_end_dialog import AGAIN, SEE, MatchEndDialog
from macclassic.app.program.program import Program
from macclassic.app.storage import data_folder
from macclassic.app.storage.statistics_queue import StatisticsQueue
from macclassic.engine.core.game_spec import CONCEDED
from macclassic.engine.core.match_kinds import MatchKind
from macclassic.engine.core.registry import games
from macclassic.engine.match import record as records
from macclassic.engine.match.simulate import begin, played, verify
from macclassic.toolbox.dialogs.dialogs import Alert
from tests.support.match.playing import begun, controller_of, match_of
from tests.support.match.program import settle
from tests.support.screen.balloon_walk import open_and_walk

SHOWN = [key for key, spec in games().items() if spec.screen]


def in_its_middle(tmp_path: Path, game: str, people: int = 1) -> Program:
    program, spec = begun(tmp_path, game, 6), games()[game]
    seats = len(begin(spec, 5).seats)
    match = played(spec, 5, players=["random"] * seats, decisions=14)
    match.started_at = "1993-09-01T20:00:00"
    for seat in range(people):
        match.seats[seat]["player"] = "person"
    controller_of(program).session.take(match)
    controller_of(program).table.finish()
    settle()
    return program


def ask(program: Program) -> Alert:
    controller_of(program).new_match()
    settle()
    front = program.manager.front
    assert isinstance(front, Alert)
    return front


def concede(program: Program) -> MatchEndDialog:
    ask(program).choose("concede")
    settle(20)
    end = program.manager.front
    assert isinstance(end, MatchEndDialog)
    return end


def words(end: MatchEndDialog) -> str:
    return "\n".join(each.text() for each in end.findChildren(QLabel))


@pytest.mark.parametrize("game", SHOWN)
def test_a_conceded_match_is_lost_counted_and_over(game: str, qapp: object, tmp_path: Path) -> None:
    program = in_its_middle(tmp_path, game)
    box = ask(program)
    assert "counts as a loss" in box.text and box.button("keep").isDefault()
    box.strike_default()
    settle()
    box.choose("keep")
    settle()
    assert match_of(program).conceded is None and controller_of(program).session.under_way
    end = concede(program)
    assert "You have conceded." in words(end)
    match = match_of(program)
    assert match.actor == CONCEDED and not controller_of(program).session.can_concede
    shown = controller_of(program).table
    assert shown.parts.narration.task_text(shown.state) in ("", "This match has ended.")
    plies = match.plies
    settle(50)
    assert match.plies == plies, "computers play no more"
    assert program.folder is not None
    (counted,) = StatisticsQueue.of(program.folder).rounds(game)
    last = len(set(match.sides))
    assert (counted.won, counted.last, counted.place, counted.change) == (False, True, last, 0)
    saved = records.loads(program.folder.autosave(game).read_text("utf-8"))
    assert verify(saved).conceded == 0
    for name in ("undo", "redo"):
        assert not getattr(controller_of(program).session, f"can_{name}")
    assert not controller_of(program).session.can_practise


def test_the_next_start_opens_a_new_match_and_counts_nothing_twice(qapp: object, tmp_path: Path) -> None:
    program = in_its_middle(tmp_path, "soi")
    concede(program)
    program.quit()
    again = begun(tmp_path, "soi", None)
    settle(20)
    assert controller_of(again).session.match is None, "a match that was conceded is not taken up"
    assert again.folder is not None and len(StatisticsQueue.of(again.folder).rounds("soi")) == 1


def test_a_conceded_match_looked_at_again_is_not_practice_at_the_next_start(
    qapp: object, tmp_path: Path
) -> None:
    program = in_its_middle(tmp_path, "soi")
    concede(program).choose(SEE)
    settle(20)
    assert isinstance(program.game, ReplayController)
    program.quit()
    again = begun(tmp_path, "soi", None)
    settle(20)
    assert isinstance(again.manager.front, TitleDialog), "no alert about cards of a conceded match"


def test_a_match_conceded_before_a_kill_is_counted_at_the_next_start(qapp: object, tmp_path: Path) -> None:
    program = in_its_middle(tmp_path, "soi")
    match = match_of(program)
    match.concede(0)
    assert program.folder is not None
    controller_of(program).session.store.save(match)
    program.quit()
    again = begun(tmp_path, "soi", None)
    settle(20)
    assert again.folder is not None
    (counted,) = StatisticsQueue.of(again.folder).rounds("soi")
    assert counted.won is False and counted.last


def test_the_end_dialog_offers_a_new_match_and_a_replay(qapp: object, tmp_path: Path) -> None:
    program = in_its_middle(tmp_path, "war-of-coins")
    concede(program).choose(AGAIN)
    settle(20)
    assert match_of(program).conceded is None and controller_of(program).session.under_way
    program = in_its_middle(tmp_path / "other", "war-of-flowers")
    end = concede(program)
    assert "3. You" in end.as_text("War", "")
    end.choose(SEE)
    settle(20)
    assert isinstance(program.game, ReplayController)
    while program.game.more:
        program.game.step()
    settle(20)


def test_a_conceded_record_that_is_opened_is_over(qapp: object, tmp_path: Path) -> None:
    program = in_its_middle(tmp_path, "sorry")
    match = match_of(program)
    match.concede(0)
    match.started_at = "1993-09-09T20:00:00"
    data_folder.write(tmp_path / "given.json", records.dumps(match.to_record()))
    session = controller_of(program).session
    session.open(session.store.read(tmp_path / "given.json"))
    settle(20)
    end = program.manager.front
    if isinstance(end, Alert):
        end.choose("ok")
        settle(20)
        end = program.manager.front
    assert isinstance(end, MatchEndDialog) and "You have conceded." in words(end)
    assert program.folder is not None
    assert not StatisticsQueue.of(program.folder).rounds("sorry"), "what was over in a file is nobody’s here"


def test_a_conceded_practice_match_does_not_count(qapp: object, tmp_path: Path) -> None:
    program = in_its_middle(tmp_path, "sorry")
    match_of(program).practice = True
    assert "does not count" in ask(program).text
    front = program.manager.front
    assert isinstance(front, Alert)
    front.choose("concede")
    settle(20)
    assert program.folder is not None and not StatisticsQueue.of(program.folder).rounds("sorry")


def test_with_several_people_the_question_names_the_loser(qapp: object, tmp_path: Path) -> None:
    program = in_its_middle(tmp_path, "sorry", people=2)
    match = match_of(program)
    for seat, name in enumerate(("Ada", "Bob")):
        match.seats[seat]["name"] = name
    controller_of(program).session.presenter.take(match)
    who = ("Ada", "Bob")[match.actor]
    assert f"{who} comes last" in ask(program).text
    front = program.manager.front
    assert isinstance(front, Alert)
    front.choose("concede")
    settle(20)
    end = program.manager.front
    assert isinstance(end, MatchEndDialog) and f"{who} has conceded." in words(end)
    assert program.folder is not None and not StatisticsQueue.of(program.folder).rounds("sorry")


def test_concede_is_disabled_if_the_person_at_the_mouse_is_unknown(qapp: object, tmp_path: Path) -> None:
    program = in_its_middle(tmp_path, "flower-power", people=3)
    session = controller_of(program).session
    assert session.presenter.hidden and not session.can_concede


@pytest.mark.parametrize("people", [0, 3])
def test_where_nobody_can_concede_another_match_may_begin(people: int, qapp: object, tmp_path: Path) -> None:
    program = in_its_middle(tmp_path, "flower-power", people=people)
    assert not controller_of(program).session.can_concede
    box = ask(program)
    assert "Begin another" in box.text
    box.choose("new")
    settle()
    assert match_of(program).conceded is None


@pytest.mark.parametrize("kind", ["daily", "ladder"])
def test_a_daily_or_ladder_match_is_not_conceded(kind: str, qapp: object, tmp_path: Path) -> None:
    program = in_its_middle(tmp_path, "war-of-flowers")
    left: list[object] = []

    class Other:
        def handle_new(self, controller: object) -> None:
            left.append(controller)

    session = controller_of(program).session
    session.kind = match_of(program).kind = MatchKind(kind)
    controller_of(program).context = Other()
    assert not session.can_concede
    controller_of(program).new_match()
    assert left == [controller_of(program)] and match_of(program).conceded is None
    controller_of(program).context = PlainMatch(program)


def test_concede_has_balloons(qapp: object, tmp_path: Path) -> None:
    program = in_its_middle(tmp_path, "soi")
    open_and_walk(program, controller_of(program).new_match)
    end = concede(program)
    program.manager.close(end)
