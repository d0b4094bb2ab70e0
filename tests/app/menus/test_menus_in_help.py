"""Help pages name a command together with a menu only if the command is in that menu."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from macclassic.app.program.program import Program
from macclassic.engine.core.registry import games
from tests.support.match.playing import begun, controller_of, match_of
from tests.support.match.program import opened, settle

ROOT = Path(__file__).parents[3]
NAMED = {
    "en": (r"\*(?P<item>[^*]+)\*,? in the (?P<menu>\w+) menu",),
    "fr": (r"\*(?P<item>[^*]+)\*,? (?:dans le|du|au) menu (?P<menu>\w+)",),
    "ko": (
        r"(?P<menu>\w+) 메뉴(?:의|에서|에 있는) \*(?P<item>[^*]+)\*",
        r"\*(?P<item>[^*]+)\*\((?P<menu>\w+) 메뉴\)",
    ),
}
"""Patterns of phrases that name an item and its menu, by language."""


def named_in_help(language: str) -> set[tuple[str, str]]:
    """Return the items that the help pages name with a menu, as (item, menu)."""
    found = set()
    pages = *ROOT.glob(f"games/*/help/{language}/*.txt"), *ROOT.glob(f"resources/help/{language}/*.txt")
    for page in pages:
        text = re.sub(r"\s+", " ", page.read_text(encoding="utf-8"))
        for pattern in NAMED[language]:
            found |= {(each["item"], each["menu"]) for each in re.finditer(pattern, text)}
    return found


def offered_by(program: Program, language: str) -> set[tuple[str, str]]:
    """Return the items of the menu bar, as (item, menu)."""
    program.choose_language(language)
    settle()
    return {(item.title, menu.title) for menu in program.bar.menus for item in menu.items}


@pytest.mark.parametrize("language", NAMED)
def test_commands_are_in_the_menus_that_help_names(language: str, qapp: object, tmp_path: Path) -> None:
    offered = offered_by(opened(tmp_path / "desktop"), language)
    for key, spec in games().items():
        if spec.screen:
            program = begun(tmp_path / key, key, 7)
            offered |= offered_by(program, language)
            if controller_of(program).table.parts.extras.any_seat:
                # Computers that play alone can be paused.
                match = match_of(program)
                alone = [spec.players.stand_in] * len(match.players)
                controller_of(program).session.begin(match.first_options, alone, 7)
                offered |= offered_by(program, language)
    titles = {menu for _, menu in offered}
    named = {(item, menu) for item, menu in named_in_help(language) if menu in titles}
    assert len(named) > 5 and not named - offered
