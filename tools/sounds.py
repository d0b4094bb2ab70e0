"""Make the sounds: ``python -m tools.sounds`` writes resources/sounds/*.wav.

As a Macintosh of the time played them: 8 bits, mono, 22,050 samples a second. Everything is synthesised here
from plain waves, filtered noise and decays, with a small generator of our own for the noise: the same on
every machine but for the last bit of a sample, where mathematical libraries round differently.
"""

from __future__ import annotations

import io
import wave
from collections.abc import Callable, Iterable, Sequence
from math import exp, pi, sin
from pathlib import Path

RATE = 22050
"""Samples a second."""

LOUDEST = 0.85
"""The peak that every sound is raised or lowered to, of 1."""

FOLDER = Path(__file__).resolve().parents[1] / "resources" / "sounds"

Wave = list[float]
"""Samples, about -1..1."""


# Pieces -----------------------------------------------------------------------------------------------------


def _silence(seconds: float) -> Wave:
    return [0.0] * round(seconds * RATE)


def _tone(
    pitch: float,
    seconds: float,
    decay: float,
    partials: Sequence[float] = (1.0,),
    bend: float = 0.0,
) -> Wave:
    """Return a tone of `pitch` Hz with harmonics of the given strengths, dying away by e in `decay` seconds.

    `bend` is how much the pitch changes over the whole tone, as a part of it. The first two milliseconds
    rise, so that nothing clicks.
    """
    count = round(seconds * RATE)
    result, phase = [], 0.0
    for i in range(count):
        t = i / RATE
        phase += pitch * (1 + bend * i / count) / RATE
        level = min(1.0, t / 0.002) * exp(-t / decay)
        result.append(level * sum(a * sin(2 * pi * phase * (k + 1)) for k, a in enumerate(partials)))
    return result


def _bell(pitch: float, seconds: float, decay: float) -> Wave:
    """Return a struck metal: partials that are no harmonics, the higher the shorter."""
    parts = ((1.0, 1.0), (2.76, 0.5), (5.4, 0.3), (8.93, 0.15))
    return _mix(
        (0.0, [strength * v for v in _tone(pitch * ratio, seconds, decay / ratio**0.5)])
        for ratio, strength in parts
        if pitch * ratio < RATE / 2
    )


def _noise(seconds: float, decay: float, low: float, high: float, seed: int) -> Wave:
    """Return noise between about `low` and `high` Hz, dying away by e in `decay` seconds."""
    state, slow, fast = seed, 0.0, 0.0
    result = []
    for i in range(round(seconds * RATE)):
        state = (state * 1103515245 + 12345) & 0x7FFFFFFF
        white = state / 0x3FFFFFFF - 1
        fast += min(1.0, 2 * pi * high / RATE) * (white - fast)
        slow += min(1.0, 2 * pi * low / RATE) * (fast - slow)
        t = i / RATE
        result.append((fast - slow) * min(1.0, t / 0.001) * exp(-t / decay))
    return result


def _mix(parts: Iterable[tuple[float, Wave]]) -> Wave:
    """Return waves laid over one another, each beginning at its time in seconds."""
    result: Wave = []
    for start, wave_ in parts:
        first = round(start * RATE)
        result.extend([0.0] * (first + len(wave_) - len(result)))
        for i, value in enumerate(wave_):
            result[first + i] += value
    return result


def _scaled(wave_: Wave, by: float) -> Wave:
    return [by * value for value in wave_]


def _note(steps: int) -> float:
    """Return the pitch so many semitones above the A of 440 Hz."""
    return 440.0 * 2 ** (steps / 12)


PLUCK = (1.0, 0.5, 0.33, 0.2, 0.1)
REED = (1.0, 0.0, 0.45, 0.0, 0.25, 0.0, 0.12)
FLUTE = (1.0, 0.15, 0.05)


# Sounds -----------------------------------------------------------------------------------------------------


def beep() -> Wave:
    """The simple beep of the system."""
    return _tone(784, 0.16, 0.12, REED)


def card() -> Wave:
    """A stiff little card laid down with a snap."""
    return _mix(
        (
            (0.0, _noise(0.05, 0.006, 900, 7000, 7)),
            (0.004, _scaled(_tone(210, 0.07, 0.014, (1.0, 0.4), -0.4), 0.8)),
        )
    )


def flip() -> Wave:
    """A card turned over: a rustle, then the snap."""
    rustle = list(reversed(_noise(0.07, 0.03, 2500, 8000, 21)))
    return _mix(((0.0, _scaled(rustle, 0.5)), (0.07, card())))


def collect() -> Wave:
    """Cards drawn together."""
    return _mix(
        (i * 0.045, _scaled(_noise(0.05, 0.01, 700, 5000, 31 + i), 0.7 + 0.15 * i)) for i in range(3)
    )


def triplet() -> Wave:
    """Three knocks on wood, rising."""
    tap = _noise(0.02, 0.004, 800, 5000, 5)
    knocks = (_mix(((0.0, _tone(_note(n), 0.16, 0.03, (1.0, 0.3, 0.4))), (0.0, tap))) for n in (0, 4, 7))
    return _mix((i * 0.11, knock) for i, knock in enumerate(knocks))


def smack() -> Wave:
    """A card slapped down hard on another."""
    return _mix(
        (
            (0.0, _noise(0.16, 0.025, 300, 6000, 3)),
            (0.0, _scaled(_tone(130, 0.2, 0.05, (1.0, 0.6, 0.3), -0.5), 1.1)),
        )
    )


def sweep() -> Wave:
    """A hand that clears the table: noise that swells and rises, and a bright tap."""
    swell = [v * (i / 6000) ** 1.5 for i, v in enumerate(_noise(0.27, 9.0, 1200, 5000, 11))]
    return _mix(((0.0, swell), (0.27, _noise(0.04, 0.008, 1500, 8000, 12)), (0.27, _bell(1320, 0.35, 0.12))))


def go() -> Wave:
    """A call upwards: two reedy notes."""
    return _mix(((0.0, _tone(_note(3), 0.16, 0.12, REED)), (0.13, _tone(_note(10), 0.36, 0.2, REED))))


def stop() -> Wave:
    """A gong, for the end of a game."""
    return _mix(((0.0, _bell(196, 1.2, 0.5)), (0.0, _scaled(_tone(98, 1.0, 0.35, (1.0, 0.3)), 0.7))))


def coin() -> Wave:
    """A coin that falls on coins."""
    return _mix(((0.0, _scaled(_bell(2350, 0.25, 0.06), 0.7)), (0.07, _bell(3130, 0.4, 0.11))))


def win() -> Wave:
    """Five plucked notes upwards in the scale of the East."""
    steps = (3, 5, 10, 12, 15)
    return _mix((i * 0.12, _tone(_note(s), 0.6, 0.22, PLUCK)) for i, s in enumerate(steps))


def lose() -> Wave:
    """Four plucked notes downwards, the last one sagging."""
    steps = (3, 0, -4, -7)
    return _mix(
        (i * 0.17, _tone(_note(s), 0.6, 0.24, PLUCK, -0.06 if i == 3 else 0.0)) for i, s in enumerate(steps)
    )


def deal() -> Wave:
    """A card that slides over the cloth."""
    cloth = _noise(0.09, 9.0, 1800, 7000, 17)
    slide = [v * sin(pi * i / len(cloth)) for i, v in enumerate(cloth)]
    return _mix(((0.0, slide), (0.07, _scaled(_noise(0.03, 0.005, 600, 4000, 19), 0.8))))


SOUNDS: dict[str, Callable[[], Wave]] = {
    make.__name__: make
    for make in (beep, card, flip, collect, triplet, smack, sweep, go, stop, coin, win, lose, deal)
}
"""Every sound by its name."""


# Files ------------------------------------------------------------------------------------------------------


def wav(samples: Wave) -> bytes:
    """Return the file of a wave: its peak brought to LOUDEST, its last 8 ms faded out."""
    peak = max(abs(value) for value in samples)
    fade = round(0.008 * RATE)
    data = bytearray()
    for i, value in enumerate(samples):
        left = min(1.0, (len(samples) - 1 - i) / fade)
        data.append(128 + round(127 * LOUDEST * left * value / peak))
    out = io.BytesIO()
    with wave.open(out, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(1)
        file.setframerate(RATE)
        file.writeframes(bytes(data))
    return out.getvalue()


def main() -> None:
    """Write every sound."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, make in SOUNDS.items():
        (FOLDER / f"{name}.wav").write_bytes(wav(make()))


if __name__ == "__main__":
    main()
