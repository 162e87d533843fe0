"""The drive of a backup set in one line: which it is, whether it is there, and whether it is well."""

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from shingleback.bridge.standings import SetView
from shingleback.knowledge.standing import Presence
from shingleback.model.smart import Health
from shingleback.ui import style
from shingleback.ui.elided import ElidedLabel
from shingleback.ui.home import texts
from shingleback.ui.pictograms import Picture, PictureLabel
from shingleback.ui.pieces import link
from shingleback.ui.texts import translate
from shingleback.words import health, notices

_PICTURE: Final = 32
_SMALL: Final = 18
_WELL: Final = frozenset({Health.OK, Health.UNKNOWN})


class DriveLine(QFrame):
    """Signals: `asked`: more is to be seen of the drive."""

    asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.picture = PictureLabel(Picture.DRIVE, _PICTURE)
        self.name = ElidedLabel()
        self.presence = style.dimmed(ElidedLabel())
        self.sign = PictureLabel(Picture.WARNING, _SMALL, style.ATTENTION)
        self.health = QLabel()
        self.more = link(self.tr("About this drive"), self.asked.emit)
        names = QVBoxLayout()
        names.setSpacing(0)
        names.addWidget(self.name)
        names.addWidget(self.presence)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(style.SPACE)
        layout.addWidget(self.picture)
        layout.addLayout(names, 1)
        for part in (self.sign, self.health, self.more):
            layout.addWidget(part)

    def show_view(self, view: SetView) -> None:
        drive = view.drive
        place = view.place
        if drive is not None:
            self.name.setText(notices.named(drive.drive.name, drive.drive.size_bytes, translate))
        else:
            self.name.setText(texts.place_name(place))
        is_there = view.presence is Presence.OPEN
        self.picture.show_picture(Picture.DRIVE, None if is_there else style.NEUTRAL)
        self.presence.setText(texts.presence(view))
        self.presence.setVisible(bool(self.presence.text()))
        found = drive.health if drive is not None else None
        is_ill = found is not None and found.health not in _WELL
        self.health.setText(health.health_name(found.health, translate) if found is not None and is_ill else "")
        self.sign.setVisible(is_ill)
        self.health.setVisible(is_ill)
        self.more.setVisible(drive is not None)
        self.setVisible(bool(place))
