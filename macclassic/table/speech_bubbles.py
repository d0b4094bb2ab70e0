"""Speech bubbles of the companions at a table, with a tail to the speaker's face.

A bubble stays for a while and disappears. Play does not wait for it, clicks pass through it, and it causes no
repaint while it is visible. Screen readers get the line after all other announcements.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from typing import Protocol

from PySide6.QtCore import QElapsedTimer, QObject, QPoint, QRect, QSize, QTimer, SignalInstance
from PySide6.QtGui import QPainter

from macclassic.engine.core.companions import NAMES, who_is
from macclassic.engine.core.contract import Tally
from macclassic.engine.core.options import PERSON, JsonMapping
from macclassic.quickdraw import fonts
from macclassic.table.company.banter import BanterSettings, Companions, SpokenLine
from macclassic.table.company.names import companion
from macclassic.table.company.remarks import Occasion, Remark
from macclassic.table.portraits import OpeningPortraits
from macclassic.table.table_parts import AnyParts
from macclassic.table.table_state import AnyState
from macclassic.toolbox.base.pictures import BLACK, picture
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.help import balloon_shape
from macclassic.toolbox.help.balloon_shape import BalloonShape, Tail
from macclassic.toolbox.screen.native_window import moved_into, within

TABLES_OWN = (Occasion.HELLO, Occasion.AGAIN, Occasion.DEAL, Occasion.WAIT, Occasion.CHAMPION)
"""Occasions that the table itself reports, in every game."""
STANDS_MS, LETTER_MS = 1_200, 40
"""Milliseconds that a line is visible: base time, and time per letter."""
SEEN_MS = 1_400
"""Least milliseconds that portraits are visible, unless a move is played."""
LONG_MS = 45_000
"""Milliseconds of thinking after which a companion may speak to the person."""
ACROSS, DOWN = 7, 2
"""Horizontal and vertical padding of a bubble in pixels."""
INTO, REACH = 4, 8
"""Depth of the tail's tip in the face, and its least length, in pixels."""
MIN_SIZE = QSize(34, 28)
"""Least size of a bubble: room for its corners and its tail."""
FAR_PX, FAR_TAIL_LENGTH = 40, 9
"""Distance in pixels beyond which a face counts as far, and the length of the tail then."""
PART = QRect(11, 9, 26, 24)
"""Part of the face that is drawn inside a bubble far from it."""
INDENT = PART.width() + 4
"""Indentation of the words beside that face, in pixels."""


class TalkingTable(Protocol):
    """Protocol of the table for speech bubbles."""

    parts: AnyParts

    @property
    def said(self) -> SignalInstance: ...
    @property
    def state(self) -> AnyState: ...
    def touch(self, rect: QRect) -> None: ...


def who_sits(seat: JsonMapping) -> str:
    """Return the companion at a seat, from the player's key or name in the record's entry; empty if none."""
    player = str(seat.get("player", ""))
    called = (who for who, name in NAMES.items() if name == seat.get("name") and player != PERSON)
    return who_is(player) or next(called, "")


def two_lines(text: str) -> tuple[str, ...]:
    """Break a text into two lines of nearly equal width; a short one stays on one line."""
    words = text.split(" ")
    if fonts.small_width(text) < MIN_SIZE.width() or len(words) < 2:
        return (text,)
    pairs = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    return min(pairs, key=lambda pair: max(map(fonts.small_width, pair)))


def shape(text: str, box: QRect, face: QRect, table: QSize) -> BalloonShape:
    """Return the shape of a text's bubble, with its tail towards a face.

    `box` is the room for it. A larger bubble grows away from the face, within the table. One that is far from
    the face has a short tail, and room for the face before its words.
    """
    lines = two_lines(text)
    side, gap = _towards(box, face)
    wide = max(map(fonts.small_width, lines)) + 2 * ACROSS + (INDENT if gap > FAR_PX else 0)
    paper = QRect(QPoint(0, 0), QSize(wide, len(lines) * fonts.small_line() + 2 * DOWN).expandedTo(MIN_SIZE))
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
    # The thick line of the edge must be on the table too.
    paper = moved_into(paper, QRect(QPoint(0, 0), table).adjusted(1, 1, -2, -2))
    x, y = within(face.center(), paper).toTuple()
    short = gap > FAR_PX
    tip = {
        "left": QPoint(paper.left() - FAR_TAIL_LENGTH if short else inner.right(), y),
        "right": QPoint(paper.right() + FAR_TAIL_LENGTH if short else inner.left(), y),
        "top": QPoint(x, paper.top() - FAR_TAIL_LENGTH if short else inner.bottom()),
        "bottom": QPoint(x, paper.bottom() + FAR_TAIL_LENGTH if short else inner.top()),
    }[side]
    late = x > paper.center().x() if side in ("top", "bottom") else y > paper.center().y()
    return BalloonShape(paper, tip, Tail(side, late), lines)


def _towards(box: QRect, face: QRect) -> tuple[str, int]:
    """Return the side of a box that faces the face, and the gap in pixels."""
    gaps = {
        "left": box.left() - face.right(),
        "right": face.left() - box.right(),
        "top": box.top() - face.bottom(),
        "bottom": face.top() - box.bottom(),
    }
    side = max(gaps, key=lambda each: gaps[each])
    return side, gaps[side]


class SpeechBubbles:
    """Speech bubbles of one table."""

    def __init__(self, table: TalkingTable, parent: QObject) -> None:
        """`parent`: owns the timers."""
        self._table = table
        self._voices = Companions()
        self._clock = QElapsedTimer()
        self._clock.start()
        self._stands = QTimer(parent, singleShot=True)
        self._long = QTimer(parent, singleShot=True)
        self._long.setInterval(LONG_MS)
        self._seen = QTimer(parent, singleShot=True)
        self._seen.setInterval(SEEN_MS)
        self._stands.timeout.connect(self._fade)
        self._long.timeout.connect(self._waited)
        self._seen.timeout.connect(self._rested)
        self.seats = 0
        """Number of seats at the table."""
        self._shown: BalloonShape | None = None
        self._words = ""
        self._near: Callable[[], BalloonShape]
        """Creates the shape for the time after the portraits."""
        self._face = ""
        """Name of the face in the bubble; empty if there is none."""
        self._arrivals = OpeningPortraits(table.touch)
        self._unread: list[str] = []
        """Announcements that screen readers have yet to get, even if the bubble is gone."""

    @property
    def rect(self) -> QRect:
        """Rectangle of the bubble on the table; null if there is none."""
        return QRect() if self._shown is None else self._shown.bounds

    def mind(self, manners: BanterSettings) -> None:
        """Apply the settings of the talk."""
        self._voices.manners = manners
        if manners.attitude == "off":
            self.hush()

    def sit(self, seats: Sequence[JsonMapping]) -> None:
        """Take over the seats of a match from a record's entries."""
        self.hush()
        self.seats = len(seats)
        who = {place: who_sits(seat) for place, seat in enumerate(seats)}
        people = [place for place, seat in enumerate(seats) if seat.get("player") == PERSON]
        self._voices.sit({place: each for place, each in who.items() if each}, people)

    # Events

    def deal(self) -> None:
        """Report the deal of a round; at the first one the companions appear with portraits."""
        self.hush()
        if self._voices.begins:
            self._arrive()
        self._say(self._voices.deal)

    def _arrive(self) -> None:
        """Show portraits of the companions; those who know the person smile. None without motion."""
        parts, now, who = self._table.parts, self._table.state, self._voices.who
        if parts.placement.speech_bubble is None or now.position.watching or not now.busy or not who:
            return
        rooms = {seat: parts.placement.speech_bubble(now, seat) for seat in who}
        faces = {seat: room[1] for seat, room in rooms.items() if room is not None}
        met = self._voices.manners.memory.met
        shown = {seat: (who[seat], "pleased" if who[seat] in met else "calm") for seat in faces}
        self._arrivals.come(shown, faces, now.size)
        self._seen.start()
        self._stands.start(2 * SEEN_MS)
        names = translate("spoken", "At the table with you: {names}.")
        self._unread.append(names.format(names=", ".join(companion(each) for each in who.values())))

    def hear(self, remark: Remark) -> None:
        """Report an event of the game; occasions of the table itself are ignored."""
        if remark.occasion not in TABLES_OWN:
            self._say(partial(self._voices.hear, remark))

    def end(self, tallies: Sequence[Tally]) -> None:
        """Report the end of a round with the tally by seat, unless the game has reported a winner."""
        won = [seat for seat, tally in enumerate(tallies) if tally.won]
        if self._voices.ended or len(won) > 1:
            return
        remark = Remark(Occasion.NOBODY)
        if won:
            remark = Remark(Occasion.WIN, won[0], amount=tallies[won[0]].points)
        self._say(partial(self._voices.hear, remark))
        self.read_out()

    def last_words(self, places: Sequence[int]) -> Mapping[int, str]:
        """Return the last words by seat at the end of a match; `places` are the final places."""
        return self._voices.last_words(places)

    def _say(self, voices: Callable[[int, Sequence[int], Collection[int]], SpokenLine | None]) -> None:
        """Show the chosen remark, if any; only seats with room for a bubble speak, and none in a replay."""
        parts, now = self._table.parts, self._table.state
        if now.position.watching or now.model is None or parts.placement.speech_bubble is None:
            return
        rooms = {seat: parts.placement.speech_bubble(now, seat) for seat in self._voices.who}
        standing = () if parts.extras.standings is None else parts.extras.standings(now)
        mute = [seat for seat, room in rooms.items() if room is None]
        said = voices(self._clock.elapsed(), standing, mute)
        room = None if said is None else rooms[said.seat]
        if said is None or room is None:
            return
        self._fade(arrivals=False)
        face = self._arrivals.rects.get(said.seat, room[1])
        self._shown = shape(said.text, room[0], face, now.size)
        self._near = partial(shape, said.text, *room, now.size)
        self._face = f"face-{said.who}-calm" if _towards(*room)[1] > FAR_PX else ""
        text = translate("spoken", "{name}: “{words}”")
        self._words = text.format(name=companion(said.who), words=said.text)
        self._unread.append(self._words)
        self._stands.start(STANDS_MS + LETTER_MS * len(said.text))
        self._table.touch(self.rect)

    def think(self, begins: bool) -> None:
        """Note that a person begins or ends thinking."""
        self._rested()
        self._long.stop()
        if begins and self._voices.manners.attitude == "chatty":
            self._long.start()

    def _rested(self) -> None:
        """Remove the portraits once the deal is done and they were visible long enough."""
        if not self._seen.isActive() and not self._table.state.busy:
            self.seated()

    def seated(self) -> None:
        """Remove the portraits when a move is played or skipped; the bubble then points at the face."""
        self._seen.stop()
        if self._arrivals.go() and self._shown is not None:
            self._table.touch(self.rect)
            self._shown = self._near()
            self._table.touch(self.rect)

    def _waited(self) -> None:
        self._say(partial(self._voices.hear, Remark(Occasion.WAIT)))
        self.read_out()

    def read_out(self) -> None:
        """Announce the pending lines to screen readers."""
        unread, self._unread = self._unread, []
        for words in unread:
            self._table.said.emit(words)

    # Output

    def hush(self) -> None:
        """Remove bubble and portraits, and drop pending announcements."""
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

    def written_out(self, rect: QRect) -> str:
        """Remove the bubble if `rect` covers part of it; return its words with the speaker, else ""."""
        if not rect.intersects(self.rect):
            return ""
        self._fade()
        return self._words

    def make_room(self, rect: QRect) -> None:
        """Remove the bubble and the portraits if one of them covers a part of the table."""
        if any(map(rect.intersects, (self.rect, *self._arrivals.rects.values()))):
            self._fade()

    def draw(self, painter: QPainter) -> None:
        """Draw the portraits and the bubble."""
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
