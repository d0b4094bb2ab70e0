"""The table of War of Flowers: the person sits below, A at the right, B at the left; months have their own
places in the middle. A card is played by a click or a key; for GO or STOP a dialog asks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication, QSize, QTimer

from macclassic.flower_cards.table import choosing, closer, unseen
from macclassic.flower_cards.table.choosing import names_of
from macclassic.flower_cards.table.dialogs import called
from macclassic.flower_cards.table.painting import three
from macclassic.toolbox.dialogs import Dialog
from macclassic.toolbox.gametable import GameTable, Parts
from macclassic.toolbox.moment import Asking, Now
from macclassic.toolbox.sound import Sound
from macclassic.toolbox.words import Words

from ..acts import GO, STOP
from ..cards import IDS
from ..options import WarOptions
from . import layout, painting, words
from .dialogs import GoStop, RoundSheet, ending
from .layout import TABLE
from .model import picture_of
from .motions import motions
from .options import WarForm

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
        table.touch(three(table.now, TABLE, month).rect)


def _ask(now: Now) -> Asking | None:
    if GO not in now.open:
        return None
    return called(GoStop(now.position.view, names_of(now)), {"go": GO, "stop": STOP})


def _sheet(now: Now, result: Any, last: bool) -> tuple[Dialog, Sound | None]:
    review = now.can_review and not now.position.watching
    return RoundSheet(result, names_of(now), last, review), ending(result)


# What the menus and the session ask


def _marking() -> str:
    return translate("balloon", "To have month and kind written on every card, or not to, choose this item.")


def _thanks() -> str:
    return translate(
        "about",
        "After War of Flowers 1.1 by Minho Choi, 1993, who taught the Macintosh Korean flower cards. Our "
        "thanks to him. The drawings, words and program here are our own.",
    )


def _gain(amount: int) -> str:
    return f"–{words.dollars(-amount)}" if amount < 0 else words.dollars(amount)


def _statistics(summary: Any) -> Sequence[tuple[str, str]]:
    gain = translate("statistics", "Money won or lost"), _gain(summary.change)
    wars = translate("statistics", "Wars finished"), translate("statistics", "Wars ended richest")
    return choosing.statistics(summary, gain, wars)


def _dialogs(table: GameTable) -> Mapping[str, Callable[[], object]]:
    return {**choosing.dialogs(table, {GO: "go-stop"}), **unseen.dialogs(table, OUT)}


OUT = unseen.Deck(IDS, "cards", words.month_named, words.spoken, lambda view: view.stack_size)

PARTS = Parts(
    size=QSize(layout.WIDTH, layout.HEIGHT),
    words=Words(
        lambda: translate("menu", "New War"),
        lambda: translate("table", "A war is under way. Do you want to give it up and begin another?"),
        _thanks,
        _statistics,
        gain=_gain,
        action=lambda action, _view: words.action_words(action),
        stake=words.cents,
    ),
    options=WarOptions(),
    form=WarForm,
    company=words.people,
    model=picture_of,
    motions=motions,
    paint=painting.paint,
    spots=painting.on_table,
    leads=partial(choosing.leads, ids=IDS),
    ask=_ask,
    line_box=lambda _size: TABLE.message,
    lines=LINES,
    recalls=2 * LINES,  # of two decisions in a row at least one is told with a line
    task=partial(choosing.task, spoken=words.spoken),
    hint=lambda _now, _action, said: words.hint_words(said),
    sheet=_sheet,
    option_items=partial(choosing.option_items, marking=_marking),
    closer=partial(closer.closer, ids=IDS, folder="cards"),
    names=partial(closer.names, ids=IDS, named=words.names_of_card),
    game_items=partial(unseen.items, deck=OUT),
    dialogs=_dialogs,
    made=_made,
    settled=_settled,
    in_place=True,
)
