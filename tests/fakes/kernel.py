"""A kernel that reports about drives what the test wants."""

import threading
from collections.abc import Iterable
from dataclasses import dataclass, field
from math import inf
from pathlib import Path

from shingleback.devices.kernel import Mounted
from shingleback.devices.mounts import Mount


@dataclass
class FakeKernel:
    """A fake kernel.

    Attributes:
        numbers: the device of each path.
        mounts: the mounts.
        flushed: the flushed mount points; None stands for all of them.
        flush_error: raised by a flush.
        flushing: a flush waits for this.
        held: nodes that are in use although nothing is mounted.
        busy_checks: how often they are still in use before they are released.
        programs: programs with open files.
        options: mount options; by default those of most computers.
    """

    numbers: dict[bytes, int] = field(default_factory=dict)
    mounts: list[Mounted] = field(default_factory=list)
    flushed: list[Path | None] = field(default_factory=list)
    flush_error: OSError | None = None
    flushing: threading.Event | None = None
    held: set[str] = field(default_factory=set)
    busy_checks: float = inf
    programs: list[str] = field(default_factory=list)
    options: dict[Path, set[str]] = field(default_factory=dict)

    def number_at(self, path: bytes) -> int:
        return self.numbers[path]

    def mounted(self, numbers: Iterable[int]) -> list[Mounted]:
        return [mount for mount in self.mounts if mount.number in set(numbers)]

    def mounts_on(self, number: int) -> list[Mount]:
        usual = {"rw", "relatime"}
        return [
            Mount(1, "8:1", mounted.point, "ext4", "/dev/sdx1", frozenset(self.options.get(mounted.point, usual)))
            for mounted in self.mounted([number])
        ]

    def flush(self, point: Path | None) -> None:
        if self.flushing:
            self.flushing.wait()
        if self.flush_error:
            raise self.flush_error
        self.flushed.append(point)

    def is_held(self, node: str) -> bool:
        if node not in self.held or self.busy_checks <= 0:
            return False
        self.busy_checks -= 1
        return True

    def programs_on(self, _points: Iterable[Path]) -> list[str]:
        return self.programs
