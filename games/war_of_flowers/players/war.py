"""What money is worth while a war lasts: not dollars, but the chance to end richest.

The chances stand in `war.json`, made by `tools.war_value` for 150 dollars among three; other sums are scaled
to that, and are good enough where it matters: near somebody's last dollars.
"""

from __future__ import annotations

import json
from functools import cache
from importlib import resources

TOTAL = 150
SIZE = TOTAL + 1


@cache
def chances() -> list[int]:
    """Return the chance to end a war richest, in ten thousandths, at `SIZE * mine + what one of the others
    has`, where all three have `TOTAL` together."""
    file = resources.files(__package__) / "war.json"
    rows: list[list[int]] = json.loads(file.read_text(encoding="utf-8"))
    found = [0] * (SIZE * SIZE)
    for mine in range(SIZE):
        for one in range(SIZE - mine):
            two = TOTAL - mine - one
            if mine and one and two:
                found[SIZE * mine + one] = rows[mine - 1][min(one, two) - 1]
            else:
                most = max(mine, one, two)
                found[SIZE * mine + one] = 10_000 * (mine == most) // (mine, one, two).count(most)
    return found
