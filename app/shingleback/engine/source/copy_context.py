"""The request and the collaborators of a run, the context that the parts of its copy share, and their limits."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from typing import Protocol

from shingleback.domain.computer import ComputerIdentity
from shingleback.domain.folder_question import FolderAnswer
from shingleback.domain.included_mount import IncludedMount
from shingleback.engine.drive.pace import Pace, parse_pace
from shingleback.engine.drive.transport import DriveLink, Slots
from shingleback.engine.repo.index import Index, IndexStore
from shingleback.engine.repo.index_state import DriveMark, Head, SealStore
from shingleback.engine.report import Reporter
from shingleback.engine.source.access import SourceAccess
from shingleback.engine.source.drive_client import (
    Batcher,
    DriveClient,
)
from shingleback.engine.source.excludes import Excludes, SourceExcludes
from shingleback.engine.source.keeping import Keeping
from shingleback.engine.source.plan import CopyPlan, Moves, Spool
from shingleback.engine.source.reader import Source
from shingleback.protocol.control import Control


@dataclass(frozen=True, slots=True)
class Limits:
    """A checkpoint is due when any of these is reached.

    `seconds` bounds how much work an interruption can cost, which should be less than a minute's. Each checkpoint
    writes metadata twice, and makes a drive full of old data rewrite some bands, which takes a modeled one a second or
    two. So at the speed of a hard disk, only the time makes a checkpoint due. `files` and `listed_bytes` (names and
    attributes in the manifest) bound the memory for the lists: no reader accepts a batch of more than 256 MiB. A run
    with up to two thirds more than `files` has one checkpoint, because no other one takes memory then.

    Renames are listed in one batch, which has the same limit. So renamed files beyond `moves_bytes` of manifest lines,
    about two million files, are copied as if they were new.
    """

    bytes: int = 4 << 30
    files: int = 60_000
    seconds: float = 30.0
    moves_bytes: int = 96 << 20
    listed_bytes: int = 96 << 20


@dataclass(frozen=True, slots=True)
class BackupRequest:
    """What to back up, and how.

    Attributes:
        keep_versions: if false, only the newest version remains when the run is complete.
        allow_empty: back up a source even if nothing of its earlier content is left.
        spares_versions: keep the versions of the last weeks and months even if room is short.
        expected: ids of the backups made by this computer; the destination must hold one of them.
        continues: old and new paths of sources that are known folders at another place.
        continues_computer: the name of a computer whose sources are now those of this computer.
        answers: what the user said of sources when the backup set was made.
        is_as_new: a source that the backup does not know is new, even if it looks like a known folder.
        own_folders: real paths of folders in which this program has files only while it runs; they are not backed up.
        records_folder: real path of the folder of this program's records of its runs. If nothing else has changed,
            there is nothing to back up: otherwise each run over a home would make a version. The next one has them.
        other_places: folders of backups of the same files on other drives, which may have what this one has lost.
        pace: None means the usual pace, or the gentlest one that finishes the run by `ready_by`.
        read_pace: parses a pace; a simulated miniature drive parses it differently.
    """

    sources: list[bytes]
    destination: bytes
    excludes: Excludes = field(default_factory=Excludes)
    cross_filesystems: bool = False
    included_mounts: tuple[IncludedMount, ...] = ()
    keep_versions: bool = True
    is_dry_run: bool = False
    allow_empty: bool = False
    spares_versions: bool = True
    expected: tuple[str, ...] = ()
    continues: tuple[tuple[str, str], ...] = ()
    continues_computer: str = ""
    answers: tuple[FolderAnswer, ...] = ()
    is_as_new: bool = False
    pace: Pace | None = None
    read_pace: Callable[[str], Pace] = parse_pace
    limits: Limits = field(default_factory=Limits)
    computer: ComputerIdentity = field(default_factory=ComputerIdentity)
    ready_by: datetime | None = None
    other_places: tuple[bytes, ...] = ()
    own_folders: tuple[bytes, ...] = ()
    records_folder: bytes = b""


@dataclass(frozen=True, slots=True, kw_only=True)
class CopyContext:
    """What the parts of a copy share.

    Six parts use it (checkpoints, the feed, file transfer, structure, healing, databases), each another seven or eight
    of these. All live as long as the copy, which is their only caller, so it is one value and not eight arguments each.

    Attributes:
        run: the run's number in the manifest.
        excludes: the exclude rules of each source.
        clock: times the drive.
    """

    client: DriveClient
    batcher: Batcher
    index: Index
    head: Head
    reporter: Reporter
    limits: Limits
    run: int
    plan: CopyPlan
    sources: list[Source]
    excludes: list[SourceExcludes]
    moves: Moves
    keeping: Keeping
    clock: Callable[[], float] = time.monotonic
    access: SourceAccess = field(default_factory=SourceAccess)


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
    """The collaborators of one run: what a worker, a test and a simulation make differently.

    Only `Backup` takes it. It hands each part what that part needs, and none of them the whole.

    Attributes:
        clock, sleep: time the drive and its rests.
        mark_of: returns the marks that identify a drive, given the device number of its filesystem.
        access: receives what is about to be touched in a source, for the supervisor.
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
    access: SourceAccess = field(default_factory=SourceAccess)
