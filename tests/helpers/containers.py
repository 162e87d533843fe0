"""What a container or a chroot lacks, for tests that depend on it."""

import functools
import os
import subprocess
from pathlib import Path
from typing import Final

import pytest

from shingleback.devices.mounts import mount_above, number_of
from shingleback.domain.errors import Outcome

needs_visible_root: Final = pytest.mark.skipif(
    mount_above(Path("/")) is None, reason="in this chroot, the mount that holds the files is not visible"
)


def is_sysfs_writable() -> bool:
    return not os.statvfs("/sys").f_flag & os.ST_RDONLY


needs_writable_sysfs: Final = pytest.mark.skipif(not is_sysfs_writable(), reason="needs a writable /sys")


@functools.cache
def can_make_user_namespaces() -> bool:
    """Not in a chroot, and not in some containers."""
    return subprocess.run(["unshare", "--user", "true"], check=False, capture_output=True).returncode == 0


def refusal_of_own_disk(path: Path) -> int:
    """The exit code if a folder of the computer is named in place of a drive.

    In a container, it may be on no disk at all.
    """
    mount = mount_above(path)
    outcome = Outcome.UNSAFE if mount is not None and number_of(mount) else Outcome.USAGE
    return int(outcome.exit_code)
