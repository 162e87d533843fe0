"""What a fake UDisks2 does instead of its normal work."""

import asyncio
from dataclasses import dataclass

from shingleback.devices.dbus import DBUS
from tests.fakes.udisks import Behavior, Incoming


def refusing(error: str, text: str) -> Behavior:
    async def behave(call: Incoming) -> None:
        await call.fail(error, text)

    return behave


async def silent(_call: Incoming) -> None:
    """Never replies."""


async def dying(call: Incoming) -> None:
    call.fake.stop()


async def slow(call: Incoming) -> None:
    """Unmounts when it is released."""
    await call.fake.released.wait()
    await call.fake.unmount(call)


def reply_timeout(end: str) -> Behavior:
    """The bus replies instead of the service, which continues its job until it is released, and beyond.

    Args:
        end: "succeeds" or "fails"; or "vanishes", if the end is not reported.
    """

    async def behave(call: Incoming) -> None:
        fake = call.fake
        job = await fake.begin_job("filesystem-unmount", call.path)
        await call.fail(f"{DBUS}.Error.NoReply", "Did not receive a reply")
        await fake.released.wait()
        if end == "succeeds":
            await fake.let_go(call.path)
        if end == "vanishes":
            await fake.remove(job)
        else:
            await fake.end_job(job, "" if end == "succeeds" else "target is broken")

    return behave


@dataclass(frozen=True)
class _Unheard(Incoming):
    """A call whose reply reaches nobody."""

    async def succeed(self, signature: str = "", *body: object, fds: list[int] | None = None) -> None:
        pass

    async def fail(self, error: str, text: str) -> None:
        pass


async def lost_reply(call: Incoming) -> None:
    """Does its work, and the bus replies in its place as soon as its job has begun."""
    fake = call.fake
    fake.job_begun.clear()
    work = asyncio.ensure_future(fake.works[call.member](_Unheard(fake, call.message)))
    await fake.job_begun.wait()
    await call.fail(f"{DBUS}.Error.NoReply", "Did not receive a reply")
    await work


async def false_success(call: Incoming) -> None:
    """Reports success, and does nothing."""
    await call.succeed()


async def delayed_objects(call: Incoming) -> None:
    """Returns all objects when it is released."""
    await call.fake.released.wait()
    await call.fake.send(call.fake.all_objects(call.message))
