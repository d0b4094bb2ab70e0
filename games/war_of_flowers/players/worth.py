"""What a card is worth to a seat: by its kind, by the sets it helps, and by what others can still do."""

from __future__ import annotations

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
    SUNS,
)
from games.war_of_flowers.scoring import animal_count, plain_value
from games.war_of_flowers.state import View

# By the number of a set's cards that a seat has already: what one more is worth while the set is open.
_RIBBON_SET = (0.5, 1.3, 4.0, 0.0)
_BIRD_SET = (0.7, 2.0, 6.0, 0.0)
_SUNS = (1.6, 2.2, 4.0, 2.0, 12.0, 0.0)
_ANIMALS = (0.5, 0.6, 0.7, 0.9, 1.5)
_RIBBONS = (0.5, 0.6, 0.7, 0.9, 1.5)


def worths(view: View, seat: int) -> list[float]:
    """Return, by card, what it would be worth to a seat to collect it now, in points or so."""
    mine = view.collections[seat]
    others = 0
    for other in range(3):
        if other != seat:
            others |= view.collections[other]
    cup = view.cup_plain
    plains = plain_value(mine, cup)
    # The tenth plain is the first point, and each after it one more.
    plain = 1.0 if plains >= 8 else 0.45 + 0.05 * min(plains, 7)
    found = [plain] * 48
    suns = (mine & SUNS).bit_count()
    animal = _ANIMALS[min(animal_count(mine, cup), 4)]
    ribbon = _RIBBONS[min((mine & RIBBONS).bit_count(), 4)]
    for card in range(48):
        bit = 1 << card
        if bit & SUNS:
            # Suns that others hold make three less likely.
            worth = _SUNS[suns] * (0.8 if bit == DECEMBER and suns <= 2 else 1.0)
            found[card] = worth * (0.5 if (others & SUNS).bit_count() >= 3 else 1.0)
        elif bit & ANIMALS:
            found[card] = plain * 2 if cup and bit == CUP else animal
        elif bit & RIBBONS:
            found[card] = ribbon
        elif bit & DOUBLES:
            found[card] = plain * 2
    for cards, table in ((RED, _RIBBON_SET), (BLUE, _RIBBON_SET), (ORCHID, _RIBBON_SET), (BIRDS, _BIRD_SET)):
        if others & cards:
            continue
        more = table[(mine & cards).bit_count()]
        for card in range(48):
            if cards >> card & 1:
                found[card] += more
    return found
