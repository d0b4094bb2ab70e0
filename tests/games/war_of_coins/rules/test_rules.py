"""Rules of War of Coins by examples, from the deck to the last turn (rules page war-of-coins)."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from games.war_of_coins.actions import Play, Take
from games.war_of_coins.cards import IDS, JOKER, MINING, NUMBER, names, pack
from games.war_of_coins.events import Joker, Void
from games.war_of_coins.position import CALL, OVER, PLAY
from games.war_of_coins.record_format import opening
from macclassic.engine.core.chance import deal_stream
from macclassic.engine.core.game_spec import ROUND_OVER, IllegalAction
from tests.games.war_of_coins.support.positions import (
    FOUR_DEALT,
    RULES,
    SEVEN_POINTS,
    THREE,
    act,
    change,
    coin_rules,
    dealt,
    each,
    kind,
    payment_of,
    position,
)

# The deck and the beginning


def test_the_deck_has_the_cards_of_the_rules() -> None:
    assert len(set(IDS)) == 50 and IDS[JOKER:] == ("joker-1", "joker-2")
    counts = Counter(name.split("-", 1)[1] for name in IDS[:JOKER])
    assert counts == {
        "exchange": 5, "gateway": 3, "merchant": 6, "chunk": 3, "nonce": 3, "hashes": 3, "blocks": 1,
        "mining-1": 11, "mining-2": 11, "double": 2,
    }  # fmt: skip
    assert names(MINING)[-4:] == ["11-mining-2", "12-double", "joker-1", "joker-2"]
    assert [name for name in IDS if name.startswith("12")] == [
        "12-blocks", "12-double", "12-exchange", "12-merchant",
    ]  # fmt: skip


def test_the_later_coin_begins_and_a_tie_is_drawn_again() -> None:
    ties = 0
    for seed in range(200):
        deal = RULES.start(deal_stream(seed, 0)).deal
        pairs = [(deal.draw[i] // 4, deal.draw[i + 1] // 4) for i in range(0, len(deal.draw), 2)]
        ties += len(pairs) - 1
        assert all(one == two for one, two in pairs[:-1]) and pairs[-1][0] != pairs[-1][1]
        assert deal.first == (0 if pairs[-1][0] > pairs[-1][1] else 1)
        assert all(card < JOKER for card in deal.draw)
    assert ties > 0


def test_ten_cards_are_dealt_to_each_eight_to_the_layout_and_twenty_two_to_the_stock() -> None:
    deal = RULES.start(deal_stream(1, 0)).deal
    assert [hand.bit_count() for hand in deal.hands] == [10, 10]
    assert deal.table.bit_count() == 8 and len(deal.stack) == 22
    assert sum(deal.hands) + deal.table + sum(1 << card for card in deal.stack) == (1 << 50) - 1


def test_the_winner_begins_the_next_game_or_else_the_same_player() -> None:
    state = position("03-chunk", "09-nonce", "10-nonce", captured=("", ""), phase=CALL, turn=1)
    won, _ = act(state, "end")
    assert won.winner == 1 and RULES.next_round(won, deal_stream(1, 1)).deal.first == 1
    nobody = position("", "09-nonce", "10-nonce", theirs="", owed=(1, 0))
    wasted, said = act(nobody, "flip-only")
    assert said[-1] == "void waste-hashrate" and wasted.winner == -1
    following = RULES.next_round(wasted, deal_stream(1, 1))
    assert (following.deal.first, following.game, following.deal.draw) == (0, 2, ())


def test_jokers_of_the_layout_go_to_the_first_player_and_are_replaced() -> None:
    state = dealt("03-chunk", "04-hashes", "joker-1 09-nonce", "joker-2 10-nonce 11-double", first=1)
    assert names(state.layout) == ["09-nonce", "10-nonce"] and state.turned_count == 2
    assert [names(cards) for cards in each(state, "captured")] == [[], ["joker-1", "joker-2"]]
    assert opening(state.deal) == [Joker(1, 48), Joker(1, 49)]


@pytest.mark.parametrize(("last_winner", "balance"), [(-1, (3, -3)), (0, (10, -10)), (1, (-4, 4))])
def test_four_of_a_coin_on_the_layout_void_the_deal(last_winner: int, balance: tuple[int, int]) -> None:
    first = max(last_winner, 0)
    state = dealt(
        "03-chunk", "04-hashes", FOUR_DEALT, "10-nonce", first, last_winner=last_winner, balance=(3, -3)
    )
    assert RULES.actor(state) == ROUND_OVER and state.balance() == balance
    assert opening(state.deal) == [Void("four-on-layout")]
    assert RULES.round_outcome(state)["payment"] == (7 if last_winner >= 0 else 0)
    assert RULES.next_round(state, deal_stream(1, 1)).deal.first == first
    assert RULES.result(state).winner == -1 and RULES.result(state).paid_to == last_winner


def test_a_joker_replaced_by_the_fourth_of_a_coin_voids_the_deal() -> None:
    state = dealt(
        "03-chunk", "04-hashes", "joker-1 05-hashes 05-merchant 05-mining-1", "05-mining-2 06-nonce"
    )
    assert opening(state.deal) == [Joker(0, 48), Void("four-on-layout")]


# A turn


def test_without_a_match_both_cards_join_the_layout() -> None:
    after, said = act(position("03-chunk 06-nonce", "09-nonce", "10-nonce"), "play", card="03-chunk")
    assert said == ["flip 10-nonce", "score 0 0"]
    assert names(after.layout) == ["03-chunk", "09-nonce", "10-nonce"] and after.turn == 1


def test_if_the_stock_card_matches_nothing_the_hand_pair_is_captured() -> None:
    after, said = act(position("03-chunk 06-nonce", "03-exchange", "10-nonce"), "play", card="03-chunk")
    assert said == ["flip 10-nonce", "collect 0 03-chunk 03-exchange", "score 0 0"]
    assert names(after.layout) == ["10-nonce"]


def test_the_stock_card_matches_another_card() -> None:
    state = position("03-chunk 06-nonce", "03-exchange 10-nonce 11-double", "10-merchant")
    after, said = act(state, "play", card="03-chunk")
    assert said[1] == "collect 0 03-chunk 03-exchange 10-merchant 10-nonce"
    assert names(after.layout) == ["11-double"]


def test_a_hand_card_chooses_between_two() -> None:
    state = position("03-chunk 06-nonce", "03-exchange 03-mining-1", "10-nonce")
    with pytest.raises(IllegalAction, match="one of them must be chosen"):
        act(state, "play", card="03-chunk")
    after, said = act(state, "play", card="03-chunk", take="03-mining-1")
    assert said[1] == "collect 0 03-chunk 03-mining-1" and names(after.layout) == ["03-exchange", "10-nonce"]


def test_a_stock_card_chooses_between_two() -> None:
    state = position("06-nonce 08-exchange", "03-exchange 03-mining-1", "03-chunk")
    choosing, said = act(state, "play", card="06-nonce")
    assert said == ["flip 03-chunk"] and RULES.actor(choosing) == 0
    assert names(choosing.choice()) == ["03-exchange", "03-mining-1"]
    with pytest.raises(IllegalAction, match="must be taken now"):
        act(choosing, "play", card="08-exchange")
    after, said = act(choosing, "take", card="03-exchange")
    assert said == ["collect 0 03-chunk 03-exchange", "score 0 0"]
    assert names(after.layout) == ["03-mining-1", "06-nonce"] and after.turn == 1


def test_double_spending_leaves_a_stack_of_three() -> None:
    state = position("03-chunk 06-nonce", "03-exchange 10-nonce", "03-mining-1")
    after, said = act(state, "play", card="03-chunk")
    assert said == ["flip 03-mining-1", "stack 3", "score 0 0"] and each(after, "captured") == (0, 0)
    assert names(after.layout) == ["03-chunk", "03-exchange", "03-mining-1", "10-nonce"]


HELD = ("", "07-mining-2 11-double")
LONGEST = (
    position("03-chunk 06-nonce", "03-exchange 10-nonce", "10-merchant", captured=HELD),
    {"card": "03-chunk"},
)
KEYS = (
    position("03-chunk 06-nonce", "03-exchange 03-mining-1", "03-mining-2", captured=HELD),
    {"card": "03-chunk", "take": "03-exchange"},
)
CHAIN = (position("03-chunk 06-nonce", "09-nonce", "03-mining-1", captured=HELD), {"card": "03-chunk"})
STACK = "03-exchange 03-mining-1 03-mining-2"
FIXED = (position("03-chunk 06-nonce", STACK, "10-nonce", captured=HELD), {"card": "03-chunk"})
FIXED_BY_STOCK = (position("06-nonce 08-exchange", STACK, "03-chunk", captured=HELD), {"card": "06-nonce"})


@pytest.mark.parametrize(
    ("case", "kind", "count"),
    [
        (LONGEST, "longest-chain", 4),
        (KEYS, "key-match", 4),
        (CHAIN, "chain-of-block", 2),
        (FIXED, "fixed-double-spending", 4),
        (FIXED_BY_STOCK, "fixed-double-spending", 4),
    ],
)
def test_special_captures_take_a_mining_card(case, kind, count) -> None:  # type: ignore[no-untyped-def]
    state, play = case
    after, said = act(state, "play", **play)
    assert said[2:4] == [f"bonus {kind} 0", "give-mining 1 0 07-mining-2"]
    mine, theirs = each(after, "captured")
    assert mine.bit_count() == count + 1 and names(theirs) == ["11-double"]


def test_the_longest_chain_needs_two_cards_of_different_coins() -> None:
    _, said = act(KEYS[0], "play", **KEYS[1])
    assert sum(line.startswith("bonus") for line in said) == 1
    state = position("03-chunk 06-nonce", f"{STACK} 10-nonce", "10-merchant")
    after, said = act(state, "play", card="03-chunk")
    assert after.layout == 0 and [line for line in said if "bonus" in line] == [
        "bonus fixed-double-spending 0"
    ]


@pytest.mark.parametrize(
    ("case", "kinds"),
    [(LONGEST, 0), (KEYS, 0), (CHAIN, 0), (FIXED, 1), (FIXED_BY_STOCK, 1)],
)
def test_on_the_last_turn_only_a_captured_stack_is_special(case, kinds) -> None:  # type: ignore[no-untyped-def]
    state, play = case
    last = change(state.copy(), hand=(pack([play["card"]]), 0))
    after, said = act(last, "play", **play)
    assert sum(line.startswith("bonus") for line in said) == kinds
    assert said[-1] == "void waste-hashrate" and after.phase == OVER
    owed = change(last.copy(), owed=(0, 1))
    assert any(line.startswith("bonus") for line in act(owed, "play", **play)[1])


def test_two_special_captures_take_two() -> None:
    state = position(
        "03-chunk 06-nonce",
        f"{STACK} 05-hashes 05-merchant 05-mining-1",
        "05-mining-2",
        captured=("", "07-mining-1 07-mining-2 08-mining-1"),
    )
    after, said = act(state, "play", card="03-chunk")
    assert sum(line.startswith("give") for line in said) == 2
    assert names(each(after, "captured")[1]) == ["08-mining-1"]


def test_the_rules_determine_the_mining_card_that_is_given() -> None:
    for held, given in (
        ("06-merchant 07-mining-2 11-double joker-1", ["07-mining-2"]),
        ("06-merchant 11-double joker-1", ["11-double"]),
        ("06-merchant joker-1", ["joker-1"]),
        ("06-merchant", []),
    ):
        state = position("03-chunk 06-nonce", STACK, "10-nonce", captured=("", held))
        _, said = act(state, "play", card="03-chunk")
        assert [line.split()[-1] for line in said if line.startswith("give")] == given


# Complete Transaction


def test_a_complete_transaction_captures_four_cards_at_once_and_owes_two_flips() -> None:
    state = position(f"{THREE} 06-nonce", "03-mining-2 09-nonce", "10-nonce 06-merchant", captured=HELD)
    after, said = act(state, "transact", coin=3)
    assert said[:4] == [
        "flip 10-nonce",
        "collect 0 03-chunk 03-exchange 03-mining-1 03-mining-2",
        "bonus complete-transaction 0",
        "give-mining 1 0 07-mining-2",
    ]
    assert each(after, "owed") == (2, 0) and names(each(after, "hand")[0]) == ["06-nonce"]
    mine = change(after.copy(), turn=0)
    assert {kind(action) for action in RULES.legal(mine)} == {"play", "flip-only"}
    flipped, said = act(mine, "flip-only")
    assert said == ["flip 06-merchant", "score 0 0"] and each(flipped, "owed") == (1, 0)


def test_a_flip_is_owed_even_with_an_empty_hand() -> None:
    state = position("", "09-nonce", "10-nonce", owed=(1, 0))
    assert [kind(action) for action in RULES.legal(state)] == ["flip-only"]
    with pytest.raises(IllegalAction, match="after a Complete Transaction"):
        act(position("06-nonce", "09-nonce", "10-nonce"), "flip-only")


def test_a_transaction_needs_three_in_hand_and_the_fourth_open() -> None:
    for mine, layout in ((THREE, "09-nonce"), ("03-chunk 03-exchange", "03-mining-1 03-mining-2")):
        with pytest.raises(IllegalAction, match="the fourth on the layout"):
            act(position(mine, layout, "10-nonce"), "transact", coin=3)


def test_a_transaction_counts_on_the_last_turns_and_may_be_the_longest_chain() -> None:
    state = position(
        THREE, "03-mining-2 09-nonce", "09-merchant 06-nonce 06-merchant", theirs="", captured=HELD
    )
    _, said = act(state, "transact", coin=3)
    assert [line for line in said if "bonus" in line] == [
        "bonus longest-chain 0",
        "bonus complete-transaction 0",
    ]


# Jokers


def test_a_joker_from_the_hand_turns_a_card_in_its_place() -> None:
    state = position("joker-1 06-nonce", "09-nonce", "09-merchant 10-nonce", captured=HELD)
    after, said = act(state, "play", card="joker-1")
    assert said == [
        "joker 0 joker-1",
        "give-mining 1 0 07-mining-2",
        "flip 09-merchant",
        "flip 10-nonce",
        "collect 0 09-merchant 09-nonce",
        "score 0 0",
    ]
    assert names(each(after, "captured")[0]) == ["07-mining-2", "09-merchant", "09-nonce", "joker-1"]
    assert names(each(after, "hand")[0]) == ["06-nonce"]


def test_a_joker_from_the_stock_is_replaced_at_once() -> None:
    state = position("03-chunk 06-nonce", "09-nonce", "joker-2 joker-1 09-merchant", captured=HELD)
    after, said = act(state, "play", card="03-chunk")
    assert [line.split()[0] for line in said] == [
        "flip", "joker", "give-mining", "flip", "joker", "give-mining", "flip", "collect", "score",
    ]  # fmt: skip
    assert each(after, "captured")[1] == 0 and names(after.layout) == ["03-chunk"]


def test_the_card_replacing_a_joker_chooses_and_captures_like_a_hand_card() -> None:
    state = position("joker-1 06-nonce", "09-nonce 09-mining-1", "09-merchant 09-mining-2", captured=HELD)
    choosing, said = act(state, "play", card="joker-1")
    assert said[-1] == "flip 09-merchant" and len(RULES.legal(choosing)) == 2
    _, said = act(choosing, "take", card="09-nonce")
    assert said[0] == "flip 09-mining-2" and "bonus key-match 0" in said
    lone = position("joker-1 06-nonce", "10-nonce", "09-merchant 09-mining-2")
    assert "bonus chain-of-block 0" in act(lone, "play", card="joker-1")[1]


# Jiggle Wiggle and Perfect Hand


def test_three_of_a_coin_may_be_shown_once_before_the_first_is_played() -> None:
    state = position(f"{THREE} 06-nonce", "09-nonce", "10-nonce 12-blocks 01-chunk")
    shown, said = act(state, "show", coin=3)
    assert said == [] and shown.turn == 0 and each(shown, "shown") == (0b100, 0)
    assert names(RULES.view(shown, 1).open_hands[0]) == THREE.split()
    assert not RULES.view(shown, 1).unseen & pack(THREE.split())
    with pytest.raises(IllegalAction, match="shown once"):
        act(shown, "show", coin=3)
    later, _ = act(state, "play", card="03-chunk")
    later = change(later.copy(), turn=0)
    with pytest.raises(IllegalAction, match="shown once"):
        act(later, "show", coin=3)
    played, _ = act(shown, "play", card="03-chunk")
    assert names(RULES.view(played, 1).open_hands[0]) == ["03-exchange", "03-mining-1"]


def test_a_perfect_hand_wins_seven_points_or_plays_on() -> None:
    state = dealt("03-chunk", f"{FOUR_DEALT} 06-nonce", "09-nonce", "10-nonce")
    assert RULES.actor(state) == 1
    assert [RULES.action_to_json(action) for action in RULES.legal(state)] == [
        {"type": "perfect", "choice": "win"},
        {"type": "perfect", "choice": "play-on"},
    ]
    won, _ = act(state, "perfect", choice="win")
    assert (won.winner, won.balance(), RULES.actor(won)) == (1, (-7, 7), ROUND_OVER)
    on, _ = act(state, "perfect", choice="play-on")
    assert (on.turn, on.phase, each(on, "perfect")) == (0, PLAY, (0, 0b10000))
    assert names(RULES.view(on, 0).open_hands[1]) == FOUR_DEALT.split()
    assert payment_of(SEVEN_POINTS, "03-exchange", perfect=0b10000) == (14, ["perfect-hand"])


def test_two_perfect_hands_void_the_deal_without_payment() -> None:
    state = dealt("06-merchant 06-mining-1 06-mining-2 06-nonce", FOUR_DEALT, "09-nonce", "10-nonce")
    assert RULES.actor(state) == ROUND_OVER and state.balance() == (0, 0)
    assert opening(state.deal) == [Void("two-perfect-hands")]


def test_a_coin_of_a_perfect_hand_is_not_shown_again() -> None:
    state = position(THREE, "09-nonce", "10-nonce", perfect=(0b100, 0))
    assert not any(kind(action) == "show" for action in RULES.legal(state))


# Ending and illegal actions


def test_a_game_without_cards_ends_with_an_empty_layout() -> None:
    rules = coin_rules("endless")
    wasted = 0
    for seed in range(300):
        rng = random.Random(seed)
        state = rules.start(deal_stream(seed, 0))
        while rules.actor(state) >= 0:
            state, _ = rules.step(state, rng.choice(rules.legal(state)))
            lying = state.layout | sum(each(state, "hand")) | sum(each(state, "captured"))
            assert lying.bit_count() == (
                28 + state.turned_count - state.laid.bit_count() - (state.turned >= 0)
            )
        if RULES.round_outcome(state)["ending"] == "waste-hashrate":
            wasted += 1
            assert state.layout == 0
    assert wasted > 10


def test_illegal_actions_have_a_reason() -> None:
    state = position("03-chunk", "09-nonce", "10-nonce")
    for action, sentence in (
        ({"type": "end"}, "7 points"),
        ({"type": "play", "card": "03-chunk", "take": "09-nonce"}, "can't choose that card"),
        ({"type": "take", "card": "09-nonce"}, "can't be done now"),
        ({"type": "perfect", "choice": "win"}, "can't be done now"),
        ({"type": "play", "card": "04-hashes"}, "not in the hand"),
    ):
        assert sentence in str(RULES.why_not(state, RULES.action_from_json(action)))
    open_two = position("06-nonce 08-exchange", "03-exchange 03-mining-1", "03-chunk")
    choosing, _ = act(open_two, "play", card="06-nonce")
    for card in ("joker-1", "06-nonce"):
        assert "must be taken now" in str(choosing.why_not(Take(NUMBER[card])))
    holding = position("joker-1", "09-nonce", "10-nonce")
    assert "can't choose" in str(holding.why_not(Play(JOKER, NUMBER["09-nonce"])))
