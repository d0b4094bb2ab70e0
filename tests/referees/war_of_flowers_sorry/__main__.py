"""Command ``python -m tests.referees.war_of_flowers_sorry FILE…``.

Prints the errors of records; exits with 1 if there are any.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from . import sorry, war_of_flowers

CHECKS = {"war-of-flowers": war_of_flowers.check, "sorry": sorry.check}


def main(names: list[str]) -> int:
    if not names:
        print("usage: python -m tests.referees.war_of_flowers_sorry FILE…", file=sys.stderr)
        return 2
    wrong = False
    for name in names:
        try:
            record = json.loads(Path(name).read_text(encoding="utf-8"))
            game = record.get("game") if isinstance(record, dict) else None
            complaints = CHECKS.get(str(game), war_of_flowers.check)(record)
        except (OSError, ValueError) as problem:
            complaints = [f"cannot be read: {problem}"]
        for complaint in complaints:
            print(f"{name}: {complaint}")
            wrong = True
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
