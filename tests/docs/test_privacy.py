"""The privacy notice in docs/ is the page's own (`scripts/privacy_pages.py` writes it)."""

from __future__ import annotations

import runpy
from pathlib import Path
from types import SimpleNamespace

import pytest

from hortus.i18n import LANGUAGES

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_notice_is_the_page_s(lang: str) -> None:
    written = SimpleNamespace(**runpy.run_path(str(ROOT / "scripts" / "privacy_pages.py")))
    assert written.path(lang).read_text("utf-8") == written.page(lang)
