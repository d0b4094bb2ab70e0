"""What Balloon Help says of the table: every flower, petal, card, plate and mark explains itself."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPoint, QRect

from macclassic.toolbox.explaining import Topic

from ..cards import STRENGTH
from . import card_words, words
from .model import Flower
from .scenery import Scene
from .targets import Spot
from .words import Company

translate = QCoreApplication.translate


def at(
    scene: Scene, who: Company, spots: Sequence[tuple[Spot, QRect]], means: bool, position: QPoint
) -> Topic | None:
    """Return what lies at a position: `spots` are the places there, the smallest first; `means` says whether
    a click there does something now."""
    lay = scene.lay
    if scene.practice is not None and scene.practice.contains(position):
        return Topic(
            translate("balloon", "A move was taken back that told too much: this match does not count."),
            scene.practice,
        )
    if scene.row is not None and scene.row.whole.contains(position):
        text = translate(
            "balloon",
            "These are the petals that you lay, the top of each flower left. Click between two to cut the "
            "row or to join it.",
        )
        return Topic(text, scene.row.whole)
    for garden in lay.gardens:
        for way, rect in zip((-1, 1), garden.arrows, strict=True):
            if garden.leads(way) and rect.contains(position):
                return Topic(translate("balloon", "To see the rest of this garden, click the arrow."), rect)
    for spot, rect in spots:
        return Topic(_spot_words(scene, who, spot, means), rect)
    if lay.board.contains(position):
        return Topic(
            translate("balloon", "Here it says what is to be done and what has just happened."), lay.board
        )
    if lay.line.contains(position):
        return Topic(translate("balloon", "Here it says what the chosen card or flower can do."), lay.line)
    for garden in lay.gardens:
        if garden.rear.contains(position):
            return Topic(
                translate("balloon", "POWER FLOWERs stand in this bed. They lie open and choose who fights."),
                garden.rear,
            )
        if garden.front.contains(position):
            return Topic(translate("balloon", "Regular flowers stand in this bed."), garden.front)
    return None


def _spot_words(scene: Scene, who: Company, spot: Spot, means: bool) -> str:
    kind, number, petal = spot
    model = scene.model
    if kind == "card":
        return f"{words.capital(card_words.the(number))}. {words.card_use(number)}"
    if kind == "pile":
        text = translate(
            "balloon", "This is the pile; cards in it: {n}. To draw one as your only act, click it."
        )
        return text.format(n=model.pile)
    if kind == "grave":
        text = translate("balloon", "This is the GraveRyard; cards in it: {n}. To see them all, click it.")
        return text.format(n=len(model.graveyard))
    if kind == "hand":
        text = translate("balloon", "This is {player}, with {cards} in the hand. A spy may look at them.")
        if number == who.you:
            text = translate("balloon", "This is your garden. You have {cards} in the hand.")
        return text.format(player=who.name(number), cards=words.card_count(model.player(number).hand_size))
    if kind == "button":
        return ""
    flower = model.flower(number)
    name = words.flower_name(model, number)
    if kind == "petal":
        return _petal_words(flower, name, petal, model.opened)
    spied = flower.spied and not model.opened
    return _flower_words(flower, name, model.tired(number), spied, means)


def _petal_words(flower: Flower, name: str, petal: int, opened: bool) -> str:
    seen = flower.petals[petal]
    where = translate("balloon", "petal {number} of {flower}").format(number=petal + 1, flower=name)
    if seen.open:
        text = translate("balloon", "{card}, {where}. It lies open; its strength is {n}.")
        return words.capital(text.format(card=card_words.the(seen.card), where=where, n=STRENGTH[seen.card]))
    if seen.known:
        text = translate("balloon", "{card}, {where}. Only you and other spies know it.")
        if opened:
            text = translate("balloon", "{card}, {where}. It is hidden from the players.")
        return words.capital(text.format(card=card_words.the(seen.card), where=where))
    text = translate("balloon", "This is {where}. It is hidden: a spy or a battle may show it.")
    return text.format(where=where)


def _flower_words(flower: Flower, name: str, tired: bool, spied: bool, means: bool) -> str:
    parts = []
    if flower.power:
        text = translate("balloon", "This is {flower}, a POWER FLOWER of {petals}.")
    else:
        text = translate("balloon", "This is {flower}, a flower of {petals}.")
    parts.append(text.format(flower=name, petals=words.petal_count(len(flower.petals))))
    if tired:
        parts.append(translate("balloon", "The drop says that it has attacked in this turn."))
    if spied:
        parts.append(translate("balloon", "The eye says that you know hidden petals of it."))
    if means:
        parts.append(translate("balloon", "To choose it, click it."))
    return " ".join(parts)
