"""What lies on the table: how it is drawn, and as spots for whoever points, listens or uses keys.

Cards, offers, players, marks, counts, places.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication, QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QPainter

from macclassic.flower_cards.table import painting, spots
from macclassic.flower_cards.table.choosing import points_words
from macclassic.flower_cards.table.painting import Sign
from macclassic.flower_cards.table.places import Picture
from macclassic.quickdraw import fonts
from macclassic.toolbox import look
from macclassic.toolbox.explaining import Spot
from macclassic.toolbox.moment import Now
from macclassic.toolbox.pictures import BLACK

from ..cards import DECK, EXCHANGES, MERCHANTS, RIBBONS, kind
from ..scoring import mining, tally_of
from . import layout
from .layout import OFFERS, TABLE
from .model import Offer, doubled, hinted, mood, offers, playing
from .words import coin_named, doubling_words, group_named, marks, named, signed, spoken

translate = QCoreApplication.translate

FLIP = "stock-to-flip"
"""The stock, where it may be clicked to turn only a card of it."""


def paint(painter: QPainter, area: QRect, now: Now) -> None:
    figures = [figure(now, seat) for seat in (0, 1)]
    painting.draw_below(painter, area, now, TABLE, figures, marks)
    for plate in counts(now.model):
        plate.draw(painter)
    painting.draw_signs(painter, now, TABLE, playing(now))
    _draw_offers(painter, offers(now), now.current)
    if now.model.banner:
        _draw_banner(painter, now.model.banner)
    painting.draw_above(painter, now, hinted(now))


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
    look = mood(now.position.view, seat)
    return painting.figure(now, TABLE, seat, look, [], [("balance", balance, False)], score, more)


def counted(picture: Picture, seat: int) -> list[int]:
    """Return what each group of a seat's captured cards counts: Mining by value."""
    held = DECK.pack(picture.collections[seat])
    return [*((held & kind).bit_count() for kind in (EXCHANGES, MERCHANTS, RIBBONS)), mining(tally_of(held))]


def counts(picture: Picture) -> Iterator[Sign]:
    """Yield the plate on each group of captured cards."""
    for seat, cards in enumerate(picture.collections):
        for (name, area), count in zip(layout.group_areas(seat, cards), counted(picture, seat), strict=True):
            if count:
                corner = QPoint(area.x(), area.bottom() - 12)
                yield painting.lettered(f"count-{name}-{seat}", corner, str(count))


# Offers and announcements


def offer_rect(index: int) -> QRect:
    return OFFERS.translated(0, 16 * index)


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
            painting.frame(painter, rect)


def _draw_banner(painter: QPainter, text: str) -> None:
    """Draw the name of what has just happened in large letters over the layout."""
    width = fonts.advance(text) + 40
    middle = (layout.SIDE + layout.RIGHT) // 2
    rect = QRect(middle - width // 2, layout.SLOTS_Y + layout.ROW_PITCH - 20, width, 36)
    painter.fillRect(rect, look.current().white)
    painter.setPen(BLACK)
    for inset in (0, 2, 3):
        painter.drawRect(rect.adjusted(inset, inset, -inset - 1, -inset - 1))
    painter.setFont(fonts.system())
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)


# As spots


def on_table(now: Now) -> list[Spot]:
    """Return what lies on the table, the person's own first, then what only a balloon tells of."""
    players = [_player(now, seat) for seat in (0, 1)]
    flip = Spot(FLIP, spots.rect_of(layout.STACK.toTuple()), over=spots.PLATES)
    offered = (*_offers(now), flip)
    found = spots.on_table(now, TABLE, _telling(), players, offered, playing(now), hinted(now))
    if not now.busy:
        found += [*_counts(now), *_figure(now, 0), *_figure(now, 1), *_places(now)]
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


def _counts(now: Now) -> Iterator[Spot]:
    for sign in counts(now.model):
        _, name, seat = sign.key.split("-")
        text = translate("balloon", "{group}: {count} captured by {name}.")
        if seat == "0":
            text = translate("balloon", "{group}: {count} captured by you.")
        if name == "mining":
            text += " " + translate("balloon", "Doubles and jokers count two.")
        text = text.format(group=group_named(name), count=sign.text, name=now.company[int(seat)].name)
        yield Spot(sign.key, sign.rect, "", text, spots.PLATES)


# Players


def _player(now: Now, seat: int) -> Spot:
    name, each = now.company[seat].name, now.model.seats[seat]
    said = [f"{name}: {signed(each.balance)}", points_words(each.points)]
    if each.factor > 1:
        said.append(translate("spoken", "payment times {n}").format(n=each.factor))
    if each.keeps:
        said.append(translate("spoken", "kept going {n} times").format(n=each.keeps))
    if each.owed:
        said.append(translate("spoken", "{n} turns of a stock card only").format(n=each.owed))
    groups = zip(layout.KINDS, counted(now.model, seat), strict=True)
    captured = [f"{group_named(group)} {count}" for group, count in groups if count]
    return spots.player_spot(now, TABLE, seat, said, captured)


def _figure(now: Now, seat: int) -> Iterator[Spot]:
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
    return spots.figure_spots(now, seat, figure(now, seat), texts, values)


# Places without a card


def _places(now: Now) -> Iterator[Spot]:
    for seat, cards in enumerate(now.model.collections):
        for name, area in layout.group_areas(seat, cards):
            text = translate("balloon", "{group} that {name} captures go here.")
            if not seat:
                text = translate("balloon", "{group} that you capture go here.")
            text = text.format(group=group_named(name), name=now.company[seat].name)
            yield Spot(f"{name}-{seat}", area, "", text)
    for coin in range(1, 13):
        text = translate("balloon", "This is the place of coin {n}, {coin}.")
        text = text.format(n=coin, coin=coin_named(coin))
        yield Spot(f"coin-{coin}", spots.rect_of(layout.slot(coin)), "", text)
