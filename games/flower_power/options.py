"""The options of Flower Power: what each may be, and how those that hang together are settled.

Packs, petals and base hand are ``usual`` by default, which is settled by how many play. The handicap is text:
``none``, or for each seat cards and petals more or fewer, as in ``1/0 0/-2 0/0``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from macclassic.engine.game import BadOption, Options, told

from .setup import Handicap, Setup, fault, standard

PLAYERS = 3
"""So many play by default, as recommended (rules page §3.1)."""
USUAL = "usual"
NONE = "none"
MOST_HANDICAP = 99
"""No handicap is larger, either way."""


def whole(name: str, least: int, most: int, usual: bool = False) -> Callable[[Any], Any]:
    """Return a check for a whole number between two others, or `USUAL` where that may be said."""

    def check(value: Any) -> Any:
        if usual and isinstance(value, str) and value == USUAL:
            return value
        number = value
        if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) <= 4:
            number = int(value)
        if type(number) is not int or not least <= number <= most:
            raise BadOption(f"{name} must be a number from {least} to {most}, not {told(value)}")
        return number

    return check


def flag(name: str) -> Callable[[Any], bool]:
    """Return a check for true or false."""

    def check(value: Any) -> bool:
        found = {"true": True, "false": False}.get(value) if isinstance(value, str) else value
        if type(found) is not bool:
            raise BadOption(f"{name} must be true or false, not {told(value)}")
        return found

    return check


def handicap(value: Any) -> str:
    """Check a handicap, told as text or as a list of pairs, and return it as text."""
    if isinstance(value, str) and value == NONE:
        return NONE
    if isinstance(value, str):
        pairs: Any = [each.split("/") for each in value.replace(",", " ").split()]
    else:
        pairs = value
    if not isinstance(pairs, list) or not 1 <= len(pairs) <= 6:
        raise _no_handicap(value)
    return handicap_text([_pair(pair, value) for pair in pairs])


def _pair(pair: Any, value: Any) -> Handicap:
    if not isinstance(pair, list | tuple) or len(pair) != 2:
        raise _no_handicap(value)
    found = []
    for number in pair:
        if isinstance(number, str):
            digits = number.lstrip("+-")
            if not (
                digits.isascii() and digits.isdigit() and len(digits) <= 2 and len(number) <= len(digits) + 1
            ):
                raise _no_handicap(value)
            number = int(number)
        if type(number) is not int or abs(number) > MOST_HANDICAP:
            raise _no_handicap(value)
        found.append(number)
    return found[0], found[1]


def _no_handicap(value: Any) -> BadOption:
    return BadOption(
        "handicap must be none, or cards and petals more or fewer for each seat, such as "
        f"“1/0 0/-2”, not {told(value)}"
    )


def handicap_text(pairs: list[Handicap]) -> str:
    """Return handicaps by seat as text: `NONE` where nobody has one."""
    if not any(map(any, pairs)):
        return NONE
    return " ".join(f"{hand}/{petals}" for hand, petals in pairs)


def handicaps(text: str, players: int) -> tuple[Handicap, ...]:
    """Return the handicap of each seat from checked text; who is not told of has none.

    Raises BadOption where it tells of more seats than play.
    """
    pairs = [] if text == NONE else [_pair(each.split("/"), text) for each in text.split()]
    if len(pairs) > players:
        raise BadOption(f"handicap tells of {len(pairs)} players, but {players} play")
    return (*pairs, *((0, 0),) * (players - len(pairs)))


def settle(options: dict[str, Any]) -> dict[str, Any]:
    """Return checked options with what is usual for so many players filled in.

    Raises BadOption where there are not cards enough for them all.
    """
    players = options["players"]
    filled = dict(options)
    for name, number in zip(("decks", "petals", "base"), standard(players), strict=True):
        if filled[name] == USUAL:
            filled[name] = number
    filled["handicap"] = handicap_text(list(handicaps(options["handicap"], players)))
    if options["position"] > players:
        raise BadOption(f"position must be 1 to {players}, or 0 for any")
    wrong = fault(setup_of(filled))
    if wrong is not None:
        raise BadOption(wrong)
    return filled


def setup_of(options: Options) -> Setup:
    """Return what a game is played with under settled options."""
    return Setup(
        options["players"],
        options["decks"],
        options["petals"],
        options["base"],
        options["jokers"],
        handicaps(options["handicap"], options["players"]),
    )
