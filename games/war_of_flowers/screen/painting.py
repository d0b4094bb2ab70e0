"""What lies on the table: how it is drawn, and as spots for whoever points, listens or uses keys.

Cards, players with their sets and trays, what is asked, marks, places.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import chain

from PySide6.QtCore import QCoreApplication, QRect
from PySide6.QtGui import QPainter

from macclassic.flower_cards.table import choosing, painting, spots
from macclassic.flower_cards.table.choosing import points_words
from macclassic.flower_cards.table.painting import Scene, SetRow, Sign
from macclassic.flower_cards.table.places import Picture, month
from macclassic.toolbox.explaining import Spot
from macclassic.toolbox.furniture import Tray
from macclassic.toolbox.moment import Now

from ..acts import GO
from ..cards import CONTEXT, DECK, month_name, plant_name
from ..sets import KINDS, SETS, counts, points, progress
from . import asking, calling
from .calling import KEYS
from .layout import layout
from .model import hinted, mood, playing
from .words import collected_words, dollars, gos_words, kind_letter, named, set_title, set_words, spoken

translate = QCoreApplication.translate

_MARKS = {"birds": "mark-bird", "suns": "mark-sun"}
_RAILS = {"ribbon": "mark-plain-ribbon"}


def paint(painter: QPainter, area: QRect, now: Now) -> None:
    painting.draw(painter, area, now, layout(now), _marks, partial(scene, now))


def scene(now: Now) -> Scene:
    """Return what the table shows beside its cards."""
    lay = layout(now)
    calls = GO in now.open
    return Scene(
        lay,
        [_figure(now, seat) for seat in range(3)],
        [_sets(now, seat) for seat in range(3)],
        [tray for seat in range(3) for tray in _trays(now, seat)],
        calling.asked(now, lay.said)
        if calls
        else asking.asked(now, lay.said) or choosing.asked(now, playing(now), named),
        calling.buttons(now, lay.said) if calls else asking.buttons(now, lay.said),
        _marks,
        playing(now),
        hinted(now),
        pressed=KEYS.get(now.hint) if calls else asking.button_of(now.hint),
    )


def _marks(card: str) -> tuple[str, str]:
    """Return what a marked card bears: its month and the letter of its kind."""
    return str(month(card)), kind_letter(card)


def _figure(now: Now, seat: int) -> list[Sign]:
    """Return what stands at a player's place."""
    each = now.model.seats[seat]
    rows: list[painting.Row] = [
        [
            ("money", dollars(each.money), False),
            ("points", points_words(each.points), now.model.counting == seat),
        ]
    ]
    last = [("gos", gos_words(each.gos), True)] if each.gos else []
    if each.doubled:
        last.append(("doubled", f"×{2**each.doubled}", True))
    if each.owed:
        last.append(("owed", f"+{each.owed}", False))
    if last:
        rows.append(last)
    return painting.figure(now, layout(now), seat, mood(now.position.view, seat), *rows)


def _held(picture: Picture) -> list[int]:
    """Return what lies there of what all have collected, as sets."""
    return [DECK.pack(cards) for cards in picture.arrived]


def _sets(now: Now, seat: int) -> list[SetRow]:
    """Return how far a seat is with the sets."""
    found = progress(_held(now.model), seat)
    return [SetRow(name, _MARKS.get(name, f"mark-{name}"), pips) for name, pips in found.items()]


def _trays(now: Now, seat: int) -> Iterator[Tray]:
    """Yield the trays of a seat, with how much lies in each and what it brings."""
    cup, held = now.position.view.cup_plain, _held(now.model)[seat]
    each = zip(KINDS, layout(now).trays(seat), counts(held, cup), points(held, cup), strict=True)
    for kind, rect, count, worth in each:
        brings = f"+{worth}" if worth else ""
        yield Tray(f"{kind}-{seat}", rect, _RAILS.get(kind, f"mark-{kind}"), str(count), brings)


# As spots


def on_table(now: Now) -> list[Spot]:
    """Return what lies on the table, the person's own first, then what only a balloon tells of."""
    seen = scene(now)
    players = [_player(now, seen, seat) for seat in range(3)]
    told = {**calling.told(now), **asking.told(), **_told(now, seen)}
    found = spots.on_table(now, seen, _telling(), players, told)
    if not now.busy:
        found += chain(*(_figure_spots(now, seat, signs) for seat, signs in enumerate(seen.figures)))
    return found


# Cards


def _telling() -> spots.Telling:
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
    practice = translate("balloon", "A move was taken back that told too much: this war does not count.")
    shown = translate("balloon", "You have shown this card: all see it.")
    return spots.Telling(
        spoken,
        _matches,
        where={"table": table, "turned": turned, "own": own, "collected": other},
        first=translate("balloon", "First choose which card on the table to take."),
        stack=(translate("spoken", "Stack: {n} cards"), there, gone),
        signs={"match": match, "practice": practice, "shown": shown},
        sets=_sets_of,
        three=_three,
        place=_place,
    )


def _sets_of(now: Now, card: str) -> list[tuple[str, int, list[int]]]:
    held, one = _held(now.model), DECK.pack((card,))
    return [
        (set_title(name), worth, [(cards & wanted).bit_count() for cards in held])
        for name, (wanted, worth) in SETS.items()
        if one & wanted
    ]


def _matches(card: str, picture: Picture) -> str:
    some = translate("balloon", "It matches on the table: {cards}.")
    none = translate("balloon", "It matches nothing: played now, it stays on the table.")
    return spots.match_words(card, picture, named, some, none)


def _three(month: int) -> str:
    text = translate("balloon", "Three cards of {month} lie here. Whoever plays the fourth takes them all.")
    return text.format(month=_month(month))


# Players


def _player(now: Now, seen: Scene, seat: int) -> Spot:
    name, each = now.company[seat].name, now.model.seats[seat]
    said = [
        translate("spoken", "{name}: ${money}").format(name=name, money=each.money),
        points_words(each.points),
    ]
    if each.gos:
        said.append(gos_words(each.gos))
    if each.doubled:
        said.append(translate("spoken", "a win pays ×{n}").format(n=2**each.doubled))
    if each.owed:
        said.append(translate("spoken", "{n} turns owed").format(n=each.owed))
    return spots.player_spot(now, seen, seat, said)


def _figure_spots(now: Now, seat: int, signs: Sequence[Sign]) -> Iterator[Spot]:
    each = now.model.seats[seat]
    texts = {
        "money": translate("balloon", "This is the money of {name}: ${money}."),
        "gos": translate(
            "balloon", "{name} has called GO; times so far: {gos}. Each makes a STOP bring more."
        ),
    }
    if not seat:
        texts = {
            "money": translate("balloon", "This is your money: ${money}."),
            "gos": translate(
                "balloon", "You have called GO; times so far: {gos}. Each makes a STOP bring more."
            ),
        }
    texts["doubled"] = translate("balloon", "A win of {name} pays ×{doubled}, for cards shown or bombed.")
    texts["owed"] = translate("balloon", "{name} may play no card, and turn a stack card only: {owed} times.")
    if not seat:
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
    return spots.figure_spots(now, seat, signs, texts, values)


# Places


def _told(now: Now, seen: Scene) -> Mapping[str, tuple[str, str]]:
    """Return what trays and sets are called, and what is said of them."""
    found = {}
    for seat, person in enumerate(now.company):
        held = _held(now.model)[seat]
        cup = now.position.view.cup_plain
        for kind, count, worth in zip(KINDS, counts(held, cup), points(held, cup), strict=True):
            found[f"{kind}-{seat}"] = collected_words(person.name, seat, kind, count, worth)
        for row in seen.sets[seat]:
            found[f"{row.key}-{seat}"] = set_words(person.name, seat, row.key, SETS[row.key][1], row.pips)
    return found


def _place(number: int) -> str:
    text = translate("balloon", "This is the place of {month}: cards with {plant} go here.")
    return text.format(month=_month(number), plant=translate(CONTEXT, plant_name(number)).lower())


def _month(number: int) -> str:
    return translate(CONTEXT, month_name(number))
