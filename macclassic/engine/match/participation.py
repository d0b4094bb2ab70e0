"""Participation: who decided in a round, and with what help; undo does not reduce it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from macclassic.engine.core.game_spec import GameSpec, Json
from macclassic.engine.core.options import PERSON
from macclassic.engine.match.record import MAX_RECORD_DECISIONS

KEYS = ("played", "hints", "stood_in", "aids")
"""Keys of a record's round that hold the participation; they do not describe events."""
UNSEEN = "unseen"
"""Aid that shows which cards are still out."""
MEMORY = "memory"
"""Aid that shows all earlier requests for cards."""
AIDS = (UNSEEN, MEMORY)
PRESENT_PLAYER = ""
"""Stands for the seat's present player."""


@dataclass
class Participation:
    """Metadata of a round that its moves do not contain.

    `by`: for each seat the names of all players that decided there, undone decisions included;
    `PRESENT_PLAYER` stands for the seat's present player. `hints`: number of hints that a person asked for.
    `stood_in`: number of decisions by a stand-in. `aids`: other help that a person used.
    """

    by: list[set[str]]
    hints: int = 0
    stood_in: int = 0
    aids: set[str] = field(default_factory=set)

    @classmethod
    def empty(cls, seats: int) -> Participation:
        """Return an empty participation for a number of seats."""
        return cls([set() for _ in range(seats)])

    @classmethod
    def from_json(cls, data: Mapping[str, object], players: Sequence[str]) -> tuple[Participation, bool]:
        """Return the participation in a record's round, and True if the record says who decided.

        Values of an unexpected form are foreign and are ignored.
        """
        found = cls.empty(len(players))
        found.hints, found.stood_in = _count(data.get("hints")), _count(data.get("stood_in"))
        aids = data.get("aids")
        found.aids = {name for name in AIDS if isinstance(aids, list) and name in aids}
        by = data.get("played")
        if not isinstance(by, list) or len(by) != len(players):
            return found, False
        if not all(isinstance(names, list) and all(isinstance(name, str) for name in names) for names in by):
            return found, False
        for names, now, seat in zip(by, players, found.by, strict=True):
            seat.update(PRESENT_PLAYER if name == now else name for name in names)
        return found, True

    def to_json(self, players: Sequence[str], deciding: set[int] | None = None) -> Json:
        """Return the participation as keys of a record's round, empty values left out.

        `played` is left out if it is what the moves imply: at each seat in `deciding`, and at no other, the
        present player.
        """
        found: Json = {}
        who = [self.players_at(seat, now) for seat, now in enumerate(players)]
        if who != [{now} if deciding and seat in deciding else set() for seat, now in enumerate(players)]:
            found["played"] = [sorted(names) for names in who]
        if self.hints:
            found["hints"] = self.hints
        if self.stood_in:
            found["stood_in"] = self.stood_in
        if self.aids:
            found["aids"] = sorted(self.aids)
        return found

    def note_decision(self, seat: int, stand_in: str = "") -> None:
        """Note that a seat's player, or a stand-in for it, made a decision."""
        self.by[seat].add(stand_in or PRESENT_PLAYER)
        self.stood_in += bool(stand_in)

    def note_leaving(self, seat: int, player: str) -> None:
        """Note that the player of this name leaves the seat: its decisions are stored under the name."""
        self.by[seat] = self.players_at(seat, player)

    def players_at(self, seat: int, now: str) -> set[str]:
        """Return the names of all players that decided at a seat; `now` is its present player's."""
        return {name or now for name in self.by[seat]}

    def weakest(self, spec: GameSpec, seat: int, now: str) -> str:
        """Return the weakest player that decided at a seat, or the present one if none did."""
        return min(sorted(self.players_at(seat, now)), key=spec.players.rank, default=now)

    def is_alone(self, seat: int, players: Sequence[str]) -> bool:
        """True if a person made all decisions at this seat, and none at the others."""
        return all(
            self.players_at(at, now) <= {PERSON} if at == seat else PERSON not in self.players_at(at, now)
            for at, now in enumerate(players)
        )


def _count(recorded: object) -> int:
    return recorded if type(recorded) is int and 0 < recorded <= MAX_RECORD_DECISIONS else 0
