"""Views of a game as NumPy arrays, by its declaration (`engine.observation_arrays`)."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping
from math import prod
from struct import Struct, calcsize
from typing import Any

import numpy as np
from numpy.typing import NDArray

from macclassic.engine.observation_arrays import NOTHING, AnyView, ObservationArray

Array = NDArray[Any]
"""Array of numbers or of sets."""
Arrays = dict[str, Array]
_ROW = 8
"""Bytes of a packed set."""
FULL, PADDED, SETS = 0, 2, 3
"""Places of the kinds of arrays; with a shape those of full ones and of sets come after those without."""
FEW = 200
"""Number of possible numbers up to which the arrays of all of them are made beforehand."""
SMALL = 6
"""Most numbers of an array that observations share."""
MIDDLE = 32
"""Most numbers of an array that is packed together with the sets."""
MOST_SHARED = 10_000
"""Number of shared arrays of one shape at which all are forgotten."""


class SharedArrays(dict[Any, Array]):
    """Read-only arrays of one shape by their numbers, made when they are first looked up."""

    def __init__(self, shape: tuple[int, ...]) -> None:
        self._shape, self._size = shape, prod(shape)
        self._rest = (NOTHING,) * self._size
        self._pack = Struct(f"={self._size}i").pack

    def __missing__(self, numbers: Any) -> Array:
        cells = numbers[-self._size :] if self._shape else (numbers,)
        if len(self) >= MOST_SHARED:
            self.clear()
        packed = self._pack(*cells, *self._rest[len(cells) :])
        made = self[numbers] = np.ndarray(self._shape, np.int32, packed)
        return made


class ObservationEncoder:
    """Makes the arrays of views: `int32` for numbers, `uint8` for sets of cards.

    Single numbers, small arrays and empty sets recur, so they are read-only arrays that observations share.
    Other sets and arrays up to `MIDDLE` numbers are packed by one call. The function `encode` is written for
    the declared arrays, which takes half the time of loops over them.
    """

    encode: Callable[[AnyView], Arrays]
    """Returns the arrays of a view."""

    def __init__(self, arrays: Mapping[str, ObservationArray]) -> None:
        self._arrays = dict(sorted(arrays.items(), key=lambda item: _place(item[1])))
        self.names = tuple(self._arrays)
        """The names of the arrays in the order of an observation."""
        self._used: dict[str, Any] = {"array": array, "int32": np.dtype(np.int32), "ndarray": np.ndarray}
        self._shared: dict[tuple[int, ...], SharedArrays] = {}
        self._packed: list[str] = []
        self._format = "="
        sets = [name for name, each in self._arrays.items() if each.cards]
        self._widest = max((self._arrays[name].cards for name in sets), default=0)
        made = {name: self._set(name) for name in sets}
        rows = calcsize(self._format) // _ROW
        made |= {name: self._numbers(name) for name in self._arrays if name not in made}
        lines = []
        for name, each in self._arrays.items():
            if each.of is not None:
                self._used[f"of_{name}"] = each.of
                lines += [f"value_of_{name} = of_{name}(view)"]
        if self._packed:
            self._used["pack"] = Struct(self._format).pack
            lines += [f"packed = pack({', '.join(self._packed)})"]
        if sets:
            self._used |= {"unpackbits": np.unpackbits, "uint8": np.dtype(np.uint8)}
            bits = f"ndarray(({rows}, {_ROW}), uint8, packed)"
            lines += [f"rows = unpackbits({bits}, 1, {self._widest}, 'little')"]
        lines += ["return {" + ", ".join(f"{name!r}: {made[name]}" for name in self._arrays) + "}"]
        exec("def encode(view):\n    " + "\n    ".join(lines), self._used)
        self.encode = self._used["encode"]

    def _value(self, name: str) -> str:
        """Return the expression for the data of an array."""
        return f"view.{name}" if self._arrays[name].of is None else f"value_of_{name}"

    def _set(self, name: str) -> str:
        """Return the expression for an array of sets, which are rows of the packed ones."""
        each, value = self._arrays[name], self._value(name)
        first = calcsize(self._format) // _ROW
        self._format += f"{each.size}Q"
        self._packed += [f"*{value}" if each.shape else value]
        self._used[f"none_{name}"] = _read_only(np.zeros(each.whole, np.uint8))
        row = f"{first}:{first + each.size}" if each.shape else f"{first}"
        row += "" if each.cards == self._widest else f", :{each.cards}"
        shaped = f".reshape({each.whole})" if len(each.shape) > 1 else ""
        some = f"{value} != {(0,) * each.size}" if each.shape else value
        return f"rows[{row}]{shaped} if {some} else none_{name}"

    def _numbers(self, name: str) -> str:
        """Return the expression for an array of numbers."""
        each, value = self._arrays[name], self._value(name)
        if not each.shape and each.high - each.low < FEW:
            every = {number: np.array(number, np.int32) for number in range(each.low, each.high + 1)}
            self._used[f"shared_{name}"] = {number: _read_only(array) for number, array in every.items()}
            return f"shared_{name}[{value}]"
        if not each.shape or (each.size <= SMALL and each.of is None):
            self._used[f"shared_{name}"] = self._shared.setdefault(each.shape, SharedArrays(each.shape))
            return f"shared_{name}[{value}]"
        padded = each.low < 0
        if each.size > MIDDLE:
            if not padded:
                return f"ndarray({each.shape}, int32, array('i', {value}))"
            self._used[f"rest_{name}"] = array("i", [NOTHING]) * each.size
            self._used[f"none_{name}"] = _read_only(np.full(each.shape, NOTHING, np.int32))
            cells = f"(array('i', {value}) + rest_{name}[len({value}):])[-{each.size}:]"
            return f"ndarray({each.shape}, int32, {cells}) if {value} else none_{name}"
        start = calcsize(self._format)
        self._format += f"{each.size}i"
        if padded:
            self._used[f"rest_{name}"] = (NOTHING,) * each.size
            self._packed += [f"*{value}[-{each.size}:]", f"*rest_{name}[len({value}):]"]
        else:
            self._packed += [f"*{value}"]
        return f"ndarray({each.shape}, int32, packed, {start})"


def _read_only(array: Array) -> Array:
    array.flags.writeable = False
    return array


def _place(each: ObservationArray) -> tuple[int, bool]:
    """Return the place of an array in an observation: numbers before sets, fields before computed arrays."""
    if each.cards:
        return SETS + bool(each.shape), each.of is not None
    if each.shape and each.low < 0:
        return PADDED, False
    return FULL + bool(each.shape), each.of is not None
