"""The ladder on the screen: the window with the house, the wars that are played there, the keepsakes."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from macclassic.app.beside import Playing
from macclassic.app.desktop import Thing
from macclassic.app.host import Host
from macclassic.app.house import House
from macclassic.app.ledger import Ledger, unusable
from macclassic.engine import ladder
from macclassic.engine.course import course
from macclassic.engine.game import MATCH_OVER
from macclassic.engine.ladder import ROOMS, SHELF, STAKE, Room, Standing, War, standing
from macclassic.engine.match import Match
from macclassic.engine.options import PERSON
from macclassic.engine.standing import Kept
from macclassic.engine.statistics import BadStatistics, Finished
from macclassic.quickdraw import fonts
from macclassic.toolbox import portraits
from macclassic.toolbox.dialogs import Dialog, Kind, Picture, ask, paragraph
from macclassic.toolbox.frames import Frame
from macclassic.toolbox.labels import small
from macclassic.toolbox.words import companion, named

translate = QCoreApplication.translate

WIDTH = 400
PREFIX = "keepsake-"
"""What the desktop calls a keepsake, and its picture, begins so."""


def room_title(room: Room) -> str:
    """Return what a room is called."""
    titles = {
        "dormitory": translate("ladder", "Mina’s dormitory"),
        "showroom": translate("ladder", "Victor’s showroom"),
        "office": translate("ladder", "Oskar’s third floor"),
        "cabin": translate("ladder", "Nils’s cabin"),
        "kitchen": translate("ladder", "Rosa’s kitchen"),
        "parlour": translate("ladder", "Bora’s parlour"),
    }
    return titles[room.key]


def keepsake_title(name: str) -> str:
    """Return what a keepsake is called."""
    titles = {
        "mixtape": translate("ladder", "Mixtape"),
        "tie": translate("ladder", "Lucky tie"),
        "stapler": translate("ladder", "Stapler"),
        "whistle": translate("ladder", "Ship’s whistle"),
        "teapot": translate("ladder", "Teapot"),
        "ledger": translate("ladder", "Ledger"),
    }
    return titles[name]


def keepsake_story(name: str) -> str:
    """Return what a keepsake tells of itself."""
    stories = {
        "mixtape": translate(
            "ladder", "Mina made it the night you won in her dormitory. On side B she sings along."
        ),
        "tie": translate(
            "ladder", "Victor’s lucky tie. He took it off when you won, and swears that he never needed it."
        ),
        "stapler": translate(
            "ladder",
            "From Oskar’s desk on the third floor. He filled in three forms so that you may have it.",
        ),
        "whistle": translate(
            "ladder", "It called the watch on Nils’s ship. Now it whistles you ashore, as he promised."
        ),
        "teapot": translate(
            "ladder", "Rosa’s second-best teapot. The best one stays, she says, until you come for supper."
        ),
        "ledger": translate(
            "ladder", "Bora’s own ledger, closed on the day you won. On its last page stands: all even."
        ),
    }
    return stories[name]


def _dollars(amount: int) -> str:
    return translate("ladder", "${amount}").format(amount=amount)


def _beside(image: QWidget, *told: QWidget) -> QHBoxLayout:
    """Return what is told, below one another, beside a face or a thing."""
    row, lines = QHBoxLayout(), QVBoxLayout()
    row.setSpacing(13)
    lines.setSpacing(6)
    for each in told:
        lines.addWidget(each)
    row.addWidget(image)
    row.addLayout(lines)
    return row


class LadderWindow(Dialog):
    """The house, what is in the purse, and the room where one would play."""

    def __init__(self, now: Standing) -> None:
        super().__init__(translate("ladder", "The Ladder"), Frame.MOVABLE)
        self._now = now
        titles = [room_title(room) for room in ROOMS]
        under = now.wars[now.under_way].room if now.under_way else now.here
        self.house = House(now, titles, [self._about(room) for room in ROOMS], under)
        self.body.setSpacing(8)
        self.body.addWidget(self.house)
        self._purse = paragraph(self._money(), width=WIDTH)
        self.body.addWidget(self._purse)
        self._told = paragraph(self._about(ROOMS[-1]), True, WIDTH)
        self._told.setMinimumHeight(3 * fonts.small_line())
        self.body.addWidget(self._told)
        play = translate("ladder", "Go On") if now.under_way else translate("ladder", "Play")
        self.add_buttons(
            (
                (
                    "close",
                    translate("sheet", "Close"),
                    translate("balloon", "To leave the house, click this button. Your purse waits."),
                ),
                (
                    "play",
                    play,
                    translate("balloon", "To sit down in the room that is chosen, click this button."),
                    translate("balloon", "This room opens when a war is won in the one before it."),
                ),
            ),
            default="play",
            cancel="close",
        )
        self.house.current_changed.connect(lambda _room: self._show())
        self.house.opened.connect(lambda: self.strike("play"))
        self._show()
        self.fit()
        self.first_focus = self.house

    @property
    def room(self) -> int:
        """The room that is chosen."""
        return self.house.at

    def _show(self) -> None:
        self._told.setText(self._about(ROOMS[self.room]))
        only = self._now.wars[self._now.under_way].room if self._now.under_way else self.room
        self.button("play").setEnabled(self.room < self._now.open and self.room == only)

    def _money(self) -> str:
        now = self._now
        text = translate("ladder", "Your purse holds {purse}.").format(purse=_dollars(now.purse))
        if now.under_way:
            text += " " + translate("ladder", "{stake} lie on a table.").format(stake=_dollars(STAKE))
        if now.owed:
            text += " " + translate("ladder", "Rosa has lent you {owed}.").format(owed=_dollars(now.owed))
        return text

    def _about(self, room: Room) -> str:
        """Return what is told of a room."""
        place, now = ROOMS.index(room), self._now
        if place >= now.open:
            before = ROOMS[place - 1]
            text = translate("ladder", "{room}: it opens when a war is won in {before}.")
            return text.format(room=room_title(room), before=room_title(before))
        text = translate(
            "ladder",
            "{room}: a war of {stake} against {host} (IQ {iq}) and {guest} (IQ {other}). Who is richest at "
            "the end wins; what is yours on the table goes home with you.",
        ).format(
            room=room_title(room),
            stake=_dollars(STAKE),
            host=companion(room.host),
            iq=room.iq,
            guest=companion(room.guest),
            other=room.guest_iq,
        )
        if now.under_way and now.wars[now.under_way].room == place:
            return text + " " + translate("ladder", "Your war goes on here.")
        if place in now.won:
            return text + " " + translate("ladder", "You have won here.")
        return text


class WarEnd(Dialog):
    """How a war of the ladder ended, and what it brought."""

    def __init__(self, before: Standing, now: Standing, war: War, sums: str = "") -> None:
        """`before`: without the war; `sums`: what everybody had at its end, if it was seen."""
        super().__init__(translate("ladder", "The Ladder"), Frame.MOVABLE)
        room = ROOMS[war.room]
        lines = [paragraph(each, width=300) for each in self._lines(before, now, war)]
        if sums:
            lines.append(paragraph(sums, True, 300))
        face = portraits.framed(room.host, "dismayed" if war.won else "pleased", companion(room.host))
        self.body.addLayout(_beside(face, *lines))
        if war.won and war.room not in before.won:
            text = translate("ladder", "{host} gives you a keepsake: {keepsake}. It stands on your desktop.")
            said = text.format(host=companion(room.host), keepsake=keepsake_title(room.keepsake))
            gift = _beside(Picture("art", PREFIX + room.keepsake), paragraph(said, width=300))
            gift.insertSpacing(0, 16)
            self.body.addLayout(gift)
        self.only_button(translate("balloon", "To go back into the house, click this button."))

    def _lines(self, before: Standing, now: Standing, war: War) -> Sequence[str]:
        won = (
            translate("ladder", "You have won in {room}!")
            if war.won
            else translate("ladder", "This time somebody else was richer in {room}.")
        )
        found = [won.format(room=room_title(ROOMS[war.room]))]
        text = translate("ladder", "You take {brought} home; your purse holds {purse}.")
        found.append(text.format(brought=_dollars(war.brought), purse=_dollars(now.purse)))
        if now.owed < before.owed:
            back = _dollars(before.owed - now.owed)
            found.append(
                translate("ladder", "Rosa has {back} back, and won’t hear of thanks.").format(back=back)
            )
        if now.open > before.open:
            text = translate("ladder", "The next door is open: {room}.")
            found.append(text.format(room=room_title(ROOMS[now.here])))
        elif war.won and war.room == len(ROOMS) - 1 and war.room not in before.won:
            found.append(translate("ladder", "You have won in every room of the house."))
        return found


class Ladder:
    """What a war in a room is played for (`beside.Beside`), and the window that leads there."""

    kind = ladder.KIND

    def __init__(self, host: Host) -> None:
        self._host = host
        self._room = 0
        self._kept: dict[str, Any] = {}
        """All wars as they are kept, read when the window opens: a war’s end waits for no database."""

    def _standing(self) -> Standing:
        return standing(self._kept)

    def _put(self, match: str, war: War) -> None:
        assert self._host.folder is not None
        self._kept[match] = war.to_json()
        Ledger.of(self._host.folder).put(Kept(SHELF, match, json.dumps(self._kept[match])))

    # The window

    def show(self) -> None:
        """Open the window of the ladder."""
        host = self._host
        if host.folder is None:
            host.tell(translate("ladder", "There is no folder in which your purse could be kept."))
            return
        try:
            self._kept = Ledger.kept_in(host.folder, SHELF)
        except BadStatistics as error:
            host.tell(unusable(host.folder, error))
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
        box = Dialog(translate("ladder", "The Ladder"))
        text = translate(
            "ladder",
            "Your purse holds {purse}, and a seat is {stake}. “Take twenty, dear,” says Rosa. “Give it back "
            "when you have won something. There is no hurry.”",
        )
        told = paragraph(text.format(purse=_dollars(now.purse), stake=_dollars(STAKE)), width=300)
        rosa = portraits.framed("grandmother", "pleased", companion("grandmother"))
        box.body.addLayout(_beside(rosa, told))
        box.add_buttons(
            (
                (
                    "no",
                    translate("ladder", "Not Now"),
                    translate("balloon", "To stay in the house, click this button."),
                ),
                (
                    "ok",
                    translate("ladder", "Thank You, Rosa"),
                    translate("balloon", "To take the twenty dollars and sit down, click this button."),
                ),
            ),
            default="ok",
            cancel="no",
        )
        box.fit()
        box.finished.connect(lambda name: self._go_in() if name == "ok" else self.show())
        self._host.manager.open(box)

    def _go_in(self) -> None:
        self._host.open_game(ladder.GAME, beside=self)

    # At the table

    def title(self, game: str) -> str:
        """Return the title of the table's window: the game's, and which room it stands in."""
        now = self._standing()
        room = now.wars[now.under_way].room if now.under_way else self._room
        return translate("ladder", "{game} – {room}").format(game=game, room=room_title(ROOMS[room]))

    def enter(self, desk: Playing) -> None:
        """Go on with the war that is under way, or begin one in the room that was chosen."""
        session = desk.session
        session.store.counted.connect(self._counted)
        if session.under_way:
            return
        match = self._standing().under_way
        if not match:
            desk.begin(under=ROOMS[self._room].options)
            assert session.match is not None
            self._put(session.match.key, self._standing().begun(self._room))
        elif not session.resume():
            # Over already, and counted just now; or its file can't be used.
            self._leave(desk, match)
        elif session.match is not None and session.match.key != match:
            self._leave(desk, match)

    def _counted(self, match: Match, finished: Finished) -> None:
        """Keep how a war ended; killed before this, its last round is counted again when it is taken up."""
        if not finished.last or match.kind != self.kind:
            return
        money = STAKE + course(match).sums[match.players.index(PERSON)][-1]
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
            self._host.tell(
                translate(
                    "ladder", "This war can’t go on. What you had put on the table is in your purse again."
                )
            )
        self._host.manager.close(desk.window)
        self._host.show_keepsakes()
        if war is None or war.brought < 0:
            self._host.when_told(self.show)
            return
        before = standing({key: each.to_json() for key, each in now.wars.items() if key != match})
        before = replace(before, owed=before.owed + war.lent)
        end = WarEnd(before, now, war, _sums(desk.session.match))
        end.finished.connect(lambda _name: self.show())
        self._host.manager.open(end)

    def _home(self, desk: Playing) -> None:
        self._host.manager.close(desk.window)
        self.show()


def _sums(match: Match | None) -> str:
    """Return what everybody has at the end of a war, you first; nothing of one that nobody has seen."""
    if match is None:
        return ""
    each = translate("ladder", "{name} {amount}")
    names = [translate("ladder", "You"), *(named(seat) for seat in match.seats[1:])]
    sums = (STAKE + sums[-1] for sums in course(match).sums)
    told = (each.format(name=name, amount=_dollars(sum_)) for name, sum_ in zip(names, sums, strict=True))
    return ", ".join(told)


def things(host: Host) -> list[Thing]:
    """Return the keepsakes that stand on the desktop."""
    folder = host.folder
    try:
        won = ladder.keepsakes(Ledger.kept_in(folder, SHELF)) if folder is not None else ()
    except BadStatistics:
        return []
    told = translate("balloon", "This is a keepsake. {story}")
    return [
        Thing(PREFIX + name, keepsake_title(name), PREFIX + name, told.format(story=keepsake_story(name)))
        for name in won
    ]


def open_keepsake(host: Host, key: str) -> None:
    """Show what a keepsake tells."""
    name = key.removeprefix(PREFIX)
    box = Dialog(keepsake_title(name))
    told = small(keepsake_title(name), True), paragraph(keepsake_story(name), width=280)
    box.body.addLayout(_beside(Picture("art", key), *told))
    box.only_button(translate("balloon", "To put it back on the desktop, click this button."))
    host.manager.open(box)
