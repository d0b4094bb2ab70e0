"""Tests of stand-in libraries: programs linked to one load with it, and nothing else changes."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.release.bundle import contents, standins
from tools.release.compiled import compiler

pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or compiler() is None or not shutil.which("objdump"),
    reason="needs Linux, a C compiler and binutils",
)


def build(into: Path, code: str, *more: str) -> Path:
    """Build a library from a few lines of C."""
    into.parent.mkdir(parents=True, exist_ok=True)
    command = [compiler() or "", "-shared", "-fPIC", "-o", str(into), f"-Wl,-soname,{into.name}"]
    command += ["-x", "c", "-", "-x", "none"]
    subprocess.run([*command, *more], input=code, text=True, check=True)
    return into


@pytest.fixture
def whole(tmp_path: Path) -> list[contents.Entry]:
    """A library that is never called, one that it is linked to, and a program linked to it."""
    versions = tmp_path / "versions"
    versions.write_text("SYSTEMD_209 { global: *; };")
    deep = build(tmp_path / "libdeep.so.1", "int deep(void) { return 3; }")
    code = "int deep(void); int data = 5; int asked(void) { return deep(); } int other(void) { return 1; }"
    script = f"-Wl,--version-script={versions}"
    left = build(tmp_path / "libsystemd.so.0", code, "-Wl,--no-as-needed", str(deep), script)
    user = build(tmp_path / "libuser.so", "int asked(void); int ask(void) { return asked(); }", str(left))
    return [(path.name, str(path), "BINARY") for path in (user, left, deep)]


def test_a_program_linked_to_a_stand_in_loads(whole: list[contents.Entry], tmp_path: Path) -> None:
    made = standins.with_stand_ins(whole, compiler(), tmp_path)
    assert [entry[0] for entry in made] == [entry[0] for entry in whole]
    assert [standins.is_stand_in(entry) for entry in made] == [False, True, False]
    library = made[1][1]
    assert {each.name for each in standins.symbols(library) if not each.is_required} >= {"asked"}
    assert "other" not in {each.name for each in standins.symbols(library)}
    assert contents.linked(library) == [] and contents.linked(made[0][1])[0] == "libsystemd.so.0"
    shutil.copy(library, tmp_path / "libsystemd.so.0")
    (tmp_path / "libdeep.so.1").unlink()
    program = f"import ctypes; print(ctypes.CDLL({str(tmp_path / 'libuser.so')!r}).ask())"
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={"LD_LIBRARY_PATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.stdout, done.stderr) == ("0\n", "")


def test_a_requested_system_library_gets_a_stand_in(tmp_path: Path) -> None:
    """The bundle then includes a stand-in for a system library, but only if a file is linked to it."""
    code = "int glClear(void) { return 7; } int glOther(void) { return 8; }"
    there = build(tmp_path / "lib" / "libGL.so.1", code)
    user = build(
        tmp_path / "libuser.so", "int glClear(void); int ask(void) { return glClear(); }", str(there)
    )
    entries = [(user.name, str(user), "BINARY")]
    asked: list[str] = []

    def find(name: str) -> str | None:
        asked.append(name)
        return str(there)

    made = standins.with_stand_ins(entries, compiler(), tmp_path, find)
    assert asked == ["libGL.so.1"]
    assert made[0] == entries[0] and made[1][0] == "libGL.so.1" and standins.is_stand_in(made[1])
    has = {each.name for each in standins.symbols(made[1][1]) if not each.is_required}
    assert "glClear" in has and "glOther" not in has
    # If the system has no such library either, the loader reports that at the start, as before.
    assert standins.with_stand_ins(entries, compiler(), tmp_path, lambda _: None) == entries


def test_without_a_compiler_libraries_stay_unchanged(whole: list[contents.Entry], tmp_path: Path) -> None:
    assert standins.with_stand_ins(whole, None, tmp_path) == whole


def test_data_symbols_have_no_stand_in(whole: list[contents.Entry], tmp_path: Path) -> None:
    left = Path(whole[1][1])
    user = build(tmp_path / "libuser.so", "extern int data; int ask(void) { return data; }", str(left))
    with pytest.raises(ValueError, match="data is no function"):
        standins.make(
            str(left), [str(user)], "0", compiler() or "", tmp_path / "stand-ins" / "libsystemd.so.0"
        )


def test_unused_codecs_of_pillow_get_stand_ins(tmp_path: Path) -> None:
    import PIL

    folder = Path(PIL.__file__).parent
    found = folder.parent.glob("pillow.libs/*")
    libraries = [(f"pillow.libs/{path.name}", str(path), "BINARY") for path in found]
    (module,) = folder.glob("_imaging.*.so")
    whole = [("PIL/_imaging.so", str(module), "EXTENSION"), *libraries]
    made = standins.with_stand_ins(whole, compiler(), tmp_path)
    names = {Path(entry[0]).name.partition("-")[0] for entry in made if standins.is_stand_in(entry)}
    assert names <= {"libtiff", "libjpeg", "libopenjp2", "libxcb"}
    stays = {entry[0] for entry in contents.needed(made, contents.linked)}
    assert not [name for name in stays if "zstd" in name or "lzma" in name]
