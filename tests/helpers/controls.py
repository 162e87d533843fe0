"""What a person does during a run, at a moment that does not depend on how fast the computer is."""

from collections.abc import Callable

from shingleback.protocol.control import Unattended


class StopsWhen(Unattended):
    """Cancels as soon as something is so."""

    def __init__(self, is_so: Callable[[], bool]) -> None:
        super().__init__()
        self._is_so = is_so

    def refresh(self) -> None:
        self.is_canceled = self._is_so()
