"""All pictures but the cards' faces as programs: portraits, backs, marks, icons, cursors, help pictures."""
