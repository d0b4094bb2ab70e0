"""Builds the bundle that users install."""
