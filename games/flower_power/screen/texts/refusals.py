"""Reasons why a typed move or a click on the pile is refused."""

from __future__ import annotations

from macclassic.toolbox.grammar.sentences import translate

from ... import actions
from ...actions import NO_INDEX, Action, CardPlay, suit_of
from ...board import BUILD, LAST_WILL, MAIN, PICK, REPLY, TIE_CARDS
from ...cards import CLUB, DIAMOND, HEART, SERVES, SPADE, STRENGTH, covers_all_suits
from ...legal import MIN_FLOWER_CARDS, MIN_POWER_FLOWER_CARDS
from ...options import MIN_PETALS
from ...view import View
from ..model import Model
from . import card_words, words
from .words import Company


def objection(model: Model, who: Company, view: View, action: Action) -> str:
    """Return why an action is not possible now; empty if it is a valid layout or new flower."""
    if view.phase == BUILD or isinstance(action, actions.Build):
        return _laying(view, action)
    if view.phase == PICK or isinstance(action, actions.Pick):
        if view.phase != PICK:
            return translate("flower-power", "There is no petal to pick now.")
        if not isinstance(action, actions.Pick):
            return translate("flower-power", "First pick the petal that fights.")
        return translate("flower-power", "That petal can’t fight now.")
    if isinstance(action, actions.Create):
        return _making(view, action)
    if isinstance(action, CardPlay):
        return _playing(model, who, action)
    if isinstance(action, actions.Attack):
        return _attacking(model, view, action)
    if isinstance(action, actions.Draw):
        return _drawing(view)
    if view.phase == MAIN:
        return translate("flower-power", "There is nothing to pass now: you can end your turn.")
    return translate("flower-power", "You can’t do that now. Play a card or pass.")


def _laying(view: View, action: Action) -> str:
    if view.phase != BUILD:
        return translate("flower-power", "The flowers are laid already.")
    if not isinstance(action, actions.Build):
        return translate("flower-power", "Lay your flowers first.")
    if not action.sizes or min(action.sizes) < MIN_PETALS:
        return translate("flower-power", "Every flower needs two petals at least.")
    petals = view.to_lay[view.seat]
    if sum(action.sizes) != petals:
        text = translate("flower-power", "You have {n} petals to lay, not {m}.")
        return text.format(n=petals, m=sum(action.sizes))
    return ""


def _making(view: View, action: actions.Create) -> str:
    if view.phase not in (MAIN, REPLY, TIE_CARDS, LAST_WILL):
        return translate("flower-power", "You can’t make a flower now.")
    if len(set(action.cards)) < len(action.cards):
        return translate("flower-power", "You hold each card only once.")
    if len(action.cards) < MIN_FLOWER_CARDS:
        return translate("flower-power", "A flower needs three cards at least.")
    if action.power and len(action.cards) < MIN_POWER_FLOWER_CARDS:
        return translate("flower-power", "A POWER FLOWER needs four cards at least.")
    if action.power and not covers_all_suits(action.cards):
        return translate("flower-power", "A POWER FLOWER needs a card of every suit.")
    return ""


def _playing(model: Model, who: Company, action: CardPlay) -> str:
    card = card_words.the(action.card)
    suit = suit_of(action)
    if not SERVES[action.card] & suit:
        return {
            SPADE: translate("flower-power", "Only spades are poison."),
            HEART: translate("flower-power", "Only hearts are fertiliser."),
            DIAMOND: translate("flower-power", "Only diamonds make a POWER FLOWER."),
            CLUB: translate("flower-power", "Only clubs are spies."),
        }[suit]
    if action.flower == NO_INDEX:
        return translate("flower-power", "There is no card in that hand that you could see.")
    flower = model.flower(action.flower)
    name = words.flower_name(model, who, action.flower)
    if isinstance(action, actions.Diamond):
        text = translate("flower-power", "{flower} is a POWER FLOWER already.")
        return words.capital(text.format(flower=name))
    if isinstance(action, actions.Spy):
        return translate("flower-power", "All petals of {flower} lie open.").format(flower=name)
    assert isinstance(action, (actions.Poison, actions.Heart))
    place = action.index if isinstance(action, actions.Heart) else action.petal
    if place < 0:
        return translate("flower-power", "Petals are numbered from 1: that is the top.")
    if isinstance(action, actions.Heart) or place >= len(flower.petals):
        text = translate("flower-power", "{flower} has only {petals}.")
        return words.capital(text.format(flower=name, petals=words.petal_count(len(flower.petals))))
    petal = flower.petals[place]
    if not petal.open:
        return translate("flower-power", "Poison works only on petals that lie open.")
    if STRENGTH[petal.card] > STRENGTH[action.card]:
        text = translate("flower-power", "{petal} is too strong for {card}.")
        return words.capital(text.format(petal=card_words.the(petal.card), card=card))
    return translate("flower-power", "That can’t be done now.")


def _attacking(model: Model, view: View, action: actions.Attack) -> str:
    if view.phase != MAIN:
        return translate("flower-power", "You can’t attack now: play a card, or pass.")
    if model.owner(action.flower).seat != view.seat:
        return translate("flower-power", "You can attack with a flower of your own only.")
    if model.owner(action.target).seat == view.seat:
        return translate("flower-power", "You can’t attack your own flowers.")
    if len(model.player(view.seat).flowers) == 1:
        return translate("flower-power", "A last flower attacks each flower only once, and that one is done.")
    return translate("flower-power", "That flower has attacked already in this turn.")


def _drawing(view: View) -> str:
    if view.phase != MAIN or not view.fresh:
        return translate("flower-power", "Drawing must be the only act of a turn.")
    if view.turns[view.seat] == 1:
        return translate("flower-power", "You can’t draw on your first turn.")
    if view.drew >> view.seat & 1:
        return translate("flower-power", "You drew on your last turn already.")
    return translate("flower-power", "There is no card left to draw.")
