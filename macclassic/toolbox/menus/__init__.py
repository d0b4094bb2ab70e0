"""Menu bar, pull-down menus and pop-up menus."""

from macclassic.former_names import names_of

__getattr__ = names_of("macclassic.toolbox.menus.menu_bar", "Item", "item", "menu")
