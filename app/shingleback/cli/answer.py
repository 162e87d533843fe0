"""`answer`: answers the window's queries about backups.

It runs as two processes: the child answers, and may hang on a drive; its parent only waits for it, and can always be
ended. Between two queries nothing on a drive is open.
"""

import functools
import os
import signal
import sys

from shingleback.cli.invocation import result_of
from shingleback.cli.output import JsonOutput, UnblockedWriter
from shingleback.domain.exit_code import SIGNAL_BASE, ExitCode
from shingleback.protocol.control import Control, Question, Questions
from shingleback.protocol.process import die_with_parent
from shingleback.protocol.results import CommandResult
from shingleback.store.private_files import Paths


def answer_questions() -> int:
    if sys.stdin is None or sys.stdout is None:  # nobody can send queries or read answers
        return 0
    return answer(sys.stdin.fileno(), sys.stdout.fileno())


def answer(questions_fd: int, answers_fd: int) -> int:
    """Run the process that answers queries, and return its exit code. Forks, so no thread may be running yet."""
    os.chdir("/")  # a working folder on the drive would keep it busy
    parent = os.getpid()
    pid = os.fork()
    if pid == 0:
        _live(parent, questions_fd, answers_fd)
    for fd in (questions_fd, answers_fd):
        os.close(fd)
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    code = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
    return code if code >= 0 else SIGNAL_BASE - code


def _live(parent: int, questions_fd: int, answers_fd: int) -> None:
    """Run the whole life of the answering process."""
    code = ExitCode.INTERNAL
    try:
        die_with_parent(parent)
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        questions = Questions(questions_fd)
        writer = UnblockedWriter(answers_fd)
        paths, output = Paths.of_user(), JsonOutput(writer)
        while (question := questions.next()) is not None:
            work = functools.partial(_answer, question, paths, output, questions)
            output.show(result_of(question.command, work))
            writer.finish()
        code = ExitCode.DONE
    except Exception:  # noqa: BLE001 (the outermost boundary of this process)
        sys.excepthook(*sys.exc_info())
    finally:
        os._exit(code)


def _answer(question: Question, paths: Paths, output: JsonOutput, control: Control) -> CommandResult:
    from shingleback.bootstrap.read_jobs import job_of  # noqa: PLC0415 (the parent does not need the engine)

    return job_of(question, paths)(output.show, control)
