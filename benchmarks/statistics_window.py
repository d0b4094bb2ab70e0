"""Times opening the statistics of a game with few and with many finished rounds, in CPU milliseconds."""

from __future__ import annotations

import random
import time

from macclassic.engine.progress.statistics import FinishedRound, Statistics
from tools.checks.offscreen_program import unseen

title = "the statistics of a game opened"

GAME = "war-of-flowers"
FEW, MANY = 1_000, 100_000


def run() -> dict[str, float]:
    """Return the CPU times for few and many rounds, and what a round costs there relative to a few."""
    few, many = _timed(FEW), _timed(MANY)
    return {
        f"{FEW} rounds, ms": few,
        f"{MANY} rounds, ms": many,
        "time per round, many to few": many / MANY / (few / FEW),
    }


def _timed(count: int) -> float:
    from PySide6.QtCore import QCoreApplication

    chance = random.Random(count)
    with unseen() as program:
        assert program.folder is not None
        player = program.settings.name  # The window shows the rounds of this player at first.
        with Statistics(program.folder.statistics).database.write() as connection:
            for number in range(count):
                _round(number, chance, player).put(connection)
        program.start(GAME)
        game = program.front_game
        assert game is not None
        begun = time.process_time()
        game.show_statistics()
        QCoreApplication.processEvents()
        return (time.process_time() - begun) * 1000


def _round(number: int, chance: random.Random, player: str) -> FinishedRound:
    war, game = divmod(number, 12)
    others = chance.choice(("iq:80@aunt,iq:100@clerk", "iq:100@aunt,iq:100@clerk", "iq:60@aunt"))
    return FinishedRound(
        GAME,
        f"{war}/1993",
        game + 1,
        "1993-09-01T20:00:00",
        chance.random() < 0.4,
        chance.randrange(9),
        chance.randrange(-9, 12),
        others,
        last=game == 11,
        place=chance.randrange(1, 4),
        player=player,
    )
