"""What a backup did, when it has ended."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from shingleback.jobs.events import Note
from shingleback.jobs.final_words import BackupFinished, Tally
from shingleback.ui import style, texts
from shingleback.ui.left_out import LeftOutTable
from shingleback.ui.mirroring import begin_like_others
from shingleback.ui.texts import duration, rate, size
from shingleback.words import reasons

_WORTH_A_RATE_S = 1.0


class Summary(QFrame):
    """Figures in two columns, notes, and the list of what was left out."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self._figures = QGridLayout()
        self._figures.setHorizontalSpacing(2 * style.SPACE)
        self._figures.setColumnStretch(1, 1)
        self._notes = style.wrapped(QLabel())
        self.left_out = LeftOutTable()
        layout = QVBoxLayout(self)
        layout.addLayout(self._figures)
        layout.addWidget(self._notes)
        layout.addWidget(self.left_out, 1)

    def show_word(self, word: BackupFinished, notes: tuple[Note, ...]) -> None:
        self._clear()
        for name, value in self._rows(word):
            row = self._figures.rowCount()
            self._figures.addWidget(style.dimmed(QLabel(name)), row, 0)
            figure = QLabel(value, textFormat=Qt.TextFormat.PlainText)
            begin_like_others(figure)
            figure.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            self._figures.addWidget(figure, row, 1)
        self._notes.setText("\n".join(reasons.note(note.code, note.values, texts.translate) for note in notes))
        self._notes.setVisible(bool(notes))
        self.left_out.show_items(word.left_out)
        self.left_out.setVisible(bool(word.left_out))
        grows = QSizePolicy.Policy.Expanding if word.left_out else QSizePolicy.Policy.Maximum
        self.setSizePolicy(QSizePolicy.Policy.Preferred, grows)

    def _rows(self, word: BackupFinished) -> list[tuple[str, str]]:
        fast = word.elapsed_s > _WORTH_A_RATE_S and word.copied.bytes
        speed = f" ({rate(word.copied.bytes / word.elapsed_s)})" if fast else ""
        rows = [(self.tr("Copied"), self._tally(word.copied) + speed), (self.tr("Time"), duration(word.elapsed_s))]
        others = [
            (self.tr("Unchanged"), word.unchanged.files),
            (self.tr("Renamed or moved"), word.renamed.files),
            (self.tr("No longer in your folders"), word.removed.files),
            (self.tr("New attributes only"), word.touched.files),
            (self.tr("Left out"), word.left_out_count),
            (self.tr("Passed over by your rules"), word.skipped_count),
        ]
        rows += [(name, texts.count(number)) for name, number in others if number]
        if word.copied != word.durable:
            rows.insert(1, (self.tr("Surely on the drive"), self._tally(word.durable)))
        if word.version:
            rows.append((self.tr("Version"), texts.version(word.version)))
        if word.removed_versions:
            rows.append((self.tr("Old versions that gave way"), "; ".join(map(texts.version, word.removed_versions))))
        return rows

    def _tally(self, tally: Tally) -> str:
        return self.tr("{files}, {size}").format(files=texts.files(tally.files), size=size(tally.bytes))

    def _clear(self) -> None:
        while (item := self._figures.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()  # it goes a moment later
                widget.deleteLater()
