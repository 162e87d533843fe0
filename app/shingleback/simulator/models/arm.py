"""The arm of a disk: where its head is, and how long it takes to get elsewhere."""

from shingleback.simulator.models.mechanics import Mechanics


class Arm:
    """Attributes: `at`: where the head is, as an offset of the drive."""

    def __init__(self, disk: Mechanics) -> None:
        self.at = 0
        self._disk = disk

    def go(self, begin: int, end: int) -> float:
        """Goes where something begins, and leaves from where that ends. Half a turn passes until the place comes by."""
        work_s = 0.0
        if begin != self.at:
            work_s = self._disk.seek_s(begin - self.at) + self._disk.turn_s / 2
        self.at = end
        return work_s
