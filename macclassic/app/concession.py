"""*Concede…*: asked first, and what it means where somebody plays."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from macclassic.app.host import Host
from macclassic.app.session import Session
from macclassic.app.steps import named
from macclassic.toolbox.dialogs import confirm
from macclassic.toolbox.gametable import GameTable

translate = QCoreApplication.translate


def concede(host: Host, session: Session, table: GameTable) -> None:
    """Ask whether what is played is to be given up as lost, and do it."""
    table.finish()
    match = session.match
    assert match is not None
    if len(session.people) > 1:
        seat = session.showing.chair
        name = named(match).get(seat, "") or table.words.seat(session.showing.position().view, seat)
        text = translate(
            "session", "Does {name} concede? It ends here for all, {name} comes last, and nobody plays on."
        ).format(name=name)
    elif match.practice:
        text = translate(
            "session", "Concede? It ends here, and nobody plays on. It is practice, and does not count."
        )
    else:
        text = translate(
            "session",
            "Concede? It ends here: you come last, it counts as lost in the statistics, and nobody plays on.",
        )
    on = translate("balloon", "To go on with what you are playing, click this button.")
    up = translate("balloon", "To give up and have lost, click this button.")
    confirm(
        host.manager,
        text,
        ("concede", translate("session", "Concede"), up),
        session.concede,
        ("keep", translate("dialog", "Keep Playing"), on),
    )
