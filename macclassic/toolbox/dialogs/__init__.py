"""Dialogs, alerts, forms and the controls in them."""

from macclassic.former_names import names_of

__getattr__ = names_of("macclassic.toolbox.dialogs.dialogs", "Alert", "Dialog")
