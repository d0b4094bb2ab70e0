"""Review of a round of Soi: what a seat could have known at each ask from what it had heard."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect

from games.soi import GAME
from games.soi.actions import Ask
from games.soi.cards import NUMBER
from games.soi.players import make
from games.soi.players.move_judge import CERTAIN, AskJudge
from games.soi.position import Position
from games.soi.screen.prompts import cell, grid
from games.soi.screen.texts.review_words import moments_words
from macclassic.app.lookback.review_window import ReviewDialog
from macclassic.app.program.program import Program
from macclassic.engine.core.chance import Stream
from macclassic.engine.core.game_spec import Judged
from macclassic.engine.match.match import Match
from macclassic.engine.match.review import Moment, Review
from macclassic.engine.match.simulate import simulate, verify
from macclassic.engine.players.think_server import answer
from macclassic.quickdraw.resources import languages
from tests.games.soi.players.test_twin_worlds import pairs
from tests.games.soi.support.positions import PLAIN, ask, position
from tests.games.soi.support.program import controller_of, front, started, table
from tests.support.match.program import settle
from tests.support.match.review_screen import detail_of, head_of, moments_of, shown_review


def judged(state: Position) -> dict[Ask, Judged]:
    """Return the judgement of every ask of the seat to move."""
    legal = PLAIN.legal(state)
    found = AskJudge().judge(PLAIN.view(state, state.turn), legal, Stream(1, "judge"))
    return dict(zip(legal, found, strict=True))


def reviewed(match: Match, seats: tuple[int, ...] = (0,)) -> Review:
    looking = Review(match, seats)
    while (request := looking.request()) is not None:
        looking.take_answer(answer(json.dumps({"id": 1, **request})))
    return looking


def round_of(player: str, seed: int) -> Match:
    return verify(simulate(GAME, seed, 1, {}, (player, "middle", "middle", "middle")))


def test_the_review_reports_a_card_whose_place_was_public() -> None:
    """North refuses East the 7 of Hearts, then West gives it: its place is public."""
    state = position("7S QS KS", "7D 3S 8S KD", "7C 3C QC 8C", "7H 3H 3D QH QD 8H 8D", turn=1)
    for of, card in ((2, "7H"), (3, "7H"), (3, "3H"), (0, "3D")):
        state, _ = PLAIN.step(state, ask(of, card))
        while state.turn == 2:  # North refused, and asks South in vain
            state, _ = PLAIN.step(state, ask(1, "7S"))
    assert state.turn == 0
    found = judged(state)
    best = ask(1, "7H")
    assert found[best] == Judged(CERTAIN, 0.0, 0.0)
    elsewhere, guess = found[ask(3, "7H")], found[ask(2, "QC")]
    assert elsewhere.mean == 0 and elsewhere.behind == CERTAIN
    assert 0 < guess.mean < CERTAIN and guess.behind == pytest.approx(CERTAIN - guess.mean)


def test_without_knowledge_the_best_guess_is_the_strongest_players() -> None:
    state = position("7S 7H QS", "7D 3S 8S", "7C 3C QC 8C", "3H 3D QH QD 8H 8D")
    found = judged(state)
    best = [each for each, what in found.items() if what.behind == 0]
    view, legal, strongest = PLAIN.view(state, 0), PLAIN.legal(state), make("impossible")
    choices = {strongest.choose(view, legal, Stream(seed, "x")) for seed in range(30)}
    assert choices == set(best)
    lead = found[best[0]].mean
    for each, what in found.items():
        assert what.error == 0
        # A likelier ask loses nothing, whatever its gain.
        if each not in best:
            assert what.behind == pytest.approx(max(0, lead - what.mean), abs=1e-5)


def test_the_strongest_player_loses_nothing_and_the_weakest_much() -> None:
    assert not reviewed(round_of("impossible", 1)).moments
    looking = reviewed(round_of("easiest", 1))
    known = [moment for moment in looking.moments if moment.expected[1] == CERTAIN]
    assert looking.judged == len(looking.decisions) and known
    for moment in looking.moments:
        had, more = moment.expected
        assert moment.lost == pytest.approx(more - had) and moment.lost > 10
        assert moment.better in moment.decision.legal and moment.decision.view.seat == 0


def test_places_called_certain_are_correct() -> None:
    """The judge never sees the hands; each place that it calls certain is correct."""
    match = round_of("easiest", 2)
    states = [state for start, moves in match.history() for state in (start, *(move[3] for move in moves))]
    for moment in reviewed(match).moments:
        if moment.expected[1] == CERTAIN:
            state = states[moment.decision.ply]
            assert state.hands[moment.better.of] >> moment.better.card & 1


def test_moves_of_several_people_are_reviewed() -> None:
    match = round_of("easiest", 2)
    looking = reviewed(match, (0, 2))
    for seat in (0, 2):
        mine = [each for each in looking.decisions if each.seat == seat]
        assert [each.number for each in mine] == list(range(1, len(mine) + 1)) and mine
        assert all(each.view.seat == seat for each in mine)
    assert [each.ply for each in looking.decisions] == sorted(each.ply for each in looking.decisions)


def test_the_judge_gives_the_same_answer_in_twin_worlds() -> None:
    for rules, seat, *both in pairs():
        found = [
            AskJudge().judge(rules.view(world, seat), rules.legal(world), Stream(1, "judge"))
            for world in both
        ]
        assert found[0] == found[1]


# On screen


@pytest.fixture
def program(tmp_path: Path) -> Program:
    return started(tmp_path)


def test_the_table_shows_the_better_ask(program: Program) -> None:
    match = round_of("easiest", 2)
    here = controller_of(program)
    program.think_process = None
    here.session.show(match)
    here.session.presenter.round_shown = True
    here.session.presenter.show_again()
    settle()
    front(program).choose("review")
    settle()
    dialog = front(program)
    assert isinstance(dialog, ReviewDialog)
    moments = here.look_back.looking.review.moments
    assert moments_of(dialog).count() == len(moments) > 1
    assert head_of(dialog).text() == moments_words(moments)
    for row, moment in enumerate(moments[:4]):
        moments_of(dialog).setCurrentRow(row)
        settle()
        seen = table(program)
        shown = grid(seen.state)
        assert shown is not None and moment.better.card in shown.cells
        assert seen.state.position.view == moment.decision.view and not seen.state.targets
        assert seen.parts.narration.action(moment.better, seen.state) in shown.title
        assert not any(spot.does for spot in seen.spots() if spot.key.startswith("ask-"))
        assert any(spot.key == cell(moment.better.card) and spot.name for spot in seen.spots())
        assert ("could have known" in detail_of(dialog).text()) == (moment.expected[1] == CERTAIN)
        # The dialog covers none of the cards that it mentions.
        covered = program.manager.rect_of(dialog)
        corner = program.manager.rect_of(here.window).topLeft() + here.window.content.pos()
        assert not covered.intersects(shown.cells[moment.better.card].translated(corner))
    dialog.choose("ok")
    settle()
    assert grid(table(program).state) is None


def test_a_spectator_has_no_review(program: Program) -> None:
    here, match = controller_of(program), round_of("easiest", 2)
    here.session.show(match)
    match.seats[0]["player"] = "easiest"
    assert here.look_back.can_look_back and not here.look_back.can_review
    here.look_back.review()
    assert not isinstance(front(program), ReviewDialog)


def test_the_review_sums_up_missed_asks() -> None:
    decision = Review(round_of("easiest", 2), (0,)).decisions[0]
    known, guess = (Moment(decision, decision.action, 50.0, 0.0, (10.0, more)) for more in (CERTAIN, 60.0))
    assert moments_words([]) == "Perfect memory: you missed nothing."
    assert moments_words([known, guess, known]) == "Cards known, not asked for: 2. Better guesses: 1."
    assert moments_words([guess]) == "Better guesses: 1."


@pytest.mark.parametrize("language", languages())
def test_the_review_fits_the_screen(program: Program, language: str) -> None:
    """It also covers no card of the grid of asks."""
    program.set_language(language)
    dialog, _ = shown_review(program, round_of("easiest", 2))
    screen = QRect(QPoint(), program.screen.screen_size)
    covered = program.manager.rect_of(dialog)
    assert screen.contains(covered)
    dialog.select(0)
    settle()
    here = controller_of(program)
    corner = program.manager.rect_of(here.window).topLeft() + here.window.content.pos()
    shown = grid(table(program).state)
    assert shown is not None
    assert not any(covered.intersects(each.translated(corner)) for each in shown.cells.values())


def test_a_card_that_was_forgotten_is_told_once(program: Program) -> None:
    """A list names each card once, with all asks that passed it up."""
    match = round_of("easiest", 2)
    dialog, moments = shown_review(program, match)
    causes = [(each.better, each.expected[1] == CERTAIN) for each in moments]
    assert len(set(causes)) == len(causes) == moments_of(dialog).count()
    told = [number for each in moments for number in (each.decision.number, *each.again)]
    assert len(told) == len(set(told)) > len(moments)
    for row, moment in enumerate(moments):
        dialog.select(row)
        text = detail_of(dialog).text()
        assert text.startswith(f"Round {moment.decision.view.round}, ask {moment.decision.number}: ")
        assert ("The same in ask" in text) == bool(moment.again)
        assert detail_of(dialog).heightForWidth(detail_of(dialog).width()) <= detail_of(dialog).height()
        lone = moments_of(dialog).item(row).text().startswith("Ask ")
        assert lone == (not moment.again)


def test_the_review_leaves_the_hand_and_all_faces_visible(program: Program) -> None:
    dialog, _ = shown_review(program, round_of("easiest", 2))
    dialog.select(0)
    settle()
    here = controller_of(program)
    covered = program.manager.rect_of(dialog)
    corner = program.manager.rect_of(here.window).topLeft() + here.window.content.pos()
    size = table(program).model.size
    hand = [spot.rect for spot in table(program).spots() if spot.key in NUMBER]
    for rect in (*hand, *map(size.face, range(4))):
        assert not covered.intersects(rect.translated(corner))
