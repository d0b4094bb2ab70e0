"""Tests of screen capture: the picture's content, and saving, copying and naming it."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest

from macclassic.app.program.program import Program
from macclassic.quickdraw.colours import clut
from macclassic.toolbox.dialogs.dialogs import Alert, Dialog
from tests.support.match.program import key, opened, settle

BOTH = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def program(qapp: object, tmp_path: Path) -> Program:
    return opened(tmp_path / "data", "war-of-flowers")


def kept(program: Program) -> list[str]:
    assert program.folder is not None
    return sorted(each.name for each in program.folder.pictures().iterdir())


def picture(program: Program, name: str) -> Image.Image:
    assert program.folder is not None
    return Image.open(program.folder.pictures() / name)


def take(program: Program, key: Qt.Key = Qt.Key.Key_3) -> None:
    QTest.keyClick(program.screen, key, BOTH)
    settle()


def read(program: Program) -> str:
    """Return the text of the alert in front and close it."""
    front = program.manager.front
    assert isinstance(front, Alert)
    front.choose("ok")
    settle()
    return front.text


@pytest.mark.parametrize("depth", [1, 4, 8])
def test_the_key_saves_a_picture_and_reports_its_place_once(qapp: object, tmp_path: Path, depth: int) -> None:
    program = opened(tmp_path / "data", "war-of-flowers", depth=depth)
    program.screen.set_scale(2)
    seen = program.screen.buffer.frame()
    take(program)
    assert str(tmp_path / "data" / "Pictures") in read(program)
    take(program, Qt.Key.Key_NumberSign)
    assert program.manager.front is not None and not program.manager.front.modal
    assert kept(program) == ["Picture 1.png", "Picture 2.png"]
    found = picture(program, "Picture 1.png")
    assert (found.mode, found.size) == ("P", (640, 480)) and found.tobytes() == seen
    entries = found.getpalette()
    assert entries is not None and entries[: 3 * 2**depth] == [v for each in clut(depth) for v in each]


def test_content_hidden_by_a_dialog_is_hidden_in_the_picture(program: Program) -> None:
    program.show_about()
    settle()
    seen = program.screen.buffer.frame()
    take(program)
    read(program)
    assert picture(program, "Picture 1.png").tobytes() == seen
    assert isinstance(program.manager.front, Dialog), "the dialog is still there"


def test_an_open_menu_is_in_the_picture(program: Program) -> None:
    without = program.screen.buffer.frame()
    program.bar.pull_down(1)
    settle()
    seen = program.screen.buffer.frame()
    take(program)
    assert picture(program, "Picture 1.png").tobytes() == seen != without


def test_a_key_copies_a_picture(program: Program) -> None:
    without = program.screen.buffer.frame()
    key(program, "c", command=True)
    copied = QGuiApplication.clipboard().mimeData()
    found = Image.open(io.BytesIO(bytes(copied.data("image/png").data())))
    assert found.tobytes() == without
    image = QGuiApplication.clipboard().image()
    assert (image.width(), image.height()) == (640, 480) and not image.isNull()
    assert kept(program) == []


def test_an_existing_file_is_not_overwritten(program: Program) -> None:
    assert program.folder is not None
    theirs = program.folder.pictures() / "Picture 1.png"
    theirs.write_text("mine")
    take(program)
    assert "Picture 2" in read(program) and theirs.read_text() == "mine"


def test_a_failed_save_is_reported_in_one_sentence(program: Program) -> None:
    assert program.folder is not None
    program.folder.pictures = lambda: Path("/dev/full/nowhere")  # type: ignore[method-assign]
    take(program)
    assert "could not be written" in read(program)


def test_without_a_data_folder_a_picture_is_only_copied(qapp: object) -> None:
    program = opened(None)
    take(program)
    assert read(program).startswith("There is no folder")
    key(program, "c", command=True)
    assert isinstance(QGuiApplication.clipboard().image(), QImage)
    assert not QGuiApplication.clipboard().image().isNull()
