"""The tables of the rules texts that are made from the game's own data."""

from __future__ import annotations

from .components import AWARD_NAMES
from .equations import award_name, equation_text
from .scoring import BANDS
from .words import WORDS


def tables(lang: str) -> dict[str, str]:
    """The tables by name, in Markdown: what every award scores, and how good a result of solo play is."""
    awards = [WORDS.format(lang, "table-awards"), "|---|---|"]
    awards += [f"| {award_name(n, lang)} | {equation_text(n, lang)} |" for n in range(1, len(AWARD_NAMES))]
    bands = [WORDS.format(lang, "table-bands"), "|---|---|"]
    most = None
    for least, name in BANDS:
        message = "band-from" if most is None else "band-up-to" if least < 0 else "band-between"
        points = WORDS.format(lang, message, least=least, most=most or 0)
        bands.append(f"| {points} | {WORDS.format(lang, f'band-{name}')} |")
        most = least - 1
    return {"awards": "\n".join(awards), "bands": "\n".join(bands)}
