"""Records and computer players' choices of an earlier version, which today's program must repeat.

`make_records.py` wrote them; `test_unchanged_records.py` compares. The ZIP of a game has 40 records:
``ours-NN.json`` as the program wrote them, and ``theirs-NN.json`` in another program's wording together with
the program's own version of it, ``theirs-NN.ours.json``. It also has ``choices.jsonl``: questions to the
ThinkProcess, and its answers.
"""

from __future__ import annotations

from pathlib import Path

FOLDER = Path(__file__).parent


def archive(game: str) -> Path:
    """Return the ZIP of a game."""
    return FOLDER / f"{game}.zip"
