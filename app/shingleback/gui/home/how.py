"""How a backup set is backed up: its pace, its versions, what follows, and patterns of files to exclude."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QFrame, QPlainTextEdit

from shingleback.domain.excludes import excluded_path, stored_rule
from shingleback.domain.text import text_lines
from shingleback.gui.widgets import style
from shingleback.gui.widgets.basic import hint
from shingleback.gui.widgets.choosers import PaceChooser, ReadyByChooser
from shingleback.gui.widgets.layouts import LEFT, AlignedForm, in_column, placed
from shingleback.gui.widgets.plain import PlainLabel, set_tip
from shingleback.store.settings import BackupSet, When

_RULES_LINES: Final = 4


class HowCard(QFrame):
    """Choices that few sets need. Signals: `changed`."""

    changed = Signal()

    def __init__(self, *, is_demo: bool) -> None:
        super().__init__()
        self.setObjectName("card")
        self._is_demo = is_demo
        self.pace = PaceChooser()
        self.ready_by = ReadyByChooser(self.tr("Ready &by"))
        self.by_time = hint(self.tr("Shingleback then uses the gentlest pace that finishes in time."))
        self.ejects = QCheckBox(self.tr("&Eject the drive when the backup is complete"))
        self.no_eject = hint(self.tr("A daily backup needs the drive to stay plugged in, so it is not ejected."))
        self.keeps_versions = QCheckBox(self.tr("Keep earlier &versions as long as there is space"))
        set_tip(
            self.keeps_versions,
            self.tr(
                "All of the last 30 days, then one a month. When space runs low, the oldest are deleted"
                " first. The newest of each of the last 4 weeks and 12 months are deleted only for files that"
                " have waited for a week."
            ),
        )
        self.rules = QPlainTextEdit(tabChangesFocus=True)
        self.rules.setAccessibleName(self.tr("Patterns of excluded files, one per line"))
        self.rules.setFixedHeight(self.rules.fontMetrics().lineSpacing() * (_RULES_LINES + 1))
        choices = AlignedForm()
        choices.addRow(self.pace.label(self.tr("&Pace")), self.pace)
        rules = PlainLabel(self.tr("For experts: patterns of files to exclude, one per line, such as *.iso"))
        rules.setWordWrap(True)
        parts = (self.by_time, self.ejects, self.no_eject, self.keeps_versions, style.SPACE // 2, rules, self.rules)
        in_column(choices, placed(self.ready_by, LEFT), *parts, on=self, margin=style.MARGIN, space=style.SPACE // 2)
        self.ejects.setVisible(not self._is_demo)
        self.pace.chosen.connect(self.changed)
        self.ready_by.chosen.connect(self.changed)
        for box in (self.ejects, self.keeps_versions):
            box.toggled.connect(self.changed)

    def patterns(self, folders: Sequence[str]) -> list[str]:
        """Return the patterns as they are stored for a set of these folders."""
        lines = [line.strip() for line in text_lines(self.rules.toPlainText()) if line.strip()]
        return [stored_rule(line, str(Path.home()), folders) for line in lines]

    def show_set(self, chosen: BackupSet) -> None:
        self.pace.show_pace(chosen.pace)
        self.ready_by.show_ready_by(chosen.ready_by)
        self.ejects.setChecked(chosen.ejects)
        self.keeps_versions.setChecked(chosen.keeps_versions)
        self.rules.setPlainText("\n".join(rule for rule in chosen.excludes if not excluded_path(rule)))

    def show_possible(self, when: When) -> None:
        """Disable what another choice decides: a daily backup does not eject, and a deadline sets the pace."""
        has_deadline = bool(self.ready_by.ready_by)
        self.pace.setEnabled(not has_deadline)
        self.by_time.setVisible(has_deadline)
        self.ejects.setEnabled(when is not When.DAILY)
        self.no_eject.setVisible(when is When.DAILY and not self._is_demo)
