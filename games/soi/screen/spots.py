"""Spots of the table for mouse, keys and screen readers: players, trays, cards, strip and asks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect
from PySide6.QtGui import QAccessible

from macclassic.table.game_words import point_count
from macclassic.table.motion.moving_pieces import CardPlace
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.spots import Spot

from ..cards import NUMBER
from ..view import View
from . import last_ask_strip, painting, prompts
from .layout import Model, is_back, set_name
from .prompts import cell, player
from .texts import words

if TYPE_CHECKING:
    from .layout import State


STATIC = QAccessible.Role.StaticText


def on_table(now: State) -> list[Spot]:
    """Return all spots of the table in focus order.

    First the players, beginning with those who may be asked, counter-clockwise from the asker; then the grid
    of asks, the strip, and the visible cards; last those that have only a balloon.
    """
    model: Model = now.model
    askable = [seat for step in (1, 2, 3) if _can_be_asked(now, seat := (model.base + step) % 4)]
    rest = [seat for seat in range(4) if seat not in askable]
    found = [_player(now, seat) for seat in (*askable, *rest)]
    found += [*_grid(now), _strip(now), *_earlier(now), *_cards(now)]
    if not now.busy:
        found += _marks(now)
    return found


def _can_be_asked(now: State, seat: int) -> bool:
    return any(ask.of == seat for ask in now.open_actions)


def _marks(now: State) -> Iterator[Spot]:
    model: Model = now.model
    for seat in range(4):
        text = translate("balloon", "Here lie the sets that {seat} has laid down. The rail says how many.")
        if seat == now.company.you:
            text = translate("balloon", "Here lie the sets that you have laid down. The rail says how many.")
        rect = painting.tray(model, seat).rect
        yield Spot(f"tray-{seat}", rect, "", text.format(seat=now.company.called(seat)), 2)
        text = translate(
            "balloon",
            "Points of {seat}: {before} from earlier rounds, {points} from this one. The match is played to "
            "{target}.",
        )
        if seat == now.company.you:
            text = translate(
                "balloon",
                "Your points: {before} from earlier rounds, {points} from this one. The match is played to "
                "{target}.",
            )
        text = text.format(
            seat=now.company.called(seat),
            before=model.before[seat],
            points=model.points[seat],
            target=model.target,
        )
        *_, (rect, _standing) = painting.plates(now, seat)
        yield Spot(f"standing-{seat}", rect, "", text, 2)
    text = translate("balloon", "This bar runs out until the next move. To stop it, press ⌘P.")
    if not prompts.size_now(now).folded:
        yield Spot("bar", model.size.bar, "", text, 3)
    if now.hint is not None:
        text = translate("balloon", "The computer would ask {seat}.")
        rect = painting.hint_rect(model, now.hint.of)
        yield Spot("hint", rect, "", text.format(seat=now.company.called(now.hint.of)), 2000)
    if now.position.practice:
        text = translate(
            "balloon", "A move was taken back that had revealed too much: this match does not count."
        )
        yield Spot("practice", painting.practice_rect(model.size), "", text, 2001)


def _strip(now: State) -> Spot:
    first, more = last_ask_strip.sentences(now)
    text = translate("balloon", "This shows who has just asked whom for what. Remember it if you can.")
    return Spot("strip", prompts.size_now(now).strip, " ".join((first, *more)), text, 2, role=STATIC)


def _earlier(now: State) -> Iterator[Spot]:
    """Yield the asks before the last one."""
    if texts := last_ask_strip.earlier(now):
        text = translate("balloon", "These are the two asks before the last one, the older at the left.")
        yield Spot("earlier", prompts.size_now(now).earlier, ", ".join(texts), text, 2, role=STATIC)


# The grid of asks


def _grid(now: State) -> Iterator[Spot]:
    """Yield the box of the grid of asks, and its cells."""
    found = prompts.grid(now)
    if found is None:
        text = translate("balloon", "On your turn this shows the cards that you may ask for.")
        yield Spot("prompt", now.model.size.asking, "", "" if now.position.over else text, 2)
        return
    view: View = now.position.view
    chosen, asks = prompts.chosen(now), not prompts.is_review(now)
    text = translate(
        "balloon", "These are the cards that you may ask for. Grey are those that you hold yourself."
    )
    if not asks:
        text = translate(
            "balloon", "These are the cards that you could ask for then. Grey are those that you held."
        )
    yield Spot("prompt", found.box, " ".join((found.title, *found.lines)), text, 2, role=STATIC)
    for card, rect in found.cells.items():
        name = words.named(card)
        if view.hand >> card & 1:
            text = translate("balloon", "You hold {card}, so you can’t ask for it.")
            yield Spot(cell(card), rect, "", text.format(card=name) if asks else "", 3)
            continue
        if not asks:
            yield Spot(cell(card), rect, words.capital(name), "", 3)
            continue
        text = translate("balloon", "To ask for {card}, click it.")
        said = words.capital(name)
        if card == chosen.card:
            text = translate("balloon", "To ask for {card} now, click it again.")
            said = translate("soi-table", "{card}, chosen").format(card=said)
            if chosen.seat < 0:
                text = translate("balloon", "You have chosen {card}. Now click the player to ask.")
        yield Spot(cell(card), rect, said, text.format(card=name), 3, does=True)


# Players


def _player(now: State, seat: int) -> Spot:
    model: Model = now.model
    cards, points = words.held(len(model.rows[seat])), point_count(model.points[seat])
    said = [now.company.name(seat), cards, points]
    said += [words.set_named(kind) for kind in model.sets[seat]]
    if model.turn == seat:
        said.append(translate("soi-table", "to ask now"))
    if now.open_actions and prompts.chosen(now).seat == seat:
        said.append(translate("soi-table", "chosen"))
    text = translate("balloon", "This is {seat}: {cards}, and sets worth {points}.")
    if seat == now.company.you:
        text = translate("balloon", "This is your place: {cards}, and sets worth {points}.")
    text = text.format(seat=now.company.called(seat), cards=cards, points=points)
    return Spot(
        player(seat),
        model.size.block(model.place(seat)),
        ", ".join(said),
        " ".join((text, *_invitation(now, seat))),
        1,
        letters=words.letters(now.company, seat),
        role=STATIC,
        does=_can_be_asked(now, seat),
    )


def _invitation(now: State, seat: int) -> tuple[str, ...]:
    if not _can_be_asked(now, seat):
        return ()
    text = translate("balloon", "To ask {seat} for a card, click here.")
    return (text.format(seat=now.company.called(seat)),)


# Cards


def _cards(now: State) -> Iterator[Spot]:
    """Yield the open cards in hands, from the seat at the foot on, then backs and sets."""
    model: Model = now.model
    places = model.places
    seats = [(model.base + step) % 4 for step in range(4)]
    hands = {
        card: seat for seat in seats for card in model.rows[seat] if card in places and not is_back(card)
    }
    for card in (*hands, *(card for card in places if card not in hands)):
        name = ""
        if card in hands:
            name = f"{words.capital(words.named(card))}, {_whose(now, hands[card])}"
        balloon = "" if now.busy else _card_words(now, card, hands)
        place = places[card]
        yield Spot(card, place.rect, name, balloon, 10 + place.z, seen=_visible_part(places, card))


def _whose(now: State, seat: int) -> str:
    if seat == now.company.you:
        return translate("soi-table", "in your hand")
    return translate("soi-table", "in the hand of {seat}").format(seat=now.company.called(seat))


def _visible_part(places: Mapping[str, CardPlace], card: str) -> QRect:
    """Return the part of a card that no other card hides, from its left, for the mouse."""
    mine, rect = (places[card].z, card), places[card].rect
    over = [place.rect for name, place in places.items() if (place.z, name) > mine]
    over = [each for each in over if each.y() <= rect.center().y() <= each.bottom()]
    while rect.width() > 1 and (hides := [each for each in over if each.x() <= rect.right() <= each.right()]):
        rect.setRight(max(rect.x(), min(each.x() for each in hides) - 1))
    return rect


def _card_words(now: State, name: str, hands: Mapping[str, int]) -> str:
    model: Model = now.model
    if is_back(name):
        seat = int(name.split("-")[1])
        text = translate("balloon", "This is a card in the hand of {seat}.")
        return " ".join((text.format(seat=now.company.called(seat)), *_invitation(now, seat)))
    for seat, kinds in enumerate(model.sets):
        for kind in kinds:
            if name == set_name(kind):
                text = translate("balloon", "{seat} has laid down the four {kind}: {points}.")
                if seat == now.company.you:
                    text = translate("balloon", "You have laid down the four {kind}: {points}.")
                points = point_count(model.worth[kind])
                return text.format(seat=now.company.called(seat), kind=words.kinds_named(kind), points=points)
    card = words.capital(words.named(name)) + "."
    seat = hands[name]
    text = translate("balloon", "It is in the hand of {seat}.").format(seat=now.company.called(seat))
    if seat == now.company.you:
        text = translate("balloon", "It is in your hand, so you may ask for others of its kind.")
    kind = NUMBER[name] >> 2
    four = translate("balloon", "All four {kind} are a set: {points}.")
    four = four.format(kind=words.kinds_named(kind), points=point_count(model.worth[kind]))
    return f"{card}\n{four} {text}"
