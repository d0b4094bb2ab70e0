"""Tests of the settings file: round trip and refused values."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from macclassic.app.program.startup import load_settings
from macclassic.app.storage import data_folder
from macclassic.app.storage.settings import BadSettings, Settings, loads
from macclassic.table.company.banter_memory import BanterMemory


def test_saved_settings_are_read_back() -> None:
    settings = Settings(depth=4, scale=3, sound=False, name="Ada", number="1-2", language="fr")
    settings.of_game("war-of-flowers")["pace"] = 5
    settings.company = BanterMemory(12, ["aunt", "sailor"], {"aunt: I lead.": 9})
    assert loads(settings.dumps()) == settings


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "{}",
        '{"schema": 99}',
        '{"schema": 1, "depth": 3}',
        '{"schema": 1, "depth": "8"}',
        '{"schema": 1, "sound": 1}',
        '{"schema": 1, "scale": true}',
        '{"schema": 1, "name": 4}',
        '{"schema": 1, "games": []}',
        '{"schema": 1, "games": {"soi": 3}}',
    ],
)
def test_values_that_no_dialog_produces_are_refused(text: str) -> None:
    with pytest.raises(BadSettings):
        loads(text)


def test_missing_settings_have_their_defaults() -> None:
    assert loads('{"schema": 1}') == Settings()


def test_unknown_settings_are_ignored() -> None:
    assert "colour" not in json.loads(loads('{"schema": 1, "colour": 3}').dumps())


def test_an_unpaired_surrogate_is_refused() -> None:
    with pytest.raises(BadSettings, match="half a character"):
        loads('{"schema": 1, "name": "\\ud800Zoe", "number": "x"}')
    assert loads('{"schema": 1, "name": "\\ud83c\\udf38"}').name == "\U0001f338"


def test_settings_nested_deeper_than_options_are_refused() -> None:
    for depth in (30, 400, 900):
        text = '{"schema": 1, "games": {"soi": {"pace": ' + "[" * depth + "]" * depth + "}}}"
        with pytest.raises(BadSettings, match="not options"):
            loads(text)


@pytest.mark.parametrize(("text", "mark"), [('{"schema": 99, "depth": 4}', "newer"), ("{", "broken")])
def test_unusable_settings_are_kept_and_reported(text: str, mark: str, tmp_path: Path) -> None:
    folder = data_folder.Folder(tmp_path)
    folder.settings.write_text(text)
    settings, messages = load_settings(folder)
    assert settings == Settings() and len(messages) == 1
    (kept,) = tmp_path.iterdir()
    assert kept.name.startswith(f"settings.{mark}-") and kept.name in messages[0]
    assert kept.read_text() == text
    assert load_settings(folder) == (Settings(), [])


def test_settings_from_the_command_line_are_not_saved(tmp_path: Path) -> None:
    settings = Settings(depth=8, language="fr")
    settings.for_this_run(depth=1, language="en", scale=3, full_screen=True, gamma=True)
    assert (settings.depth, settings.language, settings.scale) == (1, "en", 3)
    settings.sound = False
    kept = loads(settings.dumps())
    assert kept == Settings(depth=8, language="fr", sound=False)
    settings.depth = 4
    settings.decide("depth")
    assert loads(settings.dumps()) == Settings(depth=4, language="fr", sound=False)
