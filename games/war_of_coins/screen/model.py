"""Model of the table: cards by their ids, the state of each player, and moods."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from macclassic.flower_cards.actions import Action
from macclassic.flower_cards.table import card_choice
from macclassic.flower_cards.table.card_choice import cards_of
from macclassic.flower_cards.table.picture_model import TablePicture, as_they_came
from macclassic.table.table_state import TablePosition, TableState

from ..cards import IDS, names
from ..options import CoinOptions
from ..position import OVER
from ..view import View
from .layout import layout

SeatPosition = TablePosition[View, Action]
"""A position of this game as a seat sees it."""
State = TableState[View, Action, TablePicture, CoinOptions]
"""The state of this game's table."""


@dataclass
class SeatStatus:
    """Texts beside a player's face or in the column.

    `keeps`: number of *Keep going* calls. `owed`: turns in which the seat only turns a stock card.
    """

    balance: int
    points: int = 0
    keeps: int = 0
    owed: int = 0


def picture_of(now: State) -> TablePicture:
    """Return the picture of a state at rest; if a card matches two, both are offered as a choice.

    During the draw for the first player all cards are in the stock. The viewer's hand is face down while it
    is unknown who looks.
    """
    view: View = now.position.view
    me = view.seat
    if now.opening:
        seats = [SeatStatus(each) for each in view.balance]
        piles = ((), ())
        return TablePicture((), (0, 0), piles, (), len(IDS), piles, seats, -1, -1, view.game, viewer=me)
    mine = 0 if now.position.hidden and not view.opened else view.hand
    others = tuple(
        () if seat == me else tuple(names(cards)) for seat, cards in enumerate(view.opened or view.open_hands)
    )
    hidden = [size - len(cards) for size, cards in zip(view.hand_sizes, others, strict=True)]
    hidden[me] -= mine.bit_count()
    choice = card_choice.offered(now, IDS) or tuple(names(view.choice))
    plays = [(play >> 7, play & 63) for play in view.plays]
    picture = TablePicture(
        hand=tuple(names(mine)),
        hidden=tuple(hidden),
        open_hands=others,
        table=tuple(IDS[card] for card in as_they_came(view.layout, plays)),
        stack=view.stock_size,
        collections=tuple(tuple(names(cards)) for cards in view.captured),
        seats=[
            SeatStatus(*each) for each in zip(view.balance, view.points, view.keeps, view.owed, strict=True)
        ],
        actor=-1 if view.phase == OVER or now.position.over else view.turn,
        first=view.first,
        game=view.game,
        played=tuple(names(view.laid)),
        turned=IDS[view.turned] if view.turned >= 0 else None,
        lifted=now.selected[0] if now.selected and choice else None,
        choice=choice if view.turn == view.seat else (),
        shown=tuple(names(view.open_hands[me] & mine)),
        viewer=me,
    )
    return layout(now).laid_out(picture)


def mood(view: View, seat: int) -> str:
    """Return the mood of a face: pleased when winning, dismayed when losing or far behind."""
    mine, theirs = view.points[seat], view.points[1 - seat]
    if view.winner >= 0:
        return "pleased" if view.winner == seat else "dismayed"
    if mine >= 5 and mine > theirs:
        return "pleased"
    return "dismayed" if theirs >= 7 else "calm"


def playing(now: State) -> bool:
    """True if a card of the hand is to be played."""
    return not now.selected and any(card in now.targets for card in now.model.hand)


def hinted(now: State) -> Sequence[str]:
    """Return the cards of a hint that are on the table; the card it plays or takes first."""
    return card_choice.hinted(now, cards_of(now.hint, IDS))
