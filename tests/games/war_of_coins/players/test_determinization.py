"""Determinization in War of Coins: worlds consistent with a view, covering all such worlds."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

from games.war_of_coins.cards import IDS, NUMBER, coins_with, names, numbers, pack
from games.war_of_coins.players.card_worth import worths
from games.war_of_coins.players.playout import EVEN
from games.war_of_coins.players.search import dealer, odds, silence
from games.war_of_coins.position import OVER, STOCK, Position
from games.war_of_coins.view import View, known
from macclassic.engine.core.fast_random import FastRandom
from tests.games.war_of_coins.support.positions import FAR, RULES, act, change, dealt, each, played, position


def worlds(view: View, count: int, infers: bool = False) -> list[Position]:
    """Return worlds of a view, as a player deals them."""
    dice, dealing, found = FastRandom(7), dealer(view, infers), []
    for _ in range(count):
        found.append(known(view))
        dealing.deal(found[-1], dice)
    return found


def test_a_world_contains_every_unseen_card_once_and_is_playable() -> None:
    asked = 0
    for seed in range(150):
        _, state, _ = played(seed, seed % 30)
        if state.phase == OVER:
            continue
        asked += 1
        view = RULES.view(state, RULES.actor(state))
        other = 1 - view.seat
        for world in worlds(view, 3, seed % 2 == 1):
            assert world.me.hand == view.hand
            assert world.other.hand.bit_count() == view.hand_sizes[other]
            assert world.other.hand & view.open_hands[other] == view.open_hands[other]
            held = numbers(world.other.hand & ~view.open_hands[other])
            hidden = [*held, *world.stock[world.turned_count :]]
            assert sorted(hidden) == list(numbers(view.unseen)) and len(world.stock) == STOCK
            assert world.legal() == RULES.legal(state)
            rng = random.Random(seed)
            while moves := world.legal():
                world.play(rng.choice(moves))
            assert world.phase == OVER
    assert asked > 80


def test_each_unseen_card_is_equally_likely_in_the_hand() -> None:
    _, state, _ = played(3, 5)
    view = RULES.view(state, RULES.actor(state))
    other = 1 - view.seat
    found = Counter(card for world in worlds(view, 1500) for card in numbers(world.other.hand))
    wanted = 1500 * view.hand_sizes[other] / view.unseen.bit_count()
    assert set(found) == set(numbers(view.unseen))
    assert all(0.8 * wanted < times < 1.2 * wanted for times in found.values())


def test_shown_cards_stay_in_the_hand() -> None:
    three = "03-chunk 03-exchange 03-mining-1"
    rest = " ".join(card for card in IDS[16:48])
    state, _ = act(
        position(f"{three} 01-chunk", "02-chunk", rest, theirs="01-exchange 02-gateway"), "show", coin=3
    )
    after, _ = act(state, "play", card="01-chunk")
    shown = pack(three.split())
    for infers in (False, True):
        assert all(world.other.hand & shown == shown for world in worlds(RULES.view(after, 1), 50, infers))


def test_no_world_has_an_undeclared_perfect_hand() -> None:
    fives = "05-hashes 05-merchant 05-mining-1 05-mining-2"
    state = dealt("01-chunk 02-chunk", "03-chunk 04-gateway 04-hashes", "06-nonce", f"{fives} 07-hashes")
    seen = set()
    for world in worlds(RULES.view(state, 0), 600):
        assert not coins_with(world.other.hand, 4)
        seen.add(tuple(names(world.other.hand)))
    assert len(seen) > 100
    # If one of four has been played, the other three cannot be left.
    started = dealt(
        "05-hashes 04-gateway 04-hashes 09-nonce", "01-chunk", "06-nonce", "07-hashes 05-merchant"
    )
    after, _ = act(started, "play", card="05-hashes")
    three = pack(["05-mining-1", "05-mining-2", "04-hashes"])
    played_on = change(after.copy(), hand=(three, each(after, "hand")[1]))
    for world in worlds(RULES.view(played_on, 1), 200):
        assert not coins_with(world.other.hand | pack(["05-hashes"]), 4)


def passed_up() -> View:
    """Return the view of a seat after the other laid a Mining card beside Bitcoin's Exchange."""
    rest = "11-double 11-mining-1 06-mining-1 04-hashes 10-mining-2 07-mining-1 07-mining-2"
    state = position("05-mining-1 06-nonce 10-nonce", "11-exchange", rest, theirs=FAR, turn=0)
    after, _ = act(state, "play", card="05-mining-1")
    return replace(RULES.view(after, 1), unseen=pack(rest.split()[:5]), stock_size=3)


def test_a_card_that_would_have_captured_an_exchange_is_unlikely_in_the_hand() -> None:
    view = passed_up()
    found = odds(view, worths(view, 0))
    assert found[NUMBER["11-mining-1"]] < EVEN / 4 and found[NUMBER["11-double"]] < EVEN / 4
    assert found[NUMBER["06-mining-1"]] > EVEN / 2
    held = Counter(card for world in worlds(view, 2000, True) for card in numbers(world.other.hand))
    assert held[NUMBER["11-mining-1"]] < held[NUMBER["06-mining-1"]] / 2
    even = Counter(card for world in worlds(view, 2000, False) for card in numbers(world.other.hand))
    assert 0.85 < even[NUMBER["11-mining-1"]] / even[NUMBER["06-mining-1"]] < 1.15


def test_likelihoods_of_many_plays_stay_finite() -> None:
    for seed in range(60):
        _, state, _ = played(seed, 28)
        for seat in (0, 1):
            view = RULES.view(state, seat)
            found = odds(view, worths(view, 1 - seat))
            assert len(found) == 50 and all(1 <= each <= EVEN for each in found)


def test_a_player_who_showed_nothing_seldom_holds_three_of_a_coin() -> None:
    threes = "05-hashes 05-merchant 05-mining-1 06-nonce 07-hashes 08-gateway"
    state = dealt("01-chunk 02-chunk 03-chunk 04-gateway", FAR, "12-blocks", f"09-nonce 10-nonce {threes}")
    before, after = (RULES.view(state, 1), RULES.view(act(state, "play", card="01-chunk")[0], 1))
    assert silence(before) == EVEN > silence(after)

    def share(view: View) -> float:
        found = worlds(replace(view, hand_sizes=(3, 2), unseen=pack(threes.split())), 2000, True)
        return sum(bool(coins_with(world.other.hand, 3)) for world in found) / 2000

    assert share(after) < share(before) / 3
