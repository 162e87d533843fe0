"""Paths in the checkout, and the name, version, addresses and time of everything that is built."""

import os
import re
import subprocess
import tomllib
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
PACKAGING: Final = ROOT / "packaging"
RESOURCES: Final = ROOT / "resources"
BUILD: Final = ROOT / "build"
DIST: Final = ROOT / "dist"

NAME: Final = "shingleback"
ID: Final = "org.shingleback.Shingleback"
"""The desktop's ID of the program: the name of the .desktop and metainfo files."""


def version() -> str:
    """Return the version from the program, the only place where it is written."""
    text = (ROOT / "app/shingleback/__init__.py").read_text()
    found = re.search(r'^__version__ = "([^"]+)"$', text, re.MULTILINE)
    assert found is not None
    return found[1]


def fill_in(text: str) -> str:
    """Replace the placeholders of the project's addresses, such as @HOMEPAGE@, by those in pyproject.toml."""
    for name, address in urls().items():
        text = text.replace(f"@{name.upper()}@", address)
    return text


def urls() -> dict[str, str]:
    """Return the project's addresses, by their names in pyproject.toml, the only place where they are written."""
    table: dict[str, str] = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["urls"]
    return table


def epoch() -> int:
    """Return the time for every built file, in seconds since 1970, so that the same sources give the same files.

    It is SOURCE_DATE_EPOCH (https://reproducible-builds.org/specs/source-date-epoch) if set, otherwise the time of the
    last commit or, without git, of the last change of CHANGELOG.md.
    """
    told = os.environ.get("SOURCE_DATE_EPOCH", "")
    if told.isdigit():
        return int(told)
    try:
        asked = subprocess.run(
            ["git", "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, text=True, check=True
        )
        return int(asked.stdout)
    except (OSError, ValueError, subprocess.CalledProcessError):
        return int((ROOT / "CHANGELOG.md").stat().st_mtime)
