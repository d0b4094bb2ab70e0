"""Fixtures: the program as pip installs it, in its own environment, without downloads."""

from __future__ import annotations

import shutil
import sysconfig
import venv
from pathlib import Path

import pytest

from tests.support.environment.wheels import ROOT, pip


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel of this checkout, built without a network."""
    pytest.importorskip("pip", reason="no pip here")
    tree = tmp_path_factory.mktemp("tree")
    leave = shutil.ignore_patterns("__pycache__", "*.egg-info", "build")
    for name in ("macclassic", "games", "resources", "packaging/licences", "examples"):
        shutil.copytree(ROOT / name, tree / name, ignore=leave)
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tree / name)
    # Compiled rules, written there by `make compiled`, are for one machine only; a wheel is for all.
    (tree / "games" / "soi" / "left.so").write_bytes(b"")
    pip("wheel", "--no-build-isolation", "--no-deps", "--no-index", "-w", str(tree / "made"), str(tree))
    (made,) = (tree / "made").iterdir()
    return made


@pytest.fixture(scope="session")
def laboratory(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel of this checkout's laboratory, built without a network."""
    pytest.importorskip("pip", reason="no pip here")
    tree = tmp_path_factory.mktemp("laboratory") / "macclassic_lab"
    leave = shutil.ignore_patterns("__pycache__", "*.egg-info", "build")
    shutil.copytree(ROOT / "macclassic_lab", tree, ignore=leave)
    pip("wheel", "--no-build-isolation", "--no-deps", "--no-index", "-w", str(tree / "made"), str(tree))
    (made,) = (tree / "made").iterdir()
    return made


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program's command in its own environment, with our Qt and Pillow."""
    folder = tmp_path_factory.mktemp("environment")
    venv.create(folder, symlinks=True)
    scheme = sysconfig.get_paths("venv", {"base": str(folder), "platbase": str(folder)})
    packages = Path(scheme["purelib"])
    pip("--python", str(folder / "bin" / "python"), "install", "--no-deps", "--no-index", str(wheel))
    assert {path.name.partition("-")[0] for path in packages.iterdir()} == {"macclassic"}
    for name in ("PySide6", "shiboken6", "PIL", "pillow.libs"):
        found = Path(sysconfig.get_path("purelib")) / name
        if found.exists():
            (packages / name).symlink_to(found)
    return folder / "bin" / "macclassic"
