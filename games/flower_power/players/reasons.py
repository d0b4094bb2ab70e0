"""Reasons of the computer's decisions, as sentences for the player."""

from __future__ import annotations

from enum import StrEnum

from macclassic.engine.core.fast_random import FastRandom
from macclassic.engine.players.base import LOTS, because
from macclassic.engine.players.base import Reason as Reason

from ..actions import Action, Attack, Build, Create, Diamond, Draw, End, Heart, Pick, Poison, Spy
from ..board import LAST_WILL
from ..cards import STRENGTH
from ..view import View
from .determinization import known
from .knowledge import opposing, top


class Reasons(StrEnum):
    """All reasons; they have no placeholders."""

    BUILD_PAIRS = (
        "Small flowers are many flowers: each may attack once a turn, and each must be beaten by itself."
    )
    DRAW = "No attack looks likely to win now, so a card is the best you can have."
    END = "Nothing that is left to do is worth more than the cards it would take."
    ATTACK_SURE = "It is the stronger petal: only a card can save the other flower."
    ATTACK_EQUAL = "The petals on top are equal: those below them decide."
    ATTACK_WEAKER = "It is the weaker petal now: a card from your hand must turn this battle."
    ATTACK_KNOWN = "Your petal on top beats most of what may lie there."
    ATTACK_HOPE = "A failed attack costs you nothing but a look at what lies on top."
    AHEAD = "You win this battle as it stands: keep your cards."
    LET_GO = "No card of yours is worth more here than later."
    REMOVE = "It takes away the petal that you would have to beat."
    LAST_PETAL = "It takes a flower's last petal."
    HARM = "It takes a strong petal away for a single card."
    FIGHT = "It fights instead of the petal that lies on top now."
    WEAKEN = "With a small petal on top, even a strong flower can be beaten."
    STRENGTHEN = "It makes your flower stronger, and larger by one."
    PROMOTE = "In a POWER FLOWER you choose the petal that fights."
    SPY = "It is good to know what lies there before you attack."
    CREATE = "A new flower attacks and defends; the cards of it do more there than in your hand."
    CREATE_POWER = "With all four suits you have a POWER FLOWER at once."
    PICK_WINS = "It is the weakest petal that wins."
    PICK_TIES = "No petal wins; this one ties, and those that follow decide."
    PICK_LOSES = "No petal can win here."
    NO_MORE = "There is nothing left that would help you."
    LOTS = LOTS


TEMPLATES = tuple(map(str, Reasons))


def why(view: View, action: Action, only: Reasons | None = None) -> Reason:
    """Return the reason for an action. `only`: the reason that the player always gives."""
    return because(str(only or _says(view, action)))


_ALWAYS: dict[type[Action], Reasons] = {
    Build: Reasons.BUILD_PAIRS,
    Draw: Reasons.DRAW,
    End: Reasons.END,
    Diamond: Reasons.PROMOTE,
    Spy: Reasons.SPY,
}


def _says(view: View, action: Action) -> Reasons:
    if type(action) in _ALWAYS:
        return _ALWAYS[type(action)]
    position, seat = known(view, FastRandom(0)), view.seat
    match action:
        case Create():
            return Reasons.CREATE_POWER if action.power else Reasons.CREATE
        case Attack():
            return _attack(top(position, action.flower, seat), top(position, action.target, seat))
        case Pick():
            mine, other = STRENGTH[position.petals[position.own_fighter()][action.petal]], opposing(position)
            return (
                Reasons.PICK_WINS
                if mine > other
                else Reasons.PICK_TIES
                if mine == other
                else Reasons.PICK_LOSES
            )
        case Poison():
            if len(position.petals[action.flower]) == 1:
                return Reasons.LAST_PETAL
            return Reasons.REMOVE if action.flower == position.other_fighter() else Reasons.HARM
        case Heart():
            if position.owner[action.flower] != seat:
                return Reasons.WEAKEN
            return Reasons.FIGHT if position.attacker and action.index == 0 else Reasons.STRENGTHEN
    if view.phase == LAST_WILL:
        return Reasons.NO_MORE
    # A tie does not win.
    mine, other = (top(position, each, seat) for each in (position.own_fighter(), position.other_fighter()))
    return Reasons.AHEAD if mine > other else Reasons.LET_GO


def _attack(mine: int, theirs: int) -> Reasons:
    if mine and theirs:
        return (
            Reasons.ATTACK_SURE
            if mine > theirs
            else Reasons.ATTACK_EQUAL
            if mine == theirs
            else Reasons.ATTACK_WEAKER
        )
    return Reasons.ATTACK_KNOWN if mine >= 10 else Reasons.ATTACK_HOPE
