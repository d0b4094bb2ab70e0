"""How players play games out in their heads: the rules are those of the game (`position`).

Everything here is written so that mypyc can compile it (`make compiled`) and plain Python runs it as it is.
"""
