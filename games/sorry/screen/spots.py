"""What lies on the table, for whoever points, listens or uses keys: buttons, pawns, squares, cards."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, QRect
from PySide6.QtGui import QAccessible

from macclassic.toolbox.explaining import Spot
from macclassic.toolbox.moment import Now
from macclassic.toolbox.pictures import plate_rows

from ..acts import NONE
from ..board import CIRCLE, COLOUR_OF, DISTANCE, HOME, SIDE, SLIDES, START, TRACK, TURN
from . import layout, painting, words
from .choosing import (
    ANYWHERE,
    BACK,
    BUTTON,
    Button,
    buttons,
    drawing,
    head,
    line_key,
    movers,
    pawn_key,
    place_key,
)
from .layout import Model

translate = QCoreApplication.translate

STATIC = QAccessible.Role.StaticText


def on_table(now: Now) -> list[Spot]:
    """Return what lies on the table: whose turn it is, the cards, the buttons, the pawns, the places."""
    bar = QRect(layout.MESSAGE.topLeft(), layout.MESSAGE.topRight()).adjusted(0, 0, 0, plate_rows())
    return [
        Spot("turn", bar, head(now), role=STATIC),
        *_cards(now),
        *_buttons(now),
        *_pawns(now),
        *_places(now),
        *_grounds(now),
    ]


def _grounds(now: Now) -> Iterator[Spot]:
    """Yield what all else lies on."""
    if now.position.practice:
        text = translate(
            "balloon", "You have taken back what had come to light, so this game does not count."
        )
        yield Spot("practice", painting.practice_rect(), "", text, 5)
    text = translate("balloon", "This is the board. Pawns go round it in the direction of the arrows.")
    yield Spot("board", layout.BOARD, "", text)
    text = translate("balloon", "Here it stands whose turn it is, what has happened, and what you can do.")
    yield Spot("message", layout.MESSAGE, "", text)
    text = translate("balloon", "Here is a button for everything that you can do when it is your turn.")
    yield Spot("buttons", layout.BUTTONS, "", text)
    yield Spot(ANYWHERE, QRect(0, 0, layout.WIDTH, layout.HEIGHT), over=-1)


# The Select-o-Matic


def _cards(now: Now) -> Iterator[Spot]:
    model: Model = now.model
    pile, card = QRect(layout.PILE, layout.CARD), QRect(layout.OPEN, layout.CARD)
    text = translate("balloon", "This is the pile. Cards left in it: {n}; then all are shuffled again.")
    if drawing(now):
        text = translate("balloon", "To turn over the top card, click anywhere. Cards left in the pile: {n}.")
    text = text.format(n=model.pile)
    name = translate("sorry", "Cards in the pile: {n}").format(n=model.pile)
    yield Spot("pile", pile, name, text, 1, role=STATIC)
    name, balloon = translate("sorry", "No card lies open"), ""
    if model.card != NONE:
        said = words.card_text(model.card)
        name = translate("sorry", "Open card: {card}").format(card=said)
        balloon = translate("balloon", "This is the open card. {text}").format(text=said)
    yield Spot("card", card, name, balloon, 1, role=STATIC)
    yield Spot("cards", layout.CARD_BOX, "", text)


def _buttons(now: Now) -> Iterator[Spot]:
    offered = buttons(now)
    for button, line in zip(offered, painting.option_lines(len(offered)), strict=True):
        does = button.key == BACK
        said = translate("spoken", "Key {n}").format(n=button.letter)
        letter, balloon = button.letter.casefold(), _balloon(button)
        yield Spot(button.key, button.rect, _spoken(button), balloon, 2, letter, does, None, BUTTON, said)
        yield Spot(line_key(button.key), line, "", balloon, 2, does=does)


def _spoken(button: Button) -> str:
    """Return a button's words, as a sentence begins."""
    return button.line[:1].upper() + button.line[1:]


def _balloon(button: Button) -> str:
    if len(button.choice) > 1:
        text = translate("balloon", "{move} To see these moves one by one, click this button or press {key}.")
        return text.format(move=_spoken(button).replace("…", "."), key=button.letter)
    text = translate("balloon", "{move}. To do this, click this button or press {key}.")
    return text.format(move=_spoken(button), key=button.letter)


# The board


def _pawns(now: Now) -> Iterator[Spot]:
    model: Model = now.model
    may_move = movers(now)
    for pawn, point in model.points.items():
        name = pawn_words(pawn, model.places[pawn])
        balloon = name if name.endswith(".") else name + "."
        if pawn in may_move:
            name += ", " + translate("sorry", "may move")
            balloon += " " + translate("balloon", "To move this pawn, click it.")
        yield Spot(pawn_key(pawn), layout.pawn_rect(point), name, balloon, 10 + point.y())


def pawn_words(pawn: int, place: int) -> str:
    """Return a pawn's name, where it is, and how far from home."""
    said = [words.pawn_name(pawn), words.where(pawn, place)]
    left = DISTANCE[COLOUR_OF[pawn]][place]
    if left == 1:
        said.append(translate("sorry", "1 step from home"))
    elif left > 0:
        said.append(translate("sorry", "{n} steps from home").format(n=left))
    return ", ".join(said)


def _places(now: Now) -> Iterator[Spot]:
    """Yield the squares, zones and plates. What may be aimed at has a name, if no pawn there has one."""
    model: Model = now.model
    stood_on = {model.places[pawn] for pawn in model.points} - {START, HOME}
    for place, colour, rect in layout.places():
        key = place_key(place, colour)
        name = _place_name(place, colour) if key in now.targets and place not in stood_on else ""
        yield Spot(key, rect, name, _place_balloon(now, place, colour), 2 if place < HOME else 1)


def _place_name(place: int, colour: int) -> str:
    if place == START:
        return translate("sorry", "start of {colour}").format(colour=words.colour_name(colour))
    if place == HOME:
        return translate("sorry", "home of {colour}").format(colour=words.colour_name(colour))
    if place < TRACK:
        return translate("sorry", "Square {n}").format(n=place)
    return words.where(0, place)


def _place_balloon(now: Now, place: int, colour: int) -> str:
    name = words.colour_name(colour if colour >= 0 else place // SIDE)
    if place == START:
        if colour not in now.model.colours:
            return translate("balloon", "{colour} does not play this game.").format(colour=name)
        text = translate("balloon", "This is the start of {colour}. A 1, a 2 or a Sorry brings a pawn out.")
        level = words.level_name(now.company.get(colour, ""))
        if level:
            text += " " + translate("balloon", "The computer plays: {level}.").format(level=level)
    elif place == HOME:
        text = translate(
            "balloon", "This is the home of {colour}. Who has all four pawns at home first has won."
        )
    elif place >= TRACK:
        text = translate("balloon", "This is the safety zone of {colour}. No other colour can enter it.")
    else:
        text = _square(place % SIDE)
    return text.format(colour=name)


def _square(number: int) -> str:
    """Return what a square of the track is, by its number from its corner."""
    for triangle, end in SLIDES:
        if number == triangle:
            return translate(
                "balloon",
                "A pawn of another colour than {colour} that stops on this triangle slides to the end.",
            )
        if number == CIRCLE:
            return translate(
                "balloon",
                "Pawns of {colour} come out on this circle. A slide ends here for the other colours.",
            )
        if number == TURN:
            return translate("balloon", "Going forward, pawns of {colour} turn into their safety zone here.")
        if number == CIRCLE - 1:
            return translate("balloon", "No pawn of {colour} goes forward over its own diamond.")
        if triangle < number <= end:
            return translate("balloon", "This is a slide of {colour}. Only who stops on its triangle slides.")
    return translate("balloon", "This is a square of the track. Two pawns never stand on the same one.")
