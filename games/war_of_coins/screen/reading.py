"""What the table needs of a view: ids instead of numbers, and what may be done in the public format."""

from __future__ import annotations

from collections.abc import Sequence

from macclassic.flower_cards.deck import FOUR, numbers
from macclassic.flower_cards.table.people import Person
from macclassic.flower_cards.table.words import cards_of

from ..acts import Action
from ..cards import IDS, JOKER, coins_with, names, whole_coin
from ..position import OVER
from ..scoring import Doubling, doublings
from ..view import View
from .layout import Snapshot
from .model import Model
from .people import people


class Reading:
    """A view as the screen reads it, with the seats' names and moods."""

    def __init__(self, view: View, seated: tuple[Person, Person] | None = None) -> None:
        self.view = view
        self.people = seated or people()
        self.names = tuple(person.name for person in self.people)
        self.offered: str | None = None

    @property
    def moods(self) -> tuple[str, str]:
        """How both look: pleased when winning, dismayed when losing or far behind."""
        return self._mood(0), self._mood(1)

    def _mood(self, seat: int) -> str:
        view = self.view
        mine, theirs = view.points[seat], view.points[1 - seat]
        if view.winner >= 0:
            return "pleased" if view.winner == seat else "dismayed"
        if mine >= 5 and mine > theirs:
            return "pleased"
        return "dismayed" if theirs >= 7 else "calm"

    def cards_of(self, action: Action) -> tuple[str, str]:
        """Return the card that an action plays or takes, and which of two that takes; empty for none."""
        return cards_of(action, IDS)

    @property
    def matching(self) -> frozenset[int]:
        """The places in the hand of cards whose coin lies on the layout."""
        layout = self.view.layout
        return frozenset(
            place
            for place, card in enumerate(numbers(self.view.hand))
            if card < JOKER and layout & FOUR << (card & ~3)
        )

    def model(self, offered: str | None = None, choice: tuple[str, ...] = ()) -> Model:
        """Return the picture of the view; `offered` is a hand card whose choice of two is open."""
        view = self.view
        self.offered = offered
        other = view.opened[1] if view.opened else view.open_hands[1]
        snapshot = Snapshot(
            hand=tuple(names(view.hand)),
            hidden=(0, view.hand_sizes[1] - other.bit_count()),
            table=tuple(names(view.layout)),
            stack=view.stock_size,
            captured=(tuple(names(view.captured[0])), tuple(names(view.captured[1]))),
            played=tuple(names(view.laid)),
            turned=IDS[view.turned] if view.turned >= 0 else None,
            choice=(choice or tuple(names(view.choice))) if view.turn == view.seat else (),
            open_hands=((), tuple(names(other))),
        )
        return Model(
            snapshot=snapshot,
            balance=list(view.balance),
            points=list(view.points),
            keeps=list(view.keeps),
            owed=list(view.owed),
            factors=[self._factor(seat) for seat in (0, 1)],
            actor=-1 if view.phase == OVER else view.turn,
            first=view.first,
            game=view.game,
            stacks=stacks(view.layout),
            shown=tuple(names(view.open_hands[0])),
        )

    def before_the_deal(self) -> Model:
        """Return the picture of the table with all cards in the stock."""
        model = self.model()
        nothing = Snapshot(hand=(), hidden=(0, 0), table=(), stack=len(IDS), captured=((), ()))
        model.snapshot, model.places, model.stack = nothing, {}, len(IDS)
        model.points, model.factors = [0, 0], [1, 1]
        model.stacks, model.actor, model.first = frozenset(), -1, -1
        return model

    def doublings(self, seat: int) -> Sequence[Doubling]:
        """Return all that would double what a seat is paid if it ended the game now."""
        view = self.view
        mine, theirs = view.captured[seat], view.captured[1 - seat]
        marks = (view.shown[seat], view.transacted[seat], view.perfect[seat])
        return doublings(mine, theirs, view.keeps[seat], *marks)

    def _factor(self, seat: int) -> int:
        return 1 << len(self.doublings(seat))


def stacks(layout: int) -> frozenset[int]:
    """Return the coins, from 1, of which three cards lie on a layout."""
    return frozenset(coin + 1 for coin in coins_with(layout, 3))


def held(view: View, coin: int) -> list[str]:
    """Return the ids of the person's hand cards of a coin, counted from 0."""
    return names(view.hand & whole_coin(coin))
