"""Tests of the setup of a game of Flower Power (flower-power §3) and of its options."""

from __future__ import annotations

from typing import Any

import pytest

from games.flower_power import GAME
from games.flower_power.board import BUILD, MAIN
from games.flower_power.opening import PAPER, ROCK, SCISSORS, contest, order_of, won_by
from games.flower_power.options import FlowerOptions, Handicaps, marathon, standard
from macclassic.engine.core.chance import deal_stream
from macclassic.engine.core.game_spec import BadOption
from macclassic.engine.core.options import checked
from tests.games.flower_power.support.positions import (
    after_with_events,
    every_card,
    full_view,
    move,
    rules_of,
)
from tests.support.match.pure_rules import Pure


def options(**given: Any) -> FlowerOptions:
    return checked(GAME.options, given)


@pytest.mark.parametrize(
    ("players", "decks", "petals", "hands", "left", "plain"),
    [
        (2, 1, 20, (3, 4), 7, 5),
        (3, 1, 15, (1, 2, 3), 3, 1),
        (4, 2, 15, (1, 2, 3, 4), 38, 34),
        (5, 2, 15, (1, 2, 3, 4, 5), 18, 14),
        (6, 3, 15, (1, 2, 3, 4, 5, 6), 51, 45),
    ],
)
def test_setups_follow_the_table_of_the_rules(
    players: int, decks: int, petals: int, hands: tuple[int, ...], left: int, plain: int
) -> None:
    for jokers, wanted in ((True, left), (False, plain)):
        chosen = options(players=players, jokers=jokers)
        assert (chosen.decks, chosen.petals, chosen.base) == (decks, petals, hands[0])
        rules = Pure(GAME.rules(chosen))
        for seed in range(6):
            state = rules.start(deal_stream(seed, 0))
            assert [len(pack) for pack in state.deal.packs] == [petals] * players
            assert tuple(len(state.deal.hands[seat]) for seat in state.deal.order) == hands
            assert len(state.pile) == wanted
            assert len(set(every_card(state))) == decks * (54 if jokers else 52)


def test_custom_setups_must_leave_three_cards() -> None:
    assert options(players=3).fault() is None
    for base in range(10):
        assert options(players=4, base=base).base == base
    with pytest.raises(BadOption, match="leaves 2 of 108 cards for the draw pile; it needs 3"):
        options(players=4, base=10)
    # One card may be left in the usual game of three without jokers, but in no other game.
    assert options(players=3, jokers=False).petals == 15
    with pytest.raises(BadOption, match="leaves 1 of 54"):
        options(players=2, petals=23)
    # A handicap does not make the game unusual, but a card must be left.
    assert options(players=3, handicap="0/2").written()["handicap"] == "0/2 0/0 0/0"
    with pytest.raises(BadOption, match="leaves 0 of 54 cards for the draw pile; it needs 1"):
        options(players=3, handicap="1/2")
    with pytest.raises(BadOption, match="leaves 0 of 54"):
        options(players=6, decks=1)
    assert options(players=2, decks=2, petals=40).decks == 2


def test_a_handicap_gives_a_seat_more_or_fewer_petals() -> None:
    chosen = options(players=2, handicap="+2/0, 0/-3")
    assert chosen.written()["handicap"] == "2/0 0/-3"
    state = Pure(GAME.rules(chosen)).start(deal_stream(4, 0))
    position = [state.deal.order.index(seat) for seat in (0, 1)]
    assert [len(hand) for hand in state.hands] == [3 + position[0] + 2, 3 + position[1]]
    assert [len(pack) for pack in state.deal.packs] == [20, 17]
    assert options(players=3, handicap=[[1, 0]]).written()["handicap"] == "1/0 0/0 0/0"
    assert options(handicap="0/0 0/0").written()["handicap"] == "none" == Handicaps().written(((0, 0),))
    assert options(players=2, handicap="1/-2").handicap == ((1, -2), (0, 0))


@pytest.mark.parametrize(
    "value", ["1", "1/2/3", "a/b", "1/", "--1/0", "1/0 " * 7, [[1]], [[1, True]], [1, 2], ""]
)
def test_unknown_handicaps_are_refused(value: Any) -> None:
    with pytest.raises(BadOption, match="handicap must be"):
        options(handicap=value)


def test_handicaps_must_leave_each_seat_some_petals() -> None:
    with pytest.raises(BadOption, match="2 petals at least"):
        options(players=2, handicap="0/-19")
    with pytest.raises(BadOption, match="fewer than no cards"):
        options(players=3, handicap="-2/0")
    with pytest.raises(BadOption, match="tells of 3 players, but 2 play"):
        options(players=2, handicap="0/0 0/0 1/0")


@pytest.mark.parametrize("players", range(2, 7))
def test_a_marathon_setup_is_valid(players: int) -> None:
    decks, petals, base = marathon(players)
    for jokers in (True, False):
        chosen = options(players=players, decks=decks, petals=petals, base=base, jokers=jokers)
        assert chosen.left >= 3
    usual = standard(players)
    assert decks > usual[0] and petals > usual[1]


def test_settled_options_do_not_change() -> None:
    chosen = options(players=5, handicap="1/0")
    assert checked(GAME.options, chosen.written()) == chosen == checked(GAME.options, chosen)
    assert [len(GAME.seats(options(players=n))) for n in range(2, 7)] == [2, 3, 4, 5, 6]
    with pytest.raises(BadOption, match="position must be 1 to 2"):
        options(players=2, position=3)


# The order of play


def test_rock_paper_scissors_decides_between_two() -> None:
    assert won_by((ROCK, PAPER)) == 1 and won_by((PAPER, ROCK)) == 0
    assert won_by((SCISSORS, PAPER)) == 0 and won_by((ROCK, SCISSORS)) == 0
    assert won_by((SCISSORS, ROCK)) == 1 and won_by((PAPER, PAPER)) == -1


def test_odd_one_out_decides_among_three_or_more() -> None:
    assert won_by((0, 0, 1)) == 2 and won_by((1, 0, 1)) == 1 and won_by((1, 1, 1)) == -1
    assert won_by((0, 1, 1, 0)) == -1 and won_by((1, 0, 0, 0, 0, 0)) == 0


@pytest.mark.parametrize("players", range(2, 7))
def test_every_seat_wins_about_as_often(players: int) -> None:
    won = [0] * players
    for seed in range(600):
        throws = contest(players, deal_stream(seed, 0))
        assert all(won_by(throw) == -1 for throw in throws[:-1])
        won[won_by(throws[-1])] += 1
    assert min(won) > 600 / players * 0.7


def test_the_winner_takes_a_position_and_the_others_follow_clockwise() -> None:
    """Check the example of four: the winner plays third.

    The next seat to the left plays fourth, then first and second.
    """
    assert order_of(4, 0, 2) == (2, 3, 0, 1)
    assert order_of(2, 1, 0) == (1, 0) and order_of(2, 1, 1) == (0, 1)


def test_the_chosen_position_changes_neither_winner_nor_packs() -> None:
    starts = [rules_of(4, position=position).start(deal_stream(9, 0)) for position in range(5)]
    first = starts[0].deal
    for position, start in enumerate(starts[1:], 1):
        deal = start.deal
        assert (deal.contest, deal.winner, deal.packs) == (first.contest, first.winner, first.packs)
        assert deal.order.index(deal.winner) == position - 1
    wishes = {
        start.order.index(start.winner)
        for start in (rules_of(4).start(deal_stream(seed, 0)).deal for seed in range(40))
    }
    assert wishes == {0, 1, 2, 3}


# Laying flowers


def test_flowers_are_laid_hidden_and_in_turn() -> None:
    rules = rules_of(3)
    state = rules.start(deal_stream(2, 0))
    order = state.deal.order
    assert state.phase == BUILD and rules.actor(state) == order[0]
    assert rules.view(state, order[0]).pack == (-1,) * 15 and rules.view(state, order[0]).to_lay == (15,) * 3
    pack = state.deal.packs[order[0]]
    state, events = rules.step(state, move("build 3 2 10"))
    assert [event.cards for event in events] == [pack[:3], pack[3:5], pack[5:]]
    assert [each.id for each in full_view(state).gardens[order[0]]] == [1, 2, 3]
    for seat in range(3):
        assert all(set(each.petals) == {-1} for each in rules.view(state, seat).gardens[order[0]])
        assert all(set(rules.redact(event, seat).cards) == {-1} for event in events)
    assert rules.actor(state) == order[1]
    state = rules.step(rules.step(state, move("build 15"))[0], move("build 5 5 5"))[0]
    assert (state.phase, state.turn, state.turns[order[0]]) == (MAIN, order[0], 1)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("build 15", None),
        ("build 2 2 2 2 2 2 3", None),
        ("build 14 1", "Every flower needs two petals at least."),
        ("build 5 5", "The flowers must have 15 petals together."),
        ("build 8 8", "The flowers must have 15 petals together."),
        ("build", "Every flower needs two petals at least."),
        ("draw", "Lay your flowers first."),
    ],
)
def test_layable_flowers_follow_the_rules(text: str, reason: str | None) -> None:
    rules = rules_of(3)
    state = rules.start(deal_stream(2, 0))
    assert rules.why_not(state, move(text)) == reason


def test_every_way_to_lay_flowers_is_listed_once() -> None:
    for players, ways in ((2, 137), (3, 41)):
        rules = rules_of(players)
        listed = rules.legal(rules.start(deal_stream(1, 0)))
        assert len(set(listed)) == len(listed) == ways
    long = Pure(GAME.rules(options(players=2, decks=3, petals=60)))
    listed = long.legal(long.start(deal_stream(1, 0)))
    assert len(listed) == 30 and all(sum(action.sizes) == 60 for action in listed)


def test_an_option_shows_the_own_petals() -> None:
    rules = rules_of(2, see_own_petals=True)
    state = rules.start(deal_stream(2, 0))
    seat = state.acting
    assert rules.view(state, seat).pack == state.deal.packs[seat]
    state, events = after_with_events(state, "build 10 10", rules=rules)
    assert len(events) == 2
    assert rules.view(state, seat).gardens == full_view(state).gardens
    assert rules.view(state, 1 - seat).gardens[seat][0].petals == (-1,) * 10
