"""Asking what may wait for a drive that hangs, without waiting along with it."""

import asyncio
import contextlib
import threading
from collections.abc import Callable
from functools import partial
from typing import TypeVar

_T = TypeVar("_T")


def ask_in_thread(question: Callable[[], _T]) -> asyncio.Future[_T]:
    """The answer to come, for a running loop; or what the question raised.

    The thread keeps no program from ending, however long it takes.
    """
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[_T] = loop.create_future()

    def settle(give: Callable[[], None]) -> None:
        if not answer.done():
            give()

    def work() -> None:
        try:
            found = question()
        except Exception as error:  # noqa: BLE001 (handed on to the one who waits)
            give: Callable[[], None] = partial(answer.set_exception, error)
        else:
            give = partial(answer.set_result, found)
        with contextlib.suppress(RuntimeError):  # the loop has ended meanwhile
            loop.call_soon_threadsafe(settle, give)

    threading.Thread(target=work, name="asking", daemon=True).start()
    return answer
