"""What UDisks2 makes a drive do by itself: a self-test, and work with or without its write cache.

UDisks2 keeps what it is told in a file and does it again whenever the drive is plugged in. So both are put back: what
the drive does now, and what is written in that file. What is to be put back is kept in a folder until it was, a file
for each drive, which is locked by the process that will do it.

UDisks2 answers when it has written the file, and turns to the drive some time later, by what the file says then. So
each switch is waited for: of two in a row the first one might never be done.

A self-test is asked for by Drive.Ata for SATA drives, and NVMe.Controller for NVMe ones. The drive tests itself, beside
what it is asked for; it goes on whoever asks, and stops when it is switched off.
"""

import asyncio
import contextlib
import fcntl
import hashlib
import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec

from shingleback.devices.dbus import BusError, NotThere, Unanswered, typed
from shingleback.devices.udisks import UDisks
from shingleback.domain.text import UNDECODABLE
from shingleback.store import private_files

_SETTING: Final = "ata-write-cache-enabled"
_QUIET: Final = "auth.no_user_interaction"
_MOMENT_S: Final = 0.1
_MOST_LOOKS: Final = 300


class WriteCacheBefore(msgspec.Struct, frozen=True):
    """How it was.

    Attributes:
        drive: the object of UDisks2.
        is_on: what the drive did.
        kept: what UDisks2 had been told to set at each plug-in; None: nothing.
    """

    drive: str
    is_on: bool
    kept: bool | None = None


class _Told(msgspec.Struct, frozen=True, rename="pascal"):
    write_cache_supported: bool = False
    write_cache_enabled: bool = False


async def write_cache_of(udisks: UDisks, drive: str) -> WriteCacheBefore | None:
    """None where the drive, as it is connected, has no write cache that could be switched. Raises Unanswered."""
    try:
        told = msgspec.convert(await udisks.properties(drive, "Drive.Ata"), _Told)
        kept = (await _configuration(udisks, drive)).get(_SETTING)
    except (BusError, NotThere, msgspec.ValidationError):
        return None
    is_there = told.write_cache_supported
    return (
        WriteCacheBefore(drive, told.write_cache_enabled, bool(kept) if kept is not None else None)
        if is_there
        else None
    )


async def switch(udisks: UDisks, drive: str, *, is_on: bool, may_ask: bool = True) -> None:
    """Returns when the drive has done it. A person may be asked for a password, if that is allowed.

    Raises NotThere, Unanswered and BusError.
    """
    await _configure(udisks, drive, {**await _configuration(udisks, drive), _SETTING: is_on}, may_ask=may_ask)
    for _ in range(_MOST_LOOKS):
        if await _is_on(udisks, drive) == is_on:
            return
        await asyncio.sleep(_MOMENT_S)
    raise Unanswered(drive)


async def put_back(udisks: UDisks, before: WriteCacheBefore, *, may_ask: bool = True) -> None:
    """What the drive does, and then what UDisks2 keeps. Nobody is asked for anything where all is as it was.

    Raises NotThere, Unanswered and BusError.
    """
    if await write_cache_of(udisks, before.drive) == before:
        return
    await switch(udisks, before.drive, is_on=before.is_on, may_ask=may_ask)
    settings = {name: value for name, value in (await _configuration(udisks, before.drive)).items() if name != _SETTING}
    if before.kept is not None:
        settings[_SETTING] = before.kept
    await _configure(udisks, before.drive, settings, may_ask=may_ask)


async def _is_on(udisks: UDisks, drive: str) -> bool:
    """Raises NotThere where the drive has gone."""
    found = await write_cache_of(udisks, drive)
    if found is None:
        raise NotThere(drive)
    return found.is_on


async def _configuration(udisks: UDisks, drive: str) -> Mapping[str, object]:
    found = (await udisks.properties(drive, "Drive")).get("Configuration", {})
    return msgspec.convert(found, dict[str, object])


async def _configure(udisks: UDisks, drive: str, settings: Mapping[str, object], *, may_ask: bool) -> None:
    """All of them: what is not named is forgotten."""
    given = {name: typed("b" if isinstance(value, bool) else "i", value) for name, value in settings.items()}
    options = {} if may_ask else {_QUIET: typed("b", value=True)}
    await udisks.carry_out(drive, "Drive", "SetConfiguration", "a{sv}a{sv}", (given, options))


class WriteCacheJournal:
    """What has to be put back."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    @contextlib.contextmanager
    def borrowed(self, before: WriteCacheBefore) -> Iterator[Path]:
        """The entry, locked by this process. It goes by `settle` alone. Raises OSError."""
        private_files.make_folder(self._folder)
        entry = self._folder / hashlib.sha256(before.drive.encode()).hexdigest()[:24]
        private_files.replace(entry, msgspec.json.encode(before))
        fd = os.open(entry, os.O_RDONLY | os.O_CLOEXEC)
        try:
            fcntl.flock(fd, fcntl.LOCK_EX)
            yield entry
        finally:
            os.close(fd)

    def left_behind(self) -> list[tuple[Path, WriteCacheBefore]]:
        """Entries of processes that have ended."""
        return [(entry, before) for entry in self._entries() if (before := _read(entry)) is not None]

    def left_for(self, drive: str) -> tuple[Path, WriteCacheBefore] | None:
        """The entry of a process that has ended, where there is one for this drive."""
        return next((found for found in self.left_behind() if found[1].drive == drive), None)

    def settle(self, entry: Path) -> None:
        """It was put back."""
        entry.unlink(missing_ok=True)
        if not self._entries():
            self.note_refusal(is_refused=False)

    @property
    def is_refused(self) -> bool:
        """Whether something could not be put back, when that was tried last, because it needs a password."""
        return self._mark.exists() and bool(self.left_behind())

    def note_refusal(self, *, is_refused: bool) -> None:
        """Raises OSError."""
        if is_refused:
            self._mark.touch()
        else:
            self._mark.unlink(missing_ok=True)

    @property
    def _mark(self) -> Path:
        return self._folder / ".refused"

    def _entries(self) -> list[Path]:
        with contextlib.suppress(OSError):
            return sorted(one for one in self._folder.iterdir() if not one.name.startswith("."))
        return []


def _read(entry: Path) -> WriteCacheBefore | None:
    """None while somebody will see to it, and where it cannot be read."""
    with (
        contextlib.suppress(OSError, *UNDECODABLE),
        entry.open("rb") as file,
    ):
        fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
        return msgspec.json.decode(file.read(), type=WriteCacheBefore)
    return None


_ACTIONS: Final = {
    "Drive.Ata": "org.freedesktop.udisks2.ata-smart-selftest",
    "NVMe.Controller": "org.freedesktop.udisks2.nvme-device-selftest",
}
INTERFACES: Final = tuple(_ACTIONS)
RUNNING: Final = "inprogress"
SOUND: Final = "success"
_STOPPED: Final = frozenset({"interrupted", "ctrl_reset", "ns_removed"})
_ABORTED: Final = "aborted"  # by whom may stand behind it


class _Tested(msgspec.Struct, frozen=True, rename="pascal"):
    smart_supported: bool = True
    smart_enabled: bool = True
    smart_selftest_status: str = ""
    smart_selftest_percent_remaining: int = -1
    smart_power_on_seconds: int = 0
    smart_power_on_hours: int = 0


@dataclass(frozen=True, slots=True)
class SelfTestState:
    """How the newest self-test stands.

    Attributes:
        status: in the words of UDisks2: `success`, `inprogress`, `aborted`, `error_read` and so on.
        done: 0 to 1, while it runs.
    """

    status: str
    done: float

    @property
    def is_running(self) -> bool:
        return self.status == RUNNING

    @property
    def is_sound(self) -> bool | None:
        """None where it did not come to its end."""
        is_open = self.is_running or self.status in _STOPPED or self.status.startswith(_ABORTED)
        return None if not self.status or is_open else self.status == SOUND


class SelfTest:
    """Of one drive. Every call raises NotThere, Unanswered or BusError."""

    def __init__(self, udisks: UDisks, drive: str, interface: str) -> None:
        self._udisks = udisks
        self._drive = drive
        self._interface = interface

    @property
    def action(self) -> str:
        """What polkit is asked about it."""
        return _ACTIONS[self._interface]

    async def start(self, *, is_long: bool) -> None:
        kind = "extended" if is_long else "short"
        await self._udisks.carry_out(self._drive, self._interface, "SmartSelftestStart", "sa{sv}", (kind, {}))

    async def stop(self) -> None:
        await self._udisks.carry_out(self._drive, self._interface, "SmartSelftestAbort")

    async def state(self) -> SelfTestState:
        """As the drive tells it now."""
        await self._udisks.carry_out(self._drive, self._interface, "SmartUpdate")
        told = await _told(self._udisks, self._drive, self._interface)
        left = told.smart_selftest_percent_remaining
        return SelfTestState(told.smart_selftest_status, 1 - left / 100 if 0 <= left <= 100 else 0.0)


async def self_test_of(udisks: UDisks, drive: str) -> tuple[SelfTest | None, int | None]:
    """None where the drive has no self-test that could be asked for; and for how many hours it has run, if known."""
    for interface in INTERFACES if drive else ():
        try:
            told = await _told(udisks, drive, interface)
        except (BusError, NotThere, msgspec.ValidationError):
            continue
        hours = told.smart_power_on_hours or told.smart_power_on_seconds // 3600 or None
        is_there = told.smart_supported and told.smart_enabled
        return SelfTest(udisks, drive, interface) if is_there else None, hours
    return None, None


async def _told(udisks: UDisks, drive: str, interface: str) -> _Tested:
    found: Mapping[str, object] = await udisks.properties(drive, interface)
    return msgspec.convert(found, _Tested)
