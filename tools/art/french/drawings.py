"""The French cards by their names: large ones, small ones, then the courts with French indices."""

from __future__ import annotations

from functools import partial

from tools.art.drawing import Drawing
from tools.art.french.deck import IDS, is_court, picture
from tools.art.french.kit import Size


def drawings() -> dict[str, Drawing]:
    """Return every drawing by its name."""
    courts = [card for card in IDS if is_court(card)]
    return (
        {card: partial(picture, card, size=Size.LARGE) for card in IDS}
        | {f"small/{card}": partial(picture, card, size=Size.SMALL) for card in IDS}
        | {f"{card}-fr": partial(picture, card, size=Size.LARGE, french=True) for card in courts}
        | {f"small/{card}-fr": partial(picture, card, size=Size.SMALL, french=True) for card in courts}
    )
