"""The person at the seat clones a drive or moves a backup, while cables are pulled."""

import hashlib
import json
import os
import random
import shlex
import subprocess
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.lab.emulated_drive import DriveFacts
from tests.lab.guest import Guest
from tests.lab.plugged_disk import plugged_disk
from tests.lab.program import Event, Running, final
from tests.lab.usb_drive import UsbDrive, plugged

MIB = 1 << 20
GIB = 1 << 30
_CHECKPOINT = 256 * MIB
_PULLED_AFTER = [mib * MIB for mib in (10, 40, 80, 120, 290)] * 4
"""Within the copy of a run. Only each fifth run reaches a checkpoint, from which the next ones start."""
_FILES = 12
_FILE_MIB = 100
_SEED = 19


SECRET = "horse-battery"
PASSPHRASE = json.dumps({"command": "passphrase", "secret": SECRET}) + "\n"
CHECKS = {"ext4": "e2fsck -fn", "xfs": "xfs_repair -n"}
RULES = "/etc/polkit-1/rules.d/13-lab.rules"
MAY_OPEN = """
    polkit.addRule(function(action, subject) {
        if (action.id.indexOf("org.freedesktop.udisks2.open-device") == 0) return polkit.Result.YES;
    });
"""


@pytest.fixture
def password(guest: Guest) -> Iterator[None]:
    """As if alice typed the administrator's password that UDisks2 requires before it opens a device."""
    guest.run(f"echo {shlex.quote(MAY_OPEN)} > {RULES}; systemctl restart polkit")
    yield
    guest.run(f"rm {RULES}; systemctl restart polkit")


@pytest.fixture
def drives(guest: Guest, tmp_path: Path) -> Iterator[tuple[UsbDrive, UsbDrive]]:
    """An old drive with files, unmounted, and a larger new one. Made outside of the slow guest."""
    chance, content = random.Random(_SEED), tmp_path / "content"
    content.mkdir()
    for number in range(_FILES):
        (content / str(number)).write_bytes(chance.randbytes(_FILE_MIB * MIB))
    medium = guest.medium_of("old")
    medium.unlink(missing_ok=True)
    subprocess.run(["mke2fs", "-q", "-t", "ext4", "-d", content, medium, "2G"], check=True)
    with ExitStack() as stack:
        yield stack.enter_context(plugged(guest, "old")), stack.enter_context(plugged(guest, "new", size="3G"))


def sum_of(medium: Path) -> str:
    with medium.open("rb") as opened:
        return hashlib.file_digest(opened, "sha256").hexdigest()


def wait_until_copied(run: Running, more_bytes: int) -> None:
    """Waits until this run has copied more bytes."""

    def is_copying(event: Event) -> bool:
        return bool(event["event"] == "progress" and event["phase"] == "copy")

    first = run.until(is_copying)["bytes"]
    run.until(lambda event: is_copying(event) and event["bytes"] >= first + more_bytes)


@pytest.mark.usefixtures("password")
def test_a_copy_is_identical_although_a_drive_was_pulled_twenty_times(
    guest: Guest, drives: tuple[UsbDrive, UsbDrive], tmp_path: Path
) -> None:
    """Each time, the copy continues after the blocks that earlier runs made durable."""
    old, new = drives
    before = sum_of(old.medium)
    planned = final(guest, f"clone {old.device} {new.device} --dry-run")
    assert planned["plan"], planned
    name = planned["plan"]["name"]
    kept_bytes: list[int] = []
    for pull, after_bytes in enumerate(_PULLED_AFTER):
        with Running(guest, f"clone {old.device} {new.device} --confirm {shlex.quote(name)}") as copy:
            wait_until_copied(copy, after_bytes)
            drive = (new, old)[pull % 2]
            drive.pull()
            result = copy.until(lambda event: event["event"] == "finished")
        assert result["outcome"] == "drive-gone", result
        kept_bytes.append(result["kept_bytes"])
        drive.plug()

    result = final(guest, f"clone {old.device} {new.device} --confirm {shlex.quote(name)} --no-grow")

    assert (result["outcome"], result["is_same"], result["bad_bytes"]) == ("done", True, 0), result
    assert sum_of(old.medium) == before
    assert kept_bytes == sorted(kept_bytes)
    assert result["kept_bytes"] >= 3 * _CHECKPOINT
    guest.run(f"udisksctl unmount -b {new.device} 2> /dev/null; sync")
    assert files_in(new.medium, tmp_path / "copy") == files_of(tmp_path / "content")
    assert len(files_of(tmp_path / "content")) == _FILES


@pytest.mark.usefixtures("password")
@pytest.mark.parametrize("kind", ["ext4", "xfs"])
def test_an_encrypted_drive_is_copied_to_a_larger_one_and_its_filesystem_fills_it(guest: Guest, kind: str) -> None:
    medium = guest.medium_of("locked")
    medium.unlink(missing_ok=True)
    medium.touch()
    os.truncate(medium, 400 * MIB)
    subprocess.run(["sgdisk", "--new=1:2048:0", medium], check=True, stdout=subprocess.DEVNULL)
    with plugged(guest, "locked") as old, plugged(guest, "larger", size="1G") as new:
        cheap = "--type luks2 --pbkdf pbkdf2 --pbkdf-force-iterations 1000"
        sums = guest.run(
            f"set -e; printf %s {SECRET} | cryptsetup luksFormat -q {cheap} {old.part} -"
            f"; printf %s {SECRET} | cryptsetup open {old.part} once -; mkfs.{kind} -q /dev/mapper/once"
            "; mkdir -p /mnt/once; mount /dev/mapper/once /mnt/once; chmod 755 /mnt/once; cd /mnt/once"
            "; for n in $(seq 20); do head -c 2M /dev/urandom > $n; done; sha256sum [0-9]*"
            "; cd /; umount /mnt/once; cryptsetup close once; udevadm settle"
        )
        name = final(guest, f"clone {old.device} {new.device} --dry-run")["plan"]["name"]

        result = final(guest, f"clone {old.device} {new.device} --confirm {shlex.quote(name)}")

        assert (result["outcome"], result["is_same"], result["has_grown"]) == ("done", True, None), result
        assert int(guest.run(f"blockdev --getsize64 {new.part}")) > 0.99 * 10**9
        old.pull()  # the two have the same UUID
        opened = final(guest, f"mount {new.device} --grow", input_text=PASSPHRASE)
        assert (opened["outcome"], opened["is_unlocked"], opened["has_grown"]) == ("done", True, True), opened
        point = opened["mount_point"]
        assert int(guest.run(f"findmnt -bno SIZE {point}")) > 0.85 * 10**9
        assert guest.run(f"cd {point}; sha256sum [0-9]*") == sums
        guest.run(f"umount {point}; {CHECKS[kind]} {opened['device']}")
        guest.run(f"cryptsetup close {opened['device']}")


def files_in(medium: Path, scratch: Path) -> dict[str, str]:
    """The files of the ext4 on the whole image, which is also checked."""
    scratch.mkdir()
    subprocess.run(["e2fsck", "-fn", medium], check=True, stdout=subprocess.DEVNULL)
    subprocess.run(["debugfs", "-R", f"rdump / {scratch}", medium], check=True, stderr=subprocess.DEVNULL)
    return files_of(scratch)


def files_of(folder: Path) -> dict[str, str]:
    return {path.name: sum_of(path) for path in folder.iterdir() if path.is_file()}


def test_a_moved_backup_continues_after_a_pull_and_after_a_power_cut(guest: Guest, tmp_path: Path) -> None:
    """The power cut loses any part of the new drive's unflushed data."""
    with ExitStack() as stack:
        old, new = (
            stack.enter_context(plugged_disk(guest, name, place_of(tmp_path, name), facts_of(number)))
            for number, name in enumerate(("old", "new"))
        )
        guest.run(
            f"mkfs.ext4 -q -E nodiscard {old.node}; mkfs.btrfs -q -K {new.node}; udevadm settle"
            f"; mkdir -p /mnt/old; mount {old.node} /mnt/old; chown alice: /mnt/old",
        )
        make = (
            "rm -rf ~/Photos ~/was; mkdir ~/Photos; for i in $(seq 60); do head -c 4M /dev/urandom > ~/Photos/$i; done"
        )
        guest.run(make, as_person=True)
        assert final(guest, "backup /home/alice/Photos /mnt/old/Backup")["outcome"] == "done"
        guest.run("cp -a ~/Photos ~/was; echo newer > ~/Photos/1; rm ~/Photos/2", as_person=True)
        assert final(guest, "backup /home/alice/Photos /mnt/old/Backup")["outcome"] == "done"
        guest.run("umount /mnt/old; sync")
        before = sum_of(old.image)
        guest.run(f"mount -o ro {old.node} /mnt/old")
        chance = random.Random(_SEED)
        cuts: list[Callable[[], object]] = [new.pull, lambda: new.lose_power(chance)]
        for cut in cuts:
            command = f"move /mnt/old/Backup {opened(guest, new.node)}/hers/Backup"
            with Running(guest, command) as move:
                wait_until_copied(move, 60 * MIB)
                cut()
                result = move.until(lambda event: event["event"] == "finished")
            assert result["outcome"] == "drive-gone", result
            guest.run("umount -l /mnt/new 2> /dev/null || true")
            new.plug()

        point = opened(guest, new.node)
        result = final(guest, f"move /mnt/old/Backup {point}/hers/Backup")

        assert (result["outcome"], result["versions"]) == ("done", 2), result
        for version, folder in zip(
            final(guest, f"versions {point}/hers/Backup")["versions"], ("was", "Photos"), strict=True
        ):
            guest.run("rm -rf ~/back", as_person=True)
            restored = final(guest, f"restore {point}/hers/Backup --version {version['name']} --to /home/alice/back")
            assert restored["outcome"] == "done", restored
            guest.run(f"diff -r ~/{folder} ~/back/Photos", as_person=True)
        guest.run(f"umount /mnt/old /mnt/new; sync; btrfs check {new.node} 2>&1")
        assert sum_of(old.image) == before


def place_of(folder: Path, name: str) -> Path:
    (folder / name).mkdir()
    return folder / name


def facts_of(number: int) -> DriveFacts:
    return DriveFacts(size_bytes=GIB, usb_serial=f"NA7TLAB{number}", serial=f"Z840LAB{number}")


def opened(guest: Guest, node: str) -> str:
    """Mounted, with a folder of alice."""
    guest.run(f"mkdir -p /mnt/new; mount {node} /mnt/new; mkdir -p /mnt/new/hers; chown alice: /mnt/new/hers")
    return "/mnt/new"
