"""Tests of the documentation site: built without a warning, with all its pages."""

from __future__ import annotations

import html
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tools.docs import site

pytest.importorskip("mkdocs")
pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    into = tmp_path_factory.mktemp("docs")
    command = [sys.executable, "-m", "tools.docs.site", "--into", str(into)]
    done = subprocess.run(command, cwd=site.ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr + done.stdout
    assert "WARNING" not in done.stderr, done.stderr
    return into / "site"


def test_every_page_of_docs_is_on_the_site_and_linked(made: Path) -> None:
    front = (made / "index.html").read_text(encoding="utf-8")
    for path in (site.ROOT / "docs").rglob("*.md"):
        page = path.relative_to(site.ROOT).with_suffix(".html")
        assert (made / page).exists() and f'href="{page.as_posix()}"' in front, page


def test_public_names_have_their_docstrings_on_the_site(made: Path) -> None:
    for package in ("engine", "table", "toolbox", "quickdraw"):
        page = (made / "api" / f"macclassic.{package}.html").read_text(encoding="utf-8")
        text = " ".join(re.sub(r"<[^>]+>", "", page).split())
        for _, name in site.LISTED.findall((site.ROOT / "macclassic" / package / "__init__.pyi").read_text()):
            assert re.search(rf'<h2 id="[\w.]*\b{name}"', page), name
        assert len(text) > 5_000


def page_text(page: Path) -> str:
    """Return the text of a page with single spaces."""
    return " ".join(html.unescape(re.sub(r"<[^>]+>", "", page.read_text(encoding="utf-8"))).split())


def test_a_class_is_shown_with_arguments_fields_defaults_and_errors(made: Path) -> None:
    text = page_text(made / "api" / "macclassic.engine.html")
    assert "Tally( won: bool | None, points: int, change: int, place: int )" in text
    assert 'screen: str = ""' in text.replace("'", '"')
    assert "Raises ValueError for a position" in text or "Raises ValueError if" in text


def test_the_search_works_in_a_page_that_is_opened_from_a_file(made: Path) -> None:
    """The index is a script, since a page from a file may not fetch, and so is what replaces workers."""
    assert (made / "search" / "search_index.js").read_text(encoding="utf-8").startswith("var __index = {")
    page = (made / "docs" / "games.html").read_text(encoding="utf-8")
    assert '<script src="../script/iframe-worker.js">' in page
    assert (made / "script" / "iframe-worker.js").is_file()


def test_the_site_loads_nothing_from_a_network(made: Path) -> None:
    for page in made.rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        assert not re.search(r'<(?:script|link|img)[^>]+(?:src|href)="(?:https?:)?//', text), page


def test_a_broken_link_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = tmp_path / "build"
    source.mkdir()
    (source / "README.md").write_text("[there](docs/nowhere.md)")
    monkeypatch.setattr(site, "SOURCE", source)
    with pytest.raises(SystemExit, match=r"nowhere\.md"):
        site._bring_linked(source / "README.md")
