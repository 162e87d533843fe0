"""The helper on a private bus, in the test's process. polkit is whichever service has its name there."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import cast

from shingleback.devices.dbus import SystemBus, connected
from shingleback.devices.helper_client import Helper
from shingleback.domain.helper_protocol import Verb
from shingleback.helper.main import serve
from shingleback.helper.verb_process import Refused, Stop
from shingleback.helper.verbs import Verbs
from tests.helpers.patience import PATIENCE_S


class Canned:
    """Verbs that do nothing, and return what the test wants.

    Attributes:
        calls: the verb and the values of each call.
    """

    def __init__(self, answer: list[object] | Refused) -> None:
        self.calls: list[tuple[Verb, list[object]]] = []
        self._answer = answer

    def do(self, verb: Verb, values: list[object], _uid: int, _stop: Stop) -> list[object]:
        self.calls.append((verb, values))
        if isinstance(self._answer, Refused):
            raise self._answer
        return self._answer

    def as_verbs(self) -> Verbs:
        return cast("Verbs", self)


@asynccontextmanager
async def running_helper(address: str, verbs: Verbs, idle_s: float = 60) -> AsyncIterator[SystemBus]:
    """A connection on which the helper can be called."""
    service = asyncio.ensure_future(serve(verbs, idle_s, address))
    try:
        async with connected(address, 10) as bus:
            async with asyncio.timeout(PATIENCE_S):
                while not await Helper(bus).is_there():  # noqa: ASYNC110 (no signal announces it)
                    await asyncio.sleep(0.01)
            yield bus
    finally:
        service.cancel()
        await asyncio.wait([service])
