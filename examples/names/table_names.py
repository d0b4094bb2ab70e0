"""Names of the table framework that no example game uses, one function each; a test calls some of them."""

from __future__ import annotations

from macclassic.table import (
    Extras,
    GameTable,
    Prompt,
    ReviewShape,
    RoundBegan,
    SeatDecided,
    SeatedPerson,
    TableEvent,
    TablePosition,
    TableRequest,
    TableState,
)
from macclassic.toolbox import Button, Dialog

State = TableState[object, object, object, object]


def extras() -> Extras[object, object, object, object]:
    """Return the extras of a game in which nothing is hidden."""
    return Extras(open_table=True)


def deal_again(table: GameTable) -> None:
    """Repaint a table and write a line; callbacks such as `Motions.on_deal` get it."""
    table.say("Another deal.")
    table.update()


def double(now: State) -> Prompt:
    """Return the question whether the points count twice, for `Prompts.prompt`."""
    dialog = Dialog("Double")
    dialog.add_text("Shall this game count twice?")
    dialog.add_buttons((Button("no", "No"), Button("yes", "Yes")), default="yes", cancel="no")
    return Prompt(dialog, answer=lambda name: name == "yes")


def review() -> ReviewShape:
    """Return the shape of a narrow review, for `Placement.review`."""
    return ReviewShape(width=180, rows=6)


def lines(now: State, events: list[TableEvent]) -> list[str]:
    """Return a line for each event that a match adds to those of the rules."""
    found = []
    for event in events:
        if isinstance(event, RoundBegan):
            found.append("The cards are dealt.")
        elif isinstance(event, SeatDecided):
            found.append(f"Seat {event.seat}: {event.action}")
    return found


def partner() -> SeatedPerson:
    """Return a player at the table, for `Extras.seated_people`."""
    return SeatedPerson(name="Bora", face="aunt", about="She plays slowly.")


def is_covered(position: TablePosition[object, object]) -> bool:
    """Return True if no hand may be seen."""
    return position.hidden and not position.watching


def offered(now: State) -> bool:
    """Return True if the sheet of a round has a button that shows all hands."""
    return TableRequest.HANDS in now.offers
