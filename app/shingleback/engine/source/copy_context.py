"""What a run works with, what the parts of its copy share, and when a checkpoint is due."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from shingleback.engine.drive.transport import DriveLink, Slots
from shingleback.engine.repo.index import Index, IndexStore
from shingleback.engine.repo.index_state import DriveMark, Head, SealStore
from shingleback.engine.report import Reporter
from shingleback.engine.source.drive_client import (
    Batcher,
    DriveClient,
)
from shingleback.engine.source.plan import CopyPlan, Keeping, Moves, Spool
from shingleback.engine.source.reader import Source
from shingleback.protocol.control import Control


@dataclass(frozen=True, slots=True)
class Limits:
    """A checkpoint is due when any of these is reached.

    The time is what a person may lose, who should not lose more than a minute. Each checkpoint writes metadata twice,
    and makes a drive that is full of old data mend some bands: a second or two on a modeled one. So on a drive that is
    no quicker than disks are, nothing but the time makes it due. The files bound the memory that the lists take, and
    so do the bytes of names and attributes that are listed: no reader takes a batch of more than 256 MiB.

    Renames are listed in one batch, and no reader accepts a batch of more than 256 MiB. So renamed files beyond
    `moves_bytes`, in lines of the manifest, are copied as if they were new. The limit is about two million files.
    """

    bytes: int = 4 << 30
    files: int = 60_000
    seconds: float = 30.0
    moves_bytes: int = 96 << 20
    listed_bytes: int = 96 << 20


@dataclass(frozen=True, slots=True, kw_only=True)
class CopyContext:
    """Attributes: `run` is the number of the run in the manifest; `clock` is that by which the drive is judged."""

    client: DriveClient
    batcher: Batcher
    index: Index
    head: Head
    reporter: Reporter
    limits: Limits
    run: int
    plan: CopyPlan
    sources: list[Source]
    moves: Moves
    keeping: Keeping
    clock: Callable[[], float] = time.monotonic


class ReadAhead(Protocol):
    """Receives the progress of the plan, in units of `units_of`, and of the reader, in units of `units_of_file`."""

    def planned(self, units: int) -> None: ...

    def planned_all(self) -> None: ...

    def done(self, units: int) -> None: ...

    def close(self) -> None: ...


class NoReadAhead:
    def planned(self, units: int) -> None:
        pass

    def planned_all(self) -> None:
        pass

    def done(self, units: int) -> None:
        pass

    def close(self) -> None:
        pass


def no_read_ahead(_spool: Spool, _sources: list[Source]) -> ReadAhead:
    return NoReadAhead()


@dataclass(frozen=True, slots=True, kw_only=True)
class RunContext:
    """What one run works with.

    Attributes:
        clock, sleep: by which the drive is judged and given rests.
        mark_of: the marks that identify a drive, by the device number of its filesystem.
    """

    link: DriveLink
    slots: Slots
    store: IndexStore
    seals: SealStore
    reporter: Reporter
    control: Control
    now: Callable[[], datetime]
    make_read_ahead: Callable[[Spool, list[Source]], ReadAhead] = no_read_ahead
    clock: Callable[[], float] = time.monotonic
    sleep: Callable[[float], None] = time.sleep
    mark_of: Callable[[int], DriveMark] = lambda _number: DriveMark()
