"""What happened between two looks at the drives."""

from collections.abc import Sequence

from shingleback.model.drive import Drive, DriveArrived, DriveChanged, DriveEvent, DriveLeft


def changes(before: Sequence[Drive], after: Sequence[Drive]) -> list[DriveEvent]:
    """First what left, then what changed, then what arrived.

    A drive that comes back under another name, object or port has left and arrived, since whoever held on to it as it
    was holds nothing any more.
    """
    old, new = ({_plug_in(drive): drive for drive in drives} for drives in (before, after))
    left = [DriveLeft(drive) for plug_in, drive in old.items() if plug_in not in new]
    stayed = [(old[plug_in], drive) for plug_in, drive in new.items() if plug_in in old]
    changed = [DriveChanged(was, now) for was, now in stayed if was != now]
    arrived = [DriveArrived(drive) for plug_in, drive in new.items() if plug_in not in old]
    return [*left, *changed, *arrived]


def applied(before: Sequence[Drive], event: DriveEvent) -> tuple[Drive, ...]:
    """The drives after an event."""
    match event:
        case DriveArrived(drive):
            return (*before, drive)
        case DriveLeft(drive):
            return tuple(other for other in before if other != drive)
        case DriveChanged(was, now):
            return tuple(now if other == was else other for other in before)
    return tuple(before)


def _plug_in(drive: Drive) -> tuple[object, ...]:
    return (drive.path, drive.key, drive.device, drive.number, drive.usb_port)
