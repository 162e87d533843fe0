"""Decodes one file for a preview in a confined process, since the file may be malicious.

The process sets its limits, opens the file, confines itself, and only then reads its input. It writes a header of fixed
size, then pixels or UTF-8; the caller accepts nothing else, and only up to a bounded size.

Confined to its open descriptors, it can compute, and read and write what is open, but open nothing else. A seccomp(2)
filter lists the allowed system calls. All others fail with EPERM, among them opening a file, connecting to anything,
starting a thread or a program, and sending a signal.
"""

import ctypes
import errno
import os
import stat
import struct
import sys
from collections.abc import Sequence
from enum import StrEnum
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QProcess, QTimer, Signal
from PySide6.QtGui import QImage

from shingleback.domain.child_limits import PREVIEW, ChildLimits

_PR_SET_NO_NEW_PRIVS: Final = 38
_PR_SET_SECCOMP: Final = 22
_SECCOMP_MODE_FILTER: Final = 2
_LOAD, _EQUALS, _RETURN = 0x20, 0x15, 0x06  # BPF instructions (linux/filter.h)
_NUMBER_AT, _MACHINE_AT = 0, 4  # in struct seccomp_data
_ALLOW: Final = 0x7FFF0000
_REFUSE: Final = 0x00050000 | errno.EPERM

_X86_64: Final = {
    "read": 0,
    "write": 1,
    "close": 3,
    "fstat": 5,
    "lseek": 8,
    "mmap": 9,
    "mprotect": 10,
    "munmap": 11,
    "brk": 12,
    "rt_sigaction": 13,
    "rt_sigprocmask": 14,
    "rt_sigreturn": 15,
    "sched_yield": 24,
    "mremap": 25,
    "madvise": 28,
    "getpid": 39,
    "exit": 60,
    "sigaltstack": 131,
    "gettid": 186,
    "futex": 202,
    "clock_gettime": 228,
    "exit_group": 231,
    "getrandom": 318,
}
_AARCH64: Final = {
    "close": 57,
    "lseek": 62,
    "read": 63,
    "write": 64,
    "fstat": 80,
    "exit": 93,
    "exit_group": 94,
    "futex": 98,
    "clock_gettime": 113,
    "sched_yield": 124,
    "sigaltstack": 132,
    "rt_sigaction": 134,
    "rt_sigprocmask": 135,
    "rt_sigreturn": 139,
    "getpid": 172,
    "gettid": 178,
    "brk": 214,
    "munmap": 215,
    "mremap": 216,
    "mmap": 222,
    "mprotect": 226,
    "madvise": 233,
    "getrandom": 278,
}
_MACHINES: Final = {"x86_64": (0xC000003E, _X86_64), "aarch64": (0xC00000B7, _AARCH64)}  # AUDIT_ARCH_…
DECODE: Final = "--decode-preview"
"""The option that starts the program as a decoder; the kind and the path of the file follow it."""

LONGEST_SIDE: Final = 1_024
PIXEL_BYTES: Final = 4
HEAD: Final = struct.Struct("=4sII")
PICTURE, TEXT = b"PICT", b"TEXT"
LARGEST_PICTURE_BYTES: Final = 40_000_000
LONGEST_TEXT_BYTES: Final = 100_000
MAX_BYTES: Final = HEAD.size + max(LONGEST_SIDE**2 * PIXEL_BYTES, 3 * LONGEST_TEXT_BYTES)
"""The most that the process may write; a byte that is not UTF-8 becomes three."""

_MAX_PIXELS: Final = 120_000_000
_MAX_MEMORY_MB: Final = 256
_LONGEST_LINE: Final = 2_000
_DONE, _NOTHING_TO_SHOW = 0, 1

_PATIENCE_MS: Final = 15_000


class _Program(ctypes.Structure):
    _fields_ = (("length", ctypes.c_ushort), ("filter", ctypes.c_char_p))


def confine(machine: str | None = None) -> bool:
    """Confine this process for good. Return False, having changed nothing, if kernel or machine have no such filter."""
    architecture = _MACHINES.get(machine or os.uname().machine)
    if architecture is None:
        return False
    instructions = _instructions(*architecture)
    program = _Program(len(instructions), b"".join(instructions))
    prctl = ctypes.CDLL(None, use_errno=True).prctl
    prctl.argtypes = (ctypes.c_int, ctypes.c_ulong, ctypes.c_void_p, ctypes.c_ulong, ctypes.c_ulong)
    prctl(_PR_SET_NO_NEW_PRIVS, 1, None, 0, 0)
    return bool(prctl(_PR_SET_SECCOMP, _SECCOMP_MODE_FILTER, ctypes.addressof(program), 0, 0) == 0)


def _instructions(machine: int, calls: dict[str, int]) -> list[bytes]:
    """Return the filter's program. A jump gives how many instructions to skip if it matches, and if it does not."""
    numbers = sorted(calls.values())
    return [
        _instruction(_LOAD, _MACHINE_AT),
        _instruction(_EQUALS, machine, 1, 0),
        _instruction(_RETURN, _REFUSE),
        _instruction(_LOAD, _NUMBER_AT),
        *(_instruction(_EQUALS, number, len(numbers) - place, 0) for place, number in enumerate(numbers)),
        _instruction(_RETURN, _REFUSE),
        _instruction(_RETURN, _ALLOW),
    ]


def _instruction(code: int, value: int, if_so: int = 0, if_not: int = 0) -> bytes:
    return struct.pack("=HBBI", code, if_so, if_not, value)


class ContentKind(StrEnum):
    """How to decode a file."""

    PICTURE = "picture"
    TEXT = "text"


def decode(arguments: Sequence[str], limits: ChildLimits = PREVIEW) -> int:
    """Run the decoder process and return its exit code. Writes nothing if there is nothing to show."""
    kind, path = ContentKind(arguments[0]), arguments[1]
    limits.apply_to()
    try:
        if kind is ContentKind.PICTURE:
            shown = _picture(_content(path, LARGEST_PICTURE_BYTES, is_whole=True))
        else:
            data = _content(path, LONGEST_TEXT_BYTES, is_whole=False)
            confine()
            shown = _text(data)
    except (OSError, MemoryError):
        return _NOTHING_TO_SHOW
    sys.stdout.buffer.write(shown)
    sys.stdout.buffer.flush()
    return _DONE if shown else _NOTHING_TO_SHOW


def _content(path: str, most_bytes: int, *, is_whole: bool) -> bytes:
    """Read a regular file only, since a FIFO or device would block. A longer one is cut, or empty if `is_whole`."""
    fd = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_NOFOLLOW | os.O_CLOEXEC)
    with open(fd, "rb") as file:
        if not stat.S_ISREG(os.fstat(fd).st_mode):
            return b""
        data = file.read(most_bytes + 1)
    return b"" if is_whole and len(data) > most_bytes else data[:most_bytes]


def _text(data: bytes) -> bytes:
    """Return the header and the text; empty if the data is not text. Cuts overlong lines, whose layout is slow."""
    if not data or b"\0" in data:
        return b""
    lines = data.decode("utf-8", "replace").split("\n")
    text = "\n".join(line if len(line) <= _LONGEST_LINE else f"{line[:_LONGEST_LINE]}…" for line in lines)
    return HEAD.pack(TEXT, 0, 0) + text.encode()[: MAX_BYTES - HEAD.size]


def _format_of(data: bytes) -> bytes:
    """Return the image format by the first bytes, since the name may lie; empty if it is not in the list."""
    if data.startswith(b"RIFF") and data[8:12] == b"WEBP":
        return b"webp"
    begins = {
        b"\xff\xd8\xff": b"jpeg",
        b"\x89PNG\r\n\x1a\n": b"png",
        b"GIF87a": b"gif",
        b"GIF89a": b"gif",
        b"BM": b"bmp",
    }
    return next((name for begin, name in begins.items() if data.startswith(begin)), b"")


def _picture(data: bytes) -> bytes:
    """Return the header and the image, scaled down while it is decoded; empty if it is none or needs too much memory.

    Qt loads the format's plugin with the first query, so the process is confined after that. Qt's own threads would be
    of no use here, and could not be started.
    """
    kind = _format_of(data)
    if not kind:
        return b""
    os.environ["QT_NO_GUI_THREADPOOL"] = "1"
    from PySide6.QtCore import QBuffer, QByteArray, QIODeviceBase, QSize, Qt  # noqa: PLC0415 (text needs no Qt)
    from PySide6.QtGui import QImage, QImageReader  # noqa: PLC0415

    content = QByteArray(data)
    buffer = QBuffer(content)
    buffer.open(QIODeviceBase.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, QByteArray(kind))
    reader.setAutoDetectImageFormat(False)
    reader.setAutoTransform(True)
    QImageReader.setAllocationLimit(_MAX_MEMORY_MB)
    if not reader.canRead():
        return b""
    confine()
    whole, most = reader.size(), QSize(LONGEST_SIDE, LONGEST_SIDE)
    if not 0 < whole.width() * whole.height() <= _MAX_PIXELS:
        return b""
    if whole.width() > LONGEST_SIDE or whole.height() > LONGEST_SIDE:
        reader.setScaledSize(whole.scaled(most, Qt.AspectRatioMode.KeepAspectRatio).expandedTo(QSize(1, 1)))
    image = reader.read().convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    if image.isNull() or image.width() > LONGEST_SIDE or image.height() > LONGEST_SIDE:
        return b""
    return HEAD.pack(PICTURE, image.width(), image.height()) + bytes(image.constBits())


class PreviewDecoder(QObject):
    """Decodes one file at a time; the newest wins.

    Signals:
        decoded: a `QImage`, a text, or None if there is nothing to show.
    """

    decoded = Signal(object)

    def __init__(self, program: Sequence[str], patience_ms: int = _PATIENCE_MS) -> None:
        """`program` is the command that starts this program."""
        super().__init__()
        self._program = list(program)
        self._process: QProcess | None = None
        self._data = b""
        self._timeout = QTimer(self, singleShot=True, interval=patience_ms)
        self._timeout.timeout.connect(self._give_up)

    def decode(self, kind: ContentKind, file: Path) -> None:
        self.stop()
        self._data = b""
        program, *before = self._program
        process = self._process = QProcess(self)
        process.setStandardInputFile(QProcess.nullDevice())
        process.setStandardErrorFile(QProcess.nullDevice())
        process.readyReadStandardOutput.connect(self._read)
        process.finished.connect(self._on_finished)
        process.errorOccurred.connect(self._on_error)
        self._timeout.start()
        process.start(program, [*before, DECODE, kind.value, str(file)])

    def stop(self) -> None:
        """Drop the request and kill the process without waiting for it to end."""
        self._timeout.stop()
        process, self._process = self._process, None
        if process is not None:
            process.readyReadStandardOutput.disconnect(self._read)
            process.finished.disconnect(self._on_finished)
            process.errorOccurred.disconnect(self._on_error)
            process.finished.connect(process.deleteLater)
            process.kill()

    def _read(self) -> None:
        if self._process is None:
            return
        self._data += self._process.readAllStandardOutput().data()
        if len(self._data) > MAX_BYTES:
            self._give_up()

    def _on_finished(self, code: int, status: QProcess.ExitStatus) -> None:
        self._read()
        is_done = status is QProcess.ExitStatus.NormalExit and code == 0
        self._tell(_shown(self._data) if is_done else None)

    def _on_error(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:  # `finished` reports everything else
            self._tell(None)

    def _give_up(self) -> None:
        self.stop()
        self.decoded.emit(None)

    def _tell(self, shown: QImage | str | None) -> None:
        self._timeout.stop()
        process, self._process = self._process, None
        if process is not None:
            process.deleteLater()
            self.decoded.emit(shown)


def _shown(data: bytes) -> QImage | str | None:
    """Return the decoded image or text; None if the data is not in the decoder's format."""
    if not HEAD.size <= len(data) <= MAX_BYTES:
        return None
    kind, width, height = HEAD.unpack_from(data)
    content = data[HEAD.size :]
    if kind == TEXT:
        return content.decode("utf-8", "replace")
    is_whole = len(content) == width * height * PIXEL_BYTES
    if kind != PICTURE or not is_whole or not 0 < max(width, height) <= LONGEST_SIDE:
        return None
    return QImage(content, width, height, QImage.Format.Format_ARGB32_Premultiplied).copy()
