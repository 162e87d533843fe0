"""Giving files on btrfs their place when they are made, so that what is noted of them lies in the order of the files.

What btrfs notes of files it notes in blocks, one file behind another. Where content lies, it notes when that is
written out, seconds later: those blocks are full by then, and each is split, its second half going to a place of its
own. Whoever reads them later in their order, such as the next run, goes to and fro. If a file has its place before it
is written, all that is noted of it is noted at once. And a large one gets its place as a whole.

It has to be all files: where some get their places later, those are not in the order in which they are sent, and that
costs a first run a tenth of its time. Figures are in docs/performance.md.

It is fallocate(2), which is refused where it would have to write zeros. Zoned btrfs has none, and whoever gave its
files places by posix_fallocate(3) waited for a second a gigabyte.
"""

import errno
import fcntl
import struct
from typing import Final

from shingleback.copying import linux
from shingleback.copying.windows import Windows
from shingleback.drives.mounts import Mount

_LARGEST_INSIDE_BYTES: Final = 2048  # the content of such a file stands in the metadata (max_inline of btrfs(5))
_FS_IOC_GETFLAGS: Final = 0x80086601  # <linux/fs.h>
_FS_COMPR_FL: Final = 0x4


class SettledWindows(Windows):
    def expect(self, fd: int, size_bytes: int) -> None:
        if size_bytes <= _LARGEST_INSIDE_BYTES:
            return
        try:
            linux.allocate(fd, 0, size_bytes)
        except OSError as error:
            if error.errno != errno.EOPNOTSUPP:  # zoned btrfs
                raise


def suits(root_fd: int, mount: Mount | None) -> bool:
    """Whether a backup is on btrfs, and is not compressed: what has its place already is written there as it is."""
    if mount is None or mount.kind != "btrfs":
        return False
    is_compressed = any(option.startswith("compress") for option in mount.options | mount.of_all)
    return not is_compressed and not _flags(root_fd) & _FS_COMPR_FL


def _flags(fd: int) -> int:
    """What chattr(1) and `btrfs property` have set; new files take it from their folder."""
    answer = fcntl.ioctl(fd, _FS_IOC_GETFLAGS, bytes(8))
    return int(struct.unpack("=Q", answer)[0])
