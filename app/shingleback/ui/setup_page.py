"""What to back up, and where to: everything that has to be said before a backup can begin."""

import os
from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFileDialog,
    QFormLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from shingleback.jobs.final_words import LookFinished
from shingleback.model.when import When
from shingleback.settings.settings import BackupSet
from shingleback.ui import style, texts
from shingleback.ui.folder_list import FolderList
from shingleback.ui.pace_chooser import PaceChooser
from shingleback.words.numbers import size


class SetupPage(QWidget):
    """Everything that a person chooses.

    Signals:
        started: the person wants the backup to begin.
        changed: another choice was made.
        when_chosen: another choice of when was made, which counts at once.
        destination_changed: another place was named; the place itself is not touched here.
        excludes_asked: the rules are to be shown.
    """

    started = Signal()
    changed = Signal()
    when_chosen = Signal()
    destination_changed = Signal(str)
    excludes_asked = Signal()

    def __init__(self, parent: QWidget | None = None, *, is_demo: bool = False) -> None:
        super().__init__(parent)
        self._is_demo = is_demo
        self.folders = FolderList()
        self.folders.changed.connect(self._on_changed)
        self.destination = QLineEdit(placeholderText=self.tr("A folder on the drive"))
        self.destination.setAccessibleName(self.tr("Where the backup goes"))
        self.destination.editingFinished.connect(self._on_destination)
        self.destination.textChanged.connect(self._on_changed)
        self.pace = PaceChooser()
        self.pace.chosen.connect(self._on_changed)
        self.when = QComboBox()
        self.when.setAccessibleName(self.tr("When"))
        for when, text in (
            (When.ASK, self.tr("When I say so")),
            (When.PLUG_IN, self.tr("By itself, when the drive is plugged in")),
            (When.DAILY, self.tr("By itself, once a day while the drive is plugged in")),
        ):
            self.when.addItem(text, when.value)
        self.when.currentIndexChanged.connect(self._on_changed)
        self.when.activated.connect(self.when_chosen)
        self.ejects = QCheckBox(self.tr("&Eject the drive when the backup is complete"))
        self.ejects.toggled.connect(self._on_changed)
        self.last = style.dimmed(style.wrapped(QLabel()))
        self.place = style.dimmed(style.wrapped(QLabel()))
        self.reading = style.dimmed(style.wrapped(QLabel()))
        self.reading.hide()
        self.excludes = style.dimmed(style.wrapped(QLabel()))
        self.start = QPushButton(self.tr("&Back up now"), autoDefault=True)
        self.start.setObjectName("primary")
        self.start.setDefault(True)
        self.start.clicked.connect(self.started)
        self._lay_out()
        self._on_changed()

    @property
    def backup_set(self) -> BackupSet:
        return BackupSet(
            folders=list(self.folders.folders),
            destination=self.destination.text().strip(),
            pace=self.pace.pace,
            ejects=self.ejects.isChecked(),
            when=When(self.when.currentData()),
        )

    def show_set(self, chosen: BackupSet) -> None:
        self.folders.set_folders(chosen.folders)
        self.destination.setText(chosen.destination)
        self.pace.show_pace(chosen.pace)
        self.ejects.setChecked(chosen.ejects)
        self.when.setCurrentIndex(self.when.findData(chosen.when.value))
        self._on_destination()

    def set_destination(self, folder: str) -> None:
        self.destination.setText(folder)
        self._on_destination()

    def show_last(self, text: str) -> None:
        self.last.setText(text)
        self.last.setVisible(bool(text))

    def show_reading(self, text: str) -> None:
        """What reading does to the drives that were chosen; empty where there is nothing to say."""
        self.reading.setText(text)
        self.reading.setVisible(bool(text))

    def show_excludes(self, rules: list[str], *, skips_caches: bool) -> None:
        named = [*rules, *([self.tr("caches")] if skips_caches else [])]
        self.excludes.setText(self.tr("Left out: {rules}").format(rules=", ".join(named) or self.tr("nothing")))

    def show_place(self, seen: LookFinished) -> None:
        if seen.why:
            self._say_of_place(texts.sentence(seen))
            return
        room = self.tr("Room for {room} of {total} ({filesystem}).").format(
            room=size(seen.room_bytes), total=size(seen.total_bytes), filesystem=seen.filesystem
        )
        if seen.has_backup:
            found = self.tr("There is a backup of {folders}.").format(folders=", ".join(seen.sources))
        else:
            found = self.tr("No backup is there yet.")
        self._say_of_place(f"{room} {found}")

    def show_place_silent(self) -> None:
        text = self.tr("The drive does not answer yet. It may have to wake up or to tidy up; please wait.")
        self._say_of_place(text)

    def _say_of_place(self, text: str) -> None:
        self.place.setText(text)
        self.place.setVisible(bool(text))

    def _on_changed(self) -> None:
        self.start.setEnabled(bool(self.folders.folders and self.destination.text().strip()))
        self.changed.emit()

    def _on_destination(self) -> None:
        self._say_of_place("")
        self.destination_changed.emit(self.destination.text().strip())

    def _choose_destination(self) -> None:
        begin = self.destination.text() or next((path for path in _places_of_drives() if os.path.isdir(path)), "/")
        folder = QFileDialog.getExistingDirectory(self, self.tr("Choose a folder on the drive"), begin)
        if folder:
            self.set_destination(folder)

    # layout ---------------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(2 * style.SPACE, 2 * style.SPACE, 2 * style.SPACE, 2 * style.SPACE)
        layout.setSpacing(style.SPACE)
        layout.addWidget(style.heading(QLabel(self.tr("Back up your folders"))))
        if self._is_demo:
            layout.addWidget(self._demo_banner())
        layout.addWidget(self.last)
        layout.addWidget(self._what())
        layout.addWidget(self._where())
        layout.addWidget(self.reading)
        layout.addWidget(self.start, 0, Qt.AlignmentFlag.AlignRight)
        layout.addStretch(1)

    def _what(self) -> QFrame:
        card, layout = _card(self.tr("What"))
        layout.addWidget(self.folders)
        buttons = QHBoxLayout()
        buttons.addWidget(_button(self.tr("&Add folder…"), self.folders.choose))
        buttons.addWidget(_button(self.tr("&Remove"), self.folders.remove_selected))
        buttons.addStretch(1)
        buttons.addWidget(_button(self.tr("What is &left out…"), self.excludes_asked.emit))
        layout.addLayout(buttons)
        layout.addWidget(self.excludes)
        return card

    def _where(self) -> QFrame:
        card, layout = _card(self.tr("Where to"))
        line = QHBoxLayout()
        line.addWidget(self.destination, 1)
        line.addWidget(_button(self.tr("&Choose…"), self._choose_destination))
        layout.addLayout(line)
        layout.addWidget(self.place)
        choices = QFormLayout()
        choices.addRow(self.tr("&Pace"), self.pace)
        choices.addRow(self.tr("Whe&n"), self.when)
        layout.addLayout(choices)
        layout.addWidget(self.ejects)
        choices.setRowVisible(self.when, not self._is_demo)
        self.ejects.setVisible(not self._is_demo)
        return card

    def _demo_banner(self) -> QFrame:
        card, layout = _card(self.tr("This is a demonstration"))
        text = self.tr(
            "The files are samples, and the drive is simulated: a model of a shingled drive, so small that its cache"
            " fills up and is tidied up more than thirty times as fast as that of a real one. Nothing of yours is"
            " touched, and nothing remains."
        )
        layout.addWidget(style.wrapped(QLabel(text)))
        return card


def _card(name: str) -> tuple[QFrame, QVBoxLayout]:
    card = QFrame()
    card.setObjectName("card")
    layout = QVBoxLayout(card)
    layout.setContentsMargins(*[style.MARGIN] * 4)
    layout.setSpacing(style.SPACE // 2)
    layout.addWidget(style.heading(QLabel(name), 1.1))
    return card, layout


def _button(text: str, do: Callable[[], object]) -> QPushButton:
    button = QPushButton(text, autoDefault=True)
    button.clicked.connect(do)
    return button


def _places_of_drives() -> list[str]:
    """Where desktops mount what is plugged in."""
    user = os.environ.get("USER", "")
    return [f"/run/media/{user}", f"/media/{user}", "/mnt"]
