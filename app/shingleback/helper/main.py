"""The helper's lifecycle: the bus starts it; it exits when it is idle or the bus is gone, but never during work.

With `--do` it is not the service, but a process that runs one verb for the service. With `--verbs SOCKET`, the service
asks systemd for such processes through this socket; without, it starts them itself.

The helper is installed apart from the program, where only root can write, and needs nothing but `domain` and dbus-fast.
Each call passes the same checks: is its shape right (`domain.helper_protocol`), does polkit allow it to this caller
(`service`), is the device what the caller means, and may the drive be touched at all (`devices`)? Only then is it
carried out (`verbs`).
"""

import asyncio
import contextlib
import functools
import logging
import signal
import socket
import sys
import threading
from collections.abc import Sequence
from typing import Any, Final

from dbus_fast import BusType, Message, MessageType, NameFlag, RequestNameReply
from dbus_fast.aio import MessageBus

from shingleback.domain.helper_protocol import NAME
from shingleback.helper.devices import Computer, drive_name
from shingleback.helper.gate import gate
from shingleback.helper.service import BusAuthorizer, HelperService
from shingleback.helper.verb_process import DO, Stop, VerbProcesses, VerbRunner, by_child, by_socket, do_one

_LOG_FORMAT: Final = "%(asctime)s %(levelname)s helper[%(process)d] %(message)s"  # as the program's own log
_LOG_DATE: Final = "%Y-%m-%dT%H:%M:%S"
_IDLE_S: Final = 30.0
_VERBS: Final = "--verbs"
_DBUS: Final = "org.freedesktop.DBus"
_DBUS_PATH: Final = "/org/freedesktop/DBus"
_LEFT: Final = f"type='signal',sender='{_DBUS}',interface='{_DBUS}',member='NameOwnerChanged',arg2=''"


def main(arguments: Sequence[str] = tuple(sys.argv[1:])) -> int:
    """Run the helper and return its exit code."""
    logging.basicConfig(format=_LOG_FORMAT, datefmt=_LOG_DATE, level=logging.INFO)  # systemd passes it to the journal
    match arguments:
        case [argument] if argument == DO:
            _do()
            return 0
        case [argument, path] if argument == _VERBS:
            return asyncio.run(serve(VerbProcesses(lambda: by_socket(path)), _IDLE_S))
        case _:
            return asyncio.run(serve(VerbProcesses(by_child), _IDLE_S))


def _do() -> None:
    """Run one verb. A separate thread receives SIGTERM, because the verb's thread may hold a lock at that moment."""
    from shingleback.helper.devices import ProtectedDisks  # noqa: PLC0415 (only the root process loads it)
    from shingleback.helper.verbs import Verbs  # noqa: PLC0415

    stop = Stop()

    def end() -> None:
        signal.sigwait({signal.SIGTERM})
        stop.set()

    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGTERM})
    threading.Thread(target=end, daemon=True).start()
    computer = Computer()
    with socket.socket(fileno=sys.stdin.fileno()) as channel:
        do_one(channel, Verbs(computer, ProtectedDisks(computer)), stop)


async def serve(verbs: VerbRunner, idle_s: float, address: str | None = None) -> int:
    """Serve calls until none has come for `idle_s`. `address` is the address of the bus; None means the system bus."""
    async with gate(address) as guarded:
        return await _serve(verbs, idle_s, guarded)


async def _serve(verbs: VerbRunner, idle_s: float, address: str) -> int:
    bus = await MessageBus(bus_address=address, bus_type=BusType.SYSTEM).connect()
    connection_end = asyncio.ensure_future(_end_of(bus))
    idle = asyncio.Event()
    name_of = functools.partial(drive_name, Computer())
    service = HelperService(verbs, BusAuthorizer(bus), lambda message: _send(bus, message), idle_s, idle.set, name_of)
    bus.add_message_handler(service.on_message)
    bus.add_message_handler(lambda message: _on_signal(message, service))
    try:
        callers_that_leave = Message(
            destination=_DBUS, path=_DBUS_PATH, interface=_DBUS, member="AddMatch", signature="s", body=[_LEFT]
        )
        await bus.call(callers_that_leave)
        if await bus.request_name(NAME, NameFlag.DO_NOT_QUEUE) is not RequestNameReply.PRIMARY_OWNER:
            return 1
        service.wait_for_calls()
        await _until_the_end(bus, service, idle, connection_end)
        return 0
    finally:
        bus.disconnect()
        await connection_end


async def _until_the_end(
    bus: MessageBus, service: HelperService, idle: asyncio.Event, connection_end: asyncio.Future[None]
) -> None:
    """Wait until idle, told to end or disconnected; then give up the name and finish the open calls.

    Calls that arrive while the name is released are still answered; later ones start another helper.
    """
    told_to_end = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, told_to_end.set)
    waiting: list[asyncio.Future[Any]] = [asyncio.ensure_future(event.wait()) for event in (idle, told_to_end)]
    await asyncio.wait([*waiting, connection_end], return_when=asyncio.FIRST_COMPLETED)
    for event in waiting:
        event.cancel()
    if not idle.is_set():
        service.stop_all()
    if not connection_end.done():
        with contextlib.suppress(OSError, EOFError):
            await bus.release_name(NAME)
    await service.finish()


def _on_signal(message: Message, service: HelperService) -> None:
    is_from_bus = message.message_type is MessageType.SIGNAL and message.sender == _DBUS
    if is_from_bus and message.member == "NameOwnerChanged" and not message.body[2]:
        service.on_gone(message.body[0])


def _send(bus: MessageBus, message: Message) -> None:
    if bus.connected:
        bus.send(message)


async def _end_of(bus: MessageBus) -> None:
    with contextlib.suppress(OSError, EOFError):  # how the connection ended does not matter
        await bus.wait_for_disconnect()  # type: ignore[no-untyped-call]
