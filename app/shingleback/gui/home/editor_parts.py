"""The first two cards of the editor of a backup set: what to back up, and where to."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog, QFrame, QLineEdit, QWidget

from shingleback.domain.excludes import excluded_path
from shingleback.gui.controllers.drives import DriveList
from shingleback.gui.controllers.folder_counter import Exclusions, FolderCounter
from shingleback.gui.controllers.folder_recognition import FolderRecognition
from shingleback.gui.controllers.subfolders import Subfolders
from shingleback.gui.home import leaving_out, texts
from shingleback.gui.home.exclusions import ExclusionsLine
from shingleback.gui.home.place_chooser import OtherDrive, PlaceChooser
from shingleback.gui.run.folder_question import FolderQuestionCard
from shingleback.gui.widgets import style
from shingleback.gui.widgets.basic import button, hint, in_named_card, named_card
from shingleback.gui.widgets.choosers import FolderList, removing_button
from shingleback.gui.widgets.layouts import AlignedForm, add, in_row
from shingleback.gui.widgets.plain import add_field
from shingleback.store.settings import BackupSet, DriveName


class WhatPart(QObject):
    """The folders of the set, what of them is excluded, and the name of the set.

    Signals:
        leaving_out_requested: choose folders to leave out.
    """

    leaving_out_requested = Signal()

    def __init__(
        self, counting: FolderCounter, recognition: FolderRecognition, demo_home: str, editor: QWidget
    ) -> None:
        super().__init__(editor)
        self.name = QLineEdit()
        self.name.setAccessibleName(self.tr("Name of the backup set"))
        self.folders = FolderList(demo_home)
        self.remove = removing_button(self.tr("&Remove"), self.folders, self.folders.remove_selected)
        self._left_out: list[str] = []
        self.leave_out = button(self.tr("Exc&lude folders…"), self.leaving_out_requested.emit)
        self.left_out = hint()
        self.question = FolderQuestionCard(recognition)
        self.exclusions = ExclusionsLine(counting)

    def card(self) -> QFrame:
        frame, layout = named_card(self.tr("What"), style.SPACE // 2)
        add_folder = button(self.tr("Add &folder…"), self.folders.choose)
        buttons = in_row(add_folder, self.remove, self.leave_out, None)
        line = AlignedForm()
        add_field(line, self.tr("Na&me"), self.name)
        add(layout, self.folders, buttons, self.question, self.left_out, self.exclusions, line)
        return frame

    @property
    def left_out_paths(self) -> list[str]:
        """The folders to leave out that are within the chosen ones."""
        return leaving_out.within(self._left_out, self.folders.folders)

    def show_set(self, chosen: BackupSet) -> None:
        self.name.setText(chosen.name)
        self.folders.set_folders(chosen.folders)
        self.exclusions.show_exclusions(Exclusions.of_set(chosen))
        self._left_out = [path for path in map(excluded_path, chosen.excludes) if path]

    def show_folders(self, folders: list[str]) -> None:
        """Show what depends on the chosen folders."""
        self.name.setPlaceholderText(texts.name(BackupSet(folders=folders)) if folders else "")
        self.leave_out.setEnabled(bool(folders))
        self.exclusions.show_folders(folders)
        style.show_text(self.left_out, leaving_out.left_out_text(self.left_out_paths, folders))

    def pick_left_out(self, subfolders: Subfolders, parent: QWidget) -> bool:
        """Open the dialog to leave out subfolders of the chosen folders; return whether it was accepted."""
        dialog = leaving_out.LeavingOutDialog(self.folders.folders, self._left_out, subfolders, parent)
        is_accepted = dialog.exec() == QDialog.DialogCode.Accepted
        if is_accepted:
            self._left_out = dialog.left_out
        return is_accepted


class WherePart(QObject):
    """The destination, and the one on a second drive that takes turns with it.

    Signals:
        first_named: a complete place on the first drive; emitted before `named`.
        named: a complete place on either drive.
        changed: a choice has changed.
    """

    first_named = Signal(str)
    named = Signal(str)
    changed = Signal()

    def __init__(
        self,
        drives: DriveList,
        saved_drive: Callable[[str], DriveName | None],
        *,
        is_demo: bool,
        editor: QWidget,
    ) -> None:
        super().__init__(editor)
        self.place = self.named_chooser = PlaceChooser(drives, is_demo=is_demo, saved_drive=saved_drive)
        self.other = OtherDrive(drives, saved_drive)
        if is_demo:
            self.other.hide()
        self.reading = style.dimmed(style.Wrapped())
        self.reading.hide()
        self.place.changed.connect(self.changed)
        self.other.changed.connect(self.changed)
        self.place.named.connect(lambda place: self._on_named(self.place, place))
        self.other.chooser.named.connect(lambda place: self._on_named(self.other.chooser, place))

    def card(self) -> QFrame:
        return in_named_card(self.tr("Where to"), self.place, self.reading, self.other, space=style.SPACE // 2)

    def show_folders(self, folders: list[str], *, is_demo: bool) -> None:
        """Show what the chosen folders, and either place, mean for both choosers."""
        if not is_demo:
            self.place.show_folders(folders)
            self.other.chooser.show_folders(folders)
        self.place.exclude_drives((self.other.place,))
        self.other.chooser.exclude_drives((self.place.place,))

    def _on_named(self, chooser: PlaceChooser, place: str) -> None:
        if place:
            self.named_chooser = chooser
        if chooser is self.place:
            self.first_named.emit(place)
        self.named.emit(place)
