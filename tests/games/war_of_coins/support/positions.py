"""Positions of War of Coins built from card ids, for tests."""

from __future__ import annotations

import random
from typing import Any

from games.war_of_coins import GAME
from games.war_of_coins.actions import Action
from games.war_of_coins.cards import NUMBER, pack
from games.war_of_coins.options import CoinOptions
from games.war_of_coins.position import Pair, Position, Side, begun
from games.war_of_coins.scoring import payment
from macclassic.engine.core.chance import deal_stream
from macclassic.flower_cards.record_format import CardDeal
from tests.support.match.pure_rules import Pure


def coin_rules(match: int | str = 50) -> Any:
    """Return the rules of a match, wrapped for tests."""
    return Pure(GAME.rules(CoinOptions(match=match)))


RULES = coin_rules()
FAR = "01-mining-1 02-mining-1"
"""Two hand cards for a seat that must match nothing."""
GATEWAYS = "02-gateway 04-gateway 08-gateway"
MERCHANTS = "05-merchant 06-merchant 07-merchant 09-merchant 10-merchant 12-merchant"
SEVEN_POINTS = f"{GATEWAYS} 05-merchant 06-merchant 07-merchant"  # 5 + 2
FOUR_DEALT = "05-hashes 05-merchant 05-mining-1 05-mining-2"
THREE = "03-chunk 03-exchange 03-mining-1"


def dealt(
    mine: str,
    theirs: str,
    layout: str,
    stock: str,
    first: int = 0,
    last_winner: int = -1,
    balance: tuple[int, int] = (0, 0),
) -> Position:
    """Return the start of a game; its hands may be smaller than dealt ones."""
    hands = (pack(mine.split()), pack(theirs.split()))
    cards = tuple(NUMBER[name] for name in stock.split())
    return begun(CardDeal(hands, pack(layout.split()), cards, first), 1, balance, last_winner, 50)


def position(
    mine: str,
    layout: str,
    stock: str,
    theirs: str = FAR,
    captured: tuple[str, str] = ("", ""),
    **changed: Any,
) -> Position:
    """Return a position in which seat 0 is to act; `changed` is set as by `change`."""
    state = dealt(mine, theirs, layout, stock)
    one, two = (pack(names.split()) for names in captured)
    return change(state, **{"captured": (one, two), **changed})


def change(state: Position, **changed: Any) -> Position:
    """Set fields of a position and return it; fields of `Side` take a value for each seat."""
    for name, value in changed.items():
        if name == "turn":
            state.me, state.other = state.sides()[value], state.sides()[1 - value]
        if not hasattr(Side, name) and name not in Side.__annotations__:
            setattr(state, name, value)
            continue
        for side, own in zip(state.sides(), value, strict=True):
            if name == "captured":
                side.capture(own)
            else:
                setattr(side, name, own)
    return state


def each(state: Position, name: str) -> Pair:
    """Return a field of both seats."""
    one, two = state.sides()
    return getattr(one, name), getattr(two, name)


def kind(action: Action) -> str:
    """Return the type of an action in a record."""
    return str(RULES.action_to_json(action)["type"])


def act(state: Position, type: str, **keys: Any) -> tuple[Position, list[str]]:
    """Play an action given by its keys in a record; return the position and the events as short lines."""
    after, events = RULES.step(state, RULES.action_from_json({"type": type, **keys}))
    return after, event_lines([RULES.event_to_json(event) for event in events])


def event_lines(events: list[dict[str, Any]]) -> list[str]:
    """Return events as short lines: the type, then every value."""
    return [
        " ".join(" ".join(value) if isinstance(value, list) else str(value) for value in event.values())
        for event in events
    ]


def played(seed: int, plies: int) -> tuple[Position, Position, list[Action]]:
    """Return a game's start, the position after `plies` random decisions (or its end), and the decisions."""
    rng = random.Random(seed)
    start = state = RULES.start(deal_stream(seed, 0))
    actions: list[Action] = []
    while len(actions) < plies and RULES.actor(state) >= 0:
        actions.append(rng.choice(RULES.legal(state)))
        state, _ = RULES.step(state, actions[-1])
    return start, state, actions


def payment_of(mine: str, theirs: str = "", keeps: int = 0, **coins: int) -> tuple[int, list[str]]:
    """Return a winner's payment and the names of its doublings."""
    paid = payment(pack(mine.split()), pack(theirs.split()), keeps, **coins)
    return paid.amount, [each.name for each in paid.doublings]
