"""The command `answer`: answers questions about backups, one after the other, for the window.

It runs as two processes: one answers and may hang on a drive; its parent only waits for it, and can always be ended.
Between two questions nothing of a drive is open.
"""

import functools
import os
import signal
from typing import Final

from shingleback.bootstrap.read_jobs import job_of
from shingleback.cli.output import JsonOutput
from shingleback.cli.session import result_of
from shingleback.cli.unblocked import UnblockedWriter
from shingleback.protocol.control import Control, Question, Questions
from shingleback.protocol.events import Finished
from shingleback.protocol.process import die_with_parent
from shingleback.store.paths import Paths

_KILLED: Final = 128  # and the number of the signal: as a shell tells it


def answer(questions_fd: int, answers_fd: int) -> int:
    """Forks: to be called before any thread is started. Gives the exit code."""
    os.chdir("/")  # a program that stands on the drive keeps it busy
    parent = os.getpid()
    pid = os.fork()
    if pid == 0:
        _live(parent, questions_fd, answers_fd)
    for fd in (questions_fd, answers_fd):
        os.close(fd)
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    code = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
    return code if code >= 0 else _KILLED - code


def _live(parent: int, questions_fd: int, answers_fd: int) -> None:
    """The whole life of the process that answers."""
    code = 1
    try:
        die_with_parent(parent)
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        _answer_all(Questions(questions_fd), UnblockedWriter(answers_fd))
        code = 0
    finally:
        os._exit(code)


def _answer_all(questions: Questions, writer: UnblockedWriter) -> None:
    paths, output = Paths.of_user(), JsonOutput(writer)
    while (question := questions.next()) is not None:
        work = functools.partial(_answer, question, paths, output, questions)
        output.show(result_of(question.command, work))
        writer.finish()


def _answer(question: Question, paths: Paths, output: JsonOutput, control: Control) -> Finished:
    return job_of(question, paths)(output.show, control)
