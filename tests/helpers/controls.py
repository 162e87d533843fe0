"""A person's requests during a run, at moments that do not depend on the speed of the computer."""

from collections.abc import Callable

from shingleback.protocol.control import Unattended


class StopsWhen(Unattended):
    """Cancels as soon as a condition is true."""

    def __init__(self, is_so: Callable[[], bool]) -> None:
        super().__init__()
        self._is_so = is_so

    def refresh(self) -> None:
        self.is_canceled = self._is_so()
