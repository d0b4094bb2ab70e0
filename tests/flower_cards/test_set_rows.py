"""Progress with a set: one that can no longer be completed is dimmed."""

from __future__ import annotations

import pytest

from macclassic.flower_cards.sets import Pip
from macclassic.flower_cards.table.painting import SetRow

HAD: Pip = "had"
OPEN: Pip = "open"
LOST: Pip = "lost"


@pytest.mark.parametrize(
    ("pips", "needed", "lost"),
    [
        ((HAD, OPEN, OPEN), 0, False),
        ((HAD, HAD, LOST), 0, True),
        ((HAD, HAD, HAD), 0, False),
        ((OPEN, OPEN, OPEN, LOST, LOST), 3, False),
        ((HAD, OPEN, LOST, LOST, LOST), 3, True),
    ],
)
def test_a_set_is_lost_if_too_few_cards_are_left(pips: tuple[Pip, ...], needed: int, lost: bool) -> None:
    assert SetRow("suns", "mark-sun", pips, needed).lost is lost
