"""How long it takes to list a folder of a version on a busy computer.

Both with the process that stays while the page Restore is open, and with a new process for each request.
"""

import contextlib
import json
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any, Final

from tests.benchmarks.lab import Lab
from tests.benchmarks.listed import Listed, list_files
from tests.benchmarks.results import Limit
from tests.benchmarks.tools import VoidError, environment
from tests.helpers import program

_COUNT: Final = 300_000
_LATER_RUNS: Final = 3
_LOAD: Final = 4
_FOLDERS: Final = 20
_MAX_MS: Final = 200.0
_SHARE: Final = 0.25


def measure_listing(lab: Lab) -> list[Limit]:
    folder = lab.disk / "looking"
    folder.mkdir()
    backup, home = folder / "backup", folder / "home"
    listed = list_files(backup, max(1_000, round(_COUNT * lab.scale)), _LATER_RUNS)
    with _list_process(home) as process:
        _list(process, backup, listed)  # from here on, the version is cached
        with _busy():
            rounds = [_round(process, backup, listed, home) for _ in range(lab.pairs)]
    stays = [time_s for times, _ in rounds for time_s in times]
    ratio = median(median(times) / alone_s for times, alone_s in rounds)
    return [
        Limit(f"a folder, at load {_LOAD}: median", 1000 * median(stays), None, "ms"),
        Limit(f"a folder, at load {_LOAD}: the slowest of {len(stays)}", 1000 * max(stays), _MAX_MS, "ms"),
        Limit("of the time of a process for each question", ratio, _SHARE, "times"),
    ]


def _round(process: "subprocess.Popen[str]", backup: Path, listed: Listed, home: Path) -> tuple[list[float], float]:
    """The times for some folders, and for one with a process of its own."""
    times = [_list(process, backup, listed) for _ in range(_FOLDERS)]
    command = program.command("list", "--json", f"--version={listed.versions[-1]}", "--", backup, listed.folder)
    began_s = time.perf_counter()
    subprocess.run(command, env=environment(home), stdin=subprocess.DEVNULL, capture_output=True, check=True)
    return times, time.perf_counter() - began_s


def _list(process: "subprocess.Popen[str]", backup: Path, listed: Listed) -> float:
    """Raises VoidError if the folder was not listed."""
    assert process.stdin is not None
    assert process.stdout is not None
    question = {"command": "list", "place": str(backup), "version": listed.versions[-1], "folder": listed.folder}
    began_s = time.perf_counter()
    process.stdin.write(json.dumps(question) + "\n")
    process.stdin.flush()
    result: dict[str, Any] = next(
        (event for event in map(json.loads, process.stdout) if event["event"] == "finished"), {}
    )
    if not result.get("entries"):
        raise VoidError("a folder was not listed")
    return time.perf_counter() - began_s


@contextlib.contextmanager
def _list_process(home: Path) -> Iterator["subprocess.Popen[str]"]:
    with subprocess.Popen(
        program.command("answer"),
        env=environment(home),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            yield process
        finally:
            process.kill()


@contextlib.contextmanager
def _busy() -> Iterator[None]:
    """Runs this many processes that compute all the time."""
    with contextlib.ExitStack() as on_exit:
        for _ in range(_LOAD):
            burner = on_exit.enter_context(subprocess.Popen([sys.executable, "-c", "while True: pass"]))
            on_exit.callback(burner.kill)
        yield
