"""Games of other packages: what is installed and declares an entry point in the group `macclassic.games`.

Whoever writes such a package is a stranger, and what it does is no reason for anything here to fail: what
can't be used is left out and told of, in a sentence that `app/program/plugin_watch.py` makes of a
`RefusedPlugin`.
"""

from __future__ import annotations

import os
import re
import sys
import traceback
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from importlib import import_module
from inspect import CO_OPTIMIZED
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Any

from macclassic.engine.core.safe_text import harmless

if TYPE_CHECKING:
    from importlib.metadata import Distribution, EntryPoint

    from macclassic.engine.core.game_spec import GameSpec

GROUP = "macclassic.games"
KEY = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
"""What a game may be called in records and commands, and so in the names of files."""
LONGEST_KEY, LONGEST_TITLE, LONGEST_WHY = 30, 30, 200
METADATA = (".dist-info", ".egg-info")
FAULTS = (Exception, SystemExit)
"""What a stranger's code may raise."""


LEFT_OUT = "The game “{name}” of the package “{package}” is left out: {why}."
WHYS = {
    "import": "it can’t be imported ({why})",
    "type": "{why} is no game",
    "key": "“{why}” can’t be a game’s key",
    "taken": "there is one with the key “{why}” already",
    "fails": "it fails ({why})",
}
"""What is told of a game that can't be used, and why; both are translated (`tools/i18n/translations.py`)."""


@dataclass(frozen=True, slots=True)
class Plugin:
    """A game of another package: what it is, the module that declares it and the `folder` of that, and the
    name of its package."""

    spec: GameSpec
    module: str
    folder: Path
    package: str


@dataclass(frozen=True, slots=True)
class RefusedPlugin:
    """What was declared and can't be used: by the `name` of its entry point and its package. `kind`: one
    of `WHYS`, with more of it in `why`."""

    name: str
    package: str
    kind: str
    why: str = ""

    def sentence(self, translated: Callable[[str], str] = str) -> str:
        """Return what a person is told of it."""
        why = translated(WHYS[self.kind]).format(why=self.why)
        return translated(LEFT_OUT).format(name=self.name, package=self.package, why=why)


def look(taken: Collection[str]) -> tuple[list[Plugin], list[RefusedPlugin]]:
    """Return the games of other packages, by title, and what could not be used of what was declared.

    `taken`: the keys that there are already.
    """
    guests: dict[str, Plugin] = {}
    refused = []
    for package, entry in _declared():
        found = _loaded(package, entry, {*taken, *guests})
        if isinstance(found, RefusedPlugin):
            refused.append(found)
        else:
            guests[found.spec.key] = found
    return sorted(guests.values(), key=lambda each: (each.spec.order, each.spec.title)), refused


def _loaded(package: str, entry: EntryPoint, taken: Collection[str]) -> Plugin | RefusedPlugin:
    from macclassic.engine.core.game_spec import GameSpec

    try:
        module, spec = entry.module, entry.load()
        folder = Path(str(import_module(module).__file__)).parent
    except FAULTS as error:
        return RefusedPlugin(entry.name, package, "import", said(error))
    if not isinstance(spec, GameSpec):
        return RefusedPlugin(entry.name, package, "type", harmless(entry.value, LONGEST_WHY))
    try:
        if not (KEY.fullmatch(spec.key) and len(spec.key) <= LONGEST_KEY):
            return RefusedPlugin(entry.name, package, "key", harmless(spec.key, LONGEST_WHY))
        if spec.key in taken:
            return RefusedPlugin(entry.name, package, "taken", spec.key)
        _check(spec)
    except FAULTS as error:
        return RefusedPlugin(entry.name, package, "fails", said(error))
    return Plugin(spec, module, folder, package)


def _check(spec: GameSpec) -> None:
    """Ask a game for all that is asked of every game whether or not it is played; raise what is wrong."""
    from macclassic.engine.core.game_spec import Players, Seat
    from macclassic.engine.core.options import Options, usable

    if not (spec.title.strip() and harmless(spec.title, LONGEST_TITLE) == spec.title):
        raise ValueError(f"a title is one line of at most {LONGEST_TITLE} characters")
    if not (isinstance(spec.options, type) and issubclass(spec.options, Options)):
        raise TypeError("options must be a class that is derived from Options")
    if not isinstance(spec.players, Players) or not all(len(each) == 2 for each in spec.players.names):
        raise TypeError("players must be Players, with pairs of texts as names")
    if not (isinstance(spec.order, int) and isinstance(spec.screen, str)):
        raise TypeError("order must be a number, and screen a text")
    if spec.screen and not re.fullmatch(r"[\w.]+:\w+", spec.screen):
        raise ValueError("screen must be “module:name”")
    options = usable(spec.options, {})
    written = spec.options().settled().written()
    seats = spec.seats(options.asked())
    if not seats or not all(isinstance(each, Seat) for each in seats) or not isinstance(written, dict):
        raise TypeError("seats must return one Seat or more")
    if not all(isinstance(each, str) for each in options.sitting()):
        raise TypeError("sitting must return names of players")
    names = {spec.players.listed(each) for each in (spec.players.adviser, spec.players.stand_in)}
    if unknown := names - {name for name, _ in spec.players.names}:
        raise ValueError(f"there is no player {sorted(unknown)[0]!r} among the names")


def said(error: BaseException, folder: Path | None = None) -> str:
    """Return what went wrong in a line: what was raised, and where, within a folder if it was there."""
    places = traceback.extract_tb(error.__traceback__)
    within = [each for each in places if folder in Path(each.filename).parents]
    place = (within or places)[-1:]
    where = f" ({Path(place[0].filename).name}, line {place[0].lineno})" if place else ""
    words = str(error).strip()
    return harmless(f"{type(error).__name__}{': ' if words else ''}{words}", LONGEST_WHY) + where


def blamed(
    error: BaseException, guests: Mapping[str, Plugin], others: Callable[[Any], str] = lambda _thing: ""
) -> str:
    """Return the key of the game of another package that an exception came from; empty if it was none.

    Whatever is raised in such a package came from its game, and whatever was raised while something of ours
    had only such a game in hand: its parts may be no more than of a wrong type. `others` tells of more things
    whose game they are.
    """
    trace = error.__traceback__
    while trace is not None:
        frame = trace.tb_frame
        module = str(frame.f_globals.get("__name__", ""))
        for key, guest in guests.items():
            if any(f"{module}.".startswith(f"{each}.") for each in (guest.module, guest.spec.package)):
                return key
        for thing in _in_hand(frame):
            key = others(thing) or _key_of(thing)
            if key in guests:
                return key
        trace = trace.tb_next
    return ""


def _in_hand(frame: FrameType) -> list[Any]:
    """Return what a function has in hand. The mapping that Python keeps of it would hold that, painters too,
    longer than the exception does: so it is emptied."""
    if not frame.f_code.co_flags & CO_OPTIMIZED:
        return []
    held = frame.f_locals
    things = list(held.values())
    if type(held) is dict:  # a copy, until Python 3.13
        held.clear()
    return things


def _key_of(thing: object) -> str:
    """Return the key of the game that one of our own things is of."""
    from macclassic.engine.core.game_spec import GameSpec

    if not type(thing).__module__.startswith("macclassic."):
        return ""
    spec = thing if isinstance(thing, GameSpec) else getattr(thing, "__dict__", {}).get("spec")
    return spec.key if isinstance(spec, GameSpec) else ""


# What is installed


def _declared() -> Iterator[tuple[str, EntryPoint]]:
    """Yield the entry points of our group with the packages they are of; of two packages of one name only the
    first on the path counts, as for every import."""
    if getattr(sys, "frozen", False):
        return
    known = set()
    for folder in _folders():
        # Imported only where there is anything: it takes longer than all else here.
        from importlib.metadata import Distribution

        found = Distribution.at(folder)
        try:
            package, entries = _name(found, folder), [*found.entry_points.select(group=GROUP)]
        except FAULTS:
            continue  # what some package has of ours is not even a list
        if package not in known:
            known.add(package)
            yield from ((package, each) for each in entries)


def _folders() -> Iterator[Path]:
    """Yield the folders of metadata on the path that name our group. `importlib.metadata` would read them all
    and needs ten times as long, at every start, mostly to find nothing."""
    for folder in dict.fromkeys(sys.path):
        try:
            with os.scandir(folder or ".") as inside:
                found = sorted(each.path for each in inside if each.name.endswith(METADATA))
        except OSError:
            continue
        for each in found:
            try:
                with open(os.path.join(each, "entry_points.txt"), "rb") as file:
                    named = GROUP.encode() in file.read()
            except OSError:
                continue
            if named:
                yield Path(each)


def _name(found: Distribution, folder: Path) -> str:
    name: Any = found.metadata["Name"]
    return harmless(str(name or folder.name.partition("-")[0]), LONGEST_TITLE)
