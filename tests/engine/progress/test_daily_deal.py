"""Today's Deal: days with a deal, equal cards for all players, and the stored tries."""

from __future__ import annotations

import json
import time
from datetime import UTC, date, datetime
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from macclassic.engine.core.options import PERSON
from macclassic.engine.core.registry import games
from macclassic.engine.match.match import Match
from macclassic.engine.match.simulate import played
from macclassic.engine.progress import daily_deal
from macclassic.engine.progress.daily_deal import DailyOutcome, FirstTry
from macclassic.engine.progress.pending_changes import KeyValue

DAY = date(2026, 3, 19)
GAMES = tuple(key for key, spec in games().items() if spec.screen)


def test_a_day_is_a_deal_number_and_few_numbers_are_days() -> None:
    assert daily_deal.number(DAY) == 20260319 and daily_deal.day_of(20260319) == DAY
    for seed in (0, 4711, 999_999, 20260230, 20261301, 19921231, 2026_03_19_0, 2**63 - 1):
        assert daily_deal.day_of(seed) is None
    assert daily_deal.day_of(daily_deal.number(date.max)) == date.max


@pytest.mark.parametrize("key", GAMES)
def test_all_players_have_the_same_cards_and_companions(key: str) -> None:
    spec = games()[key]
    options, sitting = daily_deal.options_and_players(spec)
    assert sitting.count(PERSON) == 1 and options.rules == "plain"
    ranks = {spec.players.rank(who) for who in sitting if who != PERSON}
    if len(spec.players.names) > 1:
        assert all(0 < rank < spec.players.rank(spec.players.adviser) for rank in ranks)
    one, two = daily_deal.by_the_strongest(spec, DAY), daily_deal.by_the_strongest(spec, date(2026, 3, 20))
    assert cards(one) == cards(daily_deal.by_the_strongest(spec, DAY)) != cards(two)


def cards(match: Match) -> str:
    """Return a digest of the cards of a match's first round."""
    deal = match.to_record()["rounds"][0]["deal"]
    lists = {key: value for key, value in deal.items() if isinstance(value, list)} or deal
    text = json.dumps(lists, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return sha256(f"{match.spec.key}\n{text}".encode()).hexdigest()


def test_the_deal_of_a_day_never_changes() -> None:
    found = {
        key: cards(played(games()[key], 20260319, decisions=0))[:8]
        for key in ("soi", "sorry", "war-of-coins", "war-of-flowers")
    }
    assert found == {
        "soi": "7907d12e",
        "sorry": "417e37b9",
        "war-of-coins": "84a3f1fb",
        "war-of-flowers": "083cc764",
    }


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="no time zones from the environment here")
def test_the_day_follows_the_players_calendar(monkeypatch: pytest.MonkeyPatch) -> None:
    instant = datetime(2026, 3, 19, 11, 30, tzinfo=UTC).timestamp()
    days = []
    for zone in ("Pacific/Auckland", "America/Los_Angeles", "UTC"):
        monkeypatch.setenv("TZ", zone)
        time.tzset()
        days.append(date.fromtimestamp(instant))
    monkeypatch.undo()
    time.tzset()
    assert [daily_deal.number(day) for day in days] == [20260320, 20260319, 20260319]


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="no time zones from the environment here")
@pytest.mark.parametrize(
    ("zone", "instant", "day", "late"),
    [
        # The clock goes forward or back in the night.
        ("Europe/Berlin", datetime(2026, 3, 28, 22, 59, tzinfo=UTC), date(2026, 3, 28), False),
        ("Europe/Berlin", datetime(2026, 3, 28, 23, 0, tzinfo=UTC), date(2026, 3, 28), True),
        ("Europe/Berlin", datetime(2026, 3, 29, 21, 59, tzinfo=UTC), date(2026, 3, 29), False),
        ("Europe/Berlin", datetime(2026, 3, 29, 22, 0, tzinfo=UTC), date(2026, 3, 29), True),
        ("Europe/Berlin", datetime(2026, 10, 25, 22, 59, tzinfo=UTC), date(2026, 10, 25), False),
        ("Europe/Berlin", datetime(2026, 10, 25, 23, 0, tzinfo=UTC), date(2026, 10, 25), True),
        ("America/New_York", datetime(2026, 11, 2, 4, 59, tzinfo=UTC), date(2026, 11, 1), False),
        ("America/New_York", datetime(2026, 11, 2, 5, 0, tzinfo=UTC), date(2026, 11, 1), True),
        # A day that begins at one o'clock, and one that begins twice.
        ("America/Sao_Paulo", datetime(2018, 11, 4, 2, 59, tzinfo=UTC), date(2018, 11, 3), False),
        ("America/Sao_Paulo", datetime(2018, 11, 4, 3, 0, tzinfo=UTC), date(2018, 11, 3), True),
        ("America/Sao_Paulo", datetime(2019, 2, 17, 2, 30, tzinfo=UTC), date(2019, 2, 16), False),
        ("America/Sao_Paulo", datetime(2019, 2, 17, 3, 0, tzinfo=UTC), date(2019, 2, 16), True),
        # A day that was left out.
        ("Pacific/Apia", datetime(2011, 12, 30, 9, 59, tzinfo=UTC), date(2011, 12, 29), False),
        ("Pacific/Apia", datetime(2011, 12, 30, 10, 0, tzinfo=UTC), date(2011, 12, 30), True),
        ("Pacific/Kiritimati", datetime(2026, 3, 18, 10, 0, tzinfo=UTC), date(2026, 3, 19), False),
    ],
)
def test_a_try_is_late_by_the_players_calendar(
    zone: str, instant: datetime, day: date, late: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not (Path("/usr/share/zoneinfo") / zone).exists():
        pytest.skip("there are no time zones")
    monkeypatch.setenv("TZ", zone)
    time.tzset()
    on = date.fromtimestamp(instant.timestamp())
    monkeypatch.undo()
    time.tzset()
    assert FirstTry("", on.isoformat()).late(day) == late


def stored(*things: KeyValue) -> dict[str, Any]:
    return {each.name: json.loads(each.value) for each in things}


def test_stored_outcomes_are_read_back() -> None:
    spec = games()["soi"]
    end, best = DailyOutcome(False, 35, 35, "-o*", 2), DailyOutcome(True, 90, 90)
    kept = stored(
        daily_deal.first_try_value(spec, DAY, "then", date(2026, 3, 20)),
        daily_deal.outcome_value(spec, DAY, end),
        daily_deal.par_value(spec, DAY, best),
        daily_deal.first_try_value(games()["sorry"], DAY, "then", DAY),
    )
    (tried,) = daily_deal.tries(spec, kept).values()
    assert (tried.end, tried.par, tried.begun) == (end, best, "then") and tried.late(DAY)
    assert not daily_deal.tries(games()["sorry"], kept)[DAY].late(DAY)


@pytest.mark.parametrize("wrong", [7, [], {"begun": 1, "on": ""}, {}, None])
def test_damaged_outcomes_are_ignored(wrong: Any) -> None:
    spec = games()["soi"]
    assert not daily_deal.tries(spec, {"soi/20260319": wrong, "soi/2026": {"begun": "", "on": ""}, "soi": {}})
    good = stored(daily_deal.first_try_value(spec, DAY, "then", DAY))
    assert daily_deal.tries(spec, {**good, "soi/20260319/end": wrong})[DAY].end is None


SIGNS = {
    "war-of-flowers": "-o*G!",
    "war-of-coins": "-o*G!",
    "soi": "-o*",
    "sorry": "-o*H!",
    "flower-power": "-oP*!",
}


@pytest.mark.parametrize("key", [key for key in SIGNS if key != "flower-power"])
def test_each_turn_has_one_sign(key: str) -> None:
    from importlib import import_module

    signs = import_module(f"games.{key.replace('-', '_')}.outcome.result_signs").signs
    for seed in range(20260301, 20260309):
        match = played(games()[key], seed, rounds=1, players=[games()[key].players.stand_in])
        moves = [(seat, action, events) for seat, action, events, _ in match.round(0)[1]]
        for seat in range(len(match.seats)):
            found = signs(moves, seat)
            assert set(found) <= set(SIGNS[key]), found
            assert len(found.rstrip("!")) <= sum(who == seat for who, _, _ in moves)
            won = match.result.tally(seat).won
            if "!" in SIGNS[key] and key != "war-of-coins":
                assert ("!" in found) == (won is True), (seed, seat, found)
