"""Tests of the Sorry board: complete, exact in size and colour, true to its geometry."""

from __future__ import annotations

import json
from itertools import combinations
from typing import Any

import pytest
from PIL import Image

from macclassic.quickdraw.colours import DEPTHS, clut
from tests.support.screen.drawings import drawn
from tools.art.board.drawings import drawings, places
from tools.art.board.words import LINES, TEXTS, TONGUES, written

COLOURS = ("red", "blue", "yellow", "green")
CARDS = ("1", "2", "3", "4", "5", "7", "8", "10", "11", "12", "sorry")
PAWNS = [f"pawn-{colour}-{number}" for colour in COLOURS for number in (1, 2, 3, 4)]
FRONTS = [f"card-{card}{tongue}" for tongue in TONGUES for card in CARDS]
SIZES = {
    "board": (416, 416),
    **dict.fromkeys(PAWNS, (17, 22)),
    **dict.fromkeys(FRONTS, (72, 100)),
    "path-dot": (9, 9),
    "path-steps-right": (15, 13),
    "path-steps-left": (15, 13),
    "path-steps-up": (13, 15),
    "path-steps-down": (13, 15),
    "chosen": (25, 25),
    "danger": (25, 25),
    "scene-own": (151, 42),
    "scene-bounce": (196, 66),
    "scene-diamond": (154, 112),
    "scene-back": (176, 42),
    "scene-slide": (201, 42),
    "scene-swap": (226, 42),
}
SCENES = {name for name in SIZES if name.startswith("scene")}
WHOLE = {"board", *FRONTS, *SCENES}
"""Pictures that fill their rectangle."""

Point = tuple[int, int]


def opened(depth: int, name: str) -> Image.Image:
    return drawn("board", name, depth)


def grid(image: Image.Image) -> dict[Point, int]:
    data = image.tobytes()
    return {(i % image.width, i // image.width): index for i, index in enumerate(data)}


def clear_cells(image: Image.Image) -> frozenset[Point]:
    gone = image.info.get("transparency")
    trns = gone if isinstance(gone, bytes) else bytes([255] * gone + [0]) if gone is not None else b""
    return frozenset(cell for cell, index in grid(image).items() if index < len(trns) and trns[index] == 0)


def geometry() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(places())
    return found


def quarter(point: list[int]) -> list[int]:
    """Return a point of the board turned clockwise by a quarter."""
    return [415 - point[1], point[0]]


def test_every_picture_has_a_drawing() -> None:
    assert sorted(drawings()) == sorted(SIZES)
    assert len(PAWNS) == 16 and len(CARDS) == 11


def test_exactly_these_pictures_exist() -> None:
    assert sorted(drawings()) == sorted(SIZES)


@pytest.mark.slow
@pytest.mark.parametrize("depth", DEPTHS)
def test_pictures_have_their_sizes_and_palettes(depth: int) -> None:
    for name, size in SIZES.items():
        image = opened(depth, name)
        assert (image.mode, image.size) == ("P", size), name
        palette = image.getpalette()
        assert palette is not None
        entries = tuple(zip(palette[0::3], palette[1::3], palette[2::3], strict=True))
        assert entries[: len(clut(depth))] == clut(depth), name
        clear = clear_cells(image)
        assert bool(clear) == (name not in WHOLE), name
        seen = {index for cell, index in grid(image).items() if cell not in clear}
        # Only the clear index may follow the table; all pictures except soles and corners contain black.
        assert max(seen) < len(clut(depth)), name
        assert len(clut(depth)) - 1 in seen or name.startswith(("danger", "path-steps")), name
        assert 2 <= len(seen) <= (48 if name == "board" else 32 if name in SCENES else 14), name


def test_sixty_squares_run_clockwise_at_equal_distances() -> None:
    data = geometry()
    squares = data["squares"]
    assert len(squares) == 60 == len({tuple(point) for point in squares})
    assert [squares[i] for i in (0, 15, 30, 45)] == [[20, 20], [395, 20], [395, 395], [20, 395]]
    for (ax, ay), (bx, by) in zip(squares, squares[1:] + squares[:1], strict=True):
        assert abs(ax - bx) + abs(ay - by) == data["pitch"] == 25
    for number, point in enumerate(squares):
        assert quarter(point) == squares[(number + 15) % 60]


def test_the_four_colours_are_rotations_of_each_other() -> None:
    data = geometry()
    assert tuple(data["colours"]) == COLOURS
    for one, other in zip(COLOURS, (*COLOURS[1:], "red"), strict=True):
        a, b = data["colours"][one], data["colours"][other]
        for key in ("first", "turn", "diamond", "entry"):
            assert (a[key] + 15) % 60 == b[key]
        assert [[(x + 15) % 60 for x in pair] for pair in a["slides"]] == b["slides"]
        assert [quarter(point) for point in a["safety"]] == b["safety"]
        for place in ("start", "home"):
            assert quarter(a[place]["middle"]) == b[place]["middle"]


def test_the_layout_agrees_with_the_rules() -> None:
    """sorry §1, red: turn 2, diamond 3, entry 4, slides 1-4 and 9-13; the zone leads inward from 2."""
    data = geometry()
    red = data["colours"]["red"]
    assert [red[key] for key in ("first", "turn", "diamond", "entry")] == [0, 2, 3, 4]
    assert red["slides"] == [[1, 4], [9, 13]]
    x, y = data["squares"][2]
    assert red["safety"] == [[x, y + 25 * number] for number in range(1, 6)]
    assert red["home"]["middle"][0] == x
    assert red["start"]["middle"][0] == data["squares"][4][0]


def test_pawns_do_not_overlap_and_stay_on_the_board() -> None:
    data = geometry()
    places = []
    for colour in data["colours"].values():
        for plate in ("start", "home"):
            stands = colour[plate]["pawns"]
            assert len(stands) == 4
            middle = [sum(axis) // 4 for axis in zip(*stands, strict=True)]
            assert middle == colour[plate]["middle"]
            places += stands
        places += colour["safety"]
    places += data["squares"]
    width, height = data["pawn"]
    for (ax, ay), (bx, by) in combinations(places, 2):
        assert abs(ax - bx) >= width or abs(ay - by) >= height
    for x, y in places:
        assert x - width // 2 >= 8 and x + width // 2 < 408
        assert y - height // 2 >= 8 and y + height // 2 < 408


@pytest.mark.parametrize("depth", DEPTHS)
@pytest.mark.slow
def test_squares_are_drawn_where_the_geometry_says(depth: int) -> None:
    """A plain square (5 of each side) is one face to its edge, and the margin surrounds it."""
    board = grid(opened(depth, "board"))
    squares = geometry()["squares"]
    faces = set()
    for number in (5, 20, 35, 50):
        x, y = squares[number]
        faces.add(board[x, y])
        inner = {board[x + dx, y + dy] for dx in range(-10, 11) for dy in range(-10, 11)}
        assert len(inner) == 1
        beds = {
            board[x + a, y + b] for r in range(-12, 13) for a, b in ((r, -12), (r, 12), (-12, r), (12, r))
        }
        assert len(beds) == 1 and not beds & inner
    assert len(faces) == 1


@pytest.mark.parametrize("depth", DEPTHS)
def test_slides_have_their_colour(depth: int) -> None:
    """Every square of a slide differs from a plain one, and from the same square of the other colours."""
    image = opened(depth, "board")
    data = geometry()

    def square(number: int) -> bytes:
        x, y = data["squares"][number]
        # Turned so that the middle of the board is below and sides compare; patterns do not turn with the
        # shapes.
        part = image.crop((x - 11, y - 11, x + 12, y + 12))
        return part.rotate(90 * (number // 15)).tobytes()

    for one, other in combinations(COLOURS, 2):
        pairs = zip(data["colours"][one]["slides"], data["colours"][other]["slides"], strict=True)
        for (first, last), (there, _) in pairs:
            for step in range(last - first + 1):
                assert square(first + step) != square(data["colours"][one]["first"] + 5)
                assert square(first + step) != square(there + step)


@pytest.mark.parametrize("depth", DEPTHS)
def test_pawns_of_the_four_colours_differ(depth: int) -> None:
    pictures = {name: grid(opened(depth, name)) for name in PAWNS}
    for one, other in combinations(PAWNS, 2):
        differing = {cell for cell, index in pictures[one].items() if pictures[other][cell] != index}
        same_colour = one[:-1] == other[:-1]
        assert len(differing) >= (4 if same_colour else 30), f"{one} and {other}"
        if not same_colour:
            assert sum(y < 11 for _, y in differing) >= 20, f"the heads of {one} and {other}"


def test_heads_differ_only_in_their_outline() -> None:
    shapes = {colour: clear_cells(opened(8, f"pawn-{colour}-1")) for colour in COLOURS}
    for one, other in combinations(COLOURS, 2):
        assert len(shapes[one] ^ shapes[other]) >= 8, f"{one} and {other}"
    assert (8, 5) in shapes["green"], "the ring is open"


def neighbours(cell: Point) -> set[Point]:
    x, y = cell
    return {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}


@pytest.mark.parametrize("depth", DEPTHS)
def test_pawns_have_a_black_contour_and_a_white_halo_at_1_bit(depth: int) -> None:
    for name in PAWNS:
        shape = grid(opened(8, name)).keys() - clear_cells(opened(8, name))
        image = opened(depth, name)
        cells = grid(image)
        halo = cells.keys() - clear_cells(image) - shape
        assert {cells[cell] for cell in halo} == ({0} if depth == 1 else set()), name
        edge = {cell for cell in shape if not neighbours(cell) <= shape}
        assert {cells[cell] for cell in edge} == {len(clut(depth)) - 1}, name
        if depth == 1:
            assert halo == {cell for near in edge for cell in neighbours(near)} - shape, name


@pytest.mark.parametrize("depth", DEPTHS)
def test_cards_have_the_outline_of_cards_and_differ(depth: int) -> None:
    black = len(clut(depth)) - 1
    pictures = {name: opened(depth, name) for name in FRONTS}
    for name, image in pictures.items():
        assert {image.getpixel((x, y)) for x in range(2, 70) for y in (0, 99)} == {black}, name
        assert {image.getpixel((x, y)) for x in (0, 71) for y in range(2, 98)} == {black}, name
        assert {image.getpixel(cell) for cell in ((0, 0), (1, 0), (0, 1), (71, 99))} == {0}, name
    for one, other in combinations(CARDS, 2):
        a, b = (pictures[f"card-{card}"].crop((5, 5, 67, 40)).tobytes() for card in (one, other))
        assert sum(x != y for x, y in zip(a, b, strict=True)) > 60, f"{one} and {other}"


@pytest.mark.parametrize("depth", DEPTHS)
def test_cards_of_the_languages_differ_only_in_the_words(depth: int) -> None:
    for card in CARDS:
        english, *others = (opened(depth, f"card-{card}{tongue}") for tongue in TONGUES)
        below = 54 if card != "sorry" else 0
        for other in others:
            assert english.tobytes() != other.tobytes()
            assert english.crop((0, 0, 72, below)).tobytes() == other.crop((0, 0, 72, below)).tobytes()


def test_instructions_fit_their_cards() -> None:
    assert tuple(TEXTS) == CARDS
    for texts in TEXTS.values():
        for text, (high, _) in zip(texts, LINES, strict=True):
            lines = text.split("\n")
            assert high * len(lines) <= 43, "below the panel, above the outline"
            assert all(0 < written(line)[1] <= 66 for line in lines), text


@pytest.mark.parametrize("depth", DEPTHS)
def test_footsteps_point_in_four_directions(depth: int) -> None:
    right = opened(depth, "path-steps-right")
    for quarters, way in enumerate(("right", "up", "left", "down")):
        step = opened(depth, f"path-steps-{way}")
        # Pillow turns anticlockwise.
        assert step.tobytes() == right.rotate(90 * quarters, expand=True).tobytes()
