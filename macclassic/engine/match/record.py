"""Records: one JSON text a match, complete, in the public format of docs/records.md."""

from __future__ import annotations

import gc
import json
from collections.abc import Iterator
from contextlib import contextmanager
from copy import deepcopy
from typing import Any

from macclassic.engine.core.options import quoted
from macclassic.engine.core.safe_text import is_whole

FORMAT = "macclassic-record"
SCHEMA = 1
LONGEST = 30_000
"""Decisions in a record: some fifteen hundred games of War of Flowers or War of Coins. Opening one so long
takes less than 300 MB (`tests/slow/test_match_memory.py`)."""
GROUPS, VALUES = 9 * LONGEST, 22 * LONGEST
"""Brackets and commas in the text of a record; the wordiest that we write has eight and nineteen a decision.
Three letters can be a list, which takes twenty times as much memory."""
DEEPEST = 30
"""How deep lists may lie in one another in what is kept of a record as it was told."""


class BadRecord(ValueError):  # noqa: N818 - named for what it is
    """A text that holds no record, or a record that the rules contradict.

    Its text is for the command line and names things by their keys. What a person at the screen is told is
    made of its `fault` (``none``: it is no record; ``newer``, ``long``, ``another``: of another game;
    ``rules``: by none that are known; else ``damaged``) and of where it is: the game and the move in it,
    counted from 1, 0 where it is in none.
    """

    def __init__(self, text: str, fault: str = "damaged", game: int = 0, move: int = 0) -> None:
        super().__init__(text)
        self.fault = fault
        self.game = game
        self.move = move

    def within(self, where: str, game: int = 0, move: int = 0) -> BadRecord:
        """Return the same, found in something that is named before it."""
        return BadRecord(f"{where}: {self}", self.fault, game or self.game, move or self.move)


class WrittenRound(dict[str, Any]):
    """A finished round of a record, which changes no more, so that its text is made only once.

    A copy of it is a plain dict, free to be changed.
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

    def __copy__(self) -> dict[str, Any]:
        return dict(self)

    def __deepcopy__(self, memo: dict[int, Any]) -> dict[str, Any]:
        return deepcopy(dict(self), memo)


@contextmanager
def uncollected() -> Iterator[None]:
    """Look for no circles of objects meanwhile: of a long match so many are made, which all stay, that
    looking through them again and again takes as long as making them."""
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was:
            gc.enable()


@uncollected()
def loads(text: str) -> dict[str, Any]:
    """Return a record from its text, of a known format and schema.

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
    if _depth(data["seats"]) > DEEPEST:
        raise BadRecord("this record does not name its seats")
    return data


def _json(text: str) -> Any:
    """Return what a text of JSON holds.

    Raises ValueError and RecursionError where it is none, BadRecord where it would take too much memory.
    """
    if text.count("{") + text.count("[") > GROUPS or text.count(",") > VALUES:
        raise BadRecord("this holds more than any record of a match does", "long")
    return json.loads(text)


def _depth(data: Any) -> int:
    """Return how deep lists and objects lie in one another, one more than `DEEPEST` at most."""
    level, depth = [data], 0
    while level and depth <= DEEPEST:
        depth += 1
        level = [
            each
            for within in level
            if isinstance(within, list | dict)
            for each in (within.values() if isinstance(within, dict) else within)
        ]
    return depth


def is_other(beginning: str, game: str) -> bool:
    """Whether the beginning of a file says that it is no record of a game: another's, or none at all.

    What is damaged, or says nothing so far, may be one; `loads` tells.
    """
    said, whole = _told_first(beginning)
    if said is None:
        return False
    if said.get("format", None if whole else FORMAT) != FORMAT:
        return True
    return bool(said.get("game", game) != game)


def _told_first(beginning: str) -> tuple[dict[str, Any] | None, bool]:
    """Return what stands first in the text of a JSON object, and whether that is all of it; None where it
    begins as no object."""
    text = beginning.lstrip("\ufeff \t\r\n")
    if not text.startswith("{"):
        return None, False
    said: dict[str, Any] = {}
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
    """Return where the text goes on after blanks, of which one may be a sign."""
    while at < len(text) and text[at] in f" \t\r\n{sign}":
        at += 1
    return at


def deal_in(text: str) -> dict[str, Any]:
    """Return the beginning of a round from the text of a deal file.

    It holds what a record's round holds at its beginning (`deal`, `first` and the like; seat 0 where `first`
    is not told), or the `deal` alone, or a whole record, of which the first round's beginning is taken.
    Raises BadRecord.
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


def dumps(record: dict[str, Any]) -> str:
    """Return a record as text, one round a line, so that it can be read and compared."""
    head = {key: value for key, value in record.items() if key not in ("rounds", "outcome")}
    lines = [json.dumps(head, ensure_ascii=False, separators=(", ", ": "))[:-1] + ', "rounds": [']
    rounds = [each.text if isinstance(each, WrittenRound) else _compact(each) for each in record["rounds"]]
    lines.append(",\n".join(rounds) + "]")
    outcome = record.get("outcome")
    if outcome is not None:
        lines.append(', "outcome": ' + _compact(outcome))
    return "\n".join(lines) + "}"


def _compact(data: dict[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
