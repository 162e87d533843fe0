"""What is plugged in just now, asked once."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Iterable
from dataclasses import dataclass
from typing import Final

from shingleback.drives.bus import connected
from shingleback.drives.kernel import Mounted
from shingleback.drives.objects import Objects, sound_objects_from
from shingleback.drives.plugged.beneath import all_mounted
from shingleback.drives.plugged.pauses import Clock, RealClock
from shingleback.drives.plugged.recognition import Recognition, partitions_in_kernel
from shingleback.drives.plugged.watch import OBJECTS
from shingleback.drives.sysfs.facts import Facts
from shingleback.drives.sysfs.moment import Moment, moment_of
from shingleback.model.drive import Drive

_ANSWER_S: Final = 30.0
_FACTS_S: Final = 30.0  # without them a drive looks like another one, however busy the computer is


@dataclass(frozen=True, slots=True)
class Seen:
    """Attributes: `objects` is one answer of UDisks2, and `drives` what it means."""

    objects: Objects
    drives: tuple[Drive, ...]


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

        async def objects() -> Objects:
            return sound_objects_from(*await bus.call(OBJECTS, answer_s))

        return (await _look(recognition, objects)).drives


async def seen_now(
    objects: Callable[[], Awaitable[Objects]],
    facts: Callable[[str], Facts],
    *,
    mounted: Callable[[], Iterable[Mounted]] = all_mounted,
    partitions: Callable[[str], Collection[str]] = partitions_in_kernel,
    moment: Callable[[str], Moment] = moment_of,
    clock: Clock | None = None,
) -> Seen:
    """Everything is read anew; and nothing is waited for after the answer of UDisks2 that is handed back.

    `objects` asks UDisks2; the others are as for `Recognition`. Raises what `objects` raises.
    """
    recognition = Recognition(facts, mounted, partitions, clock or RealClock(), moment, facts_s=_FACTS_S)
    await _look(recognition, objects)
    return await _look(recognition, objects)  # now the slow things are known


async def _look(recognition: Recognition, objects: Callable[[], Awaitable[Objects]]) -> Seen:
    while True:
        found = await objects()
        await recognition.look(found, set())
        if recognition.look_again_s is None:
            return Seen(found, recognition.drives)
        await asyncio.sleep(recognition.look_again_s)
