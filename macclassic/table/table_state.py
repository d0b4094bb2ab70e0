"""Immutable messages between session, table and game: positions, events, states, prompts, requests."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from PySide6.QtCore import QPoint, QRect, QSize, Qt

from macclassic.engine.core.contract import Event
from macclassic.table.motion.stage_scenes import FlyingLayer, Scene, paid, shown
from macclassic.toolbox.base.animator import Motion
from macclassic.toolbox.base.motion_timing import MotionSetting, Tempo
from macclassic.toolbox.base.sound import Sound
from macclassic.toolbox.dialogs.dialogs import Dialog
from macclassic.toolbox.spots import Spot

if TYPE_CHECKING:
    from macclassic.table.company.remarks import Remark

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
"""Direction of each arrow key."""

BACKWARD_KEYS = (Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Backtab)
FORWARD_KEYS = (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Tab)
SELECT_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
PACE_KEYS = {int(Qt.Key.Key_Plus): 1, int(Qt.Key.Key_Equal): 1, int(Qt.Key.Key_Minus): -1}
"""Steps by which a key changes the pace; the equals sign is the plus without Shift."""


@dataclass(frozen=True, slots=True)
class TablePosition(Generic[V, A]):
    """A position of a match as one seat sees it."""

    view: V
    legal: Sequence[A]
    """The person's legal actions, empty while another seat is to decide."""
    practice: bool = False
    """True if the match does not count."""
    watching: bool = False
    """True in a replay: no seat acts, and everything may be shown."""
    hidden: bool = False
    """True if no particular person looks at the screen: the hand of the view is not to be seen either."""
    over: bool = False
    """True if the match has ended."""


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """Event: a round begins; the first event of a round."""


@dataclass(frozen=True, slots=True)
class SeatDecided:
    """Event: a seat has decided, as the viewer may see it; the events that follow come after it."""

    seat: int
    action: Any


TableEvent = Event | RoundBegan | SeatDecided
"""Event that a table plays: one of the rules, or one of the two that a match adds."""


@dataclass(frozen=True)
class PlayedEvents:
    """Events as `GameTable.play` takes them, and the position that they led to.

    `seats`: who sat at the table then, as in a record; None if these are the same as now.
    """

    events: Sequence[TableEvent]
    position: AnyPosition
    seats: Sequence[Mapping[str, object]] | None = field(default=None, kw_only=True, compare=False)


def past_company(
    position: AnyPosition, seats: Sequence[Mapping[str, object]] | None
) -> Sequence[PlayedEvents]:
    """Return the past for `GameTable.show_position` that says who sat at the table.

    `seats`: None if these are the same as now; the past is then empty.
    """
    return [PlayedEvents((), position, seats=seats)] if seats else ()


@dataclass(frozen=True)
class SeatedPerson:
    """A player at the table, computer or human."""

    name: str
    """The displayed name."""
    face: str
    """The name of the face: `face-NAME-MOOD` of `resources/art`; empty for none."""
    about: str = ""
    """Text that a balloon adds to the name."""
    you: bool = False
    """True if this is the only person at the table, whom texts call "you"."""

    def told(self, you: str, other: str, /, **words: object) -> str:
        """Return a text about this player: `you` if that is the reader, else `other` with the {name}."""
        return (you if self.you else other).format(name=self.name, **words)


class TableRequest(Enum):
    """Request of a table to its controller."""

    GO_ON = auto()
    """The sheet of a round has been read."""
    REVIEW = auto()
    """Review the round, instead of going on."""
    HANDS = auto()
    """Show all hands of the round, instead of going on."""
    SAME_DEAL = auto()
    """Play the same deal again."""
    CLOSE = auto()
    """Leave the table as it is."""
    HINT = auto()
    """Give a hint."""
    UNSEEN = auto()
    """The person has looked at the unseen cards."""
    MEMORY = auto()
    """The person has looked at the list of all asks."""
    BEGIN = auto()
    """Begin a match if none goes on: Return was pressed where no spot can be selected or nothing follows."""


@dataclass(frozen=True)
class TableState(Generic[V, A, M, Opt]):
    """Everything that a game's functions may know of the table at one moment."""

    position: TablePosition[V, A]
    size: QSize
    """Size of the table in pixels."""
    options: Opt
    company: Any
    """The players by seat, as `Extras.company_of` returns them."""
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
    refusal: str = ""
    """Reason why the last click or key on a spot had no effect (`GameTable.refuse`)."""
    opening: bool = False
    """True while what only the opening can ask has no answer."""
    offers: tuple[TableRequest, ...] = ()
    """Buttons that the sheet of a round may have beside the one that goes on."""
    game_state: Any = None
    """State that the game keeps here (`GameTable.keep_game_state`)."""


AnyState = TableState[Any, Any, Any, Any]
"""The state of a table whose game is not known."""
AnyPosition = TablePosition[Any, Any]
"""A position of a game that is not known."""


@dataclass(frozen=True)
class Stage:
    """Output of motions: painting, lines, announcements and sounds."""

    touch: Callable[[QRect], None]
    """Repaint a rectangle of the table."""
    repaint: Callable[[], None]
    """Repaint all of the table."""
    say: Callable[[str], None]
    """Write a line, which screen readers announce too."""
    tell: Callable[[str], None]
    """Announce a line to screen readers only."""
    sound: Callable[[Sound], None]
    """Play a sound."""
    above: FlyingLayer | None = None
    """The layer of flying pictures; None for motion that is not shown."""
    manner: MotionSetting = MotionSetting.NONE
    """The motion setting of the program."""
    seen: set[str] = field(default_factory=set)
    """Pictures of the great moments that were shown in this round."""
    remark: Callable[[Remark], None] = lambda _remark: None
    """Report an event that a companion may remark on."""
    make_room: Callable[[QRect], None] = lambda _rect: None
    """Keep a rectangle clear of speech bubbles."""

    @property
    def full(self) -> bool:
        """True if great moments have a stage, and matches a finale."""
        return self.manner is MotionSetting.FULL

    def tempo(self, pace: int) -> Tempo:
        """Return the speed and plainness of motion at a pace from 1 to 5."""
        return Tempo(pace, self.manner)

    def pause(
        self,
        ms: float,
        line: str = "",
        sound: Sound | None = None,
        then: Callable[[], None] | None = None,
    ) -> Motion:
        """Return a pause of some milliseconds for reading; `line`, `sound` and `then` come at its start."""

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
        """Yield the motions of a great moment, longer for the first of its kind in a round.

        `line`, `sound` and `then` as in `pause`.
        """
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
        """Return the flight of money between two points; `landed` gets the amount of each coin or pile."""
        if self.above is None:
            return Motion(0, begin=lambda: landed(amount))
        return paid(self.above, start, goal, amount, self.tempo(pace), self.sound, landed)


@dataclass(frozen=True)
class Prompt:
    """A dialog that asks for what spots leave open."""

    dialog: Dialog
    answer: Callable[[str], Any]
    """Returns for the name of a button an action, None for none, or another prompt; at an opening, the
    options with which the match begins again."""
    skipped: bool = False
    """True if `GameTable.finish` goes on without an answer."""


NextSpots = Callable[[AnyState, Any], Sequence[str]]
"""Returns the spots that may be selected next on the way to an action."""


def state_for_choosing(now: AnyState, taken: Sequence[str], leads: NextSpots) -> AnyState:
    """Return the state with its legal actions open and as many spots selected as still lead on.

    An option or a hint may have changed which spots lead on.
    """
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
    """Return the state with one more spot selected."""
    return _aimed(replace(now, selected=(*now.selected, spot), open_actions=now.targets.get(spot, ())), leads)


def _aimed(now: AnyState, leads: NextSpots) -> AnyState:
    """Return the state with its targets: the spots that lead on to the open actions."""
    targets: dict[str, list[object]] = {}
    for action in now.open_actions:
        for spot in leads(now, action):
            targets.setdefault(spot, []).append(action)
    return replace(now, targets={spot: tuple(actions) for spot, actions in targets.items()})


# Keyboard focus


def in_order(now: AnyState, reach: Sequence[Spot], key: Qt.Key) -> str:
    """Return the spot before or after the focused one, in the order of the list and round at its ends."""
    keys = [spot.key for spot in reach]
    if now.current is None:
        return keys[0 if key not in BACKWARD_KEYS else -1]
    return keys[(keys.index(now.current) + (-1 if key in BACKWARD_KEYS else 1)) % len(keys)]


def nearest(now: AnyState, reach: Sequence[Spot], key: Qt.Key, wraps: bool = False) -> str | None:
    """Return the nearest spot in the direction of an arrow key; other keys lead to the next in order.

    Without a spot in that direction: None, or the farthest spot in the opposite one if the focus `wraps`.
    """
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
