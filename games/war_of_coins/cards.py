"""The 48 coin cards and two jokers as numbers and sets of bits (war-of-coins §deck).

A card is a number 0–47 in the order of the ids, a joker 48 or 49; a set of cards is a whole number with a bit
for each. Four bits in a row are a coin, so ``set >> 4 * coin & 15`` is what a set holds of one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from macclassic.engine.game import told

_KINDS = {
    1: "chunk exchange mining-1 mining-2",
    2: "chunk gateway mining-1 mining-2",
    3: "chunk exchange mining-1 mining-2",
    4: "gateway hashes mining-1 mining-2",
    5: "hashes merchant mining-1 mining-2",
    6: "merchant mining-1 mining-2 nonce",
    7: "hashes merchant mining-1 mining-2",
    8: "exchange gateway mining-1 mining-2",
    9: "merchant mining-1 mining-2 nonce",
    10: "merchant mining-1 mining-2 nonce",
    11: "double exchange mining-1 mining-2",
    12: "blocks double exchange merchant",
}

IDS: tuple[str, ...] = (
    *(f"{coin:02}-{kind}" for coin, kinds in _KINDS.items() for kind in kinds.split()),
    "joker-1",
    "joker-2",
)
"""Every card's id, by number."""
NUMBER: dict[str, int] = {name: number for number, name in enumerate(IDS)}
"""Every card's number, by id."""
COINS = 12
FOUR = 15
"""A whole coin, at the lowest place."""
JOKER = 48
"""The first of the two jokers: every number from here on is one."""
ALL = (1 << 50) - 1
JOKERS = 3 << JOKER


def kind(name: str) -> str:
    """Return the kind that a card's id tells: "exchange", "gateway", "merchant", "chunk", "nonce", "hashes",
    "blocks", "mining", "double" or "joker"."""
    parts = name.split("-")
    return parts[0] if parts[0] == "joker" else parts[1]


def pack(names: Iterable[str]) -> int:
    """Return the set of some ids.

    Raises ValueError for an id that is none, or one that stands twice.
    """
    cards = 0
    for name in names:
        if name not in NUMBER:
            raise ValueError(f"{told(name)} is no card")
        bit = 1 << NUMBER[name]
        if cards & bit:
            raise ValueError(f"the card {name} stands twice")
        cards |= bit
    return cards


def bits(cards: Iterable[int]) -> int:
    """Return the set of some numbers."""
    found = 0
    for card in cards:
        found |= 1 << card
    return found


def numbers(cards: int) -> Iterator[int]:
    """Return the cards of a set, in order."""
    while cards:
        low = cards & -cards
        yield low.bit_length() - 1
        cards ^= low


def names(cards: int) -> list[str]:
    """Return the ids of a set, in order."""
    return [IDS[card] for card in numbers(cards)]


def coin_of(card: int) -> int:
    """Return the coin of a card, from 0; 12 for a joker, which is of none."""
    return card >> 2


def whole_coin(coin: int) -> int:
    """Return the four cards of a coin, as a set."""
    return FOUR << 4 * coin


def coins_with(cards: int, count: int) -> list[int]:
    """Return the coins, from 0, of which a set holds just so many cards."""
    return [coin for coin in range(COINS) if (cards >> 4 * coin & FOUR).bit_count() == count]


def _set(*kinds: str) -> int:
    return pack(name for name in IDS if kind(name) in kinds)


EXCHANGES = _set("exchange")
GATEWAYS = _set("gateway")
MERCHANTS = _set("gateway", "merchant")
"""Merchants and Gateways together, as the text's own example counts them."""
CHUNKS = _set("chunk")
NONCES = _set("nonce")
HASHES = _set("hashes")
BLOCKS = _set("blocks")
RIBBONS = CHUNKS | NONCES | HASHES | BLOCKS
SINGLES = _set("mining")
"""Mining cards that count one."""
DOUBLES = _set("double", "joker")
"""Mining cards that count two: the doubles, and the jokers."""
MINING = SINGLES | DOUBLES
