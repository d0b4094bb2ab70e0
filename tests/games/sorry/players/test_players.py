"""Computer players of Sorry: their choices and reasons, and that the pile is hidden from them."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.sorry import GAME
from games.sorry.actions import Action
from games.sorry.cards import DECK, SORRY, count
from games.sorry.events import Event
from games.sorry.options import SorryOptions
from games.sorry.players.reasons import TEMPLATES
from games.sorry.position import Deal, Position
from games.sorry.rules import SorryRules
from games.sorry.view import VIEW, View, view
from macclassic.engine.core.chance import Stream, player_stream
from macclassic.engine.core.game_spec import BadOption
from macclassic.engine.players.base import Reason
from macclassic_lab.arena import ArenaPlan, interval, play
from tests.games.sorry.support.positions import RULES, action_text, dealt, position, step

NAMES = [name for name, _ in GAME.players.names]
MODES = ("2", "3", "4", "team")


def choice(
    name: str, places: str, card: str, mode: str = "2", pile: Sequence[str] = ()
) -> tuple[str, Reason]:
    """Return the action that a player advises in a position, as text, and the reason."""
    state = position(places, card, pile=pile, mode=mode)
    known = view(state, state.seat)
    action, why = GAME.players.make(name).explain(known, state.legal(), Stream(1, "test"))
    # Hints follow the judge of the review; the other players explain what they would do.
    chosen = GAME.players.make(name).choose(known, state.legal(), Stream(1, "test"))
    assert action == chosen or name == GAME.players.adviser
    assert isinstance(why, Reason)
    return action_text(action), why


@pytest.mark.parametrize(
    ("name", "places", "card", "move", "why"),
    [
        ("racer", "red-1=20 red-2=30", "1", "enter red-3", "out of its start"),
        ("racer", "red-1=20 yellow-1=28", "8", "forward red-1 8", "only move"),
        ("greedy", "red-1=20 red-2=30 yellow-1=23", "3", "forward red-1 3", "Yellow 1 back to its start"),
        ("racer", "red-1=4 red-2=30", "4", "backward red-1 4", "56 steps saved"),
        ("greedy", "red-1=40 red-2=s3 red-3=home", "3", "forward red-2 3", "Red 2 home"),
        ("greedy", "red-1=20 red-2=57", "8", "forward red-2 8", "safety zone"),
        ("greedy", "red-1=5 yellow-1=50", "11", "swap red-1 yellow-1", "Yellow 1 and gains 45 steps"),
        ("greedy", "red-1=6 red-2=30", "3", "forward red-1 3", "Red 1 nearer to home"),
        ("greedy", "red-1=13 red-2=30", "3", "forward red-1 3", "slides, 3 squares"),
        ("greedy", "red-1=home red-2=home red-3=home red-4=s4 yellow-1=5", "2", "forward red-4 2", "is won"),
        ("greedy", "yellow-1=40 yellow-2=20", "sorry", "sorry red-1 yellow-2", "Yellow 2 back"),
        ("thoughtful", "red-1=20 red-2=30 yellow-1=23", "3", "forward red-1 3", "Yellow 1 back"),
        ("greedy", "", "draw", "draw", "Turn over"),
    ],
)
def test_players_take_the_best_move_and_give_a_reason(
    name: str, places: str, card: str, move: str, why: str
) -> None:
    made, reason = choice(name, places, "" if card == "draw" else card)
    assert made == move and why in reason
    assert reason.template in TEMPLATES and reason == reason.template.format(**reason.fields)


def test_a_costly_bounce_is_named_in_the_reason() -> None:
    move, why = choice("greedy", "red-1=s5 red-2=s5 red-2=s4 red-3=home red-4=home", "12")
    assert "forward" in move and "costs least" in why


def test_racer_considers_its_own_pawns_and_greedy_all() -> None:
    board = "red-1=50 red-2=20 yellow-1=25"
    assert choice("racer", board, "5")[0] == "forward red-1 5"
    assert choice("greedy", board, "5")[0] == "forward red-2 5"


def test_thoughtful_counts_the_remaining_cards() -> None:
    """The safer of two equal steps depends on the cards left in the pile."""
    board = "red-1=44 red-2=54 red-3=home red-4=home yellow-1=42 yellow-2=51 yellow-3=home yellow-4=home"
    found = {
        choice("thoughtful", board, "1", pile=[card] * 4)[0] for card in ("3", "4", "5", "8", "10", "12")
    }
    assert len(found) > 1


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("name", NAMES)
def test_every_player_plays_whole_games_legally(name: str, mode: str) -> None:
    player = GAME.players.make(name)
    others = GAME.players.make("greedy")
    state = dealt(mode, 7)
    asked = 0
    for ply in range(200 if name == "thoughtful" else 2000):
        seat = state.actor()
        if seat < 0:
            break
        seen = view(state, seat)
        legal = state.legal()
        who = player if seat == 0 else others
        # In the form in which the think process gets it.
        back = VIEW.read(json.loads(json.dumps(VIEW.write(seen))))
        assert back == seen
        action, why = who.explain(back, legal, player_stream(7, seat, ply))
        assert action in legal and why
        asked += 1
        state, _ = step(state, action)
    assert asked > 60


def test_an_unknown_player_is_refused() -> None:
    with pytest.raises(BadOption, match="there are random, racer, greedy and thoughtful"):
        GAME.players.make("gambler")


# Twin worlds: only the order of the pile is hidden


def walk(start: Position, seed: int, plies: int) -> tuple[list[Action], Position]:
    """Return random actions from a start, up to a shuffle or the end at most, and the state after them."""
    rng = random.Random(seed)
    state, actions = start, []
    for _ in range(plies):
        if state.actor() < 0:
            break
        action = rng.choice(state.legal())
        after, _ = step(state, action)
        if after.shuffles or after.actor() < 0:
            break
        actions.append(action)
        state = after
    return actions, state


def twin_of(start: Position, now: Position, seed: int) -> Position:
    """Return the start of the same game with the unseen cards in another order, and another key."""
    rest = list(start.pile[now.drawn :])
    random.Random(seed).shuffle(rest)
    pile = (*start.pile[: now.drawn], *rest)
    return Position(start.mode, start.must_split, Deal(pile, seed), pile)


def seen(rules: SorryRules, start: Position, actions: list[Action], seat: int) -> list[Event | View]:
    """Return all that a seat sees of some decisions."""
    state = start
    found: list[Event | View] = [rules.view(state, seat)]
    for action in actions:
        state, events = step(state, action)
        found += [rules.redact(event, state.seat, seat) for event in events]
        found.append(rules.view(state, seat))
    return found


def final(start: Position, actions: list[Action]) -> Position:
    for action in actions:
        start, _ = step(start, action)
    return start


worlds = st.tuples(
    st.sampled_from(MODES),
    st.integers(0, 2**32),
    st.integers(0, 90),
    st.integers(0, 3),
    st.integers(0, 2**32),
)


def play_both_worlds(
    world: tuple[str, int, int, int, int], rules: SorryRules | None = None
) -> tuple[Position, Position]:
    mode, seed, plies, seat, other = world
    start = dealt(mode, seed)
    actions, now = walk(start, seed, plies)
    twin = twin_of(start, now, other)
    seat %= start.mode.seats
    rules = rules or RULES[mode]
    assert seen(rules, start, actions, seat) == seen(rules, twin, actions, seat)
    there = final(twin, actions)
    assert there.legal() == now.legal()
    return now, there


@given(worlds)
@settings(max_examples=150, deadline=None)
def test_a_seat_sees_the_same_in_both_worlds(world: tuple[str, int, int, int, int]) -> None:
    now, there = play_both_worlds(world)
    player = GAME.players.make("greedy")
    seat = now.seat
    stream = [Stream(1, "twin"), Stream(1, "twin")]
    legal = now.legal()
    assert player.choose(view(now, seat), legal, stream[0]) == player.choose(
        view(there, seat), legal, stream[1]
    )


class Peeking(SorryRules):
    """Rules with a view that shows the next card."""

    def view(self, position: Position, seat: int) -> View:
        left = count(position.pile[position.drawn : position.drawn + 1])
        return replace(super().view(position, seat), left=left)


def test_a_leak_is_detected() -> None:
    with pytest.raises(AssertionError):
        for other in range(20):
            play_both_worlds(("2", 5, 9, 0, other), Peeking(SorryOptions()))


@pytest.mark.parametrize("name", NAMES)
def test_a_computer_chooses_the_same_in_both_worlds(name: str) -> None:
    player = GAME.players.make(name)
    asked = 0
    for seed in range(24):
        mode = MODES[seed % 4]
        now, there = play_both_worlds((mode, seed, 20 + seed * 2, 0, seed + 1))
        if len(now.legal()) < 2:
            continue
        choices = [
            player.choose(view(world, now.seat), world.legal(), Stream(seed, "twin"))
            for world in (now, there)
        ]
        assert choices[0] == choices[1]
        asked += 1
    assert asked > 5


def test_a_shuffle_reveals_nothing() -> None:
    """After a shuffle all cards are in the pile, in an order from a key that no view contains."""
    piles = set()
    for key in range(30):
        state = position("red-1=20")
        state.deal = Deal(state.pile, key)
        piles.add(step(state, state.legal()[0])[0].pile)
    assert len(piles) == 30 and all(sorted(pile) == list(DECK) for pile in piles)
    assert SORRY in next(iter(piles))


# The arena seats pairs together


def test_pairs_play_against_pairs() -> None:
    plan = ArenaPlan("sorry", ("greedy", "random"), {"mode": "team"})
    found = play(plan, range(20))
    mean, half = interval([each.gains[0] for each in found])
    # Without an interval the better pair won every game.
    assert mean - (half or 0) > 0.6
    assert all(each.gains[0] + each.gains[1] == pytest.approx(1) for each in found)


@pytest.mark.parametrize(("mode", "fair"), [("3", 1 / 3), ("4", 1 / 4)])
def test_equal_players_are_equally_strong(mode: str, fair: float) -> None:
    found = play(ArenaPlan("sorry", ("greedy", "greedy"), {"mode": mode}), range(5))
    assert all(each.gains[0] == pytest.approx(fair) for each in found)


@pytest.mark.parametrize(("better", "worse"), [("racer", "random"), ("greedy", "racer")])
def test_each_level_is_stronger_than_the_one_below(better: str, worse: str) -> None:
    found = play(ArenaPlan("sorry", (better, worse)), range(7_000_000, 7_000_080))
    mean, half = interval([each.gains[0] for each in found])
    assert mean - half > 0.5
