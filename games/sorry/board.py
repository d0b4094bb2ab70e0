"""The board of Sorry in numbers: squares, zones, slides, ends of walks, and modes (sorry §1, §4, §5).

A *place* is a number. 0..59 are the squares of the track, clockwise, which is forward. Then come five squares
of safety zone for each colour, outermost first. HOME and START are one number each for all colours. So only
pawns at home or in their starts can share a place, whatever their colours.

A *pawn* is 0..15: the four of red, then of blue, yellow and green.
"""

from __future__ import annotations

from dataclasses import dataclass

COLOURS = ("red", "blue", "yellow", "green")
"""Colours in the order of the turns; the squares of each lie 15 after those of the one before."""
TRACK = 60
SAFETY = 5
HOME = TRACK + 4 * SAFETY
START = HOME + 1
PLACES = START + 1

SIDE = 15
TURN, CIRCLE = 2, 4
"""Squares of a colour, counted from its corner: the turn into its safety zone, and its entry circle.

The diamond lies between them, so no walk forward ever passes it (§5).
"""
SLIDES = ((1, 4), (9, 13))
"""Triangle and round end of a colour's two slides, counted from its corner."""
MAX_STEPS = 12
"""Length of the longest walk."""
AT_TURN = SAFETY + 1
"""Steps from the turn square to home."""

PAWNS = tuple(f"{colour}-{number}" for colour in COLOURS for number in range(1, 5))
"""Names of the pawns in records."""
COLOUR_OF = tuple(pawn // 4 for pawn in range(16))
ENTRY = tuple((SIDE * colour + CIRCLE) % TRACK for colour in range(4))
"""Entry circle of each colour."""


def zone(colour: int, number: int) -> int:
    """Return the place of safety square 1..5 of a colour; 5 is next to home."""
    return TRACK + SAFETY * colour + number - 1


def _distance(colour: int, place: int) -> int:
    """Return the steps forward from a place to home; -1 if the place is not on the colour's way."""
    if place < TRACK:
        return (SIDE * colour + TURN - place) % TRACK + AT_TURN
    if place == HOME:
        return 0
    if zone(colour, 1) <= place <= zone(colour, SAFETY):
        return zone(colour, SAFETY) + 1 - place
    return -1


def _at(colour: int, distance: int) -> int:
    """Return the place so many steps before home."""
    if distance == 0:
        return HOME
    if distance < AT_TURN:
        return zone(colour, SAFETY) + 1 - distance
    return (SIDE * colour + TURN - (distance - AT_TURN)) % TRACK


def _forward(colour: int, place: int, steps: int) -> int:
    """Return where a walk forward ends; steps beyond home bounce back (§4). -1: no such walk."""
    distance = _distance(colour, place)
    return -1 if distance <= 0 else _at(colour, abs(distance - steps))


def _backward(colour: int, place: int, steps: int) -> int:
    """Return where a walk backward ends: it leaves the zone, and passes its mouth without turning in (§4)."""
    if place < TRACK:
        return (place - steps) % TRACK
    distance = _distance(colour, place)
    return -1 if distance <= 0 else _at(colour, distance + steps)


def _slide(colour: int, place: int) -> int:
    """Return the round end of another colour's slide that begins at a place, else -1 (§4)."""
    for other in range(4):
        for triangle, end in SLIDES:
            if other != colour and place == (SIDE * other + triangle) % TRACK:
                return (SIDE * other + end) % TRACK
    return -1


DISTANCE = tuple(tuple(_distance(colour, place) for place in range(PLACES)) for colour in range(4))
"""Steps to home by colour and place; -1 in the start and off the colour's way."""
STEPS_HOME = 65
"""Steps of the longest way home, from a colour's own diamond; one less from its circle."""
FORWARD = tuple(
    tuple(tuple(_forward(colour, place, steps) for place in range(PLACES)) for steps in range(MAX_STEPS + 1))
    for colour in range(4)
)
"""Ends of walks forward, by colour, steps and place; -1 for pawns that cannot walk."""
BACKWARD = tuple(
    tuple(tuple(_backward(colour, place, steps) for place in range(PLACES)) for steps in range(5))
    for colour in range(4)
)
"""Ends of walks backward, in the same form."""
SLIDE = tuple(tuple(_slide(colour, place) for place in range(PLACES)) for colour in range(4))
"""Round end to which a pawn of a colour slides from a place, -1 for no slide."""


def steps_done(pawn: int, place: int) -> int:
    """Return how many of the `STEPS_HOME` steps home a pawn has done; 0 in its start."""
    return 0 if place == START else STEPS_HOME - DISTANCE[COLOUR_OF[pawn]][place]


def place_name(place: int) -> int | str:
    """Return the name of a place in records."""
    if place < TRACK:
        return place
    if place == HOME:
        return "home"
    return "start" if place == START else f"s{(place - TRACK) % SAFETY + 1}"


@dataclass(frozen=True, slots=True)
class Mode:
    """Mode of a match: the players and their pawns.

    `colours`, `sides`: by seat; seats of one side win together. `own`: the pawns that a seat moves, its
    partner's included. `opposing`: the pawns of the other sides.
    """

    name: str
    colours: tuple[int, ...]
    sides: tuple[int, ...]
    own: tuple[tuple[int, ...], ...]
    opposing: tuple[tuple[int, ...], ...]

    @property
    def seats(self) -> int:
        """Number of seats."""
        return len(self.colours)

    def partners(self, seat: int) -> tuple[int, ...]:
        """Return the seats of a seat's side, itself included, in order."""
        return tuple(other for other, side in enumerate(self.sides) if side == self.sides[seat])


def _mode(name: str, colours: tuple[int, ...], sides: tuple[int, ...]) -> Mode:
    def pawns(side: int, of_it: bool) -> tuple[int, ...]:
        played = zip(colours, sides, strict=True)
        return tuple(
            4 * colour + number for colour, other in played if (other == side) == of_it for number in range(4)
        )

    return Mode(
        name,
        colours,
        sides,
        tuple(pawns(side, True) for side in sides),
        tuple(pawns(side, False) for side in sides),
    )


MODES = {
    "2": _mode("2", (0, 2), (0, 1)),
    "3": _mode("3", (0, 1, 2), (0, 1, 2)),
    "4": _mode("4", (0, 1, 2, 3), (0, 1, 2, 3)),
    "team": _mode("team", (0, 1, 2, 3), (0, 1, 0, 1)),
}
"""Seats are in the order red, blue, yellow, green; two players are red and yellow (§5)."""


def colour_names(mode: Mode) -> tuple[str, ...]:
    """Return the name of each seat's colour."""
    return tuple(COLOURS[colour] for colour in mode.colours)
