"""One system call of the program fails on its drive: no version suffers, and the next run succeeds.

    python -m tests.faults.failing_calls --count 500 --seed 1

A small library, loaded into the program from outside, makes the call fail; it shares no code with the engine. A source
is backed up and changed. In the run after that, one use of one call fails, or a write writes only a part. The next run
must end well, and every version must equal the source of its time.
"""

import argparse
import errno
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from tests.faults.disks import work_folder
from tests.faults.history_program import Done, Program, warm_server
from tests.faults.pictures import State, differences, few, take_picture
from tests.helpers.warm import WarmServer

LIBRARY_SOURCE: Final = Path(__file__).with_suffix(".c")
APP: Final = Path(__file__).parents[2] / "app"
_SHORT: Final = 0
_ERRORS: Final = (errno.EIO, errno.ENOSPC, errno.EINTR)
CALLS: Final = {
    "pwrite": (*_ERRORS, _SHORT),
    "openat": _ERRORS,
    "mkdirat": _ERRORS,
    "renameat2": _ERRORS,
    "renameat": _ERRORS,
    "unlinkat": _ERRORS,
    "linkat": _ERRORS,
    "symlinkat": _ERRORS,
    "syncfs": _ERRORS,
    "fsync": _ERRORS,
    "fdatasync": _ERRORS,
    "sync_file_range": (errno.EIO, errno.EINTR),
    "fallocate": _ERRORS,
    "futimens": (errno.EIO, errno.EINTR),
    "fchmod": (errno.EIO, errno.EINTR),
    "fsetxattr": _ERRORS,
}


class Fault(NamedTuple):
    """Use number `at` of a call, from 1, and its error number; 0 means a write that writes only a part."""

    call: str
    at: int
    number: int

    def __str__(self) -> str:
        return f"{self.call} number {self.at}: {errno.errorcode.get(self.number, 'short')}"


@dataclass
class Result:
    """`happened`: how many faults were triggered, because the call occurred often enough."""

    tried: int = 0
    happened: int = 0
    ended_well: int = 0
    versions: int = 0
    violations: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return (
            f"{self.happened} of {self.tried} faults happened, {self.ended_well} runs ended well all the same,"
            f" {self.versions} versions restored: {len(self.violations)} violations"
        )


def why_not() -> str:
    return "" if shutil.which("cc") else "needs a C compiler"


def build(folder: Path) -> Path:
    library = folder / "failing_calls.so"
    subprocess.run(["cc", "-O1", "-shared", "-fPIC", "-o", library, LIBRARY_SOURCE, "-ldl"], check=True)
    return library


def some_faults(chance: Random, count: int) -> list[Fault]:
    faults = []
    for _ in range(count):
        call = chance.choice(list(CALLS))
        faults.append(Fault(call, int(1.4 ** chance.uniform(0, 11)), chance.choice(CALLS[call])))
    return faults


class FailingCalls:
    """Tries faults, each with a backup of its own."""

    def __init__(self, folder: Path, app: Path, server: WarmServer) -> None:
        """A run with a fault always starts a new process, even with a server."""
        self.result = Result()
        self._server = server
        self._folder = folder
        self._app = app
        self._library = build(folder)

    def attempt(self, fault: Fault) -> None:
        folder = self._folder / "try"
        shutil.rmtree(folder, ignore_errors=True)
        (folder / "computer").mkdir(parents=True)
        self.result.tried += 1
        program = Program(self._app, folder / "computer", self._server)
        source, drive = folder / "source", folder / "drive"
        _first(source)
        first = {"source": take_picture(bytes(source))}
        made = program.run("backup", source, drive)
        self._expect(fault, "the first run", made)
        _change(source)
        second = {"source": take_picture(bytes(source))}
        triggered = folder / "told"
        program.extra = {
            "LD_PRELOAD": str(self._library),
            "FAIL_CALL": fault.call,
            "FAIL_AT": str(fault.at),
            "FAIL_ERRNO": str(fault.number),
            "FAIL_BELOW": str(drive),
            "FAIL_TOLD": str(triggered),
        }
        done = program.run("backup", source, drive)
        program.extra = {}
        self.result.happened += triggered.exists()
        self.result.ended_well += triggered.exists() and done.exit_code == 0
        if done.exit_code not in {0, 1, 3, 70}:
            self._report(fault, f"the run ended with {done}")
        self._compare(fault, program, drive, str(made.last.get("version")), first, second)
        self._expect(fault, "the next run", program.run("backup", source, drive))
        self._compare(fault, program, drive, str(made.last.get("version")), first, second)
        if problems := differences(second, {"source": take_picture(bytes(drive / "source"))}, with_links=False):
            self._report(fault, f"the copy: {few(problems)}")
        self._expect(fault, "verify", program.run("verify", drive))

    def _compare(self, fault: Fault, program: Program, drive: Path, first: str, was: State, became: State) -> None:
        """Compare all versions. The first one must always be offered."""
        offered = [version["name"] for version in program.run("versions", drive).last.get("versions", [])]
        if first not in offered:
            self._report(fault, f"version {first} is no longer offered")
        for name in offered:
            target = self._folder / "try" / "restored"
            done = program.run("restore", drive, "--version", name, "--to", target, "--special-permissions")
            self._expect(fault, f"restore of {name}", done)
            restored = {"source": take_picture(bytes(target / "source"))}
            if problems := differences(was if name == first else became, restored):
                self._report(fault, f"version {name}: {few(problems)}")
            shutil.rmtree(target, ignore_errors=True)
            self.result.versions += 1

    def _expect(self, fault: Fault, description: str, done: Done) -> None:
        if done.exit_code != 0:
            self._report(fault, f"{description} ended with {done}")

    def _report(self, fault: Fault, description: str) -> None:
        self.result.violations.append(f"{fault}: {description}")


def _first(source: Path) -> None:
    for name in ("a", "d/b", "d/c", "e/f/g", "t/h"):
        path = source / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(name.encode() * 3000)
    os.setxattr(source / "a", "user.t", b"before")
    (source / "large").write_bytes(bytes(range(256)) * 12_000)


def _change(source: Path) -> None:
    """Change a bit of everything."""
    (source / "a").write_bytes(b"other" * 3000)
    os.setxattr(source / "a", "user.t", b"behind")
    (source / "d").rename(source / "x")
    (source / "t").rename(source / "d")
    (source / "e/f/g").unlink()
    (source / "e/new").mkdir()
    (source / "e/new/n").write_bytes(b"new" * 3000)
    (source / "e/new/link").hardlink_to(source / "x" / "b")
    (source / "e/points").symlink_to("nowhere")
    (source / "large").write_bytes(bytes(range(255)) * 12_000)
    (source / "x" / "c").chmod(0o4640)
    (source / "x" / "c").chmod(0o640)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--app", type=Path, default=APP, help="the folder with the program")
    options = parser.parse_args(arguments)
    app = options.app.absolute()
    with work_folder() as folder, warm_server(app) as server:
        campaign = FailingCalls(folder, app, server)
        for fault in some_faults(Random(options.seed), options.count):
            before = len(campaign.result.violations)
            campaign.attempt(fault)
            for violation in campaign.result.violations[before:]:
                print(violation, flush=True)
        print(campaign.result)
    return int(bool(campaign.result.violations))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
