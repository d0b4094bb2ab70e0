"""What stands in the menus: in those that are there whatever is in front, and in those of the desktop, of a
game and of a record."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication

from macclassic.app.helpmenu import about_item, balloons_menu, help_menu
from macclassic.app.host import Desk, Host
from macclassic.engine.lazy import lazily
from macclassic.quickdraw import sprites
from macclassic.quickdraw.resources import teaches
from macclassic.toolbox.menus import SEPARATOR, Item, Menu, item, menu
from macclassic.toolbox.style_text import EMBLEM

if TYPE_CHECKING:
    from macclassic.app.gamedesk import GameDesk
    from macclassic.app.lesson import LessonDesk
    from macclassic.app.replay import ReplayDesk

translate = QCoreApplication.translate

# Rooms that few evenings enter are not built at every start.
_ladder = lazily("macclassic.app.ladder:Ladder")
show_album = lazily("macclassic.app.honours:show_album")
show_evenings = lazily("macclassic.app.evenings:show_evenings")
show_persons = lazily("macclassic.app.personsroom:show_persons")
show_practice = lazily("macclassic.app.practice:show_practice")
export_everything = lazily("macclassic.app.archiveroom:export_everything")
import_everything = lazily("macclassic.app.archiveroom:import_everything")
back_to_defaults = lazily("macclassic.app.defaults:back_to_defaults")
_picture = lazily("macclassic.app.picture:soon")


def menus_of(host: Host, ahead: Desk | None, edit: Sequence[Menu]) -> tuple[Menu, ...]:
    """Return all menus while a desk is in front, or the desktop; `edit`: what is there for a text field."""
    game, options, reading = _of_the_desktop(host) if ahead is None else _of_a_desk(host, ahead)
    return (
        _emblem_menu(host),
        game,
        # Edit stands where it does on every Mac: after the first menu of what is in front.
        *edit,
        menu("Options", options, "Use this menu to have things as you like them."),
        reading,
        balloons_menu(host),
        _application_menu(host),
    )


def _of_the_desktop(host: Host) -> tuple[Menu, Sequence[Item], Menu]:
    """Return what stands in the menus of the game, of options and of help while the desktop is in front."""
    return _desktop_menu(host), tuple(_options_of_desktop(host)), help_menu(host)


def _of_a_desk(host: Host, ahead: Desk) -> tuple[Menu, Sequence[Item], Menu]:
    """Return the same while a desk is; what that is made of has been imported only then."""
    from macclassic.app.gamedesk import GameDesk

    if isinstance(ahead, GameDesk):
        reading = help_menu(host, ahead.help.pages, ahead.show_help)
        return _game_menu(host, ahead), tuple(_options_of_game(host, ahead)), reading
    from macclassic.app.replay import ReplayDesk

    if isinstance(ahead, ReplayDesk):
        return _replay_menu(host, ahead), _options_of_lookers_on(host, ahead), help_menu(host)
    from macclassic.app.lesson import LessonDesk

    assert isinstance(ahead, LessonDesk)
    reading = help_menu(host, ahead.help.pages, ahead.help.show)
    return _lesson_menu(host, ahead), _options_of_lookers_on(host, ahead), reading


def _emblem_menu(host: Host) -> Menu:
    """Return the first menu: what is in front, and the panels that set up the screen."""
    return Menu(
        EMBLEM,
        (
            about_item(host),
            SEPARATOR,
            item(
                "Desktop Patterns…",
                host.show_patterns,
                "To give the desktop another pattern, choose this item.",
            ),
            item(
                "Monitors…",
                host.show_monitors,
                "To change the colours or the size of the screen, choose this item.",
            ),
            item("Sound…", host.show_sound, "To make sounds louder or softer, choose this item."),
            item(
                "Language…", host.show_language, "To have everything in another language, choose this item."
            ),
            SEPARATOR,
            item(
                "Take Picture",
                partial(_picture, host, "take"),
                "To keep what the screen shows as a picture on your disk at once, choose this item.",
                "3",
                shift=True,
                anywhere=True,
            ),
            item(
                "Copy Picture",
                partial(_picture, host, "copy"),
                "To copy what the screen shows for another program, choose this item.",
            ),
            item(
                "Save Picture…",
                partial(_picture, host, "save_as"),
                "To keep what the screen shows as a picture where you like, choose this item.",
            ),
        ),
        balloon=translate("balloon", "Use this menu to set up the screen, the desktop and the sounds."),
    )


def _application_menu(host: Host) -> Menu:
    """Return the menu at the right end: what is in front, and what else is open."""
    ahead, manager = host.front_game, host.manager
    name = ahead.spec.title if ahead is not None else "macclassic"
    others = set(manager.layers) & host.games.keys() - {manager.layer}
    open_ = [
        Item(
            "macclassic",
            host.manager.hide_all,
            checked=ahead is None,
            icon=_small_icon("macclassic"),
            balloon=translate("balloon", "To go to the desktop, choose this item."),
        )
    ]
    waits = translate("menu", "{name} – your turn")
    for key, desk in sorted(host.games.items(), key=lambda each: each[1].spec.title):
        open_.append(
            Item(
                (waits if desk.waits else "{name}").format(name=desk.spec.title),
                partial(manager.bring, key),
                checked=desk is ahead,
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
                host.manager.show_all,
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
    """Return the name of a game's picture of 16 x 16, or of ours if it has none."""
    name = f"small-{key}"
    return name if sprites.exists("art", name) else "small-macclassic"


# Items that several menus have


def _demo_item(host: Host, key: str | None) -> Item:
    """Return the item that lets a game play itself; without a key all games do, one after the other."""
    return item(
        "Demo",
        lambda: host.start_demo(key),
        "To see a game play itself, choose this item. Any key or click ends it.",
    )


def _register_item(host: Host) -> Item:
    """Return the item for registering, dimmed when there is nothing left to register."""
    return item(
        "Register…",
        host.register,
        "To register your copy, which costs nothing, choose this item.",
        enabled=not host.registered,
        dimmed="Your copy is registered already.",
    )


def _quit_item(host: Host) -> Item:
    return item("Quit", host.quit, "To end the program, choose this item. What you have played is kept.", "Q")


def _close_item(host: Host) -> Item:
    """Return the item that closes the window in front."""
    front = host.manager.front
    return item(
        "Close",
        lambda: front.dismiss() if front is not None else None,
        "To close the window in front, choose this item.",
        "W",
        enabled=front is not None and front.closable,
        dimmed="There is no window to close.",
    )


def _clean_up_item(host: Host) -> Item:
    return item(
        "Clean Up Desktop",
        host.desktop.clean_up,
        "To bring the icons on the desktop into columns, choose this item.",
        enabled=host.desktop.untidy,
        dimmed="The icons stand in columns already.",
    )


def _ladder_item(host: Host) -> Item:
    """Return the item of the ladder, which the desktop has and the game that is played there."""
    return item(
        "Ladder…",
        lambda: _ladder(host).show(),
        "To climb the house of the six, war by war, choose this item.",
    )


# The desktop


def _desktop_menu(host: Host) -> Menu:
    selected = host.desktop.selected
    return menu(
        "Game",
        (
            item(
                "Open",
                host.desktop.open_selected,
                "To open the game whose icon is selected, choose this item.",
                "O",
                enabled=host.desktop.any_selected,
                dimmed="To open a game, select its icon first.",
            ),
            _close_item(host),
            _demo_item(host, selected),
            SEPARATOR,
            _ladder_item(host),
            item(
                "Calendar…",
                lambda: show_evenings(host),
                "To see on which days you have played, choose this item.",
            ),
            item(
                "Achievements…",
                lambda: show_album(host),
                "To see what there is to achieve in all games, and what you have, choose this item.",
            ),
            _persons_item(host),
            SEPARATOR,
            item(
                "Export Everything…",
                lambda: export_everything(host),
                "To put all that is kept here into one file, as for another computer, choose this item.",
            ),
            item(
                "Import Everything…",
                lambda: import_everything(host),
                "To have all that such a file holds in the place of what is here, choose this item.",
            ),
            SEPARATOR,
            _quit_item(host),
        ),
        "Use this menu to open a game.",
    )


def _persons_item(host: Host) -> Item:
    """Return the item of those who share this copy; where there are several it says who plays."""
    found = item(
        "Persons…",
        lambda: show_persons(host),
        "To see who shares this copy, or to let somebody else play, choose this item.",
    )
    if len(host.persons.everybody) > 1:
        found.title = translate("menu", "Persons ({name})…").format(name=host.persons.now.called)
    return found


# A game


def _game_menu(host: Host, desk: GameDesk) -> Menu:
    from macclassic.engine import ladder

    session, words = desk.session, desk.table.words
    asks = session.can_practise and not session.can_undo
    own = desk.table.parts.game_items(desk.table)
    return menu(
        "Game",
        (
            Item(
                words.new(),
                desk.new_match,
                "N",
                balloon=translate("balloon", "To begin anew, choose this item."),
            ),
            item(
                "Deal Number…",
                desk.choose_deal,
                "To play a certain deal, which is the same each time, choose this item.",
                enabled=desk.beside is None,
                dimmed="What you play here is dealt by itself.",
            ),
            item(
                "Today’s Deal…",
                desk.days.show,
                "To play the deal of this day, the same for everybody, choose this item.",
            ),
            *_lesson_item(host, desk),
            *_practice_items(host, desk),
            *((_ladder_item(host),) if desk.spec.key == ladder.GAME else ()),
            SEPARATOR,
            item(
                "Open…",
                desk.files.open,
                "To go on with something you have saved, choose this item.",
                "O",
                enabled=desk.beside is None,
                dimmed="What you play here is dealt by itself.",
            ),
            _close_item(host),
            item(
                "Save",
                desk.files.save,
                "To keep what you are playing in the file that it has, choose this item.",
                "S",
                enabled=session.match is not None,
                dimmed="There is nothing to save before something is played.",
            ),
            item(
                "Save As…",
                desk.files.save_as,
                "To keep a copy of what you are playing, choose this item.",
                "S",
                shift=True,
                enabled=session.match is not None,
                dimmed="There is nothing to save before something is played.",
            ),
            SEPARATOR,
            item(
                "Undo (Practice)…" if asks else "Undo",
                desk.undo,
                "To take back your last move, choose this item.",
                "Z",
                enabled=session.can_undo or session.can_practise,
                dimmed="There is no move of yours to take back now.",
            ),
            item(
                "Redo",
                session.redo,
                "To have again the move that you took back, and what followed it, choose this item.",
                "Z",
                shift=True,
                enabled=session.can_redo,
                dimmed="You have taken nothing back since the last move.",
            ),
            item(
                "Hint",
                session.hint,
                "To see what the computer would play, choose this item.",
                "H",
                enabled=session.can_hint,
                dimmed="You can ask for a hint when it is your turn.",
            ),
            *_log_items(desk),
            *_looking_back(desk),
            item(
                "Concede…",
                desk.concede,
                "To give up what you are playing as lost, choose this item. You are asked first.",
                enabled=session.can_concede or session.kind == ladder.KIND,
                dimmed="You can concede while you play a match of your own. A deal of a day waits for you.",
            ),
            SEPARATOR,
            *own,  # no line below them: the longest menu just fits the screen
            item(
                "Statistics…",
                desk.show_statistics,
                "To see how you have played so far, choose this item.",
            ),
            _demo_item(host, desk.spec.key),
            item(
                "Help…",
                desk.show_help_here,
                "To read what the rules say of what you are asked now, choose this item. F1 does the same.",
                "?",
            ),
            SEPARATOR,
            _quit_item(host),
        ),
        "Use this menu to begin, save, open or quit a game.",
    )


def _practice_items(host: Host, desk: GameDesk) -> Iterator[Item]:
    """Yield the item of what can be practised, where there is anything."""
    drill = desk.table.parts.drill
    if drill is not None or desk.spec.judge is not None:
        yield item(
            "Practice…",
            lambda: show_practice(host, desk.spec, drill),
            "To practise one thing of this game for a few minutes, choose this item.",
        )


def _log_items(desk: GameDesk | ReplayDesk) -> list[Item]:
    """Return the item of the log, where the game tells one."""
    plays = not hasattr(desk, "session") or desk.session.match is not None
    if desk.table.parts.tale is None:
        return []
    return [
        item(
            "Log",
            desk.log.show,
            "To read what has happened, as one would tell it, choose this item.",
            "L",
            enabled=plays,
            dimmed="There is nothing to tell before something is played.",
        )
    ]


def _looking_back(desk: GameDesk) -> list[Item]:
    """Return the items that only some games have: for looking back where moves can be judged, for laying the
    last round open where something is hidden, for stopping computers that may play by themselves."""
    session, found = desk.session, []
    if desk.spec.judge is not None:
        found.append(
            item(
                "Review…",
                desk.review,
                "To see which of your moves in the last game could have been better, choose this item.",
                "R",
                enabled=desk.can_review,
                dimmed="You can look back when a game has ended and it is your turn again.",
            )
        )
    if not desk.table.parts.open_table:
        found.append(
            item(
                "Show All Hands…",
                desk.lay_open,
                "To see the last game again with nothing hidden, choose this item.",
                enabled=desk.can_look_back,
                dimmed="You can look when a game has ended and it is your turn again.",
            )
        )
    if desk.table.parts.any_seat:
        waits = session.can_pause and session.waits
        found.append(
            item(
                "Go On" if waits else "Pause",
                session.pause,
                "To let the computers play on by themselves, choose this item."
                if waits
                else "To let the computers wait for you, choose this item.",
                "P",
                enabled=session.can_pause,
                dimmed="There is nothing to stop while it is your turn.",
            )
        )
    return found


def _options_of_game(host: Host, desk: GameDesk) -> Iterator[Item]:
    yield item("Options…", desk.show_options, "To change how the game is played, choose this item.")
    own = desk.table.parts.option_items(desk.table)
    yield from (SEPARATOR, *own) if own else ()
    yield SEPARATOR
    yield from _life_items(host)
    yield SEPARATOR
    yield _register_item(host)


def _options_of_desktop(host: Host) -> Iterator[Item]:
    yield _clean_up_item(host)
    yield SEPARATOR
    yield from _life_items(host)
    yield SEPARATOR
    yield item(
        "Back to Defaults…",
        lambda: back_to_defaults(host),
        "To have all settings as they were on the first day, choose this item. You are asked first.",
    )
    yield SEPARATOR
    yield _register_item(host)


def _life_items(host: Host) -> Iterator[Item]:
    """Yield the items for what moves, speaks and sounds at every table: settings of the program."""
    settings = host.settings

    def choose(name: str, value: Any) -> Callable[[], None]:
        def choose() -> None:
            setattr(settings, name, value)
            settings.decide(name)
            host.save_settings()
            host.enliven()
            host.update_menus()

        return choose

    yield item(
        "Full Motion",
        choose("motion", "full"),
        "To see all that happens in all its glory, choose this item.",
        checked=settings.motion == "full",
    )
    yield item(
        "Plain Motion",
        choose("motion", "plain"),
        "To see things move straight to where they go, choose this item.",
        checked=settings.motion == "plain",
    )
    yield item(
        "No Motion",
        choose("motion", "none"),
        "To see nothing move at a table, choose this item.",
        checked=settings.motion == "none",
    )
    yield SEPARATOR
    yield item(
        "Chatty Company",
        choose("attitude", "chatty"),
        "To hear the others whenever they have something to say, choose this item.",
        checked=settings.attitude == "chatty",
    )
    yield item(
        "Quiet Company",
        choose("attitude", "quiet"),
        "To hear the others at great moments only, choose this item.",
        checked=settings.attitude == "quiet",
    )
    yield item(
        "Silent Company",
        choose("attitude", "off"),
        "To have nobody say a word, choose this item.",
        checked=settings.attitude == "off",
    )
    yield SEPARATOR
    on = settings.sound
    yield item(
        "Play On Behind",
        choose("behind", not settings.behind),
        "To have games wait that are behind another or hidden, choose this item."
        if settings.behind
        else "To have the computers play on where a game is behind another or hidden, choose this item.",
        checked=settings.behind,
    )
    yield item(
        "Sounds",
        choose("sound", not on),
        "To play without sounds, choose this item." if on else "To hear sounds again, choose this item.",
        checked=on,
    )


# A record, and a lesson


def _lesson_item(host: Host, desk: GameDesk) -> list[Item]:
    """Return the item of the lesson, where the game has one."""
    if not teaches(desk.spec.key):
        return []
    found = item(
        "Lesson",
        desk.begin_lesson,
        "To be shown how this is played, choose this item. What you are playing waits meanwhile.",
    )
    step = host.settings.lesson_step(desk.spec.key)
    if step:
        found.title = translate("menu", "Lesson from Step {n}").format(n=step + 1)
    return [found]


def _steps_of(desk: LessonDesk) -> Iterator[Item]:
    """Yield an item for each step of a lesson, with a mark at the one that is taught."""
    balloon = translate("balloon", "To be taught this step of the lesson, choose this item.")
    for number, step in enumerate(desk.course.lesson.steps):
        here = number == desk.course.step
        yield Item(step.title, partial(desk.go_to, number), checked=here, balloon=balloon)


def _lesson_menu(host: Host, desk: LessonDesk) -> Menu:
    return menu(
        "Game",
        (
            item(
                "Say It Again",
                desk.say,
                "To see and hear again what you are told, choose this item.",
                "T",
                context="lesson",
            ),
            item(
                "Skip This Step",
                desk.skip,
                "To go on to the next step of the lesson, choose this item.",
                "K",
                context="lesson",
            ),
            item(
                "Step Back",
                desk.back,
                "To go back to the step before, choose this item.",
                "B",
                context="lesson",
            ),
            SEPARATOR,
            *_steps_of(desk),
            SEPARATOR,
            item(
                "End the Lesson",
                desk.end,
                "To have done with the lesson and play, choose this item.",
                "E",
                context="lesson",
            ),
            item(
                "Close",
                lambda: host.manager.close(desk.window),
                "To leave the lesson, choose this item. It goes on at this step the next time.",
                "W",
                context="lesson",
            ),
            _quit_item(host),
        ),
        "Use this menu to go through the lesson.",
    )


def _options_of_lookers_on(host: Host, desk: ReplayDesk | LessonDesk) -> tuple[Item, ...]:
    own = desk.table.parts.option_items(desk.table)
    return (*((*own, SEPARATOR) if own else ()), *_life_items(host))


def _replay_menu(host: Host, desk: ReplayDesk) -> Menu:
    return menu(
        "Game",
        (
            item(
                "Step",
                desk.step,
                "To see the next move, choose this item.",
                "T",
                enabled=desk.more,
                dimmed="The record ends here.",
                context="replay",
            ),
            item(
                "Step Back",
                desk.back,
                "To go back by one move, choose this item.",
                "B",
                enabled=desk.at > 0,
                dimmed="The record begins here.",
                context="replay",
            ),
            item(
                "Pause" if desk.running else "Run",
                desk.run,
                "To stop where the record is now, choose this item."
                if desk.running
                else "To let the record run by itself, choose this item.",
                "R",
                enabled=desk.more,
                dimmed="The record ends here.",
                context="replay",
            ),
            *_log_items(desk),
            SEPARATOR,
            item(
                "Close",
                lambda: host.manager.close(desk.window),
                "To put the record away, choose this item.",
                "W",
                context="replay",
            ),
            _quit_item(host),
        ),
        "Use this menu to go through the record.",
    )
