"""What to back up and when: folders with their sizes, what is excluded, and how long the first backup may take.

A drive may also alternate with the drive of an existing backup set.
"""

import contextlib
import math
import os
from collections.abc import Sequence
from pathlib import Path

import msgspec.structs
from PySide6.QtCore import QSize, QStandardPaths, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFileDialog,
    QHeaderView,
    QRadioButton,
    QSizePolicy,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from shingleback.domain.copy_time import first_run
from shingleback.domain.text import display_path
from shingleback.gui.controllers.folder_counter import Exclusions, FolderCounter
from shingleback.gui.controllers.folder_recognition import FolderRecognition
from shingleback.gui.home import texts as home_texts
from shingleback.gui.home.exclusions import ExclusionsLine
from shingleback.gui.run import texts as run_texts
from shingleback.gui.run.folder_question import FolderQuestionCard
from shingleback.gui.run.texts import files, size, translate
from shingleback.gui.widgets import style
from shingleback.gui.widgets.basic import Notice, button, hint, in_card, in_named_card, sentence
from shingleback.gui.widgets.choosers import PathDelegate, WhenChooser, home_of, removing_button, select_current
from shingleback.gui.widgets.layouts import in_column, in_row
from shingleback.gui.widgets.plain import literal, tool_tip
from shingleback.gui.widgets.start_box import StartBox
from shingleback.gui.wizard import texts
from shingleback.gui.wizard.controller import SetupController
from shingleback.gui.wizard.flow import ErrandRequested, can_go_back
from shingleback.gui.wizard.page import PageButtons, WizardPage
from shingleback.gui.wizard.state import Errand, SetupState
from shingleback.messages import formatting_steps as step_texts
from shingleback.protocol.result_items import Tally
from shingleback.store.settings import BackupSet, Settings, When

_MIN_LINES = 3
_MAX_LINES = 9
_USUAL = (
    QStandardPaths.StandardLocation.DocumentsLocation,
    QStandardPaths.StandardLocation.PicturesLocation,
    QStandardPaths.StandardLocation.MusicLocation,
    QStandardPaths.StandardLocation.MoviesLocation,
    QStandardPaths.StandardLocation.DesktopLocation,
)


class _SizedFolder(QTreeWidgetItem):
    def data(self, column: int, role: int) -> object:
        folders = self.treeWidget()
        if role == Qt.ItemDataRole.AccessibleTextRole and column == 0 and isinstance(folders, SizedFolders):
            return folders.names.name_of(self.text(column))
        return super().data(column, role)


class SizedFolders(QTreeWidget):
    """A list of folders with their sizes. The Delete key removes the selected ones."""

    def __init__(self, counting: FolderCounter, home: str = "") -> None:
        """`home`: see `PathDelegate`."""
        super().__init__()
        self._counting = counting
        self.names = PathDelegate(self, home, lambda: self.folders)
        self.setItemDelegateForColumn(0, self.names)
        self.setRootIsDecorated(False)
        self.setHeaderLabels([self.tr("Folder"), self.tr("What is in it")])
        self.setAccessibleName(self.tr("Folders to back up"))
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.header().setStretchLastSection(False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setTabKeyNavigation(False)
        counting.changed.connect(self._show_sizes)

    def sizeHint(self) -> QSize:
        """Make the list only as high as needed, so that what follows is visible without scrolling."""
        count = self.topLevelItemCount()
        rows = min(max(count, _MIN_LINES), _MAX_LINES)
        row = self.sizeHintForRow(0) if count else self.fontMetrics().lineSpacing() + style.SPACE // 2
        height = self.header().sizeHint().height() + rows * row + 2 * self.frameWidth()
        return QSize(super().sizeHint().width(), height)

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), self.sizeHint().height())

    @property
    def folders(self) -> tuple[str, ...]:
        return tuple(item.text(0) for item in self._items())

    def set_folders(self, folders: Sequence[str]) -> None:
        self.clear()
        for folder in folders:
            _SizedFolder(self, [folder, ""]).setToolTip(0, tool_tip(folder))
        self.updateGeometry()
        self._counting.count(self.folders)
        self._show_sizes()

    def add(self, folder: str) -> None:
        if folder and folder not in self.folders:
            self.set_folders([*self.folders, folder])

    def remove_selected(self) -> None:
        selected = {item.text(0) for item in self.selectedItems()}
        if selected:
            self.set_folders([folder for folder in self.folders if folder not in selected])

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        select_current(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete:
            self.remove_selected()
        else:
            super().keyPressEvent(event)

    def _items(self) -> list[QTreeWidgetItem]:
        items = (self.topLevelItem(row) for row in range(self.topLevelItemCount()))
        return [item for item in items if item is not None]

    def _show_sizes(self) -> None:
        for item in self._items():
            item.setText(1, self._says(item.text(0)))

    def _says(self, folder: str) -> str:
        counted = self._counting.size_of(folder)
        is_complete = self._counting.is_counted(folder)
        if folder in self._counting.missing:
            return self.tr("not there")
        if folder in self._counting.silent:
            below = os.path.relpath(self._counting.silent[folder], display_path(os.fsencode(folder)))
            if below != ".":
                return self.tr("“{path}” does not answer").format(path=below)
            return self.tr("does not answer")
        if counted is None:
            return self.tr("can't be read") if is_complete else self.tr("counting…")
        says = self.tr("{size}, {files}").format(
            size=run_texts.size(counted.bytes), files=run_texts.files(counted.files)
        )
        return says if is_complete else self.tr("{counted} so far…").format(counted=says)


def leads(sets: Sequence[BackupSet], meant: BackupSet) -> list[BackupSet]:
    """Return the sets to which a second drive can be added; empty if the drive already has a set."""
    if any(backup_set.key == meant.key for backup_set in sets):
        return []
    paired = {backup_set.turns_with for backup_set in sets}
    return [
        backup_set
        for backup_set in sets
        if backup_set.is_complete and not backup_set.turns_with and backup_set.key not in paired
    ]


class AlternationChoice(QWidget):
    """Whether a drive gets a backup of its own, or alternates with the drive of an existing backup set.

    Signals:
        chosen: the choice has changed.
    """

    chosen = Signal()

    def __init__(self, leads: Sequence[BackupSet]) -> None:
        super().__init__()
        self._leads = {backup_set.key: backup_set for backup_set in leads}
        self.own = QRadioButton(self.tr("A backup of its own"))
        self.own.setChecked(True)
        self.ways = {
            backup_set.key: QRadioButton(
                self.tr("In turns with the drive of {name}").format(name=literal(home_texts.name(backup_set)))
            )
            for backup_set in leads
        }
        self._group = QButtonGroup(self)
        choices = (self.own, *self.ways.values())
        for choice in choices:
            self._group.addButton(choice)
        text = self.tr("Both drives get the same folders. Keep one of them somewhere else, and swap them now and then.")
        in_column(*choices, hint(text), on=self, space=style.SPACE // 2)
        self._group.buttonClicked.connect(lambda _button: self.chosen.emit())

    @property
    def lead(self) -> BackupSet | None:
        """The set whose drive this one alternates with; None for a backup of its own."""
        return next((self._leads[key] for key, choice in self.ways.items() if choice.isChecked()), None)


class FoldersPage(WizardPage):
    def __init__(self, setup: SetupController, counting: FolderCounter, chosen: Settings, meant: BackupSet) -> None:
        """`meant` provides the initial choices; if it has no folders, the usual folders are used."""
        super().__init__(setup)
        self._counting = counting
        self._own = meant
        self.ready = sentence("")
        self.folders = SizedFolders(counting, home_of(meant.folders) if setup.view.is_simulated else "")
        self.add = button(self.tr("&Add folder…"), self._choose)
        self.remove = removing_button(self.tr("&Remove"), self.folders, self.folders.remove_selected)
        self.exclusions = ExclusionsLine(counting)
        self.exclusions.show_exclusions(Exclusions.of_set(meant))
        self.recognition = FolderRecognition(counting.another_worker(), counting)
        self.recognition.begin("", meant.answers)
        self.question = FolderQuestionCard(self.recognition)
        self.trouble = Notice()
        self.when = WhenChooser()
        self.when.show_when(meant.when)
        self.start = StartBox(self.when)
        self.start.show_set(When.ASK, is_new=True)
        self.turns = AlternationChoice(leads(chosen.sets, meant))
        self.turns.chosen.connect(self._show_turns)
        self.total = sentence("")
        self.estimate = sentence("")
        counting.changed.connect(self._show_total)
        self._lay_out()

    def title(self, state: SetupState) -> str:  # noqa: ARG002 (part of the interface)
        return self.tr("What to back up, and when")

    def announcement(self, state: SetupState) -> str:
        """Say first that the drive is ready, since the focus is already beyond that sentence."""
        return f"{self.ready.text()} {self.title(state)}"

    def enter(self) -> None:
        """Fill in the initial folders, unless some were chosen before."""
        if not self.folders.folders:
            self.folders.set_folders(self._own.folders or usual_folders())

    def leave(self) -> None:
        self._counting.stop()
        self.recognition.stop()

    def show_state(self, state: SetupState) -> None:
        self.trouble.say(texts.trouble(state))
        if state.is_prepared:
            self.ready.setText(self.tr("The drive is ready."))
        else:
            self.ready.setText(self.tr("This continues the backup that is already on the drive."))
        if not self.setup.view.is_simulated:  # its files are on one of the computer's drives, which has another size
            self._counting.look_up(state.destination)
            self.recognition.set_place("" if state.is_prepared else state.destination)
        self._show_total()

    def foot(self, state: SetupState) -> PageButtons:
        says = self._lacks()
        return PageButtons(
            stop=self.tr("&Later"),
            back=self.tr("&Back") if can_go_back(state) else "",
            go_on=self.tr("Back up &now"),
            can_go_on=not says and state.errand is None,
            says=says,
        )

    def _lacks(self) -> str:
        """Return what is missing before the first backup can begin; empty if nothing is."""
        if not self.folders.folders:
            return self.tr("Add at least one folder.")
        is_missing = not self._counting.missing.isdisjoint(self.folders.folders)
        return self.tr("Remove the folder that is not there.") if is_missing else ""

    def go_on(self) -> None:
        self.setup.tell(ErrandRequested(Errand.BACK_UP))

    def first(self) -> QWidget | None:
        return self.folders

    def _show_total(self) -> None:
        if not self.setup.view.is_simulated:
            self.recognition.set_folders(self.folders.folders)
        total = self._counting.total
        text = self.tr("Total: {size}, {files}").format(size=size(total.bytes), files=files(total.files))
        text = text if self._counting.is_complete else self.tr("{total} so far…").format(total=text)
        has_several = len(self.folders.folders) > 1  # the figures of a single folder are beside it
        style.show_text(self.total, text if has_several else "")
        style.show_text(self.estimate, self._estimate(total))
        self.foot_changed.emit()

    def _estimate(self, total: Tally) -> str:
        """Estimate the duration of the first backup, as a range: a single number would pretend to be exact.

        Empty until everything is counted: "less than an hour" beside "0 bytes so far" would be a promise.
        """
        view = self.setup.view
        if total.bytes > self._most_bytes:
            return self.tr("That is more than fits on the drive. Remove the folders that matter least.")
        if not self._counting.is_complete:
            return ""
        time = first_run(total.bytes, total.files, view.verdict, link_mbps=view.drive.link_mbps)
        return f"{step_texts.first_run_text(time.low_s, time.high_s, translate)} {step_texts.goes_on_text(translate)}"

    @property
    def _most_bytes(self) -> float:
        """The free space; until it is known, the drive's size, which is larger."""
        place = self._counting.place
        if place is None:
            return self.setup.view.drive.size_bytes or math.inf
        return place.total_bytes if place.has_backup else place.room_bytes  # most of it may be there already

    def _show_turns(self) -> None:
        """Show the choices of the set that the drive alternates with: both back up the same. If none, show its own."""
        lead = self.turns.lead
        if lead is not None and self.folders.isEnabled():
            self._own = msgspec.structs.replace(
                self._own, folders=list(self.folders.folders), when=self.when.when, **self.exclusions.fields
            )
        shown = lead or self._own
        self.folders.set_folders(shown.folders)
        self.when.show_when(shown.when)
        self.exclusions.show_exclusions(Exclusions.of_set(shown))
        for part in (self.folders, self.add, self.remove, self.when, self.exclusions):
            part.setEnabled(lead is None)

    def _choose(self) -> None:
        title = self.tr("Choose a folder to back up")
        self.folders.add(QFileDialog.getExistingDirectory(self, title, str(Path.home())))

    def _lay_out(self) -> None:
        buttons = in_row(self.add, self.remove, None)
        frame = in_card(
            self.folders, buttons, self.question, self.exclusions, style.prominent(self.total), self.estimate
        )
        when = in_card(self.when, self.start)
        second_drive = in_named_card(self.tr("Is this a second drive?"), self.turns)
        second_drive.setVisible(bool(self.turns.ways))
        for part in (self.trouble, self.ready, second_drive, frame, when):
            self.column.addWidget(part)
        self.column.addStretch(1)


def usual_folders() -> list[str]:
    """Return the folders where people keep their important files; the home folder if there are none."""
    home = Path.home()
    folders = [Path(QStandardPaths.writableLocation(place)) for place in _USUAL]
    names = _names_in(home)
    # One outside of the home folder is shown in any case.
    listed = [folder for folder in folders if folder != home and (folder.parent != home or folder.name in names)]
    return list(dict.fromkeys(map(str, listed))) or [str(home)]


def _names_in(home: Path) -> set[str]:
    """Return the names of the folders and links in the home folder, without touching them: one may be a dead share."""
    with contextlib.suppress(OSError), os.scandir(home) as entries:
        return {entry.name for entry in entries if entry.is_symlink() or entry.is_dir(follow_symlinks=False)}
    return set()
