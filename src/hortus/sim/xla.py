"""Just enough of XLA's foreign function interface, by ctypes: a Python function as a custom call of a jitted program.

The structures are those of `xla/ffi/api/c_api.h`, which keeps them from version to version. A handler gets the
addresses of its operands and results, which XLA has laid out, and on a GPU the stream to work on. Nothing is copied.
"""

from __future__ import annotations

import ctypes
import traceback
from collections.abc import Callable, Sequence
from typing import Any

Pointer = ctypes.c_void_p
EXECUTE = 3  # the stage in which a handler does its work
METADATA = 1  # the extension by which XLA asks for the version
MAJOR, MINOR = 0, 1  # of the interface: what is used here has been there from the beginning
INTERNAL_ERROR = 13


class _Extension(ctypes.Structure):
    _fields_ = (("struct_size", ctypes.c_size_t), ("type", ctypes.c_int), ("next", Pointer))


class _Version(ctypes.Structure):
    _fields_ = (("struct_size", ctypes.c_size_t), ("extension", Pointer), ("major", ctypes.c_int),
                ("minor", ctypes.c_int))  # fmt: skip


class _Metadata(ctypes.Structure):
    _fields_ = (("struct_size", ctypes.c_size_t), ("version", _Version), ("traits", ctypes.c_uint32))


class _MetadataExtension(ctypes.Structure):
    _fields_ = (("base", _Extension), ("metadata", ctypes.POINTER(_Metadata)))


class _Buffer(ctypes.Structure):
    _fields_ = (("struct_size", ctypes.c_size_t), ("extension", Pointer), ("dtype", ctypes.c_int), ("data", Pointer),
                ("rank", ctypes.c_int64), ("dims", Pointer))  # fmt: skip


class _Values(ctypes.Structure):
    """Operands or results."""

    _fields_ = (("struct_size", ctypes.c_size_t), ("extension", Pointer), ("size", ctypes.c_int64), ("types", Pointer),
                ("values", ctypes.POINTER(ctypes.POINTER(_Buffer))))  # fmt: skip


class _Api(ctypes.Structure):
    """The beginning of XLA's table of functions."""

    _fields_ = (("struct_size", ctypes.c_size_t), ("extension", Pointer), ("version", _Version), ("internal", Pointer),
                ("error_create", Pointer), ("error_details", Pointer), ("error_destroy", Pointer),
                ("handler_register", Pointer), ("stream_get", Pointer))  # fmt: skip


class _Call(ctypes.Structure):
    """A call of a handler."""

    _fields_ = (("struct_size", ctypes.c_size_t), ("extension", ctypes.POINTER(_Extension)),
                ("api", ctypes.POINTER(_Api)), ("context", Pointer), ("stage", ctypes.c_int), ("operands", _Values),
                ("results", _Values))  # fmt: skip


class _StreamGet(ctypes.Structure):
    _fields_ = (("struct_size", ctypes.c_size_t), ("extension", Pointer), ("context", Pointer), ("stream", Pointer))


class _ErrorCreate(ctypes.Structure):
    _fields_ = (("struct_size", ctypes.c_size_t), ("extension", Pointer), ("message", ctypes.c_char_p),
                ("code", ctypes.c_int))  # fmt: skip


_Function = ctypes.CFUNCTYPE(Pointer, Pointer)
Work = Callable[[Sequence[int], Sequence[int], int], None]


def _addresses(values: _Values) -> list[int]:
    return [values.values[k].contents.data or 0 for k in range(values.size)]


def _stream(call: _Call) -> int:
    asked = _StreamGet(ctypes.sizeof(_StreamGet), None, call.context, None)
    _Function(call.api.contents.stream_get)(ctypes.addressof(asked))
    return asked.stream or 0


def _error(call: _Call, message: str) -> Any:
    made = _ErrorCreate(ctypes.sizeof(_ErrorCreate), None, message.encode(), INTERNAL_ERROR)
    return _Function(call.api.contents.error_create)(ctypes.addressof(made))


_kept: list[Any] = []  # handlers live as long as the process: XLA may call them at any time


def handler(work: Work, on_gpu: bool) -> Any:
    """A capsule for `jax.ffi.register_ffi_target`. The work gets addresses of operands and results, and a stream."""

    def handle(address: int) -> Any:
        call = _Call.from_address(address)
        if call.extension and call.extension.contents.type == METADATA:
            asked = _MetadataExtension.from_address(ctypes.addressof(call.extension.contents))
            asked.metadata.contents.version.major, asked.metadata.contents.version.minor = MAJOR, MINOR
            return None
        if call.stage != EXECUTE:
            return None
        try:
            work(_addresses(call.operands), _addresses(call.results), _stream(call) if on_gpu else 0)
        except Exception:
            return _error(call, traceback.format_exc())
        return None

    function = _Function(handle)
    _kept.append(function)
    new = ctypes.pythonapi.PyCapsule_New
    new.restype = ctypes.py_object
    new.argtypes = (Pointer, Pointer, Pointer)
    return new(ctypes.cast(function, Pointer), None, None)
