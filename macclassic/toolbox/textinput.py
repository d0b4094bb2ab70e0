"""Text that is still being composed: input methods and dead keys, in the manner of this screen.

Qt carries what an input method says into the edit field that has the keyboard. Two things are left to do: the
colours that an input method wishes for are none of ours, and Qt tells it where the field stands in its own
window instead of the native one, so that its list of candidates would open elsewhere.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QInputMethodEvent, QTextCharFormat, QTextFormat, QTransform
from PySide6.QtWidgets import QWidget

from macclassic.toolbox import look

Attribute = QInputMethodEvent.Attribute
AttributeType = QInputMethodEvent.AttributeType


def in_our_manner(event: QInputMethodEvent) -> QInputMethodEvent:
    """Return an event with the same text, composed text underlined and the clause at hand inverted."""
    text = event.preeditString()
    attributes = [each for each in event.attributes() if each.type is not AttributeType.TextFormat]
    if text:
        attributes.append(Attribute(AttributeType.TextFormat, 0, len(text), _underlined()))
        attributes += [
            Attribute(AttributeType.TextFormat, each.start, each.length, _inverted())
            for each in event.attributes()
            if each.type is AttributeType.TextFormat and _stands_out(each.value)
        ]
    ours = QInputMethodEvent(text, attributes)
    ours.setCommitString(event.commitString(), event.replacementStart(), event.replacementLength())
    return ours


def _stands_out(wished: object) -> bool:
    """Tell whether an input method marks a part of the composed text as the one being changed."""
    return isinstance(wished, QTextFormat) and wished.hasProperty(QTextFormat.Property.BackgroundBrush)


def _underlined() -> QTextCharFormat:
    made = QTextCharFormat()
    made.setUnderlineStyle(QTextCharFormat.UnderlineStyle.SingleUnderline)
    return made


def _inverted() -> QTextCharFormat:
    made = QTextCharFormat()
    made.setBackground(look.current().black)
    made.setForeground(look.current().white)
    return made


def keep_place(screen: QWidget) -> None:
    """See to it that input methods find the caret where it stands in the native window of a screen.

    The field in the scene has told its place in its emulated window; the screen answers for its own.
    """
    method = QGuiApplication.inputMethod()
    if QGuiApplication.focusObject() is screen and method.inputItemTransform() != QTransform():
        method.setInputItemTransform(QTransform())
        method.setInputItemRectangle(screen.rect())
        method.update(Qt.InputMethodQuery.ImCursorRectangle)
