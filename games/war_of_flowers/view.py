"""Information that one seat has of a war."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, cast

from macclassic.engine.core.codec import later, quickly

from .cards import ALL
from .house.options import of_numbers
from .house.payments import ENDINGS
from .house.position import HouseGame, house_in
from .house.rules import HouseRulesState
from .position import OVER, STACK, Position

Three = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class View:
    """Knowledge of one seat: numbers and tuples without a reference to the position.

    `hand`: its own. `hand_sizes`: of all. `table`, `collections`, `money`, `points` and the rest are public.
    `stack_size`: cards still face down. `choice`: table cards of which the seat at turn takes one, as a set.
    `unseen`: all cards that may be in other hands or the stack, as a set. `opened`: every hand once the game
    is over, else empty. `house`: public state of the house rules (`house_of`), empty without them. The rest
    is as in `Position`.
    """

    seat: int
    hand: int
    hand_sizes: Three
    table: int
    stack_size: int
    collections: Three
    money: Three
    points: Three
    before: Three
    go_score: Three
    gos: Three
    first: int
    game: int
    turn: int
    phase: int
    played: int
    turned: int
    grabbed: int
    choice: int
    unseen: int
    winner: int
    cup_plain: bool
    opened: tuple[int, ...] = ()
    gained: int = 0
    plays: tuple[int, ...] = ()
    house: tuple[Any, ...] = later(())


VIEW_CARDS = "played turned", "hand table collections grabbed choice unseen opened gained", "plays"
"""Fields with cards, with sets of cards, and with plays (`codec.with_ids`)."""


three = cast("Callable[[Sequence[int]], Three]", tuple)
"""Returns the values of the three seats as an immutable tuple."""
_made = quickly(View)


def view(position: Position, seat: int) -> View:
    """Return the view of a seat.

    A card's visibility depends on the place where it lies, never on the phase of the game.
    """
    hand = position.hands[seat]
    shown = position.table | hand
    for cards in position.collections:
        shown |= cards
    for card in (position.played, position.turned):
        if card >= 0:
            shown |= 1 << card
    house: tuple[object, ...] = ()
    rules = house_in(position)
    if rules is not None:
        known = seen(position, rules)
        shown |= known.shown[0] | known.shown[1] | known.shown[2]
        shown |= rules.laid(position.played, position.grabbed)
        house = tuple(known)
    one, two, last = position.hands
    return _made(  # by position, which is faster (`quickly`)
        seat,
        hand,
        (one.bit_count(), two.bit_count(), last.bit_count()),
        position.table,
        STACK - position.turned_count,
        three(position.collections),
        three(position.money),
        three(position.points),
        three(position.before),
        three(position.go_score),
        three(position.gos),
        position.deal.first,
        position.game,
        position.turn,
        position.phase,
        position.played,
        position.turned,
        position.grabbed,
        position.choice(),
        ALL & ~shown,
        position.winner,
        position.cup_plain,
        (one, two, last) if position.phase == OVER else (),
        position.gained,
        tuple(position.plays),
        house,
    )


class HouseRulesView(NamedTuple):
    """Public state of a game's house rules, as in `HouseRulesState`.

    `rules`: each rule as an index among its values (`HouseRules.numbers`). `shown`: cards that were shown and
    are still in a hand. `four`: the seat that played on with four of a month, and the month.
    """

    rules: tuple[int, ...]
    shown: Three
    shaken: Three
    bombed: Three
    owed: Three
    makers: tuple[int, ...]
    made: Three
    callers: tuple[int, ...]
    carry: int
    four: tuple[int, int]
    bombing: int
    ending: int
    piles: tuple[int, ...]


def seen(position: Position, house: HouseRulesState) -> HouseRulesView:
    one, two, three_ = (held & cards for held, cards in zip(position.hands, house.shown, strict=True))
    return HouseRulesView(
        rules=house.rules.numbers(),
        shown=(one, two, three_),
        shaken=three(house.shaken),
        bombed=three(house.bombed),
        owed=three(house.owed),
        makers=tuple(house.makers),
        made=three(house.made),
        callers=tuple(house.callers),
        carry=house.carry,
        four=(house.four_seat, house.four_month),
        bombing=int(house.bombing),
        ending=ENDINGS.index(house.ending),
        piles=tuple(house.piles),
    )


def seen_of(view: View) -> HouseRulesView | None:
    """Return the public house rules of a view, or None without house rules."""
    return HouseRulesView(*view.house) if view.house else None


def house_of(view: View) -> HouseRulesState | None:
    """Return the state of the house rules that a view shows, or None without house rules."""
    found = seen_of(view)
    if found is None:
        return None
    house = HouseRulesState(of_numbers(found.rules), view.first, found.carry)
    house.four_seat, house.four_month = found.four
    house.owed, house.shown = list(found.owed), list(found.shown)
    house.shaken, house.bombed = list(found.shaken), list(found.bombed)
    house.makers, house.made, house.callers = list(found.makers), list(found.made), list(found.callers)
    house.bombing, house.ending = bool(found.bombing), ENDINGS[found.ending]
    house.piles = list(found.piles)
    return house


def known(view: View) -> Position:
    """Return the position as the view's seat knows it: the others' hands and the stack are empty."""
    house = house_of(view)
    new = Position(view.cup_plain) if house is None else HouseGame(view.cup_plain, house)
    new.hands[view.seat] = view.hand
    new.collect(view.collections)
    new.before = list(view.before)
    new.go_score = list(view.go_score)
    new.gos = list(view.gos)
    new.money = list(view.money)
    new.table, new.turned_count = view.table, STACK - view.stack_size
    new.turn, new.phase, new.winner = view.turn, view.phase, view.winner
    new.played, new.turned, new.grabbed = view.played, view.turned, view.grabbed
    if house is not None:
        new.hands = [held | (view.hand if seat == view.seat else 0) for seat, held in enumerate(house.shown)]
    return new
