"""The sounds on disk: complete, in the format of 1993, short, unclipped, silent at the end, as made."""

from __future__ import annotations

import hashlib
import wave

import pytest

from macclassic.toolbox.sound import Sound
from tools.sounds import FOLDER, files

NAMES = sorted(str(sound) for sound in Sound)
MIDDLE = 128  # silence in eight unsigned bits


def frames(name: str) -> bytes:
    with wave.open(str(FOLDER / f"{name}.wav"), "rb") as file:
        return file.readframes(file.getnframes())


def test_exactly_these_sounds_are_there() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.wav")) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_format_and_length(name: str) -> None:
    with wave.open(str(FOLDER / f"{name}.wav"), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 1, 22_050)
        assert 0.05 <= file.getnframes() / 22_050 <= 1.2


@pytest.mark.parametrize("name", NAMES)
def test_loud_enough_and_never_clipped(name: str) -> None:
    samples = frames(name)
    assert min(samples) > 8
    assert max(samples) < 248
    assert max(abs(sample - MIDDLE) for sample in samples) >= 50


@pytest.mark.parametrize("name", NAMES)
def test_begins_and_ends_without_a_click(name: str) -> None:
    samples = frames(name)
    assert abs(samples[0] - MIDDLE) <= 6
    assert samples[-1] == MIDDLE
    assert max(abs(sample - MIDDLE) for sample in samples[-110:]) <= 4


def test_no_two_sounds_are_alike() -> None:
    assert len({hashlib.sha256(frames(name)).digest() for name in NAMES}) == len(NAMES)


def test_the_files_are_what_the_program_makes() -> None:
    made = dict(files())
    assert sorted(made) == [f"{name}.wav" for name in NAMES]
    for name, data in made.items():
        assert (FOLDER / name).read_bytes() == data, f"{name}: run python -m tools.sounds"
