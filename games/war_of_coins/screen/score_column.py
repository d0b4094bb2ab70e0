"""Column at the right of the table: the match, actions besides playing, and the payment.

It shows the balances, the buttons, and the payment if the game ended now; drawn, and as spots.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QPainter

from macclassic.flower_cards.table import spots
from macclassic.flower_cards.table.words import fitted_name
from macclassic.quickdraw import fonts, patterns
from macclassic.table.game_words import listed, name_and_detail, side_by_side
from macclassic.table.look import furniture
from macclassic.table.look.furniture import TableButton
from macclassic.toolbox.base import look
from macclassic.toolbox.base.pictures import BLACK, write
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.spots import Spot

from ..actions import Action, End, FlipOnly, KeepGoing, Show, Transact
from ..cards import DECK
from ..score_figures import Stake, stake
from ..scoring import FREE_KEEPS, TARGET
from ..view import View
from .layout import BOARD
from .texts.words import coin_named, doubling_words, doublings_named, signed, sum_words

if TYPE_CHECKING:
    from .model import State


BUTTON, PITCH, LETTER = 16, 19, 26
"""Least height of a button, distance of two, and the part of its width not for its text, in pixels."""
ROWS = ("points", "kept", "doublings", "paid", "needed")
"""Rows of the payment."""


@dataclass(frozen=True, slots=True)
class ScoreColumn:
    """Positions of the parts of the column on a table of a given size."""

    balance: QRect
    buttons: dict[str, QRect]
    pays: QRect
    doublings: QRect
    """Largest rectangle of the names of the doublings, below the payment."""

    def row(self, name: str) -> QRect:
        """Return the rectangle of a row of the payment, below the title and the names."""
        top = self.pays.top() + 2 * fonts.small_line() + 7 + ROWS.index(name) * _row_high()
        return QRect(self.pays.left() + 1, top, self.pays.width() - 2, _row_high())

    def figures(self, place: int) -> int:
        """Return the right edge of a player's figures: 0 for the left player, 1 for the right."""
        return self.pays.right() - 5 - (1 - place) * (self.pays.width() // 4)


def _row_high() -> int:
    """Return the distance of the rows of the payment."""
    return fonts.small_line() + 1


def column(size: QSize) -> ScoreColumn:
    """Return the positions of the column's parts, one below the other."""
    table, line = BOARD.at(size), fonts.small_line()
    x = table.right + 3
    wide = table.width - 2 - x
    balance = QRect(x, 2, wide, 3 * line + 11)
    first, high = balance.bottom() + 5, max(BUTTON, line + 3)
    buttons = {key: QRect(x, first + PITCH * place, wide, high) for place, key in enumerate(KEYS)}
    pays = QRect(x, first + PITCH * len(KEYS) + 5, wide, 2 * line + 9 + len(ROWS) * _row_high())
    doublings = QRect(QPoint(x, pays.bottom()), QPoint(pays.right(), table.own_top - 1))
    return ScoreColumn(balance, buttons, pays, doublings)


def draw(painter: QPainter, now: State) -> None:
    """Draw the column without its buttons."""
    found = column(now.size)
    _draw_balance(painter, found.balance, now)
    _draw_pays(painter, found, now)
    rect, lines = _doublings(now)
    if lines:
        furniture.box(painter, rect)
        write(painter, rect.left() + 5, rect.top() + 2, lines)


def column_spots(now: State) -> Iterator[Spot]:
    """Yield the spots of the balances and the payment."""
    yield _balance_spot(now)
    yield from _pays_spots(now)


# Balances


def _left_and_right(now: State) -> tuple[int, int]:
    """Return the seats of the opponent, at the left, and of the viewer."""
    viewer = now.position.view.seat
    return 1 - viewer, viewer


def _title(painter: QPainter, rect: QRect, text: str) -> None:
    """Draw a white box with a title and a rule below it."""
    furniture.box(painter, rect)
    painter.setFont(fonts.small(bold=True))
    painter.setPen(BLACK)
    painter.drawText(rect.left() + 5, rect.top() + 2 + fonts.small_ascent(), text)
    below = rect.top() + 2 + fonts.small_line()
    painter.drawLine(rect.left(), below, rect.right(), below)


def _match_words(now: State) -> str:
    view: View = now.position.view
    text = translate("table", "Game {number}")
    if view.target:
        text = translate("table", "Game {number}, to {target}")
    return text.format(number=now.model.game, target=view.target)


def _draw_balance(painter: QPainter, rect: QRect, now: State) -> None:
    """Draw each balance as a bar: to the right if positive, to the left if negative."""
    _title(painter, rect, _match_words(now))
    line, white = fonts.small_line(), look.current().white
    full = now.position.view.target or max(50, *(abs(seat.balance) for seat in now.model.seats))
    for row, seat in enumerate(_left_and_right(now)):
        top = rect.top() + line + 6 + row * (line + 3)
        balance = now.model.seats[seat].balance
        painter.setFont(fonts.small())
        painter.setPen(BLACK)
        painter.drawText(rect.left() + 5, top + fonts.small_ascent(), fitted_name(now, seat, 38))
        bar = QRect(rect.left() + 45, top + 1, (rect.width() - 78) // 2 * 2 + 1, line - 2)
        painter.fillRect(bar, BLACK)
        painter.fillRect(bar.adjusted(1, 1, -1, -1), white)
        half = bar.width() // 2 - 1
        long = min(half, (half * abs(balance) + full - 1) // full)
        middle = bar.center().x()
        inside = QRect(middle + 1 if balance > 0 else middle - long, bar.top() + 1, long, bar.height() - 2)
        if balance > 0:
            painter.fillRect(inside, BLACK)
        elif balance < 0:
            patterns.fill(painter, inside, patterns.brush(patterns.GRAY, BLACK, white))
        painter.setPen(BLACK)
        painter.drawLine(middle, bar.top() - 1, middle, bar.bottom() + 1)
        text = signed(balance)
        painter.drawText(rect.right() - 4 - fonts.small_width(text), top + fonts.small_ascent(), text)


def _balance_spot(now: State) -> Spot:
    said = [
        f"{now.company[seat].name} {signed(now.model.seats[seat].balance)}" for seat in _left_and_right(now)
    ]
    text = translate("balloon", "What each of you has won less what was paid, in this match.")
    if target := now.position.view.target:
        text += " " + translate("balloon", "The match ends when a player is {n} points ahead.").format(
            n=target
        )
    name = ", ".join([_match_words(now), *said])
    return Spot("balance", column(now.size).balance, name, text, spots.PLATES, role=spots.STATIC)


# Actions besides playing a card, by their keys

KEYS: dict[str, type[Action]] = {
    "show": Show,
    "transact": Transact,
    "flip-only": FlipOnly,
    "keep-going": KeepGoing,
    "end": End,
}
"""Actions of the buttons, from the top, by their keys."""


def letter(key: str) -> str:
    """Return the letter that presses a button."""
    return {
        "show": translate("table", "J", "the letter for Jiggle Wiggle"),
        "transact": translate("table", "T", "the letter for Complete Transaction"),
        "flip-only": translate("table", "F", "the letter for turning a stock card"),
        "keep-going": translate("call", "K", "the letter for Keep going"),
        "end": translate("call", "E", "the letter for End the game"),
    }[key]


def _open(now: State, key: str) -> list[Action]:
    """Return the actions of a button now: none, one, or one for each of several coins."""
    return (
        [action for action in now.open_actions if isinstance(action, KEYS[key])] if key in now.targets else []
    )


def _text(key: str, open_: Sequence[Action], wide: int) -> str:
    """Return the text of a button; it names the coin if there is only one and its name fits."""
    named = ""
    match open_:
        case [Show(coin=coin)]:
            named = translate("table", "Show {coin}").format(coin=coin_named(coin + 1))
        case [Transact(coin=coin)]:
            named = translate("table", "Lay {coin}").format(coin=coin_named(coin + 1))
    if named and fonts.small_width(named, bold=True) <= wide - LETTER:
        return named
    return {
        "show": translate("table", "Show three of a coin"),
        "transact": translate("table", "Lay three on the fourth"),
        "flip-only": translate("table", "Turn a stock card"),
        "keep-going": translate("call", "Keep going"),
        "end": translate("call", "End the game"),
    }[key]


def buttons(now: State) -> Iterator[TableButton]:
    """Yield the buttons that have an action now, each at its own place."""
    for key, rect in column(now.size).buttons.items():
        if found := _open(now, key):
            text = _text(key, found, rect.width())
            yield TableButton(key, rect, text, letter(key), current=key == now.current)


def button_texts(now: State) -> Mapping[str, tuple[str, str]]:
    """Return the name and the balloon text of each button."""
    texts = {
        "show": translate(
            "balloon",
            "Jiggle Wiggle: to show three cards of a coin that you hold, on your turn, click here or press "
            "{letter}. If you win, you are paid double.",
        ),
        "transact": translate(
            "balloon",
            "Complete Transaction: to lay three cards of a coin on the fourth, on your turn, click here or "
            "press {letter}. It takes all four; you then turn only a stock card in two later turns.",
        ),
        "flip-only": translate(
            "balloon",
            "To play no card and only turn one of the stock, as you owe after a Complete Transaction, click "
            "here or press {letter}.",
        ),
        "keep-going": translate(
            "balloon",
            "To play on for more when you could end the game, click here or press {letter}. If the other "
            "player ends the game first, you get nothing and pay.",
        ),
        "end": translate(
            "balloon",
            "To end the game and be paid, click here or press {letter}. You can at the end of your turn, "
            "with {n} points and more than when you last kept going.",
        ),
    }
    return {
        button.key: (button.text, texts[button.key].format(letter=button.letter, n=TARGET))
        for button in buttons(now)
    }


# Payment at present


def at_stake(now: State) -> Sequence[Stake]:
    """Return the stakes of both seats as the table shows them, also during motion."""
    view: View = now.position.view
    one, two = map(DECK.pack, now.model.arrived)
    keeps = now.model.seats[0].keeps, now.model.seats[1].keeps
    shown = replace(view, captured=(one, two), keeps=keeps)
    return stake(shown, 0), stake(shown, 1)


def _figures(found: Stake, keeps: int) -> dict[str, str]:
    paid = found.payment
    return {
        "points": str(paid.score),
        "kept": translate("pays", "{keeps} (+{points})").format(keeps=keeps, points=paid.kept)
        if keeps
        else "0",
        "doublings": f"×{1 << len(paid.doublings)}",
        "paid": str(paid.amount),
        "needed": str(found.needed),
    }


def _all_figures(now: State) -> list[dict[str, str]]:
    return [_figures(each, seat.keeps) for each, seat in zip(at_stake(now), now.model.seats, strict=True)]


def _row_words() -> dict[str, str]:
    return {
        "points": translate("pays", "points"),
        "kept": translate("pays", "kept going"),
        "doublings": translate("pays", "doublings"),
        "paid": translate("pays", "payout"),
        "needed": translate("pays", "needed to end"),
    }


def _draw_pays(painter: QPainter, found: ScoreColumn, now: State) -> None:
    rect, ascent, line = found.pays, fonts.small_ascent(), fonts.small_line()
    _title(painter, rect, translate("table", "If the game ended now"))
    bold = fonts.small(bold=True)
    figures_of = _all_figures(now)
    words = _row_words()
    for place, seat in enumerate(_left_and_right(now)):
        figures = figures_of[seat]
        right = found.figures(place)
        painter.setFont(bold)
        # The name at the left uses the space above the texts of the rows.
        room = rect.width() // 4 - 3 if place else right - rect.left() - 5
        name = fitted_name(now, seat, room, bold=True)
        painter.drawText(right - fonts.small_width(name, bold=True), rect.top() + 4 + line + ascent, name)
        for row in ROWS:
            box = found.row(row)
            painter.setFont(bold if row == "paid" else fonts.small())
            wide = fonts.small_width(figures[row], bold=row == "paid")
            painter.drawText(right - wide, box.top() + 1 + ascent, figures[row])
            if not place:
                painter.drawText(rect.left() + 5, box.top() + 1 + ascent, words[row])
                patterns.fill(painter, QRect(box.topLeft(), QSize(box.width(), 1)), look.current().gray)


def _doublings(now: State) -> tuple[QRect, list[str]]:
    """Return the box with the names of both players' doublings, in lines.

    Of names without room only the number is told.
    """
    area = column(now.size).doublings
    wide, room = area.width() - 10, (area.height() - 4) // fonts.small_line()
    named = {seat: doublings_named(each.payment.doublings) for seat, each in enumerate(at_stake(now))}
    kept = {seat: len(names) for seat, names in named.items() if names}
    text = translate("pays", "{name}: {names}")
    fitted = {seat: fitted_name(now, seat, wide - fonts.small_width(" : ")) for seat in kept}
    while True:
        said = [
            text.format(name=fitted[seat], names=listed(named[seat][:many]))
            + (f" +{len(named[seat]) - many}" if many < len(named[seat]) else "")
            for seat, many in kept.items()
        ]
        lines = [part for line in said for part in fonts.wrapped(line, wide)]
        if len(lines) > room:
            lines = [*fonts.wrapped(" ".join(said), wide)]
        longest = max(kept, key=lambda seat: kept[seat], default=0)
        if len(lines) <= room or kept[longest] < 2:
            break
        kept[longest] -= 1
    return QRect(area.topLeft(), QSize(area.width(), len(lines) * fonts.small_line() + 4)), lines


def _pays_spots(now: State) -> Iterator[Spot]:
    found, each, words = column(now.size), at_stake(now), _row_words()
    figures = _all_figures(now)
    names = [person.name for person in now.company]
    if now.company[0].you:
        paid = translate(
            "balloon", "What each would be paid if the game ended now: you {one}; {name} {two}."
        ).format(one=sum_words(each[0].payment), name=names[1], two=sum_words(each[1].payment))
    else:
        sums = [name_and_detail(name, sum_words(one.payment)) for name, one in zip(names, each, strict=True)]
        text = translate("balloon", "What each would be paid if the game ended now. {sums}.")
        paid = text.format(sums=side_by_side(sums))
    texts = {
        "points": translate("balloon", "The points of what each has captured: the trays add up to them."),
        "kept": translate(
            "balloon",
            "How often each has kept going, and the points for it: one each for the first {n} times. From "
            "then on it doubles.",
        ).format(n=FREE_KEEPS),
        "doublings": " ".join(
            translate("balloon", "{name}: {why}.").format(
                name=name,
                why=", ".join(map(doubling_words, one.payment.doublings)) or translate("balloon", "none"),
            )
            for name, one in zip(names, each, strict=True)
        ),
        "paid": paid,
        "needed": translate(
            "balloon", "The points that end the game: {n}, and more than when you last kept going."
        ).format(n=TARGET),
    }
    for row in ROWS:
        said = side_by_side([f"{name} {figure[row]}" for name, figure in zip(names, figures, strict=True)])
        yield Spot(
            f"pays-{row}",
            found.row(row),
            name_and_detail(words[row], said),
            texts[row],
            spots.PLATES,
            role=spots.STATIC,
        )
    box, lines = _doublings(now)
    if lines:
        name = name_and_detail(words["doublings"], side_by_side(lines))
        yield Spot("doublings", box, name, texts["doublings"], spots.PLATES, role=spots.STATIC)
