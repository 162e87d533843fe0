"""How long commands with little or nothing to do take, beside a Python that does nothing.

python -m tests.benchmarks.commands [ROUNDS]

All run in turn, and the shortest time of each counts, because other programs only add to it. `packaging/run` needs an
environment that it has set up.
"""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from tests.helpers.program import APP, command, environment
from tests.helpers.trees import write

_ROUNDS: Final = 10
_EMPTY: Final = "an empty Python"
_LIMITS: Final = {"--version": 3, "history": 10, "due": 10, "versions": 10}


def time_s_of(words: Sequence[str], variables: Mapping[str, str]) -> float:
    began_s = time.perf_counter()
    subprocess.run(words, env=variables, stdin=subprocess.DEVNULL, capture_output=True, check=True)
    return time.perf_counter() - began_s


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else _ROUNDS
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        homes = {f"XDG_{kind}_HOME": str(folder / kind) for kind in ("CACHE", "CONFIG", "DATA", "STATE")}
        variables = environment() | homes
        del variables["PYTHONWARNINGS"]  # of the tests; it takes a moment
        write(folder / "source" / "letter.txt")
        destination = str(folder / "drive")
        time_s_of(command("backup", folder / "source", destination), variables)
        starts: dict[str, list[str]] = {
            _EMPTY: [sys.executable, "-I", "-c", "pass"],
            "--version": command("--version"),
            "history": command("history"),
            "due": command("due"),
            "versions": command("versions", destination),
            "packaging/run history": [str(APP.parent / "packaging/run"), "history"],
            "backup without a change": command("backup", folder / "source", destination),
        }
        times_s: dict[str, list[float]] = {start: [] for start in starts}
        for _ in range(rounds):
            for start, words in starts.items():
                times_s[start].append(time_s_of(words, variables))
    best_s = {start: min(times) for start, times in times_s.items()}
    for start, time_s in best_s.items():
        limit = f"  (at most {_LIMITS[start]})" if start in _LIMITS else ""
        print(f"{start:25} {time_s * 1000:6.1f} ms  {time_s / best_s[_EMPTY]:5.1f}{limit}")
    ratio = best_s["packaging/run history"] / best_s["history"]
    print(f"packaging/run beside the program: {ratio:.2f}  (at most 1.2)", f"on {os.cpu_count()} processors")


if __name__ == "__main__":
    main()
