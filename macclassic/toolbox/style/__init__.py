"""The look of all controls, as a Qt style."""

from macclassic.former_names import names_of

__getattr__ = names_of("macclassic.toolbox.style.classic_style", "ClassicStyle")
