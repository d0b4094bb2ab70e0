"""Table of High Card: the parts that a game gives to a `GameTable`, in one file."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QPoint, QRect, QSize
from PySide6.QtGui import QPainter

from macclassic.table.table_parts import (
    Drawing,
    Extras,
    GameParts,
    Input,
    Motions,
    Narration,
    Placement,
    Prompts,
    Texts,
)
from macclassic.table.table_state import AnyState, Stage
from macclassic.toolbox.base.animator import Motion
from macclassic.toolbox.base.pictures import label, plate
from macclassic.toolbox.base.sound import Sound
from macclassic.toolbox.dialogs.dialogs import Dialog
from macclassic.toolbox.dialogs.options_form import OptionsForm, OptionTexts
from macclassic.toolbox.spots import Spot
from macclassic.toolbox.windows.window_frames import Frame

from .. import GOAL, HighCardOptions
from ..rules import Laid, View

translate = QCoreApplication.translate

SIZE, LINE = QSize(320, 250), QRect(0, 237, 320, 13)
CARD, FIGURE = QRect(0, 0, 40, 56), QPoint(16, 32)


class Form(OptionsForm):
    """Dialog that asks for the goal, which is fixed during a match."""

    def __init__(self, given: HighCardOptions, between_matches: bool) -> None:
        super().__init__(translate("high-card", "Options"), given, between_matches)
        self.add_text(translate("high-card", "A match is won at so many points:"), width=240)
        balloon = translate("high-card", "To end the match at this many points, click this button.")
        said = OptionTexts(values={each: (str(each), balloon) for each in GOAL.values})
        for button in self.add("goal", said):
            self.body.addWidget(button)
        keep = translate("high-card", "To keep these options, click this button.")
        self.end(keep, keep)


def _sheet(now: AnyState, result: Any, last: bool) -> tuple[Dialog, Sound | None]:
    sheet = Dialog(translate("high-card", "End of the game"), Frame.MOVABLE)
    text = translate("high-card", "You have {mine} points, A has {theirs}.")
    sheet.add_text(text.format(mine=result.points[0], theirs=result.points[1]), width=240)
    return sheet, None


def _motions(now: AnyState, stage: Stage, events: Sequence[Any]) -> Iterator[Motion]:
    """Yield pauses only: nothing moves, and the new picture appears after the last event."""
    for event in events:
        if isinstance(event, Laid):
            line = translate("high-card", "{n} is laid.").format(n=event.card)
            yield stage.pause(0, line)


def _spots(now: AnyState) -> Iterator[Spot]:
    if not now.position.hidden:
        text = translate("high-card", "This is a card of yours, {n}. To lay it down, click it.")
        for at, card in enumerate(now.model.hand):
            yield Spot(str(card), _place(at, 160), str(card), text.format(n=card), letters=str(at + 1))
    if now.model.laid:
        yield Spot("laid", CARD.translated(140, 70), str(now.model.laid))


def _place(at: int, y: int) -> QRect:
    return CARD.translated(30 + 52 * at, y)


def _paint(painter: QPainter, area: QRect, now: AnyState) -> None:
    view: View = now.model
    for spot in _spots(now):
        label(painter, spot.rect, FIGURE, spot.name, inverted=spot.key == now.current)
    # The other seat has as many cards, less one if its card lies on the table.
    others = view.opened[1 - view.seat] if view.opened else ("?",) * (len(view.hand) - bool(view.laid))
    for at, card in enumerate(others):
        label(painter, _place(at, 8), FIGURE, str(card), inverted=False)
    text = translate("high-card", "{mine} : {theirs}")
    points = text.format(mine=view.points[view.seat], theirs=view.points[1 - view.seat])
    plate(painter, QPoint(265, 90), points, centred=True)
    if now.lines:
        plate(painter, LINE.topLeft(), " ".join(now.lines))


PARTS = GameParts(
    options=HighCardOptions(),
    drawing=Drawing(
        size=SIZE,
        make_model=lambda now: now.position.view,
        paint=_paint,
    ),
    input=Input(
        spots=lambda now: [*_spots(now)],
        next_spots=lambda now, action: () if now.selected else (str(action.card),),
    ),
    motions=Motions(
        make_motions=_motions,
    ),
    prompts=Prompts(
        options_form=Form,
        round_sheet=_sheet,
    ),
    texts=Texts(
        new_match=lambda: translate("high-card", "New Match"),
        give_up=lambda: translate("high-card", "A match is under way. Do you want to give it up?"),
        thanks=lambda: translate("high-card", "Whoever has children knows it."),
        statistics=lambda summary: ((translate("high-card", "Games finished"), str(summary.rounds)),),
    ),
    narration=Narration(
        task_text=lambda now: translate("high-card", "Lay down a card."),
        hint_text=lambda now, action, said: translate("high-card", "I would lay {n}. {why}").format(
            n=action.card, why=said["why"]
        ),
    ),
    placement=Placement(
        line_box=lambda size: LINE,
    ),
    extras=Extras(),
)
