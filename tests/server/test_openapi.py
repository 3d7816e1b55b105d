"""Any request the OpenAPI document allows, and many it does not, get an answer the document knows."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.server.conftest import Start
from tests.server.house import Person, run
from tests.server.test_matches import GAMES, least


@run
async def test_strange_requests_never_break_the_server(start: Start, tmp_path: Path) -> None:
    house = start()
    ada = await Person(house).enter("Ada")
    await ada.table(GAMES[0], ["me"] + ["open"] * (least(GAMES[0]) - 1), public=True)
    token = (await ada.post("/api/programs", {"name": "Fuzz"}))["token"]
    done = subprocess.run(
        [
            str(Path(sys.executable).parent / "schemathesis"), "run", f"{house.url}/schema/openapi.json",
            "--header", f"Authorization: Bearer {token}", "--max-examples", "8",
            "--phases", "examples,coverage,fuzzing",
            "--checks", "not_a_server_error,status_code_conformance,content_type_conformance,"
            "response_schema_conformance", "--exclude-path", "/readyz", "--seed", "1", "--max-failures", "5",
        ],
        capture_output=True, text=True, cwd=tmp_path, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-6000:]
