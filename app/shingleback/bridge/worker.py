"""The program itself, run as a process that does the work: its events come in as signals, commands go out."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import msgspec
from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, Signal

from shingleback.jobs.control import Request
from shingleback.jobs.events import Finished, decode
from shingleback.jobs.questions import Question
from shingleback.model.child_limits import ENGINE
from shingleback.model.kernel_text import text_lines

_MOST_ERROR_BYTES: Final = 4_000
_UNNOTICED_MS: Final = 250


@dataclass(frozen=True, slots=True)
class WorkerEnd:
    """How a worker ended.

    Attributes:
        final: its final word; none where it died before it could say one.
        detail: what is known of such a death, for experts.
    """

    final: Finished | None
    detail: str = ""


class Worker(QObject):
    """One process at a time. Nothing here waits for it, so that a worker that hangs on a drive hangs alone.

    Signals:
        told: an event (`jobs.events`), in the order in which the worker tells them.
        ended: a `WorkerEnd`, once for each start.
    """

    told = Signal(object)
    ended = Signal(object)

    def __init__(
        self, command: Sequence[str], environment: Mapping[str, str] | None = None, parent: QObject | None = None
    ) -> None:
        """`command` starts the program; `environment` is added to that of this process."""
        super().__init__(parent)
        self._command = list(command)
        self._process = QProcess(self)
        self._rest = b""
        self._errors = b""
        self._final: Finished | None = None
        self._is_answering = False
        if environment:
            whole = QProcessEnvironment.systemEnvironment()
            for name, value in environment.items():
                whole.insert(name, value)
            self._process.setProcessEnvironment(whole)
        self._process.readyReadStandardOutput.connect(self._read)
        self._process.readyReadStandardError.connect(self._read_errors)
        self._process.started.connect(self._on_started)
        self._process.finished.connect(self._on_finished)
        self._process.errorOccurred.connect(self._on_error)

    @property
    def is_running(self) -> bool:
        return self._process.state() != QProcess.ProcessState.NotRunning

    def start(self, command: str, *arguments: str) -> None:
        """A command of the command line, and what it is told."""
        self._rest = self._errors = b""
        self._final = None
        self._is_answering = False
        program, *before = self._command
        self._process.start(program, [*before, command, "--json", *arguments])

    def ask(self, command: str, pace: str = "") -> None:
        """`pause`, `resume`, `cancel` or `pace`. A worker that is not there any more is past asking."""
        self._send(Request(command, pace))

    def hand_over(self, secret: str) -> None:
        """A passphrase, for the work that waits for it."""
        self._send(Request("passphrase", secret=secret))

    def put(self, question: Question) -> None:
        """To the worker `answer`: it tells a final word for each question, of which none is its own."""
        self._is_answering = True
        self._send(question)

    def kill(self) -> None:
        """At once; a copy that is under way goes on from its last checkpoint the next time.

        A process that hangs on a drive ends when the drive answers, and `ended` is told then. It is waited for no
        longer than a person would notice.
        """
        if self.is_running:
            self._process.kill()
            self._process.waitForFinished(_UNNOTICED_MS)

    def _send(self, request: Request | Question) -> None:
        if self.is_running:
            self._process.write(msgspec.json.encode(request) + b"\n")

    def _on_started(self) -> None:
        ENGINE.put_on(self._process.processId())

    def _read(self) -> None:
        *lines, self._rest = (self._rest + self._process.readAllStandardOutput().data()).split(b"\n")
        for line in lines:
            self._take(line)

    def _take(self, line: bytes) -> None:
        try:
            event = decode(line)
        except msgspec.DecodeError:
            self._errors += line + b"\n"
            return
        if event is None:
            return
        if isinstance(event, Finished) and not self._is_answering:
            self._final = event
        self.told.emit(event)

    def _read_errors(self) -> None:
        self._errors = (self._errors + self._process.readAllStandardError().data())[-_MOST_ERROR_BYTES:]

    def _on_finished(self, code: int, status: QProcess.ExitStatus) -> None:
        self._read()
        self._read_errors()
        killed = status is QProcess.ExitStatus.CrashExit
        self._end(f"signal {code}" if killed else f"exit code {code}")

    def _on_error(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:  # of everything else, `finished` tells
            self._end(self._process.errorString())

    def _end(self, how: str) -> None:
        if self._final is not None:
            self.ended.emit(WorkerEnd(self._final))
            return
        words = text_lines(self._errors.decode(errors="replace").strip())
        self.ended.emit(WorkerEnd(None, f"{how}: {words[-1]}" if words else how))
