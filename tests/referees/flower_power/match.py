"""Check of a whole record of Flower Power: options, deal, moves with events, and outcome.

The referee accepts all that the format leaves free: the order of simultaneous events, discards in one event
or several, and whether the first turn has an event after all seats have built.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from .cards import packs
from .one_match import Asked, Play
from .table import Json, Lost, Table

DEALS = {2: (1, 20, 3), 3: (1, 15, 1), 4: (2, 15, 1), 5: (2, 15, 1), 6: (3, 15, 1)}
"""Decks, petals and first hand by number of players."""
KEYS = {
    "reveal": ("flower", "petal", "card"),
    "discard": ("cards",),
    "battle": ("result",),
    "capture": ("flower", "from", "to"),
    "drawn": ("seat", "card"),
    "shuffle": ("pile",),
    "flower": ("flower", "seat", "cards"),
    "gone": ("flower",),
    "out": ("seat",),
    "turn": ("seat",),
    "win": ("seat",),
}
"""Keys that each type of event must have."""
LAST = ("shuffle", "drawn", "turn", "win")
"""Events that may only end a move, in this order."""


def check(record: Any, seen: Counter[str] | None = None) -> list[str]:
    """Return the faults of a record as sentences; empty if there are none.

    `seen` counts the situations that occur in it.
    """
    referee = Referee(Counter() if seen is None else seen)
    try:
        referee.check(record)
    except Lost as lost:
        referee.complain(str(lost))
    return referee.complaints


class Referee:
    """Check of one record."""

    def __init__(self, seen: Counter[str]) -> None:
        self.seen = seen
        self.complaints: list[str] = []
        self.place = ""

    def complain(self, text: str) -> None:
        self.complaints.append(f"{self.place}: {text}" if self.place else text)

    def check(self, record: Any) -> None:
        if not isinstance(record, dict) or [record.get("format"), record.get("schema")] != [
            "macclassic-record",
            1,
        ]:
            raise Lost("this is not a record of schema 1")
        if record.get("game") != "flower-power":
            raise Lost("game must be flower-power")
        seats, rounds = record.get("seats"), record.get("rounds")
        if not isinstance(seats, list) or not 2 <= len(seats) <= 6:
            raise Lost("there must be two to six seats")
        for seat in seats:
            if not isinstance(seat, dict) or not all(
                isinstance(seat.get(key), str) for key in ("name", "player")
            ):
                self.complain(f"a seat must have name and player: {seat!r}")
        if not isinstance(rounds, list) or len(rounds) != 1 or not isinstance(rounds[0], dict):
            raise Lost("there must be one round")
        options = self.options(record.get("options"), len(seats))
        table, laid = self.deal(rounds[0], options, len(seats))
        play = Play(table, options, laid)
        moves = rounds[0].get("moves")
        if not isinstance(moves, list):
            raise Lost("there are no moves")
        match = play.match()
        asked: int | None = next(match)
        everything = sorted(packs(options["decks"], options["jokers"]))
        for number, move in enumerate(moves, 1):
            self.place = f"move {number}"
            if asked is None:
                raise Lost("the match is over")
            building = number == len(seats)
            asked = self.move(table, match, asked, move, building)
            there = [*table.pile, *table.grave, *(card for hand in table.hands for card in hand)]
            there += [card for flower in table.flowers for card in flower.cards]
            if number >= len(seats) and sorted(there) != everything:
                raise Lost("cards are lost")
        self.place = ""
        self.outcome(record.get("outcome"), table, len(seats))

    # Options and deal

    def options(self, options: Any, players: int) -> Json:
        if not isinstance(options, dict):
            raise Lost("there are no options")
        for key in ("decks", "petals", "base"):
            if type(options.get(key)) is not int or options[key] < (key != "base"):
                raise Lost(f"options: {key} must be a number, not {options.get(key)!r}")
        for key in ("jokers", "see_own_petals", "discard_all_tied", "hidden_hearts"):
            if type(options.get(key)) is not bool:
                raise Lost(f"options: {key} must be true or false, not {options.get(key)!r}")
        return options

    def handicap(self, options: Json, seat: int) -> tuple[int, int]:
        """Return how many more hand cards and petals a seat has, from a text such as ``1/0 0/-2``."""
        text = options.get("handicap", "none")
        if not isinstance(text, str):
            raise Lost(f"options: handicap must be text, not {text!r}")
        pairs = [] if text == "none" else text.split()
        if seat >= len(pairs):
            return 0, 0
        try:
            hand, petals = map(int, pairs[seat].split("/"))
        except ValueError:
            raise Lost(f"options: handicap must be such as 1/0 0/-2, not {text!r}") from None
        return hand, petals

    def deal(self, data: Json, options: Json, players: int) -> tuple[Table, list[list[str]]]:
        deal, order = data.get("deal"), data.get("order")
        if not isinstance(order, list) or order not in [
            [(first + step) % players for step in range(players)] for first in range(players)
        ]:
            raise Lost(f"order must be all seats clockwise, not {order!r}")
        if data.get("first") != order[0]:
            raise Lost("first must be the head of order")
        if not isinstance(deal, dict):
            raise Lost("there is no deal")
        laid, hands, pile = deal.get("packs"), deal.get("hands"), deal.get("pile")
        if not isinstance(laid, list) or not isinstance(hands, list) or not isinstance(pile, list):
            raise Lost("a deal is packs, hands and pile")
        if len(laid) != players or len(hands) != players:
            raise Lost("each seat must have a pack and a hand")
        for seat in range(players):
            more = self.handicap(options, seat)
            wanted = [options["petals"] + more[1], options["base"] + order.index(seat) + more[0]]
            if [len(laid[seat]), len(hands[seat])] != wanted:
                raise Lost(f"seat {seat}: {wanted[0]} petals and {wanted[1]} hand cards must be dealt")
        cards = [card for each in [*laid, *hands, pile] for card in each]
        if sorted(map(str, cards)) != packs(options["decks"], options["jokers"]):
            raise Lost("the cards of the packs must be dealt, each once")
        standard = (options["decks"], options["petals"], options["base"]) == DEALS[players] and players <= 3
        if len(pile) < 3 and not (standard and options.get("handicap") == "none"):
            self.complain("three cards must be left")
        return Table(order, hands, pile, self.seen), laid

    # Moves

    def move(self, table: Table, match: Asked, asked: int, move: Any, building: bool) -> int | None:
        """Play a move; return the next seat to act, None when the match is over."""
        action = move.get("action") if isinstance(move, dict) else None
        recorded = move.get("events") if isinstance(move, dict) else None
        if not isinstance(action, dict) or not isinstance(action.get("type"), str):
            raise Lost("this is no move")
        if not isinstance(recorded, list):
            raise Lost("there are no events")
        if type(move["seat"]) is not int or move["seat"] != asked:
            raise Lost(f"seat {asked} decides now, not {move['seat']!r}")
        found = [self.known(event) for event in recorded]
        table.events = []
        table.shuffles = [event[1] for event in found if event[0] == "shuffle"]
        self.seen[action["type"]] += 1
        try:
            following: int | None = match.send(action)
        except StopIteration:
            following = None
        right = table.events
        if building and not [event for event in found if event[0] == "turn"]:
            right = [event for event in right if event[0] != "turn"]
        if self.plain(found) != self.plain(right):
            self.complain(f"events must be {right}, not {found}")
        order = [LAST.index(event[0]) if event[0] in LAST else -1 for event in found]
        if order != sorted(order):
            self.complain(f"events end with {', '.join(LAST)}: {found}")
        return following

    def known(self, event: Any) -> list[Any]:
        """Return an event as its type and the values of its keys."""
        kind = event.get("type") if isinstance(event, dict) else None
        if kind not in KEYS:
            raise Lost(f"no such event: {event!r}")
        if [key for key in KEYS[kind] if key not in event]:
            raise Lost(f"event {kind} must have {', '.join(KEYS[kind])}: {event!r}")
        values = [event[key] for key in KEYS[kind]]
        if any(type(value) is bool for value in values):
            raise Lost(f"a yes or no in {event!r}")
        if kind == "discard" and not isinstance(values[0], list):
            raise Lost(f"cards must be a list: {event!r}")
        return [kind, *values]

    def plain(self, events: list[list[Any]]) -> list[str]:
        """Return events in a form without the differences that the format leaves free."""
        cards = sorted(str(card) for event in events if event[0] == "discard" for card in event[1])
        return sorted(repr(event) for event in events if event[0] != "discard") + cards

    def outcome(self, outcome: Any, table: Table, players: int) -> None:
        if not outcome:
            if table.winner is not None:
                self.complain("the match is over, but its outcome is missing")
            return
        if not isinstance(outcome, dict):
            raise Lost("the outcome is no object")
        capped = outcome.get("capped") is True
        if capped is (table.winner is not None):
            self.complain("a match is capped if, and only if, it did not end by itself")
        petals = [sum(len(flower.cards) for flower in table.garden(seat)) for seat in range(players)]
        winner = outcome.get("winner")
        if capped:
            most = [seat for seat in range(players) if petals[seat] == max(petals)]
            if winner not in most and (winner is not None or len(most) == 1):
                self.complain(f"outcome: winner must be one of {most}, not {winner!r}")
        elif winner != table.winner:
            self.complain(f"outcome: winner must be {table.winner!r}, not {winner!r}")
        right = [
            sorted(repr((flower.name, flower.cards, flower.power)) for flower in table.garden(seat))
            for seat in range(players)
        ]
        try:
            recorded = [
                sorted(repr((each["id"], each["cards"], each["power"])) for each in garden)
                for garden in outcome["gardens"]
            ]
        except (KeyError, TypeError):
            raise Lost("outcome: gardens must tell id, cards and power of each flower") from None
        if recorded != right:
            self.complain(f"outcome: gardens must be {right}, not {recorded}")
