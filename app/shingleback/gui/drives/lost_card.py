"""The card of a drive that vanished: what to do to get it back, step by step."""

from PySide6.QtWidgets import QFrame

from shingleback.domain.lost_drive_guide import GuideStep
from shingleback.gui.controllers.lost_drives import AwaitedDrive
from shingleback.gui.drives.card import DriveRequests
from shingleback.gui.run.texts import translate
from shingleback.gui.widgets import style
from shingleback.gui.widgets.accessibility import explained_by, explanation_link
from shingleback.gui.widgets.basic import ElidedLabel, button, sentence
from shingleback.gui.widgets.layouts import TOP, in_column, in_row, placed, wide
from shingleback.gui.widgets.pictograms import Picture, PictureLabel
from shingleback.messages import notifications
from shingleback.messages.help.topic import Topic

_PICTURE = 40


class LostDriveCard(QFrame):
    """Shows one step of the guide at a time."""

    def __init__(self, requests: DriveRequests) -> None:
        super().__init__()
        self.setObjectName("notice")
        explained_by(self, Topic.VANISHED)
        self._key = ""
        self.name = style.dimmed(ElidedLabel())
        self.headline = style.heading(style.Wrapped(), 1.2)
        self.detail = sentence("")
        self.cycled = button(self.tr("I switched it off and on"), lambda: requests.power_cycled.emit(self._key))
        self.back = button(self.tr("It is back"), lambda: requests.is_back.emit(self._key))
        self.stop = button(self.tr("Stop"), lambda: requests.given_up.emit(self._key))
        more_link = explanation_link(self.tr("More about this"), Topic.VANISHED)
        buttons = in_row(more_link, None, self.stop, self.back, self.cycled)
        column = wide(in_column(self.name, self.headline, self.detail, buttons, space=style.SPACE // 2))
        sign = placed(PictureLabel(Picture.CLOCK, _PICTURE, style.ATTENTION), TOP)
        in_row(sign, column, on=self, margin=style.MARGIN, space=style.SPACE)

    def show_state(self, waiting: AwaitedDrive, left_s: float) -> None:
        """`left_s` is the time left in this step, in seconds; 0 if it does not end automatically."""
        guide = waiting.guide
        self._key = waiting.key
        self.name.setText(waiting.name)
        self.headline.setText(notifications.patience_headline(guide.step, translate))
        self.detail.setText(notifications.detail(guide.step, guide.round, guide.rounds, left_s, translate))
        self.cycled.setVisible(guide.step in (GuideStep.WAIT, GuideStep.POWER_CYCLE))
        self.back.setVisible(not guide.is_over)
        self.stop.setText(self.tr("Close") if guide.is_over else self.tr("Stop"))
        self.setAccessibleName(f"{waiting.name}: {self.headline.text()}")
