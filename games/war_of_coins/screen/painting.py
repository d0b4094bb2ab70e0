"""What lies on the table: how it is drawn, and as spots for whoever points, listens or uses keys.

Players, sets, trays, marks, and by `column.py` what is at the right.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from itertools import product

from PySide6.QtCore import QCoreApplication, QRect
from PySide6.QtGui import QPainter

from macclassic.flower_cards.table import painting, spots
from macclassic.flower_cards.table.choosing import points_words
from macclassic.flower_cards.table.painting import Scene, SetRow, Sign
from macclassic.flower_cards.table.places import WHOLE, Picture
from macclassic.toolbox import furniture
from macclassic.toolbox.explaining import Spot
from macclassic.toolbox.furniture import Button, Tray
from macclassic.toolbox.moment import Now

from ..acts import Show, Transact
from ..cards import DECK, kind, whole_coin
from ..figures import LINES, SETS, WORTH, counts, progress, tray_points
from ..scoring import score_lines
from . import asking, column
from .layout import BOARD
from .model import hinted, mood, playing
from .words import coin_named, group_named, line_words, marks, named, set_named, spoken

translate = QCoreApplication.translate

RAILS = {"exchange": "house", "merchant": "stall", "ribbon": "hash", "mining": "pick"}
"""The mark on the rail of each tray."""
SET_MARKS = {
    "gateways": "gateway",
    "chunks": "lump",
    "nonces": "die",
    "hashes": "hash",
    "proof-of-work": "chain",
    "exchanges": "house",
}
"""The mark of each set, in the order in which they stand."""


def paint(painter: QPainter, area: QRect, now: Now) -> None:
    painting.draw(painter, area, now, BOARD.at(now.size), marks, partial(scene, now))


def _draw_also(now: Now, painter: QPainter, area: QRect) -> None:
    """Draw the column, and corners round the cards of the coin that a hint would show or lay."""
    if area.right() > BOARD.at(now.size).right:
        column.draw(painter, now)
    if isinstance(now.hint, Show | Transact):
        for card in DECK.names(whole_coin(now.hint.coin) & DECK.pack(now.model.hand)):
            furniture.corners(painter, painting.outstanding(now, card))


def scene(now: Now) -> Scene:
    """Return what the table shows beside its cards."""
    layout = BOARD.at(now.size)
    return Scene(
        layout,
        [figure(now, seat) for seat in (0, 1)],
        [sets(now, seat) for seat in (0, 1)],
        [tray for seat in (0, 1) for tray in trays(now, seat)],
        asking.asked(now),
        _buttons(now),
        marks,
        playing(now),
        hinted(now),
        partial(_draw_also, now),
        asking.button_of(now.hint),
    )


def _buttons(now: Now) -> list[Button]:
    return [*column.buttons(now), *asking.answers(now)]


def figure(now: Now, seat: int) -> list[Sign]:
    """Return what stands at a player's place."""
    each = now.model.seats[seat]
    row = [("points", points_words(each.points), now.model.counting == seat)]
    if each.owed:
        text = translate("table", "Flips {n}", "turns in which only a stock card is turned")
        row.append(("owed", text.format(n=each.owed), True))
    return painting.figure(now, BOARD.at(now.size), seat, mood(now.position.view, seat), row)


def captured(picture: Picture) -> tuple[int, int]:
    """Return what each has captured that lies there in the picture, as sets."""
    one, two = map(DECK.pack, picture.arrived)
    return one, two


def sets(now: Now, seat: int) -> list[SetRow]:
    """Return how far a player is with each set; those for which there is no room are left out."""
    found, strip = progress(captured(now.model), seat), BOARD.at(now.size).strip(seat)
    rows = [SetRow(name, f"mark-{mark}", found[name]) for name, mark in SET_MARKS.items()]
    return [row for row, rect in painting.in_strip(strip, rows) if strip.contains(rect)]


def trays(now: Now, seat: int) -> Iterator[Tray]:
    """Yield a player's trays, with what is on their rails."""
    mine = captured(now.model)[seat]
    count, points = counts(mine), tray_points(mine)
    for (name, mark), rect in zip(RAILS.items(), BOARD.at(now.size).trays(seat), strict=True):
        # There is no room for a sign before two figures.
        worth = str(points[name]) if points[name] > 9 else f"+{points[name]}"
        yield Tray(f"{name}-{seat}", rect, f"mark-{mark}", str(count[name]), worth if points[name] else "")


# As spots


def on_table(now: Now) -> list[Spot]:
    """Return what lies on the table, the person's own first, then what only a balloon tells of."""
    found = scene(now)
    players = [_player(now, found, seat) for seat in (0, 1)]
    told = {**column.told(now), **asking.told(), **_told(now, found)}
    lying = spots.on_table(now, found, _telling(), players, told)
    lying += [
        Spot(asking.FLIP, QRect(found.layout.stack, WHOLE), over=spots.PLATES),
        *column.column_spots(now),
    ]
    if not now.busy:
        lying += [*_figure_spots(now, found, 0), *_figure_spots(now, found, 1)]
    return lying


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
        sets=_sets_of,
        signs={"match": match, "shown": shown, "practice": practice},
        three=_three,
        place=_place,
    )


def _sets_of(now: Now, card: str) -> list[tuple[str, int, list[int]]]:
    both, one = captured(now.model), DECK.pack((card,))
    had = [progress(both, seat) for seat in (0, 1)]
    return [
        (set_named(name), WORTH[name], [found[name].count("had") for found in had])
        for name, places in SETS.items()
        if any(one & place for place in places)
    ]


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


def _place(coin: int) -> str:
    text = translate("balloon", "This is the place of coin {n}, {coin}.")
    return text.format(n=coin, coin=coin_named(coin))


# Trays and sets


def _told(now: Now, found: Scene) -> Mapping[str, tuple[str, str]]:
    """Return what trays and sets are called and what is said of them, with the lines of the score that they
    are for."""
    said = {}
    for tray, (seat, kind_) in zip(found.trays, product((0, 1), BOARD.kinds), strict=True):
        said[tray.key] = _tray_words(now, tray, seat, kind_)
    for seat, rows in enumerate(found.sets):
        for row in rows:
            said[f"{row.key}-{seat}"] = _set_words(now.company[seat].name, seat, row)
    return said


def _tray_words(now: Now, tray: Tray, seat: int, kind_: str) -> tuple[str, str]:
    group, name = group_named(kind_), now.company[seat].name
    there = translate("balloon", "{group} that {name} captures lie here. They count {count}.")
    heard = translate("spoken", "{group} of {name}: {count}")
    if not seat:
        there = translate("balloon", "{group} that you capture lie here. They count {count}.")
        heard = translate("spoken", "Your {group}: {count}")
    text = there.format(group=group, name=name, count=tray.count)
    if kind_ == "mining":
        text += " " + translate("balloon", "Doubles and jokers count two.")
    scored = score_lines(captured(now.model)[seat])
    lines = [f"{line_words(each)}: {each.points}" for each in scored if LINES[each.what] == kind_]
    if lines:
        text += f"\n{'; '.join(lines)}."
    return heard.format(group=group, name=name, count=tray.count), text


def _set_words(name: str, seat: int, row: SetRow) -> tuple[str, str]:
    text = translate(
        "balloon",
        "{set}: {had} of {all} captured by {name}. A black box is had, a white one still open, a dash lost "
        "to the other.",
    )
    if not seat:
        text = translate(
            "balloon",
            "{set}: {had} of {all} captured by you. A black box is had, a white one still open, a dash lost "
            "to the other.",
        )
    had, whole = row.pips.count("had"), len(row.pips)
    heard = translate("spoken", "{set}, {name}: {had} of {all}, {lost} lost")
    heard = heard.format(set=set_named(row.key), name=name, had=had, all=whole, lost=row.pips.count("lost"))
    return heard, text.format(set=set_named(row.key), had=had, all=whole, name=name)


# Players


def _player(now: Now, found: Scene, seat: int) -> Spot:
    name, each = now.company[seat].name, now.model.seats[seat]
    said = [f"{name}: {points_words(each.points)}"]
    if each.keeps:
        said.append(translate("spoken", "kept going {n} times").format(n=each.keeps))
    if each.owed:
        said.append(translate("spoken", "{n} turns of a stock card only").format(n=each.owed))
    return spots.player_spot(now, found, seat, said)


def _figure_spots(now: Now, found: Scene, seat: int) -> Iterator[Spot]:
    each = now.model.seats[seat]
    owed = translate("balloon", "Turns in which {name} only turns a stock card: {owed}.")
    if not seat:
        owed = translate("balloon", "Turns in which you only turn a stock card: {owed}.")
    values = {"points": points_words(each.points), "owed": each.owed}
    return spots.figure_spots(now, seat, found.figures[seat], {"owed": owed}, values)
