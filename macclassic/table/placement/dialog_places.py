"""The place of a dialog beside what it explains on a table: where it hides least of that."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol, TypeVar

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QWidget

from macclassic.table.placement.cover_costs import ASKED, CoverCosts, spot_costs
from macclassic.table.table_parts import AnyParts
from macclassic.table.table_state import AnyState
from macclassic.toolbox.windows.window import Window
from macclassic.toolbox.windows.window_manager import WindowManager

T = TypeVar("T")

QUESTION = 50
"""Cost of covering a cell of the question on the table: less than what can be selected, more than cards."""
MOST_MOMENTS = 24
"""Maximum number of moments that are looked at for the place of one dialog."""


@dataclass(frozen=True)
class Explained:
    """A moment that a dialog explains: the table's state, the actions in question and those spoken of."""

    state: AnyState
    actions: Sequence[Any] = ()
    spoken_of: Sequence[object] = ()


class ExplainedTable(Protocol):
    """Protocol of the table beside which a dialog stands."""

    parts: AnyParts
    manager: WindowManager

    def size(self) -> QSize: ...
    def window(self) -> QWidget: ...
    def mapTo(self, parent: QWidget, at: QPoint, /) -> QPoint: ...


def some_of(moments: Sequence[T]) -> Sequence[T]:
    """Return at most `MOST_MOMENTS` of these, evenly spread."""
    return moments[:: -(-len(moments) // MOST_MOMENTS) or 1]


def corner_beside(table: ExplainedTable, dialog: Window, moments: Iterable[Explained]) -> QPoint:
    """Return the corner on the screen at which a dialog hides least of the moments that it explains.

    At equal cost it is the one nearest to where a dialog stands by itself.
    """
    costs = CoverCosts(table.size(), *(_costs(table.parts, each) for each in moments))
    window = table.window()
    corner = table.mapTo(window, QPoint(0, 0))
    if isinstance(window, Window):
        corner += table.manager.rect_of(window).topLeft()
    room = costs.size - dialog.size()
    home = QPoint(room.width() // 2, room.height() // 5)
    # The outermost pixels hide nothing, but may touch another column of cells at the right edge.
    *_, x, y = min(costs.places(dialog.size(), home, edge=1))
    return corner + QPoint(x, y)


def spots_of(parts: AnyParts, now: AnyState, action: object) -> set[str]:
    """Return the keys of the spots that an action is about: those on the way to it, and where it leads."""
    if parts.input.spots_of_action is not None:
        return set(parts.input.spots_of_action(now, action))
    found, way = set[str](), now
    while leads := [key for key in parts.input.next_spots(way, action) if key not in found]:
        found.update(leads)
        way = replace(way, selected=(*way.selected, leads[0]))
    return found.union(*(parts.input.drop_places(now, key) for key in found))


def _costs(parts: AnyParts, moment: Explained) -> Iterator[tuple[QRect, int]]:
    spoken_of, selectable = (
        set[str]().union(*(spots_of(parts, moment.state, action) for action in actions))
        for actions in (moment.spoken_of, moment.actions)
    )
    spots = parts.input.spots(moment.state)
    yield from spot_costs(spots, spoken_of, selectable)
    # A question may be as large as a region, but is read with what the dialog says.
    asked = bool(moment.state.open_actions)
    yield from ((spot.rect, QUESTION) for spot in spots if asked and spot.key in ASKED)
