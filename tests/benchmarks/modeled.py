"""What programs take on a modeled drive with a real filesystem, in modeled seconds.

    python -m tests.benchmarks modeled [--filesystem btrfs,ext4,...] [--workload home,...] [--tool rsync,...] [--used]
        [--job write,back,check] [--memory-limit MB]

"time" is from the start until everything is durable and unmounted, as a multiple of the time to stream all bytes.
"tidy" includes what the drive still has to do then. Two machines get the same figures, except for differences in the
order of the commands.
"""

import argparse
import json
import shlex
import sys
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

import msgspec

from shingleback.simulator.presets import PRESETS
from tests.benchmarks.ground import CannotRunError, memory_folder, needs_program
from tests.benchmarks.tools import BORG, CP, RSYNC, SHINGLEBACK, Tool, VoidError
from tests.helpers import program
from tests.modeled.measuring import Cell, Job, Outcome, measure
from tests.modeled.mounted import FILESYSTEMS, DriveSpec, ShownDrive
from tests.modeled.workloads import WORKLOADS

_ROOT: Final = Path(__file__).parents[2]
_COLUMNS: Final = (
    "filesystem  workload   job   drive tool          time   tidy  longest  >0.5  >1  >10   ampl   read  write  flush"
    "  cached MB  pieces  cleaned  read MB  written MB  flushes   wall"
)


def _rsync(_drive: ShownDrive) -> Tool:
    return replace(RSYNC, command=lambda source, place: ["rsync", "-a", "--delete", str(source), f"{place}/"])


def _cp(_drive: ShownDrive) -> Tool:
    return CP


def _borg(_drive: ShownDrive) -> Tool:
    return BORG


def _shingleback(drive: ShownDrive) -> Tool:
    """By the drive's own clock."""

    def command(source: Path, place: Path) -> list[str]:
        arguments = [str(argument) for argument in (drive.page, drive.folder / "control", source, place)]
        path = f"PYTHONPATH={program.APP}:{_ROOT}"
        return ["env", path, sys.executable, "-m", "tests.modeled.engine", *arguments]

    return replace(SHINGLEBACK, command=command)


def _program(_drive: ShownDrive) -> Tool:
    """As started from the command line: it uses this machine's clock for the drive."""
    return replace(SHINGLEBACK, name="by-wall")


def _move_tool(_drive: ShownDrive) -> Tool:
    """A backup in memory is moved to the drive, by this machine's clock. The move reads everything back at the end."""

    def command(source: Path, place: Path) -> list[str]:
        old = source.parent / "old"
        commands = program.command("backup", source, old), program.command("move", old, place)
        return ["sh", "-c", " && ".join(shlex.join(map(str, command)) for command in commands)]

    return replace(SHINGLEBACK, name="move", command=command)


TOOLS: Final[dict[str, Callable[[ShownDrive], Tool]]] = {
    "rsync": _rsync,
    "cp": _cp,
    "borg": _borg,
    "shingleback": _shingleback,
    "by-wall": _program,
    "move": _move_tool,
}
_USUAL: Final = ["rsync", "cp", "shingleback"]


class Row(NamedTuple):
    cell: Cell
    outcome: Outcome


def main(args: Sequence[str]) -> int:
    arguments = _parser().parse_args(args)
    say = _say
    print(_COLUMNS, flush=True)
    rows: list[Row] = []
    try:
        with memory_folder(arguments.memory) as folder:
            for cell in _cells(arguments):
                for name in arguments.tool:
                    row = _measured(cell, name, folder, say)
                    if row is not None:
                        rows.append(row)
                        print(*as_lines(row), sep="\n", flush=True)
    except CannotRunError as error:
        say(f"Nothing can be measured: this {error}.")
        return 2
    if arguments.seeds > 1:
        print(*medians(rows), sep="\n", flush=True)
    if arguments.json:
        arguments.json.write_text(json.dumps([_plain(row) for row in rows], indent=1), encoding="utf-8")
    return 0


def _measured(cell: Cell, name: str, folder: Path, say: Callable[[str], None]) -> Row | None:
    if name in {"rsync", "cp", "borg"}:
        needs_program(name)
    try:
        return Row(cell, measure(cell, TOOLS[name], folder / "run"))
    except VoidError as error:
        say(f"{cell.filesystem} {cell.workload.name} {name}: void, since {error}")
        return None


def _cells(arguments: argparse.Namespace) -> list[Cell]:
    spec = DriveSpec(
        preset=arguments.preset,
        is_used=arguments.used,
        cache=arguments.cache * arguments.scale,
        size_bytes=round(arguments.size * 1e9),
        wall=arguments.wall,
        command_kib=arguments.command,
        trace=arguments.trace.absolute() if arguments.trace else None,
    )
    return [
        Cell(filesystem, WORKLOADS[workload], spec, arguments.scale, Job(job), seed, arguments.memory_limit)
        for filesystem in arguments.filesystem
        for job in arguments.job
        for workload in arguments.workload
        for seed in range(arguments.seeds)
    ]


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks modeled")
    parser.add_argument("--filesystem", type=_some_of(FILESYSTEMS), default=["btrfs", "ext4-packed"], metavar="A,B")
    parser.add_argument("--workload", type=_some_of(WORKLOADS), default=["home"], metavar="A,B")
    parser.add_argument(
        "--job",
        type=_some_of([job.value for job in Job]),
        default=[Job.WRITE.value],
        metavar="A,B",
        help="write, back, check",
    )
    parser.add_argument("--tool", type=_some_of(TOOLS), default=_USUAL, metavar="A,B")
    parser.add_argument("--used", action="store_true", help="a drive whose bands are full of old data")
    parser.add_argument("--seeds", type=int, default=1, metavar="N", help="so many times, other files changed; medians")
    parser.add_argument("--scale", type=float, default=1.0, metavar="X", help="0.25: a quarter of the files")
    parser.add_argument("--preset", choices=PRESETS, default="archive-8tb-like")
    parser.add_argument(
        "--cache", type=float, default=0.01, metavar="X", help="of the drive's cache (0.01), times --scale"
    )
    parser.add_argument("--size", type=float, default=64.0, metavar="GB", help="how large the drive is (64)")
    parser.add_argument(
        "--wall", type=float, default=1.0, metavar="X", help="real seconds for each modeled one, at least (1; 0: quick)"
    )
    parser.add_argument("--command", type=int, default=1024, metavar="KIB", help="the largest command (1024)")
    parser.add_argument(
        "--memory-limit", type=int, default=0, metavar="MB", help="of the program that reads, with its page cache"
    )
    parser.add_argument("--trace", type=Path, metavar="FILE", help="of the newest run: each command, with its time")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write every single figure there")
    parser.add_argument("--memory", type=Path, default=Path("/dev/shm"), metavar="DIR", help="a folder in memory")
    return parser


def _some_of(choices: Collection[str]) -> Callable[[str], list[str]]:
    def parse(text: str) -> list[str]:
        names = text.split(",")
        unknown = [name for name in names if name not in choices]
        if unknown:
            raise argparse.ArgumentTypeError(f"{', '.join(unknown)}: there is {', '.join(choices)}")
        return names

    return parse


def as_lines(row: Row) -> list[str]:
    """A line for each run if there were several, and one for what was read at the end."""
    cell, outcome = row.cell, row.outcome
    runs = outcome.runs if cell.workload.is_second or cell.workload.further_runs else ()
    lines = [_as_line(replace(cell, job=Job.WRITE), replace(outcome, figures=run)) for run in runs]
    return lines if runs and cell.job is Job.WRITE else [*lines, _as_line(cell, outcome)]


def medians(rows: Sequence[Row]) -> list[str]:
    """Medians over all seeds, in seconds of the drive: of each run until it was durable, and of reading at the end."""
    series: dict[str, list[list[float]]] = {}
    for cell, outcome in rows:
        name = f"{cell.filesystem} {cell.workload.name} {'used' if cell.wanted.is_used else 'fresh'} {outcome.tool}"
        series.setdefault(name, []).append([run.took_s for run in outcome.runs])
        if cell.job is not Job.WRITE:
            series.setdefault(f"{name} {cell.job}", []).append([outcome.figures.took_s])
    return [f"{name}, seconds: {_medians(each)}, medians of {len(each)}" for name, each in series.items()]


def _medians(each: list[list[float]]) -> str:
    return " ".join(f"{median(runs):.2f}" for runs in zip(*each, strict=True))


def _as_line(cell: Cell, outcome: Outcome) -> str:
    figures = outcome.figures
    return (
        f"{cell.filesystem:12}{cell.workload.name:11}{cell.job:6}"
        f"{'used' if cell.wanted.is_used else 'fresh':>6} {outcome.tool:12}"
        f"{outcome.of_limit:6.2f}{outcome.of_limit_with_tidying:7.2f}{figures.longest_s:9.2f}"
        f"{figures.waited_half_s:6}{figures.waited_1s:4}{figures.waited_10s:5}{figures.amplification:7.2f}"
        f"{figures.read_s:7.1f}{figures.write_s:7.1f}{figures.flush_s:7.1f}"
        f"{figures.cached_bytes / 1e6:11.1f}{figures.cached_writes:8}{figures.cleanings:9}"
        f"{figures.read_bytes / 1e6:9.1f}{figures.written_bytes / 1e6:12.1f}{figures.flushes:9}{outcome.wall_s:7.1f}"
    )


def _plain(row: Row) -> dict[str, object]:
    cell, outcome = row.cell, row.outcome
    return {
        "filesystem": cell.filesystem,
        "workload": cell.workload.name,
        "seed": cell.seed,
        "job": cell.job,
        "tool": outcome.tool,
        "wanted": msgspec.to_builtins(cell.wanted, enc_hook=str),
        "limit_s": outcome.limit_s,
        "figures": msgspec.to_builtins(outcome.figures),
        "runs": msgspec.to_builtins(outcome.runs),
    }


def _say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)
