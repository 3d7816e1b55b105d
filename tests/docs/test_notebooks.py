"""The notebooks of the documentation run from top to bottom."""

from __future__ import annotations

from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

NOTEBOOKS = sorted((Path(__file__).parents[2] / "docs" / "notebooks").glob("*.ipynb"))


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::ResourceWarning")
def test_a_notebook_runs(path: Path) -> None:
    book = nbformat.read(path, 4)  # type: ignore[no-untyped-call]
    assert all(not cell.get("outputs") for cell in book.cells), "a notebook is kept without its outputs"
    NotebookClient(book, timeout=300, resources={"metadata": {"path": str(path.parent)}}).execute()
    shown = [output for cell in book.cells for output in cell.get("outputs", [])]
    assert any("data" in output for output in shown)
    if path.stem == "match":
        kinds = {kind for output in shown for kind in output.get("data", {})}
        assert {"image/svg+xml", "text/html", "application/vnd.jupyter.widget-view+json"} <= kinds
