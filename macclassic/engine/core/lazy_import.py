"""Functions and package attributes whose modules are imported on first use."""

from __future__ import annotations

import ast
from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any


def lazily(where: str) -> Callable[..., Any]:
    """Return a function, given as ``module:function``, that imports its module when it is called.

    At start the program knows all games but needs the implementation of none.
    """

    def call(*given: object) -> object:
        module, _, name = where.partition(":")
        return getattr(import_module(module), name)(*given)

    return call


def public(package: str, file: str) -> tuple[Callable[[str], object], Callable[[], list[str]]]:
    """Return `__getattr__` and `__dir__` for a package that lists its public names in ``__init__.pyi``.

    The list consists of imports in the stub beside `file`. Type checkers read it there; these functions
    import a name's module when the name is first asked for.
    """

    @cache
    def listed() -> dict[str, str]:
        tree = ast.parse(Path(file).with_suffix(".pyi").read_text(encoding="utf-8"))
        imports = (each for each in tree.body if isinstance(each, ast.ImportFrom))
        return {alias.name: str(each.module) for each in imports for alias in each.names}

    def find(name: str) -> object:
        if name == "__all__":
            return [*listed()]
        if name.startswith("__") or name not in listed():
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        where = listed()[name]
        if where != package and hasattr(module := import_module(where), name):
            return getattr(module, name)
        return import_module(f"{where}.{name}")

    return find, lambda: [*listed()]
