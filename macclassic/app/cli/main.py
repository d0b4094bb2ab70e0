"""Entry point of the command line: the program on its screen, or one of the `commands`.

Any error of the user ends with one line on stderr and exit status 2.
"""

from __future__ import annotations

import argparse
import io
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import macclassic
from macclassic.app.cli import laboratory
from macclassic.app.cli.arguments import PLATFORM, SCALE_OR_FILL, SCREEN, Parser, argument, quoted
from macclassic.app.cli.commands import check_shown, command, show
from macclassic.app.errors import UsageError, missing_library, missing_module, refuse
from macclassic.engine.core.options import BadOption
from macclassic.engine.core.registry import games
from macclassic.engine.match import record as records
from macclassic.quickdraw.resources import languages


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; return the exit status: 0, 1 if a check fails, 2 if the request is impossible."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # A terminal whose encoding lacks quotation marks must not end the program.
            stream.reconfigure(errors="backslashreplace")
    try:
        if given and given[0] in (*command, *laboratory.NAMES):
            known = command if given[0] in command else laboratory.commands(given[0])
            options = known.parse(given)
            return int(options.run(options))
        return _screen(given)
    except (UsageError, BadOption, records.BadRecord) as error:
        return refuse(str(error))
    except BrokenPipeError:
        # The reader of the output has closed it, which is not an error.
        sys.stderr.close()
        return 0
    except OSError as error:
        return refuse(f"{error.filename or 'the disk'}: {error.strerror or error}")
    except MemoryError:
        return refuse("there is not enough memory for this")
    except Exception as error:
        found = _of_another(error) or (_not_installed(error) if isinstance(error, ImportError) else "")
        if not found:
            raise
        return refuse(found)
    except KeyboardInterrupt:
        # 128 + SIGINT, the usual exit status after Ctrl-C.
        return 130


def _of_another(error: Exception) -> str:
    """Return the message for an exception raised by a plugin, or an empty text for any other."""
    plugins = games().plugins
    if not plugins:
        return ""
    from macclassic.engine.core.plugins import error_line, plugin_at_fault

    plugin = plugins.get(plugin_at_fault(error, plugins))
    return (
        f"{plugin.spec.title}, of the package {plugin.package}: {error_line(error, plugin.folder)}"
        if plugin
        else ""
    )


def _not_installed(error: ImportError) -> str:
    """Return a message if a module or a library of the system is missing; empty for any other failure."""
    if isinstance(error, ModuleNotFoundError):
        return missing_module(error.name or "")
    return missing_library(str(error))


def _screen(given: list[str]) -> int:
    parser = Parser(
        prog="macclassic",
        description="A pocket Macintosh of 1993 with games on it.",
        epilog=f"Other commands: {', '.join(command)}. Of the package macclassic-lab: "
        f"{', '.join(laboratory.NAMES)}. Each answers --help.",
    )
    parser.take(
        (
            argument("game", nargs="?", metavar="GAME|FILE", help="go straight into a game, or a saved one"),
            *SCREEN,
            SCALE_OR_FILL,
            argument("--fullscreen", action="store_true", help="fill the display"),
            argument(
                "--gamma",
                action=argparse.BooleanOptionalAction,
                help="colours as pale as a Macintosh showed them",
            ),
            argument("--language", choices=languages(), help="the language of the screen"),
            argument("--version", action="version", version=f"macclassic {macclassic.VERSION}"),
            PLATFORM,
        )
    )
    options = parser.parse_args(given)
    file = _saved(options.game)
    if options.game is not None and file is None:
        check_shown(options.game)
    return show(
        options,
        game=options.game if file is None else None,
        file=file,
        full_screen=options.fullscreen or None,
        gamma=options.gamma,
        language=options.language,
    )


def _saved(named: str | None) -> Path | None:
    """Return the file to open at the start, or None if `named` is a game or empty.

    Errors in the file are reported on screen. Raises UsageError if there is no such file.
    """
    if named is None or named in games():
        return None
    path = Path(named)
    with suppress(OSError):  # Some names are not valid file names.
        if path.is_file():
            return path
    if path.suffix == macclassic.SUFFIX or len(path.parts) > 1:
        raise UsageError(f"{quoted(named)}: there is no such file")
    return None
