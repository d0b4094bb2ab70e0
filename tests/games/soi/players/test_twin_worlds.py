"""Twin worlds of Soi: a seat cannot notice any change of the cards that are hidden from it.

A round is played for a while. Then hidden cards of the deal are exchanged, two at a time, as long as all
public facts stay possible: the same asks, legal and with the same answers, and the same sets; with Sort Cards
also the same places in the rows. The public facts are derived from the hands alone, without views and events.
In every such twin the seat must have seen the same.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.soi import GAME
from games.soi.actions import Ask
from games.soi.events import Event, Refuse
from games.soi.options import SoiOptions
from games.soi.position import Position, Rows, opened
from games.soi.rules import SoiRules
from games.soi.view import View
from macclassic.engine.core.chance import player_stream
from tests.games.soi.support.positions import PLAIN, SORTED, played
from tests.support.match import hidden_information
from tests.support.match.pure_rules import Pure

Rounds = list[list[int]]


def openly(rows: Rows, asks: list[Ask], first: int, sort: bool) -> Iterator[object]:
    """Yield all public facts of a round with these cards, in order; None at the end for an illegal ask.

    Written from the rules page, independently of the product.
    """
    hands: Rounds = [sorted(row) if sort else list(row) for row in rows]

    def of_kind(seat: int, kind: int) -> list[int]:
        return [place for place, card in enumerate(hands[seat]) if card // 4 == kind]

    def deposit(seat: int, kind: int) -> list[int]:
        places = of_kind(seat, kind)
        if len(places) == 4:
            hands[seat] = [card for card in hands[seat] if card // 4 != kind]
            return places
        return []

    yield [[deposit(seat, kind) for kind in range(13)] for seat in range(4)]
    turn = first
    for of, card in ((each.of, each.card) for each in asks):
        kind = card // 4
        if not of_kind(turn, kind) or card in hands[turn] or of == turn or not hands[of]:
            yield None
            return
        if card not in hands[of]:
            yield turn, of, card
            turn = of
            continue
        slot = hands[of].index(card)
        hands[of].remove(card)
        hands[turn].append(card)
        if sort:
            hands[turn].sort()
        into = hands[turn].index(card)
        yield turn, of, card, slot, into, deposit(turn, kind), bool(hands[of])
        while not hands[turn] and any(hands):
            turn = (turn + 1) % 4


def twin_of(start: Position, asks: list[Ask], seat: int, seed: int, sort: bool) -> Rows:
    """Return the dealt rows of a twin: many exchanges of others' cards that change no public fact."""
    rng = random.Random(seed)
    rows = [list(row) for row in start.deal.rows]
    others = [other for other in range(4) if other != seat]
    first = start.deal.first
    heard = list(openly(start.deal.rows, asks, first, sort))
    for _ in range(100):
        one, two = rng.sample(others, 2)
        here, there = rng.randrange(13), rng.randrange(13)
        rows[one][here], rows[two][there] = rows[two][there], rows[one][here]
        seen = openly(_rows(rows), asks, first, sort)
        if any(each != other for each, other in zip(seen, heard, strict=True)):
            rows[one][here], rows[two][there] = rows[two][there], rows[one][here]
    return _rows(rows)


def _rows(rows: Rounds) -> Rows:
    one, two, three, four = map(tuple, rows)
    return (one, two, three, four)


def seen(rules: Pure, start: Position, asks: list[Ask], seat: int) -> tuple[Position, list[Event | View]]:
    """Play asks from a start; return the last state and all that a seat saw on the way."""
    opening = [rules.redact(event, seat) for event in start.deal.opening]
    state, found = hidden_information.seen(rules, start, asks, seat)
    return state, [*opening, *found]


def check(rules: Pure, seed: int, plies: int, seat: int, other: int) -> tuple[Position, Position]:
    start, _, asks = played(rules, seed, plies)
    rows = twin_of(start, asks, seat, other, start.sort)
    deal = replace(start.deal, rows=rows, opening=opened(rows, start.sort)[1])
    twin_start = rules.rules.begin(deal, None)
    now, saw = seen(rules, start, asks, seat)
    twin, twin_saw = seen(rules, twin_start, asks, seat)
    assert saw == twin_saw
    if rules.actor(now) == seat:
        assert list(rules.legal(now)) == list(rules.legal(twin))
    return now, twin


worlds = st.tuples(
    st.integers(0, 2**32), st.integers(0, 120), st.integers(0, 3), st.integers(0, 2**32), st.booleans()
)


@settings(deadline=None, max_examples=50)  # It takes long to find a twin when much is known.
@given(worlds)
def test_a_seat_sees_the_same_in_both_worlds(world: tuple[int, int, int, int, bool]) -> None:
    *where, sort = world
    check(SORTED if sort else PLAIN, *where)


@pytest.mark.parametrize("rules", [PLAIN, SORTED])
def test_twin_worlds_differ(rules: Pure) -> None:
    """Otherwise the test above would test nothing."""
    different = 0
    for seed in range(20):
        now, twin = check(rules, seed, 2 * seed, seed % 4, seed)
        assert now.hands[seed % 4] == twin.hands[seed % 4]
        different += now.hands != twin.hands
    assert different >= 15


class Peeking(Pure):
    """Rules with a view that shows hidden cards."""

    def view(self, state: Position, seat: int) -> View:
        return replace(super().view(state, seat), first=state.hands[(seat + 1) % 4] & 255)


class Sharing(Pure):
    """Rules whose answer to an ask reveals one more card."""

    def step(self, state: Position, action: Ask) -> tuple[Position, tuple[Event, ...]]:
        after, events = super().step(state, action)
        return after, (*events, Refuse(action.of, state.rows[action.of][0]))


@pytest.mark.parametrize("rules", [Peeking(SoiRules(SoiOptions())), Sharing(SoiRules(SoiOptions()))])
def test_a_leak_is_detected(rules: Pure) -> None:
    with pytest.raises(AssertionError):
        for seed in range(5):
            check(rules, seed, 6, 0, seed)


@cache
def pairs() -> list[tuple[Pure, int, Position, Position]]:
    """Return pairs of a position and its twin, with their rules and the seat to move."""
    found = []
    for seed in range(24):
        rules = (PLAIN, SORTED)[seed % 2]
        plies = seed * 5 % 70
        seat = rules.actor(played(rules, seed, plies)[1])
        if seat >= 0:
            same, twin = check(rules, seed, plies, seat, seed)
            if same.hands != twin.hands:
                found.append((rules, seat, same, twin))
    return found


@pytest.mark.parametrize("name", ["random", "greedy", "easiest", "middle", "impossible"])
def test_a_computer_chooses_the_same_in_both_worlds(name: str) -> None:
    player = GAME.players.make(name)
    assert len(pairs()) > 10
    for number, (rules, seat, *both) in enumerate(pairs()):
        choices = [
            player.explain(rules.view(world, seat), rules.legal(world), player_stream(number, seat, 9))
            for world in both
        ]
        assert choices[0] == choices[1]
