"""Spots of the table for mouse, keys and screen readers: gardens, flowers, cards, piles, buttons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QAccessible, QImage, QRegion

from macclassic.table.game_words import card_count, name_and_detail
from macclassic.table.table_state import (
    ARROW_DIRECTIONS,
    nearest,
)
from macclassic.toolbox.base.pictures import plate_rows
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.spots import Spot

from ..actions import Draw
from ..cards import HIDDEN, STRENGTH
from . import flower_heads, painting, shapes
from .input import buttons, choices
from .input.choices import GRAVE, PILE
from .layout import card_rects, layout_of, log_rect, petal_rect, place_of, question_rect, row_of, scene_of
from .model import Garden, Model, PaintedFlower, PaintedPlayer, Petal, title_rows
from .texts import card_words, words

if TYPE_CHECKING:
    from .model import State


STATIC = QAccessible.Role.StaticText

# Z-order of the spots.
BED, BOARD, PILES, PLATE, CARD, FLOWER, FIGHTER, ARROW, ROW, PRACTICE = range(0, 10_000, 1000)


def on_table(now: State) -> list[Spot]:
    """Return all spots: messages, gardens (the viewer's last), piles, hand, buttons and marks."""
    found = [*_message_spots(now)]
    viewer, *others = now.model.players
    for player in (*others, viewer):
        found += _garden(now, player, player is viewer)
    return [*found, *_piles(now), *_cards(now), *_buttons(now), *_marks(now)]


def rect_of(now: State, key: str) -> QRect:
    """Return the rectangle of the spot with this key."""
    return next(spot.rect for spot in on_table(now) if spot.key == key)


def walk(now: State, reach: Sequence[Spot], key: Qt.Key) -> str | None:
    """Return the spot to which a navigation key moves, or None.

    An arrow goes to the nearest spot of the same area, else to the nearest of all. Tab goes through the
    possible targets. If there are none, it goes from area to area: hand, buttons, own flowers, the rest.
    """
    keys, places = [spot.key for spot in reach], choices.places(now)

    def area(each: str) -> object:
        return each if each in places else _area(now, each)

    if key in ARROW_DIRECTIONS and now.current is not None:
        here = [spot for spot in reach if _area(now, spot.key) == _area(now, now.current)]
        return nearest(now, here, key) or nearest(now, reach, key)
    wanted = [each for each in keys if each in places]
    if not wanted:
        firsts = {_area(now, each): each for each in reversed(keys)}
        wanted = [firsts[area] for area in sorted(firsts)]
    by = -1 if key == Qt.Key.Key_Backtab else 1
    areas, at = list(map(area, wanted)), now.current and area(now.current)
    return wanted[(areas.index(at) + by) % len(wanted)] if at in areas else wanted[0 if by > 0 else -1]


def _area(now: State, key: str) -> tuple[int, int]:
    """Return the area of a spot; Tab visits areas in ascending order."""
    kind, number, _ = choices.parse_key(key)
    if kind in ("flower", "petal"):
        if number in now.model.battle:
            return 2, -1
        seat = now.model.owner(number).seat
        return (2, 0) if seat == now.model.viewer else (4, seat)
    return {"card": (0, 0), "button": (1, 0), "hand": (4, number), "tab": (4, number)}.get(kind, (3, 0))


# Messages


def _message_spots(now: State) -> Iterator[Spot]:
    lay = layout_of(now)
    news = translate("balloon", "Here it says what has just happened.")
    prompt = translate("balloon", "This says what you can do now, or what the chosen card can do.")
    arena = translate(
        "balloon", "This is the arena. Flowers that fight are here; their fighting petals have rings."
    )
    yield Spot("prompt", lay.prompt, choices.prompt(now), prompt, BOARD, role=STATIC)
    if choices.fight_question(now):
        title, below = QRect(lay.arena.topLeft(), QSize(lay.arena.width(), title_rows())), question_rect(now)
        yield Spot("question", title if below.isEmpty() else below, "", prompt, BOARD + 1, role=STATIC)
    yield Spot("arena", lay.arena, choices.title(now), arena, BOARD, role=STATIC)
    yield Spot("news", log_rect(now), now.lines[-1] if now.lines else "", news, BOARD, role=STATIC)


def _marks(now: State) -> Iterator[Spot]:
    row = row_of(now)
    if row is not None:
        text = translate(
            "balloon",
            "These are the petals that you lay, the top of each flower left. Click between two to cut the "
            "row or to join it.",
        )
        yield Spot("row", row.whole, "", text, ROW)
        for gap in range(1, row.count):
            yield Spot(choices.key("gap", gap), row.gap_rect(gap), over=ROW, does=True)
    if now.position.practice:
        text = translate(
            "balloon", "A move was taken back that had revealed too much: this match does not count."
        )
        yield Spot("practice", practice_rect(now), "", text, PRACTICE)


# Gardens


def _garden(now: State, player: PaintedPlayer, own: bool) -> Iterator[Spot]:
    seat, garden = player.seat, layout_of(now).garden(player.seat)
    yield _head(now, player, garden, own)
    for number, (rect, card) in enumerate(flower_heads.hand(now, seat)):
        if card != HIDDEN:
            text = translate("balloon", "{card}, in the hand of {player}. You know it.")
            text = text.format(card=words.capital(card_words.the(card)), player=now.company.name(seat))
            name = words.capital(card_words.named(card))
            yield Spot(choices.key("tab", seat, number), rect, name, text, PLATE + 1 + number, role=STATIC)
    for flower in player.flowers:
        yield from _flower(now, flower, garden)
    text = translate("balloon", "To see the rest of this garden, click the arrow.")
    for way, side, arrow in zip((-1, 1), ("left", "right"), garden.arrows, strict=True):
        if garden.can_scroll(way):
            yield Spot(choices.key(side, seat), arrow, "", text, ARROW, does=True)
    text = translate("balloon", "POWER FLOWERs grow in this bed. They lie open and choose who fights.")
    yield Spot(choices.key("rear", seat), garden.bed, "", text, BED - 1)
    text = translate("balloon", "Regular flowers grow in this bed.")
    yield Spot(choices.key("front", seat), garden.front, "", text, BED)


def _head(now: State, player: PaintedPlayer, garden: Garden, own: bool) -> Spot:
    seat, model, who = player.seat, now.model, now.company
    count = card_count(player.hand_size)
    text = translate("balloon", "This is {player}, with {cards} in the hand. A spy may look at them.")
    if seat == who.you:
        text = translate("balloon", "This is your garden. You have {cards} in the hand.")
    parts = [text.format(player=who.name(seat), cards=count)]
    name = words.at_place(model, who, seat)
    if not model.closed:
        name = name_and_detail(name, words.out() if player.out else count)
        if model.turn == seat:
            parts.append(translate("balloon", "The flag says whose turn it is."))
    level = words.level_name(who.players[seat]) if seat < len(who.players) else ""
    if level:
        parts.append(translate("balloon", "Played by: {level}.").format(level=level))
    return Spot(choices.key("hand", seat), garden.head, name, " ".join(parts), PLATE, stop=not own)


def _flower(now: State, flower: PaintedFlower, garden: Garden) -> Iterator[Spot]:
    model: Model = now.model
    place, name = place_of(now, flower.id), words.flower_name(model, now.company, flower.id)
    key, fighter = choices.key("flower", flower.id), flower.id in model.battle
    over = FIGHTER if fighter else FLOWER
    means = flower.id in choices.attackers(now)
    tired = tag_of(now, flower)[2]
    yield Spot(
        key,
        place.rect,
        name_and_detail(words.capital(name), flower_said(flower, tired)),
        "" if now.busy else _flower_words(now, flower, name, tired, means or key in now.targets),
        over,
        does=means or bool(choices.only_petal(now, flower.id)),
        stop=True,
        region=None if fighter else QRegion(place.rect & garden.bed),
    )
    if now.busy:
        return
    for number, petal in enumerate(flower.petals):
        key = choices.key("petal", flower.id, number)
        text = translate("flower-power", "{flower}, petal {number}: {card}")
        said = words.capital(text.format(flower=name, number=number + 1, card=petal_said(petal)))
        region = shapes.petal_region(len(flower.petals), place.small, number).translated(place.middle)
        yield Spot(
            key,
            petal_rect(place, len(flower.petals), number),
            said if key in now.targets else "",
            _petal_words(petal, name, number, model.opened),
            over + len(flower.petals) - number,
            region=region if fighter else region & garden.bed,
        )


def flower_said(flower: PaintedFlower, tired: bool) -> str:
    """Return the text of a flower's petals from the top."""
    parts = [translate("flower-power", "POWER FLOWER")] if flower.power else []
    parts += [petal_said(petal) for petal in flower.petals]
    if tired:
        parts.append(translate("flower-power", "has attacked"))
    return ", ".join(parts)


def petal_said(petal: Petal) -> str:
    """Return the text of a petal."""
    if petal.open:
        return card_words.named(petal.card)
    if petal.known:
        return translate("flower-power", "{card}, known to you").format(card=card_words.named(petal.card))
    return translate("flower-power", "hidden")


def _petal_words(seen: Petal, name: str, number: int, opened: bool) -> str:
    where = translate("balloon", "petal {number} of {flower}").format(number=number + 1, flower=name)
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


def _flower_words(now: State, flower: PaintedFlower, name: str, tired: bool, means: bool) -> str:
    """Return the balloon text of a flower. `tired`: its tag has a drop; `means`: a click chooses it."""
    text = translate("balloon", "This is {flower}, with {petals}.")
    if flower.power:
        text = translate("balloon", "This is {flower}, a POWER FLOWER of {petals}.")
    parts = [text.format(flower=name, petals=words.petal_count(len(flower.petals)))]
    if tired:
        parts.append(translate("balloon", "The drop says that it has attacked in this turn."))
    if flower.spied and not now.model.opened:
        parts.append(translate("balloon", "The eye says that you know hidden petals of it."))
    if means:
        parts.append(translate("balloon", "To choose it, click it."))
    return " ".join(parts)


def has_picture(_now: State, spot: Spot) -> bool:
    """Return True for a card, a petal, a flower, a pile, or the head of a player."""
    kinds = ("card", "petal", "tab", "flower", "pile", "grave", "hand")
    return choices.parse_key(spot.key)[0] in kinds


def whole(now: State, spot: Spot, covered: bool) -> QImage | None:
    """Return the whole card of an open petal, a tab, or a covered hand card; None for other spots."""
    kind, number, at = choices.parse_key(spot.key)
    card = HIDDEN
    if kind == "card" and covered:
        card = number
    elif kind == "petal":
        card = now.model.flower(number).petals[at].card
    elif kind == "tab":
        card = now.model.known_hands[number][at]
    return None if card == HIDDEN else painting.card_image(card, small=False)


# The middle, the hand, the buttons


def _piles(now: State) -> Iterator[Spot]:
    lay, pile, grave = layout_of(now), now.model.pile, len(now.model.graveyard)
    text = translate("balloon", "This is the pile; cards in it: {n}.")
    if any(isinstance(action, Draw) for action in now.open_actions):
        text += " " + translate("balloon", "To draw one as your only act, click it.")
    name = translate("flower-power", "Pile: {cards}").format(cards=card_count(pile))
    yield Spot(PILE, lay.pile, name, text.format(n=pile), PILES, stop=True)
    text = translate("balloon", "This is the Graveyard; cards in it: {n}. To see them all, click it.")
    name = translate("flower-power", "Graveyard: {cards}").format(cards=card_count(grave))
    yield Spot(GRAVE, lay.graveyard, name, text.format(n=grave), PILES, does=True)


def _cards(now: State) -> Iterator[Spot]:
    for number, (card, rect) in enumerate(card_rects(now).items()):
        name, text = words.capital(card_words.named(card)), f"{words.capital(card_words.the(card))}. "
        text += words.card_use(card)
        # Each card lies above those at its left.
        yield Spot(
            choices.key("card", card), rect, name, text, CARD + number, does=bool(now.open_actions), stop=True
        )


def _buttons(now: State) -> Iterator[Spot]:
    for button in buttons.buttons(now):
        text = buttons.balloon(choices.parse_key(button.key)[1], button.can)
        yield Spot(
            button.key,
            button.rect,
            button.text,
            text,
            CARD,
            does=button.can,
            role=QAccessible.Role.Button,
            enabled=button.can,
        )


# Places of marks


def tag_of(now: State, flower: PaintedFlower) -> tuple[QRect, str, bool]:
    """Return the rectangle of a flower's tag, its text, and whether it has a drop.

    In the arena it is in the corner at the flower's side.
    """
    model: Model = now.model
    if flower.id in model.battle:
        scene, text = scene_of(now), str(flower.id)
        rect = painting.tag_rect(scene.topLeft() + QPoint(3, 3), text)
        if flower.id != next(iter(model.battle)):
            rect.moveRight(scene.right() - 3)
        return rect, text, False
    garden = layout_of(now).garden(model.owner(flower.id).seat)
    rect, text, tired = QRect(garden.tags[flower.id]), str(flower.id), model.tired(flower.id)
    rect.setLeft(rect.right() + 1 - painting.tag_rect(QPoint(), text, tired).width())
    return rect, text, tired


def practice_rect(now: State) -> QRect:
    """Return the rectangle of the practice mark, at the foot of the viewer's head."""
    head = layout_of(now).gardens[0].head
    return QRect(head.x(), head.bottom() + 1 - plate_rows(), head.width(), plate_rows())
