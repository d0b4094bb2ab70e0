"""The command line, the desktop, and the session of one match on screen."""
