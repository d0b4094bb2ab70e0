"""The table of Flower Power: gardens, hands, pile and Graveyard, and the powers of cards.

It is deliberately plain and slow: a flower is two lists, and nothing is cached.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from .cards import covers, strength, suits

Json = dict[str, Any]


class Lost(Exception):  # noqa: N818
    """Raised if a record cannot be followed any further."""


class Flower:
    """A flower: petals from the top, and which of them are open."""

    def __init__(self, name: str, owner: int, cards: list[str], power: bool) -> None:
        self.name = name
        self.owner = owner
        self.cards = list(cards)
        self.open = [power] * len(cards)
        self.power = power


class Table:
    """State of a match.

    `events` collects the events, and `seen` counts the situations that occur.
    """

    def __init__(self, order: list[int], hands: list[list[str]], pile: list[str], seen: Counter[str]) -> None:
        self.order = order
        self.hands = [list(hand) for hand in hands]
        self.pile = list(pile)
        self.grave: list[str] = []
        self.flowers: list[Flower] = []
        self.created = 0
        self.alive = set(order)
        self.winner: int | None = None
        self.fighting: list[Flower] = []
        self.willing: int | None = None  # the seat that plays a last will, for which it needs no flower
        self.hidden_hearts = False
        self.shuffles: list[Any] = []  # the piles that the record has for this move
        self.events: list[list[Any]] = []
        self.seen = seen

    # Looking

    def garden(self, seat: int) -> list[Flower]:
        return [flower for flower in self.flowers if flower.owner == seat]

    def flower(self, name: Any) -> Flower:
        found = [flower for flower in self.flowers if flower.name == name]
        if not found:
            raise Lost(f"there is no flower {name!r}")
        return found[0]

    def index(self, value: Any, size: int) -> int:
        if type(value) is not int or not 0 <= value < size:
            raise Lost(f"an index from 0 to {size - 1}, not {value!r}")
        return value

    # Changes

    def plant(self, seat: int, cards: list[str], power: bool = False) -> None:
        self.created += 1
        name = f"f{self.created}"
        self.flowers.append(Flower(name, seat, cards, power))
        self.events.append(["flower", name, seat, list(cards)])

    def reveal(self, flower: Flower, index: int) -> None:
        if not flower.open[index]:
            flower.open[index] = True
            self.events.append(["reveal", flower.name, index, flower.cards[index]])

    def bare(self) -> None:
        """Turn up the top petals of regular flowers that fight."""
        for flower in self.fighting:
            if flower.cards and not flower.power:
                self.reveal(flower, 0)

    def discard(self, cards: list[str]) -> None:
        if cards:
            self.grave += cards
            self.events.append(["discard", list(cards)])

    def pluck(self, flower: Flower, indices: list[int]) -> None:
        """Move petals from a flower to the Graveyard."""
        gone = [flower.cards[index] for index in indices]
        for index in sorted(indices, reverse=True):
            del flower.cards[index], flower.open[index]
        self.discard(gone)
        if not flower.cards:
            self.flowers.remove(flower)
            self.events.append(["gone", flower.name])

    def leave(self, seat: int) -> None:
        """Take a player without flowers out of the match."""
        self.alive.remove(seat)
        self.events.append(["out", seat])
        self.discard(self.hands[seat])
        self.hands[seat] = []
        if len(self.alive) == 1:
            self.winner = next(iter(self.alive))
            self.events.append(["win", self.winner])

    def bury(self) -> None:
        """Take all players without flowers out of the match, except one that plays a last will."""
        for seat in sorted(self.alive):
            if seat != self.willing and not self.garden(seat):
                self.leave(seat)

    def draw(self, seat: int) -> None:
        if not self.pile:
            if not self.grave:
                raise Lost("there is no card to draw")
            pile = self.shuffles.pop(0) if self.shuffles else None
            if not isinstance(pile, list) or sorted(map(str, pile)) != sorted(self.grave):
                raise Lost(f"the Graveyard must be shuffled: {sorted(self.grave)}, not {pile!r}")
            self.pile, self.grave = list(pile), []
            self.events.append(["shuffle", list(pile)])
            self.seen["shuffle"] += 1
        card = self.pile.pop(0)
        self.hands[seat].append(card)
        self.events.append(["drawn", seat, card])

    # Powers

    def use(self, seat: int, action: Json) -> None:
        """Play a hand card, or create a flower."""
        kind = action["type"]
        powers = {
            "poison": ("S", self.poison),
            "heart": ("H", self.heart),
            "diamond": ("D", self.diamond),
            "spy": ("C", self.spy),
        }
        if kind == "create":
            self.create(seat, action)
        elif kind in powers:
            suit, power = powers[kind]
            card = action.get("card")
            if card not in self.hands[seat]:
                raise Lost(f"seat {seat} does not hold {card!r}")
            if suit not in suits(card):
                raise Lost(f"{card} can't be played for {kind}")
            self.hands[seat].remove(card)
            power(seat, card, action)
        else:
            raise Lost(f"no {kind} now")
        place = "battle" if self.fighting else "turn" if self.willing is None else "last will"
        self.seen[f"{kind} in a {place}"] += 1
        self.bare()
        self.bury()

    def poison(self, seat: int, card: str, action: Json) -> None:
        flower = self.flower(action.get("flower"))
        index = self.index(action.get("petal"), len(flower.cards))
        if not flower.open[index]:
            raise Lost("a hidden petal can't be poisoned")
        if strength(flower.cards[index]) > strength(card):
            raise Lost(f"{card} can't kill {flower.cards[index]}")
        self.discard([card])
        self.pluck(flower, [index])

    def heart(self, seat: int, card: str, action: Json) -> None:
        flower = self.flower(action.get("flower"))
        index = self.index(action.get("index"), len(flower.cards) + 1)
        flower.cards.insert(index, card)
        flower.open.insert(index, flower.power or not self.hidden_hearts)

    def diamond(self, seat: int, card: str, action: Json) -> None:
        flower = self.flower(action.get("flower"))
        if flower.power:
            raise Lost(f"{flower.name} is a POWER FLOWER already")
        flower.power = True
        for index in range(len(flower.cards)):
            self.reveal(flower, index)
        self.discard([card])

    def spy(self, seat: int, card: str, action: Json) -> None:
        if ("flower" in action) == ("seat" in action):
            raise Lost("a spy looks at a flower or at a hand")
        if "flower" in action:
            if all(self.flower(action["flower"]).open):
                raise Lost("nothing is hidden there")
        else:
            whom = action["seat"]
            if type(whom) is not int or whom not in self.alive or whom == seat or not self.hands[whom]:
                raise Lost(f"there is no hand to see at seat {whom!r}")
        self.discard([card])

    def create(self, seat: int, action: Json) -> None:
        cards, power = action.get("cards"), action.get("power")
        if not isinstance(cards, list) or type(power) is not bool:
            raise Lost("a creation needs cards, and power true or false")
        if not all(isinstance(card, str) for card in cards) or len(set(cards)) < len(cards):
            raise Lost("cards must be different ones")
        if [card for card in cards if card not in self.hands[seat]]:
            raise Lost(f"seat {seat} does not hold all of {cards}")
        if power and not covers(cards):
            raise Lost("a POWER FLOWER needs all four suits")
        if not power and len(cards) < 3:
            raise Lost("a flower needs three cards")
        self.hands[seat] = [card for card in self.hands[seat] if card not in cards]
        self.plant(seat, cards, power)
        self.seen["create power" if power else "create regular"] += 1
