"""Tests of PySide's compiled Python part for a bundle: the same errors, fewer imports."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import PySide6
import pytest
import shiboken6

from tools.release.bundle import bindings

WRONG = """
import sys
from PySide6.QtCore import QObject, QPoint, QRect, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QApplication, QLabel
calls = (
    lambda: QPoint("a"),
    lambda: QPoint(1, 2, 3),
    lambda: QObject(parent=3),
    lambda: QObject().setObjectName(3),
    lambda: QPoint(1, 2).setX(),
    lambda: QRect(1, 2, 3, 4).adjusted("x"),
    lambda: QColor(Qt.GlobalColor.red).setRgb("red"),
    lambda: QPainter().drawLine(None),
    lambda: QObject().no_such_thing,
    lambda: Qt.Key("x"),
    lambda: QApplication.setStyle(4.5),
    lambda: QLabel.setText("x"),
)
for call in calls:
    try:
        print(call())
    except Exception as error:
        print(type(error).__name__, error)
print(*sorted(name for name in sys.modules if "pyi_generator" in name), file=sys.stderr)
"""


def run_with_bindings(path: Path | None) -> subprocess.CompletedProcess[str]:
    """Return a process that passes wrong arguments, with the bindings of a folder or the installed ones."""
    environment = {**os.environ, **({"PYTHONPATH": str(path)} if path else {})}
    return subprocess.run(
        [sys.executable, "-c", WRONG], env=environment, capture_output=True, text=True, check=True
    )


def test_wrong_arguments_give_the_same_errors(tmp_path: Path) -> None:
    shutil.copytree(shiboken6.__path__[0], tmp_path / "shiboken6")
    (tmp_path / "PySide6").symlink_to(PySide6.__path__[0])
    bindings.lay_out(tmp_path / "shiboken6" / bindings.FOLDER)
    stock, ours = run_with_bindings(None), run_with_bindings(tmp_path)
    assert ours.stdout == stock.stdout and stock.stdout.count("Error") == 12
    if PySide6.__version__ == bindings.RELEASE:
        assert "pyi_generator" in stock.stderr and "pyi_generator" not in ours.stderr


def test_another_release_of_pyside_keeps_its_own_loader(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bindings, "RELEASE", "6.0.0")
    bindings.lay_out(tmp_path / "made")
    loader = (tmp_path / "made/shibokensupport/signature/loader.pyc").read_bytes()
    assert b"move_into_pyside_package" in loader and not list((tmp_path / "made").rglob("*.py"))
