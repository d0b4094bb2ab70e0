"""Pages of the learning environments: written from the code."""

from __future__ import annotations

import pytest

pytest.importorskip("gymnasium")

from macclassic.engine.core.registry import games
from tools.docs import environments


def test_the_pages_are_those_of_the_code() -> None:
    kept = {path.stem: path.read_text(encoding="utf-8") for path in environments.FOLDER.glob("*.md")}
    assert kept == environments.pages(), "write them: python -m tools.docs.environments"


@pytest.mark.parametrize("key", games())
def test_a_page_names_every_array_and_the_last_number(key: str) -> None:
    page = environments.pages()[key]
    spec = games()[key]
    arrays = spec.rules(spec.options()).form.arrays()
    for name, each in arrays.views.items():
        assert f"| `{name}` |" in page and each.meaning in page
    assert f"There are {len(arrays.every):,} numbers." in page
    assert f" to {len(arrays.every) - 1} |" in page or f"| {len(arrays.every) - 1} |" in page
