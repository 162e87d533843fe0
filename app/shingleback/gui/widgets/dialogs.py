"""Dialogs of a backup set: what it leaves out, and the passphrase of an encrypted drive."""

from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from shingleback.domain.errors import UsageError
from shingleback.domain.text import text_lines
from shingleback.engine.source.scan import Excludes
from shingleback.gui.run import texts
from shingleback.gui.widgets import style
from shingleback.gui.widgets.basic import ShowLetters
from shingleback.messages import errors
from shingleback.store.settings import DEFAULT_EXCLUDES


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
            self.complaint.setText(errors.sentence(error.why, error.values, texts.translate))
            self.complaint.show()
            return
        self.accept()

    def _restore(self) -> None:
        self.edit.setPlainText("\n".join(DEFAULT_EXCLUDES))
        self.caches.setChecked(True)


class UnlockDialog(QDialog):
    """It cannot be accepted while nothing is typed."""

    def __init__(self, name: str, complaint: str = "", parent: QWidget | None = None) -> None:
        """`name` is that of the drive; `complaint` says what was wrong the last time."""
        super().__init__(parent)
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
        self.complaint = style.wrapped(QLabel(complaint))
        self.complaint.setVisible(bool(complaint))
        layout = QVBoxLayout(self)
        layout.setSpacing(style.SPACE)
        text = self.tr("{name} is encrypted. Type the passphrase that was chosen when it was set up.")
        layout.addWidget(style.wrapped(QLabel(text.format(name=name))))
        for widget in (self.complaint, self.key, self.shows, self.box):
            layout.addWidget(widget)
        self.resize(style.letters(self, 60), self.sizeHint().height())
        self._on_changed()

    @property
    def passphrase(self) -> str:
        return self.key.text()

    def _on_changed(self) -> None:
        self.box.button(QDialogButtonBox.StandardButton.Ok).setEnabled(bool(self.key.text()))
