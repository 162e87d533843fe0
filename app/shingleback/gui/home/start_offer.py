"""What a card offers if backups start only while the program is running."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QMessageBox

from shingleback.backup_sets.starting import Way
from shingleback.gui.run.texts import translate
from shingleback.gui.widgets.plain import PlainMessageBox
from shingleback.messages.translate import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from shingleback.gui.controllers.automatic import AutomaticStart
    from shingleback.gui.home.overview import SetOverview

_CONTEXT: Final = "home"
_NO_LOGIN_START: Final = QT_TRANSLATE_NOOP("home", "This desktop may not start programs when you log in.")
_STARTUP_FILE: Final = QT_TRANSLATE_NOOP(
    "home",
    "If it does not, add this line to its startup file:\n\n{line}\n\nUntil then, automatic backups start while"
    " Shingleback is running. Daily backups can also be started by a timer.",
)


class StartOffers(QObject):
    """Sets up what the backups of a set need, or says how the user can. Belongs to the overview."""

    def __init__(self, overview: SetOverview, automatic: AutomaticStart) -> None:
        super().__init__(overview)
        self._overview = overview
        self._automatic = automatic
        overview.requests.start_requested.connect(self._set_up)

    def _set_up(self, key: str) -> None:
        view = self._overview.cards[key].view
        is_about_login = view.offer in (Way.LOGIN, Way.STARTUP_FILE)
        self._automatic.set_up(view.chosen.when)
        if is_about_login and not self._automatic.desktop_starts_programs:
            # Such a desktop reads no autostart entries. The line can be copied.
            text = translate(_CONTEXT, _NO_LOGIN_START)
            details = translate(_CONTEXT, _STARTUP_FILE).format(line=self._automatic.line_for_startup_file)
            box = PlainMessageBox(QMessageBox.Icon.Information, text, details, parent=self._overview)
            selectable = Qt.TextInteractionFlag
            box.setTextInteractionFlags(selectable.TextSelectableByMouse | selectable.TextSelectableByKeyboard)
            box.exec()
