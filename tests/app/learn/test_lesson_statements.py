"""Each statement of a lesson that can be computed is true of the position in which it is said."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication

from games.sorry.cards import KINDS
from games.war_of_coins import cards as coin_cards
from games.war_of_coins.actions import Play as CoinPlay
from games.war_of_coins.actions import Show, Transact
from games.war_of_coins.outcome.result import preview as coin_preview
from games.war_of_flowers import cards as flower_cards
from games.war_of_flowers.actions import Play as FlowerPlay
from games.war_of_flowers.outcome.result import preview as flower_preview
from games.war_of_flowers.scoring import score as flower_score
from macclassic.app.learn.lesson_controller import record_of
from macclassic.engine.core.companions import NAMES, who_is
from macclassic.engine.core.registry import games
from macclassic.engine.progress.lesson import LessonCourse, LessonLine, read
from macclassic.quickdraw.resources import found, languages, teaches
from macclassic.table.company.names import companion
from tests.support.match.playing import match_of
from tests.support.match.program import opened, settle

KEYS = [each for each in games() if teaches(each)]
COLOURS = {
    "en": r"\b(red|yellow|green|blue|orange|brown|pink|coloured)\b",
    "fr": r"\b(rouges?|jaunes?|verte?s?|bleue?s?|orange|bruns?|roses?)\b",
    "ko": r"빨간|붉은|노란|초록|파란|하얀 꽃",
}
"""Words that say nothing in black and white; Sorry names its players by colour."""
NUMBERS = {
    "en": ["", "one", "two", "three", "four", "five", "", "seven", "eight", "", "ten", "eleven", "twelve"],
    "fr": ["", "un", "deux", "trois", "quatre", "cinq", "", "sept", "huit", "", "dix", "onze", "douze"],
}
SUNS_WITH_RAIN = {"en": "two with the rain", "fr": "deux si la pluie en est", "ko": "비 광이 끼면 2점"}


@dataclass(frozen=True)
class Moment:
    """A line of a lesson and the position in which it is said."""

    line: LessonLine
    view: Any
    move: Any
    """The action that the line asks for, or None."""

    @property
    def texts(self) -> tuple[str, ...]:
        return (self.line.say, *self.line.no)


def course(key: str, language: str) -> LessonCourse:
    path = found("lessons", f"{language}/{key}.txt")
    return LessonCourse(read(path.read_text(encoding="utf-8")), games()[key], record_of)


def moments(key: str, language: str) -> Iterator[Moment]:
    """Walk through a lesson: yield each line with its position, then play what it asks for."""
    walk = course(key, language)
    for step in range(len(walk.lesson.steps)):
        walk.enter(step)
        while True:
            while walk.others_decide:
                walk.match.apply(walk.recorded()[1])
            move = walk.recorded()[1] if walk.beat.move is not None else None
            yield Moment(walk.beat, walk.match.view(0), move)
            if move is not None:
                walk.match.apply(move)
            if not walk.advance():
                break


def all_texts(key: str, language: str) -> str:
    lesson = course(key, language).lesson
    return " ".join((lesson.end, *(text for each in moments(key, language) for text in each.texts)))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", [key for key in KEYS if key != "sorry"])
def test_no_colour_is_named_that_black_and_white_does_not_show(key: str, language: str) -> None:
    assert not re.findall(COLOURS[language], all_texts(key, language), re.IGNORECASE)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", KEYS)
def test_persons_who_are_named_sit_at_the_table(qapp: object, key: str, language: str) -> None:
    opened(None, key, language=language)
    lesson = course(key, language).lesson
    here = {lesson.teacher, *(who_is(each) for each in lesson.players)}
    text = " ".join(text for each in moments(key, language) for text in each.texts)
    assert not [who for who in NAMES if who not in here and companion(who) in text]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", KEYS)
def test_whom_the_lesson_announces_at_its_end_sits_at_the_table_afterwards(
    qapp: object, key: str, language: str
) -> None:
    program = opened(None, language=language)
    lesson = course(key, language).lesson
    program.start_match(key, lesson.sit)
    settle(20)
    here = {lesson.teacher, *(who_is(each) for each in match_of(program).players)}
    assert not [who for who in NAMES if who not in here and companion(who) in lesson.end]


@pytest.mark.parametrize("language", languages())
def test_to_skip_a_step_and_to_pass_are_two_words(qapp: object, language: str) -> None:
    opened(None, "flower-power", language=language)
    translate = QCoreApplication.translate
    assert translate("lesson", "Skip Step") != translate("table", "Pass")


@pytest.mark.parametrize("language", languages())
def test_cards_of_flowers_are_called_by_their_plants(qapp: object, language: str) -> None:
    opened(None, "war-of-flowers", language=language)
    for each in moments("war-of-flowers", language):
        if isinstance(each.move, FlowerPlay):
            plant = flower_cards.plant_name(each.move.card // 4 + 1)
            word = QCoreApplication.translate(flower_cards.CONTEXT, plant).lower()
            assert word in " ".join(each.texts).lower(), each.line.say


@pytest.mark.parametrize("language", languages())
def test_coins_are_called_by_their_names(qapp: object, language: str) -> None:
    opened(None, "war-of-coins", language=language)
    for each in moments("war-of-coins", language):
        if isinstance(each.move, CoinPlay | Show | Transact):
            coin = each.move.card // 4 if isinstance(each.move, CoinPlay) else each.move.coin
            word = QCoreApplication.translate(coin_cards.CONTEXT, coin_cards.coin_name(coin + 1)).lower()
            texts = " ".join(each.texts).lower().replace("shillings", "shilling")
            assert word in texts, each.line.say
        assert not re.search(r"\b(coin|monnaie|코인) \d", " ".join(each.texts))


@pytest.mark.parametrize("language", languages())
def test_three_suns_are_valued_as_they_count(language: str) -> None:
    text = next(
        each.line.say for each in moments("war-of-flowers", language) if "animal-0" in each.line.click
    )
    assert SUNS_WITH_RAIN[language] in text
    suns = [*flower_cards.numbers(flower_cards.SUNS)]
    for three in (suns[:3], suns[2:]):
        cards = sum(1 << card for card in three)
        assert flower_score(cards, False) == (2 if cards & flower_cards.DECEMBER else 3)


@pytest.mark.parametrize("language", languages())
def test_amounts_are_those_of_the_position(language: str) -> None:
    """Each amount of money is a payment, or the points before it is doubled."""
    seen = 0
    for each in moments("war-of-flowers", language):
        said = [int(a or b) for a, b in re.findall(r"\$(\d+)|(\d+)\s?(?:\$|냥)", each.line.say)]
        if said and each.view.phase == 2:
            found_now = flower_preview(each.view)
            points = each.view.points[0] + each.view.gos[0]
            paid = {points, *(payment.amount for payment in found_now.payments)}
            assert set(said) <= paid, each.line.say
            seen += 1
    assert seen >= 2
    for each in moments("war-of-coins", language):
        if sums := re.findall(r"(\d+) × (\d+) = (\d+)", each.line.say):
            now = coin_preview(each.view).now
            assert [(str(now.score + now.kept), str(1 << len(now.doublings)), str(now.amount))] == sums
            seen += 1
    assert seen >= 3


@pytest.mark.parametrize("language", ["en", "fr"])
def test_cards_of_sorry_are_called_as_they_are_drawn(language: str) -> None:
    names = {kind: NUMBERS[language][int(kind)] for kind in KINDS if kind != "sorry"}
    names["sorry"] = {"en": "sorry", "fr": "pardon"}[language]
    drawn = False
    for each in moments("sorry", language):
        if "card" in each.line.look:
            drawn = True
        elif drawn:
            assert names[KINDS[each.view.card]] in each.line.say.lower(), each.line.say
            drawn = False


@pytest.mark.parametrize("language", languages())
def test_only_the_two_who_fight_may_play_a_card(language: str) -> None:
    wrong = {"en": "nybody could still play", "fr": "n pourrait encore jouer", "ko": "누구든 패를"}
    assert wrong[language] not in all_texts("flower-power", language)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", ["war-of-flowers", "war-of-coins"])
def test_things_that_are_pointed_at_are_on_the_table(key: str, language: str) -> None:
    """Cards that a line outlines lie on the table, in the hand or in a collection."""
    ids = coin_cards if key == "war-of-coins" else flower_cards
    for each in moments(key, language):
        view = each.view
        piles = [view.hand, *(view.captured if key == "war-of-coins" else view.collections)]
        piles.append(view.layout if key == "war-of-coins" else view.table)
        there = {name for pile in piles for name in ids.names(pile)}
        assert not [name for name in each.line.look if name in ids.NUMBER and name not in there]
