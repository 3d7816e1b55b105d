"""Arrays on a device, handed to other libraries without a copy: DLPack and __cuda_array_interface__."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any

import numpy as np

CPU, CUDA = 1, 2  # DLPack's device types
_KINDS = {"i": 0, "u": 1, "f": 2, "b": 6}  # DLPack's type codes


class _Device(ctypes.Structure):
    _fields_ = (("type", ctypes.c_int32), ("id", ctypes.c_int32))


class _Type(ctypes.Structure):
    _fields_ = (("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16))


class _Tensor(ctypes.Structure):
    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device", _Device),
        ("ndim", ctypes.c_int32),
        ("dtype", _Type),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    )


class _Managed(ctypes.Structure):
    pass


_Deleter = ctypes.CFUNCTYPE(None, ctypes.POINTER(_Managed))
_Managed._fields_ = (("tensor", _Tensor), ("manager", ctypes.c_void_p), ("deleter", _Deleter))

_lent: dict[int, tuple[Any, ...]] = {}  # what other libraries hold, by the address of its description


def _returned(managed: Any) -> None:
    _lent.pop(ctypes.addressof(managed.contents), None)


_give_back = _Deleter(_returned)


_api = ctypes.pythonapi
_api.PyCapsule_New.restype = ctypes.py_object
_api.PyCapsule_New.argtypes = (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)
_api.PyCapsule_IsValid.restype = ctypes.c_int
_api.PyCapsule_IsValid.argtypes = (ctypes.c_void_p, ctypes.c_char_p)
_api.PyCapsule_GetPointer.restype = ctypes.c_void_p
_api.PyCapsule_GetPointer.argtypes = (ctypes.c_void_p, ctypes.c_char_p)
_NAME = ctypes.c_char_p(b"dltensor")


def _dropped(capsule: Any) -> None:
    """A capsule that nobody has taken gives its array back itself."""
    if _api.PyCapsule_IsValid(capsule, _NAME):
        _lent.pop(_api.PyCapsule_GetPointer(capsule, _NAME), None)


_drop_capsule = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(_dropped)


def capsule(owner: Any, address: int, shape: tuple[int, ...], strides: tuple[int, ...], dtype: Any, device: int) -> Any:
    """A DLPack capsule over memory that `owner` keeps alive; strides in elements."""
    dtype = np.dtype(dtype)
    dims = len(shape)
    shape_array = (ctypes.c_int64 * dims)(*shape)
    stride_array = (ctypes.c_int64 * dims)(*strides)
    managed = _Managed()
    tensor = managed.tensor
    tensor.data = address
    tensor.device = _Device(device, 0)
    tensor.ndim = dims
    tensor.dtype = _Type(_KINDS[dtype.kind], 8 * dtype.itemsize, 1)
    tensor.shape = ctypes.cast(shape_array, ctypes.POINTER(ctypes.c_int64))
    tensor.strides = ctypes.cast(stride_array, ctypes.POINTER(ctypes.c_int64))
    managed.deleter = _give_back
    place = ctypes.addressof(managed)
    _lent[place] = (managed, shape_array, stride_array, owner)
    return _api.PyCapsule_New(place, _NAME, ctypes.cast(_drop_capsule, ctypes.c_void_p))


class DeviceArray:
    """An array on the GPU that any library can look at in place: `torch.from_dlpack`, `jax.dlpack.from_dlpack`, CuPy.

    It is the batch's own memory, so it changes with the next step.
    """

    def __init__(self, array: Any, synchronize: Callable[[], None] = lambda: None, device: int = CUDA) -> None:
        self._array = array
        self._synchronize = synchronize
        self._device = device

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(self._array.shape)

    @property
    def dtype(self) -> Any:
        return self._array.dtype

    def __len__(self) -> int:
        return self.shape[0]

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        if self._device != CUDA:
            raise AttributeError("This array is not on a GPU.")
        self._synchronize()
        return self._array.__cuda_array_interface__  # type: ignore[no-any-return]

    def __dlpack_device__(self) -> tuple[int, int]:
        return self._device, 0

    def __dlpack__(
        self, *, stream: Any = None, max_version: Any = None, dl_device: Any = None, copy: bool | None = None
    ) -> Any:
        if copy or (dl_device is not None and tuple(dl_device) != self.__dlpack_device__()):
            raise BufferError("This array is lent where it lies, without a copy.")
        self._synchronize()  # whatever stream the other library uses, the last step has ended
        if self._device == CUDA:
            address = self._array.__cuda_array_interface__["data"][0]
        else:
            address = self._array.__array_interface__["data"][0]
        strides = tuple(step // self.dtype.itemsize for step in self._array.strides)
        return capsule(self._array, address, self.shape, strides, self.dtype, self._device)

    def numpy(self) -> Any:
        """A copy on the host."""
        return self._array.copy_to_host() if self._device == CUDA else self._array.copy()

    def __repr__(self) -> str:
        return f"<DeviceArray {self.dtype}{list(self.shape)}>"
