"""Opening dialogs: the contest for the order of play, the winner's place, and the packs of petals.

The deal already determines the winner and the packs (`opening`). If the only person chooses a sign, all other
signs of the throw advance with it, so the winner stays the same. The packs lie face down and look alike.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QButtonGroup

from macclassic.quickdraw import fonts, patterns
from macclassic.table.game_words import card_count
from macclassic.table.look import furniture
from macclassic.table.table_state import Prompt
from macclassic.toolbox.base import look
from macclassic.toolbox.dialogs.choice_widget import DrawnItems, PickRow, in_a_row
from macclassic.toolbox.dialogs.dialogs import Dialog, paragraph
from macclassic.toolbox.dialogs.labels import radio
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.spots import tell
from macclassic.toolbox.style.text import end_cut
from macclassic.toolbox.windows.window_frames import Frame

from ...actions import NO_INDEX
from ...opening import signs as names_of
from ...opening import turned, won_by
from ...options import NONE
from .. import painting
from ..texts import words
from ..texts.words import Company

if TYPE_CHECKING:
    from macclassic.engine.core.options import JsonMapping

    from ..model import State


PLATE = painting.SIGN
PITCH = 78
WIDTH = 360


def _written(painter: QPainter, text: str, rect: QRect) -> None:
    """Draw a text below a rectangle."""
    painter.setFont(fonts.small())
    painter.setPen(painting.BLACK)
    text = end_cut(text, PITCH - 4, fonts.small())
    left = rect.center().x() - fonts.small_width(text) // 2
    painter.drawText(left, rect.bottom() + fonts.small_line(), text)


class ThrownSigns(DrawnItems):
    """The signs that all seats have thrown, with names; hidden before a throw."""

    def __init__(self, who: Company, players: int) -> None:
        places = in_a_row(players, PITCH, QSize(PLATE, PLATE), 4)
        super().__init__(places, QSize(PITCH * players, PLATE + fonts.small_line() + 10))
        self._who = who
        self.throw: tuple[int, ...] = ()
        self.setAccessibleName(translate("flower-power", "What all throw"))

    def show_throw(self, throw: tuple[int, ...]) -> None:
        """Show a throw: the sign of each seat."""
        self.throw = throw
        self.update()

    def _sign(self, seat: int) -> str:
        return names_of(self.count)[self.throw[seat]] if self.throw else ""

    def called(self, index: int) -> str:
        name = words.who_acts(self._who, index)
        if not self.throw:
            return translate("flower-power", "{who}: nothing thrown yet").format(who=name)
        sign = words.sign_name(self._sign(index))
        return translate("flower-power", "{who}: {sign}").format(who=name, sign=sign)

    def draw(self, painter: QPainter, index: int, rect: QRect) -> None:
        painting.draw_sign(painter, self._sign(index), rect.center())
        _written(painter, words.who_acts(self._who, index), rect)
        if self.throw and won_by(self.throw) == NO_INDEX:
            # A tied throw is dimmed.
            patterns.dim(painter, rect.adjusted(2, 2, -2, -2), look.current().white)
        elif self.throw and won_by(self.throw) == index:
            furniture.ring(painter, rect)


class SignPicker(PickRow):
    """Picker of the signs that a person can throw."""

    def __init__(self, players: int) -> None:
        self._signs = names_of(players)
        super().__init__(len(self._signs), PITCH, QSize(PLATE, PLATE), 4, fonts.small_line() + 6)
        self.setAccessibleName(translate("flower-power", "What you may throw"))

    def called(self, index: int) -> str:
        return words.capital(words.sign_name(self._signs[index]))

    def balloon(self, index: int) -> str:
        text = translate("balloon", "To throw this, {sign}, click it or press {n}.")
        return text.format(sign=words.sign_name(self._signs[index]), n=index + 1)

    def draw(self, painter: QPainter, index: int, rect: QRect) -> None:
        painting.draw_sign(painter, self._signs[index], rect.center())
        _written(painter, f"{index + 1}  {self.called(index)}", rect)


class ContestDialog(Dialog):
    """Dialog of the contest for the order of play, which lasts until a seat has won.

    With several people, or without a chosen sign, the signs are those of the deal.
    """

    def __init__(self, now: State) -> None:
        super().__init__(translate("flower-power", "Who picks the order of play?"), Frame.MOVABLE)
        view, who = now.position.view, now.company
        self._throws, self._who, self._players = view.contest, who, len(view.order)
        self.turns: tuple[int, ...] = ()
        """Steps by which the signs of each throw were advanced (see `opening.turned`)."""
        text = translate(
            "flower-power", "Rock blunts scissors, scissors cut paper, paper wraps rock. The winner chooses."
        )
        if self._players > 2:
            text = translate(
                "flower-power", "Show your palm or the back of your hand. The odd one out chooses."
            )
        width = max(WIDTH, PITCH * self._players)
        self.body.addWidget(paragraph(text, width=width))
        self._shown = ThrownSigns(who, self._players)
        self.body.addWidget(self._shown, 0, Qt.AlignmentFlag.AlignHCenter)
        # Room for the throws of six players.
        self._message = paragraph(self._question_text() + "\n" * (1 + self._players // 4), True, width)
        self.body.addWidget(self._message)
        self._signs: SignPicker | None = None
        if who.you is not None:
            self._signs = SignPicker(self._players)
            self._signs.picked.connect(self._thrown)
            self.body.addWidget(self._signs, 0, Qt.AlignmentFlag.AlignHCenter)
        balloon = translate("balloon", "To throw a random sign, and then to go on, click this button.")
        self.only_button(balloon, translate("flower-power", "Throw Any"))
        self._choice()
        self.checks.append(self._for_them)
        if self._signs is not None:
            self._signs.current_changed.connect(self._choice)
            self.first_focus = self._signs

    @property
    def is_over(self) -> bool:
        """True if a seat has won."""
        return len(self.turns) == len(self._throws)

    def _question_text(self) -> str:
        if self._who.you is not None:
            return translate("flower-power", "Click what you throw.")
        return translate("flower-power", "Click Throw to show everyone’s hand.")

    def _choice(self, _key: str = "") -> None:
        """Set the button's text: throw the selected sign, or any."""
        named = self._signs is None or self._signs.at is not None
        texts = translate("flower-power", "Throw"), translate("flower-power", "Throw Any")
        self.button("ok").setText(texts[not named])

    def _for_them(self, _name: str) -> bool:
        """Throw if the contest is not over; return true if it is."""
        if self.is_over:
            return True
        if self._signs is not None and self._signs.at is not None:
            self._thrown(self._signs.at)
        else:
            self._throw(0)
        return False

    def _thrown(self, sign: int) -> None:
        """Throw the sign that the only person chose."""
        if not self.is_over and self._who.you is not None:
            meant = self._throws[len(self.turns)][self._who.you]
            self._throw((sign - meant) % len(names_of(self._players)))

    def _throw(self, turn: int) -> None:
        (throw,) = turned(self._throws[len(self.turns) :][:1], (turn,))
        self.turns = (*self.turns, turn)
        self._shown.show_throw(throw)
        said = words.thrown(self._who, throw)
        winner = won_by(throw)
        if winner == NO_INDEX:
            follows = translate("flower-power", "Nobody has won: throw again.")
            self._choice()
        else:
            follows = words.choice_won(self._who, winner)
            self.button("ok").setText(translate("dialog", "OK"))
        self._message.setText(f"{said}\n{follows}")

    def letter(self, text: str) -> bool:
        return self._signs is not None and self._signs.letter(text)


class PackPicker(PickRow):
    """Packs of petals, face down; a pack that is taken shows the name of its seat."""

    def __init__(self, who: Company, players: int) -> None:
        image = painting.art("pile")
        super().__init__(players, PITCH, image.deviceIndependentSize().toSize(), 4, fonts.small_line() + 6)
        self._who = who
        self.taken: dict[int, int] = {}
        self.setAccessibleName(translate("flower-power", "Baskets of petals"))

    @property
    def left(self) -> list[int]:
        """The packs that are not taken."""
        return [index for index in range(self.count) if index not in self.taken]

    def take(self, index: int, seat: int) -> None:
        """Mark a pack as taken by a seat."""
        self.taken[index] = seat
        self.update()

    def called(self, index: int) -> str:
        if index in self.taken:
            text = translate("flower-power", "Basket {n}, taken by {player}")
            return text.format(n=index + 1, player=self._who.name(self.taken[index]))
        return translate("flower-power", "Basket {n}, petals face down").format(n=index + 1)

    def balloon(self, index: int) -> str:
        if index in self.taken:
            return f"{self.called(index)}."
        return translate("balloon", "To take this basket, click it or press {n}.").format(n=index + 1)

    def draw(self, painter: QPainter, index: int, rect: QRect) -> None:
        taken = self.taken.get(index)
        painter.drawImage(rect.topLeft(), painting.art("pile-empty" if taken is not None else "pile"))
        _written(painter, str(index + 1) if taken is None else words.who_acts(self._who, taken), rect)


class TakePack(Dialog):
    """Dialog in which each person takes a pack of petals, the contest's winner first."""

    def __init__(self, now: State) -> None:
        super().__init__(translate("flower-power", "Your Petals"), Frame.MOVABLE)
        view, players = now.position.view, len(now.position.view.order)
        self._who: Company = now.company
        self._waiting = sorted(now.company.people, key=lambda seat: (seat - view.chooser) % players)
        self._message = paragraph(self._question_text() + "\n", width=max(260, PITCH * players))
        self.body.addWidget(self._message)
        self._packs = PackPicker(self._who, players)
        self._packs.picked.connect(self._take)
        self.body.addWidget(self._packs, 0, Qt.AlignmentFlag.AlignHCenter)
        self.only_button(translate("balloon", "To take the nearest basket, click this button."))
        self.checks.append(self._for_them)
        self.first_focus = self._packs

    def _question_text(self) -> str:
        you = translate("flower-power", "Take a basket of petals. Nobody knows what is in it.")
        other = translate("flower-power", "{player} takes a basket of petals. Nobody knows what is in it.")
        return self._who.phrase(self._waiting[0], you, other)

    def _for_them(self, _name: str) -> bool:
        """Take the nearest packs for all who have not chosen one."""
        while self._waiting:
            left, at = self._packs.left, self._packs.at
            self._packs.take(at if at in left else left[0], self._waiting.pop(0))
        return True

    def _take(self, index: int) -> None:
        if index not in self._packs.left or not self._waiting:
            return
        self._packs.take(index, self._waiting.pop(0))
        if self._waiting:
            self._message.setText(self._question_text())
        else:
            self.choose("ok")

    def letter(self, text: str) -> bool:
        return self._packs.letter(text)


class TakePlace(Dialog):
    """Dialog in which the contest's winner chooses a place in the order of play (flower-power §3.3)."""

    def __init__(self, now: State) -> None:
        super().__init__(translate("flower-power", "Your Place"))
        view, who = now.position.view, now.company
        text = translate(
            "flower-power", "{name} has won and may choose when to play. The others follow clockwise."
        ).format(name=who.name(view.chooser))
        if view.chooser == who.you:
            text = translate(
                "flower-power", "You have won and may choose when to play. The others follow clockwise."
            )
        self.add_text(text, width=320)
        self._places = QButtonGroup(self)
        for place, cards in enumerate(sorted(map(len, view.hands))):
            label = translate("flower-power", "{place}, with {cards} in the hand")
            button = radio(label.format(place=words.ordinal(place + 1), cards=card_count(cards)))
            button.setChecked(place == 0)
            tell(
                button,
                translate("balloon", "To play at this place, click this button. Later players have more."),
            )
            self._places.addButton(button, place)
            self.body.addWidget(button)
        self.body.setSpacing(6)
        self.only_button(translate("balloon", "To take this place, click this button."))
        self.first_focus = self._places.button(0)

    @property
    def place(self) -> int:
        """The chosen place, from 1."""
        return self._places.checkedId() + 1

    def letter(self, text: str) -> bool:
        if text.isascii() and text.isdigit() and 1 <= int(text) <= len(self._places.buttons()):
            button = self._places.button(int(text) - 1)
            button.setChecked(True)
            # Arrow keys continue from the typed place.
            button.setFocus()
            return True
        return False


# Conditions of the opening


def asks_people(now: State) -> bool:
    """True if people throw for the order of play."""
    return bool(now.options.contest and now.position.view.contest and now.company.people)


def must_ask(now: State, options: JsonMapping) -> bool:
    """True if people have still to throw; the option `throws` is set once packs are taken."""
    return asks_people(now) and options["throws"] == NONE


def asks(now: State) -> Prompt | None:
    """Return the prompts of the opening: contest, place and packs; None if there are none.

    The answers go into the options with which the match is dealt again.
    """
    if not asks_people(now):
        return None
    view, people = now.position.view, now.company.people
    contest = ContestDialog(now)

    def packs(**chosen: int) -> Prompt:
        throws = " ".join(map(str, contest.turns))
        return Prompt(TakePack(now), lambda _name: {"throws": throws, **chosen})

    def place(_name: str) -> Prompt:
        if view.chooser not in people:
            return packs()
        dialog = TakePlace(now)
        return Prompt(dialog, lambda _name: packs(position=dialog.place))

    return Prompt(contest, place)
