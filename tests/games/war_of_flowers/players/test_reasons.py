"""Tests that each reason of a hint is true in its position, and that hint and review agree."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache

import pytest

from games.war_of_flowers import GAME
from games.war_of_flowers.actions import GO, STOP, Action, Play, Take
from games.war_of_flowers.cards import DOUBLES, IDS, PLAINS, card_name, numbers
from games.war_of_flowers.players import make, reasons, search
from games.war_of_flowers.scoring import score
from games.war_of_flowers.view import View, known
from macclassic.engine.core.chance import Stream
from macclassic.engine.core.game_spec import JsonMapping
from macclassic.engine.match.match import Match
from macclassic.engine.match.review import Decision, Review, decisions
from macclassic.engine.match.simulate import begin
from macclassic.engine.players.base import Reason
from macclassic.engine.players.think_server import answer
from macclassic.flower_cards import reasons as shared
from macclassic.flower_cards.weighing import Weighed

HOUSE = {"house": "korean-evening"}


@pytest.fixture(autouse=True)
def few_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use few playouts: any estimate needs a true sentence."""
    monkeypatch.setattr(search, "PLAYOUTS", 96)


@cache
def finished(seed: int, house: bool = False) -> Match:
    """Return a match with one finished round; the seats differ in money, as late in a war."""
    options = {"money": random.Random(seed).choice([10, 20, 50])} | (HOUSE if house else {})
    match = begin(GAME, seed, options, ["iq:100"] * 3)
    player, lots = make("iq:100"), random.Random(seed)
    while match.actor >= 0:
        legal = list(match.legal)
        wild = lots.random() < 0.3
        chosen = player.choose(match.view(match.actor), legal, Stream(seed, "x"))
        action = lots.choice(legal) if wild else chosen
        match.apply(action)
    return match


def positions(seeds: range, house: bool = False) -> Iterator[Decision]:
    for seed in seeds:
        yield from decisions(finished(seed, house), (0, 1, 2))


def pairs(view: View) -> set[tuple[str, str]]:
    """Return the pairs of a hand card and a table card, by name."""
    return {
        (card_name(IDS[held]), card_name(IDS[lying]))
        for held in numbers(view.hand)
        for lying in numbers(view.table)
        if held // 4 == lying // 4
    }


def takers(view: View, card: int) -> bool:
    """True if a card that nobody but its owner may have seen could take this one."""
    return any(each // 4 == card // 4 for each in numbers(view.unseen))


def paid_now(view: View) -> int:
    """Return what STOP pays, by the rules."""
    position = known(view)
    position.play(STOP)
    return int(position.money[view.seat]) - view.money[view.seat]


def check(view: View, legal: Sequence[Action], found: Sequence[Weighed], reason: Reason) -> None:
    """Check every statement of a reason against the position."""
    template, fields = reason.template, reason.fields
    action = legal[shared.best_of(found)]
    others = [each for each in view.collections if each is not view.collections[view.seat]]
    if isinstance(action, Play):
        check_play(view, legal, action, reason)
    elif isinstance(action, Take):
        leads = max(each.behind for each in found)
        assert len(legal) == 2 and template == (shared.TAKES if leads >= shared.SMALL else shared.EQUAL)
    elif action in (GO, STOP):
        check_call(view, found[legal.index(GO)], reason)
    if template in (reasons.TRIPLET, reasons.BOMB):
        assert all(cards & PLAINS for cards in others) or view.cup_plain
    if template in (reasons.TRIPLET_ALONE, reasons.BOMB_ALONE) and view.hand_sizes[view.seat] > 1:
        assert not any(cards & (PLAINS | DOUBLES) for cards in others)
    if not found[shared.best_of(found)].for_match:
        behind = sorted(each.behind for each in found)
        assert reason.stake == behind[1] >= behind[0] == 0
    assert "{" not in reason and fields.keys() <= {name for name in fields if f"{{{name}}}" in template}


def check_play(view: View, legal: Sequence[Action], action: Play, reason: Reason) -> None:
    template, fields, there = reason.template, reason.fields, pairs(view)
    if template in (reasons.TRIPLET, reasons.TRIPLET_ONE, reasons.TRIPLET_ALONE):
        assert sum(each // 4 == action.card // 4 for each in numbers(view.table)) == 3
        return
    assert fields["card"] == card_name(IDS[action.card])
    taken = [each for each in numbers(view.table) if each // 4 == action.card // 4]
    if "taken" in fields:
        assert (fields["card"], fields["taken"]) in there
        lying = action.take if action.take >= 0 else taken[0]
        points = score(view.collections[view.seat] | 1 << action.card | 1 << lying, view.cup_plain)
        gain = points - view.points[view.seat]
        assert fields.get("points", int(template == shared.ONE_POINT)) == max(0, gain)
        if template == reasons.DENIES:
            assert takers(view, lying)
    else:
        assert not taken
    assert (template == shared.ONLY) <= (len(there) == 1)
    assert (template in (shared.MATCHES, shared.MOST)) <= (len(there) >= 2)
    assert (template in (shared.LEAST, shared.NOTHING)) <= bool(there)
    assert (template in (shared.NO_PAIR, shared.NO_PAIR_LEAST)) <= (not there)
    assert (template == shared.SAFE) <= (not takers(view, action.card))


def check_call(view: View, go: Weighed, reason: Reason) -> None:
    template, fields = reason.template, reason.fields
    lead = view.money[view.seat] - max(each for seat, each in enumerate(view.money) if seat != view.seat)
    if template == reasons.GO_BEHIND:
        assert fields["far"] == -lead > 0
    elif template == reasons.STOP_AHEAD:
        assert fields["far"] == lead > 0
    if "chance" in fields:
        assert int(fields["chance"]) > int(fields["less"])
        return
    assert fields["amount"] == paid_now(view)
    assert 0 <= int(fields.get("won", 0)) + int(fields.get("lost", 0)) <= 101
    assert (template == reasons.STOP_LAST) <= (round(100 * go.won) == 0)
    assert (template in (reasons.STOP_SAFE, reasons.GO_SAFE)) <= (round(100 * go.lost) == 0)
    if "one" in fields and not view.house:
        for step, short in ((1, fields["one"]), (2, fields["two"])):
            assert view.points[(view.seat + step) % 3] + int(short) >= 3


@pytest.mark.parametrize("house", [False, True])
def test_every_reason_is_true_in_its_position(house: bool) -> None:
    told = set()
    judge = search.WarJudge()
    for place, each in enumerate(positions(range(6), house)):
        legal = list(each.legal)
        found = judge.judge(each.view, legal, Stream(place, "judge"))
        reason = reasons.advice(each.view, legal, found)
        check(each.view, legal, found, reason)
        told.add(reason.template)
    assert len(told) > 7, "the positions ask for many kinds of sentences"


def test_each_action_has_a_true_reason_without_a_judge() -> None:
    """Players without a judge give reasons from the position alone."""
    for each in positions(range(6)):
        for action in each.legal:
            reason = reasons.why(each.view, each.legal, action)
            assert reason.template in reasons.TEMPLATES and "{" not in reason
            if isinstance(action, Play):
                check_play(each.view, each.legal, action, reason)
            if reason.template == reasons.STOP_ALONE:
                assert reason.fields["amount"] == paid_now(each.view)


def test_hint_and_review_agree_on_every_decision() -> None:
    """The think process answers both questions with one evaluation of the same worlds."""
    match = finished(3)
    review = Review(match, (0,))
    for decision in review.decisions:
        asked = review.question(decision)
        hint: JsonMapping = {**asked, "player": GAME.players.adviser, "explain": True, "judge": ""}
        advice, judged = (answer(json.dumps({"id": 1, **each})) for each in (hint, asked))
        assert advice["action"] == judged["action"] and advice["why"] == judged["why"]
        place = list(asked["legal"]).index(advice["action"])
        assert judged["estimates"][place]["behind"] == 0


def test_where_the_war_calls_for_another_choice_the_hint_says_so() -> None:
    """STOP would break the third seat while another is richer: the war would be lost for a few dollars."""
    told = set()
    for each in positions(range(400, 430)):
        if GO in each.legal:
            legal, one = list(each.legal), (each.view.seat + 1) % 3
            money = tuple(40 if seat == each.view.seat else 60 if seat == one else 1 for seat in range(3))
            view = replace(each.view, money=money)
            found = search.WarJudge().judge(view, legal, Stream(1, "judge"))
            reason = reasons.advice(view, legal, found)
            check(view, legal, found, reason)
            if found[0].for_match:
                told.add(reason.template)
                assert reason.startswith("For the money") and reason.stake == 0
    assert reasons.GO_BEHIND in told
