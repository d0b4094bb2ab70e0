"""Who sits at the table, for the screen. Each IQ has somebody of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QCoreApplication

from macclassic.flower_cards.company import NAMES, level_of
from macclassic.flower_cards.table.words import Person, called

from ..options import OPPONENTS

translate = QCoreApplication.translate


def people(seats: Sequence[Mapping[str, Any]] = ()) -> tuple[Person, Person]:
    """Return who sits where, by the entries of a match's seats."""
    you = Person(translate("table", "You"), "you")
    if len(seats) < 2:
        return you, opponent(100)
    player = str(seats[1]["player"])
    if level_of(player, OPPONENTS) is not None:
        found = opponent(int(player.partition(":")[2]))
        return you, replace(found, name=called(seats[1], found.name))
    return you, Person(called(seats[1], ""), "clerk")


def opponent(level: int) -> Person:
    """Return who plays at an IQ, the nearest step of 20."""
    nearest = min(OPPONENTS, key=lambda each: (abs(each - level), each))
    face = OPPONENTS[nearest]
    about = translate("people", "IQ {iq}. {manner}").format(iq=level, manner=manner_sentence(nearest))
    return Person(NAMES[face], face, about)


def manner_words(level: int) -> str:
    """Return how somebody plays, in a word or two."""
    words = {
        60: translate("people", "by feel"),
        80: translate("people", "greedily"),
        100: translate("people", "sensibly"),
        120: translate("people", "with thought"),
        140: translate("people", "thinking hard"),
        160: translate("people", "thinking hardest"),
    }
    return words[level]


def manner_sentence(level: int) -> str:
    """Return how somebody plays, in a sentence."""
    sentences = {
        60: translate("people", "She plays by feel and often misses things."),
        80: translate("people", "He takes what glitters and keeps going too gladly."),
        100: translate("people", "He knows what each card is worth to whom."),
        120: translate("people", "He thinks ahead a little."),
        140: translate("people", "She thinks ahead a good deal."),
        160: translate("people", "She thinks ahead as far as it goes, and never loses for long."),
    }
    return sentences[level]
