"""The exclude rules of all backup sets in words, to add and to remove."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFileDialog, QLineEdit, QListWidget, QWidget

from shingleback.domain.errors import UsageError
from shingleback.domain.excludes import path_rule
from shingleback.domain.text import visible
from shingleback.engine.source.excludes import Excludes
from shingleback.gui.run.texts import translate
from shingleback.gui.widgets import style
from shingleback.gui.widgets.basic import button
from shingleback.gui.widgets.layouts import FlowRow, in_column, wide
from shingleback.gui.widgets.shortcuts import close_by_keys
from shingleback.messages import exclude_rules


def is_sound(rule: str) -> bool:
    try:
        Excludes([rule], caches=False)
    except UsageError:
        return False
    return True


class FileTypeDialog(QDialog):
    """Asks which files to exclude, by how their names end."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        close_by_keys(self)
        self.setWindowTitle(self.tr("Exclude a file type"))
        label = style.Wrapped(self.tr("How their names end, for example: .iso"))
        self.ending = QLineEdit()
        label.setBuddy(self.ending)
        buttons = QDialogButtonBox.StandardButton
        self.box = QDialogButtonBox(buttons.Ok | buttons.Cancel)
        self.box.accepted.connect(self.accept)
        self.box.rejected.connect(self.reject)
        in_column(label, self.ending, self.box, on=self, space=style.SPACE, margin=style.MARGIN)

    @property
    def rule(self) -> str:
        """The pattern; empty if nothing was typed."""
        ending = self.ending.text().strip().lstrip("*.")
        return f"*.{ending}" if ending else ""


class RuleList(QWidget):
    """Shows rules, and changes none itself.

    Signals:
        added: a rule that the user wants to add.
        removed: the rules of the line that the user wants to remove.
    """

    added = Signal(str)
    removed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._rules: list[tuple[str, ...]] = []
        self.lines = QListWidget()
        self.lines.setAccessibleName(self.tr("Excluded from every backup"))
        self.lines.setWordWrap(True)
        self.remove = button(self.tr("Don't e&xclude"), self._remove)
        add_folder = button(self.tr("Exclude a &folder…"), self._add_folder)
        add_type = button(self.tr("Exclude a file &type…"), self._add_type)
        self.lines.currentRowChanged.connect(lambda row: self.remove.setEnabled(row >= 0))
        buttons = FlowRow(add_folder, add_type, self.remove)
        in_column(wide(self.lines), buttons, on=self, space=style.SPACE // 2)

    def show_rules(self, rules: Sequence[str]) -> None:
        """Show the rules; one that is not valid is shown as it was written."""
        row = self.lines.currentRow()
        sound_rules = [rule for rule in rules if is_sound(rule)]
        named = exclude_rules.rule_lines(sound_rules, str(Path.home()), translate)
        named += [(visible(rule), rule) for rule in rules if rule not in sound_rules]
        self._rules = [tuple(rule.split("\n")) for _text, rule in named]
        self.lines.clear()
        self.lines.addItems([text for text, _rule in named])
        self.lines.setCurrentRow(min(row, len(named) - 1))
        self.remove.setEnabled(self.lines.currentRow() >= 0)

    def _add_folder(self) -> None:
        folder = QFileDialog.getExistingDirectory(self, self.tr("Choose a folder to exclude"), str(Path.home()))
        if folder:
            self.added.emit(path_rule(folder))

    def _add_type(self) -> None:
        dialog = FileTypeDialog(self)
        if dialog.exec() and dialog.rule:
            self.added.emit(dialog.rule)
        dialog.deleteLater()

    def _remove(self) -> None:
        self.removed.emit(self._rules[self.lines.currentRow()])
