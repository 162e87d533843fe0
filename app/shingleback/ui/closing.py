"""What closing the window means: where there is a tray, the program may stay there, if the person wants that."""

import os
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

from shingleback.bridge.chosen import Chosen
from shingleback.settings.settings import OnClose
from shingleback.ui.tray import Tray

_VARIABLE: Final = "XDG_ACTIVATION_TOKEN"


class Closing(QObject):
    """Stands before the window's own `closeEvent`. While a backup runs, the window asks its own question."""

    def __init__(self, window: QWidget, tray: Tray, chosen: Chosen, is_busy: Callable[[], bool]) -> None:
        super().__init__(window)
        self._window = window
        self._tray = tray
        self._chosen = chosen
        self._is_busy = is_busy
        self._is_quitting = False
        window.installEventFilter(self)
        tray.quit_asked.connect(self.quit)
        tray.lost.connect(self._on_tray_lost)

    def quit(self) -> None:
        """End the program, unless the person wants a backup to go on."""
        if self._is_busy():
            self._bring_up()
        self._is_quitting = True
        try:
            if self._window.close():
                QApplication.quit()
        finally:
            self._is_quitting = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        is_close = watched is self._window and event.type() == QEvent.Type.Close
        if not is_close or self._is_quitting or self._is_busy() or not self._tray.is_there:
            return False
        choice = self._choice()
        if choice is OnClose.QUIT:
            return False
        event.ignore()
        if choice is OnClose.STAY:
            self._window.hide()
        return True

    def _choice(self) -> OnClose:
        """ASK: the person does not want to close it after all."""
        if self._chosen.on_close is OnClose.ASK:
            choice = self._ask()
            if choice is not OnClose.ASK:
                self._chosen.set_on_close(choice)
            return choice
        return self._chosen.on_close

    def _ask(self) -> OnClose:
        box = QMessageBox(self._window)
        box.setIcon(QMessageBox.Icon.Question)
        box.setText(self.tr("Should Shingleback stay in the tray?"))
        box.setInformativeText(
            self.tr(
                "From there it tells you when a drive is plugged in. Its icon opens the window again, and has a menu"
                " to quit. You are asked this once."
            )
        )
        stay = box.addButton(self.tr("&Stay in the tray"), QMessageBox.ButtonRole.AcceptRole)
        leave = box.addButton(self.tr("&Quit"), QMessageBox.ButtonRole.DestructiveRole)
        cancel = box.addButton(QMessageBox.StandardButton.Cancel)
        box.setDefaultButton(stay)
        box.setEscapeButton(cancel)
        box.exec()
        if box.clickedButton() is stay:
            return OnClose.STAY
        return OnClose.QUIT if box.clickedButton() is leave else OnClose.ASK

    def _on_tray_lost(self) -> None:
        """Nobody is to look for a program that runs unseen."""
        if not self._window.isVisible():
            self._bring_up()

    def _bring_up(self) -> None:
        self._window.show()
        self._window.raise_()
        self._window.activateWindow()


def take_token(token: str) -> None:
    """The desktop allows the next window that comes up to come to the front. Qt reads it from the environment."""
    os.environ[_VARIABLE] = token
