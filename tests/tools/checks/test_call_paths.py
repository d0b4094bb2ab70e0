"""Report of three call paths: the tool reaches every station of the walks."""

from __future__ import annotations

import pytest

from tools.checks.call_paths import walks

pytestmark = pytest.mark.slow


def test_every_station_of_the_walks_is_reached(qapp: object) -> None:
    for trace in walks():
        assert trace.reached == set(trace.walk.stations), trace.walk.name
