"""Dialogs, alerts, forms and their controls."""

from macclassic.former_names import names_of

__getattr__ = names_of("macclassic.toolbox.dialogs.dialogs", "Alert", "Dialog")
