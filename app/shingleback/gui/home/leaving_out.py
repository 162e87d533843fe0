"""A dialog to leave out folders of a backup set, in a tree with their sizes."""

import os
from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QHeaderView, QTreeWidget, QTreeWidgetItem, QVBoxLayout, QWidget

from shingleback.domain.text import visible
from shingleback.gui.controllers.subfolders import Subfolders
from shingleback.gui.run.texts import size, translate
from shingleback.gui.widgets import style
from shingleback.gui.widgets.basic import hint, sentence
from shingleback.gui.widgets.choosers import PathDelegate
from shingleback.gui.widgets.plain import tool_tip
from shingleback.gui.widgets.shortcuts import close_by_keys
from shingleback.messages.translate import QT_TRANSLATE_NOOP

_FOLDER, _SIZE = range(2)
_PATH: Final = Qt.ItemDataRole.UserRole
_BYTES: Final = Qt.ItemDataRole.UserRole + 1
_LETTERS: Final = (100, 80)
_CONTEXT: Final = "leaving-out"
_LEFT_OUT: Final = QT_TRANSLATE_NOOP("leaving-out", "Excluded: {folders}")
_NOTHING: Final = QT_TRANSLATE_NOOP("leaving-out", "Everything is backed up.")
_COUNTED: Final = QT_TRANSLATE_NOOP("leaving-out", "%n folder(s) excluded: {size}")
_MISSING: Final = QT_TRANSLATE_NOOP("leaving-out", "not found")
_COUNTING: Final = QT_TRANSLATE_NOOP("leaving-out", "counting…")
_SILENT: Final = QT_TRANSLATE_NOOP("leaving-out", "does not answer")


def left_out_text(paths: Sequence[str], folders: Sequence[str]) -> str:
    """Return what a set leaves out, as paths that begin with the name of its folder; empty if nothing."""
    names = [named_in(path, folders) for path in paths]
    return translate(_CONTEXT, _LEFT_OUT).format(folders=", ".join(names)) if names else ""


def within(paths: Iterable[str], folders: Sequence[str]) -> list[str]:
    """Return the paths inside one of the folders; others would have no effect."""
    return [path for path in paths if any(_is_inside(path, folder) for folder in folders)]


def named_in(path: str, folders: Sequence[str]) -> str:
    """Return a path as messages show it: from the name of its folder on."""
    top = next((folder for folder in folders if _is_inside(path, folder)), "")
    return visible(os.path.relpath(path, os.path.dirname(top)) if top else path)


def _is_inside(path: str, folder: str) -> bool:
    return path.startswith(folder.rstrip("/") + "/")


class _Folder(QTreeWidgetItem):
    """A tree item, sorted by its name, or by its size with the largest first."""

    def __lt__(self, item: QTreeWidgetItem) -> bool:
        tree = self.treeWidget()
        if tree is not None and tree.sortColumn() == _SIZE:
            return bool(self.data(_SIZE, _BYTES) > item.data(_SIZE, _BYTES))
        return bool(self.text(_FOLDER).casefold() < item.text(_FOLDER).casefold())

    def data(self, column: int, role: int) -> object:
        tree = self.treeWidget()
        if role == Qt.ItemDataRole.AccessibleTextRole and column == _FOLDER and isinstance(tree, FolderTree):
            return tree.names.name_of(self.text(column))
        return super().data(column, role)


class FolderTree(QTreeWidget):
    """A tree of folders with check marks. It reads a folder when the user expands it."""

    def __init__(self, subfolders: Subfolders) -> None:
        super().__init__()
        self._subfolders = subfolders
        self._left_out: set[str] = set()
        self._folders: Sequence[str] = ()
        self._items: dict[str, _Folder] = {}
        self.setHeaderLabels([self.tr("Folder"), self.tr("Size")])
        self.setAccessibleName(self.tr("Folders to back up; those without a check mark are excluded"))
        self.headerItem().setTextAlignment(_SIZE, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.setUniformRowHeights(True)
        self.names = PathDelegate(self, listed=lambda: self._folders)
        self.setItemDelegateForColumn(_FOLDER, self.names)
        self.header().setStretchLastSection(False)
        self.header().setSectionResizeMode(_FOLDER, QHeaderView.ResizeMode.Stretch)
        self.header().setSectionResizeMode(_SIZE, QHeaderView.ResizeMode.ResizeToContents)
        self.setSortingEnabled(True)
        self.sortByColumn(_FOLDER, Qt.SortOrder.AscendingOrder)
        self.itemExpanded.connect(lambda item: subfolders.look_into(item.data(_FOLDER, _PATH)))
        self.itemChanged.connect(self._on_item)
        subfolders.changed.connect(self._show_inside)

    @property
    def left_out(self) -> list[str]:
        return sorted(self._left_out)

    def show_folders(self, folders: Sequence[str], left_out: Iterable[str]) -> None:
        self._left_out, self._folders = set(left_out), folders
        for folder in folders:
            item = self._add(folder, None)
            item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsUserCheckable)
            item.setExpanded(len(folders) == 1)
        first = self.topLevelItem(0)
        if first is not None:
            self.setCurrentItem(first)

    def _add(self, path: str, parent: _Folder | None) -> _Folder:
        item = _Folder()
        item.setData(_FOLDER, _PATH, path)
        item.setData(_SIZE, _BYTES, -1)
        item.setText(_FOLDER, visible(os.path.basename(path)) if parent else path)
        item.setToolTip(_FOLDER, tool_tip(path))
        item.setTextAlignment(_SIZE, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        item.setChildIndicatorPolicy(QTreeWidgetItem.ChildIndicatorPolicy.ShowIndicator)
        self._items[path] = item
        if parent is None:
            self.addTopLevelItem(item)
        else:
            parent.addChild(item)
            self._show_check(item)
        return item

    def _show_inside(self, folder: str) -> None:
        parent = self._items.get(folder)
        if parent is None:
            return
        with QSignalBlocker(self):
            inside = self._subfolders.inside.get(folder, [])
            missing = [path for path in self._left_out if os.path.dirname(path) == folder and path not in inside]
            for path in [*inside, *missing]:
                item = self._items.get(path) or self._add(path, parent)
                counted = self._subfolders.sizes.get(path)
                if counted is None:
                    item.setText(_SIZE, translate(_CONTEXT, _MISSING))
                elif self._subfolders.is_counted(path):
                    item.setText(_SIZE, size(counted.bytes))
                    item.setData(_SIZE, _BYTES, counted.bytes)
                else:
                    is_silent = path in self._subfolders.silent
                    item.setText(_SIZE, translate(_CONTEXT, _SILENT if is_silent else _COUNTING))
            if not inside and not missing:
                parent.setChildIndicatorPolicy(QTreeWidgetItem.ChildIndicatorPolicy.DontShowIndicator)

    # the check marks ------------------------------------------------------------------------------------------

    def _show_check(self, item: QTreeWidgetItem) -> None:
        """Show an item's check mark; inside a folder that is left out, it is disabled."""
        path = item.data(_FOLDER, _PATH)
        is_below = any(_is_inside(path, excluded) for excluded in self._left_out)
        item.setDisabled(is_below)
        is_out = is_below or path in self._left_out
        item.setCheckState(_FOLDER, Qt.CheckState.Unchecked if is_out else Qt.CheckState.Checked)

    def _on_item(self, item: QTreeWidgetItem, column: int) -> None:
        path = item.data(_FOLDER, _PATH)
        if column != _FOLDER or item.parent() is None:
            return
        is_out = item.checkState(_FOLDER) is Qt.CheckState.Unchecked
        if is_out is (path in self._left_out) or item.isDisabled():
            return
        self._left_out = {
            excluded for excluded in self._left_out if excluded != path and not _is_inside(excluded, path)
        }
        if is_out:
            self._left_out.add(path)
        with QSignalBlocker(self):
            self._show_below(item)
        self.viewport().update()

    def _show_below(self, item: QTreeWidgetItem) -> None:
        for child in [item.child(row) for row in range(item.childCount())]:
            if child is not None:
                self._show_check(child)
                self._show_below(child)


class LeavingOutDialog(QDialog):
    """The dialog. Closing it stops the counting."""

    def __init__(
        self, folders: Sequence[str], left_out: Sequence[str], subfolders: Subfolders, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        close_by_keys(self)
        self._subfolders = subfolders
        self.setWindowTitle(self.tr("Exclude folders"))
        self.tree = FolderTree(subfolders)
        self.total = hint()
        self.box = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        self.box.accepted.connect(self.accept)
        self.box.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setSpacing(style.SPACE)
        layout.addWidget(sentence(self.tr("Clear the check mark of each folder that the backup should exclude.")))
        layout.addWidget(self.tree, 1)
        layout.addWidget(self.total)
        layout.addWidget(self.box)
        style.resize_to_letters(self, *_LETTERS)
        self.finished.connect(subfolders.stop)
        self.tree.itemChanged.connect(self._show_total)
        subfolders.changed.connect(self._show_total)
        self.tree.show_folders(folders, left_out)
        self._show_total()

    @property
    def left_out(self) -> list[str]:
        return self.tree.left_out

    def _show_total(self) -> None:
        paths = self.left_out
        known_sizes = [self._subfolders.sizes[path].bytes for path in paths if self._subfolders.is_counted(path)]
        if not paths:
            text = translate(_CONTEXT, _NOTHING)
        elif len(known_sizes) < len(paths):
            text = translate(_CONTEXT, _COUNTED, len(paths)).format(size=translate(_CONTEXT, _COUNTING))
        else:
            text = translate(_CONTEXT, _COUNTED, len(paths)).format(size=size(sum(known_sizes)))
        self.total.setText(text)
