"""All that the pages of the past, History and Restore, are made of."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject

from shingleback.bridge.chosen import Chosen
from shingleback.bridge.drives import Drives
from shingleback.bridge.past.browser import Browser
from shingleback.bridge.past.drag_out import DragOut
from shingleback.bridge.past.giving import Giving
from shingleback.bridge.past.passing_copies import PassingCopies
from shingleback.bridge.past.preview import Fetching, Preview
from shingleback.bridge.past.preview_decoder import PreviewDecoder
from shingleback.bridge.past.runs import PastRuns
from shingleback.bridge.past.thumbnails import Thumbnails
from shingleback.bridge.past.trial import Trial
from shingleback.bridge.worker import Worker
from shingleback.settings.paths import Paths
from shingleback.settings.settings import BackupSet


@dataclass(frozen=True, slots=True)
class BackupPlace:
    """Where a backup is now, and the sets that go there; none where it is known from the history only."""

    path: str
    sets: tuple[BackupSet, ...] = ()


class Past:
    """What was done, and what is in the backups.

    Attributes:
        drives, chosen: tell when to look again.
    """

    def __init__(
        self,
        paths: Paths,
        drives: Drives,
        chosen: Chosen,
        make_worker: Callable[[], Worker],
        make_decoder: Callable[[], PreviewDecoder],
        parent: QObject | None = None,
    ) -> None:
        self.drives = drives
        self.chosen = chosen
        self._names: dict[str, str] = {}
        self.runs = PastRuns(paths, self.names_of)
        self.browser = Browser(make_worker(), parent)
        self.giving = Giving(make_worker(), parent)
        folder = paths.looked_at_folder
        self.preview = Preview(make_worker(), make_decoder(), folder, parent)
        self.thumbnails = Thumbnails(PassingCopies(make_worker(), folder, parent), make_decoder(), parent)
        self.drag_out = DragOut(PassingCopies(make_worker(), folder, parent), parent)
        self.trial = Trial(make_worker(), parent)

    @property
    def places(self) -> list[BackupPlace]:
        """Those of the sets, in their order, and then those that something was backed up to before."""
        sets: dict[str, list[BackupSet]] = {}
        for one in self.chosen.sets:
            if one.destination:
                path = self.chosen.place_of(one).path
                sets.setdefault(path, []).append(one)
                self._names[path] = one.destination
        for name in self.runs.destinations():
            path = self.chosen.place_named(name).path
            sets.setdefault(path, [])
            self._names[path] = name
        return [BackupPlace(path, tuple(those)) for path, those in sets.items()]

    def place_now(self, path: str) -> str:
        """Where the place is now that was at a path when `places` was asked for: its drive may have come anew."""
        return self.chosen.place_named(self._names.get(path, path)).path

    def names_of(self, path: str) -> list[str]:
        """All under which something may be known of the place that was at a path when `places` was asked for.

        The path may be what another place is called, whose drive was there before.
        """
        return self.chosen.names_of(self._names.get(path, path))

    def let_go(self) -> None:
        """Of the drive, which is to be unmounted, by all that only looks at it."""
        self.browser.stop()
        self.thumbnails.stop()
        self.drag_out.forget()
        if self.preview.state.fetching is Fetching.UNDER_WAY:
            self.preview.forget()

    def stop(self) -> None:
        """Nobody waits for a drive any more, and no copy is left behind."""
        for part in (self.browser, self.giving, self.trial):
            part.stop()
        for shown in (self.preview, self.thumbnails, self.drag_out):
            shown.close()
