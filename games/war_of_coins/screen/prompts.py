"""Prompts of the table: the spots that lead to an action, and the texts of a choice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Qt

from macclassic.flower_cards.deck import FOUR
from macclassic.flower_cards.table import card_choice
from macclassic.flower_cards.table.card_choice import CardQuestion
from macclassic.flower_cards.table.words import names_of
from macclassic.quickdraw import fonts
from macclassic.table.game_words import listed, point_count, side_by_side
from macclassic.table.look import furniture
from macclassic.table.look.furniture import TableButton
from macclassic.table.table_state import (
    ARROW_DIRECTIONS,
    in_order,
    nearest,
)
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.spots import Spot

from ..actions import FLIP_ONLY, KEEP_GOING, WIN, Action, FlipOnly, Perfect, Show, Transact
from ..cards import IDS, coins_with, names, whole_coin
from ..outcome.result import ScorePreview, preview
from ..scoring import TARGET
from ..view import View
from .layout import BOARD
from .model import playing
from .score_column import KEYS, buttons, letter
from .texts.words import coin_named, doublings_named, line_words, named, spoken

if TYPE_CHECKING:
    from .model import State


FLIP = "stock-to-flip"
"""Spot of the stock while a click turns only a card of it."""
WINS, PLAYS_ON = "perfect-win", "perfect-play-on"
"""Spots of the two answers to a Perfect Hand."""


def button_of(action: Action | None) -> str | None:
    """Return the button of an action, or None."""
    if isinstance(action, Perfect):
        return WINS if action.wins else PLAYS_ON
    return next((key for key, kind in KEYS.items() if isinstance(action, kind)), None)


def spots_of_action(now: State, action: Action) -> Sequence[str]:
    """Return the spots that an action is about: its button, or its cards and their months' places."""
    key = button_of(action)
    return card_choice.spots_of_action(now, action, IDS) if key is None else (key,)


def next_spots(now: State, action: Action) -> Sequence[str]:
    """Return the spots that may be selected next towards an action.

    A card, then one of two; a button of the column, then a card of the coin if several coins are possible; or
    an answer.
    """
    key, taken = button_of(action), now.selected
    if key is None:
        return card_choice.leads(now, action, IDS)
    if not taken:
        return (key, FLIP) if isinstance(action, FlipOnly) else (key,)
    if taken == (key,) and isinstance(action, Show | Transact) and len(now.open_actions) > 1:
        return names(whole_coin(action.coin) & now.position.view.hand)
    return ()


def walk(now: State, reach: Sequence[Spot], key: Qt.Key) -> str | None:
    """Return the spot to which a key moves the focus.

    Tab moves between cards and buttons. An arrow moves to the nearest spot in its direction, or wraps round
    to the first of the row.
    """
    cards = [spot for spot in reach if spot.key in now.model.places]
    areas = [area for area in (cards, [spot for spot in reach if spot not in cards]) if area]
    here = next((area for area in areas if now.current in [spot.key for spot in area]), None)
    if here is None or len(areas) == 1:
        return in_order(now, reach, key)
    if key in ARROW_DIRECTIONS:
        return nearest(now, here, key) or nearest(now, reach, key) or nearest(now, here, key, wraps=True)
    return next(area for area in areas if area is not here)[0].key


def current_prompt(now: State) -> CardQuestion | None:
    """Return the prompt for the player, or None."""
    return _question(now) or card_choice.asked(now, playing(now), named)


def _question(now: State) -> CardQuestion | None:
    """Return the prompt of a decision other than playing or taking a card."""
    if now.selected in (("show",), ("transact",)):
        return _which_coin(now)
    if KEEP_GOING in now.open_actions:
        return _call(now)
    if WIN in now.open_actions:
        return _perfect(now)
    if now.open_actions == (FLIP_ONLY,):
        text = translate("call", "Turn a stock card: press {key}, or click the stock")
        return CardQuestion(text.format(key=letter("flip-only")))
    return None


def _which_coin(now: State) -> CardQuestion:
    title = translate("call", "Show three of which coin?")
    if now.selected == ("transact",):
        title = translate("call", "Lay three of which coin?")
    coins = [
        coin_named(action.coin + 1) for action in now.open_actions if isinstance(action, Show | Transact)
    ]
    text = translate("call", "Click a card of it, or press its number: {coins}.")
    lines = (
        text.format(coins=translate("spoken", " or ").join(coins)),
        translate("call", "Esc takes it back."),
    )
    return CardQuestion(title, lines)


def _call(now: State) -> CardQuestion:
    """Return the prompt for a call: the longest of its versions for which there is room."""
    view: View = now.position.view
    found, box = preview(view), BOARD.at(now.size).said_wide
    wide = box.width() - 11
    new = [line_words(line) for line, rise in zip(found.scored, found.rises, strict=True) if rise]
    have = translate("call", "You have {points}: {new}.").format(
        points=point_count(found.points), new=", ".join(new)
    )
    if not new or fonts.small_width(have, bold=True) > wide - 7:
        have = translate("call", "You have {points}, {rise} of them from this turn.").format(
            points=point_count(found.points), rise=sum(found.rises)
        )
    title = translate("call", "Keep going or End the game?")
    end = translate("call", "{key}: End the game, and be paid {amount}.")
    end = end.format(key=letter("end"), amount=found.now.amount)
    lines = _keeping(found, names_of(now)[1 - view.seat])
    score = side_by_side([f"{line_words(line)} +{line.points}" for line in found.scored])
    # In a small box leave out the score, the title, which the buttons repeat, and the points, which are
    # beside the face; at last write on without a break.
    versions = [
        (title, have, end, *lines, score),
        (title, have, end, *lines),
        (have, end, *lines),
        (end, *lines),
        (end, " ".join(lines)),
    ]

    def fits(said: Sequence[str]) -> bool:
        rows = sum(len(fonts.wrapped(line, wide)) for line in said[1:])
        return furniture.prompt_height(rows) <= box.height()

    title, *said = next(filter(fits, versions), versions[-1])
    return CardQuestion(title, tuple(said), wide=True)


def _keeping(found: ScorePreview, other: str) -> tuple[str, ...]:
    """Return the lines about *Keep going*: the least payment, its doublings and those that can be lost."""
    key, now = letter("keep-going"), doublings_named(found.now.doublings)
    doubled = translate("call", "Doubled by {names}.")
    if found.stuck:
        keep = translate("call", "{key}: Keep going. You have no card left and cannot score again.")
        risk = translate("call", "If {name} ends it, you pay; if not, nobody is paid.")
        if found.last:
            keep = translate("call", "{key}: Keep going. You have no card left: nobody is paid.")
            risk = ""
        lines = [
            doubled.format(names=listed(now)) if now else "",
            keep.format(key=key),
            risk.format(name=other),
        ]
        return tuple(filter(None, lines))
    keep = translate("call", "{key}: Keep going: score again, for {floor} or more.")
    said = [keep.format(key=key, floor=found.floor.amount)]
    if found.floor.doublings:
        said.append(doubled.format(names=listed(doublings_named(found.floor.doublings))))
    if found.fickle:
        unless = translate("call", "{more} unless you lose {names}.")
        said.append(unless.format(more=found.more.amount, names=listed(doublings_named(found.fickle))))
    risk = translate("call", "If {name} ends it first, you pay.")
    return " ".join(said), risk.format(name=other)


def _perfect(now: State) -> CardQuestion:
    coins = [coin_named(coin + 1) for coin in coins_with(now.position.view.hand, FOUR.bit_count())]
    title = translate("call", "Perfect Hand")
    if len(coins) > 1:
        title = translate("call", "Two Perfect Hands")
    text = translate("call", "All four cards of {coin} are in your hand.")
    return CardQuestion(title, (text.format(coin=translate("spoken", " and ").join(coins)),))


def task(now: State) -> str:
    """Return the spoken prompt to play or choose, with the possible actions besides playing."""
    found = _question(now)
    if found is not None:
        return " ".join((found.title, *found.lines))
    said = card_choice.task(now, spoken)
    if offered := [button.text for button in buttons(now)]:
        said += " " + translate("spoken", "You may also: {offers}.").format(offers=", ".join(offered))
    return said


def page(now: State) -> int:
    """Return the help page for the decision: a call, three or four of a coin, or the play."""
    if not now.open_actions:
        return 1
    if KEEP_GOING in now.open_actions:
        return 7
    if (
        WIN in now.open_actions
        or now.open_actions == (FLIP_ONLY,)
        or now.selected in (("show",), ("transact",))
    ):
        return 5
    return 3 if now.model.threes else 2


# A Perfect Hand has two answers of its own, below the prompt.


def answers(now: State) -> Sequence[TableButton]:
    """Return the buttons that answer a Perfect Hand."""
    if WIN not in now.open_actions:
        return ()
    many = len(coins_with(now.position.view.hand, FOUR.bit_count()))
    pays = translate("call", "a win pays ×{n}").format(n=1 << many)
    texts = {
        WINS: (
            translate("call", "Win"),
            translate("call", "W", "the letter for Win at once"),
            translate("call", "{n} points at once").format(n=TARGET),
        ),
        PLAYS_ON: (translate("call", "Play on"), translate("call", "P", "the letter for Play on"), pays),
    }
    box = BOARD.at(now.size).said
    wide, high = (box.width() - 12) // 2, 2 * fonts.small_line() + 5
    found = []
    for place, (key, (text, press, below)) in enumerate(texts.items()):
        at = QRect(box.left() + 4 + place * (wide + 4), box.bottom() - 3 - high, wide, high)
        found.append(TableButton(key, at, text, press, below, current=key == now.current))
    return found


def button_texts() -> Mapping[str, tuple[str, str]]:
    """Return the name and the balloon text of each answer."""
    return {
        WINS: (
            translate("call", "Win at once"),
            translate("balloon", "To win 7 points without playing, click this button."),
        ),
        PLAYS_ON: (
            translate("call", "Play on"),
            translate(
                "balloon",
                "To play on with these cards shown, click this button. If you win, you are paid double for "
                "each Perfect Hand.",
            ),
        ),
    }
