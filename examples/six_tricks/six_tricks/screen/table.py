"""Table of Six Tricks: what is painted, the spots that can be clicked, dialogs and texts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPoint, QRect, QSize
from PySide6.QtGui import QPainter

from macclassic.engine import NOTHING, JsonMapping
from macclassic.table import (
    Drawing,
    GameParts,
    Input,
    LogSentence,
    Motions,
    Narration,
    Placement,
    Prompts,
    Stage,
    TableEvent,
    TableState,
    Texts,
)
from macclassic.toolbox import (
    Dialog,
    Frame,
    Motion,
    OptionsForm,
    OptionTexts,
    Sound,
    Spot,
    picture,
    plate,
)

from .. import GOAL, SixTricksOptions
from ..cards import IDS
from ..rules import Laid, Lay, Result, Taken, View

translate = QCoreApplication.translate

SIZE, LINE = QSize(400, 300), QRect(0, 287, 400, 13)
CARD = QRect(0, 0, 48, 68)
PLACES = (QPoint(176, 124), QPoint(118, 84), QPoint(176, 44), QPoint(234, 84))
"""Places of the cards of a trick, by seat."""
PLATES = (QPoint(200, 196), QPoint(52, 110), QPoint(200, 22), QPoint(348, 110))
"""Places of the names, by seat."""


@dataclass
class Picture:
    """Model of the table: what is painted. Motions change it."""

    hand: list[int]
    trick: dict[int, int]
    tricks: list[int]
    points: tuple[int, ...]


State = TableState[View, Lay, Picture, SixTricksOptions]
"""State of the table."""


def _picture(now: State) -> Picture:
    """Return the picture of a position; the leader's card is the first of the trick."""
    view = now.position.view
    leader = view.turn - len(view.trick)
    trick = {(leader + place) % 4: card for place, card in enumerate(view.trick)}
    hand = [] if now.position.hidden else [card for card in view.hands[view.seat] if card != NOTHING]
    return Picture(hand, trick, list(view.tricks), view.points)


def _name(seat: int) -> str:
    texts = ("You", "West", "North", "East")
    return translate("six-tricks", texts[seat])


def _spots(now: State) -> Iterator[Spot]:
    """Yield the person's cards, whose shortcuts are their places, and the cards of the trick."""
    text = translate("six-tricks", "This is a card of yours. To lay it, click it.")
    for at, card in enumerate(now.model.hand):
        rect = CARD.translated(44 + 53 * at, 214)
        yield Spot(IDS[card], rect, IDS[card], text, letters=str(at + 1))
    for seat, card in now.model.trick.items():
        yield Spot(f"trick-{seat}", CARD.translated(PLACES[seat]), IDS[card])


def _paint(painter: QPainter, area: QRect, now: State) -> None:
    for spot in _spots(now):
        painter.drawImage(spot.rect.topLeft(), picture("cards/french", spot.name))
        if spot.key == now.current:
            plate(painter, spot.rect.topLeft() + QPoint(24, -8), spot.name, centred=True, inverted=True)
    for seat, at in enumerate(PLATES):
        text = translate("six-tricks", "{name}: {tricks} ({points})")
        words = text.format(name=_name(seat), tricks=now.model.tricks[seat], points=now.model.points[seat])
        plate(painter, at, words, centred=True)
    if now.lines:
        plate(painter, LINE.topLeft(), " ".join(now.lines))


def _motions(now: State, stage: Stage, events: Sequence[TableEvent]) -> Iterator[Motion]:
    """Yield a pause for each laid card, and one in which a whole trick is seen."""
    for event in events:
        if isinstance(event, Laid):
            yield _laid(now.model, stage, event)
        elif isinstance(event, Taken):
            line = translate("six-tricks", "{name}: trick.").format(name=_name(event.seat))
            yield stage.pause(1200, line, Sound.COLLECT)


def _laid(model: Picture, stage: Stage, event: Laid) -> Motion:
    def then() -> None:
        model.hand = [card for card in model.hand if card != event.card]
        model.trick[event.seat] = event.card
        stage.repaint()

    line = translate("six-tricks", "{name}: {card}.").format(name=_name(event.seat), card=IDS[event.card])
    return stage.pause(400, line, Sound.CARD, then)


class SixTricksForm(OptionsForm):
    """Options dialog. The goal is fixed during a match."""

    def __init__(self, given: SixTricksOptions, between_matches: bool) -> None:
        super().__init__(translate("six-tricks", "Options"), given, between_matches)
        self.add_text(translate("six-tricks", "A match is won at so many points:"), width=240)
        balloon = translate("six-tricks", "To end the match at this many points, click this button.")
        for button in self.add("goal", OptionTexts(values={n: (str(n), balloon) for n in GOAL.values})):
            self.body.addWidget(button)
        keep = translate("six-tricks", "To keep these options, click this button.")
        self.end(keep, keep)


def _sheet(now: State, result: Result, last: bool) -> tuple[Dialog, None]:
    sheet = Dialog(translate("six-tricks", "End of the game"), Frame.MOVABLE)
    text = translate("six-tricks", "{name}: {tricks} tricks, {points} points.")
    for seat, tricks in enumerate(result.tricks):
        sheet.add_text(text.format(name=_name(seat), tricks=tricks, points=result.points[seat]), width=240)
    return sheet, None


def _hint(now: State, action: Lay, answer: JsonMapping) -> str:
    text = translate("six-tricks", "I would lay {card}: {why}")
    return text.format(card=IDS[action.card], why=answer["why"])


def _log(now: State, events: Sequence[TableEvent]) -> list[str]:
    """Return a sentence for each card, and for the trick that it ends."""
    found: list[str] = []
    for laid in (each for each in events if isinstance(each, Laid)):
        told = LogSentence(_name(laid.seat), laid.seat == now.position.view.seat, events)
        does = told.does("lay {card}", "lays {card}", card=IDS[laid.card])
        taken = [
            translate("six-tricks", "{name}: trick").format(name=_name(each.seat)) for each in told.of(Taken)
        ]
        found.append(told.sentence([does], more=taken))
    return found


PARTS = GameParts(
    options=SixTricksOptions(),
    drawing=Drawing(size=SIZE, make_model=_picture, paint=_paint),
    input=Input(
        spots=lambda now: [*_spots(now)],
        next_spots=lambda now, action: () if now.selected else (IDS[action.card],),
        why_refused=lambda now, key: translate("six-tricks", "You must follow suit."),
    ),
    motions=Motions(make_motions=_motions),
    prompts=Prompts(options_form=SixTricksForm, round_sheet=_sheet),
    texts=Texts(
        new_match=lambda: translate("six-tricks", "New Match"),
        give_up=lambda: translate("six-tricks", "A match is under way. Do you want to give it up?"),
        thanks=lambda: translate("six-tricks", "Six Tricks is the game of the tutorial."),
        statistics=lambda summary: ((translate("six-tricks", "Games finished"), str(summary.rounds)),),
    ),
    narration=Narration(
        task_text=lambda now: translate("six-tricks", "Lay a card."), hint_text=_hint, log_lines=_log
    ),
    placement=Placement(line_box=lambda size: LINE),
)
