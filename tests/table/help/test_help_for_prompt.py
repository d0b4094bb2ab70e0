"""Tests of ⌘? and F1 on a table: they open the help page about the current prompt, in all languages."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from macclassic.app.game.game_controller import GameController
from macclassic.app.program.program import Program
from macclassic.engine.core.registry import games
from macclassic.engine.match.simulate import simulate, verify
from macclassic.table.table_state import TablePosition
from tests.support.match.program import key, opened, settle

ASKED = {
    "war-of-flowers": {1, 2, 3, 4, 6},
    "war-of-coins": {1, 2, 3, 7},
    "soi": {1, 2, 3},
    "sorry": {1, 2, 3},
    "flower-power": {2, 3, 6, 7},
}
"""Pages that some matches of each game lead to."""
TITLES = {
    ("war-of-flowers", 6): ("GO or STOP", "GO ou STOP"),
    ("war-of-coins", 7): ("Keep going", "Continuer"),
    ("war-of-coins", 5): ("Three and four", "Trois"),
    ("soi", 2): ("Asking", "Demander"),
    ("sorry", 3): ("The cards", "Les cartes"),
    ("flower-power", 6): ("A battle", "Une bataille"),
    ("flower-power", 8): ("A tie", "Égalité"),
    ("flower-power", 9): ("The last will", "Les dernières volontés"),
}


def seen_positions(program: Program, game: str, seeds: range) -> dict[int, TablePosition]:
    """Return a position for each help page to which the table leads during some matches."""
    controller = program.game
    assert isinstance(controller, GameController)
    spec, found = games()[game], {}
    weak = {"war-of-flowers": "iq:60", "war-of-coins": "iq:60"}.get(game, spec.players.names[0][0])
    players = (weak,) * len(spec.seats(spec.options()))
    for seed in seeds:
        match = verify(simulate(spec, seed, 1, {}, players or spec.players.default))
        for start, moves in match.history():
            states = [start, *(after for *_, after in moves)]
            for state in states:
                actor = max(0, state.actor())
                for seat in {0, actor}:
                    legal = tuple(state.legal()) if state.actor() == seat else ()
                    position = TablePosition(match.rules.view(state, seat), legal)
                    controller.table.show_position(position)
                    found.setdefault(controller.table.page, position)
    return found


@pytest.mark.parametrize("game", ASKED)
def test_every_prompt_has_its_help_page_in_every_language(qapp: object, tmp_path: Path, game: str) -> None:
    program = opened(tmp_path / "data", game)
    long = game in ("soi", "sorry")
    found = seen_positions(program, game, range(1, 2 if long else 4))
    assert set(found) >= ASKED[game]
    for place, language in enumerate(("en", "fr")):
        program.choose_language(language)
        controller = program.game
        assert isinstance(controller, GameController)
        numbers = {page.number: page.title for page in controller.help.pages}
        assert set(found) <= set(numbers)
        for (of, page), titles in TITLES.items():
            if of == game:
                assert numbers[page].startswith(titles[place]), numbers[page]


@pytest.mark.parametrize("struck", ["?", "F1"])
def test_the_help_key_opens_that_page_and_the_next(qapp: object, tmp_path: Path, struck: str) -> None:
    program = opened(tmp_path / "data", "war-of-flowers")
    controller = program.game
    assert isinstance(controller, GameController)
    found = seen_positions(program, "war-of-flowers", range(1, 3))
    for page in (6, 2):
        controller.table.show_position(found[page])
        program.manager.activate(controller.window)
        if struck == "F1":
            key(program, Qt.Key.Key_F1)
        else:
            key(program, Qt.Key.Key_Question, command=True)
        settle()
        window = controller.help.window
        assert window is not None and window.number == page and program.manager.front is window


def test_before_a_deal_help_opens_at_its_first_page(qapp: object, tmp_path: Path) -> None:
    program = opened(tmp_path / "data", "soi")
    controller = program.game
    assert isinstance(controller, GameController)
    key(program, Qt.Key.Key_F1)
    assert controller.help.window is not None and controller.help.window.number == 1
