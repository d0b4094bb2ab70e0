"""External engines for tests, as programs in plain Python: a good one and many faulty ones."""

from __future__ import annotations

import sys
from pathlib import Path

_HELLO = """
import json, os, subprocess, sys, time
def say(**what): print(json.dumps(what), flush=True)
def greet(line):
    asked = json.loads(line)
    if "protocol" in asked:
        say(id=asked["id"], protocol="macclassic-engine", version=1, name="Test")
    return asked
for line in sys.stdin:
    q = greet(line)
    if "protocol" not in q:
"""
ANSWERS: dict[str, tuple[str, str]] = {
    "dies": ("ended", "sys.exit(3)"),
    "closes its output": ("ended", "os.close(1); time.sleep(60)"),
    "is silent": ("silent", "time.sleep(60)"),
    "reads nothing more": ("silent", "print('', end='', flush=True); time.sleep(60)"),
    "speaks no JSON": ("nonsense", "print('}{', flush=True)"),
    "says a number": ("nonsense", "print(7, flush=True)"),
    "says half a character": ("nonsense", "sys.stdout.buffer.write(bytes([255, 10])); sys.stdout.flush()"),
    "goes deep": ("nonsense", "print('[' * 60000, flush=True)"),
    "writes a huge line": ("long", "print('x' * 10_000_000, flush=True)"),
    "writes no line's end": ("long", "[print('x' * 1000, end='') for _ in iter(int, 1)]"),
    "floods": ("nonsense", "[print('x' * 50) for _ in iter(int, 1)]"),
    "floods with answers": ("id", "[say(id=0, choice=0) for _ in iter(int, 1)]"),
    "takes another id": ("id", "say(id=q['id'] - 1, choice=0)"),
    "takes a text for the id": ("id", "say(id=str(q['id']), choice=0)"),
    "takes true for the id": ("id", "say(id=True, choice=0)"),
    "tells no id": ("id", "say(choice=0)"),
    "chooses nothing": ("empty", "say(id=q['id'])"),
    "chooses too far": ("illegal", "say(id=q['id'], choice=len(q['legal']))"),
    "chooses below": ("illegal", "say(id=q['id'], choice=-1)"),
    "chooses true": ("illegal", "say(id=q['id'], choice=True)"),
    "makes a move up": ("illegal", "say(id=q['id'], action={'type': 'win'})"),
    "moves by nothing": ("illegal", "say(id=q['id'], action=None)"),
    "gives up": ("error", "say(id=q['id'], error='I do not know ' * 1000)"),
}
"""Behaviour of a faulty engine on a question: the kind of fault, and its code."""
GREETINGS: dict[str, tuple[str, str]] = {
    "of another version": ("version", "say(id=1, protocol='macclassic-engine', version=3)"),
    "of a version in letters": ("version", "say(id=1, protocol='macclassic-engine', version='1')"),
    "of another protocol": ("hello", "say(id=1, protocol='uci', version=1)"),
    "of none": ("hello", "say(id=1)"),
    "in words": ("nonsense", "print('uciok', flush=True)"),
}
GOOD = "say(id=q['id'], choice=len(q['legal']) - 1)"


def program(path: Path, answer: str) -> list[str]:
    """Write an engine that runs `answer` for each question, and return its command."""
    lines = "".join(f"        {line}\n" for line in answer.splitlines())
    path.write_text(_HELLO + lines, encoding="utf-8")
    return [sys.executable, str(path)]


def greeting(path: Path, answer: str) -> list[str]:
    """Write an engine that runs `answer` on the first line, and return its command."""
    before = _HELLO.partition("for line")[0]
    path.write_text(f"{before}sys.stdin.readline()\n{answer}\ntime.sleep(60)\n", encoding="utf-8")
    return [sys.executable, str(path)]


def listening(path: Path, answer: str, told: str = "say(id=q['id'])", games: object = None) -> list[str]:
    """Write an engine of version 2 and return its command.

    `answer` runs for each question, `told` for each other line after the greeting. `games`: its declaration.
    """
    lines = _HELLO.replace("version=1", f"version=2, games={games!r}").rpartition('    if "protocol"')[0]
    lines += "    if 'protocol' in q or 'stop' in q: continue\n"
    for condition, does in (("'tell' in q", told), ("'legal' in q", answer)):
        lines += f"    if {condition}:\n" + "".join(f"        {line}\n" for line in does.splitlines())
    path.write_text(lines, encoding="utf-8")
    return [sys.executable, str(path)]
