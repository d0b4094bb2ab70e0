"""Review of a round on screen; a think process judges the moves while the dialog is open."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QListWidgetItem, QVBoxLayout

from macclassic.app.play.computer_turns import REASON, UNREADABLE
from macclassic.app.play.stepping import person_at, seated
from macclassic.app.play.think_process import ThinkProcess, nonsense
from macclassic.engine.core.options import Json
from macclassic.engine.core.safe_text import harmless
from macclassic.engine.match.review import Decision, Moment, Review
from macclassic.engine.players.think_server import answer
from macclassic.quickdraw import fonts
from macclassic.table.game_table import GameTable
from macclassic.table.game_words import name_and_detail
from macclassic.table.placement.dialog_places import Explained, corner_beside, some_of
from macclassic.table.table_parts import AnyNarration, ReviewShape
from macclassic.table.table_state import AnyPosition, AnyState, TablePosition, past_company
from macclassic.toolbox.dialogs.dialogs import Dialog, room_for
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.spots import tell
from macclassic.toolbox.style.item_views import INDENT
from macclassic.toolbox.style.scroll_bars import THICK
from macclassic.toolbox.windows.window_frames import Frame

ROW = 16
"""Height of a one-line moment in the list, in pixels."""


class ReviewDialog(Dialog):
    """Lists the moments as they are found; the table shows the selected one."""

    selected = Signal(int)
    """Emitted with a moment's index in the list when it is selected."""

    def __init__(self, shape: ReviewShape, number: str) -> None:
        """`number`: name of the round, empty if there is only one."""
        title = translate("review", "Review")
        if number and not shape.high:
            title = translate("review", "Review: {round}").format(round=number)
        super().__init__(title, Frame.MOVABLE)
        self.lower()
        self._number = number if shape.high else ""
        """Name of the round if the title is too narrow for it."""
        self._room = shape.width - 2 - THICK - 2 * INDENT
        heading = shape.detail_width if shape.narrow else shape.width
        self._head = room_for(shape.heading, width=heading)
        self._list = QListWidget()
        self._list.setAccessibleName(translate("review", "Moments"))
        tell(
            self._list,
            translate(
                "balloon", "These are moments that gave something away. To see one on the table, click it."
            ),
        )
        self._list.setFont(fonts.small())
        self._list.setFixedSize(shape.width, shape.rows * ROW + 2)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self._list.currentRowChanged.connect(self._row)
        self._detail = room_for(shape.lines, True, shape.detail_width)
        self._default = self._cancel = "ok"
        done = self._make_button("ok", translate("review", "Done"))
        tell(done, translate("balloon", "To close the review, click this button."))
        both = QVBoxLayout() if shape.high else QHBoxLayout()
        left, right = QVBoxLayout(), QVBoxLayout()
        left.setSpacing(6)
        (right if shape.narrow else left).addWidget(self._head)
        left.addWidget(self._list)
        right.addWidget(self._detail)
        right.addStretch(1)
        (left if shape.narrow else right).addWidget(done, 0, Qt.AlignmentFlag.AlignRight)
        both.setSpacing(12)
        both.addLayout(left)
        both.addLayout(right)
        self.body.addLayout(both)
        self.fit()
        self.first_focus = self._list

    def _row(self, row: int) -> None:
        if row >= 0:
            self.selected.emit(row)

    def say(self, head: str) -> None:
        """Show the progress or the summary.

        A text too long for one line is shown in full in the detail area while no moment is selected.
        """
        if self._number:
            head = name_and_detail(self._number, head)
        self._head.setText(head)
        if self._head.heightForWidth(self._head.width()) <= self._head.height():
            return
        metrics = self._head.fontMetrics()
        self._head.setText(metrics.elidedText(head, Qt.TextElideMode.ElideRight, self._head.width()))
        if self._list.currentRow() < 0:
            self._detail.setText(head)

    def add(self, words: str) -> None:
        """Add a moment to the list."""
        self._list.addItem(QListWidgetItem())
        self.change(self._list.count() - 1, words)

    def change(self, place: int, words: str) -> None:
        """Set the text of a moment, wrapped to as many lines as it takes; too wide words are broken."""
        lines = fonts.broken(words, self._room)
        if len(lines) * fonts.small_line() > self._list.viewport().height():
            # A moment higher than the list needs scrolling by pixels.
            self._list.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        item = self._list.item(place)
        item.setText("\n".join(lines))
        item.setData(Qt.ItemDataRole.AccessibleTextRole, words)

    def select(self, place: int) -> None:
        """Select a moment by its index in the list."""
        self._list.setCurrentRow(place)

    def explain_moment(self, *texts: str) -> None:
        """Describe the selected moment by the first text that fits, else by the last. Break wide words."""
        width = self._detail.width()
        for text in texts:
            wide = any(fonts.small_width(word) > width for word in text.split())
            self._detail.setText("\n".join(fonts.broken(text, width)) if wide else text)
            if self._detail.heightForWidth(self._detail.width()) <= self._detail.height():
                return


class ReviewSession(QObject):
    """One review, from the first request to the close of its dialog."""

    found = Signal(object)
    """Emitted with each moment that gave something away."""

    def __init__(self, review: Review, table: GameTable, thinks: bool, ply: int | None = None) -> None:
        """`thinks`: a process of its own is asked; for pictures everything is computed at once.

        `ply`: the decision to show first, as the number of decisions before it in the match.
        """
        super().__init__()
        self.review = review
        self._wanted = next((each for each in review.decisions if each.ply == ply), None)
        self._table = table
        number = table.parts.texts.round_name(review.round) if review.round else ""
        self.dialog = ReviewDialog(table.parts.placement.review(table.size()), number)
        self._thinker = ThinkProcess(self) if thinks else None
        self.dialog.selected.connect(self._show)
        self.dialog.closed.connect(self.stop)

    def open(self, _step: int = 0) -> None:
        """Open the dialog and send the first request."""
        decided = some_of(self.review.decisions)
        moments = [explained(self._table, each.view, each.legal, [each.action]) for each in decided]
        self._table.manager.open(self.dialog, corner_beside(self._table, self.dialog, moments))
        if self._wanted is not None:
            self._look_at(self._wanted)
        self._ask()

    def _judged(self) -> Decision | None:
        """Return the decision that was judged last."""
        return self.review.decisions[self.review.judged - 1] if self.review.judged else None

    def _look_at(self, decision: Decision, verdict: str = "") -> None:
        """Show a decision that is not judged yet or that gave nothing away."""
        seats = self._seated(decision)
        now = self._table.looking_at(decision.view, seats)
        words = self._table.parts.narration.action(decision.action, now)
        position: AnyPosition = TablePosition(decision.view, (), watching=True)
        self._table.show_position(position, past_company(position, seats))
        sentence = translate("review", "You played: {played}.").format(played=words)
        self.dialog.explain_moment(f"{sentence} {verdict}".strip())

    def _ask(self) -> None:
        request = self.review.request()
        if request is None:
            self.dialog.say(_sum(self.review.moments, self._table))
            if self._thinker is not None:
                self._thinker.close()
            return
        self.dialog.say(
            translate("review", "Looking at your move {n} of {all}…").format(
                n=self.review.judged + 1, all=len(self.review.decisions)
            )
        )
        if self._thinker is not None:
            self._thinker.ask(self, request, self._take_answer, self._gave_up)
        else:
            self._take_answer(answer(json.dumps({"id": 0, **request})))

    def _take_answer(self, said: Json) -> None:
        known = list(self.review.moments)
        before = len(known)
        try:
            self.review.take_answer(said)
        except UNREADABLE:
            self._gave_up(nonsense())
            return
        for place, moment in enumerate(known):
            now = self.review.moments[place]
            if now is not moment:
                self.dialog.change(place, self._whose(now, self._words(now)[0]))
        for moment in self.review.moments[before:]:
            self.dialog.add(self._whose(moment, self._words(moment)[0]))
            self.found.emit(moment)
            if moment.decision is self._wanted:
                self.dialog.select(len(self.review.moments) - 1)
        if self.review.moments[before:] == [] and self._judged() is self._wanted is not None:
            self._look_at(self._wanted, translate("review", "Nothing else would have brought much more."))
        self._ask()

    def _gave_up(self, why: str) -> None:
        self.dialog.say(
            translate("review", "The review broke off ({why}).").format(why=harmless(why, REASON))
        )

    def _seated(self, decision: Decision) -> list[Json] | None:
        """Return the seats at a decision for display; None if these are the same as now."""
        match, seats = self.review.match, self.review.seats_at(decision)
        return None if seats == match.seats else seated(match, seats)

    def _words(self, moment: Moment) -> tuple[str, ...]:
        """Return the texts of a moment: for the list, and for the detail, the longest first."""
        words, decision = self._table.parts.narration, moment.decision
        now = self._table.looking_at(decision.view, self._seated(decision))
        return words.moment(moment, now) if words.moment is not None else _default_texts(words, moment, now)

    def _whose(self, moment: Moment, said: str) -> str:
        """Return a text with the name of the mover in front, if several people have played."""
        who = self._mover(moment)
        return translate("review", "{who} – {what}").format(who=who, what=said) if who else said

    def _mover(self, moment: Moment) -> str:
        """Return the name of the mover if several people have played, else an empty text."""
        seat, view = moment.decision.seat, moment.decision.view
        return person_at(self.review.match, self._table, view, seat) if len(self.review.seats) > 1 else ""

    def _show(self, place: int) -> None:
        moment = self.review.moments[place]
        decision = moment.decision
        self._table.show_moment(
            TablePosition(decision.view, (), watching=True),
            decision.action,
            moment.better,
            self._mover(moment),
            self._seated(decision),
        )
        _, *texts = self._words(moment)
        # The list names the mover in any case.
        self.dialog.explain_moment(self._whose(moment, texts[0]), *texts)

    def stop(self) -> None:
        """Stop asking: the dialog is closed, or the game is left."""
        if self._thinker is not None:
            self._thinker.close()


def explained(
    table: GameTable, view: object, legal: Sequence[object], spoken_of: Sequence[object]
) -> Explained:
    """Return a past moment for the place of a dialog that explains it."""
    now = table.looking_at(view)
    said = table.parts.narration.action(spoken_of[0], now)
    # As `GameTable.show_moment` shows it: with a hint and two lines.
    return Explained(replace(now, hint=spoken_of[-1], lines=(said, said)), legal, spoken_of)


def _default_texts(words: AnyNarration, moment: Moment, now: AnyState) -> tuple[str, ...]:
    """Return the default texts of a moment: the better move, its advantage, and the reason."""
    row = translate("review", "Move {n}: {amount} – played {played}, better {better}")
    text = translate(
        "review",
        "You played: {played}. Better: {better}, by about {amount} on average, give or take {error}.",
    )
    fields = {
        "n": moment.decision.number,
        "amount": words.stake(moment.lost),
        "error": words.stake(moment.error),
        "better": words.action(moment.better, now),
        "played": words.action(moment.decision.action, now),
    }
    if moment.again:
        fields["row"], fields["again"] = row.format(**fields), ", ".join(map(str, moment.again))
        row = translate("review", "{row}; again at {again}")
    texts = [row, text]
    if moment.why:
        fields["why"] = words.hint_text(now, moment.better, moment.why)
        whole = translate(
            "review", "You played: {played}. Better by about {amount} on average, give or take {error}. {why}"
        )
        short = translate("review", "You played: {played}. Better: {why}")
        had, more = moment.expected
        # If the better move brings less money, the reason says what it brings instead.
        texts = [row, *([whole] if more >= had else []), short, text]
    return tuple(each.format(**fields) for each in texts)


def _sum(moments: list[Moment], table: GameTable) -> str:
    if table.parts.narration.moments is not None:
        return table.parts.narration.moments(moments)
    if not moments:
        return translate("review", "Well played: no move gave much away.")
    total = table.parts.narration.stake(sum(each.total for each in moments))
    count = sum(each.decisions for each in moments)
    if count == 1:
        return translate("review", "One move gave away about {total}.").format(total=total)
    return translate("review", "{n} moves gave away about {total}.").format(n=count, total=total)
