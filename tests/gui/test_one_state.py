"""Property test: whatever happens in whatever order, no two places of the window contradict each other.

What is compared is what the real window paints, what it offers to a screen reader, its title, and the tray's menu.
"""

import re
import shutil
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Final

import msgspec.structs
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as some
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication
from shiboken6 import delete

from shingleback.backup_sets.library import Memory
from shingleback.backup_sets.status import UNDER_WAY, Schedule
from shingleback.domain.drive import Drive, DriveArrived, DriveChanged, DriveEvent, DriveLeft, DrivesListed
from shingleback.domain.local_time import local_time
from shingleback.gui.controllers.backup_run import BackupRun, Meter
from shingleback.gui.controllers.backup_sets import BackupSetStatuses, PlaceLookup, Surroundings
from shingleback.gui.controllers.diagnosis import DiagnosisController
from shingleback.gui.controllers.history import BackupHistory
from shingleback.gui.controllers.notifications import Notification, Notifications, NotificationStyle
from shingleback.gui.controllers.pages import Backups, Section
from shingleback.gui.controllers.preview_decoder import PreviewDecoder
from shingleback.gui.controllers.settings import SettingsController
from shingleback.gui.controllers.worker import Worker, WorkerEnd
from shingleback.gui.home.texts import holds
from shingleback.gui.run.texts import size
from shingleback.gui.widgets.dates import moment, near_day
from shingleback.gui.window.tray import RunNotices, Tray
from shingleback.gui.window.window import Window
from shingleback.protocol.events import EjectStep, Event, Planned, Progress, State
from shingleback.protocol.result_items import DriveRoom, Tally
from shingleback.protocol.results import BackupFinished, EjectFinished
from shingleback.store.private_files import Paths
from shingleback.store.run_history import RunHistory
from shingleback.store.settings import BackupSet, Settings, When
from tests.helpers.accessible import accessible_items
from tests.helpers.examples import share_of
from tests.helpers.painted import painted_text, squeezed
from tests.helpers.plugged_in import make_drives
from tests.helpers.program import quick_command
from tests.unit.gui.controllers.drives import EXPANSION, THERE, mounted

POINT: Final = "/run/media/me/Backup"
PLACE: Final = f"{POINT}/Shingleback"
KEY: Final = "1"
OPEN: Final = mounted(EXPANSION, POINT)
CLOSED: Final = replace(OPEN, volumes=(replace(OPEN.volumes[0], mount_points=()),))
LABEL: Final = "Backup"
GB: Final = 10**9
TOTAL: Final = Tally(1000, 100 * GB)
PERCENT: Final = re.compile(r"\d+%")
PRESENCES: Final = {"sought": "Looking for it", "away": "Not plugged in", "closed": "Plugged in, not open"}
HEADINGS: Final = {  # of Home, and the state that the tray and the card must not contradict
    "backed up": "Your files are backed up",
    "never": "Ready for the first backup",
    "failed": "A backup needs you",
}
SAFE_STEPS: Final = ("listed", "plug", "open", "close", "unplug", "schedule", "rebuild", "overview", "later")
RUN_STEPS: Final = ("begin", "plan", "progress", "pause", "resume", "cancel")
END_STEPS: Final = ("complete", "left-out", "canceled", "drive-full", "dies", "ejected", "not-ejected")
compared: Counter[str] = Counter()


class SilentWorker(Worker):
    """Starts no process: the test reports the events and the end of its work."""

    def start(self, command: str, *arguments: str) -> None:
        pass

    def ask(self, command: str, pace: str = "") -> None:
        pass


class Screen(Notifications):
    """Shows nothing: `shown` has the notifications that would be there, by their tags."""

    def __init__(self) -> None:
        super().__init__("", NotificationStyle("Shingleback", "", ""))
        self.shown: dict[str, Notification] = {}

    def show(self, tag: str, notice: Notification) -> None:
        self.shown[tag] = notice

    def withdraw(self, tag: str) -> None:
        self.shown.pop(tag, None)


class Bench:
    """The window and the tray, and what happens around them."""

    def __init__(self, folder: Path) -> None:
        self.now = local_time()
        self.paths = Paths.of_user({"HOME": str(folder)})
        self.parent = QObject()
        memory = Memory(self.paths)
        backup = BackupSet(["/home/me/Letters"], PLACE, key=KEY, name="Letters", drives=[EXPANSION.key])
        memory.save(Settings(sets=[backup], places={KEY: EXPANSION.key}))
        self.chosen = SettingsController(memory, self.parent)
        self.drives = make_drives(is_listed=False)
        self.worker = SilentWorker(["nothing"])
        self.run = BackupRun(self.worker, self.parent)
        schedule, surroundings = Schedule(memory), Surroundings(lambda: self.now, lambda _place: "/")
        self.statuses = BackupSetStatuses(self.chosen, schedule, self.drives, self.run, surroundings, self.parent)
        self.place = PlaceLookup(SilentWorker(["nothing"]))
        self.diagnosis = DiagnosisController(SilentWorker(["nothing"]))
        self.drive: Drive | None = None
        self.percent = 0
        self.window = Window()
        pages = Backups(self.run, Meter, self.place, self.chosen, self.statuses, self.past, lambda: self.now)
        self.window.build_pages(pages, self.drives, self.diagnosis)
        self.tray = Tray(lambda _state: QIcon(), lambda _waiting: 0.0)
        self.run.changed.connect(self.tray.show_run)
        self.screen = Screen()
        self.notices = RunNotices(self.run, self.screen, lambda: False, self.parent)
        self.window.resize(1280, 1000)
        self.window.show()

    def past(self) -> BackupHistory:
        return BackupHistory(
            self.paths,
            self.drives,
            self.chosen,
            lambda: SilentWorker(["nothing"]),
            lambda: PreviewDecoder(quick_command()),
            self.chosen,
        )

    def close(self) -> None:
        self.tray.close()
        self.window.hide()
        self.place.stop()
        delete(self.window)
        delete(self.parent)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    # what happens -----------------------------------------------------------------------------------------------

    def happen(self, step: str, percent: int) -> None:
        """`percent`: how much of the files is copied, if the step says so."""
        if step in ("listed", "plug", "open", "close", "unplug"):
            self._move_drive(step)
        elif step in RUN_STEPS:
            self._run(step, percent)
        elif step in END_STEPS:
            self._end(step)
        elif step == "schedule":
            when = When.DAILY if self.chosen.sets[0].when is When.ASK else When.ASK
            self.chosen.put(msgspec.structs.replace(self.chosen.sets[0], when=when))
        elif step == "rebuild":
            self.window.rebuild_pages()
        elif step == "overview":
            self.window.home.show_overview()
        else:
            self.now += timedelta(hours=7)
            self.statuses.refresh()

    def _move_drive(self, step: str) -> None:
        before = self.drive
        after = {"plug": before or CLOSED, "open": OPEN, "close": CLOSED}.get(step) if step != "unplug" else None
        events: list[DriveEvent] = [THERE]
        if step == "listed":
            events.append(DrivesListed())
            after = before
        elif before is None and after is not None and step == "plug":
            events.append(DriveArrived(after))
        elif before is not None and after is not None:
            events.append(DriveChanged(before, after))
        elif before is not None:
            events.append(DriveLeft(before))
        else:
            after = None
        self.drive = after
        for event in events:
            self.drives.on_event(event)

    def _run(self, step: str, percent: int) -> None:
        if step == "begin":
            self.percent = 0
            self.window.home.begin(KEY)
            return
        if not self.run.is_busy:
            return
        self.percent = max(self.percent, percent)
        copied = Tally(TOTAL.files * self.percent // 100, TOTAL.bytes * self.percent // 100)
        events: dict[str, Event] = {
            "plan": Planned(
                files=TOTAL.files,
                bytes=TOTAL.bytes,
                copy_files=TOTAL.files,
                copy_bytes=TOTAL.bytes,
                **dict.fromkeys(("folders", "recheck_files", "gone_files", "moved_folders"), 0),
                room_bytes=8000 * GB,
            ),
            "progress": Progress(
                phase="copy",
                elapsed_s=1,
                files=copied.files,
                bytes=copied.bytes,
                durable_files=copied.files // 2,
                durable_bytes=copied.bytes // 2,
                total_files=TOTAL.files,
                total_bytes=TOTAL.bytes,
                bytes_per_s=50e6,
            ),
            "pause": State(state="paused"),
            "resume": State(state="running"),
            "cancel": State(state="canceling"),
        }
        self.worker.event_received.emit(events[step])

    def _end(self, step: str) -> None:
        if not self.run.is_busy:
            return
        is_ejecting = self.run.state.stage.value == "ejecting"
        if step in ("ejected", "not-ejected"):
            if is_ejecting:
                self.worker.event_received.emit(EjectStep(step="flush", done=True))
                is_safe = step == "ejected"
                outcome = "done" if is_safe else "drive-refused"
                result = EjectFinished(outcome=outcome, exit_code=0, destination=PLACE, safe_to_unplug=is_safe)
                self.worker.finished.emit(WorkerEnd(result))
        elif step == "dies":
            self.worker.finished.emit(WorkerEnd(None, "signal 9"))
        elif not is_ejecting:
            self.worker.finished.emit(WorkerEnd(self._record("done" if step == "complete" else step)))

    def _record(self, outcome: str) -> BackupFinished:
        """Note the end of a backup in the history, as its worker does."""
        is_good = outcome in ("done", "left-out")
        copied = TOTAL if is_good else Tally(TOTAL.files * self.percent // 100, TOTAL.bytes * self.percent // 100)
        result = BackupFinished(
            outcome=outcome,
            why=outcome if not is_good else "",
            exit_code=0,
            backup=PLACE,
            version=f"{self.now:%Y-%m-%dT%H-%M-%S}" if is_good else "",
            destination=PLACE,
            started_at=self.now.isoformat(),
            copied=copied,
            durable=copied,
            total=TOTAL,
            left_out_count=2 if outcome == "left-out" else 0,
            backup_set=KEY,
            drive=EXPANSION.key,
            room=DriveRoom(free_bytes=7500 * GB, total_bytes=8000 * GB) if is_good else None,
        )
        with closing(RunHistory(self.paths.history_file)) as history:
            history.add_backup(result, PLACE, None, [], is_known=True)
        self.now += timedelta(minutes=20)
        return result

    # what is said -----------------------------------------------------------------------------------------------

    def painted(self, section: Section) -> str:
        self.window.show_section(section)
        QApplication.processEvents()
        return painted_text(self.window)

    def heard(self) -> str:
        """What a screen reader gets of the page that is shown."""
        items = accessible_items(self.window)
        return squeezed(" ".join(f"{item.name} {item.description}" for item in items))

    def check(self) -> None:
        home = self.painted(Section.HOME)
        heard = self.heard()
        is_overview = self.window.home.currentWidget() is not None and squeezed("Add a backup set") in home
        drives = self.painted(Section.DRIVES)
        history = self.painted(Section.HISTORY)
        self._check_percents(home, heard, drives, history)
        self._check_names(home, heard, is_overview=is_overview)
        self._check_notice(home)
        assert not self.run.is_busy or squeezed("Nothing new") not in home + heard  # there is something new in each run
        if is_overview:
            self._check_presence(home, drives)
            self._check_last(home, heard, history)
            self._check_card(drives)
            self._check_reading(home, heard)

    def _check_percents(self, *pages: str) -> None:
        """One number at most, wherever it is written: page, navigation, title, tray, screen reader."""
        tray = [action.text() for action in self.tray.menu.actions()]
        shown = set(PERCENT.findall(" ".join((*pages, self.window.windowTitle(), *tray, self.tray.tip))))
        compared["percentages"] += bool(shown)
        assert len(shown) <= 1, shown

    def _check_names(self, home: str, heard: str, *, is_overview: bool) -> None:
        """The drive has one name everywhere, whether it is plugged in or not, and no path."""
        assert POINT not in home + heard
        if not is_overview and self.run.task.key:
            compared["names"] += 1
            assert squeezed(f"Letters to {LABEL}") in home
        for notice in self.screen.shown.values():
            assert notice.body.startswith(f"Letters to {LABEL}")
            assert POINT not in notice.body

    def _check_notice(self, home: str) -> None:
        """A notification says what the page of the run says, and is not there while another run is under way."""
        notice = self.screen.shown.get("run")
        assert notice is None or not self.run.is_busy
        page = self.window.home.run_page
        if notice is not None and page.isVisibleTo(self.window.home):
            compared["notifications"] += 1
            assert notice.summary == page.title.text()
            assert squeezed(notice.summary) in home

    def _check_presence(self, home: str, drives: str) -> None:
        said = {name for name, text in PRESENCES.items() if squeezed(text) in home}
        said -= {"closed"} if len(said) > 1 else set()
        has_card = squeezed("Seagate Expansion") in drives
        compared["presence"] += bool(said)
        assert has_card == (self.drive is not None)
        assert not (said & {"sought", "away"}) or not has_card
        if self.drive is None:
            assert said <= {"sought", "away"}, said
            asks = squeezed("Plug in a drive") in drives
            assert asks == (said == {"away"}), (said, asks)
        is_closed = squeezed("Open the drive") in drives
        compared["open"] += has_card
        assert (said == {"closed"}) == (has_card and is_closed), (said, is_closed)

    def _check_last(self, home: str, heard: str, history: str) -> None:
        view = self.statuses.views[0]
        good = view.status.last_good
        for text in (home, heard):
            assert ("Lastgoodbackup" in text) == (good is not None)
        if good is None:
            assert "Complete" not in history
            return
        compared["last backup"] += 1
        when = squeezed(moment(good.at, self.now))
        held = squeezed(holds(good))
        for text in (home, heard):
            assert when in text
            assert held in text
        assert "Complete" in history
        assert squeezed(size(good.bytes)) in history

    def _check_card(self, drives: str) -> None:
        """The card of the drive tells of the last backup, and of one under way, as Home does."""
        view = self.statuses.views[0]
        good, is_under_way = view.status.last_good, view.status.state in UNDER_WAY
        if self.drive is None or view.drive is None:
            return
        compared["card"] += 1
        assert (squeezed("a backup is running") in drives) == is_under_way
        if not is_under_way:
            assert (squeezed("no backup yet") in drives) == (good is None)
            day = near_day(good.at, local_time()) if good is not None else ""  # the card has the clock of the computer
            assert not day or squeezed(f"last backup {day}") in drives

    def _check_reading(self, home: str, heard: str) -> None:
        """Each heading is painted where it is read out, and no second one contradicts it."""
        for says in (home, heard):
            headings = [name for name, text in HEADINGS.items() if squeezed(text) in says]
            assert len(headings) <= 1, headings
        for text in (*HEADINGS.values(), *PRESENCES.values()):
            compared["read out"] += 1
            assert (squeezed(text) in home) == (squeezed(text) in heard), text


@contextmanager
def bench() -> Iterator[Bench]:
    folder = Path(tempfile.mkdtemp())
    made = Bench(folder)
    try:
        yield made
    finally:
        made.close()
        shutil.rmtree(folder)


@settings(max_examples=share_of(40), deadline=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
@given(
    start=some.integers(1, 99),
    history=some.lists(
        some.tuples(
            some.one_of(*(some.sampled_from(steps) for steps in (SAFE_STEPS, RUN_STEPS, END_STEPS))),
            some.integers(1, 99),
        ),
        min_size=3,
        max_size=20,
    ),
)
def test_no_two_places_contradict_each_other(qapp: QApplication, start: int, history: list[tuple[str, int]]) -> None:  # noqa: ARG001
    with bench() as desk:
        desk.check()
        first = [(step, start) for step in ("plug", "open", "begin", "plan", "progress")]
        last = [(step, 99) for step in ("open", "begin", "complete", "not-ejected", "overview", "later")]
        for step, percent in (*first, *history, *last):
            desk.happen(step, percent)
            desk.check()


_KINDS: Final = ("percentages", "presence", "open", "last backup", "read out", "names", "notifications", "card")


def test_everything_was_compared() -> None:
    """The property above is not empty: each kind of statement was there to be compared."""
    assert all(compared[what] for what in _KINDS), compared
