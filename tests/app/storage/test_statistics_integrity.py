"""A round counts if it was honestly played, whatever is saved, opened, copied or changed in between."""

from __future__ import annotations

import json
import random
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from macclassic.app.cli.main import main
from macclassic.app.cli.screenshot import screenshot
from macclassic.app.program.program import Program
from macclassic.app.storage.statistics_queue import Ledger
from macclassic.engine.core.game_spec import MATCH_OVER
from macclassic.engine.core.registry import games
from macclassic.engine.match import record as records
from macclassic.engine.match.match import Match
from macclassic.engine.match.replay import replayed
from macclassic.engine.progress.integrity import Dealt, remember
from macclassic.engine.progress.statistics import Statistics
from macclassic.toolbox.dialogs.dialogs import Dialog
from tests.support.match.playing import desk, match_of
from tests.support.match.program import clear_away, make_program, settle

SHOWN = [key for key, spec in games().items() if spec.screen]


class Player:
    """A person at a program, who plays by lot, and for the computers too, as fast as can be."""

    def __init__(self, folder: Path, game: str, seed: int = 1) -> None:
        self.folder, self.game, self.rng = folder, game, random.Random(seed)
        self.told: list[str] = []
        self.start()

    def start(self) -> bool:
        """Start the program; return whether a match was taken up."""
        self.program: Program = make_program(self.folder)
        self.program.open_game(self.game, zoom=False, enter=False)
        self.session = desk(self.program).session
        self.session.trouble.connect(self.told.append)
        return bool(self.session.resume())

    def stop(self) -> None:
        """End the program."""
        clear_away()

    def again(self) -> None:
        """End the program and start it anew: the match goes on."""
        self.stop()
        assert self.start()

    def begin(self, seed: int | None = None) -> None:
        """Begin a match."""
        game = desk(self.program)
        chosen = game.chosen
        players = [who if who == "person" else "random" for who in chosen.sitting()]
        self.session.begin(chosen.asked(), players, seed)

    @property
    def match(self) -> Match:
        return match_of(self.program)

    def play(self, decisions: int = 1) -> None:
        """Decide so often for whoever is to decide, but not beyond the round's end."""
        for _ in range(decisions):
            if self.match.actor >= 0:
                self.session._apply(self.rng.choice(self.match.legal))

    def until(self, holds: Callable[[], bool]) -> None:
        """Play until something holds."""
        for _ in range(5000):
            if holds():
                return
            self.play()
        raise AssertionError("it never came to that")

    def finish(self) -> None:
        """Play the round to its end."""
        self.until(lambda: self.match.actor < 0)

    def save(self, name: str = "saved") -> Path:
        """Write the match to a file, as Save As… does."""
        path = self.folder / f"{name}.json"
        self.session.store.write(self.match, path)
        return path

    def open(self, path: Path) -> None:
        """Open a file, as Open… does."""
        self.session.open(self.session.store.read(path))

    @property
    def autosave(self) -> Path:
        assert self.program.folder is not None
        return self.program.folder.autosave(self.game)

    def counted(self) -> list[tuple[str, int]]:
        """Return which rounds are in the statistics."""
        assert self.program.folder is not None
        found = Statistics(self.program.folder.statistics).finished(self.game)
        return [(each.match, each.round) for each in found]

    @property
    def of_practice(self) -> list[str]:
        """What was told of practice."""
        return [text for text in self.told if "practice" in text]


@pytest.fixture
def player(qapp: object, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Player]:
    yield Player(tmp_path / "data", getattr(request, "param", "war-of-coins"))
    clear_away()


every_game = pytest.mark.parametrize("player", SHOWN, indirect=True)
long = {"sorry": pytest.mark.slow, "flower-power": pytest.mark.slow}  # hundreds of moves by lot
whole_rounds = pytest.mark.parametrize(
    "player", [pytest.param(key, marks=long.get(key, ())) for key in SHOWN], indirect=True
)


def further(player: Player) -> None:
    """Play on, past something that can't be taken back."""
    before = player.match.settled
    player.until(lambda: player.match.settled > before + 2)


def test_an_honest_round_counts_whatever_is_saved_opened_and_started_anew(player: Player) -> None:
    player.begin(7)
    further(player)
    player.again()
    kept = player.save()
    player.begin(8)
    player.play(3)
    player.open(kept)
    player.again()
    player.finish()
    assert not player.match.practice and not player.of_practice
    assert player.counted() == [(player.match.key, 1)]


@whole_rounds
def test_opening_an_earlier_file_is_practice_and_told_once(player: Player) -> None:
    player.begin(7)
    further(player)
    kept = player.save()
    further(player)
    player.open(kept)
    assert player.match.practice and len(player.of_practice) == 1
    player.again()
    player.finish()
    assert player.match.practice and len(player.of_practice) == 1
    assert not player.counted()


def test_an_earlier_autosave_copied_back_is_practice(player: Player) -> None:
    player.begin(7)
    further(player)
    shutil.copy(player.autosave, player.folder / "aside")
    further(player)
    player.stop()
    shutil.copy(player.folder / "aside", player.autosave)
    assert player.start()
    assert player.match.practice and len(player.of_practice) == 1
    player.finish()
    assert not player.counted()


def test_the_way_back_to_the_head_is_none(player: Player) -> None:
    """Who goes back, looks what would come, and opens the file of where it stood knows it all the same."""
    player.begin(7)
    further(player)
    early = player.save("early")
    further(player)
    late = player.save("late")
    player.open(early)
    further(player)
    player.open(late)
    assert player.match.practice
    player.finish()
    assert not player.counted()


def changed(path: Path, change: Callable[[dict[str, Any]], object]) -> None:
    """Change a record by hand."""
    data = json.loads(path.read_text())
    change(data)
    path.write_text(records.dumps(data))


def shorter(data: dict[str, Any]) -> None:
    """Cut the last decisions off, all that a round needs besides."""
    del data["rounds"][-1]["moves"][-3:]


@pytest.mark.parametrize(
    "change",
    [
        shorter,
        lambda data: data.pop("begun"),
        lambda data: data.update(begun="1993-09-01T00:00:00"),
        lambda data: data.update(begun="1993-09-01T00:00:00", seed=424242),
        lambda data: (shorter(data), data.pop("begun")),
    ],
    ids=["shorter", "no-name", "other-name", "other-number", "shorter-no-name"],
)
@pytest.mark.parametrize("where", ["autosave", "file"])
def test_what_is_changed_by_hand_is_practice(player: Player, change: Any, where: str) -> None:
    player.begin(7)
    further(player)
    further(player)
    if where == "file":
        path = player.save()
        changed(path, change)
        player.open(path)
    else:
        player.stop()
        changed(player.autosave, change)
        assert player.start()
    assert player.match.practice and len(player.of_practice) == 1
    player.finish()
    assert not player.counted()


def test_practice_stays_practice_though_the_file_does_not_say_so(player: Player) -> None:
    player.begin(7)
    player.until(lambda: player.session.can_practise and not player.session.can_undo)
    player.session.undo(beyond=True)
    assert player.match.practice
    player.play(1)
    player.stop()
    changed(player.autosave, lambda data: data.pop("practice"))
    assert player.start()
    assert player.match.practice and len(player.of_practice) == 1
    player.finish()
    assert not player.counted()


@whole_rounds
@pytest.mark.slow
def test_known_cards_are_practice(player: Player) -> None:
    player.begin(7)
    player.finish()
    first = player.match
    assert player.counted() == [(first.key, 1)]
    player.begin(7)
    assert player.match.practice and player.match.key != first.key and len(player.of_practice) == 1
    player.finish()
    # The same cards under another number.
    theirs = replayed(first.to_record(), first.spec)
    data = first.rules.form.deal.write(next(iter(theirs.history()))[0].deal)
    seats = [dict(each) for each in first.seats]
    other = Match.new(first.spec, first.options, seats, 99, data)
    player.session.open(other)
    assert player.match is other and other.practice
    player.finish()
    # Other cards are as good as ever.
    player.begin(8)
    player.finish()
    assert not player.match.practice
    assert player.counted() == [(first.key, 1), (player.match.key, 1)]


def test_cards_shown_by_a_replay_are_practice(player: Player) -> None:
    player.begin(7)
    further(player)
    record = json.loads(player.autosave.read_text())
    player.stop()
    player.program = make_program(player.folder)
    player.program.open_replay(record)
    settle()
    player.stop()
    assert player.start()
    assert player.match.practice
    player.finish()
    assert not player.counted()


def test_a_replay_of_what_is_over_harms_nothing_that_goes_on(player: Player) -> None:
    player.begin(7)
    player.finish()
    record = json.loads(player.autosave.read_text())
    player.stop()
    player.program = make_program(player.folder)
    player.program.open_replay(record)
    settle()
    player.stop()
    assert player.start()
    assert not player.match.practice
    next_round(player)
    player.finish()
    assert not player.match.practice and len(player.counted()) == 2


def next_round(player: Player) -> None:
    """Read the sheet, and have the next round dealt."""
    table = desk(player.program).table
    for _ in range(50):
        table.finish()
        settle(3)
        front = player.program.manager.front
        if isinstance(front, Dialog):
            front.choose("ok")
            settle(3)
            if player.match.actor >= 0:
                return
    raise AssertionError("there was no sheet")


def test_a_match_by_chance_never_repeats_known_cards(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = iter([7, 7, 7, 8])
    monkeypatch.setattr("macclassic.app.play.session._by_chance", lambda: next(numbers))
    player.begin()
    assert player.match.seed == 7
    player.begin()
    assert player.match.seed == 8 and not player.match.practice


def test_a_finished_match_put_into_the_place_of_what_was_left_counts_nothing(player: Player) -> None:
    player.begin(7)
    further(player)
    played = Match.new(player.match.spec, player.match.options, player.match.seats, 55)
    played.begun = "1993-09-01T00:00:00"
    rng = random.Random(4)
    while played.actor >= 0:
        played.apply(rng.choice(played.legal))
    player.stop()
    player.autosave.write_text(records.dumps(played.to_record()))
    assert player.start() == (played.actor != MATCH_OVER)
    assert not player.counted()


@whole_rounds
def test_an_honest_undo_costs_nothing_though_it_is_started_anew(player: Player) -> None:
    player.begin(7)
    undone = 0
    while player.match.actor >= 0:
        player.play()
        if player.session.can_undo and undone < 5:
            undone += 1
            player.again()
            kept = player.save(f"{undone}")
            player.session.undo()
            player.again()
            player.open(kept)
            player.again()
    assert not player.match.practice and not player.of_practice
    assert player.counted() == [(player.match.key, 1)]


@pytest.mark.parametrize("command", ["screenshot", "simulate"])
def test_cards_shown_by_a_command_are_practice(player: Player, command: str) -> None:
    player.begin(7)
    further(player)
    folder = ["--data-dir", str(player.folder)]
    if command == "screenshot":
        deals = screenshot_of(player, 31)
        remember(player.folder / "statistics.sqlite", deals)
    else:
        assert (
            main(["simulate", player.game, "--seed", "31", "--seat", "random", "--rounds", "1", *folder]) == 0
        )
    player.begin(31)
    assert player.match.practice and len(player.of_practice) == 1
    player.begin(32)
    assert not player.match.practice


def screenshot_of(player: Player, seed: int) -> tuple[str, ...]:
    """Take a picture in this process, which keeps its screen; return the deals it tells of."""
    return screenshot(
        player.game, seed=seed, ply=0, depth=8, scale=1, dialog="", language="en", out=player.folder / "a.png"
    )


def test_cards_that_were_noted_are_known_at_once_and_written_with_what_follows(player: Player) -> None:
    """As the demo notes them, which leaves nothing on disk by itself."""
    player.begin(7)
    folder = player.program.folder
    assert folder is not None
    before = folder.statistics.read_bytes()
    for seed in (31, 32):
        dealt = Match.new(player.match.spec, player.match.options, player.match.seats, seed)
        Ledger.of(folder).note(Dealt(dealt.past.deal))
    assert folder.statistics.read_bytes() == before
    player.begin(31)
    assert player.match.practice
    player.stop()
    player.start()
    player.begin(32)
    assert player.match.practice
    player.begin(33)
    assert not player.match.practice
