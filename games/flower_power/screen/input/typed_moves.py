"""Typed moves and the line in which they are typed.

Examples are ``attack 2 > P2.12``, ``poison KS > P2.12.3`` and ``heart 2H > P3.23@0``. A flower has its
number, with or without its owner. Words may be in the language of the screen or in English, and typed in
either state of a Korean keyboard. A move that cannot be played is answered by one sentence.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit

from macclassic.table.game_table import GameTable
from macclassic.toolbox.base.hangul_keys import latin_letters
from macclassic.toolbox.base.qt_guard import Guarded
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.spots import tell

from ... import actions
from ...actions import DRAW, END, PASS, Action
from ...board import BUILD
from ...options import PACK
from ...view import View
from ..layout import layout_of
from ..model import Model
from ..texts import card_words, words
from ..texts.refusals import objection
from ..texts.words import Company
from . import buttons

_FLOWER = re.compile(r"(?:[PJ](\d)\.)?(\d{1,3})", re.ASCII)
_PETAL = re.compile(r"((?:[PJ]\d\.)?\d{1,3})\.(\d{1,2})", re.ASCII)
_HAND = re.compile(r"[PJ](\d)\.[A-Z]+", re.ASCII)
_INDEX = re.compile(r"\d{0,3}", re.ASCII)


class TypingLine(Guarded, QLineEdit):
    """Line in which a move is typed.

    It lies beside the hand, over buttons that are not needed while typing. The prompt above shows an example
    or a refusal. `typed` is called with the text after Return, `left` after Escape.
    """

    def __init__(
        self,
        table: GameTable,
        typed: Callable[[GameTable, str], object],
        left: Callable[[GameTable], object],
    ) -> None:
        super().__init__(table)
        self._table, self._typed, self._left = table, typed, left
        self._view: View | None = None
        self.setMaxLength(60)
        self.hide()
        self._write()

    def _write(self) -> None:
        """Set the texts in the current language."""
        self.setAccessibleName(translate("flower-power", "Type a move"))
        tell(
            self,
            translate(
                "balloon",
                "Type what you want to do, such as attack 2 > P2.12, and press Return. Esc: leave it.",
            ),
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._left(self._table)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            # Qt's own handler would pass the key to the table, which would activate the focused spot.
            self.put_away()
            self._typed(self._table, self.text())
        else:
            super().keyPressEvent(event)

    def place(self) -> None:
        """Place the line on the table; a typed text lapses when the view changes."""
        now = self._table.state
        if now.position.view is not self._view:
            self.put_away()
            self._view = now.position.view
        self._write()
        found = buttons.rects(layout_of(now))
        self.setGeometry(found[buttons.DRAWING].united(found[buttons.MAKING]))

    def open(self, text: str = "") -> None:
        """Open the line with a first text."""
        self.setText(text)
        self.show()
        self.raise_()
        self.setFocus()
        self.setCursorPosition(len(text))

    def put_away(self) -> None:
        """Close the line."""
        if self.isVisibleTo(self._table):
            self.hide()
            self._table.setFocus()


def typing(table: GameTable) -> TypingLine:
    """Return the typing line of a table."""
    found = table.findChild(TypingLine)
    assert isinstance(found, TypingLine)
    return found


# Understanding typed moves


class MoveNotUnderstood(Exception):  # noqa: N818 - an answer, not an error
    """Raised for a typed move that cannot be understood; the text is a sentence for the player."""


def own_words() -> dict[str, str]:
    """Return the first words of typed moves in the language of the screen, by their English word."""
    return {
        "attack": translate("flower-power", "attack", "typed move"),
        "poison": translate("flower-power", "poison", "typed move"),
        "heart": translate("flower-power", "heart", "typed move"),
        "pf": translate("flower-power", "pf", "typed move"),
        "spy": translate("flower-power", "spy", "typed move"),
        "make": translate("flower-power", "make", "typed move"),
        "power": translate("flower-power", "power", "typed move"),
        "pick": translate("flower-power", "pick", "typed move"),
        "lay": translate("flower-power", "lay", "typed move"),
        "pass": translate("flower-power", "pass", "typed move"),
        "draw": translate("flower-power", "draw", "typed move"),
        "end": translate("flower-power", "end", "typed move"),
    }


def verbs() -> dict[str, str]:
    """Return the English word for each accepted first word, in lower case."""
    own = own_words()
    return {name: name for name in own} | {_plain(word): name for name, word in own.items()}


def _plain(text: str) -> str:
    """Return a word in the form for comparison: lower case, no accents, Hangul as its keys."""
    return (
        latin_letters(text)
        .casefold()
        .translate(str.maketrans("éèêëàâîïôöûüç", "eeeeaaiioouuc"))
        .replace("œ", "oe")
    )


def parse_move(
    text: str, model: Model, who: Company, view: View, legal: Sequence[Action]
) -> tuple[Action | None, str]:
    """Return the action of a typed move and an empty text, or None and the reason."""
    try:
        action = _read(text, model, view)
    except MoveNotUnderstood as why:
        return None, str(why)
    why_not = "" if action in legal else objection(model, who, view, action)
    return (None, why_not) if why_not else (action, "")


def _read(text: str, model: Model, view: View) -> Action:
    first, _, rest = text.strip().partition(" ")
    verb, rest = verbs().get(_plain(first)), latin_letters(rest)
    if verb is None:
        text = translate("flower-power", "What is “{word}”? Type one of: {verbs}.")
        raise MoveNotUnderstood(text.format(word=first[:12], verbs=", ".join(own_words().values())))
    if verb == "draw":
        return DRAW
    if verb in ("end", "pass"):
        return END if verb == "end" else PASS
    if verb in ("pick", "lay"):
        return _numbers(verb, rest)
    if verb in ("make", "power"):
        cards = tuple(_card(word, view) for word in rest.replace(",", " ").split())
        return actions.Create(cards, verb == "power")
    what, _, where = rest.replace("→", ">").partition(">")
    where = where.strip().upper()
    if not where:
        raise MoveNotUnderstood(_example(verb))
    if verb == "attack":
        return actions.Attack(_flower(what, model, view), _flower(where, model, view))
    card = _card(what, view)
    if verb == "poison":
        found = _PETAL.fullmatch(where)
        if not found:
            raise MoveNotUnderstood(_example(verb))
        return actions.Poison(card, _flower(found[1], model, view), int(found[2]) - 1)
    if verb == "heart":
        flower, _, index = where.partition("@")
        if not _INDEX.fullmatch(index.strip()):
            raise MoveNotUnderstood(_example(verb))
        return actions.Heart(card, _flower(flower, model, view), int(index.strip() or 0))
    if verb == "spy" and (hand := _HAND.fullmatch(where)):
        return actions.Spy(card, seat=_seat(hand[1], view))
    kind = actions.Diamond if verb == "pf" else actions.Spy
    return kind(card, _flower(where, model, view))


def example_text(model: Model, view: View, legal: Sequence[Action]) -> str:
    """Return an example of a move that can be typed now."""
    own = own_words()
    found = own["end" if END in legal else "draw" if DRAW in legal else "pass"]
    if view.phase == BUILD:
        threes, more = divmod(view.to_lay[view.seat], 3)
        sizes = [3] * (threes - 1) + [3 + more] if threes else [more]
        found = " ".join((own["lay"], *map(str, sizes)))
    for action in legal:
        if isinstance(action, actions.Pick):
            found = f"{own['pick']} {action.petal + 1}"
            break
        if isinstance(action, actions.Attack):
            mine, theirs = (words.typed_flower(model, each) for each in (action.flower, action.target))
            found = f"{own['attack']} {mine.partition('.')[2]} > {theirs}"
            break
    return translate("flower-power", "Type it like this: {example}").format(example=found)


def _example(verb: str) -> str:
    kings, hearts, clubs = card_words.written(11), card_words.written(13), card_words.written(42)
    two = f"{words.place_name(2)}."
    name = own_words()[verb]
    example = {
        "attack": f"{name} 2 > {two}12",
        "poison": f"{name} {kings} > {two}12.3",
        "heart": f"{name} {hearts} > {two}12@0",
        "pf": f"{name} {card_words.written(27)} > 2",
        "spy": f"{name} {clubs} > {two}12",
    }[verb]
    return translate("flower-power", "Type it like this: {example}").format(example=example)


def _numbers(verb: str, rest: str) -> Action:
    numbers = rest.replace(",", " ").split()
    if not numbers or not all(word.isascii() and word.isdigit() and len(word) < 4 for word in numbers):
        text = translate("flower-power", "Type the number of the petal, from the top.")
        if verb == "lay":
            text = translate("flower-power", "Type how many petals each flower has: {example}")
        raise MoveNotUnderstood(text.format(example=f"{own_words()[verb]} 2 2 3"))
    if verb == "lay":
        return actions.Build(tuple(map(int, numbers)))
    return actions.Pick(int(numbers[0]) - 1)


def _card(text: str, view: View) -> int:
    """Return the card of the hand that a text names.

    On a French screen "8C" is the 8 of Hearts; if the player does not hold it, it is the 8 of Clubs, as in
    records. Raises Unread if there is no such card.
    """
    faces = card_words.typed_faces(text)
    if not faces:
        why = translate("flower-power", "“{word}” is no card. Type it like this: {card}")
        raise MoveNotUnderstood(why.format(word=text.strip()[:12], card=card_words.written(11)))
    for face in faces:
        for card in view.hands[view.seat]:
            if card % PACK == face:
                return card
    raise MoveNotUnderstood(
        translate("flower-power", "You don’t hold {card}.").format(card=card_words.the(faces[0]))
    )


def _seat(number: str, view: View) -> int:
    if not 1 <= int(number) <= len(view.order):
        text = translate("flower-power", "There is no player {number}.")
        raise MoveNotUnderstood(text.format(number=words.place_name(int(number))))
    return view.order[int(number) - 1]


def _flower(text: str, model: Model, view: View) -> int:
    found = _FLOWER.fullmatch(text.strip().upper())
    if not found:
        why = translate("flower-power", "“{word}” is no flower. Type its number: {number} or {name}.")
        raise MoveNotUnderstood(
            why.format(word=text.strip()[:12], number="12", name=f"{words.place_name(2)}.12")
        )
    number, seat = int(found[2]), None if found[1] is None else _seat(found[1], view)
    if number not in model.flowers or seat not in (None, model.owner(number).seat):
        raise MoveNotUnderstood(
            translate("flower-power", "There is no flower {name}.").format(name=text.strip()[:12])
        )
    return number
