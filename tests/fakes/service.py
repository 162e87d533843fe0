"""A fake service on a private bus: it has a name there, and runs in a thread."""

import asyncio
import contextlib
import threading
from abc import ABC, abstractmethod
from collections.abc import Coroutine
from types import TracebackType
from typing import Any, ClassVar, Self, TypeVar

from dbus_fast import Message
from dbus_fast.aio import MessageBus

from tests.helpers.patience import PATIENCE_S

_T = TypeVar("_T")


class BusService(ABC):
    """Use it in a with statement.

    Attributes:
        address: of the bus.
        owned: its name there.
    """

    address: str
    owned: ClassVar[str]

    def __enter__(self) -> Self:
        self._loop = asyncio.new_event_loop()
        self._is_up = threading.Event()
        self._thread = threading.Thread(target=self._run, name=f"fake {self.owned}")
        self._thread.start()
        assert self._is_up.wait(PATIENCE_S), "the fake did not come up"
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()

    @abstractmethod
    def _on_message(self, message: Message) -> Message | bool | None:
        """The reply, or whether the message was for this service, which then replies later."""

    def _do(self, work: Coroutine[Any, Any, _T]) -> _T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE_S)

    def _run(self) -> None:
        self._loop.run_until_complete(self._serve())
        self._loop.call_soon(self._is_up.set)  # a stop before the loop runs would be lost
        self._loop.run_forever()
        self._loop.run_until_complete(self._leave())
        self._loop.close()

    async def _serve(self) -> None:
        self._bus = await MessageBus(bus_address=self.address).connect()
        self._bus.add_message_handler(self._on_message)
        await self._bus.request_name(self.owned)

    async def _leave(self) -> None:
        self._bus.disconnect()
        with contextlib.suppress(OSError, EOFError):  # the bus may have ended first
            await self._bus.wait_for_disconnect()  # type: ignore[no-untyped-call]
