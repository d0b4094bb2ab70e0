"""What is done at the table of Flower Power: places taken, cards played, questions asked, moves typed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from macclassic.toolbox.dialogs import Dialog, Kind, ask
from macclassic.toolbox.explaining import tell

from ..acts import DRAW, END, NOBODY, PASS, Action, Build, CardPlay, Create, Heart, Poison, suit_of
from ..board import MAIN
from ..cards import CLUB, DIAMOND, HEART, SPADE
from . import card_words, targets, words
from .asking import MakeFlower, PlantHeart
from .controls import Controls
from .showing import GraveRyard, KnownHands
from .targets import GRAVE, PILE, Spot
from .typed import understood

translate = QCoreApplication.translate


class Acting(Controls):
    """The part of the table that makes actions of what is chosen."""

    # What is done

    def take(self, spot: Spot) -> None:
        """Do what a click on a place means."""
        kind, number, _ = spot
        if spot == GRAVE:
            self.show_graveyard()
        elif spot in self._targets:
            self._carry_out(self._targets[spot])
        elif not self.deciding:
            if kind == "hand":
                self._show_hand(number)
        elif kind == "card":
            self.choose_card(number)
        elif spot == PILE:
            self.strike("draw")
        elif kind == "button":
            self._buttons[number].click()
        elif kind == "flower" and not self._chosen and number in targets.attackers(self.legal):
            self._attacker = NOBODY if self._attacker == number else number
            self.refresh()
        elif kind == "hand":
            self._show_hand(number)
        elif kind in ("flower", "petal"):
            self._objected(spot)

    def take_any(self, spots: Sequence[Spot]) -> None:
        """Do what a click on a point means, where one thing may lie on another: the smallest that means
        something; a flower stands for its petal where only one is meant."""
        for spot in spots:
            if spot in self._targets:
                self.take(spot)
                return
        for spot in spots:
            if spot[0] == "flower":
                inside = [each for each in self._targets if each[0] == "petal" and each[1] == spot[1]]
                if len(inside) == 1:
                    self.take(inside[0])
                    return
                self.take(spot)
                return
        if spots:
            self.take(spots[0])

    def choose_card(self, card: int) -> None:
        """Choose a card of the hand, or let it go."""
        if card in self._chosen:
            self._chosen.remove(card)
        else:
            # One at a time, unless Shift or the keys gather several for a new flower.
            self._chosen = [card]
        self._attacker = NOBODY
        self.refresh()

    def add_card(self, card: int) -> None:
        """Choose one more card of the hand, or let it go."""
        if card in self._chosen:
            self._chosen.remove(card)
        else:
            self._chosen.append(card)
        self._attacker = NOBODY
        self.refresh()

    def let_go(self) -> bool:
        """Choose nothing any more; False if nothing was chosen."""
        if not self._chosen and self._attacker == NOBODY:
            return False
        self._chosen, self._attacker = [], NOBODY
        self.refresh()
        return True

    def _objected(self, spot: Spot) -> None:
        """Say why a click on a flower means nothing now."""
        assert self._model is not None
        name = words.flower_name(self._model, spot[1])
        if self._chosen:
            text = translate("flower-power", "{card} can do nothing there.")
            line = words.capital(text.format(card=card_words.the(self._chosen[0])))
        elif self.picking:
            line = translate("flower-power", "Choose a petal of the flower that fights.")
        elif self._attacker != NOBODY:
            line = translate("flower-power", "It can’t attack {flower}.").format(flower=name)
        elif self._phase == MAIN:
            line = translate("flower-power", "Choose a flower of your own that may attack, or a card.")
        else:
            line = translate("flower-power", "Choose a card first, or pass.")
        self._refuse(line)

    def _refuse(self, why: str) -> None:
        """Say why something can't be done now."""
        self.say(why)
        self.sounds.beep()

    def _carry_out(self, actions: Sequence[Action]) -> None:
        """Do the only one of some actions, or ask which."""
        suits = list(dict.fromkeys(suit_of(action) for action in actions if isinstance(action, CardPlay)))
        hearts = [action for action in actions if isinstance(action, Heart)]
        if len(suits) > 1:
            self._ask_suit(actions, suits)
        elif len(hearts) > 1:
            self._ask_gap(hearts)
        else:
            self.act(actions[0])

    def _ask_suit(self, actions: Sequence[Action], suits: Sequence[int]) -> None:
        """Ask what a joker is played as."""
        names = {
            SPADE: ("poison", translate("flower-power", "Poison")),
            HEART: ("heart", translate("flower-power", "Fertiliser")),
            DIAMOND: ("diamond", translate("flower-power", "POWER FLOWER")),
            CLUB: ("spy", translate("flower-power", "Spy")),
        }
        kinds = {names[suit][0]: suit for suit in suits}
        buttons = [("cancel", translate("dialog", "Cancel")), *(names[suit] for suit in suits)]

        def answered(name: str) -> None:
            self._dialog = None
            if name in kinds:
                self._carry_out(
                    [each for each in actions if isinstance(each, CardPlay) and suit_of(each) == kinds[name]]
                )

        text = translate("flower-power", "What is the joker to be?")
        box = ask(self.manager, Kind.NOTE, text, buttons, names[suits[0]][0], "cancel", answered)
        for kind in kinds:
            balloon = translate("balloon", "To play the joker as this, click this button.")
            tell(box.button(kind), balloon)
        tell(box.button("cancel"), translate("balloon", "To play something else, click this button."))
        self._dialog = box

    def _ask_gap(self, actions: Sequence[Heart]) -> None:
        assert self._model is not None
        flower = actions[0].flower
        dialog = PlantHeart(
            actions[0].card, self._model.flower(flower), words.flower_name(self._model, flower)
        )

        def answered(name: str) -> None:
            self._dialog = None
            if name == "ok":
                self.act(next(action for action in actions if action.index == dialog.index))

        self._open(dialog, answered)

    def act(self, action: Action) -> None:
        """Do something for good; what would end one's own game is asked about first (flower-power A20)."""
        if self._ends_oneself(action):
            self._confirm(action)
        else:
            self._chosen, self._attacker = [], NOBODY
            self.acted.emit(action)

    def _ends_oneself(self, action: Action) -> bool:
        assert self._model is not None and self._position is not None
        if not isinstance(action, Poison):
            return False
        mine = self._model.player(self._position.view.seat).flowers
        return len(mine) == 1 and mine[0].id == action.flower and len(mine[0].petals) == 1

    def _confirm(self, action: Action) -> None:
        text = translate(
            "flower-power", "That is your last petal: you would be out of the game. Poison it all the same?"
        )

        def answered(name: str) -> None:
            self._dialog = None
            if name == "poison":
                self._chosen = []
                self.acted.emit(action)

        box = ask(
            self.manager,
            Kind.CAUTION,
            text,
            (("cancel", translate("dialog", "Cancel")), ("poison", translate("flower-power", "Poison"))),
            "cancel",
            "cancel",
            answered,
        )
        tell(box.button("cancel"), translate("balloon", "To let your last petal live, click this button."))
        tell(box.button("poison"), translate("balloon", "To end your own game, click this button."))
        self._dialog = box

    # What the buttons and menus do

    def strike(self, name: str) -> None:
        """Do what a button of the table does."""
        if name == "draw" and DRAW in self.legal:
            self.act(DRAW)
        elif name == "end" and END in self.legal:
            self.act(END)
        elif name == "end" and PASS in self.legal:
            self.act(PASS)
        elif name == "make":
            self.make_flower()
        elif name == "lay" and self._cuts is not None and self._cuts.good and self.building:
            self.act(Build(self._cuts.sizes))
        elif name == "draw" and self.deciding:
            assert self._model is not None and self._position is not None
            _, why = understood("draw", self._model, self._position.view, self.legal)
            self._refuse(why)

    def cut_every(self, size: int) -> None:
        """Cut the row of petals into flowers of a size."""
        if self._cuts is not None and self.building:
            self._cuts.every(size)
            self.refresh()

    def make_flower(self) -> None:
        if not self.can_make or self._model is None or self._model.hand is None:
            return
        dialog = MakeFlower(self._model.hand, self._chosen, self.may_make)

        def answered(name: str) -> None:
            self._dialog = None
            if name == "ok":
                self.act(Create(dialog.cards, dialog.power))

        self._open(dialog, answered)

    def _open(self, dialog: Dialog, answered: Callable[[str], None]) -> None:
        self._dialog = dialog
        dialog.finished.connect(answered)
        self.manager.open(dialog)

    def show_graveyard(self) -> None:
        if self._model is not None:
            self.finish()
            self.manager.open(GraveRyard(self._model.graveyard))

    def show_hands(self) -> None:
        if self._model is not None:
            self._open_hands(tuple(self._model.known_hands))

    def _show_hand(self, seat: int) -> None:
        assert self._model is not None
        if seat in self._model.known_hands:
            self._open_hands((seat,))
        else:
            text = translate("flower-power", "You know no card in the hand of {player}: send a spy.")
            self.say(text.format(player=self._who.name(seat)))

    def _open_hands(self, seats: Sequence[int]) -> None:
        assert self._model is not None
        model = self._model
        if seats:
            known = {
                self._who.name(seat): (model.known_hands[seat], model.player(seat).hand_size)
                for seat in seats
            }
            self.manager.open(KnownHands(known))

    def questions(self) -> Mapping[str, Callable[[], object]]:
        found = dict(super().questions())
        if self._model is None:
            return found
        found["graveyard"] = self.show_graveyard
        if self._model.known_hands:
            found["hands"] = self.show_hands
        if self.can_make:
            found["make"] = self.make_flower
        hearts = [action for action in self.legal if isinstance(action, Heart)]
        if hearts:
            first = (hearts[0].card, hearts[0].flower)
            same = [each for each in hearts if (each.card, each.flower) == first]
            found["plant"] = lambda: self._ask_gap(same)
        return found

    # Typing

    def typed(self, text: str) -> None:
        """Do what was typed, or say why not."""
        if self._model is None or self._position is None or not text.strip():
            return
        if not self.deciding:
            self._refuse(translate("flower-power", "It is not your turn."))
            return
        action, why = understood(text, self._model, self._position.view, self.legal)
        if action is None:
            self._refuse(why)
            self.open_typing(text)
        else:
            self.act(action)
