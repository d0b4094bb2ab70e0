"""Prompts for the seat to move: the question, and the effect of the next click."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from macclassic.quickdraw import fonts
from macclassic.toolbox.grammar.sentences import translate

from ..cards import SEVEN
from ..choice_steps import StepQuestion
from . import layout
from .buttons import MoveButton, lit
from .choosing import confirming, drawing, offer, trail_of
from .layout import Model
from .texts import words

if TYPE_CHECKING:
    from .layout import State


def head(now: State) -> str:
    """Return the text that says whose turn it is and what to do."""
    model: Model = now.model
    if model.turn < 0 and not model.winners:
        return translate("table", "This match has ended.")
    if model.turn < 0:
        colours = [model.colours[seat] for seat in model.winners]
        texts = words.winners_words(colours, now.company), words.winners_words(colours, {})
        return words.first_fitting(texts, layout.panel(now.size).prompt.width() - 18, bold=True)
    colour = model.colours[model.turn]
    if not now.open_actions:
        return words.turn_words(colour, now.company.get(colour, ""))
    menu = offer(now).menu
    text = translate("sorry", "{colour}: what do you do?")
    if drawing(now):
        text = translate("sorry", "{colour}: draw a card")
    elif confirming(now):
        text = translate("sorry", "{colour}: is this your move?")
    elif menu.question is StepQuestion.PAWN:
        text = translate("sorry", "{colour}: which pawn?")
    elif menu.question is StepQuestion.OTHER:
        text = translate("sorry", "Which pawn moves the other {n}?").format(n=menu.choices[0].part.steps)
    elif menu.question is StepQuestion.HOW:
        pawn = words.pawn_name(menu.pawn)
        text = translate("sorry", "{pawn}: 11, or change with?").format(pawn=pawn)
        if now.position.view.card == SEVEN:
            text = translate("sorry", "{pawn}: how many steps?").format(pawn=pawn)
        elif all(choice.part.target >= 0 for choice in menu.choices):
            text = translate("sorry", "{pawn}: replace which pawn?").format(pawn=pawn)
    elif now.selected:
        text = translate("sorry", "{colour}: choose a move")
    return text.format(colour=words.colour_name(colour))


def decides(now: State, offered: Sequence[MoveButton]) -> str:
    """Return the effect of the next click: the highlighted moves, or the next question."""
    on = lit(now, offered)
    if not offered or now.refusal:
        return now.refusal
    if move := confirming(now):
        return f"{words.option_words(move, trail_of(now, move))[0]}."
    if on and not drawing(now):
        return _lines_of(now, [offered[number] for number in on[:2]])
    if drawing(now):
        return translate("sorry", "Click anywhere, or press D or Return.")
    menu, seven = offer(now).menu, now.position.view.card == SEVEN
    text = translate("sorry", "Next: which pawn of that colour.")
    if all(len(choice.moves) == 1 for choice in menu.choices):
        text = translate("sorry", "Click a button or the board, or press a letter: that is the move.")
    elif menu.question is StepQuestion.PAWN:
        text = translate("sorry", "Next: what it does by this card.")
        if seven:
            text = translate("sorry", "Next: how many of the seven steps it goes.")
    elif seven:
        text = translate("sorry", "Next: which pawn moves the rest of the seven.")
        if menu.question is StepQuestion.OTHER:
            text = translate("sorry", "Next: which of the two goes first.")
    return text


def _lines_of(now: State, found: Sequence[MoveButton]) -> str:
    """Return the moves of some buttons, in the longest form that has room in two lines."""
    forms = [
        words.option_words(each.moves[0], trail_of(now, each.moves[0]))
        if len(each.moves) == 1
        else [each.line]
        for each in found
    ]
    width = layout.panel(now.size).prompt.width() - 12
    texts = [
        " / ".join(each[min(short, len(each) - 1)] for each in forms) for short in range(max(map(len, forms)))
    ]
    return next((text for text in texts if len(fonts.wrapped(text, width)) <= 2), texts[-1])
