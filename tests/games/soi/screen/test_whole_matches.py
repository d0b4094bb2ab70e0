"""Matches of Soi on the emulated screen: to their end, with several people or none, with new options."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from games.soi.cards import IDS
from games.soi.options import SoiOptions
from games.soi.screen import prompts
from games.soi.screen.layout import FOOT, FULL, is_back
from games.soi.screen.options import SoiForm
from games.soi.screen.sheets import RoundSheet
from games.soi.screen.texts import words
from macclassic.app.play.match_end_dialog import MatchEndDialog
from macclassic.app.program.program import Program
from macclassic.engine.core.companions import NAMES
from macclassic.engine.core.game_spec import MATCH_OVER, ROUND_OVER
from macclassic.engine.core.options import usable, with_changes
from macclassic.engine.match import record as records
from macclassic.engine.match.replay import replayed
from macclassic.engine.match.simulate import verify
from macclassic.engine.progress.statistics import Statistics
from macclassic.toolbox.dialogs.dialogs import Alert, Dialog
from macclassic.toolbox.dialogs.labels import Label
from macclassic.toolbox.spots import balloon_text
from tests.games.soi.support.program import (
    SPEC,
    advised,
    askable,
    front,
    near_its_end,
    started,
    stops,
    table,
    type_card,
)
from tests.support.match.playing import controller_of, match_of, rush
from tests.support.match.program import key, question, settle

Key = Qt.Key


@pytest.fixture
def program(qapp: object, tmp_path: Path) -> Program:
    return started(tmp_path)


# To the end


def test_a_match_is_played_to_its_end_by_the_keyboard(program: Program, qtbot: QtBot) -> None:
    match = near_its_end([0])
    controller_of(program).session.take(match)
    rounds = match.round_count
    typed = 0
    for _ in range(60):
        rush(program, lambda: stops(program))
        if isinstance(front(program), RoundSheet):
            break
        plies, ask = match.plies, advised(match)
        typed += 1
        key(program, "senw"[ask.of])
        type_card(program, IDS[ask.card].lower())
        key(program, Key.Key_Return)
        qtbot.waitUntil(lambda plies=plies: match.plies > plies)  # type: ignore[misc]
    assert match.actor == MATCH_OVER and match.round_count == rounds and typed
    verify(records.loads(records.dumps(match.to_record())))
    front(program).choose("ok")
    rush(program, lambda: isinstance(front(program), MatchEndDialog))
    front(program).choose("change")
    settle()
    assert isinstance(front(program), SoiForm)
    summary = Statistics(program.folder.statistics).summary("soi")  # type: ignore[union-attr]
    assert summary.rounds == 1 and summary.matches == 1


# Several people, or none


def test_several_people_pass_the_mouse_and_see_only_their_own_hands(qapp: object, tmp_path: Path) -> None:
    program = started(tmp_path, people=[0, 1, 2, 3])
    match, shown = match_of(program), table(program)
    seen = set()
    for _ in range(30):
        rush(program, lambda: isinstance(front(program), Dialog))
        actor = match.actor
        assert isinstance(front(program), Alert)
        assert front(program).text.startswith(f"Pass the mouse to {SPEC.seats(None)[actor].name}.")
        assert shown.model is not None and all(is_back(name) for row in shown.model.rows for name in row)
        front(program).choose("ok")
        settle()
        opened = [seat for seat, row in enumerate(shown.model.rows) if not all(map(is_back, row))]
        assert opened == [actor] and askable(shown)
        seen.add(actor)
        while match.actor == actor:
            shown.action_chosen.emit(
                next(ask for ask in match.legal if not match.state.hands[ask.of] >> ask.card & 1)
            )
            shown.finish()
        if len(seen) == 2:
            break
        settle()
    assert len(seen) == 2


def test_people_added_during_a_match_are_asked_for_once(program: Program) -> None:
    rush(program, lambda: stops(program))
    controller_of(program).show_options()
    for choice in front(program).controls["people"]:
        choice.setCurrentIndex(1)
    front(program).choose("ok")
    settle(20)
    alerts = [each for each in program.manager.windows if isinstance(each, Alert)]
    assert len(alerts) == 1 and alerts[0].text.startswith("Pass the mouse to South.")
    alerts[0].choose("ok")
    settle(20)
    assert front(program) is controller_of(program).window and askable(table(program))


def test_a_person_may_sit_at_another_seat(qapp: object, tmp_path: Path) -> None:
    program = started(tmp_path, people=[1])
    rush(program, lambda: stops(program))
    model = table(program).model
    assert match_of(program).actor == 1 and model is not None
    assert [all(map(is_back, row)) for row in model.rows] == [True, False, True, True]
    # The seat that looks is at the foot.
    assert model.place(1) == FOOT and all(model.places[name].size == FULL for name in model.rows[1])


def test_a_match_of_computers_runs_and_can_be_paused(qapp: object, tmp_path: Path) -> None:
    program = started(tmp_path, people=[])
    match, session = match_of(program), controller_of(program).session
    assert table(program).model is not None and all(
        is_back(name)
        for row in table(program).model.rows
        for name in row  # type: ignore[union-attr]
    )
    rush(program, lambda: match.plies > 5)
    session.pause()
    rush(program, lambda: not table(program).busy)
    plies = match.plies
    table(program).finish()
    settle(30)
    assert match.plies == plies and session.paused
    session.pause()
    last = near_its_end([])
    session.take(last)
    rush(program, lambda: isinstance(front(program), RoundSheet))
    assert last.actor == MATCH_OVER
    assert not Statistics(program.folder.statistics).summary("soi").rounds  # type: ignore[union-attr]


def test_who_sits_down_at_a_paused_match_plays_on_without_the_plate(qapp: object, tmp_path: Path) -> None:
    program = started(tmp_path, people=[])
    session, shown = controller_of(program).session, table(program)
    rush(program, lambda: match_of(program).plies > 5)
    session.pause()
    rush(program, lambda: not shown.busy)
    session.change_options({}, {0: "person"})
    assert not session.is_paused
    rush(program, lambda: stops(program))
    before = shown.grab().toImage()
    shown.use(paused=False)
    assert shown.grab().toImage() == before


# Settings, score, memory


def test_the_options_dialog_shows_and_returns_every_option(qapp: object) -> None:
    given = {"target": 350, "level": "impossible", "delay": 250, "people": [1, 3], "sort": True}
    given |= {
        "even": True,
        "around": False,
        "wait": True,
        "questions": False,
        "confirm": True,
        "who": ["sailor", "aunt", "student", "salesman"],
    }
    dialog = SoiForm(usable(SoiOptions, given), True)
    assert dialog.values() == given
    for text, good in (("99", False), ("100", True), ("1000", True), ("1001", False), ("", False)):
        dialog.controls["target"][0].setText(text)
        assert dialog.button("ok").isEnabled() == good
    dialog.controls["target"][0].setText("200")
    for text, good in (("199", False), ("200", True), ("600", True), ("601", False)):
        dialog.controls["delay"][0].setText(text)
        assert dialog.button("ok").isEnabled() == good
    assert len(dialog.content.findChildren(QComboBox)) == 8
    assert [menu.isEnabled() for menu in dialog.controls["who"]] == [True, False, True, False]


def test_one_menu_item_opens_the_options(program: Program) -> None:
    rush(program, lambda: stops(program))
    items = [item for menu in program.bar.menus for item in menu.items if item.title.endswith("…")]
    found = []
    for item in items:
        if item.command is None or not item.enabled:
            continue
        item.command()
        settle()
        if isinstance(front(program), SoiForm):
            found.append(item.title)
        while isinstance(front(program), Dialog):
            front(program).dismiss()
            settle()
    assert found == ["Options…"]


def test_the_delay_option_names_its_unit(qapp: object) -> None:
    dialog = SoiForm(usable(SoiOptions, {}), True)
    (row,) = [row for label, row in dialog.table_rows if label == "Delay:"]
    assert "200 to 600 thousandths of a second" in [each.text() for each in row.findChildren(Label)]
    assert "in thousandths of a second" in balloon_text(dialog.controls["delay"][0], True)


def test_no_companion_sits_twice(qapp: object) -> None:
    dialog = SoiForm(usable(SoiOptions, {"people": []}), True)
    before = dialog.values()["who"]
    dialog.controls["who"][3].setCurrentIndex(list(NAMES).index(before[1]))
    assert dialog.values()["who"] == [before[0], before[3], before[2], before[1]]
    other = next(each for each in NAMES if each not in before)
    dialog.controls["who"][0].setCurrentIndex(list(NAMES).index(other))
    assert dialog.values()["who"] == [other, before[3], before[2], before[1]]


def test_a_player_is_named_and_chosen_by_the_letter_of_the_seat(qapp: object, tmp_path: Path) -> None:
    who = ["clerk", "salesman", "aunt", "sailor"]
    program = started(tmp_path, who=who)
    assert [each["player"] for each in match_of(program).seats][1:] == [f"easiest@{each}" for each in who[1:]]
    assert [each["name"] for each in match_of(program).seats][1:] == ["Victor", "Bora", "Nils"]
    rush(program, lambda: stops(program))
    shown = table(program)
    assert [shown.state.company.plate(seat) for seat in range(4)] == ["You", "Victor", "Bora", "Nils"]
    # N means North and not Nils; J is a Jack and no player.
    for letter, seat in (("e", 1), ("v", 1), ("n", 2), ("b", 2), ("w", 3)):
        key(program, letter)
        assert prompts.chosen(shown.state).seat == seat
    assert "Nils" in words.turn_words(shown.state.company, 3)


def test_options_change_during_a_match(program: Program) -> None:
    rush(program, lambda: stops(program))
    match = match_of(program)
    controller_of(program).show_options()
    dialog = front(program)
    dialog.controls["target"][0].setText("500")
    dialog.controls["sort"][0].setChecked(True)
    dialog.controls["level"][2].setChecked(True)
    dialog.controls["people"][2].setCurrentIndex(1)
    dialog.choose("ok")
    settle()
    assert [each["player"] for each in match.seats] == [
        "person",
        "impossible@aunt",
        "person",
        "impossible@student",
    ]
    assert match.options["target"] == 100 and match.view(0).target == 500 and not match.view(0).sort
    while match.actor != ROUND_OVER:
        match.apply(advised(match))
    session = controller_of(program).session
    session.presenter.round_shown = True
    session.round_read()
    assert match.options_now["target"] == 500 and match.view(0).sort and match.view(0).target == 500
    verify(records.loads(records.dumps(match.to_record())))


def test_score_and_memory_show_only_public_knowledge(program: Program) -> None:
    rush(program, lambda: stops(program))
    for ask in ("memory", "score"):
        question(table(program), ask)
        assert isinstance(front(program), Dialog) and front(program).windowTitle().lower() == ask
        front(program).choose("ok")
        settle()


def test_a_match_left_at_any_moment_is_resumed(qapp: object, tmp_path: Path) -> None:
    program = started(tmp_path)
    rush(program, lambda: stops(program))
    before = match_of(program).to_record()
    program.quit()
    again = started(tmp_path, seed=None)
    assert match_of(again).to_record() == before


def test_a_new_target_counts_after_the_current_round() -> None:
    """soi A19: the target is read when a round is over, so a new one is valid for the current round."""
    match = near_its_end([])
    match.amend(with_changes(match.current_options, {"target": 1000}))
    while match.actor >= 0:
        match.apply(advised(match))
    assert match.actor == ROUND_OVER and match.options["target"] == 100
    record = match.to_record()
    assert record["rounds"][-1]["target"] == 1000
    assert replayed(records.loads(records.dumps(record)), SPEC).actor == ROUND_OVER
    with pytest.raises(ValueError, match="next round"):
        match.amend(with_changes(match.current_options, {"target": 100}))
    match.next_round()
    with pytest.raises(ValueError, match="next round"):
        match.amend(with_changes(match.current_options, {"sort": True}))
    assert match.options_now["target"] == 1000


def test_a_match_with_people_can_be_paused_during_motion(qapp: object, tmp_path: Path) -> None:
    program = started(tmp_path, delay=600)
    session, shown = controller_of(program).session, table(program)
    assert shown.busy and session.can_pause
    session.pause()
    before = dict(shown.model.places)
    QTest.qWait(1500)
    assert session.is_paused and shown.busy and shown.model.places == before
    session.pause()
    assert not session.is_paused
    session.pause()
    shown.finish()
    assert not session.is_paused and not shown.busy
    rush(program, lambda: stops(program))
    assert not session.can_pause
