"""The words of those who sit at a table, in a balloon from the face of whoever speaks.

It stands for a while and goes: no play waits for it, a click passes through it, and nothing is painted while
it stands. Whoever listens hears it when all else has been said.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from typing import Any, Protocol

from PySide6.QtCore import (
    QCoreApplication,
    QElapsedTimer,
    QObject,
    QPoint,
    QRect,
    QSize,
    QTimer,
    SignalInstance,
)
from PySide6.QtGui import QPainter

from macclassic.engine.core.companions import NAMES, who_is
from macclassic.engine.core.contract import Tally
from macclassic.engine.core.options import PERSON
from macclassic.quickdraw import fonts
from macclassic.table.company.banter import BanterSettings, Companions, SpokenLine
from macclassic.table.company.names import companion
from macclassic.table.company.remarks import Occasion, Remark
from macclassic.table.portraits import OpeningPortraits
from macclassic.table.table_parts import GameParts
from macclassic.table.table_state import TableState
from macclassic.toolbox.base.pictures import BLACK, picture
from macclassic.toolbox.help import balloon_shape
from macclassic.toolbox.help.balloon_shape import BalloonShape, Tail
from macclassic.toolbox.screen.native_window import moved_into, within

translate = QCoreApplication.translate

TABLES_OWN = (Occasion.HELLO, Occasion.AGAIN, Occasion.DEAL, Occasion.WAIT, Occasion.CHAMPION)
"""What the table itself tells, whatever game is played."""
STANDS_MS, LETTER_MS = 1_200, 40
"""How long a line stands, and how much longer for each of its letters."""
SEEN_MS = 1_400
"""Portraits stand so long at least, unless something is played."""
LONG_MS = 45_000
"""Somebody who thinks for so long is spoken to."""
ACROSS, DOWN = 7, 2
"""Between the edge of a balloon and its words."""
INTO, REACH = 4, 8
"""How far the tip of the tail points into the face, and is from the paper at least."""
LEAST = QSize(34, 28)
"""A balloon is never smaller: its corners and its tail have room."""
FAR, SHORT = 40, 9
"""From a face that is farther, a tail reaches only so far."""
PART = QRect(11, 9, 26, 24)
"""What is seen of a face in a balloon that stands far from it."""
INDENT = PART.width() + 4
"""How much farther right words begin there."""


class TalkingTable(Protocol):
    """A table as those know it who talk at it."""

    parts: GameParts[Any]

    @property
    def said(self) -> SignalInstance: ...
    @property
    def state(self) -> TableState: ...
    def touch(self, rect: QRect) -> None: ...


def who_sits(seat: Mapping[str, Any]) -> str:
    """Return which of the six sits at a seat, by its entry in a record, as its player's name tells or as it
    is called; empty for nobody of them."""
    player = str(seat.get("player", ""))
    called = (who for who, name in NAMES.items() if name == seat.get("name") and player != PERSON)
    return who_is(player) or next(called, "")


def two_lines(text: str) -> tuple[str, ...]:
    """Break a text into two lines, as even as can be; a short one into one."""
    words = text.split(" ")
    if fonts.small_width(text) < LEAST.width() or len(words) < 2:
        return (text,)
    pairs = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    return min(pairs, key=lambda pair: max(map(fonts.small_width, pair)))


def shape(text: str, box: QRect, face: QRect, table: QSize) -> BalloonShape:
    """Return the balloon of a text: where there is room for it (`box`), its tail towards a face. One that is
    larger grows away from the face, but not over the table's edge. One that stands far from it has a short
    tail, and room for the face before its words."""
    lines = two_lines(text)
    side, gap = _towards(box, face)
    wide = max(map(fonts.small_width, lines)) + 2 * ACROSS + (INDENT if gap > FAR else 0)
    paper = QRect(QPoint(0, 0), QSize(wide, len(lines) * fonts.small_line() + 2 * DOWN).expandedTo(LEAST))
    paper.moveCenter(box.center())
    paper.moveTop(max(paper.top(), box.top()))
    inner = face.adjusted(INTO, INTO, -INTO, -INTO)
    if side == "left":
        paper.moveLeft(max(box.left(), inner.right() + REACH))
    elif side == "right":
        paper.moveRight(min(box.right(), inner.left() - REACH))
    elif side == "top":
        paper.moveTop(max(box.top(), inner.bottom() + REACH))
    else:
        paper.moveBottom(min(box.bottom(), inner.top() - REACH))
    # The thick line of its edge is on the table too.
    paper = moved_into(paper, QRect(QPoint(0, 0), table).adjusted(1, 1, -2, -2))
    x, y = within(face.center(), paper).toTuple()
    short = gap > FAR
    tip = {
        "left": QPoint(paper.left() - SHORT if short else inner.right(), y),
        "right": QPoint(paper.right() + SHORT if short else inner.left(), y),
        "top": QPoint(x, paper.top() - SHORT if short else inner.bottom()),
        "bottom": QPoint(x, paper.bottom() + SHORT if short else inner.top()),
    }[side]
    late = x > paper.center().x() if side in ("top", "bottom") else y > paper.center().y()
    return BalloonShape(paper, tip, Tail(side, late), lines)


def _towards(box: QRect, face: QRect) -> tuple[str, int]:
    """Return the side of a box that a face is at, and how far from it."""
    gaps = {
        "left": box.left() - face.right(),
        "right": face.left() - box.right(),
        "top": box.top() - face.bottom(),
        "bottom": face.top() - box.bottom(),
    }
    side = max(gaps, key=lambda each: gaps[each])
    return side, gaps[side]


class SpeechBubbles:
    """What is said at one table."""

    def __init__(self, table: TalkingTable, parent: QObject) -> None:
        """`parent`: owns the timers."""
        self._table = table
        self._voices = Companions()
        self._clock = QElapsedTimer()
        self._clock.start()
        self._stands = QTimer(parent, singleShot=True)
        self._long = QTimer(parent, singleShot=True, interval=LONG_MS)
        self._seen = QTimer(parent, singleShot=True, interval=SEEN_MS)
        self._stands.timeout.connect(self._fade)
        self._long.timeout.connect(self._waited)
        self._seen.timeout.connect(self._rested)
        self.seats = 0
        """How many sit at the table."""
        self._shown: BalloonShape | None = None
        self._near: Callable[[], BalloonShape]
        """What stands there when no portrait is in its way."""
        self._face = ""
        """Whose face stands in the balloon."""
        self._arrivals = OpeningPortraits(table.touch)
        self._unread: list[str] = []
        """What those who listen are told when all else has been: it may long be gone by then."""

    @property
    def rect(self) -> QRect:
        """The pixels of the table that a balloon covers; none while there is none."""
        return QRect() if self._shown is None else self._shown.bounds

    def mind(self, manners: BanterSettings) -> None:
        """Have so much said from now on."""
        self._voices.manners = manners
        if manners.attitude == "off":
            self.hush()

    def sit(self, seats: Sequence[Mapping[str, Any]]) -> None:
        """Have others at the table, by the entries of a record."""
        self.hush()
        self.seats = len(seats)
        who = {place: who_sits(seat) for place, seat in enumerate(seats)}
        people = [place for place, seat in enumerate(seats) if seat.get("player") == PERSON]
        self._voices.sit({place: each for place, each in who.items() if each}, people)

    # What happens

    def deal(self) -> None:
        """A round is dealt: the first while those who sit at it show themselves."""
        self.hush()
        if self._voices.begins:
            self._arrive()
        self._say(self._voices.deal)

    def _arrive(self) -> None:
        """Show those who sit down; who knows the person smiles. Where nothing moves there is no time."""
        parts, now, who = self._table.parts, self._table.state, self._voices.who
        if parts.speech_bubble is None or now.position.watching or not now.busy or not who:
            return
        rooms = {seat: parts.speech_bubble(now, seat) for seat in who}
        faces = {seat: room[1] for seat, room in rooms.items() if room is not None}
        met = self._voices.manners.memory.met
        shown = {seat: (who[seat], "pleased" if who[seat] in met else "calm") for seat in faces}
        self._arrivals.come(shown, faces, now.size)
        self._seen.start()
        self._stands.start(2 * SEEN_MS)
        names = translate("spoken", "At the table with you: {names}.")
        self._unread.append(names.format(names=", ".join(companion(each) for each in who.values())))

    def hear(self, remark: Remark) -> None:
        """Something has happened, which is not what the table itself knows."""
        if remark.occasion not in TABLES_OWN:
            self._say(partial(self._voices.hear, remark))

    def end(self, tallies: Sequence[Tally]) -> None:
        """A round is over; `tallies`: what it is to everybody. The game may have told already who has won."""
        won = [seat for seat, tally in enumerate(tallies) if tally.won]
        if self._voices.ended or len(won) > 1:
            return
        remark = Remark(Occasion.NOBODY)
        if won:
            remark = Remark(Occasion.WIN, won[0], amount=tallies[won[0]].points)
        self._say(partial(self._voices.hear, remark))
        self.read_out()

    def last_words(self, places: Sequence[int]) -> Mapping[int, str]:
        """Return what each says, by seat, when a match is over in which everybody came to a place."""
        return self._voices.last_words(places)

    def _say(self, voices: Callable[[int, Sequence[int], Collection[int]], SpokenLine | None]) -> None:
        """Show what is said, if anything: by those who have room for it, and not in a replay."""
        parts, now = self._table.parts, self._table.state
        if now.position.watching or now.model is None or parts.speech_bubble is None:
            return
        rooms = {seat: parts.speech_bubble(now, seat) for seat in self._voices.who}
        standing = () if parts.standings is None else parts.standings(now)
        mute = [seat for seat, room in rooms.items() if room is None]
        said = voices(self._clock.elapsed(), standing, mute)
        room = None if said is None else rooms[said.seat]
        if said is None or room is None:
            return
        self._fade(arrivals=False)
        face = self._arrivals.rects.get(said.seat, room[1])
        self._shown = shape(said.text, room[0], face, now.size)
        self._near = partial(shape, said.text, *room, now.size)
        self._face = f"face-{said.who}-calm" if _towards(*room)[1] > FAR else ""
        text = translate("spoken", "{name}: “{words}”")
        self._unread.append(text.format(name=companion(said.who), words=said.text))
        self._stands.start(STANDS_MS + LETTER_MS * len(said.text))
        self._table.touch(self.rect)

    def think(self, begins: bool) -> None:
        """A person begins to think, or thinks no more."""
        self._rested()
        self._long.stop()
        if begins and self._voices.manners.attitude == "chatty":
            self._long.start()

    def _rested(self) -> None:
        """What was dealt lies there, and those who have sat down have been seen."""
        if not self._seen.isActive() and not self._table.state.busy:
            self.seated()

    def seated(self) -> None:
        """Take the portraits away, as something is played or skipped; a balloon comes from the face again."""
        self._seen.stop()
        if self._arrivals.go() and self._shown is not None:
            self._table.touch(self.rect)
            self._shown = self._near()
            self._table.touch(self.rect)

    def _waited(self) -> None:
        self._say(partial(self._voices.hear, Remark(Occasion.WAIT)))
        self.read_out()

    def read_out(self) -> None:
        """Have those who listen told what they have not been told yet."""
        unread, self._unread = self._unread, []
        for words in unread:
            self._table.said.emit(words)

    # What is said

    def hush(self) -> None:
        """Take away what stands there, and let it go unheard."""
        self._unread.clear()
        self._fade()

    def _fade(self, arrivals: bool = True) -> None:
        self._stands.stop()
        if arrivals:
            self._seen.stop()
            self._arrivals.go()
        rect, self._shown = self.rect, None
        if not rect.isNull():
            self._table.touch(rect)

    def make_room(self, rect: QRect) -> None:
        """Take away what stands in a part of the table."""
        if any(map(rect.intersects, (self.rect, *self._arrivals.rects.values()))):
            self._fade()

    def draw(self, painter: QPainter) -> None:
        """Draw the portraits, and the balloon, if there is one."""
        self._arrivals.draw(painter)
        found = self._shown
        if found is None:
            return
        balloon_shape.paper(painter, found)
        painter.setFont(fonts.small())
        painter.setPen(BLACK)
        high = len(found.lines) * fonts.small_line()
        words = found.paper.adjusted(INDENT if self._face else 0, 0, 0, 0)
        base = words.top() + (words.height() - high) // 2 + fonts.small_ascent()
        for number, line in enumerate(found.lines):
            left = words.left() + (words.width() - fonts.small_width(line)) // 2
            painter.drawText(left, base + number * fonts.small_line(), line)
        if self._face:
            at = found.paper.topLeft() + QPoint(5, (found.paper.height() - PART.height()) // 2)
            painter.drawImage(at, picture("art", self._face), PART)
