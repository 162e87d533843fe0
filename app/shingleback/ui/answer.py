"""What was found out, at a glance and then in words: a picture, a headline, a sentence, and what belongs to them."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from shingleback.ui import style
from shingleback.ui.pictograms import Picture, PictureLabel
from shingleback.ui.pieces import sentence
from shingleback.ui.theme import Hue


class Answer(QWidget):
    """Attributes: `column` is below the sentence, and `row` behind all of it: others may be put there."""

    def __init__(self, side: int, scale: float = 1.2, parent: QWidget | None = None) -> None:
        """`side` of the picture, in pixels; `scale` of the headline."""
        super().__init__(parent)
        self.sign = PictureLabel(Picture.INFO, side)
        self.headline = style.heading(style.wrapped(QLabel()), scale)
        self.said = sentence("")
        self.column = QVBoxLayout()
        self.column.setSpacing(style.SPACE // 2)
        self.column.addWidget(self.headline)
        self.column.addWidget(self.said)
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(0, 0, 0, 0)
        self.row.setSpacing(style.SPACE)
        self.row.addWidget(self.sign, 0, Qt.AlignmentFlag.AlignTop)
        self.row.addLayout(self.column, 1)

    def say(self, picture: Picture, hue: Hue | None, headline: str, text: str = "") -> None:
        """`text` is a sentence or more; no room is left for it where there is none."""
        self.sign.show_picture(picture, hue)
        self.headline.setText(headline)
        self.said.setText(text)
        self.said.setVisible(bool(text))
