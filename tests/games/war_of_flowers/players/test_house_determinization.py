"""House rules: a view has only open cards, and players deal only possible worlds."""

from __future__ import annotations

from functools import partial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.war_of_flowers import GAME
from games.war_of_flowers.house.options import BUNDLES, NAMES, VALUES, HouseRules
from games.war_of_flowers.house.rules import four_in
from games.war_of_flowers.players.house_rules import dealt_to
from games.war_of_flowers.players.search import candidates
from games.war_of_flowers.view import View, known, seen_of
from macclassic.engine.core.chance import Stream
from tests.games.war_of_flowers.support.positions import played, war_rules
from tests.games.war_of_flowers.support.twins import moment_of, twin_of
from tests.support.match.hidden_information import honest, seen, with_a_choice
from tests.support.match.pure_rules import Pure

RULES = st.fixed_dictionaries({name: st.sampled_from(VALUES[name]) for name in NAMES}).map(
    lambda rules: HouseRules(**(rules | {"shake": rules["shake"] or rules["bomb"]}))
)
OLD = war_rules(house=BUNDLES["old-school"])
EVENING = war_rules(house=BUNDLES["korean-evening"])


@given(RULES, st.integers(0, 2**32), st.integers(0, 26), st.integers(0, 2), st.integers(0, 2**32))
@settings(max_examples=60)
def test_a_seat_sees_the_same_in_both_worlds(
    house: HouseRules, seed: int, plies: int, seat: int, other: int
) -> None:
    rules = war_rules(house=house)
    start, now, actions = played(rules, seed, plies)
    if rules.actor(now) < 0:
        actions = actions[:-1]
        now, _ = seen(rules, start, actions, seat)
    twin, twin_saw = seen(rules, twin_of(start, now, seat, other, rules), actions, seat)
    same, saw = seen(rules, start, actions, seat)
    assert saw == twin_saw
    if rules.actor(now) == seat:
        assert list(rules.legal(same)) == list(rules.legal(twin))


@pytest.mark.parametrize("rules", [OLD, EVENING], ids=["old-school", "korean-evening"])
@pytest.mark.parametrize(
    ("name", "positions"), [("random", 60), ("iq:60", 60), ("iq:100", 60), ("iq:120", 4)]
)
def test_a_computer_chooses_the_same_in_both_worlds(rules: Pure, name: str, positions: int) -> None:
    assert honest(GAME, partial(moment_of, rules=rules), name, range(positions)) == positions


def shown_moments(rules: Pure, count: int) -> list[View]:
    """Return views of seats to decide while cards of another hand are open."""
    found: list[View] = []
    seed = 0
    while len(found) < count:
        start, now, actions = played(rules, seed, 3 + seed % 17)
        now, actions = with_a_choice(rules, start, now, actions)
        seed += 1
        view = rules.view(now, rules.actor(now)) if rules.actor(now) >= 0 else None
        shown = seen_of(view) if view is not None else None
        if view is not None and shown is not None and any(shown.shown):
            found.append(view)
    return found


def test_worlds_respect_shown_cards_and_hands_without_four_of_a_month() -> None:
    for view in shown_moments(OLD, 25):
        shown = seen_of(view)
        assert shown is not None
        for reads in (True, False):
            trials = candidates(view, (), Stream(7, "test"), reads)
            for _ in range(20):
                world = known(view)
                trials._deal(world)
                held = world.hands
                assert [cards.bit_count() for cards in held] == list(view.hand_sizes)
                assert all(cards & ~hand == 0 for cards, hand in zip(shown.shown, held, strict=True))
                left = held[0] | held[1] | held[2]
                assert left & ~(view.unseen | view.hand | sum(shown.shown)) == 0
                for seat in {0, 1, 2} - {view.seat, shown.four[0]}:
                    assert four_in(held[seat] | dealt_to(view, seat)) < 0


def test_shown_cards_are_not_among_the_unseen() -> None:
    for view in shown_moments(EVENING, 10):
        shown = seen_of(view)
        assert shown is not None
        open_ = (
            view.table | sum(view.collections) | view.hand | shown.shown[0] | shown.shown[1] | shown.shown[2]
        )
        assert view.unseen & open_ == 0
        in_the_making = {card for card in (view.turned, view.played) if card >= 0}
        assert view.unseen.bit_count() + open_.bit_count() + len(in_the_making) <= 48
