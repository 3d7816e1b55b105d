"""How modules and style sheets are joined. That the page still works so joined is what the page's own tests show."""

from __future__ import annotations

from pathlib import Path

import pytest

from hortus.server import bundles
from hortus.server.routes_site import find
from hortus.server.settings import WEB

FILES = {
    "main.js": """
        /** Begins. */
        import { t } from "./lib/words.js"; // the words
        import "./lib/effect.js";
        const SCREENS = { table: () => import("./screens/table.js"), lobby: () => import("./screens/lobby.js") };
        SCREENS.table().then(() => t());
    """,
    "screens/table.js": """
        import { t as say } from "../lib/words.js";
        export default function Table() { return say(); }
    """,
    "screens/lobby.js": """
        import { t } from "../lib/words.js";
        import Card from "../parts/card.js";
        export default () => Card(t);
    """,
    "parts/card.js": "const card = 1;\nexport { card as default };",
    "lib/words.js": """
        export const t = () => "no // comment", /* none */ html = (x) => x;
        export const nested = html`/* kept */ ${html`// kept
          too`} it's ${1 /* gone */}`;
        export const pattern = /\\/\\/.*/;
    """,
    "lib/effect.js": "export {};\nwindow.seen = true;",
    "lib/shapes.js": 'export { t as square } from "./words.js";',
    "parts/drawing.js": "export const draw = 1;",
    "theme.js": "// a script\nconst a = 1;",
    "odd.js": "export * from './lib/words.js';",
    "games/moss/board.js": """
        import { t } from "../../lib/words.js";
        import { draw } from "./draw.js";
        export default { t, draw };
    """,
    "games/moss/draw.js": "export const draw = () => 1;",
    "games/fern/board.js": 'import { draw } from "./draw.js";\nexport default { draw };',
    "games/fern/draw.js": 'import { left } from "./left.js";\nexport const draw = () => left;',
    "games/fern/left.js": 'import { draw } from "./draw.js";\nexport const left = () => draw;',
}


@pytest.fixture
def site(tmp_path: Path) -> bundles.Site:
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    return bundles.Site(lambda name: tmp_path / name if (tmp_path / name).is_file() else None)


def script(site: bundles.Site, name: str) -> str:
    found = site.script(name)
    assert found is not None
    return found


def test_what_a_table_needs_is_one_file(site: bundles.Site) -> None:
    found = script(site, "main.js")
    order = [found.index(f'$modules["{name}"] =') for name in ("lib/words.js", "screens/table.js")]
    assert order == sorted(order)
    assert "import {" not in found and 'const { t: say } = $modules["lib/words.js"];' in found
    assert 'Promise.resolve().then(() => $modules["screens/table.js"])' in found  # it is here already
    assert 'import("/static/screens/lobby.js")' in found
    assert '$modules["lib/effect.js"] = ' in found and "lib/shapes.js" in found
    assert "parts/card.js" not in found


def test_only_comments_go(site: bundles.Site) -> None:
    found = script(site, "main.js")
    for gone in ("Begins", "the words", "none", "gone"):
        assert gone not in found
    for kept in ('"no // comment"', "`/* kept */ ${html`// kept\n          too`} it's ${1  }`", r"/\/\/.*/"):
        assert kept in found


def test_a_module_exists_once(site: bundles.Site) -> None:
    """At its own address it hands on what its home has; modules of other homes take it from there."""
    words = script(site, "lib/words.js")
    assert words.splitlines() == [
        'import { $modules } from "/static/main.js";',
        'export const { t, html, nested, pattern } = $modules["lib/words.js"];',
    ]
    assert script(site, "screens/table.js").endswith('export default $modules["screens/table.js"].default;')
    lobby = script(site, "screens/lobby.js")
    assert 'import { $modules as $home0 } from "/static/main.js";' in lobby
    assert 'import { $modules as $home1 } from "/static/parts/card.js";' in lobby
    assert 'const { default: Card } = $home1["parts/card.js"];' in lobby


def test_what_is_better_left_to_the_browser(site: bundles.Site) -> None:
    assert site.script("theme.js") is None and site.script("odd.js") is None and site.script("nothing.js") is None
    assert site.script("games/fern/board.js") is None and site.script("games/fern/left.js") is None  # a circle


def test_a_board_is_one_file(site: bundles.Site) -> None:
    found = script(site, "games/moss/board.js")
    assert '$modules["games/moss/draw.js"] = ' in found and 'const { t } = $home0["lib/words.js"];' in found
    assert script(site, "games/moss/draw.js").startswith('import { $modules } from "/static/games/moss/board.js";')


def test_a_change_is_seen(site: bundles.Site) -> None:
    before = script(site, "main.js")
    path = site.find("lib/words.js")
    assert path
    path.write_text("export const t = () => 'other';")
    after = script(bundles.Site(site.find), "main.js")
    assert "'other'" in after and after != before


def test_every_module_of_the_page_is_understood() -> None:
    modules = [str(path.relative_to(WEB)) for path in WEB.rglob("*.js") if path.name not in ("sw.js", "theme.js")]
    assert [name for name in modules if bundles.Site(find).script(name) is None] == []


def test_a_style_sheet_is_sent_with_those_it_imports(tmp_path: Path) -> None:
    (tmp_path / "page.css").write_text('/* all */\n@import "a.css";\n\nb {\n  margin: 0;\n}\n')
    (tmp_path / "a.css").write_text("a { /* why */ color: red }")
    assert bundles.style(tmp_path / "page.css") == "a {  color: red }\nb {\nmargin: 0;\n}"
