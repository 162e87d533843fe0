"""Where things are in the checkout, and what all goods say of themselves."""

import os
import re
import subprocess
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
PACKAGING: Final = ROOT / "packaging"
RESOURCES: Final = ROOT / "resources"
BUILD: Final = ROOT / "build"
DIST: Final = ROOT / "dist"

NAME: Final = "shingleback"
ID: Final = "org.shingleback.Shingleback"
"""By this a desktop knows the program: the names of the .desktop file and of the metainfo."""


def version() -> str:
    """It stands in one place only."""
    text = (ROOT / "app/shingleback/__init__.py").read_text()
    found = re.search(r'^__version__ = "([^"]+)"$', text, re.MULTILINE)
    assert found is not None
    return found[1]


def epoch() -> int:
    """Seconds since 1970 for every file that is made, so that the same sources give the same files.

    As https://reproducible-builds.org/specs/source-date-epoch says; else the time of the last commit, or, where git is
    not at hand, of the last change of CHANGELOG.md.
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
