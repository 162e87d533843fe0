"""What `verify` and `restore` have in common: a job that reads a backup, is listened to, and has a final word."""

import os
from collections.abc import Callable
from datetime import datetime
from typing import Final, TypeVar

from shingleback.copying import layout
from shingleback.copying.catalog import Catalog
from shingleback.copying.guard import GONE, Guard
from shingleback.copying.index import Index
from shingleback.copying.list_progress import ListProgress
from shingleback.copying.reporter import Reporter
from shingleback.copying.seal import SealStore
from shingleback.copying.sealing import tell
from shingleback.copying.shelf import Shelf
from shingleback.jobs.control import Control
from shingleback.jobs.events import display_path, item_of
from shingleback.jobs.final_words import CheckFinished, Tally
from shingleback.model.errors import Canceled, DriveGone, DriveRefused, ShinglebackError, Why
from shingleback.model.leftout import LeftOut, Reason
from shingleback.model.outcome import Outcome

_MANIFEST: Final = os.path.join(layout.HOME, os.fsencode(layout.MANIFEST))
_Seen = TypeVar("_Seen")


class Check:
    """The frame of one job; `_work` is what it does.

    Attributes:
        same: what was found to need nothing.
    """

    command = ""

    def __init__(
        self,
        destination: bytes,
        reporter: Reporter,
        control: Control,
        now: Callable[[], datetime],
        shelf: Shelf | None = None,
        seals: SealStore | None = None,
    ) -> None:
        """`shelf`: what this computer has kept of the manifest, if that may be used.

        `seals`: what it remembers of it in any case.
        """
        self.same = Tally()
        self._shelf = shelf
        self._seals = seals
        self._listen = ListProgress(reporter.emit, reporter.clock, self._obey)
        self._destination = destination
        self._reporter = reporter
        self._control = control
        self._started = now()
        self._version = ""
        self._backup = ""
        self._parts = 1
        self._guard: Guard | None = None
        self._is_damage_told = False

    def run(self) -> CheckFinished:
        try:
            self._work()
        except ShinglebackError as error:
            return self._final_word(error.outcome, error)
        except OSError as error:
            refusal = DriveRefused(Why.DRIVE_READ_ERROR, detail=os.strerror(error.errno or 0))
            return self._final_word(refusal.outcome, refusal)
        return self._final_word(Outcome.LEFT_OUT if self._reporter.left_out_count else Outcome.DONE)

    def _work(self) -> None:
        raise NotImplementedError

    def _open(self, version: str | None) -> Catalog:
        catalog = Catalog(self._destination, version, shelf=self._shelf, listen=self._listen)
        self._guard = Guard(catalog.root_fd, self._destination)
        self._backup = catalog.backup
        self._version = catalog.version.name if catalog.version else ""
        self._tell_damage(catalog)
        if self._seals is not None and not catalog.is_damaged:
            tell(self._reporter, self._seals.load(catalog.backup).compare(catalog.segments))
        return catalog

    def _look(self, catalog: Catalog, into: Callable[[Index], _Seen]) -> _Seen:
        """The first look, for which more of the manifest may have to be read."""
        try:
            return catalog.look(into)
        finally:
            self._tell_damage(catalog)

    def _tell_damage(self, catalog: Catalog) -> None:
        """Once, as soon as it shows: a drive that fails may be read well at first."""
        if catalog.is_damaged and not self._is_damage_told:
            self._is_damage_told = True
            self._reporter.note("manifest-damaged")
            self._leave_out(_MANIFEST, Reason.DAMAGED)  # nobody can say what it named

    def _open_newest(self) -> Catalog:
        """The newest complete version; or, where there is none yet, what has been copied so far."""
        catalog = self._open(None)
        catalog.turn_to_newest()
        self._version = catalog.version.name if catalog.version else ""
        return catalog

    def _attend(self) -> None:
        """Between two pieces: tell how it goes, and do what the person wants. Raises Canceled."""
        self._reporter.tick()
        self._obey()

    def _obey(self) -> None:
        """The same, with nothing to tell."""
        if self._is_paused():
            self._reporter.state("paused")
            while self._is_paused():
                self._control.wait()
            self._reporter.state("running")
        if self._control.is_canceled:
            raise Canceled(Why.CANCELED)

    def _is_paused(self) -> bool:
        self._control.refresh()
        return self._control.is_paused and not self._control.is_canceled

    def _check_drive(self, error: OSError) -> None:
        """One file could not be read: raises DriveGone when that is because the drive is no longer there."""
        if self._guard is not None:
            self._guard.check()
        if error.errno in GONE:
            raise DriveGone(Why.DRIVE_GONE)

    def _leave_out(self, path: bytes, reason: Reason, detail: str = "") -> None:
        self._reporter.leave_out(LeftOut(path, reason, detail))

    def _final_word(self, outcome: Outcome, error: ShinglebackError | None = None) -> CheckFinished:
        reporter = self._reporter
        reporter.tick(now=True)
        return CheckFinished(
            command=self.command,
            outcome=outcome.value,
            exit_code=outcome.exit_code,
            why=error.why.value if error else "",
            values=error.values if error else {},
            destination=display_path(self._destination),
            backup=self._backup,
            version=self._version,
            parts=self._parts,
            started_at=self._started.isoformat(timespec="seconds"),
            elapsed_s=round(reporter.elapsed_s, 3),
            checked=Tally(reporter.durable_files, reporter.durable_bytes),
            same=self.same,
            total=Tally(reporter.total_files, reporter.total_bytes),
            left_out=[item_of(thing) for thing in reporter.left_out],
            left_out_count=reporter.left_out_count,
        )
