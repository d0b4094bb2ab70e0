"""*Steps…*: the steps of a lesson, numbered; the chosen one begins."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize

from macclassic.quickdraw import fonts
from macclassic.toolbox.dialogs.dialogs import Dialog
from macclassic.toolbox.dialogs.line_list import LineList, ListLine
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.spots import tell
from macclassic.toolbox.windows.window_frames import Frame

WIDTH = 260


class LessonSteps(Dialog):
    """Dialog with the steps of a lesson; answers ``ok``, and `step` is the chosen one."""

    def __init__(self, titles: Sequence[str], current: int) -> None:
        super().__init__(translate("lesson", "Steps"), Frame.MOVABLE)
        self.step = current
        lines = LineList(translate("lesson", "Steps"))
        lines.setFrameShape(LineList.Shape.StyledPanel)
        tell(lines, translate("balloon", "These are the steps of the lesson. To begin one, click it."))
        lines.change(
            0, 0, [ListLine(f"{number + 1}  {title}", about=number) for number, title in enumerate(titles)]
        )
        height = len(titles) * (fonts.small_line() + 2 * fonts.small_lead() + 1) + 4
        lines.setFixedSize(QSize(WIDTH, height))
        lines.select(current)
        lines.taken.connect(self._take)
        self.body.addWidget(lines)
        self._lines = lines
        self.ok_or_cancel(translate("balloon", "To begin the chosen step, click this button."))
        self.fit()
        self.first_focus = lines

    def _take(self, step: int) -> None:
        self.step = step
        self.choose("ok")

    def choose(self, name: str) -> None:
        """Answer; with ``ok`` the selected line is the chosen step."""
        if name == "ok":
            self.step = self._lines.lines[self._lines.currentIndex().row()].about
        super().choose(name)
