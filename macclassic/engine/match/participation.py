"""Who has played a round, and with what help: kept with the round, and never less by taking moves back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from macclassic.engine.core.game_spec import GameSpec, Json
from macclassic.engine.core.options import PERSON
from macclassic.engine.match.record import LONGEST

KEYS = ("played", "hints", "stood_in", "aids")
"""What a record's round has of it: nothing of what happened."""
UNSEEN = "unseen"
"""The aid that shows which cards are still out."""
MEMORY = "memory"
"""The aid that shows all that was asked."""
AIDS = (UNSEEN, MEMORY)
NOW = ""
"""Stands for whoever sits at a seat now."""


@dataclass
class Participation:
    """What of a round its moves don't tell.

    `by`: for each seat the names of all who have decided anything there, also what was taken back; `NOW`
    among them for the seat's present player. `hints`: how often a person was told what the computer would do.
    `stood_in`: how many decisions a stand-in made. `aids`: what else a person was helped by.
    """

    by: list[set[str]]
    hints: int = 0
    stood_in: int = 0
    aids: set[str] = field(default_factory=set)

    @classmethod
    def nothing(cls, seats: int) -> Participation:
        """Return what stands for a round in which nobody has decided anything."""
        return cls([set() for _ in range(seats)])

    @classmethod
    def from_json(cls, data: Mapping[str, Any], players: Sequence[str]) -> tuple[Participation, bool]:
        """Return what a record's round tells, and whether it tells who decided.

        What stands there in a form of its own is somebody else's, and tells nothing.
        """
        found = cls.nothing(len(players))
        found.hints, found.stood_in = _count(data.get("hints")), _count(data.get("stood_in"))
        aids = data.get("aids")
        found.aids = {name for name in AIDS if isinstance(aids, list) and name in aids}
        by = data.get("played")
        if not isinstance(by, list) or len(by) != len(players):
            return found, False
        if not all(isinstance(names, list) and all(isinstance(name, str) for name in names) for names in by):
            return found, False
        for names, now, seat in zip(by, players, found.by, strict=True):
            seat.update(NOW if name == now else name for name in names)
        return found, True

    def to_json(self, players: Sequence[str], deciding: set[int] | None = None) -> Json:
        """Return the keys of a record's round; who decided only where that is not what its moves tell, by
        the seats that are `deciding` in them and the players who sit there."""
        found: Json = {}
        who = [self.who(seat, now) for seat, now in enumerate(players)]
        if who != [{now} if deciding and seat in deciding else set() for seat, now in enumerate(players)]:
            found["played"] = [sorted(names) for names in who]
        if self.hints:
            found["hints"] = self.hints
        if self.stood_in:
            found["stood_in"] = self.stood_in
        if self.aids:
            found["aids"] = sorted(self.aids)
        return found

    def decided(self, seat: int, stand_in: str = "") -> None:
        """Note that a seat's player has decided something, or a stand-in for it."""
        self.by[seat].add(stand_in or NOW)
        self.stood_in += bool(stand_in)

    def leaves(self, seat: int, player: str) -> None:
        """Note that a seat's player, of this name, makes room for another."""
        self.by[seat] = self.who(seat, player)

    def who(self, seat: int, now: str) -> set[str]:
        """Return the names of all who have decided anything at a seat, `now` being its present player's."""
        return {name or now for name in self.by[seat]}

    def weakest(self, spec: GameSpec, seat: int, now: str) -> str:
        """Return the weakest player who decided at a seat, or who sits there `now` if nobody did."""
        return min(sorted(self.who(seat, now)), key=spec.players.rank, default=now)

    def alone(self, seat: int, players: Sequence[str]) -> bool:
        """Whether one person has played: all that was decided at this seat, and at no other."""
        return all(
            self.who(at, now) <= {PERSON} if at == seat else PERSON not in self.who(at, now)
            for at, now in enumerate(players)
        )


def _count(told: Any) -> int:
    return told if type(told) is int and 0 < told <= LONGEST else 0
