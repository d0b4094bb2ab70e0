"""The emulated screen and the native window that shows it."""

from macclassic.former_names import names_of

__getattr__ = names_of("macclassic.toolbox.screen.emulated_screen", "Screen")
