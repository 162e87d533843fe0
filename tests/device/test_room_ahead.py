"""The forecast for a drive that becomes fuller every week until it is full: on real filesystems, in simulated weeks."""

import os
from pathlib import Path

import pytest

from shingleback.devices.mounts import mount_above
from shingleback.domain.care.types import DAY_S, full_in_s
from shingleback.engine.files import linux
from shingleback.engine.repo.abilities import room_of, space_on
from tests.helpers.examples import with_long
from tests.helpers.loop import KINDS, mounted, skip_unless_possible

pytestmark = pytest.mark.device
WEEK_S = 7 * DAY_S
MIB = 1 << 20
WEEKLY = 15 * MIB
MIN_LOOKS = 4


@pytest.mark.parametrize("kind", ["btrfs", *with_long("ext4", "xfs")])
def test_the_week_in_which_the_drive_is_full_is_predicted(tmp_path: Path, kind: str) -> None:
    skip_unless_possible(KINDS[kind])
    samples: list[tuple[float, int]] = []
    foreseen: list[float | None] = []
    with mounted(kind, tmp_path, 640) as point:
        fits_bytes = WEEKLY
        while fits_bytes >= WEEKLY:
            (point / str(len(samples))).write_bytes(os.urandom(WEEKLY))
            fd = os.open(point, os.O_RDONLY)
            linux.syncfs(fd)
            space = space_on(fd, mount_above(point))
            os.close(fd)
            samples.append((len(samples) * WEEK_S, space.total_bytes - space.free_bytes))
            fits_bytes = room_of(space).fits_bytes
            foreseen.append(full_in_s(samples, fits_bytes))
        (point / "one more").write_bytes(os.urandom(WEEKLY))  # the reserve is real: the warning came before the end
    assert len(samples) > 20
    end = len(samples) - 1
    off = [week + left_s / WEEK_S - end for week, left_s in enumerate(foreseen) if left_s is not None]
    assert len(off) > end - MIN_LOOKS
    assert max(map(abs, off)) < 4, off
    assert max(map(abs, off[-8:])) < 2, off
