"""Who sits at the table, for the screen: names, faces, and tempers in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from macclassic.flower_cards.table.words import Person, called

from ..players.tempers import BY_KEY, OPPONENTS, opponent_of

translate = QCoreApplication.translate

KEYS = tuple(each.key for each in OPPONENTS)
"""The six opponents, in the order of the dialog."""
FACES = ("you", "aunt", "clerk")
"""The faces where nobody is named: in records made before the six had names."""


def people(seats: Sequence[Mapping[str, Any]] = ()) -> tuple[Person, Person, Person]:
    """Return who sits where, by the entries of a match's seats; without any, nobody is known by name."""
    you = Person(translate("table", "You"), FACES[0])
    return you, _opponent(seats, 1), _opponent(seats, 2)


def _opponent(seats: Sequence[Mapping[str, Any]], seat: int) -> Person:
    player = str(seats[seat]["player"]) if len(seats) > seat else ""
    found = opponent_of(player)
    if found is None:
        letter = "AB"[seat - 1]
        return Person(called(seats[seat], letter) if len(seats) > seat else letter, FACES[seat])
    level = player.partition("@")[0].partition(":")[2]
    about = translate("people", "IQ {iq}. {temper}").format(iq=level, temper=temper_sentence(found.key))
    return Person(called(seats[seat], found.name), found.key, about)


def with_temper(key: str) -> str:
    """Return an opponent's name and temper in two words."""
    words = {
        "aunt": translate("people", "vindictive"),
        "clerk": translate("people", "cautious"),
        "student": translate("people", "a dreamer"),
        "sailor": translate("people", "daring"),
        "grandmother": translate("people", "patient"),
        "salesman": translate("people", "greedy"),
    }
    return f"{BY_KEY[key].name}, {words[key]}"


def temper_sentence(key: str) -> str:
    """Return what an opponent is like, in a sentence."""
    sentences = {
        "aunt": translate("people", "She takes from whoever is in front."),
        "clerk": translate("people", "He gives nothing away and would rather stop than go on."),
        "student": translate("people", "She dreams of suns and forgets the plains."),
        "sailor": translate("people", "He likes animals, and calling GO."),
        "grandmother": translate("people", "She collects ribbons, one by one."),
        "salesman": translate("people", "He wants many cards, and plains above all."),
    }
    return sentences[key]
