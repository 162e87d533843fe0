"""Arbitrary content in a sysfs tree never fails or blocks the reader."""

import os
import shutil
import tempfile
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from shingleback.devices.sysfs.facts import FactReader, SysfsFacts, evidence_in
from shingleback.devices.sysfs.topology import ArrayReader
from shingleback.domain.arrays import Membership
from shingleback.domain.drive import Evidence
from tests.helpers.examples import share_of
from tests.helpers.sysfs import SPINNING, Sysfs, ata_text, identify_dump, identify_page

DISK = ata_text(27, 20, "ST8000AS0002-1NA17Z") | {217: 5980, 69: 2, 169: 1}
IDENTITIES = (DISK, dict.fromkeys(range(1, 256), 0xFFFF), {0: 0x8000})
COUNTERS = {f"io{counter}_cnt": "0x1f\n" for counter in ("request", "done", "err", "tmo")}
PAGES = {
    "vpd_pg89": identify_page(DISK),
    "vpd_pg80": b"\0\x80\0\4ABCD",
    "vpd_pg83": b"\0\x83\0\x0c\1\3\0\x08\x50\0\xc5\0\1\2\3\4",
}


def build(root: Path) -> None:
    """Write a tree with one drive of each kind, and a stacked device of each kind on the first USB partition."""
    sysfs = Sysfs(root)
    usb = sysfs.usb_disk(
        files={**SPINNING, "queue/max_sectors_kb": "4096\n"}, of_device={**COUNTERS, **PAGES, "timeout": "30\n"}
    )
    sysfs.sata_disk(words=DISK, zoned_cap="drive-managed")
    sysfs.disk("nvme0n1", "nvme/nvme0", {**SPINNING, "nsid": "1\n"}, {"model": "SOLID\n", "serial": "1\n"})
    sysfs.disk("mmcblk0", "mmc0/mmc0:aaaa", SPINNING, {"name": "SC64G\n", "type": "SD\n", "cid": "1\n"})
    sysfs.write(usb / "sdb1", {"partition": "1\n", "dev": "8:17\n", "bcache/state": "dirty\n"})
    sysfs.link(root / "class/block/sdb1", usb / "sdb1")
    for name, files in (("md0", {"md/level": "raid5\n"}), ("dm-0", {"dm/name": "vg-a_corig\n", "dm/uuid": "LVM-1\n"})):
        sysfs.link(root / "class/block" / name, sysfs.write(root / "devices/virtual/block" / name, files))
        sysfs.link(usb / "sdb1/holders" / name, root / "devices/virtual/block" / name)
    sysfs.write(root / "fs/btrfs/1", {"devices/sdb1/size": "1\n", "devices/sdc1/size": "1\n", "label": "a\n"})
    sysfs.write(root, {"mountinfo": "2 1 8:17 / /mnt rw - ext4 /dev/none rw\n", "snapraid.conf": "parity /mnt/a\n"})


def paths() -> list[str]:
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        build(root)
        return sorted(str(path.relative_to(root)) for path in root.rglob("*"))


PATHS = paths()
CONTENTS = st.one_of(
    st.binary(max_size=80),
    st.sampled_from(
        [b"", b"1\n", b"none\n", b"uas\n", b"8:17\n", b"9" * 30, b"-1", b"0x", b"\xff" * 4096, b"1:99999999999"]
    ),
    st.sampled_from([identify_page(identity) for identity in IDENTITIES]),
    st.sampled_from([identify_dump(identity).encode() for identity in IDENTITIES]),
    st.tuples(st.sampled_from([b"\0\x80", b"\0\x83", b"\0\x89", b"\0\xb1"]), st.binary(max_size=70)).map(b"".join),
    st.binary(max_size=20).map(lambda name: b"parity /mnt/" + name),
)
REPLACEMENTS = st.one_of(CONTENTS, st.sampled_from(["pipe", "folder", "nothing", "nowhere", *PATHS]))
UDEV_PROPERTIES = st.dictionaries(
    st.sampled_from(
        [
            *(
                "DEVTYPE",
                "ID_BUS",
                "ID_ATA",
                "ID_MODEL",
                "ID_MODEL_ENC",
                "ID_VENDOR_ENC",
                "ID_FS_TYPE",
                "ID_USB_DRIVER",
            ),
            *("ID_USB_VENDOR_ID", "ID_USB_MODEL_ID", "ID_WWN_WITH_EXTENSION", "ID_ATA_ROTATION_RATE_RPM"),
        ]
    ),
    st.text(max_size=20) | st.sampled_from(["ata", "1", "usb_device", "0bc2", "zfs_member", "uas", r"A\x20\xffB"]),
)


def put(path: Path, root: Path, replacement: bytes | str) -> None:
    """Replace `path`; a string that names no path of the tree becomes a dangling link."""
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)
    if isinstance(replacement, bytes):
        path.write_bytes(replacement)
    elif replacement == "pipe":
        os.mkfifo(path)
    elif replacement == "folder":
        path.mkdir()
    elif replacement != "nothing":
        path.symlink_to(root / replacement)


@settings(deadline=None, max_examples=share_of(100))
@given(changes=st.dictionaries(st.sampled_from(PATHS), REPLACEMENTS, max_size=12), udev_properties=UDEV_PROPERTIES)
def test_arbitrary_trees_give_facts(changes: dict[str, bytes | str], udev_properties: dict[str, str]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        build(root)
        for name in sorted(changes, reverse=True):
            put(root / name, root, changes[name])
        facts = FactReader(root, lambda _: udev_properties)
        arrays = ArrayReader(root, lambda _: udev_properties, root / "mountinfo", root / "snapraid.conf")

        for name in ("sda", "sdb", "sdb1", "nvme0n1", "mmcblk0", "md0", "none"):
            assert isinstance(facts.read(name), SysfsFacts)
            assert all(isinstance(membership, Membership) for membership in arrays.arrays_of(name))
            assert isinstance(evidence_in(root / "block" / name), Evidence)
        assert isinstance(evidence_in(root), Evidence)
