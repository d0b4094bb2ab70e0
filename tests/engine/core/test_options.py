"""Options: stored settings, values from the command line, and the dialogs.

`tests/compatibility/settings.json` was written by the program at commit 3207de9, by its dialogs and menus:
settings, some of them with a value that no dialog gives, and the options that version made of them.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLineEdit

from games.soi.options import SoiOptions
from games.sorry.options import SorryOptions
from games.war_of_flowers.options import WarOptions
from games.war_of_flowers.screen.options import WarForm
from macclassic.app.storage.settings import loads
from macclassic.engine.core.companions import level_alone
from macclassic.engine.core.options import (
    FLAG,
    BadOption,
    Choice,
    Number,
    Options,
    SeveralValues,
    checked,
    option,
    usable,
    with_changes,
)
from macclassic.engine.core.registry import games
from macclassic.toolbox.spots import balloon_text
from tests.support.match.program import make_program, settle

OLD: dict[str, Any] = json.loads(
    (Path(__file__).parents[2] / "compatibility" / "settings.json").read_text("utf-8")
)
LOOKS = ("back", "cloth")
"""Options whose unknown names that version replaced by the first name; now the game's default applies."""
NEW_DEFAULTS = {
    "flower-power": ("who", "players", "contest"),
    "war-of-coins": ("iq", "who"),
    "war-of-flowers": ("money", "iq", "who"),
}
"""Options by game whose default has changed since then: settings that do not hold them get the new one."""
DECLARED = [(key, each) for key, spec in games().items() for each in spec.options.declared()]


def plain(value: Any) -> Any:
    return json.loads(json.dumps(value))


@pytest.mark.parametrize("case", OLD["cases"], ids=lambda case: case["game"])
def test_settings_of_a_released_version_keep_their_meaning(case: dict[str, Any]) -> None:
    options = games()[case["game"]].options
    kept, was = case["kept"], case["usable"]
    # An option whose default has changed is given its old default; everything else keeps its meaning.
    old = {name: was[name] for name in NEW_DEFAULTS.get(case["game"], ()) if name in was}
    found = usable(options, kept | {name: value for name, value in old.items() if kept.get(name) != value})
    for name, value in was.items():
        if name not in LOOKS or (name in kept and value == kept[name]):
            assert plain(getattr(found, name)) == value, name
    match = checked(options, found.asked().written())
    assert match.written() == found.asked().written() and match == checked(options, case["rules"])
    sitting = {str(seat): player for seat, player in enumerate(found.sitting()) if player != "person"}
    # Since then the players' names include the companion at all tables.
    assert sitting.keys() == case["players"].keys()
    for seat, player in case["players"].items():
        assert player in (sitting[seat], level_alone(sitting[seat]))


def test_a_whole_settings_file_is_read() -> None:
    settings = loads(json.dumps(OLD["settings"]))
    for key in OLD["settings"]["games"]:
        spec, kept = games()[key], settings.of_game(key)
        found = usable(spec.options, kept)
        assert kept and {name: plain(getattr(found, name)) for name in kept} == kept


@pytest.mark.parametrize(("key", "option"), DECLARED, ids=lambda each: getattr(each, "name", each))
def test_every_invalid_option_is_refused_or_replaced_by_its_default(key: str, option: Any) -> None:
    options = games()[key].options
    for value in (None, [], {}, [[]], object(), "no such thing", -1000, 10**9, 1.5, float("nan"), ["x"] * 6):
        if option.name == "people" and value == []:
            sitting = usable(options, {"people": []}).sitting()
            # At the tables of flower cards the first seat is always a person's.
            wanted = ["middle"] * 4 if key == "soi" else ["person", *["iq:80"] * (len(sitting) - 1)]
            assert [*map(level_alone, sitting)] == wanted
        elif option.kept is not None:
            assert usable(options, {option.name: value}) == usable(options, {}), value
        if value == {} and option.omitted:
            continue  # an object without keys means all values of the original
        with pytest.raises(BadOption) as error:
            checked(options, {option.name: value})
        wanted = f"there is no option “{option.name}”" if option.screen else f"{option.name} must be "
        assert str(error.value).startswith(wanted) and "\n" not in str(error.value)


@pytest.mark.parametrize("key", games())
def test_written_options_are_read_back(key: str) -> None:
    options = games()[key].options
    found = checked(options, {})
    written = found.written()
    assert list(written) == [each.name for each in options.recorded() if not each.omitted]
    assert checked(options, plain(written)) == found == checked(options, found)
    assert usable(options, {}) == usable(options, {"another": 1, "pace": "3"})


@pytest.mark.parametrize(
    ("name", "value", "why"),
    [
        ("money", 9, "money must be a whole number from 10 to 999, not 9"),
        ("money", "ten", "money must be a whole number from 10 to 999, not “ten”"),
        ("cup", "plain", "cup must be animal or double-plain, not “plain”"),
        ("iq", "100", "iq must be 2 values, each a whole number from 60 to 160, such as 100,120, not “100”"),
        ("pace", 3, "there is no option “pace”; there are money, cup, house, iq"),
    ],
)
def test_an_invalid_option_is_reported_in_a_sentence(name: str, value: object, why: str) -> None:
    with pytest.raises(BadOption) as error:
        checked(WarOptions, {name: value})
    assert str(error.value) == why
    assert checked(WarOptions, {"money": "37", "iq": "80,120"}) == WarOptions(money=37, iq=(80, 120))


def test_changed_options_are_checked_and_listed() -> None:
    before = checked(WarOptions, {"money": 37})
    after = with_changes(before, {"cup": "double-plain", "iq": "80,120"})
    assert after.written() == {**before.written(), "cup": "double-plain", "iq": [80, 120]}
    assert after.changes_from(before) == {"cup": "double-plain", "iq": [80, 120]}
    assert with_changes(before, after.changes_from(before)) == after
    with pytest.raises(BadOption, match="cup must be animal or double-plain, not “bowl”"):
        with_changes(before, {"cup": "bowl"})
    omitted = SorryOptions(start_out=True)
    assert SorryOptions().changes_from(omitted) == {"start_out": False}, "though a record omits it"


def test_the_number_of_players_defaults_to_the_seats() -> None:
    options = games()["flower-power"].options
    assert checked(options, {}, seated=5).written()["players"] == 5
    assert checked(options, {"players": 4}, seated=5).written()["players"] == 4
    assert checked(options, {}, seated=1).written()["players"] == 3
    with pytest.raises(BadOption, match="players must be"):
        checked(options, {}, seated=7)
    assert checked(SoiOptions, {}, seated=3) == SoiOptions()


# The form


def forms(key: str, between: bool) -> Callable[..., Any]:
    """Return a function that makes a game's options dialog from stored values and deletes the one before."""
    program = make_program(None)
    table = program.build_table(games()[key])
    shown: list[Any] = []

    def form(**kept: Any) -> Any:
        while shown:
            shown.pop().deleteLater()
        settle()
        shown.append(table.parts.prompts.options_form(usable(games()[key].options, kept), between))
        return shown[-1]

    # Without a reference to its program the table's screen may be garbage-collected.
    form.program = program  # type: ignore[attr-defined]
    return form


@pytest.mark.parametrize("between", [True, False])
@pytest.mark.parametrize("key", games())
def test_the_form_returns_its_initial_values_and_has_balloons(key: str, between: bool, qapp: object) -> None:
    options, form = games()[key].options, forms(key, between)
    dialog = form()
    for case in OLD["cases"]:
        if case["game"] == key:
            given = usable(options, case["kept"])
            dialog = form(**case["kept"])
            values = dialog.values()
            again = usable(options, {**case["kept"], **plain(values)})
            assert again.asked() == given.asked() and again.sitting() == given.sitting()
            assert dialog.button("ok").isEnabled()
    for name, controls in dialog.controls.items():
        declared = next(each for each in options.declared() if each.name == name)
        for control in controls:
            assert balloon_text(control, True), name
            assert control.accessibleName() or control.text(), name
            if not between and not declared.within:
                assert not control.isEnabled(), name


@pytest.mark.parametrize("key", games())
def test_option_kinds_determine_controls_and_limits(key: str, qapp: object) -> None:
    dialog = forms(key, True)()
    for each in games()[key].options.declared():
        controls = dialog.controls.get(each.name)
        if controls is None:
            continue
        kind = each.kept.kind
        if isinstance(kind, SeveralValues):
            assert len(controls) == kind.count and all(isinstance(one, QComboBox) for one in controls)
            # A person's seat has an additional row “You” for the same value, or one that seats a person.
            rows = dict.fromkeys(controls[0].itemData(n) for n in range(controls[0].count()))
            assert list(rows) in ([*kind.each.values], [*kind.each.values, "person"])
        elif isinstance(kind, Number):
            fields = [one for one in controls if isinstance(one, QLineEdit)]
            for field in fields:
                limits = field.validator()
                assert (limits.bottom(), limits.top()) == (kind.least, kind.most)
            (menu,) = controls if isinstance(controls[0], QComboBox) else (None,)
            found = [one for one in controls if isinstance(one, QAbstractButton)]
            shown = found if menu is None else [menu.itemText(row) for row in range(menu.count())]
            assert len(shown) == len(kind.offered) + (1 if kind.offered and fields else 0)
        elif isinstance(kind, Choice):
            assert len(controls) in (1, len(kind.values))


def test_an_amount_is_typed_beside_the_buttons(qapp: object) -> None:
    dialog = WarForm(WarOptions(), True)
    *offered, other, field = dialog.controls["money"]
    assert dialog.values()["money"] == 50 and offered[1].isChecked()
    other.click()
    assert not dialog.button("ok").isEnabled()
    for text, good in (("9", False), ("10", True), ("999", True), ("", False)):
        field.setText(text)
        assert dialog.button("ok").isEnabled() == good
    field.setText("37")
    assert dialog.values()["money"] == 37
    offered[0].click()
    field.setText("")
    assert dialog.values()["money"] == 20 and dialog.button("ok").isEnabled()


@dataclass(frozen=True)
class _WithHouse(Options):
    money: int = option(50, Number(1, 99))
    bomb: bool = option(False, FLAG, house=True)


def test_house_rules_are_counted_separately() -> None:
    assert checked(_WithHouse, {"money": 20}).rules == "plain"
    assert checked(_WithHouse, {"bomb": True}).rules == "house"
    assert all(checked(spec.options, {}).rules == "plain" for spec in games().values())
