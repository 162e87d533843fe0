"""The main window: sections side by side, and the way between them."""

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QMainWindow, QStackedWidget, QWidget

from shingleback.bridge.diagnosis import Diagnosis, Question
from shingleback.bridge.drives import Drives
from shingleback.bridge.memory import Memory
from shingleback.bridge.meter import Meter
from shingleback.bridge.place import Place
from shingleback.bridge.run import Run
from shingleback.model.drive import Drive
from shingleback.ui import style
from shingleback.ui.backup_page import BackupPage
from shingleback.ui.diagnose_page import DiagnosePage
from shingleback.ui.drives_page import DrivesPage
from shingleback.ui.explanations_page import ExplanationsPage
from shingleback.ui.navigation import Navigation, Section
from shingleback.words.explanations.topic import Topic

_NAME: Final = "Shingleback"
_FRAME: Final = QSize(8, 40)  # about what a desktop puts around a window
_HELP: Final = {
    Section.DRIVES: Topic.WHAT_IS_SMR,
    Section.BACKUP: Topic.SLOWS_DOWN,
    Section.HAPPENED: Topic.IO_ERROR,
    Section.EXPLANATIONS: Topic.WHAT_IS_SMR,
}


class Window(QMainWindow):
    """Attributes: `backup`, `drives`, `happened` and `explanations` are the pages; `is_simulated`: no drive is real."""

    def __init__(
        self,
        run: Run,
        meter: Meter,
        place: Place,
        memory: Memory,
        preset: str = "",
        *,
        drives: Drives,
        diagnosis: Diagnosis,
    ) -> None:
        """`preset` is that of a simulated drive; empty for real ones."""
        super().__init__()
        self._diagnosis = diagnosis
        self.is_simulated = bool(preset)
        self._name = self.tr("Simulated drive – {name}").format(name=_NAME) if preset else _NAME
        self._came_from = Section.DRIVES
        self.backup = BackupPage(run, meter, place, memory, preset)
        self.drives = DrivesPage(drives)
        self.happened = DiagnosePage(diagnosis)
        self.explanations = ExplanationsPage()
        self._sections: dict[Section, QWidget] = {
            Section.DRIVES: self.drives,
            Section.BACKUP: self.backup,
            Section.HAPPENED: self.happened,
            Section.EXPLANATIONS: self.explanations,
        }
        self.navigation = Navigation(tuple(self._sections))
        self.pages = QStackedWidget()
        self._lay_out()
        self._connect()
        self.show_section(Section.DRIVES)

    @property
    def section(self) -> Section:
        return next(section for section, page in self._sections.items() if page is self.pages.currentWidget())

    @property
    def page(self) -> QWidget:
        return self._sections[self.section]

    def show_section(self, section: Section) -> None:
        self.navigation.show_section(section)
        self.pages.setCurrentWidget(self._sections[section])
        self._sections[section].setFocus(Qt.FocusReason.OtherFocusReason)

    def explain(self, topic: Topic) -> None:
        """On the page of the explanations, from which a way leads back to here."""
        if self.section is Section.EXPLANATIONS:
            self.explanations.follow(topic)
            return
        self._came_from = self.section
        self.explanations.begin(topic)
        self.show_section(Section.EXPLANATIONS)

    def go_back(self) -> None:
        """To where an explanation was asked for: also the button that did it has the focus again."""
        asker = self._sections[self._came_from].focusWidget()
        self.show_section(self._came_from)
        if asker is not None:
            asker.setFocus(Qt.FocusReason.OtherFocusReason)

    def ask_what_happened(self, device: str, name: str) -> None:
        """To one drive."""
        self.show_section(Section.HAPPENED)
        self._diagnosis.ask(Question(device, name))

    def back_up_to(self, folder: str) -> None:
        self.backup.choose_destination(folder)
        self.show_section(Section.BACKUP)

    def eject(self, drive: Drive) -> None:
        self.backup.eject(drive.mount_points[0])
        self.show_section(Section.BACKUP)

    def raise_up(self) -> None:
        """Somebody started the program again."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()

    def closeEvent(self, event: QCloseEvent) -> None:
        if self.backup.is_busy:
            event.ignore()
            self.backup.stop()
            return
        self.backup.leave()
        self._diagnosis.stop()
        event.accept()

    def _lay_out(self) -> None:
        for page in self._sections.values():
            self.pages.addWidget(page)
        middle = QWidget()
        layout = QHBoxLayout(middle)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.navigation)
        layout.addWidget(self.pages, 1)
        self.setCentralWidget(middle)
        self.setWindowTitle(self._name)
        self.navigation.set_foot(self._foot())
        usual = QSize(style.letters(self, 150), style.letters(self, 105))
        self.resize(usual.boundedTo(self.screen().availableSize() - _FRAME))

    def _foot(self) -> str:
        if not self.is_simulated:
            return ""
        return self.tr("The drive is simulated. All goes more than thirty times as fast as on a real one.")

    def _connect(self) -> None:
        self.navigation.chosen.connect(self._on_chosen)
        self.explanations.left.connect(self.go_back)
        self.backup.progressed.connect(self._show_progress)
        self.backup.stopped.connect(self.close)
        self.drives.backup_asked.connect(self.back_up_to)
        self.drives.eject_asked.connect(self.eject)
        self.drives.happened_asked.connect(self.ask_what_happened)
        for page in (self.drives, self.backup, self.happened):
            page.explanation_asked.connect(self.explain)
        help_key = QShortcut(QKeySequence(QKeySequence.StandardKey.HelpContents), self)
        help_key.activated.connect(lambda: self.explain(_HELP[self.section]))

    def _on_chosen(self, section: Section) -> None:
        if section is Section.EXPLANATIONS:
            self.explanations.open()
        self.show_section(section)

    def _show_progress(self, how_far: str) -> None:
        self.setWindowTitle(f"{how_far} – {self._name}" if how_far else self._name)
        self.navigation.set_note(Section.BACKUP, how_far)
