"""War of Flowers in the public format of records (records §war-of-flowers), and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from macclassic.engine.game import Json, Tally, action_type, told
from macclassic.engine.views import from_plain, to_plain
from macclassic.flower_cards.events import event_to_json

from .cards import DECK, IDS, MONTH, NUMBER, names, pack
from .scoring import dues, payments
from .state import (
    GO,
    PLAY_TAKES,
    PLAYS,
    STOP,
    TAKES,
    Action,
    Event,
    State,
    View,
)

if TYPE_CHECKING:
    from .rules import WarRules

# The keys of each type of event after the type, in the order of the tuple.
EVENT_KEYS: dict[str, tuple[str, ...]] = {
    "flip": ("card",),
    "collect": ("seat", "cards"),
    "triplet": ("month",),
    "bonus": ("kind", "seat"),
    "pass-plain": ("from", "to", "card"),
    "score": ("seat", "points"),
    "go": ("seat", "count"),
    "stop": ("seat", "forced"),
    "pay": ("from", "to", "amount"),
}


class JsonForm:
    """The part of the rules that speaks the public format. Amounts are whole numbers, cards are ids."""

    money: int
    cup_plain: bool

    def action_to_json(self, action: Action) -> Json:
        """Return an action as it stands in a record, without its seat."""
        data: Json = {"type": action.type}
        if action.card >= 0:
            data["card"] = IDS[action.card]
        if action.take >= 0:
            data["take"] = IDS[action.take]
        return data

    def action_from_json(self, data: Json) -> Action:
        """Return an action from a record.

        Raises ValueError when it is none.
        """
        kind = action_type(data)
        if kind == "go":
            return GO
        if kind == "stop":
            return STOP
        if kind not in ("play", "take"):
            raise ValueError(f"{told(kind)} is no action")
        card = DECK.card(data.get("card"))
        if kind == "take":
            return TAKES[card]
        if "take" not in data:
            return PLAYS[card]
        take = DECK.card(data["take"])
        if MONTH[take] != MONTH[card]:
            raise ValueError(f"{IDS[card]} can't take {IDS[take]}")
        return PLAY_TAKES[card][take % 4]

    def event_to_json(self, event: Event) -> Json:
        """Return an event as it stands in a record."""
        return event_to_json(event, EVENT_KEYS, DECK)

    def deal_to_json(self, state: State) -> Json:
        """Return `deal` and `first` of a game that has just been dealt."""
        return {
            "deal": {
                "hands": [names(hand) for hand in state.hands],
                "table": names(state.table),
                "stack": [IDS[card] for card in state.deal.stack],
            },
            "first": state.deal.first,
        }

    def deal_from_json(self: WarRules, before: State | None, data: Json) -> State:  # type: ignore[misc]
        """Return the start of a recorded game that follows `before` (None: the first of a war).

        Raises ValueError for a deal that is none.
        """
        deal = data.get("deal")
        if not isinstance(deal, dict):
            raise ValueError("a game has no deal")
        dealt = deal.get("hands")
        if not (isinstance(dealt, list) and len(dealt) == 3):
            raise ValueError("a deal needs three hands")
        hands = [DECK.pile(hand, 7, "each hand") for hand in dealt]
        table = DECK.pile(deal.get("table"), 6, "the table")
        stack = DECK.pile(deal.get("stack"), 21, "the stack")
        pack([card for pile in (*hands, table, stack) for card in pile])
        open_cards = pack(table)
        if any(open_cards >> shift & 15 == 15 for shift in range(0, 48, 4)):
            raise ValueError("four cards of one month lie on the table at the deal")
        first = data.get("first")
        if type(first) is not int or not 0 <= first <= 2:
            raise ValueError("a game needs a first player from 0 to 2")
        if before is not None:
            wanted = before.winner if before.winner >= 0 else before.deal.first
            if first != wanted:
                raise ValueError(f"seat {wanted} begins this game, not seat {first}")
        return self.dealt(
            (pack(hands[0]), pack(hands[1]), pack(hands[2])),
            open_cards,
            tuple(NUMBER[card] for card in stack),
            first,
            1 if before is None else before.deal.game + 1,
            (self.money, self.money, self.money) if before is None else before.money,
        )

    def round_outcome(self, state: State) -> Json:
        """Return the outcome of a game that is over."""
        winner = state.winner
        paid: list[Json] = []
        if winner >= 0:
            owed = dues(winner, state.collections, state.gos, state.points[winner], self.cup_plain)
            paid = [
                {"from": each.payer, "to": winner, "due": each.due, "amount": each.amount}
                for each in payments(owed, state.deal.money)
            ]
        return {
            "winner": winner if winner >= 0 else None,
            "points": state.points[winner] if winner >= 0 else 0,
            "payments": paid,
            "money": list(state.money),
            "collected": [names(cards) for cards in state.collections],
        }

    def match_outcome(self, state: State) -> Json:
        """Return the outcome of a war as it stands."""
        broke = [seat for seat, left in enumerate(state.money) if left == 0]
        return {"money": list(state.money), "broke": broke}

    def reveals(self, event: Event) -> bool:
        """Whether something hidden comes to light in an event: a stack card, or all hands at a STOP."""
        return event[0] in ("flip", "stop")

    def tally(self, start: State, end: State, seat: int) -> Tally:
        """Return what a game that is over comes to for one seat, in points and dollars."""
        broke = 0 in end.money
        return Tally(
            won=None if end.winner < 0 else end.winner == seat,
            points=end.points[end.winner] if end.winner >= 0 else 0,
            change=end.money[seat] - start.money[seat],
            place=1 + sum(other > end.money[seat] for other in end.money) if broke else 0,
        )

    def view_to_json(self, view: View) -> Json:
        """Return a view as plain data, for the process that thinks."""
        return to_plain(view)

    def view_from_json(self, data: Json) -> View:
        """Return a view from plain data.

        Raises ValueError when it is none.
        """
        return from_plain(View, data)
