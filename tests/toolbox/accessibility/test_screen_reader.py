"""Accessibility tree of the emulated screen and announcements, in English and in French."""

from __future__ import annotations

import gc
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListWidget, QPushButton, QWidget

from games.war_of_flowers.cards import IDS
from games.war_of_flowers.options import WarOptions
from games.war_of_flowers.position import Position as Moment
from games.war_of_flowers.screen.layout import layout
from games.war_of_flowers.screen.texts.words import spoken
from macclassic.app.dialogs.shareware_notice import RegistrationDialog
from macclassic.app.program.program import Program
from macclassic.app.storage.settings import Settings
from macclassic.engine.core.registry import games
from macclassic.engine.match.match import Match
from macclassic.table.table_state import SeatDecided, TablePosition
from macclassic.toolbox.dialogs.dialogs import Kind, alert
from tests.games.war_of_flowers.screen.test_go_stop_prompt import call_of
from tests.games.war_of_flowers.support.positions import ANIMAL, position
from tests.support.match.program import key, opened, rest, settle, wake
from tests.support.screen.dialog_parts import mark

Key = Qt.Key
Role = QAccessible.Role
Text = QAccessible.Text


def started(folder: Path, language: str = "en", scale: int = 1) -> Program:
    return opened(folder, settings=Settings(scale=scale, sound=False, language=language))


@pytest.fixture(params=["en", "fr"])
def program(qapp: object, tmp_path: Path, request: pytest.FixtureRequest) -> Program:
    return started(tmp_path, request.param)


@pytest.fixture
def english(qapp: object, tmp_path: Path) -> Program:
    return started(tmp_path)


def seen(thing: QWidget) -> QAccessibleInterface:
    return QAccessible.queryAccessibleInterface(thing)  # type: ignore[arg-type]


def children(thing: QAccessibleInterface) -> list[QAccessibleInterface]:
    return [thing.child(index) for index in range(thing.childCount())]


def name(thing: QAccessibleInterface) -> str:
    return thing.text(Text.Name)


def everything(thing: QAccessibleInterface) -> list[QAccessibleInterface]:
    found = [thing]
    for each in children(thing):
        found += everything(each)
    return found


def heard(program: Program) -> tuple[list[str], list[str]]:
    """Return two lists that collect announcements and focused things."""
    said: list[str] = []
    focused: list[str] = []
    program.announcer.said.connect(said.append)
    program.announcer.focused.connect(focused.append)
    return said, focused


def show_table(program: Program, state: Moment) -> QWidget:
    program.open_game("war-of-flowers", zoom=False, enter=False)
    assert program.game is not None
    table = program.game.table
    legal = ANIMAL.legal(state) if state.turn == 0 else ()
    table.show_position(TablePosition(ANIMAL.view(state, 0), legal))
    settle()
    return table


def some_state() -> Moment:
    return position(
        "01-plain-1 03-plain-1 03-plain-2 03-ribbon",
        "01-sun",
        "09-ribbon 10-ribbon 11-plain-1",
        collections=("06-ribbon 12-double", "12-sun", ""),
    )


# The accessibility tree


def test_the_screen_contains_bar_desktop_and_windows(program: Program) -> None:
    program.show_monitors()
    settle()
    held = children(seen(program.screen))
    assert [each.role() for each in held] == [Role.List, Role.Dialog, Role.MenuBar]
    french = program.language == "fr"
    assert [name(each) for each in held] == (
        ["Bureau", "Moniteurs", "Barre des menus"] if french else ["Desktop", "Monitors", "Menu bar"]
    )
    assert [name(icon) for icon in children(held[0])] == [
        spec.title for spec in games().values() if spec.screen
    ]
    menus = [menu for menu in children(held[2]) if menu.role() is not Role.Separator]
    assert [name(menu) for menu in menus][:4] == (
        ["Emblème", "Jeu", "Options", "Aide"] if french else ["Emblem", "Game", "Options", "Help"]
    )


def test_parents_and_children_agree(english: Program) -> None:
    show_table(english, some_state())
    english.show_monitors()
    settle()
    root = seen(english.screen)
    for each in everything(root):
        for index, child in enumerate(children(each)):
            if each.role() is Role.ComboBox:
                continue  # Qt's own; its list is in a pop-up's container
            assert name(child.parent()) == name(each), name(child)
            if each.role() is not Role.Grouping:
                assert each.indexOfChild(child) == index


def test_menu_items_report_keys_marks_and_state(english: Program) -> None:
    show_table(english, some_state())
    game, options = (children(bar)[0] for bar in children(seen(english.bar))[1:3])
    items = {name(item): item for item in children(game)}
    assert items["Hint"].text(Text.Accelerator) == "Ctrl+H"
    assert items["Undo"].state().disabled and not items["Quit"].state().disabled
    marks = {name(item): item.state() for item in children(options)}
    assert marks["Show Matches"].checked and marks["Show Matches"].checkable
    assert not marks["Options…"].checkable


def test_every_card_reports_its_name_and_place(program: Program) -> None:
    table = show_table(program, some_state())
    names = [name(each) for each in children(seen(table))]
    if program.language == "fr":
        assert "Soleil du pin, janvier, dans votre main, s’accorde avec la table" in names
        assert "Ruban rouge du cerisier, mars, sur la table, une des trois" in names
        assert "Ruban bleu de la pivoine, juin, ramassée par vous" in names
        assert "Soleil de la pluie, décembre, ramassée par A" in names
    else:
        assert "Pine sun, January, in your hand, matches the table" in names
        assert "Cherry red ribbon, March, on the table, one of three" in names
        assert "Peony blue ribbon, June, collected by you" in names
        assert "Rain sun, December, collected by A" in names


def test_players_and_stack_report_the_text_of_their_plates(english: Program) -> None:
    names = [name(each) for each in children(seen(show_table(english, some_state())))]
    assert "You: $50, 0 points, began this game, to play now" in names
    assert "A: $50, 0 points, 2 cards in hand" in names
    assert any(each.startswith("Stack: ") for each in names)
    assert not any("matches" in each for each in names if "in your hand" not in each)


def test_marks_that_are_switched_off_are_not_reported(english: Program) -> None:
    table = show_table(english, some_state())
    assert english.game is not None
    english.game.table.use(WarOptions(show_matches=False))
    assert not any("matches" in name(each) for each in children(seen(table)))


def test_all_faces_have_descriptions() -> None:
    words = [spoken(card) for card in IDS]
    pairs = {card[:3] for card in IDS if card.endswith("plain-2")}
    assert len(set(words)) == len(IDS) - len(pairs)  # the two plain cards of a month have the same name
    assert spoken("12-ribbon") == "Rain ribbon, December"
    assert spoken("05-ribbon") == "Iris orchid ribbon, May"


@pytest.mark.parametrize("scale", [1, 2])
def test_cards_are_reported_where_they_are_drawn(qapp: object, tmp_path: Path, scale: int) -> None:
    program = started(tmp_path, scale=scale)
    table = show_table(program, some_state())
    card = next(each for each in children(seen(table)) if name(each).startswith("Pine sun"))
    assert card.rect().size() == QSize(48 * scale, 78 * scale)
    # The window is below the menu bar, its content below the title.
    place = layout(table.state).hand(0, 3)
    corner = program.screen.viewport().mapToGlobal(QPoint(0, 0))
    assert card.rect().topLeft() - corner == QPoint(place.x + 1, place.y + 21 + 19) * scale
    middle = card.rect().center()
    assert name(seen(program.screen).childAt(middle.x(), middle.y())) == name(card)
    program.show_about()
    settle()
    front = program.manager.front
    assert front is not None
    button = front.findChild(QPushButton)
    at = program.manager.rect_of(front).topLeft() + button.mapTo(front, button.rect().center())
    there = corner + at * scale
    assert name(seen(program.screen).childAt(there.x(), there.y())) == "OK"


@pytest.mark.parametrize("scale", [1, 2, 3])
def test_controls_are_reported_where_they_are_drawn(qapp: object, tmp_path: Path, scale: int) -> None:
    program = started(tmp_path, scale=scale)
    for show in (program.show_monitors, program.show_sound):
        show()
        settle()
        front = program.manager.front
        assert front is not None
        corner = program.screen.viewport().mapToGlobal(QPoint(0, 0))
        window = program.manager.rect_of(front).topLeft()
        controls = [each for each in front.content.findChildren(QWidget) if each.isVisibleTo(front)]
        for control in controls:
            at = (window + control.mapTo(front, QPoint(0, 0))) * scale
            thing = seen(control)
            assert thing.rect() == QRect(corner + at, control.size() * scale), control
            if not control.findChildren(QWidget) and control.focusPolicy() != Qt.FocusPolicy.NoFocus:
                middle = thing.rect().center()
                assert name(seen(program.screen).childAt(middle.x(), middle.y())) == name(thing)
        for view in front.content.findChildren(QListWidget):
            view.setCurrentRow(1)
            for index, row in enumerate(children(seen(view))):
                place = view.visualItemRect(view.item(index))
                at = view.viewport().mapTo(front, place.topLeft())
                assert row.rect() == QRect(corner + (window + at) * scale, place.size() * scale)
                assert name(row) == view.item(index).text() and row.state().selected == (index == 1)
                assert seen(view).indexOfChild(row) == index
            assert [name(each) for each in seen(view).selectionInterface().selectedItems()] == [
                view.item(1).text()
            ]
        program.manager.close(front)
        settle()


def test_controls_report_and_act_like_qts_own(english: Program) -> None:
    english.show_monitors()
    settle()
    front = english.manager.front
    assert front is not None
    things = {name(each): each for each in everything(seen(front))}
    black, colours = things["Black & white"], things["256 colours"]
    assert colours.state().checked and not black.state().checked
    action = black.actionInterface()
    assert action.actionNames() == ["Toggle", "SetFocus"]
    action.doAction("Toggle")
    settle()
    assert black.state().checked and not colours.state().checked
    before = things["Cancel"]
    before.actionInterface().doAction("Press")
    rest(english)
    assert english.manager.front is None
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # type: ignore[arg-type]
    assert not before.isValid()


def test_each_window_is_found_once(english: Program) -> None:
    show_table(english, some_state())
    english.show_monitors()
    settle()
    application = QCoreApplication.instance()
    assert application is not None
    top = QAccessible.queryAccessibleInterface(application)
    assert [name(each) for each in children(top)] == ["macclassic"]
    assert top.indexOfChild(top.child(0)) == 0
    windows = [name(each) for each in everything(top) if each.role() in (Role.Window, Role.Dialog)]
    assert windows == ["War of Flowers", "Monitors"]


def test_every_focusable_control_has_a_name(program: Program) -> None:
    show_table(program, some_state())
    assert program.game is not None
    dialogs = {**program.game.dialogs()}  # type: ignore[union-attr]
    for number in range(2, 20):
        dialogs.pop(f"help-{number}", None)
    dialogs |= {
        "about": program.show_about,
        "monitors": program.show_monitors,
        "sound": program.show_sound,
        "open": program.game.files.open,  # type: ignore[union-attr]
        "register": lambda: program.manager.open(RegistrationDialog()),
        "notice": lambda: program.shareware.show_notice(lambda: None),
    }
    for dialog, show in dialogs.items():
        show()
        settle()
        front = program.manager.front
        assert front is not None and name(seen(front)), dialog
        for control in front.content.findChildren(QWidget):
            if control.focusPolicy() & Qt.FocusPolicy.TabFocus and control.isVisibleTo(front):
                said = name(seen(control)) or control.accessibleName()
                assert said or control.objectName().startswith("qt_"), (dialog, control)
        if front is not program.game.window:
            program.manager.close(front)
            settle()


@pytest.mark.slow
def test_rebuilt_menus_leave_no_objects(english: Program) -> None:
    for _ in range(20):
        assert len(everything(seen(english.bar))) > 8
        english.update_menus()
        settle()
        gc.collect()
    show_table(english, some_state())
    before = children(seen(english.game.table))  # type: ignore[union-attr]
    english.manager.close(english.game.window)  # type: ignore[union-attr]
    settle()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # type: ignore[arg-type]
    gc.collect()
    assert not before[0].isValid()
    assert [each.role() for each in children(seen(english.screen))] == [Role.List, Role.MenuBar]


# Announcements


def test_a_window_that_opens_is_announced(program: Program) -> None:
    said, _ = heard(program)
    program.show_about()
    settle()
    assert said[0].splitlines()[0] == "macclassic" and "Susan" in said[0]
    program.manager.front.choose("ok")  # type: ignore[union-attr]
    program.open_game("war-of-flowers", zoom=False, enter=False)
    settle()
    assert said[-1] == "War of Flowers"


def test_an_alert_is_announced(english: Program) -> None:
    said, focused = heard(english)
    alert(english.manager, Kind.STOP, "The disk is full.")
    settle()
    assert said == ["The disk is full."]
    front = english.manager.front
    assert front is not None and seen(front).role() is Role.AlertMessage
    key(english, Key.Key_Tab)
    assert focused[-1] == "OK, button"


def test_focus_changes_are_announced(program: Program) -> None:
    _, focused = heard(program)
    program.show_monitors()
    settle()
    for _ in range(4):
        key(program, Key.Key_Tab)
    french = program.language == "fr"
    assert focused[-3:] == (
        [
            "Écran, menu local, 640 × 480",
            "Taille du pixel, menu local, 1 ×",
            "Plein écran, case à cocher, désactivé",
        ]
        if french
        else ["Screen, pop-up menu, 640 × 480", "Pixel size, pop-up menu, 1 ×", "Full screen, check box, off"]
    )
    key(program, Key.Key_Space)
    assert seen(mark(program.manager.front, "Plein écran" if french else "Full screen")).state().checked  # type: ignore[union-attr]


def test_the_card_reached_by_arrows_is_announced(program: Program) -> None:
    table = show_table(program, some_state())
    _, focused = heard(program)
    key(program, Key.Key_Right)
    french = program.language == "fr"
    assert focused == (
        ["Soleil du pin, janvier, dans votre main, s’accorde avec la table, Touche 1"]
        if french
        else ["Pine sun, January, in your hand, matches the table, Key 1"]
    )
    card = seen(table).focusChild()
    assert card.state().focused and name(card) == focused[0].rpartition(",")[0]
    assert name(seen(program.screen).focusChild()) == name(card)


def test_moves_are_announced(program: Program) -> None:
    state = some_state()
    table = show_table(program, state)
    said, _ = heard(program)
    rules = ANIMAL
    action = rules.legal(state)[0]
    after, events = rules.step(state, action)
    shown = program.game.table  # type: ignore[union-attr]
    shown.play([SeatDecided(0, action), *events], TablePosition(rules.view(after, 0), ()))
    shown.finish()
    settle()
    assert table is shown
    if program.language == "fr":
        assert said[:2] == ["Vous jouez le soleil du pin.", "Retournée\u202f: Ruban bleu du chrysanthème."]
        assert said[2] == "Vous ramassez\u202f: Simple du pin, Soleil du pin."
    else:
        assert said[:2] == ["You play Pine sun.", "Turned: Chrysanthemum blue ribbon."]
        assert said[2] == "You collect Pine plain, Pine sun."


def test_the_turn_is_announced_after_motion(program: Program) -> None:
    state = some_state()
    show_table(program, state)
    said, _ = heard(program)
    shown = program.game.table  # type: ignore[union-attr]
    shown.play([], TablePosition(ANIMAL.view(state, 0), ANIMAL.legal(state)))
    shown.finish()
    assert said == ["À vous de jouer." if program.language == "fr" else "Your turn."]


def test_a_help_page_is_announced(program: Program) -> None:
    show_table(program, some_state())
    said, _ = heard(program)
    key(program, "/", command=True)
    lines = said[0].splitlines()
    french = program.language == "fr"
    assert lines[:2] == (
        ["Aide de War of Flowers", "Ramasser\u202f: quatre cas particuliers"]
        if french
        else ["War of Flowers Help", "Collecting: four special cases"]
    ), "the page about what is asked"
    key(program, Key.Key_Home)
    # The title picture's description, then the page.
    assert said[-1].splitlines()[1].startswith("La table" if french else "The table")
    assert all(line == " ".join(line.split(" ")).strip() and "  " not in line for line in lines)
    assert not any(" ," in line for line in lines)
    key(program, Key.Key_Right)
    assert said[-1].startswith("Le jeu" if french else "The play") and len(said[-1]) > 400
    key(program, Key.Key_Left)
    key(program, Key.Key_Tab)
    assert said[-1] == ("Lien\u202f: page 10" if french else "Link: page 10")


def asked() -> Match:
    return next(match for match in map(call_of, range(60)) if match is not None)


def test_the_go_stop_prompt_is_announced_with_its_consequences(program: Program) -> None:
    program.open_game("war-of-flowers", zoom=False, enter=False)
    match = asked()
    said, _ = heard(program)
    shown = program.game.table  # type: ignore[union-attr]
    shown.play([], TablePosition(match.view(0), match.legal))
    settle()
    assert len(said) == 1
    title, head, *lines = said[0].splitlines()
    points = match.view(0).points[0]
    if program.language == "fr":
        assert title == "GO ou STOP\u202f?" and head.startswith(f"Vous avez {points} points")
    else:
        assert title == "GO or STOP?" and head.startswith(f"You have {points} points: ")
        assert any(line.startswith("STOP: ") for line in lines)
    assert len(lines) >= 3


def test_returning_to_the_window_announces_the_focus(english: Program) -> None:
    english.show_monitors()
    settle()
    key(english, Key.Key_Tab)
    _, focused = heard(english)
    other = QWidget()
    other.show()
    other.activateWindow()
    assert QTest.qWaitForWindowActive(other)
    assert focused == []
    other.close()
    wake(english)
    settle()
    assert focused == ["256 colours, radio button, on"]


def test_balloons_explain_the_focused_control(english: Program) -> None:
    show_table(english, some_state())
    said, focused = heard(english)
    english.balloons.on = True
    key(english, Key.Key_Right)
    assert focused[-1].startswith("Pine sun, January") and said[-1].startswith("Pine sun, January")
    english.show_about()
    settle()
    key(english, Key.Key_Tab)
    assert focused[-1] == "OK, button" and "click this button" in said[-1]
    english.balloons.on = False
    said.clear()
    key(english, Key.Key_Tab)
    assert said == []
