"""Why a computer player would decide so, in a sentence for a person."""

from __future__ import annotations

from enum import StrEnum

from macclassic.engine.players import LOTS, because
from macclassic.engine.players import Reason as Reason

from ..acts import NOBODY, Action, Attack, Build, Create, Diamond, Draw, End, Heart, Pick, Poison, Spy
from ..board import LAST_WILL
from ..cards import HIDDEN, STRENGTH
from ..view import Battle, Flower, View


class Says(StrEnum):
    """All sentences; none has fields."""

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


TEMPLATES = tuple(map(str, Says))


def why(view: View, action: Action, only: Says | None = None) -> Reason:
    """Return why a seat decides so; `only`: whose reason is always that."""
    return because(str(only or _says(view, action)))


_ALWAYS: dict[type[Action], Says] = {
    Build: Says.BUILD_PAIRS,
    Draw: Says.DRAW,
    End: Says.END,
    Diamond: Says.PROMOTE,
    Spy: Says.SPY,
}


def _says(view: View, action: Action) -> Says:
    if type(action) in _ALWAYS:
        return _ALWAYS[type(action)]
    match action:
        case Create():
            return Says.CREATE_POWER if action.power else Says.CREATE
        case Attack():
            return _attack(_top(view, action.flower), _top(view, action.target))
        case Pick():
            return _pick(view, action.petal)
        case Poison():
            petals = _flower(view, action.flower).petals
            return (
                Says.LAST_PETAL
                if len(petals) == 1
                else Says.REMOVE
                if action.flower == _enemy(view)
                else Says.HARM
            )
        case Heart():
            if not any(flower.id == action.flower for flower in view.gardens[view.seat]):
                return Says.WEAKEN
            return Says.FIGHT if view.battle is not None and action.index == 0 else Says.STRENGTHEN
    return Says.NO_MORE if view.phase == LAST_WILL else Says.AHEAD if _ahead(view) else Says.LET_GO


def _attack(mine: int, theirs: int) -> Says:
    if mine and theirs:
        return (
            Says.ATTACK_SURE if mine > theirs else Says.ATTACK_EQUAL if mine == theirs else Says.ATTACK_WEAKER
        )
    return Says.ATTACK_KNOWN if mine >= 10 else Says.ATTACK_HOPE


def _ahead(view: View) -> bool:
    """Whether the seat would win the battle if it were decided now; a tie is not."""
    battle = view.battle
    assert battle is not None
    mine, theirs = _top(view, battle.attacker), _top(view, battle.target)
    return mine > theirs if view.seat == battle.seat else mine < theirs


def _pick(view: View, place: int) -> Says:
    battle = view.battle
    assert battle is not None
    attacks = view.seat == battle.seat
    own = _flower(view, battle.attacker if attacks else battle.target)
    other = _flower(view, battle.target if attacks else battle.attacker)
    if not attacks and battle.picked != NOBODY:
        against = STRENGTH[other.petals[battle.picked]]
    elif other.power:
        against = _left(battle, other, 1)
    else:
        against = STRENGTH[other.petals[len(battle.fought)]]
    mine = STRENGTH[own.petals[place]]
    return Says.PICK_WINS if mine > against else Says.PICK_TIES if mine == against else Says.PICK_LOSES


def _left(battle: Battle, flower: Flower, side: int) -> int:
    """Return the strongest petal of a POWER FLOWER that has not fought."""
    used = {pair[side] for pair in battle.fought}
    return max(STRENGTH[card] for place, card in enumerate(flower.petals) if place not in used)


def _enemy(view: View) -> int:
    """Return the flower that the seat fights against, or NOBODY."""
    battle = view.battle
    if battle is None:
        return NOBODY
    return battle.target if view.seat == battle.seat else battle.attacker


def _flower(view: View, number: int) -> Flower:
    return next(flower for garden in view.gardens for flower in garden if flower.id == number)


def _top(view: View, number: int) -> int:
    """Return how strong a flower fights as far as the seat knows, 0 if it does not."""
    flower = _flower(view, number)
    if flower.power:
        return max(STRENGTH[card] for card in flower.petals)
    return 0 if flower.petals[0] == HIDDEN else STRENGTH[flower.petals[0]]
