"""What is done at the table: what a joker is and where a heart goes is asked, cards and flowers are chosen,
petals cut, moves typed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from macclassic.toolbox.dialogs import Alert, Kind
from macclassic.toolbox.explaining import tell
from macclassic.toolbox.gametable import GameTable
from macclassic.toolbox.moment import Asking, Now

from ..acts import DRAW, END, NOBODY, PASS, Action, Build, CardPlay, Create, Heart, Poison, Spy, suit_of
from ..cards import CLUB, DIAMOND, HEART, SPADE
from . import choices, controls, laying, words
from .asking import MakeFlower, PlantHeart
from .choices import Own, own, read
from .layout import lay_of
from .sheet import GraveRyard, KnownHands
from .spots import flower_said
from .typed import understood

translate = QCoreApplication.translate

SCROLL = 30


# What is asked


def ask(now: Now) -> Asking | None:
    """Return what a place leaves open, if anything."""
    found = which(now, now.open) if now.taken else None
    return found if isinstance(found, Asking) else None


def which(now: Now, actions: Sequence[Action]) -> Action | Asking:
    """Return the only one of some actions, or the question which; what would end one's own game is asked
    about (flower-power A20)."""
    plays = [action for action in actions if isinstance(action, CardPlay)]
    hearts = [action for action in plays if isinstance(action, Heart)]
    if len({suit_of(play) for play in plays}) > 1:
        return _which_suit(now, plays)
    if len(hearts) > 1:
        return which_gap(now, hearts)
    return _confirm(actions[0]) if _ends_oneself(now, actions[0]) else actions[0]


def _which_suit(now: Now, plays: Sequence[CardPlay]) -> Asking:
    """Return the question what a joker is played as."""
    names = {
        SPADE: ("poison", translate("flower-power", "Poison")),
        HEART: ("heart", translate("flower-power", "Fertiliser")),
        DIAMOND: ("diamond", translate("flower-power", "POWER FLOWER")),
        CLUB: ("spy", translate("flower-power", "Spy")),
    }
    kinds = {names[suit][0]: suit for suit in dict.fromkeys(map(suit_of, plays))}
    first, *_ = kinds
    buttons = [("cancel", translate("dialog", "Cancel")), *(names[suit] for suit in kinds.values())]
    text = translate("flower-power", "What is the joker to be?")
    box = Alert(Kind.NOTE, text, buttons, first, "cancel")
    for kind in kinds:
        tell(box.button(kind), translate("balloon", "To play the joker as this, click this button."))
    tell(box.button("cancel"), translate("balloon", "To play something else, click this button."))

    def answer(name: str) -> Action | Asking | None:
        return which(now, [play for play in plays if suit_of(play) == kinds[name]]) if name in kinds else None

    return Asking(box, answer)


def which_gap(now: Now, hearts: Sequence[Heart]) -> Asking:
    """Return the question where in a flower a heart is planted."""
    flower = hearts[0].flower
    name = words.flower_name(now.model, flower)
    dialog = PlantHeart(hearts[0].card, now.model.flower(flower), name)

    def answer(name: str) -> Action | None:
        return next(heart for heart in hearts if heart.index == dialog.index) if name == "ok" else None

    return Asking(dialog, answer)


def _ends_oneself(now: Now, action: Action) -> bool:
    if not isinstance(action, Poison):
        return False
    mine = now.model.player(now.position.view.seat).flowers
    return len(mine) == 1 and mine[0].id == action.flower and len(mine[0].petals) == 1


def _confirm(action: Action) -> Asking:
    text = translate(
        "flower-power", "That is your last petal: you would be out of the game. Poison it all the same?"
    )
    buttons = (("cancel", translate("dialog", "Cancel")), ("poison", translate("flower-power", "Poison")))
    box = Alert(Kind.CAUTION, text, buttons, "cancel", "cancel")
    tell(box.button("cancel"), translate("balloon", "To let your last petal live, click this button."))
    tell(box.button("poison"), translate("balloon", "To end your own game, click this button."))
    return Asking(box, lambda name: action if name == "poison" else None)


# What is done


def acted(table: GameTable, action: Action) -> None:
    """Let go what was chosen for an action that is done; remember a spy."""
    spy = action if isinstance(action, Spy) else None
    keep(table, Own(scrolled=own(table.now).scrolled, spied=spy))


def act(table: GameTable, action: Action) -> None:
    """Do something for good that no place stands for."""
    found = which(table.now, (action,))
    if isinstance(found, Asking):
        table.ask(found)
    else:
        table.act(found)


def keep(table: GameTable, chosen: Own) -> None:
    """Keep what is chosen; nothing if that is nothing at all."""
    table.keep(chosen if replace(chosen, view=None) != Own() else None)


def choose(table: GameTable, chosen: Own) -> None:
    """Have something else chosen."""
    keep(table, chosen)
    table.take(())


def say(table: GameTable, line: str) -> None:
    """Write a sentence into the line at the foot."""
    keep(table, replace(own(table.now), line=line))
    table.said.emit(line)
    table.touch(lay_of(table.now).line)


def strike(table: GameTable, key: str) -> None:
    """Do what a place is for that stands for no action."""
    kind, number, _ = read(key)
    now = table.now
    match kind:
        case "grave":
            show_graveyard(table)
        case "hand":
            _show_hand(table, number)
        case "button":
            controls.controls(table).click(number)
        case "left" | "right":
            scroll(table, number, SCROLL if kind == "right" else -SCROLL)
        case "card":
            choose(table, choices.with_card(now, number))
        case "flower" if petal := choices.only_petal(now, number):
            table.choose(petal)
        case "flower":
            choose(table, choices.with_attacker(now, number))
        case "gap" if cuts := choices.cuts(now):
            choose(table, replace(own(now), cuts=cuts.toggled(number), line=""))


def press(table: GameTable, number: int) -> None:
    """Do what a button of the table does."""
    now = table.now
    cuts = choices.cuts(now)
    if number == controls.MAKING:
        make_flower(table)
    elif cuts is not None and number == controls.LAYING:
        if cuts.good:
            table.act(Build(cuts.sizes))
    elif cuts is not None and number >= controls.PAIRS:
        cut = laying.every(cuts.count, 2 + number - controls.PAIRS)
        choose(table, replace(own(now), cuts=cut, line=""))
    else:
        for action in (DRAW,) if number == controls.DRAWING else (END, PASS):
            if action in now.open:
                table.act(action)
                return


def make_flower(table: GameTable) -> None:
    """Ask for the cards of a new flower."""
    now = table.now
    if not choices.can_make(now) or now.model.hand is None:
        return
    dialog = MakeFlower(now.model.hand, own(now).cards, choices.may_make)
    table.ask(Asking(dialog, lambda name: Create(dialog.cards, dialog.power) if name == "ok" else None))


def enter(table: GameTable, text: str) -> None:
    """Do what was typed, or say why not."""
    now = table.now
    if not text.strip():
        return
    if not now.open:
        _refuse(table, translate("flower-power", "It is not your turn."))
        return
    action, why = understood(text, now.model, now.position.view, now.open)
    if action is None:
        _refuse(table, why)
        controls.controls(table).open_typing(text)
    else:
        act(table, action)


def _refuse(table: GameTable, why: str) -> None:
    say(table, why)
    table.sounds.beep()


# Gardens that are scrolled


def scroll(table: GameTable, seat: int, by: int) -> None:
    """Scroll a garden by some pixels."""
    now = table.now
    garden = lay_of(now).garden(seat)
    to = max(0, min(garden.hidden, garden.scroll + by))
    choose(table, replace(own(now), scrolled={**own(now).scrolled, seat: to}))


def bring_into_view(table: GameTable, key: str) -> None:
    """Scroll a garden so that a flower of it that the keys have come to is seen whole."""
    kind, number, _ = read(key)
    if kind not in ("flower", "petal"):
        return
    garden = lay_of(table.now).garden(table.model.owner(number).seat)
    place = garden.places.get(number)
    if place is None or not garden.hidden:
        return
    room = garden.room.adjusted(14, 0, -14, 0)
    if place.rect.x() < room.x():
        scroll(table, garden.seat, place.rect.x() - room.x())
    elif place.rect.right() > room.right():
        scroll(table, garden.seat, place.rect.right() - room.right())


# What is shown


def show_graveyard(table: GameTable) -> None:
    """Show all cards in the GraveRyard."""
    if table.model is not None:
        table.finish()
        table.manager.open(GraveRyard(table.model.graveyard))


def show_hands(table: GameTable, seats: Sequence[int] = ()) -> None:
    """Show what is known of others' hands."""
    model, who = table.model, table.now.company
    found = {
        who.name(seat): (model.known_hands[seat], model.player(seat).hand_size)
        for seat in seats or model.known_hands
    }
    if found:
        table.manager.open(KnownHands(found))


def _show_hand(table: GameTable, seat: int) -> None:
    if seat in table.model.known_hands:
        show_hands(table, (seat,))
    else:
        text = translate("flower-power", "You know no card in the hand of {player}: send a spy.")
        say(table, text.format(player=table.now.company.name(seat)))


def settled(table: GameTable, moved: bool) -> None:
    """Place the buttons, cut the row as a hint says, and show what a spy of one's own has seen."""
    chosen = own(table.now)
    if table.now.own not in (None, chosen):
        keep(table, chosen)
    now = table.now
    if isinstance(now.hint, Build) and chosen.hint is not now.hint and choices.building(now):
        choose(table, replace(chosen, cuts=laying.of_sizes(now.hint.sizes), hint=now.hint, line=""))
        return
    controls.controls(table).place()
    spy = chosen.spied
    if spy is None or not now.open:
        return
    keep(table, replace(chosen, spied=None))
    if not moved:
        return
    there = {flower.id for player in now.model.players for flower in player.flowers}
    if spy.seat in now.model.known_hands:
        show_hands(table, (spy.seat,))
    elif spy.flower != NOBODY and spy.flower in there:
        name = words.flower_name(now.model, spy.flower)
        said = flower_said(now.model.flower(spy.flower), False)
        say(table, translate("flower-power", "{flower}: {petals}.").format(flower=name, petals=said))
