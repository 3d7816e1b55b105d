"""What must hold for every game, checked along random matches. Each check is a function; CONTRIBUTING says how."""

import pytest

pytest.register_assert_rewrite(
    *(f"tests.battery.{name}" for name in ("chance", "damage", "data", "histories", "hidden", "rules", "words"))
)
