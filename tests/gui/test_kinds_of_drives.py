"""The card of each kind of drive that a person may plug in, built from UDisks2's objects, with the real verdicts.

At a glance it has five lines at most and one thing to do first, and nothing on it is untrue.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from shingleback.devices.sysfs.facts import SysfsFacts
from shingleback.devices.udisks_objects import objects_from
from shingleback.devices.watch.snapshot import media, snapshot
from shingleback.domain.drive import Drive, DriveArrived, Evidence, Transport, UsbDriver, UsbId
from shingleback.domain.formatting.safety_checks import refusals
from shingleback.domain.smart.report import AccessMethod, Health, HealthVerdict
from shingleback.domain.smr.verdict import judge
from shingleback.gui.controllers.drives import DriveList, DriveQuestions
from shingleback.gui.drives.card import DriveCard
from shingleback.gui.drives.page import DrivesPage
from shingleback.store.drive_records import drive_table_or_complaint
from shingleback.store.private_files import Paths
from tests.fakes.machine import GB, INTERNAL, NOTHING, RAID, SLOT, TB, Content, Disk, encrypted
from tests.helpers.accessible import accessible_items
from tests.helpers.painted import painted_text, squeezed
from tests.helpers.plugged_in import HealthQueries
from tests.helpers.reading import reading_of

POINT: Final = "/run/media/me/Backup"
PRIMARY: Final = ("Back up now", "Show progress", "Open the drive", "Set up for backup")
USB: Final = Evidence(transport=Transport.USB, usb=UsbId(0x152D, 0x0578), usb_driver=UsbDriver.UAS)
BITLOCKER: Final = Content("crypto", "BitLocker", size=500 * GB)
LVM: Final = Content("raid", "LVM2_member", size=500 * GB)


@dataclass(frozen=True)
class Kind:
    """One drive, and what its card says.

    Attributes:
        first: the one thing to do first; empty if there is nothing.
        max_lines: 6 if the reason against every use of it takes two.
        says: what is painted and read out at a glance; `never`: what is not.
    """

    disk: Disk
    first: str
    says: tuple[str, ...] = ()
    never: tuple[str, ...] = ()
    facts: SysfsFacts = field(default_factory=lambda: SysfsFacts(evidence=USB))
    max_lines: int = 5


def disk(
    parts: list[Content] | None = None,
    overrides: Mapping[str, object] | None = None,
    *,
    content: Content = NOTHING,
    size: int = TB,
    is_system: bool = False,
) -> Disk:
    return Disk("/dev/sdx", 2064, parts, overrides, content=content, size=size, is_system=is_system)


def part(kind: str, *points: str, size: int = TB, label: str = "", is_read_only: bool = False) -> Content:
    return Content(
        "filesystem",
        kind,
        label=label,
        uuid=f"uuid-of-{kind}",
        points=tuple(map(Path, points)),
        size=size,
        is_read_only=is_read_only,
    )


NVME: Final = SysfsFacts(evidence=Evidence(transport=Transport.USB, model="Samsung SSD 980 1TB", rotation_rpm=0))
KINDS: Final[dict[str, Kind]] = {
    "usb-ssd": Kind(
        disk([part("ext4", POINT)], {"Vendor": "Samsung", "Model": "Portable SSD T7", "RotationRate": 0}),
        "Set up for backup",
        facts=SysfsFacts(evidence=Evidence(transport=Transport.USB, rotation_rpm=0)),
    ),
    "usb-stick": Kind(
        disk([part("vfat", POINT, size=16 * GB)], {"Vendor": "SanDisk", "Model": "Ultra"}, size=16 * GB),
        "Set up for backup",
    ),
    "nvme-in-a-usb-case": Kind(
        disk([part("ext4", POINT)], {"Vendor": "Realtek", "Model": "RTL9210B NVME"}), "Set up for backup", facts=NVME
    ),
    "raid-member": Kind(
        disk([RAID], {"Model": "WDC WD40EFRX"}),
        "",
        ("It is part of something larger (RAID)",),
        ("raid_member", "Nothing on it can be opened"),
        max_lines=6,
    ),
    "locked": Kind(
        disk([encrypted()], {"Model": "Elements"}),
        "Set up for backup",
        ("not used by your backups",),
        ("Not used for backups",),  # nobody can know what is inside
    ),
    "bitlocker": Kind(disk([BITLOCKER], {"Model": "Elements"}), "Set up for backup", ("encrypted",)),
    "of-a-mac": Kind(
        disk([part("vfat", size=GB // 5, label="EFI"), part("apfs", size=TB)], {"Model": "Backup Plus"}),
        "Set up for backup",
        ("in a format that Linux cannot read",),
        ("EFI",),
    ),
    "of-a-mac-and-locked": Kind(
        disk([part("vfat", label="EFI", size=GB // 5), part("hfsplus", POINT, label="Mac", is_read_only=True)]),
        "",
        ("labeled “Mac”", "It is write-protected."),
        ("Open the drive",),
    ),
    "photos": Kind(
        disk([part("vfat", size=GB // 5, label="EFI"), part("ntfs", POINT, label="Photos")], {"Model": "Elements"}),
        "Set up for backup",
        ("labeled “Photos”",),
        ("EFI",),
    ),
    "zfs-member": Kind(
        disk([Content("filesystem", "zfs_member", label="tank", size=TB)], {"Model": "Elements"}),
        "",
        ("It is part of something larger (ZFS)",),
        ("zfs_member", "Nothing on it can be opened"),
        max_lines=6,
    ),
    "lvm-member": Kind(
        disk([LVM], {"Model": "Elements"}),
        "",
        ("It is part of something larger (LVM)",),
        ("LVM2", "Nothing on it can be opened"),
        max_lines=6,
    ),
    "several-partitions": Kind(
        disk(
            [
                part("vfat", size=GB),
                part("ntfs", "/run/media/me/Games", size=500 * GB, label="Games"),
                part("ext4", size=499 * GB),
            ]
        ),
        "Set up for backup",
    ),
    "read-only-ntfs": Kind(disk([part("ntfs", POINT, is_read_only=True)]), "", ("write-protected",)),
    "exfat-stick": Kind(
        disk([part("exfat", POINT, size=64 * GB)], {"Vendor": "Kingston", "Model": "DataTraveler"}, size=64 * GB),
        "Set up for backup",
    ),
    "no-serial": Kind(
        disk([part("ext4")], {"Serial": "", "Vendor": "JMicron", "Model": "Generic"}), "Set up for backup"
    ),
    "mount-of-another-user": Kind(disk([part("ext4", "/run/media/other/Backup")]), "Set up for backup"),
    "internal-sata": Kind(
        disk([part("ext4", "/mnt/data")], INTERNAL | {"Model": "ST4000DM004-2CV104"}, size=4 * TB, is_system=True),
        "",
        facts=SysfsFacts(evidence=Evidence(transport=Transport.SATA, model="ST4000DM004-2CV104", rotation_rpm=5425)),
    ),
    "internal-system": Kind(
        disk([part("ext4", "/")], INTERNAL | {"Model": "Samsung SSD 860"}, is_system=True),
        "",
        facts=SysfsFacts(evidence=Evidence(transport=Transport.SATA, rotation_rpm=0)),
    ),
    "blank": Kind(disk(), "Set up for backup"),
    "card": Kind(
        disk([part("vfat", POINT, size=32 * GB)], {"Model": "SD Card Reader", "MediaRemovable": True}, size=32 * GB),
        "Set up for backup",
    ),
}


@pytest.mark.parametrize(
    "slot", [disk(None, SLOT), disk(size=0)], ids=["a card reader without a card", "a drive of 0 bytes"]
)
def test_a_drive_without_a_medium_has_no_card(slot: Disk) -> None:
    assert drives_of(Kind(slot, "")) == []


def drives_of(kind: Kind) -> list[Drive]:
    return list(snapshot(media(objects_from(kind.disk.tree)), lambda _name: kind.facts))


def show(qtbot: QtBot, kind: Kind) -> tuple[DrivesPage, DriveCard]:
    table, _ = drive_table_or_complaint(Paths.of_user())
    queries = HealthQueries()
    drives = DriveList(
        DriveQuestions(
            judge=lambda drive: judge(drive.evidence, table),
            warn=lambda _drive, _verdict, report: report(()),
            read_health=queries,
            is_ignored=lambda _drive: False,
            refuse=lambda drive, other_drives: refusals(drive, other_drives, ()),
        )
    )
    page = DrivesPage(drives)
    page.resize(900, 420)
    qtbot.addWidget(page)
    page.show()
    (drive,) = drives_of(kind)
    drives.on_event(DriveArrived(drive))
    queries.answer(HealthVerdict(Health.OK), AccessMethod.SMARTCTL)
    if drive.is_system:
        page.system.unfold(is_open=True)
    QApplication.processEvents()
    return page, page.cards[drive.path]


@pytest.mark.parametrize("name", KINDS)
def test_a_card_has_five_lines_and_one_thing_to_do_first(qtbot: QtBot, name: str) -> None:
    kind = KINDS[name]
    page, card = show(qtbot, kind)
    assert page.isVisible()
    shown = [button.text() for button in card.findChildren(QPushButton) if button.isVisible()]
    assert [text for text in shown if text in PRIMARY] == ([kind.first] if kind.first else [])
    assert reading_of(card).lines <= kind.max_lines
    heard = squeezed(" ".join(f"{item.name} {item.description}" for item in accessible_items(card)))
    for text in kind.says:
        assert squeezed(text) in painted_text(card)
        assert squeezed(text) in heard
    for text in kind.never:
        assert squeezed(text) not in painted_text(card) + heard
