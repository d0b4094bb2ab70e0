"""Classic Macintosh interface on Qt: screen, style, windows, dialogs, menus, help, sound, animation.

`__init__.pyi` lists the public names; each is imported at first access.
"""

from macclassic.engine.core.lazy_import import public

__getattr__, __dir__ = public(__name__, __file__)
