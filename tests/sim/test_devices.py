"""What can be tested of the GPU path without one: the host's side, the loan of arrays, and the clear refusals."""

from __future__ import annotations

import ctypes
import gc
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from hortus import sim
from hortus.errors import BadOption, IllegalMove
from hortus.kernel import generic
from hortus.kernel.generic import deal_at
from hortus.sim import Batch, cuda, dlpack, loops, simulate
from hortus.sim.dlpack import CPU, DeviceArray
from hortus.sim.lanes import fingerprint
from hortus.sim.memory import kept_words, words_of
from tests.variants import BASIC, Variant, name_of

one_table = pytest.mark.parametrize("variant", BASIC[-1:], ids=name_of)  # the host's side knows no game


SEEDS = [0]  # from which the games were dealt that are to be played


class Pretended(np.ndarray):
    """An array that says it is on a GPU."""

    def copy_to_host(self) -> Any:
        return np.array(self)

    def copy_to_device(self, values: Any) -> None:
        self[...] = values

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return self.__array_interface__


def to_device(array: Any) -> Any:
    return np.array(array).view(Pretended)


class Kernel:
    """A kernel that a CPU loop stands in for."""

    def __init__(self, function: Any) -> None:
        self._function = function

    def launch(self, lanes: int, *arguments: Any) -> Any:
        started = SimpleNamespace(arguments=list(arguments))

        class Launch:
            def point(self, argument: int, address: int) -> None:
                argument -= len(arguments[0]) - 1  # the arrays of the lanes count each
                old = started.arguments[argument]
                pointed = (ctypes.c_char * old.nbytes).from_address(address)
                started.arguments[argument] = np.frombuffer(pointed, old.dtype)

            def __call__(self) -> None:
                function(*(plainly(argument) for argument in started.arguments))

        function = self._function
        return Launch()


def plainly(argument: Any) -> Any:
    if isinstance(argument, tuple):
        return type(argument)(*map(plainly, argument))
    return np.asarray(argument) if isinstance(argument, np.ndarray) else argument


def step(lanes: Any, actions: Any, illegal: Any, waiting: Any, resets: int) -> None:
    """The steps of a batch, one lane after the other; a reset is left to `advance`."""
    if resets:
        return
    for i in range(len(lanes.count)):
        if actions[i] in lanes.moves[i, : lanes.count[i]]:
            loops.step_lanes(lanes, i, i + 1, actions)
        else:
            illegal[0] += 1


def advance(lanes: Any, waiting: Any, resets: int, learner: int) -> None:
    if resets:
        loops.reset_lanes(lanes, 0, len(lanes.count), learner)


def deals(game: Any) -> Any:
    def run(records: Any, initial: Any, seed: int, games: int) -> None:
        records.view(np.int32).reshape(-1, len(initial))[:games] = initial
        SEEDS[:] = [seed]

    return Kernel(run)


def playouts(game: Any) -> Any:
    def run(records: Any, games: int, next_game: Any) -> None:
        generic.playouts(records.view(game.dtype)[:games], SEEDS[0], np.zeros(game.most_moves, np.int16))

    return Kernel(run)


def fingerprints(game: Any) -> Any:
    def run(records: Any, kept: Any, seed: int, games: int, sums: Any) -> None:
        rows = records.view(np.int32).reshape(-1, len(kept))
        for i in range(games):
            sums[0] += records.view(game.dtype)[i]["ply"]
            fingerprint(rows[i], kept, seed + i, sums)

    return Kernel(run)


@pytest.fixture
def gpu(monkeypatch: pytest.MonkeyPatch) -> None:
    """Kernels that this CPU plays, to see what the host does around them; real ones are compared in test_gpu.py."""
    pretended = SimpleNamespace(
        cuda=SimpleNamespace(
            to_device=to_device,
            as_cuda_array=lambda array: array,
            synchronize=lambda: None,
            get_current_device=lambda: SimpleNamespace(MULTIPROCESSOR_COUNT=2),
        ),
        steps=lambda game, opponents: Kernel(step),
        advances=lambda game, opponents: Kernel(advance),
        shown=lambda game, masked, observed: [],  # the loops write lists, masks and observations
        sampler=lambda: Kernel(lambda lanes, actions: loops.sample_lanes(lanes, 0, len(lanes.count), actions)),
        deals=deals,
        playouts=playouts,
        fingerprints=fingerprints,
        clear=lambda address: None,
        PLAYOUT_BLOCKS=1,
    )
    monkeypatch.setattr(cuda, "_kernels", lambda: pretended)


@pytest.mark.parametrize("masks", ["bytes", "bits", "none"])
@one_table
@pytest.mark.usefixtures("gpu")
def test_the_host_launches_a_batch_and_hands_out_its_arrays(variant: Variant, masks: str) -> None:
    name, players, options = variant
    here = Batch(name, players, 20, 5, options, learner="rotate", masks=masks)
    there: Any = sim.batch(name, players, 20, 5, options, learner="rotate", device="cuda", masks=masks)
    for _ in range(60):
        here.step(here.sample())
        there.step(there.sample())
    for shown in ("observation", "mask", "bits", "count", "turn", "reward", "rewards", "done", "length", "games"):
        assert np.array_equal(getattr(there, shown).numpy(),
                              getattr(here, shown)), shown  # fmt: skip
    assert there.illegal() == 0
    before = np.array(there.observation._array)
    there.step(np.full(20, -1))
    assert there.illegal() == 20 and np.array_equal(there.observation._array, before)
    there.reset(77)
    here.reset(77)
    assert np.array_equal(there.mask._array, here.mask)
    with pytest.raises(IllegalMove):
        there.step(np.zeros(3, np.int16))
    with pytest.raises(AttributeError):
        _ = there.nothing


@one_table
@pytest.mark.usefixtures("gpu")
def test_the_host_launches_a_simulation_and_fetches_its_records(variant: Variant) -> None:
    name, players, options = variant
    here = simulate(name, players, 50, 3, options)
    there = simulate(name, players, 50, 3, options, device="cuda")
    assert (there.moves, there.digest, there.device) == (here.moves, here.digest, "cuda")
    game = Batch(name, players, 1).game
    finals = np.zeros(50, game.dtype)
    cuda.simulate_on_gpu(game, players, game.choose(players, options), 50, 3, finals)
    sums = np.zeros(3, np.int64)
    for i in range(50):
        fingerprint(words_of(finals)[i], kept_words(game.dtype), 3 + i, sums)
    assert finals["ply"].sum() == here.moves
    assert f"{sums[1]:016x}{sums[2]:016x}" == here.digest


def test_without_a_gpu_the_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    name, players, _ = BASIC[0]
    nothing = SimpleNamespace(cuda=SimpleNamespace(is_available=lambda: False))
    monkeypatch.setattr(cuda, "import_module", lambda module: nothing)
    with pytest.raises(BadOption, match="GPU"):
        simulate(name, players, 5, device="cuda")
    with pytest.raises(BadOption, match="GPU"):
        sim.batch(name, players, device="cuda")


@pytest.mark.parametrize("dtype", [np.bool_, np.int8, np.int16, np.int32, np.int64, np.float32])
def test_arrays_are_lent_without_a_copy(dtype: Any) -> None:
    array = np.arange(12).reshape(3, 4).astype(dtype)
    lent = DeviceArray(array, device=CPU)
    seen = np.from_dlpack(lent)
    assert np.shares_memory(seen, array) and np.array_equal(seen, array) and seen.dtype == dtype
    array[1, 2] = 0
    assert not seen[1, 2]
    part = np.from_dlpack(DeviceArray(array[:, ::2], device=CPU))
    assert np.array_equal(part, array[:, ::2])
    with pytest.raises(BufferError):
        lent.__dlpack__(copy=True)


def test_what_was_lent_comes_back() -> None:
    array = np.arange(5)
    seen: Any = np.from_dlpack(DeviceArray(array, device=CPU))
    held = DeviceArray(array, device=CPU).__dlpack__()
    assert len(dlpack._lent) == 2
    del seen, held
    gc.collect()
    assert not dlpack._lent


def test_a_batch_is_lent_as_it_is() -> None:
    name, players, _ = BASIC[0]
    batch = Batch(name, players, 4)
    seen = np.from_dlpack(DeviceArray(batch.observation, device=CPU))
    mask = np.from_dlpack(DeviceArray(batch.mask, device=CPU))
    before = seen.copy()
    batch.play_at_random(3)
    assert not np.array_equal(seen, before) and np.array_equal(seen, batch.observation)
    assert mask.dtype == np.bool_ and np.array_equal(mask, batch.mask)


def test_a_record_begins_with_what_the_kernel_knows() -> None:
    for name, players, options in BASIC:
        batch = Batch(name, players, 2, 9, options)
        other = batch.clone()
        deal_at(other.states, 0, 9)
        assert np.array_equal(other.states[0], batch.states[0])
