"""The dialog that edits the exclude rules of all backup sets: in words, and for experts as patterns."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtWidgets import QCheckBox, QDialog, QDialogButtonBox, QPlainTextEdit, QVBoxLayout, QWidget

from shingleback.domain.errors import UsageError
from shingleback.domain.excludes import DEFAULT_EXCLUDES
from shingleback.domain.text import text_lines
from shingleback.engine.source.excludes import Excludes
from shingleback.gui.run.texts import translate
from shingleback.gui.settings.rule_list import RuleList, is_sound
from shingleback.gui.widgets import style
from shingleback.gui.widgets.basic import Collapsible, FixedHeightLabel
from shingleback.gui.widgets.layouts import held, in_column
from shingleback.gui.widgets.plain import set_tip
from shingleback.gui.widgets.shortcuts import close_by_keys
from shingleback.messages import errors, exclude_rules


class ExcludesDialog(QDialog):
    """Edits exclude rules. It cannot be accepted with an invalid rule.

    Attributes:
        edit: the rules as patterns, one on each line, folded; `words` shows the same rules.
    """

    def __init__(self, rules: list[str], *, skips_caches: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        close_by_keys(self)
        self.setWindowTitle(self.tr("Excluded files"))
        self.words = RuleList()
        self.edit = QPlainTextEdit("\n".join(rules), tabChangesFocus=True)
        self.edit.setAccessibleName(self.tr("Rules, one per line"))
        self.caches = QCheckBox(self.tr("Folders marked as &caches"))
        self.caches.setChecked(skips_caches)
        set_tip(self.caches, "CACHEDIR.TAG")
        self.meaning = style.dimmed(FixedHeightLabel(2))
        self.complaint = style.Wrapped()
        self.complaint.hide()
        buttons = QDialogButtonBox.StandardButton
        self.box = QDialogButtonBox(buttons.Ok | buttons.Cancel | buttons.RestoreDefaults)
        self.box.accepted.connect(self._accept_if_sound)
        self.box.rejected.connect(self.reject)
        self.box.button(buttons.RestoreDefaults).clicked.connect(self._restore)
        layout = self._layout = QVBoxLayout(self)
        layout.setSpacing(style.SPACE)
        help_text = self.tr(
            "One rule per line. A name with a slash at its end means folders, * stands for any letters: "
            "Downloads/ or *.iso. A rule with a slash at its beginning counts from the folder that is backed up."
        )
        patterns = held(in_column(style.Wrapped(help_text), self.edit, self.meaning, space=style.SPACE // 2))
        self.patterns = Collapsible(self.tr("As &patterns, for experts"), patterns)
        layout.addWidget(self.words, 1)
        layout.addWidget(self.caches)
        layout.addWidget(self.patterns)
        layout.addWidget(self.complaint)
        layout.addWidget(self.box)
        style.resize_to_letters(self, 80, 55)
        self.words.added.connect(lambda rule: self._set_rules([*self.rules, rule]))
        self.patterns.toggled.connect(self._show_patterns)
        self.words.removed.connect(lambda gone: self._set_rules([rule for rule in self.rules if rule not in gone]))
        self.edit.textChanged.connect(lambda: self.words.show_rules(self.rules))
        self.edit.cursorPositionChanged.connect(self._show_meaning)
        self.words.show_rules(self.rules)
        self._show_meaning()

    @property
    def rules(self) -> list[str]:
        return [line.strip() for line in text_lines(self.edit.toPlainText()) if line.strip()]

    @property
    def skips_caches(self) -> bool:
        return self.caches.isChecked()

    def _show_patterns(self, is_open: bool) -> None:
        """Show the patterns in place of the same rules in words; for a moment, the layout made room for both."""
        self.words.setHidden(is_open)
        self._layout.setStretchFactor(self.patterns, int(is_open))
        self._layout.activate()
        style.keep_on_screen(self)

    def _set_rules(self, rules: Sequence[str]) -> None:
        self.edit.setPlainText("\n".join(rules))

    def _show_meaning(self) -> None:
        """Say in words what the rule at the cursor excludes."""
        rule = self.edit.textCursor().block().text().strip()
        meaning = exclude_rules.rule_meaning(rule, str(Path.home()), translate) if rule and is_sound(rule) else ""
        self.meaning.setText(meaning)
        self.edit.setAccessibleDescription(meaning)

    def _accept_if_sound(self) -> None:
        try:
            Excludes(self.rules, caches=self.skips_caches)
        except UsageError as error:
            self.complaint.setText(errors.sentence(error.why, error.values, translate))
            self.complaint.show()
            self.patterns.unfold(is_open=True)
            return
        self.accept()

    def _restore(self) -> None:
        self._set_rules(DEFAULT_EXCLUDES)
        self.caches.setChecked(True)
