"""Views of a game as NumPy arrays, by its declaration (`engine.lab.observation_arrays`)."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping
from itertools import accumulate, chain
from operator import attrgetter
from struct import Struct
from typing import Any

import numpy as np
from numpy.typing import NDArray

from macclassic.engine.observation_arrays import AnyView, ObservationArray

Array = NDArray[Any]
"""Array of numbers or of sets."""
Arrays = dict[str, Array]
Declared = dict[str, ObservationArray]
SET = 64
"""Places of a set of cards in a buffer, including unused ones."""
_BYTES = array("i").itemsize


class ObservationEncoder:
    """Makes the arrays of views: `int32` for numbers, `uint8` for sets of cards.

    All numbers of an observation lie in one buffer, all sets in another, and each array is a part of it.
    """

    def __init__(self, arrays: Mapping[str, ObservationArray]) -> None:
        numbers = {name: each for name, each in arrays.items() if not each.cards}
        scalars = _group({name: each for name, each in numbers.items() if not each.shape})
        full = _group({name: each for name, each in numbers.items() if each.shape and each.low >= 0})
        padded = {name: each for name, each in numbers.items() if each.shape and each.low < 0}
        one = _group({name: each for name, each in arrays.items() if each.cards and not each.shape})
        several = _group({name: each for name, each in arrays.items() if each.cards and each.shape})
        sets = one | several
        self.names = (*scalars, *full, *padded, *sets)
        """The names of the arrays in the order of an observation."""
        self._scalars, self._full = _reader(scalars), _reader(full)
        self._head = Struct(f"={len(scalars) + sum(each.size for each in full.values())}i")
        *starts, end = accumulate((_BYTES * each.size for each in padded.values()), initial=self._head.size)
        self._padded = [
            (start, each.size, each.of or attrgetter(name))
            for start, (name, each) in zip(starts, padded.items(), strict=True)
        ]
        self._empty = b"\xff" * end  # every number is NOTHING
        self._numbers = np.dtype(
            [(name, "=i4", each.whole) for name, each in (scalars | full | padded).items()]
        )
        self._fields = (*scalars, *full, *padded)
        self._one, self._several = _reader(one), _reader(several)
        self._rows = Struct(f"<{sum(each.size for each in sets.values())}Q")
        first = accumulate((each.size for each in sets.values()), initial=0)
        self._sets = [
            (name, (slice(row, row + each.size) if each.shape else row, slice(each.cards)))
            for row, (name, each) in zip(first, sets.items(), strict=False)
        ]

    def encode(self, view: AnyView) -> Arrays:
        """Return the arrays of a view."""
        buffer = bytearray(self._empty)
        self._head.pack_into(buffer, 0, *self._scalars(view), *chain.from_iterable(self._full(view)))
        for start, size, read in self._padded:
            values = read(view)
            if values:
                written = array("i", values if len(values) <= size else values[-size:]).tobytes()
                buffer[start : start + len(written)] = written
        told: Array = np.ndarray((), self._numbers, buffer)
        found = {name: told[name] for name in self._fields}
        if self._sets:
            rows = self._read_sets(view)
            for name, where in self._sets:
                found[name] = rows[where]
        return found

    def _read_sets(self, view: AnyView) -> NDArray[np.uint8]:
        """Return a row of `SET` places for each set of a view."""
        packed = self._rows.pack(*self._one(view), *chain.from_iterable(self._several(view)))
        return np.unpackbits(np.frombuffer(packed, np.uint8), None, None, "little").reshape(-1, SET)


def _group(arrays: Declared) -> Declared:
    """Return arrays in the order in which a reader reads them: those of fields first."""
    return dict(sorted(arrays.items(), key=lambda item: item[1].of is not None))


def _reader(arrays: Declared) -> Callable[[AnyView], tuple[Any, ...]]:
    """Return the function that reads the data of a group of arrays from a view."""
    fields = [name for name, each in arrays.items() if each.of is None]
    computed = [each.of for each in arrays.values() if each.of is not None]
    read: Callable[[AnyView], tuple[Any, ...]]
    if len(fields) > 1:
        read = attrgetter(*fields)
    else:
        read = lambda view: tuple([getattr(view, name) for name in fields])  # noqa: E731 - one function or another
    return (lambda view: (*read(view), *[of(view) for of in computed])) if computed else read
