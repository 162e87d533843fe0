"""Evidence read from a drive's folder in sysfs, or from a copy of it or of its surroundings."""

import os
import shutil
from pathlib import Path

import pytest

from shingleback.devices.sysfs.facts import FactReader, evidence_in
from shingleback.domain.drive import Evidence, Transport, UsbId
from tests.helpers.sysfs import TOSHIBA, Sysfs


@pytest.fixture
def sysfs(tmp_path: Path) -> Sysfs:
    return Sysfs(tmp_path / "sys")


def test_a_sysfs_folder_gives_the_same_evidence_as_a_name(sysfs: Sysfs) -> None:
    sysfs.sata_disk(words=TOSHIBA, zoned_cap="drive-managed")

    assert evidence_in(sysfs.root / "block/sda") == FactReader(sysfs.root, lambda _: {}).read("sda").evidence


@pytest.mark.parametrize(
    "inside", ["", "block", "block/sda", "block/sda/queue", "block/sda/device", "class/block/sda1"]
)
def test_any_folder_that_leads_to_one_drive_will_do(sysfs: Sysfs, inside: str) -> None:
    disk = sysfs.sata_disk(words=TOSHIBA)
    sysfs.link(sysfs.root / "class/block/sda1", sysfs.write(disk / "sda1", {"partition": "1\n"}))

    assert evidence_in(sysfs.root / inside).model == "TOSHIBA MQ04ABF100"


def test_none_of_several_drives_is_chosen(sysfs: Sysfs) -> None:
    sysfs.sata_disk()
    sysfs.usb_disk()

    assert evidence_in(sysfs.root) == Evidence()


def test_a_loop_device_next_to_the_drive_does_not_matter(sysfs: Sysfs) -> None:
    sysfs.usb_disk()
    sysfs.write(sysfs.root / "block/loop0", {"size": "8\n", "queue/zoned": "none\n"})

    assert evidence_in(sysfs.root).usb == UsbId(0x0BC2, 0x2037)


def test_a_copy_of_only_the_drives_folder_lacks_its_links(sysfs: Sysfs, tmp_path: Path) -> None:
    disk = sysfs.sata_disk(zoned_cap="drive-managed")
    copy = tmp_path / "copy"
    shutil.copytree(disk, copy, symlinks=True)

    evidence = evidence_in(copy)

    assert (evidence.zoned, evidence.is_rotational, evidence.zoned_cap) == ("none", True, "")


def test_a_copy_with_its_links_followed_has_the_device_inside(sysfs: Sysfs, tmp_path: Path) -> None:
    disk = sysfs.sata_disk(zoned_cap="drive-managed")
    copy = tmp_path / "copy"
    shutil.copytree(disk, copy, symlinks=True)
    (copy / "device").unlink()
    shutil.copytree(disk.parent.parent, copy / "device", ignore=shutil.ignore_patterns("block"))

    evidence = evidence_in(copy)

    assert (evidence.model, evidence.zoned_cap) == ("TOSHIBA MQ04ABF1", "drive-managed")
    assert evidence.transport is Transport.SATA


def test_a_copy_of_a_drives_folder_does_not_show_its_connection(tmp_path: Path) -> None:
    files = {"queue/zoned": "none\n", "device/vendor": "WD      \n", "device/model": "My Passport 25E2\n"}
    for name, content in files.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(content)

    assert evidence_in(tmp_path) == Evidence(model="My Passport 25E2", vendor="WD", zoned="none")


def test_a_copy_without_links_may_have_zoned_cap_elsewhere(tmp_path: Path) -> None:
    """The drive's folder is below `block`, and `class/scsi_disk` has the only SCSI disk."""
    tree = Sysfs(tmp_path)
    tree.write(tmp_path / "block/sdc", {"queue/zoned": "none\n", "size": "8\n", "device/model": "ST8000AS0002-1NA\n"})
    tree.write(tmp_path / "class/scsi_disk/3:0:0:0", {"zoned_cap": "drive-managed\n"})

    assert evidence_in(tmp_path / "block/sdc").zoned_cap == "drive-managed"
    assert evidence_in(tmp_path).zoned_cap == "drive-managed"


def test_zoned_cap_of_another_drive_is_ignored(tmp_path: Path) -> None:
    tree = Sysfs(tmp_path)
    for name in ("sdc", "vda"):
        tree.write(tmp_path / "block" / name, {"queue/zoned": "none\n", "size": "8\n"})
    tree.write(tmp_path / "class/scsi_disk/3:0:0:0", {"zoned_cap": "drive-managed\n"})

    assert evidence_in(tmp_path / "block/vda").zoned_cap == ""


@pytest.mark.parametrize("prefix", [("queue", "device"), (".", ".")], ids=["in their folders", "all in one folder"])
def test_some_of_the_files_are_enough(tmp_path: Path, prefix: tuple[str, str]) -> None:
    queue, device = prefix
    Sysfs(tmp_path / "other").write(
        tmp_path / "sdx",
        {
            f"{queue}/zoned": "none",
            f"{queue}/rotational": "1",
            f"{queue}/discard_max_hw_bytes": "2147450880",
            f"{device}/vendor": "ATA",
            f"{device}/model": "WDC WD20EZBX-00A",
            f"{device}/type": "0",
        },
    )

    assert evidence_in(tmp_path / "sdx") == Evidence(
        model="WDC WD20EZBX-00A",
        transport=Transport.SATA,
        is_rotational=True,
        zoned="none",
        discard_max_bytes=2_147_450_880,
        scsi_type=0,
    )


def test_a_pipe_in_the_tree_does_not_block_the_reader(sysfs: Sysfs) -> None:
    disk = sysfs.usb_disk()
    (disk / "queue/zoned").unlink()
    os.mkfifo(disk / "queue/zoned")

    assert evidence_in(disk).zoned == ""


@pytest.mark.parametrize("folder", ["/proc/self/mem", "/dev/null", "/nowhere", "/proc/self/fd", "a\0b", "x" * 5000])
def test_a_path_that_is_no_copy_of_sysfs_gives_no_evidence(folder: str) -> None:
    assert evidence_in(Path(folder)) == Evidence()
