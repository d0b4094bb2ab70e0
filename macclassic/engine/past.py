"""What has happened in a match, as digests: how far it has come, and which deals were dealt in it.

A digest is made of what everything else follows from: the game, the options that are not its defaults, each
deal, and each decision. So a version that tells more of the same does not change it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from hashlib import sha256
from typing import Any

from macclassic.engine.game import GameSpec, Json


def _digest(*parts: str) -> str:
    return sha256("\n".join(parts).encode("utf-8", "replace")).hexdigest()


def _text(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def deal_digest(game: str, dealt: Json) -> str:
    """Return what the cards of a round are known by, from the beginning of a record's round: whoever begins,
    whatever number they were dealt by, and whatever else stands beside them."""
    deal = dealt.get("deal")
    if isinstance(deal, dict):
        deal = {key: value for key, value in deal.items() if isinstance(value, list)}
    return _digest(game, _text(deal))


def deal_number(game: str, seed: int, number: int) -> str:
    """Return what stands for the cards of a round where only the number that dealt them is known."""
    return f"number {game} {seed}/{number}"


class Past:
    """A chain of digests, one for each round's beginning and each decision of a match, made when wanted."""

    def __init__(self, spec: GameSpec, options: Json, happened: Callable[[int], Iterable[Json]]) -> None:
        """`options`: as a record tells them; `happened` returns what has happened after so many."""
        chosen = {
            each.name: options[each.name]
            for each in spec.options.recorded()
            if not each.at_end and options[each.name] != each.kind.written(each.default)
        }
        self._happened = happened
        self._chain = [_digest(spec.key, _text(chosen))]

    def forget(self, come: int) -> None:
        """Forget all after the first so many: they were taken back."""
        del self._chain[come + 1 :]

    def digests(self) -> Sequence[str]:
        """Return the digest after nothing, after the first, and so on up to now."""
        for each in self._happened(len(self._chain) - 1):
            self._chain.append(_digest(self._chain[-1], _text(each)))
        return self._chain
