"""Twin worlds: deals that a seat cannot tell from a given one, because hidden cards or chance differ.

By default the cards of a deal lie where its record says: lists by seat under a key of `HANDS` are seen by
their own seat only, lists under a key of `PILES` by no seat, and all others by every seat. A large whole
number is the key of later chance. A game with other hidden things has its own `RecordFormat.twin`.
"""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from dataclasses import dataclass

from macclassic.engine.core.chance import Stream
from macclassic.engine.core.contract import AnyPosition
from macclassic.engine.core.options import Json
from macclassic.engine.match.conformance.matches import expect
from macclassic.engine.match.conformance.refusals import Path, at, places, put
from macclassic.engine.match.match import Match

HANDS = frozenset({"hands", "packs", "racks", "rows"})
"""Keys of a deal for lists by seat that their own seat sees."""
PILES = frozenset({"bag", "deck", "kitty", "pile", "skat", "stack", "stock", "talon", "widow"})
"""Keys of a deal for cards that lie face down."""
CHANCE_KEY = 1 << 20
"""Whole numbers in a deal from this one on are keys of chance."""
TURNED_UP = 3
"""Number of cards at either end of a pile that may be turned up when a round begins."""
TRIES = 12
"""Number of exchanges that are tried for each twin: some deals cannot follow, or begin otherwise."""


@dataclass(frozen=True, slots=True)
class Twin:
    """Start of a round that a seat cannot tell from another one.

    `exchanged`: the names of what was exchanged, as in a record. `until`: number of decisions for which the
    seat must see the same; 0: until something comes to light.
    """

    start: AnyPosition
    exchanged: tuple[object, ...]
    until: int = 0


class RoundWorlds:
    """Makes the twins of one round of a match."""

    def __init__(self, match: Match, number: int) -> None:
        """Take a round of a match by its index."""
        self.start, self.moves = match.round(number)
        self._rules = match.rules
        self._before = match.played_rounds[number - 1].end if number else None
        self._data: Json = json.loads(json.dumps(match.rules.form.deal.write(self.start.deal)))
        self._paths = [
            path for path in places(self._data) if not isinstance(at(self._data, path), dict | list)
        ]
        self._seats = len(match.seats)

    def cards(self, seat: int) -> set[object]:
        """Return the names of the cards that the deal hides from a seat."""
        return {at(self._data, path) for path in self._hidden(seat)}

    def exchanged(self, seat: int, rng: random.Random, count: int) -> Iterator[Twin]:
        """Yield up to `count` twins, each with two cards exchanged that are hidden from a seat at first."""
        hidden = self._hidden(seat)
        for _ in range(count if len(hidden) > 1 else 0):
            for _ in range(TRIES):
                one, other = rng.sample(hidden, 2)
                names = at(self._data, one), at(self._data, other)
                if names[0] == names[1]:
                    continue
                data = copy.deepcopy(self._data)
                put(data, one, names[1])
                put(data, other, names[0])
                twin = self._begun(data)
                # Another seat may begin where a card decides it, which every seat sees.
                if twin is None or twin.actor() != self.start.actor():
                    continue
                if not self._is_turned_up(twin, one, other):
                    yield Twin(twin, names)
                    break

    def own(self, seat: int, rng: random.Random, count: int) -> Iterator[Twin]:
        """Yield up to `count` twins that the game itself makes (`RecordFormat.twin`)."""
        make = self._rules.form.twin
        positions = [self.start, *(after for *_, after in self.moves)]
        for number in range(count if make else 0):
            until = rng.randrange(len(positions) - 1)
            chance = Stream(rng.randrange(1 << 30), f"twin/{number}")
            deal = make(self.start.deal, positions[until], seat, chance) if make else None
            if deal is not None:
                yield Twin(self._rules.begin(deal, self._before), (), until)

    def with_other_chance(self, rng: random.Random, count: int) -> list[AnyPosition]:
        """Return starts with other keys of chance; empty if the deal has none."""
        keys = [path for path in self._paths if _is_key(at(self._data, path))]
        found = []
        for _ in range(count if keys else 0):
            data = copy.deepcopy(self._data)
            for path in keys:
                put(data, path, rng.randrange(1, at(self._data, path)))
            found.append(self._begun(data))
        return [each for each in found if each is not None]

    def expect_known(self) -> None:
        """Check that it is known where the deal's cards lie."""
        lists = [path for path in places(self._data) if isinstance(at(self._data, path), list)]
        hidden = any(self._hidden(seat) for seat in range(self._seats))
        unknown = sorted({str(next(key for key in reversed(path) if isinstance(key, str))) for path in lists})
        expect(
            hidden or not unknown or self._rules.form.twin is not None,
            f"the deal has lists under {', '.join(map(repr, unknown))}, and it is not known which seats see "
            "them. Call hands “hands” and face-down cards “stock” in the JSON of the deal, or give "
            "RecordFormat.twin; if nothing is hidden, let it return the deal itself",
        )

    def _hidden(self, seat: int) -> list[Path]:
        """Return the paths of the cards that a seat does not see at first."""
        return [path for path in self._paths if self._is_hidden(path, seat)]

    def _is_hidden(self, path: Path, seat: int) -> bool:
        for depth, key in enumerate(path[:-1]):
            if key in PILES:
                return True
            rows = at(self._data, path[: depth + 1])
            if key in HANDS and isinstance(rows, list) and len(rows) == self._seats:
                return bool(path[depth + 1] != seat and len(path) > depth + 2)
        return False

    def _is_turned_up(self, twin: AnyPosition, *paths: Path) -> bool:
        """True if every seat sees the exchange at once, since a card at an end of a pile is turned up."""
        ends = any(
            path[-2] in PILES and path[-1] in (*range(TURNED_UP), *range(len(pile) - TURNED_UP, len(pile)))
            for path in paths
            if isinstance(pile := at(self._data, path[:-1]), list)
        )
        views = self._rules.view
        return ends and all(views(twin, seat) != views(self.start, seat) for seat in range(self._seats))

    def _begun(self, data: Json) -> AnyPosition | None:
        """Return the start of a round with an exchanged deal; None if there is no such deal."""
        try:
            begun: AnyPosition = self._rules.begin(self._rules.form.deal.read(data), self._before)
            return begun
        except ValueError:
            return None


def _is_key(value: object) -> bool:
    return type(value) is int and value >= CHANCE_KEY
