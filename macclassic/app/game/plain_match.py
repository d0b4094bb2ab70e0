"""Context of a plain match."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from macclassic.app.play.match_end_dialog import AGAIN, CHANGE, COPY, DESKTOP, SEE, MatchEndDialog, by_name
from macclassic.app.play.stepping import seated
from macclassic.app.program_services import Playing, ProgramServices
from macclassic.engine.core.game_spec import CONCEDED, MATCH_OVER
from macclassic.engine.core.match_kinds import MatchKind
from macclassic.engine.match.standings import standings_of


class PlainMatch:
    """Context of a plain match, the default (`program_services.MatchContext`)."""

    kind = MatchKind.PLAIN
    """Kind of the match."""

    def __init__(self, services: ProgramServices, asks: bool = False) -> None:
        """`asks`: show the title picture first where a match waits, instead of resuming it."""
        self._services, self._asks = services, asks

    def title(self, game: str) -> str:
        """Return the title of the window, given the game's title."""
        return game

    def enter(self, controller: Playing) -> None:
        """Resume the stored match or start one, when the window has opened or come to the front."""
        if controller.session.match is not None:
            return
        if self._asks and controller.waits:
            controller.show_title()
        else:
            controller.resume()

    def show_end(self, controller: Playing) -> None:
        """Show how the match ended, after its last sheet, or the title picture if it was too long."""
        match, table = controller.session.match, controller.session.table
        if match is None or match.actor not in (MATCH_OVER, CONCEDED):
            controller.show_title()
            return
        seats = seated(match)
        people = table.parts.extras.seated_people(table.parts.extras.company_of(seats)) or by_name(seats)
        end = MatchEndDialog(table, people, standings_of(match), match.conceded)
        deal = table.parts.texts.deal(match.seed, 1) if match.dealt_by_number else ""
        answers: Mapping[str, Callable[[], object]] = {
            AGAIN: controller.begin,
            CHANGE: controller.choose_options,
            SEE: lambda: self._services.open_replay(match.to_record()),
            DESKTOP: lambda: self._services.manager.close(controller.window),
        }
        end.copies(COPY, lambda: end.as_text(controller.spec.title, deal))
        end.finished.connect(lambda name: answers.get(name, lambda: None)())
        table.open(end)

    def handle_new(self, controller: Playing) -> None:
        """Handle the *New* command: ask whether to concede the match under way, or start another."""
        controller.confirm_giving_up(controller.start, shows_end=True)
