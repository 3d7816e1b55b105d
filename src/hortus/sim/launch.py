"""Starting a kernel with next to no work for the host: its arguments are laid out once, and only addresses change."""

from __future__ import annotations

import ctypes
from functools import cache
from importlib import import_module
from typing import Any

ADDRESS = 4  # the cell of an array's address, among its own


@cache
def driver() -> Any:
    """The CUDA driver, imported when a kernel is started: a machine without a GPU has none."""
    return import_module("cuda.bindings.driver")


class Launch:
    """A compiled kernel with its arguments, to be started any number of times.

    The kernel is compiled for arguments of such types, unless it has been. The arrays must live as long as this does.
    """

    def __init__(self, kernel: Any, blocks: int, threads: int, shared: int, *arguments: Any) -> None:
        compiled = kernel.specialize(*arguments)
        (overload,) = compiled.overloads.values()
        function = overload._codelibrary.get_cufunc()
        limit = driver().CUfunction_attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
        check(driver().cuKernelSetAttribute(limit, shared, function.handle, function.device.id))
        values: list[Any] = []
        self._first: list[int] = []  # the first cell of each argument, those in tuples counted one by one
        for kind, argument in zip(overload.argument_types, arguments, strict=True):
            several = isinstance(argument, tuple)
            for one_kind, one in zip(kind, argument, strict=True) if several else [(kind, argument)]:
                self._first.append(len(values))
                overload._prepare_args(one_kind, one, 0, [], values)
        self._cells = [value if isinstance(value, ctypes._SimpleCData) else ctypes.c_int64(value) for value in values]
        self._places = (ctypes.c_void_p * len(self._cells))(*map(ctypes.addressof, self._cells))
        self._kept = arguments, compiled, function
        self._function = driver().CUfunction(int(function.handle))
        self._grid = blocks, 1, 1, threads, 1, 1, shared

    def point(self, argument: int, address: int) -> None:
        """Let an argument be another array, of the same shape and kind, from now on; those in tuples count each."""
        self._cells[self._first[argument] + ADDRESS].value = address

    def __call__(self, stream: int = 0) -> None:
        """Start the kernel; it is not waited for."""
        check(driver().cuLaunchKernel(self._function, *self._grid, stream, ctypes.addressof(self._places), 0))


def clear(address: int, stream: int = 0) -> None:
    """Set a 32-bit word on the GPU to 0, after what was started before."""
    check(driver().cuMemsetD32Async(address, 0, 1, stream))


def check(result: Any) -> None:
    """Raise what the driver has answered, if that is an error."""
    if int(result[0]):
        raise RuntimeError(f"CUDA: {result[0].name}")
