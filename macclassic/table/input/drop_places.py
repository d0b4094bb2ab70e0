"""Drop places: the spots on which what is dragged may be dropped."""

from __future__ import annotations

from collections.abc import Collection

from macclassic.table.table_parts import AnyParts
from macclassic.table.table_state import AnyState, with_spot_selected
from macclassic.toolbox.spots import Role, Spot


def drop_places(parts: AnyParts, now: AnyState, spot: Spot) -> Collection[str]:
    """Return the spots on which a spot may be dropped, to do what a click on both does."""
    key = spot.key
    if key not in now.targets or not spot.name or spot.role == Role.PushButton:
        return ()
    after = with_spot_selected(now, key, parts.input.next_spots)
    mine = set(now.targets[key])
    shared = [other for other, leads in now.targets.items() if not mine.isdisjoint(leads)]
    found = after.targets or (*shared, *parts.input.drop_places(now, key))
    return set(found) - {key}
