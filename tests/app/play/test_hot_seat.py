"""Tests for several people at one mouse, whose seats have the names of profiles."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QComboBox

from games.soi.screen.painting import plates, tray
from macclassic.app.dialogs.profiles_dialog import ProfileDialog
from macclassic.app.play.hot_seat import SeatingDialog, names_kept
from macclassic.app.play.stepping import named, seated
from macclassic.app.program.program import Program
from macclassic.engine.core.registry import games
from macclassic.engine.match.replay import replayed
from macclassic.toolbox.dialogs.dialogs import Alert
from tests.support.match.playing import LocalThinker, controller_of, match_of
from tests.support.match.program import clear_away, opened, settle
from tests.support.screen.balloon_walk import open_and_walk

OPTIONS: dict[str, dict[str, Any]] = {
    "soi": {"people": [0, 1, 2]},
    "sorry": {"mode": "4", "who": ["person", "person", "person", "greedy"]},
    "flower-power": {"players": 4, "who": ["person"] * 3 + ["gardener"] * 3},
    "war-of-flowers": {"people": [0, 1, 2]},
}
ALONE: dict[str, dict[str, Any]] = {
    "soi": {"people": [0]},
    "sorry": {"who": ["person"] + ["greedy"] * 3},
    "flower-power": {"who": ["person"] + ["gardener"] * 5},
    "war-of-flowers": {"people": [0]},
}
OWN = {
    "soi": ["South", "East", "North"],
    "sorry": ["Red", "Blue", "Yellow"],
    "flower-power": ["Ariane", "Adrien", "Éléonore"],
    "war-of-flowers": ["You", "A", "B"],
}
every_game = pytest.mark.parametrize("game", OPTIONS)


def ready(folder: Path, game: str, *names: str) -> Program:
    """Return a program with profiles of these names and options for several people."""
    program = opened(folder)
    program.think_process = LocalThinker()  # type: ignore[assignment]
    for name in names:
        program.profiles.add(name, "baker" if name == "Ada" else "weaver")
    program.profiles.show_faces()
    program.settings.of_game(game).update(OPTIONS[game])
    program.open_game(game, zoom=False, enter=False)
    return program


def choose(program: Program, seed: int = 7) -> object:
    """Start a match, and return the window that is then in front."""
    controller_of(program).start(seed)
    settle()
    return program.manager.front


def names_at(program: Program) -> list[str]:
    return [str(each["name"]) for each in match_of(program).seats[:3]]


@every_game
def test_names_are_asked_for_saved_and_shown(qapp: object, tmp_path: Path, game: str) -> None:
    program = ready(tmp_path / "data", game, "Ada", "Bo")
    ask = choose(program)
    assert isinstance(ask, SeatingDialog) and ask.sat == ["Ada", "Bo", ""]
    # A profile sits at one seat only.
    chair = ask.content.findChildren(QComboBox)[2]
    chair.setCurrentIndex(chair.findData("Ada"))
    chair.activated.emit(0)
    assert ask.sat == ["", "Bo", "Ada"]
    ask.choose("ok")
    settle()
    assert names_at(program) == [OWN[game][0], "Bo", "Ada"]
    table = controller_of(program).table
    people = table.parts.extras.seated_people(table.parts.extras.company_of(seated(match_of(program))))
    assert people[2].name == "Ada" and people[2].face == "baker" and people[1].face == "weaver"
    # The names are in the record, shown by a program without these profiles, and used in the next match.
    record = match_of(program).to_record()
    assert named(replayed(record, games()[game])) == {1: "Bo", 2: "Ada"}
    controller_of(program).begin(8)
    assert names_at(program) == [OWN[game][0], "Bo", "Ada"]
    assert names_kept(program, games()[game], controller_of(program).chosen) == {1: "Bo", 2: "Ada"}


@every_game
def test_a_new_person_is_named_where_people_are_seated(qapp: object, tmp_path: Path, game: str) -> None:
    program = ready(tmp_path / "data", game, "Ada", "Bo")
    ask = choose(program)
    assert isinstance(ask, SeatingDialog)
    chair = ask.content.findChildren(QComboBox)[2]
    chair.setCurrentIndex(chair.count() - 1)
    assert chair.currentText() == "New Player…"
    chair.activated.emit(chair.count() - 1)
    settle()
    asked = program.manager.front
    assert isinstance(asked, ProfileDialog)
    asked.name.setText("Cleo")
    asked.choose("ok")
    settle()
    assert program.manager.front is ask and ask.sat == ["Ada", "Bo", "Cleo"]
    assert [each.name for each in program.profiles.everybody][-1] == "Cleo"
    ask.choose("ok")
    settle()
    assert names_at(program)[1:] == ["Bo", "Cleo"]


@every_game
def test_a_removed_person_is_not_seated(qapp: object, tmp_path: Path, game: str) -> None:
    program = ready(tmp_path / "data", game, "Ada", "Bo")
    ask = choose(program)
    assert isinstance(ask, SeatingDialog)
    ask.choose("ok")
    settle()
    program.profiles.remove(program.profiles.everybody[1])
    controller_of(program).begin(8)
    assert names_at(program) == [OWN[game][0], "Bo", OWN[game][2]]


@every_game
def test_without_names_the_seats_are_as_before(qapp: object, tmp_path: Path, game: str) -> None:
    program = ready(tmp_path / "data", game)
    assert not isinstance(choose(program), SeatingDialog)
    assert names_at(program) == OWN[game] and named(match_of(program)) == {}
    clear_away()
    # A single player is not asked, even if there are profiles.
    program = ready(tmp_path / "other", game, "Ada")
    program.settings.of_game(game).update(ALONE[game])
    assert not isinstance(choose(program), SeatingDialog)
    assert named(match_of(program)) == {}


def test_the_mouse_is_passed_by_name(qapp: object, tmp_path: Path) -> None:
    program = ready(tmp_path / "data", "soi", "Ada", "Bo")
    ask = choose(program, 7)
    assert isinstance(ask, SeatingDialog)
    ask.choose("ok")
    settle()
    for seat, name in ((0, "Ada"), (1, "Bo"), (2, "North")):
        while isinstance(program.manager.front, Alert):
            program.manager.front.choose("ok")
            settle()
        controller_of(program).session.hand_over.emit(seat)
        settle()
        alert = program.manager.front
        assert isinstance(alert, Alert) and alert.text.startswith(f"Pass the mouse to {name}.")


def test_long_names_are_shortened_on_screen_and_whole_in_balloons(qapp: object, tmp_path: Path) -> None:
    long = ("Grandmother Margaret", "Wilhelmina Wasserman")
    program = ready(tmp_path / "data", "soi", *long)
    program.settings.of_game("soi")["seated"] = {"0": long[0], "1": long[1]}
    controller_of(program).begin(7)
    controller_of(program).table.finish()
    now = controller_of(program).table.state
    seats = now.company
    for seat, name in enumerate(long):
        assert seats.short(seat).endswith("…") and name.startswith(seats.short(seat)[:-1])
        assert seats.called(seat) == name and seats.name(seat).startswith(name)
        trays = [tray(now.model, other).rect for other in range(4)]
        assert not any(rect.intersects(each) for rect, _ in plates(now, seat) for each in trays)


def test_damaged_settings_of_seats_are_ignored(qapp: object, tmp_path: Path) -> None:
    program = ready(tmp_path / "data", "sorry", "Ada", "Bo")
    for kept in (7, [], {"x": "Ada"}, {"0": 7}, {"0": "Ghost", "1": "Bo"}, {"9": "Ada"}):
        program.settings.of_game("sorry")["seated"] = kept
        controller_of(program).begin(3)
        found = named(match_of(program))
        assert found == ({1: "Bo"} if kept == {"0": "Ghost", "1": "Bo"} else {})


def test_every_control_has_a_balloon(qapp: object, tmp_path: Path) -> None:
    program = ready(tmp_path / "data", "soi", "Ada", "Bo")
    assert (
        open_and_walk(
            program,
            lambda: program.manager.open(
                SeatingDialog(["South", "East"], ["Ada"], ["Ada", ""], lambda take: None)
            ),
        )
        >= 4
    )


EVERYWHERE: dict[str, dict[str, Any]] = {
    "soi": {"people": [0, 1, 2, 3]},
    "sorry": {"mode": "4", "who": ["person"] * 4},
    "flower-power": {"players": 6, "who": ["person"] * 6},
    "war-of-flowers": {"people": [0, 1, 2]},
}


@every_game
def test_a_person_without_a_name_has_a_default_name_and_a_face(
    qapp: object, tmp_path: Path, game: str
) -> None:
    program = ready(tmp_path / "data", game)
    program.settings.of_game(game).update(EVERYWHERE[game])
    controller = controller_of(program)
    controller.begin(7)
    settle(20)
    table = controller.table
    people = table.parts.extras.seated_people(table.parts.extras.company_of(seated(match_of(program))))
    assert len({person.name for person in people}) == len({person.face for person in people}) == len(people)
    for seat in range(len(people)):
        while isinstance(program.manager.front, Alert):
            program.manager.front.choose("ok")
            settle()
        controller.session.hand_over.emit(seat)
        settle()
        passing = program.manager.front
        assert isinstance(passing, Alert)
        name = passing.text.removeprefix("Pass the mouse to ").partition(".")[0]
        assert name and name in people[seat].name
        passing.choose("ok")
        settle()
        if not controller.session.can_concede:
            continue
        controller.new_match()
        settle()
        conceding = program.manager.front
        assert isinstance(conceding, Alert)
        viewer = people[controller.session.presenter.viewer_seat].name
        asked = conceding.text.partition("for all, and ")[2].partition(" comes last")[0]
        assert asked and asked in viewer
        conceding.choose("keep")
        settle()
