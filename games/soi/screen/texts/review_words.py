"""Texts of a review: the chance of an ask, and the place of a card that could have been known."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from macclassic.engine.core.safe_text import lowered
from macclassic.engine.match.review import Moment
from macclassic.table.game_words import per_cent
from macclassic.toolbox.grammar.sentences import translate

from ...actions import Ask
from ...players.move_judge import CERTAIN
from ...players.reasons import why
from ...players.thinking import odds
from . import words

if TYPE_CHECKING:
    from ..layout import State


def asking_words(ask: Ask, now: State) -> str:
    """Return an ask in words."""
    text = translate("soi-review", "ask {seat} for {card}")
    return text.format(seat=now.company.called(ask.of), card=words.named(ask.card))


def moment_words(moment: Moment, now: State) -> tuple[str, str]:
    """Return the texts for a card not asked for: in a review's list, and at more length beside it."""
    decision, better = moment.decision, moment.better
    asked, view = decision.action, decision.view
    had, more = moment.expected
    known = more == CERTAIN
    if moment.again:
        row = translate("soi-review", "Asks {n}: likelier: {better}")
        if known:
            row = translate("soi-review", "Asks {n}: known: {better}")
    else:
        row = translate("soi-review", "Ask {n}: {asked} ({had}). Likelier: {better} ({more})")
        if known:
            row = translate("soi-review", "Ask {n}: {asked} ({had}). Known: {better}")
    text = translate(
        "soi-review",
        "Round {round}, ask {n}: you asked {seat} for {card} ({had}). Better: {better}. {reason}",
    )
    found = why(view, better, odds(view, better.card))
    reason = words.capital(words.reason(now.company, {"template": found.template, "fields": found.fields}))
    if known:
        text = translate(
            "soi-review",
            "Round {round}, ask {n}: you asked {seat} for {card} ({had}). You could have known: {reason}",
        )
        if not reason.startswith(now.company.called(better.of)):
            reason = lowered(reason)  # The reason continues a sentence.
    if moment.again:
        once = translate("soi-review", "The same in ask {again}.")
        text += " " + (
            once if len(moment.again) == 1 else translate("soi-review", "The same in asks {again}.")
        )
    fields = {
        "round": view.round,
        "asked": _short(asked, now),
        "seat": now.company.called(asked.of),
        "card": words.named(asked.card),
        "had": per_cent(had),
        "more": per_cent(more),
        "reason": reason,
        "again": _numbers(moment.again),
    }
    row = row.format(**fields, n=_numbers((decision.number, *moment.again)), better=_short(better, now))
    return row, text.format(**fields, n=decision.number, better=asking_words(better, now))


def _numbers(numbers: Sequence[int]) -> str:
    """Return ascending numbers in short form: "3, 5–8"."""
    spans: list[list[int]] = []
    for number in numbers:
        if spans and number == spans[-1][-1] + 1:
            spans[-1].append(number)
        else:
            spans.append([number])
    return ", ".join(str(span[0]) if len(span) == 1 else f"{span[0]}–{span[-1]}" for span in spans)


def _short(ask: Ask, now: State) -> str:
    """Return an ask in short form: "7♣ of East"."""
    text = translate("soi-review", "{card} from {seat}")
    card = words.kind_letters(ask.card >> 2) + "♠♣♥♦"[ask.card & 3]
    return text.format(card=card, seat=now.company.called(ask.of))


def moments_words(moments: Sequence[Moment]) -> str:
    """Return the summary of a review."""
    known = sum(each.expected[1] == CERTAIN for each in moments)
    guessed = len(moments) - known
    found = []
    if known:
        found.append(translate("soi-review", "Cards known, not asked for: {n}.").format(n=known))
    if guessed:
        found.append(translate("soi-review", "Better guesses: {n}.").format(n=guessed))
    return " ".join(found) or translate("soi-review", "Perfect memory: you missed nothing.")
