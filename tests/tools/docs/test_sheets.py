"""Tests of the shipped sheets: equal to the drawings, placed by the index, without other files."""

from __future__ import annotations

import shutil
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from macclassic.quickdraw import sprites
from macclassic.quickdraw.colours import DEPTHS
from macclassic.quickdraw.resources import resources_dir
from tests.support.screen.drawings import drawn
from tools.art.contact_sheet import GAP
from tools.art.sets import SETS
from tools.art.sheet import files
from tools.docs.sheets import changed_sheets


def rgba(file: Path | BytesIO) -> Image.Image:
    with Image.open(file) as picture:
        return picture.convert("RGBA")


@pytest.mark.slow
@pytest.mark.parametrize("name", SETS)
def test_the_sheets_equal_the_drawings(name: str) -> None:
    for path, data in files(SETS[name]):
        kept = resources_dir() / path
        why = f"{path}: run python -m tools.art {name}"
        if path.suffix == ".png":
            same = rgba(kept).tobytes() == rgba(BytesIO(data)).tobytes()
        else:
            same = kept.read_bytes() == data
        # A bare value, as pytest compares different bytes for many minutes.
        assert same, why


@pytest.mark.parametrize("depth", DEPTHS)
@pytest.mark.parametrize("name", SETS)
def test_every_drawing_has_a_place_of_its_own(name: str, depth: int) -> None:
    kept = SETS[name]
    places = sprites.places(resources_dir(), kept.folder)
    assert set(places) == set(kept.drawings())
    taken: set[tuple[int, int]] = set()
    for place in places.values():
        cells = {
            (x, y)
            for x in range(place.x(), place.x() + place.width())
            for y in range(place.y(), place.y() + place.height())
        }
        assert not cells & taken
        taken |= cells


def test_a_picture_is_read_as_drawn() -> None:
    for name, picture in (("art", "cursor-watch-3"), ("coins", "joker-2"), ("garden", "petals-seen-small")):
        for depth in DEPTHS:
            image = sprites.load(SETS[name].folder, picture, depth)
            wanted = drawn(name, picture, depth).convert("RGBA")
            assert (image.width(), image.height()) == wanted.size
            corners = {(x, y) for a, b in ((0, 0), (1, 0), (0, 1)) for x in (a, -1 - a) for y in (b, -1 - b)}
            cut = corners if name == "coins" else set()
            outside = {(x % wanted.width, y % wanted.height) for x, y in cut}
            for x in range(wanted.width):
                for y in range(wanted.height):
                    red, green, blue, alpha = wanted.getpixel((x, y))  # type: ignore[misc]
                    shown = alpha and (x, y) not in outside
                    want = 0xFF000000 | red << 16 | green << 8 | blue if shown else 0
                    assert image.pixel(x, y) == want, (picture, depth, x, y)


def test_no_other_files_lie_beside_the_sheets() -> None:
    root = resources_dir()
    kept = {root / each.folder / f"{depth}.png" for each in SETS.values() for depth in DEPTHS}
    assert set(root.rglob("*.png")) == kept


def test_changed_pictures_are_shown_in_pairs(tmp_path: Path) -> None:
    """Unchanged pictures give no pairs; each changed one gives one."""
    shutil.copytree(resources_dir() / "backs", tmp_path / "backs")
    assert "backs" not in dict(changed_sheets(8, tmp_path))
    sheet = tmp_path / "backs" / "8.png"
    place = next(iter(sprites.places(tmp_path, "backs").values()))
    with Image.open(sheet) as picture:
        other = picture.copy()
    other.putpixel(
        (place.x() + 9, place.y() + 9), 5 if other.getpixel((place.x() + 9, place.y() + 9)) != 5 else 6
    )
    other.save(sheet)
    pair = dict(changed_sheets(8, tmp_path))["backs"]
    assert pair.height < 2 * (place.height() + 2 * GAP)
