"""Flower Power for tests: gardens written as text, moves made from text, games played at random."""

from __future__ import annotations

import random
from collections.abc import Sequence

from games.flower_power.cards import IDS, NUMBER, deck
from games.flower_power.rules import FlowerRules, usual
from games.flower_power.setup import Setup
from games.flower_power.state import MAIN, NOBODY, OPEN, Action, Cards, Deal, Event, Flower, State
from macclassic.engine.chance import deal_stream

TWO, THREE = FlowerRules(usual(2)), FlowerRules(usual(3))


def cards(text: str) -> Cards:
    """Return cards by their ids."""
    return tuple(NUMBER[name] for name in text.split())


def flower(number: int, text: str) -> Flower:
    """Return a flower from its petals, the top first: `-` before one that is hidden, `POWER` before all."""
    words = text.split()
    power = words[0] == "POWER"
    words = words[power:]
    return Flower(
        number,
        cards(" ".join(word.lstrip("-") for word in words)),
        tuple(0 if word[0] == "-" else OPEN for word in words),
        power,
    )


def table(
    *seats: tuple[str, Sequence[str]], grave: str = "", pile: str | None = None, turn: int = 0
) -> State:
    """Return a state with a hand and a garden for each seat; flowers count up from f1.

    It is nobody's first turn. The pile begins with the cards named, all other cards follow; an empty text
    leaves it empty and lays them on the GraveRyard.
    """
    state = State.__new__(State)
    players = len(seats)
    gardens, number = [], 0
    for _, texts in seats:
        garden = []
        for text in texts:
            number += 1
            garden.append(flower(number, text))
        gardens.append(tuple(garden))
    hands = tuple(cards(hand) for hand, _ in seats)
    used = {card for hand in hands for card in hand} | set(cards(grave)) | set(cards(pile or ""))
    used |= {card for garden in gardens for each in garden for card in each.petals}
    rest = tuple(card for card in deck(1, True) if card not in used)
    state.pile = (*cards(pile or ""), *rest) if pile != "" else ()
    state.grave = (*cards(grave), *(() if pile != "" else rest))
    state.deal = Deal(((),) * players, hands, state.pile, tuple(range(players)), 7)
    state.hands, state.watched = hands, tuple((0,) * len(hand) for hand in hands)
    state.gardens = tuple(gardens)
    state.recycled, state.shuffles, state.flowers = (), 0, number
    state.alive, state.fallen = (1 << players) - 1, ()
    state.drew, state.turns = 0, (2,) * players
    state.attacked, state.battle, state.fresh = (), None, True
    state.phase, state.winner = MAIN, NOBODY
    state.turn = state.actor = turn
    return state


def move(text: str) -> Action:
    """Return an action: `attack 1 3` · `poison KS 3 0` (flower, petal) · `heart 2H 3 0` (flower, index) ·
    `diamond 3D 1` · `spy 5C 3` · `look 5C 1` (at a hand) · `create 3S 4H` · `power …` · `pick 0` ·
    `build 2 3` · `draw` · `end` · `pass`."""
    kind, *words = text.split()
    if kind == "attack":
        return Action("attack", flower=int(words[0]), target=int(words[1]))
    if kind in ("create", "power"):
        return Action("create", cards=cards(" ".join(words)), power=kind == "power")
    if kind == "pick":
        return Action("pick", place=int(words[0]))
    if kind == "build":
        return Action("build", sizes=tuple(map(int, words)))
    if kind == "look":
        return Action("spy", NUMBER[words[0]], seat=int(words[1]))
    if words:
        place = int(words[2]) if len(words) > 2 else NOBODY
        return Action(kind, NUMBER[words[0]], int(words[1]), place=place)
    return Action(kind)


def after(state: State, *moves: str, rules: FlowerRules = THREE) -> State:
    """Return the state after some moves."""
    return told(state, *moves, rules=rules)[0]


def told(state: State, *moves: str, rules: FlowerRules = THREE) -> tuple[State, list[str]]:
    """Return the state after some moves, and what happened in the last, as text."""
    events: tuple[Event, ...] = ()
    for text in moves:
        state, events = rules.step(state, move(text))
    return state, [said(event, rules) for event in events]


def said(event: Event, rules: FlowerRules = THREE) -> str:
    """Return an event as text: its type and its values, cards by their ids."""
    data = rules.event_to_json(event)
    data.pop("power", None)
    return " ".join(
        " ".join(map(str, value)) if isinstance(value, list) else str(value) for value in data.values()
    )


def why(state: State, text: str, rules: FlowerRules = THREE) -> str | None:
    """Return why a move is forbidden."""
    return rules.why_not(state, move(text))


def names(state: State, number: int) -> list[str]:
    """Return the petals of a flower by their ids."""
    return [
        IDS[card] for garden in state.gardens for each in garden if each.id == number for card in each.petals
    ]


def every_card(state: State) -> list[int]:
    """Return all cards of a state, wherever they are, sorted."""
    found = [*state.pile, *state.grave]
    found += [card for hand in state.hands for card in hand]
    found += [card for garden in state.gardens for each in garden for card in each.petals]
    for seat, garden in enumerate(state.gardens):
        if not garden and not sum(state.turns):
            found += state.deal.packs[seat]
    return sorted(found)


def played(rules: FlowerRules, seed: int, plies: int) -> tuple[State, State, list[Action]]:
    """Play decisions at random, kinds of act equally likely; return start, end and the decisions."""
    start = state = rules.start(deal_stream(seed, 0))
    rng = random.Random(seed)
    actions: list[Action] = []
    while rules.actor(state) >= 0 and len(actions) < plies:
        legal = rules.legal(state)
        kind = rng.choice(sorted({action.type for action in legal}))
        action = rng.choice([each for each in legal if each.type == kind])
        if action.type == "create" and not action.power:
            shuffled = list(action.cards)
            rng.shuffle(shuffled)
            action = action._replace(cards=tuple(shuffled))
        actions.append(action)
        state = rules.step(state, action)[0]
    return start, state, actions


def rules_of(players: int, **changed: object) -> FlowerRules:
    """Return the rules of the usual game of so many, with some options."""
    flags = {name: bool(value) for name, value in changed.items() if name != "jokers"}
    setup = usual(players)
    if changed.get("jokers") is False:
        setup = Setup(players, setup.decks, setup.petals, setup.base, False, setup.handicap)
    return FlowerRules(setup, **flags)
