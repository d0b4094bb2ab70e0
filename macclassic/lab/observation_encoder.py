"""Views of a game as NumPy arrays, by its declaration (`engine.lab.observation_arrays`)."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence
from itertools import accumulate, chain
from operator import attrgetter
from struct import Struct
from typing import Any

import numpy as np
from numpy.typing import NDArray

from macclassic.engine.lab.observation_arrays import NOTHING, AnyView, ObservationArray

Array = NDArray[Any]
"""Array of numbers or of sets."""
Arrays = dict[str, Array]
Declared = dict[str, ObservationArray]
LONG = 64
"""Length from which an array is filled on its own instead of together with the shorter ones."""
SET = 64
"""Places of a set of cards in a buffer, including unused ones."""
_PAD = (NOTHING,) * LONG
_BYTES = array("i").itemsize


class ObservationEncoder:
    """Makes the arrays of views: `int32` for numbers, `uint8` for sets of cards.

    All numbers of an observation lie in one buffer, all sets in another, and each array is a part of it.
    """

    def __init__(self, arrays: Mapping[str, ObservationArray]) -> None:
        numbers = {name: each for name, each in arrays.items() if not each.cards}
        scalars = _group({name: each for name, each in numbers.items() if not each.shape})
        short = _group({name: each for name, each in numbers.items() if each.shape and each.size < LONG})
        long = {name: each for name, each in numbers.items() if each.size >= LONG}
        one = _group({name: each for name, each in arrays.items() if each.cards and not each.shape})
        several = _group({name: each for name, each in arrays.items() if each.cards and each.shape})
        sets = one | several
        self.names = (*scalars, *short, *long, *sets)
        """The names of the arrays in the order of an observation."""
        self._scalars, self._short = _reader(scalars), _reader(short)
        self._sizes = [each.size for each in short.values()]
        self._head = Struct(f"={len(scalars) + sum(self._sizes)}i")
        *starts, end = accumulate((_BYTES * each.size for each in long.values()), initial=self._head.size)
        self._long = [
            (start, each.size, each.of or attrgetter(name))
            for start, (name, each) in zip(starts, long.items(), strict=True)
        ]
        self._empty = b"\xff" * end  # every number is NOTHING
        self._numbers = np.dtype(
            [(name, "=i4", each.whole) for name, each in (scalars | short | long).items()]
        )
        self._fields = (*scalars, *short, *long)
        self._one, self._several = _reader(one), _reader(several)
        self._counts = [each.size for each in several.values()]
        self._rows = Struct(f"<{len(one) + sum(self._counts)}Q")
        first = accumulate((each.size for each in sets.values()), initial=0)
        self._sets = [
            (name, (slice(row, row + each.size) if each.shape else row, slice(each.cards)))
            for row, (name, each) in zip(first, sets.items(), strict=False)
        ]

    def encode(self, view: AnyView) -> Arrays:
        """Return the arrays of a view."""
        short = self._short(view)
        if [*map(len, short)] != self._sizes:
            short = tuple(map(_exactly, short, self._sizes))
        buffer = bytearray(self._empty)
        self._head.pack_into(buffer, 0, *self._scalars(view), *chain.from_iterable(short))
        for start, size, read in self._long:
            values = read(view)
            if values:
                written = array("i", values if len(values) <= size else values[-size:]).tobytes()
                buffer[start : start + len(written)] = written
        told: Array = np.ndarray((), self._numbers, buffer)
        found = {name: told[name] for name in self._fields}
        if self._sets:
            rows = self._read_sets(view)
            found.update([(name, rows[where]) for name, where in self._sets])
        return found

    def _read_sets(self, view: AnyView) -> NDArray[np.uint8]:
        """Return a row of `SET` places for each set of a view."""
        several = self._several(view)
        if [*map(len, several)] != self._counts:
            several = tuple(
                [
                    (*values, *(0,) * (count - len(values)))
                    for values, count in zip(several, self._counts, strict=True)
                ]
            )
        packed = self._rows.pack(*self._one(view), *chain.from_iterable(several))
        return np.unpackbits(np.frombuffer(packed, np.uint8), bitorder="little").reshape(-1, SET)


def _exactly(values: Sequence[int], size: int) -> Sequence[int]:
    """Return exactly `size` numbers: the last ones, or all with NOTHING appended."""
    return (*values, *_PAD[: size - len(values)]) if len(values) <= size else values[-size:]


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
