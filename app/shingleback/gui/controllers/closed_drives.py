"""Drives that are plugged in and not open: which volume an automatic backup opens, and which it leaves closed."""

from shingleback.backup_sets.library import Memory
from shingleback.devices.sysfs.reader import plug_in_id
from shingleback.domain.destination import DestinationState
from shingleback.domain.drive import Drive, Use, Volume
from shingleback.gui.controllers.safe_to_unplug import Opening
from shingleback.gui.controllers.settings import SettingsController
from shingleback.store.settings import BackupSet


def closed_volumes(drive: Drive) -> list[Volume]:
    """Return the drive's volumes that can be opened and are not mounted."""
    unlocked = {volume.inside_of for volume in drive.volumes if volume.inside_of}
    return [
        volume
        for volume in drive.volumes
        if volume.can_be_opened and not volume.mount_points and volume.device not in unlocked
    ]


class ClosedDrives:
    """Only a drive that the user chose for a set, or that was seen with its backup, is opened for it.

    A drive that was open since it was plugged in has been closed by somebody, who may want to unplug it: it stays
    closed. So do disks of the computer itself, which need an administrator's password.
    """

    def __init__(self, chosen: SettingsController, memory: Memory) -> None:
        self._chosen = chosen
        self._memory = memory

    def note(self, drive: Drive) -> None:
        """Remember that a drive was open in this plug-in."""
        plugged_in = plug_in_id(drive.disk_sequence)
        if plugged_in and drive.mount_points and self._chosen.sets_for(drive):
            self._memory.prompts.note_open(drive.key, plugged_in)

    def openings(self, drive: Drive) -> list[tuple[BackupSet, Opening]]:
        """Return the sets whose backup is on this drive and not open, and how to open it."""
        closed = closed_volumes(drive)
        if not closed or drive.is_system or drive.twins:
            return []
        plugged_in = plug_in_id(drive.disk_sequence)
        if self._memory.prompts.was_open(drive.key, plugged_in):
            return []
        places = self._chosen.settings.places
        openings = []
        for backup_set in self._chosen.sets:
            is_on_drive = drive.key in backup_set.drives or places.get(backup_set.key) == drive.key
            volume = self._volume_of(backup_set, drive, closed) if is_on_drive and backup_set.is_complete else None
            if volume is not None:
                opening = Opening(drive.path, volume.device, is_locked=volume.use is Use.ENCRYPTED)
                openings.append((backup_set, opening))
        return openings

    def _volume_of(self, backup_set: BackupSet, drive: Drive, closed: list[Volume]) -> Volume | None:
        """Return the volume with the set's backup; or else the only one, as on a drive that was just set up."""
        place = self._memory.place_of(backup_set)
        if drive.holds(place.path) or place.presence is DestinationState.DOUBLED:
            return None
        filesystems = self._memory.places.filesystems(backup_set.destination, backup_set.key)
        recorded_volume = next((volume for volume in closed if volume.uuid in filesystems), None)
        may_be_any = len(drive.volumes) == len(closed) == 1
        is_hidden = closed[0].use is Use.ENCRYPTED  # what it holds is not known before it is unlocked
        return recorded_volume or (closed[0] if may_be_any and (is_hidden or not filesystems) else None)
