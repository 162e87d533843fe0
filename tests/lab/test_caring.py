"""Care for plugged-in drives by the person at the seat, with UDisks2, polkit and the installed helper."""

import json
import random
import re
import shlex
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.helpers.patience import wait_until
from tests.lab.emulated_drive import DriveFacts
from tests.lab.guest import Guest
from tests.lab.plugged_disk import PluggedDisk, plugged_disk
from tests.lab.program import INSTALL_HELPER, Event, Running, final

GIB = 1 << 30
BLOCK = 4096
SLOW_S = 0.05  # for each write, so that a block group takes some seconds
SLOW_TRIM_S = 0.02  # for each UNMAP; ext4 sends one for each of its block groups of 128 MiB
RULES = "/etc/polkit-1/rules.d/12-lab.rules"
PASSWORD = """
    polkit.addRule(function(action, subject) {
        if (["org.shingleback.Helper1.trim", "org.freedesktop.udisks2.ata-smart-selftest"].indexOf(action.id) >= 0)
            return polkit.Result.YES;
    });
"""
TRIMMED = DriveFacts(size_bytes=300 * GIB, unmaps=True)
"""Five ranges. The kernel only asks drives of more than 2 TiB whether they support UNMAP; others have to be set."""


@pytest.fixture(scope="module")
def helper(guest: Guest) -> Iterator[None]:
    guest.run(INSTALL_HELPER)
    yield
    guest.run(f"{INSTALL_HELPER} --remove")


@contextmanager
def password(guest: Guest) -> Iterator[None]:
    """As if alice typed an administrator's password."""
    guest.run(f"echo {shlex.quote(PASSWORD)} > {RULES}; systemctl restart polkit")
    try:
        yield
    finally:
        guest.run(f"rm {RULES}; systemctl restart polkit")


def mounted(guest: Guest, drive: PluggedDisk) -> str:
    """Mounted by alice, with a folder of hers."""
    guest.run(f"udisksctl mount -b {drive.node}", as_person=True)
    point = guest.run(f"findmnt -no TARGET {drive.node}").strip()
    guest.run(f"mkdir -p {point}/hers && chown alice: {point}/hers")
    return point


def flip(drive: PluggedDisk, content: bytes) -> None:
    """Flips a block while the drive is unmounted."""
    with drive.image.open("r+b") as image:
        place = image.read().index(content[:BLOCK])
        image.seek(place + 5 * BLOCK)
        image.write(bytes(BLOCK))


@pytest.mark.usefixtures("helper")
def test_a_scrub_names_the_file_with_the_flipped_block_and_the_next_backup_restores_it(
    guest: Guest, tmp_path: Path
) -> None:
    with plugged_disk(guest, "scrubbed", tmp_path, DriveFacts(size_bytes=GIB)) as drive:
        guest.run(f"mkfs.btrfs -q -K {drive.node}; udevadm settle")
        point = mounted(guest, drive)
        letters = "rm -rf ~/Letters; mkdir ~/Letters; head -c 1M /dev/urandom > ~/Letters/letter"
        guest.run(letters, as_person=True)
        guest.run("cp /home/alice/Letters/letter /share/letter")
        backup = f"backup /home/alice/Letters {point}/hers/Backup"
        assert final(guest, backup)["outcome"] == "done"
        guest.run(f"udisksctl unmount -b {drive.node}; blockdev --flushbufs {drive.node}")
        flip(drive, (guest.share / "letter").read_bytes())
        mounted(guest, drive)

        result = final(guest, f"care {drive.node} read")

        assert (result["outcome"], result["errors"]) == ("left-out", 1), result
        assert [item["path"] for item in result["left_out"]] == ["hers/Backup/Letters/letter"]
        assert final(guest, backup)["outcome"] == "done"
        guest.run(f"cmp {point}/hers/Backup/Letters/letter /home/alice/Letters/letter")
        guest.run(f"udisksctl unmount -b {drive.node}")


def has_begun(event: Event) -> bool:
    return bool(event["event"] == "progress" and event["bytes"] > 0)


def is_finished(event: Event) -> bool:
    return bool(event["event"] == "finished")


def hold(care: Running) -> None:
    """Waits until it reports that it is paused."""
    care.send({"command": "pause"})
    care.until(lambda event: event == {"event": "state", "state": "paused"})


@pytest.mark.usefixtures("helper")
def test_a_paused_scrub_reads_nothing_and_a_pulled_drive_is_reported_as_gone(guest: Guest, tmp_path: Path) -> None:
    with plugged_disk(guest, "paused", tmp_path, DriveFacts(size_bytes=2 * GIB)) as drive:
        guest.run(f"mkfs.btrfs -q -K {drive.node}; udevadm settle")
        point = mounted(guest, drive)
        guest.run(f"head -c 900M /dev/zero > {point}/hers/film; sync")
        disk = drive.disk
        disk.read_delay_s = 4 * SLOW_S  # otherwise the portion may be read before the pause arrives

        with Running(guest, f"care {drive.node} read") as care:
            care.until(has_begun)
            hold(care)
            guest.run("sync")
            held = disk.read_bytes
            guest.run("sleep 3")  # a drive without requests does nothing meanwhile
            assert disk.read_bytes == held
            care.send({"command": "resume"})
            care.until(lambda event: has_begun(event) and disk.read_bytes > held)
            drive.pull()
            result = care.until(is_finished)
        assert (result["outcome"], result["why"]) == ("drive-gone", "drive-gone"), result
        guest.run(f"umount -l {drive.node} 2> /dev/null || true")
        drive.plug()
        mounted(guest, drive)

        with Running(guest, f"care {drive.node} read") as care:
            care.until(has_begun)


@pytest.mark.usefixtures("helper")
def test_scrubs_before_and_after_a_power_cut_read_everything_together(guest: Guest, tmp_path: Path) -> None:
    """The computer loses its power, not the drive."""
    with plugged_disk(guest, "halved", tmp_path, DriveFacts(size_bytes=2 * GIB)) as drive:
        guest.run(f"mkfs.btrfs -q -K {drive.node}; udevadm settle")
        point = mounted(guest, drive)
        guest.run(f"head -c 300M /dev/zero > {point}/hers/film; sync")
        drive.disk.read_delay_s = SLOW_S
        with Running(guest, f"care {drive.node} read") as care:
            care.until(has_begun)
            guest.cut_power()
        drive.disk.read_delay_s = 0.0
        drive.find()
        mounted(guest, drive)

        for _ in range(12):  # at least a twelfth each
            result = final(guest, f"care {drive.node} read")
            assert (result["outcome"], result["errors"]) == ("done", 0), result
            status = guest.run(f"btrfs scrub status -R {drive.node}")
            if "finished" in status:
                break
        read = re.search(r"data_bytes_scrubbed: (\d+)", status)
        assert read, status
        assert int(read[1]) >= 300 << 20
        guest.run(f"udisksctl unmount -b {drive.node}; btrfs check {drive.node} 2>&1")


def fill_and_delete(guest: Guest, point: str) -> None:
    """Deletes four files of five, so that every block group is nearly empty."""
    guest.run(
        f"cd {point}/hers; i=0; while head -c 10M /dev/zero > $i; do i=$((i + 1)); done 2> /dev/null; sync;"
        " for n in $(seq 0 $i); do test $((n % 5)) = 0 || rm -f $n; done; sync",
    )


def unallocated(guest: Guest, point: str) -> int:
    match = re.search(r"Device unallocated:\s*(\d+)", guest.run(f"btrfs filesystem usage -b {point}"))
    assert match
    return int(match[1])


@pytest.mark.usefixtures("helper")
def test_a_balance_frees_what_it_reports(guest: Guest, tmp_path: Path) -> None:
    with plugged_disk(guest, "balanced", tmp_path, DriveFacts(size_bytes=GIB)) as drive:
        guest.run(f"mkfs.btrfs -q -K {drive.node}; udevadm settle")
        point = mounted(guest, drive)
        fill_and_delete(guest, point)
        before = unallocated(guest, point)

        result = final(guest, f"care {drive.node} balance")

        assert result["outcome"] == "done", result
        assert result["freed_bytes"] == unallocated(guest, point) - before
        assert result["freed_bytes"] > 90 << 20
        guest.run(f"udisksctl unmount -b {drive.node}")


@pytest.mark.usefixtures("helper")
def test_a_paused_balance_writes_nothing_and_continues(guest: Guest, tmp_path: Path) -> None:
    with plugged_disk(guest, "held", tmp_path, DriveFacts(size_bytes=GIB)) as drive:
        guest.run(f"mkfs.btrfs -q -K {drive.node}; udevadm settle")
        point = mounted(guest, drive)
        fill_and_delete(guest, point)
        with Running(guest, f"care {drive.node} balance") as care:
            drive.disk.write_delay_s = SLOW_S
            care.until(lambda event: event["event"] == "progress")
            hold(care)
            guest.run("sync; sync")
            held = drive.disk.written_bytes
            guest.run("sleep 3")
            assert drive.disk.written_bytes == held
            drive.disk.write_delay_s = 0.0
            care.send({"command": "resume"})
            result = care.until(is_finished)
        assert (result["outcome"], result["freed_bytes"] > 0) == ("done", True), result
        assert drive.disk.written_bytes > held
        guest.run(f"udisksctl unmount -b {drive.node}; btrfs check {drive.node} 2>&1")


@pytest.mark.usefixtures("helper")
def test_a_balance_continues_after_the_drive_lost_power_and_the_backup_is_complete(
    guest: Guest, tmp_path: Path
) -> None:
    """The power is lost in the middle of a block group, with any part of the unflushed data."""
    with plugged_disk(guest, "cut", tmp_path, DriveFacts(size_bytes=GIB)) as drive:
        guest.run(f"mkfs.btrfs -q -K {drive.node}; udevadm settle")
        point = mounted(guest, drive)
        guest.run("rm -rf ~/Letters; mkdir ~/Letters; head -c 20M /dev/urandom > ~/Letters/letter", as_person=True)
        assert final(guest, f"backup /home/alice/Letters {point}/hers/Backup")["outcome"] == "done"
        fill_and_delete(guest, point)
        before = unallocated(guest, point)
        guest.run("dmesg --clear")
        with Running(guest, f"care {drive.node} balance") as care:
            drive.disk.write_delay_s = SLOW_S
            wait_until(lambda: " relocating block group" in guest.run("dmesg --read-clear"))
            lost = drive.lose_power(random.Random(17))
            result = care.until(lambda event: event["event"] == "finished")
        assert lost > 0
        assert result["exit_code"] > 1, result
        guest.run(f"umount -l {drive.node} 2> /dev/null || true")
        drive.plug()
        point = mounted(guest, drive)
        wait_until(lambda: "balance: resume" in guest.run("dmesg"))

        result = final(guest, f"care {drive.node} balance")  # the kernel may have done all of it by then

        assert result["outcome"] == "done", result
        drive.disk.write_delay_s = 0.0
        assert unallocated(guest, point) > before
        assert final(guest, f"verify {point}/hers/Backup")["outcome"] == "done"
        guest.run(f"udisksctl unmount -b {drive.node}; btrfs check {drive.node} 2>&1")


def set_unmap(guest: Guest, drive: PluggedDisk) -> None:
    """As a udev rule does for bridges that are known to support it. It is lost whenever the drive is opened for
    writing.
    """
    place = f"/sys/block/{drive.node.rpartition('/')[2]}/device/scsi_disk/*/provisioning_mode"
    guest.run(f"echo unmap > {place}")


@pytest.mark.usefixtures("helper")
def test_a_trim_can_be_paused_and_continues_after_a_pull_and_after_a_power_cut(guest: Guest, tmp_path: Path) -> None:
    """On an ext4: a btrfs trims everything unallocated with the first range, and again after each mount."""
    with plugged_disk(guest, "trimmed", tmp_path, TRIMMED) as drive, password(guest):
        guest.run(f"mkfs.ext4 -q -E nodiscard {drive.node}; udevadm settle")
        mounted(guest, drive)
        set_unmap(guest, drive)
        disk = drive.disk
        disk.unmapped_bytes = 0
        disk.unmap_delay_s = SLOW_TRIM_S
        with Running(guest, f"care {drive.node} trim") as care:
            care.until(lambda event: event["event"] == "progress" and event["bytes"] > 0)
            care.send({"command": "pause"})
            care.until(lambda event: event == {"event": "state", "state": "paused"})
            held = disk.unmapped_bytes
            guest.run("sync")
            assert disk.unmapped_bytes == held > 0
            care.send({"command": "resume"})
            care.until(lambda event: event["event"] == "progress" and event["bytes"] > event["total_bytes"] // 4)
            drive.pull()
            result = care.until(lambda event: event["event"] == "finished")
        assert result["outcome"] != "done"
        assert result["exit_code"] > 1, result
        guest.run(f"umount -l {drive.node} 2> /dev/null || true")
        drive.plug()
        mounted(guest, drive)
        set_unmap(guest, drive)
        guest.run("sync")
        with Running(guest, f"care {drive.node} trim") as care:
            care.until(lambda event: event["event"] == "progress" and event["bytes"] > event["total_bytes"] // 2)
            guest.cut_power()
        first = disk.unmapped_bytes
        disk.unmap_delay_s = 0.0
        drive.find()
        mounted(guest, drive)
        set_unmap(guest, drive)

        result = final(guest, f"care {drive.node} trim")

        assert result["outcome"] == "done", result
        assert result["trimmed_bytes"] > 0.3 * TRIMMED.size_bytes
        assert disk.unmapped_bytes - first < 0.6 * TRIMMED.size_bytes  # it did not start over
        assert 0.99 < disk.unmapped_bytes / TRIMMED.size_bytes < 1.2
        guest.run(f"udisksctl unmount -b {drive.node}")


def test_a_drives_self_test_is_reported_with_its_result(guest: Guest, tmp_path: Path) -> None:
    with plugged_disk(guest, "tested", tmp_path, DriveFacts(size_bytes=GIB)) as drive, password(guest):
        guest.run(f"mkfs.ext4 -q -E nodiscard {drive.node}; udevadm settle")
        result = final(guest, f"care {drive.node} self-test")
        tests = list(drive.disk.self_tests)
    assert (result["outcome"], result["is_sound"], result["test_status"]) == ("done", True, "success"), json.dumps(
        result
    )
    assert tests == [1]


def segments(guest: Guest, drive: PluggedDisk, which: str) -> int:
    return int(guest.run(f"cat /sys/fs/f2fs/{drive.node.rpartition('/')[2]}/{which}_segments"))


@pytest.mark.usefixtures("helper")
def test_garbage_is_collected_on_f2fs(guest: Guest, tmp_path: Path) -> None:
    with plugged_disk(guest, "collected", tmp_path, DriveFacts(size_bytes=GIB)) as drive:
        guest.run(f"mkfs.f2fs -q -f {drive.node}; udevadm settle; modprobe f2fs")
        point = mounted(guest, drive)
        guest.run(
            f"cd {point}/hers; head -c 400M /dev/zero | split -a 4 -b 512k - file; sync;"
            " ls | awk 'NR % 2' | xargs rm; sync",
        )
        before = segments(guest, drive, "dirty")

        result: Event = final(guest, f"care {drive.node} gc")

        assert result["outcome"] == "done", result
        assert result["rounds"] > 0
        assert segments(guest, drive, "dirty") < before
        guest.run(f"udisksctl unmount -b {drive.node}; fsck.f2fs --dry-run {drive.node}")
