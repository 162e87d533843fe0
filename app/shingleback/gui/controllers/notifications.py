"""Desktop notifications: shown, updated and withdrawn without waiting for the desktop.

dbus-fast sends them in a separate thread, because PySide6's QtDBus cannot send the unsigned integers of the interface.
The thread starts with the first notification and sleeps between them. The server may be slow, hang, be absent or be
replaced: only the task of the notification in question waits for it.
Source: the Desktop Notifications Specification 1.3.
"""

import asyncio
import contextlib
import html
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, Signal

from shingleback.devices.dbus import DBUS, DBUS_PATH, BusError, Call, NotThere, SystemBus, Unanswered, connected, typed
from shingleback.devices.dbus import Signal as BusSignal
from shingleback.gui.controllers.settings import SettingsController
from shingleback.messages import notifications as notices
from shingleback.messages.translate import Translate

SERVER: Final = "org.freedesktop.Notifications"
PATH: Final = "/org/freedesktop/Notifications"
DEFAULT_ACTION: Final = "default"  # a click on the notification itself; some desktops never send it

_SIGNALS: Final = f"type='signal',sender='{SERVER}',interface='{SERVER}'"
_OTHER_SERVER: Final = f"type='signal',sender='{DBUS}',member='NameOwnerChanged',arg0='{SERVER}'"
_NORMAL: Final = 1
_SERVERS_CHOICE: Final = -1
_CONNECT_S: Final = 5.0
_ATTEMPTS: Final = 2  # the second attempt reaches the successor of a server that ended
_FAREWELL_S: Final = 1.0
_GATHER_S: Final = 0.05  # a notification that another one replaces at once, as after a plug-in, does not flash up


@dataclass(frozen=True, slots=True)
class Button:
    """`action` comes back when it is pressed."""

    action: str
    text: str


@dataclass(frozen=True, slots=True)
class Notification:
    """The content of a notification.

    Attributes:
        body: plain text.
        without_buttons: added to the body if the desktop shows no buttons.
        category: from the specification's list.
    """

    summary: str
    body: str
    buttons: tuple[Button, ...] = ()
    without_buttons: str = ""
    category: str = "device"


def window_notice(
    summary: str, body: str, translate: Translate, *actions: str, category: str = "device"
) -> Notification:
    """Return a notification that opens the window on a click; `actions` are more buttons, as in `notices.button`."""
    texts = {DEFAULT_ACTION: "open", **{action: action for action in actions}}
    buttons = tuple(Button(action, notices.button(text, translate)) for action, text in texts.items())
    return Notification(summary, body, buttons, notices.where_to_look(translate), category)


@dataclass(frozen=True, slots=True)
class NotificationStyle:
    """What all notifications share: `program` is its name for the user, `icon` a file: URI.

    `desktop_entry` has no ".desktop". Leave it empty for notifications that should outlive the program: GNOME removes
    those of a known program when it ends (GNOME Shell, js/ui/notificationDaemon.js).
    """

    program: str
    desktop_entry: str
    icon: str


@dataclass(frozen=True, slots=True)
class Pressed:
    """`token` lets the window come to the front on desktops that require one; empty on others."""

    tag: str
    action: str
    token: str


@dataclass(frozen=True, slots=True)
class _Shown:
    number: int
    notice: Notification


@dataclass(frozen=True, slots=True)
class _Server:
    """`name` is the unique one, such as :1.42: a number that one server gave may be another's notification."""

    name: str
    capabilities: frozenset[str]


class NotificationServer:
    """Talks to the server in one asyncio loop. A notification replaces an older one with the same tag."""

    def __init__(
        self,
        address: str,
        style: NotificationStyle,
        pressed: Callable[[Pressed], None],
        gather_s: float = _GATHER_S,
    ) -> None:
        """`address`: of the session bus. `gather_s`: nothing is sent that is withdrawn within this time."""
        self._gather_s = gather_s
        self._address = address
        self._style = style
        self._pressed = pressed
        self._requested: dict[str, Notification] = {}
        self._shown: dict[str, _Shown] = {}
        self._tag_of: dict[int, str] = {}
        self._tokens: dict[int, str] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._server: _Server | None = None
        self._line = contextlib.AsyncExitStack()
        self._bus: SystemBus | None = None
        self._connecting = asyncio.Lock()

    def show(self, tag: str, notice: Notification) -> None:
        self._requested[tag] = notice
        self._begin(tag)

    def update(self, tag: str, notice: Notification) -> None:
        """Replace an older notification, unless it has been closed."""
        if tag in self._requested:
            self.show(tag, notice)

    def withdraw(self, tag: str) -> None:
        self._requested.pop(tag, None)
        self._begin(tag)

    async def close(self, limit_s: float) -> None:
        """Remove all notifications, but wait no longer than `limit_s` for a server that hangs."""
        for tag in [*self._requested]:
            self.withdraw(tag)
        await self.leave(limit_s)

    async def leave(self, limit_s: float) -> None:
        """Disconnect when all requests are done, at the latest after `limit_s`; notifications stay on the screen."""
        tasks = [*self._tasks.values()]
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(asyncio.gather(*tasks, return_exceptions=True), limit_s)
        await self._disconnect()

    def _begin(self, tag: str) -> None:
        if tag not in self._tasks:
            self._tasks[tag] = asyncio.get_running_loop().create_task(self._settle(tag))

    async def _settle(self, tag: str) -> None:
        """Send requests until the screen matches the wanted state, or give up."""
        await asyncio.sleep(self._gather_s)
        try:
            for _ in range(_ATTEMPTS):
                # Another server may have taken the place of one that left.
                with contextlib.suppress(Unanswered, NotThere):
                    await self._bring(tag)
                    return
            self._give_up(tag)
        except BusError:
            self._give_up(tag)
        finally:
            self._tasks.pop(tag, None)

    async def _bring(self, tag: str) -> None:
        while self._requested.get(tag) != self._notice(tag):
            server = await self._current_server()
            notification = self._requested.get(tag)  # only now: while nobody answered, it may have been withdrawn
            if notification is not None:
                number = await self._notify(server, tag, notification)
                self._shown[tag] = _Shown(number, notification)
                self._tag_of[number] = tag
            elif tag in self._shown:
                number = self._shown.pop(tag).number
                await self._call(Call(server.name, PATH, SERVER, "CloseNotification", "u", (number,)))

    def _give_up(self, tag: str) -> None:
        self._requested.pop(tag, None)
        self._shown.pop(tag, None)

    def _notice(self, tag: str) -> Notification | None:
        return self._shown[tag].notice if tag in self._shown else None

    async def _notify(self, server: _Server, tag: str, notice: Notification) -> int:
        capabilities = server.capabilities
        replaced = self._shown[tag].number if tag in self._shown else 0
        hints = {"category": typed("s", notice.category), "urgency": typed("y", _NORMAL)}
        if self._style.desktop_entry:
            hints["desktop-entry"] = typed("s", self._style.desktop_entry)
        body = (
            *(self._style.program, replaced, self._style.icon),
            *(notice.summary, _body(notice, capabilities), _actions(notice, capabilities), hints, _SERVERS_CHOICE),
        )
        (number,) = await self._call(Call(server.name, PATH, SERVER, "Notify", "susssasa{sv}i", body))
        return int(str(number))

    async def _current_server(self) -> _Server:
        """Started by the bus if necessary."""
        if self._server is None:
            (capabilities,) = await self._call(Call(SERVER, PATH, SERVER, "GetCapabilities"))
            (name,) = await self._call(Call(DBUS, DBUS_PATH, DBUS, "GetNameOwner", "s", (SERVER,)))
            self._server = _Server(str(name), frozenset(capabilities if isinstance(capabilities, list) else ()))
        return self._server

    # the connection -------------------------------------------------------------------------------------------

    async def _call(self, call: Call) -> list[object]:
        """Call the server without a time limit: one that wakes up after minutes gets what is wanted by then."""
        async with self._connecting:
            bus = self._bus = self._bus or await self._connect()
        try:
            return await bus.call(call)
        except Unanswered:
            if bus is self._bus:
                await self._disconnect()
            raise

    async def _connect(self) -> SystemBus:
        bus = await self._line.enter_async_context(connected(self._address, _CONNECT_S))
        loop = asyncio.get_running_loop()

        def heard(signal: BusSignal) -> None:
            """Wait a turn: the answer with a notification's number arrived before its signals, and goes first."""
            loop.call_soon(self._on_signal, signal)

        try:
            await bus.listen(_SIGNALS, heard)
            await bus.let_in(_OTHER_SERVER)
        except Unanswered:
            await self._disconnect()
            raise
        return bus

    async def _disconnect(self) -> None:
        """Disconnect; a new connection may be made before the old one is closed."""
        self._bus = None
        self._on_other_server()
        line, self._line = self._line, contextlib.AsyncExitStack()
        await line.aclose()

    def _on_signal(self, signal: BusSignal) -> None:
        match signal.member, signal.body:
            case "NameOwnerChanged", [_, str(old), _] if old:
                self._on_other_server()
            case "ActivationToken", [int(number), str(token)]:
                self._tokens[number] = token
            case "ActionInvoked", [int(number), str(action)] if number in self._tag_of:
                # Some servers report the closing before the action, so the number is still known here.
                tag = self._tag_of[number]
                if tag in self._shown and self._shown[tag].number == number:
                    self.withdraw(tag)
                self._pressed(Pressed(tag, action, self._tokens.pop(number, "")))
            case "NotificationClosed", [int(number), *_] if number in self._tag_of:
                tag = self._tag_of[number]
                if tag in self._shown and self._shown[tag].number == number:
                    self._forget(tag)

    def _on_other_server(self) -> None:
        """Forget the old server's numbers and capabilities, which mean nothing to the new one."""
        for tag in [*self._shown]:
            self._forget(tag)
        self._tag_of.clear()
        self._tokens.clear()
        self._server = None

    def _forget(self, tag: str) -> None:
        """Forget a notification that is no longer shown, but keep a newer request."""
        if self._shown.pop(tag).notice == self._requested.get(tag):
            del self._requested[tag]


def _body(notice: Notification, capabilities: frozenset[str]) -> str:
    text = notice.body
    if notice.buttons and "actions" not in capabilities and notice.without_buttons:
        text = f"{text}\n{notice.without_buttons}"
    return html.escape(text, quote=False) if "body-markup" in capabilities else text


def _actions(notice: Notification, capabilities: frozenset[str]) -> list[str]:
    if "actions" not in capabilities:
        return []
    return [text for button in notice.buttons for text in (button.action, button.text)]


class Notifications(QObject):
    """Shows notifications, each known by a tag. Call `stop` at the end.

    Signals:
        pressed: the tag of a notification and the action of its button.
        activation_offered: a token that lets the window come to the front; before `pressed`.
    """

    pressed = Signal(str, str)
    activation_offered = Signal(str)
    _heard = Signal(object)

    def __init__(
        self,
        address: str,
        style: NotificationStyle,
        parent: QObject | None = None,
        *,
        farewell_s: float = _FAREWELL_S,
        gather_s: float = _GATHER_S,
    ) -> None:
        """`address`: of the session bus; if empty, nothing is ever shown. `farewell_s`: see `stop`.

        `gather_s`: see `NotificationServer`.
        """
        super().__init__(parent)
        self._address = address
        self._server = NotificationServer(address, style, self._heard.emit, gather_s)
        self._farewell_s = farewell_s
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread: threading.Thread | None = None
        self._heard.connect(self._on_pressed)

    def show(self, tag: str, notice: Notification) -> None:
        """Show a notification, in place of an older one with this tag."""
        loop = self._awake() if self._address else None
        if loop is not None:
            loop.call_soon_threadsafe(self._server.show, tag, notice)

    def update(self, tag: str, notice: Notification) -> None:
        """Replace an older notification, unless the user has closed it."""
        if self._loop is not None:
            self._loop.call_soon_threadsafe(self._server.update, tag, notice)

    def withdraw(self, tag: str) -> None:
        if self._loop is not None:
            self._loop.call_soon_threadsafe(self._server.withdraw, tag)

    def stop(self) -> None:
        """Remove all notifications, since their buttons would have no effect, and show none from then on.

        Takes `farewell_s` at most, if the desktop hangs.
        """
        self._address = ""
        if self._loop is not None and self._thread is not None:
            self._loop.call_soon_threadsafe(self._loop.stop)
            self._thread.join()
        self._loop = self._thread = None

    def _awake(self) -> asyncio.AbstractEventLoop:
        if self._loop is None:
            self._loop = asyncio.new_event_loop()
            self._thread = threading.Thread(target=self._run, args=(self._loop,), name="notifications", daemon=True)
            self._thread.start()
        return self._loop

    def _run(self, loop: asyncio.AbstractEventLoop) -> None:
        loop.run_forever()
        loop.run_until_complete(self._server.close(self._farewell_s))
        loop.close()

    def _on_pressed(self, pressed: Pressed) -> None:
        if pressed.token:
            self.activation_offered.emit(pressed.token)
        self.pressed.emit(pressed.tag, pressed.action)


@dataclass(frozen=True, slots=True)
class NoticeContext:
    """What every notifying object needs: the user's settings, the notifications, and the user's language."""

    chosen: SettingsController
    notifications: Notifications
    translate: Translate
