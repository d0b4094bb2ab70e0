"""What is said between a session, a table and its parts: positions and what happened, moments, the
stage of motion, questions, wishes. Values, all of them; nothing here draws or decides.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QPoint, QRect, QSize, Qt

from macclassic.table.motion.stage_scenes import FlyingLayer, Scene, paid, shown
from macclassic.toolbox.base.animator import Motion
from macclassic.toolbox.base.motion_timing import MotionSetting, Tempo
from macclassic.toolbox.base.sound import Sound
from macclassic.toolbox.dialogs.dialogs import Dialog
from macclassic.toolbox.spots import Spot

V = TypeVar("V")
"""The view that a seat of the game has."""
A = TypeVar("A")
"""The actions of the game."""
M = TypeVar("M")
"""The model of the game's table: its picture as data."""
Opt = TypeVar("Opt")
"""The options of the game."""

ARROW_DIRECTIONS = {
    Qt.Key.Key_Left: QPoint(-1, 0),
    Qt.Key.Key_Right: QPoint(1, 0),
    Qt.Key.Key_Up: QPoint(0, -1),
    Qt.Key.Key_Down: QPoint(0, 1),
}
"""The way that each arrow key points."""


BACKWARD_KEYS = (Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Backtab)
FORWARD_KEYS = (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Tab)
SELECT_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


@dataclass(frozen=True, slots=True)
class TablePosition(Generic[V, A]):
    """A position of a match as one seat sees it."""

    view: V
    legal: Sequence[A]
    """The person's legal actions, empty while another seat is to decide."""
    practice: bool = False
    """True if the match does not count."""
    watching: bool = False
    """True in a replay: nobody acts, and everything may be shown."""
    hidden: bool = False
    """True if no particular person looks at the screen: the hand of the view is not to be seen either."""
    over: bool = False
    """True if the match has ended."""


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """A round begins: the first of what a table plays of it."""


@dataclass(frozen=True, slots=True)
class SeatDecided:
    """A seat has decided, as its table may see it; what followed stands behind it."""

    seat: int
    action: Any


@dataclass(frozen=True)
class PlayedEvents:
    """Events as `GameTable.play` takes them, and the position that they led to."""

    events: Sequence[Any]
    position: AnyPosition


@dataclass(frozen=True)
class SeatedPerson:
    """Somebody at the table: the name said, the face shown (`face-NAME-MOOD` of `resources/art`; nothing
    where there is none), what a balloon adds, if anything, and whether that is you."""

    name: str
    face: str
    about: str = ""
    you: bool = False


class TableRequest(Enum):
    """What a table may want done: the sheet at the end of a round has been read, or put away for a review or
    for all hands, to have the same deal again, or for good; a hint is asked for; the unseen cards were looked
    at, or the list of all that was asked; somebody strikes Return where nothing can be taken, or nothing
    follows, which begins a match if none goes on."""

    GO_ON = auto()
    REVIEW = auto()
    HANDS = auto()
    SAME_DEAL = auto()
    CLOSE = auto()
    HINT = auto()
    UNSEEN = auto()
    MEMORY = auto()
    BEGIN = auto()


@dataclass(frozen=True)
class TableState(Generic[V, A, M, Opt]):
    """Everything that a game's functions may know of the table at one moment."""

    position: TablePosition[V, A]
    size: QSize
    """Size of the table in pixels."""
    options: Opt
    company: Any
    """Who sits where, as `Extras.company_of` returns it."""
    model: M = None  # type: ignore[assignment]
    """The picture as data. None before the first position, when no function of a game is called with it."""
    previous: TablePosition[V, A] | None = None
    """The position before the events that are played, None if they begin a round."""
    lines: tuple[str, ...] = ()
    """The written lines about what has happened."""
    busy: bool = False
    """True while anything moves."""
    selected: tuple[str, ...] = ()
    """Keys of the spots that the person has selected on the way to an action."""
    open_actions: tuple[A, ...] = ()
    """The legal actions that the selected spots leave; none while anything moves."""
    targets: Mapping[str, tuple[A, ...]] = field(default_factory=dict)
    """The spots that may be selected next, with the actions that each leads to."""
    current: str | None = None
    """The spot that has the keyboard focus."""
    hovered: str | None = None
    """The spot under the mouse (`Input.highlights_hover`)."""
    pressed: str | None = None
    """The spot that the mouse holds down, which the table darkens."""
    hint: A | None = None
    """The action that a hint points at."""
    opening: bool = False
    """True while what only the opening can ask has no answer."""
    offers: tuple[TableRequest, ...] = ()
    """What the sheet of a round may offer beside going on."""
    game_state: Any = None
    """What the game itself keeps (`GameTable.keep_game_state`)."""


AnyState = TableState[Any, Any, Any, Any]
"""The state of a table whose game is not known."""
AnyPosition = TablePosition[Any, Any]
"""A position of a game that is not known."""


@dataclass(frozen=True)
class Stage:
    """What motion is shown on: parts of the table or all of it painted anew, a line that is written, one that
    is only heard, a sound; what flies `above` the table, None where nobody looks; the `manner` in which
    things move; what of the great moments has been `seen` in this round."""

    touch: Callable[[QRect], None]
    repaint: Callable[[], None]
    say: Callable[[str], None]
    tell: Callable[[str], None]
    sound: Callable[[Sound], None]
    above: FlyingLayer | None = None
    manner: MotionSetting = MotionSetting.NONE
    seen: set[str] = field(default_factory=set)
    remark: Callable[[Any], None] = lambda _remark: None
    """Somebody at the table may say something to what has just happened."""
    make_room: Callable[[QRect], None] = lambda _rect: None
    """What somebody says goes where the game itself has something to show."""

    @property
    def full(self) -> bool:
        """Whether great moments have a stage, and matches a finale."""
        return self.manner is MotionSetting.FULL

    def tempo(self, pace: int) -> Tempo:
        """Return how fast and how plainly all moves at a pace from 1 to 5."""
        return Tempo(pace, self.manner)

    def pause(
        self,
        ms: float,
        line: str = "",
        sound: Sound | None = None,
        then: Callable[[], None] | None = None,
    ) -> Motion:
        """Stand still for a while, so that what is said and shown can be read; `then`: done at first."""

        def begin() -> None:
            if then is not None:
                then()
            if sound is not None:
                self.sound(sound)
            if line:
                self.say(line)

        return Motion(round(ms), begin=begin)

    def show(
        self,
        scene: Scene,
        pace: int,
        line: str = "",
        sound: Sound | None = None,
        then: Callable[[], None] | None = None,
    ) -> Iterator[Motion]:
        """Show a great moment, longer when it is the first of its kind in a round; `line`, `sound` and `then`
        as of `pause`."""
        still = self.pause(0, line, sound, then)
        if self.above is None:
            yield still
            return
        first = scene.picture not in self.seen
        self.seen.add(scene.picture)
        yield from shown(self.above, scene, self.tempo(pace), first, still.begin)

    def pay(
        self, start: QPoint, goal: QPoint, amount: int, pace: int, landed: Callable[[int], None]
    ) -> Motion:
        """Let money fly from one point to another; `landed` is told what each coin or pile brings."""
        if self.above is None:
            return Motion(0, begin=lambda: landed(amount))
        return paid(self.above, start, goal, amount, self.tempo(pace), self.sound, landed)


@dataclass(frozen=True)
class Prompt:
    """A question. `answer` gets the name of the button and returns an action (of an opening: the options to
    begin anew with), None for none, or another question; `skipped`: `finish` goes on without an answer."""

    dialog: Dialog
    answer: Callable[[str], Any]
    skipped: bool = False


NextSpots = Callable[[AnyState, Any], Sequence[str]]
"""The spots that may be taken next on the way to an action."""


def state_for_choosing(now: AnyState, taken: Sequence[str], leads: NextSpots) -> AnyState:
    """Return a moment as somebody may choose in it, with as many of these spots taken as still lead on: an
    option or a hint may have changed what does."""
    if now.busy or now.position.watching:
        return now
    now = _aimed(replace(now, open_actions=tuple(now.position.legal)), leads)
    for spot in taken:
        after = with_spot_selected(now, spot, leads)
        if not after.targets:
            break
        now = after
    return now


def with_spot_selected(now: AnyState, spot: str, leads: NextSpots) -> AnyState:
    """Return a moment with one more spot taken."""
    return _aimed(replace(now, selected=(*now.selected, spot), open_actions=now.targets.get(spot, ())), leads)


def _aimed(now: AnyState, leads: NextSpots) -> AnyState:
    """Return a moment with what may be taken next: the spots that lead on to the actions still open."""
    targets: dict[str, list[Any]] = {}
    for action in now.open_actions:
        for spot in leads(now, action):
            targets.setdefault(spot, []).append(action)
    return replace(now, targets={spot: tuple(actions) for spot, actions in targets.items()})


# Where keys lead


def in_order(now: AnyState, reach: Sequence[Spot], key: Qt.Key) -> str:
    """Return the spot that a key goes on to from the current one, round at the ends."""
    keys = [spot.key for spot in reach]
    if now.current is None:
        return keys[0 if key not in BACKWARD_KEYS else -1]
    return keys[(keys.index(now.current) + (-1 if key in BACKWARD_KEYS else 1)) % len(keys)]


def nearest(now: AnyState, reach: Sequence[Spot], key: Qt.Key, wraps: bool = False) -> str | None:
    """Return the nearest spot in the direction of an arrow; where nothing lies there, None, or the farthest
    behind if it `wraps`. Other keys go on in order."""
    here = next((spot for spot in reach if spot.key == now.current), None)
    way = ARROW_DIRECTIONS.get(key)
    if here is None or way is None:
        return in_order(now, reach, key)

    def cost(spot: Spot) -> tuple[bool, int]:
        away = spot.rect.center() - here.rect.center()
        along = QPoint.dotProduct(away, way)
        across = abs(away.x() * way.y() - away.y() * way.x())
        return along <= 0, along + 2 * across

    best = min((spot for spot in reach if spot is not here), key=cost, default=here)
    return best.key if wraps or not cost(best)[0] else None
