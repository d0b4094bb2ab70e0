"""Boundary between Qt and Python: exceptions do not pass it.

Qt calls methods that Python overrides (`paintEvent`, `event`, `sizeHint`, a style's `drawControl`,
accessibility methods). PySide can't throw their exceptions through C++. It stores them and throws them out of
the next Python call, or out of the event loop at its end. A painter that such an exception references
outlives its widget, which ends the process with a segmentation fault. Therefore each such method is wrapped:
its exception goes to `sys.excepthook`, where the crash log records it, and Qt gets a harmless result.
Exceptions of slots are reported by PySide itself.
"""

from __future__ import annotations

import functools
import sys
import traceback
from collections.abc import Callable, Iterator, Mapping
from types import FunctionType
from typing import Any, ParamSpec, TypeVar

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, QTimer
from PySide6.QtGui import QAccessible, QColor, QPainterPath, QPalette, QPixmap

P = ParamSpec("P")
R = TypeVar("R")

_EMPTY: Mapping[str, Callable[[], object]] = {
    "bool": bool,
    "int": int,
    "str": str,
    "list[Any]": list,
    "QColor": QColor,
    "QPainterPath": QPainterPath,
    "QPalette": QPalette,
    "QPixmap": QPixmap,
    "QPoint": QPoint,
    "QRect": QRect,
    "QRectF": QRectF,
    "QSize": QSize,
    "QAccessible.Role": lambda: QAccessible.Role.NoRole,
    "QAccessible.State": QAccessible.State,
}
"""Result instead of a failed method, by its declared return type."""
_OURS = ("setText",)
"""Methods with a name of Qt's that only Python calls: their exceptions propagate."""
_DOES = ("event", "eventFilter")
"""Methods with effects: Qt's own must not be called a second time."""


class Guarded:
    """Base of every class with methods that Qt calls; stops their exceptions.

    Any method that overrides one of Qt's is wrapped by its name, in subclasses too.
    `tests/toolbox/base/test_qt_guard.py` checks that no class lacks this base.
    """

    def __init_subclass__(cls, **given: object) -> None:
        super().__init_subclass__(**given)
        for name in overrides(cls):
            method = cls.__dict__[name]
            setattr(cls, name, _stopping(method, _answer(cls, name, method)))


def overrides(kind: type) -> list[str]:
    """Return the names of the methods of a class that override methods of Qt."""
    qt = _of_qt(kind)
    return [
        name
        for name, method in vars(kind).items()
        if isinstance(method, FunctionType)
        and not name.startswith("__")
        and name not in _OURS
        and any(name in vars(base) for base in qt)
    ]


def guarded(function: Callable[P, R]) -> Callable[P, R | None]:
    """Return a function that Qt may call: its exceptions are reported, and the result is then None."""
    return _stopping(function, lambda *_arguments: None)


def report(error: BaseException) -> None:
    """Report an exception to the crash log, and release all that its frames hold, mainly painters."""
    try:
        sys.excepthook(type(error), error, error.__traceback__)
    finally:
        for each in _chain(error):
            traceback.clear_frames(each.__traceback__)


def _chain(error: BaseException) -> Iterator[BaseException]:
    """Yield an exception and those during whose handling it was raised."""
    seen: set[int] = set()
    each: BaseException | None = error
    while each is not None and id(each) not in seen:
        seen.add(id(each))
        yield each
        each = each.__cause__ or each.__context__


def _stopping(method: Callable[P, R], answer: Callable[..., Any]) -> Callable[P, R]:
    @functools.wraps(method)
    def stopping(*arguments: P.args, **named: P.kwargs) -> R:
        try:
            return method(*arguments, **named)
        except BaseException as error:  # also SystemExit, which Qt would pass on to C++ code
            try:
                report(error)
            except BaseException:
                # The stack may be full, so the report is repeated later.
                QTimer.singleShot(0, functools.partial(report, error))
            found: R = answer(*arguments)
            return found

    return stopping


def _answer(kind: type, name: str, method: FunctionType) -> Callable[..., object]:
    """Return the function that replaces a failed method: Qt's own, or an empty result."""
    hint = method.__annotations__.get("return", "unknown")
    declared = str(getattr(hint, "__name__", hint))
    empty = _EMPTY.get(declared, lambda: None)
    own = next((vars(base)[name] for base in _of_qt(kind) if name in vars(base)), None)
    if declared == "None" or name in _DOES or own is None:
        return lambda *_arguments: empty()

    def answer(*arguments: object) -> object:
        try:
            return own(*arguments)
        except Exception:
            # Qt's method is abstract, or fails as well.
            return empty()

    return answer


def _of_qt(kind: type) -> list[type]:
    return [each for each in kind.__mro__ if each.__module__.startswith("PySide6")]
