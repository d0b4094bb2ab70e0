"""Positions of War of Coins: the same with and without a log, and independent of their copies."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.war_of_coins.cards import ALL, names
from games.war_of_coins.outcome.result import settlement
from games.war_of_coins.position import OVER
from games.war_of_coins.scoring import exchanges, merchants, mining, points, score, tally_of
from games.war_of_coins.view import known
from macclassic.engine.core.chance import deal_stream
from tests.games.war_of_coins.support.positions import RULES, change, played
from tests.referees.war_of_coins.points import count
from tests.referees.war_of_coins.points import mining as mining_by_hand
from tests.referees.war_of_coins.points import points as points_by_hand
from tests.support.match.same_rules import TEXTS, play_alike


@pytest.mark.slow
def test_games_without_a_log_are_the_same_with_every_special_event() -> None:
    seen: Counter[str] = Counter()
    for seed in range(2000):
        for difference in play_alike("war-of-coins", seed):
            seen.update(each.get("kind", each["type"]) for each in difference)
    for name in (
        "longest-chain", "key-match", "chain-of-block", "fixed-double-spending", "complete-transaction",
        "stack", "joker", "give-mining", "show", "transact", "flip-only", "take", "perfect",
        "keep-going", "end", "void",
    ):  # fmt: skip
        assert seen[name] > 10, name


def test_the_payment_of_a_position_equals_its_itemised_sum() -> None:
    for seed in range(300):
        _, state, _ = played(seed, 60)
        paid = settlement(state)
        assert state.phase == OVER and state.paid == (0 if paid is None else paid.amount)


@given(st.integers(0, ALL))
def test_a_tally_scores_like_the_captured_cards(cards: int) -> None:
    tally, held = tally_of(cards), names(cards)
    assert points(tally) == score(cards) == points_by_hand(held)
    assert (mining(tally), exchanges(tally)) == (mining_by_hand(held), count(held, "exchange"))
    assert merchants(tally) == count(held, "merchant", "gateway")


def test_a_copy_is_independent() -> None:
    first = RULES.start(deal_stream(3, 0))
    before = first.values()
    second = first.copy()
    while legal := second.legal():
        second.play(legal[0])
    assert first.values() == before != second.values()


def test_a_view_gives_the_position_without_hidden_cards() -> None:
    bare = TEXTS["war-of-coins"].bare
    for seed in range(100):
        _, state, _ = played(seed, seed % 25)
        if state.phase == OVER:
            continue
        seat = RULES.actor(state)
        mine = known(RULES.view(state, seat))
        assert mine.legal() == state.legal()
        whole = change(state.copy(), hand=(state.me.hand, 0) if seat == 0 else (0, state.me.hand))
        whole.stock, whole.deal = [], mine.deal
        assert bare(mine) == bare(whole)
