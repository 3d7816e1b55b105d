"""Builds the wheel and the sdist, installs the wheel into an empty environment, and uses it there without the source.

python scripts/check_package.py [FOLDER]     the files are left in FOLDER (default: dist)
"""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import tempfile
import time
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def run(*command: str | Path, **given: object) -> str:
    """What a command prints; the script ends if it fails."""
    done = subprocess.run(list(map(str, command)), text=True, stdout=subprocess.PIPE, **given)  # type: ignore[call-overload]
    if done.returncode:
        sys.exit(f"{done.stdout}\n{' '.join(map(str, command))} failed.")
    return str(done.stdout)


def build(folder: Path) -> tuple[Path, Path]:
    """The wheel and the sdist. The wheel is made from the sdist, so nothing in it can come from elsewhere."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in (*folder.glob("hortus-*.whl"), *folder.glob("hortus-*.tar.gz")):
        old.unlink()
    run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", folder, cwd=ROOT, stderr=subprocess.STDOUT)
    (sdist,) = folder.glob("hortus-*.tar.gz")
    with tempfile.TemporaryDirectory() as unpacked:
        with tarfile.open(sdist) as archive:
            archive.extractall(unpacked, filter="data")
        (source,) = Path(unpacked).iterdir()
        run(
            sys.executable,
            "-m",
            "hatchling",
            "build",
            "-t",
            "wheel",
            "-d",
            folder,
            cwd=source,
            stderr=subprocess.STDOUT,
        )
    (wheel,) = folder.glob("hortus-*.whl")
    return wheel, sdist


def check_files(wheel: Path) -> int:
    """Everything that git keeps under `src` is in the wheel and nothing else; returns how many files that is."""
    tracked = run("git", "ls-files", "-co", "--exclude-standard", "src", cwd=ROOT).splitlines()
    wanted = {path.removeprefix("src/") for path in tracked if (ROOT / path).exists()}
    with zipfile.ZipFile(wheel) as archive:
        found = {name for name in archive.namelist() if ".dist-info/" not in name}
    if wanted != found:
        sys.exit(f"The wheel lacks {sorted(wanted - found)} and has {sorted(found - wanted)} besides.")
    return len(found)


def install(wheel: Path, environment: Path) -> Path:
    """An empty environment with the wheel and the pinned packages of `make play`; returns its Python."""
    run(sys.executable, "-m", "venv", "--without-pip", environment)
    python = environment / ("Scripts" if os.name == "nt" else "bin") / "python"
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", python)
    pinned = ROOT / "requirements" / "play.txt"
    run(*pip, "install", "-q", "--no-deps", "--no-compile", "-r", pinned, wheel)
    run(*pip, "check")  # the pins are all that the wheel asks for
    return python


def main() -> None:
    begin = time.perf_counter()
    wheel, sdist = build(Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "dist").resolve())
    files = check_files(wheel)
    print(
        f"{wheel.name}: {wheel.stat().st_size / 1e6:.2f} MB, {files} files; sdist {sdist.stat().st_size / 1e6:.2f} MB"
    )
    with tempfile.TemporaryDirectory() as temporary:
        home = Path(temporary)
        python = install(wheel, home / "environment")
        print(f"installed after {time.perf_counter() - begin:.0f} s")
        # An empty home, no variable of ours, and a folder without the source.
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("HORTUS_", "PYTHON", "XDG_"))}
        surroundings = {**kept, "HOME": str(home), "HORTUS_COMPILE": "0"}
        use = home / "use_package.py"
        use.write_bytes((ROOT / "scripts" / "use_package.py").read_bytes())
        print(run(python, use, cwd=home, env=surroundings), end="")
    print(f"the package works ({time.perf_counter() - begin:.0f} s)")


if __name__ == "__main__":
    main()
