"""The drawings of backs, marks, icons, alert pictures, cursors and the welcome picture."""
