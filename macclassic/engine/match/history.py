"""What has happened in a match: its rounds and moves, and as digests how far it has come and which deals were
dealt in it.

A digest is made of what everything else follows from: the game, the options that are not its defaults, each
deal, and each decision. So a version that tells more of the same does not change it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from macclassic.engine.core.contract import Form
from macclassic.engine.core.game_spec import GameSpec, Json
from macclassic.engine.core.options import late
from macclassic.engine.match.participation import KEYS as PLAYED
from macclassic.engine.match.participation import Played
from macclassic.engine.match.record import Written


def _digest(*parts: str) -> str:
    return sha256("\n".join(parts).encode("utf-8", "replace")).hexdigest()


def _text(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def deal_digest(game: str, dealt: Json) -> str:
    """Return what the cards of a round are known by, from the beginning of a record's round: whoever begins,
    whatever number they were dealt by, and whatever else stands beside them. A deal without a list, such as
    the number that dice are thrown by, is known by all that it is."""
    deal = dealt.get("deal")
    if isinstance(deal, dict):
        deal = {key: value for key, value in deal.items() if isinstance(value, list)} or deal
    return _digest(game, _text(deal))


def deal_number(game: str, seed: int, number: int) -> str:
    """Return what stands for the cards of a round where only the number that dealt them is known."""
    return f"number {game} {seed}/{number}"


@dataclass(slots=True)
class Move:
    """A decision: whose, what followed, and the position before it."""

    seat: int
    action: Any
    events: tuple[Any, ...]
    before: Any


@dataclass
class Round:
    """One round. `start`: the position that it began with; `changed`: options that differ from the round
    before; `end`, `written`: how it ended and how it is told, once another has begun."""

    start: Any
    changed: Json
    played: Played
    moves: list[Move] = field(default_factory=list)
    end: Any = None
    written: Written | None = None


class Past:
    """The rounds of a match, what their cards are known by, and a chain of digests, one for each round's
    beginning and each decision, made when wanted."""

    def __init__(self, spec: GameSpec, options: Json, form: Form[Any, Any, Any, Any, Any]) -> None:
        """`options`: as a record tells them; `form`: how the game is written."""
        chosen = {
            each.name: options[each.name]
            for each in spec.options.recorded()
            if not each.at_end and each.name in options
            if options[each.name] != each.kind.written(each.default)
        }
        self.rounds: list[Round] = []
        self._spec, self._form = spec, form
        self._chain = [_digest(spec.key, _text(chosen))]

    def forget(self, come: int) -> None:
        """Forget the digests after the first so many: what they were of was taken back."""
        del self._chain[come + 1 :]

    def digests(self) -> Sequence[str]:
        """Return what tells this past from any other: the digest after nothing has happened, after the first
        round's beginning, and so on for all that `Match.come` counts."""
        for each in self._happened(len(self._chain) - 1):
            self._chain.append(_digest(self._chain[-1], _text(each)))
        return self._chain

    def _happened(self, since: int) -> Iterator[Json]:
        # What may change afterwards is no part of it.
        later = late(self._spec.options) | {*PLAYED}
        for each in self.rounds:
            if since > len(each.moves):
                since -= 1 + len(each.moves)
                continue
            if not since:
                begun = each.written or {**self._form.deal.write(each.start.deal), **each.changed}
                yield {key: begun[key] for key in begun.keys() - later - {"moves", "outcome"}}
            for move in each.moves[max(0, since - 1) :]:
                yield {"seat": move.seat, "action": self._form.actions.to_json(move.action)}
            since = 0

    def deals(self) -> tuple[str, ...]:
        """Return what the cards of each round are known by."""
        return tuple(map(self._deal_of, self.rounds))

    @property
    def deal(self) -> str:
        """What the cards of the round under way are known by."""
        return self._deal_of(self.rounds[-1])

    def _deal_of(self, each: Round) -> str:
        return deal_digest(self._spec.key, each.written or self._form.deal.write(each.start.deal))
