"""Dialogs that ask: which cards make a flower, where a heart is planted."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QVBoxLayout, QWidget

from macclassic.quickdraw import patterns
from macclassic.toolbox.dialogs import Dialog
from macclassic.toolbox.explaining import Spot, tell
from macclassic.toolbox.guard import Guarded
from macclassic.toolbox.labels import radio

from . import card_words, painting, shapes, words
from .laying import Row, draw_gap, draw_row
from .model import Flower, Petal

translate = QCoreApplication.translate

SMALL_W, SMALL_H = 36, 50
PREVIEW = 128
COLUMNS = 9
_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}


class HandPicker(Guarded, QWidget):
    """Cards of the hand; clicking one adds it to the flower or takes it out again."""

    changed = Signal()
    current_changed = Signal(str)

    def __init__(self, hand: Sequence[int], chosen: Sequence[int]) -> None:
        super().__init__()
        self._hand = sorted(hand, key=lambda card: (card % 54 // 13, card % 54, card))
        self.chosen = [card for card in chosen if card in hand]
        self._at = 0
        columns = min(COLUMNS, max(3, len(self._hand)))
        lines = -(-len(self._hand) // columns)
        self._columns = columns
        self.setFixedSize(columns * (SMALL_W + 4) + 4, lines * (SMALL_H + 4) + 4)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(translate("flower-power", "Cards in your hand"))

    def _rect(self, number: int) -> QRect:
        line, column = divmod(number, self._columns)
        return QRect(4 + column * (SMALL_W + 4), 4 + line * (SMALL_H + 4), SMALL_W, SMALL_H)

    def toggle(self, number: int) -> None:
        """Add a card to the flower, as the next petal from the top, or take it out."""
        card = self._hand[number]
        self._at = number
        if card in self.chosen:
            self.chosen.remove(card)
        else:
            self.chosen.append(card)
        self.update()
        self.changed.emit()

    def spots(self) -> Sequence[Spot]:
        text = translate(
            "balloon", "To put {card} into the flower as the next petal, or take it out, click it."
        )
        found = []
        for number, card in enumerate(self._hand):
            name = words.capital(card_words.named(card))
            if card in self.chosen:
                at = self.chosen.index(card) + 1
                name = translate("flower-power", "{card}, petal {number}").format(card=name, number=at)
            found.append(
                Spot(
                    str(card),
                    self._rect(number),
                    name,
                    text.format(card=card_words.the(card)),
                    current=number == self._at,
                    checked=card in self.chosen,
                )
            )
        return found

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        for number, card in enumerate(self._hand):
            rect = self._rect(number)
            painter.drawImage(rect.topLeft(), painting.card_image(card, True))
            if card in self.chosen:
                painting.frame(painter, rect.adjusted(-2, -2, 2, 2))
                painting.tag(painter, rect.topLeft() + QPoint(12, 18), str(self.chosen.index(card) + 1))
        if self.hasFocus():
            patterns.dotted_frame(painter, self._rect(self._at).adjusted(-4, -4, 4, 4), painting.BLACK)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        point = event.position().toPoint()
        for number in range(len(self._hand)):
            if self._rect(number).contains(point):
                self.toggle(number)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _STEPS.get(Qt.Key(event.key()))
        if step is not None:
            self._at = (self._at + step) % len(self._hand)
            self.update()
            self.current_changed.emit(str(self._hand[self._at]))
        elif event.key() == Qt.Key.Key_Space:
            self.toggle(self._at)
        else:
            event.ignore()


class Preview(Guarded, QWidget):
    """A flower as it will stand in the garden."""

    def __init__(self) -> None:
        super().__init__()
        self.flower: Flower | None = None
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
    """Asks which cards of the hand make a flower, from the top, and whether it is a POWER FLOWER."""

    def __init__(
        self, hand: Sequence[int], chosen: Sequence[int], may_make: Callable[[Sequence[int], bool], bool]
    ) -> None:
        super().__init__(translate("flower-power", "Make a Flower"))
        self._may_make = may_make
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
        self._preview = Preview()
        left = QVBoxLayout()
        left.addWidget(self._picker)
        self._kind = QButtonGroup(self)
        for number, (text, balloon) in enumerate(
            (
                (
                    translate("flower-power", "Flower with hidden petals"),
                    translate(
                        "balloon", "To make a flower whose petals nobody else sees, click this button."
                    ),
                ),
                (
                    translate("flower-power", "POWER FLOWER"),
                    translate(
                        "balloon",
                        "To make a POWER FLOWER, which lies open and picks who fights, click this button.",
                    ),
                ),
            )
        ):
            button = radio(text)
            button.setChecked(number == 0)
            tell(
                button,
                balloon,
                translate("balloon", "A POWER FLOWER needs four cards, one of each suit among them.")
                if number
                else "",
            )
            self._kind.addButton(button, number)
            left.addWidget(button)
        left.addStretch(1)
        line.addLayout(left)
        line.addWidget(self._preview, 0, Qt.AlignmentFlag.AlignTop)
        self.body.addLayout(line)
        names = (("cancel", translate("dialog", "Cancel")), ("ok", translate("flower-power", "Make")))
        self.add_buttons(names, "ok", "cancel")
        tell(
            self.button("ok"),
            translate("balloon", "To plant this flower in your garden, click this button."),
            translate("balloon", "Choose three cards at least first."),
        )
        self._picker.changed.connect(self._changed)
        self._kind.idClicked.connect(self._changed)
        self._changed()
        self.fit()
        self.first_focus = self._picker

    @property
    def cards(self) -> tuple[int, ...]:
        """The cards that were chosen, from the top."""
        return tuple(self._picker.chosen)

    @property
    def power(self) -> bool:
        """Whether a POWER FLOWER is wanted."""
        return self._kind.checkedId() == 1

    def _changed(self, *_: object) -> None:
        possible = self._may_make(self.cards, True)
        self._kind.button(1).setEnabled(possible)
        if self.power and not possible:
            self._kind.button(0).setChecked(True)
        self.button("ok").setEnabled(self._may_make(self.cards, self.power))
        petals = tuple(Petal(card, self.power) for card in self.cards)
        self._preview.flower = Flower(0, petals, self.power)
        self._preview.update()


class PlantHere(Guarded, QWidget):
    """A flower's petals in a row, from the top, and the gaps that a heart can be planted in."""

    changed = Signal()
    taken = Signal()
    """A gap was clicked twice."""
    current_changed = Signal(str)

    def __init__(self, flower: Flower) -> None:
        super().__init__()
        self._flower = flower
        count = len(flower.petals)
        width = min(420, max(120, 26 * count + 40))
        self._row = Row(QRect(20, 8, width - 40, 60), count)
        self.gap = 0
        self.setFixedSize(width, self._row.height + 28)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(translate("flower-power", "Where to plant"))

    def spots(self) -> Sequence[Spot]:
        count = len(self._flower.petals)
        text = translate("balloon", "To plant the heart here, {place}, click. The top of the flower is left.")
        return [
            Spot(
                str(gap),
                self._row.gap_rect(gap),
                words.capital(words.place_words(gap, count)),
                text.format(place=words.place_words(gap, count)),
                current=gap == self.gap,
            )
            for gap in range(count + 1)
        ]

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painting.draw_bed(painter, self.rect(), self._flower.power)
        draw_row(painter, self._row, [(petal, self._flower.id) for petal in self._flower.petals])
        for gap in range(len(self._flower.petals) + 1):
            draw_gap(painter, self._row, gap, gap == self.gap, gap == self.gap)

    def choose(self, gap: int) -> None:
        """Plant in a gap."""
        self.gap = gap
        self.update()
        self.changed.emit()
        self.current_changed.emit(str(gap))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        gap = self._row.gap_at(event.position().toPoint(), 0, len(self._flower.petals))
        if gap is not None:
            self.choose(gap)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.taken.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _STEPS.get(Qt.Key(event.key()))
        if step is None:
            event.ignore()
        else:
            self.choose((self.gap + step) % (len(self._flower.petals) + 1))


class PlantHeart(Dialog):
    """Asks where in a flower a heart goes."""

    def __init__(self, card: int, flower: Flower, name: str) -> None:
        super().__init__(translate("flower-power", "Plant a Heart"))
        text = translate("flower-power", "Where in {flower} do you plant {card}? The top is left.")
        self.add_text(text.format(flower=name, card=card_words.the(card)), width=300)
        self._row = PlantHere(flower)
        self.body.addWidget(self._row, 0, Qt.AlignmentFlag.AlignHCenter)
        self._said = self.add_text(" ", small=True, width=300)
        names = (("cancel", translate("dialog", "Cancel")), ("ok", translate("flower-power", "Plant")))
        self.add_buttons(names, "ok", "cancel")
        tell(self.button("ok"), translate("balloon", "To plant the heart there, click this button."))
        self._count = len(flower.petals)
        self._row.changed.connect(self._changed)
        self._row.taken.connect(lambda: self.choose("ok"))
        self._changed()
        self.fit()
        self.first_focus = self._row

    @property
    def index(self) -> int:
        """Where it goes: how many petals lie over it."""
        return self._row.gap

    def _changed(self) -> None:
        self._said.setText(words.capital(words.place_words(self._row.gap, self._count)) + ".")
