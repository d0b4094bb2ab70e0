"""The menus are short: few items, no command in two menus, and a key for each command that left them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from macclassic.app.play.table_controller import TableController
from macclassic.app.program.program import Program
from macclassic.engine.core.registry import games
from macclassic.quickdraw.resources import teaches
from macclassic.toolbox.menus.menu_bar import SEPARATOR, Item, Menu
from tests.support.environment.plugin_packages import EXAMPLE, forget, install
from tests.support.match.playing import begun, match_of
from tests.support.match.program import make_program, opened, settle

GAMES = [key for key, spec in games().items() if spec.screen]
IN_A_GAME, ON_THE_DESKTOP, EMBLEM = (12, 7, 8), (8, 5, 3), 8
PLUGIN = "high-card"


def items_of(menu: Menu) -> list[Item]:
    return [each for each in menu.items if each.title != SEPARATOR.title]


def check(program: Program, most: tuple[int, int, int]) -> None:
    """Check the number of items of the menus, and that none is in two of them."""
    emblem, *others, _balloons, _applications = program.bar.menus
    assert [menu.title for menu in others] == ["Game", "Options", "Help"]
    counts = [len(items_of(menu)) for menu in others]
    assert all(count <= limit for count, limit in zip(counts, most, strict=True)), counts
    assert len(items_of(emblem)) <= EMBLEM
    titles = Counter(item.title for menu in (emblem, *others) for item in items_of(menu))
    assert not [title for title, count in titles.items() if count > 1]
    for menu in (emblem, *others):
        shown = [each.title for each in menu.items]
        assert SEPARATOR.title not in (shown[0], shown[-1])
        assert (SEPARATOR.title, SEPARATOR.title) not in pairwise(shown)


def keys(program: Program) -> set[str]:
    """Return all command keys that do something or may do so later; ⇧ before those that need Shift."""
    items = [item for menu in program.bar.menus for item in (*menu.items, *menu.keys)]
    return {("⇧" if item.shift else "") + item.key for item in items if item.key and item.command}


def test_the_menus_of_the_desktop_are_short(qapp: object, tmp_path: Path) -> None:
    program = opened(tmp_path / "data", registered=False)
    check(program, ON_THE_DESKTOP)
    for key in GAMES:
        program.desktop.select(key)
        settle()
        check(program, ON_THE_DESKTOP)
    assert set("OW?Q3C") <= keys(program)


@pytest.mark.parametrize("game", GAMES)
def test_the_menus_of_a_game_are_short_and_old_keys_work(qapp: object, tmp_path: Path, game: str) -> None:
    program = begun(tmp_path, game, 5)
    program.settings.name = ""
    program.update_menus()
    check(program, IN_A_GAME)
    old = {*"NOWSZHL?Q3R", "⇧Z"}
    own = {"war-of-flowers": "U", "war-of-coins": "U", "soi": "P", "sorry": "P", "flower-power": "PGMT"}
    assert old | set(own[game]) <= keys(program)


@pytest.mark.parametrize("game", GAMES)
def test_the_menus_of_a_lesson_and_a_record_are_short(qapp: object, tmp_path: Path, game: str) -> None:
    program = begun(tmp_path, game, 5)
    program.settings.name = ""
    record = match_of(program).to_record()
    if teaches(game):
        program.open_lesson(game)
        settle()
        check(program, IN_A_GAME)
    program.open_replay(record)
    settle()
    check(program, IN_A_GAME)


@pytest.fixture
def plugin(qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Program]:
    install(tmp_path / "packages", monkeypatch, {"high_card": EXAMPLE / "high_card"})
    program = make_program(tmp_path / "data", registered=False)
    program.open_game(PLUGIN, zoom=False, enter=False)
    settle()
    yield program
    forget("high_card")


def test_a_plugin_has_short_menus_whatever_items_it_adds(plugin: Program) -> None:
    check(plugin, IN_A_GAME)
    controller = plugin.game
    assert isinstance(controller, TableController)
    titles = ["Undo", "Statistics…", "Cards and Table…", *(f"Own {number}" for number in range(20))]
    more = tuple(Item(title, lambda: None) for title in titles)
    parts = controller.table.parts
    many = replace(parts.extras, game_items=lambda _table: more, option_items=lambda _table: more)
    controller.table.parts = replace(parts, extras=many)
    plugin.update_menus()
    check(plugin, IN_A_GAME)
    game, options = plugin.bar.menus[1:3]
    assert "Own 2" in [item.title for item in game.items]
    assert "Own 0" in [item.title for item in options.items]
