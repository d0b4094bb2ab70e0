"""The 48 coin cards and two jokers as numbers and sets of bits (war-of-coins §deck).

A card is a number 0–47 in the order of the ids, a joker 48 or 49, and a set of cards has a bit for each
(`macclassic.flower_cards.deck`). A month of that module is a coin here.
"""

from __future__ import annotations

from macclassic.flower_cards.deck import FOUR as FOUR
from macclassic.flower_cards.deck import Deck
from macclassic.flower_cards.deck import bits as bits
from macclassic.flower_cards.deck import numbers as numbers

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

DECK = Deck(
    (
        *(f"{coin:02}-{kind}" for coin, kinds in _KINDS.items() for kind in kinds.split()),
        "joker-1",
        "joker-2",
    )
)
IDS, NUMBER, pack, names = DECK.ids, DECK.number, DECK.pack, DECK.names
COINS = 12
JOKER = 48
"""Number of the first joker; every number from here on is a joker."""
ALL = (1 << 50) - 1
JOKERS = 3 << JOKER


def kind(name: str) -> str:
    """Return the kind in a card's id.

    It is "exchange", "gateway", "merchant", "chunk", "nonce", "hashes", "blocks", "mining", "double" or
    "joker".
    """
    parts = name.split("-")
    return parts[0] if parts[0] == "joker" else parts[1]


def coin_of(card: int) -> int:
    """Return the coin of a card, from 0; 12 for a joker, which has none."""
    return card >> 2


def whole_coin(coin: int) -> int:
    """Return the four cards of a coin, as a set."""
    return FOUR << 4 * coin


def coins_with(cards: int, count: int) -> list[int]:
    """Return the coins, from 0, of which a set holds exactly `count` cards."""
    return [coin for coin in range(COINS) if (cards >> 4 * coin & FOUR).bit_count() == count]


def _set(*kinds: str) -> int:
    return DECK.where(lambda name: kind(name) in kinds)


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
"""Mining cards that count two: the doubles and the jokers."""
MINING = SINGLES | DOUBLES


# English names. The screen passes them through ``translate(CONTEXT, …)``, and `sources` lists every one of
# them for the translation file.

CONTEXT = "coin cards"

COIN_NAMES = (
    "Pine Crown",
    "Plum Penny",
    "Cherry Mark",
    "Wisteria Florin",
    "Iris Ducat",
    "Peony Guinea",
    "Clover Groat",
    "Pampas Real",
    "Aster Shilling",
    "Maple Thaler",
    "Bitcoin",
    "Litecoin",
)
"""Names of the twelve coins; only the last two are from the text."""

KINDS = {
    "exchange": "Exchange",
    "gateway": "Payment Gateway",
    "merchant": "Merchant",
    "chunk": "Chunk",
    "nonce": "Nonce",
    "hashes": "Hashes",
    "blocks": "Blocks",
    "mining": "Mining",
    "double": "double Mining",
    "joker": "Joker",
}


def coin_name(coin: int) -> str:
    """Return the English name of a coin, 1 to 12."""
    return COIN_NAMES[coin - 1]


_NAMES = {
    card: KINDS["joker"] if kind(card) == "joker" else f"{COIN_NAMES[coin_of(number)]} {KINDS[kind(card)]}"
    for number, card in enumerate(IDS)
}


def card_name(card: str) -> str:
    """Return the short name of a card by its id, such as "Bitcoin Exchange".

    The two Mining cards of a coin share a name, and so do the jokers. Raises KeyError if there is no such
    card.
    """
    return _NAMES[card]


def sources() -> tuple[str, ...]:
    """Return every text of this module that a person may read, each once, in order."""
    return tuple(dict.fromkeys((*COIN_NAMES, *KINDS.values(), *_NAMES.values())))
