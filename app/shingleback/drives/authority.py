"""Asking polkit beforehand whether something will be allowed, so that nothing is left half done for want of a password.

UDisks2 2.10 asks for the right to hand options on to mkfs only after it has made the partition.
"""

import asyncio
import contextlib
import os
from enum import StrEnum
from typing import Final

import msgspec

from shingleback.drives.bus import BusError, Call, NotThere, SystemBus, Unanswered, typed
from shingleback.model.helper_verbs import SHAPES, Verb
from shingleback.model.preparation import Road

_UDISKS: Final = "org.freedesktop.udisks2"
_MODIFY: Final = f"{_UDISKS}.modify-device"
_MODIFY_SYSTEM: Final = f"{_UDISKS}.modify-device-system"
_MOUNT: Final = f"{_UDISKS}.filesystem-mount"
_MOUNT_SYSTEM: Final = f"{_UDISKS}.filesystem-mount-system"
_POLKIT: Final = "org.freedesktop.PolicyKit1"
_PATH: Final = "/org/freedesktop/PolicyKit1/Authority"
_SUBJECT: Final = "system-bus-name"
_QUIETLY, _MAY_ASK = 0, 1
_ANSWER_S: Final = 30.0


class Permission(StrEnum):
    GRANTED = "granted"
    ASKS = "asks"  # a password has to be typed
    DENIED = "denied"


def actions_of(road: Road, *, is_system: bool) -> tuple[str, ...]:
    """What has to be allowed for a preparation; `is_system` is what UDisks2 takes for a part of the computer."""
    by_road = {Road.MKFS_ARGS: _MODIFY_SYSTEM, Road.HELPER: SHAPES[Verb.MAKE_FILESYSTEM].action}
    wanted = (
        _MODIFY_SYSTEM if is_system else _MODIFY,
        *([by_road[road]] if road in by_road else []),
        _MOUNT_SYSTEM if is_system else _MOUNT,
    )
    return tuple(dict.fromkeys(wanted))


class Authority:
    """Speaks for the connection over which the work will be asked for: what is granted, is granted to that."""

    def __init__(self, bus: SystemBus) -> None:
        self._bus = bus

    async def permission(self, action: str) -> Permission:
        """Without bothering anybody. Where there is no polkit, UDisks2 lets root do everything."""
        return await self._check(action, _QUIETLY, _ANSWER_S)

    async def ask_for(self, action: str) -> Permission:
        """May open a dialog for a password, and wait for it as long as it takes."""
        return await self._check(action, _MAY_ASK, None)

    async def _check(self, action: str, flags: int, limit_s: float | None) -> Permission:
        subject = [_SUBJECT, {"name": typed("s", self._bus.name)}]
        question = f"shingleback-{os.getpid()}-{action}"
        try:
            answer = await self._bus.call(
                Call(
                    _POLKIT,
                    _PATH,
                    f"{_POLKIT}.Authority",
                    "CheckAuthorization",
                    "(sa{sv})sa{ss}us",
                    (subject, action, {}, flags, question),
                ),
                limit_s,
            )
            is_authorized, is_challenge, _ = msgspec.convert(answer[0], tuple[bool, bool, dict[str, str]])
        except (NotThere, Unanswered, BusError, msgspec.ValidationError):
            return Permission.GRANTED if os.geteuid() == 0 else Permission.DENIED
        except asyncio.CancelledError:
            await self._withdraw(question)
            raise
        if is_authorized:
            return Permission.GRANTED
        return Permission.ASKS if is_challenge and flags == _QUIETLY else Permission.DENIED

    async def _withdraw(self, question: str) -> None:
        """The dialog is closed."""
        call = Call(_POLKIT, _PATH, f"{_POLKIT}.Authority", "CancelCheckAuthorization", "s", (question,))
        with contextlib.suppress(NotThere, Unanswered, BusError):
            await self._bus.call(call, _ANSWER_S)
