"""The frame of `verify` and `restore`: a job that reads a backup, takes commands, and returns a result.

Also the path filter: the part of a version that the user asked for.
"""

import os
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final, TypeVar

from shingleback.domain.errors import (
    DriveGone,
    LeftOut,
    LeftOutReason,
    Outcome,
    ShinglebackError,
    Why,
    read_refusal,
)
from shingleback.domain.text import display_path
from shingleback.engine.files.folders import join
from shingleback.engine.files.linux import GONE, Guard
from shingleback.engine.repo import layout
from shingleback.engine.repo.abilities import with_likely_cause
from shingleback.engine.repo.catalog import Catalog, ListProgress
from shingleback.engine.repo.catalog_cache import CatalogCache
from shingleback.engine.repo.index import FolderRow, Index, KnownFile
from shingleback.engine.repo.index_state import SealStore
from shingleback.engine.report import Reporter
from shingleback.engine.source.access import SourceAccess
from shingleback.engine.source.index_catch_up import tell
from shingleback.protocol.control import Control, JobControl
from shingleback.protocol.events import item_of
from shingleback.protocol.result_items import Tally
from shingleback.protocol.results import CheckFinished

_MANIFEST: Final = os.path.join(layout.HOME, os.fsencode(layout.MANIFEST))
_Seen = TypeVar("_Seen")


@dataclass(frozen=True, slots=True, kw_only=True)
class CheckContext:
    """The collaborators of a job.

    Attributes:
        catalog_cache: the catalog cache, or None if it may not be used.
        seals: the seals of this computer's backups, if there are any.
        sleep: sleeps for a number of seconds.
        access: receives the path of each folder of the backup before it is opened.
    """

    reporter: Reporter
    control: Control
    now: Callable[[], datetime]
    catalog_cache: CatalogCache | None = None
    seals: SealStore | None = None
    sleep: Callable[[float], None] = time.sleep
    access: SourceAccess = field(default_factory=SourceAccess)


class Check:
    """One job; a subclass does its work in `_work`.

    Attributes:
        identical: the files that needed no work.
    """

    command = ""
    canceled = Why.STOPPED  # the reason if the user stops it

    def __init__(self, destination: bytes, context: CheckContext) -> None:
        self.identical = Tally()
        self._context = context
        self._job = JobControl(context.control, self.canceled, context.reporter.state)
        self._listen = ListProgress(context.reporter.emit, context.reporter.clock, self._job.take_break)
        self._destination = destination
        self._reporter = context.reporter
        self._started = context.now()
        self._version = ""
        self._backup = ""
        self._parts = 1
        self._guard: Guard | None = None
        self._is_damage_reported = self._is_patch_reported = False

    def run(self) -> CheckFinished:
        try:
            self._work()
        except ShinglebackError as error:
            return self._failed(error)
        except OSError as error:
            return self._failed(read_refusal(error))
        return self._final_result(Outcome.LEFT_OUT if self._reporter.omissions.count else Outcome.DONE)

    def _failed(self, error: ShinglebackError) -> CheckFinished:
        error = with_likely_cause(error, self._destination)
        return self._final_result(error.outcome, error)

    def _work(self) -> None:
        raise NotImplementedError

    def _open(self, version: str | None) -> Catalog:
        catalog = Catalog(self._destination, version, catalog_cache=self._context.catalog_cache, listen=self._listen)
        self._guard = Guard(catalog.root_fd, self._destination)
        self._backup = catalog.backup
        self._version = catalog.version.name if catalog.version else ""
        self._report_damage(catalog)
        seals = self._context.seals
        if seals is not None and not catalog.is_damaged:
            compared = catalog.compare(seals)
            self._report_damage(catalog)
            if not catalog.is_damaged:
                tell(self._reporter, compared)
                if catalog.is_unproved(compared):
                    self._reporter.note("manifest-unproved")
        return catalog

    def _query(self, catalog: Catalog, into: Callable[[Index], _Seen]) -> _Seen:
        """Run the first query, for which more of the manifest may have to be read."""
        try:
            return catalog.query(into)
        finally:
            self._report_damage(catalog)

    def _report_damage(self, catalog: Catalog) -> None:
        """Report a damaged manifest, once, as soon as it shows: a failing drive may be readable at first."""
        if catalog.is_patched and not self._is_patch_reported:
            self._is_patch_reported = True
            self._reporter.note("home-lost" if catalog.is_home_lost else "manifest-patched")
        if catalog.is_damaged and not self._is_damage_reported:
            self._is_damage_reported = True
            self._reporter.note(catalog.damage_code)
            self._leave_out(_MANIFEST, LeftOutReason.DAMAGED)  # what it listed is unknown

    def _open_newest(self) -> Catalog:
        """Open the newest complete version, or the state copied so far if there is none yet."""
        catalog = self._open(None)
        catalog.turn_to_newest()
        self._version = catalog.version.name if catalog.version else ""
        return catalog

    def _touch(self, folder: bytes) -> None:
        """Report that a folder of the backup is about to be touched."""
        self._context.access.touch(os.path.join(self._destination, folder))

    def _attend(self) -> None:
        """Report progress and obey the user's commands; called between two pieces. Raises Canceled."""
        self._reporter.tick()
        self._job.take_break()

    def _check_drive(self, error: OSError) -> None:
        """Raise DriveGone if a file could not be read because the drive is gone."""
        if self._guard is None:
            is_gone = error.errno in GONE
        else:
            self._guard.check()
            is_gone = self._guard.is_gone(error, self._wait)
        if is_gone:
            raise DriveGone(Why.DRIVE_GONE)

    def _wait(self, seconds: float) -> None:
        """Sleep after obeying the user. Raises Canceled."""
        self._attend()
        self._context.sleep(seconds)

    def _leave_out(self, path: bytes, reason: LeftOutReason, detail: str = "") -> None:
        self._reporter.leave_out(LeftOut(path, reason, detail))

    def _final_result(self, outcome: Outcome, error: ShinglebackError | None = None) -> CheckFinished:
        reporter = self._reporter
        reporter.tick(now=True)
        return CheckFinished(
            command=self.command,
            outcome=outcome.value,
            why=error.why.value if error else "",
            values=error.values if error else {},
            destination=display_path(self._destination),
            backup=self._backup,
            version=self._version,
            parts=self._parts,
            started_at=self._started.isoformat(timespec="seconds"),
            elapsed_s=round(reporter.worked_s, 3),
            checked=Tally(reporter.work.durable_files, reporter.work.durable_bytes),
            same=self.identical,
            total=Tally(reporter.work.total_files, reporter.work.total_bytes),
            left_out=[item_of(omission) for omission in reporter.omissions.entries],
            left_out_count=reporter.omissions.count,
            list_note=reporter.list_note.code,
            list_values=reporter.list_note.values,
        )


class PathFilter:
    """A path filter: paths in the backup, with everything in them; no paths means everything."""

    def __init__(self, paths: list[bytes]) -> None:
        self._paths = paths
        self._matched: set[bytes] = set()

    def has(self, path: bytes) -> bool:
        for requested_path in self._paths:
            if path == requested_path or path.startswith(requested_path + b"/") or not requested_path:
                self._matched.add(requested_path)
                return True
        return not self._paths

    def touches_folder(self, path: bytes) -> bool:
        """Whether the filter includes the folder, or anything in it or below it."""
        if self.has(path):
            return True
        below = path + b"/"
        return any(requested_path.startswith(below) for requested_path in self._paths)

    def unmatched(self) -> list[bytes]:
        return [path for path in self._paths if path not in self._matched]


def wanted_files(index: Index, chosen_paths: PathFilter) -> Iterator[tuple[FolderRow, list[KnownFile]]]:
    """Yield the files that the filter includes, folder by folder."""
    for path, _, row in index.walk(chosen_paths.touches_folder):
        yield row, [file for name, file in row.files().items() if chosen_paths.has(join(path, name))]
