"""Replay of a record: every move is played through the rules, which verify all other contents."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from macclassic.engine.core.codec import holds, wrong
from macclassic.engine.core.game_spec import (
    MATCH_OVER,
    ROUND_OVER,
    BadOption,
    GameSpec,
    Json,
    JsonMapping,
    quoted,
)
from macclassic.engine.core.match_kinds import MatchKind
from macclassic.engine.core.options import Options, checked
from macclassic.engine.match.history import Leaving
from macclassic.engine.match.match import Match
from macclassic.engine.match.participation import Participation
from macclassic.engine.match.record import MAX_RECORD_DECISIONS, BadRecord, uncollected

MAX_START_TIME_LENGTH = 100
"""Maximum length of the text for a match's start; a longer one is ignored."""


@uncollected()
def replayed(record: JsonMapping, spec: GameSpec) -> Match:
    """Return the match in a record that `record.loads` has read.

    Raises BadRecord with a sentence if the record is of another game, or anything in it differs from what the
    rules make of its moves.
    """
    if record["game"] != spec.key:
        text = f"this is a record of {quoted(record['game'])}, not of {quoted(spec.key)}"
        raise BadRecord(text, "another")
    options = _options(record, spec)
    match = Match(spec, options, _seats(record, spec, options), record["seed"])
    match.practice = record.get("practice") is True
    match.kind = next((each for each in MatchKind if each == record.get("kind")), MatchKind.PLAIN)
    begun = record.get("begun")
    match.started_at = begun if isinstance(begun, str) and len(begun) <= MAX_START_TIME_LENGTH else ""
    rounds = record["rounds"]
    if not rounds:
        raise BadRecord("this record holds no round")
    if _decisions(rounds) > MAX_RECORD_DECISIONS:
        raise BadRecord(f"this record is longer than {MAX_RECORD_DECISIONS} moves", "long")
    for number, data in enumerate(rounds):
        try:
            _replay_round(match, data, last=number == len(rounds) - 1)
        except ValueError as error:
            raise _within(error, f"round {number + 1}", game=number + 1) from None
        except (OverflowError, RecursionError):
            raise BadRecord(f"round {number + 1} is damaged", game=number + 1) from None
    _check_outcome(match, record.get("outcome"))
    if "conceded" in record:
        match.conceded = _conceded(match, record["conceded"], record.get("outcome"))
    return match


def _options(record: JsonMapping, spec: GameSpec) -> Options:
    try:
        options: Options = checked(spec.options, record["options"], seated=len(record["seats"]))
    except BadOption as error:
        raise BadRecord(str(error), "rules") from None
    written = options.written()
    for name, value in record["options"].items():
        if isinstance(value, str) and value != written.get(name):
            # Text in place of a number is for the command line; records have numbers.
            raise BadRecord(f"the option {name} must not be the text {quoted(value)}")
    return options


def _seats(record: JsonMapping, spec: GameSpec, options: Options) -> Sequence[Json]:
    seats: list[Json] = record["seats"]
    places = spec.seats(options)
    if len(seats) != len(places) or not all(
        isinstance(seat, dict)
        and isinstance(seat.get("name"), str)
        and isinstance(seat.get("player"), str)
        and holds(seat, dict(place.marks), frozenset())
        for seat, place in zip(seats, places, strict=True)
    ):
        raise BadRecord("this record does not name its seats")
    return seats


def _decisions(rounds: Sequence[object]) -> int:
    """Return the length of a record: its decisions plus one for each round."""
    lists = [each.get("moves") for each in rounds if isinstance(each, dict)]
    return len(rounds) + sum(len(moves) for moves in lists if isinstance(moves, list))


def _within(error: ValueError, where: str, game: int = 0, move: int = 0) -> BadRecord:
    """Return an error in a part of a record as a BadRecord that names the part."""
    found = error if isinstance(error, BadRecord) else BadRecord(str(error))
    return found.within(where, game, move)


def _replay_round(match: Match, data: object, last: bool) -> None:
    if not isinstance(data, dict) or not isinstance(data.get("moves"), list):
        raise BadRecord("it has no moves")
    if match.round_count and match.actor != ROUND_OVER:
        raise BadRecord("it follows a round that is not over, or a match that is")
    changed = {each.name: data[each.name] for each in match.spec.options.recorded() if each.name in data}
    played, tells = Participation.from_json(data, match.players)
    match.begin_round(data, changed, played)
    for number, move in enumerate(data["moves"]):
        try:
            _replay_move(match, move)
        except ValueError as error:
            raise _within(error, f"move {number + 1}", move=number + 1) from None
        if not tells:
            match.participation.note_decision(move["seat"])
    match.played_rounds[-1].left += _left(data.get("left"), len(data["moves"]), match)
    outcome = data.get("outcome")
    if match.actor < 0:
        if not outcome:
            raise BadRecord("it is over, but its outcome is missing")
        if not match.rules.form.agrees_with(outcome, match.state):
            raise BadRecord("its outcome is not what the moves come to")
    elif outcome or not last:
        raise BadRecord("it ends before it is over")


def _left(data: object, moves: int, match: Match) -> list[Leaving]:
    """Return the players who left their seats in a record's round; foreign values are ignored."""
    found = [
        Leaving(*each)
        for each in (data if isinstance(data, list) else ())
        if isinstance(each, list) and [type(value) for value in each] == [int, int, str]
    ]
    seats = range(len(match.seats))
    return [each for each in found if each.step in range(moves + 1) and each.seat in seats]


def _replay_move(match: Match, move: object) -> None:
    if not isinstance(move, dict) or not isinstance(move.get("action"), dict):
        raise BadRecord("it is no move")
    if match.actor < 0:
        raise BadRecord("the round is over")
    seat = move.get("seat")
    if type(seat) is not int or seat != match.actor:
        raise BadRecord(f"it is the turn of seat {match.actor}, not of {quoted(seat)}")
    given, form = move.get("events"), match.rules.form
    action = form.actions.from_json(move["action"])
    try:
        heard = [form.events.from_json(each) for each in given] if isinstance(given, list) else None
    except ValueError:
        heard = None
    # A forbidden action is reported before malformed events.
    if heard is None and match.allows(action):
        raise wrong()
    match.apply(action, recorded_events=heard or ())


def _check_outcome(match: Match, outcome: object) -> None:
    over = match.actor == MATCH_OVER
    if not outcome:
        if over:
            raise BadRecord("the match is over, but its outcome is missing")
        return
    capped = isinstance(outcome, dict) and outcome.get("capped") is True
    if over and capped:
        raise BadRecord("the match is called capped, but it ended by itself")
    if not over and not capped:
        raise BadRecord("the match has an outcome, but is not over")
    form = match.rules.form
    if not holds(outcome, form.match_outcome(match.state), form.free_order):
        raise BadRecord("the outcome of the match is not what its rounds come to")


def _conceded(match: Match, seat: Any, outcome: object) -> int:
    if type(seat) is not int or not 0 <= seat < len(match.seats):
        raise BadRecord(f"no seat {quoted(seat)} can have conceded")
    if outcome or match.actor == MATCH_OVER:
        raise BadRecord("a seat conceded by the record, but the match has an end")
    return seat
