"""`macclassic tune`: makes a game's weights again, and writes them after every generation."""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor

from macclassic.app.cli import UsageError
from macclassic.engine.tuning import Course, tunable_of, tune


def run(options: argparse.Namespace) -> int:
    """Tune as the command line asks.

    Raises UsageError and BadOption.
    """
    tunable = tunable_of(options.game)
    course = Course(options.generations, options.population, options.deals, options.seed)
    try:
        # Before hours are spent: can it be written at all?
        options.out.write_text(tunable.text(tunable.numbers()), encoding="utf-8")
        with ProcessPoolExecutor(options.jobs) as executor:
            for generation in tune(options.game, course, executor):
                options.out.write_text(tunable.text(generation.mean), encoding="utf-8")
                print(
                    f"{generation.number} of {course.generations}: the mean gained "
                    f"{generation.mean_gain:+.2f} a game, the best {generation.best_gain:+.2f}",
                    flush=True,
                )
    except OSError as error:
        raise UsageError(f"{options.out}: {error.strerror or error}") from None
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    return 0
