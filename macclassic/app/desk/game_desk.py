"""One open game: its window, its session, the menus while it is in front, and its dialogs."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication, QRect

from macclassic.app.desk.daily_match import DailyDeals
from macclassic.app.desk.plain_match import PlainMatch
from macclassic.app.dialogs.deal_number_dialog import DealNumberDialog
from macclassic.app.host import MatchContext, ProgramServices
from macclassic.app.learn.lesson_offer import add_offer
from macclassic.app.lookback.look_back import LookBack
from macclassic.app.lookback.match_log import MatchLog
from macclassic.app.play.help_windows import HelpManual, manual_of
from macclassic.app.play.hot_seat import names_kept, seat_people
from macclassic.app.play.match_end_dialog import concede
from macclassic.app.play.match_files import MatchFiles
from macclassic.app.play.session import Session
from macclassic.app.play.stepping import named
from macclassic.app.play.table_controller import TableController
from macclassic.app.progress.achievements import AchievementKeeper
from macclassic.app.progress.statistics_window import StatisticsController
from macclassic.engine.core.game_spec import MATCH_OVER, ROUND_OVER, BadOption, GameSpec, lazily
from macclassic.engine.core.match_kinds import MatchKind
from macclassic.engine.core.options import Options, usable, with_changes
from macclassic.engine.match.participation import MEMORY, UNSEEN
from macclassic.table.game_table import GameTable
from macclassic.table.table_state import TableRequest
from macclassic.toolbox.base.motion_timing import Activity
from macclassic.toolbox.dialogs.dialogs import Kind, OptionsDialog, alert, confirm, when_ok
from macclassic.toolbox.spots import tell
from macclassic.toolbox.windows.window_manager import CORNER

translate = QCoreApplication.translate

add_engines = lazily("macclassic.app.play.external_engines:add_button")
engines_of = lazily("macclassic.app.play.external_engines:ExternalEngines")
with_engines = lazily("macclassic.app.play.external_engines:with_engines")
show_practice = lazily("macclassic.app.learn.practice_window:show_practice")

COMING = "coming"
"""Where a game's settings keep what changes with the next round of a match."""


class GameController(TableController):
    """Controller of an open game."""

    session: Session
    beside: MatchContext
    help: HelpManual
    log: MatchLog

    def __init__(
        self, host: ProgramServices, spec: GameSpec, table: GameTable, beside: MatchContext | None = None
    ) -> None:
        """`beside`: what the match is played for, if not for itself."""
        super().__init__(host, spec, table)
        self.beside = beside or PlainMatch(host)
        self.help = manual_of(host, spec, table.parts.drawing)
        self.session = Session(spec, table, host.folder, host.think_process, self.beside.kind)
        if not self.session.kind.fixed and "engines" in self.options:
            self.session.computers.engines = engines_of(host, spec)
        self.days = DailyDeals(self)
        self.files = MatchFiles(self, self.days.refusal)
        self.session.store.player = lambda: host.profiles.now.name or host.settings.name
        self.session.store.person = lambda: host.profiles.now.name
        self._statistics = StatisticsController(host, spec, table)
        self._honours = AchievementKeeper(host, self.session)
        self.session.changed.connect(host.update_menus)
        self.session.trouble.connect(host.show_alert)
        self.session.match_over.connect(self._match_over)
        self.session.hand_over.connect(self._hand_over)
        table.options_changed.connect(self._table_changed)
        table.use(self.chosen)
        self._zoom_back: QRect | None = None
        self._passing = self._enters = False
        self.hindsight = LookBack(self, self.files)
        self.hindsight.setParent(self)
        self.log = self.hindsight.log
        self.session.changed.connect(self.log.update)

    @property
    def title(self) -> str:
        return self.beside.title(self.spec.title)

    def _match_over(self) -> None:
        # A method, for Qt holds a function for good, and with it the desk.
        self.host.after_alerts(partial(self.beside.over, self))

    @property
    def options(self) -> dict[str, Any]:
        """The options chosen for this game, as the settings keep them."""
        return self.host.settings.of_game(self.spec.key)

    @property
    def chosen(self) -> Options:
        """The options chosen for this game, as they can be used."""
        return self.host.settings.chosen(self.spec)

    def open(self, start: QRect | None = None, enter: bool = True) -> None:
        """Open the window; then, if `enter`, go on with the match that was left or begin one."""
        self._zoom_back = start
        self._enters = enter
        super().open(start)

    def come_forward(self, beside: MatchContext | None) -> bool:
        """Come to the front if this is what is played for `beside`; return whether it is."""
        if self.session.kind is not (beside.kind if beside is not None else MatchKind.PLAIN):
            return False
        self.host.manager.activate(self.window)
        if beside is not None:
            self.beside = beside
            beside.enter(self)
        return True

    def sit_down(self, options: Mapping[str, Any]) -> None:
        """Go on with the match that was left, or begin one with these options, as if they had been chosen."""
        if self.session.resume():
            self.take_up_changes()
        else:
            self._options_changed(options)
            self.host.after_alerts(self.begin)

    def _enter(self) -> None:
        self._enters = False
        if self.host.think_process is not None:
            self.host.think_process.warm_up()
        self.beside.enter(self)

    def _window_closed(self) -> None:
        super()._window_closed()
        self.host.save_settings()  # with what the company remembers
        if self._zoom_back is not None:
            rect = QRect(CORNER, self.window.size())
            self.host.manager.zoom(rect, self._zoom_back, lambda: None)

    def _options_changed(self, values: Mapping[str, Any]) -> None:
        self.options.update(values)
        self.host.save_settings()
        self.host.update_menus()

    def _wanted(self, wish: object) -> None:
        if isinstance(wish, Mapping):
            self._begin_again(wish)
            return
        session = self.session
        answers: dict[object, Callable[[], object]] = {
            TableRequest.GO_ON: session.round_read,
            TableRequest.REVIEW: self.hindsight.review,
            TableRequest.HANDS: self.hindsight.lay_open,
            TableRequest.SAME_DEAL: partial(session.round_read, self._same_deal),
            TableRequest.CLOSE: partial(session.round_read, self.host.update_menus),
            TableRequest.HINT: session.hint,
            TableRequest.UNSEEN: partial(session.note_aid, UNSEEN),
            TableRequest.MEMORY: partial(session.note_aid, MEMORY),
            TableRequest.BEGIN: lambda: None if session.under_way else self.new_match(),
        }
        answers[wish]()

    def _table_changed(self, values: Mapping[str, Any]) -> None:
        self._options_changed(values)
        rules = self.chosen.asked().written()
        self._change({name: rules[name] for name in rules.keys() & values.keys()}, {})

    def _change(self, rules: Mapping[str, Any], players: Mapping[int, str]) -> None:
        """Change the match on the table; what waits for its next round is kept over the program's end."""
        self.session.change_options(rules, players)
        match = self.session.match
        if match is not None and rules and not self.session.kind.fixed:
            coming = self.session.next_options.changes_from(match.current_options)
            self.options[COMING] = {"match": match.key, "options": coming}
            self.host.save_settings()

    def take_up_changes(self) -> None:
        """Change with the next round what was to change with it when the program ended."""
        match, kept = self.session.match, self.options.get(COMING)
        if match is None or not isinstance(kept, dict) or kept.get("match") != match.key:
            return
        rules = kept.get("options")
        if not isinstance(rules, dict):
            return
        with suppress(BadOption):  # changed by hand, or by another version
            self.session.change_options(rules, {})

    def _hand_over(self, seat: int) -> None:
        """Have the mouse passed on, before another person's hand is opened."""
        if self._passing:
            return
        self._passing = True

        def here() -> None:
            self._passing = False
            self.session.take_seat(seat)

        match = self.session.match
        name = named(match).get(seat, "") if match is not None else ""
        name = name or self.table.parts.texts.seat(self.session.presenter.position().view, seat)
        text = translate("session", "Pass the mouse to {name}. Nobody else should look now.")
        box = alert(self.host.manager, Kind.NOTE, text.format(name=name), here)
        tell(box.button("ok"), translate("balloon", "To see your cards, click this button."))

    # Beginning a match

    def new_match(self) -> None:
        """Begin anew; a match under way is only given up when that is meant."""
        if self._enters:
            self._enter()  # which begins one, or goes on: two dialogs would begin two
        else:
            self.beside.anew(self)

    def unless_under_way(self, go: Callable[[], None]) -> None:
        """Do something, after asking whether a match under way may be given up."""
        if not self.session.under_way:
            go()
            return
        self.table.finish()
        on = translate("balloon", "To go on with what you are playing, click this button.")
        anew = translate("balloon", "To give up what you are playing and begin anew, click this button.")
        confirm(
            self.host.manager,
            self.table.parts.texts.give_up(),
            ("new", translate("dialog", "Give Up"), anew),
            go,
            ("keep", translate("dialog", "Keep Playing"), on),
        )

    def choose_options(self, seed: int | None = None) -> None:
        """Ask for the options of a new match, and begin it; with a chosen deal number it is practice."""
        dialog = self._form(self.chosen, True)
        add_offer(self.host, self.spec, dialog, self.begin_lesson)

        def begin_chosen() -> None:
            self._options_changed(dialog.values())
            chosen = self.chosen
            sitting = self._sitting(chosen, self.options)
            begin = partial(self._begin, chosen, sitting, seed, "" if seed is None else _chosen_deal())
            seat_people(self.host, self.spec, self.table, chosen, begin)

        when_ok(self.host.manager, dialog, begin_chosen)

    def _form(self, given: Options, between: bool) -> OptionsDialog:
        """Return the dialog of options, with what leads to other programs where the person has any."""
        dialog = self.table.parts.prompts.options_form(given, between)
        folder = self.host.folder
        if folder is not None and folder.engines.exists() and not self.session.kind.fixed:
            add_engines(self.host, self.spec, dialog)
            computers = self.session.computers
            computers.engines = computers.engines or engines_of(self.host, self.spec)
        return dialog

    def _sitting(self, chosen: Options, kept: Mapping[str, Any]) -> Sequence[str]:
        """Return who sits where by some options, and by the engines that settings tell."""
        if "engines" not in kept or self.session.kind.fixed:
            return chosen.sitting()
        seated: list[str] = with_engines(self.host, chosen.sitting(), kept)
        return seated

    def begin(
        self, seed: int | None = None, under: Mapping[str, Any] | None = None, practice: str = ""
    ) -> None:
        """Begin a match with the options as they are; or by the game's own rules, but for those `under`
        which it is to be played, and with the rest as this person likes a table. `practice`: why it does not
        count, if it does not, as a sentence for the person."""
        if under is None:
            chosen = self.chosen
            sitting = self._sitting(chosen, self.options)
        else:
            mine = {
                each.name: self.options.get(each.name) for each in self.spec.options.declared() if each.screen
            }
            chosen = usable(self.spec.options, {**mine, **under})
            sitting = chosen.sitting()
        self._begin(chosen, sitting, seed, practice)

    def _begin(self, chosen: Options, sitting: Sequence[str], seed: int | None, practice: str) -> None:
        """Begin a match with options and players that were read before."""
        self.table.use(chosen)
        names = names_kept(self.host, self.spec, chosen)
        self.session.begin(chosen.asked(), sitting, seed, names=names, practice=practice)

    def _begin_again(self, more: Mapping[str, Any]) -> None:
        """Begin the match anew that has just begun, from its deal number, with some options besides."""
        match = self.session.match
        if match is None or match.plies:
            return
        options = with_changes(match.first_options, more)
        self.session.begin(options, match.players, match.seed, match, named(match))

    def _same_deal(self) -> None:
        """Begin the match that is over anew as practice, with the same cards."""
        match = self.session.match
        if match is not None:
            why = translate(
                "session",
                "These cards have been dealt here before, so this is practice and does not count in the "
                "statistics.",
            )
            self.session.begin(
                match.first_options, match.players, match.seed, names=named(match), practice=why
            )

    def show_options(self) -> None:
        """Show the options: between matches all of them, within one those that change nothing of it."""
        if not self.session.under_way:
            self.new_match()
            return
        self.table.finish()
        match = self.session.match
        assert match is not None
        options = self.spec.options
        before = {**self.options, **self.chosen.as_played(self.session.next_options, match.players)}
        was = usable(options, before)
        dialog = self._form(was, False)
        shown = dialog.values()
        if self.session.kind.fixed:
            dialog.add_note(translate("daily", "Rules and company stay as they are in this one."))

        def change() -> None:
            # What was only looked at changes neither the match nor what is kept for another.
            chosen = {each: value for each, value in dialog.values().items() if value != shown[each]}
            now = usable(options, {**before, **chosen})
            self._options_changed(chosen)
            self.table.use(self.chosen)
            sat = self._sitting(was, before)
            self._change(
                now.asked().changes_from(was.asked()),
                {
                    seat: who
                    for seat, who in enumerate(self._sitting(now, {**before, **chosen}))
                    if who != sat[seat]
                },
            )

        when_ok(self.host.manager, dialog, change)

    def choose_deal(self) -> None:
        """Ask for the number of a deal and begin a match with it."""
        self.table.finish()
        match = self.session.match

        def allowed(number: int) -> bool:
            why = self.days.refusal(number)
            if why:
                self.host.show_alert(why)
            return not why

        dialog = DealNumberDialog(None if match is None else match.seed, allowed)

        def begin() -> None:
            number = dialog.number()
            self.unless_under_way(lambda: self.choose_options(number))

        when_ok(self.host.manager, dialog, begin)

    def begin_lesson(self) -> None:
        """Give the lesson of this game; where nothing can be kept, a match under way is asked about first."""
        go = partial(self.host.open_lesson, self.spec.key)
        if self.host.folder is None:
            self.unless_under_way(go)
        else:
            go()

    # Undo, statistics, help

    def undo(self) -> None:
        """Take back what may be taken back; beyond that, ask whether to go on for practice."""
        if self.session.can_undo:
            self.session.undo()
            return
        if not self.session.can_practise:
            return
        if self.session.match is not None and self.session.match.practice:
            self.session.undo(beyond=True)
            return
        self.table.finish()
        confirm(
            self.host.manager,
            translate(
                "session",
                "Since your last move something hidden has come to light, others have moved, or play has "
                "ended. You may take the move back, but from then on it is practice and does not count in "
                "the statistics.",
            ),
            (
                "practice",
                translate("dialog", "Practice"),
                translate("balloon", "To take the move back and go on for practice, click this button."),
            ),
            partial(self.session.undo, beyond=True),
        )

    def concede(self) -> None:
        """Ask, and give up what is played as lost; in a room of the ladder that is to leave it."""
        if self.session.can_concede:
            concede(self.host, self.session, self.table)
        elif self.session.kind.fixed:
            self.beside.anew(self)

    def show_statistics(self) -> None:
        """Show what all finished games come to."""
        self.table.finish()
        self._statistics.open()

    def show_help_here(self) -> None:
        """Show the help, at the page about what is asked at the table now."""
        self.show_help(self.table.page)

    def show_anew(self) -> None:
        self.session.show_anew()

    def close(self) -> None:
        """Leave the match where it is; everything up to here is saved."""
        self.session.close()
        self.hindsight.stop()
        super().close()

    def stand(self, how: Activity) -> None:
        """Stand in front, or behind something else."""
        if how is not self.stands:
            self.stands = how
            self.session.set_activity(
                how, self.host.background_process if how is Activity.GOES_ON else self.host.think_process
            )
            # Not at once: what is asked then comes to the front itself.
            self.later()

    def go_on(self) -> None:
        """Go on with the match, or begin one when the window has opened."""
        if not self._enters or self.session.match is not None:
            self._enters = False  # what was begun while the window opened is what it is entered for
            self.session.go_on()
        elif self.stands is Activity.AHEAD:
            self._enter()

    @property
    def waits(self) -> bool:
        """Whether it has gone on behind something else until it wanted a person."""
        return self.stands is Activity.GOES_ON and self.session.waits_for_person

    def dialogs(self) -> dict[str, Callable[[], object]]:
        """Return this game's dialogs by name, for pictures."""
        form = self.table.parts.prompts.options_form
        found: dict[str, Callable[[], object]] = {
            "options": self.choose_options,
            "options-war": lambda: self.host.manager.open(form(self.chosen, False)),
            "deal": self.choose_deal,
            "daily": self.days.show,
            "give-up": self.new_match,
            "statistics": lambda: self.host.manager.open(self._statistics.dialog(())),
            "help": self.show_help,
        }
        for number in range(1, len(self.help.pages) + 1):
            found[f"help-{number}"] = partial(self.show_help, number)
        found |= self.table.parts.prompts.dialogs(self.table)
        found["practice"] = partial(show_practice, self.host, self.spec, self.table.parts.extras.drill)
        if self.hindsight.can_review:
            found["review"] = self.hindsight.review
        match = self.session.match
        if match is not None and self.table.parts.narration.log_lines is not None:
            found["log"] = self.log.show
        if match is not None and match.actor in (ROUND_OVER, MATCH_OVER):
            found["sheet"] = partial(self.session.presenter.show_sheet, match)
        return found


def _chosen_deal() -> str:
    """Return why a match with a chosen deal number does not count."""
    return translate(
        "session",
        "This deal was chosen by its number, so this is practice and does not count in the statistics.",
    )
