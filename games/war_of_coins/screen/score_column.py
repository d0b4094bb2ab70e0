"""Column at the right of the table: the match, actions besides playing, and the payment.

It shows the balances, the buttons, and the payment if the game ended now; drawn, and as spots.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QPainter

from macclassic.flower_cards.table import spots
from macclassic.flower_cards.table.words import fitted_name
from macclassic.quickdraw import fonts, patterns
from macclassic.table.game_words import name_and_detail, side_by_side
from macclassic.table.look import furniture
from macclassic.table.look.furniture import TableButton
from macclassic.toolbox.base import look
from macclassic.toolbox.base.pictures import BLACK
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.spots import Spot

from ..actions import Action, End, FlipOnly, KeepGoing, Show, Transact
from ..cards import DECK
from ..score_figures import Stake, stake
from ..scoring import FREE_KEEPS, TARGET, Payment
from ..view import View
from .layout import BOARD
from .texts.words import coin_named, doubling_words, signed, sum_words

if TYPE_CHECKING:
    from .model import State


BUTTON, PITCH, LETTER = 16, 19, 26
"""Least height of a button, distance of two, and the part of its width not for its text, in pixels."""
ROWS = ("now", "more")
"""Rows of the payment: if the game ended now, and with one point more."""
GAP = 3
"""Least pixels between a word and a figure, and between two figures."""


@dataclass(frozen=True, slots=True)
class ScoreColumn:
    """Positions of the parts of the column on a table of a given size."""

    balance: QRect
    buttons: dict[str, QRect]
    pays: QRect

    def row(self, name: str) -> QRect:
        """Return the rectangle of a row of the payment, below the title and the names."""
        top = self.pays.top() + 2 * fonts.small_line() + 7 + ROWS.index(name) * _row_high()
        return QRect(self.pays.left() + 1, top, self.pays.width() - 2, _row_high())

    def figures(self, place: int) -> int:
        """Return the right edge of a player's figures: 0 for the left player, 1 for the right."""
        return self.pays.right() - 3 - (1 - place) * self.wide

    @property
    def wide(self) -> int:
        """Width of a player's figures, up to five digits."""
        return self.pays.width() // 3


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
    return ScoreColumn(balance, buttons, pays)


def draw(painter: QPainter, now: State) -> None:
    """Draw the column without its buttons."""
    found = column(now.size)
    _draw_balance(painter, found.balance, now)
    _draw_pays(painter, found, now)


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
    text = fonts.small_fitted(text, rect.width() - 8, bold=True)
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
    """Draw the balances over one bar, which reaches from its middle towards the player who is ahead."""
    _title(painter, rect, _match_words(now))
    line, white = fonts.small_line(), look.current().white
    left, right = _left_and_right(now)
    top, room = rect.top() + line + 6, rect.width() - 9
    painter.setFont(fonts.small())
    painter.setPen(BLACK)
    for seat in (left, right):
        figure = " " + signed(now.model.seats[seat].balance)
        text = fitted_name(now, seat, room // 2 - GAP - fonts.small_width(figure)) + figure
        x = rect.left() + 5 if seat == left else rect.right() - 3 - fonts.small_width(text)
        painter.drawText(x, top + fonts.small_ascent(), text)
    bar = QRect(rect.left() + 5, top + line + 3, (room - 1) // 2 * 2 + 1, line - 2)
    painter.fillRect(bar, BLACK)
    painter.fillRect(bar.adjusted(1, 1, -1, -1), white)
    ahead = now.model.seats[right].balance
    full = now.position.view.target or max(50, abs(ahead))
    half, middle = bar.width() // 2 - 1, bar.center().x()
    long = min(half, (half * abs(ahead) + full - 1) // full)
    painter.fillRect(middle + 1 if ahead > 0 else middle - long, bar.top() + 1, long, bar.height() - 2, BLACK)
    painter.drawLine(middle, bar.top() - 1, middle, bar.bottom() + 1)


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


def _figures(now: State) -> list[dict[str, str]]:
    """Return the figures of both seats, by row."""
    return [{"now": str(each.payment.amount), "more": str(each.more.amount)} for each in at_stake(now)]


def _row_words() -> dict[str, str]:
    return {"now": translate("pays", "now"), "more": translate("pays", "1 point more")}


def _draw_pays(painter: QPainter, found: ScoreColumn, now: State) -> None:
    rect, ascent, line = found.pays, fonts.small_ascent(), fonts.small_line()
    _title(painter, rect, translate("table", "What the game pays"))
    bold = fonts.small(bold=True)
    figures_of = _figures(now)
    words = _row_words()
    for place, seat in enumerate(_left_and_right(now)):
        figures = figures_of[seat]
        right = found.figures(place)
        painter.setFont(bold)
        # The name at the left uses the space above the texts of the rows.
        room = found.wide - 3 if place else right - rect.left() - 5
        name = fitted_name(now, seat, room, bold=True)
        painter.drawText(right - fonts.small_width(name, bold=True), rect.top() + 4 + line + ascent, name)
        for row in ROWS:
            box = found.row(row)
            painter.setFont(bold if row == "now" else fonts.small())
            room = right - (found.figures(0) if place else rect.left() + 5) - GAP
            figure = fonts.small_fitted(figures[row], room, bold=row == "now")
            wide = fonts.small_width(figure, bold=row == "now")
            painter.drawText(right - wide, box.top() + 1 + ascent, figure)
            if not place:
                word = fonts.small_fitted(words[row], room - wide, bold=row == "now")
                painter.drawText(rect.left() + 5, box.top() + 1 + ascent, word)
                patterns.fill(painter, QRect(box.topLeft(), QSize(box.width(), 1)), look.current().gray)


def _pays_spots(now: State) -> Iterator[Spot]:
    found, each, words, figures = column(now.size), at_stake(now), _row_words(), _figures(now)
    names = [person.name for person in now.company]
    more = translate(
        "balloon",
        "What each would be paid with one point more and the same doublings. In a call it counts Keep going: "
        "a point each for the first {n} times, and from then on it doubles.",
    ).format(n=FREE_KEEPS)
    texts = {"now": " ".join((_paid(now, [one.payment for one in each]), *_reasons(now))), "more": more}
    for row in ROWS:
        said = side_by_side([f"{name} {figure[row]}" for name, figure in zip(names, figures, strict=True)])
        name = name_and_detail(words[row], said)
        yield Spot(f"pays-{row}", found.row(row), name, texts[row], spots.PLATES, role=spots.STATIC)


def _paid(now: State, payments: Sequence[Payment]) -> str:
    """Return the sentence about what each would be paid if the game ended now."""
    names, one, two = [person.name for person in now.company], *map(sum_words, payments)
    if now.company[0].you:
        text = translate("balloon", "What each would be paid if the game ended now: you {one}; {name} {two}.")
        return text.format(one=one, name=names[1], two=two)
    sums = side_by_side([name_and_detail(name, each) for name, each in zip(names, (one, two), strict=True)])
    return translate("balloon", "What each would be paid if the game ended now. {sums}.").format(sums=sums)


def _reasons(now: State) -> Iterator[str]:
    """Yield the doublings of each player, and the points that each needs to end the game."""
    for person, each in zip(now.company, at_stake(now), strict=True):
        if each.payment.doublings:
            why = ", ".join(map(doubling_words, each.payment.doublings))
            yield translate("balloon", "{name}: {why}.").format(name=person.name, why=why)
    needs = [
        name_and_detail(person.name, str(each.needed))
        for person, each in zip(now.company, at_stake(now), strict=True)
    ]
    text = translate("balloon", "The points that end the game. {needs}.")
    yield text.format(needs=side_by_side(needs))
