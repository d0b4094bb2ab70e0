"""Framework of a game table: drawing, input, motion, remarks, lessons, help.

`__init__.pyi` lists the names that a game may use; each is imported at first access.
"""

from macclassic.engine.core.lazy_import import public

__getattr__, __dir__ = public(__name__, __file__)
