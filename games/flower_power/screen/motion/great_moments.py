"""Great moments of Flower Power: scenes for the battle, poison, captures and others."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect

from macclassic.table.company.remarks import Occasion, Remark
from macclassic.table.motion.stage_scenes import Scene, heard_of
from macclassic.table.table_state import Stage
from macclassic.toolbox.base.animator import Motion
from macclassic.toolbox.base.sound import Sound
from macclassic.toolbox.grammar.sentences import translate

from ...view import FlowerView
from ..layout import layout_of

if TYPE_CHECKING:
    from ..model import State


LARGE_FLOWER = 5
"""Number of petals from which each captured flower has a scene; of smaller ones only the first has."""


class Moments:
    """Shows the scenes of great moments, with remarks of the companions."""

    def __init__(self, now: State, stage: Stage) -> None:
        self._now, self._stage = now, stage

    def battle(self) -> Iterator[Motion]:
        """Show the cry that opens the battle once all flowers are laid (flower-power §3.5)."""
        line = translate("flower-power", "Let the battle of the flowers begin!")
        caption = translate("power-moment", "C’EST LA BATAILLE\nDES FLEURS!")
        return self._show("bataille", caption, sound=Sound.GO, line=line)

    def death(self) -> Iterator[Motion]:
        """Show that two petals tie (flower-power §7.3)."""
        line = translate("flower-power", "A tie: battle to the death!")
        caption = translate("power-moment", "TO THE DEATH!")
        return self._show("to-the-death", caption, sound=Sound.GO, line=line)

    def poison(self, seat: int, last: bool) -> Iterator[Motion]:
        """Show that a petal was poisoned: the first one of a game, and each last petal of a flower."""
        if last or "poison" not in self._stage.seen:
            yield from self._show("poison", translate("power-moment", "POISON!"), seat)

    def power(self, seat: int) -> Iterator[Motion]:
        """Show the scene of a new POWER FLOWER."""
        caption = translate("power-moment", "POWER\nFLOWER!")
        return self._show("power-flower", caption, seat, remark=Remark(Occasion.QUARTET, seat))

    def capture(self, seat: int, won: FlowerView) -> Iterator[Motion]:
        """Show that a seat has captured a flower; small flowers only once."""
        if won.power or len(won.petals) >= LARGE_FLOWER or "capture" not in self._stage.seen:
            yield from self._show("capture", translate("power-moment", "CAPTURE!"), seat)

    def will(self, seat: int) -> Iterator[Motion]:
        """Show that a seat without flowers plays its last will (flower-power §7.6)."""
        return self._show("last-will", translate("power-moment", "LAST WILL"), seat, Sound.STOP)

    def out(self, seat: int) -> Iterator[Motion]:
        """Show that a seat is out."""
        caption, remark = translate("power-moment", "OUT"), Remark(Occasion.OUT, seat)
        sound = heard_of(Sound.LOSE, own=seat == self._now.company.you)
        return self._show("out-garden", caption, seat, sound, "dismayed", remark)

    def _show(
        self,
        picture: str,
        caption: str,
        seat: int = -1,
        sound: Sound | None = None,
        mood: str = "pleased",
        remark: Remark | None = None,
        line: str = "",
    ) -> Iterator[Motion]:
        now, stage = self._now, self._stage
        face, at = "", layout_of(now).ground
        if seat >= 0:
            face, at = f"face-{now.company.face(seat)}-{mood}", layout_of(now).garden(seat).head

        def begin() -> None:
            if not line:
                stage.tell(caption.replace("\n", " "))
            if remark is not None:
                stage.remark(remark)

        yield from stage.show(Scene(picture, caption, face, QRect(at)), now.options.pace, line, sound, begin)
