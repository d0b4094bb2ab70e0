"""Legal actions of Flower Power, and reasons why others are not (flower-power §5 and §6). Compiled.

The list is complete except for new flowers and for the first layout: there are too many ways to divide cards,
so only a selection is listed. `why_not` decides what is legal.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import Final

from . import actions
from .actions import DRAW, END, NO_INDEX, PASS, Action, CardPlay, Cards, attack, pick, suit_of
from .board import BUILD, MAIN, OPEN, OVER, PICK, Board
from .cards import CLUB, DIAMOND, HEART, SERVES, SPADE, STRENGTH, covers_all_suits, falling
from .options import MIN_PETALS

MIN_FLOWER_CARDS: Final = 3
"""Fewest cards of a new flower (§6)."""
MIN_POWER_FLOWER_CARDS: Final = 4
"""Fewest cards of a new POWER FLOWER (§6)."""
MAX_COMBINED_HAND: Final = 6
"""Largest hand of which every combination is listed for a new flower.

Of a larger hand only the strongest and the weakest cards of each number are listed.
"""
ALL_LAYOUTS: Final = 24
"""Largest number of petals of which every division into flowers is listed."""


def legal(board: Board) -> list[Action]:
    """Return the legal actions of the seat to act, in a fixed order."""
    phase = board.phase
    if phase == BUILD:
        return list(builds(len(board.deal.packs[board.acting])))
    if phase == OVER:
        return []
    if phase == PICK:
        return [pick(place) for place in picks(board)]
    found: list[Action] = [DRAW] if phase == MAIN and board.may_draw() else []
    found += plays(board)
    if phase == MAIN:
        found += attacks(board)
        found.append(END)
    else:
        found.append(PASS)
    return found


@cache
def builds(petals: int) -> tuple[actions.Build, ...]:
    """Return ways to divide petals into flowers, larger flowers first.

    Up to `ALL_LAYOUTS` petals these are all ways; above, the most even one for each number of flowers.
    """
    if petals <= ALL_LAYOUTS:
        return tuple(actions.Build(sizes) for sizes in _divided(petals, petals))
    found = []
    for flowers in range(1, petals // MIN_PETALS + 1):
        size, more = divmod(petals, flowers)
        found.append(actions.Build((size + 1,) * more + (size,) * (flowers - more)))
    return tuple(found)


def _divided(petals: int, most: int) -> Iterator[tuple[int, ...]]:
    if petals == 0:
        yield ()
    for size in range(min(petals, most), MIN_PETALS - 1, -1):
        for rest in _divided(petals - size, size):
            yield (size, *rest)


def picks(board: Board) -> list[int]:
    """Return the places of the petals that a POWER FLOWER may still pick in this comparison."""
    used = board.mine if board.acting == board.seat else board.theirs
    return [place for place in range(len(board.petals[board.own_fighter()])) if place not in used]


def attacks(board: Board) -> list[actions.Attack]:
    """Return the legal attacks of the seat at turn."""
    targets: list[int] = []
    for seat, garden in enumerate(board.gardens):
        if seat != board.turn:
            targets += garden
    return [
        attack(flower, target)
        for flower in board.gardens[board.turn]
        for target in targets
        if board.may_attack(flower, target)
    ]


def plays(board: Board) -> list[Action]:
    """Return the actions that use hand cards of the seat to act."""
    seat = board.acting
    flowers: list[int] = []
    for garden in board.gardens:
        flowers += garden
    found: list[Action] = []
    for card in board.hands[seat]:
        serves = SERVES[card]
        if serves & SPADE:
            for flower in flowers:
                petals, eyes = board.petals[flower], board.eyes[flower]
                for place in range(len(petals)):
                    if eyes[place] == OPEN and STRENGTH[petals[place]] <= STRENGTH[card]:
                        found.append(actions.Poison(card, flower, place))
        if serves & HEART:
            for flower in flowers:
                for place in range(len(board.petals[flower]) + 1):
                    found.append(actions.Heart(card, flower, place))
        if serves & DIAMOND:
            found += [actions.Diamond(card, flower) for flower in flowers if not board.power[flower]]
        if serves & CLUB:
            found += [actions.Spy(card, flower) for flower in flowers if hides(board, flower)]
            others = [other for other, hand in enumerate(board.hands) if hand and other != seat]
            found += [actions.Spy(card, NO_INDEX, other) for other in others]
    _create(found, board.hands[seat])
    return found


def hides(board: Board, flower: int) -> bool:
    """True if a flower has a hidden petal."""
    return any(eyes != OPEN for eyes in board.eyes[flower])


def _create(found: list[Action], hand: list[int]) -> None:
    """Add the new flowers that a hand can make, the strongest card on top."""
    cards = falling(hand)
    chosen: list[Cards]
    for size in range(MIN_FLOWER_CARDS, len(cards) + 1):
        if len(cards) <= MAX_COMBINED_HAND:
            chosen = list(combinations(cards, size))
        else:
            chosen = list(dict.fromkeys([cards[:size], cards[len(cards) - size :]]))
        found += [actions.Create(each, False) for each in chosen]
    if makes(cards, True):
        for size in range(MIN_POWER_FLOWER_CARDS, len(cards) + 1):
            chosen = (
                list(combinations(cards, size))
                if len(cards) <= MAX_COMBINED_HAND
                else [_covering(cards, size)]
            )
            found += [actions.Create(each, True) for each in chosen if covers_all_suits(each)]


def makes(cards: Cards, power: bool) -> bool:
    """True if the number and the suits of the cards suffice for a flower, or for a POWER FLOWER."""
    return (
        len(cards) >= MIN_POWER_FLOWER_CARDS and covers_all_suits(cards)
        if power
        else len(cards) >= MIN_FLOWER_CARDS
    )


def _covering(cards: Cards, size: int) -> Cards:
    """Return the strongest cards of a number that cover all suits; `cards` must cover them."""
    found = list(cards)
    for card in reversed(cards):
        if len(found) > size and covers_all_suits([each for each in found if each != card]):
            found.remove(card)
    return tuple(found)


# Reasons


def why_not(board: Board, action: Action) -> str | None:
    """Return why an action is illegal, as a sentence for the player; None if it is legal."""
    phase = board.phase
    if phase == OVER:
        return "The game is over."
    if phase == BUILD or isinstance(action, actions.Build):
        return _why_not_build(board, action)
    if phase == PICK:
        if not isinstance(action, actions.Pick):
            return "First the petal that fights must be picked."
        return None if action.petal in picks(board) else "That petal can't fight now."
    if isinstance(action, actions.Create):
        return _why_not_create(board, action)
    if isinstance(action, CardPlay):
        return _why_not_card(board, action)
    main = phase == MAIN
    if isinstance(action, actions.Draw):
        return _why_not_draw(board) if main else "Drawing must be the only act of a turn."
    if isinstance(action, actions.End):
        return None if main else "The turn can't end now: play a card or pass."
    if isinstance(action, actions.Attack):
        return _why_not_attack(board, action) if main else "You can't attack now: play a card or pass."
    if main:
        return "There is nothing to pass now: you can end your turn."
    return None if isinstance(action, actions.Pass) else "There is no petal to pick now."


def _why_not_build(board: Board, action: Action) -> str | None:
    if board.phase != BUILD:
        return "The flowers are laid already."
    if not isinstance(action, actions.Build):
        return "Lay your flowers first."
    if not action.sizes or min(action.sizes) < MIN_PETALS:
        return "Every flower needs two petals at least."
    petals = len(board.deal.packs[board.acting])
    return None if sum(action.sizes) == petals else f"The flowers must have {petals} petals together."


def _why_not_draw(board: Board) -> str | None:
    if not board.fresh:
        return "Drawing must be the only act of a turn."
    if board.turns[board.turn] == 1:
        return "You can't draw on your first turn."
    if board.drew[board.turn]:
        return "You drew on your last turn already."
    return None if board.may_draw() else "There is no card left to draw."


def _why_not_attack(board: Board, action: actions.Attack) -> str | None:
    if not _grows(board, action.flower) or board.owner[action.flower] != board.turn:
        return "You can attack with a flower of your own only."
    if not _grows(board, action.target):
        return "There is no such flower."
    if board.owner[action.target] == board.turn:
        return "You can't attack your own flowers."
    if board.may_attack(action.flower, action.target):
        return None
    if len(board.gardens[board.turn]) == 1:
        return "Your last flower has attacked that one already."
    return "That flower has attacked already in this turn."


def _grows(board: Board, flower: int) -> bool:
    """True if a flower with this id exists."""
    return 0 < flower < len(board.owner) and board.owner[flower] != NO_INDEX


_WRONG_SUIT: Final = {
    SPADE: "Only a spade or the black joker is poison.",
    HEART: "Only a heart or the red joker becomes a petal.",
    DIAMOND: "Only a diamond or the red joker makes a POWER FLOWER.",
    CLUB: "Only a club or the black joker can spy.",
}


def _why_not_card(board: Board, action: CardPlay) -> str | None:
    card = action.card
    if card not in board.hands[board.acting]:
        return "That card is not in your hand."
    suit = suit_of(action)
    if not SERVES[card] & suit:
        return _WRONG_SUIT[suit]
    if isinstance(action, actions.Spy) and action.flower == NO_INDEX:
        return _why_not_hand(board, action.seat)
    flower = action.flower
    if not _grows(board, flower):
        return "There is no such flower."
    if isinstance(action, actions.Spy):
        return None if hides(board, flower) else "All petals of that flower are open."
    if isinstance(action, actions.Diamond):
        return "That is a POWER FLOWER already." if board.power[flower] else None
    petals = board.petals[flower]
    if isinstance(action, actions.Heart):
        return None if 0 <= action.index <= len(petals) else "There is no such place in that flower."
    assert isinstance(action, actions.Poison)
    if not 0 <= action.petal < len(petals):
        return "That flower has no such petal."
    if board.eyes[flower][action.petal] != OPEN:
        return "Poison works on open petals only."
    return (
        "That petal is stronger than the poison." if STRENGTH[petals[action.petal]] > STRENGTH[card] else None
    )


def _why_not_hand(board: Board, seat: int) -> str | None:
    if not 0 <= seat < len(board.hands):
        return "There is no such player."
    if seat == board.acting:
        return "You know your own hand."
    return None if board.hands[seat] else "That hand is empty."


def _why_not_create(board: Board, action: actions.Create) -> str | None:
    cards = action.cards
    if len(set(cards)) < len(cards) or not set(cards) <= set(board.hands[board.acting]):
        return "Those cards are not all in your hand."
    if not action.power:
        return None if len(cards) >= MIN_FLOWER_CARDS else "A new flower needs three cards or more."
    if len(cards) < MIN_POWER_FLOWER_CARDS:
        return "A new POWER FLOWER needs four cards or more."
    return None if covers_all_suits(cards) else "A new POWER FLOWER needs a card of each suit."
