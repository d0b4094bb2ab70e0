"""*Players…*: the profiles of this copy with names and faces, and the current one."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QListWidget, QListWidgetItem

from macclassic.app.desktop.save_as import kept_in
from macclassic.app.program_services import ProgramServices
from macclassic.app.storage import data_folder
from macclassic.app.storage.profiles import FIRST, MAX_NAME_LENGTH, Profile
from macclassic.toolbox.base.pictures import FACES, picture
from macclassic.toolbox.dialogs.choice_widget import ChoiceGrid
from macclassic.toolbox.dialogs.dialogs import Dialog, Kind, alert, confirm, when_ok
from macclassic.toolbox.dialogs.labels import Label
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.spots import tell

FACE = QSize(48, 48)
ROWS, WIDTH = 4, 300
COLUMNS = 6


def face_title(who: str) -> str:
    """Return the title of a face, for screen readers."""
    titles = {
        "pullover": translate("persons", "Red pullover"),
        "gardener": translate("persons", "Gardener"),
        "baker": translate("persons", "Baker"),
        "painter": translate("persons", "Painter"),
        "teacher": translate("persons", "Teacher"),
        "courier": translate("persons", "Courier"),
        "dancer": translate("persons", "Dancer"),
        "professor": translate("persons", "Professor"),
        "pupil": translate("persons", "Pupil"),
        "drummer": translate("persons", "Drummer"),
        "weaver": translate("persons", "Weaver"),
    }
    return titles[who]


class ProfileDialog(Dialog):
    """Asks for a name and a face."""

    def __init__(self, services: ProgramServices, person: Profile | None) -> None:
        """`person` is the profile to change; None for a new one."""
        title = translate("persons", "New Player") if person is None else person.called
        super().__init__(title)
        self._services, self._person = services, person
        self.add_text(title)
        self.name = tell(
            QLineEdit("" if person is None else person.name),
            translate("balloon", "Type the name that tables and statistics show in this box."),
        )
        self.name.setMaxLength(2 * MAX_NAME_LENGTH)
        self.name.selectAll()
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(Label(translate("persons", "Name:"), names=self.name))
        row.addWidget(self.name)
        self.body.addLayout(row)
        taken = {each.face for each in services.profiles.everybody}
        free = next((each for each in FACES[1:] if each not in taken), FACES[0])
        now = free if person is None else person.face
        self.faces = ChoiceGrid(FACES, now, COLUMNS, FACE, _draw_face, _face_said)
        self.faces.setAccessibleName(translate("persons", "Faces"))
        self.body.addWidget(self.faces, 0, Qt.AlignmentFlag.AlignHCenter)
        self.ok_or_cancel(translate("balloon", "To keep this name and this face, click this button."))
        self.checks.append(self._may_end)
        self.fit()
        self.first_focus = self.name

    def _may_end(self, answer: str) -> bool:
        why = self._services.profiles.trouble(self.name.text(), self._person) if answer == "ok" else ""
        if why:
            self._services.show_alert(why)
        return not why


def ask_profile(services: ProgramServices, person: Profile | None, then: Callable[[Profile], None]) -> None:
    """Ask for the name and the face of a profile, save them, and call `then`; None asks for a new profile."""
    dialog = ProfileDialog(services, person)

    def keep() -> None:
        persons, given = services.profiles, (dialog.name.text(), dialog.faces.name)
        try:
            found = persons.add(*given) if person is None else persons.change(person, *given)
        except data_folder.DiskError as error:
            services.show_alert(str(error))
            return
        persons.show_faces()
        # A copy of the list: `games` changes its order when a window is activated.
        for controller in list(services.games.values()):
            # Discards the picture in which a table caches what does not move.
            controller.retranslate()
        then(found)

    when_ok(services.manager, dialog, keep)


def _draw_face(painter: QPainter, rect: QRect, who: str) -> None:
    painter.drawImage(rect.topLeft(), picture("art", f"face-{who}-calm"), QRect(QPoint(1, 1), rect.size()))


def _face_said(who: str, chosen: bool) -> tuple[str, str]:
    title = face_title(who)
    now = translate("balloon", "{name}: this face is chosen.")
    other = translate("balloon", "{name}: to choose this face, click it.")
    return title, (now if chosen else other).format(name=title)


class ProfilesDialog(Dialog):
    """Lists all profiles of this copy with their faces, and marks the current one."""

    def __init__(self, services: ProgramServices) -> None:
        super().__init__(translate("persons", "Players"))
        self._services = services
        self.add_text(translate("persons", "Who plays?"), width=WIDTH)
        self.list = QListWidget()
        self.list.setAccessibleName(translate("persons", "Players of this copy"))
        tell(
            self.list,
            translate(
                "balloon", "These share this copy, each with games, statistics and settings of their own."
            ),
        )
        self.list.setIconSize(FACE)
        self.list.setFixedHeight(ROWS * FACE.height() + 2)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.body.addWidget(self.list)
        new = translate("balloon", "To add a player to this copy, click this button.")
        change = translate("balloon", "To give {name} another name or face, click this button.")
        self._change_says = change
        self._play_says = translate("balloon", "To let {name} play from now on, click this button.")
        left = ("new", "change", "remove")
        self.add_buttons(
            (
                ("new", translate("persons", "New…"), new),
                ("change", translate("persons", "Change…")),
                ("remove", translate("persons", "Remove…")),
                (
                    "cancel",
                    translate("persons", "Done"),
                    translate("balloon", "To close this, click here."),
                ),
                ("play", translate("persons", "Switch")),
            ),
            default="play",
            cancel="cancel",
            left=left,
        )
        self.others = {"new": self._new, "change": self._change, "remove": self._remove}
        self.list.currentRowChanged.connect(self._selected)
        self.list.itemDoubleClicked.connect(lambda _item: self.strike("play"))
        self._show(services.profiles.now)
        self.fit()
        self.first_focus = self.list

    @property
    def person(self) -> Profile:
        """The selected profile."""
        return self._services.profiles.everybody[max(0, self.list.currentRow())]

    def _show(self, selected: Profile) -> None:
        """Rebuild the list."""
        persons = self._services.profiles
        self.list.clear()
        for each in persons.everybody:
            shown = QPixmap.fromImage(picture("art", f"face-{each.face}-calm"))
            icon = QIcon(shown)
            icon.addPixmap(shown, QIcon.Mode.Selected)  # Qt would darken the face in a selected row.
            self.list.addItem(QListWidgetItem(icon, each.now_playing if each == persons.now else each.called))
        self.list.setCurrentRow(persons.everybody.index(selected))

    def _selected(self) -> None:
        person, persons = self.person, self._services.profiles
        tell(self.button("change"), self._change_says.format(name=person.called))
        tell(self.button("play"), self._play_says.format(name=person.called))
        remove = translate(
            "balloon", "To take {name} off the list, click this button. What was played is kept."
        )
        first = translate("balloon", "{name} owns this copy and cannot be removed.")
        now = translate("balloon", "{name} is playing now. To remove {name}, let another person play first.")
        stays = first if person.number == FIRST else now
        tell(self.button("remove"), remove.format(name=person.called), stays.format(name=person.called))
        self.button("remove").setEnabled(person.number != FIRST and person != persons.now)

    def _new(self) -> None:
        self._ask(None)

    def _change(self) -> None:
        self._ask(self.person)

    def _ask(self, person: Profile | None) -> None:
        ask_profile(self._services, person, self._show)

    def _remove(self) -> None:
        person = self.person
        text = translate(
            "persons",
            "Remove {name}? What {name} has played is put into “{folder}” first: tables, records, settings.",
        )
        remove = translate("balloon", "To put all that {name} has played aside, click this button.")
        confirm(
            self._services.manager,
            text.format(name=person.called, folder=translate("disk", "Saved Games")),
            ("remove", translate("persons", "Remove"), remove.format(name=person.called)),
            lambda: self._put_aside(person),
        )

    def _put_aside(self, person: Profile) -> None:
        persons = self._services.profiles
        try:
            kept = persons.remove(person)
        except data_folder.DiskError as error:
            self._services.show_alert(str(error))
            return
        self._show(persons.now)
        text = translate("persons", "What {name} has played is in “{folder}” now, in the folder “{kept}”.")
        words = text.format(
            name=person.called, folder=translate("disk", "Saved Games"), kept=data_folder.named(kept)
        )
        alert(self._services.manager, Kind.NOTE, words)


def show_persons(services: ProgramServices) -> None:
    """Show the profiles, and switch to another one if the player chooses it."""
    if kept_in(services) is None:
        return
    dialog = ProfilesDialog(services)

    def answered(name: str) -> None:
        if name == "play" and dialog.person != services.profiles.now:
            services.switch_profile(dialog.person)

    dialog.finished.connect(answered)
    services.manager.open(dialog)
