"""Title picture of a game with *Play*, *Lesson* and *Options…*: what opens where no match waits."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeyEvent

from macclassic.table.table_parts import AnyDrawing
from macclassic.table.title_picture import scene
from macclassic.toolbox.dialogs.dialogs import AnyButton, Dialog
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.windows.window import is_cancel_key

PLAY, LESSON, OPTIONS, LEAVE = "play", "lesson", "options", "leave"


class TitleDialog(Dialog):
    """Title picture with buttons; answers `PLAY`, `LESSON`, `OPTIONS`, or `LEAVE` for Esc."""

    def __init__(self, title: str, drawing: AnyDrawing, lesson: str) -> None:
        """`title`: of the game; `lesson`: text of the button of its lesson, empty if it has none."""
        super().__init__(title)
        picture = scene(drawing)
        if picture is not None:
            self.body.addWidget(picture, 0, Qt.AlignmentFlag.AlignHCenter)
        else:
            self.add_text(title)
        show = translate("balloon", "To be shown how this is played, click this button.")
        choose = translate("balloon", "To choose with whom and how you play, click this button.")
        play = translate("balloon", "To play at once, click this button.")
        taught: tuple[AnyButton, ...] = ((LESSON, lesson, show),) if lesson else ()
        self.add_buttons(
            (
                (OPTIONS, translate("title", "Options…"), choose),
                *taught,
                (PLAY, translate("title", "Play"), play),
            ),
            PLAY,
            left=(OPTIONS,),
        )
        self.fit()

    def _key(self, watched: QObject, event: QKeyEvent) -> bool:
        if is_cancel_key(event):
            self.choose(LEAVE)
            return True
        return super()._key(watched, event)
