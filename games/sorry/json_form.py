"""Sorry in the public format of records (records §sorry), and back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from macclassic.engine.chance import Stream
from macclassic.engine.game import Json, Tally, action_type, told
from macclassic.engine.views import from_plain, to_plain

from .board import HOME, PAWNS, PLACES, place_name
from .cards import COPIES, DECK, KINDS, NUMBER
from .state import DRAW, MODES, NONE, OVER, Action, Event, Mode, Part, State, View

if TYPE_CHECKING:
    from .rules import SorryRules

EVENT_KEYS: dict[str, tuple[str, ...]] = {
    "card": ("seat", "card"),
    "shuffle": ("pile",),
    "forfeit": ("seat",),
    "step": ("pawn", "from", "to"),
    "slide": ("pawn", "from", "to"),
    "bump": ("pawn", "from"),
    "win": ("seats",),
}
"""The keys of each type of event after the type, in the order of the tuple."""

_PAWN = {name: pawn for pawn, name in enumerate(PAWNS)}
_WALKS = ("forward", "backward")
_AIMED = ("swap", "sorry")


class JsonForm:
    """The part of the rules that speaks the public format."""

    mode: Mode

    def action_to_json(self, action: Action) -> Json:
        """Return an action as it stands in a record, without its seat."""
        if action.type == "draw":
            return {"type": "draw"}
        return {"type": "move", "parts": [_part_to_json(part) for part in action.parts]}

    def action_from_json(self, data: Json) -> Action:
        """Return an action from a record.

        Raises ValueError when it is none.
        """
        kind = action_type(data)
        if kind == "draw":
            return DRAW
        if kind != "move":
            raise ValueError(f"{told(kind)} is no action")
        parts = data.get("parts")
        if not isinstance(parts, list) or not 1 <= len(parts) <= 2:
            raise ValueError("a move needs one part or two")
        return Action("move", tuple(_part_from_json(part) for part in parts))

    def event_to_json(self, event: Event) -> Json:
        """Return an event as it stands in a record."""
        kind, *values = event
        data: Json = {"type": kind}
        for key, value in zip(EVENT_KEYS[str(kind)], values, strict=True):
            data[key] = _VALUES[key](value) if key in _VALUES else value
        return data

    def deal_to_json(self, state: State) -> Json:
        """Return `deal` and `first`; `reshuffles` is the key from which later piles are made."""
        return {"deal": {"pile": _names(state.pile), "reshuffles": state.key}, "first": 0}

    def deal_from_json(self: SorryRules, before: State | None, data: Json) -> State:  # type: ignore[misc]
        """Return the start of a recorded game.

        Raises ValueError for a deal that is none. A record of another program has no key; one is made from
        its pile.
        """
        deal = data.get("deal")
        if not isinstance(deal, dict):
            raise ValueError("a game has no deal")
        if type(data.get("first")) is not int or data["first"] != 0:
            raise ValueError("red begins, which is seat 0")
        pile = pile_from_json(deal.get("pile"))
        key = deal.get("reshuffles")
        if key is None:
            key = Stream(0, "sorry/foreign/" + ",".join(_names(pile))).below(1 << 53)
        if type(key) is not int or not 0 <= key < 1 << 53:
            raise ValueError("the key of later shuffles must be a whole number below 2 to the 53rd")
        return self.dealt(pile, key)

    def round_outcome(self, state: State) -> Json:
        """Return the outcome of the game, which is the match."""
        return self.match_outcome(state)

    def match_outcome(self, state: State) -> Json:
        """Return who has won and where every pawn in play is."""
        return {
            "winners": list(state.winners),
            "places": {
                PAWNS[pawn]: place_name(state.places[pawn])
                for colour in self.mode.colours
                for pawn in range(4 * colour, 4 * colour + 4)
            },
        }

    def reveals(self, event: Event) -> bool:
        """Whether something hidden comes to light: a card, or that the pile was empty."""
        return event[0] in ("card", "shuffle")

    def tally(self, start: State, end: State, seat: int) -> Tally:
        """Return what a game that is over comes to for one seat: its pawns at home, and one game won."""
        won = seat in end.winners
        colour = self.mode.colours[seat]
        return Tally(
            won=won,
            points=end.places[4 * colour : 4 * colour + 4].count(HOME),
            change=int(won),
            place=0 if end.phase != OVER else 1 if won else 1 + len(end.winners),
        )

    def view_to_json(self, view: View) -> Json:
        """Return a view as plain data, for the process that thinks."""
        return to_plain(view)

    def view_from_json(self, data: Json) -> View:
        """Return a view from plain data.

        Raises ValueError when it is none.
        """
        view = from_plain(View, data)
        numbers = (view.seat, view.turn, view.phase, view.card)
        lists = (view.places, view.left, view.winners)
        if (
            view.mode not in MODES
            or type(view.must_split) is not bool
            or not all(type(number) is int for number in numbers)
            or not all(
                isinstance(each, tuple) and all(type(number) is int for number in each) for each in lists
            )
            or not NONE <= view.card < len(KINDS)
            or len(view.places) != len(PAWNS)
            or not all(0 <= place < PLACES for place in view.places)
            or len(view.left) != len(KINDS)
        ):
            raise ValueError("this is no view of Sorry")
        return view


def _names(pile: object) -> list[str]:
    return [KINDS[card] for card in pile]  # type: ignore[attr-defined]


_VALUES: dict[str, Any] = {
    "card": lambda card: KINDS[card],
    "pile": _names,
    "pawn": lambda pawn: PAWNS[pawn],
    "from": place_name,
    "to": place_name,
    "seats": list,
}
"""How the values of events are written; seats as they are."""


def pile_from_json(data: Any) -> tuple[int, ...]:
    """Return a whole pile from a record.

    Raises ValueError when it is not the 45 cards.
    """
    if not isinstance(data, list) or len(data) != len(DECK):
        raise ValueError(f"a pile needs {len(DECK)} cards")
    pile = tuple(NUMBER.get(name, NONE) if isinstance(name, str) else NONE for name in data)
    if NONE in pile:
        raise ValueError(f"{told(data[pile.index(NONE)])} is no card")
    if tuple(sorted(pile)) != DECK:
        raise ValueError(f"a pile needs {COPIES[0]} cards of the 1 and {COPIES[1]} of every other")
    return pile


def _part_to_json(part: Part) -> Json:
    data: Json = {"pawn": PAWNS[part.pawn], "how": part.how}
    if part.how in _WALKS:
        data["steps"] = part.steps
    if part.how in _AIMED:
        data["target"] = PAWNS[part.target]
    return data


def _part_from_json(data: Any) -> Part:
    if not isinstance(data, dict):
        raise ValueError(f"{told(data)} is no part of a move")
    pawn, how = _pawn(data.get("pawn")), data.get("how")
    if how == "enter":
        return Part(pawn, "enter")
    if how in _AIMED and isinstance(how, str):
        return Part(pawn, how, 0, _pawn(data.get("target")))
    if how not in _WALKS or not isinstance(how, str):
        raise ValueError(f"{told(how)} is no way to move")
    steps = data.get("steps")
    if type(steps) is not int or not 1 <= steps <= 12:
        raise ValueError(f"{told(steps)} is no number of steps")
    return Part(pawn, how, steps)


def _pawn(name: Any) -> int:
    pawn = _PAWN.get(name) if isinstance(name, str) else None
    if pawn is None:
        raise ValueError(f"{told(name)} is no pawn")
    return pawn
