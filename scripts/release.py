"""Makes a release: version, changelog, commit, tag, and files that have been tried in an empty environment.

python scripts/release.py 0.2.0              everything but publishing, which the last line says how to do

`docs/versions.md` says which number to choose.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
VERSION = ROOT / "src" / "hortus" / "__init__.py"
CHANGELOG = ROOT / "CHANGELOG.md"
NEXT = "## Next\n"


def git(*arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=ROOT, check=True, text=True, stdout=subprocess.PIPE).stdout.strip()


def released(changelog: str, version: str, day: str) -> str:
    """The changelog with what was next under the new version; ValueError where nothing is told or it is there."""
    head, found, rest = changelog.partition(NEXT)
    entries = rest.partition("\n## ")[0].strip()
    if not found or not entries:
        raise ValueError(f"CHANGELOG.md tells nothing under “{NEXT.strip()}”.")
    if f"\n## {version} " in changelog:
        raise ValueError(f"CHANGELOG.md has {version} already.")
    return f"{head}{NEXT}\n## {version} ({day})\n{rest}"


def parts(version: str) -> tuple[int, ...]:
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        raise ValueError(f"{version!r} is no version: write 1.2.3.")
    return tuple(map(int, version.split(".")))


def renumbered(source: str, version: str) -> str:
    """The source of `hortus/__init__.py` with the new version; ValueError if it is not newer."""
    found = re.search(r'^__version__ = "(.+)"$', source, re.M)
    assert found
    if parts(version) <= parts(found[1]):
        raise ValueError(f"{version} is not newer than {found[1]}.")
    return source[: found.start(1)] + version + source[found.end(1) :]


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("version")
    version = asked.parse_args().version
    if git("status", "--porcelain"):
        sys.exit("The working tree has changes that are not committed.")
    try:
        source = renumbered(VERSION.read_text("utf-8"), version)
        changelog = released(CHANGELOG.read_text("utf-8"), version, datetime.now(UTC).date().isoformat())
    except ValueError as problem:
        sys.exit(str(problem))
    VERSION.write_text(source, "utf-8")
    CHANGELOG.write_text(changelog, "utf-8")
    subprocess.run([sys.executable, ROOT / "scripts" / "check_package.py", ROOT / "dist"], check=True)
    git("commit", "-qam", f"Version {version}")
    git("tag", "-a", f"v{version}", "-m", f"Hortus {version}")
    print(
        f"Version {version} is committed and tagged; its files are in dist/. After `make test` and `git push --tags`:"
    )
    print("twine upload dist/*")


if __name__ == "__main__":
    main()
