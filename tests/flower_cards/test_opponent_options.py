"""Names at the card tables: the record, the table and the demo use the same names."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from games.war_of_coins.options import OPPONENTS
from macclassic.app.game.title_dialog import LEAVE, TitleDialog
from macclassic.app.play.match_end_dialog import MatchEndDialog
from macclassic.app.program.program import Program
from macclassic.engine.core.companions import NAMES
from macclassic.engine.core.game_spec import MATCH_OVER
from macclassic.engine.core.registry import games
from macclassic.engine.match.match import Match
from macclassic.engine.match.simulate import begin, played
from macclassic.toolbox.dialogs.dialogs import Dialog, OptionsDialog
from tests.support.match.playing import LocalThinker, begun, controller_of, match_of, rush
from tests.support.match.program import settle

FLOWERS, COINS = "war-of-flowers", "war-of-coins"


def at_table(program: Program) -> list[str]:
    """Return the names that the table shows, by seat."""
    return [person.name for person in controller_of(program).table.state.company]


def in_record(match: Match) -> list[str]:
    return [str(seat["name"]) for seat in match.to_record()["seats"]]


@pytest.mark.parametrize("iq", OPPONENTS)
def test_the_record_of_war_of_coins_has_the_names_of_the_table(iq: int, qapp: object, tmp_path: Path) -> None:
    program = begun(tmp_path, COINS, 5, iq=iq, who=[OPPONENTS[iq]])
    name = NAMES[OPPONENTS[iq]]
    assert at_table(program) == ["You", name] == in_record(match_of(program))
    assert in_record(begin(games()[COINS], 5, players=["iq:100", f"iq:{iq}"])) == ["You", name]


@pytest.mark.parametrize("who", NAMES)
def test_any_level_of_war_of_coins_is_played_by_any_companion(who: str, qapp: object, tmp_path: Path) -> None:
    program = begun(tmp_path, COINS, 5, iq=160, who=[who])
    assert at_table(program) == ["You", NAMES[who]] == in_record(match_of(program))
    assert match_of(program).seats[1]["player"] == f"iq:160@{who}"
    assert controller_of(program).table.state.company[1].about.startswith("IQ 160. ")


@pytest.mark.parametrize("who", [("aunt", "clerk"), ("student", "sailor"), ("salesman", "grandmother")])
def test_the_record_of_war_of_flowers_has_the_names_of_the_table(
    who: tuple[str, str], qapp: object, tmp_path: Path
) -> None:
    program = begun(tmp_path, FLOWERS, 5, who=list(who), iq=[60, 160])
    names = [NAMES[each] for each in who]
    assert at_table(program) == ["You", *names] == in_record(match_of(program))


@pytest.mark.parametrize(("game", "players"), [(COINS, ["person", "iq:60"]),
                                               (FLOWERS, ["person", "iq:60@aunt", "iq:80"])])  # fmt: skip
def test_names_of_foreign_records_are_shown_at_the_table(
    game: str, players: list[str], qapp: object, tmp_path: Path
) -> None:
    program = begun(tmp_path, game, 5)
    match = begin(games()[game], 5)
    names = ["You", "Ada", "<b>Lovelace of the\x07 Analytical Engine</b>"][: len(players)]
    for seat, name, player in zip(match.seats, names, players, strict=True):
        seat.update(name=name, player=player)
    controller_of(program).session.open(match)
    settle()
    assert at_table(program)[1] == "Ada" and in_record(match) == names
    assert all(len(name) <= 12 and name.isprintable() for name in at_table(program))


@pytest.mark.parametrize(("game", "letters"), [(COINS, "A"), (FLOWERS, "AB")])
def test_records_without_names_get_a_name_when_opened(
    game: str, letters: str, qapp: object, tmp_path: Path
) -> None:
    program = begun(tmp_path, game, 5)
    match = begin(games()[game], 5)
    for seat, letter in zip(match.seats[1:], letters, strict=True):
        seat.update(name=letter, player="iq:60@aunt" if game == FLOWERS else "iq:60")
    controller_of(program).session.open(match)
    settle()
    assert set(at_table(program)[1:]) == {"Bora" if game == FLOWERS else "Mina"}


def test_the_demo_uses_the_companions_names(qapp: object, tmp_path: Path) -> None:
    for game, options, names in (
        (FLOWERS, {"who": ["sailor", "student"], "iq": [60, 80]}, ["Nils", "Mina"]),
        (FLOWERS, {}, ["Mina", "Oskar"]),
        (COINS, {"iq": 140}, ["Rosa"]),
        (COINS, {}, ["Mina"]),
    ):
        program = begun(tmp_path / str(names), game, 5, **options)  # type: ignore[arg-type]
        program.demo.start(game)
        settle()
        show: Any = program.demo._show
        assert [person.name for person in show.table.state.company][1:] == names == in_record(show._match)[1:]
        program.demo.end()
        program.quit()


@pytest.mark.parametrize("game", [FLOWERS, COINS, "soi"])
def test_a_closed_sheet_stays_closed(game: str, qapp: object, tmp_path: Path) -> None:
    """After the last sheet of a match is closed, a look at all hands does not open it again."""
    program = begun(tmp_path, game, 5)
    assert isinstance(program.think_process, LocalThinker)
    spec = games()[game]
    options: dict[str, Any] = {"money": 10} if game == FLOWERS else {}
    match = played(spec, 5, options=options, players=["random"] * len(begin(spec, 5).seats))
    assert match.actor == MATCH_OVER
    match.seats[0]["player"] = "person"
    controller_of(program).session.take(match)
    rush(program, lambda: isinstance(program.manager.front, Dialog))
    sheet = program.manager.front
    assert isinstance(sheet, Dialog)
    sheet.choose("ok")
    rush(program, lambda: isinstance(program.manager.front, MatchEndDialog))
    assert isinstance(program.manager.front, MatchEndDialog)
    program.manager.front.choose("change")
    rush(program, lambda: isinstance(program.manager.front, OptionsDialog))
    assert isinstance(program.manager.front, OptionsDialog)
    program.manager.front.choose("cancel")
    settle()
    assert isinstance(program.manager.front, TitleDialog)
    program.manager.front.choose(LEAVE)
    settle()
    before = program.manager.windows
    controller_of(program).look_back.lay_open()
    settle()
    looking = program.manager.front
    assert isinstance(looking, Dialog)
    looking.choose("ok")
    settle(20)
    assert program.manager.windows == before
