"""What may be done, listed (rules page §5 and §6), and why something may not.

Every act is listed, except that a flower can be made of hand cards in more ways than could be listed, and so
can the flowers of the beginning: of those a fair part is. `why_not` is the measure of what is legal.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations

from .cards import CLUB, DIAMOND, HEART, SERVES, SPADE, STRENGTH, covers_all_suits
from .gardens import flower_of, owner_of
from .powers import LEAST_CREATED, LEAST_POWER, why_not_play
from .setup import LEAST_PETALS
from .state import (
    BUILD,
    DRAW,
    END,
    MAIN,
    OPEN,
    OVER,
    PASS,
    PICK,
    POWERS,
    Action,
    Cards,
    State,
)

FEW = 6
"""From so many hand cards every choice of some is listed for a new flower; from more the strongest and the
weakest of each number."""
ALL_LAYOUTS = 24
"""Up to so many petals every way to divide them into flowers is listed."""


def legal(state: State) -> list[Action]:
    """Return what the one to decide may do, in a fixed order."""
    phase = state.phase
    if phase == BUILD:
        return list(builds(len(state.deal.packs[state.actor])))
    if phase == OVER:
        return []
    if phase == PICK:
        return [Action("pick", place=place) for place in picks(state)]
    found = [DRAW] if phase == MAIN and may_draw(state) else []
    found += plays(state)
    if phase == MAIN:
        found += attacks(state)
        found.append(END)
    else:
        found.append(PASS)
    return found


@cache
def builds(petals: int) -> tuple[Action, ...]:
    """Return ways to divide so many petals into flowers, the larger flowers first: all of them up to
    `ALL_LAYOUTS`, else for each number of flowers the most even."""
    if petals <= ALL_LAYOUTS:
        return tuple(Action("build", sizes=sizes) for sizes in _divided(petals, petals))
    found = []
    for flowers in range(1, petals // LEAST_PETALS + 1):
        size, more = divmod(petals, flowers)
        found.append(Action("build", sizes=(size + 1,) * more + (size,) * (flowers - more)))
    return tuple(found)


def _divided(petals: int, most: int) -> Iterator[tuple[int, ...]]:
    if petals == 0:
        yield ()
    for size in range(min(petals, most), LEAST_PETALS - 1, -1):
        for rest in _divided(petals - size, size):
            yield (size, *rest)


def picks(state: State) -> list[int]:
    """Return the places of petals that the owner of a POWER FLOWER may still pick in this comparison."""
    battle = state.battle
    assert battle is not None
    side = int(state.actor == battle.foe)
    flower = flower_of(state, (battle.attacker, battle.target)[side])
    assert flower is not None
    used = {pair[side] for pair in battle.fought}
    return [place for place in range(len(flower.petals)) if place not in used]


def may_draw(state: State) -> bool:
    """Whether the one at turn may draw instead of a turn (§5)."""
    return why_not_draw(state) is None


def why_not_draw(state: State) -> str | None:
    """Return why the one at turn can't draw; None if it can."""
    if not state.fresh:
        return "Drawing must be the only act of a turn."
    if state.turns[state.turn] == 1:
        return "You can't draw on your first turn."
    if state.drew >> state.turn & 1:
        return "You drew on your last turn already."
    return None if state.pile or state.grave else "There is no card left to draw."


def attacks(state: State) -> list[Action]:
    """Return the attacks that the one at turn can declare."""
    seat = state.turn
    garden = state.gardens[seat]
    done = state.attacked
    if len(garden) == 1:
        # The lone flower may attack each flower once (§5).
        mine = garden[0].id
        return [
            Action("attack", flower=mine, target=each.id)
            for other, theirs in enumerate(state.gardens)
            if other != seat
            for each in theirs
            if (mine, each.id) not in done
        ]
    tired = {pair[0] for pair in done}
    targets = [each.id for other, theirs in enumerate(state.gardens) if other != seat for each in theirs]
    return [
        Action("attack", flower=flower.id, target=target)
        for flower in garden
        if flower.id not in tired
        for target in targets
    ]


def plays(state: State) -> list[Action]:
    """Return what the hand of the one to decide can do."""
    seat = state.actor
    hand = state.hands[seat]
    if not hand:
        return []
    found: list[Action] = []
    flowers = [flower for garden in state.gardens for flower in garden]
    for card in hand:
        serves = SERVES[card]
        if serves & SPADE:
            strength = STRENGTH[card]
            found += [
                Action("poison", card, flower.id, place=place)
                for flower in flowers
                for place, petal in enumerate(flower.petals)
                if flower.eyes[place] == OPEN and STRENGTH[petal] <= strength
            ]
        if serves & HEART:
            found += [
                Action("heart", card, flower.id, place=place)
                for flower in flowers
                for place in range(len(flower.petals) + 1)
            ]
        if serves & DIAMOND:
            found += [Action("diamond", card, flower.id) for flower in flowers if not flower.power]
        if serves & CLUB:
            found += [
                Action("spy", card, flower.id)
                for flower in flowers
                if any(eyes != OPEN for eyes in flower.eyes)
            ]
            found += [
                Action("spy", card, seat=other)
                for other, theirs in enumerate(state.hands)
                if theirs and other != seat
            ]
    found += [Action("create", cards=cards, power=power) for cards, power in _creations(hand)]
    return found


def _creations(hand: Cards) -> Iterator[tuple[Cards, bool]]:
    """Yield cards for new flowers, the strongest on top."""
    cards = tuple(sorted(hand, key=lambda card: (-STRENGTH[card], card)))
    for size in range(LEAST_CREATED, len(cards) + 1):
        if len(cards) <= FEW:
            chosen = list(combinations(cards, size))
        else:
            chosen = [cards[:size], cards[len(cards) - size :]]
        yield from ((each, False) for each in dict.fromkeys(chosen))
    if len(cards) >= LEAST_POWER and covers_all_suits(cards):
        for size in range(LEAST_POWER, len(cards) + 1):
            chosen = list(combinations(cards, size)) if len(cards) <= FEW else [_covering(cards, size)]
            yield from ((each, True) for each in chosen if covers_all_suits(each))


def _covering(cards: Cards, size: int) -> Cards:
    """Return the strongest so many cards that are of all suits; all of them cover these."""
    found = list(cards)
    for card in reversed(cards):
        if len(found) > size and covers_all_suits([each for each in found if each != card]):
            found.remove(card)
    return tuple(found)


def why_not(state: State, action: Action) -> str | None:
    """Return why an action is forbidden, as a sentence for a person; None if it is legal."""
    phase, kind = state.phase, action.type
    if phase == OVER:
        return "The game is over."
    if phase == BUILD or kind == "build":
        return _why_not_build(state, action)
    if phase == PICK:
        if kind != "pick":
            return "First the petal that fights must be picked."
        return None if action.place in picks(state) else "That petal can't fight now."
    if kind in POWERS or kind == "create":
        return why_not_play(state, action)
    if phase == MAIN:
        return _why_not_turn(state, action)
    return None if kind == "pass" else _NOT_NOW.get(kind, "That can't be done now.")


_NOT_NOW = {
    "draw": "Drawing must be the only act of a turn.",
    "end": "The turn can't end now: play a card or pass.",
    "attack": "You can't attack now: play a card or pass.",
    "pick": "There is no petal to pick now.",
}


def _why_not_build(state: State, action: Action) -> str | None:
    if state.phase != BUILD:
        return "The flowers are laid already."
    if action.type != "build":
        return "Lay your flowers first."
    if not action.sizes or min(action.sizes) < LEAST_PETALS:
        return "Every flower needs two petals at least."
    petals = len(state.deal.packs[state.actor])
    return None if sum(action.sizes) == petals else f"The flowers must have {petals} petals together."


def _why_not_turn(state: State, action: Action) -> str | None:
    if action.type == "end":
        return None
    if action.type == "draw":
        return why_not_draw(state)
    if action.type != "attack":
        return "There is nothing to pass now: you can end your turn."
    seat = state.turn
    owner, target = owner_of(state, action.flower), owner_of(state, action.target)
    if owner != seat:
        return "You can attack with a flower of your own only."
    if target < 0:
        return "There is no such flower."
    if target == seat:
        return "You can't attack your own flowers."
    if len(state.gardens[seat]) == 1:
        if (action.flower, action.target) in state.attacked:
            return "Your last flower has attacked that one already."
        return None
    if any(action.flower == pair[0] for pair in state.attacked):
        return "That flower has attacked already in this turn."
    return None
