"""The process that thinks: requests and answers as lines of JSON, as chess engines do it."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any, TextIO

from macclassic.engine.chance import player_stream
from macclassic.engine.game import Player, Rules, check_options
from macclassic.engine.registry import games


def serve(lines: TextIO, answers: TextIO) -> int:
    """Answer every line until there are no more; a line that makes no sense gets an error, not an end."""
    for line in lines:
        if line.strip():
            answers.write(json.dumps(answer(line), separators=(",", ":")) + "\n")
            answers.flush()
    return 0


def answer(line: str) -> dict[str, Any]:
    """Return the answer to one request: its `id` and an `action`, `why` if asked for, or an `error`."""
    number: Any = None
    try:
        request = json.loads(line)
        number = request.get("id")
        return {"id": number, **_decide(request)}
    except Exception as error:  # whatever a request holds, the process goes on
        return {"id": number, "error": f"{type(error).__name__}: {error}"}


def _decide(request: dict[str, Any]) -> dict[str, Any]:
    rules = _rules(request["game"], json.dumps(request["options"], sort_keys=True))
    player = _player(request["game"], request["player"])
    view = rules.view_from_json(request["view"])
    legal = [rules.action_from_json(action) for action in request["legal"]]
    stream = player_stream(int(request["seed"]), int(request["seat"]), int(request["ply"]))
    if request.get("explain"):
        action, why = player.explain(view, legal, stream)
        # A sentence that knows how it was made can be said in another language.
        made = {name: getattr(why, name) for name in ("template", "fields") if hasattr(why, name)}
        return {"action": rules.action_to_json(action), "why": str(why), **made}
    return {"action": rules.action_to_json(player.choose(view, legal, stream))}


@lru_cache(maxsize=8)
def _rules(game: str, options: str) -> Rules[Any, Any, Any, Any]:
    spec = games()[game]
    return spec.rules(check_options(spec, json.loads(options)))


@lru_cache(maxsize=16)
def _player(game: str, name: str) -> Player[Any, Any]:
    return games()[game].player(name)
