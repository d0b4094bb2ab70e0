"""Pixels as indices: colour tables, patterns, fonts, sprites.

The names that other programs may use are listed in `__init__.pyi`, and each is imported when it is asked for.
"""

from macclassic.engine.core.lazy_import import public

__getattr__, __dir__ = public(__name__, __file__)
