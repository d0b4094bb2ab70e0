"""The faces of the players on disk: complete, exact in size and colour, no two alike, as drawn."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from PIL import Image

from macclassic.quickdraw.colour import DEPTHS, clut
from tools.portraits.__main__ import FOLDER, files

PEOPLE = ("you", "aunt", "clerk", "student", "sailor", "grandmother", "salesman")
MOODS = ("calm", "pleased", "dismayed")
NAMES = [f"face-{who}-{mood}" for who, mood in product(PEOPLE, MOODS)]
FRAME = {(x, y) for x in range(48) for y in (0, 47)} | {(x, y) for x in (0, 47) for y in range(48)}


def open_face(depth: int, name: str) -> Image.Image:
    image = Image.open(FOLDER / str(depth) / f"{name}.png")
    image.load()
    return image


@pytest.mark.parametrize("depth", DEPTHS)
def test_exactly_these_faces_are_there(depth: int) -> None:
    assert sorted(path.stem for path in (FOLDER / str(depth)).glob("face-*.png")) == sorted(NAMES)


@pytest.mark.parametrize("depth", DEPTHS)
@pytest.mark.parametrize("name", NAMES)
def test_size_palette_and_frame(name: str, depth: int) -> None:
    image = open_face(depth, name)
    assert (image.mode, image.size) == ("P", (48, 48))
    assert "transparency" not in image.info
    palette = image.getpalette()
    assert palette is not None
    assert tuple(zip(palette[0::3], palette[1::3], palette[2::3], strict=True)) == clut(depth)
    black = len(clut(depth)) - 1
    assert {image.getpixel(cell) for cell in FRAME} == {black}


@pytest.mark.parametrize("depth", DEPTHS)
@pytest.mark.parametrize("who", PEOPLE)
def test_a_mood_shows(who: str, depth: int) -> None:
    """Two moods of one person differ by more than a stray dot: brows, eyes or mouth have moved."""
    pictures = [open_face(depth, f"face-{who}-{mood}").tobytes() for mood in MOODS]
    for one, other in combinations(pictures, 2):
        assert sum(a != b for a, b in zip(one, other, strict=True)) >= 20


@pytest.mark.parametrize("depth", DEPTHS)
def test_people_differ_at_a_glance(depth: int) -> None:
    """Calm faces of two people differ in a fifth of their cells at least."""
    for one, other in combinations(PEOPLE, 2):
        first, second = (open_face(depth, f"face-{who}-calm").tobytes() for who in (one, other))
        assert sum(a != b for a, b in zip(first, second, strict=True)) >= 48 * 48 // 5, (one, other)


def test_the_files_are_what_the_drawings_make() -> None:
    for path, data in files():
        assert (FOLDER / path).read_bytes() == data, f"{path}: run python -m tools.portraits"
