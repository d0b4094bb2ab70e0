"""Values of the search players: worlds weighted by others' plays, and the worth of money in a war."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.war_of_flowers.actions import Play
from games.war_of_flowers.cards import ALL, numbers, pack
from games.war_of_flowers.players import make
from games.war_of_flowers.players.card_worth import policy_weights
from games.war_of_flowers.players.greedy import GreedyPlayer
from games.war_of_flowers.players.greedy_policy import GreedyPolicy
from games.war_of_flowers.players.likely_worlds import WHOLE
from games.war_of_flowers.players.opponent_reading import chances as chances_of_slips
from games.war_of_flowers.players.opponent_reading import observed_plays, reader
from games.war_of_flowers.players.search import SIZE, TOTAL, candidates, win_chances
from games.war_of_flowers.view import View, known
from macclassic.engine.core.chance import Stream, deal_stream
from macclassic.engine.core.fast_random import FastRandom
from tests.games.war_of_flowers.support.positions import war_rules


def view_of(seed: int, seat: int = 0) -> View:
    rules = war_rules()
    return rules.view(rules.start(deal_stream(seed, 0)), seat)


def hands(view: View, worlds: int = 400) -> list[list[int]]:
    """Return the hands of the next seat and of the one after in worlds dealt by reading."""
    dealer, world, dice = reader(view), known(view), FastRandom(9)
    found: list[list[int]] = [[], []]
    for _ in range(worlds):
        dealer.deal(world, dice)
        for step in (1, 2):
            found[step - 1].append(world.hands[(view.seat + step) % 3])
    return found


def shares(view: View, worlds: int = 400) -> list[list[float]]:
    """Return, for both others and by card, the share of worlds with the card in that hand."""
    return [
        [sum(hand >> card & 1 for hand in mine) / worlds for card in range(48)]
        for mine in hands(view, worlds)
    ]


def test_a_card_that_would_have_captured_a_sun_is_unlikely_in_the_hand() -> None:
    """The seat before laid down its cheapest card while a sun was open: it hardly holds that month."""
    view = view_of(1)
    sun = pack(["11-sun"])
    view = replace(view, table=sun, first=2, unseen=ALL & ~view.hand & ~sun, stack_size=21)
    before = known(view)
    before.turn = 2
    month = pack(["11-double", "11-plain-1", "11-plain-2"])
    cards = list(numbers(view.unseen & ~month))
    looks = GreedyPolicy(policy_weights(), FastRandom(0)).looks(before, cards, last=False)
    laid_down = max(cards, key=lambda card: looks[4 * card])
    gone = 1 << laid_down
    view = replace(view, plays=(sun << 6 | laid_down,), table=sun | gone, unseen=view.unseen & ~gone)
    view = replace(view, hand_sizes=(7, 7, 6))
    other, laid = shares(view, 3000)
    for card in numbers(view.unseen & month):
        assert laid[card] < 6 / view.unseen.bit_count() / 4
        assert other[card] > 7 / view.unseen.bit_count()


def test_sensible_players_never_slip_in_the_true_world() -> None:
    rules, player, asked, slipped = war_rules(), make("greedy"), 0, 0
    for seed in range(25):
        state, ply = rules.start(deal_stream(seed, 0)), 0
        while rules.actor(state) >= 0:
            view = rules.view(state, state.turn)
            reads = reader(view)
            for step in (1, 2):
                slipped += reads.slips_of(step - 1, state.hands[(view.seat + step) % 3])
                asked += 1
            action = player.choose(view, rules.legal(state), Stream(seed, str(ply)))
            state, ply = rules.step(state, action)[0], ply + 1
    assert asked > 500
    assert slipped < asked / 100  # of two cards, the one turned first may be unknown (see `observed_plays`)


def test_slips_are_counted_by_the_greedy_players_order() -> None:
    """A held card that looks better than the card played counts once for that play."""
    rules, player = war_rules(), GreedyPlayer()
    asked = counted = 0
    for seed in range(30):
        state, ply = rules.start(deal_stream(seed, 0)), 0
        slips = [0, 0, 0]
        while rules.actor(state) >= 0:
            seat, legal = state.turn, rules.legal(state)
            view = rules.view(state, seat)
            action = legal[(7 * ply + seed) % len(legal)]
            if isinstance(action, Play):
                values = player.values(view, legal)
                best: dict[int, float] = {}
                for each, value in zip(legal, values, strict=True):
                    best[each.card] = max(value, best.get(each.card, -99.0))
                slips[seat] += max(best.values()) > best[action.card] + 0.004
            state, ply = rules.step(state, action)[0], ply + 1
            if rules.actor(state) >= 0:
                view = rules.view(state, state.turn)
                reads = reader(view)
                for step in (1, 2):
                    other = (view.seat + step) % 3
                    counted += reads.slips_of(step - 1, state.hands[other]) == slips[other]
                    asked += 1
    assert asked > 500
    assert counted > 0.97 * asked


def test_a_player_who_slips_is_not_taken_for_a_sensible_one() -> None:
    likely, sense = chances_of_slips(5)
    assert likely == sorted(likely, reverse=True) and sense == sorted(sense, reverse=True)
    assert sense[0] > 0.9 * WHOLE and sense[2] < 0.05 * WHOLE


def test_changes_of_the_table_show_the_collected_cards() -> None:
    """Only the order of two turned cards of a month is unknown, except to seats that saw it."""
    rules, compared, asked = war_rules(), 0, 0
    for seed in range(40):
        state, before = rules.start(deal_stream(seed, 0)), []
        while rules.actor(state) >= 0:
            action = rules.legal(state)[seed % len(rules.legal(state))]
            if isinstance(action, Play):
                left = state.hands[state.turn].bit_count()
                before.append((state.turn, action.card, left, state.table, tuple(state.collections)))
            state = rules.step(state, action)[0]
        plays = observed_plays(rules.view(state, 0))
        assert len(plays) == len(before)
        for play, (seat, card, left, table, piles) in zip(plays, before, strict=True):
            assert (play.seat, play.card, play.left, play.table) == (seat, card, left, table)
            compared += sum((one & other).bit_count() for one, other in zip(play.piles, piles, strict=True))
            asked += sum(pile.bit_count() for pile in piles)
    assert compared > 0.96 * asked


def test_the_guess_of_a_hand_is_better_than_chance() -> None:
    """Cards are in the hands that hold them in more worlds than in those that do not."""
    for name, better in (("greedy", 1.6), ("iq:80", 1.15)):
        rules, player = war_rules(), make(name)
        held: list[float] = []
        not_held: list[float] = []
        for seed in range(15):
            state = rules.start(deal_stream(seed, 0))
            for ply in range(12):
                if rules.actor(state) < 0:
                    break
                view = rules.view(state, state.turn)
                if ply >= 9:
                    for step, mine in enumerate(shares(view, 100), 1):
                        for card in numbers(view.unseen):
                            here = state.hands[(view.seat + step) % 3] >> card & 1
                            (held if here else not_held).append(mine[card])
                state = rules.step(state, player.choose(view, rules.legal(state), Stream(seed, str(ply))))[0]
        assert sum(held) / len(held) > better * sum(not_held) / len(not_held), name


def test_worlds_agree_with_what_was_seen() -> None:
    rules = war_rules(cup_plain=True)
    for seed in range(12):
        state = rules.start(deal_stream(seed, 0))
        while rules.actor(state) >= 0:
            view = rules.view(state, state.turn)
            reads, world, dice = reader(view), known(view), FastRandom(seed)
            for _ in range(4):
                reads.deal(world, dice)
                stack = world.stack[world.turned_count :]
                assert len(stack) == view.stack_size
                unseen = world.hands[(view.seat + 1) % 3] | world.hands[(view.seat + 2) % 3]
                assert [hand.bit_count() for hand in world.hands] == list(view.hand_sizes)
                assert unseen.bit_count() + len(set(stack)) == view.unseen.bit_count()
                assert unseen | sum(1 << card for card in stack) == view.unseen
                assert not reads.sensible[view.seat]
            state = rules.step(state, rules.legal(state)[-1])[0]


def test_a_known_position_equals_the_view_without_hidden_cards() -> None:
    rules = war_rules()
    state = rules.start(deal_stream(4, 0))
    for _ in range(5):
        seen = known(rules.view(state, state.turn))
        whole = state.copy()
        whole.hands = [hand if seat == state.turn else 0 for seat, hand in enumerate(state.hands)]
        whole.stack = []
        # Fields that the rules do not read are unknown to it.
        whole.deal, whole.game, whole.brought = seen.deal, seen.game, seen.brought
        whole.plays, whole.gained = [], 0
        assert seen == whole
        state = rules.step(state, rules.legal(state)[0])[0]


def test_chances_of_the_three_seats_to_win_a_war_add_up_to_one() -> None:
    """For every division of the money the three probabilities add up to one."""
    table = win_chances()
    assert len(table) == SIZE * SIZE
    for mine in range(1, TOTAL - 1):
        for one in range(1, TOTAL - mine):
            two = TOTAL - mine - one
            whole = table[SIZE * mine + one] + table[SIZE * one + two] + table[SIZE * two + mine]
            assert 9_990 <= whole <= 10_010


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ((60, 45, 45), (50, 50, 50)),
        ((75, 70, 5), (70, 75, 5)),  # the leader when a third is nearly broke
        ((60, 80, 10), (40, 100, 10)),
    ],
)
def test_more_money_gives_a_higher_chance_to_win(
    better: tuple[int, int, int], worse: tuple[int, int, int]
) -> None:
    table = win_chances()
    assert table[SIZE * better[0] + better[1]] > table[SIZE * worse[0] + worse[1]] + 100


def test_a_player_behind_does_not_break_the_third() -> None:
    """STOP now would break the third seat while another is richer: the war would be lost at once."""
    table = win_chances()
    ended, going_on = table[SIZE * 63 + 87], table[SIZE * 60 + 87]
    assert ended == 0 < going_on


@pytest.mark.parametrize("money", [(50, 50, 50), (500, 400, 3), (30, 2, 1)])
def test_the_value_of_a_game_is_a_chance_for_any_division_of_money(money: tuple[int, int, int]) -> None:
    rules = war_rules()
    view = replace(rules.view(rules.start(deal_stream(2, 0)), 0), turn=0, money=money)
    tried = candidates(view, known(view).legal(), Stream(1, "x"), war=True)
    tried.play(20, [0, 1])
    assert all(0 <= each <= 10_000 for earned in tried.earned for each in earned)
    assert len(set(tried.earned[0])) > 1
    assert [len(earned) for earned in tried.earned[:3]] == [20, 20, 0]
