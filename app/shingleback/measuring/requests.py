"""The small interface between a test and the area that it measures, and the loop that runs a test on an area.

A test is a generator: it yields requests, and receives how long each took. So it knows nothing about files, simulated
drives or clocks, and the same test runs on all of them.
"""

from collections.abc import Callable, Generator
from enum import Enum
from typing import Final, NamedTuple, Protocol, TypeAlias, TypeVar

T = TypeVar("T")
Sequence: TypeAlias = Generator["Request", "Timing", T]
"""A test that returns a result."""
_REST_STEP_S: Final = 0.2


class RequestKind(Enum):
    """The kinds of requests to an area of a drive."""

    WRITE = "write"
    READ = "read"
    FLUSH = "flush"
    REST = "rest"  # leave the drive idle for some seconds


class Request(NamedTuple):
    """A request; `offset` and `length` are within the area, in bytes, and `seconds` is for a rest."""

    kind: RequestKind
    offset: int = 0
    length: int = 0
    seconds: float = 0.0


class Timing(NamedTuple):
    """When a request was made, and how long it took."""

    began_s: float
    took_s: float


def write(offset: int, length: int) -> Request:
    return Request(RequestKind.WRITE, offset, length)


def read(offset: int, length: int) -> Request:
    return Request(RequestKind.READ, offset, length)


def flush() -> Request:
    return Request(RequestKind.FLUSH)


def idle(seconds: float) -> Request:
    return Request(RequestKind.REST, seconds=seconds)


class Area(Protocol):
    """A part of a drive that may be written to, and a clock."""

    @property
    def size_bytes(self) -> int: ...

    def now_s(self) -> float: ...

    def write(self, offset: int, length: int) -> None:
        """Write some bytes; returns when the drive has accepted them. Raises DriveError."""

    def read(self, offset: int, length: int) -> None: ...

    def flush(self) -> None: ...

    def idle(self, seconds: float) -> None: ...


class TimedRequest(NamedTuple):
    """A request with its timing, for a follower of the test."""

    request: Request
    answer: Timing


class Bench:
    """Runs tests on an area, one after the other.

    Attributes:
        written_bytes: the bytes written by all tests so far.
        longest_s: the duration of the longest request.
    """

    def __init__(
        self,
        area: Area,
        poll: Callable[[], None] = lambda: None,
        follow: Callable[[TimedRequest], None] | None = None,
    ) -> None:
        """`poll` is called before each request, and often during a rest; `follow` with each completed request."""
        self._area = area
        self._poll = poll
        self._follow = follow
        self.written_bytes = 0
        self.longest_s = 0.0

    @property
    def area_bytes(self) -> int:
        return self._area.size_bytes

    @property
    def now_s(self) -> float:
        return self._area.now_s()

    def run(self, test: Sequence[T]) -> T:
        """Run a test and return its result. Raises any error of `poll` and of the area."""
        try:
            request = next(test)
            while True:
                request = test.send(self._ask(request))
        except StopIteration as end:
            finding: T = end.value
            return finding
        finally:
            test.close()

    def _ask(self, request: Request) -> Timing:
        self._poll()
        area, began_s = self._area, self._area.now_s()
        if request.kind is RequestKind.WRITE:
            area.write(request.offset, request.length)
            self.written_bytes += request.length
        elif request.kind is RequestKind.READ:
            area.read(request.offset, request.length)
        elif request.kind is RequestKind.FLUSH:
            area.flush()
        else:
            # In steps, so that canceling takes effect at once.
            end_s = self._area.now_s() + request.seconds
            while (left_s := end_s - self._area.now_s()) > 0:
                self._poll()
                self._area.idle(min(left_s, _REST_STEP_S))
        answer = Timing(began_s, area.now_s() - began_s)
        if request.kind is not RequestKind.REST:
            self.longest_s = max(self.longest_s, answer.took_s)
        if self._follow is not None:
            self._follow(TimedRequest(request, answer))
        return answer
