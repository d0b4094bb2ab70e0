"""The review of a game: each decision judged from what the seat saw, on the thinking process's word."""

from __future__ import annotations

import json
from typing import Any

import pytest

from games.war_of_flowers import GAME
from games.war_of_flowers.state import View
from macclassic.engine.match import Match
from macclassic.engine.review import ENOUGH, SUSPECT, Review, decisions
from macclassic.engine.simulate import simulate, verify
from macclassic.engine.thinking import answer


def match_of(seed: int, rounds: int = 1, player: str = "random") -> Match:
    return verify(simulate(GAME, seed, rounds, {}, (player, "iq:100", "iq:100")))


def ask(review: Review) -> dict[str, Any] | None:
    request = review.request()
    return None if request is None else answer(json.dumps({"id": 1, **request}))


def test_it_looks_at_every_decision_with_a_choice_and_nobody_elses() -> None:
    match = match_of(3)
    found = decisions(match, 0)
    moves = [move for move in match.to_record()["rounds"][0]["moves"] if move["seat"] == 0]
    assert 0 < len(found) <= len(moves) and [each.number for each in found] == list(range(1, len(found) + 1))
    for each in found:
        assert each.action in each.legal and len(each.legal) > 1
        assert isinstance(each.view, View) and each.view.seat == each.view.turn == 0
        assert not each.view.opened


def test_a_round_under_way_is_left_out() -> None:
    """The last round that is over is meant: what the one under way holds is not to be told yet."""
    match = match_of(3)
    before = decisions(match, 0)
    match.next_round()
    match.apply(match.legal[0])
    assert decisions(match, 0) == before
    fresh = Match.new(GAME, {}, [{"name": "x", "player": "person"}] * 3, 5)
    assert decisions(fresh, 0) == [] and Review(fresh, 0).request() is None


def test_bad_moves_of_a_random_player_are_found() -> None:
    review = Review(match_of(0), 0)
    while (said := ask(review)) is not None:
        review.hear(said)
    assert review.judged == len(review.decisions) and review.moments
    for moment in review.moments:
        assert moment.lost > max(ENOUGH, 2 * moment.error)
        assert moment.better in moment.decision.legal and moment.better != moment.decision.action


def answered(review: Review, behind: float, error: float = 0.1) -> None:
    """Answer the review's request: the chosen action is `behind` another, the first or the second."""
    request = review.request()
    assert request is not None
    rules = match_of(3).rules
    chosen = rules.action_to_json(review.decisions[review.judged].action)
    best = next(each for each in request["legal"] if each != chosen)
    judged = [
        {"behind": behind if each == chosen else 0.0 if each == best else behind + 1, "error": error}
        for each in request["legal"]
    ]
    review.hear({"action": best, "estimates": judged})


def test_a_suspect_is_judged_again_on_other_worlds_and_that_counts() -> None:
    review = Review(match_of(3), 0)
    first = review.request()
    answered(review, 3.0)
    again = review.request()
    assert first is not None and again is not None and review.judged == 0
    assert again["judge"] != first["judge"] and len(again["legal"]) == 2 and again["view"] == first["view"]
    answered(review, 0.2)  # the first time it was chance
    assert review.judged == 1 and not review.moments
    answered(review, 3.0)
    answered(review, 2.5)
    assert [moment.lost for moment in review.moments] == [2.5]
    answered(review, SUSPECT - 0.1)  # too little to be looked at twice
    assert review.judged == 3 and len(review.moments) == 1
    answered(review, 3.0)
    answered(review, 1.5, error=1.0)  # more than a dollar, but it may be nothing
    assert review.judged == 4 and len(review.moments) == 1


def test_the_judge_sees_only_the_view() -> None:
    """What is asked holds no card that the seat did not see; the same question has the same answer."""
    request = Review(match_of(0), 0).request()
    assert request is not None
    assert {"hands", "deal", "stack"}.isdisjoint(request["view"]) and not request["view"].get("opened")
    line = json.dumps({"id": 1, **request})
    assert answer(line) == answer(line)


@pytest.mark.parametrize("said", [{}, {"action": {"type": "go"}}, {"action": {}, "estimates": []}])
def test_an_answer_without_sense_is_refused(said: dict[str, Any]) -> None:
    with pytest.raises((KeyError, ValueError, TypeError, IndexError)):
        Review(match_of(0), 0).hear(said)


def test_a_hint_tells_the_dollars_at_stake() -> None:
    review = Review(match_of(1), 0)
    request = review.request()
    assert request is not None
    del request["judge"]
    said = answer(json.dumps({"id": 1, **request, "player": "iq:100", "explain": True}))
    assert "why" in said and ("stake" not in said or said["stake"] > 0)
    alone = {**request, "legal": request["legal"][:1], "player": "iq:100", "explain": True}
    assert "stake" not in answer(json.dumps({"id": 1, **alone}))
