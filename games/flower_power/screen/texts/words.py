"""Texts of the table: names, turns, tasks, actions and events."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from macclassic.engine.core.companions import level_alone, who_is
from macclassic.engine.core.options import PERSON
from macclassic.engine.core.safe_text import capital as capital
from macclassic.engine.core.safe_text import lowered
from macclassic.quickdraw import fonts
from macclassic.table.company.names import player_name
from macclassic.table.game_words import reason_words
from macclassic.toolbox.base.pictures import face_of, guest_face
from macclassic.toolbox.grammar.sentences import translate

from ... import actions
from ...actions import NO_INDEX, Action, CardPlay
from ...board import BUILD, LAST_WILL, PICK, REPLY, TIE_CARDS
from ...cards import CLUB, DIAMOND, HEART, HIDDEN, SERVES, SPADE, STRENGTH
from ...opening import signs, won_by
from ...options import COMPANY
from ...view import View
from ..model import Model
from .card_words import listed, named

if TYPE_CHECKING:
    from ..model import State


@dataclass(frozen=True)
class Company:
    """The players: by seat, `players` is ``person`` or a computer player's name, and `names` is shown."""

    players: tuple[str, ...] = ()
    names: tuple[str, ...] = ()

    def name(self, seat: int) -> str:
        """Return the name shown for a seat."""
        return self.names[seat] if seat < len(self.names) else str(seat + 1)

    def face(self, seat: int) -> str:
        """Return the name of the portrait for a seat: by the record, or else by the seat."""
        if seat == self.you:
            return "you"
        if seat in self.people:
            return face_of(self.name(seat)) or guest_face(seat)
        return who_is("".join(self.players[seat : seat + 1])) or face_of(self.name(seat)) or COMPANY[seat]

    def won(self, winner: int) -> bool:
        """True if a person has won, or if only computers play."""
        return not self.people or winner in self.people

    def phrase(self, seat: int, you: str, other: str) -> str:
        """Return the text `you` for the only person's seat, else `other` with the player's name."""
        return you if seat == self.you else other.format(player=self.name(seat))

    @property
    def people(self) -> tuple[int, ...]:
        """Seats of people."""
        return tuple(seat for seat, player in enumerate(self.players) if player == PERSON)

    @property
    def you(self) -> int | None:
        """Seat of the only person, None if there are several or none."""
        people = self.people
        return people[0] if len(people) == 1 else None


def company(seats: Sequence[Mapping[str, object]]) -> Company:
    """Return the company at the seats of a record."""
    players = tuple(str(each["player"]) for each in seats)
    names = (player_name(player) or str(each["name"]) for player, each in zip(players, seats, strict=True))
    return Company(players, tuple(names))


def level_name(player: str) -> str:
    """Return the name of a computer player's level; empty for other players."""
    names = {
        "random": translate("flower-power", "Novice"),
        "gardener": translate("flower-power", "Gardener"),
        "greedy": translate("flower-power", "Gardener"),
        "fencer": translate("flower-power", "Fencer"),
        "florist": translate("flower-power", "Florist"),
        "strategist": translate("flower-power", "Strategist"),
        "master": translate("flower-power", "Master"),
    }
    return names.get(level_alone(player), "")


# Players and flowers


def place_name(place: int) -> str:
    """Return the short name of a player by place in the order of play: "P2"."""
    return translate("flower-power", "P{number}", "player, as it is typed").format(number=place)


def ordinal(place: int) -> str:
    """Return the word for a place in the order of play: "first"."""
    return (
        translate("flower-power", "first"),
        translate("flower-power", "second"),
        translate("flower-power", "third"),
        translate("flower-power", "fourth"),
        translate("flower-power", "fifth"),
        translate("flower-power", "sixth"),
    )[place - 1]


def who_acts(who: Company, seat: int) -> str:
    """Return the subject of a line, before a colon: "You", "Adrien"."""
    return translate("flower-power", "You") if seat == who.you else who.name(seat)


def at_place(model: Model, who: Company, seat: int) -> str:
    """Return the player at a seat, after the place if it is known: "P2 Adrien"."""
    name = who_acts(who, seat)
    return name if model.closed else f"{place_name(model.place(seat))} {name}"


def typed_flower(model: Model, flower: int) -> str:
    """Return a flower as it is typed, such as "P2.12": the place of its owner, and its number."""
    owner = model.owner(flower)
    return f"{place_name(model.place(owner.seat))}.{flower}"


def flower_name(model: Model, who: Company, flower: int, actor: int | None = None) -> str:
    """Return the name of a flower on the table within a sentence, as `flower_of` does."""
    return flower_of(who, model.owner(flower).seat, flower, actor)


def flower_of(who: Company, owner: int, flower: int, actor: int | None = None) -> str:
    """Return the name of an owner's flower within a sentence: "your flower 2", "Adrien’s flower 12".

    A flower of the player `actor`, the subject of the sentence, is "flower 12".
    """
    if owner == who.you:
        text = translate("flower-power", "your flower {number}")
    elif owner == actor:
        text = translate("flower-power", "flower {number}")
    else:
        text = translate("flower-power", "{player}’s flower {number}")
    return text.format(player=who.name(owner), number=flower)


def out() -> str:
    """Return the text in the head of a seat that is out."""
    return translate("flower-power", "out")


def petal_count(count: int) -> str:
    """Return a number of petals as text."""
    return translate("flower-power", "{n:petal|petals}").format(n=count)


# The contest for the order of play


def sign_name(sign: str) -> str:
    """Return the name of a sign of the contest: "rock"."""
    return {
        "rock": translate("flower-power", "rock"),
        "paper": translate("flower-power", "paper"),
        "scissors": translate("flower-power", "scissors"),
        "palm": translate("flower-power", "palm"),
        "back": translate("flower-power", "back"),
    }[sign]


def thrown(who: Company, throw: Sequence[int]) -> str:
    """Return the text of a throw, by sign: "Rock: you. Paper: Adrien."."""
    names = signs(len(throw))
    found = []
    for number, sign in enumerate(names):
        those = [
            translate("flower-power", "you") if seat == who.you else who.name(seat)
            for seat, each in enumerate(throw)
            if each == number
        ]
        if those:
            text = translate("flower-power", "{sign}: {players}.")
            found.append(text.format(sign=capital(sign_name(sign)), players=", ".join(those)))
    if won_by(tuple(throw)) == NO_INDEX:
        found.append(translate("flower-power", "A tie."))
    return " ".join(found)


def choice_won(who: Company, seat: int) -> str:
    """Return the text about the winner of the contest."""
    return translate("flower-power", "{who} won the choice.").format(who=who_acts(who, seat))


def first_by_lot(who: Company, seat: int) -> str:
    """Return the text about the seat that plays first, when the order of play was not chosen."""
    you = translate("flower-power", "By lot, you play first.")
    return who.phrase(seat, you, translate("flower-power", "By lot, {player} plays first."))


# Actions and events


def action_words(
    model: Model,
    who: Company,
    action: Action,
    seat: int,
    named: Callable[[int], str] = named,
    owners: bool = True,
) -> str:
    """Return the text of an action before it is done: "Attack: your flower 2 on Adrien’s flower 12.".

    `named` returns the name of a card. `owners`: False for the number of a flower alone.
    """
    card = flower = ""

    def called(number: int) -> str:
        return flower_name(model, who, number, seat) if owners else str(number)

    if isinstance(action, CardPlay):
        card = named(action.card) if action.card != HIDDEN else ""
        flower = called(action.flower) if action.flower != NO_INDEX else ""
    match action:
        case actions.Draw():
            return translate("flower-power", "Draw: a card instead of everything else.")
        case actions.End():
            return translate("flower-power", "End of the turn.")
        case actions.Attack():
            text = translate("flower-power", "Attack: {flower} on {target}.")
            one, other = (called(each) for each in (action.flower, action.target))
            return text.format(flower=one, target=other)
        case actions.Poison():
            text = translate("flower-power", "Poison: {card} on {flower}, petal {number}.")
            return text.format(card=card, flower=flower, number=action.petal + 1)
        case actions.Heart():
            text = translate("flower-power", "Fertiliser: {card} on {flower}, {place}.")
            if not card:
                text = translate("flower-power", "Fertiliser: a heart on {flower}, {place}.")
            size = len(model.flower(action.flower).petals)
            return text.format(card=card, flower=flower, place=place_words(action.index, size))
        case actions.Diamond():
            text = translate("flower-power", "POWER FLOWER: {card} on {flower}.")
            return text.format(card=card, flower=flower)
        case actions.Spy() if flower:
            return translate("flower-power", "Spy: {card} on {flower}.").format(card=card, flower=flower)
        case actions.Spy():
            text = translate("flower-power", "Spy: {card} on the hand of {player}.")
            return text.format(card=card, player=who.name(action.seat))
        case actions.Create() if action.power:
            text = translate("flower-power", "A new POWER FLOWER: {cards}.")
            return text.format(cards=listed(action.cards))
        case actions.Create():
            known = [card for card in action.cards if card != HIDDEN]
            if len(known) < len(action.cards):
                text = translate("flower-power", "A new flower of {petals}.")
                return text.format(petals=petal_count(len(action.cards)))
            text = translate("flower-power", "A new flower, from the top: {cards}.")
            return text.format(cards=listed(known))
        case actions.Pick():
            return _picked(model, action.petal, seat, named)
        case actions.Build():
            text = translate("flower-power", "Flowers laid: {sizes}.")
            return text.format(sizes=" ".join(map(str, action.sizes)))
    return translate("flower-power", "Pass.")


def _picked(model: Model, place: int, seat: int, named: Callable[[int], str]) -> str:
    """Return the text of a picked petal with its card; all petals of a POWER FLOWER are open."""
    for number in model.battle:
        petals = model.flower(number).petals
        if model.owner(number).seat == seat and place < len(petals) and petals[place].card != HIDDEN:
            text = translate("flower-power", "The fighting petal: {card}.")
            return text.format(card=named(petals[place].card))
    return translate("flower-power", "The fighting petal is picked.")


def place_words(place: int, size: int) -> str:
    """Return the words for a heart's place in a flower of `size` petals."""
    if place == 0:
        return translate("flower-power", "on top")
    if place == size:
        return translate("flower-power", "at the bottom")
    return translate("flower-power", "under petal {number}").format(number=place)


def action_line(model: Model, who: Company, seat: int, action: Action) -> str:
    """Return the news line of an action, with the player's name."""
    what = action_words(model, who, action, seat)
    what = what if what[1:2].isupper() else lowered(what)
    return translate("flower-power", "{who}: {what}").format(who=who_acts(who, seat), what=what)


def drawn(who: Company, seat: int, card: int) -> str:
    """Return the news line of a drawn card, with its name if `card` is not HIDDEN."""
    name = who_acts(who, seat)
    if card != HIDDEN:
        return translate("flower-power", "{who}: {card} from the pile.").format(who=name, card=named(card))
    return translate("flower-power", "{who}: a card from the pile.").format(who=name)


def captured(model: Model, who: Company, flower: int, seat: int) -> str:
    """Return the news line of a captured flower."""
    text = translate("flower-power", "{flower} is won: it goes to {who}.")
    your, other = (
        translate("flower-power", "your garden"),
        translate("flower-power", "the garden of {player}"),
    )
    return capital(text.format(flower=flower_name(model, who, flower), who=who.phrase(seat, your, other)))


def is_out(who: Company, seat: int) -> str:
    """Return the news line of a seat that is out."""
    you = translate("flower-power", "You have no flowers left: you are out.")
    return who.phrase(seat, you, translate("flower-power", "{player} has no flowers left and is out."))


def wins(who: Company, seat: int) -> str:
    """Return the news line of the winner."""
    you = translate("flower-power", "You have won the battle of the flowers!")
    return who.phrase(seat, you, translate("flower-power", "{player} has won the battle of the flowers!"))


# Tasks


def task(who: Company, view: View, legal: Sequence[Action]) -> str:
    """Return the sentence that tells the seat to act its task, or names the winner."""
    seat = view.actor
    if seat == NO_INDEX:
        return wins(who, view.winner) if view.winner != NO_INDEX else ""
    if not legal:
        return translate("flower-power", "{player} is playing.").format(player=who.name(seat))
    said = _task(view.phase, {type(action) for action in legal})
    text = translate("flower-power", "{player}: {task}").format(player=who.name(seat), task=said)
    return capital(said) if seat == who.you else text


def _task(phase: int, kinds: set[type[Action]]) -> str:
    turn = translate("flower-power", "play cards, or end your turn.")
    if actions.Draw in kinds:
        turn = translate("flower-power", "draw a card and end your turn, or play cards and attack.")
    elif actions.Attack in kinds:
        turn = translate("flower-power", "attack, play cards, or end your turn.")
    return {
        BUILD: translate("flower-power", "lay your flowers: cut the row where one ends."),
        REPLY: translate("flower-power", "a battle! Play a card, or pass."),
        TIE_CARDS: translate("flower-power", "a dead tie! Break it with a card, or pass."),
        PICK: translate("flower-power", "choose the petal that fights."),
        LAST_WILL: translate("flower-power", "your last will! Play what cards you like, then pass."),
    }.get(phase, turn)


def whose_turn(who: Company, seat: int) -> str:
    """Return the text of whose turn it is."""
    your, other = translate("flower-power", "Your turn"), translate("flower-power", "The turn of {player}")
    return who.phrase(seat, your, other)


def attacks(model: Model, who: Company, room: int | None = None) -> str:
    """Return the arena's title for the attack in progress; names are cut to fit `room` pixels if given."""
    one, other = (model.owner(each).seat for each in model.battle)
    text, names = translate("flower-power", "{player} attacks {other}"), {"player": one, "other": other}
    if one == who.you:
        text, names = translate("flower-power", "You attack {player}"), {"player": other}
    elif other == who.you:
        text, names = translate("flower-power", "{player} attacks you"), {"player": one}

    def titled(named: Callable[[int], str]) -> str:
        attack = text.format(**{key: named(seat) for key, seat in names.items()})
        return translate("flower-power", "A tie! {attack}").format(attack=attack) if model.tied else attack

    if room is None or fonts.small_width(titled(who.name), bold=True) <= room:
        return titled(who.name)
    share = (room - fonts.small_width(titled(lambda _: ""), bold=True)) // len(names)
    return titled(lambda seat: fonts.small_fitted(who.name(seat), share, bold=True))


def fight(model: Model, who: Company) -> str:
    """Return the fighting flowers with their visible petals; empty if there is no battle."""
    if not model.battle:
        return ""
    found = []
    for number, petal in model.battle.items():
        petals, card = model.flower(number).petals, HIDDEN
        if petal is not None and petal < len(petals) and petals[petal].open:
            card = petals[petal].card
        name = flower_name(model, who, number)
        text = translate("flower-power", "{flower} ({card})")
        found.append(name if card == HIDDEN else text.format(flower=name, card=named(card)))
    text = translate("flower-power", "{flower} attacks {other}.")
    return capital(text.format(flower=found[0], other=found[1]))


def forced(who: Company, seat: int) -> str:
    """Return the news line of a forced pass."""
    you = translate("flower-power", "You can do nothing here: you pass.")
    return who.phrase(seat, you, translate("flower-power", "{player} can do nothing here and passes."))


def only_petal(who: Company, seat: int) -> str:
    """Return the line of a POWER FLOWER whose only petal fights."""
    you = translate("flower-power", "Your POWER FLOWER has one petal: it fights.")
    return who.phrase(
        seat, you, translate("flower-power", "{player}’s POWER FLOWER has one petal: it fights.")
    )


def ahead(who: Company, seat: int) -> str:
    """Return the line of a pass of a seat that wins the battle as it stands."""
    you = translate("flower-power", "You are winning here: you pass.")
    return who.phrase(seat, you, translate("flower-power", "{player} is winning here and passes."))


# Hints


def hint_words(now: State, action: Action, said: Mapping[str, object]) -> str:
    """Return the advice and the reason of a hint in the language of the screen."""
    reason = reason_words(said, lambda value: translate("flower-power", value))
    return f"{action_words(now.model, now.company, action, now.model.actor)} {capital(reason)}"


# Chosen cards


def card_power(card: int, can: bool) -> str:
    """Return the text of a chosen card: its uses, and what to click."""
    follows = translate("flower-power", "It can’t do anything now.")
    if can:
        follows = translate("flower-power", "Click a ringed place.")
    return f"{capital(named(card))}. {card_use(card)} {follows}"


def card_use(card: int) -> str:
    """Return the uses of a hand card."""
    serves = SERVES[card]
    uses = []
    if serves & SPADE:
        text = translate("flower-power", "Poison: it destroys an open petal of {n} or less.")
        uses.append(text.format(n=STRENGTH[card]))
    if serves & HEART:
        text = translate("flower-power", "Fertiliser: it becomes a petal of {n} in any flower.")
        uses.append(text.format(n=STRENGTH[card]))
    if serves & DIAMOND:
        uses.append(translate("flower-power", "It makes any flower a POWER FLOWER."))
    if serves & CLUB:
        uses.append(translate("flower-power", "Spy: it shows you a flower or a hand."))
    return " ".join(uses)


def many_chosen(cards: Sequence[int], can_make: bool) -> str:
    """Return the text of several chosen cards."""
    text = translate("flower-power", "{n} cards are chosen.").format(n=len(cards))
    follows = translate("flower-power", "Three or more can make a flower.")
    if len(cards) >= 3 and can_make:
        follows = translate("flower-power", "They can make a flower.")
    return f"{text} {follows}"


def cuts_words(sizes: Sequence[int], good: bool) -> str:
    """Return the text of the flowers into which a row of petals is cut."""
    flowers = translate("flower-power", "{n:flower|flowers}").format(n=len(sizes))
    follows = translate("flower-power", "Click between petals to cut; then click Lay.")
    if not good:
        follows = translate("flower-power", "Each needs two petals at least.")
    text = translate("flower-power", "{flowers}: {sizes}. {follows}")
    return text.format(flowers=flowers, sizes=" ".join(map(str, sizes)), follows=follows)
