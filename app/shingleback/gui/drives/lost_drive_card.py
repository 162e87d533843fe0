"""A drive that vanished without being ejected: what to do now, and how long to wait."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from shingleback.domain.lost_drive_guide import GuideStep
from shingleback.gui.controllers.lost_drives import AwaitedDrive
from shingleback.gui.run.texts import translate
from shingleback.gui.widgets import style
from shingleback.gui.widgets.accessibility import about
from shingleback.gui.widgets.basic import ElidedLabel, button, link, sentence
from shingleback.gui.widgets.pictograms import Picture, PictureLabel
from shingleback.messages import notifications
from shingleback.messages.help.topic import Topic

_PICTURE = 40


class PatienceCard(QFrame):
    """One step of the guide at a time.

    Signals:
        power_cycled: the person switched the drive off and on; the key of the drive.
        is_back: the person sees it again; its key.
        given_up: the guide is not wanted any more; its key.
        explanation_asked: a `Topic`.
    """

    power_cycled = Signal(str)
    is_back = Signal(str)
    given_up = Signal(str)
    explanation_asked = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("notice")
        about(self, Topic.PATIENCE)
        self._key = ""
        self.name = style.dimmed(ElidedLabel())
        self.headline = style.heading(style.wrapped(QLabel()), 1.2)
        self.detail = sentence("")
        self.cycled = button(self.tr("I switched it off and on"), lambda: self.power_cycled.emit(self._key))
        self.back = button(self.tr("It is back"), lambda: self.is_back.emit(self._key))
        self.stop = button(self.tr("Stop"), lambda: self.given_up.emit(self._key))
        self._lay_out()

    def show_state(self, waiting: AwaitedDrive, left_s: float) -> None:
        """`left_s` is what is left of the step; 0 where it does not end by itself."""
        guide = waiting.guide
        self._key = waiting.key
        self.name.setText(waiting.name)
        self.headline.setText(notifications.patience_headline(guide.step, translate))
        self.detail.setText(notifications.detail(guide.step, guide.round, guide.rounds, left_s, translate))
        self.cycled.setVisible(guide.step in (GuideStep.WAIT, GuideStep.POWER_CYCLE))
        self.back.setVisible(not guide.is_over)
        self.stop.setText(self.tr("Close") if guide.is_over else self.tr("Stop"))
        self.setAccessibleName(f"{waiting.name}: {self.headline.text()}")

    def _lay_out(self) -> None:
        column = QVBoxLayout()
        column.setSpacing(style.SPACE // 2)
        column.addWidget(self.name)
        column.addWidget(self.headline)
        column.addWidget(self.detail)
        about = link(self.tr("More about this"), lambda: self.explanation_asked.emit(Topic.PATIENCE))
        buttons = QHBoxLayout()
        buttons.addWidget(about)
        buttons.addStretch(1)
        for one in (self.stop, self.back, self.cycled):
            buttons.addWidget(one)
        column.addLayout(buttons)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(*[style.MARGIN] * 4)
        layout.setSpacing(style.SPACE)
        picture = PictureLabel(Picture.CLOCK, _PICTURE, style.ATTENTION)
        head = QVBoxLayout()
        head.addWidget(picture)
        head.addStretch(1)
        layout.addLayout(head)
        layout.addLayout(column, 1)
