"""Sends a recorded list of requests to a modeled drive, and records the result.

The format is text, a request a line: seconds, operation, first sector of 512 bytes, bytes. `blkparse` prints that for a
trace of `blktrace`, if it is called with `-q -a issue -f`, and `"%T.%9t %d %S %N"` and an end of line. The operation
has the kernel's letters (RWBS): R reads, W writes, D trims; F before one of these, or alone, is a flush, and F after a
W makes that write durable. Others (S, M, A, N) change nothing here. Empty lines, and those that begin with #, are
skipped.
"""

from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from shingleback.simulator.model import FLUSH, READ, TRIM, WRITE, Model, ModelTally

BEGIN: Final = "begin"  # a run begins; figures count from here
END: Final = "end"  # a run has ended; nothing of it is mounted any more
GROUP: Final = "group"  # a block group of btrfs: a kind, first byte, bytes
_SECTOR_BYTES: Final = 512
_KINDS: Final = {"R": READ, "W": WRITE, "D": TRIM}


class TraceRequest(NamedTuple):
    """`kind` is READ, WRITE, TRIM or FLUSH."""

    time_s: float
    kind: int
    offset: int = 0
    length: int = 0


@dataclass(frozen=True, slots=True)
class TraceOutcome:
    """The result of a replay.

    Attributes:
        took_s: how long each request took, in their order.
        done_s: when the last one was done.
        tidy_s: how long the drive would clean its cache after that.
    """

    took_s: list[float]
    done_s: float
    tidy_s: float
    tally: ModelTally


class BadLineError(ValueError):
    """A line that is no request; `number` counts from 1."""

    def __init__(self, number: int, line: str) -> None:
        super().__init__(f"line {number} is not a request: {line}")
        self.number = number


def parse(lines: Iterable[str]) -> Iterator[TraceRequest]:
    for number, line in enumerate(lines, 1):
        text = line.strip()
        if text and not text.startswith("#"):
            try:
                yield from _parse_line(text)
            except ValueError as error:
                raise BadLineError(number, text) from error


def _parse_line(line: str) -> Iterator[TraceRequest]:
    seconds, letters, sector, size = line.split()
    time_s, offset, length = float(seconds), int(sector) * _SECTOR_BYTES, int(size)
    has_flush = letters.startswith("F")
    letters = letters.removeprefix("F")
    if has_flush:
        yield TraceRequest(time_s, FLUSH)
    kind = _KINDS.get(letters[:1])
    if kind is None and not has_flush:
        raise ValueError(letters)
    if kind is not None and length > 0:
        yield TraceRequest(time_s, kind, offset, length)
        if kind == WRITE and "F" in letters:
            yield TraceRequest(time_s, FLUSH)


def replay(
    requests: Iterable[TraceRequest], model: Model, queue: int = 32, *, keep_pauses: bool = True
) -> TraceOutcome:
    """Sends requests in their order: never more than `queue` at once, and with pauses kept, none before its time."""
    under_way: deque[float] = deque()
    took_s: list[float] = []
    now_s = done_s = 0.0
    for request in requests:
        if keep_pauses:
            now_s = max(now_s, request.time_s)
        if len(under_way) >= queue:
            now_s = max(now_s, under_way.popleft())
        done_s = send(request, model, now_s)
        under_way.append(done_s)
        took_s.append(done_s - now_s)
    return TraceOutcome(took_s, done_s, model.reading.at(done_s).tidy_s, model.tally)


def send(request: TraceRequest, model: Model, now_s: float) -> float:
    """Sends one request, and returns when it is done."""
    _, kind, offset, length = request
    if kind == WRITE:
        return model.write(now_s, offset, length)
    if kind == READ:
        return model.read(now_s, offset, length)
    return model.trim(now_s, offset, length) if kind == TRIM else model.flush(now_s)
