"""About the program: its version, its license and those of its libraries, and where to report a bug."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QWidget

from shingleback import __version__
from shingleback.gui.about.report import ReportSaver
from shingleback.gui.run.texts import translate
from shingleback.gui.widgets import style
from shingleback.gui.widgets.basic import Collapsible, Scrolling, button, hint, program_icon, sentence
from shingleback.gui.widgets.layouts import MIDDLE, TOP, held, in_column, in_row, placed, wide
from shingleback.gui.widgets.shortcuts import close_by_keys
from shingleback.store.installation import address, installed_as, libraries, licenses_folder

_PICTURE: Final = 64
_WIDTH: Final = 90  # letters
_HEIGHT: Final = 68
_QT: Final = "PySide6_Essentials"
_CONTEXT: Final = "about"


class AboutDialog(QDialog):
    """Saves reports through `saver`, whose results it shows."""

    def __init__(self, saver: ReportSaver, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        close_by_keys(self)
        self._saver = saver
        lines = (f"{library.name} {library.version}: {library.license}" for library in libraries())
        licenses = held(in_column(placed(sentence("\n".join(lines)), TOP)))
        self.libraries = Collapsible(self.tr("All libraries and their licenses"), licenses)
        self.setWindowTitle(self.tr("About Shingleback"))
        self.report = sentence(
            self.tr(
                "Something wrong? Save a report, and attach it to a bug report at {address}. It contains no"
                " names of files, drives or people."
            ).format(address=address("Issues"))
        )
        self.save = button(self.tr("Save a &report…"), self._save)
        self.outcome = style.Wrapped()
        self.outcome.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.outcome.hide()
        self.box = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.box.rejected.connect(self.reject)
        saver.finished.connect(self._on_ended)
        self._lay_out()
        self.save.setFocus()

    def _lay_out(self) -> None:
        name = style.heading(style.Wrapped(f"Shingleback {__version__}"), 1.6)
        title = in_column(name, hint(translate(_CONTEXT, installed_as().label)), space=style.SPACE // 3)
        head = in_row(placed(program_icon(_PICTURE), MIDDLE), wide(title), space=style.MARGIN)
        program_license = sentence(
            self.tr(
                "Free software under the GNU General Public License, version 3 or later. It comes without any warranty."
            )
        )
        qt_license = sentence(
            self.tr(
                "Qt and PySide6 {version} draw the window. They are used under the GNU Lesser General Public License,"
                " version 3."
            ).format(version=next((library.version for library in libraries() if library.name == _QT), ""))
        )
        license_texts = hint(self.tr("The texts of the licenses: {folder}").format(folder=licenses_folder()))
        content = in_column(
            head,
            program_license,
            qt_license,
            self.libraries,
            license_texts,
            self.report,
            None,
            space=style.MARGIN,
        )
        foot = in_row(self.save, None, self.box)
        in_column(wide(Scrolling(held(content))), self.outcome, foot, on=self, margin=style.MARGIN, space=style.MARGIN)
        style.resize_to_letters(self, _WIDTH, _HEIGHT)

    def _save(self) -> None:
        if self._saver.ask_and_save(self):
            self.save.setEnabled(False)

    def _on_ended(self, says: str) -> None:
        self.save.setEnabled(True)
        self.outcome.setText(says)
        self.outcome.show()
