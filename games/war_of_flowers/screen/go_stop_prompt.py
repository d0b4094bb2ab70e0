"""Prompt for GO or STOP in the box for messages, so that the whole table stays visible."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect

from macclassic.engine.core.safe_text import harmless, lowered
from macclassic.flower_cards.table.card_choice import CardQuestion
from macclassic.flower_cards.table.words import names_of
from macclassic.quickdraw import fonts
from macclassic.table.game_words import point_count
from macclassic.table.look import furniture
from macclassic.table.look.furniture import TableButton
from macclassic.toolbox.grammar.sentences import translate

from ..actions import GO, STOP, Action
from ..outcome.result import ScorePreview, preview
from .texts.words import base_words, dollars, due_words, line_words

if TYPE_CHECKING:
    from .model import State


KEYS: Mapping[Action, str] = {GO: "go", STOP: "stop"}
LETTERS = {"go": "G", "stop": "S"}
EDGE = 4
NAME_LENGTHS = (8, 5, 3)
"""Lengths to which names are cut if the payments do not fit into the box."""


def button_height() -> int:
    """Return the height of a button in pixels: two lines, which are higher in Hangul."""
    return 2 * fonts.small_line() + 5


def _rows_above(box: QRect, high: int) -> int:
    """Return the number of text lines that fit into a box above buttons of a height."""
    return (box.height() - high - EDGE - furniture.prompt_height(1)) // fonts.small_line() + 1


def _high_in(box: QRect) -> int:
    """Return the height of the buttons: one line of text if two leave no room for the payments."""
    two = button_height()
    return two if _rows_above(box, two) >= 2 else fonts.small_line() + 5


def current_prompt(now: State, box: QRect) -> CardQuestion:
    """Return the prompt: the score with its new lines, the payments of STOP and of GO.

    Further lines follow as far as they fit.
    """
    points, new, lines = _score_texts(now)
    have = _have(points)
    leads = have, points  # the bare number leaves room for one more
    titles = [_score_with_lines(lead, new[:many]) for many in range(len(new), 0, -1) for lead in leads]
    fitting = [title for title in titles if fonts.small_width(title, bold=True) <= box.width() - 19]
    room, wide = _rows_above(box, _high_in(box)), box.width() - 11
    found, names = preview(now.position.view), names_of(now)
    sums = _sums(found, names)
    for letters in NAME_LENGTHS:
        if all(fonts.small_width(each) <= wide for each in sums):
            break
        sums = _sums(found, [harmless(name, letters) for name in names])
    said = [*sums]
    for line in lines:
        rows = fonts.wrapped(line, wide)
        if len(said) + len(rows) <= room:
            said += rows
    return CardQuestion((*fitting, have)[0], tuple(said))


def spoken_prompt(now: State) -> str:
    """Return the whole prompt as text for screen readers."""
    points, new, lines = _score_texts(now)
    sums = _sums(preview(now.position.view), names_of(now))
    return "\n".join(
        (translate("verdict", "GO or STOP?"), _score_with_lines(_have(points), new), *sums, *lines)
    )


def _score_with_lines(score: str, new: list[str]) -> str:
    """Return a score with its new lines."""
    return translate("verdict", "{score}: {new}").format(score=score, new=", ".join(new))


def _have(points: str) -> str:
    return translate("verdict", "You have {points}").format(points=points)


def _score_texts(now: State) -> tuple[str, list[str], tuple[str, ...]]:
    """Return the score, its new lines with the highest first, and the lines that explain the payments."""
    found, names = preview(now.position.view), names_of(now)
    risen = [(rise, line) for line, rise in zip(found.scored, found.rises, strict=True) if rise]
    risen.sort(key=lambda each: -each[0])
    new = [lowered(line_words(line)) for _, line in risen]  # they stand within a sentence
    lines = (
        translate("verdict", "If someone else stops first, you pay for everyone."),
        base_words(found.points, found.gos, found.base),
        *(due_words(due, names) for due in found.dues),
    )
    return point_count(found.points), new, lines


def _sums(found: ScorePreview, names: Sequence[str]) -> tuple[str, str]:
    """Return the payments of STOP and of GO as sentences."""
    stop = ", ".join(f"{names[each.payer]} {dollars(each.amount)}" for each in found.payments)
    more = ", ".join(f"{names[each.payer]} {dollars(each.amount)}" for each in found.later)
    return (
        translate("verdict", "STOP: {paid}.").format(paid=stop or dollars(0)),
        translate("verdict", "GO, +1 point: {paid}.").format(paid=more or dollars(0)),
    )


def buttons(now: State, box: QRect) -> tuple[TableButton, ...]:
    """Return the two buttons, at the bottom of the box."""
    found_now = preview(now.position.view)
    later, paid = (sum(each.amount for each in due) for due in (found_now.later, found_now.payments))
    words = {
        "go": (translate("verdict", "GO"), translate("verdict", "later {sum}").format(sum=dollars(later))),
        "stop": (translate("verdict", "STOP"), translate("verdict", "{sum} now").format(sum=dollars(paid))),
    }
    breadth = (box.width() - 3 * EDGE) // 2
    high = _high_in(box)
    at = QRect(box.left() + EDGE, box.bottom() + 1 - EDGE - high, breadth, high)
    found = []
    for key, (text, below) in words.items():
        found.append(TableButton(key, QRect(at), text, LETTERS[key], below, current=key == now.current))
        at.translate(breadth + EDGE, 0)
    return tuple(found)


def button_texts(now: State) -> Mapping[str, tuple[str, str]]:
    """Return the name and the balloon text of each button."""
    return {
        "go": (
            translate("verdict", "GO"),
            translate("balloon", "To play on for more, click this button. If another stops, you pay."),
        ),
        "stop": (
            translate("verdict", "STOP"),
            translate("balloon", "To end the game and be paid now, click this button."),
        ),
    }
