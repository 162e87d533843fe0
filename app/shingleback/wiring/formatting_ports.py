"""What a preparation works with: UDisks2, polkit, the kernel and the helper, behind the ports of `formatting`."""

import os
from collections.abc import Callable

from shingleback.copying import linux
from shingleback.drives.authority import Authority
from shingleback.drives.erasing import Eraser
from shingleback.drives.helper import Helper
from shingleback.drives.kernel import Kernel
from shingleback.drives.mounting import Mounting, Opened
from shingleback.drives.preparing import FreshVolumes, is_writable
from shingleback.drives.udisks import UDisks, reach
from shingleback.formatting.ports import Ports
from shingleback.model.drive import Drive
from shingleback.model.identity import Identity
from shingleback.wiring.backup import Emit
from shingleback.wiring.planning import ReadFacts, checked, look
from shingleback.wiring.reading_back import VolumeReader


def make_ports(udisks: UDisks, facts: ReadFacts, protected: Callable[[], frozenset[str]], emit: Emit) -> Ports:
    """`protected` are the marks of the drives that are never to be erased; they are read anew each time."""

    async def drives() -> tuple[Drive, ...]:
        return (await look(udisks, facts)).drives

    async def check(device: str, confirmed: Identity) -> Drive:
        return checked(device, confirmed, await drives(), protected())

    async def open_volume(node: str) -> Opened:
        return await Mounting(os.fsencode(node), Kernel(linux.syncfs), reach, emit).open()

    volumes = FreshVolumes(udisks)
    return Ports(
        eraser=Eraser(udisks, lambda: look(udisks, facts), protected),
        drives=drives,
        check=check,
        volumes=volumes,
        authority=Authority(udisks.bus),
        reader=VolumeReader(volumes),
        helper=Helper(udisks.bus),
        open_volume=open_volume,
        is_writable=is_writable,
    )
