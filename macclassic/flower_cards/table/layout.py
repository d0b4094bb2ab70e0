"""Layout of a table of flower cards as functions of its size.

The viewer's seat is at the bottom, with its trays and its hand. The others follow in turn order: the next at
the right (mirrored), the last at the left, each with a panel: face and plates, sets, trays by kind. Between
them the twelve months have fixed places in two rows, with the stack, the turned card and the message in the
middle strip.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from itertools import pairwise

from PySide6.QtCore import QPoint, QRect, QSize

from macclassic.table.look.furniture import FACE, RAIL
from macclassic.toolbox.base.pictures import plate_rows

from .picture_model import (
    BACK,
    CARD_H,
    CARD_W,
    EAR,
    SMALL,
    SMALL_H,
    SMALL_W,
    TINY,
    FlowerCardPlace,
    Places,
    TablePicture,
    by_month,
)

SIZE = QSize(637, 438)
"""Least size: the content of the largest window on a screen of 640 × 480."""
LARGE = QSize(829, 582)
"""From this size on (832 × 624) collected cards are shown in full size."""

LOW, HIGH = SMALL_H + 2, CARD_H + 2
"""Height of a tray for one row of small cards, and for one row of whole or two of small cards."""
BADGE = 24
"""Width and height of the badge with a player's points."""
STRIP_H = 13
"""Height of a line of sets."""
STRIP_GAP = 2
"""Columns between two sets in a line."""
STEP, LEAST = 25, 13
"""Normal and least distance of collected cards; at the least, month and kind are still visible."""
LEAST_WHOLE = 24
"""Least distance of whole collected cards, which bear ears. Below it small cards are clearer."""
BUBBLE_H = 26
SECOND = 90
"""Distance of the second row of an opponent's plates, if both are in one row."""
PITCH, OPEN_PITCH = 11, 13
"""Distances of backs and of open cards in an opponent's hand."""
LIFT = 5
"""Pixels by which the focused hand card is raised."""
Z_TURNED, Z_HAND = 260, 300


@dataclass(frozen=True)
class TablePlan:
    """Description of a game's table.

    `folder`: where the pictures of the cards are. `seats`: the number of seats; with two the game has its own
    column in place of the right panel. `kinds`: the contents of the four trays; `piles` sorts
    collected cards accordingly. `own`: the widths of the person's own trays. `row`: the left and the right
    margin of the hand, and the greatest distance of its cards. `mark`: returns the kind that a card's ear
    shows. `ear_right`: the ear is at the right of the card.
    """

    folder: str
    seats: int
    kinds: tuple[str, ...]
    piles: Callable[[Sequence[str]], Sequence[Sequence[str]]]
    own: tuple[int, ...]
    row: tuple[int, int, int]
    mark: Callable[[str], str]
    ear_right: bool = False

    def at(self, size: QSize, viewer: int = 0) -> Layout:
        """Return the layout of a table of a size, with a seat at its bottom."""
        return _layout(self, size.width(), size.height(), viewer)


@lru_cache(maxsize=8)
def _layout(board: TablePlan, width: int, height: int, viewer: int) -> Layout:
    return Layout(board, width, height, viewer)


@dataclass(frozen=True)
class Layout:
    """Layout of a game's table of some size, with the seat `viewer` at the bottom."""

    board: TablePlan
    width: int
    height: int
    viewer: int = 0

    # Seats

    @cached_property
    def around(self) -> tuple[int, ...]:
        """The seats in turn order, the viewer's first."""
        many = self.board.seats
        return tuple((self.viewer + step) % many for step in range(many))

    def _at_left(self, seat: int) -> bool:
        """True for the last seat in turn order from the viewer."""
        return seat == self.around[-1]

    @property
    def large(self) -> bool:
        """True if there is room for whole cards in the trays."""
        return self.width >= LARGE.width() and self.height >= LARGE.height()

    # Panels and trays

    @cached_property
    def panel(self) -> int:
        """Width of a panel."""
        return 152 + (self.width - SIZE.width()) * 3 // 8

    @cached_property
    def own_top(self) -> int:
        return self.height - 95 - (HIGH if self.large else LOW)

    def panel_x(self, seat: int) -> int:
        """Return the left edge of a seat's panel."""
        return 1 if self._at_left(seat) else self.width - self.panel - 1

    def _mirrored(self, seat: int) -> bool:
        return seat != self.viewer and not self._at_left(seat)

    @cached_property
    def _trays_top(self) -> int:
        return 83 if self.large else 91

    @cached_property
    def strip_top(self) -> int:
        """Top of the opponents' line of sets."""
        return self._trays_top - STRIP_H - 1

    def trays(self, seat: int) -> list[QRect]:
        """Return the trays of a seat, one for each kind."""
        if seat == self.viewer:
            whole, parts = self.width - 2, sum(self.board.own) + 2 * (len(self.board.own) - 1)
            edges = [1]
            for each in self.board.own[:-1]:
                edges.append(edges[-1] + each + 2 + (whole - parts) * each // sum(self.board.own))
            edges.append(self.width + 1)
            high = HIGH if self.large else LOW
            return [QRect(left, self.own_top, right - left - 2, high) for left, right in pairwise(edges)]
        x, gap = self.panel_x(seat), 1 if self.large else 2
        high = HIGH if self.large else LOW
        tops = [self._trays_top + row * (high + gap) for row in range(4)]
        found = [QRect(x, top, self.panel, high) for top in tops[:-1]]
        return [*found, QRect(x, tops[-1], self.panel, self.own_top - gap - tops[-1])]

    def strip(self, seat: int) -> QRect:
        """Return the rectangle of a seat's sets; the person's own have two lines."""
        if seat == self.viewer:
            high = 2 * STRIP_H + 1
            return QRect(1, self.height - max(90, 4 * plate_rows() + high), 131, high)
        return QRect(self.panel_x(seat), self.strip_top, self.panel, STRIP_H)

    # Players

    def face(self, seat: int) -> QPoint:
        """Return the upper left corner of a seat's face."""
        if seat == self.viewer:
            return QPoint(3, self.height - 3 - FACE)
        return QPoint(self.panel_x(seat) + (self.panel - FACE - 1 if self._mirrored(seat) else 1), 2)

    def badge(self, seat: int) -> QRect:
        """Return the rectangle of the badge with a seat's points, beside the face."""
        face = self.face(seat)
        if seat == self.viewer:
            return QRect(face.x() + FACE + 4, self.height - 3 * plate_rows(), BADGE, BADGE)
        x = face.x() - 3 - BADGE if self._mirrored(seat) else face.x() + FACE + 4
        return QRect(x, face.y(), BADGE, BADGE)

    def plates(self, seat: int) -> list[QPoint]:
        """Return the starts of the rows of a seat's plates.

        An opponent's last row is below the face, or below the badge too if the face is at the table's edge.
        """
        face, rows, badge = self.face(seat), plate_rows(), self.badge(seat)
        beside = badge.right() + 4
        if seat == self.viewer:
            top = self.height - 4 * rows
            name = QPoint(badge.x(), max(self.strip(seat).bottom() + 1, top - 2))
            return [
                name,
                QPoint(beside, top + rows),
                QPoint(beside, top + 2 * rows),
                QPoint(badge.x(), top + 3 * rows),
            ]
        x = self._beside(seat) + 1 if self._mirrored(seat) else beside
        second = QPoint(x + SECOND, face.y()) if self._one_row else QPoint(x, face.y() + rows)
        low = min(face.y() + FACE + 4, self.strip_top - rows)
        last = badge.x() if self._mirrored(seat) else face.x()
        return [QPoint(x, face.y()), second, QPoint(last, low)]

    def name_room(self, seat: int) -> int:
        """Return the greatest width of the plate with a seat's name, including the mark of the first player.

        It must not reach the hand, the second plate, the badge or the cards on the table.
        """
        left = self.plates(seat)[0].x()
        if seat == self.viewer:
            return self.board.row[0] - left
        if self._one_row:
            return SECOND - 4
        right = self.badge(seat).x() - 3 if self._mirrored(seat) else self.panel_x(seat) + self.panel
        return right - left

    @property
    def _one_row(self) -> bool:
        """True if an opponent's plates are in one row beside the face: high plates in wide panels."""
        return self.large and plate_rows() > 13

    @property
    def _below_plates(self) -> int:
        """First row below the badge and the plates beside an opponent's face."""
        return 2 + max(BADGE, (1 if self._one_row else 2) * plate_rows())

    def seat(self, seat: int) -> QRect:
        """Return the rectangle of a seat's face and plates."""
        if seat == self.viewer:
            return QRect(0, self.height - 3 - FACE - 4, self.board.row[0], FACE + 7)
        return QRect(self.panel_x(seat), 0, self.panel, self.strip_top)

    def _beside(self, seat: int) -> int:
        """Return the first column beside an opponent's face."""
        return self.panel_x(seat) + (0 if self._mirrored(seat) else FACE + 2)

    def bubble(self, seat: int) -> tuple[QRect, QRect] | None:
        """Return the room for an opponent's speech, beside the face and clear of all else, and the face."""
        if seat == self.viewer:
            return None
        left = self._beside(seat) + (0 if self._mirrored(seat) else 3)
        face = QRect(self.face(seat), QSize(FACE, FACE))
        return QRect(left, self._below_plates, self.panel - FACE - 5, BUBBLE_H), face

    def other(self, seat: int, index: int, count: int, seen: int) -> FlowerCardPlace:
        """Return the place of a card in an opponent's hand of `count` cards, the first `seen` of them open.

        If open cards would be too close beside the face, they lie over its lower part, across the whole
        panel.
        """
        left, right = self._beside(seat), self._beside(seat) + self.panel - FACE - 2
        top = self._below_plates
        if (seen - 1) * (LEAST - 1) > right - left - SMALL_W:
            left, right = self.panel_x(seat), self.panel_x(seat) + self.panel
            top = self.strip_top - 1 - SMALL_H
        if index < seen:
            room = right - left - SMALL_W - (count - seen) * 5
            step = min(OPEN_PITCH, room // max(1, seen - 1))
            return FlowerCardPlace(left + index * step, top, 10 + index, size=SMALL)
        if seen:
            left += (seen - 1) * min(OPEN_PITCH, (right - left - SMALL_W) // max(1, seen - 1)) + SMALL_W + 1
        else:
            left += 3
        step = min(PITCH, (right - left - TINY.width()) // max(1, count - seen - 1))
        bottom = self._below_plates + BUBBLE_H
        top = (bottom + self.strip_top - TINY.height()) // 2
        return FlowerCardPlace(left + (index - seen) * step, top, 10 + index, face=False, size=TINY)

    # The middle

    @property
    def _left(self) -> int:
        return self.panel + 2

    @cached_property
    def right(self) -> int:
        """First column to the right of the middle."""
        return self.width - self.panel - 2

    @cached_property
    def pitch(self) -> int:
        """Distance between the places of the months."""
        return (self.right - self._left - CARD_W - 5) // 5

    @cached_property
    def row_h(self) -> int:
        """Height of the place of a month."""
        return 104 + (self.own_top - 302) // 3

    @cached_property
    def middle(self) -> QRect:
        """Rectangle of the stack, the turned card, and the message."""
        top = 3 + self.row_h + 3
        return QRect(self._left, top, self.right - self._left, self.own_top - 8 - self.row_h - top)

    def slot(self, number: int) -> QRect:
        """Return the rectangle of a month's place: 1 to 6 above the middle, 7 to 12 below."""
        row, column = divmod(number - 1, 6)
        top = self.middle.bottom() + 5 if row else 3
        return QRect(self._left + column * self.pitch, top, CARD_W, self.row_h)

    def _column(self, number: int) -> QPoint:
        """Return the upper left corner of a card in the middle strip."""
        return QPoint(self._left + number * self.pitch, self.middle.top() + 1)

    @cached_property
    def stack(self) -> QPoint:
        """Upper left corner of the stack."""
        return self._column(0)

    @cached_property
    def turned(self) -> QPoint:
        """Upper left corner of the turned card."""
        return self._column(1)

    @cached_property
    def said(self) -> QRect:
        """Rectangle of the message or the question."""
        left = self._column(2).x()
        return QRect(left, self.middle.top(), self.right - left, self.middle.height())

    @cached_property
    def said_wide(self) -> QRect:
        """Rectangle of a long question, over the place of the turned card too."""
        return self.said.adjusted(-self.pitch, 0, 0, 0)

    @cached_property
    def which(self) -> QRect:
        """Rectangle of the question which of two, beside the two cards."""
        return self.said.adjusted(2 * self.pitch, 0, 0, 0)

    def number(self, index: int) -> QPoint:
        """Return the centre of the top edge of the number on one of two cards, at the card's foot."""
        at = self._column(2 + index)
        top = min(at.y() + CARD_H + 1, self.middle.bottom() + 4 - plate_rows())
        return QPoint(at.x() + CARD_W // 2, top)

    # Cards

    def places(self, picture: TablePicture) -> Places:
        """Return the places of all open cards, and of the backs of all others."""
        found = {**self.hands(picture), **self.on_table(picture)}
        for seat, cards in enumerate(picture.collections):
            found |= self.collected(seat, cards)
        return found

    def laid_out(self, picture: TablePicture) -> TablePicture:
        """Compute the places of all cards and the months with three on the table; return the picture."""
        months = by_month(picture.table)
        picture.threes = frozenset(number for number, cards in months.items() if len(cards) == 3)
        picture.places = self.places(picture)
        return picture

    def hand(self, index: int, count: int) -> FlowerCardPlace:
        """Return the place of a card in the viewer's hand of `count` cards."""
        left, right, widest = self.board.row
        room = self.width - right - left
        step = min(widest, (room - CARD_W) // max(1, count - 1))
        x = left + (room - CARD_W - (count - 1) * step) // 2 + index * step
        return FlowerCardPlace(x, self.height - CARD_H - 4, Z_HAND + index)

    def hands(self, picture: TablePicture) -> Places:
        """Return the places of the cards of all hands; in the opponents' the open cards come first."""
        count = len(picture.hand)
        found = {card: self.hand(index, count) for index, card in enumerate(picture.hand)}
        if picture.lifted in found:
            found[picture.lifted] = FlowerCardPlace(*self.turned.toTuple(), Z_TURNED)
        for seat, cards in enumerate(picture.open_hands):
            seen, count = len(cards), len(cards) + picture.hidden[seat]
            found |= {card: self.other(seat, index, count, seen) for index, card in enumerate(cards)}
            for index in range(picture.hidden[seat]):
                place = self.other(seat, seen + index, count, seen)
                if seat == self.viewer:
                    place = replace(self.hand(index, count), face=False)
                found[f"{BACK}-{seat}-{index}"] = place
        return found

    def on_table(self, picture: TablePicture) -> Places:
        """Return the places of the cards on the table, those of one month downward, with those just played.

        Two cards to choose from are in the middle.
        """
        found: Places = {}
        for number, cards in by_month((*picture.table, *picture.played)).items():
            found |= self.of_month(number, [card for card in cards if card not in picture.choice])
        for index, card in enumerate(picture.choice):
            found[card] = FlowerCardPlace(*self._column(2 + index).toTuple(), 200 + index)
        if picture.turned is not None:
            found[picture.turned] = FlowerCardPlace(*self.turned.toTuple(), Z_TURNED)
        return found

    def of_month(self, number: int, cards: Sequence[str]) -> Places:
        """Return the places of the cards of a month.

        The first is at the top, each over the one before; all but the last have ears.
        """
        slot, last = self.slot(number), len(cards) - 1
        step = min(24 if last == 1 else CARD_H, (slot.height() - CARD_H) // max(1, last))
        found: Places = {}
        for index, card in enumerate(cards):
            # Ears that would cover each other are side by side.
            across = 2 if step >= EAR else 2 + index * (EAR + 2)
            x, y = slot.x(), slot.y() + index * step
            right = x + CARD_W - EAR - across
            ear = (right if self.board.ear_right else x + across, y) if index < last else None
            found[card] = FlowerCardPlace(x, y, 100 + index, ear=ear)
        return found

    def collected(self, seat: int, cards: Sequence[str]) -> Places:
        """Return the places in the trays of the cards that a seat has collected."""
        found: Places = {}
        for row, (pile, tray) in enumerate(zip(self.board.piles(cards), self.trays(seat), strict=True)):
            inside = tray.adjusted(RAIL + 1, 1, -1, -1)
            found |= self._whole(inside, pile, 20 + 20 * row) or _small(inside, pile, 20 + 20 * row)
        return found

    def _whole(self, inside: QRect, pile: Sequence[str], z: int) -> Places:
        """Return the places of whole cards in a tray; empty if there is no room for them."""
        step = min(CARD_W + 1, (inside.width() - CARD_W) // max(1, len(pile) - 1))
        if not self.large or step < LEAST_WHOLE:
            return {}
        found: Places = {}
        for index, card in enumerate(pile):
            x, y = inside.x() + index * step, inside.y()
            # If cards are recognised by their left edge, the ear is at its foot.
            down = CARD_H - EAR - 1 if self.board.ear_right else 1
            covered = step < CARD_W and index < len(pile) - 1
            found[card] = FlowerCardPlace(x, y, z + index, ear=(x + 1, y + down) if covered else None)
        return found


def _small(inside: QRect, pile: Sequence[str], z: int) -> Places:
    """Return the places of small cards in a tray, in as few rows as they need.

    If not all fit, two similar cards of a month lie as one.
    """
    rows, breadth = inside.height() // SMALL_H, inside.width() - SMALL_W
    lying: list[tuple[str, ...]] = [(card,) for card in pile]
    for one, two in _twins(pile):
        if len(lying) <= rows * (breadth // LEAST + 1):
            break
        lying.remove((two,))
        lying[lying.index((one,))] = (one, two)
    one_row = breadth // STEP + 1
    in_row = one_row if len(lying) <= rows * one_row else -(-len(lying) // rows)
    step = min(STEP, breadth / max(1, in_row - 1))
    found: Places = {}
    for index, cards in enumerate(lying):
        row, column = divmod(index, in_row)
        x, y = inside.x() + int(column * step), inside.y() + row * SMALL_H
        for depth, card in enumerate(cards):
            found[card] = FlowerCardPlace(x, y, z + index, size=SMALL, twin=depth > 0)
    return found


def _twins(pile: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Yield the pairs of cards whose ids differ only in their last number."""
    first: dict[str, str] = {}
    for card in pile:
        alike = card.rpartition("-")[0]
        if alike in first and card[:2].isdigit():
            yield first[alike], card
        first[alike] = card


def lying(picture: TablePicture, board: TablePlan) -> Iterator[tuple[str, str, int]]:
    """Yield every visible card in reading order, with its location and seat.

    Locations: ``hand``, ``table``, ``played``, ``turned``, ``open`` in an opponent's hand, ``own`` collected
    by the viewer, ``collected`` by an opponent.
    """
    viewer = picture.viewer
    yield from ((card, "hand", viewer) for card in picture.hand)
    yield from ((card, "table", viewer) for card in sorted(picture.table))
    yield from ((card, "played", viewer) for card in picture.played)
    if picture.turned is not None:
        yield picture.turned, "turned", viewer
    for seat, hand in enumerate(picture.open_hands):
        yield from ((card, "open", seat) for card in hand)
    for seat, cards in enumerate(picture.collections):
        for pile in board.piles(cards):
            yield from ((card, "own" if seat == viewer else "collected", seat) for card in pile)
