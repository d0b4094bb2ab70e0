"""The log of a long round of Soi: each ask is stored once, and the log reads like a tuple."""

from __future__ import annotations

import gc
import random
import tracemalloc

import pytest

from games.soi import GAME
from games.soi.events import Asked, AskLog
from macclassic.engine.match.match import Match
from macclassic.engine.match.simulate import begin


def ask(number: int) -> Asked:
    return Asked(number % 4, (number + 1) % 4, number % 52, 0)


def test_the_log_behaves_like_a_tuple() -> None:
    asks = tuple(map(ask, range(7)))
    log = AskLog()
    for count in range(8):
        plain = asks[:count]
        assert log == plain and plain == tuple(log) and len(log) == count and bool(log) == bool(plain)
        assert list(reversed(log)) == list(reversed(plain)) and hash(log) == hash(plain)
        for start in (None, *range(-9, 10)):
            for stop in (None, *range(-9, 10)):
                assert log[start:stop] == plain[start:stop]
                assert log[start:stop:-1] == plain[start:stop:-1]
        for place in range(-count, count):
            assert log[place] == plain[place]
        for place in (count, -count - 1):
            try:
                log[place]
            except IndexError:
                continue
            raise AssertionError(f"{place} of {count}")
        assert log == AskLog.of(plain) and (
            not count or (log != AskLog.of(plain[:-1]) and log != AskLog.of(asks[1 : count + 1]))
        )
        if count < 7:
            log = AskLog(log, asks[count])


def test_appending_to_a_past_log_changes_no_other() -> None:
    past = AskLog.of(map(ask, range(5)))
    one, other = AskLog(past, ask(8)), AskLog(past, ask(9))
    assert one != other and one[:-1] == other[:-1] == tuple(past) and len(past) == 5
    assert AskLog.of(tuple(one)) == one


def missing(match: Match, asks: int) -> Match:
    """Make `asks` asks that all miss, so that the round does not end."""
    rng = random.Random(3)
    for _ in range(asks):
        hands = match.state.hands
        match.apply(rng.choice([each for each in match.legal if not hands[each.of] >> each.card & 1]))
    return match


@pytest.mark.slow
def test_memory_of_a_round_grows_linearly() -> None:
    """Twice the asks take at most twice the memory, and the views add nothing (they took 1.9 GB)."""
    sizes = []
    for asks in (1000, 1000, 2000, 4000):  # the first run creates all objects that are created only once
        gc.collect()
        tracemalloc.start()
        match = missing(begin(GAME, 3, {}, ["random"] * 4), asks)
        views = [match.rules.view(state, 0) for _, moves in match.history() for _, _, _, state in moves]
        gc.collect()
        sizes.append(tracemalloc.get_traced_memory()[0])
        tracemalloc.stop()
        assert [len(view.log) for view in views[-3:]] == [asks - 2, asks - 1, asks]
    assert sizes[2] < 2.2 * sizes[1] and sizes[3] < 2.2 * sizes[2] and sizes[3] < 8_000_000
