"""Kills backups again and again, and checks what they left behind."""

import os
import random
import signal
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from shingleback.engine.source.copy_context import Limits
from tests.device.conftest import RealWorkshop
from tests.helpers.checker import all_problems, read_backup
from tests.helpers.trees import Thing, contents, snapshot, write

SMALL_STEPS = Limits(bytes=400_000, files=25, seconds=3600)


@dataclass
class Campaign:
    """One source and one destination, through many interrupted runs.

    Attributes:
        states: the source at each complete version.
        usual_s: how long a run usually takes; the strike comes within that time.
        interrupted: how many of the started runs were really cut short.
    """

    workshop: RealWorkshop
    chance: random.Random
    states: dict[str, dict[bytes, Thing]] = field(default_factory=dict)
    usual_s: float = 0.1
    begun: int = 0
    interrupted: int = 0
    violations: list[str] = field(default_factory=list)

    def prepare(self) -> None:
        for number in range(60):
            write(self.workshop.source / f"folder {number % 6}" / f"file {number}", self._content(number))
        self.complete()

    def change(self) -> None:
        """A bit of everything: new, changed, renamed, deleted and large files."""
        source, chance = self.workshop.source, self.chance
        for _ in range(20):
            write(
                source / f"folder {chance.randrange(8)}" / f"file {chance.randrange(80)}",
                self._content(chance.random()),
            )
        write(source / "large", chance.randbytes(chance.randrange(1, 3_000_000)), time.time_ns())
        folders = sorted(path for path in source.iterdir() if path.is_dir())
        folders[chance.randrange(len(folders))].rename(source / f"renamed {chance.randrange(10**6)}")
        for path in chance.sample(sorted(path for path in source.rglob("file*")), 6):
            path.unlink()
        for path in chance.sample(sorted(path for path in source.rglob("file*")), 4):
            path.rename(source / f"folder 0 {chance.randrange(3)} {chance.randrange(10**6)}")

    def complete(self) -> None:
        """Run a backup without a disturbance."""
        began = time.monotonic()
        result = self.workshop.backup(limits=SMALL_STEPS)
        self.usual_s = max(0.02, 0.8 * self.usual_s + 0.2 * (time.monotonic() - began))
        if result.outcome != "done":
            description = f"{result.outcome} {result.why} {result.values} {result.left_out}"
            self.violations.append(f"a run that was not disturbed ended with {description}")
        if result.version:
            self.states[result.version] = snapshot(self.workshop.source)
        if contents(self.workshop.destination / "source") != contents(self.workshop.source):
            self.violations.append("after a complete run the drive is not what the source is")

    def interrupt(self, strike: Callable[[int], None]) -> None:
        """Start a run, and interrupt it at a random moment by calling `strike` with its process ID."""
        source_before = snapshot(self.workshop.source)
        read_from, write_to = os.pipe()
        pid = os.fork()
        if pid == 0:
            os.close(read_from)
            _run(self.workshop, write_to)
        os.close(write_to)
        time.sleep(self.chance.random() * self.usual_s)
        strike(pid)
        output = _read_all(read_from)
        os.close(read_from)
        _, status = os.waitpid(pid, 0)
        self.begun += 1
        self.interrupted += os.WIFSIGNALED(status) or b"finished" not in output
        self._check(source_before, output)

    def _check(self, source_before: dict[bytes, Thing], output: bytes) -> None:
        destination = self.workshop.destination
        self.violations += [f"listed and not whole: {output}" for output in all_problems(destination)]
        if snapshot(self.workshop.source) != source_before:
            self.violations.append("the source was changed")
        durable = int(output.rsplit(b"durable ", 1)[1].split()[0]) if b"durable " in output else 0
        if durable > len(read_backup(destination).now.files):
            self.violations.append("more was told to be durable than is listed")

    def _content(self, seed: float) -> bytes:
        return random.Random(seed).randbytes(random.Random(seed).randrange(1, 60_000))


def kill(pid: int) -> None:
    os.kill(pid, signal.SIGKILL)


def _run(workshop: RealWorkshop, write_to: int) -> None:
    """The whole life of the process that will be killed."""
    try:
        result = workshop.backup(limits=SMALL_STEPS)
        os.write(write_to, b"finished " + result.outcome.encode())
    finally:
        os._exit(0)


def _read_all(fd: int) -> bytes:
    content = b""
    while data := os.read(fd, 4096):
        content += data
    return content
