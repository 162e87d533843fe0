"""The system bus: calls that return plain values, named errors, and signals. It knows nothing about the services.

One asyncio loop owns a connection. dbus-fast itself never gives up on a call, so every time limit is set here. A query
that may wait for a hanging drive does not block its caller. `run_attended` lets the user stop work that waits.
"""

import asyncio
import contextlib
import logging
import threading
from collections.abc import AsyncIterator, Callable, Coroutine
from functools import partial
from typing import Any, Final, NamedTuple, TypeVar

from dbus_fast import BusType, Message, MessageFlag, MessageType, Variant
from dbus_fast.aio import MessageBus
from dbus_fast.errors import DBusFastError

from shingleback.domain.errors import Why
from shingleback.protocol.control import Control, JobControl

_LOGGER: Final = logging.getLogger("shingleback")
DBUS: Final = "org.freedesktop.DBus"
DBUS_PATH: Final = "/org/freedesktop/DBus"
_NOBODY: Final = (f"{DBUS}.Error.ServiceUnknown", f"{DBUS}.Error.NameHasNoOwner")
_NOT_STARTED: Final = (f"{DBUS}.Error.Spawn.", "org.freedesktop.systemd1.")
"""The bus knows how to start the service, but starting it failed; the second is for one that is masked, for example."""
_LOST: Final = (f"{DBUS}.Error.NoReply", f"{DBUS}.Error.Timeout", f"{DBUS}.Error.TimedOut")
_T = TypeVar("_T")

_POLL_S: Final = 0.1


class NotThere(Exception):
    """There is no bus, or the called name has no owner: the service is not installed."""


class NoBus(NotThere):
    """The bus cannot be reached."""


class NotStarted(NotThere):
    """The service is installed, but the bus could not start it."""


class Unanswered(Exception):
    """The call was sent, but its result is unknown: no answer in time, or the service or the bus has gone."""


class BusError(Exception):
    """The answer is an error: `name` is the D-Bus error name, `text` the service's message."""

    def __init__(self, name: str, text: str) -> None:
        super().__init__(f"{name}: {text}")
        self.name = name
        self.text = text


class Signal(NamedTuple):
    """A signal. `sender` is the unique name of a connection; a restarted service has a different one."""

    sender: str
    path: str
    interface: str
    member: str
    body: list[object]


class Call(NamedTuple):
    """A method call. `signature` is that of `body`, in D-Bus notation; values in an a{sv} are `Variant`s.

    `may_ask`: the service may ask the user for a password, and wait for it.
    """

    destination: str
    path: str
    interface: str
    member: str
    signature: str = ""
    body: tuple[object, ...] = ()
    may_ask: bool = False


def typed(signature: str, value: object) -> Variant:
    """A value for an a{sv}, of the type that the receiver expects."""
    return Variant(signature, value)


class SystemBus:
    """An open connection, made by `connected`."""

    def __init__(self, bus: MessageBus, disconnected: asyncio.Future[None]) -> None:
        """`disconnected` is done when the connection has ended, for whatever reason."""
        self._bus = bus
        self._disconnected = disconnected

    @property
    def is_open(self) -> bool:
        return self._bus.connected and not self._disconnected.done()

    async def call(self, call: Call, limit_s: float | None = None) -> list[object]:
        """Return the answer's values. Waits without limit if `limit_s` is None. Raises this module's three errors."""
        return [_plain(value) for value in (await self._reply(_message_of(call), limit_s)).body]

    async def call_among_signals(self, call: Call, on_answer: Callable[[], None]) -> list[object]:
        """Like `call`, and `on_answer` is called after each signal sent before the answer, and before any sent after.

        When `call` itself returns, signals that followed the answer may have been heard already. Not called for errors.
        """
        request = _message_of(call)

        def on_message(message: Message) -> None:
            if message.message_type is MessageType.METHOD_RETURN and message.reply_serial == request.serial:
                on_answer()

        self._bus.add_message_handler(on_message)
        try:
            return [_plain(value) for value in (await self._reply(request, None)).body]
        finally:
            self._bus.remove_message_handler(on_message)

    async def call_for_fd(self, call: Call, limit_s: float | None = None) -> int:
        """The file descriptor in the answer, which the caller has to close. Raises as `call` does."""
        reply = await self._reply(_message_of(call), limit_s)
        place: int = reply.body[0]
        return reply.unix_fds[place]

    @property
    def name(self) -> str:
        """The unique name of this connection, such as :1.42."""
        return self._bus.unique_name or ""

    async def _reply(self, request: Message, limit_s: float | None) -> Message:
        if not self._bus.connected:
            raise Unanswered("the connection to the bus has ended")
        _LOGGER.debug("call member=%s", request.member)
        try:
            async with asyncio.timeout(limit_s):
                reply = await self._bus.call(request)
        except (TimeoutError, OSError, EOFError) as error:
            raise Unanswered(f"{request.member}: {error or 'no answer in time'}") from None
        if reply is None:  # dbus-fast returns None if the connection was closed properly
            raise Unanswered(f"{request.member}: the connection to the bus has ended")
        if reply.message_type is MessageType.ERROR:
            raise _error_of(reply)
        return reply

    async def listen(self, rule: str, heard: Callable[[Signal], None]) -> None:
        """Call `heard` for each signal that matches the rule, and for those that other rules let in."""

        def on_message(message: Message) -> None:
            if message.message_type is MessageType.SIGNAL:
                body = [_plain(value) for value in message.body]
                sender, path = message.sender or "", message.path or ""
                heard(Signal(sender, path, message.interface or "", message.member or "", body))

        self._bus.add_message_handler(on_message)
        await self.let_in(rule)

    async def let_in(self, rule: str) -> None:
        """Also receive the signals that match this rule."""
        await self.call(Call(DBUS, DBUS_PATH, DBUS, "AddMatch", "s", (rule,)))

    def on_end(self, callback: Callable[[], None]) -> None:
        """Register a function to be called once, when the connection ends."""
        self._disconnected.add_done_callback(lambda _future: callback())


@contextlib.asynccontextmanager
async def connected(address: str | None = None, limit_s: float | None = None) -> AsyncIterator[SystemBus]:
    """A connection to the given address, or to the machine's system bus. Raises NotThere and Unanswered."""
    try:
        bus = MessageBus(bus_address=address, bus_type=BusType.SYSTEM, negotiate_unix_fd=True)
        async with asyncio.timeout(limit_s):
            await bus.connect()
    except TimeoutError:
        raise Unanswered("the bus does not answer") from None
    except (OSError, EOFError, DBusFastError) as error:
        raise NoBus(str(error)) from None
    disconnected: asyncio.Future[None] = asyncio.ensure_future(_end_of(bus))
    try:
        yield SystemBus(bus, disconnected)
    finally:
        bus.disconnect()
        await disconnected


def _message_of(call: Call) -> Message:
    return Message(
        destination=call.destination,
        path=call.path,
        interface=call.interface,
        member=call.member,
        signature=call.signature,
        body=list(call.body),
        flags=MessageFlag.ALLOW_INTERACTIVE_AUTHORIZATION if call.may_ask else MessageFlag.NONE,
    )


async def _end_of(bus: MessageBus) -> None:
    with contextlib.suppress(OSError, EOFError):  # how the connection ended does not matter
        await bus.wait_for_disconnect()  # type: ignore[no-untyped-call]


def _plain(value: object) -> object:
    """Remove dbus-fast's wrapping of variants."""
    match value:
        case Variant():
            return _plain(value.value)
        case dict():
            return {key: _plain(item) for key, item in value.items()}
        case list():
            return [_plain(item) for item in value]
        case tuple():
            return tuple(map(_plain, value))
    return value


def _error_of(reply: Message) -> Exception:
    text = str(reply.body[0]) if reply.body else ""
    name = reply.error_name or ""
    if name.startswith(_NOBODY):
        return NotThere(text)
    if name.startswith(_NOT_STARTED):
        return NotStarted(text)
    return Unanswered(text) if name in _LOST else BusError(name, text)


def ask_in_thread(question: Callable[[], _T]) -> asyncio.Future[_T]:
    """Run a function in a thread. The running loop gets its result, or the exception that it raised.

    The thread does not keep the program from exiting, however long it takes.
    """
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[_T] = loop.create_future()

    def settle(give: Callable[[], None]) -> None:
        if not answer.done():
            give()

    def work() -> None:
        try:
            result = question()
        except Exception as error:  # noqa: BLE001 (passed on to the waiting caller)
            give: Callable[[], None] = partial(answer.set_exception, error)
        else:
            give = partial(answer.set_result, result)
        with contextlib.suppress(RuntimeError):  # the loop has ended by now
            loop.call_soon_threadsafe(settle, give)

    threading.Thread(target=work, name="asking", daemon=True).start()
    return answer


def run_attended(work: Coroutine[Any, Any, _T], control: Control, canceled: Why) -> _T:
    """Return the result of the work. Raises Canceled with the given reason if the user stops it, wherever it waits."""
    return run_polled(work, JobControl(control, canceled), lambda: True)


def run_polled(work: Coroutine[Any, Any, _T], job: JobControl, may_stop_anywhere: Callable[[], bool]) -> _T:
    """Return the result of work that polls `job` between its steps. Raises Canceled.

    It is also polled here, wherever the work waits, as long as `may_stop_anywhere`.
    """

    async def attend() -> _T:
        task = asyncio.ensure_future(work)
        while not (await asyncio.wait({task}, timeout=_POLL_S))[0]:
            if may_stop_anywhere():
                job.poll()
        return task.result()

    return asyncio.run(attend())
