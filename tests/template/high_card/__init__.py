"""High Card, the smallest game there can be: one folder, found by its place alone.

Two seats hold five of the cards 1–10 each. Both lay one down in turn; the higher takes the point, and a
round is five such pairs. Who has ten points or more at the end of a round has won the match.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

from macclassic.engine.chance import Chance
from macclassic.engine.game import (
    MATCH_OVER,
    ROUND_OVER,
    BadOption,
    GameSpec,
    IllegalAction,
    Json,
    Players,
    Tally,
    always,
    told,
)
from macclassic.engine.options import PERSON, Choice, Options, option
from macclassic.engine.random_player import RandomPlayer
from macclassic.engine.retelling import ToldExactly
from macclassic.engine.views import from_plain, to_plain


class State(NamedTuple):
    hands: tuple[tuple[int, ...], tuple[int, ...]]
    first: int
    turn: int
    laid: int
    points: tuple[int, int]


@dataclass(frozen=True, slots=True)
class View:
    seat: int
    hand: tuple[int, ...]
    laid: int
    points: tuple[int, int]
    opened: tuple[tuple[int, ...], ...] = ()


class HighCard(ToldExactly):
    seats = 2

    def __init__(self, goal: int) -> None:
        self.goal = goal

    def start(self, chance: Chance) -> State:
        return self._deal(chance, 0, (0, 0))

    def next_round(self, state: State, chance: Chance) -> State:
        return self._deal(chance, 1 - state.first, state.points)

    def _deal(self, chance: Chance, first: int, points: tuple[int, int]) -> State:
        cards = chance.shuffled(range(1, 11))
        return State((tuple(sorted(cards[:5])), tuple(sorted(cards[5:]))), first, first, 0, points)

    def actor(self, state: State) -> int:
        if state.hands[0] or state.hands[1]:
            return state.turn
        return MATCH_OVER if max(state.points) >= self.goal else ROUND_OVER

    def legal(self, state: State) -> tuple[int, ...]:
        return state.hands[state.turn]

    def why_not(self, state: State, action: int) -> str | None:
        return None if action in self.legal(state) else "That card is not in the hand."

    def step(self, state: State, action: int) -> tuple[State, tuple[tuple[str, int], ...]]:
        if self.why_not(state, action):
            raise IllegalAction("That card is not in the hand.")
        seat = state.turn
        hand = tuple(card for card in state.hands[seat] if card != action)
        hands = (hand, state.hands[1]) if seat == 0 else (state.hands[0], hand)
        if not state.laid:
            return state._replace(hands=hands, turn=1 - seat, laid=action), (("laid", action),)
        winner = seat if action > state.laid else 1 - seat
        one, two = state.points
        points = (one + 1, two) if winner == 0 else (one, two + 1)
        events = (("laid", action), ("point", winner))
        return State(hands, state.first, winner, 0, points), events

    def view(self, state: State, seat: int) -> View:
        return View(seat, state.hands[seat], state.laid, state.points)

    def open_view(self, state: State) -> View:
        return replace(self.view(state, 0), opened=state.hands)

    def redact(self, event: tuple[str, int], seat: int) -> tuple[str, int]:
        return event

    def reveals(self, event: tuple[str, int]) -> bool:
        return event[0] == "laid"

    def result(self, state: State) -> tuple[int, int]:
        return state.points

    def tally(self, start: State, end: State, seat: int) -> Tally:
        gained = end.points[seat] - start.points[seat]
        place = 1 + (end.points[1 - seat] > end.points[seat]) if self.actor(end) == MATCH_OVER else 0
        return Tally(gained > 2, gained, gained, place)

    def deal_to_json(self, state: State) -> Json:
        return {"deal": {"hands": [list(hand) for hand in state.hands]}, "first": state.first}

    def deal_from_json(self, before: State | None, data: Json) -> State:
        deal, first = data.get("deal"), data.get("first")
        hands = deal.get("hands") if isinstance(deal, dict) else None
        if not isinstance(hands, list) or [type(hand) for hand in hands] != [list, list]:
            raise ValueError("a deal needs two hands")
        cards = [card for hand in hands for card in hand]
        if not all(type(card) is int for card in cards) or sorted(cards) != list(range(1, 11)):
            raise ValueError("a deal needs the cards 1 to 10")
        wanted = 0 if before is None else 1 - before.first
        if len(hands[0]) != 5 or type(first) is not int or first != wanted:
            raise ValueError("a deal needs five cards in each hand and its first seat")
        points = before.points if before else (0, 0)
        return State((tuple(hands[0]), tuple(hands[1])), first, first, 0, points)

    def action_to_json(self, action: int) -> Json:
        return {"type": "lay", "card": action}

    def action_from_json(self, data: Json) -> int:
        card = data.get("card")
        if data.get("type") != "lay" or type(card) is not int:
            raise ValueError(f"{told(card)} is no card")
        return card

    def event_to_json(self, event: tuple[str, int]) -> Json:
        return {"type": event[0], "value": event[1]}

    def round_outcome(self, state: State) -> Json:
        return {"points": list(state.points)}

    def match_outcome(self, state: State) -> Json:
        return {"points": list(state.points)}

    def view_to_json(self, view: View) -> Json:
        return to_plain(view)

    def view_from_json(self, data: Json) -> View:
        return from_plain(View, data)


GOAL = Choice((5, 10, 20))


@dataclass(frozen=True)
class HighOptions(Options):
    """`goal`: points that win a match."""

    goal: int = option(10, GOAL)

    def sitting(self) -> tuple[str, ...]:
        return (PERSON, "random")


def _player(name: str) -> RandomPlayer:
    if name != "random":
        raise BadOption(f"there is no player {told(name)} in High Card")
    return RandomPlayer()


GAME = GameSpec(
    key="high-card",
    title="High Card",
    options=HighOptions,
    rules=lambda options: HighCard(options.goal),
    seats=always("You", "A"),
    players=Players(
        make=_player,
        names=(("random", "any card"),),
        default=("random", "random"),
        adviser="random",
        stand_in="random",
    ),
    screen=f"{__package__}.screen.table:build",
    order=9,
)
