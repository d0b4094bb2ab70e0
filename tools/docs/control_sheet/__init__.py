"""Control sheet: every control, frame and menu in every state, in one labelled picture a depth.

``python -m tools.docs.control_sheet`` writes ``docs/pictures/control-sheet-8.png`` and the other depths.
Every tile is cut from an emulated screen that shows the real control, brought into its state by mouse and
keyboard. The same pictures are the golden tiles of ``tests/tools/docs/test_control_sheet.py``.
"""
