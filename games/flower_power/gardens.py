"""Flowers, hands and the GraveRyard as they change, and what the seats know of them (rules page §1, §4).

A `Course` is one decision on its way: a state of its own that is being filled in, and what has happened.
"""

from __future__ import annotations

from macclassic.engine.chance import Stream

from .cards import SERVES
from .state import (
    BUILD,
    LAST_WILL,
    MAIN,
    NOBODY,
    OPEN,
    OVER,
    Cards,
    Event,
    Flower,
    State,
)

EVERYTHING = 15
"""All suits, as bits."""


class Course:
    """A state that a decision is changing, in `now`, and the `events` so far.

    `told`: the pile that a record has for a shuffle, else None. `hidden_hearts`, `all_tied`: options.
    """

    __slots__ = ("all_tied", "events", "hidden_hearts", "now", "told")

    def __init__(self, now: State, hidden_hearts: bool, all_tied: bool, told: Cards | None = None) -> None:
        self.now = now
        self.hidden_hearts = hidden_hearts
        self.all_tied = all_tied
        self.told = told
        self.events: list[Event] = []


def owner_of(state: State, flower: int) -> int:
    """Return whose a flower is, or NOBODY if there is none of that id."""
    for seat, garden in enumerate(state.gardens):
        for each in garden:
            if each.id == flower:
                return seat
    return NOBODY


def flower_of(state: State, flower: int) -> Flower | None:
    """Return a flower by its id, None if there is none."""
    for garden in state.gardens:
        for each in garden:
            if each.id == flower:
                return each
    return None


def replace_flower(state: State, flower: Flower) -> None:
    """Put a changed flower where the one of its id grows."""
    seat = owner_of(state, flower.id)
    garden = tuple(flower if each.id == flower.id else each for each in state.gardens[seat])
    _set_garden(state, seat, garden)


def remove_flower(state: State, flower: int) -> None:
    """Take a flower out of its garden."""
    seat = owner_of(state, flower)
    _set_garden(state, seat, tuple(each for each in state.gardens[seat] if each.id != flower))


def add_flower(state: State, seat: int, flower: Flower) -> None:
    """Plant a flower in a garden, behind those that grow there."""
    _set_garden(state, seat, (*state.gardens[seat], flower))


def _set_garden(state: State, seat: int, garden: tuple[Flower, ...]) -> None:
    state.gardens = (*state.gardens[:seat], garden, *state.gardens[seat + 1 :])


def without(flower: Flower, places: tuple[int, ...]) -> Flower:
    """Return a flower without the petals at some places."""
    left = [place for place in range(len(flower.petals)) if place not in places]
    return flower._replace(
        petals=tuple([flower.petals[place] for place in left]),
        eyes=tuple([flower.eyes[place] for place in left]),
    )


def reveal(course: Course, flower: int, place: int) -> None:
    """Turn up a petal, if it is not open yet."""
    found = flower_of(course.now, flower)
    assert found is not None
    if found.eyes[place] != OPEN:
        eyes = (*found.eyes[:place], OPEN, *found.eyes[place + 1 :])
        replace_flower(course.now, found._replace(eyes=eyes))
        course.events.append(("reveal", flower, place, found.petals[place]))


def plant(course: Course, seat: int, cards: Cards, eyes: int, power: bool) -> None:
    """Let a new flower grow; `eyes`: who knows its petals."""
    now = course.now
    now.flowers += 1
    if power:
        eyes = OPEN
    add_flower(now, seat, Flower(now.flowers, cards, (eyes,) * len(cards), power))
    course.events.append(("flower", now.flowers, seat, cards, power, eyes))


def discard(course: Course, cards: Cards, spied: bool = False) -> None:
    """Lay cards on the GraveRyard; `spied`: whether something was seen by them."""
    course.now.grave += cards
    course.events.append(("discard", cards, spied))


# Hands


def _set_hand(state: State, seat: int, hand: Cards, watched: tuple[int, ...]) -> None:
    state.hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
    state.watched = (*state.watched[:seat], watched, *state.watched[seat + 1 :])


def take_from_hand(state: State, seat: int, cards: Cards) -> None:
    """Take cards out of a hand; what the others know of the rest stays (see `forget`)."""
    kept = [i for i, card in enumerate(state.hands[seat]) if card not in cards]
    hand, watched = state.hands[seat], state.watched[seat]
    _set_hand(state, seat, tuple([hand[i] for i in kept]), tuple([watched[i] for i in kept]))


def forget(state: State, seat: int, suits: int) -> None:
    """Let the others no longer know which cards of some suits a hand holds: one or more has left unseen."""
    hand, watched = state.hands[seat], state.watched[seat]
    _set_hand(
        state,
        seat,
        hand,
        tuple([0 if SERVES[card] & suits else eyes for card, eyes in zip(hand, watched, strict=True)]),
    )


def watch_hand(state: State, seat: int, by: int) -> None:
    """Let a seat look at another's hand."""
    _set_hand(state, seat, state.hands[seat], tuple([eyes | 1 << by for eyes in state.watched[seat]]))


def draw(course: Course, seat: int) -> None:
    """Let a seat draw a card; an empty pile is made of the GraveRyard first (§5, A11)."""
    now = course.now
    if not now.pile:
        now.shuffles += 1
        pile = course.told or Stream(now.deal.key, f"flower-power/shuffle/{now.shuffles}").shuffled(now.grave)
        now.recycled = tuple(sorted(pile))
        now.pile, now.grave = pile, ()
        course.events.append(("shuffle", pile))
    card, now.pile = now.pile[0], now.pile[1:]
    _set_hand(now, seat, (*now.hands[seat], card), (*now.watched[seat], 0))
    course.events.append(("drawn", seat, card))


# Life and death


def bury(course: Course, seat: int) -> None:
    """Let a seat be out: its hand goes to the GraveRyard (A13)."""
    now = course.now
    now.alive &= ~(1 << seat)
    now.fallen += (seat,)
    course.events.append(("out", seat))
    hand = now.hands[seat]
    if hand:
        _set_hand(now, seat, (), ())
        discard(course, hand)


def settle(course: Course) -> bool:
    """Let everybody without a flower be out and whoever is left alone win; return whether it is over (§7.5).

    Who plays a last will is spared until it is over.
    """
    now = course.now
    spared = now.turn if now.phase == LAST_WILL else NOBODY
    for seat in now.deal.order:
        if not now.gardens[seat] and now.alive >> seat & 1 and seat != spared:
            bury(course, seat)
    return won(course)


def won(course: Course) -> bool:
    """Let the only survivor win, if there is but one; return whether the game is over."""
    now = course.now
    if now.alive & (now.alive - 1):
        return False
    now.winner = now.alive.bit_length() - 1
    now.phase, now.actor, now.battle = OVER, NOBODY, None
    course.events.append(("win", now.winner))
    return True


def next_turn(course: Course, drew: bool = False) -> None:
    """End a turn; `drew`: whether drawing was all of it."""
    now = course.now
    bit = 1 << now.turn
    now.drew = now.drew | bit if drew else now.drew & ~bit
    order = now.deal.order
    place = order.index(now.turn)
    while True:
        place = (place + 1) % len(order)
        if now.alive >> order[place] & 1:
            break
    begin_turn(now, order[place])
    course.events.append(("turn", now.turn))


def begin_turn(state: State, seat: int) -> None:
    """Begin a seat's turn."""
    state.phase, state.turn, state.actor = MAIN, seat, seat
    state.battle, state.attacked, state.fresh = None, (), True
    state.turns = (*state.turns[:seat], state.turns[seat] + 1, *state.turns[seat + 1 :])


def unbuilt(state: State) -> tuple[int, ...]:
    """Return the seats that have still to lay their flowers, in playing order."""
    if state.phase != BUILD:
        return ()
    return tuple(seat for seat in state.deal.order if not state.gardens[seat])
