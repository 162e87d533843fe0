"""The choices about all backups: how they begin, when one is reminded of them, and what they leave out."""

import msgspec.structs
from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QCheckBox, QFormLayout, QHBoxLayout, QLabel, QSpinBox, QVBoxLayout, QWidget

from shingleback.bridge.chosen import Chosen
from shingleback.ui import style
from shingleback.ui.excludes_dialog import ExcludesDialog
from shingleback.ui.pace_chooser import PaceChooser
from shingleback.ui.pieces import button

_MOST_DAYS = 365


class BackupChoices(QWidget):
    def __init__(self, chosen: Chosen, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._chosen = chosen
        self.on_battery = QCheckBox(self.tr("Start automatic backups on battery power, too"))
        self.on_battery.clicked.connect(self._set_on_battery)
        self.days = QSpinBox(minimum=0, maximum=_MOST_DAYS)
        self.days.setAccessibleName(self.tr("Days without a backup before a reminder"))
        self.days.setSpecialValueText(self.tr("never"))
        self.days.setKeyboardTracking(False)  # a number is meant when it is complete
        self.days.valueChanged.connect(self._set_days)
        self.pace = PaceChooser()
        self.pace.chosen.connect(self._set_pace)
        choices = QFormLayout()
        choices.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.FieldsStayAtSizeHint)
        choices.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        choices.addRow(self.tr("Remind me after this many days without a backup"), self.days)
        choices.addRow(self.pace.label(self.tr("Pace of new backup sets")), self.pace)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.on_battery)
        column.addLayout(choices)
        chosen.changed.connect(self.show_choices)
        self.show_choices()

    def show_choices(self) -> None:
        settings = self._chosen.settings
        self.on_battery.setChecked(settings.on_battery)
        blocker = QSignalBlocker(self.days)
        self.days.setValue(settings.reminder_days)
        del blocker
        self.pace.show_pace(settings.pace)

    def _set_on_battery(self, is_on: bool) -> None:
        self._chosen.change(lambda old: msgspec.structs.replace(old, on_battery=is_on))

    def _set_days(self, days: int) -> None:
        self._chosen.change(lambda old: msgspec.structs.replace(old, reminder_days=days))

    def _set_pace(self, pace: str) -> None:
        self._chosen.change(lambda old: msgspec.structs.replace(old, pace=pace))


class ExcludesChoice(QWidget):
    """The rules that hold for every set."""

    def __init__(self, chosen: Chosen, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._chosen = chosen
        self.rules = style.dimmed(style.wrapped(QLabel()))
        self.change = button(self.tr("What is &left out…"), self._change)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.rules)
        line = QHBoxLayout()
        line.addWidget(self.change)
        line.addStretch(1)
        column.addLayout(line)
        chosen.changed.connect(self.show_choices)
        self.show_choices()

    def show_choices(self) -> None:
        settings = self._chosen.settings
        named = [*settings.excludes, *([self.tr("caches")] if settings.skips_caches else [])]
        self.rules.setText(self.tr("Left out: {rules}").format(rules=", ".join(named) or self.tr("nothing")))

    def _change(self) -> None:
        settings = self._chosen.settings
        dialog = ExcludesDialog(settings.excludes, skips_caches=settings.skips_caches, parent=self)
        if dialog.exec():
            rules, caches = dialog.rules, dialog.skips_caches
            self._chosen.change(lambda old: msgspec.structs.replace(old, excludes=rules, skips_caches=caches))
        dialog.deleteLater()
