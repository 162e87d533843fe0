"""The bars of a run (copied, on the drive, safe to unplug), its summary, and the list of omitted files."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHeaderView,
    QProgressBar,
    QSizePolicy,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from shingleback.domain.left_out_groups import Omission, OmissionGroup, grouped
from shingleback.domain.text import visible
from shingleback.gui.run import texts
from shingleback.gui.run.texts import duration, files, rate, size, translate
from shingleback.gui.widgets import dates, style
from shingleback.gui.widgets.basic import button, hint
from shingleback.gui.widgets.layouts import clear, columns
from shingleback.gui.widgets.plain import PlainLabel, tool_tip
from shingleback.gui.widgets.style import align_leading
from shingleback.gui.widgets.tables import OneMark
from shingleback.messages import exclusions
from shingleback.messages.places import OWN_NAMES, NamesInBackup
from shingleback.messages.translate import done_of
from shingleback.protocol.events import Note
from shingleback.protocol.result_items import Item, Tally
from shingleback.protocol.results import BackupFinished
from shingleback.protocol.run_state import RunState, Stage

_STEPS: Final = 1_000
_FILE, _REASON = range(2)
_COLUMNS: Final = 2
_Index = QModelIndex | QPersistentModelIndex
_NOWHERE: Final = QModelIndex()

_WORTH_A_RATE_S = 1.0


class Bars(QWidget):
    """Rows of a name, a bar and a figure; the figure says in words what the bar shows."""

    def __init__(self) -> None:
        super().__init__()
        self._grid = columns(0, 1, across=style.SPACE, down=style.SPACE // 2, on=self)
        self.copied = self._row(self.tr("Copied"), "bar-copied")
        self.on_drive = self._row(self.tr("On the drive"), "bar-on-drive")
        self.unplug = self._row(self.tr("Safe to unplug"), "bar-unplug")

    def show_state(self, state: RunState) -> None:
        copied, durable = self._figures(state)
        self.copied.set(state.copied, copied)
        self.on_drive.set(state.durable, durable)
        self.unplug.set(state.eject_progress, self._unplug_text(state))
        self.unplug.show(is_shown=not state.is_own_disk)

    def _figures(self, state: RunState) -> tuple[str, str]:
        """Return the figures of what is copied and of what is on the drive."""
        counts = state.counts
        if counts is None:
            is_over = state.stage is Stage.ENDED or state.backed_up is not None
            not_yet = "" if is_over else self.tr("Not yet")
            return not_yet, not_yet
        of_total = done_of(_pair(counts.copied), _pair(counts.total), translate)
        if not counts.total.bytes:
            return of_total or self.tr("Nothing new"), files(counts.durable.files) if of_total else ""
        pattern = self.tr("{size}, {files}")
        copied = pattern.format(size=of_total, files=files(counts.copied.files))
        return copied, pattern.format(size=size(counts.durable.bytes), files=files(counts.durable.files))

    def _unplug_text(self, state: RunState) -> str:
        if state.eject_progress == 1.0:
            return self.tr("Yes")
        if state.stage is Stage.EJECTING:
            return self.tr("Not yet: being ejected")
        if state.has_lost_drive or (state.was_disconnected and state.stage is Stage.ENDED):
            return ""
        return self.tr("No: eject it first") if state.stage is Stage.ENDED else self.tr("No: in use")

    def _row(self, name: str, look: str) -> "BarRow":
        return BarRow(name, look, self._grid, self._grid.rowCount())


class BarRow:
    """A row in a grid with three columns."""

    def __init__(self, name: str, look: str, grid: QGridLayout, number: int) -> None:
        self.bar = QProgressBar(maximum=_STEPS, textVisible=False)
        self.bar.setAccessibleName(name)
        self.bar.setObjectName(look)
        self.bar.setMinimumWidth(4 * style.SPACE)  # long names leave less space for it
        self.figure = style.dimmed(PlainLabel())
        self.figure.setMinimumWidth(style.letters(self.figure, 32))
        self.name = PlainLabel(name)
        grid.addWidget(self.name, number, 0)
        grid.addWidget(self.bar, number, 1, Qt.AlignmentFlag.AlignVCenter)
        grid.addWidget(self.figure, number, 2)

    def show(self, *, is_shown: bool) -> None:
        for part in (self.name, self.bar, self.figure):
            part.setVisible(is_shown)

    def set(self, part: float, figure: str) -> None:
        """Set bar and figure. A bar is shown as full only if it is."""
        self.bar.setValue(_STEPS if part >= 1 else min(int(part * _STEPS), _STEPS - 1))
        self.bar.setAccessibleDescription(figure)
        self.figure.setText(figure)


def _pair(tally: Tally) -> tuple[int, int]:
    return tally.files, tally.bytes


class LeftOutModel(QAbstractTableModel):
    """What was left out. Many entries of one folder with the same reason are one row until it is opened."""

    def __init__(self, items: Sequence[Item], heading: str = "", names: NamesInBackup = OWN_NAMES) -> None:
        """`names`: what the files and folders of the backup are called."""
        super().__init__()
        self._names = names
        self._items = items
        self._groups = grouped([Omission(item.path, item.reason, item.detail) for item in items])
        self._heading = heading or self.tr("Skipped")

    def items(self, row: int) -> list[Item]:
        """Return what a row stands for."""
        return [self._items[member] for member in self._groups[row].members]

    def path(self, row: int) -> str:
        """Return the path of the folder that a row stands for, or else of its only entry."""
        return self._groups[row].path

    def open_row(self, row: int) -> None:
        """Replace the row of a folder by its entries."""
        group = self._groups[row]
        if group.is_folder:
            items = [(self._items[member], member) for member in group.members]
            entries = [OmissionGroup(item.path, item.reason, item.detail, (member,)) for item, member in items]
            self.beginResetModel()
            self._groups[row : row + 1] = entries
            self.endResetModel()

    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._groups)

    def columnCount(self, parent: _Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else _COLUMNS

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return None
        group = self._groups[index.row()]
        count = f" ({texts.count(group.count)})" if group.is_folder else ""
        if index.column() == _REASON:
            reason = texts.reason(group.reason, group.detail)
            return tool_tip(reason) if role == Qt.ItemDataRole.ToolTipRole else visible(reason)
        if role == Qt.ItemDataRole.ToolTipRole:
            return tool_tip(f"{group.path}{count}")
        is_absolute = group.path.startswith("/")  # otherwise in a backup, where names are shown as everywhere
        return f"{visible(group.path) if is_absolute else self._names.way_to(group.path)}{count}"

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> str | None:
        if role != Qt.ItemDataRole.DisplayRole or orientation is not Qt.Orientation.Horizontal:
            return None
        return self._heading if section == _FILE else self.tr("Why")


class LeftOutTable(QTableView):
    """A table of files and reasons. Rows can be selected and copied."""

    def __init__(self, *, is_check: bool = False) -> None:
        """`is_check`: the files were read back and have a problem; otherwise they were left out."""
        super().__init__()
        self._heading = self.tr("Files with a problem") if is_check else self.tr("Skipped")
        self._model = LeftOutModel([], self._heading)
        self.setModel(self._model)
        self.setItemDelegate(OneMark(self))
        self.verticalHeader().hide()
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)  # Tab would go round its cells for ever
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
        self.horizontalHeader().setSectionResizeMode(_FILE, QHeaderView.ResizeMode.Stretch)
        self.horizontalHeader().setSectionResizeMode(_REASON, QHeaderView.ResizeMode.Stretch)
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter)
        self.setAccessibleName(self._heading)
        self.activated.connect(lambda index: self._model.open_row(index.row()))

    @property
    def selected_path(self) -> str:
        """The only selected file or folder below a source; empty if there is none, or if no rule can name it."""
        rows = self.selectionModel().selectedRows()
        if len(rows) != 1 or any(item.path_bytes is not None for item in self._model.items(rows[0].row())):
            return ""
        path = self._model.path(rows[0].row())
        return path if "/" in path else ""

    def show_items(self, items: Sequence[Item], count: int = 0, names: NamesInBackup = OWN_NAMES) -> None:
        """Show items; `count`: of all of them, if the heading should say it, since rows may stand for several."""
        heading = f"{self._heading} ({texts.count(count)})" if count else self._heading
        self._model = LeftOutModel(items, heading, names)
        self.setModel(self._model)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not event.matches(QKeySequence.StandardKey.Copy):
            super().keyPressEvent(event)
            return
        rows = self.selectionModel().selectedRows()
        items = [item for row in rows for item in self._model.items(row.row())]
        lines = [f"{visible(item.path)}\t{visible(texts.reason(item.reason, item.detail))}" for item in items]
        QGuiApplication.clipboard().setText("\n".join(lines))


class Summary(QFrame):
    """The result of a backup: figures in two columns, notes, and the list of what was skipped, with its count."""

    def __init__(self, exclude: Callable[[str, str], bool] | None = None) -> None:
        """`exclude` adds a rule for a path in the backup to a set, by its key; it returns whether that was possible."""
        super().__init__()
        self.setObjectName("card")
        self._shown: tuple[BackupFinished, tuple[Note, ...]] | None = None
        self._figures = columns(0, 1, across=2 * style.SPACE)
        self._notes = style.Wrapped()
        self._exclude = exclude
        self.left_out = LeftOutTable()
        self.excluded = hint(self.tr("It is excluded from now on. To undo that, edit the backup set."))
        self.excluded.hide()
        self.exclude = button(self.tr("Don't back &this up anymore"), self._exclude_selected)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(style.MARGIN, style.SPACE, style.MARGIN, style.SPACE)  # as the cards above
        layout.addLayout(self._figures)
        layout.addWidget(self._notes)
        layout.addWidget(self.left_out, 1)
        layout.addWidget(self.exclude, 0, Qt.AlignmentFlag.AlignLeft)
        layout.addWidget(self.excluded)

    def show_result(self, result: BackupFinished, notes: tuple[Note, ...]) -> None:
        """Show a result; does nothing if it is unchanged, since rebuilding it would make it flicker."""
        if self._shown == (result, notes):
            return
        self._shown = result, notes
        clear(self._figures)
        for name, value in self._rows(result):
            row = self._figures.rowCount()
            self._figures.addWidget(style.dimmed(PlainLabel(name)), row, 0)
            figure = PlainLabel(value)
            align_leading(figure)
            figure.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            self._figures.addWidget(figure, row, 1)
        remarks = [exclusions.unmatched(result.unmatched_rules, translate), *map(texts.note, notes)]
        style.show_text(self._notes, "\n".join(filter(None, remarks)))
        self.left_out.show_items(result.left_out, result.left_out_count)
        self.left_out.setVisible(bool(result.left_out))
        self.left_out.selectionModel().selectionChanged.connect(self._show_exclude)
        self.exclude.setVisible(bool(result.left_out and result.backup_set) and self._exclude is not None)
        self.excluded.hide()
        self._show_exclude()
        grows = QSizePolicy.Policy.Expanding if result.left_out else QSizePolicy.Policy.Maximum
        self.setSizePolicy(QSizePolicy.Policy.Preferred, grows)

    def _show_exclude(self) -> None:
        self.exclude.setEnabled(bool(self.left_out.selected_path))

    def _exclude_selected(self) -> None:
        key = self._shown[0].backup_set if self._shown is not None else None
        if key and self._exclude is not None:
            self.excluded.setVisible(self._exclude(key, self.left_out.selected_path))
            self.left_out.clearSelection()

    def _rows(self, result: BackupFinished) -> list[tuple[str, str]]:
        """Return names and figures; how much was copied is said above, by the bars or the headline."""
        fast = result.elapsed_s > _WORTH_A_RATE_S and result.copied.bytes
        speed = f" ({rate(result.copied.bytes / result.elapsed_s)})" if fast else ""
        rows = [(self.tr("Time"), duration(result.elapsed_s) + speed)]
        other_counts = [
            (self.tr("Unchanged"), result.unchanged.files),
            (self.tr("Renamed or moved"), result.renamed.files),
            (self.tr("No longer in your folders"), result.removed.files),
            (self.tr("New attributes only"), result.touched.files),
        ]
        rows += [(name, texts.count(number)) for name, number in other_counts if number]
        if excluded := exclusions.summary(result.excluded, texts.translate):
            rows.append((self.tr("Not in this backup"), excluded))
        if result.copied != result.durable:
            durable = self.tr("{files}, {size}").format(
                files=texts.files(result.durable.files), size=size(result.durable.bytes)
            )
            rows.insert(0, (self.tr("Safe on the drive"), durable))
        if result.version:
            rows.append((self.tr("Version"), dates.version(result.version)))
        if result.removed_versions:
            rows.append(
                (self.tr("Old versions removed to make room"), "; ".join(map(dates.version, result.removed_versions)))
            )
        return rows
