"""A match of a kind of its own beside the plain one of a game: with a file, a title and an end of its own.

Whatever knows such a kind (a room of the ladder, the deal of a day) gives a desk one of these.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from macclassic.app.session import Session
    from macclassic.toolbox.window import Window


class Playing(Protocol):
    """A game's desk (`gamedesk.GameDesk`), as whatever is played at it knows it."""

    session: Session
    window: Window

    def begin(self, seed: int | None = None, under: Mapping[str, Any] | None = None) -> None: ...


class Beside(Protocol):
    """What a desk asks of whatever its match is played for."""

    @property
    def kind(self) -> str:
        """What the match is played as (`statistics.KINDS`)."""

    def title(self, game: str) -> str:
        """Return the title of the window, from the game's."""

    def enter(self, desk: Playing) -> None:
        """Go on with what was left or begin: the window is open, or has come to the front again."""

    def over(self, desk: Playing) -> None:
        """Do what comes after the last sheet of a match, instead of The End."""

    def anew(self, desk: Playing) -> None:
        """Do what *New* means, instead of asking for the options of a match."""
