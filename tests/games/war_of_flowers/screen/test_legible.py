"""Legibility of the table of War of Flowers, computed from its geometry at random positions.

The suite uses twenty positions; ``make tables`` uses more.
"""

from __future__ import annotations

from itertools import chain
from typing import Any

import pytest
from PySide6.QtCore import QRect

from games.war_of_flowers.cards import DECK, IDS
from games.war_of_flowers.position import CALL, TAKE
from games.war_of_flowers.screen.layout import layout
from games.war_of_flowers.screen.painting import scene
from games.war_of_flowers.sets import KINDS, SETS, progress
from macclassic.app.program.program import Program
from macclassic.engine.match.match import Match
from macclassic.flower_cards.table.picture_model import BACK, EAR, Places
from macclassic.quickdraw import fonts
from macclassic.quickdraw.resources import languages
from macclassic.table.game_table import GameTable
from macclassic.table.look import furniture
from macclassic.table.table_state import TablePosition
from macclassic.toolbox.base import look
from tests.games.war_of_flowers.screen.test_go_stop_prompt import call_of
from tests.games.war_of_flowers.support.positions import ANIMAL, position
from tests.support.match.program import opened
from tests.support.screen.legible import (
    SIZES,
    Card,
    bare,
    overlapping,
    positions,
    show,
    unreadable,
    weak_focus,
)


@pytest.fixture(params=languages())
def program(request: pytest.FixtureRequest, qapp: object) -> Program:
    return opened(None, "war-of-flowers", language=request.param)


def table_of(program: Program) -> GameTable:
    found: Any = program.game
    assert isinstance(found.table, GameTable)
    return found.table


def open_cards(places: Places) -> list[Card]:
    """Return the open cards of a table; of two twins only the upper one.

    Only ten ribbons in a side tray may be unreadable: they have 12 pixels each.
    """
    under = {place.rect.topLeft().toTuple() for place in places.values() if place.twin}
    found = []
    for key, place in places.items():
        if place.face and (place.twin or place.rect.topLeft().toTuple() not in under):
            ear = QRect(*place.ear, EAR, EAR) if place.ear is not None else None
            found.append(Card(key, place.rect, place.z, ear))
    return found


def ten_ribbons(match: Match) -> bool:
    view = match.view(0)
    return any(
        (cards & DECK.where(lambda name: "ribbon" in name)).bit_count() > 9 for cards in view.collections
    )


def test_every_open_card_is_visible_and_uncovered(program: Program) -> None:
    """Points 1 and 2: no card, plate, box or tray is covered.

    Cards are whole, have an ear or show a strip, and speech bubbles have room.
    """
    table = table_of(program)
    for number, size in enumerate(SIZES):
        table.setFixedSize(size)
        for match in positions(program, seed=number + 1):
            now, where = table.state, layout(table.state)
            cards = open_cards(now.model.places)
            assert not unreadable(cards) or ten_ribbons(match), match.seed
            seen = scene(now)
            labels = {sign.key: sign.rect for each in seen.figures for sign in each}
            labels |= {f"strip-{seat}": where.strip(seat) for seat in range(3)}
            labels |= {f"rail-{tray.key}": tray.rail for tray in seen.trays}
            labels |= {
                f"bubble-{seat}": room[0]
                for seat in (1, 2)
                if not any(now.model.open_hands) and (room := where.bubble(seat))
            }
            labels |= {"said": where.said}
            labels |= {key: place.rect for key, place in now.model.places.items() if key.startswith(BACK)}
            if now.model.choice:
                labels["said"] = where.which
            assert not overlapping(labels, cards, table.rect()), match.seed
            trays = {tray.key: tray.rect for tray in seen.trays}
            assert not overlapping({**trays, **{key: labels[key] for key in labels if "rail" not in key}})
            things = [*labels.values(), *trays.values(), *(each.rect for each in cards)]
            things += [where.slot(month) for month in range(1, 13)]
            if len(now.model.table) >= 6:
                assert bare(size, things) <= 0.5, match.seed


def test_texts_fit_their_boxes(program: Program) -> None:
    """All text of prompts is visible, in every language and size."""
    table = table_of(program)
    for size in SIZES:
        table.setFixedSize(size)
        kinds = set()
        for match in chain(positions(program, seed=7), filter(None, map(call_of, range(40)))):
            show(table, match)
            if scene(table.state).asked is not None:
                kinds.add(bool(scene(table.state).buttons))
                fits(table)
        assert kinds == {True, False}
        for number in range(12):  # choices of two for a card of each month, by the names of its cards
            one, card, _, two = IDS[4 * number : 4 * number + 4]
            state = position(f"{one} {two}", card, "12-sun 11-sun")
            table.show_position(TablePosition(ANIMAL.view(state, 0), ANIMAL.legal(state)))
            table.choose(card)
            assert table.state.model.lifted == card
            fits(table)


def fits(table: GameTable) -> None:
    """Assert that the prompt fits its box."""
    now, seen = table.state, scene(table.state)
    assert seen.asked is not None
    box = layout(now).which if now.model.choice else layout(now).said
    rows = [row for line in seen.asked.lines for row in fonts.wrapped(line, box.width() - 11)]
    room = min((button.rect.top() for button in seen.buttons), default=box.bottom() + 1) - box.top()
    assert furniture.prompt_height(len(rows)) <= room, seen.asked
    assert fonts.small_width(seen.asked.title, bold=True) <= box.width() - 15, seen.asked
    assert all(fonts.small_width(row) <= box.width() - 11 for row in rows), seen.asked
    for button in seen.buttons:
        assert fonts.small_width(button.below) <= button.rect.width() - 26, button


def test_numbers_agree_with_the_rules(program: Program) -> None:
    """Points on rails add up to the score, and pips show the holders of each set's cards."""
    table = table_of(program)
    for match in positions(program, seed=11, cup="double-plain"):
        view, seen = match.view(0), scene(table.state)
        for seat, piles in enumerate(view.collections):
            rails = [tray for tray in seen.trays if tray.key.endswith(f"-{seat}")]
            assert [tray.key.split("-")[0] for tray in rails] == list(KINDS)
            assert sum(int(tray.points or 0) for tray in rails) == view.points[seat]
            rest = sum(cards for other, cards in enumerate(view.collections) if other != seat)
            for row in seen.sets[seat]:
                wanted = SETS[row.key][0]
                assert row.pips.count("had") == (piles & wanted).bit_count()
                assert row.pips.count("lost") == (rest & wanted).bit_count()
                assert row.pips == progress(view.collections, seat)[row.key]
            assert list(table.state.model.collections[seat]) == DECK.names(piles)


@pytest.mark.parametrize("depth", [8, 4, 1])
def test_the_keyboard_focus_is_always_visible(program: Program, depth: int) -> None:
    """A choice has its prompt, and the focus is visible."""
    look.use(depth)
    table = table_of(program)
    seen = set()
    wanted = {"hand", "two", "call"}
    calls = filter(None, map(call_of, range(40)))
    for match in chain([next(calls)], positions(program, seed=5)):
        show(table, match)
        if not table.state.open_actions:
            continue
        view = match.view(0)
        kind = {CALL: "call", TAKE: "two"}.get(view.phase, "hand")
        assert scene(table.state).asked is not None
        if kind not in seen:
            assert not weak_focus(table)
        seen.add(kind)
    assert {"hand", "call"} <= seen <= wanted


def test_buttons_keep_their_places(program: Program) -> None:
    """GO and STOP stay in their places, whatever the prompt says."""
    table = table_of(program)
    for size in SIZES:
        table.setFixedSize(size)
        found = set()
        for match in filter(None, map(call_of, range(40))):
            show(table, match)
            found.add(tuple(button.rect.getRect() for button in scene(table.state).buttons))
        assert len(found) == 1
