"""How much memory it takes to restore very many files, and to read and compare them.

And how much it takes to merge the segments of a manifest that lists as many.
"""

import contextlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from tests.benchmarks.ground import empty_caches, fresh_filesystem, needs_disk, needs_root
from tests.benchmarks.lab import Lab
from tests.benchmarks.listed import list_files
from tests.benchmarks.memory import Peak, peak_of
from tests.benchmarks.results import Limit
from tests.benchmarks.tools import SHINGLEBACK, check_tree, environment, started
from tests.benchmarks.trees import MB, Shape
from tests.helpers import program

_MAX_MB: Final = 250.0
_LISTED: Final = 1_000_000
_LATER_RUNS: Final = 24
_CHANGED_SHARE: Final = 0.002
_ROOM_BYTES: Final = 2 << 30
_TESTS: Final = Path(__file__).parents[1]


def measure_restoring(lab: Lab, whole: Shape) -> list[Limit]:
    """The source is deleted after the backup, since the restored files need its space in memory."""
    needs_root("mount a filesystem")
    needs_disk(lab.disk)
    source, shape = lab.source(whole, lab.memory)
    with lab.first_place(lab.filesystem("ext4", shape, lab.disk)) as place:
        lab.copied_once(SHINGLEBACK, source, place.home, place.destination)
        lab.close()
        target = lab.memory / "given back"
        empty_caches(place.destination)
        back = _peak(["restore", place.destination, "--to", target], place.home)
        check_tree(SHINGLEBACK, target / source.name, shape.amount)
        shutil.rmtree(target)
        empty_caches(place.destination)
        checked = _peak(["verify", place.destination], place.home)
    return [*_limits("everything is given back", back), *_limits("everything is read and compared", checked)]


def measure_merging(lab: Lab) -> list[Limit]:
    """Merges in a process that does nothing else; in a run, the other process waits meanwhile."""
    needs_root("mount a filesystem")
    with fresh_filesystem("ext4", lab.disk / "merging", _ROOM_BYTES) as point:
        list_files(point / "backup", max(1_000, round(_LISTED * lab.scale)), _LATER_RUNS, _CHANGED_SHARE)
        command = [sys.executable, "-m", "tests.benchmarks.merge_program", str(point / "backup")]
        home = lab.new_home()
        variables = environment(home)
        variables["PYTHONPATH"] = f"{variables['PYTHONPATH']}{os.pathsep}{_TESTS.parent}"
        with subprocess.Popen(command, env=variables, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL) as process:
            peak = peak_of(process)
        with contextlib.suppress(FileNotFoundError):
            shutil.rmtree(home)
    return [Limit("merging failed", process.returncode, 0, "times"), *_limits("segments are merged", peak)]


def _peak(arguments: list[str | Path], home: Path) -> Peak:
    with started(SHINGLEBACK.name, program.command(*arguments), home) as process:
        return peak_of(process)


def _limits(what: str, peak: Peak) -> list[Limit]:
    return [
        Limit(f"{what}: memory at most, shared pages once", peak.shared_once / MB, _MAX_MB),
        Limit(f"{what}: memory at most, shared pages in each process", peak.resident / MB, None),
    ]
