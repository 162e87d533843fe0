"""One call, as the verbs see it: checked in shape, allowed by polkit, and about a device that was looked up."""

from collections.abc import Callable
from dataclasses import dataclass

from shingleback.helper.computer import Computer
from shingleback.helper.device import Device
from shingleback.helper.stop import Stop
from shingleback.helper.tools import Run


@dataclass(frozen=True, slots=True, kw_only=True)
class Request:
    """What is asked for, and what it is done with.

    Attributes:
        values: those of the verb, without the device; they are within their ranges.
        uid: the caller's user.
        stop: is set when the caller has gone.
    """

    computer: Computer
    device: Device
    values: tuple[object, ...]
    uid: int
    run: Run
    stop: Stop

    def number(self, place: int) -> int:
        value = self.values[place]
        assert isinstance(value, int)
        return value

    def text(self, place: int) -> str:
        return str(self.values[place])


Do = Callable[[Request], list[object]]
"""Does what a verb says, and gives the values of the answer. Raises Refused."""
