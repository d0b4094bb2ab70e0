"""Options of Flower Power, and the rules by which they are settled together.

Packs, petals and base hand are ``usual`` by default: their values then follow from the number of players. A
record writes the handicap as text: ``none``, or for each seat the cards and petals more or fewer, as in ``1/0
0/-2 0/0``. This module imports no compiled module, since every start of the program imports it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Final

from macclassic.engine.core.companions import companions_of, company, level_alone, with_companions
from macclassic.engine.core.options import (
    CLOTHS,
    FLAG,
    PACE,
    PERSON,
    BadOption,
    Choice,
    Json,
    Number,
    Options,
    SettingsForm,
    SeveralValues,
    option,
    usable,
)

PACK: Final = 54
"""Cards of one pack, including its jokers."""
JOKERS: Final = 2
MAX_DECKS: Final = 12
"""Largest number of packs."""
BACKS = ("daisy", "bee", "ladybird", "trellis")
MAX_SEATS = 6
COUNT = Number(2, MAX_SEATS, offered=(2, 3, 4, 5, 6))
MIN_PILE = 3
"""Fewest cards left for the draw pile (§3.2)."""
MIN_PETALS = 2
"""Fewest petals of a flower in the first layout (§3.4)."""
USUAL = "usual"
NONE = "none"
MAX_HANDICAP = 99
"""Largest handicap, in either direction."""
MAX_THROWS_LENGTH = 2000
"""Longest text of throws, in characters; no random contest is as long."""
LEVELS = ("random", "gardener", "fencer", "florist", "strategist", "master")
"""Levels of the computer players, the weakest first."""
NAMES = ("Ariane", "Adrien", "Éléonore", "Johanne", "Pierre", "Évelyne")
"""Default names of the seats: the players in the examples of the rules."""
COMPANY = ("student", "salesman", "aunt", "grandmother", "sailor", "clerk")
"""Default companion of each seat that a computer plays."""
NUMBERS = ("decks", "petals", "base")
DEALS = (USUAL, "marathon", "own")
Handicap = tuple[int, int]
"""Cards and petals that a seat gets more (positive) or fewer (negative)."""

_STANDARD = {2: (1, 20, 3), 3: (1, 15, 1), 4: (2, 15, 1), 5: (2, 15, 1), 6: (3, 15, 1)}
_MARATHON = {2: (2, 30, 5), 3: (2, 25, 3), 4: (3, 25, 3), 5: (3, 25, 2), 6: (4, 25, 3)}


def standard(players: int) -> tuple[int, int, int]:
    """Return packs, petals and base hand of the usual game for a number of players (§3.2)."""
    return _STANDARD[players]


def marathon(players: int) -> tuple[int, int, int]:
    """Return packs, petals and base hand of a long game: a pack more, larger deals (flower-power §10)."""
    return _MARATHON[players]


class Throws:
    """Option type: steps by which the signs of each throw of the contest advance.

    Each step is 0, 1 or 2. The value is empty if no player chose a sign.
    """

    words: ClassVar[str] = "none, or 0, 1 or 2 for each throw of the contest"

    def read(self, value: object) -> tuple[int, ...]:
        if isinstance(value, str) and len(value) <= MAX_THROWS_LENGTH:
            turns = value.split()
            if value == NONE:
                return ()
            if turns and all(turn in ("0", "1", "2") for turn in turns):
                return tuple(map(int, turns))
        raise ValueError

    def written(self, value: tuple[int, ...]) -> str:
        return " ".join(map(str, value)) or NONE


class Handicaps:
    """Option type: cards and petals more or fewer for each seat, or for the first seats."""

    words: ClassVar[str] = "none, or cards and petals more or fewer for each seat, such as “1/0 0/-2”"

    def read(self, value: object) -> tuple[Handicap, ...]:
        if isinstance(value, str):
            if value == NONE:
                return ()
            value = [each.split("/") for each in value.replace(",", " ").split()]
        if not isinstance(value, list | tuple) or not 1 <= len(value) <= MAX_SEATS:
            raise ValueError
        return tuple(map(_pair, value))

    def written(self, value: tuple[Handicap, ...]) -> str:
        return " ".join(f"{hand}/{petals}" for hand, petals in value) if any(map(any, value)) else NONE


def _pair(pair: object) -> Handicap:
    if not isinstance(pair, list | tuple) or len(pair) != 2:
        raise ValueError
    hand, petals = (_signed_number(each) for each in pair)
    return hand, petals


def _signed_number(value: object) -> int:
    """Return a signed number given as itself or as text.

    Raises ValueError if it is neither, or larger than `MAX_HANDICAP`.
    """
    if isinstance(value, str):
        digits = value.lstrip("+-")
        if not (digits.isascii() and digits.isdigit() and len(digits) <= 2 and len(value) <= len(digits) + 1):
            raise ValueError
        value = int(value)
    if type(value) is not int or abs(value) > MAX_HANDICAP:
        raise ValueError
    return value


class AllHandicaps(Handicaps):
    """Option type: the handicaps of all six seats, as the settings keep them."""

    def read(self, value: Any) -> tuple[Handicap, ...]:
        found = super().read(value)
        if len(found) != MAX_SEATS or found != tuple(map(tuple, value)):
            raise ValueError
        return found


@dataclass(frozen=True)
class FlowerOptions(Options):
    """Options of Flower Power.

    - `decks`, `petals`, `base`: packs of cards, petals of each seat, cards of the first hand.
    - `deal`: whether these three are the usual ones, those of a long game, or the player's own.
    - `position`: position of the contest's winner in the order of play, from 1; 0 for any.
    - `contest`: people throw for the order of play and take packs; otherwise the deal decides both.
    - `who`: for each of six seats a person or the level of a computer player.
    - `companions`: the companion at each seat.
    - `passes`: true if a seat that can only pass does so without being asked.
    - `passes_ahead`: true if a seat passes so too in a battle that it wins as it stands.
    """

    longest: ClassVar[int] = 3000

    players: int = option(3, COUNT, seats=True, kept=SettingsForm(2, COUNT))
    decks: int = option(USUAL, Number(1, MAX_DECKS, word=USUAL), kept=SettingsForm(1, Number(1, MAX_DECKS)))
    petals: int = option(USUAL, Number(2, 300, word=USUAL), kept=SettingsForm(15, Number(2, 300)))
    base: int = option(USUAL, Number(0, 60, word=USUAL), kept=SettingsForm(1, Number(0, 60)))
    jokers: bool = option(True, FLAG)
    handicap: tuple[Handicap, ...] = option(
        (), Handicaps(), kept=SettingsForm(((0, 0),) * MAX_SEATS, AllHandicaps())
    )
    position: int = option(0, Number(0, MAX_SEATS), record_only=True)
    throws: tuple[int, ...] = option((), Throws(), record_only=True)
    see_own_petals: bool = option(False, FLAG)
    discard_all_tied: bool = option(False, FLAG)
    hidden_hearts: bool = option(False, FLAG)
    who: tuple[str, ...] = option(
        (PERSON, *("gardener",) * (MAX_SEATS - 1)),
        SeveralValues(Choice((PERSON, *LEVELS)), MAX_SEATS),
        screen=True,
    )
    companions: tuple[str, ...] = company(*COMPANY)
    deal: str = option(USUAL, Choice(DEALS), screen=True, within=False)
    passes: bool = option(True, FLAG, screen=True)
    passes_ahead: bool = option(False, FLAG, screen=True)
    contest: bool = option(True, FLAG, screen=True, within=False, kept=SettingsForm(False, FLAG))
    pace: int = option(3, PACE, screen=True)
    back: str = option("daisy", Choice(BACKS), screen=True)
    cloth: str = option("lawn", Choice(("lawn", *CLOTHS)), screen=True)

    def settled(self) -> FlowerOptions:
        numbers = [
            usual if getattr(self, name) == USUAL else getattr(self, name)
            for name, usual in zip(NUMBERS, standard(self.players), strict=True)
        ]
        if len(self.handicap) > self.players:
            raise BadOption(f"handicap tells of {len(self.handicap)} players, but {self.players} play")
        pairs = (*self.handicap, *((0, 0),) * (self.players - len(self.handicap)))
        if self.position > self.players:
            raise BadOption(f"position must be 1 to {self.players}, or 0 for any")
        settled = replace(self, decks=numbers[0], petals=numbers[1], base=numbers[2], handicap=pairs)
        wrong = settled.fault()
        if wrong is not None:
            raise BadOption(wrong)
        return settled

    # The deal under settled options

    def hand_size(self, seat: int, position: int) -> int:
        """Return the size of the first hand of a seat that plays at `position`, from 0."""
        return self.base + position + self.handicap[seat][0]

    def pack_size(self, seat: int) -> int:
        """Return how many petals a seat gets."""
        return self.petals + self.handicap[seat][1]

    @property
    def cards(self) -> int:
        """Number of cards in the game."""
        return self.decks * (PACK if self.jokers else PACK - JOKERS)

    @property
    def left(self) -> int:
        """Number of cards left for the draw pile; negative if there are too few cards."""
        n = self.players
        more = sum(hand + petals for hand, petals in self.handicap)
        return self.cards - n * self.petals - n * self.base - n * (n - 1) // 2 - more

    def fault(self) -> str | None:
        """Return why these options allow no deal, as a sentence for the player; None if they do."""
        seats = range(self.players)
        if any(self.pack_size(seat) < MIN_PETALS for seat in seats):
            return f"every player needs {MIN_PETALS} petals at least"
        # A handicap belongs to the seat, at any position.
        if any(self.hand_size(seat, 0) < 0 for seat in seats):
            return "a hand cannot have fewer than no cards"
        # The rule is stated for more than three players and for the players' own deals (§3.2).
        usual = self.players <= 3 and (self.decks, self.petals, self.base) == standard(self.players)
        least = 1 if usual else MIN_PILE
        if self.left < least:
            return (
                f"that leaves {max(self.left, 0)} of {self.cards} cards for the draw pile; it needs {least}"
            )
        return None

    # Settings

    @property
    def wanted(self) -> FlowerOptions:
        """The options with which the settings start a game."""
        decks, petals, base = {
            USUAL: standard(self.players),
            "marathon": marathon(self.players),
            "own": (self.decks, self.petals, self.base),
        }[self.deal]
        handicap = self.handicap[: self.players]
        return replace(self, decks=decks, petals=petals, base=base, handicap=handicap)

    def repaired(self) -> FlowerOptions:
        if self.wanted.fault() is None:
            return self
        fresh = usable(FlowerOptions, {})
        return replace(self, **{name: getattr(fresh, name) for name in ("deal", *NUMBERS, "handicap")})

    def asked(self) -> FlowerOptions:
        return self.wanted  # `repaired` has checked these.

    def sitting(self) -> Sequence[str]:
        return with_companions(self.who[: self.players], self.companions)

    def as_played(self, match: FlowerOptions, players: Sequence[str]) -> Json:
        count, known = match.players, (PERSON, *LEVELS)
        levels = map(level_alone, players)
        who = [level if level in known else other for level, other in zip(levels, self.who, strict=False)]
        numbers = (match.decks, match.petals, match.base)
        return {
            **match.written(),
            "who": [*who, *self.who[count:]],
            "companions": companions_of(players, self.companions),
            "deal": {standard(count): USUAL, marathon(count): "marathon"}.get(numbers, "own"),
            "handicap": [*match.handicap, *self.handicap[count:]],
        }
