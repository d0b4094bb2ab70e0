"""Rare events of War of Coins: each stored deal brings its event, and the referee accepts it."""

from __future__ import annotations

from collections import Counter
from itertools import islice

import pytest

from tests.games.war_of_coins.support.events import EVENTS, PAIRS, deals, judged, void_seconds

QUICK = [pair for pair in PAIRS if not any(name in pair for name in ("iq:120", "iq:140", "iq:160"))]
WANTED = {
    "four-on-the-layout": ("ending: four on the layout",),
    "two-perfect-hands": ("ending: two perfect hands",),
    "perfect-hand": ("ending: perfect hand", "perfect play-on"),
    "perfect-hand-of-two-coins": ("ending: perfect hand", "perfect play-on"),
    "jokers-on-the-layout": ("joker from the layout",),
}


def test_every_rare_deal_is_listed() -> None:
    assert set(deals()) == set(WANTED)


@pytest.mark.parametrize("name", WANTED)
def test_each_rare_deal_brings_its_event(name: str) -> None:
    seen: Counter[str] = Counter()
    for seed in range(24):
        judged(seed, QUICK[seed % len(QUICK)], 1, seen, deals()[name])
    assert all(seen[event] for event in WANTED[name])


def test_a_second_void_deal_pays_the_winner_of_the_first() -> None:
    seen: Counter[str] = Counter()
    for seed in islice(void_seconds(0), 4):
        judged(seed, ("greedy", "iq:60"), 2, seen)
    assert seen["ending: four on the layout"] == seen["void and paid"] == 4


def test_the_referee_accepts_matches_of_search_players() -> None:
    seen: Counter[str] = Counter()
    assert judged(3, ("iq:120", "iq:140"), 2, seen) == 2
    assert any(seen[event] for event in EVENTS)
