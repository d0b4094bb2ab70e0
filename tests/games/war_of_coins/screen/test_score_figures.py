"""Figures beside the cards over random games: trays, sets, and the payment if the game ended now."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator

from games.war_of_coins.actions import END
from games.war_of_coins.cards import pack
from games.war_of_coins.events import Score
from games.war_of_coins.outcome.result import preview
from games.war_of_coins.position import CALL, OVER
from games.war_of_coins.position import Position as CoinPosition
from games.war_of_coins.score_figures import SETS, TRAYS, counts, progress, stake, tray_points
from games.war_of_coins.scoring import score_lines
from macclassic.engine.core.chance import deal_stream
from tests.games.war_of_coins.support.positions import RULES, kind

RARE = ("show", "transact", "keep-going", "perfect")
GAMES = int(os.environ.get("POSITIONS", "20"))


def courses() -> Iterator[tuple[CoinPosition, CoinPosition, tuple[object, ...]]]:
    """Yield every step of some games as position before, position after and events.

    Rare actions are preferred.
    """
    rng = random.Random(20)
    for seed in range(GAMES):
        state = RULES.start(deal_stream(seed, 0))
        while RULES.actor(state) >= 0:
            legal = RULES.legal(state)
            rare = [
                action for action in legal if kind(action) in ("show", "transact", "keep-going", "perfect")
            ]
            before, (state, events) = state, RULES.step(state, rng.choice(rare or legal))
            yield before, state, events


def test_the_displayed_payment_equals_that_of_the_rules() -> None:
    ended = doubled = 0
    for _, state, _ in courses():
        for seat in (0, 1):
            shown = stake(RULES.view(state, 0), seat)
            assert shown == stake(RULES.view(state, 1), seat)
            if state.phase == OVER:
                continue
            asked = state.copy()
            if seat != asked.turn:
                asked.turn, asked.me, asked.other = seat, asked.other, asked.me
            asked.phase = CALL
            over, _ = RULES.step(asked, END)
            paid = RULES.result(over).payment
            assert paid == shown.payment
            assert over.balance()[seat] - state.balance()[seat] == shown.payment.amount
            ended, doubled = ended + 1, doubled + bool(shown.payment.doublings)
    assert ended > 500 and doubled > 100


def test_the_payment_with_one_point_more_counts_keep_going_in_a_call_only() -> None:
    called = free = 0
    for _, state, _ in courses():
        for seat in (0, 1):
            view = RULES.view(state, seat)
            found = stake(view, seat)
            if state.phase == CALL and state.turn == seat:
                assert found.more == preview(view).more
                called += 1
            elif state.phase != OVER:
                assert found.more.amount == found.payment.amount + (1 << len(found.payment.doublings))
                free += 1
    assert called > 10 and free > 500


def test_the_displayed_points_needed_allow_ending_the_game() -> None:
    asked = 0
    for before, state, events in courses():
        scored = next((event for event in events if isinstance(event, Score)), None)
        if scored is not None:
            needed = stake(RULES.view(before, 0), scored.seat).needed
            assert (state.phase == CALL) == (scored.points >= needed)
            asked += state.phase == CALL
    assert asked > 10


def test_trays_contain_every_card_once_and_sum_to_the_score() -> None:
    for _, state, _ in courses():
        for side in state.sides():
            lying = [side.captured & cards for cards in TRAYS.values()]
            assert sum(lying) == side.captured and not lying[0] & lying[1] & lying[2] & lying[3]
            assert sum(tray_points(side.captured).values()) == side.points
            assert sum(counts(side.captured).values()) >= side.captured.bit_count()


def test_a_complete_row_of_pips_scores_and_a_lost_pip_prevents_it() -> None:
    complete = lost = 0
    for _, state, _ in courses():
        one, two = state.sides()
        for seat, mine in ((0, one), (1, two)):
            found = progress((one.captured, two.captured), seat)
            assert found.keys() == SETS.keys()
            scored = {line.what: line for line in score_lines(mine.captured)}
            for name, pips in found.items():
                had = pips.count("had")
                if name == "exchanges":
                    assert had == (mine.captured & TRAYS["exchange"]).bit_count()
                else:
                    assert (had == len(pips)) == (name in scored)
                complete, lost = complete + (had == len(pips)), lost + ("lost" in pips)
    assert complete > 20 and lost > 100


def test_pips_show_cards_had_lost_and_open() -> None:
    captured = (
        pack(["02-gateway", "01-chunk", "12-blocks"]),
        pack(["04-gateway", "04-hashes", "05-hashes", "07-hashes"]),
    )
    one, two = progress(captured, 0), progress(captured, 1)
    assert one["gateways"] == ("had", "lost", "open")
    assert two["gateways"] == ("lost", "had", "open")
    assert one["proof-of-work"] == ("had", "open", "lost", "had")
    assert two["proof-of-work"] == ("open", "open", "had", "lost")
    assert one["exchanges"] == ("open",) * 5
