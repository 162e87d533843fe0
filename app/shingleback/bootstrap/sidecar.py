"""A sidecar: a process that holds something during a run, and releases it when the run has ended, in whatever way."""

import contextlib
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from shingleback.protocol.control import readable
from shingleback.protocol.process import reap_sidecar, start_sidecar

_ENDED: Final = b""


@dataclass(frozen=True, slots=True)
class SidecarPipes:
    """The sidecar's ends of its pipes to the run.

    Attributes:
        orders: a pipe with orders of one byte each.
        answers: a pipe for answers of one byte each.
        life: becomes readable when the run has ended, in whatever way.
    """

    orders: int
    answers: int
    life: int

    def next_order(self) -> bytes:
        """Wait for the next order; empty if the run has ended."""
        is_over = self.life in readable(self.orders, self.life)
        return _ENDED if is_over else os.read(self.orders, 1)

    def answer(self, answer: bytes) -> None:
        with contextlib.suppress(BrokenPipeError):
            os.write(self.answers, answer)


class Sidecar:
    """A process that takes orders and gives answers of one byte each."""

    def __init__(self, work: Callable[[SidecarPipes], None]) -> None:
        """Forks, so no thread may be running yet."""
        life = os.pidfd_open(os.getpid())
        self._answers, answers = os.pipe()
        orders, self._orders = os.pipe()
        self._pid = start_sidecar(lambda: work(SidecarPipes(orders, answers, life)))
        for fd in (life, answers, orders):
            os.close(fd)

    def _order(self, order: bytes) -> None:
        with contextlib.suppress(BrokenPipeError):  # the sidecar has ended
            os.write(self._orders, order)

    def _news(self) -> Iterator[bytes]:
        """Yield the answers since the last call; the last one is empty if the process has ended."""
        answer = b"."
        while answer and readable(self._answers, timeout_s=0):
            answer = os.read(self._answers, 1)
            yield answer

    def _end(self) -> None:
        os.close(self._answers)
        os.close(self._orders)
        reap_sidecar(self._pid)
