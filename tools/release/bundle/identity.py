"""Identity of the program for each system: id, version and description."""

from __future__ import annotations

from typing import Any

from macclassic import ID, SUFFIX, VERSION
from macclassic.quickdraw.resources import languages

DESCRIPTION = "A pocket Macintosh of 1993 with card and board games"
COPYRIGHT = "MIT licence"
GAME = f"{ID}.game"
"""Type identifier of saved games on Windows and the Mac."""


def info_plist() -> dict[str, Any]:
    """Return the entries of the Mac .app's Info.plist that PyInstaller does not write."""
    return {
        "CFBundleDisplayName": "macclassic",
        "CFBundleShortVersionString": VERSION,
        "CFBundleVersion": VERSION,
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": list(languages()),
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "macclassic saved game",
                "CFBundleTypeRole": "Editor",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [GAME],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": GAME,
                "UTTypeDescription": "macclassic saved game",
                "UTTypeConformsTo": ["public.json"],
                "UTTypeTagSpecification": {"public.filename-extension": [SUFFIX.removeprefix(".")]},
            }
        ],
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": "13.0",  # required by Qt 6.11
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": COPYRIGHT,
        "NSPrincipalClass": "NSApplication",
    }


def numbers(version: str = VERSION) -> tuple[int, int, int, int]:
    """Return a version as the four numbers that Windows needs.

    Raises ValueError if it is not one to four numbers separated by points.
    """
    found = [int(part) for part in version.split(".")]
    if len(found) > 4:
        raise ValueError(f"“{version}” has more than four numbers")
    first, second, third, fourth = [*found, 0, 0, 0, 0][:4]
    return first, second, third, fourth


def version_strings(program: str = "macclassic") -> dict[str, str]:
    """Return the version strings that Windows shows in the file properties of a program."""
    return {
        "CompanyName": "macclassic",
        "FileDescription": DESCRIPTION,
        "FileVersion": VERSION,
        "InternalName": ID,
        "LegalCopyright": COPYRIGHT,
        "OriginalFilename": f"{program}.exe",
        "ProductName": "macclassic",
        "ProductVersion": VERSION,
    }


def version_resource(program: str) -> Any:
    """Return the version resource of a Windows program for PyInstaller. Windows only."""
    from PyInstaller.utils.win32 import versioninfo as win  # type: ignore[import-untyped]

    english, unicode = 1033, 1200
    table = win.StringTable(
        f"{english:04x}{unicode:04x}",
        [win.StringStruct(name, text) for name, text in version_strings(program).items()],
    )
    translation = win.VarStruct("Translation", [english, unicode])
    return win.VSVersionInfo(
        ffi=win.FixedFileInfo(filevers=numbers(), prodvers=numbers(), mask=0x3F, OS=0x40004, fileType=1),
        kids=[win.StringFileInfo([table]), win.VarFileInfo([translation])],
    )
