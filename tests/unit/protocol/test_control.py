"""Commands to a running job, sent as lines to a descriptor or as signals."""

import fcntl
import os
import signal
from collections.abc import Iterator
from itertools import count

import pytest

from shingleback.protocol.control import CommandControl, Unattended, readable


class Person:
    """Writes commands, and reads them on the other side."""

    def __init__(self) -> None:
        reading, self.writing_fd = os.pipe()
        self.reading_fd = reading
        self.control = CommandControl(reading, clock=count().__next__)

    def send(self, text: str) -> CommandControl:
        os.write(self.writing_fd, text.encode())
        self.control.refresh()
        return self.control

    def hang_up(self) -> None:
        os.close(self.writing_fd)
        self.writing_fd = -1

    def close(self) -> None:
        if self.writing_fd >= 0:
            os.close(self.writing_fd)
        os.close(self.reading_fd)


@pytest.fixture
def person() -> Iterator[Person]:
    person = Person()
    yield person
    person.close()


def test_a_run_can_be_paused_and_resumed(person: Person) -> None:
    assert person.send('{"command": "pause"}\n').is_paused
    assert not person.send('{"command": "resume"}\n').is_paused


def test_the_last_of_several_contradicting_commands_counts(person: Person) -> None:
    control = person.send('{"command": "pause"}\n{"command": "resume"}\n{"command": "pause"}\n')

    assert control.is_paused


def test_the_first_cancel_stops_and_the_second_gives_up(person: Person) -> None:
    control = person.send('{"command": "cancel"}\n')
    assert (control.is_canceled, control.gives_up) == (True, False)

    assert person.send('{"command": "cancel"}\n').gives_up
    assert person.send('{"command": "cancel"}\n').gives_up


def test_a_pace_is_taken_only_once(person: Person) -> None:
    control = person.send('{"command": "pace", "pace": "gentle"}\n{"command": "pace", "pace": "15"}\n')

    assert [control.take_pace(), control.take_pace()] == ["15", ""]


def test_a_command_may_arrive_in_pieces(person: Person) -> None:
    assert not person.send('{"comm').is_paused
    assert not person.send('and": "pause"}').is_paused
    assert person.send("\n").is_paused


@pytest.mark.parametrize(
    "line",
    ["", "pause", "[]", "7", "null", "{}", '{"command": 7}', '{"command": "dance"}', '{"command": null}', "\udc80"],
)
def test_lines_that_are_no_commands_are_ignored(person: Person, line: str) -> None:
    os.write(person.writing_fd, line.encode("utf-8", "surrogateescape") + b"\n")

    assert person.send('{"command": "pause", "of_tomorrow": 1}\n').is_paused


def test_the_end_of_the_command_stream_cancels_nothing(person: Person) -> None:
    person.hang_up()

    person.control.refresh()
    person.control.refresh()

    assert not person.control.is_canceled


def test_waiting_ends_when_a_command_arrives(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    forever = None
    monkeypatch.setattr("shingleback.protocol.control.MOMENT_S", forever)
    os.write(person.writing_fd, b'{"command": "resume"}\n')

    person.control.wait()

    assert readable(person.reading_fd, timeout_s=0)


def test_waiting_without_commands_ends_after_a_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    waits_s: list[float] = []
    monkeypatch.setattr("shingleback.protocol.control.readable", lambda *_fds, timeout_s: waits_s.append(timeout_s))

    CommandControl().wait()

    assert len(waits_s) == 1
    assert 0 < waits_s[0] < 1


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_cancels_and_a_second_one_gives_up(number: signal.Signals) -> None:
    control = CommandControl()
    restore_handlers = control.handle_signals()
    try:
        signal.raise_signal(number)
        assert (control.is_canceled, control.gives_up) == (True, False)
        signal.raise_signal(number)
        assert control.gives_up
    finally:
        restore_handlers()


def test_signal_handlers_are_restored(person: Person) -> None:
    before = signal.getsignal(signal.SIGINT), signal.getsignal(signal.SIGTERM)

    person.control.handle_signals()()

    assert (signal.getsignal(signal.SIGINT), signal.getsignal(signal.SIGTERM)) == before


def test_an_unattended_run_gets_no_commands() -> None:
    control = Unattended()
    control.refresh()
    control.wait()

    assert (control.is_paused, control.is_canceled, control.gives_up, control.take_pace()) == (False, False, False, "")


def test_a_descriptor_above_a_thousand_can_be_polled() -> None:
    reading, writing = os.pipe()
    high = fcntl.fcntl(reading, fcntl.F_DUPFD_CLOEXEC, 1500)
    try:
        assert readable(high, timeout_s=0) == []
        os.write(writing, b"x")
        assert readable(high, timeout_s=0) == [high]
    finally:
        for fd in (reading, writing, high):
            os.close(fd)
