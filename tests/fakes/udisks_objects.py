"""Objects of UDisks2 for tests: plain values, and the form in which they are sent."""

import os
import re
from pathlib import Path

from dbus_fast import Variant

from shingleback.devices.udisks_objects import ROOT, UDISKS

DRIVE = f"{ROOT}/drives/fake"
_SIGNATURES = {
    "Active": "b",
    "CanPowerOff": "b",
    "CleartextDevice": "o",
    "Configuration": "a(sa{sv})",
    "ConnectionBus": "s",
    "CryptoBackingDevice": "o",
    "DefaultEncryptionType": "s",
    "Device": "ay",
    "DeviceNumber": "t",
    "Drive": "o",
    "Ejectable": "b",
    "HintAuto": "b",
    "HintEncryptionType": "s",
    "HintIgnore": "b",
    "HintName": "s",
    "HintPartitionable": "b",
    "HintSystem": "b",
    "Id": "s",
    "IdLabel": "s",
    "IdType": "s",
    "IdUUID": "s",
    "IdUsage": "s",
    "IdVersion": "s",
    "IsContained": "b",
    "IsContainer": "b",
    "MDRaidMember": "o",
    "Media": "s",
    "MediaAvailable": "b",
    "MediaCompatibility": "as",
    "MediaRemovable": "b",
    "MetadataSize": "t",
    "Model": "s",
    "MountPoints": "aay",
    "Name": "s",
    "Number": "u",
    "Objects": "ao",
    "Offset": "t",
    "Operation": "s",
    "Optical": "b",
    "Partitions": "ao",
    "PreferredDevice": "ay",
    "Progress": "d",
    "ProgressValid": "b",
    "ReadOnly": "b",
    "Removable": "b",
    "Revision": "s",
    "RotationRate": "i",
    "Serial": "s",
    "Size": "t",
    "SmartTemperature": "d",
    "SortKey": "s",
    "SupportedEncryptionTypes": "as",
    "SupportedFilesystems": "as",
    "Symlinks": "aay",
    "Table": "o",
    "TimeDetected": "t",
    "TimeMediaDetected": "t",
    "Type": "s",
    "UUID": "s",
    "UserspaceMountOptions": "as",
    "Vendor": "s",
    "Version": "s",
    "WWN": "s",
}

Interfaces = dict[str, dict[str, object]]
Tree = dict[str, Interfaces]


def path_of(node: str) -> str:
    """The path of its object; characters that a D-Bus path cannot have are written as in the real service."""
    name = re.sub(r"[^A-Za-z0-9]", lambda match: f"_{ord(match[0]):02x}", os.path.basename(node))
    return f"{ROOT}/block_devices/{name}"


def drive(**properties: object) -> Interfaces:
    """A drive that can be powered off, unless the properties say otherwise."""
    return {f"{UDISKS}.Drive": {"Vendor": "Fake", "Model": "Drive", "CanPowerOff": True} | properties}


def device(
    node: str,
    number: int,
    *,
    on: str = DRIVE,
    inside: str = "",
    part_of: str = "",
    points: list[Path] | None = None,
    is_system: bool = False,
    size: int = 0,
    kind: str = "",
    others: tuple[str, ...] = (),
) -> Interfaces:
    """A block device.

    Args:
        node: for example "/dev/sdx1".
        number: its device number.
        on: the path of its drive; empty for none.
        inside: the node of the encrypted device whose content it is.
        part_of: the node of the drive whose partition it is.
        points: the mount points of its filesystem; None if it has no filesystem.
        is_system: the service considers it a part of the system.
        size: in bytes.
        kind: its filesystem, such as "ext4".
        others: additional interfaces, such as "Loop".
    """
    block: dict[str, object] = {
        "Device": os.fsencode(node) + b"\0",
        "DeviceNumber": number,
        "Drive": "/" if inside or not on else on,
        "CryptoBackingDevice": path_of(inside) if inside else "/",
        "HintSystem": is_system,
        "Size": size,
        "IdType": kind,
        "IdUsage": "filesystem" if kind else "",
    }
    interfaces: Interfaces = {f"{UDISKS}.Block": block, **{f"{UDISKS}.{name}": {} for name in others}}
    if points is not None:
        interfaces[f"{UDISKS}.Filesystem"] = {"MountPoints": [bytes(point) + b"\0" for point in points]}
    if part_of:
        interfaces[f"{UDISKS}.Partition"] = {"Table": path_of(part_of)}
    return interfaces


def packed(interfaces: Interfaces) -> dict[str, dict[str, Variant]]:
    """With the types of the real service."""
    return {
        name: {key: Variant(_SIGNATURES[key], value) for key, value in properties.items()}
        for name, properties in interfaces.items()
    }
