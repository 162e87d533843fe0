"""Everything about a backup: from the choice of folders to the copy under way, and back."""

import msgspec.structs
from PySide6.QtCore import QDateTime, QLocale, Qt, Signal
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox, QStackedWidget, QWidget

from shingleback.bridge.memory import Memory
from shingleback.bridge.meter import Meter
from shingleback.bridge.place import Place
from shingleback.bridge.run import Run, Task
from shingleback.jobs.events import DriveState, Event
from shingleback.jobs.run_state import RunState, Stage
from shingleback.model.errors import UsageError
from shingleback.settings.settings import BackupSet, Settings
from shingleback.ui import texts
from shingleback.ui.excludes_dialog import ExcludesDialog
from shingleback.ui.pieces import Scrolling
from shingleback.ui.run_page import RunPage
from shingleback.ui.setup_page import SetupPage
from shingleback.words import refusals
from shingleback.words.numbers import size


class BackupPage(QStackedWidget):
    """The page of the choices, and that of the copy.

    Signals:
        explanation_asked: a `Topic`.
        progressed: how much is copied, as a few letters; empty while nothing is.
        stopped: the backup that was to be stopped before the window closes has ended.
        saved: what was chosen is in the settings file.
    """

    explanation_asked = Signal(object)
    progressed = Signal(str)
    stopped = Signal()
    saved = Signal()

    def __init__(
        self,
        run: Run,
        meter: Meter,
        place: Place,
        memory: Memory,
        preset: str = "",
        parent: QWidget | None = None,
    ) -> None:
        """`preset` is that of a simulated drive; empty for real ones."""
        super().__init__(parent)
        self._run = run
        self._meter = meter
        self._place = place
        self._memory = memory
        self._preset = preset
        self._is_stopping = False
        self._settings = self._load()
        self.setup = SetupPage(is_demo=bool(preset))
        self.run_page = RunPage(is_demo=bool(preset))
        self._setup_area = Scrolling(self.setup)
        self._run_area = Scrolling(self.run_page)
        self.addWidget(self._setup_area)
        self.addWidget(self._run_area)
        self._connect()
        self.setup.show_set(self._settings.backup)
        self._show_excludes()

    @property
    def is_busy(self) -> bool:
        """A backup, or the ejecting after it, is under way."""
        return self._run.is_running and self._run.state.stage is not Stage.ENDED

    @property
    def is_stopping(self) -> bool:
        """The person wants it stopped, and the window closed then."""
        return self._is_stopping

    def choose_destination(self, folder: str) -> None:
        """Another page names where the backup goes; while one is under way, that stays as it is."""
        if not self.is_busy:
            self.setCurrentWidget(self._setup_area)
            self.setup.set_destination(folder)

    def adopt(self, backup: BackupSet) -> None:
        """What the wizard was told, instead of what was chosen before."""
        self._settings = self._settings.with_set(backup)
        self.setup.show_set(backup)
        self._save()

    def begin(self) -> None:
        """The backup that was chosen."""
        if not self.is_busy:
            self.setup.start.click()

    def copy_off(self, sources: tuple[str, ...]) -> None:
        """All files of a drive to a folder that the person chooses now; what was chosen for backups stays."""
        folder = QFileDialog.getExistingDirectory(self, self.tr("Where should the files of the drive be copied to?"))
        if folder and not self.is_busy:
            self._begin(Task(sources, folder, tuple(self._drive_options(self._settings.backup.pace))))

    def eject(self, place: str) -> None:
        """The drive on which a place lies; not while something is under way."""
        if not self.is_busy:
            self._place.stop()
            self._run.eject_place(place)
            self._show_run()

    def stop(self) -> None:
        """If the person agrees; `stopped` comes later."""
        if not self._is_stopping and self._wants_to_stop():
            self._is_stopping = True
            self._run.ask("cancel")

    def leave(self) -> None:
        """Nobody waits for the answer of a drive any more, nor looks at one."""
        self._place.stop()
        self._meter.stop()

    def _connect(self) -> None:
        self.setup.started.connect(self._start)
        self.setup.changed.connect(self._remember)
        self.setup.when_chosen.connect(self._save)
        self.setup.destination_changed.connect(self._on_destination)
        self.setup.excludes_asked.connect(self._change_excludes)
        self.run_page.asked.connect(self._run.ask)
        self.run_page.pace_asked.connect(self._run.set_pace)
        self.run_page.eject_asked.connect(self._run.eject)
        self.run_page.confirmed.connect(self._start_with)
        self.run_page.closed.connect(self._go_back)
        self.run_page.explanation_asked.connect(self.explanation_asked)
        self._run.changed.connect(self._on_changed)
        self._run.told.connect(self._meter.take)
        self._meter.measured.connect(lambda: self.run_page.show_recording(self._meter.recording, self._meter.older))
        self._meter.told.connect(self._on_drive)
        self._place.seen.connect(self.setup.show_place)
        self._place.silent.connect(self.setup.show_place_silent)

    # choosing -------------------------------------------------------------------------------------------------

    def _load(self) -> Settings:
        try:
            return self._memory.load()
        except UsageError as error:
            self._complain(error)
            return Settings()

    def _remember(self) -> None:
        self._settings = self._settings.with_set(self.setup.backup_set)

    def _save(self) -> None:
        """What other parts of the program remember stays as it is."""
        chosen = self._settings
        own = {"sets": chosen.sets, "excludes": chosen.excludes, "skips_caches": chosen.skips_caches}
        try:
            self._memory.change(lambda old: msgspec.structs.replace(old, **own))
        except UsageError as error:
            self._complain(error)
        else:
            self.saved.emit()

    def _on_destination(self, destination: str) -> None:
        self.setup.show_last(self._last_backup(destination))
        if destination and not self._preset:
            self._place.look(destination)

    def _last_backup(self, destination: str) -> str:
        word = self._memory.last_backup(destination)
        if word is None:
            return ""
        at = QDateTime.fromString(word.started_at, Qt.DateFormat.ISODate)
        return self.tr("Last complete backup: {at}, {files}, {size}").format(
            at=QLocale().toString(at, QLocale.FormatType.LongFormat),
            files=texts.files(word.total.files),
            size=size(word.total.bytes),
        )

    def _change_excludes(self) -> None:
        dialog = ExcludesDialog(self._settings.excludes, skips_caches=self._settings.skips_caches, parent=self)
        if dialog.exec():
            self._settings = msgspec.structs.replace(
                self._settings, excludes=dialog.rules, skips_caches=dialog.skips_caches
            )
            self._save()
            self._show_excludes()

    def _show_excludes(self) -> None:
        self.setup.show_excludes(self._settings.excludes, skips_caches=self._settings.skips_caches)

    # running --------------------------------------------------------------------------------------------------

    def _start(self) -> None:
        self._start_with("")

    def _start_with(self, confirmation: str) -> None:
        """`confirmation` is an option by which the person allows what was refused before."""
        self._save()
        chosen = self._settings.backup
        options = [*self._drive_options(chosen.pace), *([confirmation] if confirmation else [])]
        self._begin(Task(tuple(chosen.folders), chosen.destination, tuple(options), chosen.ejects, bool(self._preset)))

    def _begin(self, task: Task) -> None:
        self._place.stop()
        self._meter.start()
        self._run.start(task)
        self._show_run()

    def _show_run(self) -> None:
        self.setCurrentWidget(self._run_area)
        self.run_page.setFocus(Qt.FocusReason.OtherFocusReason)

    def _drive_options(self, pace: str) -> list[str]:
        return [f"--pace={pace}", *([f"--simulate={self._preset}"] if self._preset else [])]

    def _on_changed(self, state: RunState) -> None:
        self.run_page.show_state(state)
        self._meter.follow(state)
        is_counting = state.stage is not Stage.ENDED and state.copied > 0
        self.progressed.emit(f"{state.copied:.0%}" if is_counting else "")
        if state.stage is Stage.ENDED:
            QApplication.alert(self.window())
            if self._is_stopping:
                self._run.kill()
                self.stopped.emit()

    def _on_drive(self, event: Event) -> None:
        """What the drive does when the run is over; that is shown, and nothing else comes of it."""
        if isinstance(event, DriveState):
            self.run_page.show_state(self._run.state.after(event))

    def _go_back(self) -> None:
        self.setCurrentWidget(self._setup_area)
        self._on_destination(self._settings.backup.destination)

    # asking ---------------------------------------------------------------------------------------------------

    def _wants_to_stop(self) -> bool:
        box = QMessageBox(self)
        box.setIcon(QMessageBox.Icon.Question)
        box.setText(self.tr("A backup is still running."))
        box.setInformativeText(
            self.tr("When it is stopped, what is copied already stays on the drive, and the next backup goes on there.")
        )
        stop = box.addButton(self.tr("&Stop and close"), QMessageBox.ButtonRole.DestructiveRole)
        stay = box.addButton(self.tr("&Keep it running"), QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(stay)
        box.setEscapeButton(stay)
        box.exec()
        return box.clickedButton() is stop

    def _complain(self, error: UsageError) -> None:
        box = QMessageBox(self)
        box.setIcon(QMessageBox.Icon.Warning)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setText(refusals.sentence(error.why, error.values, texts.translate))
        box.exec()
