"""Input of the Flower Power table: choosing, dragging, scrolling, cutting petals and typing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWheelEvent

from macclassic.table.game_table import GameTable
from macclassic.table.table_state import (
    ARROW_DIRECTIONS,
    Prompt,
    nearest,
)
from macclassic.toolbox.base.motion_timing import MotionSetting
from macclassic.toolbox.grammar.sentences import translate

from ... import actions
from ...actions import PASS, Action, Build, Create, Pick, Spy
from ...board import OVER
from ..dialogs import Graveyard, MakeFlower, out_of_game, which
from ..layout import dragged_rect, layout_of, place_of
from ..model import Dragged
from ..motion.pieces import TEXT_MS
from ..spots import flower_said
from ..texts import card_words, words
from . import buttons, choices, lay_petals
from .choices import FAST, RESULT, ChoiceInProgress, current_choice, parse_key
from .typed_moves import example_text, parse_move, typing

if TYPE_CHECKING:
    from ..model import State


SCROLL = 30
FASTEST = 5
"""The fastest pace."""
DRAG_THRESHOLD = 5
"""Pixels that the pointer must move for a drag."""
Key = Qt.Key
PLACES = ("card", "flower", "petal", "hand", "pile", "grave")


# Prompts


def ask(now: State) -> Prompt | None:
    """Return a prompt if the selected spot leaves a question open, else None."""
    found = which(now, now.open_actions) if now.selected else None
    return found if isinstance(found, Prompt) else None


# Actions


def clear_choice(table: GameTable, action: Action) -> None:
    """Clear the choice after an action; keep a spy action so that its result can be shown."""
    spy = action if isinstance(action, Spy) else None
    kept = current_choice(table.state)
    table.keep_game_state(
        ChoiceInProgress(scrolled=kept.scrolled, spied=spy, rest=kept.rest, usual=kept.usual)
    )


def act(table: GameTable, action: Action) -> None:
    """Play an action that was not selected on the table, after a confirmation if one is needed."""
    found = which(table.state, (action,))
    if isinstance(found, Prompt):
        table.ask(found)
    else:
        table.act(found)


def choose(table: GameTable, chosen: ChoiceInProgress) -> None:
    """Replace the current choice."""
    table.keep_game_state(chosen)
    table.select(())


def say(table: GameTable, line: str) -> None:
    """Show a sentence in place of the prompt, and announce it."""
    table.keep_game_state(replace(current_choice(table.state), line=line))
    table.said.emit(line)


def on_spot(table: GameTable, key: str) -> None:
    """Do what a spot does that stands for no action."""
    kind, number, _ = parse_key(key)
    now = table.state
    match kind:
        case "grave":
            show_graveyard(table)
        case "button":
            press(table, number)
        case "left" | "right":
            scroll(table, number, SCROLL if kind == "right" else -SCROLL)
        case "card":
            choose(table, choices.with_card(now, number))
        case "flower" if petal := choices.only_petal(now, number):
            table.choose(petal)
        case "flower":
            choose(table, choices.with_attacker(now, number))
        case "gap" if cuts := choices.cuts(now):
            choose(table, replace(current_choice(now), cuts=cuts.toggled(number), line=""))


def press(table: GameTable, number: int) -> None:
    """Do what a button of the table does."""
    now = table.state
    cuts = choices.cuts(now)
    if number == buttons.MAKING:
        make_flower(table)
    elif cuts is None:
        for action, button in buttons.ACTIONS.items():
            if button == number and action in now.open_actions:
                table.act(action)
    elif number != buttons.LAYING:
        cut = lay_petals.every(cuts.count, 2 + number - buttons.PAIRS)
        choose(table, replace(current_choice(now), cuts=cut, line=""))
    elif cuts.good:
        table.act(Build(cuts.sizes))


def make_flower(table: GameTable) -> None:
    """Open the dialog for the cards of a new flower."""
    now = table.state
    if not choices.can_make(now) or now.model.hand is None:
        return
    dialog = MakeFlower(now.model.hand, current_choice(now).cards)
    table.ask(Prompt(dialog, lambda name: Create(dialog.cards, dialog.power) if name == "ok" else None))


def begin_typing(table: GameTable, text: str = "") -> None:
    """Open the typing line with a first text, and show an example of a typed move."""
    now = table.state
    if now.open_actions:
        say(table, example_text(now.model, now.position.view, now.open_actions))
        typing(table).open(text)


def leave_typing(table: GameTable) -> None:
    """Close the typing line, and clear the example."""
    typing(table).put_away()
    now, chosen = table.state, current_choice(table.state)
    if (
        chosen.line
        and now.open_actions
        and chosen.line == example_text(now.model, now.position.view, now.open_actions)
    ):
        table.keep_game_state(replace(chosen, line=""))


def enter(table: GameTable, text: str) -> None:
    """Play the typed move, or show why it cannot be played."""
    now = table.state
    if not text.strip():
        leave_typing(table)
        return
    if not now.open_actions:
        _refuse(table, translate("flower-power", "It is not your turn."))
        return
    action, why = parse_move(text, now.model, now.company, now.position.view, now.open_actions)
    if action is None:
        _refuse(table, why)
        typing(table).open(text)
    else:
        act(table, action)


def _refuse(table: GameTable, why: str) -> None:
    say(table, why)
    table.sounds.beep()


# Scrolled gardens


def scroll(table: GameTable, seat: int, by: int) -> None:
    """Scroll a garden by a number of pixels."""
    now = table.state
    garden = layout_of(now).garden(seat)
    to = max(0, min(garden.hidden, garden.scroll + by))
    choose(table, replace(current_choice(now), scrolled={**current_choice(now).scrolled, seat: to}))


def bring_into_view(table: GameTable, key: str) -> None:
    """Scroll a garden so that the flower with the keyboard focus is fully visible."""
    kind, number, _ = parse_key(key)
    if kind not in ("flower", "petal"):
        return
    garden = layout_of(table.state).garden(table.model.owner(number).seat)
    place = garden.places.get(number)
    if place is None or not garden.hidden:
        return
    room = garden.bed.adjusted(14, 0, -14, 0)
    by = min(0, place.rect.x() - room.x()) or max(0, place.rect.right() - room.right())
    if by:
        scroll(table, garden.seat, by)


# Displays


def show_graveyard(table: GameTable) -> None:
    """Show all cards of the Graveyard."""
    if table.model is not None:
        table.finish()
        table.open(Graveyard(table.model.graveyard))


def on_rest(table: GameTable, moved: bool) -> None:
    """Apply a hint for laying flowers, pass automatically, or show what the player's spy has seen.

    The table calls this when all motion has ended; `moved` is true if there was any.
    """
    now, chosen = table.state, current_choice(table.state)
    if isinstance(now.hint, Build) and chosen.hint is not now.hint and choices.building(now):
        choose(table, replace(chosen, cuts=lay_petals.of_sizes(now.hint.sizes), hint=now.hint, line=""))
        return
    if now.hint is not None and chosen.line:
        # The hint answers what the refused click was about.
        choose(table, replace(chosen, line=""))
    typing(table).place()
    if moved and _all_are_out(now) and not chosen.rest:
        table.ask(out_of_game(lambda how: see_rest(table, how)))
    elif chosen.rest and not _all_are_out(now):
        see_rest(table, "")
    if moved and not chosen.passed and (found := _by_itself(now)) is not None:
        _act_by_itself(table, *found)
    elif chosen.spied is not None and now.open_actions:
        table.keep_game_state(replace(chosen, spied=None))
        seen = _spy_sentence(now, chosen.spied) if moved else ""
        if seen:
            # The task follows in the same line, which replaces the prompt.
            say(table, f"{seen} {choices.task(now)}")


def _all_are_out(now: State) -> bool:
    """True if the match goes on without any of its people."""
    view, people = now.position.view, now.company.people
    out = bool(people) and not any(view.alive >> seat & 1 for seat in people)
    return out and view.phase != OVER and not now.position.watching


def see_rest(table: GameTable, how: str) -> None:
    """Show the rest of the match at the usual pace, fast, or only its result; empty: as usual again."""
    kept = current_choice(table.state)
    usual = kept.usual or (table.options.pace, table.tempo.manner.value)
    pace, motion = (FASTEST, usual[1]) if how == FAST else usual
    if how == RESULT:
        pace, motion = FASTEST, MotionSetting.NONE.value
    table.keep_game_state(replace(kept, rest=how, usual=usual if how else None))
    table.use(options=replace(table.options, pace=pace), motion=motion)


def _spy_sentence(now: State, spy: Spy) -> str:
    """Return the sentence about what a spy has seen; empty if it is no longer there."""
    model, text = now.model, translate("flower-power", "{flower}: {petals}.")
    if spy.seat in model.known_hands:
        known = card_words.listed(model.known_hands[spy.seat])
        return text.format(flower=now.company.name(spy.seat), petals=known)
    if spy.flower in model.flowers:
        said = flower_said(model.flower(spy.flower), False)
        name = words.flower_name(model, now.company, spy.flower)
        return words.capital(text.format(flower=name, petals=said))
    return ""


def _by_itself(now: State) -> tuple[Action, str] | None:
    """Return the action that the table plays without a question, and the text about it; else None."""
    who, seat = now.company, now.position.view.actor
    match now.open_actions:
        case (Pick() as only,):
            return only, words.only_petal(who, seat)
        case (actions.Pass() as only,) if now.options.passes:
            return only, words.forced(who, seat)
    if now.options.passes_ahead and PASS in now.open_actions and choices.ahead(now):
        return PASS, words.ahead(who, seat)
    return None


def _act_by_itself(table: GameTable, action: Action, text: str) -> None:
    """Announce an action, and play it after a pause."""
    now = table.state
    table.keep_game_state(replace(current_choice(now), passed=True, line=text))
    # Not among the news lines: a resumed match would not repeat this one there.
    table.said.emit(text)

    def then() -> None:
        if table.state.position is now.position:
            table.act(action)
        if table.state.position is now.position:
            # The table has not accepted the action yet; do not announce it again.
            table.keep_game_state(replace(current_choice(table.state), passed=True))

    table.after_delay(TEXT_MS[now.options.pace], then)


# Mouse and keys beyond clicks on spots


def before_event(table: GameTable, event: QEvent) -> bool:
    """Handle an event of this table; return true if it needs no further handling."""
    if table.model is None:
        return False
    if isinstance(event, QKeyEvent):
        return _key(table, event)
    if isinstance(event, QWheelEvent):
        return _wheel(table, event)
    if event.type() == QEvent.Type.Leave:
        return _drop(table)
    if isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseButtonPress:
        return _press(table, event)
    if isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseButtonRelease:
        return _release(table, event.position().toPoint())
    return isinstance(event, QMouseEvent) and _drag(table, event.position().toPoint())


# Mouse


def _press(table: GameTable, event: QMouseEvent) -> bool:
    leave_typing(table)
    point = event.position().toPoint()
    if any(parse_key(spot.key)[0] in ("left", "right", "gap", "button") for spot in table.spots_under(point)):
        return False
    table.focus_spot(None)
    table.keep_game_state(replace(current_choice(table.state), line=""))
    keys = _under(table, point)
    if not keys:
        choose(table, choices.nothing_chosen(table.state))
        return True
    now, first = table.state, keys[0]
    kind, number, _ = parse_key(first)
    if kind == "card" and now.open_actions:
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            choose(table, choices.with_card(now, number, more=True))
            return True
        # If this is no drag, a second click on a chosen card releases it.
        chosen = number in current_choice(now).cards
        kept = current_choice(now) if chosen else choices.with_card(now, number)
        choose(table, replace(kept, pressed=(point, first, chosen)))
        return True
    flower = next((key for key in keys if parse_key(key)[0] == "flower"), "")
    if parse_key(flower)[1] in choices.attackers(now) and not now.targets.keys() & keys:
        table.keep_game_state(replace(current_choice(now), pressed=(point, flower, False)))
    _take(table, keys)
    return True


def _under(table: GameTable, point: QPoint) -> list[str]:
    """Return the keys of cards, flowers and other spots at a point, uppermost first."""
    return [spot.key for spot in table.spots_under(point) if parse_key(spot.key)[0] in PLACES]


def _take(table: GameTable, keys: Sequence[str]) -> None:
    """Choose among overlapping spots under a click.

    The uppermost possible target is chosen; else a flower before its petals.
    """
    meant = [key for key in keys if key in table.state.targets]
    table.choose((meant or [key for key in keys if key.startswith("flower")] or keys)[0])


def _drag(table: GameTable, point: QPoint) -> bool:
    now = table.state
    pressed = current_choice(now).pressed
    if pressed is None or not now.open_actions:
        return True
    start, key, _ = pressed
    if now.model.dragged is None and (point - start).manhattanLength() < DRAG_THRESHOLD:
        return True
    kind, number, _ = parse_key(key)
    if kind == "flower" and current_choice(now).attacker != number:
        choose(table, choices.with_attacker(now, number))
        now = table.state
    before = dragged_rect(now.model.dragged)
    if kind == "card":
        now.model.dragged = Dragged(point, card=number)
    else:
        flower = now.model.flower(number)
        now.model.dragged = Dragged(point, flower, small=place_of(now, number).small)
    table.touch(before.united(dragged_rect(now.model.dragged)))
    return True


def _drop(table: GameTable) -> bool:
    """Stop dragging; return true if a flower or card was dragged."""
    dragged, table.model.dragged = table.model.dragged, None
    if dragged is not None:
        table.keep_game_state(replace(current_choice(table.state), pressed=None))
    return dragged is not None


def _release(table: GameTable, point: QPoint) -> bool:
    now = table.state
    pressed = current_choice(now).pressed
    if pressed is None:
        return True
    table.keep_game_state(replace(current_choice(now), pressed=None))
    if now.model.dragged is None:
        if pressed[2]:
            choose(table, choices.with_card(table.state, parse_key(pressed[1])[1]))
        return True
    now.model.dragged = None
    keys = _under(table, point)
    if pressed[1] not in keys and any(parse_key(key)[0] in ("flower", "hand") for key in keys):
        _take(table, keys)
    return True


def _wheel(table: GameTable, event: QWheelEvent) -> bool:
    point = event.position().toPoint()
    by = event.angleDelta().y() or event.angleDelta().x()
    for garden in layout_of(table.state).gardens if not table.busy else ():
        if garden.bed.contains(point) and garden.hidden:
            scroll(table, garden.seat, -SCROLL if by > 0 else SCROLL)
    return True


# Keys


def _key(table: GameTable, event: QKeyEvent) -> bool:
    key, now = Key(event.key()), table.state
    row = choices.cuts(now) if now.current is None else None
    if key == Key.Key_Escape:
        table.focus_spot(None)
        choose(table, choices.nothing_chosen(now))
    elif (
        key == Key.Key_Space
        and now.current is not None
        and now.current.startswith("card")
        and now.open_actions
    ):
        choose(table, choices.with_card(now, parse_key(now.current)[1], more=True))
    elif key in (Key.Key_Space, Key.Key_Up) and row is not None:
        choose(table, replace(current_choice(now), cuts=row.toggled(row.at), line=""))
    elif key in (Key.Key_Return, Key.Key_Enter) and now.current is None and (default := buttons.default(now)):
        table.choose(default)
    elif key in ARROW_DIRECTIONS and ARROW_DIRECTIONS[key].x() and row is not None:
        choose(table, replace(current_choice(now), cuts=row.stepped(ARROW_DIRECTIONS[key].x()), line=""))
    elif (
        key in ARROW_DIRECTIONS
        and choices.building(now)
        and now.current is not None
        and nearest(now, table.reachable_spots(), key) is None
    ):
        table.focus_spot(None)
    elif key != Key.Key_Space and event.text().isalnum() and now.open_actions:
        begin_typing(table, event.text())
    else:
        return False
    return True
