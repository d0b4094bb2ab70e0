"""Names of cards, in sentences and as they are typed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from macclassic.table.game_words import with_article
from macclassic.toolbox.grammar.sentences import translate

from ...cards import BLACK_JOKER, FACES, RED_JOKER
from ...options import PACK

SIGNS = "♠♥♦♣"


def french_cards() -> bool:
    """True if court cards have French letters (R, D, V) in the language of the screen."""
    return _rank_letters()[3] == "R"


def _rank_letters() -> list[str]:
    return translate("flower-power", "A J Q K", "letters of Ace, Jack, Queen, King").split()


def _suit_letters() -> list[str]:
    return translate("flower-power", "S H D C", "letters of Spades, Hearts, Diamonds, Clubs").split()


def named(card: int) -> str:
    """Return the name of a card within a sentence: "King of Spades"."""
    face = card % PACK
    if face == BLACK_JOKER:
        return translate("flower-power", "black joker")
    if face == RED_JOKER:
        return translate("flower-power", "red joker")
    ranks = {
        "A": translate("flower-power", "Ace"),
        "K": translate("flower-power", "King"),
        "Q": translate("flower-power", "Queen"),
        "J": translate("flower-power", "Jack"),
    }
    suits = {
        "S": translate("flower-power", "Spades"),
        "H": translate("flower-power", "Hearts"),
        "D": translate("flower-power", "Diamonds"),
        "C": translate("flower-power", "Clubs"),
    }
    name = FACES[face]
    rank = ranks.get(name[:-1], name[:-1])
    return translate("flower-power", "{rank} of {suit}").format(rank=rank, suit=suits[name[-1]])


def the(card: int) -> str:
    """Return the name of a card with its article: "the King of Spades"."""
    return with_article(named(card))


def listed(cards: Iterable[int]) -> str:
    """Return the names of cards, separated by commas."""
    return ", ".join(map(named, cards))


def written(card: int) -> str:
    """Return a card as it is typed in the language of the screen: "KS", in French "RP"."""
    return _short(card, _suit_letters())


def drawn(card: int) -> str:
    """Return a card with a suit sign: "K♠"; a joker as it is typed."""
    return _short(card, SIGNS)


def _short(card: int, suits: Sequence[str]) -> str:
    """Return a card by its rank's letter and the sign of its suit; a joker as it is typed.

    `suits` has the signs in the order of faces.
    """
    face = card % PACK
    if face == BLACK_JOKER:
        return translate("flower-power", "JB", "black joker, as it is typed")
    if face == RED_JOKER:
        return translate("flower-power", "JR", "red joker, as it is typed")
    name = FACES[face]
    rank = name[:-1]
    if rank in "AJQK":
        rank = _rank_letters()["AJQK".index(rank)]
    return rank + suits["SHDC".index(name[-1])]


def typed_faces(text: str) -> list[int]:
    """Return the faces that a typed text may name; empty if it is no card.

    Those by the letters of the screen's language come before those by the letters of records.
    """
    text = text.strip().upper()
    own = [face for face in range(PACK) if written(face) == text]
    recorded = [FACES.index(text)] if text in FACES else []
    return list(dict.fromkeys(own + recorded))
