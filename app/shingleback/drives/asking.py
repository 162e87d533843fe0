"""Asking what may wait for a drive that hangs, without waiting along with it."""

import asyncio
import contextlib
import threading
from collections.abc import Callable
from typing import TypeVar

_T = TypeVar("_T")


def ask_in_thread(question: Callable[[], _T]) -> asyncio.Future[_T]:
    """The answer to come, for a running loop. The thread keeps no program from ending, however long it takes.

    `question` must not raise: then no answer comes.
    """
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[_T] = loop.create_future()

    def settle(found: _T) -> None:
        if not answer.done():
            answer.set_result(found)

    def work() -> None:
        found = question()
        with contextlib.suppress(RuntimeError):  # the loop has ended meanwhile
            loop.call_soon_threadsafe(settle, found)

    threading.Thread(target=work, name="asking", daemon=True).start()
    return answer
