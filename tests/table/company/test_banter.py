"""Tests of the companions' lines in all languages, and of the choice of line and speaker."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from macclassic.engine.core.companions import NAMES
from macclassic.engine.core.registry import games
from macclassic.quickdraw.resources import resources_dir
from macclassic.table.company.banter import (
    ALL_GAMES,
    APART_MS,
    EACH_MS,
    FRESH,
    BanterLine,
    BanterMemory,
    BanterSettings,
    Companions,
    SpeakerRole,
    SpokenLine,
    lines_in,
    read,
)
from macclassic.table.company.remarks import Occasion, Remark

LANGUAGES = ("en", "fr", "ko")
GAMES = sorted(games())
LONGEST = {"en": 44, "fr": 40, "ko": 32}
FILLED = {"who": "Victor", "card": "X" * 12, "amount": "24", "round": "12"}
TABLE = {1: "aunt", 2: "sailor", 3: "student"}
STROKES = [each for each in Occasion if each not in (Occasion.HELLO, Occasion.AGAIN, Occasion.WAIT)]


ONLY = {
    Occasion.MISS: {"soi", "flower-power"},
    Occasion.OUT: {"soi", "flower-power"},
    Occasion.BUMP: {"sorry", "flower-power"},
}
"""Occasions that only some games have."""


def whole(line: BanterLine) -> str:
    """Return a line with long facts filled in."""
    return line.text.format(**FILLED)


def own_lines(language: str, game: str) -> Sequence[BanterLine]:
    """Return the lines of one game alone."""
    lines = lines_in(language, game)
    return lines[: len(lines) - len(lines_in(language, ""))]


def all_lines(language: str) -> list[BanterLine]:
    """Return the lines of all games."""
    return [*lines_in(language, ""), *(line for game in GAMES for line in own_lines(language, game))]


# Lines


@pytest.mark.parametrize(("language", "who"), product(LANGUAGES, NAMES))
def test_each_companion_has_enough_lines_a_third_of_them_for_special_moments(language: str, who: str) -> None:
    lines = [line for line in all_lines(language) if line.who == who]
    assert len(lines) >= 20
    assert 3 * sum(line.fitting for line in lines) >= len(lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_fit_their_speech_bubble(language: str) -> None:
    assert [whole(line) for line in all_lines(language) if len(whole(line)) > LONGEST[language]] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_occurs_twice(language: str) -> None:
    counted = Counter(re.sub(r"\W", "", line.text.casefold()) for line in all_lines(language))
    assert [text for text, count in counted.items() if count > 1] == []


def test_french_lines_have_french_typography_and_forms_of_address() -> None:
    for line in all_lines("fr"):
        assert not re.search(r"(?<!\u202f)[;:!?]", line.text), line.text
        assert "'" not in line.text and "\u00a0" not in line.text
        # Only Oskar uses the formal address.
        familiar = re.search(r"\b(tu|te|toi|ton|ta|tes)\b|\bt’", line.text.casefold())
        formal = re.search(r"\b(vous|votre|vos)\b", line.text.casefold())
        assert not (familiar if line.who == "clerk" else formal and "vos têtes" not in line.text), line.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_companion_has_a_line_for_every_common_occasion(language: str) -> None:
    common = [
        *((each, SpeakerRole.OWN) for each in Occasion if each not in (Occasion.HELLO, Occasion.AGAIN)),
        *((each, SpeakerRole.OWN) for each in (Occasion.HELLO, Occasion.AGAIN)),
        *((each, SpeakerRole.ME) for each in (Occasion.TAKE, Occasion.MISS, Occasion.BUMP)),
        *(
            (each, SpeakerRole.ANOTHER)
            for each in (Occasion.GO, Occasion.SET, Occasion.WIN, Occasion.CHAMPION)
        ),
    ]
    there = {
        (game, line.who, line.occasion, line.side) for game in GAMES for line in lines_in(language, game)
    }
    wanted = product(GAMES, NAMES, common)
    missing = [(game, who, *what) for game, who, what in wanted if (game, who, *what) not in there]
    assert [each for each in missing if each[0] in ONLY.get(each[2], {each[0]})] == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_lines_are_written_anew_in_each_language(language: str) -> None:
    one, two = ([line for line in all_lines(each) if not line.named] for each in ("en", language))
    assert {line.text for line in one}.isdisjoint(line.text for line in two)
    assert all_lines("xx") == all_lines("en")


@pytest.mark.parametrize(
    "wrong",
    ["Bora: Not yet.", "[hello]\nEve: Not me.", "[hello]\nBora (drunk): No.", "[hello]\nBora: {age}.", "[x]"],
)
def test_an_invalid_line_is_reported(wrong: str) -> None:
    with pytest.raises(ValueError):
        list(read(wrong))


def test_every_file_of_lines_is_installed() -> None:
    folder: Path = resources_dir() / "company"
    names = (ALL_GAMES, *filter(lambda game: own_lines("en", game), GAMES))
    assert len(names) == 4 and {path.relative_to(folder) for path in folder.rglob("*.*")} == {
        Path(language, f"{name}.txt") for language, name in product(LANGUAGES, names)
    }


# Choice of line and speaker


def sitting(
    attitude: str, memory: BanterMemory | None = None, language: str = "en", game: str = "soi"
) -> Companions:
    voices = Companions()
    voices.manners = BanterSettings(attitude, language, game, memory or BanterMemory())
    voices.sit(TABLE, (0,))
    return voices


def line_of(said: SpokenLine, language: str = "en") -> BanterLine:
    """Return the line that was spoken."""
    for line in all_lines(language):
        pattern = re.sub(r"\\{\w+\\}", "(.+)", re.escape(line.text))
        if line.who == said.who and re.fullmatch(pattern, said.text, re.IGNORECASE):
            return line
    raise AssertionError(said)


def evening(voices: Companions, rounds: int = 30) -> Iterator[tuple[int, int, Remark | None, SpokenLine]]:
    """Play rounds with every kind of event, two seconds apart.

    Yields round, time in milliseconds, event and remark for each remark.
    """
    at = 0
    for number in range(rounds):
        said = voices.deal(at, (5, 9, 7, 1))
        if said is not None:
            yield number, at, None, said
        seats = [(1, 0), (0, 2), (3, 1), (2, 3)]
        for turn, occasion in enumerate(STROKES):
            at += 2_000
            if occasion in (Occasion.DEAL, Occasion.CHAMPION, Occasion.WIN, Occasion.NOBODY):
                continue
            remark = Remark(occasion, *seats[(turn + number) % 4], "Crane", 3)
            said = voices.hear(remark, at, (5, 9, 7, 1))
            if said is not None:
                yield number, at, remark, said
        at += 2_000
        remark = Remark(Occasion.WIN, number % 4, amount=5)
        said = voices.hear(remark, at, (5, 9, 7, 1))
        if said is not None:
            yield number, at, remark, said


def test_chatty_companions_pause_between_lines() -> None:
    last: dict[int, int] = {}
    before = -APART_MS
    for _, at, _, said in evening(sitting("chatty")):
        assert at - before >= APART_MS and at - last.get(said.seat, -EACH_MS) >= EACH_MS
        before = last[said.seat] = at


def test_quiet_companions_speak_at_most_once_a_round() -> None:
    counted = Counter(number for number, *_ in evening(sitting("quiet")))
    assert set(counted.values()) == {1} and len(counted) > 20


def test_companions_are_silent_if_switched_off() -> None:
    assert list(evening(sitting("off"))) == []


@pytest.mark.parametrize("attitude", ["chatty", "quiet"])
def test_no_line_is_repeated_within_ten_rounds(attitude: str) -> None:
    then: dict[str, int] = {}
    said = 0
    for number, _, _, what in evening(sitting(attitude)):
        key = line_of(what).key
        assert number - then.get(key, -FRESH) >= FRESH, key
        then[key] = number
        said += 1
    assert said > 20


def test_lines_are_spoken_only_where_their_condition_holds() -> None:
    seen = set()
    for number, _, remark, said in evening(sitting("chatty"), 60):
        line = line_of(said)
        assert line.who == said.who == TABLE[said.seat]
        assert line in lines_in("en", "soi")
        seen.add((line.occasion, line.side))
        assert "ahead" not in line.when or said.seat == 1
        assert "behind" not in line.when or said.seat == 3
        assert "late" not in line.when or number >= 4
        if remark is None:
            assert line.occasion in (Occasion.HELLO, Occasion.DEAL)
            continue
        assert line.occasion is remark.occasion
        own = {remark.seat: SpeakerRole.OWN, remark.other: SpeakerRole.ME}.get(said.seat, SpeakerRole.ANOTHER)
        assert line.side in (own, SpeakerRole.OWN) if line.occasion is Occasion.JAM else line.side is own
        other = remark.other if own is SpeakerRole.OWN else remark.seat
        assert "who" not in line.named or (other in TABLE and NAMES[TABLE[other]] in said.text)
        assert "you" not in line.when or other == 0
        assert "{" not in said.text
    assert len(seen) > 20


def test_each_companion_greets_a_person_once() -> None:
    memory = BanterMemory()
    first = sitting("quiet", memory).deal(0)
    assert first is not None and line_of(first).occasion is Occasion.HELLO
    assert sorted(memory.met) == sorted(TABLE.values())
    again = sitting("quiet", memory).deal(0)
    assert again is not None and line_of(again).occasion is Occasion.AGAIN


@pytest.mark.parametrize("attitude", ["chatty", "quiet"])
def test_companions_do_not_crow_over_a_player_who_lost_twice(attitude: str) -> None:
    heard = set()
    for seed in range(20):
        voices = sitting(attitude, BanterMemory(rounds=seed))
        at = 0
        for number in range(6):
            at += 30_000
            voices.deal(at)
            for occasion in (Occasion.BUMP, Occasion.SWEEP, Occasion.GO, Occasion.WIN, Occasion.NOBODY):
                at += 30_000
                said = voices.hear(Remark(occasion, 1, 0), at)
                if said is not None and number >= 2:
                    heard.add(line_of(said).occasion)
        at += 30_000
        voices.deal(at)
        said = voices.hear(Remark(Occasion.WIN, 0, amount=9), at + 30_000)
        assert attitude == "quiet" or (said is not None and line_of(said).side is SpeakerRole.ANOTHER)
    assert heard <= {Occasion.NOBODY, Occasion.DEAL}


def test_a_line_of_one_game_is_not_spoken_in_another() -> None:
    own = [(line, at) for at in GAMES for line in own_lines("en", at)]
    assert len(own) == 29
    for (line, at), game in product(own, GAMES):
        heard = set()
        for seed in range(60):
            voices = Companions()
            voices.manners = BanterSettings("chatty", "en", game, BanterMemory(rounds=seed))
            voices.sit({1: line.who}, (0,))
            seats = (0, 1) if line.side is SpeakerRole.ME else (1, 0)
            said = voices.hear(Remark(line.occasion, *seats), 30_000)
            heard.add(said.text if said else "")
        assert (line.text in heard) == (game == at)


def test_companions_are_silent_without_a_person() -> None:
    voices = Companions()
    voices.manners = BanterSettings("chatty")
    voices.sit(TABLE, ())
    assert list(evening(voices, 5)) == []


@given(
    st.lists(
        st.builds(
            Remark,
            st.sampled_from(Occasion),
            st.integers(-1, 3),
            st.integers(-1, 3),
            st.sampled_from(("", "Crane", "7♣")),
            st.integers(0, 99),
        )
    ),
    st.sampled_from(("chatty", "quiet")),
    st.sampled_from(LANGUAGES),
    st.lists(st.integers(0, 9), max_size=4),
    st.sampled_from(GAMES),
)
def test_the_choice_of_lines_is_reproducible(
    remarks: list[Remark], attitude: str, language: str, standing: list[int], game: str
) -> None:
    heard_lines = [[], []]  # type: list[list[SpokenLine | None]]
    for evenings in heard_lines:
        voices = sitting(attitude, language=language, game=game)
        evenings.append(voices.deal(0, standing))
        evenings += [voices.hear(remark, 9_000 * at, standing) for at, remark in enumerate(remarks, 1)]
    # The same events lead to the same remarks.
    assert heard_lines[0] == heard_lines[1]
    for said in filter(None, heard_lines[0]):
        assert said.who == TABLE[said.seat] and said.text and len(said.text) <= 50


# Memory


def test_the_memory_of_lines_is_saved_and_tolerates_invalid_data() -> None:
    voices = sitting("chatty")
    for _ in evening(voices, 3):
        pass
    memory = voices.manners.memory
    assert BanterMemory.of(vars(memory)) == memory and memory.said and memory.rounds == 3
    for wrong in (None, [], {"rounds": "x"}, {"rounds": -1, "met": 3, "said": [1]}, {"said": {"a": "b"}}):
        assert BanterMemory.of(wrong) == BanterMemory()


def test_the_memory_of_lines_is_limited() -> None:
    voices = sitting("chatty")
    for _ in evening(voices, 60):
        pass
    assert len(voices.manners.memory.said) < 150


def test_a_card_is_named_without_its_article() -> None:
    for language, card, bare in (
        ("en", "the 7 of Hearts", "7 of Hearts"),
        ("fr", "l’as de pique", "as de pique"),
    ):
        heard = set()
        for seed in range(200):
            voices = sitting("chatty", BanterMemory(rounds=seed), language)
            said = voices.hear(Remark(Occasion.TAKE, 1, 2, card), 30_000)
            heard.add(said.text.casefold() if said else "")
        assert any(bare.casefold() in text for text in heard)
        assert not any(card in text for text in heard)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_companion_has_last_words_which_change_each_time(language: str) -> None:
    voices = sitting("quiet", language=language)
    before: set[str] = set()
    for winner in (0, 1, 0):
        said = voices.last_words([1 if seat == winner else 2 for seat in range(4)])
        assert list(said) == list(TABLE)
        assert before.isdisjoint(said.values())
        before = set(said.values())
    assert sitting("off").last_words([1, 2, 2, 2]) == {}
    # The first place may be shared or vacant.
    assert sitting("quiet").last_words([2, 1, 1, 2]).keys() == sitting("quiet").last_words([2] * 4).keys()
