"""Spots of the table for mouse, keys and screen readers: their names and balloon texts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect

from macclassic.flower_cards.sets import Pip
from macclassic.flower_cards.table import spots, words
from macclassic.flower_cards.table.painting import PaintedPosition, SetRow
from macclassic.flower_cards.table.picture_model import WHOLE, TablePicture
from macclassic.table.game_words import name_and_detail, point_count, side_by_side
from macclassic.table.look.furniture import Tray
from macclassic.table.table_state import SeatedPerson
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.spots import Spot

from ..cards import DECK, kind
from ..score_figures import LINES, SETS, WORTH, progress
from ..scoring import EXCHANGE_POINTS, TARGET, score_lines
from . import prompts, score_column
from .layout import BOARD
from .painting import captured, scene
from .texts.words import coin_named, group_named, line_words, named, set_named, spoken

if TYPE_CHECKING:
    from .model import State


def on_table(now: State) -> list[Spot]:
    """Return the spots of the table, the player's own first, then those with a balloon only."""
    found = scene(now)
    players = [_player(now, found, seat) for seat in found.layout.around]
    button_texts = {**score_column.button_texts(now), **prompts.button_texts(), **_tray_texts(now, found)}
    lying = spots.on_table(now, found, _spot_texts(), players, button_texts)
    lying += [
        Spot(prompts.FLIP, QRect(found.layout.stack, WHOLE), over=spots.PLATES),
        *score_column.column_spots(now),
    ]
    if not now.busy:
        lying += [*_figure_spots(now, found, 0), *_figure_spots(now, found, 1)]
    return lying


def _spot_texts() -> spots.SpotTexts:
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
    practice = translate(
        "balloon", "A move was taken back that had revealed too much: this match does not count."
    )
    return spots.SpotTexts(
        spoken,
        _matches,
        where={"table": table, "turned": turned, "own": own, "collected": other},
        first=translate("balloon", "First choose which card on the layout to take."),
        stack=(translate("spoken", "Stock: {n:card|cards}"), there, gone),
        sets=_sets_of,
        signs={"match": match, "shown": shown, "practice": practice},
        three=_three,
        place=_place,
    )


def _sets_of(now: State, card: str) -> list[tuple[str, int, list[tuple[Pip, ...]]]]:
    both, one = captured(now.model), DECK.pack((card,))
    had = [progress(both, seat) for seat in (0, 1)]
    return [
        (set_named(name), WORTH[name], [found[name] for found in had])
        for name, places in SETS.items()
        if any(one & place for place in places)
    ]


def _matches(card: str, picture: TablePicture) -> str:
    if kind(card) == "joker":
        return translate(
            "balloon",
            "It goes to your captures and counts as two Mining, takes a Mining card from the other player, "
            "and a stock card is played in its place.",
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


def _tray_texts(now: State, found: PaintedPosition) -> Mapping[str, tuple[str, str]]:
    """Return the name and the balloon text of each tray and set, with their lines of the score."""
    said = {}
    for tray, (seat, kind_) in zip(found.trays, product((0, 1), BOARD.kinds), strict=True):
        said[tray.key] = _tray_words(now, tray, seat, kind_)
    for seat, rows in enumerate(found.sets):
        for row in rows:
            said[f"{row.key}-{seat}"] = _set_words(now.company[seat], row)
    return said


def _tray_words(now: State, tray: Tray, seat: int, kind_: str) -> tuple[str, str]:
    group, name = group_named(kind_), now.company[seat].name
    there = translate("balloon", "{group} that {name} captures lie here; so far {count}.")
    heard = translate("spoken", "{group} of {name}: {count}")
    if now.company[seat].you:
        there = translate("balloon", "{group} that you capture lie here; so far {count}.")
        heard = translate("spoken", "Your {group}: {count}")
    text = there.format(group=group, name=name, count=tray.count)
    if kind_ == "mining":
        text += " " + translate("balloon", "Doubles and jokers count two.")
    scored = score_lines(captured(now.model)[seat])
    lines = [
        name_and_detail(line_words(each), str(each.points)) for each in scored if LINES[each.what] == kind_
    ]
    if lines:
        text += f"\n{side_by_side(lines)}."
    return heard.format(group=group, name=name, count=tray.count), text


def _set_words(who: SeatedPerson, row: SetRow) -> tuple[str, str]:
    text = translate(
        "balloon",
        "{set}: {had} of {all} captured by {name}. Black box: captured; white box: still open; dash: "
        "lost to the other.",
    )
    if who.you:
        text = translate(
            "balloon",
            "{set}: {had} of {all} captured by you. Black box: captured; white box: still open; dash: "
            "lost to the other.",
        )
    if row.lost:
        text = translate(
            "balloon", "{set}. Bar: it can no longer be made, since the other has {lost} of its cards."
        )
    values = {
        "set": set_named(row.key),
        "name": who.name,
        "had": row.pips.count("had"),
        "all": len(row.pips),
        "lost": row.pips.count("lost"),
    }
    heard, text = translate("spoken", "{set}, {name}: {had} of {all}, {lost} lost"), text.format(**values)
    if row.short:
        left = len(row.pips) - row.pips.count("lost")
        text = words.short_set(who, row, set_named(row.key), EXCHANGE_POINTS[left])
    return heard.format(**values), text


# Players


def _player(now: State, found: PaintedPosition, seat: int) -> Spot:
    name, each = now.company[seat].name, now.model.seats[seat]
    said = [name_and_detail(name, point_count(each.points))]
    if each.keeps:
        said.append(translate("spoken", "kept going {n:time|times}").format(n=each.keeps))
    if each.owed:
        said.append(translate("spoken", "{n:turn|turns} of a stock card only").format(n=each.owed))
    return spots.player_spot(now, found, seat, said)


def _figure_spots(now: State, found: PaintedPosition, seat: int) -> Iterator[Spot]:
    each = now.model.seats[seat]
    owed = translate("balloon", "Turns in which {name} only turns a stock card: {owed}.")
    if now.company[seat].you:
        owed = translate("balloon", "Turns in which you only turn a stock card: {owed}.")
    values = {"points": point_count(each.points), "owed": each.owed}
    limit = translate("balloon", "To end the game takes {n} points or more.").format(n=TARGET)
    return spots.figure_spots(now, seat, found.figures[seat], {"owed": owed}, values, limit)
