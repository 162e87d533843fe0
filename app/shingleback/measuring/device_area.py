"""A whole device as an area that is only read: its filesystems, and whatever else is on it, stay as they are.

The file was opened for reading only, so that not even a fault of the program could write.
"""

import os
import time
from collections.abc import Callable

from shingleback.domain.errors import UsageError, Why
from shingleback.measuring.file_area import OpenArea


class DeviceArea(OpenArea):
    """Attributes: `device_number`: the kernel's; 0 for a file."""

    def __init__(
        self, fd: int, clock: Callable[[], float] = time.monotonic, sleep: Callable[[float], None] = time.sleep
    ) -> None:
        """Where the kernel allows it, reads pass the computer's memory by."""
        super().__init__(fd, os.lseek(fd, 0, os.SEEK_END), clock, sleep)
        self.device_number = os.fstat(fd).st_rdev
        self.is_direct = self._pass_memory_by()

    def write(self, offset: int, length: int) -> None:  # noqa: ARG002 (as every area)
        raise UsageError(Why.TEST_ONLY_READS)

    def flush(self) -> None:
        """Nothing was written."""
