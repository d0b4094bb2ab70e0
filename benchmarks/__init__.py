"""Benchmarks of speed and size: every module has a `title` and `run() -> dict[str, float]`."""
