"""Write the compatibility files with today's program: ``python -m tests.compatibility.make_records``.

Arguments are the games; without any, all games are written. Use it only for a new game, or for an intended
change of behaviour. `tests/compatibility/__init__.py` describes the files. ``--players GAME ...`` keeps the
existing files and adds the choices of new players of a game.
"""

from __future__ import annotations

import copy
import json
import random
import sys
import zipfile
from collections.abc import Container, Iterator, Mapping, Sequence
from typing import Any

from macclassic.app.play.computer_turns import question
from macclassic.engine.core.chance import player_stream
from macclassic.engine.core.game_spec import MATCH_OVER, ROUND_OVER, GameSpec
from macclassic.engine.core.registry import games
from macclassic.engine.match import record as records
from macclassic.engine.match.match import Match
from macclassic.engine.match.replay import replayed
from macclassic.engine.match.simulate import begin
from macclassic.engine.players.think_server import answer
from tests.compatibility import archive

Json = dict[str, Any]

RECORDS, FOREIGN, VIEWS = 40, 10, 50

OPTIONS: Mapping[str, Mapping[str, Sequence[Any]]] = {
    "war-of-flowers": {
        "money": (10, 20, 50, 100, 999),
        "cup": ("animal", "double-plain"),
        "iq": ([60, 160], [100, 100]),
    },
    "war-of-coins": {"match": (50, 100, 200, "endless"), "iq": (60, 100, 160)},
    "soi": {
        "target": (100, 200, 437),
        "sort": (False, True),
        "level": ("easiest", "middle", "impossible"),
    },
    "sorry": {"mode": ("1", "2", "3", "4", "teams"), "seven_must_split": (False, True)},
    "flower-power": {
        "players": (2, 3, 4, 5, 6),
        "decks": ("usual", "usual", 4),
        "petals": ("usual", "usual", 9, 12),
        "base": ("usual", "usual", 2),
        "jokers": (True, False),
        "handicap": ("none", "none", "2/0 0/-3"),
        "position": (0, 1, 2),
        "see_own_petals": (False, True),
        "discard_all_tied": (False, True),
        "hidden_hearts": (False, True),
    },
}
SLOW = ("iq:140", "iq:160", "master", "impossible", "thoughtful")
OPTIONAL: Mapping[str, Sequence[str]] = {
    "war-of-coins": ("draw", "opening", "ending"),
    "soi": ("slot", "into", "slots"),
    "sorry": ("reshuffles",),
    "flower-power": ("contest", "chooser"),
}
"""Keys that other programs may leave out (docs/decisions.md)."""


def match_of(spec: GameSpec, number: int) -> Match:
    """Return a match; its options, players, length and play are derived from its number."""
    dice = random.Random(f"{spec.key}/{number}")
    options = {name: dice.choice(values) for name, values in OPTIONS.get(spec.key, {}).items()}
    names = [name for name, _ in spec.players.names]
    count = len(begin_lenient(spec, number, options).seats)
    players = [names[(number + 3 * seat) % len(names)] for seat in range(count)]
    match = begin_lenient(spec, number, options, players)
    seated = [spec.players.make(name) for name in players]
    most = dice.choice((3, 40, 150)) if any(name in SLOW for name in players) else dice.choice((30, 400, 900))
    rounds = dice.choice((1, 2, 5))
    for ply in range(most):
        seat = match.actor
        if seat == MATCH_OVER or (seat == ROUND_OVER and match.round_count >= rounds):
            break
        if seat == ROUND_OVER:
            match.next_round()
            continue
        match.apply(seated[seat].choose(match.view(seat), match.legal, player_stream(number, seat, ply)))
        if number % 5 == 4 and ply % 37 == 36 and match.actor >= 0:
            match.undo(seat, beyond=True)
    if number % 2:
        match.started_at = f"2026-11-{number % 28 + 1:02}T20:15:{number:02}"
    if number % 3 == 0:
        match.seats[number % count]["player"] = "person"
        match.seats[number % count]["name"] = "Rose “Rosa” Müller 화투"
    return match


def begin_lenient(spec: GameSpec, seed: int, options: Json, players: Sequence[str] = ()) -> Match:
    """Begin a match; while options conflict, drop the last one."""
    options = dict(options)
    while True:
        try:
            return begin(spec, seed, options, players)
        except ValueError:
            options.pop(list(options)[-1])


def other_words(match: Match, number: int) -> Json:
    """Return a record as another program might write it: sets reordered, optional keys left out."""
    dice = random.Random(number)
    optional = OPTIONAL.get(match.spec.key, ())

    def shaken(value: Any, key: str = "") -> Any:
        if isinstance(value, dict):
            return {name: shaken(each, name) for name, each in value.items()}
        if isinstance(value, list):
            found = [shaken(each, key) for each in value]
            free = key in match.rules.form.free_order
            if free and not any(isinstance(each, list | dict) for each in found):
                dice.shuffle(found)
            return found
        return value

    def without_optional(value: Any) -> Any:
        if isinstance(value, dict):
            return {name: without_optional(each) for name, each in value.items() if name not in optional}
        return [without_optional(each) for each in value] if isinstance(value, list) else value

    record: Json = copy.deepcopy(match.to_record())
    for each in record["rounds"]:
        for move in each["moves"]:
            move["events"] = shaken(move["events"])
        if "outcome" in each:
            each["outcome"] = shaken(each["outcome"])
    return {"program": "another", **record, "rounds": without_optional(record["rounds"])}


def texts(spec: GameSpec) -> Iterator[tuple[str, str]]:
    """Yield the name and the text of every record of a game."""
    for number in range(RECORDS - FOREIGN):
        match = match_of(spec, number)
        text = records.dumps(match.to_record())
        back = replayed(records.loads(text), spec)
        assert records.dumps(back.to_record()) == text
        yield f"ours-{number:02}.json", text
    for number in range(RECORDS - FOREIGN, RECORDS):
        match = match_of(spec, number)
        written = json.dumps(other_words(match, number), ensure_ascii=False)
        yield f"theirs-{number:02}.json", written
        read = replayed(records.loads(written), spec)
        yield f"theirs-{number:02}.ours.json", records.dumps(read.to_record())


def choices(spec: GameSpec, known: Container[str] = ()) -> Iterator[str]:
    """Yield lines of a question to the ThinkProcess and its answer, for players not in `known`."""
    for place, (player, _) in enumerate(spec.players.names):
        if player in known:
            continue
        found = 0
        number = 1000 * place
        while found < VIEWS:
            number += 1
            dice = random.Random(f"{spec.key}/{player}/{number}")
            options = {name: dice.choice(values) for name, values in OPTIONS.get(spec.key, {}).items()}
            match = begin_lenient(spec, number, options)
            wanted = {dice.randrange(40) for _ in range(3)}
            for ply in range(40):
                if match.actor < 0:
                    break
                if ply in wanted and len(match.legal) > 1 and found < VIEWS:
                    asked = question(match, player)
                    yield json.dumps([asked, answer(json.dumps(asked))], separators=(",", ":"))
                    found += 1
                match.apply(match.legal[dice.randrange(len(match.legal))])


def with_new_players(spec: GameSpec) -> Iterator[tuple[str, str]]:
    """Yield all existing files of a game, with choices added for players that have none."""
    with zipfile.ZipFile(archive(spec.key)) as kept:
        found = {name: kept.read(name).decode() for name in kept.namelist()}
    lines = found.pop("choices.jsonl").splitlines()
    yield from found.items()
    known = {json.loads(line)[0]["player"] for line in lines}
    yield "choices.jsonl", "\n".join([*lines, *choices(spec, known)]) + "\n"


def main() -> None:
    """Write the archive of every game, or of the games given as arguments."""
    wanted = sys.argv[1:]
    only_players = wanted[:1] == ["--players"]
    for key in wanted[only_players:] or games():
        spec = games()[key]
        if only_players:
            found = list(with_new_players(spec))
        else:
            found = [*texts(spec), ("choices.jsonl", "\n".join(choices(spec)) + "\n")]
        with zipfile.ZipFile(archive(key), "w", zipfile.ZIP_DEFLATED, compresslevel=9) as kept:
            for name, text in found:
                # A fixed date makes the archive identical on every run.
                kept.writestr(zipfile.ZipInfo(name, (1993, 8, 1, 0, 0, 0)), text, zipfile.ZIP_DEFLATED, 9)


if __name__ == "__main__":
    main()
