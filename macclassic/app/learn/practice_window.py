"""*Practice…*: exercises on one aspect of a game, in a small window, for about five minutes."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QGridLayout

from macclassic.app.learn.quiz_window import Quiz
from macclassic.app.lookback.missed_moves import MissedMoves, waiting
from macclassic.app.program_services import ProgramServices
from macclassic.app.storage.statistics_queue import StatisticsQueue
from macclassic.engine.core.game_spec import GameSpec
from macclassic.engine.match.simulate import played
from macclassic.engine.progress.database import BadStatistics
from macclassic.engine.progress.drill import Drill, DrillQuestion
from macclassic.engine.progress.leitner import LeitnerBoxes
from macclassic.engine.progress.pending_changes import KeyValue
from macclassic.toolbox.dialogs.dialogs import Dialog, paragraph
from macclassic.toolbox.grammar.sentences import translate

CARDS = "cards"
"""Namespace of the stored Leitner boxes of each game's cards."""
LEARNT, COUNTED = 20, 10
"""Number of questions about cards, and about scores."""
ONE, MANY = QSize(104, 168), QSize(250, 248)
"""Space for the cards in pixels: for a single card, and for a collection."""
NOT_AGAIN = 6
"""Minimum number of questions between two that are the same."""
BUTTON, SAYS = 176, 230


class CardQuestions:
    """Source of questions about the cards: missed ones return more often, by stored Leitner boxes."""

    total = LEARNT

    def __init__(self, services: ProgramServices, key: str, drill: Drill, chance: Random) -> None:
        self._services, self._key, self._drill, self._chance = services, key, drill, chance
        self._boxes = LeitnerBoxes(drill.keys, self._stored_boxes())
        self._lately: deque[str] = deque(maxlen=NOT_AGAIN)
        self._missed: dict[str, str] = {}
        self._asked: DrillQuestion | None = None

    def _stored_boxes(self) -> Mapping[str, object]:
        if self._services.folder is None:
            return {}
        try:
            found = StatisticsQueue.of(self._services.folder).kept(CARDS).get(self._key)
        except BadStatistics:
            return {}  # reported by the statistics window
        return found if isinstance(found, dict) else {}

    def next(self) -> DrillQuestion:
        key = self._boxes.draw(self._chance, self._lately)
        self._lately.append(key)
        self._asked = self._drill.ask(key)
        return self._asked

    def answered(self, right: bool) -> None:
        assert self._asked is not None
        self._boxes.answered(self._lately[-1], right)
        if not right:
            self._missed[self._asked.cards[0][0]] = self._asked.folder
        if self._services.folder is not None:
            StatisticsQueue.of(self._services.folder).put(
                KeyValue(CARDS, self._key, json.dumps(self._boxes.written()))
            )

    def end(self) -> tuple[str, Sequence[Sequence[str]], str]:
        text = translate("practice", "You now know {some} of {all} facts about the cards, {n} of them well.")
        said = text.format(all=len(self._drill.keys), some=self._boxes.begun, n=self._boxes.known)
        missed, self._missed = self._missed, {}
        if missed:
            said += "\n" + translate("practice", "You missed these: they will be asked more often.")
        return said, [[*missed]], next(iter(missed.values()), "")


class ScoreQuestions:
    """Source of questions about scores and payments, from matches that computers play meanwhile."""

    total = COUNTED

    def __init__(self, spec: GameSpec, drill: Drill, chance: Random) -> None:
        self._spec, self._drill, self._chance = spec, drill, chance
        self._questions: list[DrillQuestion] = []

    def next(self) -> DrillQuestion:
        while not self._questions:
            self._questions = self._of_a_match()
        return self._questions.pop()

    def _of_a_match(self) -> list[DrillQuestion]:
        """Return up to two questions of a round: the last of a decision with several, and any first."""
        spec = self._spec
        players = (spec.players.stand_in,) * len(spec.seats(spec.options()))
        match = played(spec, self._chance.randrange(1_000_000), 1, {}, players)
        found: list[list[DrillQuestion]] = []
        for start, moves in match.history():
            state = start
            for actor, _, _, after in moves:
                found.append(list(self._drill.count(match.rules.view(state, actor))))
                state = after
        several = [each[-1] for each in found if len(each) > 1]
        one = [each[0] for each in found[len(found) // 2 :] if each]
        return [self._chance.choice(each) for each in (several, one) if each]

    def answered(self, right: bool) -> None: ...

    def end(self) -> tuple[str, Sequence[Sequence[str]], str]:
        return translate("practice", "Come back another day for different questions."), (), ""


class PracticeDialog(Dialog):
    """Dialog that offers the exercises of a game."""

    def __init__(self, title: str, offers: Sequence[tuple[str, str, str, bool]]) -> None:
        """`offers`: of each the name, the text of its button, a description, and True if it is available."""
        super().__init__(title)
        self.add_text(title, width=BUTTON + SAYS)
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(10)
        for row, (name, text, says, there) in enumerate(offers):
            begins = translate("balloon", "To practise this, click this button.")
            button = self._make_button(name, text, *((says,) if there else (begins, says)))
            button.setFixedWidth(BUTTON)
            button.setEnabled(there)
            grid.addWidget(button, row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(paragraph(says, True, SAYS), row, 1)
        self.body.addLayout(grid)
        self.add_buttons(
            (
                (
                    "cancel",
                    translate("dialog", "Cancel"),
                    translate("balloon", "To practise nothing now, click this button."),
                ),
            ),
            "",
            "cancel",
        )
        self.fit()
        self.first_focus = next(
            (self.button(offer[0]) for offer in offers if offer[3]), self.button("cancel")
        )


def show_practice(services: ProgramServices, spec: GameSpec, drill: Drill | None) -> None:
    """Show the dialog of exercises and begin the chosen one."""
    chance, kept = Random(), waiting(services, spec.key)
    title = translate("practice", "Practice")
    learn, count = translate("practice", "Learn the Cards"), translate("practice", "Count the Score")
    offers = []
    begin: dict[str, Callable[[], object]] = {"cancel": lambda: None}
    if drill is not None:
        says = translate("practice", "Name the cards in pictures. Those you miss come up more often.")
        offers.append(("learn", learn, says, True))
        says = translate("practice", "What a collection scores, and what it would pay to end the game now.")
        offers.append(("count", count, says, True))

        def quiz(title: str, asks: Any, room: QSize) -> None:
            services.manager.open(Quiz(title, asks, chance, room))

        begin["learn"] = lambda: quiz(learn, CardQuestions(services, spec.key, drill, chance), ONE)
        begin["count"] = lambda: quiz(count, ScoreQuestions(spec, drill, chance), MANY)
    if spec.judge is not None:
        says = translate("practice", "Your costliest mistakes from games you reviewed. Saved: {n}.")
        if not kept:
            says = translate(
                "practice", "Review one of your games first; its costliest moves are collected here."
            )
        offers.append(("again", translate("practice", "What Would You Play?"), says.format(n=kept), kept > 0))
        begin["again"] = lambda: MissedMoves(services, spec).open()
    dialog = PracticeDialog(title, offers)
    dialog.finished.connect(lambda name: begin[name]())
    services.manager.open(dialog)
