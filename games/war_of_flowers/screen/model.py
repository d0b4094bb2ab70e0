"""What the table shows of a view: the cards by their ids, what stands at each player's place, and moods."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from macclassic.flower_cards.table import choosing
from macclassic.flower_cards.table.choosing import cards_of
from macclassic.flower_cards.table.places import Picture, as_they_came
from macclassic.toolbox.moment import Now

from ..cards import IDS
from ..cards import names as ids
from ..position import OVER
from ..view import View
from .layout import layout


@dataclass
class Seat:
    money: int
    points: int
    gos: int


def picture_of(now: Now) -> Picture:
    """Return the picture of a moment at rest; of two that a card matches one is offered."""
    view: View = now.position.view
    choice = choosing.offered(now, IDS) or tuple(ids(view.choice))
    hands = view.opened or (0, 0, 0)
    plays = [(play >> 6, play & 63) for play in view.plays]
    picture = Picture(
        hand=tuple(ids(view.hand)),
        hidden=(0, 0, 0) if view.opened else (0, *view.hand_sizes[1:]),
        open_hands=((), tuple(ids(hands[1])), tuple(ids(hands[2]))),
        table=tuple(IDS[card] for card in as_they_came(view.table, plays)),
        stack=view.stack_size,
        collections=tuple(tuple(ids(cards)) for cards in view.collections),
        seats=[Seat(*each) for each in zip(view.money, view.points, view.gos, strict=True)],
        actor=-1 if view.phase == OVER else view.turn,
        first=view.first,
        game=view.game,
        played=(IDS[view.played],) if view.played >= 0 else (),
        turned=IDS[view.turned] if view.turned >= 0 else None,
        lifted=now.taken[0] if now.taken else None,
        choice=choice if view.turn == view.seat else (),
    )
    return layout(now).laid_out(picture)


def mood(view: View, seat: int) -> str:
    """Return how somebody looks: pleased when winning, dismayed when losing or nearly broke."""
    best = max(points for other, points in enumerate(view.points) if other != seat)
    if view.winner == seat:
        return "pleased"
    if view.winner >= 0 or view.money[seat] <= 5:
        return "dismayed"
    if view.points[seat] >= 3 and view.points[seat] > best:
        return "pleased"
    return "dismayed" if best >= 6 else "calm"


def playing(now: Now) -> bool:
    """Whether a card of the hand is to be played."""
    return any(card in now.targets for card in now.model.hand) and not now.model.choice


def hinted(now: Now) -> Sequence[str]:
    """Return the cards that a hint is about, if they lie there: the one that it plays or takes first."""
    return choosing.hinted(now, cards_of(now.hint, IDS))
