"""Card names agree with the deck of the rules page."""

from collections import Counter

import pytest

from games.war_of_flowers.cards import card_name, kind_name, month_name, plant_name, sources

SUNS = {"01-sun", "03-sun", "08-sun", "11-sun", "12-sun"}
ANIMALS = {f"{month:02}-animal" for month in (2, 4, 5, 6, 7, 8, 9, 10, 12)}
RIBBONS = {f"{month:02}-ribbon" for month in (1, 2, 3, 4, 5, 6, 7, 9, 10, 12)}
PLAINS = {f"{month:02}-plain-{copy}" for month in range(1, 12) for copy in (1, 2)}
DOUBLES = {"11-double", "12-double"}
DECK = SUNS | ANIMALS | RIBBONS | PLAINS | DOUBLES


def test_each_card_name_belongs_to_one_kind() -> None:
    assert len(DECK) == 48
    shared = Counter(card_name(card) for card in DECK)
    assert all(shared[card_name(card)] == (2 if card in PLAINS else 1) for card in DECK)


def test_kinds_are_those_of_the_rules() -> None:
    assert Counter(kind_name(card) for card in DECK) == {
        "sun": 5,
        "bird": 3,
        "animal": 6,
        "red ribbon": 3,
        "blue ribbon": 3,
        "orchid ribbon": 3,
        "ribbon": 1,
        "plain": 22,
        "double": 2,
    }
    assert {card for card in DECK if kind_name(card) == "bird"} == {"02-animal", "04-animal", "08-animal"}
    assert {card[:2] for card in DECK if kind_name(card) == "blue ribbon"} == {"06", "09", "10"}
    assert {card[:2] for card in DECK if kind_name(card) == "orchid ribbon"} == {"04", "05", "07"}
    assert kind_name("12-ribbon") == "ribbon"


def test_months_and_plants_are_in_korean_order() -> None:
    assert (month_name(1), plant_name(1)) == ("January", "Pine")
    assert (month_name(11), plant_name(11)) == ("November", "Paulownia")
    assert (month_name(12), plant_name(12)) == ("December", "Rain")


def test_sources_lists_exactly_the_translated_words() -> None:
    said = {word(card) for card in DECK for word in (card_name, kind_name)}
    said |= {word(month) for month in range(1, 13) for word in (month_name, plant_name)}
    assert set(sources()) == said
    assert len(sources()) == len(said)


def test_an_unknown_card_has_no_name() -> None:
    with pytest.raises(KeyError):
        card_name("08-ribbon")
    with pytest.raises(KeyError):
        kind_name("12-plain-1")
