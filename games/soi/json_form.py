"""Soi in the public format of records (records §soi), and back."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from macclassic.engine.game import Json, Tally, action_type, told
from macclassic.engine.views import from_plain, to_plain

from .cards import IDS, KINDS, number
from .result import decided, places, round_points
from .state import ASKS, Ask, Asked, Deal, Event, State, View

if TYPE_CHECKING:
    from .rules import SoiRules

# The keys of each type of event after the type, in the order of the tuple. Places in rows (`slot`, `into`,
# `slots`) are ours: other programs need not tell them.
EVENT_KEYS: dict[str, tuple[str, ...]] = {
    "give": ("from", "to", "card", "slot", "into"),
    "refuse": ("seat", "card"),
    "set": ("seat", "kind", "slots"),
    "out": ("seat",),
    "turn": ("seat",),
}


class JsonForm:
    """The part of the rules that speaks the public format. Cards are ids, kinds their names."""

    target: int

    def action_to_json(self, action: Ask) -> Json:
        """Return an ask as it stands in a record, without its seat."""
        return {"type": "ask", "of": action.of, "card": IDS[action.card]}

    def action_from_json(self, data: Json) -> Ask:
        """Return an ask from a record.

        Raises ValueError when it is none.
        """
        kind = action_type(data)
        if kind != "ask":
            raise ValueError(f"{told(kind)} is no action")
        of = data.get("of")
        if type(of) is not int or not 0 <= of < 4:
            raise ValueError(f"a seat from 0 to 3 is asked, not {told(of)}")
        return ASKS[of][number(data.get("card"))]

    def event_to_json(self, event: Event) -> Json:
        """Return an event as it stands in a record."""
        kind, *values = event
        data: Json = {"type": kind}
        for key, value in zip(EVENT_KEYS[str(kind)], values, strict=True):
            if key == "card":
                data[key] = IDS[value]  # type: ignore[call-overload]
            elif key == "kind":
                data[key] = KINDS[value]  # type: ignore[call-overload]
            else:
                data[key] = list(value) if isinstance(value, tuple) else value
        return data

    def deal_to_json(self: SoiRules, state: State) -> Json:  # type: ignore[misc]
        """Return `deal`, `first` and `opening` of a round that has just been dealt."""
        return {
            "deal": {"hands": [[IDS[card] for card in row] for row in state.deal.rows]},
            "first": state.deal.first,
            "opening": [self.event_to_json(event) for event in self.opening(state.deal)],
        }

    def deal_from_json(self: SoiRules, before: State | None, data: Json) -> State:  # type: ignore[misc]
        """Return the start of a recorded round that follows `before` (None: the first of a match).

        Raises ValueError for a deal that is none.
        """
        deal = data.get("deal")
        if not isinstance(deal, dict):
            raise ValueError("a round has no deal")
        hands = deal.get("hands")
        if not (isinstance(hands, list) and len(hands) == 4):
            raise ValueError("a deal needs four hands")
        rows = [_row(hand) for hand in hands]
        if len({card for row in rows for card in row}) != 52:
            raise ValueError("a card stands twice in the deal")
        first = data.get("first")
        if type(first) is not int or not 0 <= first < 4:
            raise ValueError("a round needs a first player from 0 to 3")
        one, two, three, four = rows
        begun = Deal(
            1 if before is None else before.deal.round + 1,
            first,
            (0, 0, 0, 0) if before is None else before.totals,
            (one, two, three, four),
        )
        if not self.opening_told(begun, data.get("opening")):
            raise ValueError("its opening does not name the sets in the deal")
        return self.dealt(begun)

    def round_outcome(self, state: State) -> Json:
        """Return the outcome of a round that is over."""
        sets = [[KINDS[kind] for kind in range(13) if state.owners[kind] == seat] for seat in range(4)]
        return {"sets": sets, "points": list(round_points(state.owners))}

    def match_outcome(self, state: State) -> Json:
        """Return the outcome of a match as it stands."""
        return {"totals": list(state.totals), "places": list(places(state.totals))}

    def reveals(self, event: Event) -> bool:
        """Whether something hidden comes to light: every answer tells where a card is or is not."""
        return event[0] in ("give", "refuse")

    def tally(self, start: State, end: State, seat: int) -> Tally:
        """Return what a round that is over comes to for one seat: won with most points, if nobody shares
        them; `points` and `change` are its own."""
        points = round_points(end.owners)
        best = max(points)
        return Tally(
            won=None if points.count(best) > 1 else points[seat] == best,
            points=points[seat],
            change=points[seat],
            place=places(end.totals)[seat] if decided(end.totals, self.target) else 0,
        )

    def view_to_json(self, view: View) -> Json:
        """Return a view as plain data, for the process that thinks."""
        return {**to_plain(view), "log": tuple(view.log)}

    def view_from_json(self, data: Json) -> View:
        """Return a view from plain data.

        Raises ValueError when it is none.
        """
        view = from_plain(View, data)
        try:
            return replace(view, log=tuple(Asked(*each) for each in view.log))
        except TypeError:
            raise ValueError("a view without a usable log") from None


def _row(cards: Any) -> tuple[int, ...]:
    """Return a dealt hand.

    Raises ValueError when it is none.
    """
    if not isinstance(cards, list) or len(cards) != 13:
        raise ValueError("a deal needs 13 cards in each hand")
    return tuple(number(card) for card in cards)
