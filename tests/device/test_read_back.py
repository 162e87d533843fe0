"""The facts of a new filesystem: read from a real device, and reported by the kernel to an unprivileged process."""

import os
import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from shingleback.devices.verify_format import facts_of_mounted, facts_on_disk
from shingleback.domain.formatting.profiles import PROFILES
from shingleback.domain.formatting.types import Profile, ProfileId
from shingleback.domain.superblocks.reader import Facts, compare
from tests.helpers.as_user import answer_as
from tests.helpers.images import ALONE, GIB, make, options_of, run
from tests.helpers.loop import KINDS, attached, mount, skip_unless_possible, unmount
from tests.helpers.nobody import NOBODY

pytestmark = pytest.mark.device

ON_LINUX = [
    PROFILES[profile_id]
    for profile_id in (ProfileId.BTRFS, ProfileId.EXT4, ProfileId.MEDIA, ProfileId.F2FS, ProfileId.XFS)
]
WITH_CLUSTERS = [PROFILES[profile_id] for profile_id in (ProfileId.EXFAT, ProfileId.EXFAT_SMALL, ProfileId.NTFS)]
UNTOLD = {
    "ext4": {"feature-sparse_super2", "packed", "lazy"},
    "exfat": {"aligned_to_32_mib", "sectors_as_drive"},  # exfat-fuse mounts it here
}


class Mounted:
    """A new filesystem on a device, mounted."""

    def __init__(self, filesystem: str, device: str, point: Path) -> None:
        self.filesystem = filesystem
        self.device = device
        self.point = point

    def reported(self) -> dict[str, str | int]:
        number = os.stat(self.device).st_rdev
        return dict(answer_as(NOBODY, lambda: facts_of_mounted(self.point, self.filesystem, number)))

    def on_disk(self) -> Facts:
        os.sync()
        return on_disk(self.device, self.filesystem)


def on_disk(device: str, filesystem: str) -> Facts:
    fd = os.open(device, os.O_RDONLY | os.O_CLOEXEC)
    try:
        return facts_on_disk(fd, filesystem)
    finally:
        os.close(fd)


@contextmanager
def mounted(filesystem: str, options: tuple[str, ...], folder: Path, size_bytes: int = 8 * GIB) -> Iterator[Mounted]:
    skip_unless_possible(KINDS[filesystem])
    image = make(filesystem, folder / "image", size_bytes, options)
    point = folder / "drive"
    point.mkdir()
    with ExitStack() as stack:
        device = stack.enter_context(attached(image))
        mount(filesystem, device, point)
        stack.callback(unmount, point)
        yield Mounted(filesystem, device, point)


@pytest.fixture
def public() -> Iterator[Path]:
    """A folder that everybody may enter, unlike pytest's own."""
    with TemporaryDirectory(prefix="shingleback-read-back-") as name:
        folder = Path(name)
        folder.chmod(0o755)
        yield folder


@pytest.mark.parametrize("profile", [*ON_LINUX, *WITH_CLUSTERS], ids=lambda profile: profile.id)
def test_the_kernel_reports_what_is_on_the_drive(profile: Profile, public: Path) -> None:
    with mounted(profile.filesystem, options_of(profile, "Füße 1"), public) as drive:
        reported, read = drive.reported(), drive.on_disk()

    assert reported == {name: read[name] for name in reported}
    compared = compare(profile.expected, reported)
    assert compared.differences == ()
    assert set(compared.unread) == UNTOLD.get(profile.filesystem, set())


@pytest.mark.parametrize(
    ("profile", "options", "facts"),
    [
        (ProfileId.EXT4, (), {"reserved_blocks", "bytes_per_inode"}),
        (ProfileId.BTRFS, ("-m", "single"), {"metadata", "node_bytes"}),
        (ProfileId.NTFS, (), {"cluster_bytes"}),
        (ProfileId.EXFAT, (), {"cluster_bytes"}),
    ],
    ids=["ext4", "btrfs", "ntfs", "exfat"],
)
def test_an_unprivileged_process_sees_that_options_were_dropped(
    profile: ProfileId, options: tuple[str, ...], facts: set[str], public: Path
) -> None:
    chosen = PROFILES[profile]
    alone = (*ALONE.get(chosen.filesystem, ()), *options)
    with mounted(chosen.filesystem, alone, public) as drive:
        reported = drive.reported()
    assert {difference.fact for difference in compare(chosen.expected, reported).differences} == facts


def test_btrfs_is_read_after_its_list_of_chunks_has_grown(public: Path) -> None:
    """One leaf holds about a hundred of them; the list then has a level above its leaves."""
    with mounted("btrfs", (), public, 400 * GIB) as drive:
        with open(drive.point / "film", "wb") as film:
            os.posix_fallocate(film.fileno(), 0, 250 * GIB)
        read = drive.on_disk()
        tree = run("btrfs", "inspect-internal", "dump-tree", "-t", "chunk", drive.device)
    assert re.search(r"^node \d+ level 1", tree, re.MULTILINE)
    assert (read["data"], read["metadata"], read["system"]) == ("single", "dup", "dup")


@pytest.mark.parametrize("is_root", [True, False], ids=["root", "unprivileged"])
def test_the_drive_is_read_and_not_the_kernels_cache(is_root: bool, public: Path) -> None:
    image = make("ext4", public / "image", GIB, ("-O", "^metadata_csum", "-L", "old"))
    with attached(image) as device:
        assert on_disk(device, "ext4")["label"] == "old"
        fd = os.open(device, os.O_RDONLY | os.O_CLOEXEC)
        os.pread(fd, 4096, 0)
        with open(image, "r+b") as file:
            file.seek(1024 + 0x78)
            file.write(b"new")
        assert b"old" in os.pread(fd, 4096, 0)

        facts = facts_on_disk(fd, "ext4") if is_root else answer_as(NOBODY, lambda: facts_on_disk(fd, "ext4"))

        os.close(fd)
    assert facts["label"] == "new"
