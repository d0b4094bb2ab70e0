"""What the table shows at one moment: places of cards, the players' figures, marks. Motion changes it step by
step, and when all motion has ended it equals the model made afresh from the view."""

from __future__ import annotations

from dataclasses import dataclass, field

from macclassic.flower_cards.table.places import Places

from . import layout
from .layout import Snapshot


@dataclass
class Model:
    """The picture as data. `snapshot` is what lies where by card id; `places` where each lies in pixels."""

    snapshot: Snapshot
    money: list[int]
    points: list[int]
    gos: list[int]
    actor: int
    first: int
    game: int
    triplets: frozenset[int]
    places: Places = field(default_factory=dict)
    stack: int = 0

    def __post_init__(self) -> None:
        if not self.places:
            self.lay_out()

    def lay_out(self) -> None:
        """Put everything where the snapshot says."""
        self.places = layout.places(self.snapshot)
        self.stack = self.snapshot.stack
