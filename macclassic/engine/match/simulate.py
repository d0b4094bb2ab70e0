"""Matches among computer players, and verification of records."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from pathlib import Path
from types import MappingProxyType

from macclassic.engine.core.chance import player_stream
from macclassic.engine.core.game_spec import (
    MATCH_OVER,
    ROUND_OVER,
    BadOption,
    GameSpec,
    Json,
    JsonMapping,
    quoted,
)
from macclassic.engine.core.options import checked
from macclassic.engine.core.registry import games
from macclassic.engine.match.match import Match
from macclassic.engine.match.record import BadRecord
from macclassic.engine.match.replay import replayed
from macclassic.engine.players.external_engine import Command
from macclassic.engine.players.external_players import MatchPlayers, follow, new_round, round_over, stood_in

NONE: Mapping[str, Command] = MappingProxyType({})


def begin(
    spec: GameSpec,
    seed: int,
    options: Mapping[str, object] | None = None,
    players: Sequence[str] = (),
    deal: Json | None = None,
) -> Match:
    """Return a dealt match with computer players at all seats; for the arguments see `played`.

    Raises BadOption, and BadRecord for an invalid deal.
    """
    chosen = checked(spec.options, options or {}, seated=len(players))
    places = len(spec.seats(chosen))
    if len(players) > places:
        raise BadOption(f"{spec.key} has {places} seats, not {len(players)}")
    names = [*players, *spec.players.default[len(players) : places]]
    return Match.new(spec, chosen, spec.seated(chosen, names), seed, deal)


def played(
    spec: GameSpec,
    seed: int,
    rounds: int | None = None,
    options: Mapping[str, object] | None = None,
    players: Sequence[str] = (),
    decisions: int | None = None,
    deal: Json | None = None,
    engines: Mapping[str, Command] = NONE,
    engine_folder: Path | None = None,
) -> Match:
    """Play a match among computer players to its end or a limit, and return it.

    `rounds`, `decisions`: limits; None: no limit. `players`: a name for each seat; missing ones are the
    game's defaults. `deal`: first round, as for `Match.new`. `engines`: commands of external engines by name.
    `engine_folder`: their working folder; None: that of this process. Raises BadOption, and BadRecord for an
    invalid deal.
    """
    match = begin(spec, seed, options, players, deal)
    ply = 0
    with MatchPlayers(spec, match.rules, match.options, engines, engine_folder) as seating:
        seated = [seating.make(str(seat["player"])) for seat in match.seats]
        follow(seated, match)
        while ply != decisions:
            actor = match.actor
            if actor >= 0:
                stream = player_stream(seed, actor, ply)
                action = seated[actor].choose(match.view(actor), match.legal, stream)
                match.apply(action, stood_in(seated[actor]))
                ply += 1
                if match.actor < 0:
                    round_over(seated)
            elif actor == ROUND_OVER and (rounds is None or match.round_count < rounds):
                match.next_round()
                new_round(seated)
            else:
                break
    return match


def simulate(
    spec: GameSpec,
    seed: int,
    rounds: int | None = None,
    options: Mapping[str, object] | None = None,
    players: Sequence[str] = (),
    deal: Json | None = None,
    engines: Mapping[str, Command] = NONE,
    engine_folder: Path | None = None,
) -> Json:
    """Play a match as `played` does and return its record.

    A match that reached the limit of rounds, or of decisions of the game, has ``capped`` in its outcome.
    Raises BadOption, and BadRecord for an invalid deal.
    """
    longest = spec.options.longest or None
    match = played(spec, seed, rounds, options, players, longest, deal, engines, engine_folder)
    record = deepcopy(match.to_record())
    if match.actor != MATCH_OVER:
        record["outcome"] = {**match.rules.form.match_outcome(match.state), "capped": True}
    return record


def verify(record: JsonMapping) -> Match:
    """Replay a record through the rules and return its match.

    Raises BadRecord with the fault.
    """
    spec = games().get(record["game"])
    if spec is None:
        raise BadRecord(f"there is no game {quoted(record['game'])} here", "another")
    return replayed(record, spec)
