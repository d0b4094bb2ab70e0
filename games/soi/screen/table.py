"""The table of Soi: South sits below, East at the right, North above, West at the left; the last move at the
foot. Whom one asks is a click or a key, for which card a dialog asks."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QRect, QSize, QTimer

from macclassic.toolbox.dialogs import Dialog
from macclassic.toolbox.gametable import GameTable, Parts
from macclassic.toolbox.moment import Asking, Now
from macclassic.toolbox.sound import Sound, Sounds
from macclassic.toolbox.windows import WindowManager

from ..acts import Ask
from ..options import SoiOptions
from . import commands, layout, painting, words
from .layout import Size
from .model import Model, picture_of
from .motions import motions
from .options import SoiSettings
from .picking import AskFor
from .sheet import Congratulations, RoundSheet, ending
from .spots import on_table, player, seat_of

STRONGEST = "impossible"
"""Whoever is beaten at this level is congratulated, as the original promises."""
READING = 15
"""How many delays the sheet of a round stands where only computers play."""


def build(manager: WindowManager, sounds: Sounds) -> GameTable:
    """Return the game's screen."""
    return GameTable(manager, sounds, PARTS)


def _company(seats: Sequence[Mapping[str, Any]]) -> words.Company:
    return words.company(seats) if seats else words.Company()


def _model(now: Now) -> Model:
    return picture_of(now.position.view, _size(now.size), now.position.veiled)


def _size(size: QSize) -> Size:
    return Size(size.width(), size.height())


def _line_box(size: QSize) -> QRect:
    return painting.qrect(_size(size).line)


def _leads(now: Now, action: Ask) -> tuple[str, ...]:
    return () if now.taken else (player(action.of),)


def _ask(now: Now) -> Asking | None:
    if not now.taken:
        return None
    seat = seat_of(now.taken[0])
    dialog = AskFor(now.position.view, seat, [ask.card for ask in now.open], words.french_cards())
    return Asking(dialog, lambda name: dialog.ask if name == "ok" else None)


def _refused(now: Now, key: str) -> str:
    return words.why_nobody(now.position.view, seat_of(key)) if key.startswith("player") else ""


def _task(now: Now) -> str:
    # What arrow and words show to the eye.
    return words.turn_words(now.company, now.position.view.seat)


def _last_move(now: Now) -> str:
    """Return the line of this round's last move: what everybody has seen (soi §hidden information)."""
    view = now.position.view
    if not view.log:
        return words.begins(now.company, view.round, view.first)
    last = view.log[-1]
    tell = words.took if last.hit else words.missed
    return tell(now.company, last.asker, last.asked, last.card)


def _hint(now: Now, action: Ask, said: Mapping[str, Any]) -> str:
    return words.hint_words(action, said)


def _sheet(now: Now, result: Any, last: bool) -> tuple[Dialog, Sound | None]:
    sheet = RoundSheet(result, now.company, last)
    if not now.company.people and not now.position.watching and not last:
        # Nobody plays: who looks on may look away.
        QTimer.singleShot(READING * now.options.delay, sheet, lambda: sheet.choose("ok"))
    return sheet, ending(result, now.company)


def _congratulations(beaten: Collection[str]) -> tuple[Dialog, Sound] | None:
    return (Congratulations(), Sound.TRIPLET) if set(beaten) == {STRONGEST} else None


PARTS = Parts(
    size=QSize(layout.WIDTH, layout.HEIGHT),
    smallest=QSize(layout.LEAST_WIDTH, layout.LEAST_HEIGHT),
    any_seat=True,
    gains_add_up=False,
    words=commands.WORDS,
    options=SoiOptions(),
    form=SoiSettings,
    company=_company,
    model=_model,
    motions=motions,
    paint=painting.paint,
    empty=lambda painter, _area, size: painting.draw_line(painter, _size(size), ""),
    spots=on_table,
    leads=_leads,
    ask=_ask,
    refused=_refused,
    line_box=_line_box,
    last_line=_last_move,
    task=_task,
    hint=_hint,
    sheet=_sheet,
    congratulations=_congratulations,
    game_items=commands.game_items,
    option_items=commands.option_items,
    dialogs=commands.dialogs,
)
