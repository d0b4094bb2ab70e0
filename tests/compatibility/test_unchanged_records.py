"""Tests that refactoring changes neither records, read and written, nor any player's choices."""

from __future__ import annotations

import json
import zipfile
from collections import Counter, defaultdict
from functools import cache

import pytest

from macclassic.engine.core.registry import games
from macclassic.engine.match import record as records
from macclassic.engine.match.simulate import verify
from macclassic.engine.players.think_server import answer
from tests.compatibility import archive

KEPT = [key for key in games() if archive(key).is_file()]
SLOW = {"iq:160": 6, "iq:140": 12, "master": 12, "thoughtful": 25}
"""Numbers of choices tested here; `python -m tests.compatibility.test_unchanged_records` tests all."""


@cache
def files(game: str) -> dict[str, str]:
    with zipfile.ZipFile(archive(game)) as kept:
        return {name: kept.read(name).decode() for name in kept.namelist()}


def written(text: str) -> str:
    return records.dumps(verify(records.loads(text)).to_record())


def chosen(game: str, most: dict[str, int]) -> list[str]:
    """Return the choices that differ from the stored ones, as sentences."""
    seen: Counter[str] = Counter()
    wrong = []
    for line in files(game)["choices.jsonl"].splitlines():
        asked, answered = json.loads(line)
        player = asked["player"]
        seen[player] += 1
        if seen[player] > most.get(player.partition("@")[0], 50):
            continue
        said = answer(json.dumps(asked))
        if said != answered:
            wrong.append(f"{player}, seed {asked['seed']}, ply {asked['ply']}: {said}, not {answered}")
    assert seen, game
    return wrong


def test_every_game_has_forty_records_and_fifty_choices_of_each_player() -> None:
    assert list(games()) == KEPT, "python -m tests.compatibility.make_records KEY"
    for key, spec in games().items():
        names = [name for name in files(key) if name.count(".") == 1 and name.endswith(".json")]
        assert len(names) == 40
        found = defaultdict(int)
        for line in files(key)["choices.jsonl"].splitlines():
            found[json.loads(line)[0]["player"]] += 1
        assert found == {name: 50 for name, _ in spec.players.names}


@pytest.mark.parametrize("game", KEPT)
def test_our_records_are_written_back_byte_for_byte(game: str) -> None:
    for name, text in files(game).items():
        if name.startswith("ours"):
            assert written(text) == text, name


@pytest.mark.parametrize("game", KEPT)
def test_records_of_other_programs_are_read_as_before(game: str) -> None:
    for name, text in files(game).items():
        if name.startswith("theirs") and name.count(".") == 1:
            assert written(text) == files(game)[name.replace(".json", ".ours.json")], name


@pytest.mark.slow
@pytest.mark.parametrize("game", KEPT)
def test_each_player_chooses_as_before(game: str) -> None:
    assert not chosen(game, SLOW)


if __name__ == "__main__":
    for each in KEPT:
        print(each, *chosen(each, {}) or ["all choices as kept"], sep="\n  ")
