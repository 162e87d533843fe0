"""Opens the dialog about the program, and offers a report after a crash."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from collections.abc import Callable

    from shingleback.gui.about.report import ReportSaver
    from shingleback.gui.controllers.worker import Worker
    from shingleback.gui.home.page import HomePage
    from shingleback.gui.settings.page import SettingsPage
    from shingleback.gui.window.tray import Tray
    from shingleback.gui.window.window import Window


class AboutOpener(QObject):
    """Belongs to the window. What it shows is loaded when the user asks for it."""

    def __init__(self, window: Window, tray: Tray, make_worker: Callable[[], Worker]) -> None:
        super().__init__(window)
        self._window = window
        self._make_worker = make_worker
        self._late_saver: ReportSaver | None = None
        self._has_crashed = False
        tray.about_requested.connect(self._open_from_tray)
        window.pages.settings.on_created(self._connect_settings)
        window.pages.home.on_created(self._connect_home)

    @property
    def saver(self) -> ReportSaver:
        if self._late_saver is None:
            from shingleback.gui.about.report import ReportSaver  # noqa: PLC0415 (see above)

            self._late_saver = ReportSaver(self._make_worker(), self)
        return self._late_saver

    def open(self) -> None:
        from shingleback.gui.about.dialog import AboutDialog  # noqa: PLC0415 (see above)

        dialog = AboutDialog(self.saver, self._window)
        dialog.exec()
        dialog.deleteLater()

    def offer_report(self) -> None:
        """Offer a report after a crash, until the user closes the offer."""
        self._has_crashed = True
        self._window.home.overview.banners.crash.show_crash()

    def stop(self) -> None:
        """Stop everything at the end of the program."""
        if self._late_saver is not None:
            self._late_saver.stop()

    def _open_from_tray(self) -> None:
        self._window.bring_to_front()
        self.open()

    def _connect_settings(self, page: SettingsPage) -> None:
        page.about_requested.connect(self.open)

    def _connect_home(self, page: HomePage) -> None:
        crash = page.overview.banners.crash
        crash.save_requested.connect(self._save)
        crash.closed.connect(self._forget)
        if self._has_crashed:  # the pages were created again in another language
            crash.show_crash()

    def _save(self) -> None:
        self.saver.finished.connect(self._window.home.overview.banners.crash.show_result)
        self.saver.ask_and_save(self._window)

    def _forget(self) -> None:
        self._has_crashed = False
