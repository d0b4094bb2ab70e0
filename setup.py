"""What pyproject.toml can't say: a wheel carries the games, resources, licences and the template of a game
within `macclassic`.

In a checkout, and so in an editable install, they stand beside it; among other people's packages so common a
name as `games` must not lie. `macclassic.engine.core.registry` and `macclassic.quickdraw.resources` find
both.
"""

from setuptools import find_packages, setup
from setuptools.command.build_py import build_py


class WithGamesAndResources(build_py):
    """Builds `games` as `macclassic.games`; `resources` and the licences lie within `macclassic` as well."""

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
