"""Table of High Card: what is painted, the spots that can be clicked, dialogs and texts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication, QPoint, QRect, QSize
from PySide6.QtGui import QPainter

from macclassic.engine import JsonMapping
from macclassic.table import (
    Drawing,
    GameParts,
    Input,
    Motions,
    Narration,
    Placement,
    Prompts,
    Stage,
    TableEvent,
    TableState,
    Texts,
)
from macclassic.toolbox import Dialog, Frame, Motion, OptionsForm, OptionTexts, Spot, label, plate

from .. import GOAL, HighCardOptions
from ..rules import Laid, Lay, Result, View

State = TableState[View, Lay, View, HighCardOptions]
"""State of the table. Its model, the picture as data, is the view itself."""

translate = QCoreApplication.translate

SIZE, LINE = QSize(320, 250), QRect(0, 237, 320, 13)
CARD, NUMBER_AT = QRect(0, 0, 40, 56), QPoint(16, 32)


class HighCardForm(OptionsForm):
    """Options dialog. The goal is fixed during a match."""

    def __init__(self, given: HighCardOptions, between_matches: bool) -> None:
        super().__init__(translate("high-card", "Options"), given, between_matches)
        self.add_text(translate("high-card", "A match is won at so many points:"), width=240)
        balloon = translate("high-card", "To end the match at this many points, click this button.")
        for button in self.add("goal", OptionTexts(values={n: (str(n), balloon) for n in GOAL.values})):
            self.body.addWidget(button)
        keep = translate("high-card", "To keep these options, click this button.")
        self.end(keep, keep)


def _sheet(now: State, result: Result, last: bool) -> tuple[Dialog, None]:
    sheet = Dialog(translate("high-card", "End of the game"), Frame.MOVABLE)
    text = translate("high-card", "You have {mine} points, A has {theirs}.")
    sheet.add_text(text.format(mine=result.points[0], theirs=result.points[1]), width=240)
    return sheet, None


def _motions(now: State, stage: Stage, events: Sequence[TableEvent]) -> Iterator[Motion]:
    """Yield a pause with a line for each laid card; the new picture follows the last event."""
    for event in events:
        if isinstance(event, Laid):
            yield stage.pause(0, translate("high-card", "{n} is laid.").format(n=event.card))


def _spots(now: State) -> Iterator[Spot]:
    """Yield the person's cards, whose shortcuts are their places, and the card on the table."""
    text = translate("high-card", "This is a card of yours, {n}. To lay it down, click it.")
    for at, card in enumerate(() if now.position.hidden else now.model.hand):
        yield Spot(str(card), _place(at, 160), str(card), text.format(n=card), letters=str(at + 1))
    if now.model.laid:
        yield Spot("laid", CARD.translated(140, 70), str(now.model.laid))


def _place(at: int, top: int) -> QRect:
    return CARD.translated(30 + 52 * at, top)


def _paint(painter: QPainter, area: QRect, now: State) -> None:
    view = now.model
    for spot in _spots(now):
        label(painter, spot.rect, NUMBER_AT, spot.name, inverted=spot.key == now.current)
    for at, card in enumerate(view.others):
        label(painter, _place(at, 8), NUMBER_AT, str(card or "?"), inverted=False)
    points = f"{view.points[view.seat]} : {view.points[1 - view.seat]}"
    plate(painter, QPoint(265, 90), points, centred=True)
    if now.lines:
        plate(painter, LINE.topLeft(), " ".join(now.lines))


def _hint(now: State, action: Lay, answer: JsonMapping) -> str:
    return translate("high-card", "I would lay {n}. {why}").format(n=action.card, why=answer["why"])


PARTS = GameParts(
    options=HighCardOptions(),
    drawing=Drawing(size=SIZE, make_model=lambda now: now.position.view, paint=_paint),
    input=Input(
        spots=lambda now: [*_spots(now)],
        next_spots=lambda now, action: () if now.selected else (str(action.card),),
    ),
    motions=Motions(make_motions=_motions),
    prompts=Prompts(options_form=HighCardForm, round_sheet=_sheet),
    texts=Texts(
        new_match=lambda: translate("high-card", "New Match"),
        give_up=lambda: translate("high-card", "This match is not over. Concede it?"),
        thanks=lambda: translate("high-card", "High Card is a traditional game."),
        statistics=lambda summary: ((translate("high-card", "Games finished"), str(summary.rounds)),),
    ),
    narration=Narration(task_text=lambda now: translate("high-card", "Lay down a card."), hint_text=_hint),
    placement=Placement(line_box=lambda size: LINE),
)
