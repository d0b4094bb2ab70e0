"""Build of the wheel: games, resources, licences and the game template go inside `macclassic`.

In a checkout, and so in an editable install, they lie beside it. In site-packages so common a name as `games`
must not be a top-level package. `macclassic.engine.core.registry` and `macclassic.quickdraw.resources` find
both places.
"""

from setuptools import find_packages, setup
from setuptools.command.build_py import build_py


class WithGamesAndResources(build_py):
    """Build command that adds `games`, `resources`, the licences and the template as subpackages."""

    def finalize_options(self) -> None:
        super().finalize_options()
        if self.editable_mode:
            return
        for name, folder in (
            ("games", "games"),
            ("resources", "resources"),
            ("licences", "packaging/licences"),
            ("template", "examples/high_card"),
        ):
            self.package_dir[f"macclassic.{name}"] = folder
            inside = [f"macclassic.{name}.{package}" for package in find_packages(folder)]
            self.packages = [*self.packages, f"macclassic.{name}", *inside]


setup(cmdclass={"build_py": WithGamesAndResources})
