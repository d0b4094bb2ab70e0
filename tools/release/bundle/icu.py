"""Shrinks libicudata: Qt is linked to all 32 MB of ICU's data, of which the program needs very little.

Qt has its own locales and uses ICU for sorting, time zones and old encodings. The root data for sorting and
time zones stays. Names, formats and spellings in 800 languages, encodings older than UTF-8 and dictionaries
go. Sorting by Qt, which the program does not use, then follows the root order of Unicode.

Format of the data: https://github.com/unicode-org/icu/blob/main/icu4c/source/common/ucmndata.h
"""

from __future__ import annotations

import subprocess
from pathlib import Path
from struct import pack, unpack_from
from tempfile import TemporaryDirectory

KEPT_ITEMS = (
    *("root.res", "res_index.res", "pool.res", "supplementalData.res", "likelySubtags.res"),
    *("icuver.res", "icustd.res", "keyTypeData.res", "numberingSystems.res", "langInfo.res"),
    *("zoneinfo64.res", "timezoneTypes.res", "metaZones.res", "windowsZones.res"),
    *("cnvalias.icu", "nfkc.nrm", "nfkc_cf.nrm", "uemoji.icu", "ulayout.icu"),
    *(
        "coll/ucadata.icu",
        "coll/root.res",
        "coll/res_index.res",
        "zone/root.res",
        "zone/pool.res",
        "zone/res_index.res",
    ),
)
"""Items of the data that stay."""

ALIGNED = 16


def trimmed(data: bytes, stays: tuple[str, ...] = KEPT_ITEMS) -> bytes:
    """Return ICU's common data (a "CmnD" file, from its header on) with only some of its items.

    Raises ValueError if `data` is not ICU data in this machine's format.
    """
    if data[2:4] != b"\xda\x27" or data[12:16] != b"CmnD" or data[8]:
        raise ValueError("this is not ICU's data as this system reads it")
    base = unpack_from("<H", data)[0]
    (count,) = unpack_from("<I", data, base)
    table = [unpack_from("<II", data, base + 4 + 8 * index) for index in range(count)]
    # The data does not say where the last item ends: either it is dropped, or all that follows stays with it.
    ends = [start for _, start in table[1:]] + [len(data) - base]
    kept = []
    for (name_at, start), end in zip(table, ends, strict=True):
        name = data[base + name_at : data.index(b"\0", base + name_at)]
        if name.decode("ascii").partition("/")[2] in stays:
            kept.append((name + b"\0", data[base + start : base + end]))
    names_at = 4 + 8 * len(kept)
    names, items, entries = b"", b"", b""
    first = names_at + sum(len(name) for name, _ in kept)
    first += -(base + first) % ALIGNED
    for name, item in kept:
        entries += pack("<II", names_at + len(names), first + len(items))
        names += name
        items += item + b"\0" * (-len(item) % ALIGNED)
    contents = pack("<I", len(kept)) + entries + names
    return data[:base] + contents.ljust(first, b"\xaa") + items


def data_of(library: Path) -> bytes:
    """Return the ICU data inside a libicudata.

    Raises ValueError if there is none.
    """
    whole = library.read_bytes()
    at = whole.find(b"CmnD") - 12
    if at < 0:
        raise ValueError(f"{library.name} holds no data")
    return whole[at:]


def shrink(library: Path, compiler: str) -> None:
    """Replace a libicudata by a small one with the same name and symbol.

    Raises ValueError if it holds no ICU data, and subprocess.CalledProcessError with the compiler's output.
    """
    version = library.name.rpartition(".")[2]
    with TemporaryDirectory() as folder:
        data, source, made = (Path(folder) / name for name in ("data", "data.s", "made.so"))
        data.write_bytes(trimmed(data_of(library)))
        source.write_text(
            f".globl icudt{version}_dat\n.type icudt{version}_dat, %object\n.section .rodata\n.balign 16\n"
            f'icudt{version}_dat:\n.incbin "{data}"\n.size icudt{version}_dat, . - icudt{version}_dat\n'
            '.section .note.GNU-stack,"",%progbits\n',
            encoding="ascii",
        )
        command = [
            compiler,
            "-shared",
            "-nostdlib",
            f"-Wl,-soname,{library.name}",
            "-o",
            str(made),
            str(source),
        ]
        subprocess.run(command, check=True, capture_output=True, text=True)
        library.write_bytes(made.read_bytes())
