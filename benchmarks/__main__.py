"""``python -m benchmarks [MODULE…]``: run the named benchmarks, or all, and print the results."""

from __future__ import annotations

import pkgutil
import sys
from importlib import import_module

import benchmarks


def main(wanted: list[str]) -> int:
    found = sorted(module.name for module in pkgutil.iter_modules(benchmarks.__path__))
    names = [name for name in found if name != "__main__"]
    unknown = [name for name in wanted if name not in names]
    if unknown:
        print(f"no such benchmark: {', '.join(unknown)}; there are {', '.join(names)}", file=sys.stderr)
        return 2
    for name in wanted or names:
        module = import_module(f"benchmarks.{name}")
        print(f"{module.title}", flush=True)
        for what, value in module.run().items():
            print(f"  {what:<52}{_figure(value):>12}", flush=True)
    return 0


def _figure(value: float) -> str:
    return f"{value:,.0f}" if abs(value) >= 1000 or value == int(value) else f"{value:.3g}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
