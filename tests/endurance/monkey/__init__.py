"""Random person at the screen: ``make monkey``.

Also ``python -m tests.endurance.monkey ACTS [SEED] [GAME]``. A parent (`parent_process`) lets a child
(`child_process`) play evenings of acts. Acts are values made of a kind and a number (`acts`), so that a list
of them can be repeated. After each act the state is checked (`checks.invariants`, `checks.fresh_table`). The
child's clock (`clock`) advances between acts only. Failures, crashes and hangs are reduced to the shortest
list of acts that still shows them (`shrink`). `checks.planted_faults` inserts faults that must be found.
`checks.coverage` lists the menu items and windows that were never reached.
"""
