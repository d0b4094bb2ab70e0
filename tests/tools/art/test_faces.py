"""Tests of the players' faces: complete, exact in colour and shape, all different."""

from __future__ import annotations

from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image

from macclassic.quickdraw.colours import DEPTHS, clut
from macclassic.toolbox.base.pictures import FACES
from tests.support.screen.drawings import drawn
from tools.art.drawing import Picture, png
from tools.art.faces.people import CHOSEN, OURS, PICTURES

PLAYERS = ("you", "aunt", "clerk", "student", "sailor", "grandmother", "salesman")
PEOPLE = (*PLAYERS, *OURS)
MOODS = ("calm", "pleased", "dismayed")
SIZES = {f"face-{who}-{mood}": (48, 48) for who in PEOPLE for mood in MOODS}


def open_picture(depth: int, name: str) -> Image.Image:
    return drawn("art", name, depth)


def used(image: Image.Image) -> set[int]:
    return {index for _, index in image.getcolors() or ()}  # type: ignore[misc]


def test_exactly_these_pictures_exist_at_every_depth() -> None:
    assert {*PICTURES, *CHOSEN} == set(SIZES) and not set(PICTURES) & set(CHOSEN)
    assert tuple(OURS) == FACES[1:] and FACES[0] == "pullover"


@pytest.mark.parametrize("depth", DEPTHS)
@pytest.mark.parametrize("name", SIZES)
def test_faces_have_their_size_and_palette(name: str, depth: int) -> None:
    image = open_picture(depth, name)
    assert (image.mode, image.size) == ("P", SIZES[name])
    table = [part for rgb in clut(depth) for part in rgb]
    palette = image.getpalette() or []
    assert palette[: len(table)] == table
    # A face fills its frame without clear cells.
    assert image.info.get("transparency") is None
    assert len(palette) == len(table)
    assert max(used(image)) < len(clut(depth))


@pytest.mark.parametrize("depth", DEPTHS)
def test_faces_have_a_black_frame_and_backgrounds_of_their_own(depth: int) -> None:
    black = len(clut(depth)) - 1
    for who in PEOPLE:
        for mood in MOODS:
            image = open_picture(depth, f"face-{who}-{mood}")
            edge = [(x, y) for x in range(48) for y in range(48) if {x, y} & {0, 47}]
            assert {image.getpixel(cell) for cell in edge} == {black}, f"{who} {mood}"
    if depth > 1:
        faces = [open_picture(depth, f"face-{who}-calm") for who in PEOPLE]
        assert len({face.crop((1, 5, 5, 9)).tobytes() for face in faces}) == len(PEOPLE)


@pytest.mark.parametrize("depth", DEPTHS)
def test_no_two_faces_look_the_same(depth: int) -> None:
    faces = {
        (who, mood): open_picture(depth, f"face-{who}-{mood}").tobytes() for who in PEOPLE for mood in MOODS
    }
    for one, other in combinations(faces, 2):
        different = sum(a != b for a, b in zip(faces[one], faces[other], strict=True))
        least = 20 if one[0] == other[0] else 300
        assert different >= least, f"{one} and {other} differ in only {different} of 2304 cells"


def test_a_drawing_may_not_use_the_transparent_colour() -> None:
    from tools.art.drawing import Ink

    picture = Picture(8, 2, 2, {"x": Ink("FF00FF", "magenta", "black")})
    with pytest.raises(ValueError, match="FF00FF"):
        picture.put(0, 0, "x")


@pytest.mark.parametrize("depth", DEPTHS)
def test_files_of_odd_width_are_read_back_exactly(depth: int) -> None:
    picture = Picture(depth, 11, 3)
    picture.put(10, 0, "k")
    picture.put(0, 2, "w")
    image = Image.open(BytesIO(png(picture))).convert("RGBA")
    opaque = {
        (x, y): image.getpixel((x, y))
        for x in range(11)
        for y in range(3)
        if image.getpixel((x, y))[3]  # type: ignore[index]
    }
    assert opaque == {(10, 0): (0, 0, 0, 255), (0, 2): (255, 255, 255, 255)}
