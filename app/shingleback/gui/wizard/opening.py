"""Opens the wizard from a drive's card, and continues with the backup when the wizard ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec.structs
from PySide6.QtCore import QEvent, QObject, Qt, Signal

from shingleback.gui.controllers.pages import Section
from shingleback.gui.home.texts import place_name
from shingleback.gui.window.activation import bring_to_front
from shingleback.store.settings import BackupSet, When

if TYPE_CHECKING:
    from collections.abc import Callable

    from shingleback.domain.drive import Drive
    from shingleback.gui.controllers.automatic import AutomaticStart
    from shingleback.gui.controllers.drives import DriveList, DriveView
    from shingleback.gui.controllers.settings import SettingsController
    from shingleback.gui.controllers.worker import Worker
    from shingleback.gui.window.window import Window
    from shingleback.gui.wizard.controller import SetupController
    from shingleback.gui.wizard.state import SetupState
    from shingleback.gui.wizard.window import SetupWindow


class _Purpose(NamedTuple):
    """What the open wizard is for: to set up a drive for a backup set."""

    backup_set: BackupSet
    drive: Drive


class Wizards(QObject):
    """Shows one wizard at a time on top of the window, and keeps the window open while a drive is being prepared.

    The wizard's code is loaded when it is first opened.

    Attributes:
        current: the open wizard, or None.

    Signals:
        decided: the backup set with this key is about to change; the code that starts backups must know first.
        prepared: the wizard of the drive with this key is closed, and the drive was prepared.
    """

    decided = Signal(str)
    prepared = Signal(str)

    def __init__(
        self,
        window: Window,
        drives: DriveList,
        chosen: SettingsController,
        make_worker: Callable[[], Worker],
        automatic: AutomaticStart | None = None,
    ) -> None:
        super().__init__(window)
        self._automatic = automatic
        self.current: SetupWindow | None = None
        self._setups: list[SetupController] = []
        self._window = window
        self._drives = drives
        self._chosen = chosen
        self._purpose: _Purpose | None = None
        self._make_worker = make_worker
        window.pages.home.on_created(lambda page: page.overview.empty.setup_requested.connect(self.open))
        window.pages.drives.on_created(lambda page: page.requests.setup.connect(self.open))
        window.installEventFilter(self)

    def open(self, drive: Drive) -> None:
        """Open the wizard for a drive that is still there, or bring an open wizard to the front."""
        view = next((view for view in self._drives.views if view.drive.path == drive.path), None)
        if self.current is None and view is not None:
            self.current = self._wizard(view)
            self.current.setup.start()
        if self.current is not None:
            bring_to_front(self.current)

    def _wizard(self, view: DriveView) -> SetupWindow:
        from shingleback.gui.controllers.folder_counter import FolderCounter  # noqa: PLC0415
        from shingleback.gui.wizard.controller import SetupController  # noqa: PLC0415
        from shingleback.gui.wizard.state import free_label  # noqa: PLC0415
        from shingleback.gui.wizard.window import SetupWindow  # noqa: PLC0415

        backup_set = self._set_for(view.drive)
        self._purpose = _Purpose(backup_set, view.drive)
        setup = SetupController(
            view, self._drives, self._make_worker, self, label=free_label(self._taken_labels(self._purpose))
        )
        self._setups.append(setup)
        counting = FolderCounter(
            self._make_worker(), self
        )  # lives on, as its setup does: see rule 11 in CONTRIBUTING.md
        wizard = SetupWindow(setup, counting, self._chosen.settings, backup_set, self._window)
        if self._automatic is not None:
            wizard.folders.start.offer(self._automatic)
        wizard.setWindowModality(Qt.WindowModality.WindowModal)
        wizard.decided.connect(self._on_decided)
        wizard.ended.connect(self._on_ended)
        return wizard

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is not self._window or event.type() != QEvent.Type.Close:
            return False
        if self.current is not None and self.current.is_working:
            event.ignore()
            bring_to_front(self.current)
            return True
        if self.current is not None:
            self.current.reject()
        for setup in self._setups:
            setup.kill()
        return False

    def _on_decided(self, backup: BackupSet) -> None:
        if self._purpose is None:
            return
        backup_set, drive = self._purpose
        self.decided.emit(backup_set.key)
        new_set = msgspec.structs.replace(
            backup_set,
            folders=backup.folders,
            destination=backup.destination,
            when=backup.when,
            turns_with=backup.turns_with or backup_set.turns_with,
            presets=backup.presets,
            copies_snapshots=backup.copies_snapshots,
            mounts=backup.mounts,
            answers=backup.answers,
            drives=list(dict.fromkeys([*backup_set.drives, drive.key])),
            ejects=backup_set.ejects and backup.when is not When.DAILY,  # it would not be plugged in tomorrow
        )
        self._window.home.adopt(new_set)
        if self.current is not None:
            self.current.folders.start.apply()

    def _on_ended(self, state: SetupState) -> None:
        """Delete the wizard once its button handler has finished, and continue with the chosen action."""
        from shingleback.gui.wizard.state import Errand  # noqa: PLC0415 (loaded with the wizard)

        if self.current is not None:
            self.current.deleteLater()
            self.current = None
        if self._purpose is None:
            return
        backup_set, drive = self._purpose
        if state.is_prepared:
            self.prepared.emit(drive.key)
        if state.errand is Errand.BACK_UP:
            self._window.show_section(Section.HOME)
            self._window.home.begin(backup_set.key, is_there=True)
        elif state.errand is Errand.COPY_OFF:
            self._window.show_section(Section.HOME)
            # One mount point for each volume; one that was just mounted may not have been reported yet.
            places = [volume.mount_points[0] for volume in state.drive.volumes if volume.mount_points]
            if not any(state.destination in volume.mount_points for volume in state.drive.volumes):
                places.insert(0, state.destination)
            self._window.home.copy_off(tuple(places))

    def _taken_labels(self, purpose: _Purpose) -> set[str]:
        """Return the labels of other drives: those plugged in, and the destinations of backup sets."""
        other_drives = (candidate for candidate in self._drives.drives if candidate.key != purpose.drive.key)
        plugged_in = {volume.label for other_drive in other_drives for volume in other_drive.volumes}
        away = {
            place_name(backup_set.destination)
            for backup_set in self._chosen.sets
            if backup_set.key != purpose.backup_set.key
        }
        return plugged_in | away

    def _set_for(self, drive: Drive) -> BackupSet:
        """Return the drive's set, or the one without a destination; otherwise a new one with the same folders."""
        settings = self._chosen.settings
        known_sets = self._chosen.sets_for(drive)
        if known_sets:
            return known_sets[0]
        without_place = next((backup_set for backup_set in settings.sets if not backup_set.destination), None)
        if without_place is not None:
            return msgspec.structs.replace(without_place, when=When.PLUG_IN)  # the hardest one to forget
        like = settings.sets[0] if settings.sets else BackupSet(when=When.PLUG_IN)
        new_set = self._chosen.new_set(self._chosen.new_key())
        return msgspec.structs.replace(new_set, folders=like.folders, when=like.when)
