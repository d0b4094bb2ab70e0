"""Model of the table: cards by their ids, the state of each player, and moods."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from macclassic.flower_cards.actions import Action
from macclassic.flower_cards.table import card_choice
from macclassic.flower_cards.table.card_choice import cards_of
from macclassic.flower_cards.table.picture_model import TablePicture, as_they_came
from macclassic.table.table_state import TablePosition, TableState

from ..cards import IDS
from ..cards import names as ids
from ..house.options import VALUES
from ..house.rules import HouseRulesState
from ..options import WarOptions
from ..position import OVER
from ..view import View, house_of
from .layout import layout

SeatPosition = TablePosition[View, Action]
"""A position of this game as a seat sees it."""
State = TableState[View, Action, TablePicture, WarOptions]
"""The state of this game's table."""


@dataclass
class SeatStatus:
    """Texts beside a face.

    By house rules `owed`: turns without a card; `doubled`: number of times that a win pays double for cards
    shown and bombed.
    """

    money: int
    points: int
    gos: int
    owed: int = 0
    doubled: int = 0


def picture_of(now: State) -> TablePicture:
    """Return the picture of a state at rest; if a card matches two, both are offered as a choice.

    The viewer's hand is face down while it is unknown who looks.
    """
    view: View = now.position.view
    down = now.position.hidden and not view.opened
    mine = 0 if down else view.hand
    choice = card_choice.offered(now, IDS) or tuple(ids(view.choice))
    house = house_of(view)
    hands = view.opened or ((0, 0, 0) if house is None else house.shown)
    others = tuple(() if seat == view.seat else tuple(ids(cards)) for seat, cards in enumerate(hands))
    hidden = [size - len(cards) for size, cards in zip(view.hand_sizes, others, strict=True)]
    hidden[view.seat] -= mine.bit_count()
    plays = [(play >> 6, play & 63 if play & 63 < 48 else -1) for play in view.plays]
    laid = 1 << view.played if view.played >= 0 else 0
    if house is not None:
        laid = house.laid(view.played, view.grabbed)
    picture = TablePicture(
        hand=tuple(ids(mine)),
        hidden=tuple(hidden),
        open_hands=others,
        table=tuple(IDS[card] for card in as_they_came(view.table, plays)),
        stack=view.stack_size,
        collections=tuple(tuple(ids(cards)) for cards in view.collections),
        seats=[
            SeatStatus(*each, *_marks(house, seat))
            for seat, each in enumerate(zip(view.money, view.points, view.gos, strict=True))
        ],
        actor=-1 if view.phase == OVER or now.position.over else view.turn,
        first=view.first,
        game=view.game,
        played=tuple(ids(laid)),
        turned=IDS[view.turned] if view.turned >= 0 else None,
        lifted=now.selected[0] if now.selected and now.selected[0] in IDS else None,
        choice=choice if view.turn == view.seat else (),
        shown=() if house is None else tuple(ids(house.shown[view.seat] & mine)),
        viewer=view.seat,
    )
    return layout(now).laid_out(picture)


def _marks(house: HouseRulesState | None, seat: int) -> tuple[int, int]:
    """Return the number of owed turns of a seat, and the number of doublings of its win."""
    if house is None:
        return 0, 0
    return house.owed[seat], len(house.terms(seat).doublings) - house.carry


def points_to_call(view: View) -> int:
    """Return the points that a call of GO or STOP takes at least."""
    house = house_of(view)
    return VALUES["min"][0] if house is None else house.rules.min


def mood(view: View, seat: int) -> str:
    """Return the mood of a face: pleased when winning, dismayed when losing or nearly broke."""
    best = max(points for other, points in enumerate(view.points) if other != seat)
    if view.winner == seat:
        return "pleased"
    if view.winner >= 0 or view.money[seat] <= 5:
        return "dismayed"
    if view.points[seat] >= 3 and view.points[seat] > best:
        return "pleased"
    return "dismayed" if best >= 6 else "calm"


def playing(now: State) -> bool:
    """True if a card of the hand is to be played."""
    return any(card in now.targets for card in now.model.hand) and not now.model.choice


def hinted(now: State) -> Sequence[str]:
    """Return the cards of a hint that are on the table; the card it plays or takes first."""
    return card_choice.hinted(now, cards_of(now.hint, IDS))
