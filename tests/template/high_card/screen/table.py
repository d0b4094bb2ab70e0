"""The table of High Card: all that the screen of a game must be, without motion, in one file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent

from macclassic.quickdraw import fonts
from macclassic.toolbox import look
from macclassic.toolbox.dialogs import Dialog, Kind, alert
from macclassic.toolbox.explaining import Topic, tell
from macclassic.toolbox.frames import Frame
from macclassic.toolbox.gamescreen import GameScreen, Position
from macclassic.toolbox.menus import Item
from macclassic.toolbox.optionsform import OptionsForm, Said
from macclassic.toolbox.sound import Sounds
from macclassic.toolbox.things import Thing
from macclassic.toolbox.windows import WindowManager

from .. import GOAL, HighOptions

translate = QCoreApplication.translate

WIDTH, HEIGHT = 320, 230
CARD = QRect(0, 0, 40, 56)


def build(manager: WindowManager, sounds: Sounds) -> GameScreen:
    """Return the table: what `GameSpec.table` names."""
    return Table(manager, sounds)


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


class Sheet(Dialog):
    """How a game ended."""

    def __init__(self, points: tuple[int, int], last: bool) -> None:
        super().__init__(translate("high-card", "End of the game"), Frame.MOVABLE)
        text = translate("high-card", "You have {mine} points, A has {theirs}.")
        self.add_text(text.format(mine=points[0], theirs=points[1]), width=240)
        name = translate("high-card", "New Match") if last else translate("high-card", "Next Game")
        self.add_buttons((("ok", name),), default="ok", cancel="ok")
        tell(self.button("ok"), translate("high-card", "To go on, click this button."))
        self.fit()


class Table(GameScreen):
    """Both hands, the card that lies, and the points. Nothing moves, so nothing is ever busy for long."""

    def __init__(self, manager: WindowManager, sounds: Sounds) -> None:
        super().__init__(manager, sounds)
        self.setFixedSize(WIDTH, HEIGHT)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(translate("high-card", "Table of High Card"))
        self._position: Position | None = None
        self._playing = False

    # What lies there

    def _hand(self) -> Sequence[tuple[int, QRect]]:
        """Return the cards of the person's hand, each with its place."""
        hand = self._position.view.hand if self._position is not None and not self._position.veiled else ()
        return [(card, CARD.translated(30 + 52 * place, 160)) for place, card in enumerate(hand)]

    def _at(self, point: QPoint) -> int | None:
        legal = self._position.legal if self._position is not None else ()
        return next((card for card, rect in self._hand() if rect.contains(point) and card in legal), None)

    def things(self) -> Sequence[Thing]:
        found = [
            Thing(str(card), str(card), rect, enabled=self._at(rect.center()) is not None)
            for card, rect in self._hand()
        ]
        if self._position is not None and self._position.view.laid:
            found.append(Thing("laid", str(self._position.view.laid), CARD.translated(140, 70)))
        return found

    def explain(self, position: QPoint) -> Topic | None:
        for card, rect in self._hand():
            if rect.contains(position):
                text = translate("high-card", "This is a card of yours, {n}. To lay it down, click it.")
                return Topic(text.format(n=card), rect)
        return None

    def clickable(self, point: QPoint) -> bool:
        return self._at(point) is not None

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        now = look.current()
        painter.fillRect(self.rect(), now.colour("006633") if not now.dithered else now.white)
        if self._position is None:
            return
        view = self._position.view
        for card, rect in self._hand():
            self._draw(painter, rect, str(card))
        others = view.opened[1 - view.seat] if view.opened else ("?",) * self._theirs(view)
        for place, card in enumerate(others):
            self._draw(painter, CARD.translated(30 + 52 * place, 8), str(card))
        if view.laid:
            self._draw(painter, CARD.translated(140, 70), str(view.laid))
        text = translate("high-card", "{mine} : {theirs}")
        mine, theirs = view.points[view.seat], view.points[1 - view.seat]
        self._draw(painter, QRect(230, 84, 70, 24), text.format(mine=mine, theirs=theirs))

    @staticmethod
    def _theirs(view: Any) -> int:
        """Return how many cards the other holds: as many as oneself, less the one that lies."""
        return len(view.hand) - bool(view.laid)

    @staticmethod
    def _draw(painter: QPainter, rect: QRect, text: str) -> None:
        now = look.current()
        painter.fillRect(rect, now.black)
        painter.fillRect(rect.adjusted(1, 1, -1, -1), now.white)
        painter.setFont(fonts.system())
        painter.setPen(now.black)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)

    # What is done

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._lay(self._at(event.position().toPoint()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        hand = self._hand()
        if event.text().isdecimal() and 1 <= int(event.text()) <= len(hand):
            self._lay(self._at(hand[int(event.text()) - 1][1].center()))
        else:
            event.ignore()

    def _lay(self, card: int | None) -> None:
        if card is not None and not self._playing:
            self.acted.emit(card)

    # What the session asks

    @property
    def busy(self) -> bool:
        return self._playing

    def show_position(self, position: Position) -> None:
        self._position = position
        self.update()

    def play(self, events: Sequence[Any], position: Position) -> None:
        self.show_position(position)
        for event in events:
            if event["type"] == "laid":
                self.said.emit(translate("high-card", "{n} is laid.").format(n=event["value"]))
        self._playing = True
        QTimer.singleShot(0, self, self.finish)

    def finish(self) -> None:
        if self._playing:
            self._playing = False
            self.drained.emit()

    def show_hint(self, action: Any, said: Mapping[str, Any]) -> None:
        text = translate("high-card", "I would lay {n}. {why}")
        alert(self.manager, Kind.NOTE, text.format(n=action, why=said["why"]))

    def show_round(self, result: Any, position: Position, last: bool) -> None:
        sheet = Sheet(result, last)
        sheet.finished.connect(lambda _name: self.round_read.emit())
        self.manager.open(sheet)

    # What the menus ask

    def use_options(self, options: HighOptions) -> None:
        """Nothing that is chosen changes the table."""

    def option_items(self) -> Sequence[Item]:
        return ()

    def options_dialog(self, options: HighOptions, between_matches: bool) -> Form:
        return Form(options, between_matches)

    def new_title(self) -> str:
        return translate("high-card", "New Match")

    def give_up_question(self) -> str:
        return translate("high-card", "A match is under way. Do you want to give it up?")

    def thanks(self) -> str:
        return translate("high-card", "Whoever has children knows it.")

    def statistics_lines(self, summary: Any) -> Sequence[tuple[str, str]]:
        return ((translate("high-card", "Games finished"), str(summary.rounds)),)
