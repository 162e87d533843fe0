"""Whether the destination of a backup set is available, by what is plugged in and mounted."""

from collections.abc import Callable, Sequence
from pathlib import PurePath
from typing import Final

from shingleback.backup_sets.status import Attempt, Presence
from shingleback.domain.destination import DestinationState, LocatedFolder, is_simulated
from shingleback.domain.drive import ServiceState, drive_at
from shingleback.gui.controllers.closed_drives import closed_volumes
from shingleback.gui.controllers.drives import DriveList, DriveView
from shingleback.gui.controllers.settings import SettingsController
from shingleback.store.settings import BackupSet, Settings

_PLUGGED_IN: Final = ("/run/media", "/media")  # where desktops mount removable drives


class SetPresences:
    """Touches no path of a destination, since its drive may be asleep."""

    def __init__(
        self,
        chosen: SettingsController,
        drives: DriveList,
        mount_point: Callable[[str], str],
        listed_folders: Sequence[str],
    ) -> None:
        """`mount_point` returns the one above a path. `listed_folders` are the mount points in fstab."""
        self._chosen = chosen
        self._drives = drives
        self._mount_point = mount_point
        self._folders = (*_PLUGGED_IN, *listed_folders)

    def of(
        self, place: LocatedFolder, chosen: BackupSet, settings: Settings, attempts: Sequence[Attempt]
    ) -> tuple[Presence, DriveView | None]:
        """Return whether the destination, which is at `place` now, is available, and the drive that it is on.

        `attempts`: its backups, newest first.
        """
        views = self._drives.views
        at = drive_at(place.path, (view.drive for view in views))
        holding = next((view for view in views if view.drive is at), None)
        if place.presence is DestinationState.DOUBLED:
            return Presence.DOUBLED, holding
        if place.presence is DestinationState.TAKEN:
            holding = None
        if holding is not None and not self._chosen.knows(chosen, holding.drive):
            is_partner = self._chosen.is_of_partner(chosen, holding.drive)
            return (Presence.AWAY, None) if is_partner else (Presence.UNCONFIRMED, holding)
        if holding is not None or not place.path:
            return Presence.OPEN, holding
        key = settings.places.get(chosen.key)
        plugged_in = next((view for view in views if view.drive.key == key), None)
        if plugged_in is not None:
            drive = plugged_in.drive
            is_open = bool(drive.mount_points) and not closed_volumes(drive)
            return Presence.ELSEWHERE if is_open else Presence.CLOSED, plugged_in
        is_told = self._drives.service is ServiceState.THERE  # otherwise only the kernel's table says what is mounted
        is_known = (key is not None) if is_told else place.presence is DestinationState.AWAY
        last_good = next((attempt for attempt in attempts if attempt.is_good), None)
        was_on_a_drive = last_good is not None and not last_good.is_own_disk and not is_simulated(place.path)
        has_gone = was_on_a_drive and self._mount_point(place.path) == "/"
        if not (is_known or has_gone or place.presence is DestinationState.TAKEN or self._is_unmounted(place.path)):
            return Presence.OPEN, None
        return Presence.AWAY if self._drives.is_listed else Presence.SOUGHT, None

    def _is_unmounted(self, place: str) -> bool:
        """Another filesystem belongs there and is not mounted, so the path is a folder on the system disk."""
        belongs = [folder for folder in self._folders if PurePath(place).is_relative_to(folder)]
        mounted_at = PurePath(self._mount_point(place)) if belongs else PurePath()
        return any(not mounted_at.is_relative_to(folder) for folder in belongs)
