"""Positions from states and from views, and moves from actions and back."""

from __future__ import annotations

from typing import Final

from macclassic.engine.fast.dice import Dice

from ..cards import deck
from ..state import DRAW as DRAW_ACTION
from ..state import END as END_ACTION
from ..state import PASS as PASS_ACTION
from ..state import Action, Battle, Flower, State, View
from .moves import (
    ATTACK,
    CHOOSE,
    CREATE,
    CREATE_POWER,
    DIAMOND,
    DRAW,
    END,
    HEART,
    NOBODY,
    NONE,
    PASS,
    POISON,
    SPY_FLOWER,
    SPY_HAND,
    Move,
    bare,
)
from .position import PICK, Position
from .worlds import HIDDEN, Dealer


def position(state: State, discard_all: bool, hidden_hearts: bool, dice: Dice) -> Position:
    """Return a state, its flowers built, as a position."""
    new = _open_part(state, list(state.deal.order), dice)
    new.hands = [list(hand) for hand in state.hands]
    new.pile = list(state.pile)[::-1]
    new.discard_all = discard_all
    new.hidden_hearts = hidden_hearts
    return new


def known(view: View, dice: Dice) -> Position:
    """Return the position as the seat of a view knows it: HIDDEN where it does not, and no pile."""
    new = _open_part(view, list(view.order), dice)
    new.hands = [list(hand) for hand in view.hands]
    new.discard_all = view.discard_all_tied
    new.hidden_hearts = view.hidden_hearts
    return new


def dealer(view: View, dice: Dice) -> Dealer:
    """Return what deals the worlds that the seat of a view can't tell apart."""
    base = known(view, dice)
    seen: set[int] = set(view.grave)
    for petals in base.petals:
        seen.update(petals)
    for hand in base.hands:
        seen.update(hand)
    unseen = [card for card in deck(view.decks, view.jokers) if card not in seen]
    recycled = set(view.recycled)
    return Dealer(
        base,
        view.pile,
        [card for card in unseen if card not in recycled],
        [card for card in unseen if card in recycled],
        len(view.recycled) > 0,
    )


def _open_part(given: State | View, order: list[int], dice: Dice) -> Position:
    """Return a position with all of a state but hands, pile and options."""
    new = Position(order, dice)
    size = given.flowers + 1
    new.petals = [[] for _ in range(size)]
    new.eyes = [[] for _ in range(size)]
    new.power = [False] * size
    new.owner = [NOBODY] * size
    for seat in range(len(order)):
        garden: tuple[Flower, ...] = given.gardens[seat]
        for flower in garden:
            number = flower.id
            new.petals[number] = list(flower.petals)
            new.eyes[number] = list(flower.eyes)
            new.power[number] = flower.power
            new.owner[number] = seat
            new.gardens[seat].append(number)
        new.drew[seat] = (given.drew >> seat) % 2 == 1
        new.alive[seat] = (given.alive >> seat) % 2 == 1
        new.turns[seat] = given.turns[seat]
    new.begun = sum(given.turns)
    new.living = new.alive.count(True)
    new.grave = list(given.grave)
    new.attacked = [flower << 12 | target for flower, target in given.attacked]
    new.turn = given.turn
    new.actor = given.actor
    new.phase = given.phase
    new.fresh = given.fresh
    new.winner = given.winner
    battle: Battle | None = given.battle
    if battle is not None:
        new.attacker = battle.attacker
        new.target = battle.target
        new.seat = battle.seat
        new.foe = battle.foe
        new.passes = battle.passes
        new.mine = [pair[0] for pair in battle.fought]
        new.theirs = [pair[1] for pair in battle.fought]
        new.picked = battle.picked
        new.dead = battle.dead
        new.last = battle.last
        if new.phase == PICK and not new.power[battle.attacker]:
            new.picked = len(new.mine)
    return new


_CARDS: Final = {"poison": POISON, "heart": HEART, "diamond": DIAMOND, "spy": SPY_FLOWER}
_KINDS: Final = {POISON: "poison", HEART: "heart", DIAMOND: "diamond", SPY_FLOWER: "spy"}


def move_of(action: Action) -> Move:
    """Return an action, after the building, as a move."""
    kind = action.type
    if kind == "attack":
        return Move(ATTACK, HIDDEN, action.flower, action.target, NONE)
    if kind == "pick":
        return Move(CHOOSE, HIDDEN, NOBODY, action.place, NONE)
    if kind == "create":
        cards = list(action.cards)
        return Move(CREATE_POWER if action.power else CREATE, HIDDEN, NOBODY, NOBODY, cards)
    if kind in _CARDS:
        if action.seat >= 0:
            return Move(SPY_HAND, action.card, NOBODY, action.seat, NONE)
        return Move(_CARDS[kind], action.card, action.flower, action.place, NONE)
    return bare(DRAW if kind == "draw" else END if kind == "end" else PASS)


def action_of(move: Move) -> Action:
    """Return a move as an action."""
    kind = move.kind
    if kind == ATTACK:
        return Action("attack", flower=move.flower, target=move.at)
    if kind == CHOOSE:
        return Action("pick", place=move.at)
    if kind in (CREATE, CREATE_POWER):
        return Action("create", cards=tuple(move.cards), power=kind == CREATE_POWER)
    if kind == SPY_HAND:
        return Action("spy", card=move.card, seat=move.at)
    if kind in _KINDS:
        return Action(_KINDS[kind], card=move.card, flower=move.flower, place=move.at)
    return DRAW_ACTION if kind == DRAW else END_ACTION if kind == END else PASS_ACTION
