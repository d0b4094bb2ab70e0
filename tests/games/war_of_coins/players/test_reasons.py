"""Tests that each reason of a hint is true in its position, and that hint and review agree."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence
from functools import cache

import pytest

from games.war_of_coins import GAME
from games.war_of_coins.actions import END, KEEP_GOING, PLAY_ON, WIN, Action, Play, Show, Take, Transact
from games.war_of_coins.cards import DOUBLES, IDS, JOKER, SINGLES, card_name, coin_name, numbers
from games.war_of_coins.players import make, reasons, search
from games.war_of_coins.position import TAKE
from games.war_of_coins.scoring import score
from games.war_of_coins.view import View, known
from macclassic.engine.core.chance import Stream
from macclassic.engine.core.game_spec import JsonMapping
from macclassic.engine.match.match import Match
from macclassic.engine.match.review import Decision, Review, decisions
from macclassic.engine.match.simulate import begin
from macclassic.engine.players.base import Reason
from macclassic.engine.players.think_server import answer
from macclassic.flower_cards import reasons as shared
from macclassic.flower_cards.weighing import Weighed
from tests.games.war_of_coins.support.positions import FOUR_DEALT, RULES, dealt


@pytest.fixture(autouse=True)
def few_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use few playouts: any estimate needs a true sentence."""
    monkeypatch.setattr(search, "PLAYOUTS", 96)


@cache
def finished(seed: int) -> Match:
    """Return a match with one finished round, played well and at random."""
    match = begin(GAME, seed, {}, ["iq:100"] * 2)
    player, lots = make("iq:100"), random.Random(seed)
    while match.actor >= 0:
        legal = list(match.legal)
        wild = lots.random() < 0.3
        action = (
            lots.choice(legal) if wild else player.choose(match.view(match.actor), legal, Stream(seed, "x"))
        )
        match.apply(action)
    return match


def positions(seeds: range) -> Iterator[Decision]:
    for seed in seeds:
        yield from decisions(finished(seed), (0, 1))


def pairs(view: View) -> set[tuple[str, str]]:
    """Return the pairs of a hand card and a card of the layout, by name."""
    return {
        (card_name(IDS[held]), card_name(IDS[lying]))
        for held in numbers(view.hand)
        for lying in numbers(view.layout)
        if held < JOKER and held // 4 == lying // 4
    }


def takers(view: View, card: int) -> bool:
    """True if an unseen card could take this one."""
    return any(each // 4 == card // 4 for each in numbers(view.unseen))


def check(view: View, legal: Sequence[Action], action: Action, reason: Reason) -> None:
    """Check every statement of a reason against the position."""
    template, fields = reason.template, reason.fields
    given = bool(view.captured[1 - view.seat] & (SINGLES | DOUBLES))
    assert "{" not in reason and template in reasons.TEMPLATES
    if template in (reasons.STACK, reasons.JOKER_PLAYED):
        assert given
    if template in (reasons.STACK_ALONE, reasons.JOKER_ALONE):
        assert not given
    if isinstance(action, Show | Transact):
        assert fields["coin"] == coin_name(action.coin + 1)
        doubled = (view.shown[view.seat] | view.perfect[view.seat]) >> action.coin & 1
        assert (template == reasons.TRANSACT_ALONE) == (isinstance(action, Transact) and bool(doubled))
    elif isinstance(action, Play) and action.card < JOKER:
        check_play(view, action, reason)
    elif action in (END, KEEP_GOING):
        position = known(view)
        position.play(END)
        assert fields.get("amount", position.paid) == position.paid
        if "lacks" in fields:
            there = view.points[1 - view.seat] + int(fields["lacks"])
            assert there >= 7 and there > view.keep_score[1 - view.seat]
        left = any(view.hand_sizes) or any(view.owed)
        assert (template == reasons.END_LAST) <= (not left)
        wins = 0 < view.target <= view.balance[view.seat] + position.paid
        assert (template == reasons.END_MATCH) == (wins and action == END)


def check_play(view: View, action: Play, reason: Reason) -> None:
    template, fields, there = reason.template, reason.fields, pairs(view)
    lying = [each for each in numbers(view.layout) if each // 4 == action.card // 4]
    assert fields["card"] == card_name(IDS[action.card])
    if template in (reasons.STACK, reasons.STACK_ALONE):
        assert len(lying) == 3
        return
    if "taken" in fields:
        assert (fields["card"], fields["taken"]) in there
        taken = action.take if action.take >= 0 else lying[0]
        before = view.captured[view.seat]
        gain = score(before | 1 << action.card | 1 << taken) - score(before)
        assert fields.get("points", int(template == shared.ONE_POINT)) == gain
        assert (template == reasons.DENIES) <= takers(view, taken)
    else:
        assert not lying
    assert (template == shared.ONLY) <= (len(there) == 1)
    assert (template in (shared.MATCHES, shared.MOST)) <= (len(there) >= 2)
    assert (template in (shared.LEAST, shared.NOTHING)) <= bool(there)
    assert (template in (shared.NO_PAIR, shared.NO_PAIR_LEAST)) <= (not there)
    assert (template == shared.SAFE) <= (not takers(view, action.card))


def test_every_reason_is_true_in_its_position() -> None:
    told = set()
    for place, each in enumerate(positions(range(14))):
        legal = list(each.legal)
        found = search.CoinJudge().judge(each.view, legal, Stream(place, "judge"))
        reason = reasons.advice(each.view, legal, found)
        action = legal[shared.best_of(found)]
        if isinstance(action, Take) or each.view.phase == TAKE:
            lead = max(other.behind for other in found)
            assert reason.template == (shared.TAKES if lead >= shared.SMALL else shared.EQUAL)
        else:
            check(each.view, legal, action, reason)
        assert reason.stake == sorted(other.behind for other in found)[1]
        told.add(reason.template)
    assert len(told) > 12, "the positions ask for many kinds of sentences"


def test_each_action_has_a_true_reason_without_a_judge() -> None:
    """Players without a judge give reasons from the position alone."""
    told = set()
    for each in positions(range(30)):
        for action in each.legal:
            reason = reasons.why(each.view, each.legal, action)
            if not isinstance(action, Take) and each.view.phase != TAKE:
                check(each.view, each.legal, action, reason)
            told.add(reason.template)
    assert len(told) > 12, "the positions ask for many kinds of sentences"


def test_a_perfect_hand_is_weighed_against_what_it_pays_at_once() -> None:
    state = dealt("03-chunk", FOUR_DEALT, "09-nonce", "10-nonce")
    view = RULES.view(state, RULES.actor(state))
    on, off = Weighed(9.0, 0.0, 0.1, 0.6, 0.4, 20.4, 7.6), Weighed(7.0, 2.0, 0.1, 1.0, 0.0, 7.0)
    assert reasons.why(view, [WIN, PLAY_ON], PLAY_ON, [off, on]) == (
        "Play on: you win 60 of 100 games like this, 20 points on average, against 7 at once. "
        "The other player wins 40; that costs you 8."
    )
    assert reasons.why(view, [WIN, PLAY_ON], WIN, [off, on]).template == reasons.WIN


def test_hint_and_review_agree_on_every_decision() -> None:
    """The think process answers both questions with one evaluation of the same worlds."""
    review = Review(finished(3), (0,))
    for decision in review.decisions:
        asked = review.question(decision)
        hint: JsonMapping = {**asked, "player": GAME.players.adviser, "explain": True, "judge": ""}
        advice, judged = (answer(json.dumps({"id": 1, **each})) for each in (hint, asked))
        assert advice["action"] == judged["action"] and advice["why"] == judged["why"]
        assert judged["estimates"][list(asked["legal"]).index(advice["action"])]["behind"] == 0
