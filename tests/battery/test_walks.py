"""Every check of the battery, along a random match of every variant."""

from __future__ import annotations

import pytest

from tests.variants import BASIC, Variant, every_variant

from . import chance, damage, data, hidden, histories, rules, words
from .walks import CHECKS, Check, Walk, walk

MODULES = (chance, damage, data, hidden, histories, rules, words)


def test_every_module_has_checks() -> None:
    assert {check.function.__module__ for check in CHECKS} == {module.__name__ for module in MODULES}
    assert len({check.name for check in CHECKS}) == len(CHECKS)


@every_variant
def test_walk(variant: Variant) -> None:
    walk(variant, CHECKS)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(1, 4))
@every_variant
def test_long_walk(variant: Variant, seed: int) -> None:
    walk(variant, CHECKS, seed, deep=True)


def test_a_walk_names_every_check_that_fails_and_its_ply() -> None:
    def fails_late(walk: Walk) -> None:
        assert walk.match.ply < 3

    def fails_at_the_end(walk: Walk) -> None:
        assert not walk.match.over

    def holds(walk: Walk) -> None:
        assert walk.match.ply >= 0

    checks = [Check(fails_late, 1, "along"), Check(holds, 1, "along"), Check(fails_at_the_end, 1, "end")]
    with pytest.raises(ExceptionGroup) as failure:
        walk(BASIC[0], checks)
    assert len(failure.value.exceptions) == 2
    assert "fails_late at ply 3" in str(failure.value)
    assert "fails_at_the_end at ply" in str(failure.value)
    assert "holds" not in str(failure.value)
