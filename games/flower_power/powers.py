"""What cards from the hand do (rules page §6)."""

from __future__ import annotations

from .battle import after_play, break_off, broken_off
from .cards import HEART, SERVES, STRENGTH, covers_all_suits
from .gardens import (
    EVERYTHING,
    Course,
    bury,
    discard,
    flower_of,
    forget,
    next_turn,
    plant,
    remove_flower,
    replace_flower,
    reveal,
    settle,
    take_from_hand,
    watch_hand,
    without,
    won,
)
from .state import NOBODY, OPEN, POWERS, Action, Flower, State

LEAST_CREATED = 3
"""Cards that a new flower needs (§6)."""
LEAST_POWER = 4
"""Cards that a new POWER FLOWER needs (§6)."""


def play(course: Course, action: Action) -> None:
    """Play one card, or make a flower of several, and let the game go on."""
    now = course.now
    seat = now.actor
    now.fresh = False
    if action.type == "create":
        _create(course, seat, action)
    else:
        take_from_hand(now, seat, (action.card,))
        if action.type == "poison":
            _poison(course, action)
        elif action.type == "heart":
            _heart(course, seat, action)
        elif action.type == "diamond":
            _diamond(course, action)
        else:
            _spy(course, seat, action)
    broken = broken_off(course)
    if settle(course):
        return
    if broken:
        break_off(course)
    elif now.battle is not None:
        after_play(course)
    elif not now.alive >> now.turn & 1:
        next_turn(course)


def end_last_will(course: Course) -> None:
    """End a last will: without a new flower it was the player's last act (§7.6)."""
    now = course.now
    if not now.gardens[now.turn]:
        bury(course, now.turn)
        if won(course):
            return
    next_turn(course)


def _poison(course: Course, action: Action) -> None:
    flower = flower_of(course.now, action.flower)
    assert flower is not None
    petal = flower.petals[action.place]
    left = without(flower, (action.place,))
    if left.petals:
        replace_flower(course.now, left)
    else:
        remove_flower(course.now, flower.id)
    discard(course, (action.card, petal))
    if not left.petals:
        course.events.append(("gone", flower.id))


def _heart(course: Course, seat: int, action: Action) -> None:
    now = course.now
    flower = flower_of(now, action.flower)
    assert flower is not None
    place = action.place
    eyes = OPEN
    if course.hidden_hearts and not flower.power:
        eyes = 1 << seat
        forget(now, seat, HEART)
    replace_flower(
        now,
        flower._replace(
            petals=(*flower.petals[:place], action.card, *flower.petals[place:]),
            eyes=(*flower.eyes[:place], eyes, *flower.eyes[place:]),
        ),
    )


def _diamond(course: Course, action: Action) -> None:
    now = course.now
    discard(course, (action.card,))
    flower = flower_of(now, action.flower)
    assert flower is not None
    replace_flower(now, flower._replace(power=True))
    for place in range(len(flower.petals)):
        reveal(course, flower.id, place)


def _spy(course: Course, seat: int, action: Action) -> None:
    now = course.now
    discard(course, (action.card,), spied=True)
    if action.seat != NOBODY:
        watch_hand(now, action.seat, seat)
        return
    flower = flower_of(now, action.flower)
    assert flower is not None
    replace_flower(now, flower._replace(eyes=tuple([eyes | 1 << seat for eyes in flower.eyes])))


def _create(course: Course, seat: int, action: Action) -> None:
    take_from_hand(course.now, seat, action.cards)
    if not action.power:
        # Nobody can tell which of the cards seen in this hand are in the flower now.
        forget(course.now, seat, EVERYTHING)
    plant(course, seat, action.cards, 1 << seat, action.power)


# Why not


def why_not_play(state: State, action: Action) -> str | None:
    """Return why a card, or several, can't be played by the one to decide; None if they can."""
    if action.type == "create":
        return _why_not_create(state, action)
    if action.card not in state.hands[state.actor]:
        return "That card is not in your hand."
    suit = POWERS.index(action.type)
    if not SERVES[action.card] >> suit & 1:
        return _WRONG_SUIT[suit]
    if action.type == "spy" and action.flower == NOBODY:
        return _why_not_hand(state, action.seat)
    flower = flower_of(state, action.flower)
    if flower is None:
        return "There is no such flower."
    if action.type == "spy":
        return None if any(eyes != OPEN for eyes in flower.eyes) else "All petals of that flower are open."
    if action.type == "diamond":
        return "That is a POWER FLOWER already." if flower.power else None
    if action.type == "heart":
        return None if 0 <= action.place <= len(flower.petals) else "There is no such place in that flower."
    return _why_not_poison(flower, action)


_WRONG_SUIT = (
    "Only a spade or the black joker is poison.",
    "Only a heart or the red joker becomes a petal.",
    "Only a diamond or the red joker makes a POWER FLOWER.",
    "Only a club or the black joker can spy.",
)


def _why_not_poison(flower: Flower, action: Action) -> str | None:
    if not 0 <= action.place < len(flower.petals):
        return "That flower has no such petal."
    if flower.eyes[action.place] != OPEN:
        return "Poison works on open petals only."
    if STRENGTH[flower.petals[action.place]] > STRENGTH[action.card]:
        return "That petal is stronger than the poison."
    return None


def _why_not_hand(state: State, seat: int) -> str | None:
    if not 0 <= seat < len(state.hands):
        return "There is no such player."
    if seat == state.actor:
        return "You know your own hand."
    return None if state.hands[seat] else "That hand is empty."


def _why_not_create(state: State, action: Action) -> str | None:
    cards = action.cards
    if len(set(cards)) < len(cards) or not set(cards) <= set(state.hands[state.actor]):
        return "Those cards are not all in your hand."
    if not action.power:
        return None if len(cards) >= LEAST_CREATED else "A new flower needs three cards or more."
    if len(cards) < LEAST_POWER:
        return "A new POWER FLOWER needs four cards or more."
    return None if covers_all_suits(cards) else "A new POWER FLOWER needs a card of each suit."
