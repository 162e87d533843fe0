"""A cut at any call with which the drive side changes files: from then on it changes nothing, as if it were dead."""

from collections.abc import Callable
from typing import Any

from tests.model.drive_calls import DriveCalls


class Cut(BaseException):
    """The process was killed."""


class Scissors(DriveCalls):
    """`last` is the call before which it was cut."""

    def __init__(self, at: int | None = None) -> None:
        """`at`: the call before which to cut; never if None."""
        super().__init__()
        self.last = ""
        self._at = at

    def do(self, name: str, call: Callable[..., Any], args: tuple[Any, ...], options: dict[str, Any]) -> Any:
        if self._at is not None and self.calls >= self._at:
            self.last = self.last or f"{name} {[arg for arg in args if isinstance(arg, bytes | str)]}"
            raise Cut(self.last)
        return super().do(name, call, args, options)
