"""Controller of one open game: its window, session, menus and dialogs."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial

from PySide6.QtCore import QRect

from macclassic.app.dialogs.deal_number_dialog import DealNumberDialog
from macclassic.app.dialogs.profiles_dialog import ask_profile
from macclassic.app.dialogs.table_options import add_table_options
from macclassic.app.game.daily_match import DailyDeals
from macclassic.app.game.plain_match import PlainMatch
from macclassic.app.game.title_dialog import CONTINUE, LESSON, OPTIONS, PLAY, TitleDialog
from macclassic.app.learn.lesson_offer import lesson_title
from macclassic.app.lookback.look_back import LookBack
from macclassic.app.lookback.match_log import MatchLog
from macclassic.app.play.help_windows import HelpManual, manual_of
from macclassic.app.play.hot_seat import names_kept, offer_new_people, seat_people
from macclassic.app.play.match_end_dialog import concession
from macclassic.app.play.match_files import MatchFiles
from macclassic.app.play.session import Session
from macclassic.app.play.stepping import named, person_at
from macclassic.app.play.table_controller import TableController
from macclassic.app.program_services import MatchContext, ProgramServices
from macclassic.app.progress.achievements import AchievementKeeper
from macclassic.app.progress.statistics_window import StatisticsController
from macclassic.engine.core.game_spec import (
    MATCH_OVER,
    ROUND_OVER,
    BadOption,
    GameSpec,
    Json,
    JsonMapping,
    lazily,
)
from macclassic.engine.core.match_kinds import MatchKind
from macclassic.engine.core.options import Options, usable, with_changes
from macclassic.engine.match.participation import MEMORY, UNSEEN
from macclassic.quickdraw.resources import teaches
from macclassic.table.game_table import GameTable
from macclassic.table.table_state import TableRequest
from macclassic.toolbox.base.motion_timing import Activity
from macclassic.toolbox.dialogs.dialogs import Alert, Kind, OptionsDialog, confirm, when_ok
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.windows.window_manager import CORNER

add_engines = lazily("macclassic.app.play.external_engines:add_button")
engines_of = lazily("macclassic.app.play.external_engines:ExternalEngines")
with_engines = lazily("macclassic.app.play.external_engines:with_engines")
show_practice = lazily("macclassic.app.learn.practice_window:show_practice")

COMING = "coming"
"""Settings key of the option changes that take effect with the next round of a match."""


class GameController(TableController):
    """Controller of an open game."""

    session: Session
    context: MatchContext
    help: HelpManual
    log: MatchLog

    def __init__(
        self, services: ProgramServices, spec: GameSpec, table: GameTable, context: MatchContext | None = None
    ) -> None:
        """`context`: of the match; None for the plain match."""
        super().__init__(services, spec, table)
        self.context = context or PlainMatch(services)
        self.help = manual_of(services, spec, table.parts.drawing)
        self.session = Session(spec, table, services.folder, services.think_process, self.context.kind)
        if not self.session.kind.fixed and "engines" in self.options:
            self.session.computers.engines = engines_of(services, spec)
        self.days = DailyDeals(self)
        self.files = MatchFiles(self, self.days.refusal)
        self.session.store.player = lambda: services.profiles.now.name or services.settings.name
        self.session.store.person = lambda: services.profiles.now.name
        self._statistics = StatisticsController(services, spec, table)
        self._honours = AchievementKeeper(services, self.session)
        self.session.changed.connect(services.update_menus)
        self.session.trouble.connect(services.show_alert)
        self.session.match_over.connect(self._match_over)
        self.session.hand_over.connect(self._hand_over)
        table.options_changed.connect(self._table_changed)
        table.use(self.chosen)
        self._zoom_back: QRect | None = None
        self._passing = self._enters = False
        self.look_back = LookBack(self, self.files)
        self.look_back.setParent(self)
        self.log = self.look_back.log
        self.session.changed.connect(self.log.update)

    @property
    def title(self) -> str:
        return self.context.title(self.spec.title)

    def _match_over(self) -> None:
        # A method, because Qt keeps a lambda alive for ever, and with it the controller.
        self.services.after_alerts(self._show_end)

    def _show_end(self) -> None:
        if not self.session.under_way:  # else the end was taken back while an alert was open
            self.context.show_end(self)

    @property
    def options(self) -> Json:
        """Chosen options of this game, as stored in the settings."""
        return self.services.settings.of_game(self.spec.key)

    @property
    def chosen(self) -> Options:
        """Chosen options of this game, checked and usable."""
        return self.services.settings.chosen(self.spec)

    def open(self, start: QRect | None = None, enter: bool = True) -> None:
        """Open the window; then, if `enter`, resume the stored match or start one."""
        self._zoom_back = start
        self._enters = enter
        super().open(start)

    def come_forward(self, context: MatchContext | None) -> bool:
        """Come to the front if this plays in `context`; return True if it does.

        None stands for the plain match.
        """
        if self.session.kind is not (context.kind if context is not None else MatchKind.PLAIN):
            return False
        self.services.manager.activate(self.window)
        if context is not None:
            self.context = context
            context.enter(self)
        return True

    def sit_down(self, options: Mapping[str, object]) -> None:
        """Resume the stored match, or start one with these options and save them as chosen."""
        if self.session.resume():
            self.apply_stored_changes()
        else:
            self._options_changed(options)
            self.services.after_alerts(self.begin)

    def _enter(self) -> None:
        self._enters = False
        if self.services.think_process is not None:
            self.services.think_process.warm_up()
        self.context.enter(self)

    def _window_closed(self) -> None:
        super()._window_closed()
        self.services.save_settings()  # including what the companions remember
        if self._zoom_back is not None:
            rect = QRect(CORNER, self.window.size())
            self.services.manager.zoom(rect, self._zoom_back, lambda: None)

    def _options_changed(self, values: Mapping[str, object]) -> None:
        self.options.update(values)
        self.services.save_settings()
        self.services.update_menus()

    def _handle_request(self, request: object) -> None:
        if isinstance(request, Mapping):
            self._begin_again(request)
            return
        session = self.session
        answers: dict[object, Callable[[], object]] = {
            TableRequest.GO_ON: session.round_read,
            TableRequest.REVIEW: self.look_back.review,
            TableRequest.HANDS: self.look_back.lay_open,
            TableRequest.SAME_DEAL: partial(session.round_read, self._same_deal),
            TableRequest.CLOSE: partial(session.round_read, self.services.update_menus),
            TableRequest.HINT: session.hint,
            TableRequest.UNSEEN: partial(session.note_aid, UNSEEN),
            TableRequest.MEMORY: partial(session.note_aid, MEMORY),
            TableRequest.BEGIN: lambda: None if session.under_way else self.show_title(),
        }
        answers[request]()

    def _table_changed(self, values: Mapping[str, object]) -> None:
        self._options_changed(values)
        rules = self.chosen.asked().written()
        self._change({name: rules[name] for name in rules.keys() & values.keys()}, {})

    def _change(self, rules: Mapping[str, object], players: Mapping[int, str]) -> None:
        """Change the match; store what waits for its next round, in case the program ends first."""
        self.session.change_options(rules, players)
        match = self.session.match
        if match is not None and rules and not self.session.kind.fixed:
            coming = self.session.next_options.changes_from(match.current_options)
            self.options[COMING] = {"match": match.key, "options": coming}
            self.services.save_settings()

    def apply_stored_changes(self) -> None:
        """Apply the stored option changes that were waiting for the next round when the program ended."""
        match, kept = self.session.match, self.options.get(COMING)
        if match is None or not isinstance(kept, dict) or kept.get("match") != match.key:
            return
        rules = kept.get("options")
        if not isinstance(rules, dict):
            return
        with suppress(BadOption):  # the settings were edited by hand or by another version
            self.session.change_options(rules, {})

    def _hand_over(self, seat: int) -> None:
        """Ask the player to pass the mouse on before the other player's hand is shown."""
        if self._passing:
            return
        self._passing = True

        def closed() -> None:
            self._passing = False

        match = self.session.match
        assert match is not None
        name = person_at(match, self.table, self.session.presenter.position().view, seat)
        text = translate("session", "Pass the mouse to {name}. Nobody else should look now.")
        see = translate("balloon", "To see your cards, click this button.")
        box = Alert(Kind.NOTE, text.format(name=name), (("ok", translate("dialog", "OK"), see),), "ok", "ok")
        box.closed.connect(closed)
        box.finished.connect(lambda _name: self.session.take_seat(seat))
        self.table.open(box)

    # Start a match

    def new_match(self) -> None:
        """Start a new match; ask first if one is under way."""
        if self._enters:
            self._enter()  # this resumes or starts a match; two dialogs would start two
        else:
            self.context.handle_new(self)

    def confirm_giving_up(self, go: Callable[[], None], shows_end: bool = False) -> None:
        """Call `go`; if a match is under way, ask first whether to concede it.

        `shows_end`: instead of `go`, the end of the conceded match follows, which offers another one.
        """
        if not self.session.under_way:
            go()
            return
        self.table.finish()
        on = translate("balloon", "To go on with what you are playing, click this button.")
        up = translate("balloon", "To concede, which counts as a loss, click this button.")
        anew = translate("balloon", "To begin anew, click this button.")

        def concede() -> None:
            self.session.concede()
            if not shows_end:
                go()

        if self.session.can_concede:
            text = f"{self.table.parts.texts.give_up()} {concession(self.session, self.table)}"
            leave, does = ("concede", translate("session", "Concede"), up), concede
        else:
            text = translate("session", "This match is not over. Begin another all the same?")
            leave, does = ("new", translate("session", "Begin Anew"), anew), go
        stay = "keep", translate("dialog", "Keep Playing"), on
        confirm(self.services.manager, text, leave, does, stay)

    def show_title(self) -> None:
        """Show the title picture, from which a match, the lesson or the options begin."""
        if self._enters:
            self._enter()  # this resumes a match or shows the title picture
            return
        key, waits = self.spec.key, self.waits
        lesson = lesson_title(self.services, key) if teaches(key) else ""
        dialog = TitleDialog(self.spec.title, self.table.parts.drawing, lesson, waits)
        answers: dict[str, Callable[[], None]] = {
            PLAY: self.start,
            LESSON: self.begin_lesson,
            OPTIONS: self.choose_options,
        }
        if waits:
            answers |= {
                PLAY: partial(self.resume, partial(self.confirm_giving_up, self.start)),
                CONTINUE: self.resume,
                OPTIONS: partial(self.resume, self.show_options),
            }
        dialog.finished.connect(lambda name: answers[name]() if name in answers else None)
        self.services.manager.open(dialog, owner=self.window)

    @property
    def waits(self) -> bool:
        """True if a stored plain match can be continued and is not on the table."""
        folder, session = self.services.folder, self.session
        plain = session.kind is MatchKind.PLAIN and session.match is None
        return plain and folder is not None and folder.holds_match(self.spec.key)

    def resume(self, then: Callable[[], None] = lambda: None) -> None:
        """Resume the stored match and call `then`; show the title picture if there is none."""
        if self.session.resume():
            self.apply_stored_changes()
            then()
        else:
            # The alert why the stored match can't be resumed comes first.
            self.services.after_alerts(self.show_title)

    def choose_options(self) -> None:
        """Ask for the options of a new match, then start it; Cancel leads back to the title picture."""
        dialog = self._form(self.chosen, True)
        offer_new_people(self.services, self.spec, dialog, partial(ask_profile, self.services, None))

        def answered(name: str) -> None:
            if name == "ok":
                self._options_changed(dialog.values())
                self.start()
            elif not self.session.under_way:
                self.show_title()

        dialog.finished.connect(answered)
        self.services.manager.open(dialog, owner=self.window)

    def start(self, seed: int | None = None) -> None:
        """Start a match with the chosen options; several people at one mouse first say who sits where.

        With a chosen deal number `seed`, the match is practice.
        """
        chosen = self.chosen
        sitting = self._sitting(chosen, self.options)
        begin = partial(self._begin, chosen, sitting, seed, "" if seed is None else _chosen_deal())
        ask_person = partial(ask_profile, self.services, None)
        seat_people(self.services, self.spec, self.table, chosen, begin, ask_person)

    def _form(self, given: Options, between: bool) -> OptionsDialog:
        """Return the dialog of options, with a button for external engines if the profile lists any."""
        dialog = self.table.parts.prompts.options_form(given, between)
        folder = self.services.folder
        if folder is not None and folder.engines.exists() and not self.session.kind.fixed:
            add_engines(self.services, self.spec, dialog)
            computers = self.session.computers
            computers.engines = computers.engines or engines_of(self.services, self.spec)
        add_table_options(self.services, dialog)
        return dialog

    def _sitting(self, chosen: Options, kept: JsonMapping) -> Sequence[str]:
        """Return the players by seat: the options' choice, with the engines that the settings name."""
        if "engines" not in kept or self.session.kind.fixed:
            return chosen.sitting()
        seated: list[str] = with_engines(self.services, chosen.sitting(), kept)
        return seated

    def begin(
        self, seed: int | None = None, under: Mapping[str, object] | None = None, practice: str = ""
    ) -> None:
        """Start a match with the chosen options, or under given rules.

        `under`: rules of the match; all other rules keep the game's defaults, and options of the screen stay
        as chosen. `practice`: sentence for the player why the match does not count; empty if it counts.
        """
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
        """Start a match with options and players that were read before."""
        self.table.use(chosen)
        names = names_kept(self.services, self.spec, chosen)
        self.session.begin(chosen.asked(), sitting, seed, names=names, practice=practice)

    def _begin_again(self, more: Mapping[str, object]) -> None:
        """Restart a match without moves from its deal number, with some options changed."""
        match = self.session.match
        if match is None or match.plies:
            return
        options = with_changes(match.first_options, more)
        self.session.begin(options, match.players, match.seed, match, named(match))

    def _same_deal(self) -> None:
        """Restart the finished match with the same cards, as practice."""
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
        """Show the options: all of them between matches, within a match those that may change in it."""
        if not self.session.under_way:
            self._enters = False
            self.choose_options()
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
            dialog.add_note(translate("daily", "The rules and players of this deal are fixed."))

        def change() -> None:
            # Only values that the player changed affect the match and the stored options.
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

        when_ok(self.services.manager, dialog, change)

    def choose_deal(self) -> None:
        """Ask for a deal number and start a match with it."""
        self.table.finish()
        match = self.session.match

        def allowed(number: int) -> bool:
            why = self.days.refusal(number)
            if why:
                self.services.show_alert(why)
            return not why

        dialog = DealNumberDialog(None if match is None else match.seed, allowed)

        def begin() -> None:
            number = dialog.number()
            self.confirm_giving_up(lambda: self.start(number))

        when_ok(self.services.manager, dialog, begin)

    def begin_lesson(self) -> None:
        """Open the lesson of this game; without a data folder, ask first if a match is under way."""
        go = partial(self.services.open_lesson, self.spec.key)
        if self.services.folder is None:
            self.confirm_giving_up(go)
        else:
            go()

    # Undo, statistics, help

    def undo(self) -> None:
        """Undo if that is free; otherwise ask whether to undo and continue as practice."""
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
            self.services.manager,
            translate(
                "session",
                "Since your move something was revealed, others moved or play ended. You can still take "
                "it back, but the rest is then practice and doesn’t count in the statistics.",
            ),
            (
                "practice",
                translate("dialog", "Practice"),
                translate("balloon", "To take the move back and go on for practice, click this button."),
            ),
            partial(self.session.undo, beyond=True),
        )

    def show_statistics(self) -> None:
        """Show the statistics of all finished games."""
        self.table.finish()
        self._statistics.open()

    def show_help_here(self) -> None:
        """Show the help at the page that fits what the table asks now."""
        self.show_help(self.table.page)

    def show_anew(self) -> None:
        self.session.show_anew()

    def close(self) -> None:
        """Close the game; the match is already saved."""
        self.session.close()
        self.look_back.stop()
        super().close()

    def stand(self, how: Activity) -> None:
        """Set whether the game is in front, suspended or playing on behind another window."""
        if how is not self.stands:
            self.stands = how
            self.session.set_activity(
                how,
                self.services.background_process if how is Activity.GOES_ON else self.services.think_process,
            )
            # Delayed: a prompt opened by `go_on` comes to the front itself.
            self.later()

    def go_on(self) -> None:
        """Continue the match, or start one when the window has opened."""
        if not self._enters or self.session.match is not None:
            self._enters = False  # a match started while the window opened replaces the planned start
            self.session.go_on()
        elif self.stands is Activity.AHEAD and not self.closed:
            self._enter()

    @property
    def needs_person(self) -> bool:
        """True if the match played on behind another window and now needs a person."""
        return self.stands is Activity.GOES_ON and self.session.waits_for_person

    def dialogs(self) -> dict[str, Callable[[], object]]:
        """Return this game's dialogs by name, for screen pictures."""
        found: dict[str, Callable[[], object]] = {
            "title": self.show_title,
            "options": self.choose_options,
            "options-war": lambda: self.services.manager.open(self._form(self.chosen, False)),
            "deal": self.choose_deal,
            "daily": self.days.show,
            "statistics": lambda: self.services.manager.open(self._statistics.dialog(())),
            "help": self.show_help,
        }
        for number in range(1, len(self.help.pages) + 1):
            found[f"help-{number}"] = partial(self.show_help, number)
        found |= self.table.parts.prompts.dialogs(self.table)
        found["practice"] = partial(show_practice, self.services, self.spec, self.table.parts.extras.drill)
        if self.look_back.can_review:
            found["review"] = self.look_back.review
        if self.session.under_way:
            found["concede"] = self.new_match
        match = self.session.match
        if match is not None and self.table.parts.narration.log_lines is not None:
            found["look-back"] = self.log.show
        if match is not None and match.actor in (ROUND_OVER, MATCH_OVER):
            found["sheet"] = partial(self.session.presenter.show_sheet, match)
        return found


def _chosen_deal() -> str:
    """Return the sentence why a match with a chosen deal number does not count."""
    return translate(
        "session",
        "This deal was chosen by its number, so this is practice and does not count in the statistics.",
    )
