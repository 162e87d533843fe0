"""Runs each verb in its own process; the service on the bus only checks the permissions.

So the service needs no root capability except its bus name. The two exchange one line of JSON each way. When the
service closes its side, the verb is told to stop. Under systemd, each connection to a socket that only root can reach
starts such a process, with its own limits; otherwise the service starts it.
"""

import contextlib
import json
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, Protocol

from shingleback.domain.helper_protocol import VERB_SIGNATURES, HelperRefusal, Verb

DO: Final = "--do"
"""The option that makes the program run one verb, which it receives on standard input, a socket."""

_MAX_REQUEST_BYTES: Final = 16 << 10
_MAX_REPLY_BYTES: Final = 16 << 20
_READ_BYTES: Final = 1 << 16
_ENVIRONMENT: Final = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LC_ALL": "C.UTF-8"}
_MAX: Final = {"u": 2**32 - 1, "t": 2**64 - 1}

Begin = Callable[[], contextlib.AbstractContextManager[socket.socket]]
"""A connection to a process that does one verb."""


class Refused(Exception):
    """Attributes: `detail` is the message of a program or the kernel; it may be empty."""

    def __init__(self, why: HelperRefusal, detail: str = "") -> None:
        super().__init__(f"{why.value}: {detail}" if detail else why.value)
        self.why = why
        self.detail = detail


class Stop:
    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._is_set = False
        self._callback: Callable[[], None] | None = None

    @property
    def is_set(self) -> bool:
        return self._is_set

    def set(self) -> None:
        """Set the flag and call the callback, the first time only."""
        with self._lock:
            to_call = None if self._is_set else self._callback
            self._is_set = True
        if to_call:
            to_call()

    def on_set(self, call: Callable[[], None] | None) -> None:
        """Call `call` when the flag is set; immediately if it is set already. None removes the callback."""
        with self._lock:
            self._callback = call
            is_set = self._is_set
        if call and is_set:
            call()


class VerbRunner(Protocol):
    def do(self, verb: Verb, values: list[object], uid: int, stop: Stop) -> list[object]:
        """`values` begin with the device's numbers; `uid` is the caller's user id. Raises Refused and VerbFailed."""


class VerbFailed(Exception):
    """An unexpected error; its text is the name of the exception."""


class VerbProcesses:
    """Starts a process for each verb."""

    def __init__(self, begin: Begin) -> None:
        self._begin = begin

    def do(self, verb: Verb, values: list[object], uid: int, stop: Stop) -> list[object]:
        request = _encoded({"verb": verb.value, "values": values, "uid": uid})
        try:
            answer = json.loads(self._exchanged(request, stop) or '{"failed": "EOFError"}')
        except OSError as error:
            raise VerbFailed(type(error).__name__) from None
        if "refused" in answer:
            raise Refused(HelperRefusal(answer["refused"]), answer["detail"])
        if "failed" in answer:
            raise VerbFailed(answer["failed"])
        return list(answer["done"])

    def _exchanged(self, request: bytes, stop: Stop) -> bytes:
        with self._begin() as channel:
            channel.sendall(request)
            stop.on_set(lambda: _hang_up(channel))
            try:
                return _line(channel, _MAX_REPLY_BYTES)
            finally:
                stop.on_set(None)


@contextlib.contextmanager
def by_socket(path: str) -> Iterator[socket.socket]:
    """Connect to the socket on which systemd listens and starts the process."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as channel:
        channel.connect(path)
        yield channel


@contextlib.contextmanager
def by_child(command: Sequence[str] = (sys.executable, "-I", sys.argv[0], DO)) -> Iterator[socket.socket]:
    ours, theirs = socket.socketpair()
    with ours:
        with theirs:
            child = subprocess.Popen(  # noqa: S603 (this program)
                command, stdin=theirs.fileno(), env=_ENVIRONMENT, cwd="/", start_new_session=True
            )
        with child:
            yield ours
            _hang_up(ours)


def do_one(channel: socket.socket, verbs: VerbRunner, stop: Stop) -> None:
    """Run the whole life of a verb's process. It ends when the verb has ended, even if nobody waits for the result.

    `stop` is set when the service hangs up; others may set it as well.
    """
    try:
        verb, values, uid = _decoded(_line(channel, _MAX_REQUEST_BYTES))
        threading.Thread(target=_hear, args=(channel, stop), daemon=True).start()
        reply: dict[str, Any] = {"done": verbs.do(verb, values, uid, stop)}
    except Refused as refused:
        reply = {"refused": refused.why.value, "detail": refused.detail}
    except Exception as error:  # noqa: BLE001 (the outermost boundary; the details are not for every caller)
        reply = {"failed": type(error).__name__}
    with contextlib.suppress(OSError):  # nobody waits for the result
        channel.sendall(_encoded(reply))


def _decoded(line: bytes) -> tuple[Verb, list[object], int]:
    """Decode the request and check it again, because this process runs as root. Raises Refused."""
    try:
        fields = json.loads(line)
        verb, values, uid = Verb(fields["verb"]), list(fields["values"]), fields["uid"]
    except (ValueError, TypeError, KeyError):
        raise Refused(HelperRefusal.WRONG_VALUES) from None
    shape = VERB_SIGNATURES[verb]
    kinds = shape.signature
    is_right = len(values) == len(kinds) and all(map(_is_kind, kinds, values)) and _is_kind("u", uid)
    if not is_right or not shape.is_allowed(values[len(kinds) - len(shape.takes) :]):
        raise Refused(HelperRefusal.WRONG_VALUES)
    return verb, values, uid


def _is_kind(kind: str, value: object) -> bool:
    if kind == "s":
        return isinstance(value, str)
    return type(value) is int and 0 <= value <= _MAX[kind]


def _hear(channel: socket.socket, stop: Stop) -> None:
    with contextlib.suppress(OSError):
        while channel.recv(_READ_BYTES):
            pass
    stop.set()


def _encoded(message: dict[str, Any]) -> bytes:
    return json.dumps(message, ensure_ascii=False).encode() + b"\n"


def _line(channel: socket.socket, most_bytes: int) -> bytes:
    """Read one line; empty if the other side hung up without a complete line, or sent more than allowed."""
    line = bytearray()
    while not line.endswith(b"\n"):
        data = channel.recv(_READ_BYTES)
        line += data
        if not data or len(line) > most_bytes:
            return b""
    return bytes(line)


def _hang_up(channel: socket.socket) -> None:
    with contextlib.suppress(OSError):
        channel.shutdown(socket.SHUT_WR)
