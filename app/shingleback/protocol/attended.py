"""Asynchronous work that runs while the user's commands to it are read."""

import asyncio
from collections.abc import Coroutine
from typing import Any, Final, TypeVar

from shingleback.domain.errors import Canceled, Why
from shingleback.protocol.control import Control

_MOMENT_S: Final = 0.1

_T = TypeVar("_T")


def run_attended(work: Coroutine[Any, Any, _T], control: Control, canceled: Why) -> _T:
    """The result of the work. Raises Canceled with the given reason where the person stops it, wherever it waits."""
    return asyncio.run(_attended(work, control, canceled))


async def _attended(work: Coroutine[Any, Any, _T], control: Control, canceled: Why) -> _T:
    task = asyncio.ensure_future(work)
    while not (await asyncio.wait({task}, timeout=_MOMENT_S))[0]:
        control.refresh()
        if control.is_canceled:
            task.cancel()
            raise Canceled(canceled)
    return task.result()
