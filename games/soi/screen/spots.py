"""What lies on the table, for whoever points, listens or uses keys: every player, card, plate and mark."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from PySide6.QtCore import QCoreApplication, QRect
from PySide6.QtGui import QAccessible

from macclassic.toolbox.explaining import Spot
from macclassic.toolbox.moment import Now

from ..cards import NUMBER
from . import painting, words
from .layout import Model, Place, is_back

translate = QCoreApplication.translate

STATIC = QAccessible.Role.StaticText


def player(seat: int) -> str:
    """Return the key of a player's place."""
    return f"player-{seat}"


def seat_of(key: str) -> int:
    """Return the seat of a player's place."""
    return int(key[-1])


def on_table(now: Now) -> list[Spot]:
    """Return what lies on the table: the players, those who may be asked first and counter-clockwise from the
    one that asks, then the cards that are seen, then what only a balloon tells of."""
    model: Model = now.model
    first = now.position.view.seat
    askable = [seat for step in (1, 2, 3) if player(seat := (first + step) % 4) in now.targets]
    rest = [seat for seat in range(4) if seat not in askable]
    line = Spot(
        "line",
        model.size.line,
        now.lines[-1] if now.lines else "",
        translate("balloon", "Here it says what has just happened. Remember it if you can."),
        2,
        role=STATIC,
    )
    found = [*(_player(now, seat) for seat in (*askable, *rest)), line, *_cards(now, first)]
    if not now.busy:
        found += _marks(now)
    return found


def _marks(now: Now) -> Iterator[Spot]:
    model: Model = now.model
    if model.turn >= 0:
        text = translate("balloon", "This arrow points at whoever is to ask now.")
        yield Spot("turn", painting.turn_rect(now), "", text, 3)
    if now.hint is not None:
        text = translate("balloon", "The computer would ask {seat}.")
        rect = painting.hint_rect(model.size, now.hint.of)
        yield Spot("hint", rect, "", text.format(seat=words.seat_name(now.hint.of)), 2000)
    if now.position.practice:
        text = translate("balloon", "A move was taken back that told too much: this match does not count.")
        yield Spot("practice", painting.practice_rect(model.size), "", text, 2001)


# Players


def _player(now: Now, seat: int) -> Spot:
    model: Model = now.model
    cards, points = words.card_count(len(model.rows[seat])), words.point_count(model.points[seat])
    said = [now.company.name(seat), cards, points]
    said += [words.set_named(kind) for kind in model.sets[seat]]
    if model.turn == seat:
        said.append(translate("soi-table", "to ask now"))
    text = translate("balloon", "This is {seat}: {cards}, and sets worth {points}.")
    if seat == now.company.you:
        text = translate("balloon", "This is your place: {cards}, and sets worth {points}.")
    text = text.format(seat=words.seat_name(seat), cards=cards, points=points)
    return Spot(
        player(seat),
        model.size.area(seat),
        ", ".join(said),
        " ".join((text, *_invitation(now, seat))),
        1,
        letters=words.seat_name(seat)[0].casefold(),
        role=STATIC,
    )


def _invitation(now: Now, seat: int) -> tuple[str, ...]:
    if player(seat) not in now.targets:
        return ()
    text = translate("balloon", "To ask {seat} for a card, click here.")
    return (text.format(seat=words.seat_name(seat)),)


# Cards


def _cards(now: Now, first: int) -> Iterator[Spot]:
    """Yield the cards that are seen in hands, from the first seat on, then all the others."""
    model: Model = now.model
    places = model.places
    hands = {
        card: seat
        for seat in (first, *(seat for seat in range(4) if seat != first))
        for card in model.rows[seat]
        if card in places and not is_back(card)
    }
    for card in (*hands, *(card for card in places if card not in hands)):
        rect = places[card].rect
        name = ""
        if card in hands:
            name = f"{words.capital(words.named(card))}, {_whose(now, hands[card])}"
        balloon = "" if now.busy else _card_words(now, card)
        yield Spot(card, rect, name, balloon, 10 + places[card].z, seen=_seen(places, card))


def _whose(now: Now, seat: int) -> str:
    if seat == now.company.you:
        return translate("soi-table", "in your hand")
    return translate("soi-table", "in the hand of {seat}").format(seat=words.seat_name(seat))


def _seen(places: Mapping[str, Place], card: str) -> QRect:
    """Return the part of a card that no other card hides, from its left: where one can point at it."""
    mine, rect = (places[card].z, card), places[card].rect
    over = [place.rect for name, place in places.items() if (place.z, name) > mine]
    over = [each for each in over if each.y() <= rect.center().y() <= each.bottom()]
    while rect.width() > 1 and (hides := [each for each in over if each.x() <= rect.right() <= each.right()]):
        rect.setRight(max(rect.x(), min(each.x() for each in hides) - 1))
    return rect


def _card_words(now: Now, name: str) -> str:
    model: Model = now.model
    if is_back(name):
        seat = int(name.split("-")[1])
        text = translate("balloon", "This is a card in the hand of {seat}. Nobody else knows it for certain.")
        return " ".join((text.format(seat=words.seat_name(seat)), *_invitation(now, seat)))
    card = words.capital(words.named(name)) + "."
    for seat, kinds in enumerate(model.sets):
        if NUMBER[name] >> 2 in kinds:
            text = translate("balloon", "It belongs to a set that {seat} has laid down.")
            if seat == now.company.you:
                text = translate("balloon", "It belongs to a set that you have laid down.")
            return f"{card}\n{text.format(seat=words.seat_name(seat))}"
    seat = next(seat for seat, row in enumerate(model.rows) if name in row)
    text = translate("balloon", "It is in the hand of {seat}.").format(seat=words.seat_name(seat))
    if seat == now.company.you:
        text = translate("balloon", "It is in your hand, so you may ask for others of its kind.")
    return f"{card}\n{text}"
