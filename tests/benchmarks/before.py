"""Compares the program with an earlier one, in turn.

python -m tests.benchmarks before CHECKOUT small cold unchanged --pairs 5
"""

import argparse
import contextlib
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Final

from tests.benchmarks.cases import CASES
from tests.benchmarks.ground import memory_folder
from tests.benchmarks.lab import Lab
from tests.benchmarks.tools import SHINGLEBACK, Run, Tool
from tests.helpers import program

_EARLIER: Final = "earlier"
_CASES: Final = ("small", "cold", "unchanged", "changed")


def earlier_program(checkout: Path) -> Tool:
    """Return the program of another checkout, which runs with the same Python and the same packages."""

    def command(source: Path, destination: Path) -> list[str]:
        path = f"PYTHONPATH={checkout / 'app'}"
        compiled = f"PYTHONPYCACHEPREFIX={destination.parent / 'compiled-earlier'}"
        return ["env", path, compiled, *program.command("backup", source, destination)]

    return Tool(_EARLIER, command, syncs=True)


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks before", description=__doc__)
    parser.add_argument("checkout", type=Path, help="a checkout of the earlier program")
    parser.add_argument("cases", nargs="+", choices=_CASES)
    parser.add_argument("--pairs", type=int, default=5)
    parser.add_argument("--scale", type=float, default=1.0)
    parser.add_argument("--memory", type=Path, default=Path("/dev/shm"), metavar="DIR")
    parser.add_argument("--disk", type=Path, default=Path("/var/tmp"), metavar="DIR", help="for `cold`")
    arguments = parser.parse_args(words)
    tools = [SHINGLEBACK, earlier_program(arguments.checkout.resolve())]
    with memory_folder(arguments.memory) as memory, tempfile.TemporaryDirectory(dir=arguments.disk) as disk:
        for is_counted in (False, True):  # Python compiles both programs in the first run
            pairs, scale = (arguments.pairs, arguments.scale) if is_counted else (1, 0.001)
            with contextlib.closing(Lab(memory, Path(disk), _say, pairs=pairs, scale=scale)) as lab:
                for case in CASES:
                    if case.name in arguments.cases:
                        runs = case.measure(lab, tools).runs
                        if is_counted:
                            print(f"{case.name}: {compared(runs[SHINGLEBACK.name], runs[_EARLIER])}", flush=True)
    return 0


def compared(now: list[Run], earlier: list[Run]) -> str:
    """Return both medians, and the ratio by medians, by minimums and by the median of the pairs."""
    parts = []
    for what, own, other in (
        ("wall", [run.wall_s for run in now], [run.wall_s for run in earlier]),
        ("CPU", [run.cpu_s for run in now], [run.cpu_s for run in earlier]),
    ):
        in_pairs = median(mine / its for mine, its in zip(own, other, strict=True))
        ratios = f"{median(own) / median(other):.3f}, {min(own) / min(other):.3f}, {in_pairs:.3f}"
        parts.append(f"{what} {median(own):.2f} s, before {median(other):.2f} s, ratios {ratios}")
    return "; ".join(parts)


def _say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)
