"""Chooses where a backup goes: to a plugged-in drive or any folder; and the second drive of a set. Saves both sets.

Two drives can take turns: one is at hand, the other in a drawer elsewhere.
"""

from collections.abc import Callable, Sequence
from pathlib import PurePath
from typing import Final

import msgspec.structs
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QFileDialog, QLineEdit, QPushButton, QSpinBox, QVBoxLayout, QWidget

from shingleback.domain.drive import drive_at, folders_on
from shingleback.gui.controllers.drives import DriveList, DriveView
from shingleback.gui.controllers.settings import SettingsController
from shingleback.gui.drives import texts as drive_texts
from shingleback.gui.home import texts as home
from shingleback.gui.run import texts
from shingleback.gui.run.texts import translate
from shingleback.gui.widgets import style
from shingleback.gui.widgets.accessibility import order_tabs, passing_focus
from shingleback.gui.widgets.basic import ElidedLabel, button, hint, ignore_stray_wheel, link, name_with
from shingleback.gui.widgets.choosers import folder_of_drives
from shingleback.gui.widgets.layouts import discard, held, in_column, in_row, wide
from shingleback.gui.widgets.pictograms import Picture, PictureLabel
from shingleback.gui.widgets.plain import PlainLabel, literal
from shingleback.messages import notifications, reasons
from shingleback.protocol.results import LookFinished
from shingleback.store.settings import BackupSet, DriveName

_PICTURE: Final = 22
_MAX_DAYS: Final = 3650
_USUAL: Final = BackupSet().swap_days


class CalledPlace(QWidget):
    """What a place is called, instead of its path.

    Attributes:
        is_by_path: the user prefers the path.

    Signals:
        path_requested: show the path.
    """

    path_requested = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.is_by_path = False
        self.name = ElidedLabel()
        self.by_path = link(self.tr("Show the path"), self.path_requested.emit)
        in_row(PictureLabel(Picture.DRIVE, _PICTURE), wide(self.name), self.by_path, on=self)

    def show_name(self, name: str) -> None:
        """Show a name; an empty one hides it."""
        self.name.show_sentence(name)
        self.setVisible(bool(name))
        self.by_path.setAccessibleName(name_with(self.by_path.text(), name))


class _LastBackup:
    """Says what the last backup at a place was, until another place is entered."""

    def __init__(self) -> None:
        self.label = style.dimmed(style.Wrapped())
        self.label.hide()
        self._place = ""

    def say(self, text: str, place: str) -> None:
        self.label.setText(text)
        self._place = place
        self.show_at(place)

    def show_at(self, place: str) -> None:
        """Show it only if it is about this place."""
        self.label.setVisible(bool(self.label.text()) and place == self._place)


class PlaceChooser(QWidget):
    """Signals: `changed`: on every letter; `named`: a complete place; this class does not access it."""

    changed = Signal()
    named = Signal(str)

    def __init__(
        self,
        drives: DriveList,
        *,
        is_demo: bool = False,
        has_letter: bool = True,
        saved_drive: Callable[[str], DriveName | None] = lambda _place: None,
    ) -> None:
        """`is_demo`: the drive is a folder that simulates one.

        `has_letter`: the button has a mnemonic, which only one of several choosers on a page can have.
        `saved_drive` returns what the drive of a place is called that is not plugged in.
        """
        super().__init__()
        self._drives = drives
        self._saved_drive = saved_drive
        self._is_demo = is_demo
        self.edit = QLineEdit(placeholderText=self.tr("A folder on the drive"))
        self.edit.setAccessibleName(self.tr("Where the backup goes"))
        self.edit.textChanged.connect(self.changed)
        self.edit.editingFinished.connect(self._on_named)
        self.choose = button(self.tr("&Choose…") if has_letter else self.tr("Choose…"), self._choose)
        self.called = CalledPlace()
        self.called.path_requested.connect(self._show_path)
        self.edit.textChanged.connect(lambda _text: self._show_path())
        self.seen = style.dimmed(style.Wrapped())
        self.warning = style.Wrapped(reasons.note("own-disk", {}, translate))
        self.warning.hide()
        self.exposed = style.Wrapped()
        self.exposed.hide()
        self._folders: Sequence[str] = ()
        self._purpose = self._offer_text = ""
        self.last = _LastBackup()
        self._passed_over: tuple[str, ...] = ()
        self.edit.textChanged.connect(lambda _text: self.last.show_at(self.place))
        self.edit.textChanged.connect(lambda _text: self._hide_chosen())
        self.offers: dict[str, QWidget] = {}
        self._offers = QVBoxLayout()
        line = in_row(wide(self.called), wide(self.edit), self.choose)
        in_column(
            self._offers, line, self.last.label, self.exposed, self.warning, self.seen, on=self, space=style.SPACE // 2
        )
        drives.changed.connect(self.show_drives)
        self._say("")
        self.show_drives()

    def name_purpose(self, purpose: str, offer_text: str = "") -> None:
        """Say to a screen reader what the place is for, as a page may have several choosers.

        `offer_text` says what using a `{drive}` means here.
        """
        self._purpose = purpose
        self._offer_text = offer_text
        self.edit.setAccessibleName(purpose)
        self.choose.setAccessibleName(name_with(self.choose.text().replace("&", ""), purpose))
        self.show_drives()

    @property
    def place(self) -> str:
        return self.edit.text().strip()

    @property
    def first(self) -> QWidget:
        """What gets the focus to choose another place."""
        return self.edit if self.edit.isVisibleTo(self) else self.choose

    def set_place(self, place: str) -> None:
        """Show a place that was not typed: in names, if its drive is known."""
        self.edit.setText(place)
        self.called.is_by_path = False
        self._show_called()
        self._on_named()

    def _show_called(self) -> None:
        """Show the place in names, if they are known, unless its path was typed or requested."""
        saved_drive = self._saved_drive(self.place)
        called = "" if self.called.is_by_path else home.named_place(self.place, self._drives.drives, saved_drive)
        focusable = (self.edit, self.called.by_path)
        with passing_focus(focusable, lambda: self.edit if self.edit.isVisible() else self.choose):
            self.called.show_name(called)
            self.edit.setHidden(bool(called))

    def _show_path(self) -> None:
        self.called.is_by_path = True
        self._show_called()

    def show_drives(self) -> None:
        for offer in self.offers.values():
            discard(offer)
        views = [view for view in self._drives.views if not view.drive.is_system and not view.is_ignored]
        drives = [view.drive for view in views]
        excluded = [drive_at(place, drives) for place in self._passed_over if place]
        places = {drive_texts.backup_place(view.drive): view for view in views if view.drive not in excluded}
        self.offers = {place: self._offer(view, place) for place, view in places.items() if place}
        for offer in self.offers.values():
            self._offers.addWidget(offer)
        self._hide_chosen()
        style.show_text(self.exposed, self._exposure())
        self._show_called()
        order_tabs(self)

    def exclude_drives(self, places: Sequence[str]) -> None:
        """Don't offer the drives at these places, which have another part in it; an empty place has no drive."""
        if tuple(places) != self._passed_over:
            self._passed_over = tuple(places)
            self.show_drives()

    def show_folders(self, folders: Sequence[str]) -> None:
        """Warn if the place is on the same drive as one of these folders, or inside of it."""
        self._folders = folders
        style.show_text(self.exposed, self._exposure())

    def _exposure(self) -> str:
        place = PurePath(self.place)
        drives = self._drives.drives
        drive = drive_at(self.place, drives)
        shared = folders_on(drive, self._folders, drives)
        inside = next((folder for folder in shared if self.place and place.is_relative_to(folder)), "")
        if inside:
            text = self.tr(
                "This folder is inside {folder}, which you want to back up. If {folder} is lost, the backup"
                " is lost too. Choose a folder on another drive."
            )
            return text.format(folder=translate.path(inside))
        if drive is None or drive.is_system or not shared:
            return ""
        text = self.tr("{folder} is on this drive too. If the drive fails, both are lost. Choose another drive.")
        return text.format(folder=translate.path(shared[0]))

    def show_last(self, text: str) -> None:
        """Show the last backup at the current place, until another place is entered."""
        self.last.say(text, self.place)

    def show_seen(self, inspection: LookFinished) -> None:
        """Show what a worker found at the place."""
        self.warning.setVisible(inspection.is_own_disk and not self._is_demo)
        if inspection.why:
            self._say(texts.sentence(inspection))
            return
        room = self.tr("{room} of {total} free ({filesystem}).").format(
            room=texts.size(inspection.room_bytes),
            total=texts.size(inspection.total_bytes),
            filesystem=inspection.filesystem,
        )
        if inspection.has_backup:
            backup_text = self.tr("There is a backup of {folders}.").format(
                folders=texts.translate.listed([translate.path(source) for source in inspection.sources])
            )
        else:
            backup_text = self.tr("There is no backup there yet.")
        self._say(f"{room} {backup_text} {texts.reserve()}")

    def show_silent(self) -> None:
        self._say(self.tr("This takes a moment. The drive may be waking up or tidying up."))

    def _hide_chosen(self) -> None:
        """Don't offer the drive that is chosen already."""
        drives = self._drives.drives
        chosen_drive = drive_at(self.place, drives)
        links = [press for offer in self.offers.values() for press in offer.findChildren(QPushButton)]
        with passing_focus(links, lambda: self.first):
            for place, offer in self.offers.items():
                offer.setHidden(chosen_drive is not None and drive_at(place, drives) is chosen_drive)

    def _offer(self, view: DriveView, place: str) -> QWidget:
        name = notifications.named(view.drive.name, view.drive.size_bytes, translate)
        use_text = (self._offer_text or self.tr("Use {drive}")).format(drive=name)
        use = link(literal(use_text), lambda: self.set_place(place))
        if self._purpose and not self._offer_text:
            use.setAccessibleName(name_with(use_text, self._purpose))
        return held(in_row(PictureLabel(Picture.DRIVE, _PICTURE), use, None, space=style.SPACE // 2))

    def _say(self, text: str) -> None:
        style.show_text(self.seen, text)

    def _on_named(self) -> None:
        self._say("")
        self.warning.hide()
        self.named.emit(self.place)

    def _choose(self) -> None:
        begin = self.place or folder_of_drives()
        folder = QFileDialog.getExistingDirectory(self, self.tr("Choose a folder on the drive"), begin)
        if folder:
            self.set_place(folder)


class OtherDrive(QWidget):
    """The choice of a second drive in the editor. Signals: `changed`."""

    changed = Signal()

    def __init__(self, drives: DriveList, saved_drive: Callable[[str], DriveName | None] = lambda _place: None) -> None:
        """`saved_drive`: see `PlaceChooser`."""
        super().__init__()
        self.wanted = QCheckBox(self.tr("&Two drives take turns"))
        self.says = hint(
            self.tr("Keep one at home and one somewhere else. Each has its own backup of the same folders.")
        )
        self.chooser = PlaceChooser(drives, has_letter=False, saved_drive=saved_drive)
        self.chooser.name_purpose(self.tr("Where the backup on the second drive goes"))
        self.days = ignore_stray_wheel(QSpinBox(minimum=0, maximum=_MAX_DAYS))
        self.days.setSpecialValueText(self.tr("never"))
        self.label = PlainLabel(self.tr("&Days until Shingleback reminds you to bring the other drive:"))
        self.label.setWordWrap(True)
        self.label.setBuddy(self.days)
        self._part = QWidget()
        in_column(self.chooser, in_row(wide(self.label), self.days), on=self._part, space=style.SPACE // 2)
        in_column(self.wanted, self.says, self._part, on=self, space=style.SPACE // 2)
        self.wanted.toggled.connect(self._part.setVisible)
        self.wanted.toggled.connect(self.changed)
        self.chooser.changed.connect(self.changed)
        self.days.valueChanged.connect(lambda _days: self.changed.emit())
        self._part.hide()

    @property
    def place(self) -> str:
        """The place on the second drive; empty if none is wanted."""
        return self.chooser.place if self.wanted.isChecked() else ""

    @property
    def swap_days(self) -> int:
        return self.days.value()

    @property
    def is_complete(self) -> bool:
        return bool(self.place) or not self.wanted.isChecked()

    def show_other(self, place: str, swap_days: int = _USUAL) -> None:
        self.chooser.set_place(place)
        self.days.setValue(swap_days)
        self.wanted.setChecked(bool(place))


class SetSaver:
    """Saves an edited set, and the set for the second drive that takes turns with it."""

    def __init__(self, chosen: SettingsController, drives: DriveList) -> None:
        self._chosen = chosen
        self._drives = drives

    def save(self, backup_set: BackupSet, other_place: str) -> bool:
        """Return whether that worked. `other_place`: the place on the second drive; empty if none takes turns."""
        return self._chosen.put(self._with_drive(backup_set)) and self._save_other(backup_set, other_place)

    def is_one_drive(self, backup_set: BackupSet, other_place: str) -> bool:
        """Whether two places that should take turns are on the same drive, as far as is known now."""
        places = (self._chosen.place_of(backup_set).path, self._chosen.place_named(other_place).path)
        drives = [drive_at(place, self._drives.drives) for place in places]
        return drives[0] is not None and drives[0] is drives[1]

    def _save_other(self, backup_set: BackupSet, place: str) -> bool:
        """Save or drop the set for the second drive. Dropping it deletes no backup."""
        partners = self._chosen.partners(backup_set)
        if not place:
            for partner in partners:
                self._chosen.drop(partner.key)
            return True
        key = partners[0].key if partners else self._chosen.new_key()
        own_drives = partners[0].drives if partners else []
        partner_set = msgspec.structs.replace(
            backup_set, key=key, destination=place, drives=own_drives, turns_with=backup_set.key
        )
        return self._chosen.put(self._with_drive(partner_set))

    def _with_drive(self, backup_set: BackupSet) -> BackupSet:
        """Bind a new destination to the drive that is there now; other changes keep the known drives."""
        before = self._chosen.set_of(backup_set.key)
        if before is not None and before.destination == backup_set.destination:
            return backup_set
        place = self._chosen.place_of(backup_set).path
        drive = drive_at(place, self._drives.drives)
        return msgspec.structs.replace(backup_set, drives=[drive.key] if drive is not None else [])
