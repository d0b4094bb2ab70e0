"""Tests of reviews: each decision is judged by the think process from what the seat saw."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from games.soi.screen.layout import FOOT, Size
from games.war_of_flowers import GAME
from games.war_of_flowers.cards import names
from games.war_of_flowers.options import WarOptions
from games.war_of_flowers.players import search
from games.war_of_flowers.players.reasons import STOP_ALONE
from games.war_of_flowers.screen.dialogs import RoundSheet
from games.war_of_flowers.screen.table import PARTS
from games.war_of_flowers.screen.texts.words import hint_words
from games.war_of_flowers.view import View
from macclassic.app.game.game_controller import GameController
from macclassic.app.lookback import review_window
from macclassic.app.lookback.review_window import ReviewDialog, ReviewSession
from macclassic.app.play.think_process import ThinkProcess
from macclassic.app.program.program import Program
from macclassic.engine.core.registry import games
from macclassic.engine.match.match import Match
from macclassic.engine.match.review import SUSPECT, Review, decisions
from macclassic.engine.match.simulate import simulate, verify
from macclassic.engine.players.think_server import answer
from macclassic.flower_cards.weighing import Weighed
from macclassic.table.game_table import GameTable
from macclassic.table.table_state import TablePosition
from macclassic.toolbox.base.sound import Sounds
from macclassic.toolbox.screen.emulated_screen import Screen
from macclassic.toolbox.windows.window_manager import WindowManager
from tests.support.match.program import opened, settle
from tests.support.match.review_screen import detail_of, head_of, moments_of, shown_review


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use fewer playouts than in play: enough for the mistakes of a random player."""
    monkeypatch.setattr(search, "PLAYOUTS", 1000)


def match_of(seed: int, rounds: int = 1, player: str = "random") -> Match:
    return verify(simulate(GAME, seed, rounds, {}, (player, "iq:100", "iq:100")))


def ask(looking: Review) -> dict[str, Any] | None:
    request = looking.request()
    return None if request is None else answer(json.dumps({"id": 1, **request}))


def test_only_the_persons_decisions_with_a_choice_are_judged() -> None:
    match = match_of(3)
    found = decisions(match, (0,))
    moves = [move for move in match.to_record()["rounds"][0]["moves"] if move["seat"] == 0]
    assert 0 < len(found) <= len(moves) and [each.number for each in found] == list(range(1, len(found) + 1))
    for each in found:
        assert each.action in each.legal and len(each.legal) > 1
        assert isinstance(each.view, View) and each.view.seat == each.view.turn == 0
        assert not each.view.opened


def test_decisions_of_the_player_who_sat_there_before_are_not_reviewed() -> None:
    rng = random.Random(3)
    match = Match.new(GAME, {}, [{"name": "x", "player": "iq:100"}] * 3, 5)
    while match.actor >= 0:
        if len(match.played_rounds[-1].moves) == 9:
            match.seat_player(0, "person")
        match.apply(rng.choice(match.legal))
    found = decisions(match, (0,))
    assert found and all(each.step >= 9 for each in found)


def test_the_round_under_way_is_not_reviewed() -> None:
    """A review covers the last finished round: the one under way must not be revealed."""
    match = match_of(3)
    before = decisions(match, (0,))
    match.next_round()
    match.apply(match.legal[0])
    assert decisions(match, (0,)) == before
    fresh = Match.new(GAME, {}, [{"name": "x", "player": "person"}] * 3, 5)
    assert decisions(fresh, (0,)) == [] and Review(fresh, (0,)).request() is None


def test_bad_moves_of_a_random_player_are_found() -> None:
    looking = Review(match_of(2), (0,))
    while (said := ask(looking)) is not None:
        looking.take_answer(said)
    assert looking.judged == len(looking.decisions) and looking.moments
    for moment in looking.moments:
        assert moment.lost > max(GAME.judge.notable, 2 * moment.error)
        assert moment.better in moment.decision.legal and moment.better != moment.decision.action


def answered(looking: Review, behind: float, error: float = 0.1) -> None:
    """Answer the review's request: the chosen action is `behind` another, the first or the second."""
    request = looking.request()
    assert request is not None
    actions = match_of(3).rules.form.actions
    chosen = actions.to_json(looking.decisions[looking.judged].action)
    best = next(each for each in request["legal"] if each != chosen)
    judged = [
        {
            "mean": 7.0,
            "behind": behind if each == chosen else 0.0 if each == best else behind + 1,
            "error": error,
        }
        for each in request["legal"]
    ]
    looking.take_answer({"action": best, "estimates": judged})


def test_a_suspected_mistake_is_judged_again_in_other_worlds() -> None:
    looking = Review(match_of(3), (0,))
    first = looking.request()
    answered(looking, 3.0)
    again = looking.request()
    assert first is not None and again is not None and looking.judged == 0
    assert again["judge"] != first["judge"] and len(again["legal"]) == 2 and again["view"] == first["view"]
    answered(looking, 0.2)  # the first result was chance
    assert looking.judged == 1 and not looking.moments
    answered(looking, 3.0)
    answered(looking, 2.5)
    assert [moment.lost for moment in looking.moments] == [2.5]
    answered(looking, SUSPECT * GAME.judge.notable - 0.1)  # too little for a second judgement
    assert looking.judged == 3 and len(looking.moments) == 1
    answered(looking, 3.0)
    answered(looking, 1.5, error=1.0)  # more than a dollar, but within the error
    assert looking.judged == 4 and len(looking.moments) == 1


def test_each_game_has_its_threshold_for_mistakes() -> None:
    """With twice the payments, the thresholds double."""
    match = match_of(3)
    match.spec = replace(GAME, judge=replace(GAME.judge, notable=2 * GAME.judge.notable))
    looking = Review(match, (0,))
    answered(looking, SUSPECT * GAME.judge.notable + 0.1)  # not judged a second time
    assert looking.judged == 1
    for lost in (1.9, 2.1):
        answered(looking, lost * GAME.judge.notable)
        answered(looking, lost * GAME.judge.notable)
    assert looking.judged == 3 and [moment.lost for moment in looking.moments] == [2.1 * GAME.judge.notable]


def test_the_judge_sees_only_the_view() -> None:
    """The request holds no card that the seat did not see; the same request has the same answer."""
    request = Review(match_of(0), (0,)).request()
    assert request is not None
    assert {"hands", "deal", "stack"}.isdisjoint(request["view"]) and not request["view"].get("opened")
    line = json.dumps({"id": 1, **request})
    assert answer(line) == answer(line)


@pytest.mark.parametrize("said", [{}, {"action": {"type": "go"}}, {"action": {}, "estimates": []}])
def test_an_invalid_answer_is_refused(said: dict[str, Any]) -> None:
    with pytest.raises((KeyError, ValueError, TypeError, IndexError)):
        Review(match_of(0), (0,)).take_answer(said)


def test_a_hint_tells_the_dollars_at_stake() -> None:
    looking = Review(match_of(1), (0,))
    request = looking.request()
    assert request is not None
    del request["judge"]
    said = answer(json.dumps({"id": 1, **request, "player": "iq:100", "explain": True}))
    assert "why" in said and ("stake" not in said or said["stake"] > 0)
    alone = {**request, "legal": request["legal"][:1], "player": "iq:100", "explain": True}
    assert "stake" not in answer(json.dumps({"id": 1, **alone}))


# On screen


def first_is_best(judge: object, view: View, legal: Sequence[Any], stream: object) -> list[Weighed]:
    """Judge that rates the first card of a hand two dollars above any other."""
    first = min(legal, key=lambda action: (getattr(action, "card", -1), getattr(action, "take", -1)))
    return [Weighed(0.0, 2.0 * (action != first), 0.1) for action in legal]


@pytest.fixture
def program(qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Program:
    monkeypatch.setattr(search.WarJudge, "judge", first_is_best)
    return opened(tmp_path / "data", "war-of-flowers")


def controller_of(program: Program, match: Match) -> GameController:
    """Show a match as after the sheet of its last round; return its controller."""
    controller = program.game
    assert isinstance(controller, GameController)
    controller.session.show(match)
    controller.session.presenter.round_shown = match.actor < 0
    controller.session.presenter.show_again()
    settle()
    return controller


def made_thinkers(monkeypatch: pytest.MonkeyPatch) -> list[ThinkProcess]:
    """Return a list to which each think process of later reviews is appended."""
    made: list[ThinkProcess] = []

    def make(*given: Any) -> ThinkProcess:
        made.append(ThinkProcess(*given))
        return made[-1]

    monkeypatch.setattr(review_window, "ThinkProcess", make)
    return made


def test_the_sheet_offers_a_review_that_shows_moments_and_comes_back(program: Program) -> None:
    match = match_of(5)
    controller = controller_of(program, match)
    sheet = program.manager.front
    assert isinstance(sheet, RoundSheet)
    before = controller.table.model
    sheet.choose("review")
    settle()
    dialog = program.manager.front
    assert isinstance(dialog, ReviewDialog) and sheet not in program.manager.windows
    moments = controller.look_back.looking.review.moments  # type: ignore[union-attr]
    assert moments_of(dialog).count() == len(moments) > 1
    for row, moment in enumerate(moments):
        moments_of(dialog).setCurrentRow(row)
        shown = controller.table.state.position
        assert shown.view == moment.decision.view and not shown.view.opened
        said = controller.table.parts.narration.action(moment.better, controller.table.state)
        listed = moments_of(dialog).item(row).text().replace("\n", " ")
        assert said in listed and said in detail_of(dialog).text()
        assert controller.table.state.hint == moment.better
        assert len(controller.table.lines) == 2
    dialog.choose("ok")
    settle()
    assert isinstance(program.manager.front, RoundSheet)
    assert (
        controller.table.model == before
        and controller.table.state.hint is None
        and len(controller.table.lines) != 2
    )


def test_quitting_stops_the_judging_of_a_review(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    """An answer would reach a dialog that is deleted."""
    monkeypatch.setattr(program, "think_process", ThinkProcess())
    thinkers = made_thinkers(monkeypatch)
    controller = controller_of(program, match_of(0))
    controller.look_back.review()
    (thinking,) = thinkers
    assert thinking.busy
    program.quit()
    assert not thinking.busy


def test_keys_move_through_the_moments(program: Program) -> None:
    controller = controller_of(program, match_of(5))
    program.manager.front.choose("review")  # type: ignore[union-attr]
    settle()
    dialog = program.manager.front
    assert isinstance(dialog, ReviewDialog) and dialog.focusWidget() is moments_of(dialog)
    QTest.keyClick(moments_of(dialog), Qt.Key.Key_Down)
    QTest.keyClick(moments_of(dialog), Qt.Key.Key_Down)
    assert moments_of(dialog).currentRow() == 1
    looking = controller.look_back.looking.review  # type: ignore[union-attr]
    assert controller.table.state.position.view == looking.moments[1].decision.view


def test_on_the_persons_turn_the_menu_reviews_the_last_game(program: Program) -> None:
    match = match_of(0)
    controller = controller_of(program, match)
    match.next_round()
    while match.actor != 0:
        match.apply(match.legal[0])
    controller.session.presenter.round_shown = False
    controller.session.presenter.show_again()
    assert program.manager.front is controller.window, "the sheet goes with its round"
    assert controller.look_back.can_look_back
    controller.look_back.review()
    settle()
    dialog = program.manager.front
    assert isinstance(dialog, ReviewDialog)
    moments_of(dialog).setCurrentRow(0)
    dialog.choose("ok")
    settle()
    assert program.manager.front is controller.window and controller.table.state.position.view == match.view(
        0
    )
    match.apply(match.legal[0])
    assert not controller.look_back.can_look_back  # another player's turn


def test_the_first_game_has_nothing_to_review(program: Program) -> None:
    controller = program.game
    assert isinstance(controller, GameController) and not controller.look_back.can_look_back
    controller.session.begin(WarOptions(), ("person", "iq:60", "iq:60"), seed=12)
    controller.table.finish()
    assert not controller.look_back.can_look_back
    item = next(each for each in controller.look_back.ways() if each.title == "Review…")
    assert not item.enabled


@pytest.mark.slow
def test_the_think_process_judges_while_the_screen_stays_responsive(qapp: object, qtbot: QtBot) -> None:
    """Nothing is computed in the process of the screen: opening sends a request, the answers come later."""
    manager = WindowManager(Screen(scale=1))
    table = GameTable(manager, Sounds(), PARTS)
    table.show_position(TablePosition(match_of(0).view(0), ()))
    reviewing = ReviewSession(Review(match_of(0), (0,)), table, thinks=True)
    reviewing.open()
    assert reviewing.review.judged == 0 and "1 of 6" in head_of(reviewing.dialog).text()
    qtbot.waitUntil(lambda: reviewing.review.judged > 0, timeout=60_000)
    assert "1 of 6" not in head_of(reviewing.dialog).text()
    with qtbot.waitSignal(reviewing.dialog.finished):
        reviewing.dialog.choose("ok")


def test_a_closed_review_sends_no_more_requests(qapp: object, monkeypatch: pytest.MonkeyPatch) -> None:
    thinkers = made_thinkers(monkeypatch)
    manager = WindowManager(Screen(scale=1))
    table = GameTable(manager, Sounds(), PARTS)
    reviewing = ReviewSession(Review(match_of(0), (0,)), table, thinks=True)
    reviewing.open()
    (thinker,) = thinkers
    assert thinker.busy
    reviewing.dialog.choose("ok")
    assert not thinker.busy and not thinker.process_id


def test_the_hint_shows_the_difference_between_moves() -> None:
    said = {"template": STOP_ALONE, "fields": {"amount": 7}, "stake": 1.5}
    assert hint_words(said).endswith(" The next best would bring about $1.50 less.")
    assert "next best" not in hint_words({**said, "stake": 0.01})


def test_a_review_names_its_round_and_the_reason_and_leaves_the_hand_visible(program: Program) -> None:
    dialog, _ = shown_review(program, match_of(0, rounds=2))
    assert dialog.windowTitle() == "Review" and head_of(dialog).text().startswith("Game 2: ")
    moments_of(dialog).setCurrentRow(0)
    settle()
    controller = program.game
    assert isinstance(controller, GameController)
    table = controller.table
    corner = program.manager.rect_of(controller.window).topLeft() + table.pos()
    covered = program.manager.rect_of(dialog).translated(-corner)
    hand = names(table.state.position.view.hand)
    assert hand and not any(covered.intersects(table.model.places[card].rect) for card in hand)
    moment = controller.look_back.looking.review.moments[0]  # type: ignore[union-attr]
    assert moment.why["why"] in detail_of(dialog).text()


def test_moments_of_one_cause_share_a_row_that_says_so(program: Program) -> None:
    dialog, moments = shown_review(program, match_of(0))
    repeated = [moment for moment in moments if moment.again]
    assert repeated and moments_of(dialog).count() == len({moment.better for moment in moments})
    for moment in repeated:
        row = moments_of(dialog).item(moments.index(moment)).text().replace("\n", " ")
        again = ", ".join(map(str, moment.again))
        assert row.startswith(f"Move {moment.decision.number}:") and row.endswith(f"again at {again}")


def test_a_review_of_soi_leaves_the_hand_visible(qapp: object, monkeypatch: pytest.MonkeyPatch) -> None:
    match = verify(simulate(games()["soi"], 3, 1))
    match.seats[0].update(player="person")  # type: ignore[attr-defined]
    program = opened(None, "soi")
    dialog, _ = shown_review(program, match)
    controller = program.game
    assert isinstance(controller, GameController)
    table = controller.table
    corner = program.manager.rect_of(controller.window).topLeft() + table.pos()
    hand = Size(table.width(), table.height()).hand(FOOT).translated(corner)
    assert not program.manager.rect_of(dialog).intersects(hand)
    assert dialog.windowTitle() == "Review: Round 1"
