"""A network becomes a bot from its file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import hortus
from hortus.bots.network import Weights, packed, unpacked
from hortus.errors import UnknownBot
from hortus.games import game as find_game
from hortus.games.encoding import layout

GAME, WIDTH = "lucky-numbers", 16


def weights(seed: int = 3) -> dict[str, Any]:
    """A small network as PyTorch would name its parts."""
    dice = np.random.default_rng(seed)
    game = find_game(GAME)
    shapes: dict[str, tuple[int, ...]] = {"enter.weight": (WIDTH, layout(game.observation).width)}
    shapes |= {f"blocks.0.{part}.weight": (WIDTH, WIDTH) for part in ("first", "second")}
    shapes |= {f"blocks.0.{part}.bias": (WIDTH,) for part in ("first", "second")}
    shapes |= {f"{norm}.{part}": (WIDTH,) for norm in ("blocks.0.norm", "norm") for part in ("weight", "bias")}
    shapes |= {"policy.weight": (len(game.notation), WIDTH), "policy.bias": (len(game.notation),)}
    shapes |= {"value.weight": (1, WIDTH), "value.bias": (1,), "enter.bias": (WIDTH,)}
    return {name: dice.normal(size=shape).astype(np.float32) for name, shape in shapes.items()}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "net.npz"
    arrays: dict[str, Any] = packed(weights(), GAME)
    np.savez_compressed(path, **arrays)
    return path


def test_eight_bits_are_close_to_the_weights() -> None:
    made = weights()
    kept = unpacked(packed(made, GAME))
    assert kept.keys() == made.keys()
    for name, value in made.items():
        assert np.abs(kept[name] - value).max() <= np.abs(value).max() / 200, name


def test_the_network_is_what_its_layers_say(file: Path) -> None:
    """Against one-hot inputs written out and plain matrices."""
    game = find_game(GAME)
    kept = unpacked(packed(weights(), GAME))
    match = hortus.new(GAME, players=2, seed=5)
    seen = np.asarray(match.observe(0), np.int64)
    at = layout(game.observation)
    inputs = np.zeros(at.width)
    inputs[seen[at.one_hot] + at.offset] = 1
    inputs[at.width - len(at.scaled) :] = (seen[at.scaled] - at.low) / at.span

    def norm(name: str, x: Any) -> Any:
        return (x - x.mean()) / np.sqrt(x.var() + 1e-5) * kept[name + ".weight"] + kept[name + ".bias"]

    def linear(name: str, x: Any) -> Any:
        return kept[name + ".weight"] @ x + kept[name + ".bias"]

    x = linear("enter", inputs)
    x = x + linear("blocks.0.second", np.maximum(linear("blocks.0.first", norm("blocks.0.norm", x)), 0))
    expected = linear("policy", np.maximum(norm("norm", x), 0))
    assert np.allclose(Weights(str(file)).logits(seen, game), expected, atol=1e-3)


@pytest.mark.parametrize("temperature", ["", ":temperature=1.5"])
def test_it_plays_a_match_by_its_own_seed_alone(file: Path, temperature: str) -> None:
    played = []
    for _ in range(2):
        match = hortus.new(GAME, players=2, seed=5)
        bot = hortus.bot(f"network:file={file}{temperature}", seed=4)
        while not match.over and match.ply < 60:
            match.play(bot.choose(match))
        played.append(match.record())
    assert played[0] == played[1] and match.ply > 20


def test_what_is_no_network_of_the_game_is_refused(file: Path, tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.npz"
    wrong.write_bytes(b"nothing")
    missing: dict[str, Any] = {**packed(weights(), GAME)}
    del missing["policy.bias"], missing["enter.bias"], missing["enter.weight"]
    np.savez(tmp_path / "part.npz", **missing)
    for name in (f"network:file={wrong}", f"network:file={tmp_path / 'none.npz'}", f"network:file={tmp_path}/part.npz"):
        with pytest.raises(UnknownBot, match="not a file of weights"):
            hortus.bot(name)
    with pytest.raises(UnknownBot, match="needs its file"):
        hortus.bot("network")
    with pytest.raises(hortus.BadOption, match="lucky-numbers"):
        hortus.bot(f"network:file={file}").choose(hortus.new("zen-garden", players=2, seed=1))
    assert "network" not in hortus.bots.names()
