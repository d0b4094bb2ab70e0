"""What the table shows of a view: the cards by their ids, what stands at each place, offers, moods."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from macclassic.flower_cards.table import choosing
from macclassic.flower_cards.table.choosing import cards_of
from macclassic.flower_cards.table.places import Picture, as_they_lay
from macclassic.toolbox.moment import Now

from ..acts import Action, FlipOnly, Show, Transact
from ..cards import IDS, names, whole_coin
from ..position import OVER
from ..scoring import Doubling, doublings
from ..view import View
from .layout import layout
from .words import action_words

translate = QCoreApplication.translate


@dataclass
class Seat:
    """What stands beside a player's face. `keeps`: how often it said *Keep going*; `owed`: turns in which it
    only turns a stock card; `factor`: what a payment would be multiplied by now."""

    balance: int
    points: int = 0
    keeps: int = 0
    owed: int = 0
    factor: int = 1


@dataclass(frozen=True, slots=True)
class Offer:
    """Something to be done beside playing a card: `key` names it, `letter` stands for it on the keyboard."""

    key: str
    letter: str
    text: str


def picture_of(now: Now) -> Picture:
    """Return the picture of a moment at rest; of two that a card matches one is offered. While
    somebody finds out who begins, all cards are in the stock."""
    view: View = now.position.view
    if now.opening:
        seats = [Seat(each) for each in view.balance]
        return Picture((), (0, 0), ((), ()), (), len(IDS), ((), ()), seats, -1, -1, view.game)
    other = view.opened[1] if view.opened else view.open_hands[1]
    choice = choosing.offered(now, IDS) or tuple(names(view.choice))
    factors = [1 << len(doubled(view, seat)) for seat in (0, 1)]
    picture = Picture(
        hand=tuple(names(view.hand)),
        hidden=(0, view.hand_sizes[1] - other.bit_count()),
        open_hands=((), tuple(names(other))),
        table=as_they_lay(names(view.layout), now.model),
        stack=view.stock_size,
        collections=tuple(tuple(names(cards)) for cards in view.captured),
        seats=[
            Seat(*each)
            for each in zip(view.balance, view.points, view.keeps, view.owed, factors, strict=True)
        ],
        actor=-1 if view.phase == OVER else view.turn,
        first=view.first,
        game=view.game,
        played=tuple(names(view.laid)),
        turned=IDS[view.turned] if view.turned >= 0 else None,
        lifted=now.taken[0] if now.taken else None,
        choice=choice if view.turn == view.seat else (),
        shown=tuple(names(view.open_hands[0])),
    )
    return layout(now).laid_out(picture)


def doubled(view: View, seat: int) -> Sequence[Doubling]:
    """Return all that would double what a seat is paid if it ended the game now."""
    mine, theirs = view.captured[seat], view.captured[1 - seat]
    marks = (view.shown[seat], view.transacted[seat], view.perfect[seat])
    return doublings(mine, theirs, view.keeps[seat], *marks)


def mood(view: View, seat: int) -> str:
    """Return how somebody looks: pleased when winning, dismayed when losing or far behind."""
    mine, theirs = view.points[seat], view.points[1 - seat]
    if view.winner >= 0:
        return "pleased" if view.winner == seat else "dismayed"
    if mine >= 5 and mine > theirs:
        return "pleased"
    return "dismayed" if theirs >= 7 else "calm"


def playing(now: Now) -> bool:
    """Whether a card of the hand is to be played."""
    return any(card in now.targets for card in now.model.hand) and not now.model.choice


def hinted(now: Now) -> str | None:
    """Return the card at which a hint points, if it lies there: for three of a coin, the first of them."""
    cards = cards_of(now.hint, IDS)
    if isinstance(now.hint, Show | Transact):
        cards = tuple(names(whole_coin(now.hint.coin) & now.position.view.hand))
    return choosing.hinted(now, cards)


# Beside playing a card


def offer_key(action: Show | Transact | FlipOnly) -> str:
    """Return what an offer is known by."""
    kind = {Show: "show", Transact: "transact", FlipOnly: "flip-only"}[type(action)]
    return kind if isinstance(action, FlipOnly) else f"{kind}:{action.coin}"


def offers(now: Now) -> list[Offer]:
    """Return what may be done now beside playing a card."""
    return [
        Offer(offer_key(action), _letter(action), action_words(action))
        for action in now.open
        if isinstance(action, Show | Transact | FlipOnly) and not now.taken
    ]


def _letter(action: Action) -> str:
    """Return the letter for an offer; none of them stands for an answer to a question too."""
    if isinstance(action, Show):
        return translate("table", "J", "the letter for Jiggle Wiggle")
    if isinstance(action, Transact):
        return translate("table", "T", "the letter for Complete Transaction")
    return translate("table", "F", "the letter for turning a stock card")
