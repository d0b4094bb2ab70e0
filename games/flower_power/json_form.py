"""Flower Power in the public format of records (records §flower-power), and back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from macclassic.engine.chance import Stream
from macclassic.engine.game import Json, Tally, action_type, told

from .cards import HIDDEN, IDS, NUMBER, deck
from .opening import KEYS, signs, won_by
from .result import leader, petals_of, places
from .setup import Setup
from .state import DRAW, END, NOBODY, OVER, PASS, Action, Cards, Deal, Event, State, View
from .travelling import view_from_json, view_to_json

if TYPE_CHECKING:
    from .rules import FlowerRules

EVENT_KEYS: dict[str, tuple[str, ...]] = {
    "reveal": ("flower", "petal", "card"),
    "discard": ("cards",),
    "battle": ("result",),
    "capture": ("flower", "from", "to"),
    "drawn": ("seat", "card"),
    "shuffle": ("pile",),
    "flower": ("flower", "seat", "cards", "power"),
    "gone": ("flower",),
    "out": ("seat",),
    "turn": ("seat",),
    "win": ("seat",),
}
"""The keys of each type of event after the type, in the order of the tuple. What stands last is not
written of a `flower` (who knows its petals) and of a `discard` (whether a spy has seen something by it)."""

_ALONE = {"draw": DRAW, "end": END, "pass": PASS}
_PLACE = {"poison": "petal", "heart": "index"}


class JsonForm:
    """The part of the rules that speaks the public format. Cards are ids, null where they are hidden."""

    setup: Setup
    seats: int

    def action_to_json(self, action: Action) -> Json:
        """Return an action as it stands in a record, without its seat."""
        kind = action.type
        data: Json = {"type": kind}
        if kind == "build":
            data["sizes"] = list(action.sizes)
        elif kind == "attack":
            data |= {"flower": _flower(action.flower), "target": _flower(action.target)}
        elif kind == "create":
            data |= {"cards": _names(action.cards), "power": action.power}
        elif kind == "pick":
            data["petal"] = action.place
        elif kind not in _ALONE:
            data["card"] = _name(action.card)
            if action.flower != NOBODY:
                data["flower"] = _flower(action.flower)
            else:
                data["seat"] = action.seat
            if kind in _PLACE:
                data[_PLACE[kind]] = action.place
        return data

    def action_from_json(self, data: Json) -> Action:
        """Return an action from a record.

        Raises ValueError when it is none.
        """
        kind = action_type(data)
        if kind in _ALONE:
            return _ALONE[kind]
        if kind == "build":
            sizes = data.get("sizes")
            if not isinstance(sizes, list):
                raise ValueError("flowers are laid by a list of sizes")
            return Action("build", sizes=tuple(_number(size, "a size") for size in sizes))
        if kind == "attack":
            return Action(
                "attack",
                flower=_flower_told(data.get("flower")),
                target=_flower_told(data.get("target")),
            )
        if kind == "create":
            power = data.get("power", False)
            if type(power) is not bool:
                raise ValueError("a new flower is a POWER FLOWER or not")
            return Action("create", cards=_cards(data.get("cards")), power=power)
        if kind == "pick":
            return Action("pick", place=_number(data.get("petal"), "a petal"))
        if kind not in ("poison", "heart", "diamond", "spy"):
            raise ValueError(f"{told(kind)} is no action")
        card = _card(data.get("card"))
        if kind == "spy" and "seat" in data:
            if data.get("flower") is not None:
                raise ValueError("one spies on a flower or on a hand, not on both")
            return Action("spy", card, seat=_number(data["seat"], "a seat"))
        flower = _flower_told(data.get("flower"))
        place = NOBODY if kind not in _PLACE else _number(data.get(_PLACE[kind]), "a place in a flower")
        return Action(kind, card, flower, place=place)

    def event_to_json(self, event: Event) -> Json:
        """Return an event as it stands in a record."""
        kind = str(event[0])
        data: Json = {"type": kind}
        for key, value in zip(EVENT_KEYS[kind], event[1:], strict=False):
            data[key] = _VALUES[key](value) if key in _VALUES else value
        return data

    def deal_to_json(self, state: State) -> Json:
        """Return `deal`, `order` and `first`, and how the order was won: `contest`, each throw of all by
        seat, and `chooser`. `reshuffles` is the key from which later piles are made."""
        deal = state.deal
        data: Json = {
            "deal": {
                "packs": [_names(pack) for pack in deal.packs],
                "hands": [_names(hand) for hand in deal.hands],
                "pile": _names(deal.pile),
                "reshuffles": deal.key,
            },
            "order": list(deal.order),
            "first": deal.order[0],
        }
        if deal.contest:
            names = signs(self.seats)
            data["contest"] = [[names[sign] for sign in throw] for throw in deal.contest]
            data["chooser"] = deal.winner
        return data

    def deal_from_json(self: FlowerRules, before: State | None, data: Json) -> State:  # type: ignore[misc]
        """Return the start of a recorded game.

        Raises ValueError for a deal that is none. A record of another program has no key; one is made from
        its pile.
        """
        deal = data.get("deal")
        if not isinstance(deal, dict):
            raise ValueError("a game has no deal")
        order = _order(data, self.seats)
        packs, hands = (_piles(deal.get(key), key, self.seats) for key in ("packs", "hands"))
        pile = _cards(deal.get("pile"))
        for place, seat in enumerate(order):
            wanted = (self.setup.pack_size(seat), self.setup.hand_size(seat, place))
            if (len(packs[seat]), len(hands[seat])) != wanted:
                raise ValueError(f"seat {seat} must have {wanted[0]} petals and {wanted[1]} cards")
        cards = sorted([card for cards in (*packs, *hands, pile) for card in cards])
        if tuple(cards) != deck(self.setup.decks, self.setup.jokers):
            raise ValueError("a deal must have every card once")
        key = deal.get("reshuffles")
        if key is None:
            key = Stream(0, "flower-power/foreign/" + ",".join(_names(pile))).below(KEYS)
        if type(key) is not int or not 0 <= key < KEYS:
            raise ValueError("the key of later shuffles must be a whole number below 2 to the 53rd")
        contest = _contest(data.get("contest"), self.seats)
        winner = won_by(contest[-1]) if contest else NOBODY
        if contest and data.get("chooser", winner) != winner:
            raise ValueError(f"seat {winner} has won the contest")
        return self.dealt(Deal(packs, hands, pile, order, key, contest, winner))

    def round_outcome(self, state: State) -> Json:
        """Return the outcome of the game, which is the match."""
        return self.match_outcome(state)

    def match_outcome(self, state: State) -> Json:
        """Return who has won, and every garden; of a game that is not over who has the most petals (A21)."""
        winner = leader(state)
        return {
            "winner": None if winner == NOBODY else winner,
            "gardens": [
                [
                    {"id": _flower(flower.id), "cards": _names(flower.petals), "power": flower.power}
                    for flower in garden
                ]
                for garden in state.gardens
            ],
        }

    def tally(self, start: State, end: State, seat: int) -> Tally:
        """Return what a game comes to for one seat: its petals, and one game won. One that is not over is
        won by who has the most petals (A21)."""
        won = leader(end) == seat
        return Tally(
            won=won,
            points=petals_of(end, seat),
            change=int(won),
            place=places(end)[seat] if end.phase == OVER else 1 if won else 2,
        )

    def view_to_json(self, view: View) -> Json:
        """Return a view as plain data, for the process that thinks."""
        return view_to_json(view)

    def view_from_json(self, data: Json) -> View:
        """Return a view from plain data.

        Raises ValueError when it is none.
        """
        return view_from_json(data)


def _name(card: int) -> str | None:
    return None if card == HIDDEN else IDS[card]


def _names(cards: Any) -> list[Any]:
    return [_name(card) for card in cards]


def _flower(flower: int) -> str:
    return f"f{flower}"


_VALUES: dict[str, Any] = {
    "card": _name,
    "cards": _names,
    "pile": _names,
    "flower": _flower,
}
"""How the values of events are written; others as they are."""


def _number(value: Any, what: str) -> int:
    if type(value) is not int or not 0 <= value < 1 << 31:
        raise ValueError(f"{told(value)} is not {what}")
    return value


def _card(name: Any) -> int:
    card = NUMBER.get(name) if isinstance(name, str) else None
    if card is None:
        raise ValueError(f"{told(name)} is no card")
    return card


def _cards(data: Any) -> Cards:
    if not isinstance(data, list):
        raise ValueError("cards must be a list")
    return tuple(_card(name) for name in data)


def _flower_told(name: Any) -> int:
    if isinstance(name, str) and name[:1] == "f" and name[1:].isascii() and name[1:].isdigit():
        digits = name[1:]
        if len(digits) < 9 and digits[0] != "0":
            return int(digits)
    raise ValueError(f"{told(name)} is no flower")


def _piles(data: Any, what: str, seats: int) -> tuple[Cards, ...]:
    if not isinstance(data, list) or len(data) != seats:
        raise ValueError(f"a deal needs {what} of {seats} seats")
    return tuple(_cards(cards) for cards in data)


def _order(data: Json, seats: int) -> tuple[int, ...]:
    """Return the order of play: as told, or clockwise from whoever is first."""
    first = data.get("first")
    if type(first) is not int or not 0 <= first < seats:
        raise ValueError(f"a game needs a first player from 0 to {seats - 1}")
    order = data.get("order")
    if order is None:
        return tuple((first + place) % seats for place in range(seats))
    if not isinstance(order, list) or not all(type(seat) is int for seat in order):
        raise ValueError("the order of play must be a list of seats")
    if sorted(order) != list(range(seats)):
        raise ValueError("the order of play must have every seat once")
    if order[0] != first:
        raise ValueError("the first player must be the head of the order of play")
    return tuple(order)


def _contest(data: Any, seats: int) -> tuple[tuple[int, ...], ...]:
    if data is None:
        return ()
    names = signs(seats)
    if not isinstance(data, list) or not data:
        raise ValueError("a contest is a list of throws")
    found = []
    for throw in data:
        if not isinstance(throw, list) or len(throw) != seats or not all(sign in names for sign in throw):
            raise ValueError(f"a throw needs a sign of every seat: {', '.join(names)}")
        found.append(tuple(names.index(sign) for sign in throw))
    if [won_by(throw) != NOBODY for throw in found] != [False] * (len(found) - 1) + [True]:
        raise ValueError("a contest ends with the throw that somebody wins")
    return tuple(found)
