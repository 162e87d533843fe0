"""By what a drive is known to be the very same one, in the moment before it is erased."""

from dataclasses import dataclass, fields

from shingleback.model.drive import Drive


@dataclass(frozen=True, slots=True, kw_only=True)
class Identity:
    """What is taken when a person confirms, and read again inside the call that erases; any difference refuses.

    Attributes:
        number: the kernel's number of the whole drive (`os.makedev`); it goes to another drive after a replug.
        disk_sequence: the kernel gives each plug-in another one (Linux 5.15); 0 where it is too old.
        usb_port: such as 2-1.4.
        contents: of each volume its number, size, partition UUID, filesystem and UUID.
    """

    model: str
    serial: str
    wwn: str
    size_bytes: int
    number: int
    disk_sequence: int
    usb_port: str
    contents: tuple[str, ...]


def identity_of(drive: Drive) -> Identity:
    return Identity(
        model=drive.evidence.model or drive.evidence.product or drive.name,
        serial=drive.serial,
        wwn=drive.wwn,
        size_bytes=drive.size_bytes,
        number=drive.number,
        disk_sequence=drive.disk_sequence,
        usb_port=drive.usb_port,
        contents=tuple(
            f"{volume.number} {volume.size_bytes} {volume.partition_uuid} {volume.filesystem} {volume.uuid}"
            for volume in drive.volumes
        ),
    )


def differences(confirmed: Identity, now: Identity) -> tuple[str, ...]:
    """The names of the fields that are not the same."""
    return tuple(field.name for field in fields(Identity) if getattr(confirmed, field.name) != getattr(now, field.name))
