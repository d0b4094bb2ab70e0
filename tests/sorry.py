"""Positions of Sorry built from words, for tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from games.sorry.board import HOME, PAWNS, START, zone
from games.sorry.cards import DECK, NUMBER
from games.sorry.rules import SorryRules
from games.sorry.state import AWAIT_DRAW, AWAIT_MOVE, NONE, Action, State

RULES = {mode: SorryRules(mode) for mode in ("2", "3", "4", "team")}
ZONE = {f"s{number}": number for number in range(1, 6)}


def place_of(pawn: int, name: str) -> int:
    """Return the place that a word such as ``17``, ``s3``, ``home`` names for a pawn."""
    if name in ZONE:
        return zone(pawn // 4, ZONE[name])
    return {"home": HOME, "start": START}.get(name) or int(name)


def position(places: str, card: str = "", seat: int = 0, pile: Sequence[str] = ()) -> State:
    """Return a position: pawns as ``red-1=4 yellow-2=s3``, all others in their starts.

    Without a card the seat is to draw, the first of `pile` (if any) next; the rest of the cards were drawn.
    """
    found = [START] * 16
    for word in places.split():
        name, _, place = word.partition("=")
        pawn = PAWNS.index(name)
        found[pawn] = place_of(pawn, place)
    coming = tuple(NUMBER[name] for name in pile)
    rest = list(DECK)
    for each in coming:
        rest.remove(each)
    whole = (*rest, *coming) if coming else DECK
    phase, number = (AWAIT_MOVE, NUMBER[card]) if card else (AWAIT_DRAW, NONE)
    return State(tuple(found), seat, phase, number, whole, len(whole) - len(coming), key=1)


def action_of(rules: SorryRules, text: str) -> Action:
    """Return the action that a text tells: ``draw``, ``enter red-1``, ``forward red-1 8``,
    ``swap red-1 blue-2``, and two such with a comma between for a split 7."""
    if text == "draw":
        return rules.action_from_json({"type": "draw"})
    parts: list[dict[str, Any]] = []
    for words in (each.split() for each in text.split(", ")):
        part: dict[str, Any] = {"how": words[0], "pawn": words[1]}
        if words[0] in ("forward", "backward"):
            part["steps"] = int(words[2])
        elif words[0] in ("swap", "sorry"):
            part["target"] = words[2]
        parts.append(part)
    return rules.action_from_json({"type": "move", "parts": parts})


def told(rules: SorryRules, action: Action) -> str:
    """Return the text of an action, as `action_of` reads it."""
    if action.type == "draw":
        return "draw"
    words = []
    for part in rules.action_to_json(action)["parts"]:
        rest = [str(part[key]) for key in ("steps", "target") if key in part]
        words.append(" ".join([part["how"], part["pawn"], *rest]))
    return ", ".join(words)


def happened(rules: SorryRules, events: Sequence[Any]) -> list[str]:
    """Return events as words: ``step red-1 4 12``, ``bump yellow-1 12``, ``card 0 sorry``."""
    found = []
    for event in events:
        data = rules.event_to_json(event)
        found.append(" ".join(str(value) for value in data.values()))
    return found


def moves(rules: SorryRules, state: State) -> list[str]:
    """Return the legal actions as texts."""
    return [told(rules, action) for action in rules.legal(state)]
