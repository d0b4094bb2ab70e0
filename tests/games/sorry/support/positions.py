"""Positions of Sorry from short texts, for tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from games.sorry.actions import Action, Draw
from games.sorry.board import HOME, MODES, PAWNS, START, zone
from games.sorry.cards import DECK, KINDS
from games.sorry.events import Event
from games.sorry.options import SorryOptions
from games.sorry.position import AWAIT_MOVE, Deal, Position
from games.sorry.record_format import ACTIONS, EVENTS
from games.sorry.rules import SorryRules
from macclassic.engine.core.chance import deal_stream
from macclassic.engine.core.game_spec import IllegalAction

RULES = {mode: SorryRules(SorryOptions(mode=mode)) for mode in MODES}
ZONE = {f"s{number}": number for number in range(1, 6)}


def place_of(pawn: int, name: str) -> int:
    """Return the place with a name such as ``17``, ``s3``, ``home`` for a pawn."""
    if name in ZONE:
        return zone(pawn // 4, ZONE[name])
    return {"home": HOME, "start": START}.get(name) or int(name)


def position(
    places: str,
    card: str = "",
    seat: int = 0,
    pile: Sequence[str] = (),
    mode: str = "2",
    must_split: bool = False,
) -> Position:
    """Return a position: pawns as ``red-1=4 yellow-2=s3``, all others in their starts.

    Without a card the seat is to draw. `pile`: the cards left, the next one first; the others have been
    drawn.
    """
    found = [START] * 16
    for word in places.split():
        name, _, place = word.partition("=")
        pawn = PAWNS.index(name)
        found[pawn] = place_of(pawn, place)
    coming = tuple(KINDS.index(name) for name in pile)
    rest = list(DECK)
    for each in coming:
        rest.remove(each)
    whole = (*rest, *coming) if coming else DECK
    new = Position(MODES[mode], must_split, Deal(whole, key=1), whole)
    new.places, new.seat, new.drawn = found, seat, len(whole) - len(coming)
    if card:
        new.phase, new.card = AWAIT_MOVE, KINDS.index(card)
    return new


def step(position: Position, action: Action) -> tuple[Position, list[Event]]:
    """Return the position after an action and the events, as a match produces them.

    Raises IllegalAction.
    """
    problem = position.why_not(action)
    if problem is not None:
        raise IllegalAction(problem)
    new, log = position.copy(), list[Event]()
    new.log = log
    new.play(action)
    new.log = None
    return new, log


def dealt(mode: str, seed: int) -> Position:
    """Return the start of a randomly dealt game."""
    rules = RULES[mode]
    return rules.begin(rules.deal(deal_stream(seed, 0), None), None)


def action_of(text: str) -> Action:
    """Return an action from a text.

    Forms: ``draw``, ``enter red-1``, ``forward red-1 8``, ``swap red-1 blue-2``, and two of these with a
    comma between them for a split 7.
    """
    if text == "draw":
        return ACTIONS.from_json({"type": "draw"})
    parts: list[dict[str, Any]] = []
    for words in (each.split() for each in text.split(", ")):
        part: dict[str, Any] = {"how": words[0], "pawn": words[1]}
        if words[0] in ("forward", "backward"):
            part["steps"] = int(words[2])
        elif words[0] in ("swap", "sorry"):
            part["target"] = words[2]
        parts.append(part)
    return ACTIONS.from_json({"type": "move", "parts": parts})


def action_text(action: Action) -> str:
    """Return the text of an action, as `action_of` reads it."""
    if isinstance(action, Draw):
        return "draw"
    words = []
    for part in ACTIONS.to_json(action)["parts"]:
        rest = [str(part[key]) for key in ("steps", "target") if key in part]
        words.append(" ".join([part["how"], part["pawn"], *rest]))
    return ", ".join(words)


def happened(events: Sequence[Any]) -> list[str]:
    """Return events as texts: ``step red-1 4 12``, ``bump yellow-1 12``, ``card 0 sorry``."""
    found = []
    for event in events:
        data = EVENTS.to_json(event)
        found.append(" ".join(str(value) for value in data.values()))
    return found


def moves(position: Position) -> list[str]:
    """Return the legal actions as texts."""
    return [action_text(action) for action in position.legal()]
