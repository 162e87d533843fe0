"""Reads and presses the elements of another program, as a screen reader does: over the accessibility bus (AT-SPI 2).

Interfaces and numbers: the XML files and atspi-constants.h of at-spi2-core.
"""

import asyncio
import contextlib
import shutil
import subprocess
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any, Final, Self

import pytest
from dbus_fast import Message, MessageType
from dbus_fast.aio import MessageBus

from tests.helpers.patience import PATIENCE_S

LAUNCHER: Final = Path("/usr/libexec/at-spi-bus-launcher")
ON: Final = {"QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"}
"""Environment variables that a program needs for this."""

_ROOT: Final = ("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")
_NODE: Final = "org.a11y.atspi.Accessible"
_SENSITIVE, _SHOWING = 1 << 24, 1 << 25
_STEP_S: Final = 0.2
_Node = tuple[str, str]


@contextlib.contextmanager
def accessibility(session_bus: str) -> Iterator[None]:
    """The accessibility service on a private bus."""
    if not LAUNCHER.exists() or shutil.which("dbus-daemon") is None:
        pytest.skip("needs the package at-spi2-core")
    environment = {"DBUS_SESSION_BUS_ADDRESS": session_bus, "PATH": "/usr/bin:/bin"}
    launcher = subprocess.Popen(
        [LAUNCHER, "--launch-immediately"], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        yield
    finally:
        launcher.terminate()
        launcher.wait()


class ScreenReader:
    """Use it in a with statement. `limit_s`: how long to wait for an element."""

    def __init__(self, session_bus: str, limit_s: float = PATIENCE_S) -> None:
        self._session_bus = session_bus
        self._limit_s = limit_s
        self._runner = asyncio.Runner()
        self._bus: MessageBus | None = None

    def __enter__(self) -> Self:
        self._runner.run(self._connect())
        return self

    def __exit__(self, *_: object) -> None:
        assert self._bus is not None
        self._runner.run(_leave(self._bus))
        self._runner.close()

    def see(self, text: str) -> str:
        """Waits for an element with this in its name; returns the full name."""
        return self._runner.run(self._see(text))

    def press(self, name: str) -> None:
        """Presses an element as soon as it is visible and enabled."""
        self._runner.run(self._press(name))

    async def _connect(self) -> None:
        session = await MessageBus(self._session_bus).connect()
        end = time.monotonic() + self._limit_s
        while True:
            try:
                address = await _asked(session, ("org.a11y.Bus", "/org/a11y/bus"), "org.a11y.Bus", "GetAddress")
                break
            except RuntimeError:
                assert time.monotonic() < end
                await asyncio.sleep(_STEP_S)
        await _leave(session)
        self._bus = await MessageBus(address).connect()

    async def _see(self, text: str) -> str:
        end = time.monotonic() + self._limit_s
        while time.monotonic() < end:
            async for _, _, name in self._showing():
                if text in name:
                    return name
            await asyncio.sleep(_STEP_S)
        raise AssertionError(
            f"“{text}” is not to be seen, but {[name async for _, _, name in self._showing() if name]}"
        )

    async def _press(self, button_name: str) -> None:
        end = time.monotonic() + self._limit_s
        while time.monotonic() < end:
            async for node, state, name in self._showing():
                if name == button_name and state & _SENSITIVE:
                    with contextlib.suppress(RuntimeError):  # a label of that name cannot be pressed
                        await self._ask(node, "org.a11y.atspi.Action", "DoAction", "i", [0])
                        return
            await asyncio.sleep(_STEP_S)
        raise AssertionError(
            f"“{button_name}” cannot be pressed; {[name async for _, _, name in self._showing() if name]}"
        )

    async def _showing(self) -> AsyncIterator[tuple[_Node, int, str]]:
        """All visible elements: reference, state, name."""
        for application in await self._ask(_ROOT, _NODE, "GetChildren"):
            async for item in self._below((application[0], application[1])):
                yield item

    async def _below(self, node: _Node) -> AsyncIterator[tuple[_Node, int, str]]:
        try:
            for child in await self._ask(node, _NODE, "GetChildren"):
                address = (child[0], child[1])
                low, _ = await self._ask(address, _NODE, "GetState")
                if low & _SHOWING:
                    name = await self._ask(address, "org.freedesktop.DBus.Properties", "Get", "ss", [_NODE, "Name"])
                    yield address, low, str(name.value)
                    async for item_below in self._below(address):
                        yield item_below
        except RuntimeError:  # it disappeared meanwhile
            return

    async def _ask(
        self, node: _Node, interface: str, member: str, signature: str = "", body: list[Any] | None = None
    ) -> Any:
        assert self._bus is not None
        return await _asked(self._bus, node, interface, member, signature, body or [])


async def _asked(
    bus: MessageBus, node: _Node, interface: str, member: str, signature: str = "", body: list[Any] | None = None
) -> Any:
    """Raises RuntimeError if the reply is an error."""
    message = Message(node[0], node[1], interface, member, signature=signature, body=body or [])
    answer = await bus.call(message)
    if answer is None or answer.message_type is not MessageType.METHOD_RETURN:
        raise RuntimeError(f"{member} of {node}: {answer.body if answer else None}")
    return answer.body[0] if answer.body else None


async def _leave(bus: MessageBus) -> None:
    bus.disconnect()
    await bus.wait_for_disconnect()  # type: ignore[no-untyped-call]
