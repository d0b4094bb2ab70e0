"""The table of High Card: what a game gives to a `GameTable`, in one file."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication, QRect, QSize, Qt
from PySide6.QtGui import QPainter

from macclassic.quickdraw import fonts
from macclassic.toolbox import look
from macclassic.toolbox.animator import Motion
from macclassic.toolbox.dialogs import Dialog
from macclassic.toolbox.explaining import tell
from macclassic.toolbox.frames import Frame
from macclassic.toolbox.gametable import GameTable, Parts
from macclassic.toolbox.moment import Now, Spot, Stage
from macclassic.toolbox.optionsform import OptionsForm, Said
from macclassic.toolbox.sound import Sound, Sounds
from macclassic.toolbox.windows import WindowManager
from macclassic.toolbox.words import Words

from .. import GOAL, HighOptions
from ..rules import Laid, Lay, View

translate = QCoreApplication.translate

SIZE = QSize(320, 250)
CARD = QRect(0, 0, 40, 56)


def build(manager: WindowManager, sounds: Sounds) -> GameTable:
    """Return the table: what `GameSpec.screen` names."""
    return GameTable(manager, sounds, PARTS)


class Form(OptionsForm):
    """Asks for the goal, which a match keeps."""

    def __init__(self, given: HighOptions, between_matches: bool) -> None:
        super().__init__(translate("high-card", "Options"), given, between_matches)
        self.add_text(translate("high-card", "A match is won at so many points:"), width=240)
        balloon = translate("high-card", "To end the match at this many points, click this button.")
        said = Said(values={each: (str(each), balloon) for each in GOAL.values})
        for button in self.add("goal", said):
            self.body.addWidget(button)
        keep = translate("high-card", "To keep these options, click this button.")
        self.end(keep, keep)


def _sheet(now: Now, result: Any, last: bool) -> tuple[Dialog, Sound | None]:
    sheet = Dialog(translate("high-card", "End of the game"), Frame.MOVABLE)
    text = translate("high-card", "You have {mine} points, A has {theirs}.")
    sheet.add_text(text.format(mine=result.points[0], theirs=result.points[1]), width=240)
    name = translate("high-card", "New Match") if last else translate("high-card", "Next Game")
    sheet.add_buttons((("ok", name),), default="ok", cancel="ok")
    tell(sheet.button("ok"), translate("high-card", "To go on, click this button."))
    sheet.fit()
    return sheet, None


def _motions(now: Now, stage: Stage, events: Sequence[Any]) -> Iterator[Motion]:
    """Nothing moves: the picture is another when all has been told."""
    for event in events:
        if isinstance(event, Laid):
            line = translate("high-card", "{n} is laid.").format(n=event.card)
            yield Motion(0, end=partial(stage.say, line))


def _spots(now: Now) -> Sequence[Spot]:
    text = translate("high-card", "This is a card of yours, {n}. To lay it down, click it.")
    found = (
        []
        if now.position.veiled
        else [
            Spot(
                str(card),
                CARD.translated(30 + 52 * at, 160),
                str(card),
                text.format(n=card),
                letters=str(at + 1),
            )
            for at, card in enumerate(now.model.hand)
        ]
    )
    laid = [Spot("laid", CARD.translated(140, 70), str(now.model.laid))] if now.model.laid else []
    return [*found, *laid]


def _paint(painter: QPainter, area: QRect, now: Now) -> None:
    view: View = now.model
    _fill(painter, area)
    for spot in _spots(now):
        _draw(painter, spot.rect, spot.name, bold=spot.key == now.current)
    # The other holds as many as oneself, less the one that lies.
    others = view.opened[1 - view.seat] if view.opened else ("?",) * (len(view.hand) - bool(view.laid))
    for place, card in enumerate(others):
        _draw(painter, CARD.translated(30 + 52 * place, 8), str(card))
    text = translate("high-card", "{mine} : {theirs}")
    points = text.format(mine=view.points[view.seat], theirs=view.points[1 - view.seat])
    _draw(painter, QRect(230, 84, 70, 24), points)
    _draw(painter, _line_box(now.size), " ".join(now.lines))


def _fill(painter: QPainter, area: QRect, size: QSize = SIZE) -> None:
    now = look.current()
    painter.fillRect(area, now.white if now.dithered else now.colour("006633"))


def _draw(painter: QPainter, rect: QRect, text: str, bold: bool = False) -> None:
    now, edge = look.current(), 2 + bold
    painter.fillRect(rect, now.black)
    painter.fillRect(rect.adjusted(edge - 1, edge - 1, 1 - edge, 1 - edge), now.white)
    painter.setFont(fonts.system())
    painter.setPen(now.black)
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)


def _line_box(size: QSize) -> QRect:
    return QRect(0, size.height() - 20, size.width(), 20)


def _leads(now: Now, action: Lay) -> tuple[str, ...]:
    return () if now.taken else (str(action.card),)


def _hint(now: Now, action: Lay, said: Mapping[str, Any]) -> str:
    return translate("high-card", "I would lay {n}. {why}").format(n=action.card, why=said["why"])


PARTS = Parts(
    size=SIZE,
    words=Words(
        new=lambda: translate("high-card", "New Match"),
        give_up=lambda: translate("high-card", "A match is under way. Do you want to give it up?"),
        thanks=lambda: translate("high-card", "Whoever has children knows it."),
        statistics=lambda summary: ((translate("high-card", "Games finished"), str(summary.rounds)),),
    ),
    options=HighOptions(),
    form=Form,
    company=tuple,
    model=lambda now: now.position.view,
    motions=_motions,
    paint=_paint,
    empty=_fill,
    spots=_spots,
    leads=_leads,
    line_box=_line_box,
    task=lambda now: translate("high-card", "Lay down a card."),
    hint=_hint,
    sheet=_sheet,
    cloth=False,
)
