"""Spots of a table of flower cards for mouse, keys and screen readers: cards, players, marks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRect, QSize
from PySide6.QtGui import QAccessible, QMouseEvent

from macclassic.engine.core.safe_text import capital
from macclassic.flower_cards.sets import Pip, is_lost
from macclassic.flower_cards.table.picture_model import CardState
from macclassic.table.game_words import point_count
from macclassic.table.look.furniture import TableButton
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.spots import Spot

if TYPE_CHECKING:
    from macclassic.table.game_table import GameTable

from .card_choice import key, marked
from .layout import STRIP_GAP, lying
from .painting import (
    MESSAGE,
    PaintedPosition,
    in_strip,
    last_signs,
    message_rect,
    on_button,
    outstanding,
    prompt_rect,
    signs,
)
from .picture_model import BACK, CARD_H, CARD_W, TablePicture, month
from .player_signs import PlayerSign
from .words import names_of

STATIC = QAccessible.Role.StaticText
# Z-order of the spots; cards begin at 10.
TRAYS, STACK, PLAYERS, MESSAGES, CARDS, PLATES, MARKS, HINT = 1, 3, 4, 5, 10, 2000, 2001, 2002


@dataclass(frozen=True)
class SpotTexts:
    """A game's texts for its spots.

    `spoken`: the full description of a card. `matches`: the cards on the table that a hand card would match.
    `where`: texts of locations (`lying`), for screen readers and for balloons, with {name} for the player;
    hands and cards just played have common texts. `first`: text of the hand while one of two cards must be
    chosen. `stack`: its name, and its balloons with {n} cards and without. `sets`: the sets of a card, each
    with its name, its points, and the number of its cards that each seat has. `signs`: texts of signs, by
    kind. `three`: text of the mark of three of a month. `place`: text of a month's place.
    """

    spoken: Callable[[str], str]
    matches: Callable[[str, TablePicture], str]
    where: Mapping[str, tuple[str, str]]
    first: str
    stack: tuple[str, str, str]
    signs: Mapping[str, str]
    sets: Callable[[CardState, str], Sequence[tuple[str, int, Sequence[Sequence[Pip]]]]]
    three: Callable[[int], str]
    place: Callable[[int], str]


def on_table(
    now: CardState,
    scene: PaintedPosition,
    telling: SpotTexts,
    players: Sequence[Spot],
    texts: Mapping[str, tuple[str, str]],
) -> list[Spot]:
    """Return all spots of the table, the person's own first.

    The buttons follow the hand. At rest there are also trays and sets, and spots with a balloon only: signs,
    the mark of a hint, empty places, the message and the question. `texts`: names and balloons of buttons,
    trays and sets, by key.
    """
    layout = scene.layout
    you, *others = players
    buttons = [_button_spot(button, *texts[button.key]) for button in scene.buttons]
    cards, stack = _card_spots(now, scene, telling), _stack_spot(now, scene, *telling.stack)
    found = [you, *cards, *buttons, stack, *others]
    if now.busy:
        return found
    for tray in scene.trays:
        found.append(Spot(tray.key, tray.rect, *texts[tray.key], TRAYS, seen=tray.rail, role=STATIC))
    for seat, rows in enumerate(scene.sets):
        for row, rect in in_strip(scene.layout.strip(seat), rows):
            # Two sets in a line share the columns between them: every pixel there answers.
            rect = rect.adjusted(0, 0, STRIP_GAP, 0)
            found.append(Spot(f"{row.key}-{seat}", rect, *texts[f"{row.key}-{seat}"], PLAYERS, role=STATIC))
    for sign in (*signs(now, layout, scene.playing), *last_signs(now, layout, scene.hint)):
        found.append(_sign_spot(sign, telling))
    text = translate("balloon", "The computer would press this button.")
    found += [Spot(sign.key, sign.rect, "", text, HINT) for sign in on_button(scene.buttons, scene.pressed)]
    filled = {card[:2] for card in now.model.table}
    for number in range(1, 13):
        rect = layout.slot(number)
        if f"{number:02}" not in filled:
            rect.setHeight(CARD_H)
        found.append(Spot(f"month-{number}", rect, "", telling.place(number)))
    if scene.asked is not None:
        text = translate("balloon", "Here it says what you are asked, and by which keys you answer.")
        found.append(Spot("prompt", prompt_rect(now, layout, scene.asked), "", text, MESSAGES + 1))
    message = message_rect(now, layout, scene.asked)
    if not message.isNull():
        text = translate("balloon", "Here it says what has just happened, the latest last.")
        found.append(Spot(MESSAGE, message, "", text, MESSAGES))
    return found


def grow_message(table: GameTable, event: QEvent) -> bool:
    """Let the message grow while the pointer is on it; return True if it is."""
    if not isinstance(event, QMouseEvent) or event.type() != QEvent.Type.MouseMove or event.buttons():
        return False
    over = [spot.key for spot in table.spots_under(event.position().toPoint())][:1] == [MESSAGE]
    if over:
        table.hover(MESSAGE)
    return over


# Cards


def _card_spots(now: CardState, scene: PaintedPosition, telling: SpotTexts) -> Iterator[Spot]:
    """Yield the cards, open ones in reading order with their keys, then backs."""
    picture: TablePicture = now.model
    keys = {card: key(index) for index, card in enumerate(picture.choice or picture.hand)}
    matching, names = marked(now, scene.playing), names_of(now)
    where_words = {
        "hand": (translate("spoken", "in your hand"), ""),
        "played": (translate("spoken", "just played"), translate("balloon", "It has just been played.")),
        "open": (
            translate("spoken", "in the hand of {name}"),
            translate("balloon", "It is in the hand of {name}."),
        ),
        **telling.where,
    }
    for card, where, seat in lying(picture, scene.layout.board):
        if card not in picture.places:
            continue
        told = "collected" if where == "own" and not now.company[seat].you else where
        heard, shown = (words.format(name=names[seat]) for words in where_words[told])
        said = [telling.spoken(card), heard]
        if where == "hand" and card in matching:
            said.append(translate("spoken", "matches the table"))
        if where == "hand" and card in picture.shown:
            said.append(translate("spoken", "shown"))
        if where == "table" and month(card) in picture.threes:
            said.append(translate("spoken", "one of three"))
        if card in picture.choice:
            said.append(translate("spoken", "can be taken"))
        letter = keys[card] if card in now.targets and card in keys else ""
        more = telling.matches(card, picture) if where == "hand" else shown
        sentences = (*_sets(now, telling.sets(now, card)), more, _use(now, telling, card, where))
        yield Spot(
            card,
            outstanding(now, card),
            ", ".join(said),
            f"{capital(said[0])}.\n{' '.join(filter(None, sentences))}",
            CARDS + picture.places[card].z,
            letter,
            description=translate("spoken", "Key {n}").format(n=letter) if letter else "",
        )
    text = translate("balloon", "This is a card in the hand of {name}. It is hidden until it is played.")
    for card, place in picture.places.items():
        if card.startswith(BACK):
            name = names[int(card.split("-")[1])]
            yield Spot(card, place.rect, "", text.format(name=name), CARDS + place.z)


def _sets(now: CardState, found: Sequence[tuple[str, int, Sequence[Sequence[Pip]]]]) -> Iterator[str]:
    """Yield a text for each set of a card: its points, each player's progress, and who can still make it."""
    you = translate("balloon", "you have {n}")
    other = translate("balloon", "{name} has {n}")
    for name, points, progress in found:
        had = [pips.count("had") for pips in progress]
        who = ", ".join(
            (you if each.you else other).format(name=each.name, n=n)
            for each, n in zip(now.company, had, strict=True)
            if n
        )
        able = [seat for seat, pips in enumerate(progress) if not is_lost(pips)]
        text = translate("balloon", "{set}, {points}: {who}.")
        if not who:
            text = translate("balloon", "{set}, {points}: none collected yet.")
        elif not able:
            text = translate("balloon", "{set}: it can no longer be made; {who}.")
        elif len(able) == 1 and "open" in progress[able[0]]:
            one = translate("balloon", "Only {name} can still make it.")
            if now.company[able[0]].you:
                one = translate("balloon", "Only you can still make it.")
            text += " " + one
        able_name = now.company[able[0]].name if able else ""
        yield text.format(set=name, points=point_count(points), who=who, name=able_name)


def _use(now: CardState, telling: SpotTexts, card: str, where: str) -> str:
    """Return how a card is played or taken, or why a hand card cannot be played now."""
    if card in now.targets:
        if where == "hand":
            return translate("balloon", "To play it, click it.")
        return translate("balloon", "To take it, click it.")
    if where != "hand" or now.position.watching or now.position.over:
        return ""
    if now.model.choice:
        return telling.first
    return translate("balloon", "You can play it when it is your turn.")


def match_words(card: str, picture: TablePicture, named: Callable[[str], str], some: str, none: str) -> str:
    """Return the cards that a hand card would match: `some` with their names, or `none`."""
    found = [named(each) for each in picture.table if month(each) == month(card)]
    return some.format(cards=translate("balloon", " and ").join(found)) if found else none


# Signs, the stack and buttons


def _sign_spot(sign: PlayerSign, telling: SpotTexts) -> Spot:
    """Return the spot of a sign, with its balloon."""
    part, _, which = sign.key.partition("-")
    if part == "three":
        return Spot(sign.key, sign.rect, "", telling.three(int(which)), MARKS)
    texts = {
        "hint": translate("balloon", "The computer would play this card."),
        "number": translate("balloon", "To take the card above from the keyboard, press {n}."),
        "twin": translate("balloon", "Two cards just alike lie here, one on the other."),
        "turned": translate("balloon", "This card was turned from the stack."),
        **telling.signs,
    }
    over = HINT if part == "hint" else MARKS
    return Spot(sign.key, sign.rect, "", texts[part].format(n=sign.text), over)


def _stack_spot(now: CardState, scene: PaintedPosition, name: str, there: str, gone: str) -> Spot:
    """Return the spot of the stack, with its balloon: `there` with cards, `gone` without."""
    count = now.model.stack
    balloon = (there if count else gone).format(n=count)
    rect = QRect(scene.layout.stack, QSize(CARD_W, CARD_H))
    return Spot("stack", rect, name.format(n=count), balloon, STACK, role=STATIC)


def _button_spot(button: TableButton, name: str, balloon: str) -> Spot:
    """Return the spot of a button, with its letter."""
    return Spot(
        button.key,
        button.rect,
        name,
        balloon,
        PLATES,
        button.letter.casefold() if button.can else "",
        role=QAccessible.Role.PushButton,
        description=translate("spoken", "Key {n}").format(n=button.letter),
        enabled=button.can,
    )


# Players


def player_spot(
    now: CardState, scene: PaintedPosition, seat: int, said: Sequence[str], collected: Sequence[str] = ()
) -> Spot:
    """Return the spot of a player for screen readers. `said`: the game's texts.

    `collected`: of collections.
    """
    picture: TablePicture = now.model
    words = list(said)
    if picture.hidden[seat]:
        words.append(translate("spoken", "{n:card|cards} in hand").format(n=picture.hidden[seat]))
    words += collected
    if picture.first == seat:
        words.append(translate("spoken", "began this game"))
    if picture.actor == seat:
        words.append(translate("spoken", "to play now"))
    where = scene.layout.seat(seat)
    return Spot(f"player-{seat}", where, ", ".join(words), _player_balloon(now, seat), TRAYS, role=STATIC)


def _player_balloon(now: CardState, seat: int) -> str:
    """Return the balloon of a player."""
    person = now.company[seat]
    you = translate("balloon", "This is you. A heavy frame shows whose turn it is.")
    other = translate("balloon", "This is {name}. A heavy frame shows whose turn it is.")
    return f"{person.told(you, other)} {person.about}".strip()


def figure_spots(
    now: CardState,
    seat: int,
    figure: Sequence[PlayerSign],
    texts: Mapping[str, str],
    values: Mapping[str, object],
    limit: str,
) -> Iterator[Spot]:
    """Yield the spots of a player's parts.

    `texts`: balloons of the game's own parts. `values`: fields of all texts, {points} and those of the game.
    `limit`: what the limit of the points is for.
    """
    person = now.company[seat]
    points = translate("balloon", "This is what {name} has scored in this game: {points}.")
    first = translate("balloon", "This mark says that {name} began the game.")
    if person.you:
        points = translate("balloon", "This is what you have scored in this game: {points}.")
        first = translate("balloon", "This mark says that you began the game.")
    form = translate("balloon", "The badge is yellow one point short of that, and red from there on.")
    every = {"points": f"{points} {limit} {form}", "first": first, **texts}
    for sign in figure:
        text = every.get(sign.key.partition("-")[0])
        # Texts with a name in them are not formatted again: a name may contain braces.
        said = _player_balloon(now, seat) if text is None else text.format(name=person.name, **values)
        yield Spot(sign.key, sign.rect, "", said, PLAYERS)
