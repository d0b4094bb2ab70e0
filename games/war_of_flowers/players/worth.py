"""What a card is worth to a seat, by its kind and by what the seat and the others have collected.

Worth is counted in dollars or so; the numbers were tuned by play (docs/opponents.md).
"""

from __future__ import annotations

from dataclasses import dataclass

from games.war_of_flowers.cards import (
    ANIMALS,
    BIRDS,
    BLUE,
    CUP,
    DECEMBER,
    DOUBLES,
    ORCHID,
    RED,
    RIBBONS,
    SINGLES,
    SUNS,
)
from games.war_of_flowers.scoring import animal_count, plain_value

SINGLE_KIND, DOUBLE_KIND, SUN_KIND, DECEMBER_KIND, ANIMAL_KIND, BIRD_KIND, CUP_KIND = range(7)
RED_KIND, BLUE_KIND, ORCHID_KIND, RIBBON_KIND = range(7, 11)


def _kind(card: int) -> int:
    bit = 1 << card
    for kind, cards in (
        (SINGLE_KIND, SINGLES),
        (DOUBLE_KIND, DOUBLES),
        (DECEMBER_KIND, DECEMBER),
        (SUN_KIND, SUNS),
        (BIRD_KIND, BIRDS),
        (CUP_KIND, CUP),
        (ANIMAL_KIND, ANIMALS),
        (RED_KIND, RED),
        (BLUE_KIND, BLUE),
        (ORCHID_KIND, ORCHID),
    ):
        if bit & cards:
            return kind
    return RIBBON_KIND


KIND: list[int] = [_kind(card) for card in range(48)]
"""Every card's kind, of the eleven that can differ in worth."""


@dataclass(frozen=True)
class Weights:
    """How a player weighs what it sees. Worths first, by what a seat has of the kind already.

    `plain`: of a single plain at none, rising to the last at nine; then the worth of each more. `suns`,
    `animals`, `ribbons`: of one more, by how many there are (the last for all after it). `colour`, `birds`:
    on top, by how many of the set are there, while no other has one. `lost`: the share left of a sun's worth
    where three can't be had; `december`: of December's.

    Then the choice of a card. `denial`: the share of a table card's worth to others that counts as gain.
    `risk`: the share of a card's worth to others that counts as loss where it is laid down, by how many of
    its month are unseen. `smack`: gain of laying down a card, for each unseen of its month. `pair`: the
    share of its worth kept where the hand holds another of the month. `keep`: the share of its worth lost by
    laying it down. `triplet`: gain of collecting one. `threat`: loss for each unseen card of the month that
    may turn a pair into a triplet. `sure`: the share of a pair's worth that one can wait for, as nobody else
    can take it.

    `go` at last: what speaks for GO: always, for each card in hand, each point of the best other, each
    dollar of STOP, and each dollar of the best card to another.
    """

    plain: tuple[float, float, float]
    suns: tuple[float, float, float, float, float]
    animals: tuple[float, float, float]
    ribbons: tuple[float, float, float]
    colour: tuple[float, float, float]
    birds: tuple[float, float, float]
    lost: float
    december: float
    denial: float
    risk: tuple[float, float, float, float]
    smack: float
    pair: float
    keep: float
    triplet: float
    threat: float
    sure: float
    go: tuple[float, float, float, float, float]


HAND_MADE = Weights(
    plain=(0.4, 0.9, 1.0),
    suns=(1.6, 2.2, 4.0, 2.0, 10.0),
    animals=(0.5, 0.8, 1.4),
    ribbons=(0.5, 0.8, 1.4),
    colour=(0.5, 1.3, 4.0),
    birds=(0.7, 2.0, 6.0),
    lost=0.4,
    december=0.8,
    denial=0.45,
    risk=(0.1, 0.3, 0.4, 0.4),
    smack=0.05,
    pair=0.1,
    keep=0.1,
    triplet=1.6,
    threat=0.05,
    sure=0.1,
    go=(-1.0, 0.4, -0.7, -0.05, -0.3),
)


def worths(weights: Weights, mine: int, others: int, cup_plain: bool) -> list[float]:
    """Return, by kind, what one more card is worth to a seat that has collected `mine`."""
    plains = plain_value(mine, cup_plain)
    low, high, more = weights.plain
    plain = more if plains > 9 else low + (high - low) * plains / 9
    suns = (mine & SUNS).bit_count()
    sun = weights.suns[suns if suns < 5 else 4]
    if suns < 3 and (others & SUNS).bit_count() > 2:
        sun *= weights.lost
    animals = animal_count(mine, cup_plain)
    one, four, five = weights.animals
    animal = five if animals > 3 else one + (four - one) * animals / 3
    ribbons = (mine & RIBBONS).bit_count()
    one, four, five = weights.ribbons
    ribbon = five if ribbons > 3 else one + (four - one) * ribbons / 3
    bird = animal
    if not others & BIRDS:
        had = mine & BIRDS
        if had != BIRDS:
            bird += weights.birds[had.bit_count()]
    colour = weights.colour
    red = blue = orchid = ribbon
    if not others & RED and mine & RED != RED:
        red += colour[(mine & RED).bit_count()]
    if not others & BLUE and mine & BLUE != BLUE:
        blue += colour[(mine & BLUE).bit_count()]
    if not others & ORCHID and mine & ORCHID != ORCHID:
        orchid += colour[(mine & ORCHID).bit_count()]
    return [
        plain,
        2 * plain,
        sun,
        sun * weights.december,
        animal,
        bird,
        2 * plain if cup_plain else animal,
        red,
        blue,
        orchid,
        ribbon,
    ]


def dearer(one: list[float], two: list[float]) -> list[float]:
    """Return, by kind, the greater of two worths."""
    return [first if first > second else second for first, second in zip(one, two, strict=True)]
