"""The table in words: what a screen reader finds on it, every card with its name and where it lies."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRect
from PySide6.QtGui import QAccessible

from macclassic.flower_cards.table.places import CARD_H, CARD_W, month
from macclassic.flower_cards.table.telling import card_things
from macclassic.flower_cards.table.words import choice_words, hand_words, points_words, turn_words
from macclassic.toolbox.gamescreen import Position
from macclassic.toolbox.things import Thing

from ..position import CALL
from . import layout
from .model import Model
from .words import gos_words, spoken

translate = QCoreApplication.translate

STATIC = QAccessible.Role.StaticText


def on_table(
    model: Model,
    names: Sequence[str],
    seats: Sequence[QRect],
    matching: frozenset[int],
    playable: Sequence[str],
    chosen: int | None,
) -> list[Thing]:
    """Return what lies on the table, the person's own things first.

    `seats` are the rectangles of the players' plates; `matching` the places in the hand of marked cards;
    `playable` what the keys 1, 2 … stand for now, and `chosen` which of them the arrows are at.
    """
    return [
        _player(model, names, seats, 0),
        *_cards(model, names, matching, playable, chosen),
        _stack(model),
        *(_player(model, names, seats, seat) for seat in (1, 2)),
    ]


def to_decide(position: Position | None, model: Model | None) -> str:
    """Return what is said when the person is to play or to choose; a call has its own dialog."""
    if model is None or position is None or not position.legal or position.watching:
        return ""
    if model.snapshot.choice:
        return choice_words(model.snapshot.choice, spoken)
    return "" if position.view.phase == CALL else translate("spoken", "Your turn.")


def _player(model: Model, names: Sequence[str], seats: Sequence[QRect], seat: int) -> Thing:
    words = [
        translate("spoken", "{name}: ${money}").format(name=names[seat], money=model.money[seat]),
        points_words(model.points[seat]),
    ]
    if model.gos[seat]:
        words.append(gos_words(model.gos[seat]))
    words += hand_words(model.snapshot.hidden[seat])
    words += turn_words(model.first == seat, model.actor == seat)
    return Thing(f"player-{seat}", ", ".join(words), seats[seat], STATIC)


def _stack(model: Model) -> Thing:
    name = translate("spoken", "Stack: {n} cards").format(n=model.stack)
    return Thing("stack", name, QRect(*layout.STACK, CARD_W, CARD_H), STATIC)


def _cards(
    model: Model,
    names: Sequence[str],
    matching: frozenset[int],
    playable: Sequence[str],
    chosen: int | None,
) -> list[Thing]:
    snapshot = model.snapshot
    where: dict[str, list[str]] = {}
    for place, card in enumerate(snapshot.hand):
        where[card] = [translate("spoken", "in your hand")]
        if place in matching:
            where[card].append(translate("spoken", "matches the table"))
    for card in snapshot.table:
        where[card] = [translate("spoken", "on the table")]
        if month(card) in model.triplets:
            where[card].append(translate("spoken", "one of three"))
        if card in snapshot.choice:
            where[card].append(translate("spoken", "can be taken"))
    if snapshot.played is not None:
        where[snapshot.played] = [translate("spoken", "just played")]
    if snapshot.turned is not None:
        where[snapshot.turned] = [translate("spoken", "turned from the stack")]
    for seat, hand in enumerate(snapshot.extra_hands):
        for card in hand:
            where[card] = [translate("spoken", "in the hand of {name}").format(name=names[seat])]
    for seat, collected in enumerate(snapshot.collections):
        words = translate("spoken", "collected by {name}").format(name=names[seat])
        if not seat:
            words = translate("spoken", "collected by you")
        for cards in layout.by_kind(collected).values():
            where.update({card: [words] for card in cards})
    keys = [str(index + 1) for index in range(len(playable))]
    return card_things(where, model.places, spoken, playable, chosen, keys)
