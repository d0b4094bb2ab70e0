"""What the drawings of marks and icons are made with: all of it is that of `tools.drawing`."""

from tools.drawing import CLEAR, CLEAR_8, PERIOD, Drawing, Picture, png, stamp

__all__ = ["CLEAR", "CLEAR_8", "PERIOD", "Drawing", "Picture", "png", "stamp"]
