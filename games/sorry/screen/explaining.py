"""What Balloon Help says of the table: every pawn, square, card and button explains itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPoint, QRect, QSize

from macclassic.toolbox.explaining import Topic

from ..acts import NONE
from ..board import CIRCLE, HOME, SIDE, SLIDES, START, TRACK, TURN
from . import layout, painting, words
from .buttons import Button
from .model import Model
from .spoken import pawn_words, spoken

translate = QCoreApplication.translate


@dataclass(frozen=True)
class Scene:
    """The table as it is seen at one moment, at rest. `players`: who plays each colour; `practice`: the plate
    that says so, if it is there."""

    model: Model
    players: Mapping[int, str]
    buttons: Sequence[Button]
    movers: Sequence[int]
    drawing: bool
    practice: QRect | None = None


def at(scene: Scene, point: QPoint) -> Topic | None:
    """Return what a balloon says of a point of the table, None of bare cloth."""
    if scene.practice is not None and scene.practice.contains(point):
        text = translate(
            "balloon", "You have taken back what had come to light, so this game does not count."
        )
        return Topic(text, scene.practice)
    if layout.BOARD.contains(point):
        return _on_board(scene, point)
    return _on_panel(scene, point)


def _on_panel(scene: Scene, point: QPoint) -> Topic | None:
    for number, button in enumerate(scene.buttons):
        line = painting.option_lines(len(scene.buttons))[number]
        for rect in (button.rect, line):
            if rect.contains(point):
                return Topic(_button(button), rect)
    if layout.CARD_BOX.contains(point):
        card = QRect(layout.OPEN, layout.CARD)
        if card.contains(point) and scene.model.card != NONE:
            text = translate("balloon", "This is the open card. {text}")
            return Topic(text.format(text=words.card_text(scene.model.card)), card)
        text = translate("balloon", "This is the pile. Cards left in it: {n}; then all are shuffled again.")
        if scene.drawing:
            text = translate(
                "balloon", "To turn over the top card, click anywhere. Cards left in the pile: {n}."
            )
        pile = QRect(layout.PILE, layout.CARD)
        return Topic(text.format(n=scene.model.pile), pile if pile.contains(point) else layout.CARD_BOX)
    if layout.MESSAGE.contains(point):
        text = translate(
            "balloon", "Here it stands whose turn it is, what has happened, and what you can do."
        )
        return Topic(text, layout.MESSAGE)
    if layout.BUTTONS.contains(point):
        text = translate("balloon", "Here is a button for everything that you can do when it is your turn.")
        return Topic(text, layout.BUTTONS)
    return None


def _button(button: Button) -> str:
    if len(button.choice) > 1:
        text = translate("balloon", "{move} To see these moves one by one, click this button or press {key}.")
        return text.format(move=spoken(button).replace("…", "."), key=button.letter)
    text = translate("balloon", "{move}. To do this, click this button or press {key}.")
    return text.format(move=spoken(button), key=button.letter)


def _on_board(scene: Scene, point: QPoint) -> Topic:
    model = scene.model
    standing = [pawn for pawn, at in model.points.items() if layout.pawn_rect(at).contains(point)]
    if standing:
        pawn = max(standing, key=lambda each: model.points[each].y())
        text = _sentence(pawn_words(pawn, model.places[pawn]))
        if pawn in scene.movers:
            text += " " + translate("balloon", "To move this pawn, click it.")
        return Topic(text, layout.pawn_rect(model.points[pawn]))
    found = layout.place_at(point)
    if found is None:
        text = translate("balloon", "This is the board. Pawns go round it in the direction of the arrows.")
        return Topic(text, layout.BOARD)
    place, colour = found
    middle = layout.spot_at(max(colour, 0), place)
    rect = layout.square_rect(middle)
    if place in (START, HOME):
        size = 2 * layout.PLATE
        rect = QRect(middle - QPoint(layout.PLATE, layout.PLATE), QSize(size, size))
    return Topic(_place(place, colour, scene), rect)


def _place(place: int, colour: int, scene: Scene) -> str:
    if place == START:
        if colour not in scene.model.colours:
            text = translate("balloon", "{colour} does not play this game.")
            return text.format(colour=words.colour_name(colour))
        text = translate("balloon", "This is the start of {colour}. A 1, a 2 or a Sorry brings a pawn out.")
        text = text.format(colour=words.colour_name(colour))
        level = words.level_name(scene.players.get(colour, ""))
        if level:
            text += " " + translate("balloon", "The computer plays: {level}.").format(level=level)
        return text
    name = words.colour_name(colour if colour >= 0 else place // SIDE)
    if place == HOME:
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


def _sentence(text: str) -> str:
    return text if text.endswith(".") else text + "."
