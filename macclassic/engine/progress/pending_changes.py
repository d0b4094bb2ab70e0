"""Changes of the statistics that can wait in a file: a finished round, or a kept value."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection
from dataclasses import asdict, dataclass
from typing import Any

from macclassic.engine.progress.statistics import FinishedRound


@dataclass(frozen=True, slots=True)
class KeyValue:
    """A small value that outlives a match, by its shelf (a namespace) and its name there.

    `value` is a JSON text. With `once` a value that is already there stays; else the last one holds.
    """

    namespace: str
    name: str
    value: str
    once: bool = False

    def put(self, connection: sqlite3.Connection) -> None:
        """Write it."""
        how = "IGNORE" if self.once else "REPLACE"
        row = (self.namespace, self.name, self.value)
        connection.execute(f"INSERT OR {how} INTO kept (shelf, name, value) VALUES (?, ?, ?)", row)


Change = FinishedRound | KeyValue
_FORMER: Collection[str] = ("mark", "dealt", "helped", "passed", "question")
"""Changes that earlier versions left in the file; this version has no use for them."""


def changes_to_json(changes: Collection[Change]) -> list[dict[str, Any]]:
    """Return changes as data, for the file of those that wait."""
    return [_to_json(each) for each in changes]


def _to_json(change: Change) -> dict[str, Any]:
    if isinstance(change, FinishedRound):
        return {"what": "finished", **asdict(change)}
    return {
        "what": "kept",
        "shelf": change.namespace,
        "name": change.name,
        "value": change.value,
        "once": change.once,
    }


def changes_from_json(data: Any) -> list[Change]:
    """Return the changes in data, in their order; those of earlier versions that have no use are left out.

    Raises ValueError.
    """
    if not isinstance(data, list) or not all(isinstance(each, dict) for each in data):
        raise ValueError("this is no list of changes")
    return [_change(each) for each in data if each.get("what") not in _FORMER]


def _change(data: dict[str, Any]) -> Change:
    values = {key: value for key, value in data.items() if key != "what"}
    if data.get("what") == "finished":
        return FinishedRound.checked(values)
    types = {name: type(value) for name, value in values.items()}
    if data.get("what") != "kept" or types != {"shelf": str, "name": str, "value": str, "once": bool}:
        raise ValueError("this is no change of the statistics")
    return KeyValue(values["shelf"], values["name"], values["value"], values["once"])
