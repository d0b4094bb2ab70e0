"""Dialogs of Flower Power: questions about an action, the Graveyard, and the sheet at the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QVBoxLayout, QWidget

from macclassic.quickdraw import patterns
from macclassic.table.table_state import Prompt
from macclassic.toolbox.base import look
from macclassic.toolbox.base.qt_guard import Guarded
from macclassic.toolbox.base.sound import Sound
from macclassic.toolbox.dialogs.choice_widget import ANY_WAY, DrawnItems, PickWidget
from macclassic.toolbox.dialogs.dialogs import Alert, Dialog, Kind, paragraph
from macclassic.toolbox.dialogs.labels import columns, figures, radio, small
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.spots import Spot, tell
from macclassic.toolbox.windows.window_frames import Frame

from ..actions import Action, CardPlay, Heart, Poison, suit_of
from ..cards import CLUB, DIAMOND, HEART, SPADE, STRENGTH
from ..legal import makes
from ..options import PACK
from ..outcome.result import Result
from . import painting, shapes
from .input.choices import FAST, RESULT, WATCH
from .input.lay_petals import PlantHeart
from .layout import SMALL_H, SMALL_W
from .model import PaintedFlower, Petal
from .texts import card_words, words
from .texts.words import Company

if TYPE_CHECKING:
    from .model import State


PREVIEW = 128
"""Side of the preview of a flower, in pixels."""
COLUMNS = 9
"""Cards in a row of the hand picker."""
INDEX_W, INDEX_H = 15, 23
INDICES = 26
"""Card indices in a row of the card list."""
WIDTH = 380


# Questions that a chosen place leaves open


def which(now: State, actions: Sequence[Action]) -> Action | Prompt:
    """Return the only possible action, or a prompt that chooses among several.

    An action that would end the player's own game needs a confirmation (flower-power A20).
    """
    plays = [action for action in actions if isinstance(action, CardPlay)]
    hearts = [action for action in plays if isinstance(action, Heart)]
    if len({suit_of(play) for play in plays}) > 1:
        return _which_suit(now, plays)
    if len(hearts) > 1:
        return which_gap(now, hearts)
    return _confirm(actions[0]) if _ends_oneself(now, actions[0]) else actions[0]


def _which_suit(now: State, plays: Sequence[CardPlay]) -> Prompt:
    """Return the prompt that asks as which suit a joker is played."""
    names = {
        SPADE: ("poison", translate("flower-power", "Poison")),
        HEART: ("heart", translate("flower-power", "Fertiliser")),
        DIAMOND: ("diamond", translate("flower-power", "POWER FLOWER")),
        CLUB: ("spy", translate("flower-power", "Spy")),
    }
    kinds = {names[suit][0]: suit for suit in dict.fromkeys(map(suit_of, plays))}
    first, *_ = kinds
    balloon = translate("balloon", "To play the joker as this, click this button.")
    other = translate("balloon", "To play something else, click this button.")
    buttons = [
        ("cancel", translate("dialog", "Cancel"), other),
        *((*names[suit], balloon) for suit in kinds.values()),
    ]
    text = translate("flower-power", "What is the joker to be?")
    box = Alert(Kind.NOTE, text, buttons, first, "cancel")

    def answer(name: str) -> Action | Prompt | None:
        return which(now, [play for play in plays if suit_of(play) == kinds[name]]) if name in kinds else None

    return Prompt(box, answer)


def which_gap(now: State, hearts: Sequence[Heart]) -> Prompt:
    """Return the prompt that asks for the place of a heart in a flower."""
    flower = hearts[0].flower
    name = words.flower_name(now.model, now.company, flower)
    dialog = PlantHeart(hearts[0].card, now.model.flower(flower), name)

    def answer(name: str) -> Action | None:
        return next(heart for heart in hearts if heart.index == dialog.index) if name == "ok" else None

    return Prompt(dialog, answer)


def _ends_oneself(now: State, action: Action) -> bool:
    if not isinstance(action, Poison):
        return False
    mine = now.model.player(now.position.view.seat).flowers
    return len(mine) == 1 and mine[0].id == action.flower and len(mine[0].petals) == 1


def _confirm(action: Action) -> Prompt:
    text = translate(
        "flower-power", "That is your last petal: you would be out of the game. Poison it all the same?"
    )
    live = translate("balloon", "To let your last petal live, click this button.")
    end = translate("balloon", "To end your own game, click this button.")
    cancel = "cancel", translate("dialog", "Cancel"), live
    poison = "poison", translate("flower-power", "Poison"), end
    box = Alert(Kind.CAUTION, text, (cancel, poison), "cancel", "cancel")
    return Prompt(box, lambda name: action if name == "poison" else None)


def out_of_game(then: Callable[[str], None]) -> Prompt:
    """Return the prompt that asks a person who is out how to see the rest; `then` gets the way."""
    text = translate("flower-power", "You are out, and the others play on. How do you want to see the rest?")
    watch = translate("balloon", "To watch the others at your pace, click this button.")
    fast = translate("balloon", "To watch the others at the fastest pace, click this button.")
    result = translate("balloon", "To see only how the match ends, click this button.")
    buttons = (
        (RESULT, translate("flower-power", "To the Result"), result),
        (FAST, translate("flower-power", "Fast"), fast),
        (WATCH, translate("flower-power", "Watch"), watch),
    )
    return Prompt(Alert(Kind.NOTE, text, buttons, WATCH, WATCH), then)


# Making a flower


class HandPicker(PickWidget):
    """Cards of the hand, from which the player chooses the petals of a new flower.

    A click adds a card as the next petal, or takes it out again.
    """

    changed = Signal()
    STEPS = ANY_WAY

    def __init__(self, hand: Sequence[int], chosen: Sequence[int]) -> None:
        self._hand = sorted(hand, key=lambda card: (_suit(card), card % PACK, card))
        self.chosen = [card for card in chosen if card in hand]
        columns = min(COLUMNS, max(3, len(hand)))
        w, h, lines = SMALL_W + 4, SMALL_H + 4, -(-len(hand) // columns)
        places = [
            QRect(4 + number % columns * w, 4 + number // columns * h, SMALL_W, SMALL_H)
            for number in range(len(hand))
        ]
        super().__init__(places, QSize(columns * w + 4, lines * h + 4))
        self.at = 0
        self.setAccessibleName(translate("flower-power", "Cards in your hand"))
        self.picked.connect(self.toggle)

    def toggle(self, number: int) -> None:
        """Add a card as the next petal from the top, or take it out."""
        card = self._hand[number]
        self.at = number
        if card in self.chosen:
            self.chosen.remove(card)
        else:
            self.chosen.append(card)
        self.update()
        self.changed.emit()

    def called(self, index: int) -> str:
        card = self._hand[index]
        name = words.capital(card_words.named(card))
        if card not in self.chosen:
            return name
        at = self.chosen.index(card) + 1
        return translate("flower-power", "{card}, petal {number}").format(card=name, number=at)

    def spot(self, index: int) -> Spot:
        return replace(super().spot(index), checked=self._hand[index] in self.chosen)

    def balloon(self, index: int) -> str:
        text = translate(
            "balloon", "To put {card} into the flower as the next petal, or take it out, click it."
        )
        return text.format(card=card_words.the(self._hand[index]))

    def draw(self, painter: QPainter, index: int, rect: QRect) -> None:
        card = self._hand[index]
        painter.drawImage(rect.topLeft(), painting.card_image(card, True))
        if card in self.chosen:
            painting.frame(painter, rect.adjusted(-2, -2, 2, 2))
            painting.tag(painter, rect.topLeft() + QPoint(12, 18), str(self.chosen.index(card) + 1))

    def mark(self, painter: QPainter, rect: QRect) -> None:
        if self.hasFocus():
            patterns.dotted_frame(painter, rect.adjusted(-4, -4, 4, 4), painting.BLACK)


class FlowerPreview(Guarded, QWidget):
    """Preview of a new flower as it will look in the garden."""

    def __init__(self) -> None:
        super().__init__()
        self.flower: PaintedFlower | None = None
        self.setFixedSize(QSize(PREVIEW, PREVIEW))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        flower = self.flower
        painting.draw_bed(painter, self.rect(), flower is not None and flower.power)
        if flower is not None and flower.petals:
            box = shapes.bounds(len(flower.petals), False, flower.power)
            small = box.height() > PREVIEW - 8
            box = shapes.bounds(len(flower.petals), small, flower.power)
            middle = self.rect().center() - box.center()
            painting.draw_flower(painter, flower, middle, small)


class MakeFlower(Dialog):
    """Dialog that asks for the cards of a new flower, and whether it is a POWER FLOWER."""

    def __init__(self, hand: Sequence[int], chosen: Sequence[int]) -> None:
        super().__init__(translate("flower-power", "Make a Flower"))
        self.add_text(
            translate(
                "flower-power",
                "Click the cards in the order of the petals, from the top. A flower needs three cards; a "
                "POWER FLOWER four, one of each suit among them.",
            ),
            small=True,
            width=390,
        )
        line = QHBoxLayout()
        line.setSpacing(12)
        self._picker = HandPicker(hand, chosen)
        self._preview = FlowerPreview()
        left = QVBoxLayout()
        left.addWidget(self._picker)
        self._kind = QButtonGroup(self)
        hidden = translate("balloon", "To make a flower whose petals nobody else sees, click this button.")
        open_ = translate(
            "balloon", "To make a POWER FLOWER, which lies open and picks who fights, click this button."
        )
        four = translate("balloon", "A POWER FLOWER needs four cards, one of each suit among them.")
        for number, (text, *balloons) in enumerate(
            (
                (translate("flower-power", "Flower with hidden petals"), hidden),
                (translate("flower-power", "POWER FLOWER"), open_, four),
            )
        ):
            button = tell(radio(text), *balloons)
            button.setChecked(number == 0)
            self._kind.addButton(button, number)
            left.addWidget(button)
        left.addStretch(1)
        line.addLayout(left)
        line.addWidget(self._preview, 0, Qt.AlignmentFlag.AlignTop)
        self.body.addLayout(line)
        self.ok_or_cancel(
            translate("balloon", "To plant this flower in your garden, click this button."),
            translate("balloon", "Choose three cards at least first."),
            translate("flower-power", "Make"),
        )
        self._picker.changed.connect(self._changed)
        self._kind.idClicked.connect(self._changed)
        self._changed()
        self.fit()
        self.first_focus = self._picker

    @property
    def cards(self) -> tuple[int, ...]:
        """The chosen cards, from the top."""
        return tuple(self._picker.chosen)

    @property
    def power(self) -> bool:
        """True if the player has chosen a POWER FLOWER."""
        return self._kind.checkedId() == 1

    def _changed(self, *_: object) -> None:
        possible = makes(self.cards, True)
        self._kind.button(1).setEnabled(possible)
        if self.power and not possible:
            self._kind.button(0).setChecked(True)
        self.button("ok").setEnabled(makes(self.cards, self.power))
        petals = tuple(Petal(card, self.power) for card in self.cards)
        self._preview.flower = PaintedFlower(0, petals, self.power)
        self._preview.update()


# Sheets


def in_order(cards: Sequence[int]) -> list[int]:
    """Return cards sorted by suit, the strongest first within a suit; jokers come last."""
    return sorted(cards, key=lambda card: (_suit(card), -STRENGTH[card], card % PACK))


def _suit(card: int) -> int:
    """Return the index of a card's suit; jokers have the highest."""
    return card % PACK // 13


class CardList(DrawnItems):
    """List of cards drawn as indices, a row for each suit and one for jokers."""

    def __init__(self, cards: Sequence[int]) -> None:
        self._cards = in_order(cards)
        places: list[QRect] = []
        x = y = 0
        last = -1
        for card in self._cards:
            suit = _suit(card)
            if places and (suit != last or x // (INDEX_W + 1) >= INDICES):
                x, y = 0, y + INDEX_H + (4 if suit != last else 1)
            last = suit
            places.append(QRect(x, y, INDEX_W, INDEX_H))
            x += INDEX_W + 1
        right = max((rect.right() + 1 for rect in places), default=INDEX_W)
        super().__init__(places, QSize(right, y + INDEX_H))
        self.setAccessibleName(words.capital(card_words.listed(self._cards)))

    def called(self, index: int) -> str:
        return words.capital(card_words.named(self._cards[index]))

    def draw(self, painter: QPainter, index: int, rect: QRect) -> None:
        painter.fillRect(rect, painting.BLACK)
        painter.fillRect(rect.adjusted(1, 1, -1, -1), look.current().white)
        image = painting.art(painting.index_name(self._cards[index]))
        painter.drawImage(rect.topLeft() + QPoint((INDEX_W - image.width()) // 2, 3), image)


class Graveyard(Dialog):
    """Dialog that shows all cards of the Graveyard, sorted (flower-power §1)."""

    def __init__(self, cards: Sequence[int]) -> None:
        super().__init__(translate("flower-power", "Graveyard"))
        if cards:
            text = translate("flower-power", "Cards in the Graveyard: {n}. The last one is {card}.")
            self.add_text(text.format(n=len(cards), card=card_words.the(cards[-1])), width=320)
            self.body.addWidget(CardList(cards), 0, Qt.AlignmentFlag.AlignHCenter)
        else:
            self.add_text(translate("flower-power", "The Graveyard is empty."), width=320)
        self.only_button(translate("balloon", "To close this, click this button."))


class GameSheet(Dialog):
    """Sheet with the result of a game."""

    def __init__(self, result: Result, who: Company) -> None:
        super().__init__(translate("sheet", "End of the game"), Frame.MOVABLE)
        self.body.addWidget(paragraph(words.wins(who, result.winner), width=WIDTH))
        if result.last_will:
            text = translate("flower-power", "It was won by a last will: no flower was left.")
            self.body.addWidget(paragraph(text, True, WIDTH))
        grid = columns(3, 0)
        heads = (
            translate("flower-power", "Flowers"),
            translate("flower-power", "POWER FLOWERs"),
            translate("flower-power", "Petals"),
            translate("flower-power", "Hand"),
            translate("flower-power", "Turns"),
        )
        figures(grid, 0, 1, heads)
        for row, each in enumerate(result.standings, 1):
            won = each.seat == result.winner
            name = words.who_acts(who, each.seat)
            grid.addWidget(small(f"{each.place}. {name}", won), row, 0)
            counted = (each.flowers, each.power_flowers, each.petals, each.hand, each.turns)
            figures(grid, row, 1, counted, won)
        self.body.addLayout(grid)


def ended(now: State, result: Result, _last: bool) -> tuple[Dialog, Sound]:
    """Return the sheet with a game's result and its sound, a fanfare or a groan.

    The fanfare sounds if a person has won, or if only computers play.
    """
    won = now.company.won(result.winner)
    return GameSheet(result, now.company), Sound.WIN if won else Sound.LOSE
