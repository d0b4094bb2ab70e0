"""Shows reviews on the screen, with a judge that prefers the first of all moves."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QLabel, QListWidget

from macclassic.app.lookback.review_window import ReviewDialog
from macclassic.app.program.program import Program
from macclassic.engine.match.match import Match
from macclassic.flower_cards.weighing import Weighed
from tests.support.match.playing import controller_of
from tests.support.match.program import settle
from tests.support.screen.dialog_parts import part


def first_is_best(judge: object, view: object, legal: list[Any], stream: object) -> list[Weighed]:
    """Judge at once: the first move by its text is nine points better than all others."""
    best = min(legal, key=str)
    return [Weighed(50.0 - 9 * (each != best), 9.0 * (each != best), 0.4) for each in legal]


def moments_of(dialog: ReviewDialog) -> QListWidget:
    """Return the list of moments in a review."""
    return part(dialog, QListWidget)


def head_of(dialog: ReviewDialog) -> QLabel:
    """Return the label with the summary of a review."""
    return dialog.content.findChildren(QLabel)[0]


def detail_of(dialog: ReviewDialog) -> QLabel:
    """Return the label that explains the selected moment of a review."""
    return dialog.content.findChildren(QLabel)[1]


def shown_review(program: Program, match: Match) -> tuple[ReviewDialog, Any]:
    """Show a finished match and its review; return the dialog and its moments."""
    program.think_process = None
    here = controller_of(program)
    here.session.show(match)
    here.session.presenter.round_shown = True
    here.session.presenter.show_again()
    settle()
    program.manager.front.choose("review")  # type: ignore[union-attr]
    settle()
    dialog = program.manager.front
    assert isinstance(dialog, ReviewDialog)
    return dialog, here.look_back.looking.review.moments
