"""The options of Flower Power as the table keeps them, and what the rules and the session get of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from macclassic.engine.options import checked
from macclassic.toolbox.pace import PACES

from .. import GAME
from ..options import MOST_HANDICAP, USUAL, FlowerOptions, Handicaps
from ..setup import Setup, fault, marathon, standard
from ..state import MOST_SEATS
from .words import PERSON

LEAST_SEATS = 2
NUMBERS = ("decks", "petals", "base")
LIMITS = {"decks": (1, 12), "petals": (2, 300), "base": (0, 60)}
FLAGS = ("jokers", "see_own_petals", "discard_all_tied", "hidden_hearts")
DEALS = ("usual", "marathon", "own")


def levels() -> tuple[str, ...]:
    """Return the computer players that one may play against, the weakest first."""
    return tuple(name for name, _ in GAME.player_names)


def names() -> tuple[str, ...]:
    """Return what the seats are called."""
    assert GAME.seating is not None
    return tuple(seat.name for seat in GAME.seating(FlowerOptions(players=MOST_SEATS)))


def _defaults() -> dict[str, Any]:
    computers = [GAME.default_players[seat % len(GAME.default_players)] for seat in range(MOST_SEATS)]
    return {
        "players": 3,
        "who": [PERSON, *computers[1:]],
        "deal": "usual",
        "decks": 1,
        "petals": 15,
        "base": 1,
        "handicap": [[0, 0] for _ in range(MOST_SEATS)],
        "jokers": True,
        "see_own_petals": False,
        "discard_all_tied": False,
        "hidden_hearts": False,
        "pace": 3,
    }


def usable(values: Mapping[str, Any]) -> dict[str, Any]:
    """Return options as they can be used: what is missing or makes no sense has its default.

    `who` and `handicap` (cards and petals more or fewer) are by seat, of all six; `deal` is ``usual``,
    ``marathon`` or ``own``, by `decks`, `petals` and `base`.
    """
    found = _defaults()
    players, who, pace = values.get("players"), values.get("who"), values.get("pace")
    if type(players) is int and LEAST_SEATS <= players <= MOST_SEATS:
        found["players"] = players
    known = (PERSON, *levels())
    if isinstance(who, list) and len(who) == MOST_SEATS and all(each in known for each in who):
        found["who"] = list(who)
    if type(pace) is int and 1 <= pace <= PACES:
        found["pace"] = pace
    if values.get("deal") in DEALS:
        found["deal"] = values["deal"]
    for name in NUMBERS:
        least, most = LIMITS[name]
        if type(values.get(name)) is int and least <= values[name] <= most:
            found[name] = values[name]
    for name in FLAGS:
        if isinstance(values.get(name), bool):
            found[name] = values[name]
    pairs = values.get("handicap")
    if isinstance(pairs, list) and len(pairs) == MOST_SEATS and all(map(_is_pair, pairs)):
        found["handicap"] = [list(pair) for pair in pairs]
    if fault(setup(found)) is not None:
        found |= {name: _defaults()[name] for name in ("deal", *NUMBERS, "handicap")}
    return found


def _is_pair(pair: Any) -> bool:
    return (
        isinstance(pair, list)
        and len(pair) == 2
        and all(type(each) is int and abs(each) <= MOST_HANDICAP for each in pair)
    )


def setup(options: Mapping[str, Any]) -> Setup:
    """Return what a game is played with under such options."""
    players = options["players"]
    numbers = {
        "usual": standard(players),
        "marathon": marathon(players),
        "own": tuple(options[name] for name in NUMBERS),
    }[options["deal"]]
    pairs = tuple((pair[0], pair[1]) for pair in options["handicap"][:players])
    return Setup(players, numbers[0], numbers[1], numbers[2], options["jokers"], pairs)


def rules_options(options: Mapping[str, Any]) -> dict[str, Any]:
    """Return the options that the rules read, of usable ones."""
    wanted = setup(options)
    usual = options["deal"] == "usual"
    return {
        "players": wanted.players,
        "decks": USUAL if usual else wanted.decks,
        "petals": USUAL if usual else wanted.petals,
        "base": USUAL if usual else wanted.base,
        "handicap": Handicaps().written(wanted.handicap),
        **{name: options[name] for name in FLAGS},
    }


def played(options: Mapping[str, Any], players: Sequence[str], kept: Mapping[str, Any]) -> dict[str, Any]:
    """Return the options of a game under way, by what its rules read and by who sits at each seat; seats at
    which nobody plays are as they are `kept`."""
    count, known = options["players"], (PERSON, *levels())
    who = [player if player in known else other for player, other in zip(players, kept["who"], strict=False)]
    numbers = tuple(options[name] for name in NUMBERS)
    deal = {standard(count): "usual", marathon(count): "marathon"}.get(numbers, "own")
    pairs = checked(FlowerOptions, options).handicap
    return {
        "players": count,
        "who": [*who, *kept["who"][count:]],
        "deal": deal,
        **(dict(zip(NUMBERS, numbers, strict=True)) if deal == "own" else {}),
        "handicap": [*map(list, pairs), *kept["handicap"][count:]],
        **{name: options[name] for name in FLAGS},
    }


def seated(options: Mapping[str, Any]) -> dict[int, str]:
    """Return who sits at each seat by usable options."""
    return dict(enumerate(options["who"][: options["players"]]))
