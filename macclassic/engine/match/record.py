"""Records: one complete JSON text for each match, in the public format of docs/records.md."""

from __future__ import annotations

import gc
import json
from collections.abc import Iterator
from contextlib import contextmanager
from copy import deepcopy
from typing import Any

from macclassic.engine.core.options import Json, quoted
from macclassic.engine.core.safe_text import is_deep, is_whole

FORMAT = "macclassic-record"
SCHEMA = 1
MAX_RECORD_DECISIONS = 30_000
"""Maximum number of decisions and rounds in a record.

That is about fifteen hundred games of War of Flowers or War of Coins. Opening one so long takes less than 300
MB (`tests/slow/test_match_memory.py`).
"""
MAX_BRACKETS, MAX_COMMAS = 9 * MAX_RECORD_DECISIONS, 22 * MAX_RECORD_DECISIONS
"""Maximum number of opening brackets and of commas in a record's text.

Our longest records have eight and nineteen for each decision. The limits bound memory, since three characters
of text can become a list, which takes twenty times as much.
"""


class BadRecord(ValueError):  # noqa: N818 - named for what it is
    """A text that is no record, or a record that contradicts the rules.

    Its text is for the command line and names things by their keys. The message on the screen is made from
    `fault` and the place. `fault`: ``none`` (no record), ``newer`` (newer schema), ``long`` (too long),
    ``another`` (another game), ``rules`` (unknown options), else ``damaged``. `game` and `move`: place of the
    fault, counted from 1; 0 if it is in none.
    """

    def __init__(self, text: str, fault: str = "damaged", game: int = 0, move: int = 0) -> None:
        super().__init__(text)
        self.fault = fault
        self.game = game
        self.move = move

    def within(self, where: str, game: int = 0, move: int = 0) -> BadRecord:
        """Return the same fault with the name of the enclosing part in front."""
        return BadRecord(f"{where}: {self}", self.fault, game or self.game, move or self.move)


class WrittenRound(dict[str, Any]):
    """Finished round of a record, immutable, with its text cached.

    Copies are plain dicts, which may be changed.
    """

    __slots__ = ("_text",)

    @property
    def text(self) -> str:
        """The round as it stands in a record's text."""
        try:
            return self._text
        except AttributeError:
            self._text: str = _compact(dict(self))
            return self._text

    def __copy__(self) -> Json:
        return dict(self)

    def __deepcopy__(self, memo: dict[int, object]) -> Json:
        return deepcopy(dict(self), memo)


@contextmanager
def uncollected() -> Iterator[None]:
    """Disable the garbage collector meanwhile.

    A long match consists of so many lasting objects that repeated collections take as long as making them.
    """
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was:
            gc.enable()


@uncollected()
def loads(text: str) -> Json:
    """Return a record from its text, checked for format and schema.

    Raises BadRecord.
    """
    try:
        data = _json(text)
    except BadRecord:
        raise
    except (ValueError, RecursionError):
        raise BadRecord("this is not a record; it is damaged or cut off", "none") from None
    if not is_whole(text, data):
        raise BadRecord("this record is damaged: a text in it holds half a character")
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadRecord("this is not a record of macclassic", "none")
    schema = data.get("schema")
    if type(schema) is not int:
        raise BadRecord("this record does not say its schema")
    if schema != SCHEMA:
        fault = "newer" if schema > SCHEMA else "damaged"
        raise BadRecord(f"this record has schema {quoted(schema)}, which this version can't read", fault)
    for key, kind, what in (
        ("game", str, "its game"),
        ("options", dict, "its options"),
        ("seats", list, "its seats"),
        ("rounds", list, "its rounds"),
    ):
        if not isinstance(data.get(key), kind):
            raise BadRecord(f"this record lacks {what}")
    seed = data.get("seed")
    if type(seed) is not int or not 0 <= seed < 2**63:
        raise BadRecord("this record lacks its seed")
    if is_deep(data["seats"]):
        raise BadRecord("this record does not name its seats")
    return data


def _json(text: str) -> object:
    """Parse a JSON text of limited size.

    Raises ValueError and RecursionError for invalid JSON, BadRecord if it would take too much memory.
    """
    if text.count("{") + text.count("[") > MAX_BRACKETS or text.count(",") > MAX_COMMAS:
        raise BadRecord("this holds more than any record of a match does", "long")
    return json.loads(text)


def is_other(beginning: str, game: str) -> bool:
    """True if the beginning of a file shows that it is no record, or a record of another game.

    False for a damaged or undecided beginning; `loads` decides then.
    """
    said, whole = _first_value(beginning)
    if said is None:
        return False
    if said.get("format", None if whole else FORMAT) != FORMAT:
        return True
    return bool(said.get("game", game) != game)


def can_go_on(beginning: str, ending: str) -> bool:
    """True if the beginning and the ending of a text that `dumps` made are of a match that is not over."""
    conceded = '"conceded"' in beginning.partition('"rounds"')[0]
    return bool(beginning) and not conceded and ending.endswith("]}")


def _first_value(beginning: str) -> tuple[Json | None, bool]:
    """Return the first keys of a JSON object, and True if the object is complete; None if it is no object."""
    text = beginning.lstrip("\ufeff \t\r\n")
    if not text.startswith("{"):
        return None, False
    said: Json = {}
    decoder, at = json.JSONDecoder(), 1
    try:
        while True:
            at = _past(text, at, ",")
            if text[at : at + 1] == "}":
                return said, True
            key, at = decoder.raw_decode(text, at)
            value, at = decoder.raw_decode(text, _past(text, at, ":"))
            said[str(key)] = value
    except (ValueError, RecursionError):
        return said, False


def _past(text: str, at: int, sign: str) -> int:
    """Return the index after white space and any occurrences of a separator."""
    while at < len(text) and text[at] in f" \t\r\n{sign}":
        at += 1
    return at


def deal_in(text: str) -> Json:
    """Return the beginning of a round from the text of a deal file.

    The file holds the keys at the beginning of a record's round (`deal`, `first` and the like; `first` is 0
    by default), or the `deal` alone, or a whole record, whose first round is used. Raises BadRecord.
    """
    try:
        data = _json(text)
    except BadRecord:
        raise
    except (ValueError, RecursionError):
        raise BadRecord("this is no deal; it is damaged or cut off") from None
    if isinstance(data, dict) and "rounds" in data:
        rounds = data["rounds"]
        data = rounds[0] if isinstance(rounds, list) and rounds else None
    if not isinstance(data, dict):
        raise BadRecord("this is no deal")
    if "deal" not in data:
        data = {"deal": data}
    return {"first": 0, **{key: value for key, value in data.items() if key not in ("moves", "outcome")}}


def dumps(record: Json) -> str:
    """Return a record as text with one round a line, for reading and comparing."""
    head = {key: value for key, value in record.items() if key not in ("rounds", "outcome")}
    lines = [json.dumps(head, ensure_ascii=False, separators=(", ", ": "))[:-1] + ', "rounds": [']
    rounds = [each.text if isinstance(each, WrittenRound) else _compact(each) for each in record["rounds"]]
    lines.append(",\n".join(rounds) + "]")
    outcome = record.get("outcome")
    if outcome is not None:
        lines.append(', "outcome": ' + _compact(outcome))
    return "\n".join(lines) + "}"


def _compact(data: Json) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
