"""What the table needs of a view: ids instead of numbers, and what may be done in the public format."""

from __future__ import annotations

from macclassic.flower_cards.table.people import Person
from macclassic.flower_cards.table.words import cards_of

from ..acts import Action
from ..cards import IDS, names, numbers
from ..position import OVER
from ..view import View
from .layout import Snapshot
from .model import Model
from .people import people


class Reading:
    """A view as the screen reads it, with the seats' names and moods."""

    def __init__(self, view: View, seated: tuple[Person, Person, Person] | None = None) -> None:
        self.view = view
        you, one, two = self.people = seated or people()
        self.names = (you.name, one.name, two.name)
        self.offered: str | None = None

    @property
    def moods(self) -> tuple[str, str, str]:
        """How everybody looks: pleased when winning, dismayed when losing or nearly broke."""
        view = self.view
        moods = []
        for seat in range(3):
            others = [view.points[other] for other in range(3) if other != seat]
            if view.winner == seat:
                mood = "pleased"
            elif view.winner >= 0 or view.money[seat] <= 5:
                mood = "dismayed"
            elif view.points[seat] >= 3 and view.points[seat] > max(others):
                mood = "pleased"
            elif max(others) >= 6:
                mood = "dismayed"
            else:
                mood = "calm"
            moods.append(mood)
        return moods[0], moods[1], moods[2]

    def cards_of(self, action: Action) -> tuple[str, str]:
        """Return the card that an action plays or takes, and which of two that takes; empty for none."""
        return cards_of(action, IDS)

    @property
    def matching(self) -> frozenset[int]:
        """The places in the hand of cards whose month lies on the table."""
        return frozenset(
            place for place, card in enumerate(numbers(self.view.hand)) if self.view.table >> (card & ~3) & 15
        )

    def model(self, offered: str | None = None, choice: tuple[str, ...] = ()) -> Model:
        """Return the picture of the view; `offered` is a hand card whose choice of two is open."""
        view = self.view
        self.offered = offered
        hands = view.opened or (0, 0, 0)
        shown = bool(view.opened)
        snapshot = Snapshot(
            hand=tuple(names(view.hand)),
            hidden=(0, 0, 0) if shown else (0, view.hand_sizes[1], view.hand_sizes[2]),
            table=tuple(names(view.table)),
            stack=view.stack_size,
            collections=(
                tuple(names(view.collections[0])),
                tuple(names(view.collections[1])),
                tuple(names(view.collections[2])),
            ),
            played=IDS[view.played] if view.played >= 0 else None,
            turned=IDS[view.turned] if view.turned >= 0 else None,
            choice=choice or tuple(names(view.choice)) if view.turn == view.seat else (),
            extra_hands=((), tuple(names(hands[1])), tuple(names(hands[2]))),
        )
        triplets = frozenset(
            month + 1 for month in range(12) if (view.table >> 4 * month & 15).bit_count() == 3
        )
        return Model(
            snapshot=snapshot,
            money=list(view.money),
            points=list(view.points),
            gos=list(view.gos),
            actor=-1 if view.phase == OVER else view.turn,
            first=view.first,
            game=view.game,
            triplets=triplets,
        )
