"""Settings stored in one JSON file with a schema number."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields
from typing import TYPE_CHECKING, Any

from macclassic.app.storage import icon_places as icons
from macclassic.engine.core.options import Options, quoted, usable
from macclassic.engine.core.safe_text import is_deep, is_whole
from macclassic.quickdraw.resources import languages
from macclassic.table.company.banter_memory import BanterMemory
from macclassic.toolbox.base.motion_timing import MotionSetting
from macclassic.toolbox.base.sound import ALERTS, MAX_VOLUME, Sound

if TYPE_CHECKING:
    from macclassic.engine.core.game_spec import GameSpec, Json

SCHEMA = 1
MACHINE = (
    *("depth", "scale", "fill", "screen", "full_screen", "window", "gamma"),
    *("volume", "alert", "name", "number"),
)
"""Settings of the machine: its screen, its volume, and the registration of the copy.

They are the same for all profiles and are stored with those of the first. All other settings belong to one
profile.
"""
LESSON = "lesson"
"""Key of a game's settings for the step that its lesson has reached."""
ATTITUDES = ("chatty", "quiet", "off")
"""Values of the setting for how much the companions at a table say."""


class BadSettings(ValueError):  # noqa: N818
    """The settings file cannot be used; the text says why. `newer`: a newer version wrote it."""

    def __init__(self, why: str, newer: bool = False) -> None:
        super().__init__(why)
        self.newer = newer


MAX_COORDINATE = 1 << 15
"""Exclusive limit in pixels for the position and the size of the native window."""


@dataclass(frozen=True)
class SavedWindowPlace:
    """Saved geometry of the native window, in logical pixels.

    Holds the display, the offset from the display's corner, the size, and whether the window was maximised
    later. The value is false if no size is known.
    """

    display: str = ""
    x: int = 0
    y: int = 0
    width: int = 0
    height: int = 0
    maximized: bool = False

    @classmethod
    def of(cls, kept: Any) -> SavedWindowPlace:
        """Return the place from its value in the settings, or an empty place if the value is invalid."""
        try:
            place = cls(**kept)
        except TypeError:
            return cls()
        numbers = place.x, place.y, place.width, place.height
        sound = all(type(each) is int and abs(each) < MAX_COORDINATE for each in numbers)
        named = isinstance(place.display, str) and type(place.maximized) is bool
        return place if sound and named and min(numbers[2:]) >= 0 else cls()

    def __bool__(self) -> bool:
        return self.width > 0 and self.height > 0


@dataclass
class Settings:
    """The player's settings. `games` holds the options of each game by its key.

    `fill`: use the largest scale that fits, regardless of `scale`. `window`: geometry of the native window.
    `pattern`: name of the desktop pattern; an unknown name means the standard pattern. `motion`: motion at
    all tables (`motion_timing.MotionSetting`). `attitude`: how much companions say (`ATTITUDES`). `company`:
    their memory of past remarks. `behind`: games behind another one go on. `icons`: positions of moved
    desktop icons (`icon_places.py`).
    """

    depth: int = 8
    scale: int | None = None
    fill: bool = False
    screen: str = "640x480"
    full_screen: bool = False
    window: SavedWindowPlace = field(default_factory=SavedWindowPlace)
    gamma: bool = False
    sound: bool = True
    volume: int = 5
    alert: str = str(Sound.BEEP)
    motion: str = str(MotionSetting.FULL)
    attitude: str = "quiet"
    behind: bool = False
    language: str = ""
    balloons: bool = False
    pattern: str = "standard"
    name: str = ""
    number: str = ""
    company: BanterMemory = field(default_factory=BanterMemory)
    icons: icons.Put = field(default_factory=dict)
    games: dict[str, Json] = field(default_factory=dict)
    _kept: Json = field(default_factory=dict, init=False, repr=False, compare=False)

    def for_this_run(self, **values: object) -> None:
        """Set values from the command line: they apply to this run, and the file keeps its own."""
        for name, value in values.items():
            self._kept.setdefault(name, getattr(self, name))
            setattr(self, name, value)

    def of_this_run(self, name: str) -> bool:
        """True if the value of a setting comes from the command line."""
        return name in self._kept

    def decide(self, *names: str) -> None:
        """Make current values permanent, also those from the command line: the player chose them."""
        for name in names:
            self._kept.pop(name, None)

    def dumps(self) -> str:
        """Return the text of the settings file."""
        kept = {**asdict(self), **self._kept}
        del kept["_kept"]
        return json.dumps({"schema": SCHEMA, **kept}, indent=1, ensure_ascii=False) + "\n"

    def share(self, other: Settings) -> None:
        """Copy the machine's settings from `other`, including those that apply to this run only."""
        for name in MACHINE:
            setattr(self, name, getattr(other, name))
            self._kept.pop(name, None)
        self._kept |= {name: value for name, value in other._kept.items() if name in MACHINE}

    def shared(self) -> Json:
        """Return the machine's settings as the file holds them."""
        return {name: self._kept.get(name, getattr(self, name)) for name in MACHINE}

    def of_game(self, key: str) -> Json:
        """Return the stored options of a game; the dictionary may be modified."""
        return self.games.setdefault(key, {})

    def lesson_step(self, key: str) -> int:
        """Return the step at which the lesson of a game was left, 0 for none."""
        kept = self.games.get(key, {}).get(LESSON)
        return kept if isinstance(kept, int) and kept > 0 else 0

    def chosen(self, spec: GameSpec) -> Options:
        """Return the stored options of a game, completed and limited to valid values."""
        return usable(spec.options, self.games.get(spec.key, {}))


class TrialSettings:
    """Settings that apply as soon as they are set, and are saved or reverted when the panel closes."""

    def __init__(
        self, settings: Settings, names: Sequence[str], show: Callable[[], None], keep: Callable[[], None]
    ) -> None:
        """`show` applies the settings to the screen, `keep` writes them to disk."""
        self._settings, self._show, self._keep = settings, show, keep
        self._before = {name: getattr(settings, name) for name in names}
        self._touched: set[str] = set()

    def set(self, **values: object) -> None:
        """Set and apply values."""
        self._touched |= values.keys()
        for name, value in values.items():
            setattr(self._settings, name, value)
        self._show()

    def end(self, answer: str) -> None:
        """Save the values, or revert them if the answer is ``cancel``."""
        if answer == "cancel":
            self.set(**self._before)
        else:
            self._settings.decide(*self._touched)
            self._keep()


_ALLOWED: Mapping[str, tuple[object, ...]] = {
    **{each.name: (False, True) for each in fields(Settings) if each.type == "bool"},
    "depth": (1, 4, 8),
    "scale": (None, 1, 2, 3, 4, 5, 6, 7, 8),
    "screen": ("640x480", "832x624"),
    "volume": tuple(range(MAX_VOLUME + 1)),
    "alert": tuple(map(str, ALERTS)),
    "motion": tuple(map(str, MotionSetting)),
    "attitude": ATTITUDES,
    "language": ("", *languages()),
}


_LANGUAGE = re.compile(r'"language"\s*:\s*"(\w+)"')


def language_in(text: str) -> str:
    """Return the language named in a settings text, even if the rest is damaged.

    Empty if the text names no available language.
    """
    named = _LANGUAGE.search(text)
    return named[1] if named and named[1] in languages() else ""


def loads(text: str) -> Settings:
    """Return settings from their text.

    Raises BadSettings if the text is not JSON, has another schema, or holds a value that no dialog offers.
    """
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise BadSettings("it is damaged") from None
    if not is_whole(text, data):
        raise BadSettings("a text in it holds half a character")
    if not isinstance(data, dict) or not isinstance(data.get("schema"), int):
        raise BadSettings("it does not hold settings")
    if data["schema"] > SCHEMA:
        raise BadSettings("it was written by a newer version", newer=True)
    settings = Settings()
    for name, allowed in _ALLOWED.items():
        value = data.get(name, getattr(settings, name))
        if not any(value is each or (value == each and type(value) is type(each)) for each in allowed):
            raise BadSettings(f"its “{name}” can't be {quoted(value)}")
        setattr(settings, name, value)
    for name in ("name", "number", "pattern"):
        value = data.get(name, getattr(settings, name))
        if not isinstance(value, str):
            raise BadSettings(f"its “{name}” is not a text")
        setattr(settings, name, value)
    settings.company, settings.window = (
        BanterMemory.of(data.get("company")),
        SavedWindowPlace.of(data.get("window")),
    )
    settings.icons = icons.kept(data.get("icons"))
    games = data.get("games", {})
    if (
        not isinstance(games, dict)
        or not all(isinstance(each, dict) for each in games.values())
        or is_deep(games)
    ):
        raise BadSettings("its “games” are not options")
    settings.games = games
    return settings
