"""What is not in a backup: a line in the wizard and the editor, the drives to ask about, and a list with sizes."""

from collections.abc import Iterable, Sequence
from typing import Final, TypedDict

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from shingleback.domain.errors import SkipReason
from shingleback.domain.presets import PRESETS
from shingleback.gui.controllers.backup_sets import SetView
from shingleback.gui.controllers.folder_counter import Exclusions, FolderCounter
from shingleback.gui.home import texts as home_texts
from shingleback.gui.run.texts import size, translate
from shingleback.gui.widgets import style
from shingleback.gui.widgets.basic import MARK, hint, link, sentence
from shingleback.gui.widgets.layouts import LEFT, discard, in_column, in_row, placed, wide
from shingleback.gui.widgets.plain import set_name_tip, tool_tip
from shingleback.gui.widgets.shortcuts import close_by_keys
from shingleback.messages import exclusions as exclusion_texts
from shingleback.messages.exclusions import SNAPSHOTS
from shingleback.protocol.result_items import ExcludedSize, SizedPlace

_KIND, _SIZE = range(2)
_NAME: Final = Qt.ItemDataRole.UserRole
_LETTERS: Final = (100, 80)
_CHOICES: Final = (*(preset.name for preset in PRESETS), SNAPSHOTS)

_OF_DRIVES: Final = (
    "uuid:",
    *(f"{kind}:/dev/" for kind in ("ext4", "btrfs", "xfs", "f2fs", "fuseblk", "exfat", "ntfs3")),
)


class ExclusionFields(TypedDict):
    """The fields of `BackupSet` that say what a set leaves out."""

    presets: list[str]
    copies_snapshots: bool
    mounts: list[str]


class _Kinds:
    """What can be left out, grouped by its title."""

    def __init__(self, groups: Iterable[ExcludedSize]) -> None:
        self.by_name: dict[str, list[ExcludedSize]] = {}
        for group in groups:
            if group.reason != SkipReason.OTHER_FILESYSTEM:
                self.by_name.setdefault(_name_of(group), []).append(group)

    def size_bytes(self, name: str) -> int:
        return sum(group.bytes for group in self.by_name.get(name, ()))

    def places(self, name: str) -> list[SizedPlace]:
        places = [place for group in self.by_name.get(name, ()) for place in group.places]
        return sorted(places, key=lambda place: place.bytes or 0, reverse=True)

    def count(self, name: str) -> int:
        return sum(group.count for group in self.by_name.get(name, ()))

    def title(self, name: str) -> str:
        if name in _CHOICES:
            return exclusion_texts.preset_title(name, translate)
        group = self.by_name[name][0]
        return exclusion_texts.kind(group.reason, group.rule, translate)


def _name_of(group: ExcludedSize) -> str:
    if group.reason == SkipReason.PRESET:
        return group.rule
    return SNAPSHOTS if group.reason == SkipReason.SNAPSHOT else exclusion_texts.kind(group.reason, group.rule)


def drives_in(groups: Iterable[ExcludedSize]) -> list[SizedPlace]:
    """Return the drives mounted in the folders that a person may want in the backup; not memory or container mounts."""
    places = [place for group in groups if group.reason == SkipReason.OTHER_FILESYSTEM for place in group.places]
    return [place for place in places if place.bytes is not None and place.mount.startswith(_OF_DRIVES)]


class ExclusionsLine(QWidget):
    """One line that says what is left out, with details; and a question for each other drive in the folders.

    Signals:
        changed: another choice.
    """

    changed = Signal()

    def __init__(self, counting: FolderCounter) -> None:
        super().__init__()
        self._counting = counting
        self._chosen = Exclusions()
        self._folders: Sequence[str] = ()
        self.text = hint()
        self.details = link(self.tr("Details"), self._show_details, self.tr("Excluded files"))
        self.drives: dict[str, QCheckBox] = {}
        self._drives = in_column(space=style.SPACE // 3)
        row = in_row(wide(self.text), placed(self.details, LEFT), space=style.SPACE)
        in_column(row, self._drives, on=self, space=style.SPACE // 2)
        counting.changed.connect(self._show)
        self._show()

    @property
    def fields(self) -> ExclusionFields:
        presets, copies_snapshots, mounts = self._chosen
        return {"presets": list(presets), "copies_snapshots": copies_snapshots, "mounts": list(mounts)}

    def show_exclusions(self, chosen: Exclusions) -> None:
        self._chosen = chosen
        self._counting.exclude(chosen)
        self._show()

    def show_folders(self, folders: Sequence[str]) -> None:
        """Use these folders when the details are requested."""
        self._folders = folders

    def _choose(self, chosen: Exclusions) -> None:
        if chosen != self._chosen:
            self.show_exclusions(chosen)
            self.changed.emit()

    def _show(self) -> None:
        groups = self._counting.excluded
        is_known = bool(self._counting.folders) and self._counting.is_complete
        style.show_text(self.text, _line(_Kinds(groups), self._chosen, is_known=is_known))
        places = drives_in(groups)
        if [place.mount for place in places] != list(self.drives):
            for box in self.drives.values():
                discard(box)
            self.drives = {place.mount: self._box(place) for place in places}
            for box in self.drives.values():
                self._drives.addWidget(box)
        for place in places:
            text = self.tr("Also back up the drive at {path} ({size})")
            box = self.drives[place.mount]
            box.setText(text.format(path=translate.path(place.path), size=size(place.bytes or 0)))
            set_name_tip(box, place.path)
            with QSignalBlocker(box):
                box.setChecked(place.mount in self._chosen.mounts)

    def _box(self, place: SizedPlace) -> QCheckBox:
        box = QCheckBox()
        box.toggled.connect(lambda is_on: self._choose(_with_mount(self._chosen, place.mount, is_on=is_on)))
        return box

    def _show_details(self) -> None:
        if self._folders:
            self._counting.count(self._folders)
        dialog = ExclusionsDialog(self._counting, self._chosen, self)
        if dialog.exec() == QDialog.DialogCode.Accepted:
            self._choose(dialog.chosen)
        dialog.deleteLater()


def _with_mount(chosen: Exclusions, mount: str, *, is_on: bool) -> Exclusions:
    mounts = [text for text in chosen.mounts if text != mount]
    return chosen._replace(mounts=(*mounts, mount) if is_on else tuple(mounts))


def _line(kinds: _Kinds, chosen: Exclusions, *, is_known: bool) -> str:
    """Return what is left out, the largest kinds first; before anything is counted, the kinds alone."""
    names = [name for name in kinds.by_name if _is_left_out(name, chosen) and kinds.size_bytes(name)]
    names.sort(key=kinds.size_bytes, reverse=True)
    if not names and not is_known:
        presets = [exclusion_texts.preset_title(name, translate) for name in chosen.presets]
        return exclusion_texts.left_out(presets, translate) if presets else ""
    sizes = {kinds.title(name): size(kinds.size_bytes(name)) for name in names}
    return exclusion_texts.left_out_sized(sizes, translate)


def _is_left_out(name: str, chosen: Exclusions) -> bool:
    if name == SNAPSHOTS:
        return not chosen.copies_snapshots
    return name in chosen.presets if name in _CHOICES else True


def list_exclusions(view: SetView, counting: FolderCounter, parent: QWidget) -> bool:
    """List what is not in the backup of a set, with sizes that are counted now. Return whether to change it."""
    counting.count(view.chosen.folders)
    dialog = ExclusionsDialog(
        counting, Exclusions.of_set(view.chosen), parent, is_fixed=True, remark=home_texts.unmatched_rules(view.status)
    )
    dialog.exec()
    counting.stop()
    dialog.deleteLater()
    return dialog.wants_change


class _WrappedText(QStyledItemDelegate):
    """Gives each row the height that its text needs in the width of the column."""

    def __init__(self, tree: QTreeWidget) -> None:
        super().__init__(tree)
        self._tree = tree
        tree.header().sectionResized.connect(lambda *_sizes: tree.scheduleDelayedItemsLayout())

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        usual = super().sizeHint(option, index)
        depth = 1 if index.parent().isValid() else 0
        mark = style.scaled_to_font(self._tree, MARK) + 2 * style.SPACE
        width = self._tree.columnWidth(_KIND) - (depth + 1) * self._tree.indentation() - mark
        text = str(index.data())
        if "\n" not in text or width <= 0:
            return usual
        wraps = Qt.TextFlag.TextWordWrap
        lines = [self._tree.fontMetrics().boundingRect(0, 0, width, 0, wraps, line) for line in text.split("\n")]
        return QSize(usual.width(), max(usual.height(), sum(line.height() for line in lines) + style.SPACE // 2))


class ExclusionsDialog(QDialog):
    """What is not in a backup, with sizes and reasons. If `is_fixed`, it can only be read.

    Attributes:
        wants_change: the user wants to change it; only if `is_fixed`.
    """

    def __init__(
        self,
        counting: FolderCounter,
        chosen: Exclusions,
        parent: QWidget | None = None,
        *,
        is_fixed: bool = False,
        remark: str = "",
    ) -> None:
        """`remark` is shown above the list."""
        super().__init__(parent)
        close_by_keys(self)
        self._counting = counting
        self._first = chosen
        self._is_fixed = is_fixed
        self.wants_change = False
        self._items: dict[str, QTreeWidgetItem] = {}
        self.setWindowTitle(self.tr("Not in this backup"))
        self.tree = QTreeWidget()
        self.tree.setHeaderLabels([self.tr("What"), self.tr("Size")])
        self.tree.setAccessibleName(self.windowTitle())
        self.tree.headerItem().setTextAlignment(_SIZE, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.tree.setWordWrap(True)
        self.tree.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.tree.setItemDelegateForColumn(_KIND, _WrappedText(self.tree))
        self.tree.header().setStretchLastSection(False)
        self.tree.header().setSectionResizeMode(_KIND, QHeaderView.ResizeMode.Stretch)
        self.tree.header().setSectionResizeMode(_SIZE, QHeaderView.ResizeMode.ResizeToContents)
        self.total = hint()
        buttons = QDialogButtonBox.StandardButton
        self.box = QDialogButtonBox(buttons.Close if is_fixed else buttons.Ok | buttons.Cancel)
        self.box.accepted.connect(self.accept)
        self.box.rejected.connect(self.reject)
        if is_fixed:
            change = self.box.addButton(self.tr("Change…"), QDialogButtonBox.ButtonRole.ActionRole)
            change.clicked.connect(self._change)
        layout = QVBoxLayout(self)
        layout.setSpacing(style.SPACE)
        if not is_fixed:
            layout.addWidget(sentence(self.tr("Check what the backup should include. The rest is excluded.")))
        if remark:
            layout.addWidget(sentence(remark))
        layout.addWidget(self.tree, 1)
        layout.addWidget(self.total)
        layout.addWidget(self.box)
        if is_fixed:  # only now: a button that is in no dialog yet can't become its main one
            self.box.button(buttons.Close).setDefault(True)
        style.resize_to_letters(self, *_LETTERS)
        counting.changed.connect(self._show)
        self.tree.itemChanged.connect(lambda _item, _column: self._show_total())
        self._show()

    @property
    def chosen(self) -> Exclusions:
        """The choices as edited."""
        if self._is_fixed:
            return self._first
        presets = [preset.name for preset in PRESETS if not self._is_checked(preset.name)]
        mounts = [place.mount for place in self._drives() if self._is_checked(place.mount)]
        known_mounts = {place.mount for place in self._drives()}
        away = [mount for mount in self._first.mounts if mount not in known_mounts]
        return Exclusions(tuple(presets), self._is_checked(SNAPSHOTS), (*away, *mounts))

    def _drives(self) -> list[SizedPlace]:
        return drives_in(self._counting.excluded)

    def _is_checked(self, name: str) -> bool:
        return self._items[name].checkState(_KIND) is Qt.CheckState.Checked

    def _show(self) -> None:
        kinds, drives = _Kinds(self._counting.excluded), self._drives()
        with QSignalBlocker(self.tree):
            for place in drives:
                if not self._is_fixed or self._first.leaves_out_place(place):
                    title = self.tr("Another drive: {path}").format(path=translate.path(place.path))
                    item = self._item(place.mount, title, "", is_on=place.mount in self._first.mounts)
                    item.setText(_SIZE, size(place.bytes or 0))
            names = [
                name
                for name in _CHOICES
                if not self._is_fixed or (bool(kinds.count(name)) and _is_left_out(name, self._first))
            ]
            for name in names:
                self._show_kind(kinds, name)
            for name in kinds.by_name:
                if name not in _CHOICES:
                    self._show_kind(kinds, name)
        self._show_total()

    def _show_kind(self, kinds: _Kinds, name: str) -> None:
        because = exclusion_texts.preset_reason(name, translate) if name in _CHOICES else ""
        is_on = not _is_left_out(name, self._first)
        item = self._item(name, kinds.title(name), because, is_on=is_on, is_fixed=name not in _CHOICES)
        size_bytes = kinds.size_bytes(name)
        nothing = "" if self._counting.is_complete else self.tr("counting…")
        item.setText(_SIZE, size(size_bytes) if size_bytes else nothing)
        item.takeChildren()
        places = kinds.places(name)
        for place in places:
            row = QTreeWidgetItem(item, [translate.path(place.path), "" if place.bytes is None else size(place.bytes)])
            row.setToolTip(_KIND, tool_tip(place.path))
            row.setTextAlignment(_SIZE, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        if places and (hidden_count := kinds.count(name) - len(places)) > 0:
            QTreeWidgetItem(item, [exclusion_texts.and_more(hidden_count, translate), ""])

    def _item(self, name: str, title: str, because: str, *, is_on: bool, is_fixed: bool = False) -> QTreeWidgetItem:
        if name in self._items:
            return self._items[name]
        item = self._items[name] = QTreeWidgetItem(self.tree, ["\n".join(filter(None, [title, because])), ""])
        item.setData(_KIND, _NAME, name)
        item.setTextAlignment(_SIZE, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        if not (self._is_fixed or is_fixed):
            item.setCheckState(_KIND, Qt.CheckState.Checked if is_on else Qt.CheckState.Unchecked)
        return item

    def _show_total(self) -> None:
        kinds, chosen = _Kinds(self._counting.excluded), self.chosen
        left_out = sum(kinds.size_bytes(name) for name in kinds.by_name if _is_left_out(name, chosen))
        left_out += sum(place.bytes or 0 for place in self._drives() if chosen.leaves_out_place(place))
        text = self.tr("Excluded: {size}").format(size=size(left_out))
        self.total.setText(text if self._counting.is_complete else self.tr("{counted} so far…").format(counted=text))

    def _change(self) -> None:
        self.wants_change = True
        self.reject()
