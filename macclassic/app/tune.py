"""`macclassic tune`: makes a game's weights again, and writes them after every generation."""

from __future__ import annotations

import argparse
import sys

from macclassic.app import disk
from macclassic.app.errors import UsageError
from macclassic.app.pool import workers
from macclassic.engine.tuning import Course, tunable_of, tune


def run(options: argparse.Namespace) -> int:
    """Tune as the command line asks.

    Raises UsageError and BadOption.
    """
    tunable = tunable_of(options.game)
    course = Course(options.generations, options.population, options.deals, options.seed)
    try:
        # Before hours are spent: can it be written at all?
        disk.write(options.out, tunable.text(tunable.numbers()))
        with workers(options.jobs) as executor:
            for generation in tune(options.game, course, executor):
                disk.write(options.out, tunable.text(generation.mean))
                print(
                    f"{generation.number} of {course.generations}: the mean gained "
                    f"{generation.mean_gain:+.2f} a game, the best {generation.best_gain:+.2f}",
                    flush=True,
                )
    except disk.DiskError as error:
        raise UsageError(str(error)) from None
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    return 0
