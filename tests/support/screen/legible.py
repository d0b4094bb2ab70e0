"""Checks of a table's legibility, computed from the rectangles on it.

A game's test collects the spots at random positions and passes them to these functions. The environment
variable ``POSITIONS`` sets the number of positions (``make tables`` uses 500), the suite uses twenty.
"""

from __future__ import annotations

import os
import random
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QColor, QImage, QRegion

from macclassic.app.game.game_controller import GameController
from macclassic.app.play.presenter import Presenter
from macclassic.app.program.program import Program
from macclassic.engine.core.game_spec import MATCH_OVER, ROUND_OVER
from macclassic.engine.match.conformance import begun
from macclassic.engine.match.match import Match
from macclassic.table.game_table import GameTable

POSITIONS = int(os.environ.get("POSITIONS", "20"))
STRIP = 13
"""Least width in pixels of the visible strip of a covered card."""
FOCUS = 150
"""Least number of pixels that must change when the focus moves."""
SIZES = (QSize(637, 438), QSize(829, 582))
"""Sizes of a table on screens of 640 × 480 and of 832 × 624."""


@dataclass(frozen=True)
class Card:
    """Open card on a table, with its height in the stack and its ear, if it has one.

    `least` is the width of the strip at its left that shows its mark.
    """

    key: str
    rect: QRect
    over: int = 0
    ear: QRect | None = None
    least: int = STRIP


def unreadable(cards: Sequence[Card], covers: Iterable[tuple[QRect, int]] = ()) -> list[str]:
    """Return the open cards of which neither strip nor ear is visible.

    `covers` are other rectangles that lie over cards, with their height in the stack.
    """
    found = []
    lying = [*((each.rect, each.over) for each in cards), *covers]
    for card in cards:
        strip = QRect(card.rect.topLeft(), QSize(min(card.least, card.rect.width()), card.rect.height()))
        hidden = QRegion()
        for rect, over in lying:
            if over > card.over:
                hidden += rect
        seen = [strip] if card.ear is None else [strip, card.ear]
        if all(hidden.intersects(each) for each in seen):
            found.append(f"{card.key} at {_said(card.rect)}")
    return found


def overlapping(
    labels: Mapping[str, QRect], cards: Sequence[Card] = (), within: QRect | None = None
) -> list[str]:
    """Return the labels, boxes and buttons that overlap each other or an open card, or leave the table."""
    found = [
        f"{one} {_said(labels[one])} and {two} {_said(labels[two])}"
        for one, two in combinations(labels, 2)
        if labels[one].intersects(labels[two])
    ]
    for name, rect in labels.items():
        found += [f"{name} {_said(rect)} over {card.key}" for card in cards if rect.intersects(card.rect)]
        if within is not None and not within.contains(rect):
            found.append(f"{name} {_said(rect)} beyond the table")
    return found


def bare(size: QSize, things: Iterable[QRect]) -> float:
    """Return the share of a table that is bare cloth."""
    cloth = QRegion(QRect(QPoint(0, 0), size))
    for rect in things:
        cloth -= rect
    pixels = sum(each.width() * each.height() for each in cloth)
    return pixels / (size.width() * size.height())


def changed(one: QImage, two: QImage) -> int:
    """Return the number of pixels that differ between two pictures.

    Raises ValueError if their sizes differ.
    """
    first, second = (each.convertToFormat(QImage.Format.Format_RGB32) for each in (one, two))
    if first.size() != second.size():
        raise ValueError(f"pictures of two sizes: {first.size()}, {second.size()}")
    before, after = (memoryview(each.constBits()).cast("I") for each in (first, second))
    return sum(a != b for a, b in zip(before, after, strict=True))


def too_pale(ground: QImage, ink: QColor) -> str:
    """Return the reason why text of a colour is illegible on a ground, or an empty string.

    Each colour of the ground needs some contrast with the ink, and their mean much, as eyes mix a fine weave
    (measured as by WCAG). In black and white the ground may have no more of the ink than a light grey has.
    """
    image = ground.convertToFormat(QImage.Format.Format_RGB32)
    pixels = Counter(memoryview(image.constBits()).cast("I"))
    light = {each: _light(QColor.fromRgb(each & 0xFFFFFF)) for each in pixels}
    total, own = sum(pixels.values()), _light(ink)
    if {*light.values()} <= {0.0, 1.0}:
        share = sum(count for each, count in pixels.items() if light[each] == own) / total
        return f"{share:.0%} of it is of the ink" if share > 0.3 else ""
    least = min(_contrast(each, own) for each in light.values())
    mean = _contrast(sum(light[each] * count for each, count in pixels.items()) / total, own)
    return f"contrast {least:.1f} at worst, {mean:.1f} at large" if least < 3 or mean < 4.5 else ""


def _light(colour: QColor) -> float:
    """Return the luminance of a colour, from 0 to 1."""
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return round(0.2126 * red + 0.7152 * green + 0.0722 * blue, 4)


def _contrast(one: float, other: float) -> float:
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)


def drawn(table: GameTable) -> QImage:
    """Return a picture of the table."""
    return table.grab().toImage()


def weak_focus(table: GameTable) -> list[str]:
    """Return the spots whose focus changes too few pixels."""
    table.focus_spot(None)
    away, found = drawn(table), []
    for spot in table.reachable_spots():
        table.focus_spot(spot.key)
        pixels = changed(away, drawn(table))
        if pixels < FOCUS:
            found.append(f"{spot.key}: {pixels} pixels")
    table.focus_spot(None)
    return found


def positions(program: Program, seed: int = 1, count: int = POSITIONS, **options: Any) -> Iterator[Match]:
    """Yield matches of the open game at random positions, each shown on its table.

    The end of each round is among them. Moves are random; the person has the usual seat.
    """
    controller: GameController = program.game
    rng = random.Random(seed)
    table: GameTable = controller.table
    made = 0
    for number in range(seed, seed + 10_000):
        match = begun(controller.spec, number, **options)
        while match.actor != MATCH_OVER:
            if match.actor == ROUND_OVER:
                match.next_round()
                continue
            match.apply(rng.choice(match.legal))
            if rng.random() < 0.08 or match.actor == ROUND_OVER:
                show(table, match)
                yield match
                made += 1
                if made == count:
                    return
            if match.plies > 400:
                break


def show(table: GameTable, match: Match) -> None:
    """Show the current position of a match with its recent lines, without motion."""
    showing = Presenter(table)
    showing.take(match)
    showing.show()
    table.finish()


def _said(rect: QRect) -> str:
    return f"{rect.x()},{rect.y()} {rect.width()}×{rect.height()}"
