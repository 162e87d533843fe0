"""What a backup passes over: seen, and changed."""

from PySide6.QtWidgets import QCheckBox, QDialog, QDialogButtonBox, QLabel, QPlainTextEdit, QVBoxLayout, QWidget

from shingleback.copying.excludes import Excludes
from shingleback.model.errors import UsageError
from shingleback.model.excludes import DEFAULT_EXCLUDES
from shingleback.model.kernel_text import text_lines
from shingleback.ui import style, texts
from shingleback.words import refusals


class ExcludesDialog(QDialog):
    """A rule a line. It cannot be accepted while a rule makes no sense."""

    def __init__(self, rules: list[str], *, skips_caches: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("What is left out"))
        self.edit = QPlainTextEdit("\n".join(rules), tabChangesFocus=True)
        self.edit.setAccessibleName(self.tr("Rules, one a line"))
        self.caches = QCheckBox(self.tr("Folders that say themselves that they are &caches (CACHEDIR.TAG)"))
        self.caches.setChecked(skips_caches)
        self.complaint = style.wrapped(QLabel())
        self.complaint.hide()
        buttons = QDialogButtonBox.StandardButton
        self.box = QDialogButtonBox(buttons.Ok | buttons.Cancel | buttons.RestoreDefaults)
        self.box.accepted.connect(self._accept_if_sound)
        self.box.rejected.connect(self.reject)
        self.box.button(buttons.RestoreDefaults).clicked.connect(self._restore)
        layout = QVBoxLayout(self)
        layout.setSpacing(style.SPACE)
        help_text = self.tr(
            "One rule a line. A name with a slash at its end means folders, * stands for any letters:"
            " Downloads/ or *.iso. A rule with a slash at its beginning counts from the folder that is backed up."
        )
        layout.addWidget(style.wrapped(QLabel(help_text)))
        layout.addWidget(self.edit, 1)
        layout.addWidget(self.caches)
        layout.addWidget(self.complaint)
        layout.addWidget(self.box)
        self.resize(style.letters(self, 80), style.letters(self, 55))

    @property
    def rules(self) -> list[str]:
        return [line.strip() for line in text_lines(self.edit.toPlainText()) if line.strip()]

    @property
    def skips_caches(self) -> bool:
        return self.caches.isChecked()

    def _accept_if_sound(self) -> None:
        try:
            Excludes(self.rules, caches=self.skips_caches)
        except UsageError as error:
            self.complaint.setText(refusals.sentence(error.why, error.values, texts.translate))
            self.complaint.show()
            return
        self.accept()

    def _restore(self) -> None:
        self.edit.setPlainText("\n".join(DEFAULT_EXCLUDES))
        self.caches.setChecked(True)
