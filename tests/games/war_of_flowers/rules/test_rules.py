"""Rules of War of Flowers: the deal, choices, plains, calls, money, and invariants of any position."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.war_of_flowers.actions import GO, PLAY_TAKES, PLAYS, STOP, TAKES, Action, Play, Take
from games.war_of_flowers.cards import ALL, SINGLES, names, pack
from games.war_of_flowers.outcome.result import preview
from games.war_of_flowers.position import CALL, OVER, PLAY, TAKE, Position
from macclassic.engine.core.chance import deal_stream
from macclassic.engine.core.game_spec import MATCH_OVER, ROUND_OVER, IllegalAction
from tests.games.war_of_flowers.support.positions import ANIMAL, PLAIN_CUP, act, event_lines, played, position
from tests.support.match.pure_rules import Pure

# The deal


def test_deal_4711_never_changes() -> None:
    dealt = ANIMAL.deal_to_json(ANIMAL.start(deal_stream(4711, 0)))
    assert dealt["first"] == 0
    assert [" ".join(hand) for hand in dealt["deal"]["hands"]] == [
        "03-ribbon 04-plain-2 08-plain-2 09-animal 09-plain-1 10-plain-2 11-plain-1",
        "01-plain-1 01-plain-2 01-ribbon 02-plain-1 05-animal 06-ribbon 07-plain-1",
        "01-sun 04-animal 06-plain-1 06-plain-2 07-animal 08-animal 11-double",
    ]
    assert " ".join(dealt["deal"]["table"]) == "02-animal 05-plain-2 05-ribbon 07-plain-2 11-plain-2 11-sun"
    assert " ".join(dealt["deal"]["stack"]) == (
        "02-ribbon 02-plain-2 12-double 12-ribbon 09-ribbon 09-plain-2 03-plain-2 03-plain-1 12-sun "
        "10-plain-1 12-animal 10-ribbon 08-plain-1 07-ribbon 04-ribbon 06-animal 08-sun 04-plain-1 "
        "10-animal 05-plain-1 03-sun"
    )


def test_every_deal_has_the_whole_deck_and_is_playable() -> None:
    firsts = set()
    for seed in range(400):
        state = ANIMAL.start(deal_stream(seed, 0))
        firsts.add(state.turn)
        assert [hand.bit_count() for hand in state.hands] == [7, 7, 7]
        assert (state.table.bit_count(), len(state.stack)) == (6, 21)
        assert state.table | sum(state.hands) | sum(1 << card for card in state.stack) == ALL
        assert all(state.table >> shift & 15 != 15 for shift in range(0, 48, 4))
        assert state.money == [50, 50, 50]
    assert firsts == {0, 1, 2}


class Shuffles:
    """Chance that answers with given orders."""

    def __init__(self, *orders: list[int]) -> None:
        self.orders = list(orders)

    def below(self, n: int) -> int:
        return 0

    def shuffled(self, items: object) -> tuple[int, ...]:
        return tuple(self.orders.pop(0))


def test_four_of_a_month_on_the_table_cause_a_new_deal() -> None:
    four = list(range(48))
    four[21:25], four[0:4] = four[0:4], four[21:25]
    good = list(range(48))[::-1]
    good[21], good[30] = good[30], good[21]
    chance = Shuffles(four, good)
    state = ANIMAL.start(chance)  # type: ignore[arg-type]
    assert chance.orders == [] and state.stack == good[27:]


def test_a_turned_card_chooses_between_two_unequal_ones() -> None:
    start = position("05-ribbon 02-animal 02-plain-1", "05-animal", "02-ribbon")
    state, happened = act(ANIMAL, start, "play 05-animal")
    assert event_lines(happened) == ["flip 02-ribbon"]
    assert (state.phase, state.turn) == (TAKE, 0)
    assert [names(1 << action.card) for action in state.legal()] == [["02-animal"], ["02-plain-1"]]
    assert names(state.table) == ["02-animal", "02-plain-1", "05-ribbon"]
    view = ANIMAL.view(state, 2)
    assert names(view.choice) == ["02-animal", "02-plain-1"]
    assert names(1 << view.played | 1 << view.turned) == ["02-ribbon", "05-animal"]
    for wrong in (PLAYS[0], GO, TAKES[state.played]):
        with pytest.raises(IllegalAction, match="One of the two"):
            ANIMAL.step(state, wrong)
    after, happened = act(ANIMAL, state, "take 02-plain-1")
    assert event_lines(happened) == ["collect 0 02-plain-1+02-ribbon+05-animal+05-ribbon", "score 0 0"]
    assert (names(after.table), after.phase, after.turn) == (["02-animal"], PLAY, 1)
    assert (after.played, after.turned, after.grabbed) == (-1, -1, 0)


def test_a_double_and_a_single_plain_are_unequal() -> None:
    state = position("11-double 11-plain-1", "11-sun", "02-ribbon")
    assert len([play for play in state.hand_plays() if play.take >= 0]) == 2


# Passing plains


def smack(givers: tuple[str, str], rules: Pure = ANIMAL) -> tuple[Position, list[str]]:
    plain = rules is PLAIN_CUP
    state = position("05-ribbon", "01-sun", "01-ribbon", collections=("", *givers), cup_plain=plain)
    after, events = act(rules, state, "play 01-sun")
    return after, [line for line in event_lines(events) if line.startswith("pass")]


def test_a_single_plain_passes_before_a_double() -> None:
    state, passes = smack(("11-double 05-plain-1 05-plain-2 01-plain-1", "08-plain-2"))
    assert passes == ["pass-plain 1 0 01-plain-1", "pass-plain 2 0 08-plain-2"]
    assert names(state.collections[0]) == ["01-plain-1", "01-ribbon", "01-sun", "08-plain-2"]
    assert names(state.collections[1]) == ["05-plain-1", "05-plain-2", "11-double"]
    assert state.collections[2] == 0


def test_a_double_passes_whole_and_other_kinds_never_pass() -> None:
    state, passes = smack(("12-double 12-sun", "02-animal 09-animal 03-ribbon 08-sun"))
    assert passes == ["pass-plain 1 0 12-double"]
    assert names(state.collections[1]) == ["12-sun"]


def test_a_cup_that_counts_as_a_double_passes_after_the_doubles() -> None:
    assert smack(("09-animal 11-double", "09-ribbon"), PLAIN_CUP)[1] == ["pass-plain 1 0 11-double"]
    assert smack(("09-animal 12-sun", ""), PLAIN_CUP)[1] == ["pass-plain 1 0 09-animal"]
    assert smack(("09-animal 12-sun", ""), ANIMAL)[1] == []


def test_two_events_pass_two_plains() -> None:
    table = "01-plain-1 01-plain-2 01-ribbon 02-ribbon"
    state = position(table, "01-sun", "02-animal", collections=("", "05-plain-1 11-double", "06-plain-1"))
    _, events = act(ANIMAL, state, "play 01-sun")
    assert event_lines(events)[2:-1] == [
        "bonus triplet 0",
        "pass-plain 1 0 05-plain-1",
        "pass-plain 2 0 06-plain-1",
        "bonus sweep 0",
        "pass-plain 1 0 11-double",
    ]


def test_a_plain_that_was_passed_counts_at_once() -> None:
    nine = " ".join(names(SINGLES)[8:17])
    mine = position("05-ribbon", "01-sun", "01-ribbon", collections=(nine, "01-plain-1", "01-plain-2"))
    state, events = act(ANIMAL, mine, "play 01-sun")
    assert (events[-1]["points"], state.points) == (2, [2, 0, 0])


def test_losing_a_plain_lowers_the_score_to_beat() -> None:
    """The score to beat is that of the seat's own last turn's end, without later captures."""
    suns = position("05-ribbon", "03-sun", "03-ribbon", turn=1, collections=("01-sun", "01-plain-1", ""))
    ten = pack(names(SINGLES)[8:18])
    suns.collect((ten, 0, 0))
    suns.before = [1, 0, 0]
    state, _ = act(ANIMAL, suns, "play 03-sun")
    assert (state.points[0], state.before[0]) == (0, 1)


# Calls


def three_suns(**more: object) -> Position:
    cards = more.pop("collections", ("01-sun 03-sun", "", ""))
    return position("08-plain-1 05-ribbon", "08-sun", "02-ribbon", collections=cards, **more)  # type: ignore[arg-type]


def test_a_call_is_possible_from_three_points() -> None:
    state, events = act(ANIMAL, three_suns(), "play 08-sun")
    assert event_lines(events)[-1] == "score 0 3"
    assert (state.phase, state.turn, list(ANIMAL.legal(state))) == (CALL, 0, [GO, STOP])
    assert names(state.gained) == ["08-plain-1", "08-sun"]
    assert state.before == [0, 0, 0]
    for wrong in (PLAYS[0], TAKES[0]):
        with pytest.raises(IllegalAction, match="GO or STOP"):
            ANIMAL.step(state, wrong)


@pytest.mark.parametrize(
    "more", [{"before": (3, 0, 0)}, {"before": (4, 0, 0)}, {"go_score": (3, 0, 0), "gos": (1, 0, 0)}]
)
def test_a_call_needs_a_higher_score(more: dict[str, object]) -> None:
    """The score must exceed both that of the last turn's end and that of the last GO."""
    state, _ = act(ANIMAL, three_suns(**more), "play 08-sun")
    assert (state.phase, state.turn, state.before[0]) == (PLAY, 1, 3)


def test_no_call_is_possible_below_three_points() -> None:
    state, events = act(ANIMAL, three_suns(collections=("01-sun 12-sun", "", "")), "play 08-sun")
    assert (events[-1]["points"], state.phase) == (2, PLAY)


def test_go_continues_the_game() -> None:
    state, _ = act(ANIMAL, three_suns(gos=(1, 0, 0), go_score=(2, 0, 0)), "play 08-sun")
    state, events = act(ANIMAL, state, "go")
    assert event_lines(events) == ["go 0 2"]
    assert (state.phase, state.turn, state.gos, state.go_score) == (PLAY, 1, [2, 0, 0], [3, 0, 0])
    assert (state.before, state.gained) == ([3, 0, 0], 0)


def test_stop_ends_the_game_and_is_paid() -> None:
    state, _ = act(
        ANIMAL, three_suns(collections=("01-sun 03-sun", "02-ribbon", ""), money=(50, 2, 50)), "play 08-sun"
    )
    state, events = act(ANIMAL, state, "stop")
    assert event_lines(events) == ["stop 0 False", "pay 1 0 2"]
    assert (state.phase, state.winner, state.money) == (OVER, 0, [52, 0, 50])
    assert ANIMAL.actor(state) == MATCH_OVER
    assert ANIMAL.round_outcome(state)["payments"] == [{"from": 1, "to": 0, "due": 3, "amount": 2}]
    assert ANIMAL.match_outcome(state) == {"money": [52, 0, 50], "broke": [1]}
    assert ANIMAL.result(state).ranking == ((0,), (2,), (1,))


def test_stop_is_forced_on_the_last_turn() -> None:
    state, events = act(ANIMAL, three_suns(last=True), "play 08-sun")
    assert event_lines(events)[-2:] == ["score 0 3", "stop 0 True"]
    assert (state.winner, ANIMAL.actor(state)) == (0, ROUND_OVER)


def test_stop_is_forced_after_anothers_go_and_its_caller_pays_for_both() -> None:
    cards = ("01-sun 03-sun", "02-ribbon", "02-animal")
    start = three_suns(gos=(0, 0, 1), go_score=(0, 0, 3), collections=cards)
    state, events = act(ANIMAL, start, "play 08-sun")
    assert event_lines(events)[-3:] == ["score 0 3", "stop 0 True", "pay 2 0 6"]
    assert state.money == [56, 50, 44]


def test_an_own_go_does_not_force() -> None:
    state, _ = act(ANIMAL, three_suns(gos=(2, 0, 0), go_score=(2, 0, 0)), "play 08-sun")
    assert state.phase == CALL


def test_several_players_go_broke_at_once() -> None:
    cards = ("01-sun 03-sun", "02-ribbon", "02-animal")
    state, _ = act(ANIMAL, three_suns(last=True, collections=cards, money=(5, 3, 1)), "play 08-sun")
    assert state.money == [9, 0, 0]
    assert ANIMAL.match_outcome(state)["broke"] == [1, 2]
    assert ANIMAL.result(state).ranking == ((0,), (1, 2))


def test_the_preview_of_a_call_has_score_and_payments() -> None:
    cards = ("01-sun 03-sun 06-ribbon 09-ribbon 10-ribbon", "02-ribbon", "")
    state, _ = act(ANIMAL, three_suns(collections=cards, gos=(2, 0, 0)), "play 08-sun")
    found = preview(ANIMAL.view(state, 0))
    assert [(line.what, line.points) for line in found.scored] == [("suns", 3), ("blue", 3)]
    assert [line.what for line in found.scored][:1] == ["suns"] and found.rises == (3, 0)
    assert found.points == 6 and [(each.payer, each.amount) for each in found.later] == [(1, 14)]
    assert [(each.payer, each.amount) for each in found.payments] == [(1, 8)]


# Successive games


def test_the_game_ends_without_a_winner_when_all_hands_are_empty() -> None:
    state = position("05-ribbon", "01-sun", "02-ribbon", last=True, turn=2)
    state.hands = [0, 0, state.hands[2]]
    state, _ = act(ANIMAL, state, "play 01-sun")
    assert (state.phase, state.winner, ANIMAL.actor(state)) == (OVER, -1, ROUND_OVER)
    assert ANIMAL.round_outcome(state)["winner"] is None
    assert ANIMAL.next_round(state, deal_stream(1, 1)).turn == 2  # the first player of that game begins again


def test_the_winner_begins_the_next_game_with_the_money_that_is_left() -> None:
    cards = ("02-ribbon", "01-sun 03-sun", "")
    start = position("08-plain-1", "08-sun", "02-animal", turn=1, last=True, collections=cards)
    state, _ = act(ANIMAL, start, "play 08-sun")
    following = ANIMAL.next_round(state, deal_stream(1, 1))
    assert (following.turn, following.game, following.money) == (1, 2, [47, 53, 50])
    assert following.collections == following.points == following.gos == [0, 0, 0]


def test_there_is_no_next_game_before_the_end_or_after_the_war() -> None:
    with pytest.raises(ValueError, match="not over"):
        ANIMAL.next_round(ANIMAL.start(deal_stream(1, 0)), deal_stream(1, 1))
    broke = three_suns(last=True, collections=("01-sun 03-sun", "02-ribbon", ""), money=(50, 1, 50))
    with pytest.raises(ValueError, match="the match is"):
        ANIMAL.next_round(act(ANIMAL, broke, "play 08-sun")[0], deal_stream(1, 1))


def test_why_not_gives_the_reason() -> None:
    state = position("01-ribbon 01-plain-1 02-ribbon", "01-sun 02-animal", "03-sun")
    for action, words in [
        (PLAYS[3], "one of them must be chosen"),
        (PLAYS[40], "not in the hand"),
        (PLAY_TAKES[4][3], "can't choose"),
        (Play(3, 7), "can't choose"),
        (TAKES[2], "must be played"),
        (STOP, "only be called when"),
        (Action(), "must be played"),
    ]:
        problem = ANIMAL.why_not(state, action)
        assert problem is not None and words in problem


# Invariants of any position

positions = st.tuples(st.integers(0, 2**32), st.integers(0, 30))
numbers = st.integers(-2, 60)
actions = st.one_of(st.builds(Play, numbers, numbers), st.builds(Take, numbers), st.sampled_from([GO, STOP]))


@given(positions, st.booleans())
def test_cards_and_money_are_conserved(where: tuple[int, int], cup: bool) -> None:
    rules = PLAIN_CUP if cup else ANIMAL
    _, state, _ = played(rules, *where)
    piles = [state.table, *state.hands, *state.collections]
    piles += [1 << card for card in state.stack[state.turned_count :]]
    if state.phase == TAKE:
        piles += [1 << state.played, 1 << state.turned]
    assert sum(piles) == ALL and sum(pile.bit_count() for pile in piles) == 48
    assert sum(state.money) == 150 and min(state.money) >= 0
    assert sum(1 for calls in state.gos if calls) <= 1
    view = rules.view(state, 1)
    assert view.unseen.bit_count() == view.hand_sizes[0] + view.hand_sizes[2] + view.stack_size


@given(positions, st.lists(actions, max_size=20))
def test_legal_why_not_and_step_agree(where: tuple[int, int], tried: list[Action]) -> None:
    _, state, _ = played(ANIMAL, *where)
    legal = ANIMAL.legal(state)
    assert bool(legal) == (ANIMAL.actor(state) >= 0)
    assert len(set(legal)) == len(legal)
    for action in legal:
        assert ANIMAL.why_not(state, action) is None
        assert ANIMAL.action_from_json(ANIMAL.action_to_json(action)) == action
    held = ANIMAL.step(state, legal[0])[0] if legal else state
    for action in [*tried, *PLAYS, GO, *(take for takes in PLAY_TAKES[::5] for take in takes)]:
        if action in legal:
            ANIMAL.step(state, action)
            continue
        assert ANIMAL.why_not(state, action)
        with pytest.raises(IllegalAction):
            ANIMAL.step(state, action)
    # None of this has changed the position.
    if legal:
        assert ANIMAL.step(state, legal[0])[0] == held


@given(positions)
def test_views_are_read_back_from_json(where: tuple[int, int]) -> None:
    _, state, _ = played(ANIMAL, *where)
    for seat in range(3):
        view = ANIMAL.view(state, seat)
        assert ANIMAL.view_from_json(ANIMAL.view_to_json(view)) == view
