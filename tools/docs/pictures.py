"""Makes the README's pictures with the program itself: ``make pictures``."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

KOREAN = ["--language", "ko"]
PICTURES = {
    "war-of-flowers.png": ["war-of-flowers", "--seed", "4711", "--ply", "12", "--depth", "8"],
    "sixteen-colours.png": ["war-of-flowers", "--seed", "4711", "--ply", "12", "--depth", "4"],
    "black-and-white.png": ["war-of-flowers", "--seed", "4711", "--ply", "12", "--depth", "1"],
    "help.png": ["war-of-flowers", "--seed", "4711", "--ply", "12", "--dialog", "help-8"],
    "soi.png": ["soi", "--seed", "4711", "--ply", "88", "--depth", "8"],
    "sorry.png": ["sorry", "--seed", "4", "--ply", "151", "--depth", "8"],
    "war-of-coins.png": ["war-of-coins", "--seed", "4711", "--ply", "20", "--depth", "8"],
    "flower-power.png": ["flower-power", "--seed", "4711", "--ply", "60", "--depth", "8"],
    "war-of-flowers-ko.png": ["war-of-flowers", "--seed", "4711", "--ply", "12", "--depth", "8", *KOREAN],
    "help-ko.png": ["war-of-flowers", "--seed", "4711", "--ply", "12", "--dialog", "help-10", *KOREAN],
    "desktop.png": ["desktop"],
    "ladder.png": ["desktop", "--dialog", "ladder"],
}


def main() -> int:
    """Write every picture into docs/pictures; return the first exit status that is not 0."""
    folder = ROOT / "docs" / "pictures"
    folder.mkdir(parents=True, exist_ok=True)
    for name, arguments in PICTURES.items():
        command = [sys.executable, "-m", "macclassic", "screenshot", *arguments, "--out", str(folder / name)]
        status = subprocess.run(command, check=False).returncode
        if status:
            return status
        print(folder.relative_to(ROOT) / name)
    return 0


if __name__ == "__main__":
    sys.exit(main())
