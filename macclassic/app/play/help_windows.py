"""Windows with help pages, and the dialog about balloons."""

from __future__ import annotations

from collections.abc import Callable
from importlib.abc import Traversable
from importlib.resources import as_file, files

from macclassic.app.program_services import ProgramServices
from macclassic.engine.core.game_spec import GameSpec
from macclassic.table.help.help_markup import Page, load, page_about
from macclassic.table.help.help_window import HelpWindow
from macclassic.table.table_parts import AnyDrawing
from macclassic.toolbox.dialogs.dialogs import Dialog, paragraph
from macclassic.toolbox.grammar.sentences import translate


class HelpManual:
    """Help pages of a game or of the common keys, and the window that shows them."""

    def __init__(
        self,
        services: ProgramServices,
        folder: Traversable,
        title: Callable[[], str],
        layer: str | None = None,
        drawing: AnyDrawing | None = None,
    ) -> None:
        """`folder` has one folder per language; `title` returns the window's title in that language.

        `layer`: layer of the game's windows; None opens the help in the current layer. `drawing`: drawing of
        the game, which has the title picture.
        """
        self._services, self._folder, self._title, self._layer = services, folder, title, layer
        self._drawing = drawing
        self._pages: tuple[str, tuple[Page, ...]] | None = None
        self.window: HelpWindow | None = None

    @property
    def pages(self) -> tuple[Page, ...]:
        """The pages in the current language."""
        language = self._services.language
        if self._pages is None or self._pages[0] != language:
            with as_file(self._folder) as folder:
                self._pages = language, load(folder, language)
        return self._pages[1]

    def show(self, page: int = 1) -> None:
        """Show a page, in the open window if there is one."""
        if self.window is not None:
            self.window.turn_to(page)
            self.window.layer = self._layer or self._services.manager.layer
            self._services.manager.activate(self.window)
            return
        self.window = HelpWindow(self._title(), self.pages, page, self._drawing)
        self.window.layer = self._layer
        self.window.closed.connect(self._closed)
        self._services.manager.open(self.window)

    def show_about(self, topic: str) -> None:
        """Show the page about a topic (`help_markup.ABOUT`), or the first page if none is."""
        self.show(page_about(topic, self.pages) or 1)

    def _closed(self) -> None:
        self.window = None

    def close(self) -> None:
        """Close the window."""
        if self.window is not None:
            self._services.manager.close(self.window)

    def retranslate(self) -> None:
        """Show the current page again in the current language."""
        if self.window is not None:
            page = self.window.number
            self.close()
            self.show(page)


def about_balloons() -> Dialog:
    """Return the dialog that explains Balloon Help."""
    box = Dialog(translate("balloon", "About Balloon Help"))
    box.body.addWidget(paragraph(translate("balloon", "Balloon Help"), width=330))
    for text in (
        translate(
            "balloon",
            "Choose Show Balloons from the menu with the question mark and point at anything: a card, a "
            "button, a menu item, an icon, the frame of a window. A balloon says what it is and what it "
            "does.",
        ),
        translate(
            "balloon",
            "You need not click, and everything works as it always does. A balloon goes when the pointer "
            "leaves. What is dimmed has a balloon too, which tells you why.",
        ),
        translate("balloon", "When you have read enough, choose Hide Balloons."),
    ):
        box.body.addWidget(paragraph(text, True, 330))
    box.add_buttons((("ok", translate("dialog", "OK")),), default="ok", cancel="ok")
    box.fit()
    return box


def manual_of(services: ProgramServices, spec: GameSpec, drawing: AnyDrawing) -> HelpManual:
    """Return the help of a game."""
    folder = files(spec.package) / "help"
    return HelpManual(
        services,
        folder,
        lambda: translate("menu", "{name} Help").format(name=spec.title),
        spec.key,
        drawing,
    )
