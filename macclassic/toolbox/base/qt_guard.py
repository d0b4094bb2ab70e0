"""The edge between Qt and Python: an exception stops here.

Qt calls methods that Python overrides (`paintEvent`, `event`, `sizeHint`, a style's `drawControl`, what
assistive technology asks). PySide can't throw what leaves them through C++: it keeps it, and throws it out of
whatever Python had called, or out of the event loop when that ends; and a painter that the exception holds
outlives its widget, which ends the process with a segmentation fault. So every such method is guarded: what
it raises is told to `sys.excepthook`, where the crash log hears it, and Qt gets an answer that does no harm.
What slots raise PySide tells there by itself.
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
"""What is answered in place of a failed method, by what it is declared to return."""
_OURS = ("setText",)
"""Methods that have a name of Qt's and are called from Python alone: there an exception goes on its way."""
_DOES = ("event", "eventFilter")
"""Methods that do something beside answering: Qt's own must not do it a second time."""


class Guarded:
    """Inherited by every class with methods that Qt calls: what they raise goes no further.

    A method that overrides one of Qt's is guarded by its name alone, in subclasses too; there is nothing to
    remember beside the inheritance, and `tests/toolbox/base/test_qt_guard.py` remembers that.
    """

    def __init_subclass__(cls, **given: Any) -> None:
        super().__init_subclass__(**given)
        for name in overrides(cls):
            method = cls.__dict__[name]
            setattr(cls, name, _stopping(method, _answer(cls, name, method)))


def overrides(kind: type) -> list[str]:
    """Return the names of the methods that a class itself defines over methods of Qt's."""
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
    """Return a function that Qt may call as it is: what it raises is reported, and None answered then."""
    return _stopping(function, lambda *_arguments: None)


def report(error: Exception) -> None:
    """Tell the crash log of an exception, and let go of all that its frames hold, painters above all."""
    try:
        sys.excepthook(type(error), error, error.__traceback__)
    finally:
        for each in _chain(error):
            traceback.clear_frames(each.__traceback__)


def _chain(error: BaseException) -> Iterator[BaseException]:
    """Yield an exception and those in whose handling it was raised."""
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
        except Exception as error:
            try:
                report(error)
            except Exception:
                # No room on the stack, say: told when there is.
                QTimer.singleShot(0, functools.partial(report, error))
            found: R = answer(*arguments)
            return found

    return stopping


def _answer(kind: type, name: str, method: FunctionType) -> Callable[..., Any]:
    """Return what answers in place of a method that has failed: Qt's own, or nothing."""
    hint = method.__annotations__.get("return", "unknown")
    declared = str(getattr(hint, "__name__", hint))
    empty = _EMPTY.get(declared, lambda: None)
    own = next((vars(base)[name] for base in _of_qt(kind) if name in vars(base)), None)
    if declared == "None" or name in _DOES or own is None:
        return lambda *_arguments: empty()

    def answer(*arguments: Any) -> Any:
        try:
            return own(*arguments)
        except Exception:
            # There is none (an abstract method), or it fails as well.
            return empty()

    return answer


def _of_qt(kind: type) -> list[type]:
    return [each for each in kind.__mro__ if each.__module__.startswith("PySide6")]
