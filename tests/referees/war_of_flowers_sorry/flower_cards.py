"""The 48 cards, the score and the dues by the rules page: cards are ids, piles are lists."""

from __future__ import annotations

SUNS = ["01-sun", "03-sun", "08-sun", "11-sun", "12-sun"]
ANIMALS = [f"{month:02}-animal" for month in (2, 4, 5, 6, 7, 8, 9, 10, 12)]
RIBBONS = [f"{month:02}-ribbon" for month in (1, 2, 3, 4, 5, 6, 7, 9, 10, 12)]
SINGLES = [f"{month:02}-plain-{number}" for month in range(1, 12) for number in (1, 2)]
DOUBLES = ["11-double", "12-double"]
DECK = sorted(SUNS + ANIMALS + RIBBONS + SINGLES + DOUBLES)

RED = ["01-ribbon", "02-ribbon", "03-ribbon"]
BLUE = ["06-ribbon", "09-ribbon", "10-ribbon"]
ORCHID = ["04-ribbon", "05-ribbon", "07-ribbon"]
BIRDS = ["02-animal", "04-animal", "08-animal"]
CUP = "09-animal"
SETS = [(RED, 3), (BLUE, 3), (ORCHID, 3), (BIRDS, 5), (SUNS, 10)]


def month(card: str) -> str:
    """Return the two digits of a card's month."""
    return card[:2]


def plains(pile: list[str], cup: str) -> int:
    """Return the plains of a collection by value: a double counts two, and so does the cup if it is one."""
    value = 0
    for card in pile:
        if card in SINGLES:
            value += 1
        elif card in DOUBLES or (card == CUP and cup == "double-plain"):
            value += 2
    return value


def animals(pile: list[str], cup: str) -> int:
    """Return the number of animals in a collection, without the cup if it is a double plain."""
    return len([card for card in pile if card in ANIMALS and not (card == CUP and cup == "double-plain")])


def score(pile: list[str], cup: str) -> int:
    """Return the points of a collection (war-of-flowers §Score)."""
    points = max(0, plains(pile, cup) - 9)
    points += max(0, len([card for card in pile if card in RIBBONS]) - 4)
    points += max(0, animals(pile, cup) - 4)
    suns = [card for card in pile if card in SUNS]
    if len(suns) == 3 and "12-sun" in suns:
        points += 2
    elif len(suns) >= 3:
        points += len(suns)
    for members, worth in SETS:
        if all(card in pile for card in members):
            points += worth
    return points


def passable(pile: list[str], cup: str) -> list[str]:
    """Return the cards any of which the giver may pass: singles, else doubles, else a cup that is a plain."""
    for kind in (SINGLES, DOUBLES, [CUP] if cup == "double-plain" else []):
        found = [card for card in pile if card in kind]
        if found:
            return found
    return []


def due(points: int, goes: int, winner: list[str], loser: list[str], cup: str) -> int:
    """Return the amount due to the winner for one loser's own cards (war-of-flowers §Money)."""
    if not loser:
        return 0
    amount = points + goes if goes < 3 else points * (goes - 1)
    if plains(winner, cup) >= 10 and 1 <= plains(loser, cup) <= 5:
        amount *= 2
    if animals(winner, cup) >= 7:
        amount *= 2
    return amount
