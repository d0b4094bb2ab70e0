"""Menus that are always present, and those of the desktop; game_menus.py has those of the controllers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from macclassic.app.learn.lesson_offer import first_taught
from macclassic.app.menus.menu_items import (
    close_item,
    demo_item,
    help_item,
    house_items,
    lesson_item,
    quit_item,
    register_items,
    settings_items,
)
from macclassic.app.program_services import Controller, ProgramServices
from macclassic.engine.core.lazy_import import lazily
from macclassic.quickdraw import sprites
from macclassic.quickdraw.resources import teaches
from macclassic.table.help.help_markup import CARDS, HOUSE, KEYS, PLAY, page_about
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.menus.menu_bar import HELP_ICON, SEPARATOR, Item, Menu, item, menu
from macclassic.toolbox.style.text import EMBLEM

if TYPE_CHECKING:
    from macclassic.app.program_services import ControllerMenus


# Rarely used features are imported lazily.
show_album = lazily("macclassic.app.progress.achievements:show_album")
show_evenings = lazily("macclassic.app.progress.activity_calendar:show_evenings")
show_persons = lazily("macclassic.app.dialogs.profiles_dialog:show_persons")
show_backup = lazily("macclassic.app.dialogs.archive_dialogs:show_backup")
show_table_options = lazily("macclassic.app.dialogs.table_options:show_table_options")
_picture = lazily("macclassic.app.desktop.screen_capture:soon")
show_report = lazily("macclassic.app.dialogs.problem_report:show_report")
_about_balloons = lazily("macclassic.app.play.help_windows:about_balloons")


def menus_of(services: ProgramServices, ahead: Controller | None) -> tuple[Menu, ...]:
    """Return all menus for the controller in front, or for the desktop."""
    own: ControllerMenus = _desktop_menu(services), tuple(_options_of_desktop(services)), ()
    game, options, learning = own if ahead is None else ahead.menus()
    return (
        _emblem_menu(services),
        game,
        menu("Options", options, "Use this menu to set your preferences."),
        _help_menu(services, ahead, learning),
        _balloons_menu(services),
        _application_menu(services),
    )


def _emblem_menu(services: ProgramServices) -> Menu:
    """Return the first menu: About, and what is there whatever is in front, in alphabetical order."""
    return Menu(
        EMBLEM,
        (
            _about_item(services),
            SEPARATOR,
            item(
                "Achievements…",
                lambda: show_album(services),
                "To see what there is to achieve in all games, and what you have, choose this item.",
            ),
            item(
                "Calendar…",
                lambda: show_evenings(services),
                "To see on which days you have played, choose this item.",
            ),
            item(
                "Desktop Patterns…",
                services.show_patterns,
                "To give the desktop another pattern, choose this item.",
            ),
            item(
                "Language…",
                services.show_language,
                "To see everything in another language, choose this item.",
            ),
            item(
                "Monitors…",
                services.show_monitors,
                "To change the colours or the size of the screen, choose this item.",
            ),
            _players_item(services),
            item("Sound…", services.show_sound, "To make sounds louder or softer, choose this item."),
        ),
        balloon=translate("balloon", "Use this menu to set up the screen, the desktop and the sounds."),
        keys=(
            Item(translate("menu", "Take Snapshot"), partial(_picture, services, "take"), "3", anywhere=True),
            Item(translate("menu", "Copy Screen"), partial(_picture, services, "copy"), "C"),
        ),
    )


def _about_item(services: ProgramServices) -> Item:
    """Return the item that opens the About box of the front game or of the program."""
    ahead = services.front_game
    title = translate("menu", "About macclassic…")
    if ahead is not None:
        title = translate("menu", "About {name}…").format(name=ahead.spec.title)
    about = translate("balloon", "To see what is in front and who made it, choose this item.")
    return Item(title, services.show_about, balloon=about)


def _help_menu(services: ProgramServices, ahead: Controller | None, learning: Sequence[Item]) -> Menu:
    """Return the Help menu: doors into the help of the game in front, the keys, and ways to learn it."""
    report = item(
        "Report a Problem…",
        lambda: show_report(services),
        "To report what is wrong here, choose this item. Nothing is sent.",
    )
    return menu(
        "Help",
        (
            *(_help_doors(ahead) if ahead is not None else ()),
            item(
                "Keyboard",
                partial(_show_keys, services, ahead),
                "To read what each key does, choose this item.",
            ),
            SEPARATOR,
            *((*learning, SEPARATOR) if learning else ()),
            report,
        ),
        "Use this menu to read how things work here.",
    )


def _show_keys(services: ProgramServices, ahead: Controller | None) -> None:
    page = page_about(KEYS, ahead.pages) if ahead is not None else None
    if page is None or ahead is None:
        services.show_common_help(KEYS)
    else:
        ahead.show_help(page)


def _help_doors(ahead: Controller) -> Iterator[Item]:
    """Yield the items that open the help of a game at its most important pages."""
    titles = {
        PLAY: translate("menu", "How to Play"),
        CARDS: translate("menu", "The Cards"),
        HOUSE: translate("menu", "House Rules"),
    }
    balloon = translate("balloon", "To read this page of help, choose this item.")
    for topic, title in titles.items():
        page = page_about(topic, ahead.pages)
        if page is None and topic == PLAY and ahead.pages:
            page = ahead.pages[0].number
        if page is not None:
            yield Item(title, partial(ahead.show_help, page), balloon=balloon)


def _balloons_menu(services: ProgramServices) -> Menu:
    """Return the menu of Balloon Help, an icon at the right end of the bar."""
    on = services.balloons.on

    def toggle() -> None:
        services.balloons.on = not services.balloons.on

    return menu(
        "Balloons",
        (
            item(
                "About Balloon Help…",
                lambda: services.manager.open(_about_balloons()),
                "To read what balloons are and what they do, choose this item.",
            ),
            SEPARATOR,
            item(
                "Hide Balloons" if on else "Show Balloons",
                toggle,
                "To stop showing balloons, choose this item."
                if on
                else "To see a balloon for whatever the pointer is on, choose this item.",
            ),
        ),
        "Use this menu to get an explanation of everything that you point at.",
        icon=HELP_ICON,
        in_dialogs=True,
    )


def _application_menu(services: ProgramServices) -> Menu:
    """Return the application menu at the right end: the front program and the other open ones."""
    ahead, manager = services.front_game, services.manager
    name = ahead.spec.title if ahead is not None else "macclassic"
    others = set(manager.layers) & services.games.keys() - {manager.layer}
    open_ = [
        Item(
            "macclassic",
            services.manager.hide_all,
            checked=ahead is None,
            icon=_small_icon("macclassic"),
            balloon=translate("balloon", "To go to the desktop, choose this item."),
        )
    ]
    waits = translate("menu", "{name} – your turn")
    for key, controller in sorted(services.games.items(), key=lambda each: each[1].spec.title):
        open_.append(
            Item(
                (waits if controller.needs_person else "{name}").format(name=controller.spec.title),
                partial(manager.bring, key),
                checked=controller is ahead,
                icon=_small_icon(key),
                balloon=translate("balloon", "To go on with this game, choose this item."),
            )
        )
    return menu(
        "Applications",
        (
            Item(
                translate("menu", "Hide {name}").format(name=name),
                partial(manager.hide, manager.layer),
                enabled=ahead is not None,
                balloon=translate(
                    "balloon", "To put the windows of what is in front out of sight, choose this item."
                ),
                balloon_dimmed=translate("balloon", "The desktop can’t be hidden."),
            ),
            item(
                "Hide Others",
                partial(manager.hide, *others),
                "To put the windows of all other games out of sight, choose this item.",
                enabled=bool(others),
                dimmed="No other game is in sight.",
            ),
            item(
                "Show All",
                services.manager.show_all,
                "To see the hidden windows again, choose this item.",
                enabled=manager.some_hidden,
                dimmed="Nothing is hidden.",
            ),
            SEPARATOR,
            *open_,
        ),
        "This is the Application menu. Its icon shows what is in front; use it to switch.",
        icon=_small_icon("macclassic" if ahead is None else ahead.spec.key),
    )


def _small_icon(key: str) -> str:
    """Return the name of a game's 16 x 16 picture, or of the program's if it has none."""
    name = f"small-{key}"
    return name if sprites.exists("art", name) else "small-macclassic"


# The desktop


def _desktop_menu(services: ProgramServices) -> Menu:
    selected = services.desktop.selected
    taught = selected if selected is not None and teaches(selected) else first_taught()
    return menu(
        "Game",
        (
            item(
                "Open",
                services.desktop.open_selected,
                "To open the game whose icon is selected, choose this item.",
                "O",
                enabled=services.desktop.any_selected,
                dimmed="To open a game, select its icon first.",
            ),
            close_item(services),
            SEPARATOR,
            *((lesson_item(services, taught, partial(services.open_lesson, taught)),) if taught else ()),
            demo_item(services, selected),
            *house_items(services),
            SEPARATOR,
            item(
                "Backup…",
                lambda: show_backup(services),
                "To put all that is kept here into one file, or to restore it, choose this item.",
            ),
            SEPARATOR,
            help_item(services),
            quit_item(services),
        ),
        "Use this menu to open a game.",
    )


def _players_item(services: ProgramServices) -> Item:
    """Return the item of the profiles; if there are several, it names the current one."""
    found = item(
        "Players…",
        lambda: show_persons(services),
        "To see who shares this copy, or to let another player play, choose this item.",
    )
    if len(services.profiles.everybody) > 1:
        found.title = translate("menu", "Players ({name})…").format(name=services.profiles.now.called)
    return found


def _options_of_desktop(services: ProgramServices) -> Iterator[Item]:
    yield item(
        "Options…",
        lambda: show_table_options(services),
        "To change how all tables look and sound, choose this item.",
    )
    yield SEPARATOR
    yield from settings_items(services)
    yield SEPARATOR
    yield item(
        "Clean Up Desktop",
        services.desktop.clean_up,
        "To bring the icons on the desktop into columns, choose this item.",
        enabled=services.desktop.untidy,
        dimmed="The icons are in columns already.",
    )
    yield from register_items(services)
