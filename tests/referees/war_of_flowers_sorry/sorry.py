"""Independent referee for records of Sorry: plain and slow on purpose, one step at a time.

Written from the rules page and the format of records alone. A pawn stands on a *spot*, named as in records:
``"start"``, ``"home"``, ``"s1"`` … ``"s5"`` or a square 0–59. The referee accepts any order of the landings,
slides and bumps of one move, and any of several equal pawns or orders.
"""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

from .json_reading import Lost, entries, same, whole

Spot = int | str
Board = dict[str, Spot]
Written = tuple[str, ...]

COLOURS = ["red", "blue", "yellow", "green"]
PLAYING = {"2": ["red", "yellow"], "3": COLOURS[:3], "4": COLOURS, "team": COLOURS}
CARDS = Counter(
    {"1": 5, "2": 4, "3": 4, "4": 4, "5": 4, "7": 4, "8": 4, "10": 4, "11": 4, "12": 4, "sorry": 4}
)
# Forward and backward steps of the cards; the 4 moves only backward.
AHEAD = {"1": 1, "2": 2, "3": 3, "5": 5, "7": 7, "8": 8, "10": 10, "11": 11, "12": 12}
BACK = {"4": 4, "10": 1}
TRIANGLES = {
    15 * number + first: (colour, 15 * number + last)
    for number, colour in enumerate(COLOURS)
    for first, last in ((1, 4), (9, 13))
}


def colour_of(pawn: str) -> str:
    return pawn.split("-")[0]


def corner(pawn: str) -> int:
    return 15 * COLOURS.index(colour_of(pawn))


def key(spot: Spot, pawn: str) -> tuple[str, Spot]:
    """Return a key of a spot on which pawns can meet: every colour has safety squares of its own."""
    return ("track" if isinstance(spot, int) else colour_of(pawn), spot)


def walk(pawn: str, spot: Spot, steps: int) -> Spot:
    """Return the spot that a pawn reaches step by step; turned back at home, it continues backward."""
    inward = True
    for _ in range(steps):
        if inward and spot == "s5":
            spot = "home"
        elif inward and isinstance(spot, str) and spot != "home":
            spot = f"s{int(spot[1]) + 1}"
        elif inward and spot == (corner(pawn) + 2) % 60:
            spot = "s1"
        elif inward and isinstance(spot, int):
            spot = (spot + 1) % 60
        else:
            inward = False
            spot = retreat(pawn, spot)
    return spot


def retreat(pawn: str, spot: Spot) -> Spot:
    """Return the spot one step back."""
    if spot == "home":
        return "s5"
    if spot == "s1":
        return (corner(pawn) + 2) % 60
    if isinstance(spot, str):
        return f"s{int(spot[1]) - 1}"
    return (spot - 1) % 60


def in_play(spot: Spot) -> bool:
    return spot not in ("start", "home")


class Table:
    """The board and the sides that play."""

    def __init__(self, mode: str, must_split: bool) -> None:
        self.colours = PLAYING[mode]
        self.team = mode == "team"
        self.must_split = must_split
        self.spare_own = self.two_once = self.exact_home = False
        self.board: Board = {f"{colour}-{n}": "start" for colour in self.colours for n in range(1, 5)}

    def mine(self, seat: int) -> list[str]:
        """Return the pawns that a seat moves: in a team those of red and yellow, or of blue and green."""
        own = [self.colours[seat]]
        if self.team:
            own.append(self.colours[(seat + 2) % 4])
        return [pawn for pawn in self.board if colour_of(pawn) in own]

    def move(self, board: Board, part: dict[str, Any]) -> list[Written]:
        """Make one part of a move on a board and return its events."""
        pawn, how = part["pawn"], part["how"]
        before = board[pawn]
        recorded: list[Written] = []
        if how == "swap":
            other = part["target"]
            board[pawn], board[other] = board[other], board[pawn]
            recorded += [("step", pawn, str(before), str(board[pawn]))]
            recorded += [("step", other, str(board[pawn]), str(board[other]))]
            put = board[other]
            self.slide(board, pawn, recorded)
            if board[other] == put:
                self.slide(board, other, recorded)
            return recorded
        if how == "enter":
            goal: Spot = (corner(pawn) + 4) % 60
        elif how == "sorry":
            goal = board[part["target"]]
        elif how == "forward":
            goal = walk(pawn, before, part["steps"])
        else:
            goal = before
            for _ in range(part["steps"]):
                goal = retreat(pawn, goal)
        recorded.append(("step", pawn, str(before), str(goal)))
        for other, spot in board.items():
            if other != pawn and in_play(goal) and key(spot, other) == key(goal, pawn):
                recorded.append(("bump", other, str(spot)))
                board[other] = "start"
        board[pawn] = goal
        self.slide(board, pawn, recorded)
        return recorded

    def slide(self, board: Board, pawn: str, recorded: list[Written]) -> None:
        triangle = board[pawn]
        if not isinstance(triangle, int) or triangle not in TRIANGLES:
            return
        colour, end = TRIANGLES[triangle]
        if colour == colour_of(pawn):
            return
        recorded.append(("slide", pawn, str(triangle), str(end)))
        board[pawn] = end
        for other, spot in board.items():
            if other != pawn and isinstance(spot, int) and spot in range(triangle, end + 1):
                recorded.append(("bump", other, str(spot)))
                board[other] = "start"

    def ways(self, seat: int, card: str) -> list[list[dict[str, Any]]]:
        """Return every way to use a card, including equal ones."""
        mine, board = self.mine(seat), self.board
        waiting = [pawn for pawn in mine if board[pawn] == "start"]
        out = [pawn for pawn in mine if in_play(board[pawn])]
        targets = [pawn for pawn in board if pawn not in mine and isinstance(board[pawn], int)]
        found: list[list[dict[str, Any]]] = []
        if card in ("1", "2"):
            found += [[{"pawn": pawn, "how": "enter"}] for pawn in waiting]
        if card in AHEAD and not (card == "7" and self.must_split):
            found += [[{"pawn": pawn, "how": "forward", "steps": AHEAD[card]}] for pawn in out]
        if card in BACK:
            found += [[{"pawn": pawn, "how": "backward", "steps": BACK[card]}] for pawn in out]
        if card == "7":
            for one, two in permutations(out, 2):
                for steps in range(1, 7):
                    parts = [
                        {"pawn": one, "how": "forward", "steps": steps},
                        {"pawn": two, "how": "forward", "steps": 7 - steps},
                    ]
                    trial = dict(board)
                    self.move(trial, parts[0])
                    if in_play(trial[two]):
                        found.append(parts)
        if card == "11":
            walkers = [pawn for pawn in out if isinstance(board[pawn], int)]
            found += [
                [{"pawn": pawn, "how": "swap", "target": target}] for pawn in walkers for target in targets
            ]
        if card == "sorry":
            found += [
                [{"pawn": pawn, "how": "sorry", "target": target}] for pawn in waiting for target in targets
            ]
        return [
            parts
            for parts in found
            if not (self.spare_own and self.harms(mine, parts))
            and not (self.exact_home and self.bounces(parts))
        ]

    def bounces(self, parts: list[dict[str, Any]]) -> bool:
        """True if a pawn is home before it has done all its steps."""
        return any(
            walk(part["pawn"], self.board[part["pawn"]], steps) == "home"
            for part in parts
            if part["how"] == "forward"
            for steps in range(1, part["steps"])
        )

    def harms(self, mine: list[str], parts: list[dict[str, Any]]) -> bool:
        """True if a move sends one of these pawns back to its start."""
        return any(kind == "bump" and pawn in mine for kind, pawn, *_ in self.after(parts)[1])

    def after(self, parts: list[dict[str, Any]]) -> tuple[Board, list[Written]]:
        """Return the board after a move, and its events."""
        board = dict(self.board)
        recorded = [each for part in parts for each in self.move(board, part)]
        return board, recorded


def check(record: Any) -> list[str]:
    """Return all errors of a record, empty if there are none; moves count from 1."""
    complaints: list[str] = []
    try:
        _check(record, complaints)
    except Lost as lost:
        complaints.append(str(lost))
    return complaints


def _check(record: Any, complaints: list[str]) -> None:
    if not isinstance(record, dict):
        raise Lost("a record must be an object")
    for name, value in (("format", "macclassic-record"), ("schema", 1), ("game", "sorry")):
        if not same(record.get(name), value):
            raise Lost(f"{name} must be {value!r}, not {record.get(name)!r}")
    options = record.get("options")
    if not isinstance(options, dict) or options.get("mode") not in PLAYING:
        raise Lost("option mode must be 2, 3, 4 or team")
    if type(options.get("seven_must_split")) is not bool:
        raise Lost("option seven_must_split must be true or false")
    table = Table(options["mode"], options["seven_must_split"])
    house = {rule: options.get(rule, False) for rule in ("start_out", "spare_own", "two_once", "exact_home")}
    if not all(type(each) is bool for each in house.values()):
        raise Lost("house rules must be true or false")
    table.spare_own, table.two_once = house["spare_own"], house["two_once"]
    table.exact_home = house["exact_home"]
    if house["start_out"]:
        for colour in table.colours:
            table.board[f"{colour}-1"] = (corner(f"{colour}-1") + 4) % 60
    if [seat.get("colour") for seat in entries(record.get("seats"), "seats")] != table.colours:
        complaints.append(f"the seats must be {table.colours}")
    rounds = entries(record.get("rounds"), "rounds")
    if len(rounds) != 1:
        raise Lost("there must be one round")
    winners = Game(table, rounds[0], complaints).replay()
    places = dict(table.board)
    for where, outcome in (("round", rounds[0].get("outcome")), ("match", record.get("outcome"))):
        if not winners:
            if outcome and not outcome.get("capped"):
                complaints.append(f"the {where} has an outcome, but nobody has won")
            continue
        if not isinstance(outcome, dict):
            complaints.append(f"the outcome of the {where} is missing")
            continue
        if outcome.get("winners") != winners:
            complaints.append(f"{where}: the winners are {winners}, not {outcome.get('winners')!r}")
        if outcome.get("places") != places:
            complaints.append(f"{where}: the places are {places}, not {outcome.get('places')!r}")


class Game:
    """One game of a record, replayed."""

    def __init__(self, table: Table, data: dict[str, Any], complaints: list[str]) -> None:
        self.table = table
        self.complaints = complaints
        deal = data.get("deal")
        self.pile = self.whole_pile(deal.get("pile") if isinstance(deal, dict) else None)
        if not same(data.get("first"), 0):
            complaints.append("red, seat 0, begins")
        self.moves = entries(data.get("moves"), "moves")
        self.seat = 0
        self.card = ""
        self.possible: list[list[dict[str, Any]]] = []
        self.winners: list[int] = []

    @staticmethod
    def whole_pile(pile: Any) -> list[str]:
        if not isinstance(pile, list) or not all(isinstance(card, str) for card in pile):
            raise Lost("a pile must be a list of cards")
        if Counter(pile) != CARDS:
            raise Lost("a pile must be the 45 cards")
        return list(pile)

    def replay(self) -> list[int]:
        """Return the seats that have won, empty during the game."""
        for number, move in enumerate(self.moves, 1):
            if self.winners:
                raise Lost(f"move {number}: the game was over")
            if not same(move.get("seat"), self.seat):
                raise Lost(f"move {number}: seat {self.seat} is to move, not {move.get('seat')!r}")
            action, events = move.get("action"), entries(move.get("events"), f"move {number}: events")
            if not isinstance(action, dict):
                raise Lost(f"move {number}: there is no action")
            try:
                if action.get("type") == "draw":
                    self.draw(events)
                elif action.get("type") == "move":
                    self.move(action, events)
                else:
                    raise Lost(f"no such action: {action!r}")
            except Lost as lost:
                raise Lost(f"move {number}: {lost}") from None
        return self.winners

    def draw(self, events: list[dict[str, Any]]) -> None:
        if self.card:
            raise Lost("a card is turned over already")
        events = list(events)
        if not self.pile:
            if not events or events[0].get("type") != "shuffle":
                raise Lost("the pile is empty and must be shuffled")
            self.pile = self.whole_pile(events.pop(0).get("pile"))
        card = self.pile.pop(0)
        expected: list[dict[str, Any]] = [{"type": "card", "seat": self.seat, "card": card}]
        self.possible = self.table.ways(self.seat, card)
        if not self.possible:
            expected.append({"type": "forfeit", "seat": self.seat})
        if len(events) != len(expected) or not all(
            same(recorded.get(name), value)
            for recorded, wanted in zip(events, expected, strict=True)
            for name, value in wanted.items()
        ):
            raise Lost(f"the events must be {expected}, not {events}")
        self.card = card
        if not self.possible:
            self.pass_turn()

    def pass_turn(self) -> None:
        if self.card != "2" or self.table.two_once:
            self.seat = (self.seat + 1) % len(self.table.colours)
        self.card = ""

    def move(self, action: dict[str, Any], events: list[dict[str, Any]]) -> None:
        if not self.card:
            raise Lost("no card is turned over")
        parts = [
            {name: part[name] for name in ("pawn", "how", "steps", "target") if name in part}
            for part in entries(action.get("parts"), "parts")
        ]
        if parts not in self.possible:
            raise Lost(f"with a {self.card} this may not be done: {parts}")
        self.table.board, recorded = self.table.after(parts)
        mine = self.table.mine(self.seat)
        if all(self.table.board[pawn] == "home" for pawn in mine):
            self.winners = [seat for seat, colour in enumerate(self.table.colours) if f"{colour}-1" in mine]
            if not events or events[-1].get("type") != "win" or events[-1].get("seats") != self.winners:
                raise Lost(f"the last event must be a win of {self.winners}")
            events = events[:-1]
        if Counter(map(heard, events)) != Counter(recorded):
            raise Lost(f"the events must be {recorded}, not {events}")
        self.pass_turn()


def heard(event: dict[str, Any]) -> Written:
    """Return an event in the form of `Table.move`."""
    names = ("type", "pawn", "from") if event.get("type") == "bump" else ("type", "pawn", "from", "to")
    values = [event.get(name) for name in names]
    if not all(isinstance(value, str) or whole(value) for value in values):
        raise Lost(f"this is no event: {event!r}")
    return tuple(str(value) for value in values)
