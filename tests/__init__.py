"""Laid out as the code is; imported in one way, from the root: `from tests.support.match.program import
…`."""
