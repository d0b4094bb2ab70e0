"""Import aliases: former names of modules that moved, for plugins that still import them.

The documentation for authors of games named these modules. The former names stay for one version.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.abc import Loader
from importlib.machinery import ModuleSpec
from types import ModuleType

FORMER: Mapping[str, str] = {
    "engine.achievements": "engine.progress.achievements",
    "engine.arrays": "engine.observation_arrays",
    "engine.battery": "engine.match.conformance",
    "engine.chance": "engine.core.chance",
    "engine.codec": "engine.core.codec",
    "engine.contract": "engine.core.contract",
    "engine.game": "engine.core.game_spec",
    "engine.lesson": "engine.progress.lesson",
    "engine.options": "engine.core.options",
    "engine.record": "engine.match.record",
    "engine.registry": "engine.core.registry",
    "engine.simulate": "engine.match.simulate",
    "flower_cards.acts": "flower_cards.actions",
    "flower_cards.form": "flower_cards.record_format",
    "quickdraw.colour": "quickdraw.colours",
    "quickdraw.framebuffer": "quickdraw.frame_buffer",
    "toolbox.animator": "toolbox.base.animator",
    "toolbox.balloons": "toolbox.help.balloon_help",
    "toolbox.bubbles": "table.speech_bubbles",
    "toolbox.explaining": "toolbox.spots",
    "toolbox.filedialog": "toolbox.dialogs.file_dialogs",
    "toolbox.frames": "toolbox.windows.window_frames",
    "toolbox.furniture": "table.look.furniture",
    "toolbox.gametable": "table.game_table",
    "toolbox.labels": "toolbox.dialogs.labels",
    "toolbox.look": "toolbox.base.look",
    "toolbox.moment": "table.table_state",
    "toolbox.optionsform": "toolbox.dialogs.options_form",
    "toolbox.parts": "table.table_parts",
    "toolbox.pictures": "toolbox.base.pictures",
    "toolbox.popup": "toolbox.menus.pop_up",
    "toolbox.scenes": "table.motion.stage_scenes",
    "toolbox.sound": "toolbox.base.sound",
    "toolbox.talk": "table.company.remarks",
    "toolbox.ways": "toolbox.base.motion_timing",
    "toolbox.window": "toolbox.windows.window",
    "toolbox.words": "table.game_words",
}
"""Former and present names of modules, both relative to `macclassic`."""


class FormerNames:
    """Import finder for modules under a former name; the last finder that Python asks."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return the specification of the renamed module, or None for any other module."""
        package, _, rest = name.partition(".")
        present = FORMER.get(rest) if package == "macclassic" else None
        return ModuleSpec(name, _Alias(f"macclassic.{present}")) if present else None


class _Alias(Loader):
    """Loader that returns the existing module, so that one module has two names."""

    def __init__(self, present: str) -> None:
        self._present = present

    def create_module(self, _spec: ModuleSpec) -> ModuleType:
        module = import_module(self._present)
        self._own_spec = module.__spec__
        return module

    def exec_module(self, module: ModuleType) -> None:
        module.__spec__ = self._own_spec  # the import system has set the alias's specification on it


def names_of(present: str, *names: str) -> Callable[[str], object]:
    """Return a `__getattr__` for a package that replaced a module of the same name.

    `present` is the module's present name; `names` are the attributes that the package still forwards to it.
    """

    def find(name: str) -> object:
        if name in names:
            return getattr(import_module(present), name)
        raise AttributeError(f"module {present.rpartition('.')[0]!r} has no attribute {name!r}")

    return find


def install() -> None:
    """Install the import finder once."""
    if FormerNames not in sys.meta_path:
        sys.meta_path.append(FormerNames)
