"""What a click may mean: the legal actions of a moment, by the places on the table that stand for them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..acts import NOBODY, Attack, CardPlay, Pick, Poison, Spy
from ..acts import Action as Act
from ..view import View

Spot = tuple[str, int, int]
"""A place on the table: ``card`` (a card of the hand), ``flower`` (its id), ``petal`` (flower, petal),
``hand`` (a seat), ``pile``, ``grave``, ``button`` (its number); what is missing is 0."""


def card_spot(card: int) -> Spot:
    """Return the place of a card of the hand."""
    return ("card", card, 0)


def flower_spot(flower: int) -> Spot:
    """Return the place of a flower."""
    return ("flower", flower, 0)


def petal_spot(flower: int, petal: int) -> Spot:
    """Return the place of a petal."""
    return ("petal", flower, petal)


def hand_spot(seat: int) -> Spot:
    """Return the place of another's hand: his plate."""
    return ("hand", seat, 0)


PILE: Spot = ("pile", 0, 0)
GRAVE: Spot = ("grave", 0, 0)


def targets(
    view: View, legal: Iterable[Act], cards: Sequence[int], attacker: int = NOBODY
) -> dict[Spot, list[Act]]:
    """Return what may be done to which place: with the one card that is chosen, with the flower that is to
    attack, else with nothing chosen at all (a petal to be picked)."""
    found: dict[Spot, list[Act]] = {}
    for action in legal:
        spot = None
        if isinstance(action, Pick):
            spot = petal_spot(picker(view), action.petal)
        elif isinstance(action, Attack):
            if not cards and action.flower == attacker:
                spot = flower_spot(action.target)
        elif isinstance(action, CardPlay) and len(cards) == 1 and action.card == cards[0]:
            spot = _of_card(action)
        if spot is not None:
            found.setdefault(spot, []).append(action)
    return found


def _of_card(action: CardPlay) -> Spot:
    if isinstance(action, Poison):
        return petal_spot(action.flower, action.petal)
    if isinstance(action, Spy) and action.flower == NOBODY:
        return hand_spot(action.seat)
    return flower_spot(action.flower)


def picker(view: View) -> int:
    """Return the flower whose fighting petal is to be picked (flower-power §7.3); NOBODY outside battles."""
    battle = view.battle
    if battle is None:
        return NOBODY
    return battle.attacker if view.actor == battle.seat else battle.target


def attackers(legal: Iterable[Act]) -> tuple[int, ...]:
    """Return the flowers that may attack, by id."""
    return tuple(dict.fromkeys(action.flower for action in legal if isinstance(action, Attack)))
