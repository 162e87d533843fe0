"""What is plugged in just now, asked once."""

import asyncio
from collections.abc import Callable
from typing import Final

from shingleback.drives.bus import SystemBus
from shingleback.drives.objects import sound_objects_from
from shingleback.drives.plugged.beneath import all_mounted
from shingleback.drives.plugged.pauses import RealClock
from shingleback.drives.plugged.recognition import Recognition, partitions_in_kernel
from shingleback.drives.plugged.watch import OBJECTS
from shingleback.drives.sysfs.facts import Facts
from shingleback.model.drive import Drive

_ANSWER_S: Final = 30.0


async def drives_now(bus: SystemBus, facts: Callable[[str], Facts]) -> tuple[Drive, ...]:
    """Waits a moment for drives that UDisks2 does not know in full yet. Raises NotThere, Unanswered and BusError."""
    recognition = Recognition(facts, all_mounted, partitions_in_kernel, RealClock())
    while True:
        await recognition.look(sound_objects_from(*await bus.call(OBJECTS, _ANSWER_S)), set())
        if recognition.look_again_s is None:
            return recognition.drives
        await asyncio.sleep(recognition.look_again_s)
