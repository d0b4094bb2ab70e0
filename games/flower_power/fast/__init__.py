"""The rules once more, made for speed: what players think with, never what a match is played by.

Everything here is written so that mypyc can compile it (`make compiled`) and plain Python runs it as it is.
`tests/test_power_fast_rules.py` holds it to `rules.py`, move by move.
"""
