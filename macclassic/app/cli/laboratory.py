"""Commands of the laboratory, a package of its own (`macclassic_lab`) that need not be installed."""

from __future__ import annotations

from importlib import import_module

from macclassic.app.cli.arguments import Commands
from macclassic.app.errors import UsageError

NAMES = ("arena", "tune", "check-engine")


def commands(asked: str) -> Commands:
    """Return the laboratory's commands, one of which is asked for.

    Raises UsageError if the package is not installed.
    """
    try:
        found: Commands = import_module("macclassic_lab.commands").command
    except ModuleNotFoundError as error:
        if not str(error.name).startswith("macclassic_lab"):
            raise
        raise UsageError(
            f"“{asked}” is a command of the laboratory, which is not installed: pip install macclassic-lab"
        ) from None
    return found
