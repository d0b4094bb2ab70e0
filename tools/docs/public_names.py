"""Lists the public names with their signatures: ``python -m tools.docs.public_names``.

The list is committed as `docs/public.txt`. A test compares it with the code, so that no name or signature
changes unnoticed. After a change, write the file again and mention the change in the changelog.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator, Mapping
from dataclasses import is_dataclass
from enum import Enum
from functools import cache
from importlib import import_module
from pathlib import Path
from types import GenericAlias, ModuleType, UnionType
from typing import Any

from PySide6.QtCore import Signal

LIST_FILE = Path(__file__).resolve().parents[2] / "docs" / "public.txt"
PACKAGES = ("macclassic.engine", "macclassic.table", "macclassic.toolbox", "macclassic.quickdraw")


@cache
def public_objects() -> Mapping[str, Any]:
    """Return all public objects by their full names."""
    packages = {package: import_module(package) for package in PACKAGES}
    return {
        f"{package}.{name}": getattr(listed, name)
        for package, listed in packages.items()
        for name in sorted(listed.__all__, key=lambda each: (each.casefold(), each))
    }


def listing() -> str:
    """Return all public names with their signatures, a line each."""
    return "".join(f"{line}\n" for name, thing in public_objects().items() for line in _lines(name, thing))


def _lines(name: str, thing: Any) -> Iterator[str]:
    if isinstance(thing, GenericAlias | UnionType):
        yield f"{name} = {thing}"
    elif isinstance(thing, ModuleType):
        for each in getattr(thing, "__all__", None) or sorted(vars(thing)):
            if not each.startswith("_") and (hasattr(thing, "__all__") or _own(thing, getattr(thing, each))):
                yield from _lines(f"{name}.{each}", getattr(thing, each))
    elif isinstance(thing, type):
        yield from _class(name, thing)
    elif callable(thing):
        yield f"{name}{_signature(thing)}"
    else:
        yield f"{name}: {type(thing).__name__}"


def _own(module: ModuleType, thing: Any) -> bool:
    """Return True if a module defines an object, not imports it; patterns (bytes) always count."""
    return getattr(thing, "__module__", None) == module.__name__ or isinstance(thing, bytes)


def _class(name: str, kind: type) -> Iterator[str]:
    bases = ", ".join(each.__name__ for each in kind.__bases__ if each is not object)
    if issubclass(kind, Enum):
        yield f"{name}({bases}): {', '.join(kind.__members__)}"
        return
    has_own = is_dataclass(kind) or inspect.isfunction(vars(kind).get("__init__"))
    made = _signature(kind.__init__) if has_own and not getattr(kind, "_is_protocol", False) else ""
    yield f"class {name}({bases}){made and ' made by ' + made}"
    public = {each for each in public_objects().values() if isinstance(each, type) and each is not kind}
    ours = [each for each in kind.__mro__ if each.__module__.startswith("macclassic.") and each not in public]
    seen = {each: inner for base in reversed(ours) for each, inner in vars(base).items()}
    over = {
        each
        for base in kind.__mro__
        if base.__module__.startswith(("PySide6", "Shiboken"))
        for each in vars(base)
    }
    if not is_dataclass(kind):  # the signature of a dataclass names its fields
        declared = {each: text for base in ours for each, text in inspect.get_annotations(base).items()}
        yield from (f"    {each}: {text}" for each, text in sorted(declared.items()) if each[0] != "_")
    for each, inner in sorted(seen.items()):
        if each.startswith("_") or (each in over and not isinstance(inner, Signal)):
            continue  # an override of a method of Qt keeps Qt's signature
        if each in getattr(kind, "__dataclass_fields__", {}):
            continue  # a default
        if isinstance(inner, property):
            yield f"    {each}: property{_signature(inner.fget, '-> ')}"
        elif isinstance(inner, Signal):
            yield f"    {each}: signal"
        elif inspect.isfunction(inner) or isinstance(inner, classmethod):
            yield f"    {each}{_signature(getattr(kind, each))}"
        elif isinstance(inner, bool | int | str):
            yield f"    {each} = {inner!r}"


def _signature(thing: Any, only: str = "") -> str:
    """Return a signature; if `only` is given, the return annotation after that prefix."""
    text = re.sub(r" at 0x[0-9a-f]+", "", str(inspect.signature(thing)))
    # Annotations are strings if the names are imported for type checkers only.
    text = re.sub(r"(: |-> )'([^']*)'", r"\1\2", text).replace("(self, ", "(").replace("(self)", "()")
    return f" {only}{text.partition(' -> ')[2]}" if only else text


if __name__ == "__main__":
    LIST_FILE.write_text(listing(), encoding="utf-8")
    print(f"{LIST_FILE.name}: write what has changed into CHANGELOG.md, under “For programmers”")
