"""Points, endings and payments of War of Coins by examples (rules page war-of-coins)."""

from __future__ import annotations

import random

import pytest

from games.war_of_coins.actions import END, KEEP_GOING
from games.war_of_coins.cards import names, pack
from games.war_of_coins.outcome.result import preview
from games.war_of_coins.position import CALL, PLAY
from games.war_of_coins.scoring import score, score_lines
from macclassic.engine.core.game_spec import MATCH_OVER, ROUND_OVER
from tests.games.war_of_coins.support.positions import (
    GATEWAYS,
    MERCHANTS,
    RULES,
    SEVEN_POINTS,
    act,
    change,
    each,
    payment_of,
    position,
)

# Points


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("01-exchange 03-exchange", 0),
        ("01-exchange 03-exchange 12-exchange", 3),
        ("01-exchange 03-exchange 08-exchange 11-exchange", 4),
        ("01-exchange 03-exchange 08-exchange 11-exchange 12-exchange", 15),
        ("02-gateway 04-gateway", 0),
        (GATEWAYS, 5),
        ("05-merchant 06-merchant 07-merchant 09-merchant", 0),
        ("05-merchant 06-merchant 07-merchant 09-merchant 10-merchant", 1),
        ("05-merchant 06-merchant 07-merchant 09-merchant 02-gateway", 1),
        (f"{MERCHANTS} {GATEWAYS}", 5 + 5),
        ("01-chunk 02-chunk 03-chunk", 3),
        ("06-nonce 09-nonce 10-nonce", 3),
        ("04-hashes 05-hashes 07-hashes", 3),
        ("01-chunk 06-nonce 04-hashes", 0),
        ("01-chunk 06-nonce 04-hashes 12-blocks", 5),
        ("01-chunk 06-nonce 04-hashes 12-blocks 09-nonce", 6),
        ("01-chunk 02-chunk 06-nonce 09-nonce 04-hashes", 1),
        ("01-chunk 02-chunk 03-chunk 06-nonce 09-nonce 10-nonce 04-hashes 05-hashes 07-hashes 12-blocks", 20),
    ],
)
def test_collections_score_their_points(cards: str, points: int) -> None:
    captured = pack(cards.split())
    assert score(captured) == points == sum(line.points for line in score_lines(captured))


def test_doubles_and_jokers_count_as_two_mining_cards() -> None:
    eight = " ".join(f"{coin:02}-mining-1" for coin in range(1, 9))
    for more, points in (
        ("", 0),
        ("11-double", 1),
        ("11-double joker-1", 3),
        ("joker-1 joker-2 12-double", 5),
    ):
        assert score(pack(f"{eight} {more}".split())) == points


def test_every_line_sums_to_the_score_of_random_captures() -> None:
    rng = random.Random(1)
    for _ in range(2000):
        cards = rng.getrandbits(50)
        assert score(cards) == sum(line.points for line in score_lines(cards))


# Ending and payment


def test_seven_points_at_the_end_of_the_own_turn_allow_a_call_and_more_points_another() -> None:
    held = f"{GATEWAYS} 05-merchant 06-merchant"
    state = position(
        "07-hashes 01-chunk", "07-merchant 01-exchange", "10-nonce 11-double", captured=(held, "")
    )
    asked, said = act(state, "play", card="07-hashes")
    assert said[-1] == "score 0 7" and RULES.legal(asked) == [KEEP_GOING, END]
    assert names(RULES.view(asked, 0).gained) == ["07-hashes", "07-merchant"]
    ahead = preview(RULES.view(asked, 0))
    assert (ahead.points, ahead.now.amount, ahead.later.amount, ahead.more.amount) == (7, 7, 8, 9)
    assert [(line.what, rise) for line, rise in zip(ahead.scored, ahead.rises, strict=True) if rise] == [
        ("merchants", 1)
    ]
    kept, said = act(asked, "keep-going")
    assert said == [] and (each(kept, "keeps"), each(kept, "keep_score"), kept.turn) == ((1, 0), (7, 0), 1)
    mine = change(kept.copy(), turn=0)
    same, said = act(mine, "play", card="01-chunk")
    assert said[-1] == "score 0 7" and same.turn == 1 and same.phase == PLAY
    ended, _ = act(asked, "end")
    assert (ended.winner, ended.balance()) == (0, (7, -7)) and RULES.result(ended).payment is not None


def test_waste_hashrate_also_after_keep_going_on_the_last_turn() -> None:
    state = position("07-hashes", "07-merchant", "10-nonce", theirs="", captured=(SEVEN_POINTS, ""))
    asked, _ = act(state, "play", card="07-hashes")
    wasted, said = act(asked, "keep-going")
    assert (
        said == ["void waste-hashrate"] and wasted.balance() == (0, 0) and RULES.actor(wasted) == ROUND_OVER
    )
    assert RULES.round_outcome(wasted)["winner"] is None


def test_the_worked_example_has_its_payment() -> None:
    mining = " ".join(f"{coin:02}-mining-{n}" for coin in range(1, 8) for n in (1, 2))
    mine = f"{MERCHANTS} 02-gateway {mining} 08-mining-1"
    assert score(pack(mine.split())) == 9
    assert payment_of(mine, "09-mining-1 01-exchange", keeps=3) == (
        88,
        ["keep-going", "no-market", "no-hashrate"],
    )


@pytest.mark.parametrize(("keeps", "amount"), [(0, 7), (1, 8), (2, 9), (3, 18), (4, 36), (5, 72)])
def test_keep_going_first_adds_and_from_the_third_doubles(keeps: int, amount: int) -> None:
    assert payment_of(SEVEN_POINTS, keeps=keeps)[0] == amount


def test_each_coin_doubles_once() -> None:
    assert payment_of(SEVEN_POINTS, shown=0b101, transacted=0b100) == (28, ["jiggle-wiggle"] * 2)
    assert payment_of(SEVEN_POINTS, transacted=0b100) == (14, ["complete-transaction"])
    assert payment_of(SEVEN_POINTS, shown=0b1, transacted=0b10, perfect=0b100)[0] == 56


def test_junk_coin_needs_three_against_none() -> None:
    three = "01-exchange 03-exchange 08-exchange"
    assert payment_of(f"{SEVEN_POINTS} {three}") == (20, ["junk-coin"])
    assert payment_of(f"{SEVEN_POINTS} {three}", "11-exchange") == (10, [])
    assert payment_of(SEVEN_POINTS) == (7, [])


def test_no_hashrate_counts_mining_value_and_includes_zero() -> None:
    ten = " ".join(f"{coin:02}-mining-1" for coin in range(1, 11))
    seven = " ".join(f"{coin:02}-mining-2" for coin in range(1, 8))
    assert payment_of(ten) == (2, ["no-hashrate"])
    assert payment_of(ten, seven) == (2, ["no-hashrate"])
    assert payment_of(ten, f"{seven} 08-mining-2") == (1, [])
    six = " ".join(seven.split()[:6])
    assert payment_of(ten, f"{six} joker-1") == (1, [])


@pytest.mark.parametrize(("keeps", "abandoned"), [(0, 0), (1, 9)])
def test_points_of_a_player_who_kept_going_are_lost(keeps: int, abandoned: int) -> None:
    state = position(
        "03-chunk",
        "09-nonce",
        "10-nonce",
        captured=(SEVEN_POINTS, ""),
        phase=CALL,
        points=(7, 9),
        keeps=(0, keeps),
    )
    ended, _ = act(state, "end")
    result = RULES.result(ended)
    assert (ended.balance(), result.abandoned) == ((7, -7), abandoned)


def test_a_match_ends_at_its_target_balance_or_never() -> None:
    state = position(
        "03-chunk", "09-nonce", "10-nonce", captured=(SEVEN_POINTS, ""), phase=CALL, brought=(43, -43)
    )
    ended, _ = act(state, "end")
    assert RULES.actor(ended) == MATCH_OVER and RULES.result(ended).over
    assert RULES.match_outcome(ended) == {"balance": [50, -50]}
    assert [change(ended.copy(), target=target).actor() for target in (0, 100)] == [ROUND_OVER] * 2
    assert RULES.tally(state, ended, 0).place == 1 and RULES.tally(state, ended, 1).place == 2
