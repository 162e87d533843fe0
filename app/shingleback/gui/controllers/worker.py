"""Worker processes: the program itself, started with --json. Events come in as signals, commands go out.

Queries run one at a time, and the newest wins. The process that answers questions about backups stays while their page
is open: starting a program takes half a second on a busy computer, an answer takes milliseconds.
"""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QTimer, Signal

from shingleback.domain.child_limits import ENGINE
from shingleback.domain.text import UNDECODABLE, text_lines
from shingleback.protocol.control import ControlRequest, Question
from shingleback.protocol.events import Event, decode
from shingleback.protocol.results import CommandResult

_MOST_ERROR_BYTES: Final = 4_000
_UNNOTICED_MS: Final = 250


class WorkerEnd(msgspec.Struct, frozen=True):
    """How a worker ended.

    Attributes:
        final: its final word; none where it died before it could say one.
        detail: what is known of such a death, for experts.
    """

    final: CommandResult | None
    detail: str = ""


class Worker(QObject):
    """One process at a time. Nothing here waits for it, so that a worker that hangs on a drive hangs alone.

    Signals:
        told: an event (`protocol.events`), in the order in which the worker tells them.
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
        self._environment = dict(environment or {})
        self._process = QProcess(self)
        self._rest = b""
        self._errors = b""
        self._final: CommandResult | None = None
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

    def another(self, parent: QObject | None = None) -> "Worker":
        """For work beside that of this one: the same program, and no process yet."""
        return Worker(self._command, self._environment, parent)

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
        self._send(ControlRequest(command, pace))

    def be_ready_by(self, at: str) -> None:
        """The work should be done then, as `--ready-by` takes it; empty: at any time."""
        self._send(ControlRequest("ready-by", ready_by=at))

    def hand_over(self, secret: str) -> None:
        """A passphrase, for the work that waits for it."""
        self._send(ControlRequest("passphrase", secret=secret))

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

    def _send(self, request: ControlRequest | Question) -> None:
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
        except UNDECODABLE:
            self._errors += line + b"\n"
            return
        if event is None:
            return
        if isinstance(event, CommandResult) and not self._is_answering:
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


_PATIENCE_MS: Final = 4_000


class WorkerQuery(QObject):
    """One question at a time; the newest wins.

    Signals:
        answered: a `WorkerEnd`, for the newest question only.
        told: an event on the way to it.
        silent: there is no answer yet after some seconds; it may still come.
    """

    answered = Signal(object)
    told = Signal(object)
    silent = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._patience = QTimer(self, singleShot=True, interval=_PATIENCE_MS)
        self._patience.timeout.connect(self.silent)


class Asking(WorkerQuery):
    """Each question starts a process, which ends with its answer.

    Signals:
        rested: nobody asks anything any more, and the process has ended.
    """

    rested = Signal()

    def __init__(self, worker: Worker, parent: QObject | None = None, *, is_gentle: bool = False) -> None:
        """`is_gentle`: the worker is asked to end, and not killed: it may have a drive open that it has to close."""
        super().__init__(parent)
        self._worker = worker
        self._is_gentle = is_gentle
        self._next: tuple[str, ...] = ()
        self._is_wanted = False
        worker.told.connect(self._on_told)
        worker.ended.connect(self._on_ended)

    @property
    def is_at_rest(self) -> bool:
        return not self._worker.is_running

    def ask(self, command: str, *words: str) -> None:
        """A command of the command line, and what it is told."""
        self._is_wanted = True
        if self._worker.is_running:
            self._next = (command, *words)
            self._end_worker()
            return
        self._patience.start()
        self._worker.start(command, *words)

    def hand_over(self, secret: str) -> None:
        """A passphrase, for the worker that waits for it."""
        self._worker.hand_over(secret)

    def cancel(self) -> None:
        """It may end in good order, and its word is still wanted."""
        self._worker.ask("cancel")

    def stop(self) -> None:
        """Nobody waits for the answer any more."""
        self._is_wanted = False
        self._next = ()
        self._patience.stop()
        self._end_worker()

    def kill(self) -> None:
        """After `stop`, when the program ends and cannot wait."""
        self._worker.kill()

    def _end_worker(self) -> None:
        if self._is_gentle:
            self.cancel()
        else:
            self._worker.kill()

    def _on_told(self, event: object) -> None:
        if self._is_wanted and not self._next:
            self.told.emit(event)

    def _on_ended(self, end: WorkerEnd) -> None:
        self._patience.stop()
        if self._next:
            (command, *words), self._next = self._next, ()
            self.ask(command, *words)
        elif self._is_wanted:
            self._is_wanted = False
            self.answered.emit(end)
        else:
            self.rested.emit()


_CANCELING_MS: Final = 1_000
_MOST_REPLACED: Final = 3


class AnsweringWorker(WorkerQuery):
    """Between two questions the process holds nothing of a drive.

    One that dies is started again once for a question. One that does not cancel an older question in time hangs on its
    drive: another takes its place, but not endlessly, for each may go on hanging until the drive answers.
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
        worker.told.connect(self._on_told)
        worker.ended.connect(self._on_ended)

    def ask(self, question: Question) -> None:
        self._question = question
        self._has_died = self._is_unwanted = False
        self._patience.start()
        self._put()

    def rest(self) -> None:
        """Nothing is asked for a while: the process ends, when it has answered."""
        self._is_unwanted = True
        if self._question is None:
            self._worker.kill()

    def stop(self) -> None:
        """Nobody waits for the answer any more, and at once nothing of the drive is open."""
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
        if self._question is not None and self._replaced < _MOST_REPLACED:
            self._replaced += 1
            question, self._question = self._question, None
            self._worker.kill()
            self._question = question
            self._put()

    def _on_told(self, event: Event) -> None:
        if self._question is None:  # it was stopped, or is replaced, and had still said something
            return
        if not isinstance(event, CommandResult):
            if self._unanswered == 1:
                self.told.emit(event)
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
        """One that nobody waits for is started again with the next question."""
        self._canceling.stop()
        if self._question is None:
            return
        if self._has_died:
            self._answer(end)
            return
        self._has_died = True
        QTimer.singleShot(0, self, self._begin_again)  # what tells of an end is not done with the process yet

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
        self._patience.stop()
        self._canceling.stop()
