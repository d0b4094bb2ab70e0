"""Figures of speed and size: every module here has a `title` and `run() -> dict[str, float]`."""
