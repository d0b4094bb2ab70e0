"""The table of Soi is legible: computed from random positions, in all languages and at all sizes."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import combinations, product

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRect, QSize

from games.soi.cards import POINTS
from games.soi.screen import ask_balloons, layout, painting, prompts
from games.soi.screen.last_ask import LastAsk
from games.soi.screen.layout import Model, Size, is_back
from games.soi.screen.texts import words
from games.soi.screen.texts.words import Company
from macclassic.app.program.program import Program
from macclassic.quickdraw import fonts
from macclassic.quickdraw.resources import languages
from macclassic.table.game_table import GameTable
from macclassic.table.table_state import TablePosition, TableState
from tests.games.soi.support.program import SPEC, table
from tests.support.match.program import make_program, opened, settle
from tests.support.match.pure_rules import Pure
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

LEAST = QSize(layout.LEAST_WIDTH, layout.LEAST_HEIGHT)


def sized(size: QSize, **how: object) -> tuple[Program, GameTable]:
    """Return a program with the game open and a table of some size."""
    program = opened(None, "soi", **how)
    program.game.window.resize_content(size)  # type: ignore[union-attr]
    settle()
    shown = table(program)
    assert shown.size() == size
    return program, shown


def cards_of(now: TableState) -> list[Card]:
    """Return the open cards of a state."""
    places = now.model.places.items()
    return [Card(name, each.rect, each.z) for name, each in places if each.face and not is_back(name)]


def labels_of(now: TableState) -> dict[str, QRect]:
    """Return the rectangles of plates, faces, rails and boxes."""
    model: Model = now.model
    found = {"strip": prompts.size_now(now).strip}
    for seat in range(4):
        found[f"face {seat}"] = model.size.face(model.place(seat))
        found[f"rail {seat}"] = painting.tray(model, seat).rail
        for number, (rect, text) in enumerate(painting.plates(now, seat)):
            found[f"plate {seat}.{number} {text}"] = rect
    grid = prompts.grid(now)
    if grid is not None:
        found["prompt"] = grid.box
        for one, two in combinations(grid.cells.values(), 2):
            assert not one.intersects(two) and grid.box.contains(one)
    if now.position.practice:
        found["practice"] = painting.practice_rect(model.size)
    return found


def backs_of(now: TableState) -> list[Card]:
    return [Card(name, each.rect, each.z) for name, each in now.model.places.items() if is_back(name)]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("size", [*SIZES, LEAST], ids=lambda size: f"{size.width()}x{size.height()}")
@pytest.mark.parametrize("how", ["person", "watched", "open"])
def test_all_open_cards_and_texts_are_legible(qapp: object, size: QSize, language: str, how: str) -> None:
    program, shown = sized(size, language=language)
    fixed: dict[bool, set[tuple[tuple[int, ...], ...]]] = {False: set(), True: set()}
    most = 0.0
    rules = Pure(SPEC.rules(SPEC.options()))
    for match in positions(program):
        if how == "open":
            shown.show_position(TablePosition(rules.open_view(match.state), (), watching=True))
        elif how == "person":
            match.seats[0]["player"] = "person"
            show(shown, match)
        now = shown.state
        cards, labels, backs = cards_of(now), labels_of(now), backs_of(now)
        if size != LEAST:
            assert not unreadable(cards)
        else:
            # At the least size only the person's own hand keeps its distances; open hands and many sets are
            # closer.
            own = [replace(card, least=9) for card in cards if card.key in now.model.rows[0]]
            assert not unreadable(own)
        assert not overlapping(labels, [*cards, *backs], QRect(QPoint(0, 0), size))
        rooms = {f"bubble {seat}": ask_balloons.room(now, seat) for seat in range(1, 4)}
        bubbles = {key: room[0] for key, room in rooms.items() if room is not None}
        assert len(bubbles) == 3
        if how != "open" and size != LEAST:
            assert not overlapping({**labels, **bubbles}, cards, QRect(QPoint(0, 0), size))
        view = match.view(0)
        for seat in range(4):
            owned = [kind for kind, owner in enumerate(view.owners) if owner == seat]
            assert painting.tray(now.model, seat).count == str(len(owned))
            texts = [text for _, text in painting.plates(now, seat)]
            added = re.search(r"\+ ?(\d+)", texts[-1])
            assert added is not None
            assert int(added[1]) == sum(POINTS[kind] for kind in owned) == view.points[seat]
            if not view.over and view.hand_sizes[seat]:
                assert figure(texts[1]) == view.hand_sizes[seat]
        things = [each.rect for each in (*cards, *backs)] + [*labels.values()]
        things += [
            prompts.size_now(now).asking,
            prompts.size_now(now).earlier,
            *(painting.tray(now.model, seat).rect for seat in range(4)),
        ]
        if len(cards) + len(backs) >= 6:
            most = max(most, bare(size, things))
        places = tuple(rect.getRect() for name, rect in labels.items() if name.split()[0] in FIXED)
        fixed[prompts.size_now(now).folded].add(places)
    assert max(map(len, fixed.values())) == 1 and (most <= 0.5 or size == LEAST)


def figure(text: str) -> int:
    """Return the number at the start of a plate's text; in Korean the unit follows it directly."""
    found = re.match(r"\d+", text)
    assert found is not None, text
    return int(found[0])


FIXED = ("strip", "face", "rail")


@pytest.mark.parametrize("depth", [8, 4, 1])
def test_the_keyboard_focus_is_visible(qapp: object, depth: int) -> None:
    program, shown = sized(SIZES[0], depth=depth)
    seen = 0
    for match in positions(program, count=40):
        match.seats[0]["player"] = "person"
        show(shown, match)
        if match.actor == 0 and seen < 3:
            seen += 1
            assert prompts.grid(shown.state) is not None and not weak_focus(shown)
    assert seen


@pytest.mark.parametrize("language", languages())
def test_every_text_fits_its_box(qapp: object, language: str) -> None:
    """The strip has room for every ask, and the box for every question."""
    program = make_program(None, language=language)
    strip, low = Size(637, 438).strip.width() - 6, Size(480, 320).strip.width() - 6
    try:
        for card, asker, asked in product(range(52), range(4), range(4)):
            if asker == asked:
                continue
            for who in (
                Company((0,)),
                Company(()),
                Company((), ("salesman", "clerk", "sailor", "grandmother")),
            ):
                ask = LastAsk(asker, asked, card, True, True, True, asker)
                text = words.asks(who, ask)
                # On the smallest table the text may be cut with an ellipsis.
                assert (
                    fonts.advance(text) <= strip
                    and fonts.small_width(text) <= (low, strip)[fonts.small_lead()]
                )
                assert max(map(fonts.small_width, words.follows(who, ask))) <= strip
            question = QCoreApplication.translate("soi-table", "Ask {seat} for {card}?")
            text = question.format(seat=who.called(asked), card=words.named(card))
            assert fonts.small_width(text, True) <= Size(480, 320).asking.width() - 22, text
    finally:
        program.set_language("en")
