"""How fast the engines are, beside other frameworks in the same run, on one core.

    python bench/run.py --out bench/results

writes one table as Markdown and JSON. Peers that are not installed are left out. Every line plays uniformly random
legal moves; a step is one decision, the legal moves found included. Of each interface the peers' fastest game is
marked, and the nearest to ours: the one with the most of chance, tiles or cards, more than two players, and scoring.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import random
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module, metadata
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from typing import Any

import numpy as np

import hortus
from hortus.games import game as find_game
from hortus.sim import Batch, simulate

LANES = 1024
VERSIONS = ("hortus", "numba", "numpy", "gymnasium", "pettingzoo", "open_spiel", "pgx", "jax")
Line = dict[str, Any]


clock: Callable[[], float] = time.perf_counter


def timed(work: Callable[[int], int], seconds: float) -> float:
    """Steps a second: the median of three runs, each about as long as said. `work(n)` plays about n steps."""
    amount = 64
    work(amount)  # compiles
    while True:
        began = clock()
        work(amount)
        spent = clock() - began
        if spent > seconds / 10:
            break
        amount *= 4
    amount = max(1, int(amount * seconds / spent))
    rates = []
    for _ in range(3):
        began = clock()
        done = work(amount)
        rates.append(done / (clock() - began))
    return median(rates)


# -- our engines


def ours(name: str, players: int, seconds: float) -> Iterator[tuple[str, Callable[[int], int]]]:
    found = simulate(name, players, 50, 1, threads=1)
    length = max(1, found.moves // 50)
    yield "random games, compiled loop", lambda n: simulate(name, players, max(1, n // length), 1, threads=1).moves

    batch = Batch(name, players, LANES, 1)
    batch.play_at_random(4 * length)  # the lanes begin together and drift apart

    def steps(n: int) -> int:
        for _ in range(max(1, n // LANES)):
            batch.step(batch.sample())
        return max(1, n // LANES) * LANES

    yield f"batch of {LANES}: step, masks, observations", steps
    if find_spec("gymnasium") is not None:
        vector_env = import_module("hortus.envs.gymnasium").GardenVectorEnv
        for copy in (False, True):
            env = vector_env(name, LANES, players, copy=copy)
            env.reset(seed=1)
            env.batch.play_at_random(4 * length)

            def vector(n: int, env: Any = env) -> int:
                for _ in range(max(1, n // LANES)):
                    env.step(env.batch.sample())
                return max(1, n // LANES) * LANES

            yield f"Gymnasium vector of {LANES}" + (", copied" if copy else ", in place"), vector
    if find_spec("pettingzoo") is not None:
        module = import_module("hortus.envs.pettingzoo")
        yield "PettingZoo raw_env", aec(module.raw_env(name, players=players))
        yield "PettingZoo env", aec(module.env(name, players=players))
    if find_spec("pyspiel") is not None:
        import_module("hortus.envs.openspiel")
        key = f"hortus_{name.replace('-', '_')}"
        yield "OpenSpiel (Python game)", spiel(import_module("pyspiel").load_game(key, {"players": players}))


def aec(env: Any) -> Callable[[int], int]:
    """Random play of a PettingZoo environment with masks."""
    dice = random.Random(1)
    env.reset(seed=1)

    def play(n: int) -> int:
        done = 0
        while done < n:
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.reset()
                continue
            env.step(int(dice.choice(np.flatnonzero(seen["action_mask"].astype(bool)))))
            done += 1
        return done

    return play


def spiel(game: Any) -> Callable[[int], int]:
    """Random play of an OpenSpiel game from Python; chance events are not counted as steps."""
    dice = random.Random(1)

    def play(n: int) -> int:
        done = 0
        while done < n:
            state = game.new_initial_state()
            while not state.is_terminal() and done < n:
                if state.is_chance_node():
                    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(dice.choices(outcomes, chances)[0])
                else:
                    state.apply_action(dice.choice(state.legal_actions()))
                    done += 1
        return done

    return play


# -- others'


CLASSIC = (
    "tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6", "hanabi_v5",
    "chess_v6", "go_v5",
)  # fmt: skip

# Which of chance, tiles or cards, more than two players and scoring their games have; connect four and the like: none.
HAS = {
    "2048": {"chance", "tiles or cards", "scoring"},
    "backgammon": {"chance"},
    "gin_rummy": {"chance", "tiles or cards", "scoring"},
    "python_block_dominoes": {"chance", "tiles or cards", "scoring"},
    "leduc_holdem_v4": {"chance", "tiles or cards"},
    "texas_holdem_v4": {"chance", "tiles or cards"},
    "texas_holdem_no_limit_v6": {"chance", "tiles or cards"},
    "hanabi_v5": {"chance", "tiles or cards", "more than two players", "scoring"},
    "go_v5": {"scoring"},
}


def peers() -> Iterator[tuple[str, str, Callable[[], Callable[[int], int]]]]:
    """Interface, game, and what makes the player."""
    if find_spec("pyspiel") is not None:
        for name in ("connect_four", "2048", "backgammon", "gin_rummy"):
            yield "OpenSpiel (C++ game)", name, partial(spiel_game, name)
        import_module("open_spiel.python.games")
        yield "OpenSpiel (Python game)", "python_block_dominoes", partial(spiel_game, "python_block_dominoes")
    if find_spec("pettingzoo") is not None:
        for name in CLASSIC:
            try:
                module = import_module(f"pettingzoo.classic.{name}")
            except ImportError:
                continue
            for make in ("raw_env", "env"):
                yield f"PettingZoo {make}", name, partial(pettingzoo_game, module, make)
    if find_spec("pgx") is not None:
        for name in ("connect_four", "2048", "backgammon"):
            yield f"Pgx, batch of {LANES}", name, partial(pgx_game, name)


def spiel_game(name: str) -> Callable[[int], int]:
    return spiel(import_module("pyspiel").load_game(name))


def pettingzoo_game(module: Any, make: str) -> Callable[[int], int]:
    return aec(getattr(module, make)())


def pgx_game(name: str) -> Callable[[int], int]:
    """Random play of a Pgx game in a batch, wholly inside one compiled loop; games that end begin again."""
    jax, pgx = import_module("jax"), import_module("pgx")
    env = pgx.make(name)
    again = jax.vmap(import_module("pgx.experimental").auto_reset(env.step, env.init))
    stretch = 32

    def move(carry: Any, _: Any) -> Any:
        state, key = carry
        key, part = jax.random.split(key)
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        action = jax.random.categorical(part, logits, axis=-1)
        key, part = jax.random.split(key)
        return (again(state, action, jax.random.split(part, LANES)), key), None

    run = jax.jit(lambda carry: jax.lax.scan(move, carry, None, stretch)[0])
    key = jax.random.PRNGKey(1)
    carry = [jax.block_until_ready(run((jax.vmap(env.init)(jax.random.split(key, LANES)), key)))]

    def play(n: int) -> int:
        rounds = max(1, n // (LANES * stretch))
        for _ in range(rounds):
            carry[0] = run(carry[0])
        jax.block_until_ready(carry[0])
        return rounds * LANES * stretch

    return play


# -- the table


def measure(seconds: float, names: list[str], with_peers: bool) -> Iterator[Line]:
    for name in names:
        players = 2 if 2 in find_game(name).players else find_game(name).players[0]
        for what, work in ours(name, players, seconds):
            yield {"of": "hortus", "game": name, "players": players, "interface": what,
                   "steps_per_second": round(timed(work, seconds))}  # fmt: skip
    for interface, name, make in peers() if with_peers else ():
        yield {"of": interface.split(" ")[0].rstrip(","), "game": name, "players": None, "interface": interface,
               "steps_per_second": round(timed(make(), seconds))}  # fmt: skip


def machine() -> dict[str, Any]:
    processor = platform.processor() or platform.machine()
    with_name = Path("/proc/cpuinfo")
    if with_name.exists():
        for line in with_name.read_text().splitlines():
            if line.startswith("model name"):
                processor = line.split(":", 1)[1].strip()
                break
    found = {}
    for name in VERSIONS:
        try:
            found[name] = hortus.__version__ if name == "hortus" else metadata.version(name)
        except metadata.PackageNotFoundError:
            continue
    return {"processor": processor, "system": platform.platform(), "python": platform.python_version(),
            "versions": found}  # fmt: skip


def shown(rate: int) -> str:
    return f"{rate / 1e6:.2f} M" if rate >= 1e6 else f"{rate / 1e3:.1f} k" if rate >= 1e4 else f"{rate:,}"


def markdown(result: dict[str, Any]) -> str:
    """The table as text."""
    where, lines = result["machine"], result["lines"]
    versions = ", ".join(f"{name} {version}" for name, version in where["versions"].items())
    rows = [f"`{result['command']}` on one core of {where['processor']}, Python {where['python']}; {versions}.", ""]
    rows += ["| whose | game | interface | steps/s | |", "|---|---|---|---:|---|"]
    theirs = [line for line in lines if line["of"] != "hortus"]
    for line in lines:
        players = f", {line['players']} players" if line["players"] else ""
        whose = "**Hortus**" if line["of"] == "hortus" else line["of"]
        beside = [other for other in theirs if other["interface"] == line["interface"]] if line in theirs else []
        notes = [
            word
            for word, value in (
                ("nearest", lambda other: len(HAS.get(other["game"], ()))),
                ("fastest", lambda other: other["steps_per_second"]),
            )
            if beside and value(line) == max(value(other) for other in beside)
        ]
        rate = shown(line["steps_per_second"])
        rows.append(f"| {whose} | {line['game']}{players} | {line['interface']} | {rate} | {', '.join(notes)} |")
    return "\n".join(rows) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=hortus.games())
    parser.add_argument("--seconds", type=float, default=0.6, help="of each of the three runs of a line")
    parser.add_argument("--no-peers", action="store_true", help="our own engines only")
    parser.add_argument("--cpu-time", action="store_true", help="for a machine that others use at the same time")
    parser.add_argument("--out", type=Path, help="where to write: OUT.md and OUT.json")
    arguments = parser.parse_args()
    if arguments.cpu_time:
        global clock
        clock = time.process_time
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})  # one core for everybody
    lines = []
    for line in measure(arguments.seconds, arguments.games, not arguments.no_peers):
        print(f"{line['game']:24} {line['interface']:48} {shown(line['steps_per_second']):>10}/s", file=sys.stderr)
        lines.append(line)
    result = {"command": "python " + " ".join(sys.argv), "machine": machine(), "lines": lines}
    if arguments.out:
        arguments.out.parent.mkdir(parents=True, exist_ok=True)
        arguments.out.with_suffix(".md").write_text(markdown(result), "utf-8")
        arguments.out.with_suffix(".json").write_text(json.dumps(result, indent=1) + "\n", "utf-8")
    else:
        print(markdown(result))


if __name__ == "__main__":
    main()
