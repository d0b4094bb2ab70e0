"""Tests of the sound files: complete, in the format of 1993, short, on a ladder, without clicks."""

from __future__ import annotations

import itertools
import math
import wave

import pytest

from macclassic.toolbox.base.sound import ALERTS, Sound
from tools.media.sounds import FOLDER, HIGHEST, files, loudness
from tools.media.spectra import DRAWINGS, LOWEST, OCTAVE, STEP, transform
from tools.media.spectra import spectrum as shades

NAMES = sorted(str(sound) for sound in Sound)
RATE = 22_050
MIDDLE = 128  # silence in eight unsigned bits

LENGTH = {
    "beep": (0.10, 0.15),
    "card": (0.05, 0.20),
    "flip": (0.05, 0.20),
    "smack": (0.10, 0.40),
    "win": (0.80, 1.50),
    "lose": (0.30, 0.50),
    "tick": (0.02, 0.048),  # as long as one point is counted
    "bloom": (0.36, 0.40),
}
"""Permitted length in seconds; of sounds not listed a twentieth to four fifths."""

LADDER = {
    -24: "tick",
    -20: "card flip deal shuffle cut riffle petal rap hint undo",
    -18: "collect sweep coin attack stamp turn",
    -14: "triplet smack go stop bloom cheer achievement beep drop knock whistle",
    -12: "win lose",
}
"""Loudness of the sounds in decibels: the A-weighted root mean square of the loudest eighth of a second."""

GROUND = {
    "beep": 784,
    "knock": 297,
    "coin": 1319,
    "collect": 659,
    "triplet": 659,
    "lose": 440,
    "turn": 392,
    "go": 523,
    "stop": 262,
    "win": 1046,
    "tick": 1568,
    "bloom": 784,
}
"""Frequency in hertz of the strongest partial of sounds with a steady note or a drum."""


def samples(name: str) -> list[int]:
    """Return a sound's samples relative to silence, -128 to 127."""
    with wave.open(str(FOLDER / f"{name}.wav"), "rb") as file:
        return [value - MIDDLE for value in file.readframes(file.getnframes())]


def level(values: list[int]) -> float:
    """Return the root mean square."""
    return math.sqrt(sum(value * value for value in values) / len(values))


def spectrum(values: list[int]) -> dict[float, float]:
    """Return the power at each frequency in hertz, above 60."""
    count = 1 << (len(values) - 1).bit_length()
    waves = transform([complex(value) for value in values] + [0j] * (count - len(values)))
    return {k * RATE / count: abs(waves[k]) ** 2 for k in range(1, count // 2) if k * RATE / count > 60}


def strongest(values: list[int]) -> float:
    power = spectrum(values)
    return max(power, key=power.__getitem__)


def centre(values: list[int]) -> float:
    """Return the frequency that divides the power into halves."""
    power = spectrum(values)
    return sum(hertz * each for hertz, each in power.items()) / sum(power.values())


def test_exactly_these_sounds_exist() -> None:
    assert sorted(path.stem for path in FOLDER.iterdir()) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_sounds_have_their_format_and_length(name: str) -> None:
    with wave.open(str(FOLDER / f"{name}.wav"), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 1, RATE)
        frames = file.getnframes()
    shortest, longest = LENGTH.get(name, (0.05, 0.8))
    assert shortest <= frames / RATE <= longest
    assert (FOLDER / f"{name}.wav").stat().st_size == 44 + frames and frames % 2 == 0


@pytest.mark.parametrize(
    ("name", "decibels"), [(name, rung) for rung, names in LADDER.items() for name in names.split()]
)
def test_sounds_are_on_the_ladder_and_never_clipped(name: str, decibels: int) -> None:
    values = samples(name)
    assert 20 <= max(map(abs, values)) <= round(HIGHEST * 127)
    assert loudness(value / 127 for value in values) == pytest.approx(decibels, abs=0.5)


def test_every_sound_is_on_the_ladder() -> None:
    assert sorted(name for names in LADDER.values() for name in names.split()) == NAMES


def test_the_ladder_also_rises_without_weighting() -> None:
    """Plain root mean square of the loudest eighth of a second: the middle sound of each rung."""
    window = round(RATE / 8)

    def plain(name: str) -> float:
        values = [*samples(name), *[0] * window]
        return max(level(values[at : at + window]) for at in range(0, len(values) - window, 200))

    middle = [sorted(map(plain, names.split()))[len(names.split()) // 2] for names in LADDER.values()]
    assert middle == sorted(middle)


@pytest.mark.parametrize("name", ["card", "smack"])
def test_the_sounds_heard_most_reach_small_loudspeakers(name: str) -> None:
    power = spectrum(samples(name))
    whole = sum(power.values())
    assert sum(each for hertz, each in power.items() if hertz < 250) < 0.2 * whole
    assert sum(each for hertz, each in power.items() if 800 < hertz < 5000) > 0.4 * whole


@pytest.mark.parametrize("name", ["coin", "deal", "flip", "riffle"])
def test_money_and_paper_are_not_harsh(name: str) -> None:
    power = spectrum(samples(name))
    assert sum(each for hertz, each in power.items() if 2500 < hertz < 6000) < 0.4 * sum(power.values())
    assert centre(samples(name)) < 3600


@pytest.mark.parametrize(
    ("hertz", "decibels"),
    [
        (50, -30.2),
        (100, -19.1),
        (200, -10.9),
        (500, -3.2),
        (1000, 0.0),
        (2000, 1.2),
        (4000, 1.0),
        (8000, -1.1),
    ],
)
def test_loudness_follows_the_a_curve(hertz: float, decibels: float) -> None:
    """Compare with the table of IEC 61672; a sine is 3 dB below a square wave."""
    tone = [math.sin(2 * math.pi * hertz * i / RATE) for i in range(RATE)]
    assert loudness(tone) == pytest.approx(decibels - 3.0, abs=0.8)


def test_half_the_amplitude_is_six_decibels_and_half_the_length_three() -> None:
    tone = [math.sin(2 * math.pi * 1000 * i / RATE) for i in range(round(0.125 * RATE))]
    whole = loudness(tone)
    assert loudness(value / 2 for value in tone) == pytest.approx(whole - 6.02, abs=0.01)
    assert loudness(tone[: len(tone) // 2]) == pytest.approx(whole - 3, abs=0.2)


@pytest.mark.parametrize("name", NAMES)
def test_sounds_begin_and_end_without_a_click(name: str) -> None:
    values = samples(name)
    assert values[0] == values[-1] == 0
    assert abs(values[1]) <= 12
    assert max(map(abs, values[-22:])) <= 3
    assert abs(sum(values) / len(values)) < 1, "no level that stays"


@pytest.mark.parametrize("name", GROUND)
def test_notes_have_their_frequencies(name: str) -> None:
    assert strongest(samples(name)) == pytest.approx(GROUND[name], rel=0.03)


def test_alert_sounds_differ() -> None:
    notes = sorted(strongest(samples(str(alert))) for alert in ALERTS)
    assert all(high / low > 1.4 for low, high in itertools.pairwise(notes)), notes


def test_sounds_of_paper_are_bright_and_drums_dark() -> None:
    bright = {name: centre(samples(name)) for name in ("card", "flip", "deal", "stop", "go")}
    assert min(bright["card"], bright["flip"], bright["deal"]) > 1500
    assert max(bright["stop"], bright["go"]) < 600


def test_the_fanfare_rises_and_defeat_falls() -> None:
    win, lose = samples("win"), samples("lose")
    up = [strongest(win[round(at * RATE) : round((at + 0.1) * RATE)]) for at in (0.01, 0.13, 0.25, 0.38)]
    assert up == pytest.approx([523, 587, 659, 784], rel=0.03)
    first, last = lose[: len(lose) // 4], lose[-len(lose) // 4 :]
    assert strongest(last) < strongest(first) * 0.8


def test_a_riffle_has_many_onsets() -> None:
    """Each packet of cards gives a burst, at increasing intervals."""
    values = samples("deal")
    block = 44  # 2 ms
    loud = [level(values[at : at + block]) for at in range(0, len(values) - block, block)]
    edges = [
        at for at in range(1, len(loud) - 1) if loud[at] > 10 and loud[at - 1] < loud[at] >= loud[at + 1]
    ]
    assert 14 <= len(edges) <= 22
    gaps = [later - at for at, later in itertools.pairwise(edges)]
    assert sum(gaps[:5]) < sum(gaps[9:14])


def edges_of(name: str, apart: float) -> list[float]:
    """Return the times in seconds of a sound's onsets: the loudest 2 ms within `apart` seconds around."""
    values, block = samples(name), 44
    loud = [level(values[at : at + block]) for at in range(0, len(values) - block, block)]
    near = round(apart * RATE / block)
    return [
        at * block / RATE
        for at, each in enumerate(loud)
        if each > 12 and each == max(loud[max(0, at - near) : at + near + 1])
    ]


def test_a_shuffle_has_three_clumps() -> None:
    clumps = edges_of("shuffle", 0.08)
    assert len(clumps) == 3
    assert all(0.14 < later - at < 0.2 for at, later in itertools.pairwise(clumps)), clumps


def test_a_riffle_accelerates_and_a_deal_slows_down() -> None:
    edges = edges_of("riffle", 0.004)
    assert len(edges) >= 15
    gaps = [later - at for at, later in itertools.pairwise(edges)]
    assert sum(gaps[:5]) > sum(gaps[9:14])


def test_the_sound_of_a_flower_rises() -> None:
    petals = samples("bloom")
    notes = [
        strongest(petals[round(at * RATE) : round((at + 0.046) * RATE)]) for at in (0.0, 0.092, 0.184, 0.25)
    ]
    assert notes == sorted(notes) and notes[-1] / notes[0] > 1.8, notes


def test_a_tick_can_be_played_three_times_in_a_row() -> None:
    """Three ticks in a row, three frames apart, do not overlap."""
    tick = samples("tick")
    row = [*tick, *[0] * (round(0.048 * RATE) - len(tick))] * 3
    assert loudness(value / 127 for value in row) - loudness(value / 127 for value in tick) < 5
    assert level(tick[len(tick) // 2 :]) < level(tick[: len(tick) // 2]) / 5


def test_the_sound_files_are_up_to_date() -> None:
    made = dict(files())
    assert sorted(made) == [f"{name}.wav" for name in NAMES]
    assert len(set(made.values())) == len(NAMES)
    for name, data in made.items():
        assert (FOLDER / name).read_bytes() == data, f"{name}: run python -m tools.media.sounds"


def test_the_contact_sheet_shows_place_and_length_of_notes() -> None:
    assert sorted(DRAWINGS) == NAMES
    columns = shades("beep")
    assert len(columns) == pytest.approx(len(samples("beep")) / STEP, abs=2)
    row = columns[len(columns) // 3].index("6")
    assert LOWEST * 2 ** ((row + 0.5) / OCTAVE) == pytest.approx(784, rel=0.12)
    for depth in (1, 4, 8):
        picture = DRAWINGS["beep"](depth)
        assert len({index for line in picture.grid for index in line}) >= min(5, 2**depth)
