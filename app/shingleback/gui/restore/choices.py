"""What a user decides before a restore: where the files go, and what happens to existing ones that differ."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QFileDialog,
    QFrame,
    QListWidget,
    QListWidgetItem,
    QRadioButton,
    QWidget,
)

from shingleback.domain.text import visible
from shingleback.gui.controllers.restore import ConflictPolicy
from shingleback.gui.run.texts import isolated, translate
from shingleback.gui.widgets import style
from shingleback.gui.widgets.basic import ElidedLabel, button, indented
from shingleback.gui.widgets.layouts import columns, in_column
from shingleback.gui.widgets.plain import tool_tip
from shingleback.messages.places import NamesInBackup

_ROWS_SEEN: Final = 6


class TargetChoice(QFrame):
    """The original folder, or another one.

    Attributes:
        original: what is shown as the original folder.
        folder: the other folder.

    Signals:
        chosen: the user has chosen one of them.
    """

    chosen = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("card")
        self.folder = str(Path.home() / self.tr("Restored files"))
        self.old_place = QRadioButton(self.tr("To the &original folder"))
        self.elsewhere = QRadioButton(self.tr("To &another folder"))
        self.original = ElidedLabel()
        self._another = ElidedLabel()
        self._show_folder()
        self.change = button(self.tr("&Choose a folder…"), self._choose)
        rows = columns(0, 1, across=style.SPACE, down=style.SPACE, on=self)
        rows.setContentsMargins(*[style.MARGIN] * 4)
        group = QButtonGroup(self)
        for row, (control, place) in enumerate(((self.old_place, self.original), (self.elsewhere, self._another))):
            group.addButton(control)
            rows.addWidget(control, row, 0)
            rows.addWidget(style.dimmed(place), row, 1)
        rows.addWidget(self.change, 1, 2)
        for control in (self.old_place, self.elsewhere):
            control.clicked.connect(self.chosen)

    @property
    def target(self) -> str:
        """The folder to restore to; empty for the original one."""
        return self.folder if self.elsewhere.isChecked() else ""

    @property
    def checked(self) -> QRadioButton:
        return self.elsewhere if self.elsewhere.isChecked() else self.old_place

    def _show_folder(self) -> None:
        self._another.show_sentence(isolated(translate.path(self.folder)), self.folder)

    def _choose(self) -> None:
        folder = QFileDialog.getExistingDirectory(self, self.tr("Where should the files go?"), str(Path.home()))
        if folder:
            self.folder = folder
            self._show_folder()
            self.elsewhere.setChecked(True)
            self.chosen.emit()


class ConflictChoice(QWidget):
    """Lists the files that differ from the backup now, and asks what should happen to them.

    Signals:
        chosen: the user has chosen.
    """

    chosen = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.there = QListWidget()
        self.there.setAccessibleName(self.tr("Files that differ from the backup now"))
        self.there.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.keep = QRadioButton()
        self.both = QRadioButton(self.tr("Keep &both"))
        self.beside = ElidedLabel()
        style.dimmed(self.beside)
        self.replace = QRadioButton()
        self._policies = {
            ConflictPolicy.KEEP: self.keep,
            ConflictPolicy.BOTH: self.both,
            ConflictPolicy.REPLACE: self.replace,
        }
        self.reset()
        group = QButtonGroup(self)
        column = in_column(self.there, on=self, space=style.SPACE // 2)
        for control in self._policies.values():
            group.addButton(control)
            column.addWidget(control)
            control.clicked.connect(self._on_chosen)
            if control is self.both:
                column.addWidget(indented(self.beside))

    @property
    def policy(self) -> ConflictPolicy:
        return next(policy for policy, control in self._policies.items() if control.isChecked())

    def reset(self) -> None:
        """Forget the last answer, since it was about other files."""
        self.keep.setChecked(True)
        self._has_chosen = False

    def ask(
        self, paths: Sequence[str], names: NamesInBackup, *, other_name: str, offers_both: bool, has_others: bool
    ) -> None:
        """Ask about these files. `has_others`: there are others to restore; if not, suggest to keep both.

        `names`: what the files are called. `other_name`: what the first one from the backup is called beside it.
        """
        for part in (self.both, self.beside):
            part.setVisible(offers_both)
        if offers_both and not has_others and not self._has_chosen:
            self.both.setChecked(True)
        self.there.clear()
        is_single = len(paths) == 1
        self.keep.setText(self.tr("&Leave it as it is") if is_single else self.tr("&Leave them as they are"))
        self.replace.setText(
            self.tr("Re&place it with the one from the backup")
            if is_single
            else self.tr("Re&place them with those from the backup")
        )
        self._name_beside(other_name, is_single=is_single)
        for path in paths:
            QListWidgetItem(names.way_to(path), self.there).setToolTip(tool_tip(path))
        row = self.there.sizeHintForRow(0)
        self.there.setFixedHeight(min(len(paths), _ROWS_SEEN) * row + 2 * self.there.frameWidth())
        self.show()

    def _name_beside(self, other_name: str, *, is_single: bool) -> None:
        """Say what the file from the backup will be called; not if an earlier restore put it there."""
        if not other_name:
            text = self.tr("The one from the backup gets the date in its name.")
        elif is_single:
            text = self.tr("The one from the backup becomes “{name}”.")
        else:
            text = self.tr("Those from the backup get the date in their names, such as “{name}”.")
        said = text.format(name=isolated(visible(other_name)))
        self.beside.show_sentence(said)
        self.both.setAccessibleDescription(said)

    def _on_chosen(self) -> None:
        self._has_chosen = True
        self.chosen.emit()
