"""Memory that the source side fills and the drive side writes from, so that no content is sent between processes."""

import mmap
from typing import Final

SLOT_BYTES: Final = 1 << 20
SLOT_COUNT: Final = 16


class Slots:
    """Shared by processes that are forked after it was made, and with it the wish that everything be quick."""

    def __init__(self, count: int = SLOT_COUNT, slot_bytes: int = SLOT_BYTES) -> None:
        self.count = count
        self.slot_bytes = slot_bytes
        self._memory = mmap.mmap(-1, count * slot_bytes)
        whole = memoryview(self._memory)
        self._views = [whole[start : start + slot_bytes] for start in range(0, count * slot_bytes, slot_bytes)]
        whole.release()
        self._hurry = mmap.mmap(-1, mmap.PAGESIZE)

    @property
    def is_hurried(self) -> bool:
        return self._hurry[0] != 0

    def hurry(self) -> None:
        """What waits in the slots is to be written without rests; a message would have to wait behind it."""
        self._hurry[0] = 1

    def view(self, number: int) -> memoryview:
        return self._views[number]
