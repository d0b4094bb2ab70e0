"""Tests of the French forms: every card, coin, plant, companion and figure, and names of persons."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication

from macclassic.app.desktop.apply_settings import translation
from macclassic.engine.core.companions import NAMES
from macclassic.engine.core.safe_text import lowered
from macclassic.toolbox.grammar import french
from tools.i18n.translations import extra_texts

ARTICLES = {
    "animal": "l’",
    "as": "l’",
    "bitcoin": "le ",
    "blocs": "les ",
    "bourse": "la ",
    "cerisier": "le ",
    "chrysanthème": "le ",
    "couronne": "la ",
    "dame": "la ",
    "double": "la ",
    "ducat": "le ",
    "florin": "le ",
    "glycine": "la ",
    "guinée": "la ",
    "hachages": "les ",
    "iris": "l’",
    "joker": "le ",
    "lespédèze": "la ",
    "liard": "le ",
    "litecoin": "le ",
    "marchand": "le ",
    "mark": "le ",
    "minage": "le ",
    "miscanthus": "le ",
    "nonce": "le ",
    "oiseau": "l’",
    "passerelle": "la ",
    "paulownia": "le ",
    "pin": "le ",
    "pivoine": "la ",
    "pluie": "la ",
    "prunier": "le ",
    "réal": "le ",
    "roi": "le ",
    "ruban": "le ",
    "shilling": "le ",
    "simple": "la ",
    "soleil": "le ",
    "sou": "le ",
    "thaler": "le ",
    "tronçon": "le ",
    "valet": "le ",
    "érable": "l’",
}
"""Article of every noun that begins the name of a card, coin or plant."""

PERSONS = {
    "Anne": "d’Anne",
    "Élodie": "d’Élodie",
    "Émile": "d’Émile",
    "Œdipe": "d’Œdipe",
    "Hélène": "d’Hélène",
    "Henri": "d’Henri",
    "Hugo": "d’Hugo",
    "Hans": "de Hans",
    "Heidi": "de Heidi",
    "Yves": "d’Yves",
    "Yann": "de Yann",
    "Yoko": "de Yoko",
    "Y": "de Y",
    "William": "de William",
    "Łukasz": "de Łukasz",
    "Ștefan": "de Ștefan",
    "İpek": "d’İpek",
    "Ольга": "d’Ольга",
    "Γιάννης": "de Γιάννης",
    "안성훈": "de 안성훈",
    "3PO": "de 3PO",
    "le Chat": "du Chat",
    "Les Tontons": "de Les Tontons",
}


@pytest.fixture(scope="module")
def nouns(qapp: QCoreApplication) -> list[str]:
    """Return the French names of all cards, coins and plants, as they stand in sentences."""
    translator = translation("fr", qapp)
    assert translator is not None
    contexts = ("cards", "coin cards")
    return [lowered(translator.translate(*each)) for each in extra_texts() if each[0] in contexts]


def test_every_card_has_its_article(nouns: list[str]) -> None:
    months = {"janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre"}
    months |= {"octobre", "novembre", "décembre"}
    found = {each: french.article(each) for each in nouns if each not in months}
    assert len(found) > 90
    assert found == {each: ARTICLES[each.split()[0]] for each in found}
    for rank in ("as", "roi", "dame", "valet", "joker"):
        assert french.article(f"{rank} de pique") == ARTICLES[rank]


def test_articles_contract(nouns: list[str]) -> None:
    contracted = {"le ": ("du ", "au "), "la ": ("de la ", "à la "), "l’": ("de l’", "à l’")}
    contracted["les "] = ("des ", "aux ")
    for noun in nouns:
        whole = french.with_article(noun)
        of, to = contracted[french.article(noun)]
        assert french.after_de(whole) == french.of_the(noun) == of + noun
        assert french.after_a(whole) == to + noun


def test_names_of_coins_keep_their_capital() -> None:
    told = [
        french.with_article(name) for name in ("Oiseau du pin", "Bourse du Bitcoin", "Réal de miscanthus")
    ]
    assert told == ["l’oiseau du pin", "la Bourse du Bitcoin", "le Réal de miscanthus"]
    colours = [(french.colour(each), french.feminine_colour(each)) for each in ("Rouge", "Bleu", "Vert")]
    assert colours == [("rouge", "rouge"), ("bleu", "bleue"), ("vert", "verte")]


@pytest.mark.parametrize("name", PERSONS)
def test_names_of_persons_elide(name: str) -> None:
    assert french.after_de(name) == PERSONS[name]
    if not name.startswith("le "):
        assert french.after_que(name) == PERSONS[name].replace("d’", "qu’").replace("de ", "que ", 1)
        assert french.after_a(name) == f"à {name}"


def test_names_of_companions_elide() -> None:
    assert {french.after_de(name) for name in NAMES.values()} == {
        "de Bora", "d’Oskar", "de Mina", "de Nils", "de Rosa", "de Victor"
    }  # fmt: skip


def test_figures_never_elide() -> None:
    assert [french.after_de(str(n)) for n in range(121)] == [f"de {n}" for n in range(121)]
    assert [french.with_article(f"{n} de pique") for n in (1, 8, 11)] == [
        "le 1 de pique", "le 8 de pique", "le 11 de pique"
    ]  # fmt: skip


def test_only_the_first_day_of_a_month_is_an_ordinal() -> None:
    assert [french.day(str(n)) for n in range(1, 32)] == ["1er", *map(str, range(2, 32))]
