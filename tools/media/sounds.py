"""Generates the sounds: ``python -m tools.media.sounds`` writes resources/sounds/NAME.wav.

The output is identical on every run: 8 bits, mono, 22,050 samples a second, as on a Mac of 1993. Each sound
is a list of samples in -1..1 made of three materials: a soft reed (few harmonics), a struck bar (partials
that decay at different rates) and filtered noise (paper, wood). `wav_bytes` distorts sounds with sharp peaks
a little, as a small loudspeaker does, fades both ends to silence and gives the sound its `Rung`: a sound
heard hundreds of times in an evening is softer than one that ends a match.
"""

from __future__ import annotations

import io
import wave
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import IntEnum
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


def dulled(sound: Wave, hertz: float) -> Wave:
    """Return a sound with less above a frequency: paper rustles, and does not hiss."""
    result: Wave = []
    low, part = 0.0, 1 - exp(-2 * pi * hertz / RATE)
    for value in sound:
        low += part * (value - low)
        result.append(low)
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


def wav_bytes(sound: Wave, drive: float, decibels: float) -> bytes:
    """Return the WAV file of a sound, as loud as `decibels` says (see `loudness`).

    `drive` is the amount of distortion: near 0 none; 3 turns a click into a crunch.
    """
    peak = max(map(abs, sound))
    last = round(0.012 * RATE)
    count = len(sound) - len(sound) % 2  # chunks of a WAV file have even lengths
    pressed = [tanh(drive * value / peak) / tanh(drive) for value in sound[:count]]
    shape = [value * min(1.0, i / 8, (count - 1 - i) / last) for i, value in enumerate(pressed)]
    # Rounded, so that a difference in the last bit of a machine's sines changes no sample.
    level = min(HIGHEST, round(10 ** ((decibels - loudness(shape)) / 20), 3))
    frames = bytes(128 + round(127 * level * value) for value in shape)
    file = io.BytesIO()
    with wave.open(file, "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(1)
        out.setframerate(RATE)
        out.writeframes(frames)
    return file.getvalue()


# Loudness ---------------------------------------------------------------------------------------------------


class Rung(IntEnum):
    """The ladder of loudness, in decibels relative to a full square wave (see `loudness`)."""

    TICK = -24
    CARD = -20
    CAPTURE = -18
    MOMENT = -14
    END = -12


ALERT = Rung.MOMENT
"""Alert sounds are as loud as a great moment: they must be heard in a room."""
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
        (0, 0.8, bar(330, 0.12, 0.03)),
        (0, 0.5, rustle(0.03, 800, 4000, 0.006, 81)),
        (0.12, 1.0, bar(295, 0.16, 0.035)),
        (0.12, 0.5, rustle(0.03, 800, 4000, 0.006, 82)),
    )


def whistle() -> Wave:
    """Two-finger whistle from across the room."""
    return mixed(
        (0, 1.0, reed(1250, 0.16, to=1900, bright=0.05)),
        (0.15, 0.9, reed(1900, 0.16, to=1350, bright=0.05)),
        (0, 0.05, rustle(0.3, 2000, 6000, 0.3, 83, rise=0.05)),
    )


def snap(seed: int = 7) -> Wave:
    """A stiff little card slapped on a blanket: a click, a clack, a thump, a breath of air.

    The clack, between 1 and 2 kHz, is what a small loudspeaker plays of it.
    """
    return mixed(
        (0, 1.0, dulled(rustle(0.09, 1500, 5000, 0.008, seed), 4000)),
        (0, 0.7, rustle(0.09, 900, 2200, 0.018, seed + 2)),
        (0, 0.5, bar(1320, 0.09, 0.014)),
        (0.001, 0.3, bar(190, 0.12, 0.022)),
        (0.0, 0.2, rustle(0.12, 400, 1500, 0.03, seed + 1)),
    )


def flip() -> Wave:
    """A card turned from the stack: a brush, then a light snap."""
    return mixed(
        (0, 0.5, dulled(rustle(0.09, 1200, 4000, 0.02, 21, rise=0.045), 3000)),
        (0.07, 1.0, dulled(rustle(0.08, 1200, 4000, 0.006, 22), 3000)),
        (0.071, 0.4, bar(260, 0.09, 0.015)),
    )


def collect() -> Wave:
    """Cards drawn in over the blanket, and two small wooden notes."""
    return mixed(
        (0, 0.7, rustle(0.16, 700, 3000, 0.04, 31, rise=0.06)),
        (0.06, 0.8, bar(C5, 0.16, 0.05)),
        (0.11, 0.9, bar(E5, 0.17, 0.05)),
    )


def triplet() -> Wave:
    """Three rising knocks."""
    return tune(((0, C5), (0.09, E5), (0.18, G5)), 0.55, 0.1, "wood")


def smack() -> Wave:
    """A card smacked on a matching card: a crack at 2 kHz and a ringing drum skin."""
    return mixed(
        (0, 1.0, dulled(rustle(0.12, 900, 6000, 0.014, 41), 5000)),
        (0, 1.0, rustle(0.14, 1200, 2600, 0.035, 42)),
        (0, 0.8, bar(2000, 0.12, 0.03)),
        (0, 0.3, bar(150, 0.3, 0.05)),
        (0.01, 0.25, fading(reed(620, 0.22, to=300), 0.08)),
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
        (0, 0.6, bar(110, 0.3, 0.06)),
        (0.14, 0.6, bar(82, 0.4, 0.09)),
        (0.14, 1.0, bar(C4, 0.5, 0.13, "soft")),
        (0.14, 0.9, bar(G4, 0.5, 0.13, "soft")),
        (0.14, 0.5, bar(E5, 0.5, 0.1, "soft")),
    )


def coin() -> Wave:
    """A coin dropped on a heap of coins in a wooden bowl."""
    return mixed(
        (0, 0.7, bar(1047, 0.2, 0.04, "soft")),
        (0.06, 1.0, bar(1319, 0.28, 0.06, "soft")),
        (0.06, 0.12, bar(2637, 0.12, 0.03, "soft")),
        (0, 0.2, rustle(0.03, 1500, 4000, 0.005, 61)),
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
    """Two soft notes downwards."""
    return mixed(
        (0, 0.9, fading(reed(D5, 0.2, bright=0.3), 0.16)),
        (0.17, 1.0, fading(reed(A4, 0.25, bright=0.3), 0.2)),
    )


def deal() -> Wave:
    """A riffle that slows towards its end, and the pack set down."""
    edges: list[tuple[float, float, Wave]] = []
    start = 0.0
    for i in range(16):
        edges.append((start, 0.45 + 0.02 * i, dulled(rustle(0.03, 1200, 4000, 0.005, 101 + i), 3000)))
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
        edges.append((start, 0.55 + 0.02 * i, dulled(rustle(0.02, 1600, 4000, 0.003, 201 + i), 3000)))
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


def cheer() -> Wave:
    """One's own set: three quick notes upwards, a small fanfare."""
    notes = ((0, C5, 0.1), (0.08, E5, 0.1), (0.16, G5, 0.3))
    return mixed(
        *((start, 1.0, fading(reed(pitch, length, bright=0.45), 0.2)) for start, pitch, length in notes)
    )


def rap() -> Wave:
    """One rap on wood: a refusal, a turn that is lost."""
    return mixed(
        (0, 1.0, bar(440, 0.12, 0.022)),
        (0, 0.3, rustle(0.03, 800, 3000, 0.006, 261)),
    )


def stamp() -> Wave:
    """A rubber stamp set down: a factor of a payment."""
    return mixed(
        (0, 0.5, rustle(0.05, 500, 2500, 0.008, 263)),
        (0.03, 1.0, bar(590, 0.14, 0.03)),
        (0.03, 0.6, rustle(0.06, 700, 2500, 0.012, 264)),
    )


def petal() -> Wave:
    """A petal laid on earth: a breath and a soft low note."""
    return mixed(
        (0, 0.6, rustle(0.1, 600, 2500, 0.025, 265, rise=0.012)),
        (0.02, 1.0, fading(reed(520, 0.1, to=620, bright=0.1), 0.04)),
    )


def attack() -> Wave:
    """A flower that sets out to fight: a rush of air upwards."""
    return mixed(
        (0, 1.0, rustle(0.26, 700, 2800, 0.06, 267, rise=0.12)),
        (0, 0.5, reed(520, 0.24, to=1040, bright=0.15)),
    )


def turn() -> Wave:
    """Your turn: two soft notes, the second one higher."""
    return tune(((0, G4), (0.14, C5)), 0.44, 0.12)


def achievement() -> Wave:
    """A new achievement: a small music box, four notes."""
    return tune(((0, C5), (0.1, G5), (0.2, E5), (0.3, C6)), 0.7, 0.14)


def hint() -> Wave:
    """A hint: a finger on a glass."""
    return mixed((0, 1.0, bar(A4 * 2, 0.24, 0.07, "soft")), (0.05, 0.5, bar(E5 * 2, 0.19, 0.05, "soft")))


def undo() -> Wave:
    """A decision taken back: a card drawn in, and a soft low note."""
    return mixed(
        (0, 1.0, dulled(rustle(0.16, 800, 3000, 0.012, 271, rise=0.1), 3000)),
        (0.1, 0.5, bar(G4, 0.08, 0.02)),
    )


SOUNDS: Mapping[str, tuple[Callable[[], Wave], float, Rung]] = {
    "beep": (beep, 0.8, ALERT),
    "drop": (drop, 0.5, ALERT),
    "knock": (knock, 4.0, ALERT),
    "whistle": (whistle, 0.3, ALERT),
    "tick": (tick, 1.0, Rung.TICK),
    "card": (snap, 1.5, Rung.CARD),
    "flip": (flip, 1.5, Rung.CARD),
    "deal": (deal, 1.5, Rung.CARD),
    "shuffle": (shuffle, 1.5, Rung.CARD),
    "cut": (cut, 1.5, Rung.CARD),
    "riffle": (riffle, 1.5, Rung.CARD),
    "petal": (petal, 0.5, Rung.CARD),
    "rap": (rap, 0.8, Rung.CARD),
    "hint": (hint, 0.5, Rung.CARD),
    "undo": (undo, 1.0, Rung.CARD),
    "collect": (collect, 1.0, Rung.CAPTURE),
    "sweep": (sweep, 1.0, Rung.CAPTURE),
    "coin": (coin, 0.5, Rung.CAPTURE),
    "attack": (attack, 0.8, Rung.CAPTURE),
    "stamp": (stamp, 1.0, Rung.CAPTURE),
    "turn": (turn, 0.5, Rung.CAPTURE),
    "triplet": (triplet, 0.8, Rung.MOMENT),
    "smack": (smack, 2.0, Rung.MOMENT),
    "go": (go, 1.0, Rung.MOMENT),
    "stop": (stop, 1.5, Rung.MOMENT),
    "bloom": (bloom, 1.0, Rung.MOMENT),
    "cheer": (cheer, 0.8, Rung.MOMENT),
    "achievement": (achievement, 0.5, Rung.MOMENT),
    "win": (win, 1.2, Rung.END),
    "lose": (lose, 0.8, Rung.END),
}
"""Generator function, `drive` and loudness of each sound."""


def files() -> Iterator[tuple[str, bytes]]:
    """Yield the name and the bytes of every sound's file."""
    for name, (make, drive, rung) in SOUNDS.items():
        yield f"{name}.wav", wav_bytes(make(), drive, rung)


def main() -> None:
    """Write all files."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, data in files():
        (FOLDER / name).write_bytes(data)


if __name__ == "__main__":
    main()
