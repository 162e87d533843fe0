"""Choosers for a backup set: its pace, schedule, folders and exclusions; and their dialogs."""

import os
from collections.abc import Callable, Sequence
from datetime import time
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLocale, QObject, QSignalBlocker, QSize, Qt, QTime, Signal
from PySide6.QtGui import (
    QDragEnterEvent,
    QDragMoveEvent,
    QDropEvent,
    QFocusEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QDoubleSpinBox,
    QFileDialog,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QRadioButton,
    QSizePolicy,
    QTimeEdit,
    QTreeWidget,
    QVBoxLayout,
    QWidget,
)

from shingleback.domain.errors import UsageError
from shingleback.domain.local_time import parse_clock
from shingleback.engine.drive.pace import PRESETS, parse_pace
from shingleback.gui.run.texts import isolated, translate
from shingleback.gui.widgets import style
from shingleback.gui.widgets.accessibility import passing_focus
from shingleback.gui.widgets.basic import ShowLetters, button, hint, ignore_stray_wheel
from shingleback.gui.widgets.layouts import in_column, in_row, wide
from shingleback.gui.widgets.plain import PlainLabel, set_tip, tool_tip
from shingleback.gui.widgets.shortcuts import close_by_keys
from shingleback.gui.widgets.tables import OneMark
from shingleback.messages.places import distinct_names
from shingleback.messages.translate import headed
from shingleback.store.settings import When

_MB: Final = 1_000_000
_BY_HAND: Final = ""
_USUAL: Final = "balanced"
_RANGE_MB: Final = (0.1, 999.0)
_FIRST_MB: Final = 30.0
_SHOWN_LETTERS: Final = 62  # of a pace and its meaning
_FEWEST_LINES: Final = 3
_USUAL_LINES: Final = 4
_MAX_LINES: Final = 9

_MORNING: Final = time(7, 0)


def folder_of_drives() -> str:
    """Return the folder where the desktop mounts removable drives; file dialogs start there."""
    user = os.environ.get("USER", "")
    return next((path for path in (f"/run/media/{user}", f"/media/{user}", "/mnt") if os.path.isdir(path)), "/")


class PaceBox(QComboBox):
    """As wide as its longest entry; a narrow window shows the beginning, and the list all of it."""

    def __init__(self) -> None:
        super().__init__()
        ignore_stray_wheel(self)

    def minimumSizeHint(self) -> QSize:
        usual = super().minimumSizeHint()
        return QSize(min(usual.width(), style.letters(self, _SHOWN_LETTERS)), usual.height())


class PaceChooser(QWidget):
    """A list of paces, with a number field for a custom rate.

    Signals:
        chosen: by the user: a name, or a rate such as `15M`.
    """

    chosen = Signal(str)

    def __init__(self, *, is_short: bool = False) -> None:
        """`is_short`: show only the names, and their meanings in tool tips."""
        super().__init__()
        self.box = PaceBox()
        self.box.setAccessibleName(self.tr("Pace"))
        names = {
            "gentle": self.tr("Gentle"),
            "balanced": self.tr("Balanced"),
            "full": self.tr("Full"),
            _BY_HAND: self.tr("At most"),
        }
        meanings = {
            "gentle": self.tr("20 MB/s, which leaves the drive time to tidy up"),
            "balanced": self.tr("as fast as the drive allows, in small steps"),
            "full": self.tr("as fast as possible, in large steps"),
            _BY_HAND: self.tr("a limit in MB/s"),
        }
        for pace in (*PRESETS, _BY_HAND):
            name, meaning = names[pace], meanings[pace]
            self.box.addItem(name if is_short else headed(name, meaning, translate), pace)
            self.box.setItemData(self.box.count() - 1, meaning, Qt.ItemDataRole.ToolTipRole)
        self.box.view().setMinimumWidth(self.box.view().sizeHintForColumn(0))
        least, most = _RANGE_MB
        self.rate = ignore_stray_wheel(QDoubleSpinBox(decimals=1, minimum=least, maximum=most, value=_FIRST_MB))
        self.rate.setAccessibleName(self.tr("MB/s at most"))
        self.rate.setSuffix(self.tr(" MB/s"))
        self.rate.setKeyboardTracking(False)  # report only complete numbers
        in_row(wide(self.box, 0 if is_short else 1), self.rate, on=self, space=style.SPACE // 2)
        width = QSizePolicy.Policy.Maximum if is_short else QSizePolicy.Policy.Preferred
        self.setSizePolicy(width, QSizePolicy.Policy.Fixed)
        self.show_pace(_USUAL)
        self.box.currentIndexChanged.connect(self._on_chosen)
        self.rate.valueChanged.connect(self._on_chosen)

    @property
    def pace(self) -> str:
        """The pace, as in the settings and on the command line."""
        name = str(self.box.currentData())
        return name if name != _BY_HAND else f"{self.rate.value():g}M"

    def label(self, text: str) -> QLabel:
        """Return a label for it, which screen readers find."""
        label = PlainLabel(text)
        label.setBuddy(self.box)
        return label

    def show_pace(self, pace: str) -> None:
        """Show a pace; one that is invalid is shown as the default."""
        blockers = (QSignalBlocker(self.box), QSignalBlocker(self.rate))
        name, rate_mb = _understood(pace)
        self.box.setCurrentIndex(self.box.findData(name))
        if rate_mb:
            self.rate.setValue(rate_mb)
        self._show_rate()
        del blockers

    def _on_chosen(self) -> None:
        self._show_rate()
        self.chosen.emit(self.pace)

    def _show_rate(self) -> None:
        self.rate.setVisible(self.box.currentData() == _BY_HAND)
        set_tip(self.box, self.box.currentData(Qt.ItemDataRole.ToolTipRole))


def _understood(pace: str) -> tuple[str, float]:
    """Return the name, and the rate in MB/s if it is one."""
    name = pace.strip().lower()
    if name in PRESETS:
        return name, 0.0
    try:
        return _BY_HAND, parse_pace(pace).bytes_per_s / _MB
    except UsageError:
        return _USUAL, 0.0


class WhenChooser(QWidget):
    """Radio buttons for the schedule. Signals: `chosen`: the choice has changed."""

    chosen = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("When"))
        self.group = QButtonGroup(self)
        self.choices: dict[When, QRadioButton] = {}
        self._hints: dict[QAbstractButton, QLabel] = {}
        column = in_column(on=self, space=style.SPACE // 3)
        for when, text, says in (
            (
                When.ASK,
                self.tr("Only when I start it"),
                self.tr("You get a reminder when you plug in the drive."),
            ),
            (When.PLUG_IN, self.tr("When the drive is plugged in"), ""),
            (
                When.DAILY,
                self.tr("Once a day"),
                self.tr("For a drive that stays plugged in. It can tidy up between backups."),
            ),
        ):
            choice = QRadioButton(text)
            choice.setAccessibleDescription(says)
            self.choices[when] = choice
            self.group.addButton(choice)
            column.addWidget(choice)
            label = hint(says)
            label.setIndent(2 * style.SPACE)
            label.hide()
            self._hints[choice] = label
            column.addWidget(label)
        self.group.buttonToggled.connect(self._on_toggled)

    @property
    def when(self) -> When:
        return next((when for when, choice in self.choices.items() if choice.isChecked()), When.ASK)

    def show_when(self, when: When) -> None:
        self.choices[when].setChecked(True)

    def _on_toggled(self, way: QAbstractButton, is_checked: bool) -> None:
        """Explain only what is chosen, and let Tab lead to it: Qt would lead to the first choice."""
        self._hints[way].setVisible(is_checked and bool(self._hints[way].text()))
        if is_checked:
            for choice in self.choices.values():
                choice.setFocusPolicy(Qt.FocusPolicy.StrongFocus if choice is way else Qt.FocusPolicy.ClickFocus)
            self.chosen.emit()


class PathDelegate(OneMark):
    """Paints the names of folders; the items keep the paths. Folders with the same name get the folders above, too."""

    def __init__(
        self, parent: QObject | None = None, home: str = "", listed: Callable[[], Sequence[str]] = tuple
    ) -> None:
        """`home` is the demo's home folder; empty for the user's own. `listed` returns all paths that are painted."""
        super().__init__(parent)
        self._home = home or str(Path.home())
        self._listed = listed

    def displayText(self, value: object, _locale: QLocale | QLocale.Language) -> str:
        return self.name_of(str(value))

    def name_of(self, path: str) -> str:
        """Return what is painted, which a screen reader should say as well."""
        paths = list(dict.fromkeys((*self._listed(), path)))
        return isolated(translate.begun(distinct_names(paths, translate, self._home)[paths.index(path)]))


class _FolderItem(QListWidgetItem):
    def data(self, role: int) -> object:
        folders = self.listWidget()
        if role == Qt.ItemDataRole.AccessibleTextRole and isinstance(folders, FolderList):
            return folders.names.name_of(self.text())
        return super().data(role)


def home_of(folders: Sequence[str]) -> str:
    """Return the home folder of the demo, whose folders lie in it; empty if there are none."""
    return os.path.dirname(min(folders, key=len)) if folders else ""


class FolderList(QListWidget):
    """Paths, one on each line, in the order in which they were added. Its height fits them, within limits.

    Signals:
        changed: a folder was added or removed.
    """

    changed = Signal()

    def __init__(self, home: str = "") -> None:
        """`home`: see `PathDelegate`."""
        super().__init__()
        self.setAcceptDrops(True)
        self.names = PathDelegate(self, home, lambda: self.folders)
        self.setItemDelegate(self.names)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self.changed.connect(self.updateGeometry)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.setAccessibleName(self.tr("Folders to back up"))

    @property
    def folders(self) -> tuple[str, ...]:
        return tuple(self.item(row).text() for row in range(self.count()))

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self._height(min(max(_USUAL_LINES, self.count()), _MAX_LINES)))

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), self._height(_FEWEST_LINES))

    def set_folders(self, folders: Sequence[str]) -> None:
        self.clear()
        for folder in folders:
            self._append(folder)
        self.changed.emit()

    def add(self, folder: str) -> None:
        if folder and folder not in self.folders:
            self._append(folder)
            self.changed.emit()

    def _append(self, folder: str) -> None:
        _FolderItem(folder, self).setToolTip(tool_tip(folder))

    def choose(self) -> None:
        self.add(QFileDialog.getExistingDirectory(self, self.tr("Choose a folder to back up"), str(Path.home())))

    def remove_selected(self) -> None:
        selected = self.selectedItems()
        self.clearSelection()  # Qt does not report that a row which is taken away is no longer selected
        for item in selected:
            self.takeItem(self.row(item))
        self.changed.emit()

    def _height(self, lines: int) -> int:
        line = self.sizeHintForRow(0) if self.count() else self.fontMetrics().height()
        return lines * line + 2 * self.frameWidth()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.count():
            return
        painter = QPainter(self.viewport())
        painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
        painter.drawText(
            self.viewport().rect(),
            Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap,
            self.tr("Add the folders that matter to you, or drop them here."),
        )

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        select_current(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete:
            self.remove_selected()
        else:
            super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasUrls():
            event.acceptProposedAction()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        for url in event.mimeData().urls():
            if url.isLocalFile():
                self.add(url.toLocalFile())
        event.acceptProposedAction()


def select_current(rows: QListWidget | QTreeWidget) -> None:
    """Select the row that the keyboard is on, which looks selected, if no row is."""
    current = rows.currentItem()
    if current is not None and not rows.selectedItems():
        current.setSelected(True)


def removing_button(text: str, rows: QListWidget | QTreeWidget, remove: Callable[[], object]) -> QPushButton:
    """Return a button that removes the selected rows. Without any, it can't be pressed."""
    remove_button = button(text, remove)

    def show_possible() -> None:
        with passing_focus((remove_button,), lambda: rows):
            remove_button.setEnabled(bool(rows.selectedItems()))

    rows.itemSelectionChanged.connect(show_possible)
    show_possible()
    return remove_button


class ReadyByChooser(QWidget):
    """A check box, and a time that counts only while it is checked.

    Signals:
        chosen: by the user.
    """

    chosen = Signal()

    def __init__(self, text: str = "") -> None:
        """`text`: instead of "Ready by"; with a mnemonic, if it is the only one on the page."""
        super().__init__()
        self.wants = QCheckBox(text or self.tr("Ready by"))
        self.clock = ignore_stray_wheel(QTimeEdit())
        self.clock.setAccessibleName(self.tr("Ready by"))
        self.clock.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # Qt would turn 7:00 into 00:7
        self.clock.setDisplayFormat(QLocale().timeFormat(QLocale.FormatType.ShortFormat))
        in_row(self.wants, self.clock, on=self, space=style.SPACE // 2)
        self.clock.setKeyboardTracking(False)  # report only complete times
        self.clock.setTime(QTime(_MORNING.hour, _MORNING.minute))
        self.show_ready_by("")
        self.wants.toggled.connect(self._on_chosen)
        self.clock.timeChanged.connect(self._on_chosen)

    @property
    def ready_by(self) -> str:
        """The time, as in the settings; empty if none is wanted."""
        return self.clock.time().toString("HH:mm") if self.wants.isChecked() else ""

    def show_ready_by(self, text: str) -> None:
        """Show a time, or none; the field then keeps the last one."""
        blockers = QSignalBlocker(self.wants), QSignalBlocker(self.clock)
        clock = parse_clock(text)
        self.wants.setChecked(clock is not None)
        if clock is not None:
            self.clock.setTime(QTime(clock.hour, clock.minute))
        self.clock.setEnabled(clock is not None)
        del blockers

    def _on_chosen(self) -> None:
        self.clock.setEnabled(self.wants.isChecked())
        self.chosen.emit()


class UnlockDialog(QDialog):
    """Asks for a passphrase. It cannot be accepted while empty."""

    def __init__(self, name: str, complaint: str = "", parent: QWidget | None = None) -> None:
        """`name`: of the drive; `complaint`: what was wrong the last time."""
        super().__init__(parent)
        close_by_keys(self)
        self.setWindowTitle(self.tr("Unlock the drive"))
        self.key = QLineEdit()
        self.key.setAccessibleName(self.tr("Passphrase"))
        self.key.textChanged.connect(self._on_changed)
        self.shows = ShowLetters(self.key)
        buttons = QDialogButtonBox.StandardButton
        self.box = QDialogButtonBox(buttons.Ok | buttons.Cancel)
        self.box.button(buttons.Ok).setText(self.tr("&Unlock"))
        self.box.accepted.connect(self.accept)
        self.box.rejected.connect(self.reject)
        self.complaint = style.Wrapped(complaint)
        self.complaint.setVisible(bool(complaint))
        layout = QVBoxLayout(self)
        layout.setSpacing(style.SPACE)
        text = self.tr("{name} is encrypted. Type the passphrase that was chosen when it was set up.")
        layout.addWidget(style.Wrapped(text.format(name=name)))
        for widget in (self.complaint, self.key, self.shows, self.box):
            layout.addWidget(widget)
        self.resize(style.letters(self, 60), self.sizeHint().height())
        self._on_changed()

    @property
    def passphrase(self) -> str:
        return self.key.text()

    def _on_changed(self) -> None:
        self.box.button(QDialogButtonBox.StandardButton.Ok).setEnabled(bool(self.key.text()))
