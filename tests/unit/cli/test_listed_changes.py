"""A list of changes is complete, however slowly it is read, and does not wait for a reader that has ended."""

import os
import threading
from collections.abc import Iterator

import pytest

from shingleback.cli import output
from shingleback.cli.output import JsonOutput, UnblockedWriter
from shingleback.protocol.events import Changes, decode
from shingleback.protocol.result_items import ChangeItem, ChangeKind

BATCHES = 400
BATCH = Changes(items=[ChangeItem(change=ChangeKind.ADDED, kind="file", path="a" * 500)])


@pytest.fixture
def pipe() -> Iterator[tuple[int, int]]:
    reading, writing = os.pipe()
    yield reading, writing
    os.close(writing)


def test_a_list_waits_for_its_reader_instead_of_losing_lines(
    pipe: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(output, "MAX_LISTED_AHEAD_BYTES", 10_000)
    reading, writing = pipe
    writer = UnblockedWriter(writing, most_waiting_bytes=20_000)
    most_waiting: list[int] = []

    def write_list() -> None:
        json_output = JsonOutput(writer)
        for _ in range(BATCHES):
            json_output.show(BATCH)
            most_waiting.append(len(writer._waiting))
        json_output.close()

    writer_thread = threading.Thread(target=write_list)
    writer_thread.start()
    data = b""
    while data.count(b"\n") < BATCHES:
        data += os.read(reading, 1_000)
    writer_thread.join()
    os.close(reading)

    assert [decode(line) for line in data.splitlines()] == [BATCH] * BATCHES
    assert max(most_waiting) <= 10_000


def test_a_list_does_not_wait_for_a_reader_that_has_ended(
    pipe: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(output, "MAX_LISTED_AHEAD_BYTES", 0)
    reading, writing = pipe
    os.close(reading)
    json_output = JsonOutput(UnblockedWriter(writing))

    for _ in range(BATCHES):
        json_output.show(BATCH)
