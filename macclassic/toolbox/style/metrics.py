"""Sizes of controls and places of their parts, style metrics and style hints, for ClassicStyle.

The numbers are those of look §2. Each function returns None where Qt's own value is used.
"""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QFrame,
    QLineEdit,
    QStyle,
    QStyleOption,
    QStyleOptionButton,
    QStyleOptionComplex,
    QStyleOptionGroupBox,
    QStyleOptionHeader,
    QStyleOptionMenuItem,
    QStyleOptionSlider,
    QStyleOptionViewItem,
    QWidget,
)

from macclassic.quickdraw import fonts
from macclassic.toolbox.style import (
    controls,
    item_views,
    menus,
    scroll_bars,
    tabs,
    text,
)

PM = QStyle.PixelMetric
SH = QStyle.StyleHint
CC = QStyle.ComplexControl
CT = QStyle.ContentsType
SC = QStyle.SubControl
SE = QStyle.SubElement

SPIN_ARROWS = 14
EDIT_HEIGHT = 22


METRICS = {
    PM.PM_ButtonDefaultIndicator: controls.RING,
    PM.PM_ButtonMargin: 2 * controls.BUTTON_PADDING,
    PM.PM_ButtonShiftHorizontal: 0,
    PM.PM_ButtonShiftVertical: 0,
    PM.PM_CheckBoxLabelSpacing: 2,
    PM.PM_RadioButtonLabelSpacing: 2,
    PM.PM_ComboBoxFrameWidth: 1,
    PM.PM_DefaultFrameWidth: 1,
    PM.PM_ExclusiveIndicatorHeight: controls.BOX,
    PM.PM_ExclusiveIndicatorWidth: controls.BOX,
    PM.PM_FocusFrameHMargin: item_views.INDENT - 1,
    PM.PM_FocusFrameVMargin: 0,
    PM.PM_HeaderMargin: 4,
    PM.PM_IndicatorHeight: controls.BOX,
    PM.PM_IndicatorWidth: controls.BOX,
    PM.PM_LayoutBottomMargin: 10,
    PM.PM_LayoutHorizontalSpacing: 13,
    PM.PM_LayoutLeftMargin: 13,
    PM.PM_LayoutRightMargin: 10,
    PM.PM_LayoutTopMargin: 10,
    PM.PM_LayoutVerticalSpacing: 8,
    PM.PM_MaximumDragDistance: 32,
    # QMenuBar puts the spacing before the first title too.
    PM.PM_MenuBarHMargin: menus.BAR_MARGIN + menus.TITLE_OVERLAP,
    PM.PM_MenuBarItemSpacing: -menus.TITLE_OVERLAP,
    PM.PM_MenuBarPanelWidth: 0,
    PM.PM_MenuBarVMargin: 0,
    PM.PM_MenuButtonIndicator: 12,
    PM.PM_MenuDesktopFrameWidth: 0,
    PM.PM_MenuHMargin: 0,
    PM.PM_MenuPanelWidth: menus.FRAME,
    PM.PM_MenuScrollerHeight: menus.ROW,
    PM.PM_MenuVMargin: 0,
    PM.PM_ProgressBarChunkWidth: 1,
    PM.PM_ScrollBarExtent: scroll_bars.THICK,
    PM.PM_ScrollBarSliderMin: scroll_bars.THICK,
    PM.PM_ScrollView_ScrollBarOverlap: 0,
    PM.PM_ScrollView_ScrollBarSpacing: -1,
    PM.PM_SliderControlThickness: 16,
    PM.PM_SliderLength: controls.SLIDER_THUMB,
    PM.PM_SliderThickness: 16,
    PM.PM_SliderTickmarkOffset: 0,
    PM.PM_SmallIconSize: 16,
    PM.PM_SpinBoxFrameWidth: 1,
    PM.PM_SubMenuOverlap: -5,
    PM.PM_TabBarBaseOverlap: 1,
    PM.PM_TabBarTabHSpace: 24,
    PM.PM_TabBarTabShiftHorizontal: 0,
    PM.PM_TabBarTabShiftVertical: 0,
    PM.PM_TabBarTabVSpace: 6,
    PM.PM_TabCloseIndicatorHeight: tabs.CLOSE_BOX,
    PM.PM_TabCloseIndicatorWidth: tabs.CLOSE_BOX,
    PM.PM_TextCursorWidth: 0,  # drawn by edit_fields
    PM.PM_ToolTipLabelFrameWidth: 4,
    PM.PM_TreeViewIndentation: 16,
}

HINTS = {
    SH.SH_BlinkCursorWhenTextSelected: 0,
    SH.SH_ComboBox_AllowWheelScrolling: 0,
    SH.SH_ComboBox_ListMouseTracking: 1,
    SH.SH_ComboBox_Popup: 1,
    SH.SH_ComboBox_PopupFrameStyle: QFrame.Shape.NoFrame.value,
    SH.SH_DialogButtonBox_ButtonsHaveIcons: 0,
    SH.SH_DialogButtonLayout: QDialogButtonBox.ButtonLayout.MacLayout.value,
    SH.SH_DitherDisabledText: 0,
    # In Qt's menu bars, items after a separator are at the right end.
    SH.SH_DrawMenuBarSeparator: 1,
    SH.SH_EtchDisabledText: 0,
    SH.SH_ItemView_ActivateItemOnSingleClick: 0,
    SH.SH_ItemView_ShowDecorationSelected: 1,
    SH.SH_MenuBar_AltKeyNavigation: 0,
    SH.SH_MenuBar_MouseTracking: 1,
    SH.SH_Menu_AllowActiveAndDisabled: 0,
    SH.SH_Menu_FlashTriggeredItem: 0,
    SH.SH_Menu_KeyboardSearch: 1,
    SH.SH_Menu_MouseTracking: 1,
    SH.SH_Menu_Scrollable: 1,
    SH.SH_Menu_SloppySubMenus: 0,
    SH.SH_Menu_SubMenuPopupDelay: 0,
    SH.SH_ScrollBar_ContextMenu: 0,
    SH.SH_ScrollBar_LeftClickAbsolutePosition: 0,
    SH.SH_ScrollBar_MiddleClickAbsolutePosition: 0,
    SH.SH_Slider_StopMouseOverSlider: 1,
    SH.SH_ScrollBar_Transient: 0,
    SH.SH_ScrollView_FrameOnlyAroundContents: 1,
    SH.SH_ToolTipLabel_Opacity: 255,
    SH.SH_UnderlineShortcut: 0,
    SH.SH_Widget_Animate: 0,
    SH.SH_Widget_Animation_Duration: 0,
}


def size(
    kind: QStyle.ContentsType, option: QStyleOption, size: QSize, widget: QWidget | None
) -> QSize | None:
    """Return the size of a control for contents of this size."""
    if kind == CT.CT_PushButton and isinstance(option, QStyleOptionButton):
        return _button_size(option)
    if kind in (CT.CT_CheckBox, CT.CT_RadioButton) and isinstance(option, QStyleOptionButton):
        wide = text.width(text.plain(option.text))
        return QSize(controls.LABEL + wide + 2, 16)
    if kind == CT.CT_ComboBox:
        return menus.combo_size(widget, size)
    if kind == CT.CT_LineEdit:
        return QSize(size.width() + 2, EDIT_HEIGHT)
    if kind == CT.CT_SpinBox:
        return QSize(size.width() + 2 + 2 + SPIN_ARROWS, EDIT_HEIGHT)
    if kind == CT.CT_MenuBar:
        return QSize(size.width(), menus.BAR_HEIGHT)
    if kind == CT.CT_MenuBarItem and isinstance(option, QStyleOptionMenuItem):
        return menus.title_size(option)
    if kind == CT.CT_Menu:
        return size + QSize(menus.SHADOW, menus.SHADOW)
    if kind == CT.CT_MenuItem and isinstance(option, QStyleOptionMenuItem):
        return menus.item_size(option, widget)
    if kind == CT.CT_ItemViewItem and isinstance(option, QStyleOptionViewItem):
        return item_views.row_size(option, widget)
    if kind == CT.CT_HeaderSection and isinstance(option, QStyleOptionHeader):
        return QSize(text.width(option.text) + 2 * item_views.INDENT, 18)
    if kind == CT.CT_ProgressBar:
        return QSize(max(size.width(), 100), 12)
    return None


def element(element: QStyle.SubElement, option: QStyleOption, widget: QWidget | None) -> QRect | None:
    """Return the rectangle of a part of a plain control."""
    rect = option.rect
    if element in (
        SE.SE_PushButtonContents,
        SE.SE_PushButtonFocusRect,
        SE.SE_PushButtonLayoutItem,
        SE.SE_PushButtonBevel,
    ):
        return controls.button_body(rect)
    if isinstance(option, QStyleOptionButton):
        if element in (SE.SE_CheckBoxIndicator, SE.SE_RadioButtonIndicator):
            return controls.indicator_rect(option)
        if element in (SE.SE_CheckBoxContents, SE.SE_RadioButtonContents):
            return controls.label_rect(option)
        if element in (SE.SE_CheckBoxFocusRect, SE.SE_RadioButtonFocusRect):
            return controls.label_rect(option)
        if element in (SE.SE_CheckBoxClickRect, SE.SE_RadioButtonClickRect):
            return rect
    if element == SE.SE_LineEditContents:
        return _edit_contents(rect, widget)
    if element in (SE.SE_CheckBoxLayoutItem, SE.SE_RadioButtonLayoutItem):
        return rect
    if element == SE.SE_ComboBoxLayoutItem:
        # Without its shadow, so that its text has the baseline of labels and fields beside it.
        return rect.adjusted(0, 0, 0, -menus.SHADOW)
    return None


def part(
    control: QStyle.ComplexControl, option: QStyleOptionComplex, part: QStyle.SubControl
) -> QRect | None:
    """Return the rectangle of a part of a complex control."""
    rect = option.rect
    if control == CC.CC_ScrollBar and isinstance(option, QStyleOptionSlider):
        return scroll_bars.sub_rect(option, part)
    if control == CC.CC_ComboBox:
        box = menus.combo_box(option)
        if part == SC.SC_ComboBoxListBoxPopup:
            return menus.combo_list(option)
        if part == SC.SC_ComboBoxEditField:
            return box.adjusted(menus.COMBO_INDENT - 2, 1, -18, -1)
        if part == SC.SC_ComboBoxArrow:
            return box.adjusted(box.width() - 18, 1, -1, -1)
        return rect
    if control == CC.CC_SpinBox:
        return _spin_rect(rect, part)
    if control == CC.CC_GroupBox and isinstance(option, QStyleOptionGroupBox):
        return _group_rect(option, part)
    if control == CC.CC_Slider and part == SC.SC_SliderGroove:
        return rect
    return None


def _button_size(option: QStyleOptionButton) -> QSize:
    wide = text.width(text.plain(option.text)) + 2 * controls.BUTTON_PADDING
    high = controls.BUTTON_HEIGHT
    if not option.icon.isNull():
        wide += option.iconSize.width() + (4 if option.text else 0)
        high = max(high, option.iconSize.height() + 4)
    if option.text:
        wide = max(wide, controls.BUTTON_WIDTH)
    ring = 2 * controls.RING
    return QSize(wide + ring, high + ring)


def _edit_contents(rect: QRect, widget: QWidget | None) -> QRect:
    """Return the text rectangle of an edit field: 3 pixels from the edge, 16 rows in the middle.

    QLineEdit adds 2 pixels left and right itself and centres its font's height, rounding down.
    """
    metrics = QFontMetrics(widget.font() if isinstance(widget, QLineEdit) else fonts.system())
    high = metrics.height()
    top = rect.y() + (rect.height() - 16) // 2 + 12 - metrics.ascent()
    return QRect(rect.x() + 1, top, rect.width() - 2, high)


def _spin_rect(rect: QRect, part: QStyle.SubControl) -> QRect:
    left = rect.right() + 1 - SPIN_ARROWS
    half = rect.height() // 2
    if part == SC.SC_SpinBoxUp:
        return QRect(left, rect.y(), SPIN_ARROWS, half)
    if part == SC.SC_SpinBoxDown:
        return QRect(left, rect.y() + half, SPIN_ARROWS, rect.height() - half)
    frame = QRect(rect.x(), rect.y(), rect.width() - SPIN_ARROWS - 2, rect.height())
    return frame if part == SC.SC_SpinBoxFrame else frame.adjusted(1, 1, -1, -1)


def _group_rect(option: QStyleOptionGroupBox, part: QStyle.SubControl) -> QRect:
    rect = option.rect
    checkable = bool(option.subControls & SC.SC_GroupBoxCheckBox)
    titled = bool(option.text) or checkable
    box = controls.BOX if checkable else 0
    if part == SC.SC_GroupBoxLabel:
        wide = text.width(text.plain(option.text)) + 8
        return QRect(rect.x() + 8 + box, rect.y(), wide, 16) if option.text else QRect()
    if part == SC.SC_GroupBoxCheckBox:
        return QRect(rect.x() + 10, rect.y() + 2, box, box)
    frame = rect.adjusted(0, 8 if titled else 0, 0, 0)
    if part == SC.SC_GroupBoxContents:
        return frame.adjusted(1, 8 if titled else 1, -1, -1)
    return frame
