"""Makes the README's pictures with the program itself: ``make pictures``.

The deal and the move of each game's picture are in its `release.toml`.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tools.release.game_releases import releases

ROOT = Path(__file__).resolve().parents[2]

KOREAN = ["--language", "ko"]
PICTURES = {
    **{
        f"{game.key}.png": [game.key, "--seed", str(game.seed), "--ply", str(game.ply), "--depth", "8"]
        for game in releases()
    },
    "sixteen-colours.png": ["war-of-flowers", "--seed", "4711", "--ply", "12", "--depth", "4"],
    "black-and-white.png": ["war-of-flowers", "--seed", "4711", "--ply", "12", "--depth", "1"],
    "help.png": ["war-of-flowers", "--seed", "4711", "--ply", "12", "--dialog", "help-8"],
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
