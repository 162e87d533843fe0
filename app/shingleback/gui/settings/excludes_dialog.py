"""The dialog that edits the exclude rules of all backup sets, and says in words what each of them means."""

from pathlib import Path

from PySide6.QtWidgets import QCheckBox, QDialog, QDialogButtonBox, QPlainTextEdit, QVBoxLayout, QWidget

from shingleback.domain.errors import UsageError
from shingleback.domain.excludes import DEFAULT_EXCLUDES
from shingleback.domain.text import text_lines
from shingleback.engine.source.excludes import Excludes
from shingleback.gui.run.texts import translate
from shingleback.gui.widgets import style
from shingleback.gui.widgets.basic import FixedHeightLabel
from shingleback.gui.widgets.keys import close_by_keys
from shingleback.messages import errors, exclude_rules


class ExcludesDialog(QDialog):
    """Edits exclusion rules, one on each line. It cannot be accepted with an invalid rule."""

    def __init__(self, rules: list[str], *, skips_caches: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        close_by_keys(self)
        self.setWindowTitle(self.tr("Excluded files"))
        self.edit = QPlainTextEdit("\n".join(rules), tabChangesFocus=True)
        self.edit.setAccessibleName(self.tr("Rules, one per line"))
        self.caches = QCheckBox(self.tr("Folders marked as &caches (CACHEDIR.TAG)"))
        self.caches.setChecked(skips_caches)
        self.meaning = style.dimmed(FixedHeightLabel(2))
        self.complaint = style.Wrapped()
        self.complaint.hide()
        buttons = QDialogButtonBox.StandardButton
        self.box = QDialogButtonBox(buttons.Ok | buttons.Cancel | buttons.RestoreDefaults)
        self.box.accepted.connect(self._accept_if_sound)
        self.box.rejected.connect(self.reject)
        self.box.button(buttons.RestoreDefaults).clicked.connect(self._restore)
        layout = QVBoxLayout(self)
        layout.setSpacing(style.SPACE)
        help_text = self.tr(
            "One rule per line. A name with a slash at its end means folders, * stands for any letters: "
            "Downloads/ or *.iso. A rule with a slash at its beginning counts from the folder that is backed up."
        )
        layout.addWidget(style.Wrapped(help_text))
        layout.addWidget(self.edit, 1)
        layout.addWidget(self.meaning)
        layout.addWidget(self.caches)
        layout.addWidget(self.complaint)
        layout.addWidget(self.box)
        style.resize_to_letters(self, 80, 55)
        self.edit.cursorPositionChanged.connect(self._show_meaning)
        self._show_meaning()

    @property
    def rules(self) -> list[str]:
        return [line.strip() for line in text_lines(self.edit.toPlainText()) if line.strip()]

    @property
    def skips_caches(self) -> bool:
        return self.caches.isChecked()

    def _show_meaning(self) -> None:
        """Say in words what the rule at the cursor excludes."""
        rule = self.edit.textCursor().block().text().strip()
        try:
            Excludes([rule] if rule else [], caches=False)
        except UsageError:
            rule = ""
        meaning = exclude_rules.rule_meaning(rule, str(Path.home()), translate) if rule else ""
        self.meaning.setText(meaning)
        self.edit.setAccessibleDescription(meaning)

    def _accept_if_sound(self) -> None:
        try:
            Excludes(self.rules, caches=self.skips_caches)
        except UsageError as error:
            self.complaint.setText(errors.sentence(error.why, error.values, translate))
            self.complaint.show()
            return
        self.accept()

    def _restore(self) -> None:
        self.edit.setPlainText("\n".join(DEFAULT_EXCLUDES))
        self.caches.setChecked(True)
