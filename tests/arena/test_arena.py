"""The arena: pairing, resuming, what the figures mean."""

from __future__ import annotations

import csv
import json
import random
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

import hortus
from hortus.arena import Plan, Result, confidence_sequence, run, summarise, wilson
from hortus.arena.games import deal_seed, make
from hortus.arena.ratings import ratings
from hortus.arena.report import as_csv, as_json, as_svg
from hortus.arena.statistics import verdict, win_table
from hortus.cli import main
from hortus.errors import BadOption, UnknownBot

PLAN = Plan("lucky-numbers", ("sprout", "seedling"), 2, 12)


def made_up(plan: Plan, strength: dict[str, float], seed: int = 0) -> list[Result]:
    """Results of bots that win in proportion to their strength."""
    dice = random.Random(seed)
    results = []
    for job in plan.jobs():
        weights = [strength[name] for name in job.lineup]
        won = dice.choices(range(len(weights)), weights)[0]
        points = tuple(10 if seat == won else 5 for seat in range(len(weights)))
        results.append(Result(job.deal, job.lineup, job.rotation, points, (won,), 1, (0.0,) * len(weights)))
    return results


@pytest.mark.parametrize(
    ("bots", "players"), [(("a", "b"), 2), (("a", "b"), 4), (("a", "b", "c"), 3), (("a", "b", "c"), 2)]
)
def test_every_deal_is_played_from_every_seat(bots: tuple[str, ...], players: int) -> None:
    plan = Plan("lucky-numbers", bots, players, 1, seed=5)
    jobs = list(plan.jobs())
    assert {job.deal for job in jobs} == {deal_seed(5, 0)}
    assert len(jobs) == len(plan.lineups()) * players
    for bot in bots:
        seats = [seat for job in jobs for seat, name in enumerate(job.lineup) if name == bot]
        assert len({seats.count(seat) for seat in range(players)}) == 1


def test_arenas_of_different_seeds_share_no_deal() -> None:
    deals = [job.deal for seed in range(50) for job in Plan("lucky-numbers", ("a",), 1, 40, seed).jobs()]
    assert len(set(deals)) == len(deals) == 2000


def test_whole_deals_are_played_even_if_fewer_games_are_asked() -> None:
    assert len(list(Plan("lucky-numbers", ("a", "b"), 2, 3).jobs())) == 4


@pytest.mark.parametrize("name", hortus.games())
def test_every_game_is_played_in_the_arena(name: str) -> None:
    results = run(Plan(name, ("sprout", "seedling"), 2, 4), processes=1)
    assert len(results) == 4 and len({result.deal for result in results}) == 2
    assert all(result.winners and result.plies for result in results)


def without_clock(results: list[Result]) -> list[object]:
    return [(r.deal, r.lineup, r.points, r.winners, r.plies) for r in results]


def test_the_same_plan_gives_the_same_results() -> None:
    assert without_clock(run(PLAN, processes=1)) == without_clock(run(PLAN, processes=1))


def test_it_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    half = Plan("lucky-numbers", ("sprout", "seedling"), 2, 6)
    run(half, file, processes=1)
    kept = file.read_bytes()
    file.write_bytes(kept + b'{"deal": 3, "line')  # interrupted while writing
    played: list[int] = []
    results = run(PLAN, file, processes=1, progress=lambda so_far: played.append(len(so_far)))
    assert played[0] == 6 and played[-1] == len(results) == 12
    assert file.read_bytes().startswith(kept)
    assert run(PLAN, file, processes=1) == results
    with pytest.raises(BadOption, match="another arena"):
        run(Plan("lucky-numbers", ("sprout", "seedling"), 3, 6), file, processes=1)


def test_several_processes_play_the_same_games() -> None:
    plan = Plan("lucky-numbers", ("sprout", "seedling"), 2, 4)
    alone, together = run(plan, processes=1), run(plan, processes=2)
    assert [r.points for r in alone] == [r.points for r in together]


def test_what_cannot_be_is_refused() -> None:
    for plan, complaint in (
        (Plan("lucky-numbers", ("sprout", "sprout"), 2, 4), "once only"),
        (Plan("lucky-numbers", (), 2, 4), "at least one bot"),
        (Plan("lucky-numbers", ("sprout",), 2, 0), "at least one game"),
        (Plan("lucky-numbers", ("sprout", "seedling"), 7, 4), "2 to 4 players"),
    ):
        with pytest.raises(BadOption, match=complaint):
            run(plan)
    with pytest.raises(UnknownBot):
        run(Plan("lucky-numbers", ("sprout", "weed"), 2, 4))


def test_a_budget_replaces_a_level_s_own_time() -> None:
    assert make("gardener", 1, 40).seconds == 0.04
    assert make("head-gardener", 1, None).seconds == 2.0
    assert make("gardener:simulations=9", 1, 40).simulations == 9
    assert make("sprout", 1, 40).name == "sprout"


def test_intervals_hold_what_they_promise() -> None:
    """Of many arenas between equals about one in twenty misses the truth, and looking on and on misses no more."""
    plan = Plan("x", ("a", "b"), 2, 120)
    missed = missed_ever = 0
    for seed in range(200):
        results = made_up(plan, {"a": 1, "b": 1}, seed)
        first = next(s for s in summarise(plan, results) if s.bot == "a")
        missed += not first.low <= 0.5 <= first.high
        shares = [r.share(r.lineup.index("a")) for r in results]
        missed_ever += any(
            not low <= 0.5 <= high for low, high in (confidence_sequence(shares[:n]) for n in range(2, len(shares)))
        )
    assert missed <= 22
    assert missed_ever <= 10


def test_wilson_is_never_empty() -> None:
    assert wilson(0, 10)[1] > 0.2 and wilson(10, 10)[0] < 0.8
    low, high = wilson(50, 100)
    assert low == pytest.approx(0.4038, abs=1e-3) and high == pytest.approx(0.5962, abs=1e-3)


def test_the_better_bot_is_told_for_any_number_of_seats() -> None:
    for players in (2, 3, 4):
        plan = Plan("x", ("a", "b"), players, 600)
        results = made_up(plan, {"a": 3, "b": 1})
        first = summarise(plan, results)[0]
        assert first.bot == "a" and first.low > 1 / players
        assert verdict(plan, results).stronger is True
        assert verdict(plan, made_up(plan, {"a": 1, "b": 3})).stronger is False
        assert verdict(plan, results[: 2 * players]).stronger is None
        assert win_table(plan, results)["a", "b"][2] > 0.5


def test_unfinished_deals_do_not_tip_the_verdict() -> None:
    plan = Plan("x", ("a", "b"), 2, 400)
    results = [r for r in made_up(plan, {"a": 1, "b": 1}) if 0 in r.winners]
    assert verdict(plan, [r for r in results if r.rotation == 0]).stronger is None


def test_it_stops_when_it_is_sure() -> None:
    plan = Plan("lucky-numbers", ("sprout", "seedling"), 2, 400)
    results = run(plan, processes=1, sequential=True)
    assert len(results) < 100
    assert verdict(plan, results).stronger


def test_ratings_order_bots_of_any_number_of_seats() -> None:
    for players in (2, 3, 4):
        plan = Plan("x", ("a", "b", "c"), players, 120)
        found = ratings(plan, made_up(plan, {"a": 6, "b": 2, "c": 1}))
        assert found[0].bot == "a"
        assert all(rating.low < rating.mean < rating.high for rating in found)


def test_reports_say_the_same() -> None:
    plan = Plan("x", ("a", "b", "c<"), 3, 60)
    results = made_up(plan, {"a": 3, "b": 1, "c<": 1})
    rows = list(csv.DictReader(as_csv(plan, results).splitlines()))
    told = json.loads(json.dumps(as_json(plan, results, verdict(plan, results))))
    assert [row["bot"] for row in rows] == [bot["bot"] for bot in told["bots"]]
    assert sum(float(row["share"]) for row in rows) == pytest.approx(1)
    picture = ElementTree.fromstring(as_svg(plan, results))
    assert any("c<" in (text.text or "") for text in picture.iter())


def test_one_deal_says_nothing_about_the_spread_of_points() -> None:
    plan = Plan("x", ("a", "b"), 2, 2)
    results = made_up(plan, {"a": 1, "b": 1})
    told = json.dumps(as_json(plan, results, verdict(plan, results)), allow_nan=False)
    assert json.loads(told)["bots"][0]["points_low"] is None
    assert "NaN" not in as_svg(plan, results)


def test_from_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    call = ["arena", "lucky-numbers", "--bots", "sprout,seedling", "--games", "6", "--processes", "1"]
    files = {"--csv": tmp_path / "a.csv", "--plot": tmp_path / "a.svg", "--results": tmp_path / "a.jsonl"}
    assert main([*call, "--json", *(str(part) for pair in files.items() for part in pair)]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["games"] == 6 and told["bots"][0]["bot"] == "sprout"
    assert all(file.stat().st_size for file in files.values())
    assert main([*call, "--results", str(files["--results"])]) == 0
    assert "sprout" in capsys.readouterr().out
    assert main([*call, "--solo"]) == 2
    assert "2 to 4 players" in capsys.readouterr().err
