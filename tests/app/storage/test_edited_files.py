"""What a cheat edits, lays by hand and kills gains nothing; what was honestly played counts beside it."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable
from typing import Any

import pytest

from macclassic.app.storage.statistics_queue import Ledger
from macclassic.engine.core.registry import games
from macclassic.engine.match.match import Match
from macclassic.engine.progress.statistics import Finished, Statistics
from tests.app.storage.test_statistics_integrity import Player, changed, further, player
from tests.app.storage.test_statistics_integrity_walks import kill

__all__ = ["player"]
STRONGEST = {"war-of-coins": "iq:160", "soi": "impossible", "sorry": "thoughtful", "war-of-flowers": "iq:160"}
four_games = pytest.mark.parametrize("player", list(STRONGEST), indirect=True)
two_games = pytest.mark.parametrize("player", ["war-of-coins", "soi"], indirect=True)


def rounds(player: Player) -> tuple[Finished, ...]:
    assert player.program.folder is not None
    return Statistics(player.program.folder.statistics).finished(player.game)


def others(data: dict[str, Any], seed: int) -> None:
    """Give a record other cards, of its own number or not."""
    match = Match.new(games()[data["game"]], data["options"], data["seats"], seed)
    data["rounds"] = match.to_record()["rounds"]


def own_turn(player: Player) -> None:
    player.until(lambda: player.match.actor >= 0 and player.match.players[player.match.actor] == "person")


def hint(player: Player) -> None:
    """Have a hint shown, as the session notes it."""
    player.match.played.hints += 1
    player.session.store.save(player.match)


def stronger(data: dict[str, Any]) -> None:
    for seat in data["seats"]:
        if seat["player"] != "person":
            seat["player"] = STRONGEST[data["game"]]
    for each in data["rounds"]:
        each.pop("played", None)


@two_games
def test_who_has_played_is_not_who_is_written_in_afterwards(player: Player) -> None:
    player.begin(7)
    further(player)
    player.stop()
    changed(player.autosave, stronger)
    assert player.start()
    assert player.match.practice and len(player.of_practice) == 1
    player.finish()
    assert not rounds(player)


@pytest.mark.parametrize("help_given", ["hints", "stood_in"])
def test_help_that_is_taken_out_of_an_autosave_is_remembered(player: Player, help_given: str) -> None:
    player.begin(7)
    further(player)
    setattr(player.match.played, help_given, 2)
    player.session.store.save(player.match)
    player.stop()
    changed(player.autosave, lambda data: data["rounds"][-1].pop(help_given))
    assert player.start()
    player.finish()
    (counted,) = rounds(player)
    assert (counted.hints, counted.marked) == ((2, False) if help_given == "hints" else (0, True))


def test_a_hint_is_remembered_by_an_older_file_in_another_run(player: Player) -> None:
    player.begin(7)
    own_turn(player)
    kept = player.save()
    hint(player)
    player.begin(8)
    player.finish()
    player.stop()
    player.start()
    player.open(kept)
    player.finish()
    assert not player.match.practice
    assert [(each.deal, each.hints) for each in rounds(player)] == [(8, 0), (7, 1)]


def test_a_hint_is_remembered_where_nothing_could_be_saved(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A hint on a full disk, and what was decided there besides, which a kill takes back for nothing."""
    player.begin(7)
    own_turn(player)
    with monkeypatch.context() as full:

        def write(*_: object) -> None:
            from macclassic.app.storage.data_folder import DiskError

            raise DiskError("The disk is full.")

        full.setattr("macclassic.app.storage.match_store.disk.write", write)
        hint(player)
        further(player)
    kill(player)
    assert player.start()
    player.finish()
    assert not player.match.practice and [each.hints for each in rounds(player)] == [1]


@pytest.mark.parametrize("change", ["cards", "cards-and-name", "no-marks"])
def test_cards_that_were_laid_by_hand_are_practice(player: Player, change: str) -> None:
    """Before anything has been decided nothing is marked yet."""
    if change != "no-marks":
        player.begin(3)
        player.finish()
    player.begin(7)
    player.stop()

    def lay(data: dict[str, Any]) -> None:
        others(data, 99)
        if change == "cards-and-name":
            data["begun"] = "1993-09-01T00:00:00"

    before = len(rounds(player))
    changed(player.autosave, lay)
    assert player.start()
    assert player.match.practice and len(player.of_practice) == 1
    player.finish()
    assert len(rounds(player)) == before


@four_games
def test_a_file_with_chosen_cards_is_practice(player: Player) -> None:
    player.begin(7)
    path = player.save()
    player.begin(8)
    changed(path, lambda data: (others(data, 99), data.update(begun="1993-09-01T00:00:00")))
    player.open(path)
    assert player.match.practice and len(player.of_practice) == 1


def test_a_file_of_cards_by_number_counts_on(player: Player) -> None:
    """Begun on another machine and brought along."""
    player.begin(7)
    path = player.save()
    player.begin(8)
    changed(path, lambda data: (others(data, 99), data.update(begun="1993-09-01T00:00:00", seed=99)))
    player.open(path)
    player.finish()
    assert not player.match.practice and [each.deal for each in rounds(player)] == [99]


def in_use(player: Player) -> sqlite3.Connection:
    """Have another program hold the statistics."""
    lock = sqlite3.connect(player.folder / "statistics.sqlite", timeout=0, isolation_level=None)
    lock.execute("BEGIN EXCLUSIVE")
    return lock


def earlier(player: Player) -> None:
    """Copy an earlier autosave back."""
    player.begin(7)
    further(player)
    shutil.copy(player.autosave, player.folder / "aside")
    further(player)
    player.stop()
    shutil.copy(player.folder / "aside", player.autosave)


def known_cards(player: Player) -> None:
    """Have cards known already."""
    player.begin(9)
    player.stop()


@pytest.mark.parametrize("way", [earlier, known_cards])
@pytest.mark.parametrize("ended", [True, False])
def test_a_kill_while_the_statistics_are_in_use_hides_nothing(
    player: Player, way: Callable[[Player], None], ended: bool
) -> None:
    path = player.autosave
    way(player)
    lock = in_use(player)
    taken_up = player.start()
    if way is known_cards:
        player.begin(9)
    else:
        assert taken_up
    player.play() if not ended else player.finish()
    kill(player)
    lock.close()
    assert path.exists()
    player.start()
    player.finish()
    assert player.match.practice and not rounds(player)
    assert not (player.folder / "statistics.waiting.json").exists()


def test_what_is_learnt_while_the_statistics_are_in_use_is_not_unlearnt(player: Player) -> None:
    player.begin(7)
    further(player)
    shutil.copy(player.autosave, player.folder / "aside")
    player.stop()
    lock = in_use(player)
    assert player.start()
    further(player)
    kill(player)
    lock.close()
    shutil.copy(player.folder / "aside", player.autosave)
    assert player.start()
    assert player.match.practice and len(player.of_practice) == 1


def test_an_honest_round_counts_though_it_was_played_while_the_statistics_were_in_use(player: Player) -> None:
    player.begin(7)
    further(player)
    player.stop()
    lock = in_use(player)
    assert player.start()
    player.finish()
    kill(player)
    lock.close()
    player.start()
    assert player.program.folder is not None
    Ledger.of(player.program.folder).flush()
    assert [each.deal for each in rounds(player)] == [7]
    assert not player.match.practice and not player.of_practice


def test_a_file_of_what_waits_with_a_question_that_is_none_is_set_aside(player: Player) -> None:
    player.begin(7)
    player.stop()
    lock = in_use(player)
    assert player.start()
    further(player)
    kill(player)
    lock.close()
    path = player.folder / "statistics.waiting.json"
    good = path.read_text()
    assert '"what": "question"' in good and '"what": "helped"' in good
    for number, (old, new) in enumerate(
        [('"digests": [', '"digests": [7, '), ('"over": 0', '"over": -1'), ('"who": [', '"who": [["a", 1], ')]
    ):
        assert old in good
        path.write_text(good.replace(old, new))
        assert player.start()
        player.stop()
        assert len(list(player.folder.glob("statistics.waiting.broken-*"))) == number + 1
