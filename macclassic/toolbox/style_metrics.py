"""What ClassicStyle answers to Qt's questions of measure and habit: numbers of look §2."""

from __future__ import annotations

from PySide6.QtWidgets import QDialogButtonBox, QFrame, QStyle

from macclassic.toolbox import style_controls, style_menus, style_scroll, style_views

PM = QStyle.PixelMetric
SH = QStyle.StyleHint

METRICS = {
    PM.PM_ButtonDefaultIndicator: style_controls.RING,
    PM.PM_ButtonMargin: 2 * style_controls.BUTTON_PADDING,
    PM.PM_ButtonShiftHorizontal: 0,
    PM.PM_ButtonShiftVertical: 0,
    PM.PM_CheckBoxLabelSpacing: 2,
    PM.PM_RadioButtonLabelSpacing: 2,
    PM.PM_ComboBoxFrameWidth: 1,
    PM.PM_DefaultFrameWidth: 1,
    PM.PM_ExclusiveIndicatorHeight: style_controls.BOX,
    PM.PM_ExclusiveIndicatorWidth: style_controls.BOX,
    PM.PM_FocusFrameHMargin: style_views.INDENT - 1,
    PM.PM_FocusFrameVMargin: 0,
    PM.PM_HeaderMargin: 4,
    PM.PM_IndicatorHeight: style_controls.BOX,
    PM.PM_IndicatorWidth: style_controls.BOX,
    PM.PM_LayoutBottomMargin: 10,
    PM.PM_LayoutHorizontalSpacing: 13,
    PM.PM_LayoutLeftMargin: 13,
    PM.PM_LayoutRightMargin: 10,
    PM.PM_LayoutTopMargin: 10,
    PM.PM_LayoutVerticalSpacing: 8,
    PM.PM_MaximumDragDistance: 32,
    # QMenuBar puts the spacing before the first title too.
    PM.PM_MenuBarHMargin: style_menus.BAR_MARGIN + style_menus.TITLE_OVERLAP,
    PM.PM_MenuBarItemSpacing: -style_menus.TITLE_OVERLAP,
    PM.PM_MenuBarPanelWidth: 0,
    PM.PM_MenuBarVMargin: 0,
    PM.PM_MenuButtonIndicator: 12,
    PM.PM_MenuDesktopFrameWidth: 0,
    PM.PM_MenuHMargin: 0,
    PM.PM_MenuPanelWidth: style_menus.FRAME,
    PM.PM_MenuScrollerHeight: style_menus.ROW,
    PM.PM_MenuVMargin: 0,
    PM.PM_ProgressBarChunkWidth: 1,
    PM.PM_ScrollBarExtent: style_scroll.THICK,
    PM.PM_ScrollBarSliderMin: style_scroll.THICK,
    PM.PM_ScrollView_ScrollBarOverlap: 0,
    PM.PM_ScrollView_ScrollBarSpacing: -1,
    PM.PM_SliderControlThickness: 16,
    PM.PM_SliderLength: style_controls.SLIDER_THUMB,
    PM.PM_SliderThickness: 16,
    PM.PM_SliderTickmarkOffset: 0,
    PM.PM_SmallIconSize: 16,
    PM.PM_SpinBoxFrameWidth: 1,
    PM.PM_SubMenuOverlap: -5,
    PM.PM_TextCursorWidth: 0,  # drawn by style_edit
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
    # In Qt's menu bars, what follows a separator stands at the right end.
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
