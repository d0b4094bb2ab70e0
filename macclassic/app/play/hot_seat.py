"""Several people at one mouse: the choice of the profile for each seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeGuard

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout

from macclassic.app.program_services import ProgramServices
from macclassic.app.storage.profiles import Profile
from macclassic.engine.core.game_spec import GameSpec
from macclassic.engine.core.options import PERSON, Options
from macclassic.engine.match.match import Match
from macclassic.table.game_table import GameTable
from macclassic.toolbox.base.pictures import FACES, face_of
from macclassic.toolbox.dialogs.dialogs import Dialog, OptionsDialog, Picture, when_ok
from macclassic.toolbox.dialogs.labels import Label
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.menus.pop_up import PopUp, pop_up

NEW = "\n"
"""Value of the item for a new profile; no name has it."""
AskPerson = Callable[[Callable[[Profile], None]], None]
"""Function that asks for a new profile and hands it on."""
SEATED = "seated"
"""Settings key of a game for the last seating: profile name by seat."""


class SeatingDialog(Dialog):
    """Dialog with a pop-up menu of profiles for each person's seat; a profile sits at one seat only.

    The last item of each menu makes a new profile, which then sits there.
    """

    def __init__(
        self,
        seats: Sequence[str],
        names: Sequence[str],
        sat: Sequence[str],
        ask_person: AskPerson,
    ) -> None:
        """`seats`: names of the seats; `names`: names of the profiles; `sat`: first choice by seat.

        An empty text in `sat` stands for a person without a profile. `ask_person`: asks for a new profile.
        """
        super().__init__(translate("persons", "Who sits where?"))
        self.add_text(translate("persons", "Who sits where?"))
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(6)
        other, new = translate("persons", "somebody else"), translate("persons", "New Player…")
        self._ask_person = ask_person
        balloon = translate("balloon", "To say who sits at {seat}, choose a name from this pop-up menu.")
        self._menus: list[PopUp] = []
        self._faces: list[Picture] = []
        for row, (seat, name) in enumerate(zip(seats, sat, strict=True)):
            items = [*((each or other, each) for each in ("", *names)), (new, NEW)]
            menu = pop_up(items, name, balloon.format(seat=seat))
            face = Picture("art", _face(name))
            keeps = face.sizePolicy()
            keeps.setRetainSizeWhenHidden(True)
            face.setSizePolicy(keeps)
            face.setVisible(bool(name))
            menu.activated.connect(lambda _index, menu=menu: self._chosen(menu))
            self._menus.append(menu)
            self._faces.append(face)
            grid.addWidget(Label(seat, names=menu), row, 0, Qt.AlignmentFlag.AlignRight)
            grid.addWidget(face, row, 1)
            grid.addWidget(menu, row, 2)
        grid.setColumnStretch(3, 1)
        self.body.addLayout(grid)
        self.ok_or_cancel(translate("balloon", "To begin with these people, click this button."))
        self.fit()

    @property
    def sat(self) -> list[str]:
        """The chosen names by seat."""
        return [str(menu.currentData()) for menu in self._menus]

    def _chosen(self, by: PopUp) -> None:
        if by.currentData() == NEW:
            by.setCurrentIndex(0)
            self._ask_person(partial(self._seat_new, by))
        self._show_faces(by)

    def _seat_new(self, by: PopUp, person: Profile) -> None:
        """Add a new profile to all menus, and seat it at one of them."""
        for menu in self._menus:
            menu.insertItem(menu.count() - 1, person.name, person.name)
        by.setCurrentIndex(by.findData(person.name))
        self._show_faces(by)

    def _show_faces(self, by: PopUp) -> None:
        """Free the other seats of the person who sits at `by`, and show all faces."""
        for menu, face in zip(self._menus, self._faces, strict=True):
            if menu is not by and menu.currentData() == by.currentData():
                menu.setCurrentIndex(0)
            face.turn_to("art", _face(str(menu.currentData())))
            face.setVisible(bool(menu.currentData()))


def _face(name: str) -> str:
    return f"face-{face_of(name) or FACES[0]}-calm"


def _seats(spec: GameSpec, chosen: Options) -> list[int]:
    """Return the seats of people under the chosen options if there are several, else an empty list."""
    asked, sitting = chosen.asked(), chosen.sitting()
    players = [*sitting, *[PERSON] * (len(spec.seats(asked)) - len(sitting))]
    found = [seat for seat, player in enumerate(players) if player == PERSON]
    return found if len(found) > 1 else []


def names_kept(services: ProgramServices, spec: GameSpec, chosen: Options) -> dict[int, str]:
    """Return the last seating, limited to existing profiles and to seats of people."""
    kept = services.settings.of_game(spec.key).get(SEATED)
    here = {each.name for each in services.profiles.everybody if each.name}
    found = {int(seat): name for seat, name in kept.items()} if _is_seating(kept) else {}
    return {seat: name for seat, name in found.items() if name in here and seat in _seats(spec, chosen)}


def _is_seating(kept: object) -> TypeGuard[dict[str, str]]:
    return isinstance(kept, dict) and all(
        seat in tuple("0123456789") and isinstance(name, str) for seat, name in kept.items()
    )


def offer_new_people(
    services: ProgramServices, spec: GameSpec, dialog: OptionsDialog, ask_person: AskPerson
) -> None:
    """Let an Options dialog seat a new person, who is then in the seating that it returns."""
    kept = services.settings.of_game(spec.key).get(SEATED)
    seated = dict(kept) if _is_seating(kept) else {"0": services.profiles.now.name}

    def ask(seat: int, then: Callable[[str], None]) -> None:
        def sit(person: Profile) -> None:
            seated[str(seat)] = person.name
            dialog.reads[SEATED] = lambda: {at: name for at, name in seated.items() if name}
            then(person.name)

        ask_person(sit)

    dialog.offer_new_people(ask)


def seat_people(
    services: ProgramServices,
    spec: GameSpec,
    table: GameTable,
    chosen: Options,
    then: Callable[[], None],
    ask_person: AskPerson,
) -> None:
    """Ask for the seating if several people play and profiles have names; then call `then`.

    `ask_person`: asks for a new profile.
    """
    seats, names = _seats(spec, chosen), [each.name for each in services.profiles.everybody if each.name]
    if not seats or not names:
        then()
        return
    asked = chosen.asked()
    places = spec.seats(asked)
    view = Match.new(spec, asked, spec.seated(asked, [PERSON] * len(places)), 0).view(seats[0])
    sat = names_kept(services, spec, chosen)
    if not sat:
        sat = dict(zip(seats, dict.fromkeys([services.profiles.now.name or names[0], *names]), strict=False))
    words = [table.parts.texts.seat(view, seat) or places[seat].name for seat in seats]
    dialog = SeatingDialog(words, names, [sat.get(seat, "") for seat in seats], ask_person)

    def begin() -> None:
        sat = {str(seat): name for seat, name in zip(seats, dialog.sat, strict=True) if name}
        services.settings.of_game(spec.key)[SEATED] = sat
        services.save_settings()
        then()

    when_ok(services.manager, dialog, begin)
