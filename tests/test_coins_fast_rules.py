"""The fast rules of War of Coins are the rules: every move, every field, compiled or not."""

from __future__ import annotations

import random
from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from games.war_of_coins.cards import ALL
from games.war_of_coins.fast import tallies
from games.war_of_coins.fast.setting_up import known, position
from games.war_of_coins.scoring import merchant_count, mining_value, score
from games.war_of_coins.state import OVER
from macclassic.engine.chance import deal_stream
from tests.coins import RULES, played
from tests.same_rules_coins import fields, play_alike


def test_games_go_alike_with_every_special_event() -> None:
    seen: Counter[str] = Counter()
    for seed in range(2000):
        play_alike(RULES.start(deal_stream(seed, 0)), random.Random(seed), seen)
    for name in (
        "longest-chain", "key-match", "chain-of-block", "fixed-double-spending", "complete-transaction",
        "stack", "joker", "give-mining", "show", "transact", "flip-only", "take", "perfect-win",
        "perfect-play-on", "keep-going", "end", "void",
    ):  # fmt: skip
        assert seen[name] > 10, name


@given(st.integers(0, ALL))
def test_a_tally_scores_as_what_is_captured(cards: int) -> None:
    tally = tallies.tally_of(cards)
    assert tallies.points(tally) == score(cards)
    assert (tally >> 20, tally >> 5 & 15) == (mining_value(cards), merchant_count(cards))


def test_a_copy_goes_its_own_way() -> None:
    first = position(RULES.start(deal_stream(3, 0)))
    before = fields(first)
    second = first.copy()
    while moves := second.legal():
        second.play(moves[0])
    assert fields(first) == before != fields(second)


def test_a_view_makes_the_position_without_what_is_hidden() -> None:
    for seed in range(100):
        _, state, _ = played(seed, seed % 25)
        if state.phase == OVER:
            continue
        seat = RULES.actor(state)
        whole, mine = position(state), known(RULES.view(state, seat))
        assert mine.legal() == whole.legal()
        whole.their_hand, whole.stock = 0, []
        assert fields(mine) == fields(whole)
