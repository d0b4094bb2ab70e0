"""Tests that a game that ships has all that is kept outside its folder (CONTRIBUTING, *To ship it*)."""

from __future__ import annotations

from pathlib import Path

import pytest

from macclassic.engine.core.registry import games
from macclassic.quickdraw.resources import languages
from tests.compatibility import archive
from tools.release.game_releases import releases

ROOT = Path(__file__).parents[2]
RELEASES = {each.key: each for each in releases()}

every_game = pytest.mark.parametrize("game", RELEASES)


@every_game
def test_packages_have_a_sentence_about_the_game_in_every_language(game: str) -> None:
    missing = [language for language in languages() if not RELEASES[game].summaries.get(language)]
    assert not missing, f"[summaries] of its release.toml lacks {missing}"
    assert RELEASES[game].names.get("ko"), "[names] of its release.toml lacks ko: Hangul (the title)"


@every_game
def test_packages_have_a_picture_of_the_game(game: str) -> None:
    assert (ROOT / "docs" / "pictures" / f"{game}.png").is_file(), "make pictures"


@every_game
@pytest.mark.parametrize("page", ["play", "rules"])
def test_the_game_has_its_pages_in_the_documents(game: str, page: str) -> None:
    assert (ROOT / "docs" / page / f"{game}.md").is_file(), f"docs/{page}/{game}.md is missing"


@every_game
def test_the_readme_links_to_the_game(game: str) -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    link = f"[{games()[game].title}](docs/play/{game}.md)"
    assert link in text, f"README.md lacks {link}"


@every_game
def test_records_of_the_game_are_kept(game: str) -> None:
    assert archive(game).is_file(), f"python -m tests.compatibility.make_records {game}"
