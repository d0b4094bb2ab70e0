"""Changes of the statistics that can wait in a file: finished rounds and small values."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection
from dataclasses import dataclass

from macclassic.engine.core.options import Json
from macclassic.engine.progress.statistics import FinishedRound


@dataclass(frozen=True, slots=True)
class KeyValue:
    """Small value that outlives a match, by namespace and name.

    `value` is a JSON text. With `once` it does not replace an existing value.
    """

    namespace: str
    name: str
    value: str
    once: bool = False

    def put(self, connection: sqlite3.Connection) -> None:
        """Write the value to the database."""
        how = "IGNORE" if self.once else "REPLACE"
        row = (self.namespace, self.name, self.value)
        connection.execute(f"INSERT OR {how} INTO kept (shelf, name, value) VALUES (?, ?, ?)", row)


Change = FinishedRound | KeyValue
_FORMER: Collection[str] = ("mark", "dealt", "helped", "passed", "question")
"""Types of changes from earlier versions, which are ignored."""


def changes_to_json(changes: Collection[Change]) -> list[Json]:
    """Return changes as JSON data for the file of pending changes."""
    return [_to_json(each) for each in changes]


def _to_json(change: Change) -> Json:
    if isinstance(change, FinishedRound):
        return {"what": "finished", **change._asdict()}
    return {
        "what": "kept",
        "shelf": change.namespace,
        "name": change.name,
        "value": change.value,
        "once": change.once,
    }


def changes_from_json(data: object) -> list[Change]:
    """Return the changes in JSON data, in order; those of earlier versions without use are left out.

    Raises ValueError.
    """
    if not isinstance(data, list) or not all(isinstance(each, dict) for each in data):
        raise ValueError("this is no list of changes")
    return [_change(each) for each in data if each.get("what") not in _FORMER]


def _change(data: Json) -> Change:
    values = {key: value for key, value in data.items() if key != "what"}
    if data.get("what") == "finished":
        return FinishedRound.checked(values)
    types = {name: type(value) for name, value in values.items()}
    if data.get("what") != "kept" or types != {"shelf": str, "name": str, "value": str, "once": bool}:
        raise ValueError("this is no change of the statistics")
    return KeyValue(values["shelf"], values["name"], values["value"], values["once"])
