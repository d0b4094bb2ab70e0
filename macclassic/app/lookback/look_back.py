"""Looking back from a game: all hands of a finished round, its review, and the moments of the log."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QTimer

from macclassic.app.lookback.match_log import LogPosition, MatchLog
from macclassic.app.lookback.review_window import ReviewSession
from macclassic.app.play.match_files import MatchFiles
from macclassic.app.play.stepping import RoundStepping, all_hands, as_seen
from macclassic.app.program_services import Playing
from macclassic.engine.core.lazy_import import lazily
from macclassic.engine.match.match import Match
from macclassic.engine.match.review import Review
from macclassic.toolbox.menus.menu_bar import Item, item

keep_found = lazily("macclassic.app.lookback.missed_moves:keep_found")


class LookBack(QObject):
    """The ways of a game's controller to look back at the match."""

    def __init__(self, controller: Playing, files: MatchFiles) -> None:
        super().__init__()
        self._controller, self._session, self._table, self._files = (
            controller,
            controller.session,
            controller.table,
            files,
        )
        self.log = MatchLog(
            controller.table, controller.session.presenter, controller.spec.title, self.go_to, self.ways
        )
        self.log.setParent(self)
        self.looking: RoundStepping | ReviewSession | None = None
        """The last session of looking back."""

    def stop(self) -> None:
        """Stop judging past moves."""
        if self.looking is not None:
            self.looking.stop()

    @property
    def can_look_back(self) -> bool:
        """True if a round is over and the match waits for the person."""
        match = self._session.match
        return match is not None and self._session.presenter.at_rest and match.finished_rounds > 0

    @property
    def can_review(self) -> bool:
        """True if there is a finished round in which people played and the game has a judge."""
        return (
            self._session.spec.judge is not None
            and self.can_look_back
            and bool(self._session.presenter.people)
        )

    def ways(self) -> Sequence[Item]:
        """Return the ways to look back, apart from the log itself: the buttons of its window.

        A review needs a judge, and *All Hands…* a game with hidden cards.
        """
        found = []
        if self._session.spec.judge is not None:
            found.append(
                item(
                    "Review…",
                    self.review,
                    "To see which of your moves in the last deal could have been better, click this button.",
                    "R",
                    enabled=self.can_review,
                    dimmed="You can look back when a deal is over and it is your turn again.",
                )
            )
        extras = self._table.parts.extras
        if not extras.open_table:
            found.append(
                item(
                    "All Hands…",
                    self.lay_open,
                    "To see the last deal again with nothing hidden, click this button.",
                    enabled=self.can_look_back,
                    dimmed="You can look when a deal is over and it is your turn again.",
                )
            )
        return *found, *extras.look_back_items(self._table)

    def lay_open(self) -> None:
        """Show the last finished round with all hands open."""
        self._look_back(
            lambda match: all_hands(match, self._table, match.finished_rounds - 1, self._files.save_as)
        )

    def review(self) -> None:
        """Review the last finished round: find the moves of people that gave something away."""
        if self.can_review:
            people = self._session.presenter.people
            self._look_back(lambda match: self._reviewing(Review(match, people)))

    def _look_back(self, make: Callable[[Match], RoundStepping | ReviewSession]) -> None:
        match = self._session.match
        if match is None or not self.can_look_back:
            return
        self._table.finish()
        manager, ahead = self._table.manager, self.log.window
        if ahead is not None and manager.front is not ahead:
            ahead = None
        manager.activate(self._controller.window)
        looking = make(match)
        if ahead is not None:
            looking.dialog.closed.connect(self._seen_past)
        self._open(looking)

    def _open(self, looking: RoundStepping | ReviewSession, step: int = 0) -> None:
        self.looking = looking
        looking.dialog.finished.connect(self._session.presenter.show_again)
        looking.open(step)

    def _reviewing(self, review: Review, ply: int | None = None) -> ReviewSession:
        services = self._controller.services
        looking = ReviewSession(review, self._table, services.think_process is not None, ply)
        keep_found(services, looking)
        return looking

    def go_to(self, where: LogPosition) -> None:
        """Show a moment of the log on the table while the match is held and the log is behind."""
        # Until the table has shown them, the log lacks a new match and what was taken back.
        self._table.finish()
        match = self._session.match
        if match is None or self._table.busy or where.step not in self.log.steps(where.round):
            return
        self._session.hold(True)
        self._table.manager.activate(self._controller.window)
        looking = self._moment(match, where)
        looking.dialog.closed.connect(self._seen_past)
        self._open(looking, where.step)

    def _moment(self, match: Match, where: LogPosition) -> RoundStepping | ReviewSession:
        """Return the session for a moment of the log.

        It is the review if that covers the moment, else all hands if the round is over, else the round as the
        person saw it.
        """
        number, showing = where.round, self._session.presenter
        if number == match.finished_rounds - 1 and self.can_review:
            review = Review(match, showing.people)
            ply = sum(len(each.moves) for each in match.played_rounds[:number]) + where.step - 1
            if any(decision.ply == ply for decision in review.decisions):
                return self._reviewing(review, ply)
        if number < match.finished_rounds and not self._table.parts.extras.open_table:
            return all_hands(match, self._table, number, self._files.save_as)
        # Only the moments of the log: in Soi more would show what the players have to remember.
        stops = self.log.steps(number)
        return as_seen(match, self._table, number, showing.past_events(number), stops)

    def _seen_past(self) -> None:
        # Deferred until the dialog's other handlers are done: they would draw over the resumed match.
        QTimer.singleShot(0, self, self._go_on)

    def _go_on(self) -> None:
        self._session.hold(False)
        if self.log.window is not None and self._table.manager.modal is None:
            self.log.show()
