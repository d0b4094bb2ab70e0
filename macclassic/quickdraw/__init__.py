"""Pixels as indices: colour tables, patterns, fonts, sprites.

`__init__.pyi` lists the public names; each is imported at first access.
"""

from macclassic.engine.core.lazy_import import public

__getattr__, __dir__ = public(__name__, __file__)
