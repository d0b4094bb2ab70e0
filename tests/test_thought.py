"""What players that think go by: worlds weighed by what others played, and what money is worth in a war."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.war_of_flowers.cards import NUMBER, numbers, pack
from games.war_of_flowers.fast.dealer import EVEN
from games.war_of_flowers.fast.setting_up import known, position
from games.war_of_flowers.players import make
from games.war_of_flowers.players.inference import odds
from games.war_of_flowers.players.past import past
from games.war_of_flowers.players.thought import candidates
from games.war_of_flowers.players.war import SIZE, TOTAL, chances
from games.war_of_flowers.rules import WarRules
from games.war_of_flowers.state import View
from macclassic.engine.chance import Stream, deal_stream
from tests.same_rules import fields


def view_of(seed: int, seat: int = 0) -> View:
    rules = WarRules()
    return rules.view(rules.start(deal_stream(seed, 0)), seat)


def test_a_card_that_would_have_taken_a_sun_is_hardly_in_a_hand_that_left_it() -> None:
    """The seat before us laid a plain down while a sun lay open: it hardly holds another of that month."""
    view = view_of(1)
    plain, sun = NUMBER["05-plain-1"], pack(["11-sun"])
    unseen = pack(["11-double", "11-plain-1", "06-plain-1", "04-ribbon", "10-plain-2"])
    view = replace(view, first=2, plays=(sun << 6 | plain,), unseen=unseen, hand_sizes=(7, 7, 6))
    other, laid = odds(view)
    assert other == [EVEN] * 48  # the next seat has not played yet
    assert laid[NUMBER["11-plain-1"]] < EVEN / 4
    assert laid[NUMBER["11-double"]] < EVEN / 4
    assert laid[NUMBER["06-plain-1"]] > EVEN / 2


def test_what_a_seat_collected_can_be_told_from_how_the_table_changed() -> None:
    """Only which of two cards of a month was turned first is open, and who has seen it turned knows more."""
    rules, told, asked = WarRules(), 0, 0
    for seed in range(40):
        state, before = rules.start(deal_stream(seed, 0)), []
        while rules.actor(state) >= 0:
            action = rules.legal(state)[seed % len(rules.legal(state))]
            if action.type == "play":
                left = state.hands[state.turn].bit_count()
                before.append((state.turn, action.card, left, state.table, state.collections))
            state = rules.step(state, action)[0]
        plays = past(rules.view(state, 0))
        assert len(plays) == len(before)
        for play, (seat, card, left, table, piles) in zip(plays, before, strict=True):
            assert (play.seat, play.card, play.left, play.table) == (seat, card, left, table)
            told += sum((one & other).bit_count() for one, other in zip(play.piles, piles, strict=True))
            asked += sum(pile.bit_count() for pile in piles)
    assert told > 0.96 * asked


def test_a_hand_is_told_better_than_by_chance() -> None:
    """What greedy players still hold has greater odds, on the whole, than what they don't."""
    rules, player = WarRules(), make("greedy")
    held: list[int] = []
    not_held: list[int] = []
    for seed in range(30):
        state = rules.start(deal_stream(seed, 0))
        for ply in range(12):
            if rules.actor(state) < 0:
                break
            view = rules.view(state, state.turn)
            if ply >= 9:
                for step, mine in enumerate(odds(view), 1):
                    for card in numbers(view.unseen):
                        here = state.hands[(view.seat + step) % 3] >> card & 1
                        (held if here else not_held).append(mine[card])
            state = rules.step(state, player.choose(view, rules.legal(state), Stream(seed, str(ply))))[0]
    assert sum(held) / len(held) > 1.25 * sum(not_held) / len(not_held)


def test_odds_of_many_plays_stay_odds() -> None:
    rules = WarRules()
    for seed in range(20):
        state = rules.start(deal_stream(seed, 0))
        while rules.actor(state) >= 0:
            view = rules.view(state, state.turn)
            for mine in odds(view):
                assert len(mine) == 48 and all(1 <= each <= EVEN for each in mine)
            state = rules.step(state, rules.legal(state)[-1])[0]


def test_a_known_position_is_the_view_without_what_is_hidden() -> None:
    rules = WarRules()
    state = rules.start(deal_stream(4, 0))
    for _ in range(5):
        whole = fields(position(state, False))
        seen = fields(known(rules.view(state, state.turn)))
        for name, value in whole.items():
            if name == "hands":
                assert seen[name] == [
                    hand if seat == state.turn else 0 for seat, hand in enumerate(state.hands)
                ]
            elif name == "stack":
                assert seen[name] == []
            else:
                assert seen[name] == value, name
        state = rules.step(state, rules.legal(state)[0])[0]


def test_a_war_is_somebodys() -> None:
    """The three chances are one, at every way the money may lie."""
    table = chances()
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
        ((75, 70, 5), (70, 75, 5)),  # whoever leads when a third is nearly broke
        ((60, 80, 10), (40, 100, 10)),
    ],
)
def test_more_money_is_a_better_chance(better: tuple[int, int, int], worse: tuple[int, int, int]) -> None:
    table = chances()
    assert table[SIZE * better[0] + better[1]] > table[SIZE * worse[0] + worse[1]] + 100


def test_whoever_is_behind_does_not_break_the_third() -> None:
    """STOP now would leave the third broke while another is richer: the war would be lost at once."""
    table = chances()
    ended, going_on = table[SIZE * 63 + 87], table[SIZE * 60 + 87]
    assert ended == 0 < going_on


@pytest.mark.parametrize("money", [(50, 50, 50), (500, 400, 3), (30, 2, 1)])
def test_what_a_game_brings_is_a_chance_at_any_sum(money: tuple[int, int, int]) -> None:
    rules = WarRules()
    view = replace(rules.view(rules.start(deal_stream(2, 0)), 0), turn=0, money=money)
    tried = candidates(view, rules.legal(rules.start(deal_stream(2, 0))), Stream(1, "x"), war=True)
    tried.play(20, [0, 1])
    assert all(0 <= each <= 10_000 for earned in tried.earned for each in earned)
    assert len(set(tried.earned[0])) > 1
    assert [len(earned) for earned in tried.earned[:3]] == [20, 20, 0]
