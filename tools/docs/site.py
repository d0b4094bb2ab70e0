"""Builds dist/site, the documentation site: ``python -m tools.docs.site [--serve]``, `make docs`.

The pages are the files of docs/ in the same layout, so every link works in both, and API pages from
docstrings. The build fails for a broken link or a page that the navigation lacks.
"""

from __future__ import annotations

import logging
import re
import shutil
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tools.docs.usage import example_of

ROOT = Path(__file__).resolve().parents[2]
SOURCE, SITE = ROOT / "build" / "site", ROOT / "dist" / "site"
PAGES = ("README.md", "README.ko.md", "CONTRIBUTING.md", "CHANGELOG.md", "packaging/README.md")
"""Pages of the site outside docs/."""
LINK = re.compile(r"\]\((?![a-z]+:)([^)#\s]+)")
FENCED = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
LISTED = re.compile(r"^from (\S+) import (\w+) as", re.MULTILINE)
NAVIGATION: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("한국어", ("README.ko.md",)),
    ("Playing", ("docs/play/*.md", "docs/commands.md")),
    ("The rules", ("docs/rules/*.md", "docs/decisions.md")),
    ("The opponents", ("docs/*opponents.md", "docs/strength.md")),
    ("Formats", ("docs/records.md", "docs/engine*.md", "docs/help-format.md", "docs/lessons.md")),
    (
        "Building on it",
        (
            *("docs/tutorial.md", "docs/games.md", "docs/toolbox.md", "docs/envs.md", "docs/envs/*.md"),
            "docs/many-machines.md",
        ),
    ),
    (
        "The house",
        (
            "docs/architecture.md",
            "CONTRIBUTING.md",
            "docs/glossary.md",
            "docs/look.md",
            "docs/korean.md",
            "packaging/README.md",
        ),
    ),
    ("What has changed", ("CHANGELOG.md",)),
)
MODULES: Mapping[str, tuple[str, ...]] = {
    "Toolbox": ("macclassic.toolbox",),
    "QuickDraw": ("macclassic.quickdraw",),
    "Engine": ("macclassic.engine",),
    "Table": ("macclassic.table",),
    "Laboratory": (
        *("macclassic_lab.environments.pettingzoo_env", "macclassic_lab.environments.openspiel"),
        *("macclassic_lab.environments.learning_game", "macclassic_lab.environments.spaces"),
        *("macclassic_lab.arena", "macclassic.engine.match.simulate", "macclassic.engine.match.record"),
    ),
}
"""Modules with API pages made of their docstrings, by title."""

HEADED = "    options:\n      show_root_heading: true\n      show_root_full_path: false\n"
"""Options of a name on the page of its package."""


def lay_out() -> list[dict[str, Any]]:
    """Copy the pages to the source folder; return the site's navigation."""
    shutil.rmtree(SOURCE, ignore_errors=True)
    shutil.copytree(ROOT / "docs", SOURCE / "docs", ignore=shutil.ignore_patterns("*.wav"))
    shutil.copytree(ROOT / "tools" / "docs" / "script", SOURCE / "script")
    for path in (found for pattern in PAGES for found in ROOT.glob(pattern)):
        (SOURCE / path.relative_to(ROOT)).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, SOURCE / path.relative_to(ROOT))
    for page in SOURCE.rglob("*.md"):
        _bring_linked(page)
    navigation: list[dict[str, Any]] = [{"macclassic": "README.md"}]
    for title, patterns in NAVIGATION:
        pages = [page for pattern in patterns for page in sorted(SOURCE.glob(pattern))]
        navigation.append({title: [str(page.relative_to(SOURCE)) for page in pages]})
    for title, modules in MODULES.items():
        navigation.append({f"API: {title}": [_page(name) for name in modules]})
    return navigation


def _bring_linked(page: Path) -> None:
    """Copy the files of the checkout that a page links to, such as code.

    Raises SystemExit for a broken link.
    """
    for link in LINK.findall(FENCED.sub("", page.read_text(encoding="utf-8"))):
        there = (ROOT / page.relative_to(SOURCE)).parent.joinpath(link).resolve()
        if not there.exists():
            raise SystemExit(f"{page.relative_to(SOURCE)} leads to {link}, which is not there")
        target = SOURCE / there.relative_to(ROOT)
        if there.is_file() and not target.exists():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(there, target)


def _page(module: str) -> str:
    """Write the page of a module, or of a package's public names; return its path."""
    path = SOURCE / "api" / f"{module}.md"
    path.parent.mkdir(exist_ok=True)
    listed = ROOT.joinpath(*module.split("."), "__init__.pyi")
    if listed.exists():
        names = LISTED.findall(listed.read_text(encoding="utf-8"))
        text = "\n".join(f"::: {where}.{name}\n{HEADED}\n{_example(name)}" for where, name in names)
    else:
        text = f"::: {module}\n"
    path.write_text(f"# `{module}`\n\n{text}", encoding="utf-8")
    return str(path.relative_to(SOURCE))


def _example(name: str) -> str:
    """Return an example of a class as Markdown; empty if there is none."""
    found = example_of(name)
    if found is None:
        return ""
    return f'```python title="{found.file}"\n{found.code}\n```\n'


def build(serve: bool = False) -> None:
    """Build the site; raise an error for any warning."""
    from mkdocs.commands.build import build as made
    from mkdocs.commands.serve import serve as served
    from mkdocs.config import load_config

    options = {
        "config_file": str(ROOT / "tools" / "site.yml"),
        "docs_dir": str(SOURCE),
        "site_dir": str(SITE),
        "strict": True,
    }
    navigation = lay_out()
    if serve:
        served(**options, nav=navigation)
        return
    made(load_config(**options, nav=navigation))
    print(f"{SITE}: {sum(1 for _ in SITE.rglob('*.html'))} pages")


if __name__ == "__main__":
    logging.basicConfig(level=logging.WARNING, format="%(message)s")
    if "--into" in sys.argv[1:]:
        into = Path(sys.argv[sys.argv.index("--into") + 1]).resolve()
        SOURCE, SITE = into / "source", into / "site"
    build("--serve" in sys.argv[1:])
