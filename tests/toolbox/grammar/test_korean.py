"""Tests of Korean particles after every card, figure, companion and kind of name."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication

from macclassic.app.desktop.apply_settings import translation
from macclassic.engine.core.companions import NAMES
from macclassic.toolbox.grammar.korean import PARTICLES, with_particle
from tools.i18n.translations import extra_texts

READ = "영일이삼사오육칠팔구"
TENS = ("", "십", "백", "천", "만")

WITH_OBJECT = {
    "솔 광": "솔 광을",
    "솔 피": "솔 피를",
    "벚꽃 홍단 띠": "벚꽃 홍단 띠를",
    "비트코인 거래소": "비트코인 거래소를",
    "매화 고도리": "매화 고도리를",
    "난초 열끗": "난초 열끗을",
    "스페이드 10": "스페이드 10을",
    "스페이드 9": "스페이드 9를",
    "A♠": "A♠를",
    "K♣": "K♣을",
    "“기보”": "“기보”를",
    "흔들기(솔 크라운)": "흔들기(솔 크라운)를",
    "STOP": "STOP을",
    "GO": "GO를",
    "IQ": "IQ를",
    "100%": "100%를",
}
PERSONS = {
    "안성훈": "안성훈은",
    "김보라": "김보라는",
    "Paul": "Paul은",
    "Michelle": "Michelle은",
    "Tom": "Tom은",
    "Anne": "Anne은",
    "Jack": "Jack은",
    "Philip": "Philip은",
    "Erik": "Erik은",
    "Mark": "Mark는",
    "Peter": "Peter는",
    "Anna": "Anna는",
    "Zoé": "Zoé는",
    "Łukasz": "Łukasz는",
    "Győző": "Győző는",
    "İpek": "İpek은",
    "Иван": "Иван은",
    "Ольга": "Ольга는",
    "Γιάννης": "Γιάννης는",
    "Win Yang": "Win Yang은",
    "たろう": "たろう는",
    "じゅん": "じゅん은",
    "ㅋㅋ": "ㅋㅋ은(는)",
    "R": "R은",
    "C-3": "C-3은",
    "王": "王은(는)",
}


@pytest.mark.parametrize("words", WITH_OBJECT)
def test_things_take_their_object_particle(words: str) -> None:
    assert with_particle("을", words) == WITH_OBJECT[words]


@pytest.mark.parametrize("name", PERSONS)
def test_persons_take_their_topic_particle(name: str) -> None:
    assert with_particle("은", name) == PERSONS[name]


def test_every_figure_takes_the_particle_of_its_reading() -> None:
    """Compare figures with the syllable that ends their reading: 10 십, 100 백, 101 일."""
    for number in (*range(1001), 2000, 10_000, 120_000):
        digits = str(number)
        zeros = len(digits) - len(digits.rstrip("0")) if number else 0
        syllable = TENS[min(zeros, 4)] or READ[number % 10]
        for particle in PARTICLES:
            said = with_particle(particle, digits).removeprefix(digits)
            assert said == with_particle(particle, syllable).removeprefix(syllable), (number, particle)


@pytest.mark.parametrize("counter", ["냥", "점", "장", "송이", "번", "명", "판", "개", "칸", "수"])
def test_amounts_take_the_particle_of_their_counter(counter: str) -> None:
    closed = counter in ("냥", "점", "장", "번", "명", "판", "칸")
    for number in range(121):
        assert with_particle("이", f"{number}{counter}") == f"{number}{counter}{'이' if closed else '가'}"
        assert with_particle("을", f"{number}{counter}").endswith("을" if closed else "를")


def test_every_card_and_companion_is_followed_by_one_form(qapp: QCoreApplication) -> None:
    translator = translation("ko", qapp)
    assert translator is not None
    contexts = ("cards", "coin cards", "soi")
    names = [translator.translate(*each) for each in extra_texts() if each[0] in contexts]
    names += [translator.translate("people", name) for name in NAMES.values()]
    assert len(names) > 180
    for name in names:
        last = name[-1]
        final = (ord(last) - ord("가")) % 28 if "가" <= last <= "힣" else last in "013678"
        assert with_particle("을", name) == name + ("을" if final else "를")


def test_the_particle_of_direction_is_short_after_rieul() -> None:
    said = [with_particle("으로", name) for name in ("솔", "남쪽", "벚꽃", "매화", "7", "10", "Paul")]
    assert said == ["솔로", "남쪽으로", "벚꽃으로", "매화로", "7로", "10으로", "Paul로"]
