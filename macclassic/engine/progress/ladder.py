"""Ladder of a game: rooms with ever stronger opponents, and a purse.

A game declares its ladder as `LADDER` in `ladder.py` of its folder. The statistics keep a list of wars, one
for each match, updated when the war is over. Purse, debt, open rooms and keepsakes are computed from the list
alone, so that a war counts exactly once even if the program is killed. No Qt.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, fields, replace
from functools import cache
from typing import TYPE_CHECKING

from macclassic.engine.core.options import Json
from macclassic.engine.core.registry import declaration, games

if TYPE_CHECKING:
    from macclassic.engine.core.game_spec import GameSpec

NAMESPACE = "ladder"
"""Namespace of the wars in the statistics (`pending_changes.KeyValue`)."""
MAX_ROOMS = 6
"""Maximum number of rooms: the picture of the ladder has six."""


@dataclass(frozen=True, slots=True)
class Room:
    """A room of the ladder.

    `host`, `guest`: the two companions who play there, by key. `iq`, `guest_iq`: their strength. `options`:
    options of a war. `keepsake`: picture of the keepsake for the first war won there; it has a title and a
    story. Titles and story are English, for `translate`.
    """

    key: str
    title: str
    host: str
    iq: int
    guest: str
    guest_iq: int
    options: Json
    keepsake: str
    keepsake_title: str
    keepsake_story: str


@dataclass(frozen=True, slots=True)
class War:
    """A war of the ladder.

    `number`: from 1. `room`: index of the room. `lent`: dollars lent for it. `brought`: dollars at its end,
    -1 until it is over. `place`: final place, 0 until it is over. `left`: it was abandoned and the stake
    lost. `void`: it was never played and cost nothing.
    """

    number: int
    room: int
    lent: int = 0
    brought: int = -1
    place: int = 0
    when: str = ""
    left: bool = False
    void: bool = False

    @property
    def over(self) -> bool:
        """True if the war has ended in any way."""
        return self.brought >= 0 or self.left or self.void

    @property
    def won(self) -> bool:
        """True if the player finished first, ties included."""
        return self.place == 1

    def to_json(self) -> Json:
        """Return the war as JSON data."""
        return asdict(self)


@dataclass(frozen=True, slots=True)
class Standing:
    """Standing of the player on a ladder: dollars in the purse and owed, and the wars by match, in order."""

    ladder: Ladder
    purse: int
    owed: int
    wars: Mapping[str, War]

    @property
    def won(self) -> frozenset[int]:
        """Indices of the rooms in which a war was won."""
        return frozenset(war.room for war in self.wars.values() if war.won)

    @property
    def open(self) -> int:
        """Number of open rooms: the first, and one more above the highest that was won."""
        return min(len(self.ladder.rooms), max(self.won, default=-1) + 2)

    @property
    def here(self) -> int:
        """Index of the player's room: the highest open one."""
        return self.open - 1

    @property
    def under_way(self) -> str:
        """Match of the war in progress; empty if there is none."""
        *_, (match, last) = self.wars.items() or (("", None),)
        return match if last is not None and not last.over else ""

    @property
    def loan(self) -> int:
        """Dollars that must be lent for the stake; 0 if the purse suffices."""
        return self.ladder.loan if self.purse < self.ladder.stake else 0

    def begun(self, room: int) -> War:
        """Return a new war in a room."""
        return War(max((war.number for war in self.wars.values()), default=0) + 1, room, self.loan)

    def ended(self, match: str, money: int, place: int, when: str) -> War | None:
        """Return the finished war of a match; None if it is unknown or was over already."""
        war = self.wars.get(match)
        if war is None or war.over:
            return None
        return replace(war, brought=money, place=place, when=when)


@dataclass(frozen=True, slots=True)
class Ladder:
    """Declaration of a game's ladder.

    `stake`: dollars put up for a war. `purse`: initial purse. `loan`: dollars lent if the purse is below the
    stake. `rooms`: from the lowest up.
    """

    stake: int
    purse: int
    loan: int
    rooms: tuple[Room, ...]

    def standing(self, kept: Mapping[str, object]) -> Standing:
        """Return the standing from the stored wars; damaged ones are ignored."""
        found = [(match, war) for match, data in kept.items() if (war := self._war(data)) is not None]
        found.sort(key=lambda each: (each[1].number, each[0]))
        purse, owed = self._counted(war for _, war in found)
        return Standing(self, purse, owed, dict(found))

    def keepsakes(self, kept: Mapping[str, object]) -> Sequence[Room]:
        """Return the rooms whose keepsakes were won, from the lowest up."""
        won = self.standing(kept).won
        return [room for place, room in enumerate(self.rooms) if place in won]

    def _war(self, data: object) -> War | None:
        """Return a war from JSON data; None if they are invalid."""
        kinds = {each.name: each.type for each in fields(War)}
        if (
            not isinstance(data, dict)
            or {name: type(value).__name__ for name, value in data.items()} != kinds
        ):
            return None
        found = War(**data)
        return found if 0 <= found.room < len(self.rooms) and 0 <= found.lent <= self.loan else None

    def _counted(self, wars: Iterable[War]) -> tuple[int, int]:
        """Return purse and debt after the wars; what exceeds the initial purse repays the debt."""
        purse, owed = self.purse, 0
        for war in wars:
            if war.void:
                continue
            purse += war.lent - self.stake
            owed += war.lent
            if war.brought >= 0:
                purse += war.brought
                back = min(owed, max(0, purse - self.purse))
                purse, owed = purse - back, owed - back
        return purse, owed


@cache
def declared(spec: GameSpec) -> Ladder | None:
    """Return the ladder that a game declares, or None."""
    return declaration(spec, "ladder", "LADDER", _checked)


def _checked(found: object) -> Ladder:
    if not (isinstance(found, Ladder) and 0 < len(found.rooms) <= MAX_ROOMS):
        raise TypeError(f"LADDER must be a Ladder of at most {MAX_ROOMS} rooms")
    return found


def of_games() -> tuple[GameSpec, Ladder] | None:
    """Return the first game that declares a ladder, and the ladder; None if no game does."""
    declaring = ((spec, found) for spec in games().values() if (found := declared(spec)) is not None)
    return next(declaring, None)
