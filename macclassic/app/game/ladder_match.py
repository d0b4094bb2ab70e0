"""The ladder on the screen: context of its wars, its window, and the keepsakes on the desktop."""

from __future__ import annotations

import json
from dataclasses import replace

from macclassic.app.program_services import Playing, ProgramServices
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
from macclassic.engine.core.game_spec import MATCH_OVER, Json
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
from macclassic.toolbox.grammar.sentences import translate


class LadderContext:
    """Match context of a war in a room of the ladder, and the window that leads to it."""

    kind = MatchKind.LADDER

    def __init__(self, services: ProgramServices) -> None:
        self._services = services
        found = ladder.of_games()
        assert found is not None, "the menus have no ladder where no game declares one"
        self._spec, self._ladder = found
        self._room = 0
        self._kept: Json = {}
        """All stored wars by match key, read when the window opens: a war's end needs no database."""

    def _standing(self) -> Standing:
        return self._ladder.standing(self._kept)

    def _put(self, match: str, war: War) -> None:
        assert self._services.folder is not None
        self._kept[match] = war.to_json()
        StatisticsQueue.of(self._services.folder).put(
            KeyValue(NAMESPACE, match, json.dumps(self._kept[match]))
        )

    # Window of the ladder

    def show(self) -> None:
        """Open the window of the ladder."""
        services = self._services
        if services.folder is None:
            services.show_alert(translate("ladder", "There is no folder in which your purse could be kept."))
            return
        try:
            self._kept = StatisticsQueue.kept_in(services.folder, NAMESPACE)
        except BadStatistics as error:
            services.show_alert(unusable(services.folder, error))
            return
        window = LadderWindow(self._standing())
        window.finished.connect(lambda name: self._sit_down(window.room) if name == "play" else None)
        services.manager.open(window)

    def _sit_down(self, room: int) -> None:
        """Enter a room; if the purse holds too little, Rosa first offers a loan."""
        now, self._room = self._standing(), room
        if now.under_way or not now.loan:
            self._go_in()
            return
        box = LoanDialog(now)
        box.finished.connect(lambda name: self._go_in() if name == "ok" else self.show())
        self._services.manager.open(box)

    def _go_in(self) -> None:
        self._services.open_game(self._spec.key, context=self)

    # At the table

    def title(self, game: str) -> str:
        """Return the title of the table's window: the game and the room."""
        now = self._standing()
        room = self._ladder.rooms[now.wars[now.under_way].room if now.under_way else self._room]
        return translate("ladder", "{game} – {room}").format(game=game, room=translate("ladder", room.title))

    def enter(self, controller: Playing) -> None:
        """Resume the war that is under way, or start one in the chosen room."""
        session = controller.session
        session.store.counted.connect(self._counted)
        if session.under_way:
            return
        match = self._standing().under_way
        if not match:
            controller.begin(under=self._ladder.rooms[self._room].options)
            assert session.match is not None
            self._put(session.match.key, self._standing().begun(self._room))
        elif not session.resume():
            # The war is over and has just been counted, or its file is unusable.
            self._leave(controller, match)
        elif session.match is not None and session.match.key != match:
            self._leave(controller, match)

    def _counted(self, match: Match, finished: FinishedRound) -> None:
        """Store the end of a war; if the program is killed before this, the resumed match counts again."""
        if not finished.last or match.kind != self.kind:
            return
        money = self._ladder.stake + standings_of(match).sums[match.players.index(PERSON)][-1]
        war = self._standing().ended(match.key, money, finished.place, finished.when)
        if war is not None:
            self._put(match.key, war)

    def show_end(self, controller: Playing) -> None:
        """Show how the war ended, and return to the ladder's window."""
        if controller.session.match is not None:
            self._leave(controller, controller.session.match.key)

    def handle_new(self, controller: Playing) -> None:
        """Ask whether to give up the war."""
        match = controller.session.match
        if match is None or match.actor == MATCH_OVER:
            self.show_end(controller)
            return

        def answered(name: str) -> None:
            if name == "leave":
                self._put(match.key, replace(self._standing().wars[match.key], left=True))
                self._home(controller)

        go = translate("balloon", "To leave your stake and go, click this button.")
        on = translate("balloon", "To go on with what you are playing, click this button.")
        ask(
            self._services.manager,
            Kind.CAUTION,
            translate("ladder", "Leave this war? You will lose your stake."),
            (("leave", translate("ladder", "Leave"), go), ("keep", translate("dialog", "Keep Playing"), on)),
            default="keep",
            cancel="keep",
            answer=answered,
        )

    def _leave(self, controller: Playing, match: str) -> None:
        """Close the table and show how its war ended.

        A war without a result is lost if it was played to its end here, though not by the person alone, and
        void otherwise.
        """
        now = self._standing()
        war = now.wars.get(match)
        if war is not None and not war.over:
            played = controller.session.match
            lost = played is not None and played.key == match
            self._put(match, replace(war, left=lost, void=not lost))
            self._services.show_alert(
                translate(
                    "ladder", "This war was not played by you alone, so it is lost, and so is your stake."
                )
                if lost
                else translate(
                    "ladder", "This war can’t go on. What you had put on the table is in your purse again."
                )
            )
        self._services.manager.close(controller.window)
        self._services.show_keepsakes()
        if war is None or war.brought < 0:
            self._services.after_alerts(self.show)
            return
        before = self._ladder.standing(
            {key: each.to_json() for key, each in now.wars.items() if key != match}
        )
        before = replace(before, owed=before.owed + war.lent)
        end = WarEndDialog(before, now, war, _sums(controller.session.match, self._ladder.stake))
        end.finished.connect(lambda _name: self.show())
        self._services.manager.open(end)

    def _home(self, controller: Playing) -> None:
        self._services.manager.close(controller.window)
        self.show()


def _sums(match: Match | None, stake: int) -> str:
    """Return each player's sum at the end of a war, the person's first; empty without a match."""
    if match is None:
        return ""
    each = translate("ladder", "{name} {amount}")
    names = [translate("ladder", "You"), *(named(seat) for seat in match.seats[1:])]
    sums = (stake + sums[-1] for sums in standings_of(match).sums)
    found = (each.format(name=name, amount=dollars(sum_)) for name, sum_ in zip(names, sums, strict=True))
    return ", ".join(found)


def things(services: ProgramServices) -> list[DesktopIcon]:
    """Return the icons of the keepsakes on the desktop."""
    folder, found = services.folder, ladder.of_games()
    try:
        won = (
            found[1].keepsakes(StatisticsQueue.kept_in(folder, NAMESPACE))
            if found and folder is not None
            else ()
        )
    except BadStatistics:
        return []
    balloon = translate("balloon", "This is a keepsake. {story}")
    return [
        DesktopIcon(
            PREFIX + room.keepsake,
            translate("ladder", room.keepsake_title),
            PREFIX + room.keepsake,
            balloon.format(story=translate("ladder", room.keepsake_story)),
        )
        for room in won
    ]


def open_keepsake(services: ProgramServices, key: str) -> None:
    """Show the story of a keepsake; `key` is the name of its desktop icon."""
    found = ladder.of_games()
    rooms = found[1].rooms if found else ()
    services.manager.open(KeepsakeDialog(next(room for room in rooms if PREFIX + room.keepsake == key)))
