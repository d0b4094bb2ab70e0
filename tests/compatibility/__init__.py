"""What a rebuilding must leave as it is: records and players' choices, written by the program before it.

`make.py` wrote them; `tests/compatibility/test_kept_records.py` holds today's program to them. For each game
a ZIP has 40
records, ``ours-NN.json`` as the program wrote them and ``theirs-NN.json`` in another program's words beside
what the program made of it, ``theirs-NN.ours.json``; and ``choices.jsonl``, lines of a question as the
process that thinks gets it and the answer that it gave.
"""

from __future__ import annotations

from pathlib import Path

FOLDER = Path(__file__).parent


def archive(game: str) -> Path:
    """Return the ZIP of a game."""
    return FOLDER / f"{game}.zip"
