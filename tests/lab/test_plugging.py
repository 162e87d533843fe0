"""Drives that are plugged into a running computer, and pulled from it, with its own kernel, udev and UDisks2."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.lab.emulated_drive import DriveFacts
from tests.lab.guest import SATA_MODEL, Guest
from tests.lab.image import DEBIAN_13
from tests.lab.program import Event, Running, final
from tests.lab.usb_redirection import served


class Follower(Running):
    """`drives --follow`, run by the person at the seat."""

    def __init__(self, guest: Guest) -> None:
        super().__init__(guest, "drives --follow")
        self.events: list[tuple[str, list[str]]] = []

    def next(self, what: str, device: str = "") -> Event:
        """The next arrival or removal of a USB drive, which must be the expected one; changes are skipped.

        `device`: the device name of the expected drive, if it is no USB drive.
        """
        while True:
            event = self.next_event()
            if event["event"] == "plugged" and is_expected(event["drive"], device):
                drive: Event = event["drive"]
                self.events.append((event["what"], mount_points(drive)))
                if event["what"] != "changed":
                    assert event["what"] == what
                    return drive


@contextmanager
def following(guest: Guest) -> Iterator[Follower]:
    with Follower(guest) as follower:
        follower.until(lambda event: event == {"event": "service", "state": "there"})
        yield follower


def is_expected(drive: Event, device: str) -> bool:
    return device in drive["device"] if device else bool(drive["usb"])


def mount_points(drive: Event) -> list[str]:
    return [point for volume in drive["volumes"] for point in volume["mount_points"]]


def outside(result: Event) -> list[Event]:
    return [drive for drive in result["drives"] if drive["usb"]]


@pytest.mark.parametrize("bus", ["bot", "uas"])
def test_a_drive_that_is_plugged_and_yanked_ten_times_arrives_and_leaves_ten_times(guest: Guest, bus: str) -> None:
    with following(guest) as follower:
        for _ in range(10):
            guest.plug("ten", bus=bus)
            drive = follower.next("arrived")
            if bus == "uas":  # QEMU 7.2 ends if commands of such a drive are in flight
                guest.run("udevadm settle; sleep 1")
            guest.unplug("ten")
            assert follower.next("left")["name"] == drive["name"]
            assert drive["name"].startswith("QEMU USB")  # the name of its USB side, which a person sees
            assert drive["size_bytes"] > 7e12


def test_two_drives_at_once_are_distinguished(guest: Guest) -> None:
    with following(guest) as follower:
        guest.plug("one", size="4T")
        guest.plug("two", size="2T")
        sizes = [follower.next("arrived")["size_bytes"] for _ in range(2)]
        guest.unplug("one")
        assert follower.next("left")["size_bytes"] == max(sizes)
        guest.unplug("two")
        assert follower.next("left")["size_bytes"] == min(sizes)
    assert max(sizes) > 3.9e12 > min(sizes)


def test_a_restarted_udisks_is_followed_and_a_drive_pulled_meanwhile_is_gone(guest: Guest) -> None:
    with following(guest) as follower:
        guest.plug("stays")
        follower.next("arrived")
        guest.run("systemctl stop udisks2")
        guest.unplug("stays")
        guest.run("systemctl start udisks2")
        follower.next("left")


def test_a_shingled_disk_behind_a_bridge_is_recognized_and_its_health_is_read(guest: Guest, tmp_path: Path) -> None:
    """The bridge passes ATA through, so udev takes it for a SATA disk. UDisks2 reads the health for the user."""
    facts = DriveFacts(raw=((197, 8), (5, 3)))
    with served(tmp_path / "drive.sock", tmp_path / "drive.raw", facts), following(guest) as follower:
        guest.plug_emulated("smr", tmp_path / "drive.sock")
        follower.next("arrived")

        drive = outside(final(guest, "drives"))[0]

        guest.unplug("smr")
        follower.next("left")
    assert (drive["name"], drive["model"]) == ("Seagate Backup+ Desk", "ST8000AS0002-1NA17Z")
    assert (drive["recording"], drive["usb"]) == ("drive-managed", "0bc2:ab38")
    assert (drive["health"]["health"], drive["health"]["access"]) == ("watch", "udisks")


def test_a_disk_that_reports_itself_as_drive_managed_is_certainly_shingled(guest: Guest, tmp_path: Path) -> None:
    facts = DriveFacts(model="LAB UNHEARD OF 1", usb_id=(0x1F75, 0x0621), maker="Lab", product="Anything", zoned=2)
    with served(tmp_path / "drive.sock", tmp_path / "drive.raw", facts), following(guest) as follower:
        guest.plug_emulated("said", tmp_path / "drive.sock")
        follower.next("arrived")

        report = guest.run("smartctl -i /dev/$(lsblk -dno NAME,TRAN | awk '/usb/ {print $1}')")

        guest.unplug("said")
        follower.next("left")
    (guest.share / "report.txt").write_text(report)
    result = final(guest, "identify --smartctl /share/report.txt")
    assert (result["recording"], result["confidence"]) == ("drive-managed", "certain")


def test_a_mounted_drive_that_is_yanked_is_diagnosed_as_unplugged(guest: Guest) -> None:
    guest.run("journalctl --rotate --vacuum-size=1K")  # drives that are plugged and pulled so fast look broken
    with following(guest) as follower:
        guest.plug("yanked")
        device = follower.next("arrived")["device"]
        guest.run(f"mkfs.ext4 -q -E nodiscard,lazy_itable_init=1 {device} 2000000 && mount {device} /mnt", limit_s=300)
        guest.run("dmesg -C; echo precious > /mnt/file; sync")

        guest.unplug("yanked")
        follower.next("left")
        guest.run("journalctl -k -b -o short-monotonic > /share/kernel.txt")
        result = final(guest, "diagnose", as_person=False)
        guest.run("umount -l /mnt")
    assert result["summary"] == "unplugged"
    assert result["log"] in ("journal", "kernel")


def test_a_yanked_drive_counts_as_mounted_until_it_leaves(guest: Guest) -> None:
    """This is how a pulled drive is distinguished from an ejected one."""
    with following(guest) as follower:
        guest.plug("desktop")
        device = follower.next("arrived")["device"]
        guest.run(f"mkfs.ext4 -q -E nodiscard,lazy_itable_init=1 {device} 2000000 && udevadm settle", limit_s=300)
        guest.run(f"udisksctl mount -b {device}", as_person=True)

        guest.unplug("desktop")
        follower.next("left")
    assert follower.events[-1][1] != []


def test_an_nvme_drive_is_reported_and_is_no_hard_disk(guest: Guest) -> None:
    with following(guest) as follower:
        guest.plug_nvme("nvme")
        follower.next("arrived", device="nvme")
        result = final(guest, "drives")
        guest.unplug("nvme")
        follower.next("left", device="nvme")
    drive = next(drive for drive in result["drives"] if "nvme" in drive["device"])
    access = "nvme-udisks" if guest.release is DEBIAN_13 else "no-rights"  # UDisks2 reports it since 2.10
    assert (drive["recording"], drive["health"]["access"]) == ("not-a-hard-disk", access)


def test_a_sata_disk_is_recognized_by_its_name_and_root_may_read_its_health(
    guest: Guest,
) -> None:
    """UDisks2 does not offer the health of QEMU's disk, so smartctl is the only access method, and needs root."""

    def disk(*, as_person: bool) -> Event:
        drives = final(guest, "drives", as_person=as_person)["drives"]
        return next(drive for drive in drives if drive["model"] == SATA_MODEL)

    drive = disk(as_person=True)
    assert (drive["recording"], drive["is_system"]) == ("drive-managed", True)
    assert drive["connection"].startswith("Connected by SATA")
    assert (drive["health"]["access"], drive["health"]["health"]) == ("no-rights", "unknown")
    assert "sudo smartctl" in drive["health"]["remedy"]
    assert disk(as_person=False)["health"]["access"] == "smartctl"
