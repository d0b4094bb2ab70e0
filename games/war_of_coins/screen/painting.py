"""What lies on the table: how it is drawn, and as spots for whoever points, listens or uses keys.

Cards, offers, players, marks, counts, places.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QRect, QSize, Qt
from PySide6.QtGui import QAccessible, QPainter

from macclassic.flower_cards.sets import pips
from macclassic.flower_cards.table import choosing, painting, spots
from macclassic.flower_cards.table.choosing import points_words
from macclassic.flower_cards.table.painting import Scene, SetRow, Sign
from macclassic.flower_cards.table.places import CARD_H, CARD_W, Picture
from macclassic.quickdraw import fonts
from macclassic.toolbox import furniture, look
from macclassic.toolbox.explaining import Spot
from macclassic.toolbox.furniture import Tray
from macclassic.toolbox.moment import Now
from macclassic.toolbox.pictures import BLACK

from ..cards import CHUNKS, DECK, EXCHANGES, GATEWAYS, HASHES, MERCHANTS, NONCES, RIBBONS, kind
from ..scoring import mining, tally_of
from .layout import KINDS, layout
from .model import Offer, doubled, hinted, mood, offers, playing
from .words import coin_named, doubling_words, group_named, marks, named, signed, spoken

translate = QCoreApplication.translate

SETS = {
    "gateways": ("mark-gateway", GATEWAYS),
    "chunks": ("mark-cube", CHUNKS),
    "nonces": ("mark-die", NONCES),
    "hashes": ("mark-hash", HASHES),
    "exchanges": ("mark-house", EXCHANGES),
}
"""Each set by its name, with its mark and its cards."""
FLIP = "stock-to-flip"
"""The stock, where it may be clicked to turn only a card of it."""


def paint(painter: QPainter, area: QRect, now: Now) -> None:
    painting.draw(painter, area, now, scene(now))
    _draw_offers(painter, offers(now), now.current)
    if now.model.banner:
        _draw_banner(painter, layout(now).middle, now.model.banner)


def scene(now: Now) -> Scene:
    """Return what the table shows beside its cards and offers."""
    return Scene(
        layout(now),
        [figure(now, seat) for seat in (0, 1)],
        [_sets(now, seat) for seat in (0, 1)],
        [tray for seat in (0, 1) for tray in _trays(now, seat)],
        choosing.asked(now, playing(now), named),
        (),
        marks,
        playing(now),
        hinted(now),
    )


def _sets(now: Now, seat: int) -> list[SetRow]:
    """Return how far a seat is with the sets."""
    own, other = (DECK.pack(now.model.collections[each]) for each in (seat, 1 - seat))
    return [SetRow(name, mark, pips(cards, own, other)) for name, (mark, cards) in SETS.items()]


def _trays(now: Now, seat: int) -> Iterator[Tray]:
    """Yield the trays of a seat, with how much lies in each."""
    each = zip(KINDS, layout(now).trays(seat), counted(now.model, seat), strict=True)
    for (group, rect, count), mark in zip(each, ("house", "stall", "chain", "pick"), strict=True):
        yield Tray(f"{group}-{seat}", rect, f"mark-{mark}", str(count))


def figure(now: Now, seat: int) -> list[Sign]:
    """Return what stands at a player's place."""
    each, target = now.model.seats[seat], now.position.view.target
    balance = signed(each.balance)
    if target and not seat:
        balance = translate("table", "{balance} of {target}").format(balance=balance, target=target)
    score = [("points", points_words(each.points), False)]
    if each.factor > 1:
        score.append(("factor", f"×{each.factor}", True))
    more = []
    if each.keeps:
        text = translate("table", "Kept {n}", "how often a player kept going")
        more.append(("keeps", text.format(n=each.keeps), True))
    if each.owed:
        text = translate("table", "Flips {n}", "turns in which only a stock card is turned")
        more.append(("owed", text.format(n=each.owed), True))
    rows = [("balance", balance, False), *score], more
    return painting.figure(now, layout(now), seat, mood(now.position.view, seat), *rows)


def counted(picture: Picture, seat: int) -> list[int]:
    """Return what each group of a seat's captured cards counts: Mining by value."""
    held = DECK.pack(picture.collections[seat])
    return [*((held & kind).bit_count() for kind in (EXCHANGES, MERCHANTS, RIBBONS)), mining(tally_of(held))]


# Offers and announcements


def offer_rect(index: int) -> QRect:
    return QRect(486, 74 + 20 * index, 149, 16)


def _draw_offers(painter: QPainter, offered: Sequence[Offer], current: str | None) -> None:
    """Draw what may be done beside playing a card, each as a small button with its letter."""
    colours = look.current()
    painter.setFont(fonts.small())
    for index, offer in enumerate(offered):
        rect = offer_rect(index)
        for inset, colour in ((0, BLACK), (1, colours.white)):
            inside = rect.adjusted(inset, inset, -inset, -inset)
            painter.fillRect(inside.adjusted(1, 0, -1, 0), colour)
            painter.fillRect(inside.adjusted(0, 1, 0, -1), colour)
        letter = QRect(rect.x() + 2, rect.y() + 2, 12, rect.height() - 4)
        painter.fillRect(letter, BLACK)
        painter.setPen(colours.white)
        width = fonts.small_width(offer.letter)
        painter.drawText(letter.x() + (letter.width() - width + 1) // 2, rect.y() + 11, offer.letter)
        painter.setPen(BLACK)
        painter.drawText(rect.x() + 18, rect.y() + 11, offer.text)
        if offer.key == current:
            furniture.ring(painter, rect)


def _draw_banner(painter: QPainter, middle: QRect, text: str) -> None:
    """Draw the name of what has just happened in large letters over the layout."""
    rect = QRect(0, 0, fonts.advance(text) + 40, 36)
    rect.moveCenter(middle.center())
    painter.fillRect(rect, look.current().white)
    painter.setPen(BLACK)
    for inset in (0, 2, 3):
        painter.drawRect(rect.adjusted(inset, inset, -inset - 1, -inset - 1))
    painter.setFont(fonts.system())
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)


# As spots


def on_table(now: Now) -> list[Spot]:
    """Return what lies on the table, the person's own first, then what only a balloon tells of."""
    seen = scene(now)
    players = [_player(now, seen, seat) for seat in (0, 1)]
    corner = QSize(CARD_W, CARD_H)
    flip = Spot(FLIP, QRect(seen.layout.stack, corner), over=spots.PLATES)
    found = spots.on_table(now, seen, _telling(), players, _told(now, seen))
    found[-2:-2] = [*_offers(now), flip]
    if not now.busy:
        found += [*_figure(now, 0, seen.figures[0]), *_figure(now, 1, seen.figures[1])]
    return found


# Beside playing a card


def _offers(now: Now) -> Iterator[Spot]:
    texts = {
        "show": translate(
            "balloon",
            "Jiggle Wiggle: to show your three cards of this coin, click here or press {letter}. If you win, "
            "you are paid double.",
        ),
        "transact": translate(
            "balloon",
            "Complete Transaction: to lay all three cards of this coin on the fourth, click here or press "
            "{letter}. It takes all four; you then turn only a stock card in two later turns.",
        ),
        "flip-only": translate(
            "balloon",
            "To play no card and only turn one of the stock, as you owe after a Complete Transaction, click "
            "here or press {letter}.",
        ),
    }
    for index, offer in enumerate(offers(now)):
        yield Spot(
            offer.key,
            offer_rect(index),
            offer.text,
            texts[offer.key.partition(":")[0]].format(letter=offer.letter),
            spots.PLATES,
            offer.letter.casefold(),
            role=QAccessible.Role.PushButton,
            description=translate("spoken", "Key {n}").format(n=offer.letter),
        )


# Cards


def _telling() -> spots.Telling:
    turned = (
        translate("spoken", "turned from the stock"),
        translate("balloon", "It was turned from the stock."),
    )
    own = translate("spoken", "captured by you"), translate("balloon", "You have captured it.")
    other = translate("spoken", "captured by {name}"), translate("balloon", "{name} has captured it.")
    table = translate("spoken", "on the layout"), translate("balloon", "It lies on the layout.")
    there = translate(
        "balloon", "This is the stock; cards in it: {n}. After each card that is played, one is turned."
    )
    gone = translate("balloon", "The stock lay here. All of its cards have been turned.")
    match = translate("balloon", "This mark says that the card below matches one on the layout.")
    shown = translate("balloon", "You have shown this card: if you win, your payment is doubled.")
    practice = translate("balloon", "A move was taken back that told too much: this match does not count.")
    return spots.Telling(
        spoken,
        _matches,
        where={"table": table, "turned": turned, "own": own, "collected": other},
        first=translate("balloon", "First choose which card on the layout to take."),
        stack=(translate("spoken", "Stock: {n} cards"), there, gone),
        signs={"match": match, "shown": shown, "practice": practice},
        three=_three,
        place=_place,
    )


def _matches(card: str, picture: Picture) -> str:
    if kind(card) == "joker":
        return translate(
            "balloon",
            "It goes to your captures and counts two Mining, takes a Mining card from the other player, and "
            "a stock card is played in its place.",
        )
    some = translate("balloon", "It matches on the layout: {cards}.")
    none = translate("balloon", "It matches nothing: played now, it stays on the layout.")
    return spots.match_words(card, picture, named, some, none)


def _three(coin: int) -> str:
    text = translate("balloon", "Three cards of {coin} lie here. The fourth takes them all.")
    return text.format(coin=coin_named(coin))


# Players


def _player(now: Now, seen: Scene, seat: int) -> Spot:
    name, each = now.company[seat].name, now.model.seats[seat]
    said = [f"{name}: {signed(each.balance)}", points_words(each.points)]
    if each.factor > 1:
        said.append(translate("spoken", "payment times {n}").format(n=each.factor))
    if each.keeps:
        said.append(translate("spoken", "kept going {n} times").format(n=each.keeps))
    if each.owed:
        said.append(translate("spoken", "{n} turns of a stock card only").format(n=each.owed))
    groups = zip(KINDS, counted(now.model, seat), strict=True)
    captured = [f"{group_named(group)} {count}" for group, count in groups if count]
    return spots.player_spot(now, seen, seat, said, captured)


def _figure(now: Now, seat: int, signs: Sequence[Sign]) -> Iterator[Spot]:
    each, view = now.model.seats[seat], now.position.view
    texts = {
        "balance": translate("balloon", "What {name} has won less what was paid, in this match: {balance}."),
        "factor": translate(
            "balloon", "If {name} won now, the payment would be multiplied by {factor}: {why}."
        ),
        "keeps": translate("balloon", "How often {name} has kept going in this game: {keeps}."),
        "owed": translate("balloon", "Turns in which {name} only turns a stock card: {owed}."),
    }
    if not seat:
        texts = {
            "balance": translate("balloon", "What you have won less what you have paid: {balance}."),
            "factor": translate(
                "balloon", "If you won now, your payment would be multiplied by {factor}: {why}."
            ),
            "keeps": translate("balloon", "How often you have kept going in this game: {keeps}."),
            "owed": translate("balloon", "Turns in which you only turn a stock card: {owed}."),
        }
        if view.target:
            texts["balance"] += " " + translate("balloon", "The match ends at {target}.")
    values = {
        "target": view.target,
        "balance": signed(each.balance),
        "points": points_words(each.points),
        "factor": each.factor,
        "why": ", ".join(map(doubling_words, doubled(view, seat))),
        "keeps": each.keeps,
        "owed": each.owed,
    }
    return spots.figure_spots(now, seat, signs, texts, values)


# Places


def _told(now: Now, seen: Scene) -> Mapping[str, tuple[str, str]]:
    """Return what trays and sets are called, and what is said of them."""
    found = {}
    for seat in (0, 1):
        name = now.company[seat].name
        for group, count in zip(KINDS, counted(now.model, seat), strict=True):
            text = translate("balloon", "{group}: {count} captured by {name}.")
            if seat == 0:
                text = translate("balloon", "{group}: {count} captured by you.")
            if group == "mining":
                text += " " + translate("balloon", "Doubles and jokers count two.")
            found[f"{group}-{seat}"] = "", text.format(group=group_named(group), count=count, name=name)
        for row in seen.sets[seat]:
            found[f"{row.key}-{seat}"] = "", ""
    return found


def _place(coin: int) -> str:
    text = translate("balloon", "This is the place of coin {n}, {coin}.")
    return text.format(n=coin, coin=coin_named(coin))
