"""Jobs in a process of their own: they are heard, can be stopped, and block nobody when they hang or die."""

import faulthandler
import math
import mmap
import os
import resource
import select
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from shingleback.domain.child_limits import ENGINE
from shingleback.domain.errors import Canceled, InternalError, Why
from shingleback.protocol import process as apart
from shingleback.protocol.control import Control, JobControl, Unattended
from shingleback.protocol.events import Event, Note, State
from shingleback.protocol.process import run_apart
from shingleback.protocol.results import CheckFinished
from tests.fakes.controls import ScriptedControl
from tests.helpers.leaks import children, outliving
from tests.helpers.program import environment

Emit = Callable[[Event], None]


def result(**values: str | int) -> CheckFinished:
    return CheckFinished(command="verify", outcome="done", exit_code=0, values=values)


def hang(_emit: Emit, _control: Control) -> CheckFinished:
    """Behaves like a process that waits for an unresponsive drive."""
    while True:
        signal.pause()


def test_the_events_and_the_result_of_a_job_arrive() -> None:
    events: list[Event] = []

    def job(emit: Emit, _control: Control) -> CheckFinished:
        for number in range(3):
            emit(Note(code=f"{number}"))
        return result(pid=os.getpid())

    finished = run_apart(job, events.append, Unattended())

    assert [event.code for event in events if isinstance(event, Note)] == ["0", "1", "2"]
    assert isinstance(finished, CheckFinished)
    assert finished.values["pid"] != os.getpid()


def test_many_long_events_arrive_completely() -> None:
    events: list[Event] = []
    long = Note(code="x" * 200_000)

    def job(emit: Emit, _control: Control) -> CheckFinished:
        for _ in range(30):
            emit(long)
        return result(text="y" * 200_000)

    finished = run_apart(job, events.append, Unattended())

    assert events == [long] * 30
    assert finished == result(text="y" * 200_000)


def test_a_cancel_has_arrived_when_it_is_announced() -> None:
    """Otherwise the job could begin another step after the user was told that it stops."""
    question, questioned = os.pipe()
    answer, answered = os.pipe()

    def job(_emit: Emit, control: Control) -> CheckFinished:
        os.read(question, 1)
        control.refresh()
        os.write(answered, b"y" if control.is_canceled else b"n")
        return result()

    heard: list[bytes] = []

    def on_event(event: Event) -> None:
        if event == State(state="canceling"):
            os.write(questioned, b"?")
            heard.append(os.read(answer, 1))

    control = ScriptedControl(lambda control, _listened: setattr(control, "is_canceled", True))
    run_apart(job, on_event, control, patience_s=math.inf)

    for fd in (question, questioned, answer, answered):
        os.close(fd)
    assert heard == [b"y"]


def test_a_job_receives_pause_resume_and_cancel() -> None:
    def job(emit: Emit, control: Control) -> CheckFinished:
        received: list[str] = []
        while not control.is_canceled:
            control.wait()
            control.refresh()
            if control.is_paused and not received:
                received.append("paused")
            if received == ["paused"] and not control.is_paused:
                received.append("running")
                emit(Note(code="went-on"))
        return result(seen=" ".join(received))

    events: list[Event] = []

    def script(control: ScriptedControl, listened: int) -> None:
        control.is_paused = 2 <= listened < 6
        control.is_canceled = Note(code="went-on") in events

    finished = run_apart(job, events.append, ScriptedControl(script))

    assert finished == result(seen="paused running")
    assert events[-1] == State(state="canceling")


def test_a_cancel_is_announced_once_though_the_job_announces_it_too() -> None:
    def job(emit: Emit, control: Control) -> CheckFinished:
        polled = JobControl(control, show_state=lambda state: emit(State(state=state)))
        while True:
            polled.take_break()

    events: list[Event] = []
    control = ScriptedControl(lambda control, _listened: setattr(control, "is_canceled", True))
    with pytest.raises(InternalError):  # this job does not turn the error into a result
        run_apart(job, events.append, control, patience_s=math.inf)

    assert events == [State(state="canceling")]


def test_a_hanging_job_is_abandoned_when_it_is_canceled_twice() -> None:
    events: list[Event] = []

    def script(control: ScriptedControl, listened: int) -> None:
        control.is_canceled = listened >= 2
        control.gives_up = listened >= 4

    assert run_apart(hang, events.append, ScriptedControl(script), patience_s=math.inf) is None

    assert events == [State(state="canceling")]


def test_a_hanging_job_is_abandoned_some_time_after_a_cancel() -> None:
    def script(control: ScriptedControl, _listened: int) -> None:
        control.is_canceled = True

    assert run_apart(hang, lambda _event: None, ScriptedControl(script), patience_s=0.3) is None


def test_a_job_with_many_events_after_a_cancel_is_heard_to_its_end() -> None:
    def job(emit: Emit, control: Control) -> CheckFinished:
        while not control.is_canceled:
            control.wait()
            control.refresh()
        for _ in range(500):
            emit(Note(code="x" * 100_000))  # more than a pipe holds, so each is read separately
        return result(text="all of it")

    def script(control: ScriptedControl, _listened: int) -> None:
        control.is_canceled = True

    assert run_apart(job, lambda _event: None, ScriptedControl(script), patience_s=60) == result(text="all of it")


def test_a_killed_job_is_an_error_and_not_a_cancel() -> None:
    def job(_emit: Emit, _control: Control) -> CheckFinished:
        os.kill(os.getpid(), signal.SIGKILL)
        return result()

    with pytest.raises(InternalError) as error:
        run_apart(job, lambda _event: None, Unattended())
    assert error.value.why is Why.PROCESS_ENDED


def test_a_failed_job_reports_its_traceback() -> None:
    def job(_emit: Emit, _control: Control) -> CheckFinished:
        raise ZeroDivisionError("not expected by anyone")

    with pytest.raises(InternalError) as failure:
        run_apart(job, lambda _event: None, Unattended())
    assert "not expected by anyone" in str(failure.value.values["detail"])
    assert "test_process.py" in str(failure.value.values["detail"])


def test_terminal_signals_are_left_to_the_parent() -> None:
    def job(_emit: Emit, _control: Control) -> CheckFinished:
        signal.raise_signal(signal.SIGINT)
        signal.raise_signal(signal.SIGTERM)
        return result()

    assert run_apart(job, lambda _event: None, Unattended()) == result()


def test_a_job_closes_the_standard_streams() -> None:
    """A reader of these streams must not wait for a process that hangs on a drive."""

    def job(_emit: Emit, _control: Control) -> CheckFinished:
        return result(streams=" ".join(os.readlink(f"/proc/self/fd/{fd}") for fd in range(3)))

    assert run_apart(job, lambda _event: None, Unattended()) == result(streams="/dev/null /dev/null /dev/null")


_PROGRAM = """
import os, signal, sys
from shingleback.protocol.process import run_apart
from shingleback.protocol.control import Unattended
from shingleback.protocol.events import Note

def hang(emit, _control):
    emit(Note(code=str(os.getpid())))
    signal.pause()

run_apart(hang, lambda event: print(event.code, flush=True), Unattended(), outlives={outlives})
"""


@pytest.mark.parametrize("outlives", [False, True])
def test_a_job_dies_with_a_killed_program_unless_it_outlives_it(outlives: bool) -> None:
    program = [sys.executable, "-c", _PROGRAM.format(outlives=outlives)]
    with subprocess.Popen(program, stdout=subprocess.PIPE, text=True, env=environment()) as process:
        assert process.stdout is not None
        pid = int(process.stdout.readline())
        job = os.pidfd_open(pid)
        poll = select.poll()
        poll.register(job, select.POLLIN)
        process.kill()
    try:
        assert bool(poll.poll(100 if outlives else 60_000)) is not outlives
    finally:
        if outlives:
            os.kill(pid, signal.SIGKILL)
        os.close(job)


def read_from_drive(read: Callable[[], None]) -> str:
    """Handles errors like the engine, which attributes each OSError to the drive."""
    try:
        read()
    except OSError:
        return "read error"
    return "read"


@pytest.mark.parametrize("outlives", [False, True])
def test_an_ended_parent_is_not_mistaken_for_an_error_of_the_drive(outlives: bool) -> None:
    read_fd, write_fd = os.pipe()
    os.close(read_fd)
    writer = apart.EventWriter(write_fd, outlives=outlives)
    try:
        if outlives:
            assert read_from_drive(lambda: writer.tell(Note(code="still here"))) == "read"
        else:
            with pytest.raises(Canceled):
                read_from_drive(lambda: writer.tell(Note(code="still here")))
    finally:
        os.close(write_fd)


def test_a_failing_listener_leaves_no_job_behind() -> None:
    before = children()

    def job(emit: Emit, _control: Control) -> CheckFinished:
        while True:
            emit(Note(code="still here"))

    def fail(_event: Event) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run_apart(job, fail, Unattended())
    assert outliving(before) == set()


def test_a_job_has_resource_limits() -> None:
    def job(_emit: Emit, _control: Control) -> CheckFinished:
        return result(
            memory=resource.getrlimit(resource.RLIMIT_AS)[0], core=resource.getrlimit(resource.RLIMIT_CORE)[0]
        )

    finished = run_apart(job, lambda _event: None, Unattended())

    assert isinstance(finished, CheckFinished)
    assert finished.values == {"memory": ENGINE.memory_bytes, "core": 0}


def test_a_job_that_exhausts_its_memory_fails_alone() -> None:
    def job(_emit: Emit, _control: Control) -> CheckFinished:
        return result(size=len(bytes(8 << 30)))

    with pytest.raises(InternalError) as failed:
        run_apart(job, lambda _event: None, Unattended())

    assert "MemoryError" in str(failed.value.values["detail"])


def test_a_job_whose_file_in_memory_has_no_room_on_the_disk_ends_with_that_reason(tmp_path: Path) -> None:
    """As a page of SQLite's shared memory on a full btrfs; here the file is too short for the page."""
    file = tmp_path / "shared memory"
    file.write_bytes(b"x" * mmap.PAGESIZE)

    def job(_emit: Emit, _control: Control) -> CheckFinished:
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        faulthandler.disable()
        with open(file, "r+b") as opened, mmap.mmap(opened.fileno(), mmap.PAGESIZE) as memory:
            opened.truncate(0)
            memory[0] = 1
        return result()

    with pytest.raises(InternalError) as ended:
        run_apart(job, lambda _event: None, Unattended())

    assert ended.value.why is Why.COMPUTER_REFUSED
