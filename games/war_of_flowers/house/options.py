"""House rules of War of Flowers by name (war-of-flowers-house §options, §bundles).

Contains their values, the bundles and the text format. This module is not compiled, so that the options load
no compiled module.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, Final

from macclassic.engine.core.options import BadOption, Json, JsonMapping, quoted

NOTHING: Final = "nothing"
WIN: Final = "win"
CHOICE: Final = "choice"
"""Values of `four`, the effect of four of a month in a dealt hand: as three, a win, or a choice."""


@dataclass(frozen=True)
class HouseRules:
    """House rules; each default is the original's rule.

    `min`: score from which GO and STOP may be called. `four`: effect of four of a month dealt to a hand.
    `few`: number of plains from which a loser does not pay double. The others are on or off.
    """

    min: int = 3
    four: str = NOTHING
    few: int = 6
    shake: bool = False
    bomb: bool = False
    sunless: bool = False
    noplain: bool = False
    double_go: bool = False
    free_go: bool = False
    own: bool = False
    pair_pair: bool = False
    three_stuck: bool = False
    carry: bool = False
    last: bool = False

    def numbers(self) -> tuple[int, ...]:
        """Return the rules as numbers for a view: the index of each value among its possible values."""
        return tuple([VALUES[name].index(getattr(self, name)) for name in NAMES])


NAMES: Final = tuple([each.name for each in fields(HouseRules)])
_FLAG: Final[tuple[object, ...]] = (False, True)
_SOME: Final[Mapping[str, tuple[object, ...]]] = {
    "min": (3, 5, 7),
    "four": (NOTHING, WIN, CHOICE),
    "few": (6, 8),
}
VALUES: Final[Mapping[str, tuple[Any, ...]]] = {name: _SOME.get(name, _FLAG) for name in NAMES}
"""Possible values of each rule, the original's first."""
ORIGINAL: Final = HouseRules()
BUNDLES: Final[Mapping[str, HouseRules]] = {
    "korean-evening": HouseRules(
        four=WIN,
        shake=True,
        bomb=True,
        sunless=True,
        noplain=True,
        double_go=True,
        free_go=True,
        own=True,
        pair_pair=True,
        three_stuck=True,
        carry=True,
    ),
    "old-school": HouseRules(four=CHOICE, shake=True, carry=True, last=True),
    "quick": HouseRules(four=WIN, few=8, sunless=True, noplain=True, own=True, pair_pair=True, last=True),
}


def of_numbers(numbers: tuple[int, ...]) -> HouseRules:
    """Return the house rules of a view's numbers."""
    return HouseRules(**{name: VALUES[name][place] for name, place in zip(NAMES, numbers, strict=True)})


class RulesKind:
    """Kind of option for house rules: an object in a record, text on a command line."""

    words: Final = "house rules such as min=5,shake, or one of " + ", ".join(BUNDLES)

    def read(self, value: object) -> HouseRules:
        """Return house rules from a value; missing rules are as in the original.

        The value is a HouseRules, an object, text such as ``min=5,shake``, or the name of a bundle. Raises
        ValueError; BadOption if the message can name the mistake.
        """
        if isinstance(value, HouseRules):
            return value
        if isinstance(value, str):
            return BUNDLES.get(value) or self._checked_rules(_parted(value))
        if not isinstance(value, dict):
            raise ValueError
        return self._checked_rules(value)

    def _checked_rules(self, given: JsonMapping) -> HouseRules:
        for name, value in given.items():
            if name not in VALUES:
                raise BadOption(f"house must be made of {', '.join(NAMES)}; there is no rule {quoted(name)}")
            if not any(type(value) is type(each) and value == each for each in VALUES[name]):
                *others, last = [_text(each) for each in VALUES[name]]
                raise BadOption(
                    f"house must be given with {name} {', '.join(others)} or {last}, not {quoted(value)}"
                )
        rules = HouseRules(**dict(given))
        if rules.bomb and not rules.shake:
            raise BadOption("house must be given with shake where bomb is")
        return rules

    def written(self, value: HouseRules) -> Json:
        return {name: getattr(value, name) for name in NAMES}


def _parted(text: str) -> Json:
    """Return the rules in a command line's text; each part is a name alone or name=value."""
    found: dict[str, object] = {}
    for part in text.split(","):
        name, equals, value = part.partition("=")
        if name in found:
            raise BadOption(f"house must name each rule once, not with {quoted(name)} twice")
        values = {_text(each): each for each in VALUES.get(name, ())}
        found[name] = values.get(value, value) if equals else True
    return found


def _text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


HOUSE: Final = RulesKind()
