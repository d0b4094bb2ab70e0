"""Tests of the places and numbers of flowers, which stay for the whole match."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QRegion

from games.flower_power.actions import Diamond, Poison
from games.flower_power.board import BUILD
from games.flower_power.screen import shapes
from games.flower_power.screen.layout import place_of
from games.flower_power.screen.motion.motions import motions
from games.flower_power.screen.spots import tag_of
from macclassic.app.program.program import Program
from macclassic.table.game_table import GameTable
from macclassic.table.table_state import SeatDecided, TablePosition
from tests.games.flower_power.support.positions import NUMBER, rules_of
from tests.games.flower_power.support.program import flower, played, position, shown, table
from tests.support.match.program import opened, settle

MINE = [flower(1, "KS (4D)"), flower(2, "3H"), flower(3, "(8C) (7C)"), flower(4, "9D 2D")]


@pytest.fixture
def program(qapp: object) -> Program:
    return opened(None, "flower-power")


def places(found: GameTable) -> dict[int, tuple[QRect, str]]:
    now = found.state
    return {
        number: (place_of(now, number).rect, tag_of(now, each)[1])
        for number, each in now.model.flowers.items()
    }


def test_a_flower_that_goes_leaves_a_gap_and_all_others_their_numbers(program: Program) -> None:
    state = position([MINE, [flower(5, "2S 5D")]], ["QS 9S", "3D"])
    found = shown(program, state)
    before = places(found)
    action = Poison(NUMBER["9S"], 2, 0)
    after, happened = rules_of(2).step(state, action)
    found.play([SeatDecided(0, action), *happened], TablePosition(rules_of(2).view(after, 0), ()))
    found.finish()
    settle()
    now = places(found)
    assert now.keys() == before.keys() - {2}
    assert all(now[number] == before[number] for number in now)
    assert all(text == str(number) for number, (_, text) in now.items())


@pytest.mark.parametrize("seed", [3, 8])
def test_tags_of_six_gardens_cover_no_petal(program: Program, seed: int) -> None:
    match = played(seed, lambda match: match.plies > 5 and match.state.phase != BUILD, 6)
    found = table(program)
    found.show_position(TablePosition(match.view(0), ()))
    now = found.state
    tags = [QRegion(tag_of(now, each)[0]) for each in now.model.flowers.values()]
    assert not any((one & other).rectCount() for one, other in combinations(tags, 2))
    for each in now.model.flowers.values():
        place = place_of(now, each.id)
        for number in range(len(each.petals)):
            petal = shapes.petal_region(len(each.petals), place.small, number).translated(place.middle)
            covered = sum(rect.width() * rect.height() for tag in tags for rect in list(petal & tag))
            assert covered <= 12, (each.id, number)


def test_the_card_of_a_diamond_goes_with_its_flower(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = position([MINE, [flower(5, "2S 5D")]], ["QD", "3D"])
    found = shown(program, state)
    before = place_of(found.state, 1).middle
    action = Diamond(NUMBER["QD"], 1)
    after, happened = rules_of(2).step(state, action)
    flown: list[QPoint] = []
    monkeypatch.setattr(
        found._above,
        "put",
        lambda key, at, image=None: flown.append(at + image.rect().center()) if image is not None else None,
    )
    found._take(TablePosition(rules_of(2).view(after, 0), ()))
    for motion in motions(found.state, found._stage, [SeatDecided(0, action), *happened]):
        motion.begin()
        if found.state.model.flower(1).power:
            there = place_of(found.state, 1).middle
            assert there != before and (flown[-1] - there).manhattanLength() <= 2
            return
        motion.move(1.0)
        motion.end()
    raise AssertionError("the flower never became a POWER FLOWER")
