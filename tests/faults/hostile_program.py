"""Runs every command that reads a backup on hostile backups, and reports what went wrong.

    python -m tests.faults.hostile_program --count 2000 --seed 1 --folder /tmp/hostile

Each command is a fork of this process, which has already loaded the modules. A command must end within a few seconds of
CPU time, with a known exit code and a sentence; it must use little memory, and change only its own folders. The last
line is JSON.
"""

import argparse
import contextlib
import json
import os
import resource
import select
import shutil
import signal
import sys
import time
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Final

from shingleback.cli import main as cli
from shingleback.engine.restore import restore, verify  # noqa: F401 (loaded before the first fork)
from tests.faults.hostile_backups import Hostile
from tests.helpers.patience import PATIENCE_S

MAX_PROCESSOR_S: Final = 5.0
MAX_MEMORY_MB: Final = 200
_CODES: Final = frozenset({0, 1, 2, 3, 4, 130})
_MAX_SPACE: Final = 4 << 30


@dataclass
class Result:
    """`problems` name the seed, so that each can be reproduced."""

    backups: int = 0
    runs: int = 0
    slowest_s: float = 0.0  # CPU time
    largest_mb: int = 0
    seconds: float = 0.0
    codes: dict[int, int] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)


class TestBed:
    """A folder with an intact backup, a hostile copy of it, and files outside that must not change."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.whole = folder / "whole"
        self.drive = folder / "drive"
        self.source = folder / "source"
        self.target = folder / "target"
        self._kept = folder / "kept"
        self._outside = folder / "outside"
        self._set_up()

    def commands(self) -> list[list[str]]:
        drive, target = str(self.drive), str(self.target)
        return [
            ["look", drive],
            ["versions", drive],
            ["list", drive, "source"],
            ["find", drive, "a"],
            ["verify", drive],
            ["restore", drive, "--to", target],
            ["restore", drive, "--to", target, "--keep-both", "--version", self.version],
            ["restore", drive, "--in-place"],
            ["try-restore", drive],
            ["backup", str(self.source), drive, "--new"],
            ["versions", drive],
        ]

    def fresh(self) -> None:
        """Restores the hostile copy to an intact one. This computer still has its cache of the first backup."""
        for folder in (self.drive, self.target, self.source):
            _remove(folder)
        shutil.copytree(self._kept, self.source, symlinks=True)
        shutil.copytree(self.whole, self.drive, symlinks=True)
        _remove(self.folder / "home")
        (self.folder / "home").mkdir()

    def damage(self) -> str:
        """What has changed without a request; empty if nothing has."""
        now = {path.name for path in self.folder.iterdir()}
        if odd := now - {"whole", "drive", "source", "kept", "target", "outside", "home"}:
            return f"new: {odd}"
        canary = self._outside / "canary"
        if sorted(os.listdir(self._outside)) != ["canary"] or canary.read_text() != "alive":
            return f"outside: {os.listdir(self._outside)}"
        return ""

    def _set_up(self) -> None:
        _remove(self.folder)
        for folder in (self.source / "letters" / "old", self._outside, self.folder / "home"):
            folder.mkdir(parents=True)
        (self._outside / "canary").write_text("alive")
        for number in range(6):
            (self.source / "letters" / f"a{number}.txt").write_text(f"letter {number}")
        (self.source / "letters" / "old" / "b.txt").write_text("old")
        (self.source / "link").symlink_to("letters")
        os.link(self.source / "letters" / "a0.txt", self.source / "twin.txt")
        run_command(["backup", str(self.source), str(self.whole)], self.folder)
        (self.source / "letters" / "a1.txt").write_text("changed")
        (self.source / "letters" / "a2.txt").unlink()
        (self.source / "letters" / "old").rename(self.source / "older")
        run_command(["backup", str(self.source), str(self.whole)], self.folder)
        shutil.rmtree(self.source / "older")
        (self.source / "new.txt").write_text("new")
        process_end = run_command(["backup", str(self.source), str(self.whole)], self.folder)
        self.version = json.loads(process_end.last)["version"]
        shutil.copytree(self.source, self._kept, symlinks=True)


@dataclass
class Ended:
    """`last` is the last line of JSON; `code` is None if the command had to be killed."""

    code: int | None
    last: str
    error: str
    seconds: float
    memory_mb: int


def run_command(arguments: list[str], folder: Path) -> Ended:
    """Runs a command in a fork of this process, with its own folders below `folder`."""
    output, error = folder / "home" / ".out", folder / "home" / ".err"
    pid = os.fork()
    if pid == 0:
        _become_program(arguments, folder, output, error)
    code, usage = _wait(pid)
    seconds, memory_mb = usage.ru_utime + usage.ru_stime, usage.ru_maxrss >> 10
    last = (output.read_text(errors="replace").splitlines() or [""])[-1]
    return Ended(code, last, error.read_text(errors="replace"), seconds, memory_mb)


def _wait(pid: int) -> tuple[int | None, resource.struct_rusage]:
    watched = os.pidfd_open(pid)
    poll = select.poll()
    poll.register(watched, select.POLLIN)
    has_ended = bool(poll.poll(PATIENCE_S * 1000))
    if not has_ended:
        os.killpg(pid, signal.SIGKILL)
    _, status, usage = os.wait4(pid, 0)
    os.close(watched)
    with contextlib.suppress(ProcessLookupError):
        os.killpg(pid, signal.SIGKILL)
    return (os.waitstatus_to_exitcode(status) if has_ended else None), usage


def _become_program(arguments: list[str], folder: Path, output: Path, error: Path) -> None:
    """The whole life of the process."""
    code = 99
    try:
        os.setpgid(0, 0)
        os.chdir(folder / "home")
        os.environ.update({"HOME": str(folder / "home")})
        for variable in [name for name in os.environ if name.startswith("XDG_")]:
            del os.environ[variable]
        resource.setrlimit(resource.RLIMIT_FSIZE, (_MAX_SPACE, _MAX_SPACE))
        flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC
        for number, path in ((1, output), (2, error)):
            os.dup2(os.open(path, flags, 0o600), number)
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        code = cli.run([*arguments[:1], "--json", *arguments[1:]])
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else 98
    except BaseException as error_:  # noqa: BLE001 (the campaign must learn of any exception)
        os.write(2, f"Traceback of {error_!r}".encode())
    finally:
        sys.stderr.flush()
        os._exit(code)


def problem_of(process_end: Ended) -> str:
    """The problem with a result; empty if there is none."""
    output = (process_end.error or process_end.last).strip()
    problems = {
        "hangs": process_end.code is None,
        f"traceback: {output[-200:]}": "Traceback" in output,
        f"code {process_end.code}: {process_end.last[:300]}": process_end.code not in _CODES,
        f"{process_end.seconds:.1f} s of processor time": process_end.seconds > MAX_PROCESSOR_S,
        f"{process_end.memory_mb} MB": process_end.memory_mb > MAX_MEMORY_MB,
        f"no sentence: {process_end.last[:200]}": (process_end.code or 0) > 1 and '"message":""' in process_end.last,
    }
    return next((problem for problem, is_so in problems.items() if is_so), "")


def attack(bed: TestBed, seed: str, result: Result) -> None:
    """Runs all commands on one hostile backup."""
    bed.fresh()
    hostile = Hostile(bed.drive, seed)
    hostile.spoil()
    result.backups += 1
    for arguments in bed.commands():
        process_end = run_command(arguments, bed.folder)
        result.runs += 1
        code = process_end.code if process_end.code is not None else -1
        result.codes[code] = result.codes.get(code, 0) + 1
        result.slowest_s = max(result.slowest_s, process_end.seconds)
        result.largest_mb = max(result.largest_mb, process_end.memory_mb)
        problem = problem_of(process_end) or bed.damage()
        if problem:
            problem_text = (
                f"{seed}: {' '.join(arguments[:1] + arguments[2:3])}: {problem} [{'; '.join(hostile.changes)}]"
            )
            result.problems.append(problem_text)
            print(problem_text, file=sys.stderr, flush=True)


def _remove(folder: Path) -> None:
    """Deletes a folder, however deep it is."""
    if folder.exists():
        os.system(f"rm -rf -- '{folder}'")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--only", default="", help="one seed, as a problem names it")
    parser.add_argument("--folder", type=Path, required=True)
    options = parser.parse_args()
    began = time.monotonic()
    bed, result = TestBed(options.folder), Result()
    seeds = [options.only] if options.only else [f"{options.seed}-{number}" for number in range(options.count)]
    for seed in seeds:
        attack(bed, seed, result)
    result.seconds = round(time.monotonic() - began, 1)
    _remove(options.folder)
    print(json.dumps({**asdict(result), "slowest_s": round(result.slowest_s, 2)}))
    return bool(result.problems)


if __name__ == "__main__":
    raise SystemExit(main())
