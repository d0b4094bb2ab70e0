"""What can't be done that a command line asks for."""


class UsageError(Exception):
    """Something on the command line can't be done; the text is one line for a person."""
