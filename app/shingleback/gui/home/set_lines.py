"""What the card of a backup set says in lines: its last backup and what happens next, and what its details hold."""

from collections.abc import Callable
from datetime import datetime
from typing import Final

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from shingleback.gui.controllers.backup_sets import SetView
from shingleback.gui.home import outlook, texts
from shingleback.gui.home.outlook import RoomLine
from shingleback.gui.home.timeline import VersionTimeline
from shingleback.gui.widgets import style
from shingleback.gui.widgets.basic import hairline, link, sentence
from shingleback.gui.widgets.layouts import LEFT, Part, in_column, in_row, placed, wide
from shingleback.gui.widgets.pictograms import Picture, PictureLabel

_PICTURE: Final = 18


class SetLines:
    """What a card says about a set: its last backup, what is incomplete or excluded, and what happens next.

    Attributes:
        says: how the backup goes, if one runs; otherwise what the state needs.
        offer: offers to start what waits for the user.
    """

    def __init__(self, start: Callable[[], object], show_exclusions: Callable[[], object]) -> None:
        self.last = style.heading(style.Wrapped(), 1.35)
        self.incomplete = style.Wrapped()
        self.says = sentence("")
        self.next = style.Wrapped()
        self.offer = link("", start)
        self.excluded = link("", show_exclusions)
        self.turns = style.Wrapped()

    def parts(self) -> tuple[Part, ...]:
        """Return the lines in their order."""
        offer, excluded = placed(self.offer, LEFT), placed(self.excluded, LEFT)
        return self.last, self.incomplete, self.says, self.next, offer, excluded, self.turns

    def show_view(self, view: SetView, now: datetime) -> None:
        good = view.status.last_good
        self.last.setText(texts.last_good(view.status, now))
        self.last.setVisible(good is not None)  # otherwise the state says so
        style.show_text(self.incomplete, texts.holds(good) if good and good.left_out else "")
        style.show_text(self.excluded, texts.not_in_backup(view.status))
        self.next.setText(outlook.next_backup(view, now))
        self.offer.setText(outlook.offer(view, now))
        self.offer.setAccessibleDescription(texts.name(view.chosen))
        style.show_text(self.says, texts.says(view, now, has_next=bool(self.next.text())))
        style.show_text(self.turns, outlook.turns(view, now))

    def show_running(self, text: str | None) -> None:
        """Show how the backup goes, in place of what happens next; None if none runs."""
        is_going_on = text is not None
        if text is not None:
            self.says.setText(text)
        self.says.setVisible(bool(self.says.text()))
        self.next.setVisible(bool(self.next.text()) and not is_going_on)
        self.offer.setVisible(bool(self.offer.text()) and not is_going_on)


class SetContents:
    """What the backup holds and what its drive looks like, for those who want to know."""

    def __init__(self) -> None:
        self.holds = style.Wrapped()
        self.check = PictureLabel(Picture.CHECK, _PICTURE, style.GOOD)
        self.verified = style.Wrapped()
        self.room = RoomLine()
        self.timeline = VersionTimeline()

    def column(self, links: QHBoxLayout) -> QVBoxLayout:
        checked = in_row(self.check, wide(self.verified), space=style.SPACE // 2)
        parts = (hairline(), self.holds, checked, self.room, self.timeline, links)
        return in_column(*parts, space=style.SPACE * 2 // 3)

    def show_view(self, view: SetView, now: datetime) -> None:
        good = view.status.last_good
        self.holds.setText(texts.holds(good) if good else "")
        self.holds.setVisible(good is not None)
        self.verified.setText(texts.verified(view.status, now))
        for part in (self.check, self.verified):
            part.setVisible(bool(self.verified.text()))
        self.room.show_view(view, now)
        self.timeline.show_versions(view.versions, now)
