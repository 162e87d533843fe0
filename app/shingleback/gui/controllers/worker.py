"""Worker processes: this program, started with --json. Events arrive as signals; commands go to standard input.

Queries run one at a time, and the newest wins. The process that answers questions about backups keeps running while the
page **Restore** is open, since starting a program takes half a second on a busy computer, and an answer milliseconds.
"""

import logging
from collections.abc import Mapping, Sequence
from typing import Final, Generic, TypeVar

import msgspec
from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QTimer, Signal

from shingleback.domain.child_limits import ENGINE
from shingleback.domain.log_lines import event_text
from shingleback.domain.text import UNDECODABLE, text_lines, visible
from shingleback.protocol.control import ControlRequest, Question
from shingleback.protocol.events import Event, decode
from shingleback.protocol.results import CommandResult

_SIMULATE: Final = "--simulate"
_MAX_ERROR_BYTES: Final = 4_000
_UNNOTICED_MS: Final = 250


W = TypeVar("W", bound=CommandResult)
S = TypeVar("S")
_PATIENCE_MS: Final = 4_000

_CANCELING_MS: Final = 1_000
_MAX_REPLACED: Final = 3


def simulating(*, is_simulated: bool) -> tuple[str, ...]:
    """Return the option of a command for the demo's drive; nothing for a real one."""
    return (_SIMULATE,) if is_simulated else ()


class WorkerEnd(msgspec.Struct, frozen=True):
    """How a worker ended.

    Attributes:
        final: its result; None if it died before it sent one.
        detail: the reason of such a death, for experts.
    """

    final: CommandResult | None
    detail: str = ""

    def final_of(self, kind: type[W]) -> W | None:
        """Return the result, if it is of this kind; otherwise None."""
        return self.final if isinstance(self.final, kind) else None


class Worker(QObject):
    """Runs one process at a time. Never waits for it, so a worker that hangs on a drive blocks nothing else.

    Attributes:
        command, environment: how the program is started, from the next start on.

    Signals:
        event_received: an event (`protocol.events`), in the order in which the worker sent them.
        finished: a `WorkerEnd`, once for each start.
    """

    event_received = Signal(object)
    finished = Signal(object)

    def __init__(
        self, command: Sequence[str], environment: Mapping[str, str] | None = None, parent: QObject | None = None
    ) -> None:
        """`environment` is added to the environment of this process."""
        super().__init__(parent)
        self.command = list(command)
        self.environment = dict(environment or {})
        self._process = QProcess(self)
        self._buffer = b""
        self._errors = b""
        self._final: CommandResult | None = None
        self._is_answering = False
        self._is_killed = False
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

    def sibling(self, parent: QObject | None = None) -> "Worker":
        """Return a worker for the same program, without a process yet, to work in parallel with this one."""
        return Worker(self.command, self.environment, parent)

    @property
    def is_running(self) -> bool:
        return self._process.state() != QProcess.ProcessState.NotRunning

    def start(self, command: str, *arguments: str) -> None:
        """Start a command of the command line with its arguments."""
        self._buffer = self._errors = b""
        self._final = None
        self._is_answering = self._is_killed = False
        program, *before = self.command
        self._process.start(program, [*before, command, "--json", *arguments])

    def ask(self, command: str, pace: str = "") -> None:
        """Send `pause`, `resume`, `cancel` or `pace`. Does nothing if the worker has ended."""
        self._send(ControlRequest(command, pace))

    def send_ready_by(self, at: str) -> None:
        """Set the time by which the work should be done, in the format of `--ready-by`; empty: any time."""
        self._send(ControlRequest("ready-by", ready_by=at))

    def send_passphrase(self, secret: str) -> None:
        """Send the passphrase that the worker waits for."""
        self._send(ControlRequest("passphrase", secret=secret))

    def put(self, question: Question) -> None:
        """Send a question to the worker `answer`. It sends a result for each question, and none of its own."""
        self._is_answering = True
        self._send(question)

    def kill(self) -> None:
        """Kill the process at once. A copy in progress continues from its last checkpoint the next time.

        A process that hangs on a drive ends only when the drive responds; `finished` is emitted then. This method waits
        for it at most a quarter of a second, which a user does not notice.
        """
        if self.is_running:
            self._is_killed = True
            self._process.kill()
            self._process.waitForFinished(_UNNOTICED_MS)

    def _send(self, request: ControlRequest | Question) -> None:
        if self.is_running:
            self._process.write(msgspec.json.encode(request) + b"\n")

    def _on_started(self) -> None:
        ENGINE.apply_to(self._process.processId())

    def _read(self) -> None:
        *lines, self._buffer = (self._buffer + self._process.readAllStandardOutput().data()).split(b"\n")
        for line in lines:
            try:
                event = decode(line)
            except UNDECODABLE:
                self._errors += line + b"\n"
                continue
            if isinstance(event, CommandResult) and not self._is_answering:
                self._final = event
            if event is not None:
                self.event_received.emit(event)

    def _read_errors(self) -> None:
        self._errors = (self._errors + self._process.readAllStandardError().data())[-_MAX_ERROR_BYTES:]

    def _on_finished(self, code: int, status: QProcess.ExitStatus) -> None:
        self._read()
        self._read_errors()
        killed = status is QProcess.ExitStatus.CrashExit
        self._end(f"signal {code}" if killed else f"exit code {code}")

    def _on_error(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:  # `finished` reports everything else
            self._end(self._process.errorString())

    def _end(self, how: str) -> None:
        if self._final is not None:
            self.finished.emit(WorkerEnd(self._final))
            return
        if not self._is_killed:
            logging.getLogger("shingleback").warning(event_text("worker-died", {"how": how}))
        error_lines = text_lines(self._errors.decode(errors="replace").strip())
        self.finished.emit(WorkerEnd(None, f"{how}: {visible(error_lines[-1])}" if error_lines else how))


class WorkerQuery(QObject):
    """Sends one query at a time; the newest wins.

    Signals:
        answered: a `WorkerEnd`, for the newest query only.
        event_received: an event that arrives before the answer.
        silent: there is no answer after a few seconds; it may still come.
    """

    answered = Signal(object)
    event_received = Signal(object)
    silent = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._timeout = QTimer(self, singleShot=True, interval=_PATIENCE_MS)
        self._timeout.timeout.connect(self.silent)


class ProcessQuery(WorkerQuery):
    """Starts a process for each query; the process ends with its answer.

    Signals:
        became_idle: no query is pending, and the process has ended.
    """

    became_idle = Signal()

    def __init__(self, worker: Worker, parent: QObject | None = None, *, is_canceled_first: bool = False) -> None:
        """`is_canceled_first`: cancel the worker instead of killing it, since it may have opened a drive."""
        super().__init__(parent)
        self._worker = worker
        self._is_canceled_first = is_canceled_first
        self._next: tuple[str, ...] = ()
        self._is_wanted = False
        worker.event_received.connect(self._on_event)
        worker.finished.connect(self._on_ended)

    @property
    def has_no_query(self) -> bool:
        return not self._worker.is_running

    def ask(self, command: str, *arguments: str) -> None:
        """Run a command of the command line with its arguments."""
        self._is_wanted = True
        if self._worker.is_running:
            self._next = (command, *arguments)
            self._end_worker()
            return
        self._timeout.start()
        self._worker.start(command, *arguments)

    def send_passphrase(self, secret: str) -> None:
        """Send the passphrase that the worker waits for."""
        self._worker.send_passphrase(secret)

    def cancel(self) -> None:
        """Let the worker end in good order; its result is still awaited."""
        self._worker.ask("cancel")

    def stop(self) -> None:
        """Drop the query; no answer is awaited."""
        self._is_wanted = False
        self._next = ()
        self._timeout.stop()
        self._end_worker()

    def kill(self) -> None:
        """Kill the worker, after `stop`, when the program ends and cannot wait."""
        self._worker.kill()

    def _end_worker(self) -> None:
        if self._is_canceled_first:
            self.cancel()
        else:
            self._worker.kill()

    def _on_event(self, event: object) -> None:
        if self._is_wanted and not self._next:
            self.event_received.emit(event)

    def _on_ended(self, end: WorkerEnd) -> None:
        self._timeout.stop()
        if self._next:
            (command, *arguments), self._next = self._next, ()
            self.ask(command, *arguments)
        elif self._is_wanted:
            self._is_wanted = False
            self.answered.emit(end)
        else:
            self.became_idle.emit()


class Stateful(QObject, Generic[S]):
    """An object with a state, which is replaced as a whole.

    Attributes:
        state: the current state.

    Signals:
        changed: a new state.
    """

    changed = Signal(object)

    def __init__(self, state: S, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.state = state

    def become(self, state: S) -> None:
        """Take a new state, and tell all who show it."""
        self.state = state
        self.changed.emit(state)


class WorkerJob(Stateful[S]):
    """Work that a worker does on request, with its progress as the state."""

    def __init__(self, worker: Worker, state: S, parent: QObject | None = None) -> None:
        """`state`: the state before the first request."""
        super().__init__(state, parent)
        self._query = ProcessQuery(worker, self)
        self._query.event_received.connect(self._on_event)
        self._query.answered.connect(self._on_answered)

    def stop(self) -> None:
        """End the work; nobody waits for its result."""
        self._query.stop()

    def _on_event(self, event: Event) -> None:
        """Update the state with an event of the worker, if the work reports any."""

    def _on_answered(self, end: WorkerEnd) -> None:
        raise NotImplementedError


class ReaderQuery(WorkerQuery):
    """Asks a process that stays alive and, between two questions, holds nothing open on a drive.

    If the process dies, it is restarted once for each question. If it does not cancel an older question in time, it
    hangs on its drive and is replaced, but only a few times, since each may go on hanging until the drive responds.
    """

    def __init__(self, worker: Worker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = worker
        self._question: Question | None = None
        self._unanswered = 0
        self._replaced = 0
        self._has_died = False
        self._is_unwanted = False
        self._canceling = QTimer(self, singleShot=True, interval=_CANCELING_MS)
        self._canceling.timeout.connect(self._replace)
        worker.event_received.connect(self._on_event)
        worker.finished.connect(self._on_ended)

    def ask(self, question: Question) -> None:
        self._question = question
        self._has_died = self._is_unwanted = False
        self._timeout.start()
        self._put()

    def go_idle(self) -> None:
        """End the process when it has answered, since no question is expected for a while."""
        self._is_unwanted = True
        if self._question is None:
            self._worker.kill()

    def stop(self) -> None:
        """Drop the question and kill the process, so that nothing on the drive stays open."""
        self._forget_question()
        self._worker.kill()

    def _put(self) -> None:
        if not self._worker.is_running:
            self._unanswered = 0
            self._worker.start("answer")
        if self._question is None:
            return
        self._worker.put(self._question)
        self._unanswered += 1
        if self._unanswered > 1 and not self._canceling.isActive():
            self._canceling.start()

    def _replace(self) -> None:
        if self._question is not None and self._replaced < _MAX_REPLACED:
            self._replaced += 1
            question, self._question = self._question, None
            self._worker.kill()
            self._question = question
            self._put()

    def _on_event(self, event: Event) -> None:
        if self._question is None:  # a late event of a question that was stopped or is being replaced
            return
        if not isinstance(event, CommandResult):
            if self._unanswered == 1:
                self.event_received.emit(event)
            return
        self._unanswered -= 1
        self._replaced = 0
        if self._unanswered == 0:
            self._answer(WorkerEnd(event))
        elif self._unanswered == 1:
            self._canceling.stop()
        else:
            self._canceling.start()

    def _on_ended(self, end: WorkerEnd) -> None:
        """Restart the process once if a question is pending; otherwise the next question starts it."""
        self._canceling.stop()
        if self._question is None:
            return
        if self._has_died:
            self._answer(end)
            return
        self._has_died = True
        QTimer.singleShot(0, self, self._begin_again)  # the QProcess is still busy while it emits `finished`

    def _begin_again(self) -> None:
        if self._question is not None and not self._worker.is_running:
            self._put()

    def _answer(self, end: WorkerEnd) -> None:
        self._forget_question()
        if self._is_unwanted:
            self._worker.kill()
        self.answered.emit(end)

    def _forget_question(self) -> None:
        self._question = None
        self._timeout.stop()
        self._canceling.stop()
