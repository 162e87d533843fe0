"""Drives that alice, logged in at the seat, has prepared: from a new drive until it is found again."""

import json
import math
import re
import shlex
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from tests.lab.guest import Guest
from tests.lab.image import DEBIAN_12, DEBIAN_13
from tests.lab.program import INSTALL_HELPER, Event, Running, final
from tests.lab.usb_drive import UsbDrive, plugged

ALICE = "1000"
SECRET = "correct horse battery staple"
PASSPHRASE = json.dumps({"command": "passphrase", "secret": SECRET}) + "\n"
ZONED = "modprobe scsi_debug zbc=managed zone_size_mb=4 dev_size_mb=1024 zone_nr_conv=4"
RULES = "/etc/polkit-1/rules.d/10-lab.rules"
ADMINISTRATOR = """
    polkit.addRule(function(action, subject) {
        if (["org.freedesktop.udisks2.modify-device-system", "org.freedesktop.udisks2.filesystem-mount-system",
             "org.freedesktop.udisks2.filesystem-unmount-others", "org.shingleback.Helper1.make-filesystem"]
            .indexOf(action.id) >= 0) return polkit.Result.YES;
    });
"""


@contextmanager
def administrator(guest: Guest) -> Iterator[None]:
    """As if alice typed an administrator's password whenever polkit requests it."""
    guest.run(f"echo {shlex.quote(ADMINISTRATOR)} > {RULES}; systemctl restart polkit")
    try:
        yield
    finally:
        guest.run(f"rm {RULES}; systemctl restart polkit")


@pytest.fixture
def helper(debian_12: Guest) -> Iterator[None]:
    """The root service of the checkout, installed during a test."""
    debian_12.run(INSTALL_HELPER)
    yield
    debian_12.run(f"{INSTALL_HELPER} --remove")


@pytest.fixture
def debian_12(guest: Guest) -> Guest:
    if guest.release is not DEBIAN_12:
        pytest.skip("is about UDisks2 before 2.10")
    return guest


@pytest.fixture
def debian_13(guest: Guest) -> Guest:
    if guest.release is not DEBIAN_13:
        pytest.skip("is about UDisks2 2.10 and later, or Linux 6.12")
    return guest


def planned(guest: Guest, device: str, options: str = "") -> Event:
    result = final(guest, f"prepare {device} --dry-run {options}")
    assert result["exit_code"] == 0, result
    plan: Event = result["plan"]
    return plan


def prepared(guest: Guest, device: str, options: str = "", input_text: str = "") -> Event:
    """As a person does it: first the plan, then the same with the plan's values."""
    plan = planned(guest, device, options)
    return final(guest, carrying_out(plan, options), input_text=input_text)


def carrying_out(plan: Event, options: str = "") -> str:
    sure = f"--confirm {shlex.quote(plan['name'])} --identity {shlex.quote(plan['identity'])}"
    return f"prepare {plan['device']} {sure} {options}"


def assert_ready(result: Event) -> None:
    """Without its options, btrfs gets smaller metadata blocks than its profile requires, and that is reported."""
    text = json.dumps({name: value for name, value in result.items() if name != "plan"})
    lacking = ["node_bytes"] if (result["plan"]["profile"], result["plan"]["route"]) == ("btrfs", "plain") else []
    assert (result["outcome"], result["state"], result["why"]) == ("done", "ready", ""), text
    assert [difference["fact"] for difference in result["differences"]] == lacking, text
    assert result["mount_point"]
    assert result["uuid"]


def assert_open_without_access_times(guest: Guest, point: str) -> None:
    mounted = [line.split() for line in guest.run("cat /proc/self/mountinfo").splitlines()]
    options = next(fields[5] for fields in mounted if fields[4] == point).split(",")
    assert "noatime" in options
    assert {"nosuid", "nodev"} <= set(options)


def assert_belongs_to_alice(guest: Guest, point: str) -> None:
    assert guest.run(f"stat -c %u {point}").strip() == ALICE
    guest.run(f"echo precious > {point}/file", as_person=True)


def assert_found_again(guest: Guest, drive: UsbDrive, result: Event, input_text: str = "") -> None:
    """After it was ejected, pulled and plugged in again."""
    if input_text:
        final(guest, f"mount {drive.part}", input_text=input_text)
    ejected = final(guest, f"eject {drive.device}")
    assert (ejected["exit_code"], ejected["safe_to_unplug"]) == (0, True)
    drive.wait_until_gone()
    drive.pull()
    drive.plug()
    mounted = final(guest, f"mount {drive.device}", input_text=input_text)
    assert (mounted["outcome"], mounted["access_times"]) == ("done", "none")
    assert_open_without_access_times(guest, mounted["mount_point"])
    assert guest.run(f"cat {mounted['mount_point']}/file", as_person=True) == "precious\n"
    volume = next(
        volume
        for volume in final(guest, f"contents {drive.device}")["volumes"]
        if volume["filesystem"] != "crypto_LUKS"
    )
    assert (volume["label"], volume["files"], volume["is_complete"]) == ("Backup", 1, True)
    assert volume["newest"][0][0].endswith("file")
    closed = final(guest, f"unmount {drive.device}")
    assert (closed["outcome"], closed["mount_point"]) == ("done", "")
    assert drive.device not in guest.run("cat /proc/self/mountinfo")
    assert result["uuid"] in guest.run(f"blkid -p -s UUID {drive.part}") or input_text


# the content of the unmounted drive, in the output of its filesystem's tools; read by root -------------------------


def number(text: str, pattern: str) -> int:
    match = re.search(pattern, text, re.IGNORECASE)
    assert match, text
    return int(match[1])


def is_btrfs(guest: Guest, drive: UsbDrive) -> None:
    chunks = guest.run(f"btrfs inspect-internal dump-tree -t chunk {drive.part}")
    assert set(re.findall(r"type (DATA|METADATA)(\S*)", chunks)) == {("DATA", "|single"), ("METADATA", "|DUP")}
    assert "ZONED" not in guest.run(f"btrfs inspect-internal dump-super {drive.part}")


def is_packed_ext4(drive: UsbDrive, bytes_per_inode: int) -> None:
    """Read outside of the guest, since every bitmap of the drive is read for it."""
    command = ("dumpe2fs", f"{drive.medium}?offset={1 << 20}")
    output = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60).stdout
    assert "sparse_super2" in output
    assert number(output, r"Reserved block count:\s+(\d+)") == 0
    blocks, inodes = number(output, r"Block count:\s+(\d+)"), number(output, r"Inode count:\s+(\d+)")
    assert inodes == pytest.approx(blocks * 4096 / bytes_per_inode, rel=0.1)
    groups = re.findall(r"^Group \d+: .*", output, re.MULTILINE)
    assert [group for group in groups if "ITABLE_ZEROED" not in group] == []  # the kernel has nothing to write later
    tables = [int(start) for start in re.findall(r"Inode table at (\d+)-", output)]
    assert len(tables) == len(groups)
    assert max(tables) < blocks // 100


def is_ext4(_guest: Guest, drive: UsbDrive) -> None:
    is_packed_ext4(drive, 1 << 20)


def is_media(_guest: Guest, drive: UsbDrive) -> None:
    is_packed_ext4(drive, 4 << 20)


def is_exfat(guest: Guest, drive: UsbDrive) -> None:
    """The bitmap of free clusters ends at a boundary of 32 MiB, where the files begin."""
    output = guest.run(f"dump.exfat {drive.part}")
    if "Sector Size Bits" in output:  # exfatprogs of Debian 12
        sector = 1 << number(output, r"Sector Size Bits:\s+(\d+)")
        cluster = sector << number(output, r"Sector per Cluster bits:\s+(\d+)")
    else:
        sector = number(output, r"Bytes per Sector:\s+(\d+)")
        cluster = sector * number(output, r"Sectors per Cluster:\s+(\d+)")
    start = int(guest.run(f"cat /sys/class/block/{drive.part.rpartition('/')[2]}/start")) * 512
    heap = number(output, r"Cluster Heap Offset \(sector offset\):\s+(\d+)") * sector
    bits = number(output, r"Cluster Count:\s+(\d+)")
    assert (sector, cluster) == (512, 1 << 20)
    assert (start + heap + math.ceil(bits / 8 / cluster) * cluster) % (32 << 20) == 0


def is_f2fs(guest: Guest, drive: UsbDrive) -> None:
    assert number(guest.run(f"dump.f2fs -d 1 {drive.part}"), r"segs_per_sec\s+\[0x\s*\w+ : (\d+)\]") == 64


LOOKS: dict[str, Callable[[Guest, UsbDrive], None]] = {
    "btrfs": is_btrfs,
    "ext4": is_ext4,
    "media": is_media,
    "exfat": is_exfat,
    "f2fs": is_f2fs,
}


def whole_way(guest: Guest, profile: str, route: str) -> None:
    with plugged(guest, profile.upper()) as drive:
        result = prepared(guest, drive.device, f"--profile {profile}")
        assert_ready(result)
        assert result["plan"]["route"] == route
        assert_open_without_access_times(guest, result["mount_point"])
        assert_belongs_to_alice(guest, result["mount_point"])
        assert_found_again(guest, drive, result)
        guest.run("sync")
        LOOKS[profile](guest, drive)


# profiles ----------------------------------------------------------------------------------------------------------


def test_a_drive_gets_btrfs_without_any_password_and_is_found_again(debian_12: Guest) -> None:
    whole_way(debian_12, "btrfs", "plain")


@pytest.mark.parametrize("profile", ["btrfs", "ext4", "media", "exfat", "f2fs"])
def test_an_administrator_gets_the_options_of_a_profile(debian_13: Guest, profile: str) -> None:
    with administrator(debian_13):
        whole_way(debian_13, profile, "mkfs-args")


@pytest.mark.usefixtures("helper")
@pytest.mark.parametrize("profile", ["btrfs", "ext4", "exfat", "f2fs"])
def test_the_helper_makes_what_an_old_udisks_cannot(debian_12: Guest, profile: str) -> None:
    with administrator(debian_12):
        whole_way(debian_12, profile, "helper")


@pytest.mark.parametrize("profile", ["ext4", "media", "f2fs"])
def test_a_profile_that_needs_its_options_is_refused_if_they_would_be_dropped(debian_12: Guest, profile: str) -> None:
    with plugged(debian_12, "REFUSED") as drive:
        before = drive.written()
        result = final(debian_12, f"prepare {drive.device} --profile {profile} --dry-run")
        assert (result["exit_code"], result["why"]) == (2, "profile-not-to-be-had")
        assert "options" in result["values"]["reason"]
        assert drive.written() == before


def test_a_drive_to_share_is_made_without_options_that_would_be_dropped_and_that_is_reported(debian_12: Guest) -> None:
    with plugged(debian_12, "PLAIN") as drive:
        result = prepared(debian_12, drive.device, "--shared --large-files")
        assert (result["outcome"], result["state"], result["plan"]["route"]) == ("done", "ready", "plain")
        assert [difference["fact"] for difference in result["differences"]] != []
        assert_open_without_access_times(debian_12, result["mount_point"])
        assert_belongs_to_alice(debian_12, result["mount_point"])


def test_nothing_is_touched_without_the_password_that_options_need(debian_13: Guest) -> None:
    with plugged(debian_13, "ASKED") as drive:
        before = drive.written()
        result = prepared(debian_13, drive.device, "--shared")
        assert (result["exit_code"], result["why"], result["failed_step"]) == (3, "not-allowed", "allow")
        assert (result["state"], result["steps"]) == ("untouched", ["check"])
        assert drive.written() == before


# encrypted ---------------------------------------------------------------------------------------------------------


def test_an_encrypted_drive_opens_with_its_passphrase_only_and_is_locked_when_unmounted(guest: Guest) -> None:
    with plugged(guest, "LUKS") as drive:
        result = prepared(guest, drive.device, "--encrypt --no-password", input_text=PASSPHRASE)
        assert_ready(result)
        assert_open_without_access_times(guest, result["mount_point"])
        assert_belongs_to_alice(guest, result["mount_point"])
        header = guest.run(f"cryptsetup luksDump {drive.part}")
        assert number(header, r"Version:\s+(\d+)") == 2
        assert number(header, r"sector:\s+(\d+)") == 4096

        assert_found_again(guest, drive, result, input_text=PASSPHRASE)
        assert guest.run("ls /dev/mapper").split() == ["control"]

        wrong = final(guest, f"mount {drive.device}", input_text=PASSPHRASE.replace("horse", "mule"))
        assert (wrong["exit_code"], wrong["why"]) == (3, "key-wrong")
        assert guest.run("ls /dev/mapper").split() == ["control"]


# host-managed ------------------------------------------------------------------------------------------------------


@pytest.fixture
def zoned(guest: Guest) -> Iterator[str]:
    """The node of a host-managed drive."""
    guest.run(f"{ZONED}; udevadm settle")
    device = "/dev/" + guest.run("grep -l host-managed /sys/block/*/queue/zoned | cut -d/ -f4").strip()
    guest.run(f"until udisksctl info -b {device} > /dev/null 2>&1; do sleep 0.2; done")
    yield device
    guest.run(f"umount -q {device}; udevadm settle; modprobe -r scsi_debug")


def test_a_host_managed_drive_gets_a_zoned_btrfs(debian_13: Guest, zoned: str) -> None:
    guest = debian_13
    with administrator(guest):
        result = prepared(guest, zoned)
        assert_ready(result)
        assert result["plan"]["profile"] == "zoned-btrfs"
        assert_open_without_access_times(guest, result["mount_point"])
        assert_belongs_to_alice(guest, result["mount_point"])
        guest.run("sync")
        assert "ZONED" in guest.run(f"btrfs inspect-internal dump-super {zoned}")
        assert final(guest, f"unmount {zoned}")["outcome"] == "done"
        again = final(guest, f"mount {zoned}")
        assert guest.run(f"cat {again['mount_point']}/file", as_person=True) == "precious\n"
        assert final(guest, f"unmount {zoned}")["outcome"] == "done"


def test_a_host_managed_drive_is_left_alone_if_nothing_is_allowed_or_suitable(guest: Guest, zoned: str) -> None:
    """Debian 13 requires an administrator for it; the kernel of Debian 12 is too old."""
    guest.run(f"mkfs.btrfs -q -f -L Before {zoned}; udevadm settle")
    result = final(guest, f"prepare {zoned} --dry-run")
    if guest.release is DEBIAN_13:
        result = final(guest, carrying_out(result["plan"]))
    assert result["why"] == ("not-allowed" if guest.release is DEBIAN_13 else "profile-not-to-be-had")
    assert result["state"] == "untouched"
    assert "Before" in guest.run(f"blkid -p {zoned}")


# the wrong drive ---------------------------------------------------------------------------------------------------


def ntfs(guest: Guest, drive: UsbDrive) -> str:
    """A drive as it is sold, mounted by the desktop; returns the mount point."""
    call = "busctl call --timeout=300 org.freedesktop.UDisks2 /org/freedesktop/UDisks2/block_devices/"
    name = drive.device.rpartition("/")[2]
    guest.run(f"{call}{name} org.freedesktop.UDisks2.Block Format 'sa{{sv}}' gpt 0")
    guest.run(
        f"{call}{name} org.freedesktop.UDisks2.PartitionTable CreatePartitionAndFormat 'ttssa{{sv}}sa{{sv}}'"
        " 1048576 0 '' 'Basic data partition' 0 ntfs 1 label s Elements",
        limit_s=300,
    )
    guest.run(f"udisksctl mount -b {drive.part}", as_person=True)
    point = guest.run(f"findmnt -no TARGET {drive.part}").strip()
    guest.run(f"echo mine > {point}/photo.jpg; sync", as_person=True)
    return point


def test_a_new_ntfs_drive_is_prepared_once_unmounted_and_the_other_one_is_unchanged(guest: Guest) -> None:
    with plugged(guest, "SHOP1", size="500G") as beside, plugged(guest, "SHOP2", size="500G") as drive:
        ntfs(guest, beside)
        assert final(guest, f"unmount {beside.device}")["outcome"] == "done"
        point = ntfs(guest, drive)
        untouched, before = beside.written(), drive.written()

        refused = final(guest, f"prepare {drive.device} --dry-run")
        assert (refused["exit_code"], refused["why"]) == (4, "not-this-drive")
        assert (refused["values"]["reason"], refused["values"]["point"]) == ("mounted", point)
        shown = final(guest, f"contents {drive.device}")["volumes"][0]
        assert (shown["label"], shown["files"]) == ("Elements", 1)

        assert final(guest, f"unmount {drive.device}")["outcome"] == "done"
        assert_ready(prepared(guest, drive.device, "--no-password"))
        assert drive.written() != before
        assert beside.written() == untouched


def test_none_of_two_drives_with_the_same_serial_number_is_erased(guest: Guest) -> None:
    with plugged(guest, "TWIN1", serial="SAME") as first, plugged(guest, "TWIN2", serial="SAME") as second:
        before = first.written(), second.written()
        for drive in (first, second):
            result = final(guest, f"prepare {drive.device} --dry-run")
            assert (result["exit_code"], result["values"]["reason"]) == (4, "ambiguous")
        assert (first.written(), second.written()) == before


def test_a_drive_exchanged_after_the_confirmation_is_not_erased(guest: Guest) -> None:
    """The other one has the same port, node, size and name."""
    with plugged(guest, "MEANT") as meant:
        plan = planned(guest, meant.device)
        meant.pull()
        with plugged(guest, "OTHER") as second:
            assert second.device == plan["device"]
            before = second.written()
            result = final(guest, carrying_out(plan))
            assert (result["exit_code"], result["why"], result["state"]) == (4, "drive-is-another", "untouched")
            assert "serial" in result["values"]["what"]
            assert second.written() == before


def test_a_drive_that_was_replugged_must_be_confirmed_again(guest: Guest) -> None:
    with plugged(guest, "AGAIN") as drive:
        plan = planned(guest, drive.device)
        drive.pull()
        drive.plug()
        before = drive.written()
        result = final(guest, carrying_out(plan))
        assert (result["exit_code"], result["why"], result["values"]["what"]) == (
            4,
            "drive-is-another",
            "disk_sequence",
        )
        assert drive.written() == before
        assert_ready(prepared(guest, drive.device, "--no-password"))


@pytest.mark.parametrize(("device", "reason"), [("/dev/vda", "system"), ("/dev/sda", "built-in")])
def test_the_disks_of_the_computer_itself_are_refused_with_the_reason(guest: Guest, device: str, reason: str) -> None:
    result = final(guest, f"prepare {device} --confirm Anything", as_person=False)
    assert (result["exit_code"], result["why"], result["values"]["reason"]) == (4, "not-this-drive", reason)
    assert (result["state"], result["plan"]) == ("untouched", None)


# pulled while it is formatted --------------------------------------------------------------------------------------


def test_a_drive_yanked_during_encryption_ends_the_command_and_can_be_prepared_again(guest: Guest) -> None:
    with plugged(guest, "YANKED") as drive:
        plan = planned(guest, drive.device, "--encrypt --no-password")
        with Running(guest, carrying_out(plan, "--encrypt --no-password"), input_text=PASSPHRASE) as command:
            command.until(lambda event: event.get("step") == "encrypt")
            guest.run("until busctl tree org.freedesktop.UDisks2 | grep -q jobs/; do sleep 0.2; done")
            drive.pull()
            result = command.until(lambda event: event["event"] == "finished")
        assert result["exit_code"] == 3
        assert (result["failed_step"], result["state"]) == ("encrypt", "unknown")
        assert (result["why"], result["mount_point"]) == ("prepare-failed", "")
        assert guest.run("ls /dev/mapper").split() == ["control"]

        drive.plug()
        assert_ready(prepared(guest, drive.device, "--no-password"))


def test_a_drive_yanked_before_the_first_erasing_step_is_untouched(debian_13: Guest) -> None:
    with plugged(debian_13, "EARLY") as drive:
        before = drive.written()
        plan = planned(debian_13, drive.device)
        drive.pull()
        result = final(debian_13, carrying_out(plan))
        assert (result["exit_code"], result["why"]) == (2, "no-such-drive")
        assert drive.written() == before
