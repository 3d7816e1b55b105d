"""The kernel on its own: generator, bits, records, compiler, cache."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import numba
import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from hortus.games import game as find_game
from hortus.games.lucky_numbers import rules
from hortus.kernel import (
    below,
    blank,
    count,
    lowest,
    next_word,
    nonnegative,
    nth,
    plain,
    plain_state,
    seed_generator,
    state_bytes,
    write,
)
from hortus.kernel.cache import closure
from hortus.kernel.compiler import is_rule
from hortus.kernel.registry import rule_modules

SEEDS = st.integers(0, 2**63 - 1)


@given(SEEDS, st.integers(1, 40))
def test_the_generator_is_the_same_compiled_and_plain(seed: int, draws: int) -> None:
    compiled, words = np.zeros(4, np.int64), [0, 0, 0, 0]
    seed_generator(compiled, seed)
    plain(seed_generator)(words, seed)
    for _ in range(draws):
        assert next_word(compiled) == plain(next_word)(words)
    assert compiled.tolist() == words
    assert all(0 <= word < 2**32 for word in words)


def test_the_generator_gives_these_numbers_for_ever() -> None:
    rng = np.zeros(4, np.int64)
    seed_generator(rng, 7)
    assert [next_word(rng) for _ in range(4)] == FIRST_WORDS


FIRST_WORDS = [2427842431, 2917685297, 1525832735, 3836590155]


@given(SEEDS, st.integers(2, 1000))
def test_below_stays_below(seed: int, n: int) -> None:
    rng = np.zeros(4, np.int64)
    seed_generator(rng, seed)
    assert all(0 <= below(rng, n) < n for _ in range(20))


def test_below_is_even() -> None:
    rng = np.zeros(4, np.int64)
    seed_generator(rng, 1)
    seen = Counter(int(below(rng, 6)) for _ in range(60_000))
    assert all(abs(seen[face] - 10_000) < 500 for face in range(6))


def test_one_possibility_draws_nothing() -> None:
    rng = np.zeros(4, np.int64)
    seed_generator(rng, 1)
    kept = rng.copy()
    assert below(rng, 1) == 0
    assert (rng == kept).all()


def test_neighbouring_seeds_are_unrelated() -> None:
    firsts = set()
    for seed in range(2_000):
        rng = np.zeros(4, np.int64)
        seed_generator(rng, seed)
        firsts.add(int(next_word(rng)))
    assert len(firsts) == 2_000


@given(st.integers(1, 2**32 - 1))
def test_lowest_bit_and_count(mask: int) -> None:
    expected = (mask & -mask).bit_length() - 1
    assert lowest(mask) == plain(lowest)(mask) == expected
    assert count(mask) == plain(count)(mask) == mask.bit_count()
    assert nonnegative(mask) == plain(nonnegative)(mask) == mask


@given(st.sets(st.integers(0, 62), min_size=1))
def test_nth_bit(places: set[int]) -> None:
    mask = sum(1 << place for place in places)
    for n, place in enumerate(sorted(places)):
        assert nth(mask, n) == plain(nth)(mask, n) == place


def test_a_plain_state_and_its_record_are_the_same_bytes() -> None:
    game = find_game("lucky-numbers")
    state: Any = game.fresh(3, {"setup": "sorted"})
    plain(rules.begin)(state)
    states = blank(game.dtype, 2)
    write(states, 1, state)
    assert plain_state(states[1]) == state
    assert state_bytes(states[1]) == state_bytes(state)
    copy = plain_state(state)
    copy.garden[5] = 9
    assert copy != state
    assert state.garden[5] == 0


def test_plain_rules_call_plain_rules() -> None:
    assert is_rule(rules.legal)
    assert not is_rule(plain(rules.legal))
    assert not is_rule(plain(rules.legal).__globals__["fitting"])


PLAY = (
    "import hortus, random; m = hortus.new('lucky-numbers', seed=5); d = random.Random(1)\n"
    "while not m.over: m.play(d.choice(m.moves()))\n"
    "print(m.digest())"
)


DEAL = "import hortus; print(hortus.new('moss-court', seed=5).digest())"  # compiles as little as can be


def run(code: str, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, **environment}, text=True, capture_output=True, check=True
    )
    return done.stdout.strip()


def test_switched_off_everything_runs_as_plain_python_without_numba() -> None:
    code = PLAY + "\nimport sys; assert not any(name.split('.')[0] == 'numba' for name in sys.modules)"
    assert run(code, HORTUS_COMPILE="0") == run(PLAY)


def test_importing_hortus_does_not_load_numba() -> None:
    assert (
        run("import hortus, sys; hortus.games(); print('numba' in sys.modules, 'numpy' in sys.modules)")
        == "False False"
    )


def test_processes_may_fill_one_cache_at_once(tmp_path: Path) -> None:
    environment = {**os.environ, "HORTUS_CACHE_DIR": str(tmp_path)}
    running = [
        subprocess.Popen([sys.executable, "-c", DEAL], env=environment, text=True, stdout=subprocess.PIPE)
        for _ in range(3)
    ]
    digests = {process.communicate()[0] for process in running}
    assert len(digests) == 1 and all(process.returncode == 0 for process in running)
    files = list(tmp_path.rglob("*.bin"))
    assert files and not list(tmp_path.rglob("*.part"))
    # A damaged file is compiled again, not believed.
    for file in files:
        file.write_bytes(file.read_bytes()[:100])
    assert run(DEAL, HORTUS_CACHE_DIR=str(tmp_path)) + "\n" in digests


def test_a_cache_that_cannot_be_written_is_done_without(tmp_path: Path) -> None:
    file = tmp_path / "a file, not a folder"
    file.write_text("")
    assert run(DEAL, HORTUS_CACHE_DIR=str(file)) == run(DEAL)


def test_rules_of_a_script_are_compiled_anew_when_something_beside_it_has_changed(tmp_path: Path) -> None:
    (tmp_path / "script.py").write_text(
        "from hortus.kernel import rule\nfrom seeds import sown\n\n"
        "@rule\ndef twice(n):\n    return 2 * sown(n)\n\nprint(twice(1))"
    )
    seeds = tmp_path / "seeds.py"
    environment = {**os.environ, "HORTUS_COMPILE": "1", "HORTUS_CACHE_DIR": str(tmp_path / "cache")}

    def outcome(more: int) -> str:
        seeds.write_text(f"from hortus.kernel import rule\n\n@rule\ndef sown(n):\n    return n + {more}\n")
        command = [sys.executable, str(tmp_path / "script.py")]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout.strip()

    assert (outcome(1), outcome(20), outcome(1)) == ("4", "42", "4")
    assert len(list(tmp_path.glob("cache/rules/__main__.twice-*.bin"))) == 2


def test_a_rule_s_file_depends_on_the_sources_it_imports_and_on_no_other(tmp_path: Path) -> None:
    """A package of three modules, one of which the rules do not import, changed one after another."""
    package = tmp_path / "src" / "shed"
    package.mkdir(parents=True)
    for name, text in {
        "__init__": "",
        "tables": "SEEDS = 5",
        "rules": "from .tables import SEEDS",
        "words": "TITLE = 'Shed'",
    }.items():
        (package / f"{name}.py").write_text(text)
    code = "from hortus.kernel.cache import sources_digest; print(sources_digest(('shed.rules',), '{tables}'))"
    environment = {"PYTHONPATH": os.pathsep.join([str(tmp_path / "src"), os.environ.get("PYTHONPATH", "")])}

    def digest(tables: str = "") -> str:
        return run(code.format(tables=tables), **environment)

    first = digest()
    assert digest() == first
    (package / "words.py").write_text("TITLE = 'Potting shed'")
    assert digest() == first
    assert digest("other components") != first
    (package / "tables.py").write_text("SEEDS = 6")
    assert digest() != first


def test_a_game_s_rules_and_tables_are_part_of_what_its_compiled_code_depends_on() -> None:
    found = rule_modules(numba.from_dtype(find_game("lucky-numbers").dtype), "hortus.kernel.generic")
    assert found is not None
    modules, tables = found
    assert "hortus.games.lucky_numbers.rules" in modules and tables == ""
    known = closure(modules)
    assert "hortus.kernel.generator" in known and "hortus.games.lucky_numbers.state" in known
    assert not any(name.endswith((".text", ".words", ".moves", ".events", ".drawing")) for name in known)
    assert rule_modules(numba.int64, "hortus.kernel.generic") is None
