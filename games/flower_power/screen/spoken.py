"""The table in words: what a screen reader finds on it."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QRect
from PySide6.QtGui import QAccessible

from macclassic.toolbox.things import Thing

from . import card_words, words
from .model import Flower, Petal
from .scenery import Scene
from .targets import GRAVE, PILE, Spot, card_spot, flower_spot, hand_spot
from .words import Company

translate = QCoreApplication.translate

STATIC = QAccessible.Role.StaticText


def on_table(scene: Scene, who: Company, rects: Mapping[Spot, QRect], current: Spot | None) -> list[Thing]:
    """Return what lies on the table: news, players with their flowers, piles, the hand."""
    found: list[Thing] = []
    if scene.head:
        found.append(Thing("head", scene.head, scene.lay.board, STATIC))
    if scene.news:
        found.append(Thing("news", scene.news[-1], scene.lay.board, STATIC))
    if scene.line:
        found.append(Thing("line", scene.line, scene.lay.line, STATIC))
    model = scene.model
    for player in model.players:
        spot = hand_spot(player.seat)
        text, _ = scene.plates[player.seat]
        plate = rects.get(spot, QRect(scene.lay.garden(player.seat).plate, scene.lay.pile.size()))
        found.append(Thing(_key(spot), text, plate, current=spot == current))
        for flower in player.flowers:
            if flower.id in scene.places:
                spot = flower_spot(flower.id)
                name = f"{words.flower_name(model, flower.id)}: {flower_said(flower, model.tired(flower.id))}"
                found.append(Thing(_key(spot), name, scene.places[flower.id].rect, current=spot == current))
    for spot, rect in rects.items():
        if spot[0] == "petal":
            text = translate("flower-power", "{flower}, petal {number}: {card}")
            name = text.format(
                flower=words.flower_name(model, spot[1]),
                number=spot[2] + 1,
                card=petal_said(model.flower(spot[1]).petals[spot[2]]),
            )
            found.append(Thing(_key(spot), name, rect, current=spot == current))
    for spot, name in (
        (PILE, translate("flower-power", "Pile: {cards}").format(cards=words.card_count(model.pile))),
        (
            GRAVE,
            translate("flower-power", "GraveRyard: {cards}").format(
                cards=words.card_count(len(model.graveyard))
            ),
        ),
    ):
        found.append(Thing(_key(spot), name, rects.get(spot, scene.lay.pile), current=spot == current))
    for card, rect in scene.cards:
        spot = card_spot(card)
        name = words.capital(card_words.named(card))
        found.append(Thing(_key(spot), name, rect, current=spot == current))
    return found


def button_thing(spot: Spot, words: str, rect: QRect, enabled: bool) -> Thing:
    """Return the button that the keys are at."""
    return Thing(_key(spot), words, rect, QAccessible.Role.Button, current=True, enabled=enabled)


def flower_said(flower: Flower, tired: bool) -> str:
    """Return what is seen of a flower, petal by petal from the top."""
    parts = [translate("flower-power", "POWER FLOWER")] if flower.power else []
    parts += [petal_said(petal) for petal in flower.petals]
    if tired:
        parts.append(translate("flower-power", "has attacked"))
    return ", ".join(parts)


def petal_said(petal: Petal) -> str:
    """Return what is seen of a petal."""
    if petal.open:
        return card_words.named(petal.card)
    if petal.known:
        return translate("flower-power", "{card}, known to you").format(card=card_words.named(petal.card))
    return translate("flower-power", "hidden")


def _key(spot: Spot) -> str:
    return "-".join(map(str, spot))
