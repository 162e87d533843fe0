"""Whether the safety checks can be made to let a wrong drive be erased: many random computers, each with a person at
it.
"""

import contextlib
from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import dataclass, field

import pytest

from shingleback.devices.erase import Eraser, FormatRequest
from shingleback.devices.watch.service import WatchSnapshot
from shingleback.domain.drive import Drive, Identity, identity_of
from shingleback.domain.errors import DriveGone, SafetyRefusal, Why
from shingleback.domain.formatting import safety_checks
from shingleback.domain.formatting.safety_checks import CAN_BE_CLOSED, Refusal
from shingleback.domain.formatting.types import ProfileId, Table
from shingleback.messages import errors
from shingleback.messages import formatting as armor_words
from tests.fakes.computer import Disk, FastUDisks, Plugged
from tests.helpers.random_computers import HARMFUL, HARMLESS, Dice, Event, nothing, random_computer

_REQUEST = FormatRequest(filesystem="btrfs", profile=ProfileId.BTRFS, label="Backup")


class WrongDrive(AssertionError):
    """A drive was erased, or offered, that must not be."""


@dataclass
class Tally:
    """Counts of trials.

    Attributes:
        erased: how often the right drive was erased, by what happened meanwhile.
        refused: how often each reason was given.
    """

    erased: Counter[str] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)


@dataclass
class IntendedDrive:
    """The drive that the person wants to erase, and how often others had changed it at the confirmation."""

    disk: Disk
    changes: int


class Scenario:
    """One person at one computer. `steps`: how many changes a preparation makes."""

    steps = 3

    def __init__(self, seed: int, tally: Tally) -> None:
        self._dice = Dice(seed)
        self._seed = seed
        self._tally = tally
        self._computer = random_computer(self._dice)
        self._udisks = FastUDisks(self._computer)
        self._eraser = Eraser(
            self._udisks, self._look, lambda: self._computer.protected, self._hold, 0, lambda _number: False
        )

    async def run(self) -> None:
        """Raises WrongDrive, or another AssertionError if a drive is refused without a reason."""
        drive, refusals = self._choose(self._computer.drives())
        plugged = self._computer.at(drive.number)
        if refusals and {refusal.danger for refusal in refusals} <= CAN_BE_CLOSED:
            for part in plugged.disk.parts:
                part.close()
            drives = self._computer.drives()
            drive = next(each for each in drives if each.number == plugged.number)
            refusals = self._refusals(drive, drives)
        meant = self._meant_by(plugged, drive)
        confirmed = identity_of(drive)
        if refusals:
            if plugged.sequence and not drive.twins and not self._harms(plugged.disk):
                raise AssertionError(f"{self._seed}: refused without a need: {refusals}")
            await self._try_all_the_same(confirmed, refusals)
        else:
            await self._prepare(confirmed, meant, plugged)
        self._judge(meant)

    # the person -----------------------------------------------------------------------------------------------

    def _choose(self, drives: tuple[Drive, ...]) -> tuple[Drive, tuple[Refusal, ...]]:
        """Prefers offered drives to refused ones."""
        shown = []
        for drive in drives:
            refusals = self._refusals(drive, drives)
            can_be_had = {refusal.danger for refusal in refusals} <= CAN_BE_CLOSED
            if can_be_had and "the computer runs from it" in self._computer.at(drive.number).disk.harms():
                raise WrongDrive(f"{self._seed}: a drive that the computer runs from is offered: {refusals}")
            shown += [(drive, refusals)] * (12 if can_be_had else 1)
        return self._dice.choice(shown)

    def _meant_by(self, plugged: Plugged, drive: Drive) -> IntendedDrive:
        """A person with two identical drives, of which only one is shown, may mean the other."""
        alike = [candidate.disk for candidate in self._computer.plugged if candidate.node in drive.twins]
        disk = self._dice.choice([plugged.disk, *alike])
        return IntendedDrive(disk, disk.changes)

    async def _try_all_the_same(self, confirmed: Identity, refusals: tuple[Refusal, ...]) -> None:
        with pytest.raises(SafetyRefusal) as refusal:
            await self._eraser.erase(confirmed, Table.GPT)
        assert (refusal.value.why, refusal.value.values["reason"]) == (Why.NOT_THIS_DRIVE, refusals[0].danger.value)
        self._note(refusal.value)

    async def _prepare(self, confirmed: Identity, meant: IntendedDrive, plugged: Plugged) -> None:
        """Something happens before one of the steps."""
        event = self._dice.choice(HARMLESS if self._dice.happens(30) else HARMFUL)
        at = self._dice.choice((0, 0, *range(self.steps)))
        node = ""
        try:
            for step in range(self.steps):
                if step == at:
                    event(self._computer, plugged, self._dice)
                confirmed, node = await self._take(step, confirmed, node)
        except SafetyRefusal as refusal:
            self._note(refusal)
            self._judge(meant)
            if self._is_as_it_was(meant, plugged) and plugged.sequence:
                raise AssertionError(f"{self._seed}: {_name(event)}: refused without a need: {refusal}") from None
        except DriveGone as error:
            self._judge(meant)
            raise AssertionError(f"{self._seed}: {_name(event)}: {error}") from None
        else:
            self._tally.erased[_name(event)] += 1

    async def _take(self, step: int, confirmed: Identity, node: str) -> tuple[Identity, str]:
        match step:
            case 0:
                return await self._eraser.erase(confirmed, Table.GPT), node
            case 1:
                return await self._eraser.partition(confirmed, 1 << 20, "Shingleback")
        return await self._eraser.format(confirmed, node, _REQUEST), node

    # the judge ------------------------------------------------------------------------------------------------

    def _judge(self, meant: IntendedDrive) -> None:
        for disk, changes, harms in self._udisks.erased:
            wrongs = list(harms)
            if disk is not meant.disk:
                wrongs.append("it is not the one that was meant")
            if changes != meant.changes:
                wrongs.append("others have written to it")
            if wrongs:
                raise WrongDrive(f"{self._seed}: {disk} was erased, but {', '.join(wrongs)}")

    def _is_as_it_was(self, meant: IntendedDrive, plugged: Plugged) -> bool:
        """Still plugged in and unique; untouched, and with nothing against erasing it."""
        return (
            plugged in self._computer.plugged
            and meant.disk.changes == meant.changes
            and not self._harms(meant.disk)
            and not self._computer.drive(plugged).twins
        )

    def _harms(self, disk: Disk) -> list[str]:
        """A copy of a protected drive counts as well, since the two cannot be distinguished."""
        harms = self._computer.harms(disk)
        if self._computer.protected:
            drive = self._computer.drive(
                next(candidate for candidate in self._computer.plugged if candidate.disk is disk)
            )
            is_like_protected = not safety_checks.marks_of(drive).isdisjoint(self._computer.protected)
            harms += ["it is like a protected one"] if is_like_protected else []
        return harms

    def _refusals(self, drive: Drive, drives: tuple[Drive, ...]) -> tuple[Refusal, ...]:
        return safety_checks.refusals(drive, drives, self._computer.protected)

    def _note(self, refusal: SafetyRefusal) -> None:
        """Each has a reason, which has a sentence."""
        sentence = errors.sentence(refusal.why.value, refusal.values)
        assert sentence
        assert "…" not in sentence
        if refusal.why is Why.NOT_THIS_DRIVE:
            code = str(refusal.values["reason"])
            assert armor_words.safety_reason(code, refusal.values) != code
            self._tally.refused[code] += 1
        else:
            for field_name in str(refusal.values["what"]).split(", "):
                assert armor_words.different(field_name) != field_name
                self._tally.refused[f"different {field_name}"] += 1

    async def _look(self) -> WatchSnapshot:
        return self._computer.seen()

    @contextlib.asynccontextmanager
    async def _hold(self, _number: int) -> AsyncIterator[None]:
        yield


async def try_computers(seeds: range, trial: type[Scenario] = Scenario) -> Tally:
    tally = Tally()
    for seed in seeds:
        await trial(seed, tally).run()
    return tally


def _name(event: Event) -> str:
    return str(getattr(event, "__name__", nothing.__name__))
