"""Random people at the screen: ``make monkey``, or ``python -m tests.endurance.monkey ACTS [SEED] [GAME]``.

A parent (`parent`) has a child (`child`) play evenings of acts: values made of a kind and a number (`acts`),
so that a list of them does the same again. What an act comes to is looked at after each (`watch`, `fresh`).
Time in the child is our own (`clock`): it passes between acts and nowhere else. A failure, a crash and a hang
are shrunk to the shortest list of acts that still shows them (`shrink`). `planted` puts faults in, to be
found. `reach` tells which items of menus and which windows they never came to.
"""
