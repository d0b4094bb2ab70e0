"""Title picture of a game with *Play*, *Lesson* and *Options…*, and *Continue* where a match waits."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeyEvent

from macclassic.table.table_parts import AnyDrawing
from macclassic.table.title_picture import scene
from macclassic.toolbox.dialogs.dialogs import AnyButton, Dialog
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.windows.window import is_cancel_key

PLAY, CONTINUE, LESSON, OPTIONS, LEAVE = "play", "continue", "lesson", "options", "leave"


class TitleDialog(Dialog):
    """Title picture with buttons; answers `PLAY`, `LESSON`, `OPTIONS`, or `LEAVE` for Esc.

    Where a match waits, the default button and Esc answer `CONTINUE`.
    """

    def __init__(self, title: str, drawing: AnyDrawing, lesson: str, waits: bool = False) -> None:
        """`title`: of the game; `lesson`: text of the button of its lesson, empty if it has none.

        `waits`: a match waits to be continued.
        """
        super().__init__(title)
        picture = scene(drawing)
        if picture is not None:
            self.body.addWidget(picture, 0, Qt.AlignmentFlag.AlignHCenter)
        else:
            self.add_text(title)
        show = translate("balloon", "To learn how this is played, click this button.")
        choose = translate("balloon", "To choose with whom and how you play, click this button.")
        play = translate("balloon", "To play at once, click this button.")
        if waits:
            play = translate("balloon", "To start a new one, click this button. You are asked first.")
        go_on = translate("balloon", "To go on with what waits here, click this button.")
        resumed: tuple[AnyButton, ...] = ((CONTINUE, translate("title", "Continue"), go_on),) if waits else ()
        taught: tuple[AnyButton, ...] = ((LESSON, lesson, show),) if lesson else ()
        self.add_buttons(
            (
                (OPTIONS, translate("title", "Options…"), choose),
                *taught,
                (PLAY, translate("title", "Play"), play),
                *resumed,
            ),
            CONTINUE if waits else PLAY,
            CONTINUE if waits else "",
            left=(OPTIONS,),
        )
        self.fit()

    def _key(self, watched: QObject, event: QKeyEvent) -> bool:
        if is_cancel_key(event) and not self._cancel:
            self.choose(LEAVE)
            return True
        return super()._key(watched, event)
