"""Drawings of marks, icons, alert pictures, cursors and the welcome picture."""
