"""The table of War of Flowers: the person sits below, A at the right, B at the left; months have their own
places in the middle. A card is played by a click or a key; for GO or STOP a dialog asks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication, QSize, QTimer

from macclassic.flower_cards.table import choosing
from macclassic.flower_cards.table.dialogs import called
from macclassic.flower_cards.table.painting import three_rect
from macclassic.flower_cards.table.words import choice_words, which_words
from macclassic.toolbox.dialogs import Dialog
from macclassic.toolbox.gametable import GameTable, Parts
from macclassic.toolbox.moment import Asking, Now
from macclassic.toolbox.sound import Sound
from macclassic.toolbox.words import Words

from ..acts import GO, STOP, Action
from ..cards import IDS
from ..options import WarOptions
from ..position import CALL
from . import layout, painting, words
from .dialogs import GoStop, RoundSheet, ending
from .layout import TABLE
from .model import picture_of
from .motions import motions
from .options import WarForm
from .people import people
from .spots import on_table

translate = QCoreApplication.translate

LINES = 6
FLASH_MS = 500


def _made(table: GameTable) -> None:
    flash = QTimer(table)
    flash.setInterval(FLASH_MS)
    flash.timeout.connect(partial(_flash, table))
    table.keep(flash)


def _settled(table: GameTable, _moved: bool) -> None:
    """Let triplets flash where there are some."""
    flash: QTimer = table.now.own
    if table.model.threes != frozenset():
        flash.start()
    else:
        flash.stop()


def _flash(table: GameTable) -> None:
    picture = table.model
    picture.phase = 1 - picture.phase
    for month in picture.threes:
        table.touch(three_rect(TABLE, month))


def _leads(now: Now, action: Action) -> tuple[str, ...]:
    return choosing.leads(now, action, IDS)


def _ask(now: Now) -> Asking | None:
    if GO not in now.open:
        return None
    return called(GoStop(now.position.view, _names(now)), {"go": GO, "stop": STOP})


def _names(now: Now) -> tuple[str, ...]:
    return tuple(person.name for person in now.company)


def _task(now: Now) -> str:
    """Return what is said when the person is to play or to choose; a call has its own dialog."""
    if now.taken:
        return which_words()
    if now.model.choice:
        return choice_words(now.model.choice, words.spoken)
    # What a frame round a face shows to the eye.
    return "" if now.position.view.phase == CALL else translate("spoken", "Your turn.")


def _hint(_now: Now, _action: Action, said: Mapping[str, Any]) -> str:
    return words.hint_words(said)


def _sheet(now: Now, result: Any, last: bool) -> tuple[Dialog, Sound | None]:
    review = now.can_review and not now.position.watching
    return RoundSheet(result, _names(now), last, review), ending(result)


# What the menus and the session ask


def _marking() -> str:
    return translate("balloon", "To have month and kind written on every card, or not to, choose this item.")


def _dialogs(table: GameTable) -> Mapping[str, Callable[[], object]]:
    found: dict[str, Callable[[], object]] = {"cloth": table.choose_cloth}
    if table.model is not None and GO in table.now.open:
        found["go-stop"] = table.ask_open
    return found


def _new() -> str:
    return translate("menu", "New War")


def _give_up() -> str:
    return translate("table", "A war is under way. Do you want to give it up and begin another?")


def _thanks() -> str:
    return translate(
        "about",
        "After War of Flowers 1.1 by Minho Choi, 1993, who taught the Macintosh Korean flower cards. Our "
        "thanks to him. The drawings, words and program here are our own.",
    )


def _gain(amount: int) -> str:
    return f"–{words.dollars(-amount)}" if amount < 0 else words.dollars(amount)


def _statistics(summary: Any) -> Sequence[tuple[str, str]]:
    return (
        (translate("statistics", "Games finished"), str(summary.rounds)),
        (translate("statistics", "Games won"), str(summary.won)),
        (translate("statistics", "Games without a winner"), str(summary.drawn)),
        (translate("statistics", "Best score"), str(summary.best)),
        (translate("statistics", "Money won or lost"), _gain(summary.change)),
        (translate("statistics", "Longest run of games won"), str(summary.longest)),
        (translate("statistics", "Wars finished"), str(summary.matches)),
        (translate("statistics", "Wars ended richest"), str(summary.matches_won)),
    )


PARTS = Parts(
    size=QSize(layout.WIDTH, layout.HEIGHT),
    words=Words(
        _new,
        _give_up,
        _thanks,
        _statistics,
        gain=_gain,
        action=lambda action, _view: words.action_words(action),
        stake=words.cents,
    ),
    options=WarOptions(),
    form=WarForm,
    company=people,
    model=picture_of,
    motions=motions,
    paint=painting.paint,
    spots=on_table,
    leads=_leads,
    ask=_ask,
    line_box=lambda _size: TABLE.message,
    lines=LINES,
    recalls=2 * LINES,  # of two decisions in a row at least one is told with a line
    task=_task,
    hint=_hint,
    sheet=_sheet,
    option_items=choosing.option_items(_marking),
    dialogs=_dialogs,
    made=_made,
    settled=_settled,
    in_place=True,
)
