"""Reasons of the computer's decisions, as sentences for the player."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from macclassic.engine.core.fast_random import FastRandom
from macclassic.engine.players.base import LOTS, because
from macclassic.engine.players.base import Reason as Reason

from ..actions import Action, Attack, Build, Create, Diamond, Draw, End, Heart, Pick, Poison, Spy
from ..board import LAST_WILL
from ..cards import STRENGTH
from ..legal import picks
from ..position import Position
from ..view import View
from .determinization import known
from .knowledge import CHANCE, opposing, top


class Reasons(StrEnum):
    """All reasons; they have no placeholders."""

    BUILD_PAIRS = (
        "Small flowers are many flowers: each may attack once a turn, and each must be beaten separately."
    )
    DRAW = "No attack looks likely to win now, so a card is the best you can have."
    DRAW_MORE = "The card is worth more than the attacks that you have."
    END = "What is left to do would cost you more than it brings."
    END_NOTHING = "You have no card to play, and no flower that may attack."
    END_UNLIKELY = "No attack that is left looks likely to win."
    ATTACK_SURE = "It is the stronger petal: only a card can save the other flower."
    ATTACK_EQUAL = "The petals on top are equal: those below them decide."
    ATTACK_LARGER = "The petals on top are equal, and one flower has no more: the larger one, yours, wins."
    ATTACK_DEAD = "The petals are equal, and none lies below: a card must decide."
    ATTACK_WEAKER = "It is the weaker petal now: a card from your hand must turn this battle."
    ATTACK_KNOWN = "Your petal on top beats most petals that may be there."
    ATTACK_HOPE = "A failed attack costs you only the secret of your top petal."
    AHEAD = "You are winning this battle: keep your cards."
    AHEAD_BARE = "You are winning this battle."
    NO_CARD = "You have no card to play."
    LET_GO = "No card of yours is worth more here than later."
    REMOVE = "It takes away the petal that you would have to beat."
    LAST_PETAL = "It takes a flower's last petal."
    HARM = "It takes a strong petal away for a single card."
    HARM_ANY = "It takes an open petal away."
    UNCOVER = "It takes your own petal off the top: the next one fights instead."
    FIGHT = "It fights instead of the petal that lies on top now."
    WEAKEN = "With a small petal on top, even a strong flower can be beaten."
    OTHER_TOP = "It changes the petal that the other flower fights with."
    LARGER = "It makes your flower larger by one petal."
    STRENGTHEN = "It makes your flower stronger, and larger by one."
    PROMOTE = "In a POWER FLOWER you choose the petal that fights."
    SPY = "It is good to know what lies there before you attack."
    SPY_HAND = "It shows you what that player can answer with."
    CREATE = "A new flower attacks and defends; the cards of it do more there than in your hand."
    CREATE_POWER = "With all four suits you have a POWER FLOWER at once."
    PICK_WINS = "It is the weakest petal that wins."
    PICK_ALSO = "It wins."
    PICK_TIES = "No petal wins; this one ties, and those that follow decide."
    PICK_LOSES = "No petal can win here."
    NO_MORE = "There is nothing left that would help you."
    BEST = "It came out best in the games that were tried."
    LOTS = LOTS


TEMPLATES = tuple(map(str, Reasons))


def why(view: View, action: Action, only: Reasons | None = None) -> Reason:
    """Return the reason for an action. `only`: the reason that the player always gives."""
    return because(str(only or _says(view, action)))


STRONG: Final = 11
"""Lowest strength of a petal that is called strong."""
EVEN: Final = 500
"""Chance in thousandths from which an attack looks likely to win."""


def _says(view: View, action: Action) -> Reasons:
    """Return the reason that is true of an action in a view."""
    if isinstance(action, Build):
        return Reasons.BUILD_PAIRS
    position, seat = known(view, FastRandom(0)), view.seat
    match action:
        case Draw():
            return Reasons.DRAW if _best_chance(position, seat) < EVEN else Reasons.DRAW_MORE
        case End():
            return _end(position, seat)
        case Create():
            return Reasons.CREATE_POWER if action.power else Reasons.CREATE
        case Diamond():
            return Reasons.PROMOTE if position.owner[action.flower] == seat else Reasons.BEST
        case Spy():
            return Reasons.SPY_HAND if action.flower < 0 else Reasons.SPY
        case Attack():
            return _attack(position, action, seat)
        case Pick():
            return _pick(position, action)
        case Poison():
            return _poison(position, action, seat)
        case Heart():
            return _heart(position, action, seat)
    if view.phase == LAST_WILL:
        return Reasons.NO_MORE
    # A tie does not win.
    mine, other = (top(position, each, seat) for each in (position.own_fighter(), position.other_fighter()))
    bare = not position.hands[seat]
    if mine > other:
        return Reasons.AHEAD_BARE if bare else Reasons.AHEAD
    return Reasons.NO_CARD if bare else Reasons.LET_GO


def _best_chance(position: Position, seat: int) -> int:
    """Return the chance in thousandths of the likeliest attack, 0 if there is none."""
    against = position.against(seat)
    return max(
        (
            CHANCE[16 * top(position, flower, seat) + top(position, target, seat)]
            for flower in position.gardens[seat]
            for target in against
            if position.may_attack(flower, target)
        ),
        default=0,
    )


def _end(position: Position, seat: int) -> Reasons:
    against = position.against(seat)
    if any(position.may_attack(flower, each) for flower in position.gardens[seat] for each in against):
        return Reasons.END_UNLIKELY if _best_chance(position, seat) < EVEN else Reasons.END
    return Reasons.END if position.hands[seat] else Reasons.END_NOTHING


def _attack(position: Position, action: Attack, seat: int) -> Reasons:
    mine, theirs = (top(position, each, seat) for each in (action.flower, action.target))
    if not (mine and theirs):
        return Reasons.ATTACK_KNOWN if mine >= 10 else Reasons.ATTACK_HOPE
    if mine != theirs:
        return Reasons.ATTACK_SURE if mine > theirs else Reasons.ATTACK_WEAKER
    one, other = (len(position.petals[each]) for each in (action.flower, action.target))
    if one == other == 1:
        return Reasons.ATTACK_DEAD
    if min(one, other) > 1:
        return Reasons.ATTACK_EQUAL
    return Reasons.ATTACK_LARGER if one > other else Reasons.BEST


def _pick(position: Position, action: Pick) -> Reasons:
    petals, other = position.petals[position.own_fighter()], opposing(position)
    strengths = [STRENGTH[petals[place]] for place in picks(position)]
    mine, most = STRENGTH[petals[action.petal]], max(strengths)
    if mine > other:
        weakest = min(each for each in strengths if each > other)
        return Reasons.PICK_WINS if mine == weakest else Reasons.PICK_ALSO
    if mine == other == most:
        return Reasons.PICK_TIES
    return Reasons.PICK_LOSES if most < other else Reasons.BEST


def _poison(position: Position, action: Poison, seat: int) -> Reasons:
    petals, strength = position.petals[action.flower], STRENGTH[position.petals[action.flower][action.petal]]
    if position.owner[action.flower] == seat:
        top_fights = action.petal == 0 and action.flower == position.own_fighter()
        uncovers = top_fights and len(petals) > 1 and not position.power[action.flower]
        return Reasons.UNCOVER if uncovers else Reasons.BEST
    if len(petals) == 1:
        return Reasons.LAST_PETAL
    fights = action.petal == 0 or position.power[action.flower]
    if (
        action.flower == position.other_fighter()
        and fights
        and strength == top(position, action.flower, seat)
    ):
        return Reasons.REMOVE
    return Reasons.HARM if strength >= STRONG else Reasons.HARM_ANY


def _heart(position: Position, action: Heart, seat: int) -> Reasons:
    strength, power = STRENGTH[action.card], position.power[action.flower]
    on_top, before = action.index == 0 and not power, top(position, action.flower, seat)
    if position.owner[action.flower] != seat:
        if not on_top:
            return Reasons.BEST
        return Reasons.WEAKEN if strength < min(before, STRONG) else Reasons.OTHER_TOP
    if on_top and action.flower == position.own_fighter():
        return Reasons.FIGHT
    return Reasons.STRENGTHEN if (on_top or power) and strength > before > 0 else Reasons.LARGER
