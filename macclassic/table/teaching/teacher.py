"""Whoever teaches at a table: a face with what it says in a balloon, what that is about outlined, a hand that
points, and what was wrong gliding out and back.

All of it lies over the parts of a game (`taught`), which know nothing of it: it stands where it hides least
of what can be taken, and less of what is spoken of. Nothing is painted while nothing is said anew.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QRect, QSize, Signal
from PySide6.QtGui import QImage, QKeyEvent, QMouseEvent, QPainter

from macclassic.engine.core.safe_text import lowered
from macclassic.quickdraw import fonts, ovals, patterns
from macclassic.quickdraw.sprites import HOT_SPOTS
from macclassic.table.company.names import companion
from macclassic.table.game_table import GameTable, Parts
from macclassic.table.look import furniture
from macclassic.table.look.furniture import FACE, TableButton
from macclassic.table.table_state import SELECT_KEYS, TableState
from macclassic.table.teaching.placement import CoverCosts, TeacherPlacement, best
from macclassic.toolbox.base import look
from macclassic.toolbox.base.motion_timing import Duration, Ease, MotionPath, MotionSetting, Tempo
from macclassic.toolbox.base.pictures import BLACK, picture, write
from macclassic.toolbox.help import balloon_shape
from macclassic.toolbox.help.balloon_shape import BalloonShape, Tail
from macclassic.toolbox.spots import Role, Spot

translate = QCoreApplication.translate

WORDS, ON, SKIP = "lesson-words", "lesson-on", "lesson-skip"
"""The spots of a teacher: what is said, and its buttons."""
OWN = frozenset((WORDS, ON, SKIP))
OVER = 5000
WIDTHS = (96, 132, 180, 240)
"""How broad what is said may be, in pixels."""
EDGE, FOOT, GAP = 8, 15, 10
"""Between paper and words; the row of buttons; between paper and face."""
SPOKEN_OF, TAKEN, SEEN, LITTLE = 2000, 800, 25, 1
"""How bad it is to hide what is spoken of, what can be taken, cards and the like, and anything else."""
LARGE = 12_000
"""So many pixels are more than a thing: somebody's place, with room on it."""
NEAR = 12
"""So far round a click that went on nothing comes that another would hit, such as *Skip*."""
HAND = "cursor-hand"
"""The hand that points, twice as large as the pointer."""


@dataclass(frozen=True)
class TeacherLine:
    """What a teacher says: `text`; `look`, `hand`: the spots that are outlined and pointed at; `place`: how
    far the lesson is; `reads`: it is only to be read; `click`: a spot is to be clicked."""

    text: str
    look: tuple[str, ...] = ()
    hand: str = ""
    place: str = ""
    reads: bool = False
    click: bool = False


@dataclass(frozen=True)
class _TeacherPosition:
    """Where a teacher stands: the face, the balloon, and its buttons."""

    face: QRect
    shape: BalloonShape
    buttons: tuple[TableButton, ...]


class Teacher(QObject):
    """Somebody who teaches at one table."""

    went_on = Signal()
    """What was said has been read."""
    skipped = Signal()
    """The step is to be skipped."""
    clicked = Signal(str)
    """A spot was clicked, by its key."""
    missed = Signal(str)
    """A spot was clicked that nothing can be done with, where something is to be done."""
    chose = Signal()
    """A spot was taken on the way to an action."""

    def __init__(
        self, who: str, home: tuple[int, int], keep: tuple[str, ...], manner: Callable[[], MotionSetting]
    ) -> None:
        """`who`: one of the six, by the name of the picture; `home`: where the face would be, in hundredths
        of the table's breadth and height; `keep_game_state`: how the keys of spots begin that are not to be
        hidden; `manner`: how things move."""
        super().__init__()
        self.who, self._home, self._keep, self._manner = who, home, keep, manner
        self._table: GameTable
        self._parts: Parts
        self.says: TeacherLine | None = None
        """What is said now."""
        self._stood: tuple[QSize, TeacherLine, _TeacherPosition] | None = None
        self._gliding: tuple[QImage, QPoint, QRect] | None = None
        self._pressed, self._clicked = QRect(), QRect()
        """Where the mouse is held down, and where it went on with its last click."""

    # The table

    def taught(self, parts: Parts) -> Parts:
        """Return the parts of a table at which this teaches: nobody else says a word there."""
        self._parts = parts
        return replace(
            parts,
            paint=self._paint,
            spots=self._spots,
            on_spot=self._struck,
            on_rest=self._settled,
            handle_event=self._before_event,
            why_refused=self._refused,
            show_refusal=lambda _table, key: self.missed.emit(key),
            speech_bubble=None,
            game_items=lambda _table: (),
        )

    def sit(self, table: GameTable) -> None:
        """Teach at a table made of parts that were `taught`."""
        self._table = table

    def _settled(self, table: GameTable, moved: bool) -> None:
        self._parts.on_rest(table, moved)
        if table.state.selected:
            self.chose.emit()

    def _refused(self, now: TableState, key: str) -> str:
        """Return a spot of which it is to be said that it is not what is asked for, instead of a reason."""
        saying = self.says
        if saying is None or saying.reads or saying.click or key in now.selected:
            return ""
        spot = next((each for each in self._parts.spots(now) if each.key == key), None)
        return "" if spot is None or spot.role in (Role.StaticText, Role.PushButton) else key

    def _struck(self, table: GameTable, key: str) -> None:
        saying = self.says
        if key == SKIP:
            self.skipped.emit()
        elif key in (ON, WORDS):
            self._clicked = self._pressed
            self.went_on.emit()
        elif saying is not None and saying.click:
            self.clicked.emit(key)
        else:
            self._parts.on_spot(table, key)

    def _before_event(self, table: GameTable, event: QEvent) -> bool:
        """Go on by Return or the space bar where there is only something to be read."""
        saying = self.says
        self._pressed = QRect()
        if isinstance(event, QMouseEvent):
            self._pressed = QRect(event.position().toPoint() - QPoint(NEAR, NEAR), QSize(2 * NEAR, 2 * NEAR))
        if saying is not None and isinstance(event, QKeyEvent):
            skips = table.state.current == SKIP
            if (
                saying.reads
                and not skips
                and event.type() == QEvent.Type.KeyPress
                and event.key() in SELECT_KEYS
            ):
                self._clicked = QRect()
                self.went_on.emit()
                return True
            if saying.reads or saying.click or skips:
                return False
        if saying is not None and isinstance(event, QMouseEvent) and self._is_own(table, saying, event):
            return False
        return self._parts.handle_event(table, event)

    @staticmethod
    def _is_own(table: GameTable, saying: TeacherLine, event: QMouseEvent) -> bool:
        """Whether the mouse is at what is the teacher's, or whatever it is at is."""
        here = table.spots_under(event.position().toPoint())
        own = (WORDS, SKIP, ON) if saying.reads else (SKIP, ON)
        return saying.click or bool(here and here[0].key in own)

    def _spots(self, now: TableState) -> Sequence[Spot]:
        found = self._parts.spots(now)
        saying, stand = self.says, self._stand(now, found)
        if saying is None or stand is None or now.busy:
            return found
        if saying.click:
            found = [replace(spot, does=bool(spot.name) or spot.key in saying.look) for spot in found]
        return [*found, *self._own(saying, stand)]

    def _own(self, saying: TeacherLine, stand: _TeacherPosition) -> Iterator[Spot]:
        """Yield what is said, for those who listen, and the buttons."""
        told = translate("balloon", "This is what {name} says. Return goes on where there is nothing to do.")
        text = told.format(name=companion(self.who))
        said = self.spoken(saying)
        yield Spot(WORDS, stand.shape.paper, said, text, OVER, does=saying.reads, role=Role.StaticText)
        balloons = {
            ON: translate("balloon", "To go on with the lesson, click this button or press Return."),
            SKIP: translate("balloon", "To go on to the next step of the lesson, click this button."),
        }
        for each in stand.buttons:
            text = balloons[each.key]
            yield Spot(each.key, each.rect, each.text, text, OVER + 1, does=True, role=Role.PushButton)

    def spoken(self, saying: TeacherLine) -> str:
        """Return what is said, as those hear it who listen."""
        return translate("spoken", "{name}: “{words}”").format(name=companion(self.who), words=saying.text)

    # What is said

    def say(self, saying: TeacherLine) -> None:
        """Say something, until something else is said or nothing more."""
        table, self.says = self._table, saying
        table.keep_game_state(table.state.game_state)
        table.said.emit(self.spoken(saying))

    def hush(self) -> None:
        """Say nothing, and be gone, with what the table itself was asking."""
        if self.says is not None:
            self._table.close_prompt()
            self.says = None
            self._table.keep_game_state(self._table.state.game_state)

    # What lies there

    @property
    def sees(self) -> TableState:
        """This moment at the table."""
        return self._table.state

    def lead(self, action: Any) -> str:
        """Return the next spot on the way to an action; empty where no spot stands for it."""
        leads = self._parts.next_spots(self._table.state, action)
        return leads[0] if leads else ""

    def named(self, key: str) -> str:
        """Return what somebody who learns is told a spot is: its first name, where it has some."""
        spot = next((each for each in self._table.all_spots() if each.key == key), None)
        if spot is None:
            return ""
        names = (
            self._parts.name_labels(self._table.state, spot) if self._parts.name_labels is not None else ()
        )
        return lowered(names[0]) if names else spot.name

    def show(self, key: str) -> None:
        """Let the keys be at a spot: it is lifted, where a game lifts what they are at."""
        self._table.focus_spot(key or None)

    # Where it stands

    def _stand(self, now: TableState, spots: Sequence[Spot]) -> _TeacherPosition | None:
        """Return where the teacher stands while something is said: at one place as long as it is."""
        saying = self.says
        if saying is None:
            return None
        if self._stood is None or self._stood[:2] != (now.size, saying):
            across, down = self._home
            home = QPoint(now.size.width() * across // 100, now.size.height() * down // 100)
            weights = CoverCosts(now.size, self._weighed(saying, now, spots))
            self._stood = (
                now.size,
                saying,
                _placed(saying, best(_poses(saying), weights, home, self._clicked)),
            )
        stand = self._stood[2]
        return replace(
            stand, buttons=tuple(replace(each, current=each.key == now.current) for each in stand.buttons)
        )

    def _weighed(
        self, saying: TeacherLine, now: TableState, spots: Sequence[Spot]
    ) -> Iterator[tuple[QRect, int]]:
        for spot in spots:
            weight = SEEN if spot.role != Role.StaticText else LITTLE
            if spot.key in saying.look or spot.key == saying.hand:
                weight = SPOKEN_OF
            elif (spot.key == "prompt" and spot.name) or spot.key.startswith(self._keep):
                weight = TAKEN
            elif spot.rect.width() * spot.rect.height() > LARGE:
                weight = LITTLE
            elif spot.key in now.targets:
                weight = TAKEN
            yield spot.rect, weight

    # How it looks

    def _paint(self, painter: QPainter, area: QRect, now: TableState) -> None:
        # A game knows nothing of our spots.
        self._parts.paint(painter, area, replace(now, current=None) if now.current in OWN else now)
        if self._gliding is not None:
            image, at, left = self._gliding
            patterns.dim(painter, left, BLACK)
            painter.drawImage(at, image)
        saying = self.says
        if saying is None:
            return
        spots = self._parts.spots(replace(now, busy=False))
        stand = self._stand(now, spots)
        assert stand is not None
        rects = {spot.key: spot.rect for spot in spots}
        for key in saying.look:
            if key in rects:
                outlined(painter, rects[key])
        self._draw(painter, saying, stand)
        if saying.hand in rects:
            hand = picture("art", HAND)
            tip = QPoint(*HOT_SPOTS[HAND]) * 2
            painter.drawImage(rects[saying.hand].center() - tip, hand.scaled(hand.size() * 2))

    def _draw(self, painter: QPainter, saying: TeacherLine, stand: _TeacherPosition) -> None:
        shape = stand.shape
        furniture.portrait(painter, stand.face.topLeft(), f"face-{self.who}-calm", False)
        balloon_shape.paper(painter, shape)
        write(painter, shape.paper.x() + EDGE, shape.paper.y() + EDGE - 2, shape.lines)
        write(painter, shape.paper.x() + EDGE, shape.paper.bottom() + 5 - EDGE - FOOT, [saying.place])
        for each in stand.buttons:
            each.draw(painter)

    # What was wrong

    def glide(self, key: str, then: Callable[[], None]) -> None:
        """Let go what is taken, and let what lies at a spot glide towards the middle of the table and back;
        what is pressed stays."""
        table, parts = self._table, self._parts
        table.select(())
        now = table.state
        spot = next((each for each in parts.spots(now) if each.key == key), None)
        if spot is None or spot.role == Role.PushButton:
            then()
            return
        image = QImage(spot.rect.size(), QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        painter.translate(-spot.rect.topLeft())
        parts.paint(painter, spot.rect, now)
        painter.end()
        tempo = Tempo(getattr(now.options, "pace", 3), self._manner())
        way, start = tempo.way(MotionPath(Duration.C, Ease.BOTH)), spot.rect.topLeft()
        goal = start + (table.rect().center() - spot.rect.center()) / 3

        def move(t: float) -> None:
            before = QRect(start if self._gliding is None else self._gliding[1], spot.rect.size())
            at = way.at(start, goal, 1 - abs(2 * t - 1))
            self._gliding = None if t >= 1 else (image, at, spot.rect)
            table.touch(before.united(QRect(at, spot.rect.size())).united(spot.rect))

        table.after_delay(2 * tempo.ms(Duration.C), then, move)


def outlined(painter: QPainter, rect: QRect) -> None:
    """Draw an outline of dashes round something, seen on any ground and unlike the ring of the keys."""
    ovals.frame_rect(painter, rect.adjusted(-4, -4, 4, 4), look.current().white, 3)
    for x in range(rect.left() - 4, rect.right() + 5):
        if (x - rect.left()) % 8 < 5:
            for y in (rect.top() - 3, rect.bottom() + 3):
                painter.fillRect(x, y - 1, 1, 3, BLACK)
    for y in range(rect.top() - 4, rect.bottom() + 5):
        if (y - rect.top()) % 8 < 5:
            for x in (rect.left() - 3, rect.right() + 3):
                painter.fillRect(x - 1, y, 3, 1, BLACK)


def _named(saying: TeacherLine) -> Iterator[tuple[str, str]]:
    """Yield the buttons of what is said, from the right."""
    if saying.reads:
        yield ON, translate("lesson", "Next")
    yield SKIP, translate("lesson", "Skip")


def _poses(saying: TeacherLine) -> Iterator[TeacherPlacement]:
    """Yield the ways for a teacher to stand, in a corner."""
    foot = sum(fonts.small_width(text, bold=True) + 16 for _, text in _named(saying))
    foot += fonts.small_width(saying.place) + 8
    for width in WIDTHS:
        lines = balloon_shape.lines_of(saying.text, width)
        wide = max(foot, *map(fonts.small_width, lines)) + 2 * EDGE
        paper = QRect(0, 0, wide, len(lines) * fonts.small_line() + 2 * EDGE + FOOT + 2)
        for tail, at in (
            (Tail("left", True), QPoint(-GAP - FACE, paper.height() - FACE)),
            (Tail("left", False), QPoint(-GAP - FACE, 0)),
            (Tail("right", True), QPoint(wide + GAP, paper.height() - FACE)),
            (Tail("right", False), QPoint(wide + GAP, 0)),
            (Tail("bottom", False), QPoint(0, paper.height() + GAP)),
            (Tail("bottom", True), QPoint(wide - FACE, paper.height() + GAP)),
            (Tail("top", False), QPoint(0, -GAP - FACE)),
        ):
            yield TeacherPlacement(
                paper, QRect(at, QSize(FACE, FACE)), tail, lines, _buttons(saying, paper)[SKIP]
            )


def _placed(saying: TeacherLine, pose: TeacherPlacement) -> _TeacherPosition:
    """Return a teacher at a place, with the buttons in the foot of the balloon."""
    paper, face = pose.paper, pose.face
    x, y = face.center().x(), min(max(face.center().y(), paper.top() + 16), paper.bottom() - 16)
    tip = {
        "left": QPoint(face.right() - 3, y),
        "right": QPoint(face.left() + 3, y),
        "top": QPoint(x, face.bottom() - 3),
        "bottom": QPoint(x, face.top() + 3),
    }[pose.tail.side]
    rects = _buttons(saying, paper)
    buttons = tuple(TableButton(key, rects[key], text, default=key == ON) for key, text in _named(saying))
    return _TeacherPosition(face, BalloonShape(paper, tip, pose.tail, pose.lines), buttons)


def _buttons(saying: TeacherLine, paper: QRect) -> dict[str, QRect]:
    """Return where the buttons of a balloon are, in its foot."""
    top, found = paper.bottom() + 1 - EDGE - FOOT + 3, {}
    for key, text in _named(saying):
        wide = fonts.small_width(text, bold=True) + 11
        # Never at the same place: who clicks through what is only read skips nothing.
        left = paper.left() + EDGE + fonts.small_width(saying.place) + 8
        if key == ON:
            left = paper.right() + 1 - EDGE - wide
        found[key] = QRect(left, top, wide, FOOT)
    return found
