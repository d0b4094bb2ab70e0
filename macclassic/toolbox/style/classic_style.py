"""ClassicStyle: QStyle that draws Qt's widgets as the controls of System 7.

The class only delegates. Sizes and places are in `metrics`; the drawing is in `controls`, `menus`,
`scroll_bars` and `item_views`. Differences in behaviour between Qt and the Mac are corrected in
`edit_fields`, `focus`, `menus` and `scroll_bars`. Nothing is antialiased or animated, and every pixel is an
entry of the current colour table (`look`).

A push button's widget is 8 pixels wider and higher than the visible button, for the ring of the default
button. Layouts use the visible button (a spacing of 13 is 13 pixels of paper), and the ring exceeds it by 4
pixels, so margins must be at least 4. A button without a layout is placed 4 pixels left of and above the
visible button.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QIcon, QImage, QPainter, QPalette, QPixmap
from PySide6.QtWidgets import (
    QApplication,
    QCommonStyle,
    QLineEdit,
    QMenu,
    QMenuBar,
    QStyle,
    QStyleHintReturn,
    QStyleOption,
    QStyleOptionButton,
    QStyleOptionComboBox,
    QStyleOptionComplex,
    QStyleOptionFrame,
    QStyleOptionGroupBox,
    QStyleOptionHeader,
    QStyleOptionMenuItem,
    QStyleOptionProgressBar,
    QStyleOptionSlider,
    QStyleOptionSpinBox,
    QStyleOptionTab,
    QStyleOptionViewItem,
    QToolTip,
    QWidget,
)

from macclassic.quickdraw import fonts, ovals, patterns
from macclassic.toolbox.base import look
from macclassic.toolbox.base.pictures import as_selected
from macclassic.toolbox.base.qt_guard import Guarded
from macclassic.toolbox.style import (
    controls,
    dials,
    edit_fields,
    focus,
    item_views,
    menus,
    metrics,
    scroll_bars,
    tabs,
)
from macclassic.toolbox.style import (
    text as style_text,
)

CC = QStyle.ComplexControl
CE = QStyle.ControlElement
PE = QStyle.PrimitiveElement
SC = QStyle.SubControl

ARROWS = {
    PE.PE_IndicatorArrowUp: Qt.ArrowType.UpArrow,
    PE.PE_IndicatorArrowDown: Qt.ArrowType.DownArrow,
    PE.PE_IndicatorArrowLeft: Qt.ArrowType.LeftArrow,
    PE.PE_IndicatorArrowRight: Qt.ArrowType.RightArrow,
}


class ClassicStyle(Guarded, QCommonStyle):
    """Controls of System 7 for Qt widgets, at scale 1."""

    # Set-up

    def __init__(self) -> None:
        super().__init__()
        self._focus = focus.FocusWatch(self)
        self._fields = edit_fields.FieldPainter(self)
        self._titles = menus.PopupTitles(self)
        self._tracker = scroll_bars.ScrollTracker(self)

    def polish(self, what: Any) -> Any:
        """Prepare the application, a palette or a widget for this style."""
        if isinstance(what, QApplication):
            what.setFont(fonts.system())
            what.setPalette(self.standardPalette())
            what.setCursorFlashTime(2 * 32 * 1000 // 60)  # 32 ticks on, 32 off
            what.setDoubleClickInterval(32 * 1000 // 60)
            QToolTip.setFont(fonts.small())
            QToolTip.setPalette(self.standardPalette())
            return None
        if isinstance(what, QPalette):
            return what
        if isinstance(what, QMenu) or what.metaObject().className() == "QComboBoxPrivateContainer":
            # The corners outside the shadow show the background.
            what.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
            if not isinstance(what, QMenu):
                what.setContentsMargins(1, 1, 1 + menus.SHADOW, 1 + menus.SHADOW)
        if isinstance(what, QLineEdit):
            what.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
            self._fields.watch(what)
        self._focus.watch(what)
        self._titles.watch(what)
        self._tracker.watch(what)
        return super().polish(what)

    def standardPalette(self) -> QPalette:
        """Return a palette of black on white; a selection is white on black."""
        now = look.current()
        white, black = QBrush(now.white), QBrush(now.black)
        palette = QPalette()
        role = QPalette.ColorRole
        for each in (role.Window, role.Base, role.AlternateBase, role.Button, role.Light, role.Midlight,
                     role.ToolTipBase, role.BrightText, role.HighlightedText):  # fmt: skip
            palette.setBrush(each, white)
        for each in (role.WindowText, role.Text, role.ButtonText, role.ToolTipText, role.Dark, role.Mid,
                     role.Shadow, role.Highlight, role.Link, role.LinkVisited, role.Accent):  # fmt: skip
            palette.setBrush(each, black)
        dimmed = QBrush(now.dimmed)
        palette.setBrush(role.PlaceholderText, dimmed)
        for each in (role.WindowText, role.Text, role.ButtonText):
            palette.setBrush(QPalette.ColorGroup.Disabled, each, dimmed)
        return palette

    # Measures

    def pixelMetric(
        self, metric: QStyle.PixelMetric, option: QStyleOption | None = None, widget: QWidget | None = None
    ) -> int:
        found = metrics.METRICS.get(metric)
        return found if found is not None else super().pixelMetric(metric, option, widget)

    def styleHint(
        self,
        hint: QStyle.StyleHint,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
        data: QStyleHintReturn | None = None,
    ) -> int:
        found = metrics.HINTS.get(hint)
        return found if found is not None else super().styleHint(hint, option, widget, data)

    def sizeFromContents(
        self, kind: QStyle.ContentsType, option: QStyleOption, size: QSize, widget: QWidget | None = None
    ) -> QSize:
        found = metrics.size(kind, option, size, widget)
        return found if found is not None else super().sizeFromContents(kind, option, size, widget)

    def subElementRect(
        self, element: QStyle.SubElement, option: QStyleOption, widget: QWidget | None = None
    ) -> QRect:
        found = metrics.element(element, option, widget)
        return found if found is not None else super().subElementRect(element, option, widget)

    def subControlRect(
        self,
        control: QStyle.ComplexControl,
        option: QStyleOptionComplex,
        part: QStyle.SubControl,
        widget: QWidget | None = None,
    ) -> QRect:
        found = metrics.part(control, option, part)
        return found if found is not None else super().subControlRect(control, option, part, widget)

    # Drawing

    def drawPrimitive(
        self,
        element: QStyle.PrimitiveElement,
        option: QStyleOption,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        now = look.current()
        rect = option.rect
        if element == PE.PE_PanelMenu:
            menus.panel(painter, rect)
        elif element in (PE.PE_FrameMenu, PE.PE_FrameWindow, PE.PE_PanelStatusBar, PE.PE_PanelItemViewRow):
            pass  # drawn with the panel, or not at all
        elif element == PE.PE_FrameFocusRect:
            focus.draw(option, painter, widget, rect)
        elif element in (PE.PE_PanelLineEdit, PE.PE_FrameLineEdit):
            if not isinstance(option, QStyleOptionFrame) or option.lineWidth > 0:
                controls.field(option, painter)
        elif element in (PE.PE_Frame, PE.PE_FrameGroupBox, PE.PE_FrameTabWidget):
            ovals.frame_rect(painter, rect, now.black, max(1, getattr(option, "lineWidth", 1)))
        elif element == PE.PE_PanelTipLabel:
            painter.fillRect(rect, now.white)
            ovals.frame_rect(painter, rect, now.black)
        elif element in (PE.PE_IndicatorCheckBox, PE.PE_IndicatorItemViewItemCheck):
            controls.check_indicator(option, painter, QRect(rect.topLeft(), QSize(12, 12)))
        elif element == PE.PE_IndicatorRadioButton:
            controls.radio_indicator(option, painter, QRect(rect.topLeft(), QSize(12, 12)))
        elif element == PE.PE_FrameTabBarBase:
            pass  # each tab has its part of the line
        elif element == PE.PE_IndicatorTabClose:
            tabs.close_box(option, painter)
        elif element in ARROWS:
            controls.arrow(option, painter, ARROWS[element])
        elif element == PE.PE_IndicatorBranch:
            item_views.branch(option, painter)
        elif element in (PE.PE_PanelButtonCommand, PE.PE_PanelButtonTool, PE.PE_PanelButtonBevel):
            down = bool(option.state & (QStyle.StateFlag.State_Sunken | QStyle.StateFlag.State_On))
            ovals.fill_round_rect(painter, rect, 6, now.black if down else now.white)
            ovals.frame_round_rect(painter, rect, 6, now.black)
        else:
            super().drawPrimitive(element, option, painter, widget)

    def drawControl(
        self,
        element: QStyle.ControlElement,
        option: QStyleOption,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        if isinstance(option, QStyleOptionButton):
            if element == CE.CE_PushButton:
                return controls.push_button(option, painter, widget)
            if element == CE.CE_CheckBox:
                return controls.check_box(option, painter, widget)
            if element == CE.CE_RadioButton:
                return controls.radio_button(option, painter, widget)
        elif isinstance(option, QStyleOptionMenuItem):
            if element == CE.CE_MenuItem:
                return menus.item(option, painter)
            if element == CE.CE_MenuBarItem:
                return menus.bar_title(option, painter, widget)
            if element == CE.CE_MenuScroller:
                return menus.scroller(option, painter)
            if element == CE.CE_MenuBarEmptyArea:
                bar = widget.rect() if isinstance(widget, QMenuBar) else option.rect
                return menus.bar_background(painter, bar)
            if element in (CE.CE_MenuEmptyArea, CE.CE_MenuVMargin, CE.CE_MenuHMargin):
                return None
        elif isinstance(option, QStyleOptionComboBox) and element == CE.CE_ComboBoxLabel:
            if not option.editable:
                menus.combo_label(option, painter, widget)
            return None
        elif isinstance(option, QStyleOptionViewItem) and element == CE.CE_ItemViewItem:
            return item_views.row(option, painter, widget)
        elif isinstance(option, QStyleOptionProgressBar) and element == CE.CE_ProgressBar:
            return controls.progress_bar(option, painter)
        elif isinstance(option, QStyleOptionFrame) and element == CE.CE_ShapedFrame:
            return controls.frame(option, painter)
        elif isinstance(option, QStyleOptionTab) and element == CE.CE_TabBarTabShape:
            return tabs.draw(option, painter)
        elif element == CE.CE_HeaderSection or element == CE.CE_HeaderEmptyArea:
            return item_views.header_section(option, painter)
        elif isinstance(option, QStyleOptionHeader) and element == CE.CE_HeaderLabel:
            return item_views.header_label(option, painter)
        return super().drawControl(element, option, painter, widget)

    def drawComplexControl(
        self,
        control: QStyle.ComplexControl,
        option: QStyleOptionComplex,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        def part(wanted: QStyle.SubControl) -> QRect:
            return self.subControlRect(control, option, wanted, widget)

        if control == CC.CC_ScrollBar and isinstance(option, QStyleOptionSlider):
            scroll_bars.draw(option, painter, widget)
        elif control == CC.CC_ComboBox:
            menus.combo_frame(option, painter)
        elif control == CC.CC_SpinBox and isinstance(option, QStyleOptionSpinBox):
            edit = QStyleOption(option)
            edit.rect = part(SC.SC_SpinBoxFrame)
            controls.field(edit, painter)
            controls.little_arrows(option, painter, part(SC.SC_SpinBoxUp), part(SC.SC_SpinBoxDown))
        elif control == CC.CC_Slider and isinstance(option, QStyleOptionSlider):
            groove, handle = part(SC.SC_SliderGroove), part(SC.SC_SliderHandle)
            controls.slider(option, painter, groove, handle, widget)
        elif control == CC.CC_Dial and isinstance(option, QStyleOptionSlider):
            dials.draw(option, painter, widget)
        elif control == CC.CC_GroupBox and isinstance(option, QStyleOptionGroupBox):
            label, box = part(SC.SC_GroupBoxLabel), part(SC.SC_GroupBoxCheckBox)
            controls.group_box(option, painter, label, box, part(SC.SC_GroupBoxFrame))
        else:
            super().drawComplexControl(control, option, painter, widget)

    def drawItemText(
        self,
        painter: QPainter,
        rect: QRect,
        flags: int,
        palette: QPalette | Qt.GlobalColor | QColor,
        enabled: bool,
        text: str,
        role: QPalette.ColorRole = QPalette.ColorRole.NoRole,
    ) -> None:
        """Draw a label without its mnemonic, dimmed if it is disabled.

        A single line centred in more space has the baseline of controls beside it.
        """
        if not text:
            return
        now = look.current()
        if not enabled:
            painter.setPen(now.dimmed)
        elif role != QPalette.ColorRole.NoRole:
            painter.setPen(QPalette(palette).color(role))
        wanted = int(flags) & ~Qt.TextFlag.TextShowMnemonic.value | Qt.TextFlag.TextHideMnemonic.value
        at = style_text.line_rect(painter, rect, wanted, text)
        painter.drawText(at, wanted, text)
        if not enabled and now.dithered:
            cell = painter.fontMetrics().boundingRect(at, wanted, text)
            style_text.dim(painter, cell, now.white, text)

    def generatedIconPixmap(
        self, mode: QIcon.Mode, pixmap: QPixmap | QImage, option: QStyleOption
    ) -> QPixmap:
        """Return a picture, or its disabled or selected form.

        The disabled form lacks every other pixel; the selected one is inverted at 1 bit and half as bright in
        colours.
        """
        if isinstance(pixmap, QImage):
            pixmap = QPixmap.fromImage(pixmap)
        if mode not in (QIcon.Mode.Disabled, QIcon.Mode.Selected):
            return pixmap
        if mode == QIcon.Mode.Selected:
            return QPixmap.fromImage(as_selected(pixmap.toImage()))
        image = pixmap.toImage().convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
        painter = QPainter(image)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
        patterns.fill(painter, image.rect(), look.current().gray)
        painter.end()
        return QPixmap.fromImage(image)
