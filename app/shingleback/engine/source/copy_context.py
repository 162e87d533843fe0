"""What all parts of a copy share: the drive side, the index, the plan, and when a checkpoint is due."""

from dataclasses import dataclass

from shingleback.engine.repo.index import Head, Index
from shingleback.engine.report import Reporter
from shingleback.engine.source.drive_client import Batcher, DriveClient
from shingleback.engine.source.plan import CopyPlan, Keeping, Moves
from shingleback.engine.source.survey import Source


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
    """Attributes: `run` is the number of the run in the manifest."""

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
