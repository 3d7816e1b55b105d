"""The release script's work on version and changelog."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import pytest

import hortus

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def release() -> Any:
    spec = importlib.util.spec_from_file_location("release", ROOT / "scripts" / "release.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_what_was_next_is_told_under_the_new_version(release: Any) -> None:
    before = "# Changes\n\n## Next\n\n- New.\n\n## 0.1.0 (2026-11-01)\n\n- First.\n"
    after = release.released(before, "0.2.0", "2026-12-24")
    assert after == "# Changes\n\n## Next\n\n## 0.2.0 (2026-12-24)\n\n- New.\n\n## 0.1.0 (2026-11-01)\n\n- First.\n"
    with pytest.raises(ValueError, match="tells nothing"):
        release.released(after, "0.3.0", "2026-12-25")
    with pytest.raises(ValueError, match=r"has 0\.1\.0 already"):
        release.released(before, "0.1.0", "2026-12-25")


def test_the_version_grows(release: Any) -> None:
    source = (ROOT / "src" / "hortus" / "__init__.py").read_text("utf-8")
    assert '\n__version__ = "999.0.0"\n' in release.renumbered(source, "999.0.0")
    with pytest.raises(ValueError, match="not newer"):
        release.renumbered(source, hortus.__version__)
    with pytest.raises(ValueError, match="no version"):
        release.renumbered(source, "1.0")


def test_the_changelog_tells_of_this_version() -> None:
    assert f"\n## {hortus.__version__} (" in (ROOT / "CHANGELOG.md").read_text("utf-8")
