"""The options of Flower Power: what each may be, and how those that hang together are settled.

Packs, petals and base hand are ``usual`` by default, which is settled by how many play. The handicap is text:
``none``, or for each seat cards and petals more or fewer, as in ``1/0 0/-2 0/0``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from macclassic.engine.game import BadOption, Options, told
from macclassic.engine.options import whole

from .setup import Handicap, Setup, fault, standard

PLAYERS = 3
"""So many play by default, as recommended (rules page §3.1)."""
USUAL = "usual"
NONE = "none"
MOST_HANDICAP = 99
"""No handicap is larger, either way."""
MOST_THROWS = 2000
"""So long may a text of throws be: longer than any contest that chance brings."""


def usual_or_whole(name: str, least: int, most: int) -> Callable[[Any], Any]:
    """Return a check for `USUAL` or a whole number between two others."""
    number = whole(name, least, most)
    return lambda value: value if isinstance(value, str) and value == USUAL else number(value)


def throws(value: Any) -> str:
    """Check by how much the signs of each throw of the contest are turned on, 0 to 2 each, as text; `NONE`
    where nobody has been asked what to throw."""
    if isinstance(value, str) and len(value) <= MOST_THROWS:
        turns = value.split()
        if value == NONE or (turns and all(turn in ("0", "1", "2") for turn in turns)):
            return " ".join(turns)
    raise BadOption(f"throws must be none, or 0, 1 or 2 for each throw of the contest, not {told(value)}")


def turns_of(text: str) -> tuple[int, ...]:
    """Return checked text of `throws` as numbers."""
    return () if text == NONE else tuple(map(int, text.split()))


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
