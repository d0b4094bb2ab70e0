"""Tests, in the folders of the code that they test.

Modules are imported from the root: `from tests.support.match.program import …`.
"""
