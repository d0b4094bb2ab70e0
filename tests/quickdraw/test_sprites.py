"""Loading of pictures: exact colours, transparency, small cards, outlines, missing files."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QImage

from macclassic.quickdraw import sprites
from macclassic.quickdraw.colours import DEPTHS, clut
from macclassic.quickdraw.resources import resources_dir

BLACK, WHITE, CLEAR = 0xFF000000, 0xFFFFFFFF, 0


def pixels(image: QImage) -> dict[tuple[int, int], int]:
    return {(x, y): image.pixel(x, y) for x in range(image.width()) for y in range(image.height())}


def allowed(depth: int) -> set[int]:
    return {CLEAR} | {0xFF000000 | r << 16 | g << 8 | b for r, g, b in clut(depth)}


@pytest.mark.parametrize("depth", DEPTHS)
@pytest.mark.parametrize("folder", ["cards", "art"])
def test_every_picture_has_only_colours_of_its_table(folder: str, depth: int) -> None:
    names = sprites.places(resources_dir(), folder)
    assert len(names) > 30
    for name in names:
        image = sprites.load(folder, name, depth)
        assert image.format() == QImage.Format.Format_ARGB32_Premultiplied
        assert set(pixels(image).values()) <= allowed(depth), name


@pytest.mark.parametrize("depth", DEPTHS)
def test_a_cards_corners_are_transparent(depth: int) -> None:
    card = pixels(sprites.load("cards", "01-sun", depth))
    clear = {cell for cell, pixel in card.items() if pixel == CLEAR}
    assert clear == {(x, y) for a, b in ((0, 0), (1, 0), (0, 1)) for x in (a, 47 - a) for y in (b, 77 - b)}
    back = pixels(sprites.load("backs", "blossom", depth))
    assert {cell for cell, pixel in back.items() if pixel == CLEAR} == clear


@pytest.mark.parametrize("depth", DEPTHS)
def test_white_and_black_stay_opaque_beside_clear_cells(depth: int) -> None:
    arrow = sprites.load("art", "cursor-arrow", depth)
    assert [arrow.pixel(*cell) for cell in ((0, 0), (1, 1), (15, 0))] == [WHITE, BLACK, CLEAR]


def test_a_picture_is_read_once() -> None:
    assert sprites.load("art", "face-you-calm", 4) is sprites.load("art", "face-you-calm", 4)


@pytest.mark.parametrize(("folder", "name"), [("art", "no-such"), ("nowhere", "01-sun"), ("art", "../x")])
def test_a_missing_picture_is_reported_in_one_sentence(folder: str, name: str) -> None:
    with pytest.raises(sprites.MissingPicture) as caught:
        sprites.load(folder, name, 8)
    said = str(caught.value)
    assert name in said
    assert folder in said
    assert said.endswith(".")
    assert "\n" not in said


def test_an_invalid_picture_file_counts_as_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "art" / "8").mkdir(parents=True)
    (tmp_path / "art" / "8" / "broken-for-test.png").write_bytes(b"no picture")
    monkeypatch.setattr(sprites, "folders", lambda: (tmp_path,))
    with pytest.raises(sprites.MissingPicture):
        sprites.load("art", "broken-for-test", 8)


def test_a_depth_of_two_bits_is_refused() -> None:
    with pytest.raises(ValueError, match="2 bits"):
        sprites.load("backs", "blossom", 2)
    with pytest.raises(ValueError, match="2 bits"):
        sprites.load("cards/small", "01-sun", 2)


@pytest.mark.parametrize("depth", DEPTHS)
@pytest.mark.parametrize("folder", ["cards", "cards/coins"])
def test_every_card_has_a_small_picture(folder: str, depth: int) -> None:
    root = resources_dir()
    cards = sprites.places(root, folder).keys()
    assert cards == sprites.places(root, f"{folder}/small").keys()
    small = sprites.load(f"{folder}/small", min(cards), depth)
    assert (small.width(), small.height()) == (24, 39)
    clear = {cell for cell, pixel in pixels(small).items() if pixel == CLEAR}
    assert clear == {(x, y) for x in (0, 23) for y in (0, 38)}


@pytest.mark.parametrize("depth", DEPTHS)
def test_the_outline_contains_every_opaque_pixel(depth: int) -> None:
    image = sprites.load("art", "icon-war-of-flowers", depth)
    region = sprites.outline("art", "icon-war-of-flowers", depth)
    for (x, y), pixel in pixels(image).items():
        assert region.contains(QPoint(x, y)) == (pixel != CLEAR)


def test_hot_spots_lie_inside_their_cursors() -> None:
    for name, (x, y) in sprites.HOT_SPOTS.items():
        image = sprites.load("art", name, 8)
        assert image.rect().contains(x, y)
        assert any(pixels(image.copy(x - 1, y - 1, 3, 3)).values())
