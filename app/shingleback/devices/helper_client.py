"""The client of the helper: one method per verb.

`domain.helper_protocol` documents the verbs. Verbs that work on the drive have no time limit: the bus reports when the
helper has ended, and with it their work. A device is identified by numbers that no other drive has, read without the
bus.
"""

from typing import Final

import msgspec

from shingleback.devices.dbus import DBUS, DBUS_PATH, BusError, Call, NotThere, SystemBus, Unanswered
from shingleback.devices.sysfs.reader import HelperDevice
from shingleback.domain.errors import DriveRefused, Why
from shingleback.domain.formatting.types import ProfileId
from shingleback.domain.helper_protocol import (
    CAN_OBTAIN,
    HARMLESS,
    NAME,
    NOT_AUTHORIZED,
    PATH,
    REFUSED,
    VERB_SIGNATURES,
    Doing,
    HelperRefusal,
    Verb,
)

ANSWER_S: Final = 10.0
_MAX_LINES: Final = 5000


class HelperAbsent(DriveRefused):
    """The helper is not installed, or cannot be started."""

    def __init__(self) -> None:
        super().__init__(Why.HELPER_MISSING)


class HelperRefused(DriveRefused):
    """The helper refused, or failed before it was finished.

    Attributes:
        refusal: None if the helper has failed, or went away during its work.
    """

    def __init__(self, refusal: HelperRefusal | None, detail: str) -> None:
        super().__init__(Why.HELPER_REFUSED, reason=refusal.value if refusal else "", detail=detail)
        self.refusal = refusal


class NotAllowed(DriveRefused):
    """polkit did not allow it.

    Attributes:
        is_obtainable: a password would help, but no dialog could be shown.
    """

    def __init__(self, *, is_obtainable: bool) -> None:
        super().__init__(Why.NOT_ALLOWED)
        self.is_obtainable = is_obtainable


class Helper:
    """The helper's verbs. Each raises HelperAbsent, HelperRefused or NotAllowed."""

    def __init__(self, bus: SystemBus, *, may_ask: bool = True) -> None:
        """`may_ask`: the user may be asked for a password, except by harmless verbs."""
        self._bus = bus
        self._may_ask = may_ask

    async def is_there(self) -> bool:
        """Whether it is running, or would be started by a call."""
        for member in ("ListActivatableNames", "ListNames"):
            try:
                answer = await self._bus.call(Call(DBUS, DBUS_PATH, DBUS, member), ANSWER_S)
            except (NotThere, Unanswered, BusError):
                return False
            if NAME in msgspec.convert(answer[0], list[str]):
                return True
        return False

    async def health(self, device: HelperDevice) -> tuple[int, str]:
        """Return the exit status of smartctl, and its output."""
        return msgspec.convert(await self._do(Verb.HEALTH, device), tuple[int, str])

    async def kernel_log(self, device: HelperDevice) -> list[str]:
        """Return records as in /dev/kmsg, oldest first."""
        return msgspec.convert(await self._do(Verb.KERNEL_LOG, device, _MAX_LINES), tuple[list[str]])[0]

    async def remount_noatime(self, device: HelperDevice) -> int:
        """Set `noatime` on all mounts of the device. Returns their number."""
        return await self._number(Verb.REMOUNT_NOATIME, device)

    async def set_limit(self, verb: Verb, device: HelperDevice, value: int) -> None:
        """Set one limit of the queue, by its verb and in the unit of that verb."""
        await self._do(verb, device, value)

    async def set_uas(self, device: HelperDevice, *, is_on: bool) -> None:
        """Switch UAS on or off for enclosures like this, from the next plug-in on."""
        await self._do(Verb.SET_UAS, device, int(is_on))

    async def trim(self, device: HelperDevice, start: int, length: int, least: int) -> int:
        """Return how many bytes were trimmed."""
        return await self._number(Verb.TRIM, device, start, length, least)

    async def scrub(self, device: HelperDevice, doing: Doing) -> str:
        return await self._text(Verb.SCRUB, device, doing.value)

    async def balance(self, device: HelperDevice, doing: Doing, usage_percent: int = 0) -> str:
        return await self._text(Verb.BALANCE, device, doing.value, usage_percent)

    async def collect_garbage(self, device: HelperDevice, most_rounds: int) -> int:
        """Return how many rounds were done; fewer than allowed if there is nothing left to collect."""
        return await self._number(Verb.COLLECT_GARBAGE, device, most_rounds)

    async def make_filesystem(self, device: HelperDevice, profile: ProfileId, label: str) -> None:
        """Make a filesystem on an empty partition that was made for it."""
        await self._do(Verb.MAKE_FILESYSTEM, device, profile.value, label)

    # internals ----------------------------------------------------------------------------------------------

    async def _number(self, verb: Verb, device: HelperDevice, *values: object) -> int:
        return msgspec.convert(await self._do(verb, device, *values), tuple[int])[0]

    async def _text(self, verb: Verb, device: HelperDevice, *values: object) -> str:
        return msgspec.convert(await self._do(verb, device, *values), tuple[str])[0]

    async def _do(self, verb: Verb, device: HelperDevice, *values: object) -> list[object]:
        """Call a verb. Verbs that only read never ask for a password."""
        may_ask = self._may_ask and verb not in HARMLESS
        call = Call(NAME, PATH, NAME, verb.value, VERB_SIGNATURES[verb].signature, (*device, *values), may_ask)
        try:
            return await self._bus.call(call)
        except NotThere:
            raise HelperAbsent from None
        except Unanswered as error:
            raise HelperRefused(None, str(error)) from None
        except BusError as error:
            if error.name in (NOT_AUTHORIZED, CAN_OBTAIN):
                raise NotAllowed(is_obtainable=error.name == CAN_OBTAIN) from None
            reason, _, detail = error.text.partition(": ")
            if error.name == REFUSED and reason in list(HelperRefusal):
                raise HelperRefused(HelperRefusal(reason), detail) from None
            raise HelperRefused(None, error.text or error.name) from None
