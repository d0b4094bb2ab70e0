"""Views of a game as NumPy arrays, by its declaration (`engine.observation_arrays`)."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping
from functools import partial
from itertools import accumulate
from struct import Struct
from typing import Any

import numpy as np
from numpy.typing import NDArray

from macclassic.engine.observation_arrays import AnyView, ObservationArray

Array = NDArray[Any]
"""Array of numbers or of sets."""
Arrays = dict[str, Array]
SET = 64
"""Places of a set of cards in a buffer, including unused ones."""
_BYTES = array("i").itemsize
FULL, PADDED, SETS = 0, 2, 3
"""Places of the kinds of arrays; with a shape those of full ones and of sets come after those without."""


class ObservationEncoder:
    """Makes the arrays of views: `int32` for numbers, `uint8` for sets of cards.

    All numbers of an observation lie in one buffer, all sets in another, and each array is a part of it. The
    function `encode` is written for the declared arrays, which takes half the time of loops over them.
    """

    encode: Callable[[AnyView], Arrays]
    """Returns the arrays of a view."""

    def __init__(self, arrays: Mapping[str, ObservationArray]) -> None:
        self._arrays = dict(sorted(arrays.items(), key=lambda item: _place(item[1])))
        full = {name: each for name, each in self._arrays.items() if _place(each)[0] < PADDED}
        padded = {name: each for name, each in self._arrays.items() if _place(each)[0] == PADDED}
        sets = {name: each for name, each in self._arrays.items() if each.cards}
        self.names = tuple(self._arrays)
        """The names of the arrays in the order of an observation."""
        head = Struct(f"={sum(each.size for each in full.values())}i")
        *starts, end = accumulate((_BYTES * each.size for each in padded.values()), initial=head.size)
        rows = Struct(f"<{sum(each.size for each in sets.values())}Q")
        lines = ["buffer = bytearray(empty)", f"pack_numbers(buffer, 0, {self._values(full)})"]
        for start, (name, each) in zip(starts, padded.items(), strict=False):
            lines += [
                f"values = {self._value(name)}",
                "if values:",
                f"    cells = row(values if len(values) <= {each.size} else values[-{each.size}:])",
                f"    buffer[{start} : {start} + {_BYTES} * len(cells)] = cells",
            ]
        lines += ["numbers = ndarray((), number_layout, buffer)"]
        found = [f"{name!r}: numbers[{name!r}]" for name in (*full, *padded)]
        if sets:
            lines += [
                f"packed = pack_sets({self._values(sets)})",
                "bits = unpackbits(frombuffer(packed, uint8), None, None, 'little')",
                "sets = ndarray((), set_layout, bits)",
            ]
            found += [
                f"{name!r}: sets[{name!r}]" + (f"[..., :{each.cards}]" if each.shape else "")
                for name, each in sets.items()
            ]
        lines += [f"return {{{', '.join(found)}}}"]
        used: dict[str, Any] = {
            "ndarray": np.ndarray,
            "unpackbits": np.unpackbits,
            "frombuffer": np.frombuffer,
            "uint8": np.uint8,
            "row": partial(array, "i"),
            "pack_numbers": head.pack_into,
            "pack_sets": rows.pack,
            "empty": b"\xff" * end,  # every number is NOTHING
            "number_layout": np.dtype([(name, "=i4", arrays[name].whole) for name in (*full, *padded)]),
            "set_layout": _set_layout(sets),
            **{f"of_{name}": each.of for name, each in arrays.items()},
        }
        exec("def encode(view):\n    " + "\n    ".join(lines), used)
        self.encode = used["encode"]

    def _value(self, name: str) -> str:
        """Return the expression for the data of an array."""
        return f"view.{name}" if self._arrays[name].of is None else f"of_{name}(view)"

    def _values(self, arrays: Mapping[str, ObservationArray]) -> str:
        """Return the arguments for the data of several arrays."""
        return ", ".join("*" * bool(each.shape) + self._value(name) for name, each in arrays.items())


def _place(each: ObservationArray) -> tuple[int, bool]:
    """Return the place of an array in an observation: numbers before sets, fields before computed arrays."""
    if each.cards:
        return SETS + bool(each.shape), each.of is not None
    if each.shape and each.low < 0:
        return PADDED, False
    return FULL + bool(each.shape), each.of is not None


def _set_layout(sets: Mapping[str, ObservationArray]) -> np.dtype[Any]:
    """Return the layout of sets in rows of `SET` places."""
    *rows, end = accumulate((each.size for each in sets.values()), initial=0)
    cells = [(*each.shape, SET) if each.shape else (each.cards,) for each in sets.values()]
    return np.dtype(
        {
            "names": [*sets],
            "formats": [(np.uint8, shape) for shape in cells],
            "offsets": [SET * row for row in rows],
            "itemsize": SET * end,
        }
    )
