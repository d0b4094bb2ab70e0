"""Game contract, matches, records, players and statistics in pure Python, without Qt.

`__init__.pyi` lists the names that a game may use; each is imported at first access.
"""

from macclassic.engine.core.lazy_import import public

__getattr__, __dir__ = public(__name__, __file__)
