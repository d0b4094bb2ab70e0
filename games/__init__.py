"""One folder a game; each is found by itself (see docs/architecture.md)."""
