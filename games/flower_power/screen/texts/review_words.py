"""Texts of a review: short ones for its narrow list, longer ones beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from macclassic.engine.match.review import Moment
from macclassic.quickdraw import fonts
from macclassic.table.game_words import winning_words
from macclassic.table.table_parts import ReviewShape
from macclassic.toolbox.grammar.sentences import translate

from ... import actions
from ...actions import NO_INDEX, Action
from ...cards import HIDDEN
from ..model import Model
from .card_words import drawn
from .words import Company, action_words

if TYPE_CHECKING:
    from ..model import State


WIDTH = 140
"""Width of the list in pixels."""
NAME_WIDTH = 60
"""Width in pixels up to which owners of flowers are named; Hangul names wrap within a word."""
SCROLL_BAR_WIDTH = 26
"""Width of the list that is not available for text, in pixels."""


def shape() -> ReviewShape:
    """Return the shape of a review: it has room beside the hand, in place of the buttons."""
    # Lines of Hangul are higher.
    return ReviewShape(WIDTH, rows=3, detail_width=248, lines=3 if fonts.small_lead() else 4)


def short_words(model: Model, who: Company, action: Action, seat: int) -> str:
    """Return a short text of an action, with suit signs: "A new flower: 10♥ 6♦ 4♣.".

    If the part after the colon fits into a line, it is not broken.
    """
    match action:
        case actions.Draw():
            text = translate("flower-power", "Draw.")
        case actions.Build():
            text = " ".join(map(str, action.sizes))
        case actions.Spy() if action.flower == NO_INDEX:
            text = translate("flower-power", "Spy: {card} on {player}.")
            text = text.format(card=drawn(action.card), player=who.name(action.seat))
        case actions.Create() if HIDDEN not in action.cards:
            text = translate("flower-power", "A new flower: {cards}.")
            if action.power:
                text = translate("flower-power", "A new POWER FLOWER: {cards}.")
            text = text.format(cards=" ".join(map(drawn, action.cards)))
        case _:
            text = action_words(model, who, action, seat, drawn, owners=False)
    kind, colon, rest = text.partition(": ")
    if fonts.small_width(rest) < WIDTH - SCROLL_BAR_WIDTH:
        rest = rest.replace(" ", "\u00a0")
    return kind + colon + rest


def moment_words(moment: Moment, now: State) -> tuple[str, str]:
    """Return the texts of a reviewed move for the list and for the space beside it.

    The second has full card names if there is room.
    """
    seat, moves = moment.decision.seat, (moment.decision.action, moment.better)
    row, brief = winning_words(moment, *(short_words(now.model, now.company, each, seat) for each in moves))
    room, found = shape(), [brief]
    # A Hangul name wraps within a word, so that its lines cannot be counted here.
    narrow = all(fonts.small_width(name) <= NAME_WIDTH for name in now.company.names)
    for owners in (False, True) if narrow else (False,):
        texts = (action_words(now.model, now.company, each, seat, owners=owners) for each in moves)
        _, whole = winning_words(moment, *texts)
        if len(fonts.wrapped(whole, room.detail_width)) <= room.lines:
            found.append(whole)
    return row, found[-1]
