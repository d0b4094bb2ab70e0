"""Information that one seat has of a match."""

from __future__ import annotations

from dataclasses import dataclass

from macclassic.engine.core.codec import quickly, with_ids
from macclassic.engine.core.options import Json
from macclassic.flower_cards.record_format import CardDeal

from .cards import ALL, IDS, numbers, whole_coin
from .position import CALL, OVER, STOCK, Pair, Position, Side


@dataclass(frozen=True, slots=True)
class View:
    """Knowledge of one seat: numbers and tuples without a reference to the position.

    `hand`: its own. `hand_sizes`: of both. `open_hands`: cards that each seat has shown and still holds.
    `layout`, `captured`, `points` and the rest are public. `stock_size`: cards still face down. `choice`:
    layout cards of which the seat at turn takes one, as a set. `unseen`: all cards that may be in the other
    hand or the stock, as a set. `gained`: while *Keep going* or *End the game* is open, the cards that this
    turn added. `opened`: both hands once the game is over, else empty. `draw`, `first`: as in `CardDeal`; the
    rest is as in `Position` and `Side`.
    """

    seat: int
    hand: int
    hand_sizes: Pair
    open_hands: Pair
    layout: int
    stock_size: int
    captured: Pair
    points: Pair
    keeps: Pair
    keep_score: Pair
    owed: Pair
    shown: Pair
    transacted: Pair
    perfect: Pair
    balance: Pair
    first: int
    game: int
    draw: tuple[int, ...]
    last_winner: int
    turn: int
    phase: int
    laid: int
    grabbed: int
    turned: int
    choice: int
    unseen: int
    winner: int
    ending: int
    gained: int
    target: int
    plays: tuple[int, ...]
    opened: tuple[int, ...] = ()


_with_ids = with_ids(
    IDS,
    cards="draw turned",
    sets="hand open_hands layout captured laid grabbed choice unseen gained opened",
    plays="plays",
)


def named(view: View) -> Json:
    """Return a view with ids of cards, and lists of coins from 1."""
    coins = {name: getattr(view, name) for name in ("shown", "transacted", "perfect")}
    return _with_ids(view) | {
        name: [[coin + 1 for coin in numbers(each)] for each in by_seat] for name, by_seat in coins.items()
    }


_made = quickly(View)


def view(position: Position, seat: int) -> View:
    """Return the view of a seat.

    A card's visibility depends on the place where it lies, never on the phase of the game; shown cards stay
    known while they are held.
    """
    one, two = position.sides()
    hands: Pair = (one.hand, two.hand)
    open_hands = (shown_cards(one), shown_cards(two))
    known = position.layout | hands[seat] | open_hands[1 - seat] | position.laid | one.captured | two.captured
    if position.turned >= 0:
        known |= 1 << position.turned
    deal = position.deal
    return _made(  # by position, which is faster (`quickly`)
        seat,
        hands[seat],
        (hands[0].bit_count(), hands[1].bit_count()),
        open_hands,
        position.layout,
        len(position.stock) - position.turned_count,
        (one.captured, two.captured),
        (one.points, two.points),
        (one.keeps, two.keeps),
        (one.keep_score, two.keep_score),
        (one.owed, two.owed),
        (one.shown, two.shown),
        (one.transacted, two.transacted),
        (one.perfect, two.perfect),
        position.balance(),
        deal.first,
        position.game,
        deal.draw,
        position.last_winner,
        position.turn,
        position.phase,
        position.laid,
        position.grabbed,
        position.turned,
        position.choice(),
        ALL & ~known,
        position.winner,
        position.ending,
        position.me.captured & ~position.began if position.phase == CALL else 0,
        position.target,
        tuple(position.plays),
        hands if position.phase == OVER else (),
    )


def shown_cards(side: Side) -> int:
    """Return the cards that a seat has shown and still holds."""
    coins = side.shown | side.perfect
    if not coins:
        return 0
    cards = 0
    for coin in numbers(coins):
        cards |= whole_coin(coin)
    return cards & side.hand


def known(view: View) -> Position:
    """Return the position as the view's seat knows it: the other's hand and the stock are empty."""
    new = Position()
    new.turn, new.phase, new.layout = view.turn, view.phase, view.layout
    new.turned, new.laid, new.grabbed = view.turned, view.laid, view.grabbed
    new.turned_count = STOCK - view.stock_size
    new.deal = CardDeal((0, 0), 0, (), view.first)
    for seat, side in enumerate(new.sides()):
        side.hand = view.hand if seat == view.seat else 0
        side.capture(view.captured[seat])
        side.keeps, side.keep_score, side.owed = view.keeps[seat], view.keep_score[seat], view.owed[seat]
        side.shown, side.transacted = view.shown[seat], view.transacted[seat]
        side.perfect = view.perfect[seat]
    return new
