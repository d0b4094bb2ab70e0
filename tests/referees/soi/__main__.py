"""``python -m tests.referees.soi FILE…``: print the errors in records; exit 1 if there are any."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from .match import check


def main(names: list[str]) -> int:
    if not names:
        print("usage: python -m tests.referees.soi FILE…", file=sys.stderr)
        return 2
    wrong = False
    for name in names:
        try:
            complaints = check(json.loads(Path(name).read_text(encoding="utf-8")))
        except (OSError, ValueError) as problem:
            complaints = [f"cannot be read: {problem}"]
        for complaint in complaints:
            print(f"{name}: {complaint}")
            wrong = True
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
