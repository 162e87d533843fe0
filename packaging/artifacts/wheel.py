"""The wheel, for pipx and for anyone who has Python."""

import subprocess
import sys
from pathlib import Path

from artifacts.project import ROOT, version


def make(into: Path) -> Path:
    """Build the wheel, with the resources and catalogs that pyproject.toml lists."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(into)]
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    return next(into.glob(f"shingleback-{version()}-*.whl"))
