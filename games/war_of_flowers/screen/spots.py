"""Spots of the table for mouse, keys and screen readers: their names and balloon texts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from typing import TYPE_CHECKING

from macclassic.flower_cards.sets import Pip
from macclassic.flower_cards.table import spots
from macclassic.flower_cards.table.painting import PaintedPosition
from macclassic.flower_cards.table.picture_model import TablePicture
from macclassic.flower_cards.table.player_signs import PlayerSign
from macclassic.table.game_words import point_count
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.spots import Spot

from ..cards import CONTEXT, DECK, month_name, plant_name
from ..sets import KINDS, SETS, counts, points, progress
from . import go_stop_prompt, prompts
from .model import points_to_call
from .painting import arrived_cards, scene
from .texts.words import collected_words, gos_words, named, set_title, set_words, spoken

if TYPE_CHECKING:
    from .model import State


def on_table(now: State) -> list[Spot]:
    """Return the spots of the table, the player's own first, then those with a balloon only."""
    seen = scene(now)
    players = [_player(now, seen, seat) for seat in seen.layout.around]
    button_texts = {**go_stop_prompt.button_texts(now), **prompts.button_texts(), **_tray_texts(now, seen)}
    found = spots.on_table(now, seen, _spot_texts(), players, button_texts)
    if not now.busy:
        found += chain(*(_figure_spots(now, seat, signs) for seat, signs in enumerate(seen.figures)))
    return found


# Cards


def _spot_texts() -> spots.SpotTexts:
    turned = (
        translate("spoken", "turned from the stack"),
        translate("balloon", "It was turned from the stack."),
    )
    own = translate("spoken", "collected by you"), translate("balloon", "You have collected it.")
    other = translate("spoken", "collected by {name}"), translate("balloon", "{name} has collected it.")
    table = translate("spoken", "on the table"), translate("balloon", "It lies on the table.")
    there = translate(
        "balloon", "This is the stack; cards in it: {n}. After each card that is played, one is turned."
    )
    gone = translate("balloon", "The stack lay here. All of its cards have been turned.")
    match = translate("balloon", "This mark says that the card below matches one on the table.")
    practice = translate(
        "balloon", "A move was taken back that had revealed too much: this war does not count."
    )
    shown = translate("balloon", "You have shown this card: all see it.")
    return spots.SpotTexts(
        spoken,
        _matches,
        where={"table": table, "turned": turned, "own": own, "collected": other},
        first=translate("balloon", "First choose which card on the table to take."),
        stack=(translate("spoken", "Stack: {n:card|cards}"), there, gone),
        signs={"match": match, "practice": practice, "shown": shown},
        sets=_sets_of,
        three=_three,
        place=_place,
    )


def _sets_of(now: State, card: str) -> list[tuple[str, int, list[tuple[Pip, ...]]]]:
    had, one = arrived_cards(now.model), DECK.pack((card,))
    found = [progress(had, seat) for seat in range(len(had))]
    return [
        (set_title(name), worth, [each[name] for each in found])
        for name, (wanted, worth) in SETS.items()
        if one & wanted
    ]


def _matches(card: str, picture: TablePicture) -> str:
    some = translate("balloon", "It matches on the table: {cards}.")
    none = translate("balloon", "It matches nothing: played now, it stays on the table.")
    return spots.match_words(card, picture, named, some, none)


def _three(month: int) -> str:
    text = translate("balloon", "Three cards of {month} lie here. Whoever plays the fourth takes them all.")
    return text.format(month=_month(month))


# Players


def _player(now: State, seen: PaintedPosition, seat: int) -> Spot:
    name, each = now.company[seat].name, now.model.seats[seat]
    said = [
        translate("spoken", "{name}: ${money}").format(name=name, money=each.money),
        point_count(each.points),
    ]
    if each.gos:
        said.append(gos_words(each.gos))
    if each.doubled:
        said.append(translate("spoken", "a win pays ×{n}").format(n=2**each.doubled))
    if each.owed:
        said.append(translate("spoken", "{n:turn|turns} owed").format(n=each.owed))
    return spots.player_spot(now, seen, seat, said)


def _figure_spots(now: State, seat: int, signs: Sequence[PlayerSign]) -> Iterator[Spot]:
    each = now.model.seats[seat]
    texts = {
        "money": translate("balloon", "This is the money of {name}: ${money}."),
        "gos": translate(
            "balloon", "{name} has called GO; times so far: {gos}. Each makes a STOP bring more."
        ),
    }
    you = now.company[seat].you
    if you:
        texts = {
            "money": translate("balloon", "This is your money: ${money}."),
            "gos": translate(
                "balloon", "You have called GO; times so far: {gos}. Each makes a STOP bring more."
            ),
        }
    texts["doubled"] = translate("balloon", "A win of {name} pays ×{doubled}, for cards shown or bombed.")
    texts["owed"] = translate("balloon", "{name} may play no card, and turn a stack card only: {owed} times.")
    if you:
        texts["doubled"] = translate(
            "balloon", "If you win you are paid ×{doubled}, for cards shown or bombed."
        )
        texts["owed"] = translate(
            "balloon", "You may play no card, and turn a stack card only: {owed} times."
        )
    values = {
        "money": each.money,
        "points": each.points,
        "gos": each.gos,
        "doubled": 2**each.doubled,
        "owed": each.owed,
    }
    limit = translate("balloon", "To call GO or STOP takes {n} points or more.")
    limit = limit.format(n=points_to_call(now.position.view))
    return spots.figure_spots(now, seat, signs, texts, values, limit)


# Places


def _tray_texts(now: State, seen: PaintedPosition) -> Mapping[str, tuple[str, str]]:
    """Return the name and the balloon text of each tray and set."""
    found, had = {}, arrived_cards(now.model)
    for seat, person in enumerate(now.company):
        mine = had[seat]
        cup = now.position.view.cup_plain
        for kind, count, worth in zip(KINDS, counts(mine, cup), points(mine, cup), strict=True):
            found[f"{kind}-{seat}"] = collected_words(person, kind, count, worth)
        for row in seen.sets[seat]:
            wanted, worth = SETS[row.key]
            if row.short:
                left = wanted & ~sum(each for other, each in enumerate(had) if other != seat)
                worth = sum(points(left, cup))
            found[f"{row.key}-{seat}"] = set_words(person, row, worth)
    return found


def _place(number: int) -> str:
    text = translate("balloon", "This is the place of {month}: cards with {plant} go here.")
    return text.format(month=_month(number), plant=translate(CONTEXT, plant_name(number)).lower())


def _month(number: int) -> str:
    return translate(CONTEXT, month_name(number))
