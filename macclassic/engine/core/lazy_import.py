"""What is imported when it is called, and not before."""

from __future__ import annotations

import ast
from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any


def lazily(where: str) -> Callable[..., Any]:
    """Return a function, told as ``module:function``, whose module is imported when it is called: a program
    that has begun to start knows all games and needs the insides of none."""

    def call(*given: Any) -> Any:
        module, _, name = where.partition(":")
        return getattr(import_module(module), name)(*given)

    return call


def public(package: str, file: str) -> tuple[Callable[[str], Any], Callable[[], list[str]]]:
    """Return `__getattr__` and `__dir__` of a package whose public names are listed once, as imports in the
    ``__init__.pyi`` beside its `file`: type checkers read them there, and so does who asks for one."""

    @cache
    def listed() -> dict[str, str]:
        tree = ast.parse(Path(file).with_suffix(".pyi").read_text(encoding="utf-8"))
        imports = (each for each in tree.body if isinstance(each, ast.ImportFrom))
        return {alias.name: str(each.module) for each in imports for alias in each.names}

    def find(name: str) -> Any:
        if name == "__all__":
            return [*listed()]
        if name.startswith("__") or name not in listed():
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        where = listed()[name]
        if where != package and hasattr(module := import_module(where), name):
            return getattr(module, name)
        return import_module(f"{where}.{name}")

    return find, lambda: [*listed()]
