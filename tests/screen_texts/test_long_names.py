"""Tests that long names of several people are cut where they have no room, and touch nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from macclassic.engine.match import record as records
from tests.support.match.playing import controller_of
from tests.support.match.program import make_program, settle
from tests.support.screen.hostile_names import record_of
from tests.support.screen.layout_walk import ROOMS, wrong
from tests.support.screen.legible import SIZES

LATIN = ["Wilhelmine Mwamba-Wagenmacher", "W" * 40, "Maximiliane-Konstantina Ypsilantis-Weber"]
HANGUL = ["선우휘황찬란한달밤에꽃비맞으며걷는나그네의뒷모습", "제갈" * 20, *LATIN]
"""In other languages Hangul stands on the row of descenders, and touches the frame of a plate as they do."""


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "fr", "ko"])
@pytest.mark.parametrize("key", ROOMS[1:])
def test_long_names_fit(qapp: object, tmp_path: Path, key: str, language: str) -> None:
    names = (HANGUL if language == "ko" else LATIN + LATIN)[:4]
    program = make_program(tmp_path / "data", language=language)
    program.start(key)
    settle(20)
    for window in reversed(program.manager.windows):
        if window is not controller_of(program).window:
            program.manager.close(window)
    found = []
    for decisions in (14, 5000):
        played = record_of(key, names, decisions)
        for entry, name in zip(played["seats"], names, strict=False):
            entry |= {"player": "person", "called": name}
        file = tmp_path / "names.json"
        file.write_text(records.dumps(played))
        session = controller_of(program).session
        session.open(session.store.read(file))
        table = controller_of(program).table
        for _ in range(6):
            table.finish()
            settle(3)
        for window in reversed(program.manager.windows):
            if window is not controller_of(program).window:
                getattr(window, "hurry", bool)()
                settle()
                found += wrong(window.content)
                program.manager.close(window)
        if decisions == 5000 and key == "flower-power":
            continue  # the invitation to play again lies over the news
        for size in SIZES:
            table.setFixedSize(size)
            found += wrong(table)
    assert not found, "\n".join(found)
