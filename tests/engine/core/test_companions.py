"""Companions in the names of players."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from macclassic.engine.core.companions import (
    NAMES,
    companions_of,
    displayed_name,
    level_alone,
    who_is,
    with_companions,
)
from macclassic.engine.core.game_spec import BadOption
from macclassic.engine.core.registry import games

SIX = list(NAMES)
LEVELS = ("middle", "greedy", "impossible")


def test_a_players_name_contains_its_companion() -> None:
    assert (who_is("middle@aunt"), displayed_name("middle@aunt"), level_alone("middle@aunt")) == (
        "aunt",
        "Bora",
        "middle",
    )
    for name in ("middle", "person", "middle@nobody", "@", ""):
        assert (who_is(name), displayed_name(name), level_alone(name)) == ("", "", name)


@pytest.mark.parametrize(
    ("game", "level"), [("soi", "middle"), ("sorry", "greedy"), ("flower-power", "gardener")]
)
def test_a_level_is_combined_with_any_of_the_six_only(game: str, level: str) -> None:
    make = games()[game].players.make
    for who in SIX:
        assert type(make(f"{level}@{who}")) is type(make(level))
    for wrong in (f"{level}@nobody", f"nobody@{SIX[0]}", f"{level}@{SIX[0]}@{SIX[1]}"):
        with pytest.raises(BadOption):
            make(wrong)


@given(st.permutations(SIX), st.lists(st.sampled_from(("person", *LEVELS)), min_size=1, max_size=6))
def test_companions_of_a_record_are_seated_again(who: list[str], players: list[str]) -> None:
    names = with_companions(players, who)
    again = companions_of(names, sorted(SIX))
    assert len(set(again)) == len(SIX)
    assert with_companions(players, again) == names


@given(
    st.permutations(SIX),
    st.lists(st.sampled_from(("person", "x@aunt", "x@clerk", "x@none", "x")), max_size=6),
)
def test_six_seats_have_six_different_companions(who: list[str], players: list[str]) -> None:
    again = companions_of(players, who)
    assert sorted(again) == sorted(SIX)
