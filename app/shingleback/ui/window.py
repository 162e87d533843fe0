"""The main window: sections side by side, and the way between them.

It is shown before its pages are loaded, which takes several times as long: so nothing here imports a page at once, nor
`Qt` itself, whose enumerations take as long as the rest of a small window.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6 import QtCore
from PySide6.QtCore import QSize
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QHBoxLayout, QMainWindow, QStackedWidget, QWidget

from shingleback.ui.sections import Section

if TYPE_CHECKING:
    from datetime import datetime

    from shingleback.bridge.chosen import Chosen
    from shingleback.bridge.diagnosis import Diagnosis
    from shingleback.bridge.drives import Drives
    from shingleback.bridge.meter import Meter
    from shingleback.bridge.past.past import Past
    from shingleback.bridge.place import Place
    from shingleback.bridge.run import Run
    from shingleback.bridge.standings import Standings
    from shingleback.model.drive import Drive
    from shingleback.ui.diagnose_page import DiagnosePage
    from shingleback.ui.drives_page import DrivesPage
    from shingleback.ui.explanations_page import ExplanationsPage
    from shingleback.ui.help import Help
    from shingleback.ui.history.page import HistoryPage
    from shingleback.ui.home.home_page import HomePage
    from shingleback.ui.navigation import Navigation
    from shingleback.ui.settings.settings_page import Session, SettingsPage
    from shingleback.words.explanations.topic import Topic

_NAME: Final = "Shingleback"
_FRAME: Final = QSize(8, 40)  # about what a desktop puts around a window
_USUAL: Final = QSize(150, 105)  # letters


@dataclass(frozen=True, slots=True)
class Backups:
    """What the pages about backups are about: those to come, and those that were.

    Attributes:
        now: the local time, which knows its offset from UTC.
    """

    run: Run
    meter: Meter
    place: Place
    chosen: Chosen
    standings: Standings
    past: Past
    now: Callable[[], datetime]


class Window(QMainWindow):
    """The pages are attributes of their names.

    Attributes:
        is_simulated: no drive is real.
    """

    home: HomePage
    drives: DrivesPage
    history: HistoryPage
    happened: DiagnosePage
    explanations: ExplanationsPage
    settings: SettingsPage
    navigation: Navigation
    help: Help

    def __init__(self) -> None:
        """It is empty until it is furnished."""
        super().__init__()
        self._diagnosis: Diagnosis | None = None
        self.setWindowTitle(_NAME)
        metrics = self.fontMetrics()
        usual = _USUAL * min(metrics.averageCharWidth(), metrics.horizontalAdvance("0"))  # as `style.letter`
        self.resize(usual.boundedTo(self.screen().availableSize() - _FRAME))

    def furnish(
        self,
        backups: Backups,
        drives: Drives,
        diagnosis: Diagnosis,
        preset: str = "",
        session: Session | None = None,
    ) -> None:
        """Put everything into it. `preset` is that of a simulated drive; empty for real ones."""
        from shingleback.ui.help import Help, usual_topic  # noqa: PLC0415 (see above; so are the others)
        from shingleback.ui.navigation import Navigation  # noqa: PLC0415

        self._diagnosis = diagnosis
        self.is_simulated = bool(preset)
        self._name = self.tr("Simulated drive – {name}").format(name=_NAME) if preset else _NAME
        self._came_from = Section.HOME
        self._make_pages(backups, drives, diagnosis, preset, session)
        self._sections: dict[Section, QWidget] = {
            Section.HOME: self.home,
            Section.DRIVES: self.drives,
            Section.HISTORY: self.history,
            Section.HAPPENED: self.happened,
            Section.EXPLANATIONS: self.explanations,
            Section.SETTINGS: self.settings,
        }
        self.navigation = Navigation(tuple(self._sections))
        self.help = Help(self, lambda: usual_topic(self.section))
        self.navigation.set_help(self.help.button)
        self.pages = QStackedWidget()
        self._lay_out()
        self._connect()
        self.show_section(Section.HOME)

    def _make_pages(
        self, backups: Backups, drives: Drives, diagnosis: Diagnosis, preset: str, session: Session | None
    ) -> None:
        from shingleback.ui.diagnose_page import DiagnosePage  # noqa: PLC0415
        from shingleback.ui.drives_page import DrivesPage  # noqa: PLC0415
        from shingleback.ui.explanations_page import ExplanationsPage  # noqa: PLC0415
        from shingleback.ui.history.page import HistoryPage  # noqa: PLC0415
        from shingleback.ui.home.home_page import HomePage  # noqa: PLC0415
        from shingleback.ui.settings.settings_page import Session, SettingsPage  # noqa: PLC0415

        self.home = HomePage(
            backups.run,
            backups.meter,
            backups.place,
            backups.chosen,
            backups.standings,
            drives,
            backups.now,
            preset,
        )
        self.drives = DrivesPage(drives)
        self.history = HistoryPage(backups.past, clock=backups.now)
        self.happened = DiagnosePage(diagnosis)
        self.explanations = ExplanationsPage()
        self.settings = SettingsPage(backups.chosen, session or Session())

    @property
    def section(self) -> Section:
        return next(section for section, page in self._sections.items() if page is self.pages.currentWidget())

    @property
    def page(self) -> QWidget:
        return self._sections[self.section]

    def show_section(self, section: Section) -> None:
        self.navigation.show_section(section)
        self.pages.setCurrentWidget(self._sections[section])
        self._sections[section].setFocus(QtCore.Qt.FocusReason.OtherFocusReason)

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
            asker.setFocus(QtCore.Qt.FocusReason.OtherFocusReason)

    def ask_what_happened(self, device: str, name: str) -> None:
        """To one drive."""
        self.show_section(Section.HAPPENED)
        self.happened.ask(device, name)

    def back_up_to(self, folder: str) -> None:
        self.show_section(Section.HOME)
        self.home.choose_destination(folder)

    def restore_from(self, place: str) -> None:
        """Files of the backup that is there."""
        self.show_section(Section.HISTORY)
        self.history.open_place(place)

    def eject(self, drive: Drive) -> None:
        self.show_section(Section.HOME)
        self.home.eject(drive.mount_points[0])

    def show_drive(self, key: str) -> None:
        """Where it is told how to plug it in, for one that is not there."""
        self.show_section(Section.DRIVES)
        self.drives.show_drive(key)

    def raise_up(self) -> None:
        """Somebody started the program again."""
        self.setWindowState(self.windowState() & ~QtCore.Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()

    def closeEvent(self, event: QCloseEvent) -> None:
        if self._diagnosis is None:  # it is not furnished yet
            return
        if self.home.is_busy:
            event.ignore()
            self.home.stop()
            return
        if self.history.is_busy:
            event.ignore()
            self.history.stop()
            return
        self.home.leave()
        self.history.leave()
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

    def _foot(self) -> str:
        if not self.is_simulated:
            return ""
        return self.tr("The drive is simulated. All goes more than thirty times as fast as on a real one.")

    def _connect(self) -> None:
        self.navigation.chosen.connect(self._on_chosen)
        self.explanations.left.connect(self.go_back)
        self.home.progressed.connect(self._show_progress)
        self.home.stopped.connect(self.close)
        self.history.stopped.connect(self.close)
        self.home.drive_asked.connect(self.show_drive)
        if not self.is_simulated:
            self.home.plug_in_asked.connect(lambda: self.show_drive(""))
        self.home.happened_asked.connect(self.ask_what_happened)
        self.home.opening_asked.connect(self.drives.opening_asked)
        self.home.restore_asked.connect(self.restore_from)
        self.home.overview.empty.setup_asked.connect(self.drives.setup_asked)
        self.drives.backup_asked.connect(self.back_up_to)
        self.drives.eject_asked.connect(self.eject)
        self.drives.happened_asked.connect(self.ask_what_happened)
        for page in (self.home, self.drives, self.history, self.happened):
            page.explanation_asked.connect(self.explain)
        self.help.asked.connect(self.explain)

    def _on_chosen(self, section: Section) -> None:
        if section is Section.EXPLANATIONS:
            self.explanations.open()
        self.show_section(section)

    def _show_progress(self, how_far: str) -> None:
        self.setWindowTitle(f"{how_far} – {self._name}" if how_far else self._name)
        self.navigation.set_note(Section.HOME, how_far)
