"""What Balloon Help says of the table: every player, card, plate and mark explains itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPoint, QRect

from macclassic.toolbox.explaining import Topic

from ..cards import NUMBER
from . import painting, words
from .layout import uppermost
from .model import Model, is_back
from .words import Company

translate = QCoreApplication.translate


@dataclass(frozen=True)
class Scene:
    """The table as it is seen at one moment, at rest."""

    model: Model
    who: Company
    askable: Sequence[int]
    """The seats that a click asks now."""
    turn: QRect | None
    """Where it stands whose turn it is."""
    hint: tuple[int, QRect] | None
    """The seat that a hint points at, and where its mark stands."""
    practice: QRect | None


def at(scene: Scene, position: QPoint) -> Topic | None:
    """Return what lies under a position of the table, uppermost first, or None on bare cloth."""
    return next((each for each in _topics(scene, position) if each.rect.contains(position)), None)


def _topics(scene: Scene, position: QPoint) -> Iterator[Topic]:
    if scene.practice is not None:
        yield Topic(
            translate("balloon", "A move was taken back that told too much: this match does not count."),
            scene.practice,
        )
    if scene.hint is not None:
        text = translate("balloon", "The computer would ask {seat}.").format(
            seat=words.seat_name(scene.hint[0])
        )
        yield Topic(text, scene.hint[1])
    name = uppermost(scene.model.places, position.x(), position.y())
    if name is not None:
        yield Topic(_card_words(scene, name), painting.qrect(scene.model.places[name].box))
    if scene.turn is not None:
        yield Topic(translate("balloon", "This arrow points at whoever is to ask now."), scene.turn)
    yield Topic(
        translate("balloon", "Here it says what has just happened. Remember it if you can."),
        painting.qrect(scene.model.size.line),
    )
    for seat in range(4):
        yield Topic(_player_words(scene, seat), painting.qrect(scene.model.size.area(seat)))


def _card_words(scene: Scene, name: str) -> str:
    if is_back(name):
        seat = int(name.split("-")[1])
        text = translate("balloon", "This is a card in the hand of {seat}. Nobody else knows it for certain.")
        return " ".join((text.format(seat=words.seat_name(seat)), *_invitation(scene, seat)))
    card = words.capital(words.named(name)) + "."
    for seat, kinds in enumerate(scene.model.sets):
        if NUMBER[name] >> 2 in kinds:
            text = translate("balloon", "It belongs to a set that {seat} has laid down.")
            if seat == scene.who.you:
                text = translate("balloon", "It belongs to a set that you have laid down.")
            return f"{card}\n{text.format(seat=words.seat_name(seat))}"
    seat = next(seat for seat, row in enumerate(scene.model.rows) if name in row)
    text = translate("balloon", "It is in the hand of {seat}.").format(seat=words.seat_name(seat))
    if seat == scene.who.you:
        text = translate("balloon", "It is in your hand, so you may ask for others of its kind.")
    return f"{card}\n{text}"


def _player_words(scene: Scene, seat: int) -> str:
    model = scene.model
    text = translate("balloon", "This is {seat}: {cards}, and sets worth {points}.")
    if seat == scene.who.you:
        text = translate("balloon", "This is your place: {cards}, and sets worth {points}.")
    said = text.format(
        seat=words.seat_name(seat),
        cards=words.card_count(len(model.rows[seat])),
        points=words.point_count(model.points[seat]),
    )
    return " ".join((said, *_invitation(scene, seat)))


def _invitation(scene: Scene, seat: int) -> tuple[str, ...]:
    if seat not in scene.askable:
        return ()
    text = translate("balloon", "To ask {seat} for a card, click here.")
    return (text.format(seat=words.seat_name(seat)),)
