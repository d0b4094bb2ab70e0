"""Values of the search players of War of Coins: real payments, as far as the match needs them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.war_of_coins.actions import END, KEEP_GOING, PLAY_TAKES, PLAYS, SHOWS
from games.war_of_coins.outcome.result import preview
from games.war_of_coins.players.greedy import SENSE, GreedyPlayer
from games.war_of_coins.players.search import (
    ENDLESS_TARGET,
    MAX_COUNTED_POINTS,
    CoinJudge,
    SearchPlayer,
    alike,
    candidates,
)
from games.war_of_coins.position import CALL, Position
from macclassic.engine.core.chance import Stream, deal_stream
from macclassic_lab.tuned_games.war_of_coins import tunable
from tests.games.war_of_coins.support.positions import RULES, SEVEN_POINTS, coin_rules, position


def called() -> Position:
    """Return a position in which seat 0 may end the game, early in it."""
    stock = "04-hashes 05-hashes 06-nonce 07-hashes 09-nonce 10-nonce 12-blocks 12-exchange"
    return position(
        "03-chunk 04-gateway 05-mining-1 08-exchange",
        "09-mining-1 10-mining-1",
        stock,
        theirs="11-exchange 11-double 01-mining-1 02-mining-1",
        captured=(SEVEN_POINTS, ""),
        phase=CALL,
    )


def test_ending_is_worth_its_payment_and_keeping_going_the_playouts() -> None:
    view = RULES.view(called(), 0)
    tried = candidates(view, (END, KEEP_GOING), Stream(1, "x"))
    tried.play(200, [0, 1])
    assert set(tried.earned[0]) == {preview(view).now.amount}
    assert len(set(tried.earned[1])) > 1


@pytest.mark.parametrize(
    ("target", "balance"), [(50, (0, 0)), (50, (47, -47)), (200, (-30, 30)), (0, (9, -9))]
)
def test_the_value_of_a_game_is_limited_by_the_match(target: int, balance: tuple[int, int]) -> None:
    state = RULES.start(deal_stream(3, 0))
    view = replace(RULES.view(state, state.turn), target=target, balance=balance)
    needed = [target - balance[seat] if target else ENDLESS_TARGET for seat in (view.seat, 1 - view.seat)]
    won, paid = [max(MAX_COUNTED_POINTS, each) for each in needed]
    tried = candidates(view, RULES.legal(state), Stream(1, "x"))
    tried.play(60, list(range(len(tried.actions))))
    earned = [each for values in tried.earned for each in values]
    assert -paid <= min(earned) < max(earned) <= won


def test_players_end_the_game_when_its_payment_wins_the_match() -> None:
    state = called()
    amount = preview(RULES.view(state, 0)).now.amount
    state.brought = (50 - amount, amount - 50)
    view = RULES.view(state, 0)
    for player in (GreedyPlayer(), SearchPlayer(100), SearchPlayer(100, infers=False)):
        assert player.choose(view, RULES.legal(state), Stream(1, "x")) == END


def test_the_greedy_move_stays_unless_another_is_significantly_better() -> None:
    rules, greedy = coin_rules(), GreedyPlayer(SENSE)
    sure, unsure, asked, differs = SearchPlayer(80, errors=1e9), SearchPlayer(80, errors=-1e9), 0, 0
    for seed in range(6):
        state = rules.start(deal_stream(seed, 0))
        while rules.actor(state) >= 0:
            view, legal = rules.view(state, state.turn), rules.legal(state)
            wanted = greedy.choose(view, legal, Stream(seed, "x"))
            assert sure.choose(view, legal, Stream(seed, "x")) == wanted
            differs += unsure.choose(view, legal, Stream(seed, "x")) != wanted
            asked += len(legal) > 1
            state, _ = rules.step(state, wanted)
    assert asked > 40 and differs > 5


def test_equivalent_cards_have_the_same_value() -> None:
    number = {name: index for index, name in enumerate(("chunk", "exchange", "mining-1", "mining-2"))}
    assert alike(PLAYS[number["mining-1"]]) == alike(PLAYS[number["mining-2"]])
    assert alike(PLAYS[number["mining-1"]]) != alike(PLAYS[number["chunk"]])
    assert alike(PLAYS[number["mining-1"]]) != alike(PLAYS[number["mining-1"] + 4])
    assert alike(PLAY_TAKES[0][2]) == alike(PLAY_TAKES[0][3]) != alike(PLAY_TAKES[0][1])
    assert alike(SHOWS[0]) != alike(SHOWS[1])


def test_the_judge_gives_the_distance_of_each_move_to_the_best(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("games.war_of_coins.players.search.PLAYOUTS", 400)
    state = RULES.start(deal_stream(5, 0))
    view, legal = RULES.view(state, state.turn), RULES.legal(state)
    found = CoinJudge().judge(view, legal, Stream(1, "x"))
    assert len(found) == len(legal)
    best = max(each.mean for each in found)
    for each in found:
        assert each.behind == pytest.approx(best - each.mean) and each.error >= 0
    assert min(each.behind for each in found) == 0 < max(each.behind for each in found)


def test_the_present_weights_gain_nothing_against_themselves() -> None:
    today = tunable()
    assert today.gain(today.numbers(), 5, 20) == 0
    assert today.gain([0.0] * len(today.numbers()), 5, 60) < 0
    assert today.text(today.numbers()).startswith("{")


def test_a_move_that_wins_the_match_is_judged_best() -> None:
    rich = "03-exchange 12-exchange 11-exchange 11-double 12-double 11-mining-1 11-mining-2 03-mining-1"
    state = position(
        "01-mining-1 02-mining-1 08-mining-1",
        "01-mining-2 02-mining-2 08-mining-2",
        "04-hashes 05-hashes 06-nonce 07-hashes 09-nonce 10-nonce 12-blocks",
        theirs="05-merchant 06-merchant 09-merchant",
        captured=(rich, ""),
        phase=CALL,
        keeps=(2, 0),
    )
    legal = RULES.legal(state)
    far = replace(RULES.view(state, 0), target=200)
    near = replace(far, balance=(190, -190))
    assert CoinJudge().judge(far, legal, Stream(1, "x"))[legal.index(END)].behind > 0
    assert CoinJudge().judge(near, legal, Stream(1, "x"))[legal.index(END)].behind == 0
