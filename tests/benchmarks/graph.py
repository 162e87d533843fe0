"""The cost of the live graph, in a window on a virtual X display."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest

from tests.benchmarks.ground import CannotRunError
from tests.benchmarks.lab import Lab
from tests.benchmarks.results import Limit
from tests.helpers import program
from tests.helpers.display import x_display

_ROOT: Final = Path(__file__).parents[2]
_POINTS: Final = 36_000
_MAX_PERCENT: Final = 10.0
_MAX_GAP_MS: Final = 50.0
_LONGEST_S: Final = 300


def measure_graph(lab: Lab) -> list[Limit]:
    """Raises CannotRunError."""
    folder = lab.disk / "graph"
    folder.mkdir(mode=0o700)
    seconds = max(1, round(lab.idle_s))
    count = round(_POINTS * lab.scale)
    try:
        with x_display() as display:
            points = _figures(folder, display, "points", str(count), str(seconds))
            demo = _figures(folder, display, "demo", str(seconds))
    except pytest.skip.Exception as reason:
        raise CannotRunError(str(reason)) from None
    return [
        Limit(f"{count:,} points, ten updates a second: of one core", points["cpu_percent"], _MAX_PERCENT, "%"),
        Limit("the same: 99 of 100 frames follow within", points["p99_ms"], _MAX_GAP_MS, "ms"),
        Limit("a backup in the demo: 99 of 100 frames follow within", demo["p99_ms"], _MAX_GAP_MS, "ms"),
        Limit("the same: the longest gap", demo["p100_ms"], None, "ms"),
        Limit("the same: the window takes of one core", demo["cpu_percent"], None, "%"),
    ]


def _figures(folder: Path, display: str, *arguments: str) -> dict[str, Any]:
    environment = program.environment() | {
        "HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder / "config"),
        "XDG_STATE_HOME": str(folder / "state"),
        "XDG_CACHE_HOME": str(folder / "cache"),
        "XDG_RUNTIME_DIR": str(folder),
        "DISPLAY": display,
        "QT_QPA_PLATFORM": "xcb",
        "PYTHONPATH": f"{program.APP}{os.pathsep}{_ROOT}",
    }
    command = [sys.executable, "-m", "tests.benchmarks.graph_program", *arguments]
    done = subprocess.run(
        command, cwd=_ROOT, env=environment, stdout=subprocess.PIPE, text=True, timeout=_LONGEST_S, check=False
    )
    if done.returncode or not done.stdout.strip():
        raise CannotRunError(f"needs a window with a graph, which ended with {done.returncode}")
    figures: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return figures
