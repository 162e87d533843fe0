"""The helper on the bus: takes calls, passes each through the same checks, and ends when there are no more calls.

A verb runs in its own thread, which a hanging drive may block forever; no other caller has to wait for it. When a
caller leaves the bus, its verbs are told to stop; each verb knows whether that is safe.

Callers are identified by their bus name, which nobody can fake: it leads to polkit's decision and to their user.
"""

import asyncio
import contextlib
import logging
import threading
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, Final, Protocol

from dbus_fast import Message, MessageFlag, MessageType, Variant
from dbus_fast.aio import MessageBus

from shingleback.domain.helper_protocol import (
    ALONE,
    CAN_OBTAIN,
    FAILED,
    NAME,
    NOT_AUTHORIZED,
    PATH,
    REFUSED,
    VERB_SIGNATURES,
    Doing,
    HelperRefusal,
    Verb,
)
from shingleback.domain.log_lines import event_text, harmless_traceback
from shingleback.helper.verb_process import Refused, Stop, VerbFailed, VerbRunner

_LOGGER: Final = logging.getLogger("shingleback")
_DBUS: Final = "org.freedesktop.DBus"
_POLKIT: Final = "org.freedesktop.PolicyKit1"
_POLKIT_PATH: Final = f"/{_POLKIT.replace('.', '/')}/Authority"
_MAX_CALLS: Final = 16  # at once, from one caller
_MAX_OF_USER: Final = 32  # at once, from all connections of one user
_MAX_AT_ONCE: Final = 256
_DEVICE_VALUES: Final = 3
_Work = tuple[int, Verb, bool]  # a drive's sequence number, a verb, and whether this is the work, not status or cancel


class NotAuthorized(Exception):
    """Attributes: `can_obtain`: the caller could be authorized by entering a password."""

    def __init__(self, *, can_obtain: bool) -> None:
        super().__init__()
        self.can_obtain = can_obtain


class Authorizer(Protocol):
    async def check(self, sender: str, action: str, *, may_ask: bool, drive: str) -> None:
        """Raises NotAuthorized. If `may_ask`, polkit may show a password dialog that names the drive, and wait."""

    async def uid(self, sender: str) -> int:
        """Return the caller's user id. Raises NotAuthorized if the caller has left the bus."""


class BusAuthorizer:
    """Asks polkit and the bus."""

    def __init__(self, bus: MessageBus) -> None:
        self._bus = bus

    async def check(self, sender: str, action: str, *, may_ask: bool, drive: str) -> None:
        subject = ["system-bus-name", {"name": Variant("s", sender)}]
        answer = await self._ask(
            Message(
                destination=_POLKIT,
                path=_POLKIT_PATH,
                interface=f"{_POLKIT}.Authority",
                member="CheckAuthorization",
                signature="(sa{sv})sa{ss}us",
                body=[subject, action, {"drive": drive}, int(may_ask), ""],
            )
        )
        is_authorized, is_challenge, _ = answer[0]
        if is_authorized is not True:
            raise NotAuthorized(can_obtain=is_challenge is True)

    async def uid(self, sender: str) -> int:
        answer = await self._ask(
            Message(
                destination=_DBUS,
                path="/org/freedesktop/DBus",
                interface=_DBUS,
                member="GetConnectionUnixUser",
                signature="s",
                body=[sender],
            )
        )
        return int(answer[0])

    async def _ask(self, message: Message) -> list[Any]:
        """Call a method on the bus. No answer means not authorized."""
        reply = await self._bus.call(message)
        if reply is None or reply.message_type is not MessageType.METHOD_RETURN:
            raise NotAuthorized(can_obtain=False)
        return list(reply.body)


class _Callers:
    """Who has calls at work, so that nobody has too many, and those of a caller who has left are stopped."""

    def __init__(self) -> None:
        self._stops: dict[str, set[Stop]] = {}
        self._users: Counter[int] = Counter()

    @contextlib.contextmanager
    def stop_for(self, sender: str) -> Iterator[Stop]:
        """Yield what stops the call. Raises Refused if the sender has too many."""
        if len(self._stops.get(sender, ())) >= _MAX_CALLS:
            raise Refused(HelperRefusal.BUSY)
        stop = Stop()
        self._stops.setdefault(sender, set()).add(stop)
        try:
            yield stop
        finally:
            self._stops[sender].discard(stop)
            if not self._stops[sender]:
                del self._stops[sender]

    @contextlib.contextmanager
    def call_of(self, uid: int) -> Iterator[None]:
        """Limit the calls of one user, so that others get their turn."""
        if self._users[uid] >= _MAX_OF_USER:
            raise Refused(HelperRefusal.BUSY)
        self._users[uid] += 1
        try:
            yield
        finally:
            self._users[uid] -= 1
            if not self._users[uid]:
                del self._users[uid]

    def stop(self, sender: str) -> None:
        for stop in self._stops.get(sender, set()):
            stop.set()

    def stop_all(self) -> None:
        for sender in list(self._stops):
            self.stop(sender)


class _IdleTimer:
    """Calls `on_idle` after `idle_s`, unless it is stopped before."""

    def __init__(self, idle_s: float, on_idle: Callable[[], None]) -> None:
        self._idle_s = idle_s
        self._on_idle = on_idle
        self._timer: asyncio.TimerHandle | None = None

    def start(self) -> None:
        self.stop()
        self._timer = asyncio.get_running_loop().call_later(self._idle_s, self._on_idle)

    def stop(self) -> None:
        if self._timer:
            self._timer.cancel()


class HelperService:
    def __init__(
        self,
        verbs: VerbRunner,
        authorizer: Authorizer,
        send: Callable[[Message], None],
        idle_s: float,
        on_idle: Callable[[], None],
        name_of: Callable[[int, int, int], str],
    ) -> None:
        """`on_idle` is called when no verb is running and no call has come for `idle_s`.

        `name_of` returns a readable name for the drive of a device.
        """
        self._verbs = verbs
        self._authorizer = authorizer
        self._send = send
        self._idle = _IdleTimer(idle_s, on_idle)
        self._name_of = name_of
        self._at_work: set[_Work] = set()
        self._callers = _Callers()
        self._tasks: set[asyncio.Task[None]] = set()

    def wait_for_calls(self) -> None:
        """Start the idle timer, unless the call that started the helper is at work already: it comes with the name."""
        self._idle.stop()
        if not self._tasks:
            self._idle.start()

    def on_message(self, message: Message) -> Message | bool | None:
        """Take the calls meant for this service. A call that wants no reply is ignored: no reply, no work."""
        if message.message_type is not MessageType.METHOD_CALL or message.path != PATH or message.interface != NAME:
            return None
        if message.flags & MessageFlag.NO_REPLY_EXPECTED or message.member not in list(Verb):
            return None
        if len(self._tasks) >= _MAX_AT_ONCE:
            return Message.new_error(message, REFUSED, HelperRefusal.BUSY.value)
        self._idle.stop()
        task = asyncio.ensure_future(self._serve(message))
        self._tasks.add(task)
        task.add_done_callback(self._on_done)
        return True

    def on_gone(self, name: str) -> None:
        """Stop the verbs of a caller that has left the bus."""
        self._callers.stop(name)

    def stop_all(self) -> None:
        """Stop all verbs that can be stopped safely."""
        self._callers.stop_all()

    async def finish(self) -> None:
        """Return when the last call has been answered. Call this when no new calls can arrive."""
        self._idle.stop()
        while self._tasks:
            await asyncio.wait(self._tasks)

    async def answer(self, message: Message) -> Message:
        """Answer one call; never raises."""
        reply = await self._reply_to(message)
        answer = (reply.error_name or "done").rpartition(".")[2]
        _LOGGER.info(event_text("verb", {"name": message.member or "", "answer": answer}))
        return reply

    async def _reply_to(self, message: Message) -> Message:
        try:
            verb, values = Verb(message.member or ""), list(message.body)
            return Message.new_method_return(
                message, VERB_SIGNATURES[verb].gives, await self._answer(message, verb, values)
            )
        except Refused as refused:
            return Message.new_error(message, REFUSED, str(refused))
        except NotAuthorized as denied:
            return Message.new_error(message, CAN_OBTAIN if denied.can_obtain else NOT_AUTHORIZED, "not authorized")
        except VerbFailed as failed:
            return Message.new_error(message, FAILED, str(failed))
        except Exception as error:  # noqa: BLE001 (the outermost boundary; the details are not for every caller)
            _LOGGER.error(event_text("crash", harmless_traceback(traceback.format_exc())))  # noqa: TRY400 (no message)
            return Message.new_error(message, FAILED, type(error).__name__)

    # internals ----------------------------------------------------------------------------------------------

    async def _serve(self, message: Message) -> None:
        reply = await self.answer(message)
        self._send(reply)

    async def _answer(self, message: Message, verb: Verb, values: list[object]) -> list[object]:
        shape, sender = VERB_SIGNATURES[verb], message.sender or ""
        if message.signature != shape.signature or not shape.is_allowed(values[_DEVICE_VALUES:]):
            raise Refused(HelperRefusal.WRONG_VALUES)
        with self._callers.stop_for(sender) as stop:
            may_ask = bool(message.flags & MessageFlag.ALLOW_INTERACTIVE_AUTHORIZATION)
            uid = await self._authorizer.uid(sender)
            with self._callers.call_of(uid):
                drive = self._name_of(*(int(str(value)) for value in values[:_DEVICE_VALUES]))
                await self._authorizer.check(sender, shape.action, may_ask=may_ask, drive=drive)
                if stop.is_set:  # a filesystem would be made for a caller who left while the password was asked for
                    raise Refused(HelperRefusal.STOPPED)
                with self._locked(verb, values):
                    return await _in_thread(lambda: self._verbs.do(verb, values, uid, stop))

    @contextlib.contextmanager
    def _locked(self, verb: Verb, values: list[object]) -> Iterator[None]:
        """Let a verb work on a drive only once at a time; asking for its status or canceling it is still possible."""
        sequence = int(str(values[_DEVICE_VALUES - 1]))
        work = (sequence, verb, values[_DEVICE_VALUES:][:1] not in ([Doing.STATUS], [Doing.CANCEL]))
        other_verbs = {other_verb for drive, other_verb, _ in self._at_work if drive == sequence}
        if work in self._at_work or (other_verbs and (verb in ALONE or other_verbs & ALONE)):
            raise Refused(HelperRefusal.BUSY)
        self._at_work.add(work)
        try:
            yield
        finally:
            self._at_work.discard(work)

    def _on_done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not self._tasks:
            self.wait_for_calls()


async def _in_thread(work: Callable[[], list[object]]) -> list[object]:
    """Run the work in a daemon thread, which does not keep the process from exiting."""
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[list[object]] = loop.create_future()

    def settle(result: list[object] | Exception) -> None:
        if answer.done():
            return
        if isinstance(result, Exception):
            answer.set_exception(result)
        else:
            answer.set_result(result)

    def run() -> None:
        try:
            result: list[object] | Exception = work()
        except Exception as error:  # noqa: BLE001 (passed on to the waiting caller)
            result = error
        with contextlib.suppress(RuntimeError):  # the loop has ended by now
            loop.call_soon_threadsafe(settle, result)

    threading.Thread(target=run, name="verb", daemon=True).start()
    return await answer
