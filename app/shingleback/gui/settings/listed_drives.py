"""The drives that the user has marked on their cards, also those not plugged in: shown only if there are any."""

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from shingleback.gui.controllers.settings import SettingsController
from shingleback.gui.run.texts import translate
from shingleback.gui.widgets import style
from shingleback.gui.widgets.basic import button, sentence
from shingleback.gui.widgets.layouts import discard, held, in_column, in_row, wide
from shingleback.messages import notifications
from shingleback.store.settings import ProtectedDrive, QuietDrive


class _DriveList(QWidget):
    """Attributes: `rows`: one for each drive, with its name and a button."""

    def __init__(self, title: str) -> None:
        super().__init__()
        self.rows: list[QWidget] = []
        self._column = in_column(style.Wrapped(title), on=self)

    def show_drives(
        self, drives: Sequence[QuietDrive | ProtectedDrive], button_for: Callable[[str, str], QPushButton]
    ) -> None:
        """`button_for` is given the key and the name of a drive."""
        for row in self.rows:
            discard(row)
        self.rows = []
        for drive in drives:
            name = notifications.named(drive.name, drive.size_bytes, translate)
            self.rows.append(held(in_row(wide(sentence(name)), button_for(drive.key, name))))
            self._column.addWidget(self.rows[-1])
        self.setVisible(bool(drives))


class ListedDrives(QFrame):
    """A card with the drives without notifications, and those that must never be erased."""

    def __init__(self, chosen: SettingsController, parent: QWidget) -> None:
        super().__init__(parent)
        self._chosen = chosen
        self.quiet = _DriveList(self.tr("You get no notifications about these drives:"))
        self.protected = _DriveList(self.tr("These drives are protected, and can't be set up for backups by mistake:"))
        self.setObjectName("card")
        in_column(self.quiet, self.protected, on=self, space=style.SPACE, margin=style.MARGIN)
        chosen.changed.connect(self.show_choices)
        self.show_choices()

    def show_choices(self) -> None:
        settings = self._chosen.settings
        self.quiet.show_drives(settings.quiet, self._tell_again)
        self.protected.show_drives(settings.protected, self._stop_protecting)
        self.setVisible(bool(settings.quiet or settings.protected))

    def _tell_again(self, key: str, name: str) -> QPushButton:
        tell_again = button(self.tr("Tell me again"), lambda: self._chosen.ask_again(key))
        tell_again.setAccessibleName(self.tr("Tell me about {drive} again").format(drive=name))
        return tell_again

    def _stop_protecting(self, key: str, name: str) -> QPushButton:
        stop = button(self.tr("Stop protecting this drive"), lambda: self._chosen.unprotect(key))
        stop.setAccessibleName(self.tr("No longer protect {drive}").format(drive=name))
        return stop
