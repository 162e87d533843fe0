"""Whether a clone can be made to write to its source, or to a wrong target."""

import os

from shingleback.domain.cloning import source_obstacle, target_obstacle
from shingleback.domain.drive import Drive, Identity
from shingleback.domain.errors import Why
from shingleback.domain.formatting.types import Table
from tests.fakes.computer import Disk, Plugged
from tests.helpers.wrong_drive import IntendedDrive, Scenario, WrongDrive

_ERASED = 1
"""The step. Before it, the target is opened to check for an unfinished copy, and to continue that."""


class CloneScenario(Scenario):
    """One person at one computer, who has selected two drives."""

    steps = 3

    async def _prepare(self, confirmed: Identity, meant: IntendedDrive, plugged: Plugged) -> None:
        drives = self._computer.drives()
        target = next(drive for drive in drives if drive.number == confirmed.number)
        source = self._dice.choice(drives)
        disk = self._computer.at(source.number).disk
        if obstacle := target_obstacle(source, target):
            if obstacle.why is Why.CLONE_SAME_DRIVE and disk is not meant.disk and not target.twins:
                raise AssertionError(f"{self._seed}: {source.name} is not {target.name}")
            self._tally.refused[obstacle.why.value] += 1
            return
        if disk is meant.disk:
            raise WrongDrive(f"{self._seed}: {disk} would be copied to itself")
        if not self._can_be_copied(source, drives, disk):
            return
        await super()._prepare(confirmed, meant, plugged)
        if any(written is disk for written, _, _ in self._udisks.erased):
            raise WrongDrive(f"{self._seed}: the source {disk} was written to")

    def _can_be_copied(self, source: Drive, drives: tuple[Drive, ...], disk: Disk) -> bool:
        other_drives = [drive for drive in drives if drive.number != source.number]
        obstacle = source_obstacle(source, source.device, other_drives)
        if obstacle is not None:
            self._tally.refused[obstacle.why.value] += 1
            return False
        in_use = {"it is mounted", "it is unlocked", "it is in an array", "something is made of it"}
        if in_use & set(self._computer.harms(disk)):
            raise WrongDrive(f"{self._seed}: {disk} is in use, and would be copied")
        return True

    async def _take(self, step: int, confirmed: Identity, node: str) -> tuple[Identity, str]:
        if step == _ERASED:
            return await self._eraser.erase(confirmed, Table.NONE), node
        identity, fd = await self._eraser.open_to_write(confirmed)
        os.close(fd)
        return identity, node
