"""*Back to Defaults…*: the settings as on the first day, and nothing else."""

from __future__ import annotations

from dataclasses import fields

from PySide6.QtCore import QCoreApplication

from macclassic.app.host import Host
from macclassic.app.settings import Settings
from macclassic.engine.registry import games
from macclassic.toolbox.dialogs import Kind, ask

translate = QCoreApplication.translate

STAY = ("name", "number", "language", "company", "games")
"""What the copy is registered to, what one reads, whom one has met and what each game keeps stay, but for the
games' options."""


def reset(settings: Settings) -> None:
    """Have settings as they were on the first day."""
    first = Settings()
    for each in fields(Settings):
        if each.init and each.name not in STAY:
            setattr(settings, each.name, getattr(first, each.name))
            settings.decide(each.name)
    for key, spec in games().items():
        for option in spec.options.declared():
            settings.of_game(key).pop(option.name, None)


def back_to_defaults(host: Host) -> None:
    """Ask, and reset the settings of who plays."""
    if host.folder is None:
        host.tell(translate("session", "There is no folder to save anything in."))
        return
    text = translate(
        "defaults",
        "Reset the screen, the desktop, the sounds, the company and the options of all games to what they "
        "were on the first day? What you have set is lost and can’t be had again. All that was played stays, "
        "and so do language, persons and registration.",
    )
    stay = translate("balloon", "To keep all settings as they are, click this button.")
    go = translate("balloon", "To have all settings as on the first day, click this button.")

    def answered(name: str) -> None:
        if name == "reset":
            host.change_all(lambda: reset_and_save(host))

    ask(
        host.manager,
        Kind.CAUTION,
        text,
        (
            ("cancel", translate("dialog", "Cancel"), stay),
            ("reset", translate("defaults", "Reset"), go),
        ),
        default="cancel",
        cancel="cancel",
        answer=answered,
    )


def reset_and_save(host: Host) -> None:
    """Reset the settings, and keep them."""
    reset(host.settings)
    host.save_settings()
