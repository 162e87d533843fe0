"""The main window: its sections, and the navigation between them.

It is shown before its pages are loaded, which takes several times as long. So this module imports no page at the top,
nor `Qt` itself, whose enumerations take as long to load as the rest of a small window.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Final

import shiboken6
from PySide6 import QtCore
from PySide6.QtGui import QCloseEvent, QIcon, QShowEvent
from PySide6.QtWidgets import QLayout, QMainWindow, QStackedWidget, QWidget

from shingleback.domain.destination import SIMULATED_DRIVE
from shingleback.gui.controllers.pages import Lazy, Section
from shingleback.gui.widgets import style
from shingleback.gui.widgets.navigator import (
    Destination,
    EjectDrive,
    Navigator,
    OpenDrive,
    RestoreFiles,
    ShowDrive,
    WhatHappened,
)
from shingleback.gui.window.activation import bring_to_front
from shingleback.store.private_files import resource_path

if TYPE_CHECKING:
    from collections.abc import Callable

    from shingleback.domain.drive import Drive
    from shingleback.gui.controllers.drives import DriveList
    from shingleback.gui.controllers.pages import Backups
    from shingleback.gui.diagnosis.page import DiagnosePage
    from shingleback.gui.diagnosis.state import DiagnosisController
    from shingleback.gui.drives.page import DrivesPage
    from shingleback.gui.help.beside import ExplanationBeside
    from shingleback.gui.help.page import ExplanationsPage
    from shingleback.gui.history.page import HistoryPage
    from shingleback.gui.home.page import HomePage
    from shingleback.gui.restore.page import RestorePage
    from shingleback.gui.settings.page import Session, SettingsPage
    from shingleback.messages.help.topic import Topic
    from shingleback.protocol.cloning import MoveFinished


_NAME: Final = "Shingleback"
_USUAL_LETTERS: Final = (150, 105)
_SMALL: Final = (16, 22, 24, 32)  # pixels: a drawing with fewer lines
_LARGE: Final = (48, 64, 128)


class Window(Navigator, QMainWindow):
    """The main window. The properties named after pages create the page on first use; `pages` tells which exist.

    Attributes:
        is_simulated: all drives are simulated.
        section: of the current page, also before the window is shown.
    """

    def __init__(self) -> None:
        """The window is empty until `build_pages`."""
        super().__init__()
        self._diagnosis: DiagnosisController | None = None
        self._moved: MoveFinished | None = None
        self.setWindowTitle(_NAME)
        style.resize_to_letters(self, *_USUAL_LETTERS)

    def build_pages(
        self,
        backups: Backups,
        drives: DriveList,
        diagnosis: DiagnosisController,
        preset: str = "",
        session: Callable[[], Session] | None = None,
    ) -> None:
        """Create the pages and the navigation. `preset` is the name of a simulated drive; empty for real ones."""
        from shingleback.gui.run.texts import translate  # noqa: PLC0415 (see above; so are the others)
        from shingleback.gui.widgets.accessibility import Help  # noqa: PLC0415
        from shingleback.gui.widgets.keys import on_refresh  # noqa: PLC0415
        from shingleback.gui.window.folding import FoldingRow  # noqa: PLC0415
        from shingleback.gui.window.navigation import MnemonicArbiter, Navigation  # noqa: PLC0415
        from shingleback.gui.window.pages import BUTTONS, Pages  # noqa: PLC0415

        self._diagnosis = diagnosis
        translate.name_by(lambda: drives.drives)
        self.is_simulated = bool(preset)
        self._name = self._named()
        self.section = self._came_from = Section.HOME
        self.pages = Pages(backups, drives, diagnosis, preset, session)
        self._by_section = self.pages.by_section()
        self.navigation = Navigation(tuple(self._by_section))
        self._mnemonics = MnemonicArbiter(tuple(self.navigation.buttons.values()), self)
        self.help = Help(self, lambda: BUTTONS[self.section].topic)
        self.navigation.set_help(self.help.button)
        on_refresh(self, self.read_again)
        self._stack = QStackedWidget()
        self.beside = Lazy(self._make_beside)
        self._asker: QWidget | None = None
        self._is_unseen = True
        self._row = FoldingRow(self.navigation, self._stack)
        for page in self._by_section.values():
            page.on_created(self._add)
        self.setCentralWidget(self._row)
        self.setWindowTitle(self._name)
        self.navigation.set_foot(self._foot())
        self.navigation.chosen.connect(self._on_chosen)
        self.pages.home.on_created(self._connect_home)
        self.pages.drives.on_created(self._connect_drives)
        self.pages.restore.on_created(self._connect_restore)
        self.pages.explanations.on_created(lambda page: page.closed.connect(self.go_back))
        if self.isVisible():
            self.show_section(Section.HOME)

    @property
    def home(self) -> HomePage:
        return self.pages.home.get()

    @property
    def drives(self) -> DrivesPage:
        return self.pages.drives.get()

    @property
    def restore(self) -> RestorePage:
        return self.pages.restore.get()

    @property
    def history(self) -> HistoryPage:
        return self.pages.history.get()

    @property
    def happened(self) -> DiagnosePage:
        return self.pages.happened.get()

    @property
    def explanations(self) -> ExplanationsPage:
        return self.pages.explanations.get()

    @property
    def settings(self) -> SettingsPage:
        return self.pages.settings.get()

    @property
    def page(self) -> QWidget:
        return self._by_section[self.section].get()

    @property
    def is_busy(self) -> bool:
        """A backup or a restore is in progress, which closing the window would stop."""
        home, restore = self.pages.home.instance, self.pages.restore.instance
        is_backing_up = home is not None and (home.is_busy or home.is_stopping)
        return is_backing_up or (restore is not None and restore.is_busy)

    def show_section(self, section: Section) -> None:
        if section is not self.section and self.beside.instance is not None:
            self.beside.instance.hide()
        self.section = section
        self._is_unseen = False
        self.navigation.show_section(section)
        self._stack.setCurrentWidget(self.page)
        self.page.setFocus(QtCore.Qt.FocusReason.OtherFocusReason)

    def rebuild_pages(self) -> None:
        """Create all pages again in another language; their state is in the controllers."""
        self._name = self._named()
        self.setWindowTitle(self._name)
        self.navigation.retranslate()
        self.navigation.set_note(Section.HOME, "")
        self.navigation.set_foot(self._foot())
        self.help.retranslate()
        panel = self.beside.instance
        self.beside.forget()
        if panel is not None:
            self._row.cramped.disconnect(self._on_cramped)
            self._row.take_beside(panel)
            panel.hide()
            panel.deleteLater()
        if (home := self.pages.home.instance) is not None:
            home.keep_open()
        for page in self._by_section.values():
            before = page.instance
            page.forget()
            if before is not None:
                self._stack.removeWidget(before)
                before.hide()
                before.deleteLater()
        if not self._is_unseen:
            self.show_section(self.section)

    def read_again(self) -> None:
        """Read again what the current page shows; pages that show only what does not change ignore it."""
        from shingleback.gui.widgets.keys import Rereadable  # noqa: PLC0415 (see above)

        if isinstance(self.page, Rereadable):
            self.page.read_again()

    def open_destination(self, destination: Destination) -> bool:
        match destination:
            case ShowDrive(key):
                self.show_drive(key)
            case OpenDrive(opening):
                self.drives.requests.opening.emit(opening)
            case EjectDrive(drive):
                self.eject(drive)
            case WhatHappened(device, name):
                self.ask_what_happened(device, name)
            case RestoreFiles(place, version):
                self.restore_from(place, version)
            case topic:
                self.explain(topic)
        return True

    def explain(self, topic: Topic) -> None:
        """Open an explanation beside what it explains; in a narrow window on its page, with a way back."""
        if self.section is Section.EXPLANATIONS:
            self.explanations.explain(topic)
        elif self._row.has_room_beside:
            panel = self.beside.get()
            focused = self.focusWidget()
            if focused is not None and not panel.isAncestorOf(focused) and focused is not panel:
                self._asker = focused
            panel.begin(topic)
        else:
            self._explain_on_page(topic)

    def _close_beside(self) -> None:
        """Close the explanation, and focus the button again that asked for it."""
        self.beside.get().hide()
        if self._asker is not None and shiboken6.isValid(self._asker):
            self._asker.setFocus(QtCore.Qt.FocusReason.OtherFocusReason)
        else:
            self.page.setFocus(QtCore.Qt.FocusReason.OtherFocusReason)

    def _on_cramped(self) -> None:
        """Show the explanation on its own page, since the window has become too narrow for both."""
        topic = self.beside.get().view.topic
        self._close_beside()
        if topic is not None:
            self._explain_on_page(topic)

    def _make_beside(self) -> ExplanationBeside:
        from shingleback.gui.help.beside import ExplanationBeside  # noqa: PLC0415 (see above)

        panel = ExplanationBeside()
        panel.closed.connect(self._close_beside)
        panel.all_requested.connect(self._explain_on_page)
        self._row.put_beside(panel)
        self._row.cramped.connect(self._on_cramped)
        return panel

    def _explain_on_page(self, topic: Topic) -> None:
        self._came_from = self.section
        self.explanations.begin(topic)
        self.show_section(Section.EXPLANATIONS)

    def go_back(self) -> None:
        """Return to the page that asked for the explanation, and focus its button again."""
        asker = self._by_section[self._came_from].get().focusWidget()
        self.show_section(self._came_from)
        if asker is not None:
            asker.setFocus(QtCore.Qt.FocusReason.OtherFocusReason)

    def ask_what_happened(self, device: str, name: str) -> None:
        """Ask what happened to one drive."""
        self.show_section(Section.DIAGNOSIS)
        self.happened.ask(device, name)

    def back_up_to(self, folder: str) -> None:
        self.show_section(Section.HOME)
        self.home.choose_destination(folder)

    def begin(self, key: str) -> None:
        """Start the backup of a set, or show why it cannot start."""
        self.show_section(Section.HOME)
        self.home.begin(key)

    def restore_from(self, place: str, version: str = "") -> None:
        """Open the page Restore with the backup at a place; if `place` is empty, with the one last shown."""
        if place:
            self.restore.open_place(place, version)
        self.show_section(Section.RESTORE)

    def eject(self, drive: Drive) -> None:
        self.show_section(Section.HOME)
        self.home.eject(drive)

    def show_drive(self, key: str) -> None:
        """Show a drive, or instructions to plug it in if it is not there."""
        self.show_section(Section.DRIVES)
        self.drives.show_drive(key)

    @property
    def is_seen(self) -> bool:
        """Whether the user looks at the window. A minimized one may stay the active one."""
        return self.isActiveWindow() and self.isVisible() and not self.isMinimized()

    def bring_to_front(self) -> None:
        """Bring the window to the front."""
        bring_to_front(self)

    def showEvent(self, event: QShowEvent) -> None:
        """Show the first page if the program was started into the tray, so that none was shown yet."""
        super().showEvent(event)
        if self._diagnosis is not None and self._is_unseen:
            self.show_section(Section.HOME)

    def closeEvent(self, event: QCloseEvent) -> None:
        if self._diagnosis is None:  # not furnished yet
            return
        open_pages = [page for page in (self.pages.home.instance, self.pages.restore.instance) if page is not None]
        busy = next((page for page in open_pages if page.is_busy), None)
        if busy is not None:
            event.ignore()
            busy.stop()
            return
        for page in open_pages:
            page.leave()
        self._diagnosis.stop()
        event.accept()

    def _named(self) -> str:
        """Return a title that ends with the program's name, which Qt would append otherwise."""
        drive = QtCore.QCoreApplication.translate("drives", SIMULATED_DRIVE)
        return f"{drive} – {_NAME}" if self.is_simulated else _NAME

    def _add(self, page: QWidget) -> None:
        """Add a page. Recomputes its layouts, in which hidden parts would still count and make the window grow."""
        for layout in page.findChildren(QLayout):
            layout.invalidate()
        self._stack.addWidget(page)

    def _foot(self) -> str:
        if not self.is_simulated:
            return ""
        return self.tr("This drive is simulated. It runs 30 times faster than a real one.")

    def _connect_home(self, page: HomePage) -> None:
        page.progressed.connect(self._show_progress)
        page.stopped.connect(self.close)
        if not self.is_simulated:
            page.plug_in_requested.connect(lambda: self.show_drive(""))

    def _connect_drives(self, page: DrivesPage) -> None:
        page.requests.backup.connect(self.back_up_to)
        page.requests.begin.connect(self.begin)
        page.requests.eject.connect(self.eject)
        page.requests.moved.connect(self._on_moved)

    def _connect_restore(self, page: RestorePage) -> None:
        page.stopped.connect(self.close)
        moved, self._moved = self._moved, None
        if moved is not None:
            page.expect(moved)

    def _on_moved(self, result: MoveFinished) -> None:
        """Tell the page Restore about a moved backup, also if that page is created later."""
        if (restore := self.pages.restore.instance) is not None:
            restore.expect(result)
        else:
            self._moved = result

    def _on_chosen(self, section: Section) -> None:
        """Show a section; of the one that is shown already, its first page. Work goes on."""
        from shingleback.gui.widgets.keys import return_to_first  # noqa: PLC0415 (see above)

        if section is Section.EXPLANATIONS:
            self.explanations.open()
        if section is self.section:
            return_to_first(self.page)
        self.show_section(section)

    def _show_progress(self, how_far: str) -> None:
        self.setWindowTitle(f"{how_far} – {self._name}" if how_far else self._name)
        self.navigation.set_note(Section.HOME, how_far)


class TrayState(StrEnum):
    """What the icon shows at a glance; the first that applies, in this order."""

    ATTENTION = "attention"  # a drive vanished or was forgotten
    RUNNING = "running"
    SAFE = "safe"  # a drive can be unplugged
    IDLE = "idle"


def app_icon() -> QIcon:
    icon = QIcon()
    for name, sides in (("shingleback-small", _SMALL), ("shingleback", _LARGE)):
        drawing = _drawing(name)
        for side in sides:
            icon.addPixmap(drawing.pixmap(side, side))
    return icon


def tray_icon(state: TrayState) -> QIcon:
    """Return the icon of a state; the icons differ in shape and color."""
    return _drawing(f"tray-{state}")


def _drawing(name: str) -> QIcon:
    return QIcon(str(resource_path(f"icons/{name}.svg")))
