"""Tests that layouts stand texts of double length: they wrap, grow or scroll, or end with an ellipsis."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

from tests.support.match.program import opened
from tests.support.screen.layout_walk import (
    DESKTOP,
    ROOMS,
    faults_of_menus,
    faults_of_more_options,
    faults_of_round_sheets,
    faults_of_tables,
    faults_of_windows,
    program_and_dialogs,
)

SHORT = frozenset(("date", "words", "mark"))
"""Contexts whose texts are formats or single letters."""
DOTTED = "sorry", "start"
"""A word on a dotted bar, whose dots it touches: twice the word touches twice as many."""
LETTERS = ("letter", "typed", "key", "a file")
"""Words in the comments of texts that are letters to be typed."""


class DoubleLength(QTranslator):
    """Translates every text into itself, said twice."""

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, text: str, comment: str | None = None, number: int = -1) -> str:
        if (
            context in SHORT
            or (context, text) == DOTTED
            or (comment and any(each in comment for each in LETTERS))
        ):
            return text
        return f"{text} {text}"


@pytest.fixture
def double_length(qapp: object) -> Iterator[None]:
    translator = DoubleLength()
    QCoreApplication.installTranslator(translator)
    yield
    QCoreApplication.removeTranslator(translator)


@pytest.mark.slow
@pytest.mark.parametrize("room", ROOMS)
def test_layouts_stand_texts_of_double_length(double_length: None, room: str) -> None:
    program, dialogs = program_and_dialogs(room, "en", 8)
    found = [*faults_of_menus(program), *faults_of_windows(program, dialogs), *faults_of_tables(program, 1)]
    if room != DESKTOP:
        found += faults_of_more_options(opened(None, room))
        found += faults_of_round_sheets(opened(None, room), room)
    assert not found, "\n".join(found)
