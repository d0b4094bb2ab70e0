"""Server of the think process: requests and answers as lines of JSON.

docs/engine-protocol.md describes the part that is open to other programs; the screen uses more.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any, TextIO

import macclassic
from macclassic.engine.core.chance import Stream, player_stream
from macclassic.engine.core.game_spec import FIRST, AnyPlayer, AnyRules, Json, Judge, Judged
from macclassic.engine.core.options import BadOption, checked, quoted
from macclassic.engine.core.registry import games
from macclassic.engine.players.external_engine import PROTOCOL, VERSION


class BadQuestion(ValueError):  # noqa: N818
    """A request is invalid; the text is a sentence."""


def serve(
    lines: Iterable[str],
    answers: TextIO,
    failed: Callable[[], None] = lambda: None,
    player: str = "",
) -> int:
    """Answer every line until the input ends; an invalid line gets an error as answer.

    `failed`: called while an error is handled, except for faults of other programs that have greeted by the
    public protocol. `player`: player for requests that name none.
    """
    outside = False
    for line in lines:
        if line.strip():
            said = answer(line, failed, player, outside)
            outside = outside or "protocol" in said
            answers.write(json.dumps(said, separators=(",", ":")) + "\n")
            answers.flush()
    return 0


def answer(
    line: str, failed: Callable[[], None] = lambda: None, player: str = "", outside: bool = False
) -> Json:
    """Return the answer to one request: its `id`, and an `action` or an `error`.

    With `explain` there are also `why` and, if the game has a judge, `stake`: how much less the next best
    action would bring. With `judge` the action is the best one, `why` is its reason if the game has one, and
    `estimates` holds for each legal action how much it is `behind`, the standard `error` of that, and its
    `mean`. `outside`: the public protocol is in use.
    """
    number: object = None
    try:
        request = _request(line)
        number = request.get("id")
        if "protocol" in request:
            outside = True
            return {"id": number, **_greet(request)}
        request.setdefault("player", player)
        return {"id": number, **_decide(request)}
    except (BadQuestion, BadOption) as error:
        if not outside:
            failed()
        return {"id": number, "error": str(error)}
    except (Exception, SystemExit) as error:  # no request may end the process
        failed()
        return {"id": number, "error": f"{type(error).__name__}: {error}"}


def _greet(request: Json) -> Json:
    """Return the answer to the first line of the public protocol.

    Raises BadQuestion for another version or an unknown game.
    """
    if request["protocol"] != PROTOCOL or request.get("version") != VERSION:
        raise BadQuestion(f"this speaks version {VERSION} of {PROTOCOL}")
    _game(request)
    return {"protocol": PROTOCOL, "version": VERSION, "name": f"macclassic {macclassic.VERSION}"}


def _request(line: str) -> Json:
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict):
        raise BadQuestion("this line is no JSON object")
    return found


def _game(request: Json) -> str:
    if "game" not in request:
        raise BadQuestion("this line has no “game”")
    key = request["game"]
    if not isinstance(key, str) or key not in games():
        raise BadQuestion(f"there is no game {quoted(key)}; there are {', '.join(games())}")
    return key


def _read_question(request: Json) -> tuple[AnyRules, object, list[object]]:
    """Return the rules, the view and the legal actions of a question.

    Raises BadQuestion for invalid contents, BadOption for invalid options.
    """
    game = _game(request)
    for key, kind, what in (("options", dict, "object"), ("view", dict, "object"), ("legal", list, "list")):
        if not isinstance(request.get(key), kind):
            raise BadQuestion(f"this line has no {what} “{key}”")
    rules = _rules(game, json.dumps(request["options"], sort_keys=True))
    try:
        view = rules.form.view.read(request["view"])
    except (ValueError, LookupError, TypeError, AttributeError) as error:
        raise BadQuestion(f"this is no view of {game}: {error}") from error
    try:
        legal = [rules.form.actions.from_json(action) for action in request["legal"]]
    except (ValueError, LookupError, TypeError, AttributeError) as error:
        raise BadQuestion(f"these are no actions of {game}: {error}") from error
    if not legal:
        raise BadQuestion("there is nothing to choose from: “legal” is empty")
    return rules, view, legal


def _decide(request: Json) -> Json:
    rules, view, legal = _read_question(request)
    if request.get("judge"):
        found = _judged(request, view, legal)
        best = min(range(len(legal)), key=lambda place: found[place].behind)
        estimates = [{"mean": each.mean, "behind": each.behind, "error": each.error} for each in found]
        judging = games()[request["game"]].judge
        why = judging.why(view, legal, found) if judging is not None and judging.why is not None else None
        said = {} if why is None else _said(why)
        return {"action": rules.form.actions.to_json(legal[best]), "estimates": estimates, **said}
    player = _player(request["game"], request["player"] or games()[request["game"]].players.adviser)
    if "seed" in request:
        stream = player_stream(int(request["seed"]), int(request["seat"]), int(request["ply"]))
    else:
        # Other programs send only what the seat knows; equal questions get equal answers.
        known = json.dumps([request["view"], request["legal"]], sort_keys=True).encode()
        stream = Stream(int.from_bytes(hashlib.sha256(known).digest()[:7], "big"), "asked")
    if request.get("explain"):
        if "seed" in request:
            stream = _judge_stream(request, FIRST)  # a hint in the same worlds as the review of this decision
        action, why = player.explain(view, legal, stream)
        said = _said(why)
        if "stake" not in said:
            said |= _stake(request, view, legal, action)
        return {"action": rules.form.actions.to_json(action), **said}
    return {"action": rules.form.actions.to_json(player.choose(view, legal, stream))}


def _judged(request: Json, view: object, legal: list[Any]) -> Sequence[Judged]:
    """Return the judge's estimate of each action, from a random stream of its own."""
    judge = _judge(request["game"])
    if judge is None:
        raise ValueError("this game has no judge")
    return judge.judge(view, legal, _judge_stream(request, request.get("judge", "stake")))


def _judge_stream(request: Json, part: str) -> Stream:
    """Return the random stream of a judgement: `FIRST`, a second one, or that of a stake."""
    return Stream(int(request["seed"]), f"judge/{part}/{request['seat']}/{request['ply']}")


def _said(why: str) -> Json:
    """Return a reason; its template and fields allow translation."""
    made = {name: getattr(why, name) for name in ("template", "fields", "stake") if hasattr(why, name)}
    return {"why": str(why), **made}


def _stake(request: Json, view: object, legal: list[Any], action: object) -> dict[str, float]:
    """Return how much less the next best action would bring; empty if `action` is not the best."""
    judging = games()[request["game"]].judge
    if len(legal) < 2 or judging is None or not judging.stakes:
        return {}
    found = _judged(request, view, legal)
    others = [each.behind for each, other in zip(found, legal, strict=True) if other != action]
    return {"stake": min(others)} if min(others) > 0 else {}


@lru_cache(maxsize=8)
def _judge(game: str) -> Judge[object] | None:
    judging = games()[game].judge
    return judging.make() if judging is not None else None


@lru_cache(maxsize=8)
def _rules(game: str, options: str) -> AnyRules:
    spec = games()[game]
    return spec.rules(checked(spec.options, json.loads(options)))


@lru_cache(maxsize=16)
def _player(game: str, name: str) -> AnyPlayer:
    return games()[game].players.make(name)
