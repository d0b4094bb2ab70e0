"""Tests for match contexts: a match of another kind and the plain match are stored separately."""

from __future__ import annotations

from pathlib import Path

import pytest

from macclassic.app.menus.desktop_menus import menus_of
from macclassic.app.program_services import Playing
from macclassic.engine.core.match_kinds import MatchKind
from tests.support.match.playing import LocalThinker, begun, controller_of, match_of
from tests.support.match.program import make_program, settle

GAME = "war-of-flowers"


class Room:
    """Match context of a test, which records the calls."""

    kind = MatchKind.LADDER

    def __init__(self) -> None:
        self.heard: list[str] = []

    def title(self, game: str) -> str:
        return f"{game} – a room"

    def enter(self, controller: Playing) -> None:
        self.heard.append("enter")
        if not controller.session.under_way and not controller.session.resume():
            controller.begin(11, {"money": 20, "iq": (60, 80), "who": ("student", "salesman")})

    def show_end(self, controller: Playing) -> None:
        self.heard.append("end")

    def handle_new(self, controller: Playing) -> None:
        self.heard.append("new")


@pytest.fixture
def room() -> Room:
    return Room()


def test_a_contexts_match_and_the_plain_match_are_both_saved(tmp_path: Path, room: Room) -> None:
    program = begun(tmp_path, GAME, 7, money=50)
    plain = match_of(program).to_record()
    program.open_game(GAME, context=room)
    settle(30)
    match = match_of(program)
    assert match.kind == "ladder" and match.seed == 11 and match.options["money"] == 20
    assert match.players[1:] == ("iq:60@student", "iq:80@salesman")
    assert (
        controller_of(program).window.windowTitle() == "War of Flowers – a room" and len(program.games) == 1
    )
    session = controller_of(program).session
    session.act(match.legal[0])
    settle(30)
    of_context = match.to_record()
    assert not session.can_practise or session.can_undo
    program.open_game(GAME)
    settle(30)
    assert match_of(program).to_record() == plain, "the plain war is there again, as it was left"
    program.open_game(GAME, context=room)
    settle(30)
    assert match_of(program).plies >= match.plies and match_of(program).key == match.key
    program.open_game(GAME, context=room)
    assert room.heard == ["enter"] * 3 and match_of(program).key == match.key
    assert of_context["kind"] == "ladder" and "kind" not in plain


def test_a_contexts_match_resumes_after_a_restart(tmp_path: Path, room: Room) -> None:
    program = begun(tmp_path, GAME, 7)
    program.open_game(GAME, context=room)
    settle(30)
    key = match_of(program).key
    program.quit()
    again = make_program(tmp_path / "data")
    again.think_process = LocalThinker()  # type: ignore[assignment]
    again.start()
    again.open_game(GAME, zoom=False, context=room)
    settle(30)
    assert match_of(again).key == key


def test_new_match_and_match_over_go_to_the_context(tmp_path: Path, room: Room) -> None:
    program = begun(tmp_path, GAME, 7)
    program.open_game(GAME, context=room)
    settle(30)
    found = controller_of(program)
    _emblem, game, *_ = menus_of(program, found)
    assert "Open…" in {each.title for each in game.items if not each.enabled}
    found.new_match()
    assert room.heard[-1] == "new"
    found.session.match.concede(0)
    found.session.match_over.emit()
    assert room.heard[-1] == "end"
