"""French: elision, contraction and articles before a name, a card or a thing, and singular and plural."""

from __future__ import annotations

import re
import unicodedata

FEMININE = {"bourse", "carte", "couronne", "dame", "double", "fleur", "glycine", "guinée", "lespédèze"}
FEMININE |= {"passerelle", "pivoine", "pluie", "simple"}
FEMININE |= {"cabine", "chambre", "cuisine"}
"""Feminine first words of what the games name; all others are masculine, as are digits."""
CAPITALS = {"bitcoin", "couronne", "ducat", "florin", "guinée", "liard", "litecoin", "mark", "réal"}
CAPITALS |= {"shilling", "sou", "thaler"}
CAPITALS |= {"blocs", "bourse", "hachages", "marchand", "minage", "nonce", "passerelle", "tronçon"}
"""Coins and their cards, which keep their capital within a sentence."""
PLURAL = {"blocs", "hachages"}
_MUTE_H = re.compile(
    "hab[ei]|hadri|hect|hel[eo]|hen|herb|herm|herv|heur|hil|hipp|hist|homm|hono|hora|hort|hub|hug|hya"
)
"""Beginnings of words whose H is mute; before any other H nothing is elided."""
_WHOLE = {"onze", "oui", "un", "yaourt"}
"""Words that begin with a vowel and take no elision; a lone *un* is the figure."""


def _letters(words: str) -> str:
    """Return the first word in lower case without accents, past opening marks."""
    plain = unicodedata.normalize("NFD", words.replace("œ", "oe").replace("Œ", "oe").replace("æ", "ae"))
    found = re.search(r"\w+", "".join(each for each in plain if not unicodedata.combining(each)))
    return found[0].lower() if found else ""


def elides(words: str) -> bool:
    """True if *de*, *que* and *le* lose their vowel before these words."""
    word = _letters(words)
    if not word or words[0] in "«“(" or word in _WHOLE:
        return False
    if word[0] == "h":
        return _MUTE_H.match(word) is not None
    if word[0] == "y":
        return word[1:2] not in (*"aeiouy", "")
    return word[0] in "aeiouаиоуыэαεηιουω"


def article(noun: str) -> str:
    """Return the definite article of a noun with the space after it: "le ", "la ", "l’", "les "."""
    word = noun.split()[0].lower() if noun.split() else ""
    if word in PLURAL:
        return "les "
    if elides(noun):
        return "l’"
    return "la " if word in FEMININE else "le "


def with_article(noun: str) -> str:
    """Return a noun with its definite article: "l’oiseau du pin"; coins and their cards keep a capital."""
    if noun.split()[:1] and noun.split()[0].lower() not in CAPITALS:
        noun = noun[0].lower() + noun[1:]
    return article(noun) + noun


def after_de(words: str) -> str:
    """Return words after *de*: "d’Oskar", "de Rosa"; before an article "du roi", "des blocs"."""
    return _contracted("de", {"le ": "du ", "les ": "des "}, words)


def after_a(words: str) -> str:
    """Return words after *à*: "à Oskar"; before an article "au roi", "aux blocs"."""
    return _contracted("à", {"le ": "au ", "les ": "aux "}, words)


def after_que(words: str) -> str:
    """Return words after *que*: "qu’Oskar", "que Rosa"."""
    return _contracted("que", {}, words)


def _contracted(preposition: str, contractions: dict[str, str], words: str) -> str:
    for article, contracted in contractions.items():
        if words.startswith(article):
            return contracted + words.removeprefix(article)
    if preposition != "à" and elides(words):
        return f"{preposition[:-1]}’{words}"
    return f"{preposition} {words}"


def of_the(noun: str) -> str:
    """Return a noun after *de* and its article: "du pin", "de la pluie", "de l’iris"."""
    return after_de(with_article(noun))


def day(number: str) -> str:
    """Return the number of a day in a date: "1er", "2"."""
    return "1er" if number == "1" else number


def colour(name: str) -> str:
    """Return a colour as an adjective of a masculine noun."""
    return name.lower()


def feminine_colour(name: str) -> str:
    """Return a colour as an adjective of a feminine noun: "bleue", "rouge"."""
    return name.lower() if name.endswith("e") else f"{name.lower()}e"


def plural_colour(name: str) -> str:
    """Return a colour as an adjective of several: "bleus"."""
    return f"{name.lower()}s"


FORMS = {
    "bleu": colour,
    "bleue": feminine_colour,
    "bleus": plural_colour,
    "er": day,
    "le": with_article,
    "de": after_de,
    "du": of_the,
    "à": after_a,
    "que": after_que,
}
"""Forms of a field, by the word that a translation writes after its colon: ``{name:de}``."""
