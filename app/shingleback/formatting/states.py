"""In which state a drive is, seen from what is on it now: after a failure nothing is taken for granted."""

from collections.abc import Iterable

from shingleback.model.drive import Drive, Use, Volume
from shingleback.model.identity import Identity, differences, identity_of
from shingleback.model.preparation import DriveState


def state_among(drives: Iterable[Drive], confirmed: Identity) -> DriveState:
    """`confirmed` is how it was at the beginning. Unknown where the drive is not plugged in any more."""
    drive = next((drive for drive in drives if _is_same_plug_in(drive, confirmed)), None)
    if drive is None:
        return DriveState.UNKNOWN
    if identity_of(drive).contents == confirmed.contents:
        return DriveState.UNTOUCHED
    return _state_of(drive)


def _is_same_plug_in(drive: Drive, confirmed: Identity) -> bool:
    return set(differences(confirmed, identity_of(drive))) <= {"contents"}


def _state_of(drive: Drive) -> DriveState:
    uses = {volume.use for volume in drive.volumes}
    if Use.FILES in uses:
        return DriveState.FORMATTED
    if Use.ENCRYPTED in uses:
        return DriveState.ENCRYPTED_LOCKED
    return DriveState.PARTITIONED if any(map(_is_partition, drive.volumes)) else DriveState.ERASED


def _is_partition(volume: Volume) -> bool:
    return bool(volume.partition_uuid)
