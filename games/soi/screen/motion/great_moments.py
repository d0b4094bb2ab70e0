"""Great moments of Soi: a set, the four Aces, five in a row, and a player without cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint

from macclassic.table.company.remarks import Occasion, Remark
from macclassic.table.motion.stage_scenes import Caption, Scene
from macclassic.table.table_state import Stage
from macclassic.toolbox.base.animator import Motion
from macclassic.toolbox.base.sound import Sound
from macclassic.toolbox.grammar.sentences import translate

from ..last_ask import LastAsk
from ..texts import words

if TYPE_CHECKING:
    from ..layout import State


ACES = 0
RED, BLACK = "DD0000", "000000"
CORNERS = (QPoint(5, 20), BLACK), (QPoint(19, 14), RED), (QPoint(34, 13), BLACK)
LAST, COMING = (QPoint(49, 16), RED), (QPoint(53, 27), RED)
"""Places and colours of the kind on the four cards of *quartet*.

The last card is still moving at first.
"""
ROW = 5
"""Hits in a row that make a great moment."""


class Moments:
    """Shows great moments on a stage at a pace, with remarks of the companions."""

    def __init__(self, now: State, stage: Stage, pace: int) -> None:
        self._now, self._stage, self._pace = now, stage, pace

    def set(self, seat: int, kind: int) -> Iterator[Motion]:
        """Show that a seat has deposited a set."""
        plural, worth = words.kinds_named(kind), self._now.position.view.worth
        remark = Remark(Occasion.QUARTET, seat, card=plural, amount=worth[kind])
        if kind == ACES:
            caption = translate("soi-moment", "FOUR ACES\n{points}").format(points=worth[kind])
            return self._show("four-aces", caption, seat, Sound.TRIPLET, remark)
        text = words.kind_letters(kind)
        marks = [Caption("quartet", at, text, colour) for at, colour in (*CORNERS, LAST)]
        marks += [Caption("quartet.1", at, text, colour) for at, colour in (*CORNERS, COMING)]
        return self._show("quartet", translate("soi-moment", "QUARTET!"), seat, None, remark, marks)

    def row(self, ask: LastAsk) -> Iterator[Motion]:
        """Show that a seat has got five cards in a row, if this ask was the fifth hit."""
        got = 0
        for asked in reversed(self._now.position.view.log):
            if not asked.hit or asked.asker != ask.asker:
                break
            got += 1
        if got == ROW:
            yield from self._show(
                "five-in-a-row", translate("soi-moment", "FIVE\nIN A ROW"), ask.asker, Sound.GO
            )

    def out(self, seat: int) -> Iterator[Motion]:
        """Show that a seat has no cards left."""
        return self._show(
            "out",
            translate("soi-moment", "OUT"),
            seat,
            Sound.STOP,
            Remark(Occasion.OUT, seat),
            mood="dismayed",
        )

    def _show(
        self,
        picture: str,
        caption: str,
        seat: int,
        sound: Sound | None,
        remark: Remark | None = None,
        written: Sequence[Caption] = (),
        mood: str = "pleased",
    ) -> Iterator[Motion]:
        now, stage = self._now, self._stage
        model, who = now.model, now.company

        def begin() -> None:
            stage.tell(" ".join((who.name(seat) + ":", *caption.split("\n"))))
            if remark is not None:
                stage.remark(remark)

        face = f"face-{who.face(seat)}-{mood}"
        at = model.size.face(model.place(seat))
        scene = Scene(picture, caption, face, at, written=tuple(written))
        yield from stage.show(scene, self._pace, sound=sound, then=begin)
