"""What the coins, kinds and cards are called, in English. No Qt here.

These words are the sources of a translation: `sources` lists every one of them for the translation file.
"""

from __future__ import annotations

from .cards import IDS, coin_of, kind

CONTEXT = "coin cards"

COINS = (
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
"""The twelve coins; only the last two have their names from the text."""

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
    """Return the name of a coin, 1 to 12."""
    return COINS[coin - 1]


def kind_name(card: str) -> str:
    """Return what a card's kind is called, by its id.

    Raises KeyError if there is no such card.
    """
    if card not in _NAMES:
        raise KeyError(card)
    return KINDS[kind(card)]


_NAMES = {
    card: KINDS["joker"] if kind(card) == "joker" else f"{COINS[coin_of(number)]} {KINDS[kind(card)]}"
    for number, card in enumerate(IDS)
}


def card_name(card: str) -> str:
    """Return the short name of a card by its id, such as "Bitcoin Exchange".

    The two Mining cards of a coin share a name, and so do the jokers. Raises KeyError if there is no such
    card.
    """
    return _NAMES[card]


def sources() -> tuple[str, ...]:
    """Return every text of this file that a person may read, each once, in order."""
    return tuple(dict.fromkeys((*COINS, *KINDS.values(), *_NAMES.values())))
