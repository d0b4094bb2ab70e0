"""Basis of playouts: the rules without a log, tallies, dealt worlds and random numbers."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from games.war_of_flowers.cards import ALL, ANIMALS, CUP, DOUBLES, PLAINS
from games.war_of_flowers.players.likely_worlds import FIELD, WHOLE, LikelyDealer
from games.war_of_flowers.players.playout import Dealer
from games.war_of_flowers.position import Position
from games.war_of_flowers.scoring import animals, plains, points, score_lines, tally_of
from macclassic.engine.core.chance import deal_stream
from macclassic.engine.core.fast_random import FastRandom
from tests.games.war_of_flowers.support.positions import war_rules
from tests.support.match.same_rules import play_alike


def test_games_are_the_same_with_and_without_a_log() -> None:
    for seed in range(2400):
        assert len(list(play_alike("war-of-flowers", seed))) >= 1  # four of a month may win at once


@given(st.integers(0, ALL), st.booleans())
def test_a_tally_scores_like_the_collection(cards: int, cup_plain: bool) -> None:
    tally = tally_of(cards, cup_plain)
    cup = cards & CUP if cup_plain else 0
    assert plains(tally) == (cards & PLAINS).bit_count() + (cards & DOUBLES).bit_count() + 2 * bool(cup)
    assert animals(tally) == (cards & ANIMALS & ~cup).bit_count()
    assert points(tally) == sum(line.points for line in score_lines(cards, cup_plain))


def test_a_copy_is_independent() -> None:
    first = war_rules().start(deal_stream(3, 0))
    before = first.values()
    second = first.copy()
    assert second == first and second.values() == before
    second.log = []
    while moves := second.legal():
        second.play(moves[0])
    assert first.values() == before != second.values()
    assert second.log and first.log is None and second.copy().log is None


def dealt(dealer: Dealer, worlds: int, seed: int = 5) -> list[tuple[int, int, tuple[int, ...]]]:
    dice, at, found = FastRandom(seed), Position(False), []
    for _ in range(worlds):
        dealer.deal(at, dice)
        found.append((at.hands[1], at.hands[2], tuple(at.stack)))
    return found


CARDS = list(range(3, 15))
NO_SLIPS = [0] * 192


def reader(cards: list[int], sizes: list[int], table: list[int]) -> LikelyDealer:
    """Return a dealer by the slips of the first seat; each makes a world a tenth as likely."""
    likely = [[10 ** (6 - min(6, slipped)) for slipped in range(8)]] * 2
    sense = [[WHOLE if slipped == 0 else 0 for slipped in range(8)]] * 2
    return LikelyDealer(cards, [1, 2], sizes, [0, 0], [], [table, NO_SLIPS], likely, sense)


def test_a_world_contains_every_unseen_card_once() -> None:
    for one, two, stack in [
        *dealt(Dealer(CARDS[:], [1, 2], [3, 4], [0, 0], []), 50),
        *dealt(reader(CARDS[:], [3, 4], NO_SLIPS), 50),
    ]:
        assert (one.bit_count(), two.bit_count(), len(stack)) == (3, 4, 21)
        assert one & two == 0
        cards = [card for card in range(48) if (one | two) >> card & 1] + list(stack[-5:])
        assert sorted(cards) == CARDS


def test_without_possible_slips_cards_are_dealt_evenly() -> None:
    for dealer in (Dealer(CARDS[:], [1, 2], [3, 4], [0, 0], []), reader(CARDS[:], [3, 4], NO_SLIPS)):
        worlds = dealt(dealer, 6000)
        held = Counter(card for one, _, _ in worlds for card in CARDS if one >> card & 1)
        top = Counter(stack[-1] for _, _, stack in worlds)
        assert all(1350 < held[card] < 1650 for card in CARDS)  # a quarter each
        assert all(400 < top[card] < 600 for card in CARDS)  # a twelfth each


def test_a_card_whose_play_would_be_a_slip_is_unlikely_in_the_hand() -> None:
    table = NO_SLIPS[:]
    for part in range(16):
        if part & 8:  # the last card of the first month
            table[part] = 1 | 1 << FIELD
    dealer = reader([3, 4], [1, 0], table)
    assert (dealer.slips_of(0, 1 << 3), dealer.slips_of(0, 1 << 4)) == (1, 0)
    dice, at, slipped = FastRandom(5), Position(False), 0
    for _ in range(6000):
        dealer.deal(at, dice)
        slipped += at.hands[1] == 1 << 3
        assert dealer.sensible[1] == (at.hands[1] == 1 << 4)
    assert 450 < slipped < 650  # card 3 or card 4, as 1 to 10


def test_random_numbers_are_even_and_start_at_the_given_place() -> None:
    dice = FastRandom(12)
    count = Counter(dice.below(7) for _ in range(70_000))
    assert all(9_500 < count[value] < 10_500 for value in range(7))
    one, two = FastRandom(12), FastRandom(12)
    assert [one.below(1000) for _ in range(20)] == [two.below(1000) for _ in range(20)]
    assert (
        FastRandom(13).below(1 << 30) != FastRandom(12).below(1 << 30) != FastRandom(12 << 40).below(1 << 30)
    )
