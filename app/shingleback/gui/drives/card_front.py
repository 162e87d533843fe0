"""What the card of a drive shows at a glance: its head, and the lines between the head and the buttons."""

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QHBoxLayout, QWidget

from shingleback.domain.drive import Drive
from shingleback.domain.smart.report import Health
from shingleback.gui.controllers.drives import DriveView
from shingleback.gui.controllers.safe_to_unplug import OpeningState
from shingleback.gui.drives import texts
from shingleback.gui.drives.notices import FrontNotice, WriteCacheNotice
from shingleback.gui.drives.sections import opening_text
from shingleback.gui.run.texts import translate
from shingleback.gui.widgets import style
from shingleback.gui.widgets.basic import ElidedLabel, hint, sentence
from shingleback.gui.widgets.layouts import TOP, PlacedPart, in_column, in_row, placed, wide
from shingleback.gui.widgets.pictograms import Picture, PictureLabel
from shingleback.gui.widgets.plain import PlainLabel
from shingleback.messages import health

_PICTURE = 40


class CardHead(QObject):
    """The top of a card: the drive's name, how it is, its kind, and a tag for a drive that is special."""

    def __init__(self, card: QWidget) -> None:
        super().__init__(card)
        self.name = style.heading(ElidedLabel(), 1.3)
        self.summary = sentence("")
        self.kind = style.dimmed(sentence(""))
        self.tag = PlainLabel()
        self.tag.setObjectName("tag")

    def row(self, beside: PlacedPart) -> QHBoxLayout:
        column = wide(in_column(self.name, self.summary, self.kind, space=2))
        picture = placed(PictureLabel(Picture.DRIVE, _PICTURE), TOP)
        return in_row(picture, column, placed(self.tag, TOP), beside, space=style.SPACE)

    def show_view(self, view: DriveView, name: str, summary: str) -> None:
        self.name.setText(name)
        self.name.setEnabled(not view.is_ignored)
        self.summary.setText(summary)
        self.summary.setVisible(not view.is_ignored)
        style.show_text(self.kind, "" if view.is_ignored else texts.kind(view))
        style.show_text(self.tag, self._tag_text(view))

    def _tag_text(self, view: DriveView) -> str:
        if view.is_simulated:
            return self.tr("simulated")
        if view.is_ignored:
            return self.tr("not used")
        return self.tr("built in") if view.drive.is_system else ""


class CardNotices:
    """The lines between the head and the buttons. Each is there only while it has something to say.

    Attributes:
        no_backup: why the card offers no backup.
        why_not: why the drive cannot be set up.
        opening: the progress of a mount or unmount.
    """

    def __init__(self, reset_write_cache: Callable[[], None]) -> None:
        self.write_cache = WriteCacheNotice(reset_write_cache)
        self.trouble = FrontNotice()
        self.due = FrontNotice()
        self.no_backup = hint()
        self.why_not = hint()
        self.opening = sentence("")

    def lines(self, arrays: QWidget) -> tuple[QWidget, ...]:
        """Return the lines in their order, with the warnings about arrays among them."""
        return self.write_cache, self.trouble, arrays, self.due, self.no_backup, self.why_not, self.opening

    def show_opening(self, state: OpeningState, shown_drive: Drive, *, is_folded: bool) -> None:
        """Say how the mount or unmount goes, if it is on this drive; the details say it unless they are folded."""
        is_own = state.opening is not None and state.opening.drive == shown_drive.path
        style.show_text(self.opening, opening_text(state, shown_drive) if is_own and is_folded else "")

    def show_trouble(self, view: DriveView) -> None:
        """Say at a glance what to do about a drive that is not well; what was counted is under Details."""
        condition = Health.OK if view.health is None else view.health.health
        is_ill = condition in (Health.WATCH, Health.FAILING) and not view.is_ignored
        text = health.health_advice(condition, translate) if is_ill else ""
        self.trouble.say(text, is_alarm=condition is Health.FAILING)
