"""Where everything on the table is at this moment."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect

from macclassic.toolbox.moment import Now

from ..cards import HIDDEN
from . import choices, layout, painting, shapes, words
from .laying import Row
from .model import Flower, Model, Petal, Place, Table, picture_of


def picture(now: Now) -> Model:
    """Return the picture of this moment; while flowers are laid, with those that the row is cut into."""
    model = picture_of(now.position.view, now.position.veiled, now.opening)
    cuts, view = choices.cuts(now), now.position.view
    if cuts is not None:
        # The next ids are theirs.
        pack = iter(view.pack or (HIDDEN,) * cuts.count)
        model.players[0].flowers = [
            Flower(view.flowers + number, tuple(Petal(next(pack)) for _ in range(size)))
            for number, size in enumerate(cuts.sizes, 1)
        ]
    return model


def lay_of(now: Now) -> Table:
    """Return where everything lies; `Model.lay` is None when that is to be reckoned anew."""
    model: Model = now.model
    if model.lay is None:
        scrolled = choices.own(now).scrolled
        widths = {player.seat: _plate_width(now, player.seat) for player in model.players}
        model.lay = layout.arrange(model, now.size.width(), now.size.height(), scrolled, widths)
    return model.lay


def _plate_width(now: Now, seat: int) -> int:
    """Return how wide a player's plate is in a wide garden, with the eye beside it if there is one."""
    seen = seat in now.model.known_hands and not now.model.opened
    eye = painting.art("mark-seen").width() + 3 if seen else 0
    return painting.plate_rect(QPoint(0, 0), _plate_words(now, seat, layout.NARROW)).width() + eye


def _plate_words(now: Now, seat: int, room: int) -> str:
    """Return what stands on a plate in a garden that is so wide."""
    long = words.plate_words(now.model, now.company, seat, True)
    if painting.plate_rect(QPoint(0, 0), long).width() < min(room, layout.PLATE_ROOM + 20):
        return long
    return words.plate_words(now.model, now.company, seat, False)


def plate_text(now: Now, seat: int) -> str:
    """Return what stands on a player's plate, as long as there is room for it."""
    if now.model.closed:
        # Nobody has a place yet.
        return words.who_acts(now.company, seat)
    return _plate_words(now, seat, lay_of(now).garden(seat).rect.width())


def plate_rect(now: Now, seat: int) -> QRect:
    """Return the pixels of a player's plate."""
    return painting.plate_rect(lay_of(now).garden(seat).plate, plate_text(now, seat))


def fights(model: Model, flower: int) -> bool:
    """Whether a flower stands in the middle, since it fights."""
    battle = model.battle
    return battle is not None and flower in (battle.attacker, battle.target)


def place_of(now: Now, flower: int) -> Place:
    """Return where a flower stands now: in its garden, or in the middle if it fights."""
    model: Model = now.model
    battle = model.battle
    if battle is not None and fights(model, flower):
        one, two = model.flower(battle.attacker), model.flower(battle.target)
        counts = (len(one.petals), len(two.petals))
        return layout.fighters(lay_of(now), counts, (one.power, two.power))[flower == battle.target]
    return lay_of(now).garden(model.owner(flower).seat).places[flower]


def petal_rect(place: Place, count: int, petal: int) -> QRect:
    """Return the box of a petal of a flower of so many that stands in a place."""
    look = shapes.shape(place.small)
    laid = look.laid(count)[min(petal, shapes.most() - 1)]
    box = shapes.covered(place.small, laid.direction).boundingRect()
    return box.translated(look.corner(laid) + place.middle)


def card_rects(now: Now) -> dict[int, QRect]:
    """Return where the cards of the hand lie; those that are chosen lie higher."""
    hand, chosen = now.model.hand or [], choices.own(now).cards if now.open else ()
    return {
        card: rect.translated(0, -layout.RAISED) if card in chosen else rect
        for card, rect in zip(hand, layout.hand_places(lay_of(now), len(hand)), strict=True)
    }


def rect_of(now: Now, key: str) -> QRect:
    """Return the pixels of a place."""
    kind, number, at = choices.read(key)
    lay = lay_of(now)
    match kind:
        case "card":
            return card_rects(now)[number]
        case "flower":
            return place_of(now, number).rect
        case "petal":
            return petal_rect(place_of(now, number), len(now.model.flower(number).petals), at)
        case "hand":
            return plate_rect(now, number)
        case "button":
            return layout.buttons(lay)[number]
        case "gap":
            row = row_of(now)
            return row.gap_rect(number) if row is not None else QRect()
        case "left" | "right":
            return lay.garden(number).arrows[kind == "right"]
    return lay.pile if kind == "pile" else lay.graveyard


def row_of(now: Now) -> Row | None:
    """Return the row of petals while flowers are laid."""
    cuts = choices.cuts(now)
    if cuts is None:
        return None
    lay = lay_of(now)
    left = lay.pile.x() + 10
    return Row(QRect(left, lay.strip.y() + 10, lay.board.x() - left - 10, 60), cuts.count)


def practice_rect(now: Now, text: str) -> QRect:
    """Return where it says that a match does not count."""
    lay = lay_of(now)
    rect = painting.plate_rect(QPoint(0, 0), text)
    rect.moveBottomRight(QPoint(lay.board.right(), lay.strip.bottom() + 16))
    return rect


def flight_rect(model: Model) -> QRect:
    """Return the pixels of what is on its way."""
    flight = model.flight
    if flight is None:
        return QRect()
    if flight.flower is not None:
        box = shapes.bounds(len(flight.flower.petals), flight.small, flight.flower.power)
        return box.translated(flight.at).adjusted(-1, -1, 1, 1)
    w, h = (layout.CARD_W, layout.CARD_H) if flight.card != HIDDEN else (41, 41)
    return QRect(flight.at.x() - w // 2, flight.at.y() - h // 2, w, h).adjusted(-1, -1, 1, 1)
