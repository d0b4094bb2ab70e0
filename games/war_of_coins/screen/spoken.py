"""The table in words: what a screen reader finds on it, every card with its name and where it lies."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRect
from PySide6.QtGui import QAccessible

from macclassic.flower_cards.table.painting import stack_rect
from macclassic.flower_cards.table.places import month
from macclassic.flower_cards.table.telling import card_things
from macclassic.flower_cards.table.words import choice_words, hand_words, points_words, turn_words
from macclassic.toolbox.gamescreen import Position
from macclassic.toolbox.things import Thing

from ..position import CALL, PERFECT
from . import layout, painting
from .model import Model
from .scene import Scene
from .words import group_named, signed, spoken

translate = QCoreApplication.translate

STATIC = QAccessible.Role.StaticText


def on_table(scene: Scene, seats: Sequence[QRect], chosen: int | None) -> list[Thing]:
    """Return what lies on the table, the person's own things first.

    `seats` are the rectangles of the players' plates; `chosen` which of what is playable the arrows are at.
    """
    return [
        _player(scene, seats, 0),
        *_cards(scene, chosen),
        *_offers(scene, chosen),
        Thing(
            "stack",
            translate("spoken", "Stock: {n} cards").format(n=scene.model.stack),
            stack_rect(layout.STACK),
            STATIC,
        ),
        _player(scene, seats, 1),
    ]


def to_decide(position: Position | None, model: Model | None, offers: Sequence[str]) -> str:
    """Return what is said when the person is to play or to choose; a call has its own dialog."""
    if model is None or position is None or not position.legal or position.watching:
        return ""
    if model.snapshot.choice:
        return choice_words(model.snapshot.choice, spoken)
    if position.view.phase in (CALL, PERFECT):
        return ""
    said = translate("spoken", "Your turn.")
    if offers:
        said += " " + translate("spoken", "You may also: {offers}.").format(offers=", ".join(offers))
    return said


def _player(scene: Scene, seats: Sequence[QRect], seat: int) -> Thing:
    model = scene.model
    words = [
        f"{scene.names[seat]}: {signed(model.balance[seat])}",
        points_words(model.points[seat]),
    ]
    if model.factors[seat] > 1:
        words.append(translate("spoken", "payment times {n}").format(n=model.factors[seat]))
    if model.keeps[seat]:
        words.append(translate("spoken", "kept going {n} times").format(n=model.keeps[seat]))
    if model.owed[seat]:
        words.append(translate("spoken", "{n} turns of a stock card only").format(n=model.owed[seat]))
    words += hand_words(model.snapshot.hidden[seat])
    for name, count in zip(layout.KINDS, scene.counts[seat], strict=True):
        if count:
            words.append(f"{group_named(name)} {count}")
    words += turn_words(model.first == seat, model.actor == seat)
    return Thing(f"player-{seat}", ", ".join(words), seats[seat], STATIC)


def _offers(scene: Scene, chosen: int | None) -> list[Thing]:
    found = []
    for index, offer in enumerate(scene.offers):
        at = scene.playable.index(offer.key) if offer.key in scene.playable else None
        found.append(
            Thing(
                offer.key,
                offer.text,
                painting.offer_rect(index),
                QAccessible.Role.PushButton,
                description=translate("spoken", "Key {n}").format(n=offer.letter),
                current=at is not None and at == chosen,
            )
        )
    return found


def _cards(scene: Scene, chosen: int | None) -> list[Thing]:
    model, names = scene.model, scene.names
    snapshot = model.snapshot
    where: dict[str, list[str]] = {}
    for place, card in enumerate(snapshot.hand):
        where[card] = [translate("spoken", "in your hand")]
        if place in scene.marked:
            where[card].append(translate("spoken", "matches the table"))
        if card in model.shown:
            where[card].append(translate("spoken", "shown"))
    for card in snapshot.table:
        where[card] = [translate("spoken", "on the layout")]
        if month(card) in model.stacks:
            where[card].append(translate("spoken", "one of three"))
        if card in snapshot.choice:
            where[card].append(translate("spoken", "can be taken"))
    for card in snapshot.played:
        where[card] = [translate("spoken", "just played")]
    if snapshot.turned is not None:
        where[snapshot.turned] = [translate("spoken", "turned from the stock")]
    for card in snapshot.open_hands[1]:
        where[card] = [translate("spoken", "in the hand of {name}").format(name=names[1])]
    for seat, captured in enumerate(snapshot.captured):
        words = translate("spoken", "captured by {name}").format(name=names[seat])
        if not seat:
            words = translate("spoken", "captured by you")
        for cards in layout.by_group(captured).values():
            where.update({card: [words] for card in cards})
    keys = [painting.key(index) for index in range(len(scene.playable))]
    return card_things(where, model.places, spoken, scene.playable, chosen, keys)
