"""One round of Soi, replayed from the texts of the rules and of the format of records.

Plain and slow on purpose: hands are lists of ids, and nothing is cached. Any order is accepted where the
texts leave it free: of quartets in the deal, of kinds in an outcome, of a set and a player out by one ask.
Additional keys are allowed everywhere.
"""

from __future__ import annotations

from typing import Any

KINDS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
DECK = sorted(kind + suit for kind in KINDS for suit in "SCHD")
KEYS = {
    "give": ["from", "to", "card"],
    "refuse": ["seat", "card"],
    "set": ["seat", "kind"],
    "out": ["seat"],
    "turn": ["seat"],
}
"""The keys that each type of event must have."""


class Lost(Exception):  # noqa: N818
    """Raised if the rest of a record cannot be followed."""


def worth(kind: str) -> int:
    """Return the points of a set."""
    if kind == "A":
        return 25
    return 10 if kind in ("J", "Q", "K") else int(kind)


def is_seat(value: Any) -> bool:
    return type(value) is int and 0 <= value <= 3


def known(event: Any, place: str) -> list[Any]:
    """Return an event as a list of its type and the values of its required keys.

    Raises Lost if it is invalid.
    """
    kind = event.get("type") if isinstance(event, dict) else None
    if kind not in KEYS:
        raise Lost(f"{place}: no such event: {event!r}")
    if [key for key in KEYS[kind] if key not in event]:
        raise Lost(f"{place}: event {kind} must have {', '.join(KEYS[kind])}: {event!r}")
    values = [event[key] for key in KEYS[kind]]
    if any(type(value) is bool for value in values):
        raise Lost(f"{place}: a yes or no in {event!r}")
    return [kind, *values]


class Round:
    """One round of a record, replayed ask by ask."""

    def __init__(self, number: int, data: dict[str, Any], even: bool = False, around: bool = False) -> None:
        """`even`, `around`: the house rules in force."""
        self.even, self.around = even, around
        self.place = f"round {number}"
        self.data = data
        self.complaints: list[str] = []
        self.sets: list[list[str]] = [[], [], [], []]
        self.hands: list[list[str]] = []
        self.turn = 0

    def complain(self, text: str) -> None:
        self.complaints.append(f"{self.place}: {text}")

    def lost(self, text: str) -> Lost:
        return Lost(f"{self.place}: {text}")

    @property
    def over(self) -> bool:
        """True if all sets are deposited."""
        return sum(map(len, self.sets)) == 13

    def points(self) -> list[int]:
        """Return the points of each seat."""
        return [sum(10 if self.even else worth(kind) for kind in kinds) for kinds in self.sets]

    def replay(self) -> None:
        self.check_deal()
        place = self.place
        moves = self.data.get("moves")
        if not isinstance(moves, list):
            raise self.lost("there are no moves")
        for number, move in enumerate(moves, 1):
            self.place = f"{place} move {number}"
            self.check_move(move)
        self.place = place
        self.check_outcome()

    def check_deal(self) -> None:
        deal = self.data.get("deal")
        hands = deal.get("hands") if isinstance(deal, dict) else None
        if (
            not isinstance(hands, list)
            or len(hands) != 4
            or not all(isinstance(hand, list) for hand in hands)
        ):
            raise self.lost("deal: there must be four hands")
        if [len(hand) for hand in hands] != [13, 13, 13, 13]:
            raise self.lost("deal: each hand must have 13 cards")
        cards = [card for hand in hands for card in hand]
        if not all(isinstance(card, str) for card in cards) or sorted(cards) != DECK:
            raise self.lost("deal: these are not the 52 cards, each once")
        self.hands = [list(hand) for hand in hands]
        first = self.data.get("first")
        if not is_seat(first):
            raise self.lost(f"first must be a seat, not {first!r}")
        self.turn = first  # type: ignore[assignment]
        right = [["set", seat, kind] for seat in range(4) for kind in KINDS if self.full(seat, kind)]
        recorded = self.data.get("opening", [])
        if not isinstance(recorded, list):
            raise self.lost("opening must be a list")
        self.expect_any_order("opening", [known(event, self.place) for event in recorded], right)
        for _, seat, kind in right:
            self.deposit(seat, kind)

    def full(self, seat: int, kind: str) -> bool:
        """True if a seat holds all four cards of a kind."""
        return all(kind + suit in self.hands[seat] for suit in "SCHD")

    def deposit(self, seat: int, kind: str) -> None:
        self.hands[seat] = [card for card in self.hands[seat] if card[:-1] != kind]
        self.sets[seat].append(kind)

    def check_move(self, move: Any) -> None:
        if not isinstance(move, dict) or not isinstance(move.get("action"), dict):
            raise self.lost("this is no move")
        if self.over:
            raise self.lost("the round was over")
        asker, action = self.turn, move["action"]
        if move.get("seat") != asker or not is_seat(move.get("seat")):
            raise self.lost(f"seat {asker} asks now, not {move.get('seat')!r}")
        of, card = action.get("of"), action.get("card")
        if action.get("type") != "ask" or not is_seat(of) or card not in DECK:
            raise self.lost(f"this is no ask: {action!r}")
        if of == asker:
            raise self.lost("a player can't ask himself")
        if not self.hands[of]:
            raise self.lost(f"seat {of} has no cards")
        if card in self.hands[asker]:
            raise self.lost(f"seat {asker} holds {card} itself")
        if not [other for other in self.hands[asker] if other[:-1] == card[:-1]]:
            raise self.lost(f"seat {asker} holds no {card[:-1]}")
        events = move.get("events")
        if not isinstance(events, list):
            raise self.lost("there are no events")
        self.check_events([known(event, self.place) for event in events], asker, of, card)

    def check_events(self, recorded: list[list[Any]], asker: int, of: int, card: str) -> None:
        """Carry out an ask and check its events: the answer, then sets and outs, then the turn."""
        if card not in self.hands[of]:
            self.turn = of
            if self.around:
                self.turn = next(seat % 4 for seat in range(asker + 1, asker + 4) if self.hands[seat % 4])
            self.expect("events", recorded, [["refuse", of, card], ["turn", self.turn]])
            return
        self.hands[of].remove(card)
        self.hands[asker].append(card)
        middle: list[list[Any]] = []
        if self.full(asker, card[:-1]):
            self.deposit(asker, card[:-1])
            middle.append(["set", asker, card[:-1]])
        last: list[list[Any]] = []
        if not self.over:
            if not self.hands[of]:
                middle.append(["out", of])
            if not self.hands[asker]:
                # Seats are numbered counter-clockwise, as they sit.
                self.turn = next(seat % 4 for seat in range(asker + 1, asker + 4) if self.hands[seat % 4])
                last.append(["turn", self.turn])
        right = [["give", of, asker, card], *middle, *last]
        if len(recorded) != len(right):
            self.expect("events", recorded, right)
            return
        self.expect("answer", recorded[0], right[0])
        self.expect_any_order("events", recorded[1 : 1 + len(middle)], middle)
        self.expect("turn", recorded[1 + len(middle) :], last)

    def expect(self, what: str, recorded: Any, right: Any) -> None:
        if recorded != right:
            self.complain(f"{what} must be {right!r}, not {recorded!r}")

    def expect_any_order(self, what: str, recorded: list[list[Any]], right: list[list[Any]]) -> None:
        if sorted(recorded, key=repr) != sorted(right, key=repr):
            self.complain(f"{what} must be {right!r}, not {recorded!r}")

    def check_outcome(self) -> None:
        outcome = self.data.get("outcome")
        if not self.over:
            if outcome:
                self.complain("the round is not over, but there is an outcome")
            return
        if not isinstance(outcome, dict):
            self.complain("the outcome is missing")
            return
        sets = outcome.get("sets")
        if not isinstance(sets, list) or [sorted(map(str, kinds)) for kinds in sets] != [
            sorted(kinds) for kinds in self.sets
        ]:
            self.complain(f"outcome: sets must be {self.sets!r}, not {sets!r}")
        self.expect("outcome: points", outcome.get("points"), self.points())
