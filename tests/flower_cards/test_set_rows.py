"""Progress with a set: one that can no longer be completed is dimmed, and its balloon says so."""

from __future__ import annotations

import pytest

from games.war_of_flowers.screen.texts.words import set_words
from macclassic.flower_cards.sets import Pip
from macclassic.flower_cards.table.painting import SetRow
from macclassic.table.table_state import SeatedPerson

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


def test_the_balloon_of_a_lost_set_offers_no_card() -> None:
    who = SeatedPerson("Mina", "")
    _, text = set_words(who, SetRow("birds", "mark-bird", (HAD, LOST, OPEN)), 5)
    assert text.endswith("Bar: it can no longer be made, since others have 1 of its cards.")
    _, text = set_words(who, SetRow("birds", "mark-bird", (HAD, OPEN, OPEN)), 5)
    assert text.endswith("White: 2 can still be had. Dash: 0 are lost to others.")


def test_the_balloon_of_five_suns_without_one_promises_only_what_the_others_bring() -> None:
    _, text = set_words(
        SeatedPerson("{Mina", ""), SetRow("suns", "mark-sun", (HAD, OPEN, OPEN, LOST, LOST), 3), 2
    )
    assert text == (
        "All five suns: no longer possible, since others have 2 of its cards. {Mina has 1 and would have 3 "
        "with all that are left, for 2 points."
    )
