"""Tempers of the six opponents in War of Coins: each changes choices in its own direction."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from games.war_of_coins.actions import END, KEEP_GOING, Action
from games.war_of_coins.options import CoinOptions
from games.war_of_coins.players import make
from games.war_of_coins.players.tempers import TEMPERS
from games.war_of_coins.view import View
from macclassic.engine.core.chance import Stream, deal_stream
from macclassic.engine.core.companions import NAMES
from macclassic.engine.core.game_spec import BadOption
from macclassic.engine.core.options import usable
from tests.games.war_of_coins.support.positions import RULES


def changed(level: str, who: str, seeds: range) -> Iterator[tuple[View, Action, Action]]:
    """Yield the decisions that a temper changes: view, choice of the level alone, choice with the temper.

    The level alone plays on.
    """
    alone, liking = make(level), make(f"{level}@{who}")
    for seed in seeds:
        state = RULES.start(deal_stream(seed, 0))
        while RULES.actor(state) >= 0:
            view, legal = RULES.view(state, state.turn), RULES.legal(state)
            one, other = (each.choose(view, legal, Stream(seed, "x")) for each in (alone, liking))
            assert other in legal
            if one != other:
                yield view, one, other
            state, _ = RULES.step(state, one)


@pytest.mark.parametrize("who", TEMPERS)
def test_each_temper_prefers_what_it_likes(who: str) -> None:
    temper, found = TEMPERS[who], list(changed("iq:100", who, range(60)))
    assert found
    for view, one, other in found:
        before, after = temper.preferences(view, [one, other])
        assert after > before


def test_only_daring_companions_keep_going_against_the_level() -> None:
    calls = {who: {(one, other) for _, one, other in changed("iq:100", who, range(250))
                   if one in (END, KEEP_GOING)} for who in TEMPERS}  # fmt: skip
    assert calls.pop("sailor") == {(END, KEEP_GOING)}
    assert not any(calls.values())


@pytest.mark.parametrize("level", ["iq:60", "iq:80"])
def test_low_levels_have_tempers_too(level: str) -> None:
    for who in TEMPERS:
        next(changed(level, who, range(60)))


@pytest.mark.slow
def test_a_search_player_follows_its_temper() -> None:
    """`tests/flower_cards/test_allocation.py` tests how much the temper may cost."""
    temper = TEMPERS["grandmother"]
    for view, one, other in changed("iq:140", "grandmother", range(3)):
        before, after = temper.preferences(view, [one, other])
        assert after > before


@pytest.mark.parametrize("name", ["iq:100@", "iq:100@nobody", "greedy@aunt", "@aunt", "iq:59@aunt"])
def test_an_unknown_companion_is_refused(name: str) -> None:
    with pytest.raises(BadOption):
        make(name)


def test_settings_without_companions_seat_the_former_ones() -> None:
    """In older settings each IQ has its own companion."""
    assert usable(CoinOptions, {"iq": 160}).who == ("aunt",) and usable(CoinOptions, {}).who == ("student",)
    assert usable(CoinOptions, {"iq": 160, "who": ["student"]}).sitting() == ("person", "iq:160@student")
    assert usable(CoinOptions, {"iq": 60, "who": ["nobody"]}).who == ("student",)
    assert set(NAMES) == set(TEMPERS)


def test_the_dialog_shows_the_players_of_any_match() -> None:
    given = CoinOptions()
    old, new = (given.as_played(given, ("person", player)) for player in ("iq:140", "iq:80@aunt"))
    assert old == {"match": 50, "people": [0], "iq": 140, "who": ["grandmother"]}
    assert new == {"match": 50, "people": [0], "iq": 80, "who": ["aunt"]}
