"""Games of other packages, found by their entry points in the group `macclassic.games`.

Such packages are foreign code, and no error in them may stop the program. A game that cannot be used is left
out; `app/program/plugin_watch.py` tells the player so with the sentence of its `RefusedPlugin`.
"""

from __future__ import annotations

import builtins
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
from typing import TYPE_CHECKING, NoReturn

from macclassic.engine.core.safe_text import harmless

if TYPE_CHECKING:
    from importlib.metadata import Distribution, EntryPoint

    from macclassic.engine.core.game_spec import GameSpec

GROUP = "macclassic.games"
KEY = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
"""Pattern of a game's key, which occurs in records, commands and file names."""
MAX_KEY_LENGTH, MAX_TITLE_LENGTH, MAX_REASON_LENGTH = 30, 30, 200
METADATA = (".dist-info", ".egg-info")
RESERVED_KEYS = frozenset(
    (
        "arena", "check-engine", "desktop", "engines", "export", "games", "import", "new-game", "players",
        "replay", "screenshot", "simulate", "think", "tune", "verify",
    )
)  # fmt: skip
"""Names that the command line uses for itself."""
PLUGIN_ERRORS = BaseException
"""Exceptions that foreign code may raise."""


class PluginExit(Exception):  # noqa: N818
    """Raised in place of SystemExit while exits are held."""

    def __init__(self, code: object = None) -> None:
        super().__init__(*(() if code is None else (code,)))
        self.code = code


PluginExit.__name__ = PluginExit.__qualname__ = "SystemExit"  # as its author knows it, in messages


def _exit(code: object = None) -> NoReturn:
    """Stand in for `sys.exit`."""
    raise PluginExit(code)


_EXITS = (SystemExit, sys.exit)


def hold_exits(held: bool) -> bool:
    """Let `sys.exit` and `SystemExit` mean a PluginExit, or themselves; return whether they were held before.

    PySide ends the process at a SystemExit in a slot, before any exception hook is called.
    """
    before = sys.exit is _exit
    vars(builtins)["SystemExit"], vars(sys)["exit"] = (PluginExit, _exit) if held else _EXITS
    return before


REFUSAL_SENTENCE = "The game “{name}” of the package “{package}” is left out: {why}."
REFUSAL_REASONS = {
    "import": "it can’t be imported ({why})",
    "type": "{why} is no game",
    "key": "“{why}” can’t be a game’s key",
    "taken": "there is one with the key “{why}” already",
    "reserved": "“{why}” is a command of macclassic",
    "fails": "it fails ({why})",
}
"""Sentences for the player about a plugin that is left out; translated (`tools/i18n/translations.py`)."""


@dataclass(frozen=True, slots=True)
class Plugin:
    """Usable game of another package: its specification, declaring module, `folder` and package name."""

    spec: GameSpec
    module: str
    folder: Path
    package: str


@dataclass(frozen=True, slots=True)
class RefusedPlugin:
    """A declared game that cannot be used, by its entry point's `name` and its package.

    `kind` is a key of `REFUSAL_REASONS`; `why` is the detail in its sentence.
    """

    name: str
    package: str
    kind: str
    why: str = ""

    def sentence(self, translated: Callable[[str], str] = str) -> str:
        """Return the sentence for the player."""
        why = translated(REFUSAL_REASONS[self.kind]).format(why=self.why)
        return translated(REFUSAL_SENTENCE).format(name=self.name, package=self.package, why=why)


def find_plugins(taken: Collection[str]) -> tuple[list[Plugin], list[RefusedPlugin]]:
    """Return the usable games of other packages, by order and title, and the refused ones.

    `taken`: keys of the games that exist already.
    """
    plugins: dict[str, Plugin] = {}
    refused = []
    for package, entry in _declared():
        found = _loaded(package, entry, {*taken, *plugins})
        if isinstance(found, RefusedPlugin):
            refused.append(found)
        else:
            plugins[found.spec.key] = found
    return sorted(plugins.values(), key=lambda each: (each.spec.order, each.spec.title)), refused


def _loaded(package: str, entry: EntryPoint, taken: Collection[str]) -> Plugin | RefusedPlugin:
    from macclassic.engine.core.game_spec import GameSpec

    held = hold_exits(True)
    try:
        module, spec = entry.module, entry.load()
        folder = Path(str(import_module(module).__file__)).parent
    except KeyboardInterrupt:
        raise
    except PLUGIN_ERRORS as error:
        return RefusedPlugin(entry.name, package, "import", error_line(error))
    finally:
        hold_exits(held)
    if not isinstance(spec, GameSpec):
        return RefusedPlugin(entry.name, package, "type", harmless(entry.value, MAX_REASON_LENGTH))
    try:
        if not (KEY.fullmatch(spec.key) and len(spec.key) <= MAX_KEY_LENGTH):
            return RefusedPlugin(entry.name, package, "key", harmless(spec.key, MAX_REASON_LENGTH))
        if spec.key in taken:
            return RefusedPlugin(entry.name, package, "taken", spec.key)
        if spec.key in RESERVED_KEYS:
            return RefusedPlugin(entry.name, package, "reserved", spec.key)
        _check(spec)
    except PLUGIN_ERRORS as error:
        return RefusedPlugin(entry.name, package, "fails", error_line(error))
    return Plugin(spec, module, folder, package)


def _check(spec: GameSpec) -> None:
    """Check the declarations that the program reads of every game; raise an exception for the first fault."""
    from macclassic.engine.core.game_spec import Players, Seat
    from macclassic.engine.core.options import Options, usable

    if not (spec.title.strip() and harmless(spec.title, MAX_TITLE_LENGTH) == spec.title):
        raise ValueError(f"a title is one line of at most {MAX_TITLE_LENGTH} characters")
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


def error_line(error: BaseException, folder: Path | None = None) -> str:
    """Return an exception as one line, with its place: the innermost one in `folder` if there is one."""
    places = traceback.extract_tb(error.__traceback__)
    within = [each for each in places if folder in Path(each.filename).parents]
    place = (within or places)[-1:]
    where = f" ({Path(place[0].filename).name}, line {place[0].lineno})" if place else ""
    try:
        words = str(error).strip()
    except PLUGIN_ERRORS:
        words = ""  # its own method fails
    return harmless(f"{type(error).__name__}{': ' if words else ''}{words}", MAX_REASON_LENGTH) + where


def plugin_at_fault(
    error: BaseException, plugins: Mapping[str, Plugin], others: Callable[[object], str] = lambda _thing: ""
) -> str:
    """Return the key of the plugin that an exception came from; empty if it came from none.

    An exception belongs to a plugin if it was raised in its package, or in a function of ours whose local
    variables include an object of that plugin's game, since the plugin's parts may be of a wrong type.
    `others` returns the game's key for further objects, or an empty text.
    """
    trace = error.__traceback__
    while trace is not None:
        frame = trace.tb_frame
        module = str(frame.f_globals.get("__name__", ""))
        for key, plugin in plugins.items():
            if any(f"{module}.".startswith(f"{each}.") for each in (plugin.module, plugin.spec.package)):
                return key
        for thing in _local_values(frame):
            key = others(thing) or _key_of(thing)
            if key in plugins:
                return key
        trace = trace.tb_next
    return ""


def _local_values(frame: FrameType) -> list[object]:
    """Return the values of a frame's local variables.

    Python caches the mapping in the frame, which would keep painters alive longer than the exception: so the
    mapping is emptied.
    """
    if not frame.f_code.co_flags & CO_OPTIMIZED:
        return []
    held = frame.f_locals
    things = list(held.values())
    if type(held) is dict:  # a copy before Python 3.13
        held.clear()
    return things


def _key_of(thing: object) -> str:
    """Return the key of the game that an object of this program belongs to; empty if there is none."""
    from macclassic.engine.core.game_spec import GameSpec

    if not type(thing).__module__.startswith("macclassic."):
        return ""
    spec = thing if isinstance(thing, GameSpec) else getattr(thing, "__dict__", {}).get("spec")
    return spec.key if isinstance(spec, GameSpec) else ""


# Installed packages


def _declared() -> Iterator[tuple[str, EntryPoint]]:
    """Yield the entry points of our group with their package names.

    Of two packages with the same name only the first on the path counts, as in imports.
    """
    if getattr(sys, "frozen", False):
        return
    known = set()
    for folder in _folders():
        # Slow to import, so only if there is a candidate.
        from importlib.metadata import Distribution

        found = Distribution.at(folder)
        try:
            package, entries = _name(found, folder), [*found.entry_points.select(group=GROUP)]
        except PLUGIN_ERRORS:
            continue  # another package's entry point is malformed
        if package not in known:
            known.add(package)
            yield from ((package, each) for each in entries)


def _folders() -> Iterator[Path]:
    """Yield the metadata folders on the path whose entry points mention our group.

    `importlib.metadata` would read all of them, which takes ten times as long at every start.
    """
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
    name: object = found.metadata["Name"]
    return harmless(str(name or folder.name.partition("-")[0]), MAX_TITLE_LENGTH)
