"""Tests of the review of Flower Power: the effect of each move on the chance to win."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect

from games.flower_power import GAME
from games.flower_power.actions import Action, Attack, Create
from games.flower_power.board import BUILD, OVER
from games.flower_power.players import move_judge
from games.flower_power.players.move_judge import GardenJudge
from games.flower_power.position import Position
from games.flower_power.screen.layout import place_of
from games.flower_power.screen.texts.review_words import short_words
from games.flower_power.view import view
from macclassic.app.program.program import Program
from macclassic.engine.core.chance import Stream
from macclassic.engine.core.game_spec import Judged
from macclassic.engine.match.match import Match
from macclassic.engine.match.review import Review, decisions
from macclassic.engine.match.simulate import simulate, verify
from macclassic.engine.players.think_server import answer
from macclassic.quickdraw.resources import languages
from macclassic.table.game_words import wins_lost
from tests.games.flower_power.support.positions import TWO, played, table
from tests.games.flower_power.support.program import started
from tests.games.flower_power.support.twins import RULES, swapped
from tests.support.match.playing import controller_of
from tests.support.match.program import settle
from tests.support.match.review_screen import detail_of, first_is_best, head_of, moments_of, shown_review
from tests.support.screen.painted_text import written


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use fewer playouts than in a real review."""
    monkeypatch.setattr(move_judge, "PLAYOUTS", 200)


def judged(state: Position) -> dict[Action, Judged]:
    """Return the judge's rating of every move of the seat to act."""
    legal = state.legal()
    found = GardenJudge().judge(view(state, state.acting), legal, Stream(1, "judge"))
    return dict(zip(legal, found, strict=True))


def game_of(player: str, seed: int) -> Match:
    return verify(simulate(GAME, seed, 1, {"players": 2}, (player, "gardener")))


def test_an_obvious_capture_is_judged_best() -> None:
    """Check that a king attacks an open two, the other's last flower: this wins the game at once."""
    state = table(("", ["KS 4C", "3H 5D"]), ("", ["2S"]))
    found = judged(state)
    assert found[Attack(1, 3)].behind == 0 and found[Attack(1, 3)].mean > 90
    end = next(each for each in found if type(each).__name__ == "End")
    assert found[end].behind > 5


def test_moves_that_a_seat_cannot_tell_apart_have_one_value() -> None:
    state = table(("", ["9S 4C"]), ("", ["-3H -5D", "-KD -7S"]))
    found = judged(state)
    assert found[Attack(1, 2)] == found[Attack(1, 3)]


def test_laying_of_flowers_is_not_judged() -> None:
    start, _, _ = played(TWO, 3, 0)
    assert start.phase == BUILD
    assert set(judged(start).values()) == {Judged(0.0, 0.0, 0.0)}


@pytest.mark.parametrize("seed", range(4))
def test_the_judge_sees_only_the_view(seed: int) -> None:
    rules = RULES[seed % len(RULES)]
    _, now, _ = played(rules, seed, 30 + 10 * seed)
    if now.phase != OVER:
        assert judged(swapped(now, now.acting, seed)) == judged(now)


def test_a_move_missing_from_the_legal_list_is_judged_too() -> None:
    """Check an action that the list of legal actions leaves out, such as most new flowers."""
    for seed in range(40):
        for each in decisions(game_of("random", seed), (0, 1)):
            assert each.action in each.legal
            if isinstance(each.action, Create):
                return
    raise AssertionError("nobody has made a flower")


@pytest.mark.slow
def test_a_novice_loses_chances() -> None:
    looking = Review(game_of("random", 1), (0,))
    while (request := looking.request()) is not None:
        looking.take_answer(answer(json.dumps({"id": 1, **request})))
    assert looking.judged == len(looking.decisions) and looking.moments
    for moment in looking.moments:
        had, more = moment.expected
        assert moment.lost == pytest.approx(more - had) and moment.lost > max(5, 2 * moment.error)


# On the screen


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Program:
    monkeypatch.setattr(GardenJudge, "judge", first_is_best)
    return started(tmp_path)


def test_the_table_shows_the_better_move_during_the_review(program: Program) -> None:
    here, match = controller_of(program), game_of("random", 1)
    dialog, moments = shown_review(program, match)
    seen = here.table
    assert moments_of(dialog).count() == len(moments) > 3 and "of a win" in head_of(dialog).text()
    corner = program.manager.rect_of(here.window).topLeft() + here.window.content.pos()
    hidden = program.manager.rect_of(dialog).translated(-corner)
    for row, moment in enumerate(moments):
        moments_of(dialog).setCurrentRow(row)
        settle()
        assert seen.state.position.view == moment.decision.view and seen.state.hint == moment.better
        now = seen.state
        long = seen.parts.narration.action(moment.better, now).rstrip(".")
        short = short_words(now.model, now.company, moment.better, moment.decision.seat)
        assert any(said and said in detail_of(dialog).text() for said in (long, short))
        if isinstance(moment.better, Attack):
            for flower in (moment.better.flower, moment.better.target):
                assert not hidden.contains(place_of(seen.state, flower).middle)
    dialog.choose("ok")
    settle()
    assert seen.state.hint is None


@pytest.mark.parametrize("language", languages())
def test_the_review_fits_the_screen(program: Program, language: str) -> None:
    program.set_language(language)
    dialog, _ = shown_review(program, game_of("random", 1))
    screen = QRect(QPoint(), program.screen.screen_size)
    assert screen.contains(program.manager.rect_of(dialog))


@pytest.mark.parametrize("language", languages())
def test_no_text_of_the_review_is_cut(program: Program, language: str) -> None:
    """Check the texts of the list and beside it; a long heading is shown in full."""
    program.set_language(language)
    dialog, moments = shown_review(program, game_of("random", 1))
    detail = detail_of(dialog)
    for row in range(len(moments)):
        assert "…" not in moments_of(dialog).item(row).text()
        dialog.select(row)
        settle()
        assert detail.heightForWidth(detail.width()) <= detail.height()
        assert not written(dialog.content).faults()
    for many in (1, 99):
        dialog.say(wins_lost(moments[:1] * many))
        assert not head_of(dialog).text().endswith("…")
    moments_of(dialog).setCurrentRow(-1)
    whole = "It broke off for a reason that nobody would have thought of."
    dialog.say(whole)
    settle()
    assert detail.text() == whole and not written(dialog.content).faults()
