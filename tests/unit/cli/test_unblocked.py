"""Output never waits for its reader."""

import fcntl
import os
import pty
from collections.abc import Iterator
from contextlib import closing

import pytest
from rich.console import Console

from shingleback.cli.output import JsonOutput, UnblockedText, UnblockedWriter
from shingleback.cli.terminal import TerminalOutput
from shingleback.cli.text_output import TextOutput
from shingleback.protocol import events
from shingleback.protocol.events import Note, Progress
from shingleback.protocol.results import CheckFinished

FINAL = CheckFinished(command="verify", outcome="done", exit_code=0)


@pytest.fixture
def pipe() -> Iterator[tuple[int, int]]:
    reading, writing = os.pipe()
    fcntl.fcntl(writing, fcntl.F_SETPIPE_SZ, 4096)
    yield reading, writing
    for fd in (reading, writing):
        os.close(fd)


def all_of(reading: int, writer: UnblockedWriter) -> bytes:
    """Everything that a reader receives once it reads again."""
    os.set_blocking(reading, False)
    read = b""
    while writer.is_behind:
        read += os.read(reading, 1 << 16)
    return read + os.read(reading, 1 << 16)


def test_output_arrives_at_once_while_it_is_read(pipe: tuple[int, int]) -> None:
    writer = UnblockedWriter(pipe[1])
    writer.write(b"one\n")
    assert os.read(pipe[0], 100) == b"one\n"
    assert not writer.is_behind


def test_a_reader_that_pauses_misses_only_snapshots(pipe: tuple[int, int]) -> None:
    writer = UnblockedWriter(pipe[1])
    output = JsonOutput(writer)
    for number in range(1_000):
        output.show(Note(code=str(number)))
        output.show(Progress(phase="copy", elapsed_s=number, files=0, bytes=number))
    output.show(FINAL)

    received = [events.decode(line) for line in all_of(pipe[0], writer).splitlines()]

    assert [event.code for event in received if isinstance(event, Note)] == [str(number) for number in range(1_000)]
    assert 0 < sum(isinstance(event, Progress) for event in received) < 100
    assert received[-1] == FINAL


def test_pending_output_takes_bounded_memory_and_keeps_the_result(pipe: tuple[int, int]) -> None:
    writer = UnblockedWriter(pipe[1], most_waiting_bytes=10_000)
    output = JsonOutput(writer)
    for _ in range(1_000):
        output.show(Note(code="x" * 1_000))
    output.show(FINAL)

    read = all_of(pipe[0], writer)

    assert len(read) < 20_000
    assert events.decode(read.splitlines()[-1]) == FINAL


def test_the_end_waits_for_a_reader_only_for_some_time(pipe: tuple[int, int]) -> None:
    writer = UnblockedWriter(pipe[1], patience_s=0.1)
    writer.write(b"x" * 10_000)
    writer.finish()
    assert writer.is_behind


def test_a_reader_that_has_ended_is_noticed() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    writer = UnblockedWriter(writing)
    writer.write(b"one\n")
    os.close(writing)
    assert (writer.is_heard, writer.is_behind) == (False, False)


def test_an_unread_terminal_does_not_block() -> None:
    """Such as after Ctrl-S, or on a connection that hangs."""
    reading, writing = pty.openpty()
    with open(writing, "w", encoding="utf-8") as terminal:
        out = UnblockedText(terminal)
        output = TerminalOutput(Console(file=out, force_terminal=True, width=80), TextOutput(out, out))
        for number in range(5_000):
            output.show(Progress(phase="copy", elapsed_s=number, files=0, bytes=number))
            output.show(Note(code="note", message=f"note {number} " * 10))
        assert out.writer.is_behind
        output.close(waits=False)
    os.close(reading)


def test_text_arrives_unchanged(pipe: tuple[int, int]) -> None:
    with closing(os.fdopen(os.dup(pipe[1]), "w", encoding="utf-8")) as stream:
        TextOutput(UnblockedText(stream), UnblockedText(stream)).say("größer")
    assert os.read(pipe[0], 100) == "größer\n".encode()
