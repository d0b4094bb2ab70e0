"""Generates the sounds: ``python -m tools.media.sounds`` writes resources/sounds/NAME.wav.

The output is identical on every run: 8 bits, mono, 22,050 samples a second, as on a Mac of 1993. Each sound
is a list of samples in -1..1 made of three materials: a soft reed (few harmonics), a struck bar (partials
that decay at different rates) and filtered noise (paper, wood). `wav_bytes` distorts sounds with sharp peaks
a little, as a small loudspeaker does, fades both ends to silence and makes all sounds equally loud.
"""

from __future__ import annotations

import io
import wave
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from math import exp, log10, pi, sin, tan, tanh
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[2] / "resources" / "sounds"
RATE = 22_050

Wave = list[float]


# Materials --------------------------------------------------------------------------------------------------


def noise(seed: int) -> Iterator[float]:
    """Yield white noise in -1..1 from a linear congruential generator: the same on every machine."""
    state = seed
    while True:
        state = (state * 1_103_515_245 + 12_345) & 0x7FFF_FFFF
        yield (state >> 8) / 0x3F_FFFF - 1


def silence(seconds: float) -> Wave:
    """Return silence of a length."""
    return [0.0] * round(seconds * RATE)


def bar(pitch: float, seconds: float, fade: float = 0.12, partials: str = "wood") -> Wave:
    """Return a struck bar: `pitch` in hertz; its fundamental falls to 1/e in `fade` seconds."""
    table = {
        "wood": ((1.0, 1.0, 1.0), (3.93, 0.35, 0.3), (9.2, 0.1, 0.1)),
        "bell": ((1.0, 1.0, 1.0), (2.0, 0.3, 0.7), (2.76, 0.35, 0.5), (5.4, 0.2, 0.25)),
        "soft": ((1.0, 1.0, 1.0), (2.0, 0.25, 0.5), (3.0, 0.1, 0.3)),
    }[partials]
    result = silence(seconds)
    for ratio, level, life in table:
        if pitch * ratio > RATE / 2:
            continue
        for i in range(len(result)):
            t = i / RATE
            attack = min(1.0, t / 0.002)
            result[i] += level * attack * exp(-t / (fade * life)) * sin(2 * pi * pitch * ratio * t)
    return result


def reed(pitch: float, seconds: float, to: float = 0.0, bright: float = 0.35) -> Wave:
    """Return a held tone with a soft start and end, gliding from `pitch` to `to` hertz if given."""
    count = round(seconds * RATE)
    result: Wave = []
    phase = 0.0
    for i in range(count):
        part = i / count
        phase += 2 * pi * (pitch + ((to or pitch) - pitch) * part) / RATE
        swell = min(1.0, i / (0.012 * RATE), (count - i) / (0.05 * RATE))
        result.append(swell * sum(bright ** (k - 1) * sin(k * phase) for k in (1, 2, 3, 4)))
    return result


def fading(sound: Wave, fade: float) -> Wave:
    """Return a sound that falls to 1/e in `fade` seconds."""
    return [value * exp(-i / RATE / fade) for i, value in enumerate(sound)]


def rustle(seconds: float, low: float, high: float, fade: float, seed: int, rise: float = 0.001) -> Wave:
    """Return noise between two frequencies that rises for `rise` seconds and then falls to 1/e in `fade`."""
    result: Wave = []
    under = over = 0.0
    # One-pole filters: the band is what passes below `high` minus what passes below `low`.
    a, b = 1 - exp(-2 * pi * high / RATE), 1 - exp(-2 * pi * low / RATE)
    for i, value in zip(range(round(seconds * RATE)), noise(seed), strict=False):
        over += a * (value - over)
        under += b * (value - under)
        t = i / RATE
        level = t / rise if t < rise else exp(-(t - rise) / fade)
        result.append(level * (over - under))
    return result


# Combining sounds -------------------------------------------------------------------------------------------


def mixed(*parts: tuple[float, float, Wave]) -> Wave:
    """Return the sum of (start in seconds, level, sound)."""
    length = max(round(start * RATE) + len(sound) for start, _, sound in parts)
    result = [0.0] * length
    for start, level, sound in parts:
        first = round(start * RATE)
        peak = max(map(abs, sound)) or 1.0
        for i, value in enumerate(sound):
            result[first + i] += level * value / peak
    return result


def tune(notes: Sequence[tuple[float, float]], seconds: float, fade: float, partials: str = "soft") -> Wave:
    """Return struck notes (start in seconds, pitch in hertz), each sounding to the end of `seconds`."""
    return mixed(*((start, 1.0, bar(pitch, seconds - start, fade, partials)) for start, pitch in notes))


def wav_bytes(sound: Wave, drive: float) -> bytes:
    """Return the WAV file of a sound, normalised to `LOUDNESS`.

    `drive` is the amount of distortion: near 0 none; 3 turns a click into a crunch.
    """
    peak = max(map(abs, sound))
    last = round(0.012 * RATE)
    count = len(sound) - len(sound) % 2  # chunks of a WAV file have even lengths
    pressed = [tanh(drive * value / peak) / tanh(drive) for value in sound[:count]]
    shape = [value * min(1.0, i / 8, (count - 1 - i) / last) for i, value in enumerate(pressed)]
    # Rounded, so that a difference in the last bit of a machine's sines changes no sample.
    level = min(HIGHEST, round(10 ** ((LOUDNESS - loudness(shape)) / 20), 3))
    frames = bytes(128 + round(127 * level * value) for value in shape)
    file = io.BytesIO()
    with wave.open(file, "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(1)
        out.setframerate(RATE)
        out.writeframes(frames)
    return file.getvalue()


# Loudness ---------------------------------------------------------------------------------------------------

LOUDNESS = -15.0
"""Loudness of every sound, in decibels relative to a full square wave.

It is what the dullest sounds, the knock and the drums, reach without clipping.
"""
HIGHEST = 0.95
"""Largest sample value, as a part of the full range."""
WINDOW_S = 0.125
"""Integration time of the ear in seconds: a sound meter's *fast* setting.

Shorter sounds are padded with silence, so a tick needs a higher peak than a note to be as loud.
"""


def weighted(sound: Iterable[float]) -> Wave:
    """Return a sound filtered by the A curve, within 0.8 dB from 50 Hz to 10 kHz.

    A rather than K weighting, since the sounds are played softly and through small loudspeakers without bass.
    """
    found = [*sound]
    for hertz in (20.6, 20.6, 107.7, 737.9):
        pole = tan(pi * hertz / RATE)
        keeps, before, value = (1 - pole) / (1 + pole), 0.0, 0.0
        for i, now in enumerate(found):
            found[i] = value = keeps * value + (now - before) / (1 + pole)
            before = now
    # The two poles at 12.2 kHz lie above the sampled range; this approximates their slope below it. 2 dB
    # bring 1 kHz to unity gain.
    side, gain = 0.0912, 10 ** (2 / 20)
    around = [0.0, *found, 0.0]
    return [
        gain * ((1 - 2 * side) * around[i] + side * (around[i - 1] + around[i + 1]))
        for i in range(1, len(around) - 1)
    ]


def loudness(sound: Iterable[float]) -> float:
    """Return the loudness of a sound's loudest window, in decibels relative to a full square wave.

    It is the root mean square of the `weighted` sound.
    """
    window = round(WINDOW_S * RATE)
    total, sums = 0.0, [0.0]
    for value in [*weighted(sound), *silence(WINDOW_S)]:
        total += value * value
        sums.append(total)
    most = max(late - early for early, late in zip(sums, sums[window:], strict=False))
    return 10 * log10(most / window)


# The sounds -------------------------------------------------------------------------------------------------

C4, D4, E4, G4, A4 = 261.63, 293.66, 329.63, 392.0, 440.0
C5, D5, E5, G5 = (2 * pitch for pitch in (C4, D4, E4, G4))
C6 = 2 * C5


def beep() -> Wave:
    """One plain short note."""
    return fading(reed(784, 0.14, bright=0.3), 0.09)


def drop() -> Wave:
    """A drop falling into a jar: a short tone that jumps up as it closes."""
    return mixed(
        (0, 1.0, fading(reed(420, 0.09, to=980, bright=0.12), 0.05)),
        (0.075, 0.55, fading(reed(700, 0.09, to=1500, bright=0.1), 0.03)),
    )


def knock() -> Wave:
    """Two knocks on a wooden door."""
    return mixed(
        (0, 0.8, bar(330, 0.12, 0.025)),
        (0, 0.3, rustle(0.03, 800, 4000, 0.006, 81)),
        (0.12, 1.0, bar(295, 0.16, 0.03)),
        (0.12, 0.3, rustle(0.03, 800, 4000, 0.006, 82)),
    )


def whistle() -> Wave:
    """Two-finger whistle from across the room."""
    return mixed(
        (0, 1.0, reed(1250, 0.16, to=1900, bright=0.05)),
        (0.15, 0.9, reed(1900, 0.16, to=1350, bright=0.05)),
        (0, 0.05, rustle(0.3, 2000, 6000, 0.3, 83, rise=0.05)),
    )


def snap(seed: int = 7) -> Wave:
    """A stiff little card slapped on a blanket: a click, a thump, a breath of air."""
    return mixed(
        (0, 1.0, rustle(0.09, 1500, 7000, 0.008, seed)),
        (0.001, 0.7, bar(190, 0.12, 0.022)),
        (0.0, 0.3, rustle(0.12, 300, 1500, 0.03, seed + 1)),
    )


def flip() -> Wave:
    """A card turned from the stack: a brush, then a light snap."""
    return mixed(
        (0, 0.5, rustle(0.09, 1800, 6000, 0.02, 21, rise=0.045)),
        (0.07, 1.0, rustle(0.08, 1500, 8000, 0.006, 22)),
        (0.071, 0.4, bar(260, 0.09, 0.015)),
    )


def collect() -> Wave:
    """Cards drawn in over the blanket, and two small wooden notes."""
    return mixed(
        (0, 0.8, rustle(0.22, 700, 3500, 0.05, 31, rise=0.1)),
        (0.14, 0.8, bar(C5, 0.25, 0.06)),
        (0.20, 0.9, bar(E5, 0.25, 0.07)),
    )


def triplet() -> Wave:
    """Three rising knocks."""
    return tune(((0, C5), (0.09, E5), (0.18, G5)), 0.55, 0.1, "wood")


def smack() -> Wave:
    """A card smacked on a matching card: a hard slap and a ringing drum skin."""
    return mixed(
        (0, 1.0, rustle(0.12, 900, 8000, 0.014, 41)),
        (0, 0.9, bar(120, 0.3, 0.05)),
        (0.01, 0.35, fading(reed(620, 0.22, to=240), 0.08)),
    )


def sweep() -> Wave:
    """A rising brush over the whole blanket."""
    return mixed(
        (0, 1.0, rustle(0.5, 900, 4500, 0.09, 51, rise=0.28)),
        (0, 0.35, reed(300, 0.42, to=900, bright=0.2)),
        (0.38, 0.6, bar(C6, 0.3, 0.08, "bell")),
    )


def go() -> Wave:
    """GO: a drum and two bright notes."""
    return mixed(
        (0, 0.9, bar(98, 0.3, 0.06)),
        (0.0, 0.7, bar(G4, 0.5, 0.1, "soft")),
        (0.11, 1.0, bar(C5, 0.5, 0.13, "soft")),
        (0.11, 0.5, bar(E5, 0.5, 0.13, "soft")),
    )


def stop() -> Wave:
    """STOP: two drums and a low chord."""
    return mixed(
        (0, 0.9, bar(110, 0.3, 0.06)),
        (0.14, 1.0, bar(82, 0.5, 0.09)),
        (0.14, 0.6, bar(C4, 0.6, 0.16, "soft")),
        (0.14, 0.5, bar(G4, 0.6, 0.16, "soft")),
    )


def coin() -> Wave:
    """A coin dropped on a heap of coins."""
    return mixed(
        (0, 0.7, bar(2093, 0.3, 0.05, "bell")),
        (0.06, 1.0, bar(2637, 0.4, 0.09, "bell")),
        (0, 0.3, rustle(0.03, 3000, 9000, 0.005, 61)),
    )


def win() -> Wave:
    """A fanfare: up the pentatonic scale to a held chord."""
    horn = ((0, C5, 0.13), (0.12, D5, 0.13), (0.24, E5, 0.13), (0.36, G5, 0.17))
    chord = ((1.0, C6), (0.6, E5), (0.6, G5))
    return mixed(
        *((start, 1.0, reed(pitch, length, bright=0.55)) for start, pitch, length in horn),
        *((0.52, level, fading(reed(pitch, 0.6, bright=0.45), 0.35)) for level, pitch in chord),
        (0.52, 0.5, bar(C5, 0.6, 0.2, "bell")),
    )


def lose() -> Wave:
    """A groan: a voice that sinks twice."""
    return mixed(
        (0, 0.8, groan(185, 150, 0.28)),
        (0.26, 1.0, groan(165, 92, 0.62)),
    )


def groan(pitch: float, to: float, seconds: float) -> Wave:
    """Return a rough voice gliding between two pitches: a buzz through a mouth that closes."""
    buzz = fading(reed(pitch, seconds, to=to, bright=0.85), seconds * 0.8)
    result: Wave = []
    low = 0.0
    for i, value in enumerate(buzz):
        part = i / len(buzz)
        passed = 1 - exp(-2 * pi * (1100 - 750 * part) / RATE)
        low += passed * (value - low)
        result.append(low * (1 + 0.25 * sin(2 * pi * 27 * i / RATE)))
    return result


def deal() -> Wave:
    """A riffle that slows towards its end, and the pack set down."""
    edges: list[tuple[float, float, Wave]] = []
    start = 0.0
    for i in range(16):
        edges.append((start, 0.45 + 0.02 * i, rustle(0.03, 1800, 8000, 0.005, 101 + i)))
        start += 0.014 + 0.0007 * i
    return mixed(*edges, (start + 0.05, 1.0, snap(140)))


def shuffle() -> Wave:
    """Three clumps of stiff little cards, each pulled out of the pack and slapped on top."""
    return clumps((0.0, 0.8), (0.17, 0.9), (0.34, 1.0))


def cut() -> Wave:
    """One clump of cards, for cutting the pack."""
    return clumps((0.0, 1.0))


def clumps(*times: tuple[float, float]) -> Wave:
    """Return clumps (start in seconds, level), each a little deeper than the one before."""
    parts: list[tuple[float, float, Wave]] = []
    for i, (start, level) in enumerate(times):
        parts += [
            (start, 0.16, rustle(0.1, 1100, 4200, 0.02, 161 + i, rise=0.06)),
            *(
                (start + 0.092 + 0.007 * n, level * (0.5 + 0.1 * n), snap(171 + 8 * i + 2 * n))
                for n in range(4)
            ),
            (start + 0.113, 0.55 * level, bar(170 - 12 * i, 0.12, 0.03)),
        ]
    return mixed(*parts)


def riffle() -> Wave:
    """Thin cards: two halves riffled together, faster and faster, then squared and tapped."""
    edges: list[tuple[float, float, Wave]] = []
    start = 0.0
    for i in range(22):
        edges.append((start, 0.55 + 0.02 * i, rustle(0.02, 2600, 9500, 0.003, 201 + i)))
        start += 0.017 - 0.0004 * i
    return mixed(
        *edges,
        (start + 0.04, 0.4, rustle(0.2, 1200, 5200, 0.05, 231, rise=0.1)),
        (start + 0.24, 0.9, bar(310, 0.1, 0.018)),
        (start + 0.24, 0.6, rustle(0.04, 1500, 6000, 0.006, 233)),
    )


def tick() -> Wave:
    """One point counted: a bead pushed against the next."""
    return mixed(
        (0, 1.0, bar(1568, 0.044, 0.011)),
        (0, 0.5, rustle(0.02, 2500, 8000, 0.003, 241)),
    )


def bloom() -> Wave:
    """Six petals opening, each with a breath of noise and a note above the one before."""
    petals: list[tuple[float, float, Wave]] = []
    for i, pitch in enumerate((G4, A4, C5, D5, E5, G5)):
        start = 0.046 * i
        petals += [
            (start, 0.5 + 0.1 * i, fading(reed(pitch, 0.15, bright=0.18), 0.04)),
            (start, 0.16, rustle(0.09, 1800, 6000, 0.02, 251 + i, rise=0.03)),
        ]
    return mixed(*petals)


SOUNDS: Mapping[str, tuple[Callable[[], Wave], float]] = {
    "beep": (beep, 0.8),
    "drop": (drop, 0.5),
    "knock": (knock, 3.2),
    "whistle": (whistle, 0.3),
    "card": (snap, 4.8),
    "flip": (flip, 3.0),
    "collect": (collect, 1.5),
    "triplet": (triplet, 0.8),
    "smack": (smack, 2.7),
    "sweep": (sweep, 1.0),
    "go": (go, 1.0),
    "stop": (stop, 2.6),
    "coin": (coin, 1.0),
    "win": (win, 1.2),
    "lose": (lose, 1.2),
    "deal": (deal, 2.5),
    "shuffle": (shuffle, 3.2),
    "cut": (cut, 3.2),
    "riffle": (riffle, 2.0),
    "tick": (tick, 2.0),
    "bloom": (bloom, 1.0),
}
"""Generator function and `drive` of each sound."""


def files() -> Iterator[tuple[str, bytes]]:
    """Yield the name and the bytes of every sound's file."""
    for name, (make, drive) in SOUNDS.items():
        yield f"{name}.wav", wav_bytes(make(), drive)


def main() -> None:
    """Write all files."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, data in files():
        (FOLDER / name).write_bytes(data)


if __name__ == "__main__":
    main()
