"""The table in words: what a screen reader finds on it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRect
from PySide6.QtGui import QAccessible

from macclassic.toolbox.things import Thing

from ..acts import NONE
from ..board import COLOUR_OF, DISTANCE, HOME, START, TRACK
from . import layout, words
from .buttons import Button
from .model import Model

translate = QCoreApplication.translate

STATIC = QAccessible.Role.StaticText
BUTTON = QAccessible.Role.Button


def on_table(
    model: Model,
    head: str,
    buttons: Sequence[Button],
    lit: Sequence[int],
    movers: Sequence[int],
    spot: tuple[int, int] | None,
) -> list[Thing]:
    """Return what lies on the table: whose turn it is, the cards, the buttons, then all pawns.

    `movers`: the pawns that may be moved now; `spot`: the place that the arrows are at.
    """
    bar = QRect(layout.MESSAGE.topLeft(), layout.MESSAGE.topRight()).adjusted(0, 0, 0, layout.HEAD)
    found = [Thing("turn", head, bar, STATIC), *_cards(model)]
    found += [
        Thing(
            f"button-{number}",
            spoken(button),
            button.rect,
            BUTTON,
            description=translate("spoken", "Key {n}").format(n=button.letter),
            current=spot is None and tuple(lit) == (number,),
        )
        for number, button in enumerate(buttons)
    ]
    found += [
        Thing(
            f"pawn-{pawn}",
            pawn_words(pawn, model.places[pawn], pawn in movers),
            layout.pawn_rect(point),
            current=spot is not None and _stands(pawn, model.places[pawn], spot),
        )
        for pawn, point in model.points.items()
    ]
    if spot is not None and not any(each.current for each in found):
        place, colour = spot
        middle = layout.spot_at(max(colour, 0), place)
        found.append(
            Thing(
                f"place-{place}-{colour}",
                _place_words(place, colour),
                layout.square_rect(middle),
                current=True,
            )
        )
    return found


def spoken(button: Button) -> str:
    """Return a button's words, as a sentence begins."""
    return button.line[:1].upper() + button.line[1:]


def _stands(pawn: int, place: int, spot: tuple[int, int]) -> bool:
    return place == spot[0] and spot[1] in (-1, COLOUR_OF[pawn]) and place not in (HOME, START)


def _cards(model: Model) -> list[Thing]:
    pile = QRect(layout.PILE, layout.CARD)
    card = QRect(layout.OPEN, layout.CARD)
    text = translate("sorry", "No card lies open")
    if model.card != NONE:
        text = translate("sorry", "Open card: {card}").format(card=words.card_text(model.card))
    return [
        Thing("pile", translate("sorry", "Cards in the pile: {n}").format(n=model.pile), pile, STATIC),
        Thing("card", text, card, STATIC),
    ]


def pawn_words(pawn: int, place: int, may_move: bool = False) -> str:
    """Return a pawn's name, where it is, how far from home, and whether it may move."""
    said = [words.pawn_name(pawn), words.where(pawn, place)]
    left = DISTANCE[COLOUR_OF[pawn]][place]
    if left == 1:
        said.append(translate("sorry", "1 step from home"))
    elif left > 0:
        said.append(translate("sorry", "{n} steps from home").format(n=left))
    if may_move:
        said.append(translate("sorry", "may move"))
    return ", ".join(said)


def _place_words(place: int, colour: int) -> str:
    """Return what a place is called."""
    if place == START:
        return translate("sorry", "start of {colour}").format(colour=words.colour_name(colour))
    if place == HOME:
        return translate("sorry", "home of {colour}").format(colour=words.colour_name(colour))
    if place < TRACK:
        return translate("sorry", "Square {n}").format(n=place)
    return words.where(0, place)
