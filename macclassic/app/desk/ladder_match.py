"""The ladder on the screen: the wars that are played in the house, and the keepsakes that are won there."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QCoreApplication

from macclassic.app.host import Playing, ProgramServices
from macclassic.app.progress.ladder_windows import (
    PREFIX,
    KeepsakeDialog,
    LadderWindow,
    LoanDialog,
    WarEndDialog,
    dollars,
)
from macclassic.app.storage.icon_places import DesktopIcon
from macclassic.app.storage.statistics_queue import StatisticsQueue, unusable
from macclassic.engine.core.game_spec import MATCH_OVER
from macclassic.engine.core.match_kinds import MatchKind
from macclassic.engine.core.options import PERSON
from macclassic.engine.match.match import Match
from macclassic.engine.match.standings import standings_of
from macclassic.engine.progress import ladder
from macclassic.engine.progress.ladder import NAMESPACE, Standing, War
from macclassic.engine.progress.pending_changes import KeyValue
from macclassic.engine.progress.statistics import BadStatistics, FinishedRound
from macclassic.table.company.names import named
from macclassic.toolbox.dialogs.dialogs import Kind, ask

translate = QCoreApplication.translate


class LadderContext:
    """What a war in a room is played for (`host.MatchContext`), and the window that leads there."""

    kind = MatchKind.LADDER

    def __init__(self, host: ProgramServices) -> None:
        self._host = host
        found = ladder.of_games()
        assert found is not None, "the menus have no ladder where no game declares one"
        self._spec, self._ladder = found
        self._room = 0
        self._kept: dict[str, Any] = {}
        """All wars as they are kept, read when the window opens: a war’s end waits for no database."""

    def _standing(self) -> Standing:
        return self._ladder.standing(self._kept)

    def _put(self, match: str, war: War) -> None:
        assert self._host.folder is not None
        self._kept[match] = war.to_json()
        StatisticsQueue.of(self._host.folder).put(KeyValue(NAMESPACE, match, json.dumps(self._kept[match])))

    # The window

    def show(self) -> None:
        """Open the window of the ladder."""
        host = self._host
        if host.folder is None:
            host.show_alert(translate("ladder", "There is no folder in which your purse could be kept."))
            return
        try:
            self._kept = StatisticsQueue.kept_in(host.folder, NAMESPACE)
        except BadStatistics as error:
            host.show_alert(unusable(host.folder, error))
            return
        window = LadderWindow(self._standing())
        window.finished.connect(lambda name: self._sit_down(window.room) if name == "play" else None)
        host.manager.open(window)

    def _sit_down(self, room: int) -> None:
        """Go into a room; where there is not enough in the purse Rosa lends it first."""
        now, self._room = self._standing(), room
        if now.under_way or not now.loan:
            self._go_in()
            return
        box = LoanDialog(now)
        box.finished.connect(lambda name: self._go_in() if name == "ok" else self.show())
        self._host.manager.open(box)

    def _go_in(self) -> None:
        self._host.open_game(self._spec.key, beside=self)

    # At the table

    def title(self, game: str) -> str:
        """Return the title of the table's window: the game's, and which room it stands in."""
        now = self._standing()
        room = self._ladder.rooms[now.wars[now.under_way].room if now.under_way else self._room]
        return translate("ladder", "{game} – {room}").format(game=game, room=translate("ladder", room.title))

    def enter(self, desk: Playing) -> None:
        """Go on with the war that is under way, or begin one in the room that was chosen."""
        session = desk.session
        session.store.counted.connect(self._counted)
        if session.under_way:
            return
        match = self._standing().under_way
        if not match:
            desk.begin(under=self._ladder.rooms[self._room].options)
            assert session.match is not None
            self._put(session.match.key, self._standing().begun(self._room))
        elif not session.resume():
            # Over already, and counted just now; or its file can't be used.
            self._leave(desk, match)
        elif session.match is not None and session.match.key != match:
            self._leave(desk, match)

    def _counted(self, match: Match, finished: FinishedRound) -> None:
        """Keep how a war ended; killed before this, its last round is counted again when it is taken up."""
        if not finished.last or match.kind != self.kind:
            return
        money = self._ladder.stake + standings_of(match).sums[match.players.index(PERSON)][-1]
        war = self._standing().ended(match.key, money, finished.place, finished.when)
        if war is not None:
            self._put(match.key, war)

    def over(self, desk: Playing) -> None:
        """Tell how the war ended, and go back into the house."""
        if desk.session.match is not None:
            self._leave(desk, desk.session.match.key)

    def anew(self, desk: Playing) -> None:
        """Ask whether the war is to be given up."""
        match = desk.session.match
        if match is None or match.actor == MATCH_OVER:
            self.over(desk)
            return

        def answered(name: str) -> None:
            if name == "leave":
                self._put(match.key, replace(self._standing().wars[match.key], left=True))
                self._home(desk)

        go = translate("balloon", "To leave your stake and go, click this button.")
        on = translate("balloon", "To go on with what you are playing, click this button.")
        ask(
            self._host.manager,
            Kind.CAUTION,
            translate("ladder", "Leave this war? What you put on the table stays there."),
            (("leave", translate("ladder", "Leave"), go), ("keep", translate("dialog", "Keep Playing"), on)),
            default="keep",
            cancel="keep",
            answer=answered,
        )

    def _leave(self, desk: Playing, match: str) -> None:
        """Go from a table whose war is over: tell how it ended; one that does not count never was."""
        now = self._standing()
        war = now.wars.get(match)
        if war is not None and not war.over:
            self._put(match, replace(war, void=True))
            self._host.show_alert(
                translate(
                    "ladder", "This war can’t go on. What you had put on the table is in your purse again."
                )
            )
        self._host.manager.close(desk.window)
        self._host.show_keepsakes()
        if war is None or war.brought < 0:
            self._host.after_alerts(self.show)
            return
        before = self._ladder.standing(
            {key: each.to_json() for key, each in now.wars.items() if key != match}
        )
        before = replace(before, owed=before.owed + war.lent)
        end = WarEndDialog(before, now, war, _sums(desk.session.match, self._ladder.stake))
        end.finished.connect(lambda _name: self.show())
        self._host.manager.open(end)

    def _home(self, desk: Playing) -> None:
        self._host.manager.close(desk.window)
        self.show()


def _sums(match: Match | None, stake: int) -> str:
    """Return what everybody has at the end of a war, you first; nothing of one that nobody has seen."""
    if match is None:
        return ""
    each = translate("ladder", "{name} {amount}")
    names = [translate("ladder", "You"), *(named(seat) for seat in match.seats[1:])]
    sums = (stake + sums[-1] for sums in standings_of(match).sums)
    told = (each.format(name=name, amount=dollars(sum_)) for name, sum_ in zip(names, sums, strict=True))
    return ", ".join(told)


def things(host: ProgramServices) -> list[DesktopIcon]:
    """Return the keepsakes that stand on the desktop."""
    folder, found = host.folder, ladder.of_games()
    try:
        won = (
            found[1].keepsakes(StatisticsQueue.kept_in(folder, NAMESPACE))
            if found and folder is not None
            else ()
        )
    except BadStatistics:
        return []
    told = translate("balloon", "This is a keepsake. {story}")
    return [
        DesktopIcon(
            PREFIX + room.keepsake,
            translate("ladder", room.keepsake_title),
            PREFIX + room.keepsake,
            told.format(story=translate("ladder", room.keepsake_story)),
        )
        for room in won
    ]


def open_keepsake(host: ProgramServices, key: str) -> None:
    """Show what a keepsake tells, by what the desktop calls it."""
    found = ladder.of_games()
    rooms = found[1].rooms if found else ()
    host.manager.open(KeepsakeDialog(next(room for room in rooms if PREFIX + room.keepsake == key)))
