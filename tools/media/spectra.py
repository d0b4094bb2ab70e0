"""Draws the shipped sounds for their contact sheet: name, length, loudness, spectrum and wave.

Time runs to the right at 4 ms a pixel in all pictures, so lengths can be compared. Pitch runs upwards, a
pixel a ninth of an octave, with a dot at 100 Hz, 1 kHz and 10 kHz. Louder is darker, by 8 dB a shade.
"""

from __future__ import annotations

import cmath
import wave
from collections.abc import Mapping
from functools import cache, partial
from math import cos, log2, log10, pi

from macclassic.quickdraw import fonts
from tools.art.board.words import written
from tools.art.drawing import Drawing, Ink, Picture
from tools.art.flowers.shapes import border, box, moved
from tools.media.sounds import FOLDER, RATE, SOUNDS, loudness

STEP = 88
"""Samples a pixel."""
LONG = 512
"""Samples in one spectrum."""
LOWEST = 60.0
OCTAVE = 9
HIGH = round(log2(RATE / 2 / LOWEST) * OCTAVE)
WAVE = 21
HEAD = 30
"""Pixels above the spectrum, for two lines of text."""
EDGE = 4
"""Pixels left of the spectrum, for the frequency dots."""

LOUD_DB = -14.0
SHADE_DB = 8.0
SHADES: Mapping[str, Ink] = {
    "0": Ink("FFFFFF", "white", "white"),
    "1": Ink("FFFFCC", "white/white/white/yellow", "white"),
    "2": Ink("FFCC66", "yellow", "dots"),
    "3": Ink("FF9933", "orange", "25"),
    "4": Ink("CC3333", "red", "50"),
    "5": Ink("660066", "purple", "75"),
    "6": Ink("000033", "black", "black"),
}
"""Shades from silent to loudest."""


def samples(name: str) -> list[float]:
    """Return the samples of a shipped sound, -1 to 1."""
    with wave.open(str(FOLDER / f"{name}.wav"), "rb") as file:
        return [(value - 128) / 127 for value in file.readframes(file.getnframes())]


def transform(values: list[complex]) -> list[complex]:
    """Return the Fourier transform of values, whose number is a power of two."""
    count = len(values)
    if count == 1:
        return values
    even, odd = transform(values[::2]), transform(values[1::2])
    turned = [cmath.exp(-2j * pi * k / count) * odd[k] for k in range(count // 2)]
    return [a + b for a, b in zip(even, turned, strict=True)] + [
        a - b for a, b in zip(even, turned, strict=True)
    ]


@cache
def spectrum(name: str) -> list[str]:
    """Return the shades of a sound's spectrum: a string a column, the lowest pitch first."""
    values = [*[0.0] * (LONG // 2), *samples(name), *[0.0] * LONG]
    bell = [0.5 - 0.5 * cos(2 * pi * i / LONG) for i in range(LONG)]
    columns = []
    for start in range(0, len(values) - LONG - LONG // 2, STEP):
        waves = transform([complex(values[start + i] * bell[i]) for i in range(LONG)])
        power = [(abs(each) * 4 / LONG) ** 2 for each in waves[: LONG // 2]]
        shades = ""
        for row in range(HIGH):
            low, high = (round(LOWEST * 2 ** (at / OCTAVE) * LONG / RATE) for at in (row, row + 1))
            decibels = 10 * log10(max(power[low : max(high, low + 1)], default=0.0) + 1e-12)
            shades += str(max(0, min(6, 6 - round((LOUD_DB - decibels) / SHADE_DB))))
        columns.append(shades)
    return columns


def plate(name: str, depth: int) -> Picture:
    """Draw one sound: its name and figures, its spectrum and its wave below."""
    values, columns = samples(name), spectrum(name)
    title, wide = written(name, name=fonts.SYSTEM)
    said = f"{1000 * len(values) / RATE:.0f} ms   {loudness(values):.1f} dB".replace("-", "\N{MINUS SIGN}")
    figures, wider = written(said)
    inner = len(columns) + 2
    picture = Picture(depth, EDGE + max(inner, wide, wider) + EDGE, HEAD + HIGH + WAVE + 6, SHADES, "w")
    picture.fill(moved(title, EDGE, 13), "k")
    picture.fill(moved(figures, EDGE, 25), "k")
    for hertz in (100, 1000, 10_000):
        picture.put(EDGE - 2, HEAD + HIGH - round(log2(hertz / LOWEST) * OCTAVE), "k")
    for x, shades in enumerate(columns, EDGE + 1):
        for row, shade in enumerate(shades):
            picture.put(x, HEAD + HIGH - row, shade)
    middle = HEAD + HIGH + 2 + WAVE // 2
    for x in range(len(columns)):
        part = values[x * STEP : (x + 1) * STEP] or [0.0]
        top, bottom = (round(value * (WAVE // 2 - 1)) for value in (max(part), min(part)))
        picture.fill(box(EDGE + 1 + x, middle - top, EDGE + 2 + x, middle - bottom + 1), "k")
    for top, bottom in ((HEAD, HEAD + HIGH + 2), (HEAD + HIGH + 1, HEAD + HIGH + WAVE + 3)):
        picture.fill(border(box(EDGE, top, EDGE + inner, bottom)), "k")
    picture.frame()
    return picture


DRAWINGS: Mapping[str, Drawing] = {name: partial(plate, name) for name in SOUNDS}
