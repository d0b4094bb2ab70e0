"""The ladder of War of Flowers: six rooms, one above another in what their hosts can do, and a purse.

What is kept is a list of wars, each by its match, written once more when it is over; purse, debt, open rooms
and keepsakes follow from it alone. So a war counts once, whatever is killed when. No Qt.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, fields, replace
from typing import Any

from macclassic.engine.core.options import Json

GAME, KIND, SHELF = "war-of-flowers", "ladder", "ladder"
"""Which game is played, as what, and where its wars are kept (`standing.Kept`)."""
STAKE, PURSE, LOAN = 20, 50, 20
"""Dollars: what is put on the table, what the purse holds at first, and what is lent where it holds less."""


@dataclass(frozen=True, slots=True)
class Room:
    """A room: its `key`, its `host` and the `guest` who plays too, by what their pictures are called, how
    well they play, and the keepsake for the first war won there."""

    key: str
    host: str
    iq: int
    guest: str
    guest_iq: int
    keepsake: str

    @property
    def options(self) -> Json:
        """The options of a war here."""
        return {"money": STAKE, "iq": (self.iq, self.guest_iq), "who": (self.host, self.guest)}


ROOMS = (
    # Nobody was host before Mina: Rosa has brought you there, and plays along gently.
    Room("dormitory", "student", 60, "grandmother", 60, "mixtape"),
    Room("showroom", "salesman", 80, "student", 60, "tie"),
    Room("office", "clerk", 100, "salesman", 80, "stapler"),
    Room("cabin", "sailor", 120, "clerk", 100, "whistle"),
    Room("kitchen", "grandmother", 140, "sailor", 120, "teapot"),
    Room("parlour", "aunt", 160, "grandmother", 140, "ledger"),
)


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

    @classmethod
    def from_json(cls, data: Any) -> War | None:
        """Return a war from what is kept; None from what is none."""
        kinds = {each.name: each.type for each in fields(cls)}
        if (
            not isinstance(data, dict)
            or {name: type(value).__name__ for name, value in data.items()} != kinds
        ):
            return None
        found = cls(**data)
        return found if 0 <= found.room < len(ROOMS) and 0 <= found.lent <= LOAN else None


@dataclass(frozen=True, slots=True)
class Standing:
    """Where somebody stands on the ladder: the dollars in the purse, those that are owed, the wars by their
    matches, in order."""

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
        return min(len(ROOMS), max(self.won, default=-1) + 2)

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
        return LOAN if self.purse < STAKE else 0

    def begun(self, room: int) -> War:
        """Return the war that begins now in a room."""
        return War(max((war.number for war in self.wars.values()), default=0) + 1, room, self.loan)

    def ended(self, match: str, money: int, place: int, when: str) -> War | None:
        """Return how a war ended, by its match; None where it is none, or was over already."""
        war = self.wars.get(match)
        if war is None or war.over:
            return None
        return replace(war, brought=money, place=place, when=when)


def standing(kept: Mapping[str, Any]) -> Standing:
    """Return where somebody stands by the wars that are kept; what is damaged is none."""
    found = [(match, war) for match, data in kept.items() if (war := War.from_json(data)) is not None]
    found.sort(key=lambda each: (each[1].number, each[0]))
    purse, owed = _counted(war for _, war in found)
    return Standing(purse, owed, dict(found))


def _counted(wars: Iterable[War]) -> tuple[int, int]:
    """Return purse and debt after wars. What is won above the first purse goes back to who lent it."""
    purse, owed = PURSE, 0
    for war in wars:
        if war.void:
            continue
        purse += war.lent - STAKE
        owed += war.lent
        if war.brought >= 0:
            purse += war.brought
            back = min(owed, max(0, purse - PURSE))
            purse, owed = purse - back, owed - back
    return purse, owed


def keepsakes(kept: Mapping[str, Any]) -> Sequence[str]:
    """Return the keepsakes that were won, from the first room up."""
    won = standing(kept).won
    return [room.keepsake for place, room in enumerate(ROOMS) if place in won]
