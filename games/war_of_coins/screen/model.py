"""What the table shows at one moment: places of cards, the players' figures, marks. Motion changes it step by
step, and when all motion has ended it equals the model made afresh from the view."""

from __future__ import annotations

from dataclasses import dataclass, field

from macclassic.flower_cards.table.places import Places

from . import layout
from .layout import Snapshot


@dataclass
class Model:
    """The picture as data. `snapshot` is what lies where by card id; `places` where each lies in pixels.

    Lists are by seat: `balance`, `points`, `keeps` (how often each said *Keep going*), `owed` (turns in which
    a seat only turns a stock card), `factors` (what a payment would be multiplied by now). `stacks`: coins of
    which three lie on the layout; `shown`: cards of the person's hand that the other player has seen.
    `banner`: the name of what has just happened, in large letters, or nothing.
    """

    snapshot: Snapshot
    balance: list[int]
    points: list[int]
    keeps: list[int]
    owed: list[int]
    factors: list[int]
    actor: int
    first: int
    game: int
    stacks: frozenset[int]
    shown: tuple[str, ...] = ()
    banner: str = ""
    places: Places = field(default_factory=dict)
    stack: int = 0

    def __post_init__(self) -> None:
        if not self.places:
            self.places = layout.places(self.snapshot)
            self.stack = self.snapshot.stack
