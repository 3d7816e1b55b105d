"""No file that a reader cannot keep in mind."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parents[2]
MOST = 700  # lines


def test_no_source_file_is_longer_than_a_reader_can_take() -> None:
    files = [
        path
        for folder in ("src", "tests")
        for ending in ("py", "js", "css")
        for path in (ROOT / folder).rglob(f"*.{ending}")
        if not {"vendor", "node_modules"} & set(path.parts)
    ]
    assert len(files) > 300
    long = {str(path.relative_to(ROOT)): n for path in files if (n := len(path.read_text("utf-8").splitlines())) > MOST}
    assert not long
