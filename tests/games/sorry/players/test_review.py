"""Review of a game of Sorry: the effect of each move on the chance to win, from a seat's view."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect

from games.sorry import GAME
from games.sorry.actions import BACKWARDS, FORWARDS, Action
from games.sorry.players import move_judge
from games.sorry.players.move_judge import MoveJudge, winning
from games.sorry.players.reasons import COMES_OUT, why
from games.sorry.position import AWAIT_DRAW, Position
from games.sorry.screen import layout
from games.sorry.screen.buttons import shown_trail
from games.sorry.view import view
from macclassic.app.program.program import Program
from macclassic.engine.core.chance import Stream
from macclassic.engine.core.game_spec import Judged
from macclassic.engine.match.match import Match
from macclassic.engine.match.review import Review
from macclassic.engine.match.simulate import simulate, verify
from macclassic.engine.players.think_server import answer
from macclassic.quickdraw.resources import languages
from tests.games.sorry.support.positions import position
from tests.games.sorry.support.program import started, table
from tests.support.match.playing import controller_of
from tests.support.match.program import settle
from tests.support.match.review_screen import detail_of, first_is_best, head_of, moments_of, shown_review


def judged(state: Position, seed: int = 1) -> dict[Action, Judged]:
    """Return the judgement of every action of the seat to move."""
    legal = state.legal()
    found = MoveJudge().judge(view(state, state.seat), legal, Stream(seed, "judge"))
    return dict(zip(legal, found, strict=True))


def round_of(player: str, seed: int, mode: str = "2") -> Match:
    seats = len(GAME.seats(GAME.options(mode=mode)))
    return verify(simulate(GAME, seed, 1, {"mode": mode}, (player, *["greedy"] * (seats - 1))))


def reviewed(match: Match, seats: tuple[int, ...] = (0,)) -> Review:
    looking = Review(match, seats)
    while (request := looking.request()) is not None:
        looking.take_answer(answer(json.dumps({"id": 1, **request})))
    return looking


def test_four_back_from_the_circle_is_nearly_home() -> None:
    """A pawn that goes four back from its entry circle is just before its safety zone."""
    homes = "red-3=home red-4=home yellow-3=home yellow-4=home"
    found = judged(position(f"red-1=4 red-2=30 yellow-1=40 yellow-2=50 {homes}", "4"))
    home, elsewhere = found[BACKWARDS[0][4]], found[BACKWARDS[1][4]]
    assert home.behind == 0 and elsewhere.behind > 5 > 2 * elsewhere.error > 0
    assert home.mean == pytest.approx(elsewhere.mean + elsewhere.behind)


def test_an_immediate_win_wins_all_playouts() -> None:
    found = judged(position("red-1=58 red-2=home red-3=home red-4=home yellow-1=10", "10"))
    wins, waits = found[FORWARDS[0][10]], found[BACKWARDS[0][1]]
    assert wins == Judged(100.0, 0.0, 0.0) and waits.behind > 3 and waits.mean < 97


def test_bumping_a_pawn_near_home_is_judged_best() -> None:
    """Yellow is three steps from home with its last pawn; red can bump it, or only walk on."""
    state = position("red-1=25 red-2=40 yellow-1=30 yellow-2=home yellow-3=home yellow-4=home", "5")
    found = judged(state)
    assert found[FORWARDS[0][5]].behind == 0
    assert found[FORWARDS[1][5]].behind > 10


@pytest.mark.parametrize("mode", ["2", "3", "4", "team"])
def test_chances_of_all_sides_add_up_to_one(mode: str) -> None:
    state = position("red-1=20 red-2=home yellow-1=s2 yellow-2=33", mode=mode)
    assert state.phase == AWAIT_DRAW
    sides = set(state.mode.sides)
    assert sum(winning(state, side) for side in sides) == pytest.approx(1)


def test_the_judge_sees_only_the_view() -> None:
    """The judge does not depend on the order of the pile, and is reproducible."""
    piles = ("1", "2", "5"), ("5", "1", "2")
    one, two = (position("red-1=4 red-2=30 yellow-1=40", "10", pile=pile) for pile in piles)
    assert one.pile != two.pile
    assert judged(one) == judged(two) == judged(one)
    assert judged(one) != judged(one, seed=2)


@pytest.mark.slow
def test_stronger_players_lose_less(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(move_judge, "PLAYOUTS", 200)
    bad, good = (reviewed(round_of(player, 2)).moments for player in ("random", "thoughtful"))
    assert bad and not good
    assert all(each.lost > max(3, 2 * each.error) and each.better != each.decision.action for each in bad)


def test_all_seats_of_people_can_be_reviewed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(move_judge, "PLAYOUTS", 16)
    looking = reviewed(round_of("racer", 3, "4"), (0, 2))
    assert {each.seat for each in looking.decisions} == {0, 2} and looking.judged == len(looking.decisions)


# On screen


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Program:
    monkeypatch.setattr(MoveJudge, "judge", first_is_best)
    return started(tmp_path)


def test_the_board_shows_the_better_move_during_the_review(program: Program) -> None:
    here, match = controller_of(program), round_of("random", 4)
    dialog, moments = shown_review(program, match)
    seen = table(program)
    assert moments_of(dialog).count() == len(moments) > 3
    assert "give away" in head_of(dialog).text() or "gave away" in head_of(dialog).text()
    corner = program.manager.rect_of(here.window).topLeft() + here.window.content.pos()
    hidden = program.manager.rect_of(dialog).translated(-corner)
    assert not hidden.intersects(layout.BOARD) and layout.BOARD.contains(layout.card_rect())
    for row, moment in enumerate(moments[:4]):
        moments_of(dialog).setCurrentRow(row)
        settle()
        assert seen.state.position.view == moment.decision.view and not seen.state.open_actions
        trail = shown_trail(seen.state, ())
        assert trail is not None and trail.walks[0].pawn in {part.pawn for part in moment.better.parts}
        for move in (moment.better, moment.decision.action):
            assert seen.parts.narration.action(move, seen.state) in detail_of(dialog).text()
    dialog.choose("ok")
    settle()
    assert seen.state.hint is None


def test_the_review_says_why_the_better_move_is_better(program: Program) -> None:
    dialog, moments = shown_review(program, round_of("random", 4))
    for row, moment in enumerate(moments[:4]):
        moments_of(dialog).setCurrentRow(row)
        settle()
        said = why(moment.decision.view, moment.better, moment.decision.legal)
        assert detail_of(dialog).text().endswith(said)


def test_moves_that_missed_one_chance_share_a_row_and_all_count(program: Program) -> None:
    """A pawn that stays in its start again and again is told once, with the numbers of all moves."""
    dialog, moments = shown_review(program, round_of("random", 4))
    missed = [
        (reason.template, reason.fields["pawn"])
        for reason in (why(each.decision.view, each.better, each.decision.legal) for each in moments)
        if reason.template == COMES_OUT
    ]
    assert missed and len(missed) == len(set(missed))
    told = [number for each in moments for number in (each.decision.number, *each.again)]
    assert len(told) == len(set(told)) > len(moments) == moments_of(dialog).count()
    assert f"{len(told)} moves gave away {9 * len(told)}%" in head_of(dialog).text()
    for row, moment in enumerate(moments):
        moments_of(dialog).setCurrentRow(row)
        settle()
        listed = moments_of(dialog).item(row).text().split(":")[0]
        assert listed == ", ".join(map(str, (moment.decision.number, *moment.again)))
        assert ("The same at move" in detail_of(dialog).text()) == bool(moment.again)


@pytest.mark.parametrize("language", languages())
def test_the_review_fits_the_screen(program: Program, language: str) -> None:
    program.set_language(language)
    dialog, _ = shown_review(program, round_of("random", 4))
    screen = QRect(QPoint(), program.screen.screen_size)
    assert screen.contains(program.manager.rect_of(dialog))
