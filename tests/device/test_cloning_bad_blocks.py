"""A clone of a disk that returns errors, through the real UDisks2."""

import os
import re
import subprocess
from pathlib import Path

import pytest

from shingleback.bootstrap import cloning
from shingleback.cli.cloning_text import clone_lines
from shingleback.domain.superblocks.reader import ByteArea
from shingleback.engine.files.linux import extents
from tests.device.test_cloning import MIB, Reader, fill, hashes, result_of
from tests.helpers.bad_disk import bad_disk
from tests.helpers.loop import mount, unmount
from tests.helpers.two_drives import two_drives

pytestmark = pytest.mark.device


@pytest.mark.parametrize("kind", ["ext4", "xfs"])
def test_a_source_with_bad_blocks_is_cloned_except_for_them_and_the_damaged_file_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    """With the command, from a disk that really returns errors."""
    monkeypatch.setattr(cloning, "FactReader", Reader)
    with (
        bad_disk(tmp_path, 400 * MIB) as disk,
        two_drives(tmp_path, monkeypatch, old=disk.file) as drives,
    ):
        files = fill(kind, drives.old, drives.folder / "old")
        mount(kind, drives.old, drives.folder / "old")
        fd = os.open(drives.folder / "old" / "file 7", os.O_RDONLY)
        ((place, _length), *_more_extents) = extents(fd, 512 << 10, 4096)
        os.close(fd)
        unmount(drives.folder / "old")
        bad = ByteArea(place // 4096 * 4096 + 4096, 8192)
        disk.go_bad([bad])
        planned = result_of(drives, drives.old, drives.new, "--dry-run").plan
        assert planned is not None

        result = result_of(drives, drives.old, drives.new, "--confirm", planned.name)

        copied_hashes = hashes(Path(result.mount_point))
        unmount(Path(result.mount_point))
        assert (result.outcome, result.exit_code, result.is_same) == ("left-out", 1, True), (result.why, result.values)
        assert [(area.start, area.length) for area in result.bad_areas] == [bad]
        assert [item.path for item in result.left_out] == ["file 7"]
        assert f"0x{bad.start:08X}  0x00002000  -" in Path(result.map_file).read_text()
        assert {name for name in files if files[name] != copied_hashes[name]} == {"file 7"}
        assert copied_hashes.keys() == files.keys()
        lines = "\n".join(clone_lines(result))
        assert "8.2 kB of the source could not be read" in lines
        assert "file 7" in lines


def test_a_source_whose_list_of_used_blocks_cannot_be_read_is_cloned_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cloning, "FactReader", Reader)
    with (
        bad_disk(tmp_path, 400 * MIB) as disk,
        two_drives(tmp_path, monkeypatch, old=disk.file) as drives,
    ):
        files = fill("ext4", drives.old, drives.folder / "old")
        text = subprocess.run(["dumpe2fs", drives.old], capture_output=True, text=True, check=True).stdout
        block_bytes = int(re.findall(r"Block size: +(\d+)", text)[0])
        place = int(re.findall(r"Block bitmap at (\d+)", text)[1]) * block_bytes // 4096 * 4096
        disk.go_bad([ByteArea(place, 4096)])
        planned = result_of(drives, drives.old, drives.new, "--dry-run").plan
        assert planned is not None
        assert "doubtful-map" in planned.remark_codes
        assert planned.copied_bytes >= 400 * MIB

        result = result_of(drives, drives.old, drives.new, "--confirm", planned.name)

        assert (result.outcome, result.is_same) == ("left-out", True), (result.why, result.values)
        assert [(area.start, area.length) for area in result.bad_areas] == [(place, 4096)]
        if result.mount_point:
            copied_hashes = hashes(Path(result.mount_point))
            unmount(Path(result.mount_point))
            assert copied_hashes == files
