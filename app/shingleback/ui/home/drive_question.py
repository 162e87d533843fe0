"""The question when a backup set meets a drive for the first time."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from shingleback.bridge.standings import SetView
from shingleback.model.drive import Drive
from shingleback.ui.home import texts
from shingleback.ui.texts import translate
from shingleback.words import QT_TRANSLATE_NOOP

_CONTEXT: Final = "home"
_SERIAL_LETTERS: Final = 4  # enough to compare with the label on the drive
_QUESTION: Final = QT_TRANSLATE_NOOP("home", "Is this the right drive for {name}?")
_SERIAL: Final = QT_TRANSLATE_NOOP("home", "Serial number ending in {letters}")
_PLACE: Final = QT_TRANSLATE_NOOP("home", "Open at {place}")
_NEW: Final = QT_TRANSLATE_NOOP("home", "Nothing has been backed up to it yet. Other drives may have the same name.")
_OTHER: Final = QT_TRANSLATE_NOOP(
    "home", "Earlier backups of this set went to another drive. Other drives may have the same name."
)
_USE: Final = QT_TRANSLATE_NOOP("home", "&Use this drive")
_LEAVE: Final = QT_TRANSLATE_NOOP("home", "&Not this drive")


def is_right_drive(view: SetView, drive: Drive, parent: QWidget) -> bool:
    """Escape and Enter say no."""
    box = QMessageBox(parent)
    box.setIcon(QMessageBox.Icon.Question)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(translate(_CONTEXT, _QUESTION).format(name=texts.name(view.chosen)))
    box.setInformativeText("\n\n".join((_about(view, drive), _why(view))))
    use = box.addButton(translate(_CONTEXT, _USE), QMessageBox.ButtonRole.AcceptRole)
    leave = box.addButton(translate(_CONTEXT, _LEAVE), QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(leave)
    box.setEscapeButton(leave)
    box.exec()
    return box.clickedButton() is use


def _about(view: SetView, drive: Drive) -> str:
    lines = [texts.drive_name(drive)]
    if drive.serial:
        lines.append(translate(_CONTEXT, _SERIAL).format(letters=drive.serial[-_SERIAL_LETTERS:]))
    lines.append(translate(_CONTEXT, _PLACE).format(place=view.place))
    return "\n".join(lines)


def _why(view: SetView) -> str:
    return translate(_CONTEXT, _NEW if view.standing.last_good is None else _OTHER)
