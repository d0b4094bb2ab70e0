"""Figures on rails and pips agree with the rules at every position of random games."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from games.war_of_flowers.cards import ALL, BIRDS, BLUE, IDS, ORCHID, RED, RIBBONS, SUNS, names, pack
from games.war_of_flowers.scoring import score, score_lines
from games.war_of_flowers.sets import KINDS, SETS, by_kind, counts, mark_of, points, progress
from macclassic.engine.core.chance import deal_stream
from tests.games.war_of_flowers.support.positions import ANIMAL, PLAIN_CUP
from tests.support.match.pure_rules import Pure

LINES = {"birds": "birds", "red": "red", "blue": "blue", "orchid": "orchid", "suns": "five-suns"}
"""Line of a score for each complete set."""


@pytest.mark.parametrize("rules", [ANIMAL, PLAIN_CUP])
def test_displayed_counts_equal_those_of_the_rules(rules: Pure) -> None:
    cup, rng, moments = rules is PLAIN_CUP, random.Random(7), 0
    for seed in range(12):
        state = rules.start(deal_stream(seed, 0))
        while rules.actor(state) >= 0:
            state, _ = rules.step(state, rng.choice(rules.legal(state)))
            for seat, cards in enumerate(state.collections):
                moments += 1
                lines = {line.what: line for line in score_lines(cards, cup)}
                assert sum(points(cards, cup)) == score(cards, cup) == state.points[seat]
                counted = dict(zip(KINDS, counts(cards, cup), strict=True))
                for what, line in lines.items():
                    if what in ("suns", "animals", "ribbons", "plains"):
                        assert counted[what[:-1]] == line.count
                for name, pips in progress(state.collections, seat).items():
                    assert len(pips) == SETS[name][0].bit_count()
                    assert (set(pips) == {"had"}) == (LINES[name] in lines)
                    lost = state.collections[seat - 1] | state.collections[seat - 2]
                    assert pips.count("lost") == (lost & SETS[name][0]).bit_count()
    assert moments > 500


def test_each_card_lies_in_one_tray_and_has_one_mark() -> None:
    for cup in (False, True):
        piles = by_kind(names(ALL), cup)
        assert sorted(card for pile in piles.values() for card in pile) == sorted(IDS)
        assert ("09-animal" in piles["plain"]) == cup
    marks = Counter(map(mark_of, IDS))
    assert marks["red"] == marks["blue"] == marks["orchid"] == marks["bird"] == 3
    assert (marks["sun"], marks["willow"], marks["cup"], marks["double"]) == (5, 1, 1, 2)
    assert sum(marks.values()) == len(IDS)


def test_pips_show_the_cards_in_order() -> None:
    found = progress([pack(["02-animal"]), pack(["08-animal"]), 0], 0)
    assert found["birds"] == ("had", "open", "lost")
    assert [SETS[name][0] for name in found] == [BIRDS, RED, BLUE, ORCHID, SUNS]
    assert not RIBBONS & SUNS
