"""How much of a shingled drive formatting touches: a partly written band must be rewritten as a whole."""

from pathlib import Path

import pytest

from shingleback.domain.formatting.profiles import PROFILES
from shingleback.domain.formatting.types import ProfileId, mkfs_words
from tests.helpers.examples import with_long
from tests.helpers.footprint import BAND_BYTES, Footprint, Write, footprint, summed
from tests.helpers.images import TB, mkfs, needs, sparse

FEW = 12
MAX_BYTES = {
    2: {ProfileId.BTRFS: 10e6, ProfileId.EXT4: 1.6e9, ProfileId.MEDIA: 1.3e9},
    8: {ProfileId.BTRFS: 10e6, ProfileId.EXT4: 3.1e9, ProfileId.MEDIA: 1.6e9},
}
"""By the size of the drive, in TB. btrfs-progs 7.1 writes 15 more nodes of 64 KiB than 6.2: 9.5 MB, not 8.5."""


def made_by(filesystem: str, options: tuple[str, ...], folder: Path, size_tb: int = 8) -> Footprint:
    program, drive = needs(f"mkfs.{filesystem}"), sparse(folder / "drive", size_tb * TB)
    return footprint([program, *mkfs(filesystem, options)], drive, folder, is_for_show=True)


@pytest.mark.parametrize("size_tb", [2, *with_long(8)])
@pytest.mark.parametrize("profile", MAX_BYTES[8], ids=str)
def test_a_linux_profile_tears_few_bands_of_a_large_drive(profile: ProfileId, size_tb: int, tmp_path: Path) -> None:
    """Packed ext4 fills its other bands from end to end, with its metadata and the journal."""
    chosen, most_bytes = PROFILES[profile], MAX_BYTES[size_tb][profile]
    touched = made_by(chosen.filesystem, mkfs_words(chosen), tmp_path, size_tb)
    assert 1 < touched.torn < FEW
    assert most_bytes / 2 < touched.bytes < most_bytes
    assert touched.bands - touched.torn <= touched.bytes / BAND_BYTES
    assert touched.jumps < 100


def test_default_ext4_tears_bands_all_over_the_drive(tmp_path: Path) -> None:
    assert made_by("ext4", (), tmp_path).torn > 1_000


# counting


def test_a_band_written_from_end_to_end_is_not_torn() -> None:
    touched = summed([Write(BAND_BYTES, BAND_BYTES // 2), Write(BAND_BYTES + BAND_BYTES // 2, BAND_BYTES // 2)])
    assert (touched.bands, touched.torn, touched.jumps) == (1, 0, 0)


def test_a_write_across_the_border_of_two_bands_tears_both() -> None:
    touched = summed([Write(BAND_BYTES - 4096, 8192)])
    assert (touched.bands, touched.torn) == (2, 2)


def test_writing_a_part_twice_does_not_fill_a_band() -> None:
    touched = summed([Write(0, BAND_BYTES - 1), Write(0, BAND_BYTES - 1)])
    assert (touched.bands, touched.torn, touched.bytes, touched.jumps) == (
        1,
        1,
        2 * (BAND_BYTES - 1),
        1,
    )


def test_all_write_calls_are_counted(tmp_path: Path) -> None:
    program = """
import os, sys
fd = os.open(sys.argv[1], os.O_RDWR)
os.lseek(fd, 1000, os.SEEK_SET); os.read(fd, 24); os.write(fd, bytes(100)); os.write(fd, bytes(10))
os.pwrite(fd, bytes(7), 40 << 20)
"""
    python, file = needs("python3"), sparse(tmp_path / "drive", 100 << 20)
    (tmp_path / "program.py").write_text(program)

    touched = footprint([python, tmp_path / "program.py"], file, tmp_path)

    assert touched == summed([Write(1024, 100), Write(1124, 10), Write(40 << 20, 7)])
