"""The ladder of a game: rooms, one above another in what their hosts can do, and a purse.

A game declares its ladder as `LADDER` in `ladder.py` of its folder. What is kept is a list of wars, each by
its match, written once more when it is over; purse, debt, open rooms and keepsakes follow from it alone. So a
war counts once, whatever is killed when. No Qt.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, fields, replace
from functools import cache
from typing import TYPE_CHECKING, Any

from macclassic.engine.core.options import Json
from macclassic.engine.core.registry import declaration, games

if TYPE_CHECKING:
    from macclassic.engine.core.game_spec import GameSpec

KIND, SHELF = "ladder", "ladder"
"""As what its wars are played, and where they are kept (`standing.Kept`)."""
MOST_ROOMS = 6
"""The house of the ladder is drawn with six."""


@dataclass(frozen=True, slots=True)
class Room:
    """A room: its `key` and `title`, its `host` and the `guest` who plays too, by what their pictures are
    called, how well they play, the `options` of a war, and the keepsake for the first war won there: what its
    picture is called, a title and a story. Titles and story are English, for `translate`."""

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
    """A war of the ladder: its number, from 1, the room's place, what was lent for it; what was brought home
    of it and at which place it ended, -1 and 0 until it is over. `left`: it was given up, so that the stake
    stayed on the table; `void`: it never came about, and nothing was staked."""

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
        """Whether nothing more can come of it."""
        return self.brought >= 0 or self.left or self.void

    @property
    def won(self) -> bool:
        """Whether nobody was richer at its end."""
        return self.place == 1

    def to_json(self) -> Json:
        """Return it as it is kept."""
        return asdict(self)


@dataclass(frozen=True, slots=True)
class Standing:
    """Where somebody stands on a ladder: the dollars in the purse, those that are owed, the wars by their
    matches, in order."""

    ladder: Ladder
    purse: int
    owed: int
    wars: Mapping[str, War]

    @property
    def won(self) -> frozenset[int]:
        """The rooms in which a war was won."""
        return frozenset(war.room for war in self.wars.values() if war.won)

    @property
    def open(self) -> int:
        """How many rooms are open: the first, and after each that was won the next."""
        return min(len(self.ladder.rooms), max(self.won, default=-1) + 2)

    @property
    def here(self) -> int:
        """The room where one stands: the highest that is open."""
        return self.open - 1

    @property
    def under_way(self) -> str:
        """The match of the war that is not over; empty where there is none."""
        *_, (match, last) = self.wars.items() or (("", None),)
        return match if last is not None and not last.over else ""

    @property
    def loan(self) -> int:
        """What must be lent so that there is a stake."""
        return self.ladder.loan if self.purse < self.ladder.stake else 0

    def begun(self, room: int) -> War:
        """Return the war that begins now in a room."""
        return War(max((war.number for war in self.wars.values()), default=0) + 1, room, self.loan)

    def ended(self, match: str, money: int, place: int, when: str) -> War | None:
        """Return how a war ended, by its match; None where it is none, or was over already."""
        war = self.wars.get(match)
        if war is None or war.over:
            return None
        return replace(war, brought=money, place=place, when=when)


@dataclass(frozen=True, slots=True)
class Ladder:
    """What a game declares: the dollars that are put on the table, what the purse holds at first, and what is
    lent where it holds less than a stake; the rooms, from the first up."""

    stake: int
    purse: int
    loan: int
    rooms: tuple[Room, ...]

    def standing(self, kept: Mapping[str, Any]) -> Standing:
        """Return where somebody stands by the wars that are kept; what is damaged is none."""
        found = [(match, war) for match, data in kept.items() if (war := self._war(data)) is not None]
        found.sort(key=lambda each: (each[1].number, each[0]))
        purse, owed = self._counted(war for _, war in found)
        return Standing(self, purse, owed, dict(found))

    def keepsakes(self, kept: Mapping[str, Any]) -> Sequence[Room]:
        """Return the rooms whose keepsakes were won, from the first up."""
        won = self.standing(kept).won
        return [room for place, room in enumerate(self.rooms) if place in won]

    def _war(self, data: Any) -> War | None:
        """Return a war from what is kept; None from what is none."""
        kinds = {each.name: each.type for each in fields(War)}
        if (
            not isinstance(data, dict)
            or {name: type(value).__name__ for name, value in data.items()} != kinds
        ):
            return None
        found = War(**data)
        return found if 0 <= found.room < len(self.rooms) and 0 <= found.lent <= self.loan else None

    def _counted(self, wars: Iterable[War]) -> tuple[int, int]:
        """Return purse and debt after wars. What is won above the first purse goes back to who lent it."""
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
    """Return the ladder that a game declares; None if it declares none."""
    return declaration(spec, "ladder", "LADDER", _checked)


def _checked(found: Any) -> Ladder:
    if not (isinstance(found, Ladder) and 0 < len(found.rooms) <= MOST_ROOMS):
        raise TypeError(f"LADDER must be a Ladder of at most {MOST_ROOMS} rooms")
    return found


def of_games() -> tuple[GameSpec, Ladder] | None:
    """Return the ladder of the program and its game: the first that declares one; None if none does."""
    declaring = ((spec, found) for spec in games().values() if (found := declared(spec)) is not None)
    return next(declaring, None)
