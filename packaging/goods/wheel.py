"""The wheel: for pipx, and for everybody who has a Python."""

import subprocess
import sys
from pathlib import Path

from goods.project import ROOT, version


def make(into: Path) -> Path:
    """The resources and catalogs are in it, as pyproject.toml says."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(into)]
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    return next(into.glob(f"shingleback-{version()}-*.whl"))
