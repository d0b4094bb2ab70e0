"""A match of Flower Power by the rules page, as a generator that asks for actions."""

from __future__ import annotations

from collections.abc import Generator

from .cards import strength
from .table import Flower, Json, Lost, Table

Asked = Generator[int, Json, None]
"""Part of a match: yields the seat to act and is sent its action."""


class Play:
    """The turns at a table.

    `options` are those of the record, `packs` the petals that each seat lays.
    """

    def __init__(self, table: Table, options: Json, packs: list[list[str]]) -> None:
        self.table = table
        self.discard_all_tied = options.get("discard_all_tied") is True
        table.hidden_hearts = options.get("hidden_hearts") is True
        self.packs = packs
        self.started = False
        self.turns = [0] * len(packs)
        self.drew = [False] * len(packs)

    def match(self) -> Asked:
        table = self.table
        for seat in table.order:
            self.build(seat, (yield seat))
        table.events.append(["turn", table.order[0]])
        yield from self.turns_from(table.order[0])

    def turns_from(self, seat: int) -> Asked:
        """Play turn after turn, starting with `seat`."""
        table = self.table
        while True:
            yield from self.turn(seat)
            if table.winner is not None:
                return
            place = table.order.index(seat)
            around = table.order[place + 1 :] + table.order[: place + 1]
            seat = next(other for other in around if other in table.alive)
            table.events.append(["turn", seat])

    def build(self, seat: int, action: Json) -> None:
        sizes = action.get("sizes")
        if action["type"] != "build" or not isinstance(sizes, list):
            raise Lost("flowers must be built now")
        if [size for size in sizes if type(size) is not int or size < 2]:
            raise Lost("a flower has two petals or more")
        pack = list(self.packs[seat])
        if sum(sizes) != len(pack):
            raise Lost(f"{len(pack)} petals must be used, not {sum(sizes)}")
        for size in sizes:
            self.table.plant(seat, pack[:size])
            del pack[:size]

    def turn(self, seat: int) -> Asked:
        table = self.table
        may_draw = self.turns[seat] > 0 and not self.drew[seat]
        self.turns[seat] += 1
        self.drew[seat] = False
        exhausted: set[str] = set()
        attacked: set[tuple[str, str]] = set()
        while True:
            action = yield seat
            kind = action["type"]
            if kind == "draw":
                if not may_draw:
                    raise Lost("drawing is not allowed now")
                table.draw(seat)
                self.drew[seat] = True
                return
            may_draw = False  # drawing must be the only act of a turn
            if kind == "end":
                return
            if kind != "attack":
                table.use(seat, action)
                if table.winner is not None or seat not in table.alive:
                    return
                continue
            mine, theirs = table.flower(action.get("flower")), table.flower(action.get("target"))
            if mine.owner != seat or theirs.owner == seat:
                raise Lost("an attack is of an own flower on an opposing one")
            if mine.name in exhausted:
                if len(table.garden(seat)) > 1:
                    raise Lost(f"{mine.name} is exhausted")
                if (mine.name, theirs.name) in attacked:
                    raise Lost(f"{mine.name} has attacked {theirs.name} already")
                table.seen["single flower attacks again"] += 1
            exhausted.add(mine.name)
            attacked.add((mine.name, theirs.name))
            won = yield from self.battle(mine, theirs)
            if won and table.winner is None and not table.garden(seat):
                yield from self.last_will(seat)
            if won or table.winner is not None or seat not in table.alive:
                return

    # Battles

    def battle(self, mine: Flower, theirs: Flower) -> Generator[int, Json, bool]:
        """Play a battle, including the victory draw; return true if the attack succeeds."""
        table = self.table
        sides = [mine, theirs]
        seats = [mine.owner, theirs.owner]
        table.fighting = sides
        table.bare()
        verdict = 0
        used: list[list[int]] = [[], []]
        dead_tie = False
        while True:
            passes = actor = 0
            while passes < 2 and verdict == 0:
                action = yield seats[actor]
                passes = passes + 1 if action["type"] == "pass" else 0
                if action["type"] != "pass":
                    table.use(seats[actor], action)
                    if not mine.cards or not theirs.cards:
                        table.seen["a fighter is poisoned away"] += 1
                        return self.failed()
                    if dead_tie:
                        verdict, used = yield from self.compare(sides)
                actor = 1 - actor
            if dead_tie:
                break
            verdict, used = yield from self.compare(sides)
            if verdict:
                break
            dead_tie = True
            table.seen["dead tie"] += 1
        if dead_tie:
            table.seen["dead tie broken" if verdict else "dead tie stays"] += 1
        if verdict <= 0:
            return self.failed()
        self.won(sides, used)
        return True

    def compare(self, sides: list[Flower]) -> Generator[int, Json, tuple[int, list[list[int]]]]:
        """Compare two flowers from the top.

        Return 1 if the attacker wins, -1 if the defender does, 0 if all pairs tie; and the petals of each
        side that fought, in order.
        """
        table = self.table
        used: list[list[int]] = [[], []]
        while True:
            left = [len(flower.cards) > len(fought) for flower, fought in zip(sides, used, strict=True)]
            if left != [True, True]:
                if left[0] != left[1]:
                    table.seen["the larger flower wins"] += 1
                return left[0] - left[1], used
            for flower, fought in zip(sides, used, strict=True):
                if not flower.power:
                    fought.append(len(fought))
                    table.reveal(flower, fought[-1])
            for flower, fought in zip(sides, used, strict=True):
                if flower.power:
                    action = yield flower.owner
                    if action["type"] != "pick":
                        raise Lost("a petal must be picked now")
                    index = table.index(action.get("petal"), len(flower.cards))
                    if index in fought:
                        raise Lost("this petal has fought already")
                    fought.append(index)
            if sides[0].power and sides[1].power:
                table.seen["both pick"] += 1
            first, second = (
                strength(flower.cards[fought[-1]]) for flower, fought in zip(sides, used, strict=True)
            )
            if first != second:
                return (1 if first > second else -1), used
            table.seen["tie"] += 1

    def failed(self) -> bool:
        self.table.fighting = []
        self.table.events.append(["battle", "failed"])
        return False

    def won(self, sides: list[Flower], used: list[list[int]]) -> None:
        table = self.table
        attacker, defender = (flower.owner for flower in sides)
        table.fighting = []
        table.events.append(["battle", "won"])
        for flower, fought in zip(sides, used, strict=True):
            table.pluck(flower, fought if self.discard_all_tied else fought[:1])
        captured = sides[1]
        if captured.cards:
            captured.owner = attacker
            table.events.append(["capture", captured.name, defender, attacker])
        if not table.garden(defender):
            table.leave(defender)
        if table.winner is None:
            table.draw(attacker)
        elif not table.garden(attacker):
            table.seen["both gardens empty"] += 1

    def last_will(self, seat: int) -> Asked:
        table = self.table
        table.seen["last will"] += 1
        table.willing = seat
        while True:
            action = yield seat
            if action["type"] == "pass":
                break
            table.use(seat, action)
            if table.winner is not None:
                table.seen["last will wins"] += 1
                return
        table.willing = None
        table.seen["last will survived" if table.garden(seat) else "last will ends in death"] += 1
        table.bury()
