"""Honest worlds of War of Coins: what a seat can't tell from the real one, and every such world."""

from __future__ import annotations

import random
from collections import Counter

from games.war_of_coins.cards import IDS, coins_with, names, numbers, pack
from games.war_of_coins.state import OVER
from games.war_of_coins.worlds import sample
from macclassic.engine.chance import Stream
from tests.coins import RULES, act, dealt, played, position


def test_a_world_looks_the_same_and_can_be_played_to_its_end() -> None:
    asked = 0
    for seed in range(150):
        _, state, _ = played(seed, seed % 30)
        if state.phase == OVER:
            continue
        asked += 1
        seat = RULES.actor(state)
        view = RULES.view(state, seat)
        world = sample(view, Stream(seed, "world"))
        assert RULES.view(world, seat) == view and RULES.legal(world) == RULES.legal(state)
        rng = random.Random(seed)
        while RULES.actor(world) >= 0:
            world, _ = RULES.step(world, rng.choice(RULES.legal(world)))
        assert RULES.result(world).ending
    assert asked > 80


def test_worlds_hold_each_unseen_card_about_as_often_in_the_hand() -> None:
    _, state, _ = played(3, 5)
    view = RULES.view(state, RULES.actor(state))
    other = 1 - view.seat
    stream = Stream(1, "world")
    found: Counter[int] = Counter()
    for _ in range(1500):
        found.update(numbers(sample(view, stream).hands[other]))
    wanted = 1500 * view.hand_sizes[other] / view.unseen.bit_count()
    assert set(found) == set(numbers(view.unseen))
    assert all(0.8 * wanted < times < 1.2 * wanted for times in found.values())


def test_shown_cards_stay_where_they_are() -> None:
    three = "03-chunk 03-exchange 03-mining-1"
    rest = " ".join(card for card in IDS[16:48])
    state, _ = act(
        position(f"{three} 01-chunk", "02-chunk", rest, theirs="01-exchange 02-gateway"), "show", coin=3
    )
    after, _ = act(state, "play", card="01-chunk")
    view = RULES.view(after, 1)
    for number in range(50):
        assert sample(view, Stream(number, "world")).hands[0] & pack(three.split()) == pack(three.split())


def test_nobody_holds_a_perfect_hand_in_secret() -> None:
    fives = "05-hashes 05-merchant 05-mining-1 05-mining-2"
    state = dealt("01-chunk 02-chunk", "03-chunk 04-gateway 04-hashes", "06-nonce", f"{fives} 07-hashes")
    view = RULES.view(state, 0)
    seen = set()
    for number in range(600):
        hand = sample(view, Stream(number, "world")).hands[1]
        assert not coins_with(hand, 4)
        seen.add(tuple(names(hand)))
    assert len(seen) > 100
    # One of four played already: the other three can't be left.
    started = dealt(
        "05-hashes 04-gateway 04-hashes 09-nonce", "01-chunk", "06-nonce", "07-hashes 05-merchant"
    )
    after, _ = act(started, "play", card="05-hashes")
    played_on = after.copy()
    played_on.hands = (pack(["05-mining-1", "05-mining-2", "04-hashes"]), played_on.hands[1])
    view = RULES.view(played_on, 1)
    for number in range(200):
        theirs = sample(view, Stream(number, "world")).hands[0]
        assert not coins_with(theirs | pack(["05-hashes"]), 4)
