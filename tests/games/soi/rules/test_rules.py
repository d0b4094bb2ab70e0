"""Rules of Soi: legal asks, turns, deposited sets, scores and the end of a match."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.soi import GAME
from games.soi.actions import TEMPLATES, Ask, obstacle
from games.soi.cards import ALL, IDS, KINDS, POINTS, typed
from games.soi.events import Give, Set
from games.soi.position import Deal, decided, opened, places
from macclassic.engine.core.chance import deal_stream
from macclassic.engine.core.game_spec import MATCH_OVER, ROUND_OVER, BadOption, IllegalAction
from macclassic.engine.core.options import checked
from tests.games.soi.support.positions import PLAIN, SORTED, act, ask, ids, played, position, rows_of
from tests.support.match.pure_rules import Pure

REST = "KS 2S", "KC 2C", "KH 2H", "KD 2D"
"""Two cards for each seat that are never asked for."""


def test_the_deck_has_the_cards_of_the_rules() -> None:
    assert len(set(IDS)) == 52 and IDS[:4] == ("AS", "AC", "AH", "AD") and IDS[-1] == "KD"
    assert dict(zip(KINDS, POINTS, strict=True)) == {
        "A": 25,
        "J": 10,
        "Q": 10,
        "K": 10,
        **{str(number): number for number in range(2, 11)},
    }
    assert sum(POINTS) == 109


@pytest.mark.parametrize(
    ("text", "card"),
    [("7H", "7H"), ("7h", "7H"), ("jd", "JD"), ("10S", "10S"), ("  10s ", "10S"), ("aC", "AC")],
)
def test_a_card_is_typed(text: str, card: str) -> None:
    found = typed(text)
    assert found is not None and IDS[found] == card


@pytest.mark.parametrize("text", ["H7", "1H", "11C", "", " ", "7", "7HH", "7 H", "0S", "JB", "٧H", "7♥"])
def test_an_invalid_card_is_refused(text: str) -> None:
    assert typed(text) is None


# --- legal asks ---


def test_legal_asks_are_missing_cards_of_held_kinds_from_others_with_cards() -> None:
    state = position("7S 7C QD", "7H QS", "7D QC QH", "")
    found = [(ask.of, IDS[ask.card]) for ask in PLAIN.legal(state)]
    missing = ["7H", "7D", "QS", "QC", "QH"]
    assert found == [(of, card) for card in missing for of in (1, 2)]


@pytest.mark.parametrize(
    ("of", "card", "sentence"),
    [
        (0, "7H", "A player can't ask for a card of his own hand."),
        (3, "7H", "That player has no cards left."),
        (1, "7S", "That card is in the asker's own hand."),
        (1, "8H", "Only a player with a card of kind 8 may ask for another."),
    ],
)
def test_an_illegal_ask_is_named_and_changes_nothing(of: int, card: str, sentence: str) -> None:
    state = position("7S 7C QD", "7H QS 8H 8S 8C 8D", "7D QC QH", "")
    assert PLAIN.why_not(state, ask(of, card)) == sentence
    with pytest.raises(IllegalAction, match=sentence[:10]):
        PLAIN.step(state, ask(of, card))


@pytest.mark.parametrize("wrong", [Ask(1, 52), Ask(1, -1), Ask(4, 26), Ask(-1, 26)])
def test_an_ask_for_an_impossible_card_is_illegal(wrong: Ask) -> None:
    with pytest.raises(IllegalAction):
        PLAIN.step(position("7S", "7H", "7C", "7D"), wrong)


@settings(deadline=None)
@given(st.integers(0, 10**6), st.integers(0, 250))
@pytest.mark.slow
def test_an_ask_is_legal_if_it_has_no_obstacle(seed: int, plies: int) -> None:
    _, state, _ = played(PLAIN, seed, plies)
    every = [Ask(of, card) for card in range(52) for of in range(4)]
    legal = list(PLAIN.legal(state))
    assert [ask for ask in every if PLAIN.why_not(state, ask) is None] == legal
    for each in every:
        view = PLAIN.view(state, state.turn)
        found = obstacle(view.seat, view.hand, view.hand_sizes, each)
        assert found is None if each in legal else found is not None and found[0] in TEMPLATES
        if each not in legal:
            with pytest.raises(IllegalAction):
                PLAIN.step(state, each)


# --- the next seat: every row of the table ---


def test_a_hit_without_a_set_lets_the_asker_continue() -> None:
    after, events = act(
        PLAIN, position("7S " + REST[0], "7H 7C " + REST[1], "7D " + REST[2], REST[3]), 1, "7H"
    )
    assert events == ["give 1 0 7H"] and PLAIN.actor(after) == 0
    assert ids(after.rows[0]) == "7S KS 2S 7H" and ids(after.rows[1]) == "7C KC 2C"


def test_a_set_with_cards_left_lets_the_asker_continue() -> None:
    after, events = act(PLAIN, position("7S 7C 7D " + REST[0], "7H " + REST[1], *REST[2:]), 1, "7H")
    assert events == ["give 1 0 7H", "set 0 7"] and PLAIN.actor(after) == 0
    assert ids(after.rows[0]) == "KS 2S" and after.owners[6] == 0


@pytest.mark.parametrize(
    ("asker", "empty", "following"),
    [(0, (), 1), (3, (), 0), (0, (1,), 2), (3, (0,), 1), (0, (1, 2), 3), (2, (3,), 0), (2, (3, 0), 1)],
)
def test_an_asker_emptied_by_a_set_is_followed_by_the_next_with_cards(
    asker: int, empty: tuple[int, ...], following: int
) -> None:
    giver = next(seat for seat in range(4) if seat != asker and seat not in empty)
    hands = ["", "", "", ""]
    kings = [seat for seat in range(4) if seat != asker and seat not in empty]
    for number, suit in enumerate("SCHD"):
        hands[kings[number % len(kings)]] += f" 2{suit}" if len(kings) == 1 else f" 2{suit} 3{suit}"
    hands[asker] = "7S 7C 7D"
    hands[giver] += " 7H"
    after, events = act(PLAIN, position(*hands, turn=asker), giver, "7H")
    assert events == [f"give {giver} {asker} 7H", f"set {asker} 7", f"turn {following}"]
    assert PLAIN.actor(after) == following


def test_a_hit_that_empties_the_asked_player_throws_them_out_and_the_asker_continues() -> None:
    after, events = act(PLAIN, position("7S 2S 2C", "7H", "7C 2H", "7D 2D"), 1, "7H")
    assert events == ["give 1 0 7H", "out 1"] and PLAIN.actor(after) == 0
    assert {ask.of for ask in PLAIN.legal(after)} == {2, 3}


def test_a_hit_that_empties_both_gives_the_turn_to_the_next_player_with_cards() -> None:
    after, events = act(PLAIN, position("7S 7C 7D", "7H", "2S 2C", "2H 2D"), 1, "7H")
    assert events == ["give 1 0 7H", "set 0 7", "out 1", "turn 2"] and PLAIN.actor(after) == 2


def test_the_last_set_ends_the_round() -> None:
    after, events = act(PLAIN, position("7S 7C 7D", "7H", "", ""), 1, "7H")
    assert events == ["give 1 0 7H", "set 0 7"] and PLAIN.actor(after) == ROUND_OVER
    assert after.hands == (0, 0, 0, 0) and PLAIN.legal(after) == []
    assert PLAIN.why_not(after, ask(1, "7H")) == "This round is over."


def test_a_miss_gives_the_turn_to_the_asked_player_and_moves_nothing() -> None:
    state = position("7S " + REST[0], "7H " + REST[1], "7C 7D " + REST[2], REST[3])
    after, events = act(PLAIN, state, 3, "7H")
    assert events == ["refuse 3 7H", "turn 3"] and PLAIN.actor(after) == 3
    assert after.rows == state.rows


def test_each_round_is_opened_by_a_randomly_drawn_seat() -> None:
    firsts = [PLAIN.start(deal_stream(seed, 0)).turn for seed in range(200)]
    assert all(30 < firsts.count(seat) < 75 for seat in range(4))
    done = played(PLAIN, 3, 1000)[1]
    firsts = [PLAIN.next_round(done, deal_stream(seed, 1)).turn for seed in range(50)]
    assert set(firsts) == {0, 1, 2, 3}


# --- quartets in the deal ---


def quartets() -> Deal:
    rows = rows_of(
        "9S A* 3S 3C 3H 4S 4C 4H 5S 5C", "7* 6* 2S 2C 2H 2D 5H", "8S 8C 8H 3D 4D 5D 9C 9H 9D 10S 10C JS JC",
        "8D 10H 10D JH JD Q* K*",
    )  # fmt: skip
    return Deal(2, rows, opened(rows, False)[1])


def test_dealt_quartets_are_deposited_in_the_order_of_seats() -> None:
    deal = quartets()
    events = PLAIN.rules.form.deal.write(deal)["opening"]
    assert [(event["seat"], event["kind"]) for event in events] == [
        (0, "A"), (1, "2"), (1, "6"), (1, "7"), (3, "Q"), (3, "K")
    ]  # fmt: skip
    assert events[0]["slots"] == [1, 2, 3, 4]
    state = PLAIN.rules.begin(deal, None)
    assert [len(row) for row in state.rows] == [9, 1, 13, 5] and state.turn == 2
    assert ids(state.rows[1]) == "5H" and PLAIN.actor(state) == 2


def test_quartets_are_as_rare_as_calculated() -> None:
    found = sum(max(PLAIN.start(deal_stream(seed, 0)).owners) != -1 for seed in range(1000))
    assert 90 < found < 175  # 13 % of deals


# --- places in rows ---


def test_a_received_card_is_placed_at_the_right_end_or_sorted() -> None:
    hands = "QS 3D 7S", "AC 7H 5D", "7C 7D", "QC QH QD 3S 3C 3H"
    after, events = PLAIN.step(position(*hands), ask(1, "7H"))
    assert events == (Give(1, 0, 26, 1, 3),) and ids(after.rows[0]) == "QS 3D 7S 7H"
    hands = "3D 7S QS", "AC 5D 7H", "7C 7D", "3S 3C 3H QC QH QD"
    after, events = SORTED.step(position(*hands, sort=True), ask(1, "7H"))
    assert events == (Give(1, 0, 26, 2, 2),) and ids(after.rows[0]) == "3D 7S 7H QS"
    assert after.asked[-1][:4] == (0, 1, 26, 1) and after.asked[-1][4:] == (2, 2)


@given(st.integers(0, 10**6), st.booleans())
def test_a_row_equals_the_hand_throughout_a_round(seed: int, sort: bool) -> None:
    rules = SORTED if sort else PLAIN
    rng = random.Random(seed)
    state = rules.start(deal_stream(seed, 0))
    shown = [list(row) for row in state.rows]
    while rules.actor(state) >= 0:
        assert all(ALL >> card & 1 for row in state.rows for card in row)
        assert [sum(1 << card for card in row) for row in state.rows] == list(state.hands)
        assert all(list(row) == sorted(row) for row in state.rows) or not sort
        assert rules.legal(state)
        state, events = rules.step(state, rng.choice(rules.legal(state)))
        # Moving cards as the events say must give the rows of the state.
        for event in events:
            if isinstance(event, Give):
                assert shown[event.giver].pop(event.slot) == event.card
                shown[event.taker].insert(event.into, event.card)
            elif isinstance(event, Set):
                for slot in reversed(event.slots):
                    assert shown[event.seat].pop(slot) >> 2 == event.kind
        assert shown == [list(row) for row in state.rows]
    assert sum(state.totals) == 109 and not any(shown)


# --- scores, places, the end ---


def test_points_of_a_round_are_added_to_the_totals() -> None:
    after, _ = act(PLAIN, position("7S 7C 7D", "7H", "", "", totals=(10, 20, 30, 40)), 1, "7H")
    assert after.totals == (119, 20, 30, 40)
    result = PLAIN.result(after)
    assert result.points == (109, 0, 0, 0) and result.before == (10, 20, 30, 40)
    assert [line.points for line in result.sets[0]] == list(POINTS) and result.sets[1] == ()
    assert not result.played_on and result.places == ()


@pytest.mark.parametrize(
    ("totals", "over"),
    [((199, 0, 0, 0), False), ((200, 0, 0, 0), True), ((200, 200, 0, 0), False), ((199, 201, 205, 3), True),
     ((250, 250, 210, 3), False), ((10, 10, 10, 10), False)],
)  # fmt: skip
def test_a_match_ends_at_the_target_with_one_leader(totals: tuple[int, int, int, int], over: bool) -> None:
    assert decided(totals, 200) is over


def test_a_tie_of_leaders_continues_the_match() -> None:
    state = position("7S 7C 7D", "7H", "", "", totals=(91, 200, 0, 0))
    after, _ = act(PLAIN, state, 1, "7H")
    assert after.totals == (200, 200, 0, 0) and PLAIN.actor(after) == ROUND_OVER
    result = PLAIN.result(after)
    assert result.played_on and result.places == ()
    assert PLAIN.next_round(after, deal_stream(1, 1)).totals == after.totals


def test_a_finished_match_has_places_and_no_next_round() -> None:
    after, _ = act(PLAIN, position("7S 7C 7D", "7H", "", "", totals=(91, 150, 150, 3)), 1, "7H")
    assert PLAIN.actor(after) == MATCH_OVER and PLAIN.result(after).places == (1, 2, 2, 4)
    with pytest.raises(ValueError, match="match"):
        PLAIN.next_round(after, deal_stream(1, 1))
    tallies = [PLAIN.tally(position("", "", "", ""), after, seat) for seat in range(4)]
    assert [each.place for each in tallies] == [1, 2, 2, 4]
    assert [each.won for each in tallies] == [True, False, False, False]
    assert [each.change for each in tallies] == [109, 0, 0, 0]


def test_places_follow_the_points() -> None:
    assert places((5, 5, 5, 5)) == (1, 1, 1, 1) and places((1, 9, 4, 4)) == (4, 1, 2, 2)


def test_a_round_is_won_by_the_highest_score_if_unique() -> None:
    after = position("", "", "", "")
    after.owners = (0, 1, 2, 3, 1, 1, 2, 2, 2, 3, 3, 1, 3)
    assert PLAIN.round_outcome(after)["points"] == [25, 23, 27, 34]
    assert [PLAIN.tally(after, after, seat).won for seat in range(4)] == [False, False, False, True]
    drawn = after.copy()
    drawn.owners = (0, 3, 3, 3, 0, 3, 3, 2, 2, 1, 1, 1, 2)
    assert PLAIN.round_outcome(drawn)["points"] == [30, 30, 27, 22]
    assert [PLAIN.tally(drawn, drawn, seat).won for seat in range(4)] == [None] * 4


# --- options ---


def test_options_are_read_and_written() -> None:
    assert checked(GAME.options, {}).written() == {"target": 200, "sort": False, "level": "middle"}
    given_ = checked(GAME.options, {"target": "1000", "sort": "true", "level": "impossible"})
    assert given_.written() == {"target": 1000, "sort": True, "level": "impossible"}
    rules = Pure(GAME.rules(given_))
    view = rules.view(rules.start(deal_stream(1, 0)), 0)
    assert (view.target, view.sort) == (1000, True)


@pytest.mark.parametrize(
    ("name", "value"),
    [("target", 99), ("target", "1001"), ("target", "x"), ("sort", 1), ("sort", "yes"), ("level", "iq:100")],
)
def test_wrong_options_are_refused(name: str, value: object) -> None:
    with pytest.raises(BadOption):
        checked(GAME.options, {name: value})


def test_step_does_not_change_its_argument() -> None:
    state = PLAIN.start(deal_stream(1, 0))
    before = state.copy()
    for action in PLAIN.legal(state):
        PLAIN.step(state, action)
    assert state == before
