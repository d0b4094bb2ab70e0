"""Teacher at a table: a face with a balloon, outlines of spots, a pointing hand, gliding spots.

The teacher is drawn over a game's parts (`taught`), which do not know of it. It covers as little as possible
of what can be selected, and even less of what it talks about. It repaints only for a new line.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Signal
from PySide6.QtGui import QImage, QKeyEvent, QMouseEvent, QPainter

from macclassic.engine.core.safe_text import lowered
from macclassic.quickdraw import fonts, ovals, patterns
from macclassic.quickdraw.sprites import HOT_SPOTS
from macclassic.table.company.names import companion
from macclassic.table.game_table import GameTable
from macclassic.table.look import furniture
from macclassic.table.look.furniture import FACE, TableButton
from macclassic.table.placement.cover_costs import TAKEN, CoverCosts, spot_costs
from macclassic.table.table_parts import AnyParts
from macclassic.table.table_state import SELECT_KEYS, AnyState
from macclassic.table.teaching.placement import TeacherPlacement, best
from macclassic.toolbox.base import look
from macclassic.toolbox.base.motion_timing import Duration, Ease, MotionPath, MotionSetting, Tempo
from macclassic.toolbox.base.pictures import BLACK, drawn, picture, write
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.help import balloon_shape
from macclassic.toolbox.help.balloon_shape import BalloonShape, Tail
from macclassic.toolbox.spots import Role, Spot

WORDS, ON, SKIP, PLAY = "lesson-words", "lesson-on", "lesson-skip", "lesson-play"
"""Keys of the teacher's spots: its text, and its buttons."""
OWN = frozenset((WORDS, ON, SKIP, PLAY))
OVER = 5000
WIDTHS = (96, 132, 180, 240)
"""Widths of the text that are tried, in pixels."""
EDGE, FOOT, GAP = 8, 15, 10
"""In pixels: padding of the balloon, height of the row of buttons, gap between balloon and face."""
NEAR = 12
"""Distance in pixels from a click on *Next* within which the other button is not placed."""
HAND = "cursor-hand"
"""Picture of the pointing hand, drawn twice as large as the pointer."""


@dataclass(frozen=True)
class TeacherLine:
    """Line of a teacher.

    `look` are the spots that are outlined, `hand` is the one that the hand points at. `place` is the progress
    of the lesson. `reads`: the line is only to be read. `click`: a spot is to be clicked. `plays`: *Play Now*
    replaces *Skip Step*.
    """

    text: str
    look: tuple[str, ...] = ()
    hand: str = ""
    place: str = ""
    reads: bool = False
    click: bool = False
    plays: bool = False

    @property
    def other(self) -> str:
        """Key of the button beside *Next*."""
        return PLAY if self.plays else SKIP


@dataclass(frozen=True)
class _TeacherPosition:
    """Final position of a teacher: face, balloon and buttons."""

    face: QRect
    shape: BalloonShape
    buttons: tuple[TableButton, ...]


class Teacher(QObject):
    """Teacher at one table."""

    went_on = Signal()
    """Emitted when the current line was read."""
    skipped = Signal()
    """Emitted when the step is to be skipped."""
    played = Signal()
    """Emitted when the lesson is to be left for a match."""
    clicked = Signal(str)
    """Emitted with the key of a clicked spot, if the line asks for a click."""
    missed = Signal(str)
    """Emitted with the key of a clicked spot that cannot be selected, if the line asks for an action."""
    chose = Signal()
    """Emitted when a spot was selected on the way to an action."""

    def __init__(
        self, who: str, home: tuple[int, int], keep: tuple[str, ...], manner: Callable[[], MotionSetting]
    ) -> None:
        """`who` is the companion's key; `home` is the face's preferred place in percent of the table's size.

        `keep` are prefixes of the keys of spots that are not to be covered. `manner` returns the style of
        motion.
        """
        super().__init__()
        self.who, self._home, self._keep, self._manner = who, home, keep, manner
        self._table: GameTable
        self._parts: AnyParts
        self.says: TeacherLine | None = None
        """Current line."""
        self._stood: tuple[QSize, TeacherLine, _TeacherPosition] | None = None
        self._gliding: tuple[QImage, QPoint, QRect] | None = None
        self._pressed, self._clicked = QRect(), QRect()
        """Areas around the current press, and around the last click that went on."""

    # Table

    def taught(self, parts: AnyParts) -> AnyParts:
        """Return the parts of a table at which this teacher teaches; there are no companions' remarks."""
        self._parts = parts
        return replace(
            parts,
            drawing=replace(parts.drawing, paint=self._paint),
            input=replace(
                parts.input,
                spots=self._spots,
                on_spot=self._struck,
                handle_event=self._before_event,
                why_refused=self._refused,
                show_refusal=self._show_refusal,
            ),
            motions=replace(parts.motions, on_rest=self._settled),
            placement=replace(parts.placement, speech_bubble=None),
            extras=replace(parts.extras, game_items=lambda _table: ()),
        )

    def sit(self, table: GameTable) -> None:
        """Teach at a table made of the parts that `taught` returned."""
        self._table = table

    def _settled(self, table: GameTable, moved: bool) -> None:
        self._parts.motions.on_rest(table, moved)
        if table.state.selected:
            self.chose.emit()

    def _refused(self, now: AnyState, key: str) -> str:
        """Return the key of a wrong spot instead of a reason; empty if the click needs no answer."""
        saying = self.says
        if saying is None or saying.reads or saying.click or key in now.selected:
            return ""
        spot = next((each for each in self._parts.input.spots(now) if each.key == key), None)
        return "" if spot is None or spot.role in (Role.StaticText, Role.PushButton) else key

    def _show_refusal(self, table: GameTable, why: str) -> None:
        """Report a wrong spot, or show the reason that a disabled spot gives."""
        if any(spot.key == why for spot in self._parts.input.spots(table.state)):
            self.missed.emit(why)
        else:
            (self._parts.input.show_refusal or GameTable.say)(table, why)

    def _struck(self, table: GameTable, key: str) -> None:
        saying = self.says
        if key == SKIP:
            self.skipped.emit()
        elif key == PLAY:
            self.played.emit()
        elif key in (ON, WORDS):
            self._clicked = self._pressed
            self.went_on.emit()
        elif saying is not None and saying.click:
            self.clicked.emit(key)
        else:
            self._parts.input.on_spot(table, key)

    def _before_event(self, table: GameTable, event: QEvent) -> bool:
        """Handle input before the game: Return or the space bar goes on if the line is only to be read."""
        saying = self.says
        self._pressed = QRect()
        if isinstance(event, QMouseEvent):
            self._pressed = QRect(event.position().toPoint() - QPoint(NEAR, NEAR), QSize(2 * NEAR, 2 * NEAR))
        if saying is not None and isinstance(event, QKeyEvent):
            leaves = table.state.current in (SKIP, PLAY)
            if (
                saying.reads
                and not leaves
                and event.type() == QEvent.Type.KeyPress
                and event.key() in SELECT_KEYS
            ):
                self._clicked = QRect()
                self.went_on.emit()
                return True
            if saying.reads or saying.click or leaves:
                return False
        if saying is not None and isinstance(event, QMouseEvent) and self._is_own(table, saying, event):
            return False
        return self._parts.input.handle_event(table, event)

    @staticmethod
    def _is_own(table: GameTable, saying: TeacherLine, event: QMouseEvent) -> bool:
        """True if the event is the teacher's: on its buttons, or anywhere if a click is asked for."""
        here = table.spots_under(event.position().toPoint())
        own = (WORDS, saying.other, ON) if saying.reads else (saying.other, ON)
        return saying.click or bool(here and here[0].key in own)

    def _spots(self, now: AnyState) -> Sequence[Spot]:
        found = self._parts.input.spots(now)
        saying, stand = self.says, self._stand(now, found)
        if saying is None or stand is None or now.busy:
            return found
        if saying.click:
            found = [replace(spot, does=bool(spot.name) or spot.key in saying.look) for spot in found]
        return [*found, *self._own(saying, stand)]

    def _own(self, saying: TeacherLine, stand: _TeacherPosition) -> Iterator[Spot]:
        """Yield the spots of the text, for screen readers, and of the buttons."""
        sentence = translate(
            "balloon", "This is what {name} says. Return goes on where there is nothing to do."
        )
        text = sentence.format(name=companion(self.who))
        said = self.spoken(saying)
        yield Spot(WORDS, stand.shape.paper, said, text, OVER, does=saying.reads, role=Role.StaticText)
        balloons = {
            ON: translate("balloon", "To go on with the lesson, click this button or press Return."),
            SKIP: translate("balloon", "To go on to the next step of the lesson, click this button."),
            PLAY: translate("balloon", "To play now, click this button."),
        }
        for each in stand.buttons:
            text = balloons[each.key]
            yield Spot(each.key, each.rect, each.text, text, OVER + 1, does=True, role=Role.PushButton)

    def spoken(self, saying: TeacherLine) -> str:
        """Return the line for screen readers."""
        return translate("spoken", "{name}: “{words}”").format(name=companion(self.who), words=saying.text)

    # Lines

    def say(self, saying: TeacherLine) -> None:
        """Show a line until the next one or `hush`."""
        table, self.says = self._table, saying
        table.keep_game_state(table.state.game_state)
        table.said.emit(self.spoken(saying))

    def hush(self) -> None:
        """Remove the teacher, and close the table's own prompt."""
        if self.says is not None:
            self._table.close_prompt()
            self.says = None
            self._table.keep_game_state(self._table.state.game_state)

    # Questions about the table

    @property
    def sees(self) -> AnyState:
        """Current state of the table."""
        return self._table.state

    def lead(self, action: object) -> str:
        """Return the key of the next spot on the way to an action; empty if the action has no spot."""
        leads = self._parts.input.next_spots(self._table.state, action)
        return leads[0] if leads else ""

    def named(self, key: str) -> str:
        """Return the name of a spot for a learner: its first label, if it has any, else its name."""
        spot = next((each for each in self._table.all_spots() if each.key == key), None)
        if spot is None:
            return ""
        names = (
            self._parts.drawing.name_labels(self._table.state, spot)
            if self._parts.drawing.name_labels is not None
            else ()
        )
        return lowered(names[0]) if names else spot.name

    def show(self, key: str) -> None:
        """Move the keyboard focus to a spot; some games lift the focused card."""
        self._table.focus_spot(key or None)

    # Position

    def _stand(self, now: AnyState, spots: Sequence[Spot]) -> _TeacherPosition | None:
        """Return the position of the teacher, which is constant during a line; None without a line."""
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
        self, saying: TeacherLine, now: AnyState, spots: Sequence[Spot]
    ) -> Iterator[tuple[QRect, int]]:
        yield from spot_costs(spots, {*saying.look, saying.hand}, now.targets)
        for spot in spots:
            if (spot.key == "prompt" and spot.name) or spot.key.startswith(self._keep):
                yield spot.rect, TAKEN

    # Drawing

    def _paint(self, painter: QPainter, area: QRect, now: AnyState) -> None:
        # The game does not know the teacher's spots.
        self._parts.drawing.paint(painter, area, replace(now, current=None) if now.current in OWN else now)
        if self._gliding is not None:
            image, at, left = self._gliding
            patterns.dim(painter, left, BLACK)
            painter.drawImage(at, image)
        saying = self.says
        if saying is None:
            return
        spots = self._parts.input.spots(replace(now, busy=False))
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
        write(painter, shape.paper.x() + EDGE, shape.paper.bottom() + 5 - EDGE - foot_rows(), [saying.place])
        for each in stand.buttons:
            each.draw(painter)

    # Wrong spots

    def glide(self, key: str, then: Callable[[], None]) -> None:
        """Clear the selection and let a spot's picture glide towards the table's centre and back.

        Push buttons do not glide. `then` is called afterwards.
        """
        table, parts = self._table, self._parts
        table.select(())
        now = table.state
        spot = next((each for each in parts.input.spots(now) if each.key == key), None)
        if spot is None or spot.role == Role.PushButton:
            then()
            return
        image = drawn(spot.rect, lambda painter: parts.drawing.paint(painter, spot.rect, now))
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
    """Draw a dashed outline around a rectangle, visible on any ground and unlike the ring of the focus."""
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
    """Yield key and text of the balloon's buttons, from the right."""
    if saying.reads:
        yield ON, translate("lesson", "Next")
    yield saying.other, translate("lesson", "Play Now") if saying.plays else translate("lesson", "Skip Step")


def _poses(saying: TeacherLine) -> Iterator[TeacherPlacement]:
    """Yield the placements of a teacher, in the top left corner."""
    foot = sum(fonts.small_width(text, bold=True) + 16 for _, text in _named(saying))
    foot += fonts.small_width(saying.place) + 8
    for width in WIDTHS:
        lines = balloon_shape.lines_of(saying.text, width)
        wide = max(foot, *map(fonts.small_width, lines)) + 2 * EDGE
        paper = QRect(0, 0, wide, len(lines) * fonts.small_line() + 2 * EDGE + foot_rows() + 2)
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
                paper, QRect(at, QSize(FACE, FACE)), tail, lines, _buttons(saying, paper)[saying.other]
            )


def _placed(saying: TeacherLine, pose: TeacherPlacement) -> _TeacherPosition:
    """Return the final position of a teacher, with the buttons at the bottom of the balloon."""
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


def foot_rows() -> int:
    """Return the height of the row of buttons in pixels; Hangul between two outlines needs more."""
    return FOOT + 4 * fonts.small_lead()


def _buttons(saying: TeacherLine, paper: QRect) -> dict[str, QRect]:
    """Return the rectangles of the balloon's buttons."""
    top, found = paper.bottom() + 1 - EDGE - foot_rows() + 3, {}
    for key, text in _named(saying):
        wide = fonts.small_width(text, bold=True) + 11
        # The two buttons are apart, so that a series of clicks on Next never hits the other.
        left = paper.left() + EDGE + fonts.small_width(saying.place) + 8
        if key == ON:
            left = paper.right() + 1 - EDGE - wide
        found[key] = QRect(left, top, wide, foot_rows())
    return found
