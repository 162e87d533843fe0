"""A filesystem below a source that is not mounted now keeps its copy: an encrypted one, or one of an automounter."""

import contextlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from shingleback.domain.included_mount import IncludedMount
from tests.helpers import automounter
from tests.helpers.trees import contents, write
from tests.helpers.workshop import Workshop

pytestmark = pytest.mark.device


@pytest.fixture
def point(workshop: Workshop) -> Path:
    if os.geteuid() != 0:
        pytest.skip("needs root, to mount")
    write(workshop.source / "open", b"open")
    point = workshop.source / "private"
    point.mkdir()
    return point


def unmount(point: Path) -> None:
    subprocess.run(["umount", "-l", point], check=True)


def left_out(shop: Workshop, **options: object) -> list[tuple[str, str]]:
    result = shop.backup(**options)
    assert result.removed.files == 0
    return [(item.path, item.reason) for item in result.left_out]


@pytest.fixture
def gocryptfs(workshop: Workshop, point: Path) -> Iterator[list[str]]:
    """The command that mounts it; the encrypted files are in the source, too."""
    if shutil.which("gocryptfs") is None or not Path("/dev/fuse").exists():
        pytest.skip("needs gocryptfs and FUSE")
    encrypted = workshop.source / "encrypted"
    encrypted.mkdir()
    options = ["-q", "-extpass", "echo passphrase"]
    subprocess.run(["gocryptfs", "-init", "-scryptn", "10", *options, encrypted], check=True, capture_output=True)
    yield ["gocryptfs", *options, "-nosyslog", str(encrypted), str(point)]
    subprocess.run(["umount", "-l", point], check=False, capture_output=True)


def test_gocryptfs_that_is_not_mounted_keeps_its_copy(workshop: Workshop, point: Path, gocryptfs: list[str]) -> None:
    subprocess.run(gocryptfs, check=True)
    write(point / "letter", b"secret")
    assert left_out(workshop, cross_filesystems=True) == []
    unmount(point)

    assert left_out(workshop, cross_filesystems=True) == [("source/private", "away")]

    assert contents(workshop.destination / "source" / "private") == {b"letter": b"secret"}
    subprocess.run(gocryptfs, check=True)
    next_result = workshop.backup(cross_filesystems=True)
    assert (next_result.outcome, next_result.copied.files) == ("done", 0)


def test_gocryptfs_that_a_set_includes_is_asked_for(workshop: Workshop, point: Path, gocryptfs: list[str]) -> None:
    included = (IncludedMount(str(point), ""),)
    subprocess.run(gocryptfs, check=True)
    write(point / "letter", b"secret")
    assert left_out(workshop, included_mounts=included) == []
    unmount(point)
    assert left_out(workshop, included_mounts=included) == [("source/private", "not-mounted")]
    assert contents(workshop.destination / "source" / "private") == {b"letter": b"secret"}


@pytest.mark.parametrize("shares_inode", [False, True])
def test_what_ecryptfs_leaves_at_its_place_is_no_content(
    workshop: Workshop, point: Path, *, shares_inode: bool
) -> None:
    """Ubuntu's encrypted folder has two links while it is closed. Another filesystem stands for it here.

    The lower folder, whose names are encrypted, is an ordinary one. While it is open, both have the same inode number.
    Two of tmpfs have that, too.
    """
    lower = workshop.source / ".Private"
    write(lower / f"ECRYPTFS_FNEK_ENCRYPTED.{'FWb' * 20}--", os.urandom(12_288))
    for name in ("README.txt", "Access-Your-Private-Data.desktop"):
        (point / name).symlink_to(f"/usr/share/ecryptfs-utils/{name}")
    with contextlib.ExitStack() as stack:
        if shares_inode:
            other_folder = workshop.source / "another"
            other_folder.mkdir()
            stack.enter_context(mounted_in_memory(other_folder))
            write(other_folder / "content", b"content")
        with mounted_in_memory(point):
            write(point / "letter", b"secret")
            assert left_out(workshop, cross_filesystems=True) == []
        assert left_out(workshop, cross_filesystems=True) == [("source/private", "away")]
    assert contents(workshop.destination / "source" / "private") == {b"letter": b"secret"}
    assert contents(workshop.destination / "source" / ".Private") == contents(lower)


def test_a_mount_point_keeps_its_copy_if_the_source_has_the_same_inode_number(workshop: Workshop) -> None:
    """The source is the top of a filesystem itself."""
    if os.geteuid() != 0:
        pytest.skip("needs root, to mount")
    point = workshop.source / "disk"
    workshop.source.mkdir(exist_ok=True)
    with mounted_in_memory(workshop.source):
        write(point / "NOT MOUNTED", b"a note")
        with mounted_in_memory(point):
            write(point / "film", b"film")
            assert left_out(workshop, cross_filesystems=True) == []

        assert left_out(workshop, cross_filesystems=True) == [("source/disk", "away")]

    assert contents(workshop.destination / "source") == {b"disk/film": b"film"}


@contextlib.contextmanager
def mounted_in_memory(point: Path) -> Iterator[None]:
    subprocess.run(["mount", "-t", "tmpfs", "none", point], check=True)
    try:
        yield
    finally:
        unmount(point)


@contextlib.contextmanager
def automounted(point: Path, folder: Path | str, *kind: str) -> Iterator[None]:
    if "autofs" not in Path("/proc/filesystems").read_text():
        pytest.skip("needs a kernel with autofs")
    with subprocess.Popen(
        [sys.executable, automounter.__file__, point, folder, *kind], stdout=subprocess.PIPE, start_new_session=True
    ) as daemon:
        try:
            assert daemon.stdout is not None
            assert daemon.stdout.readline() == b"waits\n"
            yield
        finally:
            while not subprocess.run(["umount", "-l", point], check=False, capture_output=True).returncode:
                pass  # what it has mounted there, and its own place
            daemon.kill()


def test_an_included_automount_is_mounted_for_the_backup(workshop: Workshop, point: Path) -> None:
    write(workshop.folder / "server" / "far", b"far")
    with automounted(point, workshop.folder / "server"):
        result = workshop.backup(included_mounts=(IncludedMount(str(point), ""),))
        assert (result.outcome, contents(workshop.destination / "source" / "private")) == ("done", {b"far": b"far"})


def test_an_automount_that_does_not_come_keeps_its_copy(workshop: Workshop, point: Path) -> None:
    write(point / "far", b"far")
    included = (IncludedMount(str(point), ""),)
    workshop.backup()
    shutil.rmtree(point)
    point.mkdir()
    with automounted(point, ""):
        assert left_out(workshop, included_mounts=included) == [("source/private", "not-mounted")]
    assert contents(workshop.destination / "source" / "private") == {b"far": b"far"}


def test_an_automount_that_is_not_included_is_not_mounted(workshop: Workshop, point: Path) -> None:
    write(workshop.folder / "server" / "far", b"far")
    with automounted(point, workshop.folder / "server"):
        result = workshop.backup()
        table = Path("/proc/self/mountinfo").read_text()
    assert (result.outcome, [group.reason for group in result.excluded]) == ("done", ["other-filesystem"])
    assert table.count(f" {point} ") == 1


@pytest.mark.parametrize("listed_names", [(), ("disk", "another")], ids=["unlisted", "listed"])
def test_what_an_automounter_mounts_in_its_folder_is_included_alone(
    workshop: Workshop, point: Path, listed_names: tuple[str, ...]
) -> None:
    write(workshop.folder / "server" / "far", b"far")
    with automounted(point, workshop.folder / "server", "indirect", *listed_names):
        result = workshop.backup(included_mounts=(IncludedMount(str(point / "disk"), ""),))
        table = Path("/proc/self/mountinfo").read_text()
    assert contents(workshop.destination / "source" / "private") == {b"disk/far": b"far"}
    assert (result.outcome, f" {point}/another " in table) == ("done", False)
    excluded = [path for group in result.excluded for path in group.paths]
    assert excluded == ["source/private/another"] * bool(listed_names)


@pytest.mark.parametrize("listed_names", [(), ("disk",)], ids=["unlisted", "listed"])
def test_what_an_automounter_cannot_mount_in_its_folder_keeps_its_copy(
    workshop: Workshop, point: Path, listed_names: tuple[str, ...]
) -> None:
    write(point / "disk" / "far", b"far")
    workshop.backup()
    shutil.rmtree(point / "disk")
    with automounted(point, "", "indirect", *listed_names):
        included = (IncludedMount(str(point / "disk"), ""),)
        assert left_out(workshop, included_mounts=included) == [("source/private/disk", "not-mounted")]
    assert contents(workshop.destination / "source" / "private") == {b"disk/far": b"far"}


def test_what_an_automounter_lists_and_cannot_mount_was_not_deleted(workshop: Workshop, point: Path) -> None:
    write(point / "disk" / "far", b"far")
    workshop.backup()
    shutil.rmtree(point / "disk")
    with automounted(point, "", "indirect", "disk"):
        assert left_out(workshop, cross_filesystems=True) == [("source/private/disk", "not-mounted")]
    assert contents(workshop.destination / "source" / "private") == {b"disk/far": b"far"}


@pytest.mark.parametrize("listed_names", [(), ("disk",)], ids=["unlisted", "listed"])
def test_what_an_automounter_mounts_on_request_was_not_deleted_while_nobody_asked(
    workshop: Workshop, point: Path, listed_names: tuple[str, ...]
) -> None:
    write(point / "disk" / "far", b"far")
    write(workshop.folder / "server" / "far", b"far away")
    workshop.backup()
    shutil.rmtree(point / "disk")
    with automounted(point, workshop.folder / "server", "indirect", *listed_names):
        assert left_out(workshop, cross_filesystems=True) == []
    assert contents(workshop.destination / "source" / "private") == {b"disk/far": b"far away"}


def test_what_an_automounter_does_not_list_and_cannot_mount_was_not_deleted(workshop: Workshop, point: Path) -> None:
    write(point / "disk" / "far", b"far")
    workshop.backup()
    shutil.rmtree(point / "disk")
    with automounted(point, "", "indirect"):
        assert left_out(workshop, cross_filesystems=True) == [("source/private/disk", "not-mounted")]
        assert contents(workshop.destination / "source" / "private") == {b"disk/far": b"far"}
        assert workshop.backup(cross_filesystems=True, allow_empty=True).removed.files == 1
    assert contents(workshop.destination / "source" / "private") == {}


def test_files_that_were_deleted_in_what_an_automounter_mounts_are_deleted(workshop: Workshop, point: Path) -> None:
    server = workshop.folder / "server"
    write(server / "far", b"far")
    write(server / "folder" / "old", b"old")
    write(server / "kept", b"kept")
    with automounted(point, server):
        workshop.backup(cross_filesystems=True)
    shutil.rmtree(server / "folder")
    (server / "far").rename(server / "near")
    with automounted(point, server):
        assert workshop.backup(cross_filesystems=True).left_out == []
    assert contents(workshop.destination / "source" / "private") == {b"near": b"far", b"kept": b"kept"}


@pytest.mark.parametrize("listed_names", [("disk",), ("disk", "other")], ids=["unlisted", "listed"])
def test_the_copy_of_another_disk_of_an_automounter_stays_when_only_one_is_included_still(
    workshop: Workshop, point: Path, listed_names: tuple[str, ...]
) -> None:
    write(point / "disk" / "far", b"far")
    write(point / "other" / "near", b"near")
    write(workshop.folder / "server" / "far", b"far")
    workshop.backup()
    for name in ("disk", "other"):
        shutil.rmtree(point / name)
    with automounted(point, workshop.folder / "server", "indirect", *listed_names):
        assert left_out(workshop, included_mounts=(IncludedMount(str(point / "disk"), ""),)) == []
    assert contents(workshop.destination / "source" / "private") == {b"disk/far": b"far", b"other/near": b"near"}
