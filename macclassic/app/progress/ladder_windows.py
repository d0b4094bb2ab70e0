"""Windows of the ladder: the house with its six rooms, the loan, the end of a war, and keepsakes."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from macclassic.engine.progress.ladder import Room, Standing, War
from macclassic.quickdraw import fonts, patterns
from macclassic.table import portraits
from macclassic.table.company.names import companion
from macclassic.table.look import furniture
from macclassic.toolbox.base import pictures
from macclassic.toolbox.base.pictures import BLACK, picture
from macclassic.toolbox.dialogs.choice_widget import ALONG, ChoiceWidget
from macclassic.toolbox.dialogs.dialogs import Dialog, Picture, paragraph
from macclassic.toolbox.dialogs.labels import small
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.spots import Spot
from macclassic.toolbox.windows.window_frames import Frame

WIDTH = 400
PREFIX = "keepsake-"
"""Prefix of a keepsake's key on the desktop, and of its picture."""
FLOORS = (160, 98, 36)
"""Top in pixels of the rooms of each floor in the picture, the lowest first."""
LEFT, WIDE, HIGH, WALL = 8, 188, 56, 8
FACE = QPoint(6, 4)
KEEPSAKE = QPoint(148, 4)


class LadderWindow(Dialog):
    """Shows the house, the purse and the selected room."""

    def __init__(self, now: Standing) -> None:
        super().__init__(translate("ladder", "The House"), Frame.MOVABLE)
        self._now = now
        self._rooms = now.ladder.rooms
        under = now.wars[now.under_way].room if now.under_way else now.here
        self.house = HouseView(now, [self._about(room) for room in self._rooms], under)
        self.body.setSpacing(8)
        self.body.addWidget(self.house)
        self._purse = paragraph(self._money(), width=WIDTH)
        self.body.addWidget(self._purse)
        self._description = paragraph(self._about(self._rooms[-1]), True, WIDTH)
        self._description.setMinimumHeight(3 * fonts.small_line())
        self.body.addWidget(self._description)
        play = translate("ladder", "Go On") if now.under_way else translate("ladder", "Play")
        self.add_buttons(
            (
                (
                    "close",
                    translate("sheet", "Close"),
                    translate("balloon", "To leave the house, click this button. Your purse waits."),
                ),
                (
                    "play",
                    play,
                    translate("balloon", "To sit down in the room that is chosen, click this button."),
                    translate("balloon", "This room opens when a war is won in the one before it."),
                ),
            ),
            default="play",
            cancel="close",
        )
        self.house.current_changed.connect(lambda _room: self._show())
        self.house.opened.connect(lambda: self.strike("play"))
        self._show()
        self.fit()
        self.first_focus = self.house

    @property
    def room(self) -> int:
        """Index of the selected room."""
        return self.house.at

    def _show(self) -> None:
        self._description.setText(self._about(self._rooms[self.room]))
        only = self._now.wars[self._now.under_way].room if self._now.under_way else self.room
        self.button("play").setEnabled(self.room < self._now.open and self.room == only)

    def _money(self) -> str:
        now = self._now
        text = translate("ladder", "Your purse holds {purse}.").format(purse=dollars(now.purse))
        if now.under_way:
            text += " " + translate("ladder", "{stake} lie on a table.").format(
                stake=dollars(now.ladder.stake)
            )
        if now.owed:
            text += " " + translate("ladder", "Rosa has lent you {owed}.").format(owed=dollars(now.owed))
        return text

    def _about(self, room: Room) -> str:
        """Return the text about a room."""
        place, now = self._rooms.index(room), self._now
        if place >= now.open:
            before = self._rooms[place - 1]
            text = translate("ladder", "{room} opens when you win a war in {before}.")
            return text.format(room=translate("ladder", room.title), before=translate("ladder", before.title))
        text = translate(
            "ladder",
            "{room}: a {stake} war against {host} (IQ {iq}) and {guest} (IQ {other}). The richest player "
            "wins, and you keep what you have on the table.",
        ).format(
            room=translate("ladder", room.title),
            stake=dollars(now.ladder.stake),
            host=companion(room.host),
            iq=room.iq,
            guest=companion(room.guest),
            other=room.guest_iq,
        )
        if now.under_way and now.wars[now.under_way].room == place:
            return text + " " + translate("ladder", "Your war goes on here.")
        if place in now.won:
            return text + " " + translate("ladder", "You have won here.")
        return text


class LoanDialog(Dialog):
    """Rosa lends the stake if the purse holds too little; answers ``ok`` if the player accepts."""

    def __init__(self, now: Standing) -> None:
        super().__init__(translate("ladder", "The House"))
        text = translate(
            "ladder",
            "Your purse holds {purse}, and a seat is {stake}. “Take twenty, dear,” says Rosa. “Give it back "
            "when you have won something. There is no hurry.”",
        )
        sentence = paragraph(
            text.format(purse=dollars(now.purse), stake=dollars(now.ladder.stake)), width=300
        )
        rosa = portraits.framed("grandmother", "pleased", companion("grandmother"))
        self.body.addLayout(_beside_picture(rosa, sentence))
        self.add_buttons(
            (
                (
                    "no",
                    translate("ladder", "Not Now"),
                    translate("balloon", "To stay in the house, click this button."),
                ),
                (
                    "ok",
                    translate("ladder", "Thank You, Rosa"),
                    translate("balloon", "To take the twenty dollars and sit down, click this button."),
                ),
            ),
            default="ok",
            cancel="no",
        )
        self.fit()


class WarEndDialog(Dialog):
    """Shows the result of a war of the ladder."""

    def __init__(self, before: Standing, now: Standing, war: War, sums: str = "") -> None:
        """`before` is the standing without the war; `sums` holds everybody's money at its end, if known."""
        super().__init__(translate("ladder", "The House"), Frame.MOVABLE)
        room = now.ladder.rooms[war.room]
        lines = [paragraph(each, width=300) for each in self._lines(before, now, war)]
        if sums:
            lines.append(paragraph(sums, True, 300))
        face = portraits.framed(room.host, "dismayed" if war.won else "pleased", companion(room.host))
        self.body.addLayout(_beside_picture(face, *lines))
        if war.won and war.room not in before.won:
            text = translate("ladder", "{host} gives you a keepsake: {keepsake}. It is on your desktop.")
            said = text.format(host=companion(room.host), keepsake=translate("ladder", room.keepsake_title))
            gift = _beside_picture(Picture("art", PREFIX + room.keepsake), paragraph(said, width=300))
            gift.insertSpacing(0, 16)
            self.body.addLayout(gift)
        self.only_button(translate("balloon", "To go back into the house, click this button."))

    def _lines(self, before: Standing, now: Standing, war: War) -> Sequence[str]:
        rooms = now.ladder.rooms
        won = (
            translate("ladder", "You have won in {room}!")
            if war.won
            else translate("ladder", "This time another player was richer in {room}.")
        )
        found = [won.format(room=translate("ladder", rooms[war.room].title))]
        text = translate("ladder", "You take {brought} home; your purse holds {purse}.")
        found.append(text.format(brought=dollars(war.brought), purse=dollars(now.purse)))
        if now.owed < before.owed:
            back = dollars(before.owed - now.owed)
            found.append(
                translate("ladder", "Rosa has {back} back, and won’t hear of thanks.").format(back=back)
            )
        if now.open > before.open:
            text = translate("ladder", "The next door is open: {room}.")
            found.append(text.format(room=translate("ladder", rooms[now.here].title)))
        elif war.won and war.room == len(rooms) - 1 and war.room not in before.won:
            found.append(translate("ladder", "You have won in every room of the house."))
        return found


class KeepsakeDialog(Dialog):
    """Shows the story of a keepsake."""

    def __init__(self, room: Room) -> None:
        """`room` is the room in which the keepsake is won."""
        title, story = (translate("ladder", text) for text in (room.keepsake_title, room.keepsake_story))
        super().__init__(title)
        texts = small(title, True), paragraph(story, width=280)
        self.body.addLayout(_beside_picture(Picture("art", PREFIX + room.keepsake), *texts))
        self.only_button(translate("balloon", "To put it back on the desktop, click this button."))


def _beside_picture(image: QWidget, *texts: QWidget) -> QHBoxLayout:
    """Return a row of a picture, and a column of texts to its right."""
    row, lines = QHBoxLayout(), QVBoxLayout()
    row.setSpacing(13)
    lines.setSpacing(6)
    for each in texts:
        lines.addWidget(each)
    row.addWidget(image)
    row.addLayout(lines)
    return row


# Drawing of the rooms


def room_rect(place: int) -> QRect:
    """Return the rectangle of a room in the picture."""
    floor, side = divmod(place, 2)
    return QRect(LEFT + side * (WIDE + WALL), FLOORS[floor], WIDE, HIGH)


def plate_at(place: int, text: str) -> QPoint:
    """Return the upper left corner of a room's plate: right of the host's face, if it fits there."""
    rect = room_rect(place)
    width = pictures.plate_rect(QPoint(), text).width()
    x = max(rect.left() + 2, min(rect.left() + 60, rect.right() - 1 - width))
    return QPoint(x, rect.bottom() - pictures.plate_rows())


def plate_text(now: Standing, place: int) -> str:
    """Return the text of a room's plate."""
    title = translate("ladder", now.ladder.rooms[place].title)
    text = title if place < now.open else translate("ladder", "{room}: closed").format(room=title)
    return fonts.small_fitted(text, WIDE - 12)


STEPS = {**ALONG, Qt.Key.Key_Up: 2, Qt.Key.Key_Down: -2}
"""Steps of the arrow keys: rooms stand in pairs, the first two on the ground floor."""


class HouseView(ChoiceWidget):
    """View of the rooms: a click or the arrow keys select one, a double click opens it."""

    opened = Signal()

    def __init__(self, now: Standing, texts: Sequence[str], at: int) -> None:
        """`texts` holds the text of each room; `at` is the room selected first."""
        size = picture("moments", "ladder-house").size()
        super().__init__([*map(room_rect, range(len(now.ladder.rooms)))], size, at, STEPS)
        self._now, self._texts = now, texts
        self.setAccessibleName(translate("ladder", "The house"))

    def key(self, index: int) -> str:
        return self._now.ladder.rooms[index].key

    def spot(self, index: int) -> Spot:
        text, here = self._texts[index], translate("ladder", "You are here.")
        return Spot(
            self.key(index),
            self.rect_of(index),
            f"{text} {here}" if index == self._now.here else text,
            text,
            enabled=index < self._now.open,
            current=index == self.at,
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.drawImage(0, 0, picture("moments", "ladder-house"))
        for place, room in enumerate(self._now.ladder.rooms):
            rect = room_rect(place)
            if place < self._now.open:
                mood = "pleased" if place in self._now.won else "calm"
                furniture.portrait(painter, rect.topLeft() + FACE, f"face-{room.host}-{mood}", False)
                if place in self._now.won:
                    painter.drawImage(rect.topLeft() + KEEPSAKE, picture("art", f"keepsake-{room.keepsake}"))
            else:
                # A closed room is dark.
                patterns.fill(painter, rect, patterns.brush(patterns.GRAY, BLACK))
            text = plate_text(self._now, place)
            pictures.plate(painter, plate_at(place, text), text)
            if place == self._now.here:
                at = QPoint(rect.left() + 60, rect.top() + 4)
                pictures.plate(painter, at, translate("ladder", "You are here"), inverted=True)
        pictures.frame(painter, room_rect(self.at).adjusted(-1, -1, 1, 1))

    def reaches(self, index: int) -> bool:
        return super().reaches(index) and (abs(index - self.at) == 2 or index // 2 == self.at // 2)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self.index_at(event.position().toPoint()) == self.at:
            self.opened.emit()


# Words


def dollars(amount: int) -> str:
    """Return an amount of money in dollars."""
    return translate("ladder", "${amount}").format(amount=amount)
