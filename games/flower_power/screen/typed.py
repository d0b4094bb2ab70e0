"""Moves that are typed: ``attack 2 > P2.1``, ``poison KS > P2.1.3``, ``heart 2H > P3.1@0`` and so on, in the
words of the language of the screen or in English, and whichever alphabet a Korean keyboard stands in. What
can't be done gets one sentence."""

from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from macclassic.toolbox.dubeolsik import struck

from .. import acts
from ..acts import DRAW, END, NOBODY, PASS, Action, CardPlay, suit_of
from ..board import BUILD, LAST_WILL, MAIN, PICK, REPLY, TIE_CARDS
from ..cards import CLUB, DIAMOND, HEART, SERVES, SPADE, STRENGTH, covers_all_suits
from ..legal import LEAST_CREATED, LEAST_POWER
from ..options import LEAST_PETALS
from ..packs import PACK
from ..view import View
from . import card_words, words
from .model import Model

translate = QCoreApplication.translate

_FLOWER = re.compile(r"(?:[PJ](\d)\.)?(\d{1,2})", re.ASCII)
_PETAL = re.compile(r"((?:[PJ]\d\.)?\d{1,2})\.(\d{1,2})", re.ASCII)
_HAND = re.compile(r"[PJ](\d)\.[A-Z]+", re.ASCII)
_INDEX = re.compile(r"\d{0,3}", re.ASCII)


class Unread(Exception):  # noqa: N818 - it is no error but an answer
    """A typed move that can't be understood; its text is a sentence."""


def own_words() -> dict[str, str]:
    """Return every first word of typed moves in the language of the screen, by what it stands for."""
    return {
        "attack": translate("flower-power", "attack", "typed move"),
        "poison": translate("flower-power", "poison", "typed move"),
        "heart": translate("flower-power", "heart", "typed move"),
        "pf": translate("flower-power", "pf", "typed move"),
        "spy": translate("flower-power", "spy", "typed move"),
        "make": translate("flower-power", "make", "typed move"),
        "power": translate("flower-power", "power", "typed move"),
        "pick": translate("flower-power", "pick", "typed move"),
        "lay": translate("flower-power", "lay", "typed move"),
        "pass": translate("flower-power", "pass", "typed move"),
        "draw": translate("flower-power", "draw", "typed move"),
        "end": translate("flower-power", "end", "typed move"),
    }


def verbs() -> dict[str, str]:
    """Return the first words of typed moves, in small letters, and what they stand for."""
    own = own_words()
    return {name: name for name in own} | {_plain(word): name for name, word in own.items()}


def _plain(text: str) -> str:
    """Return a word as it is compared: in small letters, without accents, Hangul by its keys."""
    return (
        struck(text).casefold().translate(str.maketrans("éèêëàâîïôöûüç", "eeeeaaiioouuc")).replace("œ", "oe")
    )


def understood(text: str, model: Model, view: View, legal: Sequence[Action]) -> tuple[Action | None, str]:
    """Return the action that a typed move means, or None and the sentence that says why there is none."""
    try:
        action = _read(text, model, view)
    except Unread as why:
        return None, str(why)
    why_not = "" if action in legal else objection(model, view, action)
    return (None, why_not) if why_not else (action, "")


def _read(text: str, model: Model, view: View) -> Action:
    first, _, rest = text.strip().partition(" ")
    verb, rest = verbs().get(_plain(first)), struck(rest)
    if verb is None:
        text = translate("flower-power", "What is “{word}”? Type one of: {verbs}.")
        raise Unread(text.format(word=first[:12], verbs=", ".join(own_words().values())))
    if verb == "draw":
        return DRAW
    if verb == "end":
        # Whoever wants to end a battle's reply or a last will means the same.
        return END if view.phase == MAIN else PASS
    if verb == "pass":
        return PASS if view.phase != MAIN else END
    if verb in ("pick", "lay"):
        return _numbers(verb, rest)
    if verb in ("make", "power"):
        cards = tuple(_card(word, view) for word in rest.replace(",", " ").split())
        return acts.Create(cards, verb == "power")
    what, _, where = rest.replace("→", ">").partition(">")
    where = where.strip().upper()
    if not where:
        raise Unread(_example(verb))
    if verb == "attack":
        return acts.Attack(_flower(what, model, view), _flower(where, model, view))
    card = _card(what, view)
    if verb == "poison":
        found = _PETAL.fullmatch(where)
        if not found:
            raise Unread(_example(verb))
        return acts.Poison(card, _flower(found[1], model, view), int(found[2]) - 1)
    if verb == "heart":
        flower, _, index = where.partition("@")
        if not _INDEX.fullmatch(index.strip()):
            raise Unread(_example(verb))
        return acts.Heart(card, _flower(flower, model, view), int(index.strip() or 0))
    if verb == "spy" and (hand := _HAND.fullmatch(where)):
        return acts.Spy(card, seat=_seat(hand[1], view))
    kind = acts.Diamond if verb == "pf" else acts.Spy
    return kind(card, _flower(where, model, view))


def like_this(model: Model, view: View, legal: Sequence[Action]) -> str:
    """Return an example of what can be typed now."""
    own = own_words()
    found = own["end" if END in legal else "draw" if DRAW in legal else "pass"]
    if view.phase == BUILD:
        threes, more = divmod(view.to_lay[view.seat], 3)
        sizes = [3] * (threes - 1) + [3 + more] if threes else [more]
        found = " ".join((own["lay"], *map(str, sizes)))
    for action in legal:
        if isinstance(action, acts.Pick):
            found = f"{own['pick']} {action.petal + 1}"
            break
        if isinstance(action, acts.Attack):
            mine, theirs = (words.flower_name(model, each) for each in (action.flower, action.target))
            found = f"{own['attack']} {mine.partition('.')[2]} > {theirs}"
            break
    return translate("flower-power", "Type it like this: {example}").format(example=found)


def _example(verb: str) -> str:
    kings, hearts, clubs = card_words.written(11), card_words.written(13), card_words.written(42)
    two = f"{words.place_name(2)}."
    name = own_words()[verb]
    example = {
        "attack": f"{name} 2 > {two}1",
        "poison": f"{name} {kings} > {two}1.3",
        "heart": f"{name} {hearts} > {two}1@0",
        "pf": f"{name} {card_words.written(27)} > 2",
        "spy": f"{name} {clubs} > {two}1",
    }[verb]
    return translate("flower-power", "Type it like this: {example}").format(example=example)


def _numbers(verb: str, rest: str) -> Action:
    numbers = rest.replace(",", " ").split()
    if not numbers or not all(word.isascii() and word.isdigit() and len(word) < 4 for word in numbers):
        text = translate("flower-power", "Type the number of the petal, from the top.")
        if verb == "lay":
            text = translate("flower-power", "Type how many petals each flower has: {example}")
        raise Unread(text.format(example=f"{own_words()[verb]} 2 2 3"))
    if verb == "lay":
        return acts.Build(tuple(map(int, numbers)))
    return acts.Pick(int(numbers[0]) - 1)


def _card(text: str, view: View) -> int:
    """Return a card of the hand. On a French screen "8C" is the 8 of Hearts, or that of Clubs as records name
    it where only that one is held."""
    faces = card_words.typed_faces(text)
    if not faces:
        why = translate("flower-power", "“{word}” is no card. Type it like this: {card}")
        raise Unread(why.format(word=text.strip()[:12], card=card_words.written(11)))
    for face in faces:
        for card in view.hands[view.seat]:
            if card % PACK == face:
                return card
    raise Unread(translate("flower-power", "You don’t hold {card}.").format(card=card_words.the(faces[0])))


def _seat(number: str, view: View) -> int:
    if not 1 <= int(number) <= len(view.order):
        text = translate("flower-power", "There is no player {number}.")
        raise Unread(text.format(number=words.place_name(int(number))))
    return view.order[int(number) - 1]


def _flower(text: str, model: Model, view: View) -> int:
    found = _FLOWER.fullmatch(text.strip().upper())
    if not found:
        why = translate("flower-power", "“{word}” is no flower. Type {own} for your second, or {other}.")
        raise Unread(why.format(word=text.strip()[:12], own="2", other=f"{words.place_name(2)}.1"))
    seat = view.seat if found[1] is None else _seat(found[1], view)
    flowers = model.player(seat).flowers
    if not 1 <= int(found[2]) <= len(flowers):
        raise Unread(translate("flower-power", "There is no flower {name}.").format(name=text.strip()[:12]))
    return flowers[int(found[2]) - 1].id


# Why something can't be done


def objection(model: Model, view: View, action: Action) -> str:
    """Return why an action is not open now; nothing where a flower can be made or laid so."""
    if view.phase == BUILD or isinstance(action, acts.Build):
        return _laying(view, action)
    if view.phase == PICK or isinstance(action, acts.Pick):
        if view.phase != PICK:
            return translate("flower-power", "There is no petal to pick now.")
        if not isinstance(action, acts.Pick):
            return translate("flower-power", "First pick the petal that fights.")
        return translate("flower-power", "That petal can’t fight now.")
    if isinstance(action, acts.Create):
        return _making(view, action)
    if isinstance(action, CardPlay):
        return _playing(model, action)
    if isinstance(action, acts.Attack):
        return _attacking(model, view, action)
    if isinstance(action, acts.Draw):
        return _drawing(view)
    if view.phase == MAIN:
        return translate("flower-power", "There is nothing to pass now: you can end your turn.")
    return translate("flower-power", "That can’t be done now: play a card, or pass.")


def _laying(view: View, action: Action) -> str:
    if view.phase != BUILD:
        return translate("flower-power", "The flowers are laid already.")
    if not isinstance(action, acts.Build):
        return translate("flower-power", "Lay your flowers first.")
    if not action.sizes or min(action.sizes) < LEAST_PETALS:
        return translate("flower-power", "Every flower needs two petals at least.")
    petals = view.to_lay[view.seat]
    if sum(action.sizes) != petals:
        text = translate("flower-power", "You have {n} petals to lay, not {m}.")
        return text.format(n=petals, m=sum(action.sizes))
    return ""


def _making(view: View, action: acts.Create) -> str:
    if view.phase not in (MAIN, REPLY, TIE_CARDS, LAST_WILL):
        return translate("flower-power", "You can’t make a flower now.")
    if len(set(action.cards)) < len(action.cards):
        return translate("flower-power", "You hold each card only once.")
    if len(action.cards) < LEAST_CREATED:
        return translate("flower-power", "A flower needs three cards at least.")
    if action.power and len(action.cards) < LEAST_POWER:
        return translate("flower-power", "A POWER FLOWER needs four cards at least.")
    if action.power and not covers_all_suits(action.cards):
        return translate("flower-power", "A POWER FLOWER needs a card of every suit.")
    return ""


def _playing(model: Model, action: CardPlay) -> str:
    card = card_words.the(action.card)
    suit = suit_of(action)
    if not SERVES[action.card] & suit:
        return {
            SPADE: translate("flower-power", "Only spades are poison."),
            HEART: translate("flower-power", "Only hearts are fertiliser."),
            DIAMOND: translate("flower-power", "Only diamonds make a POWER FLOWER."),
            CLUB: translate("flower-power", "Only clubs are spies."),
        }[suit]
    if action.flower == NOBODY:
        return translate("flower-power", "There is no card in that hand that you could see.")
    flower = model.flower(action.flower)
    name = words.flower_name(model, action.flower)
    if isinstance(action, acts.Diamond):
        return translate("flower-power", "{flower} is a POWER FLOWER already.").format(flower=name)
    if isinstance(action, acts.Spy):
        return translate("flower-power", "All petals of {flower} lie open.").format(flower=name)
    assert isinstance(action, (acts.Poison, acts.Heart))
    place = action.index if isinstance(action, acts.Heart) else action.petal
    if place < 0:
        return translate("flower-power", "Petals are numbered from 1: that is the top.")
    if isinstance(action, acts.Heart) or place >= len(flower.petals):
        text = translate("flower-power", "{flower} has only {petals}.")
        return text.format(flower=name, petals=words.petal_count(len(flower.petals)))
    petal = flower.petals[place]
    if not petal.open:
        return translate("flower-power", "Poison works only on petals that lie open.")
    if STRENGTH[petal.card] > STRENGTH[action.card]:
        text = translate("flower-power", "{petal} is too strong for {card}.")
        return words.capital(text.format(petal=card_words.the(petal.card), card=card))
    return translate("flower-power", "That can’t be done now.")


def _attacking(model: Model, view: View, action: acts.Attack) -> str:
    if view.phase != MAIN:
        return translate("flower-power", "You can’t attack now: play a card, or pass.")
    if model.owner(action.flower).seat != view.seat:
        return translate("flower-power", "You can attack with a flower of your own only.")
    if model.owner(action.target).seat == view.seat:
        return translate("flower-power", "You can’t attack your own flowers.")
    if len(model.player(view.seat).flowers) == 1:
        return translate("flower-power", "Your last flower has attacked that one already.")
    return translate("flower-power", "That flower has attacked already in this turn.")


def _drawing(view: View) -> str:
    if view.phase != MAIN or not view.fresh:
        return translate("flower-power", "Drawing must be the only act of a turn.")
    if view.turns[view.seat] == 1:
        return translate("flower-power", "You can’t draw on your first turn.")
    if view.drew >> view.seat & 1:
        return translate("flower-power", "You drew on your last turn already.")
    return translate("flower-power", "There is no card left to draw.")
