"""Tests that the table of Flower Power is legible, computed from its layout at random positions.

They cover two to six players, several languages and both sizes.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QRegion

from games.flower_power.cards import HIDDEN
from games.flower_power.screen import flower_heads, shapes
from games.flower_power.screen.input import buttons, choices
from games.flower_power.screen.layout import card_rects, layout_of, place_of, question_rect
from games.flower_power.screen.spots import tag_of
from macclassic.app.program.program import Program
from macclassic.engine.match.match import Match
from macclassic.quickdraw import fonts
from macclassic.table.game_table import GameTable
from macclassic.table.table_state import TableState
from macclassic.toolbox.base import look
from macclassic.toolbox.spots import spots_of
from macclassic.toolbox.windows.window import ANY_SIZE
from tests.games.flower_power.support.program import (
    controller_of,
    flower,
    position,
    shown,
    started,
    table,
    to_a_decision,
)
from tests.support.screen.legible import (
    POSITIONS,
    SIZES,
    Card,
    bare,
    overlapping,
    positions,
    unreadable,
    weak_focus,
)

LARGE = 12
"""Number of petals above which a flower may extend beyond its bed."""


@pytest.fixture(
    params=[(2, "en"), (3, "fr"), (4, "en"), (5, "fr"), (6, "en"), (6, "fr"), (3, "ko"), (6, "ko")]
)
def program(qapp: object, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Program]:
    players, language = request.param
    program = started(tmp_path, players=players)
    program.set_language(language)
    yield program
    program.set_language("en")


def indices(now: TableState) -> Iterator[tuple[str, QRect]]:
    """Yield the key and the index rectangle of each known petal, checking that nothing covers it.

    Petals painted later and tags may cover an index; so may the edge of a garden.
    """
    lay = layout_of(now)
    for garden in lay.gardens:
        fighting, standing = [], []
        for each in now.model.player(garden.seat).flowers:
            (fighting if each.id in now.model.battle else standing).append(each)
        for flowers in (standing, fighting):
            hidden = QRegion()
            for each in reversed(flowers):
                place = place_of(now, each.id)
                shape, count = shapes.shape(place.small), len(each.petals)
                hidden += tag_of(now, each)[0]
                for petal, laid in zip(each.petals, shape.laid(count), strict=False):
                    rect = shape.index_rect(laid).translated(place.middle)
                    seen = garden.bed.adjusted(-4, -4, 4, 4).contains(rect) or each in fighting
                    if petal.card != HIDDEN and (seen or (not garden.hidden and count <= LARGE)):
                        assert not hidden.intersects(rect), f"{each.id}: {petal} is hidden"
                        assert seen, f"{each.id}: {petal} is out of its bed"
                        yield choices.key("petal", each.id, each.petals.index(petal)), rect
                for laid in shape.laid(count):
                    corner = place.middle + shape.corner(laid)
                    hidden += shapes.covered(place.small, laid.direction).translated(corner)


def inside_their_beds(now: TableState) -> None:
    """Check that no flower and no tag lies on the edge of a bed or beyond it, unless the garden scrolls."""
    for garden in layout_of(now).gardens:
        assert garden.bed.contains(garden.soils[0].united(garden.soils[1]))
        for each in now.model.player(garden.seat).flowers:
            if each.id in now.model.battle or garden.hidden or len(each.petals) > LARGE:
                continue
            at = place_of(now, each.id).rect
            assert garden.soils[each.power].contains(at), f"flower {each.id} leaves its soil: {at}"
            assert garden.bed.contains(tag_of(now, each)[0]), f"the tag of {each.id} leaves its bed"
    question = question_rect(now)
    for number in now.model.battle if not question.isEmpty() else ():
        at = place_of(now, number).rect
        assert not at.intersects(question), f"flower {number} covers the question about it"


def labels(now: TableState) -> dict[str, QRect]:
    """Return the heads, boxes, piles and buttons of the table."""
    lay = layout_of(now)
    found = {"prompt": lay.prompt, "news": lay.news, "pile": lay.pile, "grave": lay.graveyard}
    found |= {f"head {garden.seat}": garden.head for garden in lay.gardens}
    return found | {button.key: button.rect for button in buttons.buttons(now)}


def legible(found: GameTable, match: Match) -> None:
    now, lay, view = found.state, layout_of(found.state), match.view(found.state.position.view.seat)
    inside_their_beds(now)
    petals = [Card(key, rect) for key, rect in indices(now)]
    hand = [Card(f"hand {card}", rect, at) for at, (card, rect) in enumerate(card_rects(now).items())]
    if len(hand) < 30:
        assert not unreadable(hand)
    assert not overlapping(labels(now), hand, found.rect())
    assert not overlapping({"news": lay.news, "prompt": lay.prompt}, petals)
    for player in now.model.players:
        cards = list(flower_heads.hand(now, player.seat))
        assert len(cards) == player.hand_size == (0 if player.out else len(view.hands[player.seat]))
        head = lay.garden(player.seat).head
        assert all(head.contains(rect) for rect, _ in cards)
        said, others = flower_heads.bubble(now, player.seat)[0], {**labels(now), "news": QRect()}
        # The latest line of the news, at the bottom, stays free.
        assert lay.news.adjusted(0, 0, 0, -2 - fonts.small_line()).contains(said) and not overlapping(
            {"bubble": said, **others}, [*hand, *petals]
        )
    room = lay.prompt.width() - 17
    assert fonts.small_width(choices.prompt(now, room)) <= room
    assert now.model.pile == view.pile and len(now.model.graveyard) == len(view.grave)
    things = [*labels(now).values(), lay.arena, lay.hand, *(garden.bed for garden in lay.gardens)]
    assert bare(found.size(), things) <= 0.5
    assert len({spot.key for spot in spots_of(found)}) == len(spots_of(found))


def test_the_table_can_be_read_at_random_positions(program: Program) -> None:
    players = len(table(program).model.players)
    found, kept = table(program), {}
    for size in SIZES:
        controller_of(program).window.largest = ANY_SIZE
        controller_of(program).window.resize_content(size)
        for match in positions(program, count=max(2, POSITIONS // 8), players=players):
            legible(found, match)
            for button in buttons.buttons(found.state):
                assert kept.setdefault((found.size(), button.key), button.rect) == button.rect


@pytest.mark.parametrize("depth", [8, 4, 1])
def test_the_keyboard_focus_is_visible(qapp: object, tmp_path: Path, depth: int) -> None:
    program = started(tmp_path)
    program.set_depth(depth) if hasattr(program, "set_depth") else look.use(depth)
    to_a_decision(program)
    assert not weak_focus(table(program))
    gardens = [
        [flower(1, "KS (4D)"), flower(2, "(9C) (8C) (7C)"), flower(3, "AD 7S 3H 10C", True)],
        [flower(4, "(2S) 5D"), flower(5, "JH QH")],
    ]
    assert not weak_focus(shown(program, position(gardens, ["QS 2D 5C 8H JR", "3D"], grave="AS")))
