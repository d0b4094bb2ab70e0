"""The bundle that users install: what goes into it, and the making of it."""
