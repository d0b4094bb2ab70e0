"""Tests of Flower Power's news and statistics, and of state that must not stay for the next match."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel, QListWidget

from games.flower_power.actions import PASS, Attack, Pick
from games.flower_power.board import MAIN, PICK
from games.flower_power.position import Position as Moment
from games.flower_power.screen.layout import layout_of, place_of, question_rect, row_of
from macclassic.app.program.program import Program
from macclassic.app.progress.hall_of_fame import HallOfFame
from macclassic.app.progress.statistics_window import StatisticsDialog
from macclassic.engine.progress.statistics import FinishedRound
from macclassic.table.table_state import SeatDecided, TablePosition
from tests.games.flower_power.support.positions import cards, full_view, rules_of
from tests.games.flower_power.support.program import (
    building,
    choose_card,
    chosen,
    flower,
    foot,
    front,
    on_table,
    played,
    position,
    random_action,
    shown,
    started,
    table,
    to_a_decision,
)
from tests.support.match.playing import controller_of
from tests.support.match.program import settle
from tests.support.screen.painted_text import written


@pytest.fixture
def program(qapp: object, tmp_path: Path) -> Program:
    return started(tmp_path)


def to_pick() -> Moment:
    """Return a battle in which seat 0 has to pick the fighting petal of a POWER FLOWER."""
    rules = rules_of(2, position=1)
    state = position([[flower(1, "3S KH", power=True)], [flower(2, "(6S) (7S)")]], ["", "2S"], phase=MAIN)
    for action in (Attack(1, 2), PASS, PASS):
        state, _ = rules.step(state, action)
    assert (state.phase, state.acting) == (PICK, 0)
    return state


@pytest.mark.parametrize(("petal", "name"), [(0, "3 of Spades"), (1, "King of Hearts")])
def test_the_news_names_the_petal_that_fights(program: Program, petal: int, name: str) -> None:
    state = to_pick()
    found = shown(program, state)
    rules = rules_of(2, position=1)
    assert cards("3S KH") == full_view(state).gardens[0][0].petals
    action = Pick(petal)
    after, events = rules.step(state, action)
    seen = [SeatDecided(0, action), *(rules.redact(event, 0) for event in events)]
    found.play(seen, TablePosition(rules.view(after, 0), ()))
    found.finish()
    assert f"You: the fighting petal: {name}." in found.lines


def test_a_question_about_a_fight_stands_above_the_fighting_flowers(program: Program) -> None:
    """It is in the arena and only there; once a card is chosen, the text about it is above the hand."""
    found = shown(program, to_pick())
    question = question_rect(found.state)
    asked = [each for each in written(found).texts if each.text == "Choose the petal that fights."]
    assert [question.contains(each.at) for each in asked] == [True]
    assert not any(place_of(found.state, each).rect.intersects(question) for each in (1, 2))


def test_a_question_about_the_hand_is_white_on_black_above_it(program: Program) -> None:
    found = shown(program, position([[flower(1, "(4S) (5S)")], [flower(2, "(6S) (7S)")]], ["2S 3S 4H", ""]))
    strip, image = layout_of(found.state).prompt, found.grab().toImage()
    assert {image.pixelColor(x, strip.y() + 1).name() for x in range(strip.width())} == {"#000000"}
    choose_card(found, "2S")
    assert any("2 of Spades" in each.text and strip.contains(each.at) for each in written(found).texts)


def test_a_new_match_removes_the_row_of_fighting_petals(program: Program) -> None:
    to_a_decision(program)
    found = table(program)
    assert building(found) and row_of(found.state) is not None
    controller_of(program).begin(3)
    assert found.busy
    assert row_of(found.state) is None and not found.model.players[0].flowers


def test_a_new_match_deselects_cards_chosen_for_a_flower(program: Program) -> None:
    found = shown(program, position([[flower(1, "(4S) (5S)")], [flower(2, "(6S) (7S)")]], ["2S 3S 4H", ""]))
    for card in ("2S", "3S", "4H"):
        choose_card(found, card, more=True)
    found.focus_spot("flower-1-0")
    assert len(chosen(found)) == 3 and "flower" in foot(found)
    controller_of(program).session.hold(False)
    controller_of(program).begin(4)
    assert found.busy and not chosen(found) and found.state.current is None


def words_of(dialog: StatisticsDialog | HallOfFame) -> str:
    """Return the text of all labels in a dialog."""
    return "\n".join(each.text() for each in dialog.findChildren(QLabel))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_statistics_speak_of_petals_instead_of_points(program: Program, language: str) -> None:
    program.choose_language(language)
    shown_table = table(program)
    rounds = tuple(
        FinishedRound("flower-power", f"{number}/b", 1, "1993-02-01", number > 1, 3 * number, 1, "random")
        for number in range(1, 4)
    )
    for dialog in (
        StatisticsDialog("Flower Power", shown_table, rounds),
        HallOfFame("Flower Power", shown_table, rounds),
    ):
        text = words_of(dialog)
        assert {"en": "Petals", "fr": "Pétales"}[language] in text
        assert "oints" not in text and "9" in text + dialog_list(dialog)
    program.choose_language("en")


def dialog_list(dialog: StatisticsDialog | HallOfFame) -> str:
    lists = dialog.findChildren(QListWidget)
    return "\n".join(each.item(row).text() for each in lists for row in range(each.count()))


# Out of the game


@pytest.mark.parametrize("how", ["watch", "fast", "result"])
def test_who_is_out_chooses_how_to_see_the_rest(qapp: object, tmp_path: Path, how: str) -> None:
    program = started(tmp_path, 11, people=(0,), players=3, pace=3)
    found = table(program)
    controller_of(program).session.hold(True)
    match = played(4, lambda match: match.actor >= 0 and not match.view(0).alive & 1)
    found.use(seats=[{"name": "", "player": "person"}, *match.seats[1:]])
    found.show_position(TablePosition(match.view(0), ()))
    settle()
    assert on_table(program), "what is only shown is not asked about"
    for _ in range(2):
        seat, action = match.actor, random_action(match)
        found.play([SeatDecided(seat, action), *match.apply(action)], TablePosition(match.view(0), ()))
        found.finish()
        settle()
        if not on_table(program):
            assert found.options.pace == 3
            front(program).choose(how)
            settle()
    assert on_table(program), "it is asked once"
    assert found.options.pace == (3 if how == "watch" else 5)
    assert (found.tempo.manner == "none") == (how == "result")
    controller_of(program).begin(12)
    settle()
    assert found.options.pace == 3 and found.tempo.manner != "none"
