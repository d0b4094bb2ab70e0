"""Great moments of Sorry: their pictures from the set `moments`, and their captions."""

from __future__ import annotations

from macclassic.toolbox.grammar.sentences import translate

Great = tuple[str, str]
"""A picture and a caption."""


def sorry() -> Great:
    return "sorry", translate("moment", "SORRY!")


def bump(own: bool) -> Great:
    """Return the moment of a pawn sent back. `own`: it belongs to the mover's side."""
    return ("oh-mine", translate("moment", "OH, MINE!")) if own else ("bump", translate("moment", "BUMP!"))


def slide(squares: int) -> Great:
    return "slide", translate("moment", "SLIDE {n}").format(n=squares)


def bounce() -> Great:
    return "bounce", translate("moment", "BOUNCE!")


def swap() -> Great:
    return "swap", translate("moment", "SWAP!")


def home(count: int) -> Great:
    """Return the moment when so many of four pawns are at home."""
    return f"home-{count}", translate("moment", "HOME\n{n} OF 4").format(n=count)
