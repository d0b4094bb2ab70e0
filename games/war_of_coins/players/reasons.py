"""Why a computer player would decide so, in a sentence for a person."""

from __future__ import annotations

from macclassic.engine.reason import Reason as Reason
from macclassic.engine.reason import because as because

LOTS = "It is as good as any other: I drew lots."

TEMPLATES = (LOTS,)
