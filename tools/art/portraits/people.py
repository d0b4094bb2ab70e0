"""Portraits of the six companions, by their keys, in three moods."""

from __future__ import annotations

from functools import partial

from tools.art.drawing import Drawing
from tools.art.portraits.bora import bora
from tools.art.portraits.kit import MOODS
from tools.art.portraits.mina import mina
from tools.art.portraits.nils import nils
from tools.art.portraits.oskar import oskar
from tools.art.portraits.rosa import rosa
from tools.art.portraits.victor import victor

PEOPLE = {
    "aunt": bora,
    "clerk": oskar,
    "student": mina,
    "sailor": nils,
    "grandmother": rosa,
    "salesman": victor,
}

PICTURES: dict[str, Drawing] = {
    f"portrait-{name}-{mood}": partial(draw, mood=mood) for name, draw in PEOPLE.items() for mood in MOODS
}
