"""What is plugged in just now, asked once."""

import asyncio
from collections.abc import Callable, Collection
from typing import Final

from shingleback.drives.bus import connected
from shingleback.drives.objects import sound_objects_from
from shingleback.drives.plugged.beneath import all_mounted
from shingleback.drives.plugged.pauses import RealClock
from shingleback.drives.plugged.recognition import Recognition, partitions_in_kernel
from shingleback.drives.plugged.watch import OBJECTS
from shingleback.drives.sysfs.facts import Facts
from shingleback.model.drive import Drive

_ANSWER_S: Final = 30.0


async def drives_now(
    facts: Callable[[str], Facts],
    *,
    address: str | None = None,
    answer_s: float = _ANSWER_S,
    partitions: Callable[[str], Collection[str]] = partitions_in_kernel,
) -> tuple[Drive, ...]:
    """Waits a moment for drives that UDisks2 does not know in full yet.

    The arguments are those of `Watch`; here the service has `answer_s` for each answer. Raises NotThere, Unanswered,
    BusError, and msgspec.ValidationError for an answer that makes no sense.
    """
    recognition = Recognition(facts, all_mounted, partitions, RealClock())
    async with connected(address, answer_s) as bus:
        while True:
            await recognition.look(sound_objects_from(*await bus.call(OBJECTS, answer_s)), set())
            if recognition.look_again_s is None:
                return recognition.drives
            await asyncio.sleep(recognition.look_again_s)
