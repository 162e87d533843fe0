"""The helper in a separate process, with a polkit that permits what the test wants: for a program that forks."""

import asyncio
import os
import signal
from collections.abc import Collection, Iterator
from contextlib import contextmanager

from shingleback.domain.helper_protocol import VERB_SIGNATURES, Verb
from shingleback.helper.verbs import Verbs
from tests.fakes.polkit import FakePolkit
from tests.helpers.running_helper import running_helper


@contextmanager
def helper_process(
    address: str, verbs: Verbs, *, refused: Collection[Verb] = (), asks: Collection[Verb] = ()
) -> Iterator[int]:
    """Runs until the block ends; gives its process. It forks, so no thread may run. `asks`: verbs with a password."""
    ready, is_ready = os.pipe()
    pid = os.fork()
    if pid == 0:
        try:
            asyncio.run(_serve(address, verbs, refused, asks, is_ready))
        finally:
            os._exit(1)
    os.close(is_ready)
    try:
        assert os.read(ready, 1) == b"r", "the helper did not come up"
        yield pid
    finally:
        os.close(ready)
        os.kill(pid, signal.SIGKILL)
        os.waitpid(pid, 0)


async def _serve(address: str, verbs: Verbs, refused: Collection[Verb], asks: Collection[Verb], is_ready: int) -> None:
    with FakePolkit(address) as polkit:
        polkit.refused.update(VERB_SIGNATURES[verb].action for verb in refused)
        polkit.passwords.update({VERB_SIGNATURES[verb].action: True for verb in asks})
        async with running_helper(address, verbs):
            os.write(is_ready, b"r")
            await asyncio.Event().wait()
