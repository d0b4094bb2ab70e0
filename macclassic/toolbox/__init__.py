"""The Macintosh on Qt: screen, style, windows, dialogs, menus, help, sound, animation."""
