"""A drive was just plugged in: what a notification of the desktop would say, within the window."""

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from shingleback.bridge.drives import DriveView
from shingleback.ui import style
from shingleback.ui.pictograms import Picture, PictureLabel
from shingleback.ui.pieces import button, sentence
from shingleback.ui.texts import translate
from shingleback.words import notices

_PICTURE = 36
_JUST_MS = 600_000  # what came so long ago has not come just now


class Arrival(QFrame):
    """Hidden until a drive is shown, when it is closed, and after some minutes.

    Attributes:
        path: that of the drive; empty before there was one.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("notice")
        self.path = ""
        self.title = style.heading(style.wrapped(QLabel()), 1.1)
        self.text = sentence("")
        self.soon = QTimer(self, singleShot=True, interval=_JUST_MS)
        self.soon.timeout.connect(self.hide)
        self.close_it = button(self.tr("Close"), self.hide)
        says = QVBoxLayout()
        says.setSpacing(style.SPACE // 3)
        says.addWidget(self.title)
        says.addWidget(self.text)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(*[style.MARGIN] * 4)
        layout.setSpacing(style.SPACE)
        layout.addWidget(PictureLabel(Picture.DRIVE, _PICTURE), 0, Qt.AlignmentFlag.AlignTop)
        layout.addLayout(says, 1)
        layout.addWidget(self.close_it, 0, Qt.AlignmentFlag.AlignVCenter)
        self.hide()

    def show_view(self, view: DriveView) -> None:
        drive, verdict = view.drive, view.verdict
        self.path = drive.path
        name = notices.named(drive.name, drive.size_bytes, translate)
        self.title.setText(self.tr("Just plugged in: {name}").format(name=name))
        self.text.setText(
            notices.plugged_in(verdict.recording, verdict.confidence, is_for_backup=False, translate=translate)
        )
        self.setAccessibleName(self.title.text())
        self.setAccessibleDescription(self.text.text())
        self.show()
        self.soon.start()
