"""Texts of a review: the chance of an ask, and the place of a card that could have been known."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from macclassic.engine.core.safe_text import lowered
from macclassic.engine.match.review import Moment
from macclassic.table.game_words import per_cent

from ...actions import Ask
from ...players.move_judge import CERTAIN
from ...players.reasons import why
from . import words

if TYPE_CHECKING:
    from ..layout import State

translate = QCoreApplication.translate


def asking_words(ask: Ask, now: State) -> str:
    """Return an ask in words."""
    text = translate("soi-review", "ask {seat} for {card}")
    return text.format(seat=now.company.called(ask.of), card=words.named(ask.card))


def moment_words(moment: Moment, now: State) -> tuple[str, str]:
    """Return the texts for an ask: in a review's list, and at more length beside it."""
    asked, better = moment.decision.action, moment.better
    had, more = moment.expected
    row = translate("soi-review", "Ask {n}: {asked} ({had}). Likelier: {better} ({more})")
    text = translate("soi-review", "You asked {seat} for {card} ({had}). Better: {better} ({more}).")
    reason = ""
    if more == CERTAIN:
        row = translate("soi-review", "Ask {n}: {asked} ({had}). Known: {better}")
        text = translate("soi-review", "You asked {seat} for {card} ({had}). You could have known: {reason}")
        found = why(moment.decision.view, better, 1.0)
        said = {"template": found.template, "fields": found.fields}
        reason = words.reason(now.company, said)
        if not reason.startswith(now.company.called(better.of)):
            reason = lowered(reason)  # The reason continues a sentence.
    fields = {
        "n": moment.decision.number,
        "asked": _short(asked, now),
        "seat": now.company.called(asked.of),
        "card": words.named(asked.card),
        "had": per_cent(had),
        "more": per_cent(more),
        "reason": reason,
    }
    row = row.format(**fields, better=_short(better, now))
    return row, text.format(**fields, better=asking_words(better, now))


def _short(ask: Ask, now: State) -> str:
    """Return an ask in short form: "7♣ of East"."""
    text = translate("soi-review", "{card} of {seat}")
    card = words.kind_letters(ask.card >> 2) + "♠♣♥♦"[ask.card & 3]
    return text.format(card=card, seat=now.company.called(ask.of))


def moments_words(moments: Sequence[Moment]) -> str:
    """Return the summary of a review."""
    known = sum(each.expected[1] == CERTAIN for each in moments)
    guessed = len(moments) - known
    found = []
    if known:
        found.append(translate("soi-review", "Known, not asked: {n}.").format(n=known))
    if guessed:
        found.append(translate("soi-review", "Better guesses: {n}.").format(n=guessed))
    return " ".join(found) or translate("soi-review", "Well remembered: nothing was missed.")
