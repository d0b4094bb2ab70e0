"""The cards that were left in the hands at the end of a game, laid open in a row each."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QCoreApplication, QPoint, QRect
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from macclassic.quickdraw import fonts
from macclassic.toolbox import look
from macclassic.toolbox.explaining import Topic
from macclassic.toolbox.guard import Guarded
from macclassic.toolbox.pictures import small_card

from .places import SMALL_H, SMALL_W

translate = QCoreApplication.translate


class Hands(Guarded, QWidget):
    """Hands side by side, that of the person (`names`' first) among them; empty ones are left out.

    `folder` is where the cards' pictures are; `named` and `spoken` return a card's name, and all that its
    face tells, at the beginning of a sentence.
    """

    def __init__(
        self,
        hands: Sequence[Sequence[str]],
        names: Sequence[str],
        width: int,
        folder: str,
        named: Callable[[str], str],
        spoken: Callable[[str], str],
    ) -> None:
        super().__init__()
        self._own = names[0]
        self._folder = folder
        self._spoken = spoken
        self._rows = [(name, hand) for name, hand in zip(names, hands, strict=True) if hand]
        self._share = width // len(names)
        self.setFixedSize(width, SMALL_H + 2)
        self.setAccessibleName(
            "; ".join(f"{name}: {', '.join(map(named, cards))}" for name, cards in self._rows)
        )

    def _places(self, index: int) -> Iterator[tuple[str, QRect]]:
        """Yield the cards of a row and where they lie, each over the one before."""
        name, cards = self._rows[index]
        before = fonts.advance(_short(name), fonts.SMALL) + 4
        pitch = min(25, (self._share - before - 26) // max(1, len(cards) - 1))
        for place, card in enumerate(cards):
            yield card, QRect(index * self._share + before + place * pitch, 1, SMALL_W, SMALL_H)

    def explain(self, position: QPoint) -> Topic | None:
        """Return what a balloon says of the card under a position."""
        found = None
        for index, (name, _) in enumerate(self._rows):
            for card, rect in self._places(index):
                if rect.contains(position):
                    left = translate("balloon", "It was left in the hand of {name}.").format(name=name)
                    if name == self._own:
                        left = translate("balloon", "It was left in your hand.")
                    found = Topic(f"{self._spoken(card)}.\n{left}", rect)
        return found

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setFont(fonts.small())
        painter.setPen(look.current().black)
        for index, (name, _) in enumerate(self._rows):
            painter.drawText(index * self._share, 24, _short(name))
            for card, rect in self._places(index):
                painter.drawImage(rect.topLeft(), small_card(card, self._folder))


def _short(name: str) -> str:
    return name.split(" (")[0]
