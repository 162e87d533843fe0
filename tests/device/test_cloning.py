"""Clones from one loop device to another through the real UDisks2, checked with each filesystem's own tools."""

import contextlib
import faulthandler
import hashlib
import os
import random
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from shingleback.bootstrap import cloning
from shingleback.cli.clone import clone
from shingleback.cli.cloning_text import clone_lines
from shingleback.cli.commands import parse
from shingleback.cli.invocation import Invocation
from shingleback.cloning.content import PIECE_BYTES
from shingleback.domain.errors import Why
from shingleback.domain.superblocks.reader import MAPPED
from shingleback.messages import errors
from shingleback.protocol.cloning import CloneFinished
from shingleback.protocol.control import CommandControl
from shingleback.protocol.events import Note
from tests.helpers.examples import with_long
from tests.helpers.loop import KINDS, mount, skip_unless_possible, unmount
from tests.helpers.noise import noise
from tests.helpers.patience import wait_until
from tests.helpers.two_drives import TwoDrives, expect_no_partition, facts, two_drives
from tests.helpers.whole import whole

pytestmark = pytest.mark.device

MIB = 1 << 20
CHECKS = {
    "ext4": "e2fsck -fn {}",
    "btrfs": "btrfs check {}",
    "xfs": "xfs_repair -n {}",
    "exfat": "fsck.exfat -n {}",
    "ntfs": "ntfsfix -n {}",
}
KILLS = 2
ENCRYPTED_FROM = 16 << 20  # behind the header of LUKS2


@pytest.fixture
def drives(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TwoDrives]:
    with two_drives(tmp_path, monkeypatch) as drives:
        yield drives


def run(command: str) -> str:
    done = subprocess.run(command.split(), check=False, capture_output=True, text=True)
    assert done.returncode == 0, f"{command}: {done.stdout} {done.stderr}"
    return done.stdout


def fill(kind: str, node: str, folder: Path, size_mb: int = 60) -> dict[str, str]:
    """Makes a filesystem with files, and deletes some of them. Returns the hashes of the others."""
    skip_unless_possible(KINDS[kind])
    run(KINDS[kind].make.format(device=node))
    folder.mkdir(exist_ok=True)
    mount(kind, node, folder)
    dice = random.Random(kind)
    for number in range(size_mb):
        (folder / f"file {number}").write_bytes(dice.randbytes(MIB))
    for number in range(0, size_mb, 3):
        (folder / f"file {number}").unlink()
    digests = hashes(folder)
    unmount(folder)
    wait_until(partial(is_free, node))
    return digests


def is_free(node: str) -> bool:
    """Whether it is mounted nowhere: another test may have inherited the mount in its own namespace."""
    with contextlib.suppress(OSError):
        os.close(os.open(node, os.O_RDONLY | os.O_EXCL))
        return True
    return False


def hashes(folder: Path) -> dict[str, str]:
    files = [path for path in folder.iterdir() if path.is_file()]
    return {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in files}


def hashes_on(kind: str, node: str, folder: Path) -> dict[str, str]:
    folder.mkdir(exist_ok=True)
    mount(kind, node, folder)
    try:
        return hashes(folder)
    finally:
        unmount(folder)


@pytest.mark.parametrize("kind", ["ext4", "btrfs", "exfat", *with_long("xfs", "ntfs")])
def test_a_clone_is_complete_and_grown_and_its_source_is_unchanged(drives: TwoDrives, kind: str) -> None:
    files = fill(kind, drives.old, drives.folder / "old")
    before = whole(drives.old)

    result = drives.clone()

    assert (result.outcome, result.is_same, result.bad_bytes) == ("done", True, 0), (result.why, result.values)
    assert result.plan is not None
    assert result.has_everything is (True if result.plan.filesystem in MAPPED else None)
    assert whole(drives.old) == before
    if result.mount_point:
        line = run(f"findmnt --noheadings --output OPTIONS {drives.new}")
        assert "noatime" in line
        assert hashes(Path(result.mount_point)) == files
        if result.has_grown:
            room = os.statvfs(result.mount_point)
            assert room.f_blocks * room.f_frsize > 420 * MIB
        unmount(Path(result.mount_point))
    run(CHECKS[kind].format(drives.new))
    assert hashes_on(kind, drives.new, drives.folder / "new") == files
    assert not list(drives.paths.clones_folder.glob("*"))


def test_ext4_and_btrfs_copy_only_used_blocks(drives: TwoDrives) -> None:
    fill("btrfs", drives.old, drives.folder / "old")
    assert drives.plan().plan is not None
    of_btrfs, of_all = drives.plan().plan, drives.plan(copies_all=True).plan
    assert of_btrfs is not None
    assert of_all is not None

    assert of_btrfs.copied_bytes < of_all.copied_bytes == of_all.source_bytes


@pytest.mark.parametrize("kind", ["ext4", "btrfs"])
def test_with_a_new_uuid_both_can_be_mounted_at_once(drives: TwoDrives, kind: str) -> None:
    files = fill(kind, drives.old, drives.folder / "old")

    result = drives.clone(wants_new_uuid=True)

    mount(kind, drives.old, drives.folder / "old")
    try:
        assert hashes(Path(result.mount_point)) == hashes(drives.folder / "old") == files
    finally:
        unmount(drives.folder / "old")
        unmount(Path(result.mount_point))
    uuids = {run(f"blkid -p -o value -s UUID {node}").strip() for node in (drives.old, drives.new)}
    assert len(uuids) == 2
    run(CHECKS[kind].format(drives.new))


def test_btrfs_never_sees_a_twin(drives: TwoDrives) -> None:
    """Even if no new UUID was requested."""
    fill("btrfs", drives.old, drives.folder / "old")

    result = drives.clone()

    unmount(Path(result.mount_point))
    assert run(f"blkid -p -o value -s UUID {drives.old}") != run(f"blkid -p -o value -s UUID {drives.new}")


def encrypt(drives: TwoDrives) -> Path:
    """Encrypts the old drive, and returns its key file."""
    key = drives.folder / "key"
    key.write_text("a long secret")
    format_it = "cryptsetup luksFormat --batch-mode --pbkdf pbkdf2 --pbkdf-force-iterations 1000"
    run(f"{format_it} {drives.old} {key}")
    run("udevadm settle --timeout=120")
    return key


def test_an_encrypted_drive_is_copied_as_it_is(drives: TwoDrives) -> None:
    key = encrypt(drives)

    result = drives.clone()

    assert (result.outcome, result.is_same) == ("done", True), (result.why, result.values)
    run(f"cryptsetup open --test-passphrase --key-file {key} {drives.new}")
    assert Note(code="clone-unlock-to-grow") in drives.events


@pytest.mark.parametrize("kind", ["ext4", "exfat"])
def test_a_clone_goes_to_an_image_and_back_to_a_drive(
    drives: TwoDrives, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The image is sparse. On a drive again, its filesystem is the only partition, in a table that sgdisk approves."""
    expect_no_partition(monkeypatch)
    files = fill(kind, drives.old, drives.folder / "old")
    image = drives.folder / "clone.img"

    first = drives.clone(target=str(image))

    assert (first.outcome, first.is_same) == ("done", True), (first.why, first.values)
    assert image.stat().st_size == 400 * MIB
    assert image.stat().st_blocks * 512 < 200 * MIB
    result = drives.clone(source=str(image))
    assert (result.outcome, result.is_same) == ("done", True), (result.why, result.values)
    assert "No problems found" in run(f"sgdisk --verify {drives.new}")
    inside = run(f"losetup --find --show --offset {MIB} --sizelimit {590 * MIB} {drives.new}").strip()
    try:
        run(CHECKS[kind].format(inside))
        assert hashes_on(kind, inside, drives.folder / "new") == files
    finally:
        run(f"losetup --detach {inside}")


def test_an_image_of_a_drive_without_partitions_fits_on_that_drive_again(drives: TwoDrives) -> None:
    """As a partition, it would be too large for the drive."""
    files = fill("ext4", drives.old, drives.folder / "old", 5)
    image = drives.folder / "clone.img"
    drives.clone(target=str(image))

    result = drives.clone(source=str(image), target=drives.old)

    assert (result.outcome, result.is_same) == ("done", True), (result.why, result.values)
    unmount(Path(result.mount_point))
    assert hashes_on("ext4", drives.old, drives.folder / "new") == files


def test_a_partitioned_drive_gets_its_backup_table_at_the_end_and_its_last_partition_grows(
    drives: TwoDrives,
) -> None:
    run(f"sgdisk --new=1:2048:+50M --new=2:0:0 --change-name=2:Files {drives.old}")
    with open(drives.old, "r+b") as disk:
        disk.seek(2 * MIB)
        disk.write(b"first partition")
        disk.seek(200 * MIB)
        disk.write(b"second partition")
    run("udevadm settle --timeout=120")

    result = drives.clone()

    assert (result.outcome, result.is_same) == ("done", True), (result.why, result.values)
    assert "No problems found" in run(f"sgdisk --verify {drives.new}")
    with open(drives.new, "rb") as disk:
        disk.seek(2 * MIB)
        assert disk.read(15) == b"first partition"
        disk.seek(200 * MIB)
        assert disk.read(16) == b"second partition"


def test_a_mounted_source_is_refused_with_the_reason(drives: TwoDrives) -> None:
    fill("ext4", drives.old, drives.folder / "old", 1)
    mount("ext4", drives.old, drives.folder / "old")
    try:
        result = drives.plan()
    finally:
        unmount(drives.folder / "old")

    assert result.why in (Why.CLONE_SOURCE_MOUNTED, Why.CLONE_SOURCE_IN_USE)
    assert clone_lines(result) == [f"To close it: shingleback unmount {drives.old}"]
    assert result.exit_code == 2


def test_a_drive_is_not_copied_to_itself_nor_to_a_smaller_one(drives: TwoDrives) -> None:
    assert drives.plan(target=drives.old).why == Why.CLONE_SAME_DRIVE
    assert drives.plan(source=drives.new, target=drives.old).why == Why.CLONE_TARGET_SMALLER


@pytest.mark.parametrize(("kind", "why"), [("ext4", ""), ("exfat", Why.CLONE_SECTORS_TOO_LARGE)])
def test_larger_sectors_are_refused_if_the_filesystem_could_not_be_mounted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str, why: str
) -> None:
    with two_drives(tmp_path, monkeypatch, old_mb=600, new_mb=700, sector_bytes=4096) as drives:
        files = fill(kind, drives.old, drives.folder / "old")

        result = drives.clone() if not why else drives.plan()

        assert result.why == why
        if not why:
            assert hashes(Path(result.mount_point)) == files
            unmount(Path(result.mount_point))


def is_unfinished(text: str) -> bool:
    """More is missing than the start, which is written last, and may be there a moment before the map says so."""
    rows = [row.split() for row in text.splitlines() if not row.startswith("#")][1:]
    return any(state == "?" and int(start, 0) + int(length, 0) > PIECE_BYTES for start, length, state in rows)


def has_saved(clones: Path) -> bool:
    """Whether the map says that data is on the drive."""
    texts = [path.read_text() for path in clones.glob("*/map")]
    return any(line.startswith("0x") and line.endswith("+") for text in texts for line in text.splitlines()[1:])


def has_saved_or_ended(clones: Path, pid: int) -> bool:
    return has_saved(clones) or os.waitid(os.P_PID, pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None


@pytest.mark.parametrize("kind", ["btrfs", "exfat", *with_long("ext4", "xfs")])
def test_a_clone_killed_at_random_moments_continues_and_is_identical(
    drives: TwoDrives, kind: str, request: pytest.FixtureRequest
) -> None:
    """Until it is complete, nothing takes the target for a filesystem."""
    files = fill(kind, drives.old, drives.folder / "old", 150)
    before = whole(drives.old)

    result = killed_at_random(drives, kind, kills_of(request))

    assert whole(drives.old) == before
    assert (result.outcome, result.is_same) == ("done", True), (result.why, result.values)
    if result.mount_point:
        unmount(Path(result.mount_point))
    run(CHECKS[kind].format(drives.new))
    assert hashes_on(kind, drives.new, drives.folder / "new") == files


def test_a_clone_of_an_encrypted_drive_is_identical_after_kills_at_random_moments(
    drives: TwoDrives, request: pytest.FixtureRequest
) -> None:
    key = encrypt(drives)
    with open(drives.old, "r+b") as disk:
        disk.seek(ENCRYPTED_FROM)
        disk.writelines(noise(100 * MIB, "luks"))
    run("udevadm settle --timeout=120")
    before = whole(drives.old)

    result = killed_at_random(drives, "luks", kills_of(request))

    assert (result.outcome, result.is_same) == ("done", True), (result.why, result.values)
    assert whole(drives.old) == before
    assert whole(drives.new, os.path.getsize(drives.folder / "old.img")) == before
    run(f"cryptsetup open --test-passphrase --key-file {key} {drives.new}")


def kills_of(request: pytest.FixtureRequest) -> int:
    return max(KILLS, int(request.config.getoption("--kills")) // 40)


def begun_clone(drives: TwoDrives, *, copies_all: bool = False) -> int:
    """Begins a clone in a child process, which writes where it is to a file when it gets SIGUSR1."""
    pid = os.fork()
    if pid == 0:
        try:
            with open(drives.folder / "stack", "w") as stack:
                faulthandler.register(signal.SIGUSR1, stack)
                drives.clone(copies_all=copies_all)
        finally:
            os._exit(0)
    return pid


def wait_for_clone(drives: TwoDrives, pid: int, condition: Callable[[], bool]) -> None:
    """One that hangs ends, and tells where it was."""
    try:
        wait_until(condition)
    except AssertionError as error:
        os.kill(pid, signal.SIGUSR1)
        stack = drives.folder / "stack"
        with contextlib.suppress(AssertionError):
            wait_until(lambda: stack.stat().st_size > 0)
        os.kill(pid, signal.SIGKILL)
        os.waitpid(pid, 0)
        raise AssertionError(stack.read_text()) from error


def killed_at_random(drives: TwoDrives, kind: str, kills: int) -> CloneFinished:
    """Returns the result of the run after the last kill."""
    dice = random.Random(kind)
    unfinished, saved_runs = "", 0
    for number in range(kills):
        start = whole(drives.new, 4 * MIB)
        pid = begun_clone(drives, copies_all=True)
        if number % 2:  # after data is surely on the drive, which takes longer on a busy computer
            wait_for_clone(drives, pid, partial(has_saved_or_ended, drives.paths.clones_folder, pid))
        time.sleep(dice.uniform(0.0, 2.0))  # the moment of the kill is what is varied here
        os.kill(pid, signal.SIGKILL)
        os.waitpid(pid, 0)
        sources = [path.read_text() for path in drives.paths.clones_folder.glob("*/about.json")]
        assert not (unfinished and sources) or sources == [unfinished], "it goes on with what another one has begun"
        saved_runs += has_saved(drives.paths.clones_folder)
        point = subprocess.run(
            ["findmnt", "-n", "-o", "TARGET", drives.new], capture_output=True, text=True, check=False
        )
        if point.stdout:  # the run ended before the kill
            unmount(Path(point.stdout.strip()))
        maps = list(drives.paths.clones_folder.glob("*/map"))
        unfinished = ""
        if maps and is_unfinished(maps[0].read_text()):
            unfinished = sources[0] if has_saved(drives.paths.clones_folder) else ""
            is_untouched = (
                not unfinished and whole(drives.new, 4 * MIB) == start
            )  # the map is started before anything is erased
            probe = subprocess.run(["blkid", "-p", drives.new], capture_output=True, text=True, check=False)
            assert is_untouched or "TYPE=" not in probe.stdout
    print(f"{kind}: {kills} kills, {saved_runs} left a map with something in it")
    return drives.clone(copies_all=True)


def test_a_source_that_changed_meanwhile_is_copied_from_the_start(drives: TwoDrives) -> None:
    fill("ext4", drives.old, drives.folder / "old")
    pid = begun_clone(drives)
    wait_for_clone(
        drives, pid, lambda: any("+" in file.read_text() for file in drives.paths.clones_folder.glob("*/map"))
    )
    os.kill(pid, signal.SIGKILL)
    os.waitpid(pid, 0)
    mount("ext4", drives.old, drives.folder / "old")
    (drives.folder / "old" / "new file").write_text("new")
    files = hashes(drives.folder / "old")
    unmount(drives.folder / "old")

    result = drives.clone()

    assert (result.outcome, result.kept_bytes) == ("done", 0)
    assert hashes(Path(result.mount_point)) == files
    unmount(Path(result.mount_point))


class Reader:
    """Replaces the reader of drive facts: loop devices pass for USB drives."""

    read = staticmethod(facts)


class KeptOutput:
    """Replaces an output, and keeps what it would show."""

    def __init__(self, drives: TwoDrives) -> None:
        self.show = drives.events.append

    def close(self, *, waits: bool = True) -> None:
        """Nothing is open."""


def result_of(drives: TwoDrives, *arguments: str) -> CloneFinished:
    """Runs the command in a worker process, as from a terminal."""
    drives.wait_until_known()
    parsed = parse(["clone", *arguments])
    invocation = Invocation(parsed, KeptOutput(drives), CommandControl())
    invocation.paths = drives.paths
    result = clone(invocation)
    assert isinstance(result, CloneFinished)
    return result


def test_the_command_shows_the_plan_asks_for_the_name_and_clones_the_drive(
    drives: TwoDrives, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cloning, "FactReader", Reader)
    monkeypatch.chdir(drives.folder)
    fill("ext4", drives.old, drives.folder / "old", 5)
    before = whole(drives.new)

    planned = result_of(drives, drives.old, drives.new, "--dry-run")
    assert planned.plan is not None
    unconfirmed = result_of(drives, drives.old, drives.new)
    misnamed = result_of(drives, drives.old, drives.new, "--confirm", planned.plan.source_name)

    assert planned.is_dry_run
    assert f'--confirm "{planned.plan.name}"' in "\n".join(clone_lines(planned))
    assert unconfirmed.why == misnamed.why == Why.NAME_NOT_CONFIRMED
    assert whole(drives.new) == before

    other_plan = result_of(drives, drives.old, drives.new, "--confirm", planned.plan.name, "--plan", "another")
    assert (other_plan.why, whole(drives.new)) == (Why.CLONE_PLAN_CHANGED, before)

    done = result_of(drives, drives.old, drives.new, "--confirm", planned.plan.name)
    assert (done.outcome, done.is_same, done.has_grown) == ("done", True, True)
    assert any("are identical" in line for line in clone_lines(done))
    unmount(Path(done.mount_point))


def test_a_target_in_use_is_refused_with_a_sentence_about_copying(drives: TwoDrives) -> None:
    fill("ext4", drives.new, drives.folder / "new", 1)
    mount("ext4", drives.new, drives.folder / "new")
    try:
        result = drives.plan()
    finally:
        unmount(drives.folder / "new")

    assert (result.why, result.values["reason"]) == (Why.CLONE_NOT_THIS_DRIVE, "mounted")
    assert errors.sentence(result.why, result.values).startswith("Nothing can be copied to ")
