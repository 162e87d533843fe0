"""What a backup of folders would copy: counted with its own survey and rules, so that both see the same."""

import itertools
import os
from collections.abc import Callable
from contextlib import closing
from typing import Final

from shingleback.copying.excludes import Excludes
from shingleback.copying.folders import FOLDER_FLAGS
from shingleback.copying.index import Index
from shingleback.copying.moves import Moves
from shingleback.copying.plan import FolderEnd, FolderWork, Spool
from shingleback.copying.sources import check_source, is_within
from shingleback.copying.survey import Rules, Source, Survey
from shingleback.jobs.control import Control
from shingleback.jobs.events import Event, Sized, display_path
from shingleback.jobs.final_words import SizesFinished, Tally
from shingleback.jobs.preparing_items import SizeItem
from shingleback.model.errors import Canceled, ShinglebackError, UsageError, Why
from shingleback.model.leftout import Reason
from shingleback.model.outcome import Outcome

_TICK_S: Final = 0.1


class Sizes:
    """One count of some folders. A folder that lies within another one, or is named twice, counts in the total once."""

    def __init__(
        self,
        folders: list[bytes],
        excludes: Excludes,
        emit: Callable[[Event], None],
        control: Control,
        clock: Callable[[], float],
    ) -> None:
        """`clock` gives seconds that never go back."""
        self._folders = folders
        self._rules = Rules(excludes)
        self._emit = emit
        self._control = control
        self._clock = clock
        self._began_s = self._told_s = clock()
        self._items: list[SizeItem] = []

    def run(self) -> SizesFinished:
        """Never raises a ShinglebackError: what went wrong stands in the word."""
        try:
            real = [os.path.realpath(path) for path in self._folders]
            for path, found in zip(self._folders, real, strict=True):
                check_source(path, found)
            for path, found in zip(self._folders, real, strict=True):
                self._items.append(self._count(path, found))
            return self._word(Outcome.DONE, total=self._total(real))
        except ShinglebackError as error:
            return self._word(error.outcome, error)

    def _count(self, path: bytes, found: bytes) -> SizeItem:
        """Raises UsageError for a folder that cannot be read, and Canceled."""
        try:
            fd = os.open(found, FOLDER_FLAGS)
        except OSError:
            raise UsageError(Why.SOURCE_UNREADABLE, path=os.fsdecode(path)) from None
        try:
            with closing(Index(None)) as index, closing(_NoSpool()) as spool:
                count = _Count(path, Survey(index, Moves(index), spool, self._rules, itertools.count(1).__next__))
                count.survey.tick = lambda: self._attend(count)
                count.survey.run([Source(os.path.basename(found), found, fd)])
        finally:
            os.close(fd)
        self._emit(Sized(folder=count.item(), is_complete=True))
        return count.item()

    def _attend(self, count: "_Count") -> None:
        """After each folder. Raises Canceled."""
        self._control.refresh()
        while self._control.is_paused and not self._control.is_canceled:
            self._control.wait()
            self._control.refresh()
        if self._control.is_canceled:
            raise Canceled(Why.STOPPED)
        now_s = self._clock()
        if now_s - self._told_s >= _TICK_S:
            self._told_s = now_s
            self._emit(Sized(folder=count.item()))

    def _total(self, real: list[bytes]) -> Tally:
        counted = [
            item
            for place, (path, item) in enumerate(zip(real, self._items, strict=True))
            if path not in real[:place] and not any(path != other and is_within(path, other) for other in real)
        ]
        return Tally(sum(item.files for item in counted), sum(item.bytes for item in counted))

    def _word(
        self, outcome: Outcome, error: ShinglebackError | None = None, total: Tally | None = None
    ) -> SizesFinished:
        return SizesFinished(
            outcome=outcome,
            exit_code=outcome.exit_code,
            why=error.why if error else "",
            values=error.values if error else {},
            elapsed_s=round(self._clock() - self._began_s, 3),
            folders=self._items,
            total=total or Tally(),
        )


class _Count:
    """What one survey has found; the lists of the rest are emptied as they grow."""

    def __init__(self, path: bytes, survey: Survey) -> None:
        self.survey = survey
        self._path = display_path(path)
        self._skipped = 0
        self._unreadable = 0

    def item(self) -> SizeItem:
        findings, totals = self.survey.findings, self.survey.plan.totals
        self._skipped += len(findings.skipped)
        self._unreadable += sum(thing.reason is not Reason.SPECIAL for thing in findings.left_out)
        findings.skipped.clear()
        findings.left_out.clear()
        return SizeItem(
            path=self._path,
            files=totals.files,
            bytes=totals.bytes,
            skipped=self._skipped,
            unreadable=self._unreadable,
        )


class _NoSpool(Spool):
    """Nothing is going to be done, so nothing is written down."""

    def append(self, item: FolderWork | FolderEnd) -> None:
        pass
