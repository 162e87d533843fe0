"""Functions of the drive itself, through UDisks2: the self-test, and the write cache setting.

UDisks2 saves the write cache setting in a file, and applies it whenever the drive is plugged in. So two things must be
restored: the drive's current setting, and the one in that file. A journal keeps the original settings until they are
restored: one file per drive, locked by the process that will restore it.

UDisks2 answers when it has written the file, and applies it to the drive some time later, as the file says then. So
each switch is waited for: of two in a row, the first one might never be applied.

A self-test is available through Drive.Ata for SATA drives, and NVMe.Controller for NVMe drives. The drive tests itself
while it serves other requests. The test continues without its caller, and stops when the drive loses power.
"""

import asyncio
import contextlib
import fcntl
import hashlib
import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from shingleback.devices.dbus import BusError, NotThere, Unanswered, typed
from shingleback.devices.udisks import UDisks
from shingleback.domain.text import UNDECODABLE
from shingleback.store import private_files

_SETTING: Final = "ata-write-cache-enabled"
_QUIET: Final = "auth.no_user_interaction"
_POLL_S: Final = 0.1
MAX_LOOKS: Final = 300
_ACTIONS: Final = {
    "Drive.Ata": "org.freedesktop.udisks2.ata-smart-selftest",
    "NVMe.Controller": "org.freedesktop.udisks2.nvme-device-selftest",
}
INTERFACES: Final = tuple(_ACTIONS)
RUNNING: Final = "inprogress"
SOUND: Final = "success"
_STOPPED: Final = frozenset({"interrupted", "ctrl_reset", "ns_removed"})
_ABORTED: Final = "aborted"  # may be followed by who aborted it
_Ata = TypeVar("_Ata", bound=msgspec.Struct)


class WriteCacheBefore(msgspec.Struct, frozen=True):
    """The original write cache setting.

    Attributes:
        drive: the object path in UDisks2.
        is_on: the drive's setting.
        saved: the setting that UDisks2 applied at each plug-in; None if none.
    """

    drive: str
    is_on: bool
    saved: bool | None = msgspec.field(default=None, name="kept")


class _WriteCache(msgspec.Struct, frozen=True, rename="pascal"):
    write_cache_supported: bool = False
    write_cache_enabled: bool = False


async def write_cache_of(udisks: UDisks, drive: str) -> WriteCacheBefore | None:
    """Return the current setting; None if the drive, as connected, has no write cache to switch. Raises Unanswered."""
    status, saved_settings = await ata_settings(udisks, drive, _WriteCache) or (_WriteCache(), {})
    if not status.write_cache_supported:
        return None
    setting = saved_settings.get(_SETTING)
    return WriteCacheBefore(drive, status.write_cache_enabled, bool(setting) if setting is not None else None)


async def switch(udisks: UDisks, drive: str, *, is_on: bool, may_ask: bool = True) -> None:
    """Switch the write cache, and wait until the drive has done it. If `may_ask`, the user may be asked for a password.

    Raises NotThere, Unanswered and BusError.
    """
    await configure(udisks, drive, {**await configuration_of(udisks, drive), _SETTING: is_on}, may_ask=may_ask)
    for _ in range(MAX_LOOKS):
        status = await write_cache_of(udisks, drive)
        if status is None:
            raise NotThere(drive)
        if status.is_on == is_on:
            return
        await asyncio.sleep(_POLL_S)
    raise Unanswered(drive)


async def put_back(udisks: UDisks, before: WriteCacheBefore, *, may_ask: bool = True) -> None:
    """Restore the drive's setting, and then the one that UDisks2 saves. Asks for no password if both are unchanged.

    Raises NotThere, Unanswered and BusError.
    """
    if await write_cache_of(udisks, before.drive) == before:
        return
    await switch(udisks, before.drive, is_on=before.is_on, may_ask=may_ask)
    settings = dict(await configuration_of(udisks, before.drive))
    settings.pop(_SETTING, None)
    if before.saved is not None:
        settings[_SETTING] = before.saved
    await configure(udisks, before.drive, settings, may_ask=may_ask)


async def ata_settings(udisks: UDisks, drive: str, ata: type[_Ata]) -> tuple[_Ata, Mapping[str, object]] | None:
    """Return ATA properties and the saved settings by name; None for a drive without ATA. Raises Unanswered."""
    try:
        return msgspec.convert(await udisks.properties(drive, "Drive.Ata"), ata), await configuration_of(udisks, drive)
    except (BusError, NotThere, msgspec.ValidationError):
        return None


async def configuration_of(udisks: UDisks, drive: str) -> Mapping[str, object]:
    """Return what UDisks2 sets whenever the drive is plugged in, by the names of its settings."""
    configuration = (await udisks.properties(drive, "Drive")).get("Configuration", {})
    return msgspec.convert(configuration, dict[str, object])


async def configure(udisks: UDisks, drive: str, settings: Mapping[str, object], *, may_ask: bool) -> None:
    """Set all settings: UDisks2 forgets those not given."""
    typed_settings = {name: typed("b" if isinstance(value, bool) else "i", value) for name, value in settings.items()}
    options = {} if may_ask else {_QUIET: typed("b", value=True)}
    await udisks.carry_out(drive, "Drive", "SetConfiguration", "a{sv}a{sv}", (typed_settings, options))


class WriteCacheJournal:
    """Original write cache settings that have yet to be restored."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    @contextlib.contextmanager
    def borrowed(self, before: WriteCacheBefore) -> Iterator[Path]:
        """Write an entry and lock it while this process uses it. Only `settle` removes it. Raises OSError."""
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
        """Return the entries of processes that have ended."""
        return [(entry, before) for entry in self._entries() if (before := _read(entry)) is not None]

    def left_for(self, drive: str) -> tuple[Path, WriteCacheBefore] | None:
        """Return the entry for this drive if its process has ended, or None."""
        return next((entry for entry in self.left_behind() if entry[1].drive == drive), None)

    def settle(self, entry: Path) -> None:
        """Remove an entry whose setting has been restored."""
        entry.unlink(missing_ok=True)
        if not self._entries():
            self.note_refusal(is_refused=False)

    @property
    def is_refused(self) -> bool:
        """Whether the last attempt to restore a setting failed because it needs a password."""
        return self._mark.exists() and bool(self.left_behind())

    def note_refusal(self, *, is_refused: bool) -> None:
        """Record whether a restore was refused for lack of a password. Raises OSError."""
        if is_refused:
            self._mark.touch()
        else:
            self._mark.unlink(missing_ok=True)

    @property
    def _mark(self) -> Path:
        return self._folder / ".refused"

    def _entries(self) -> list[Path]:
        with contextlib.suppress(OSError):
            return sorted(file for file in self._folder.iterdir() if not file.name.startswith("."))
        return []


def _read(entry: Path) -> WriteCacheBefore | None:
    """Return the entry; None if a process holds it, or if it cannot be read."""
    with (
        contextlib.suppress(OSError, *UNDECODABLE),
        entry.open("rb") as file,
    ):
        fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
        return msgspec.json.decode(file.read(), type=WriteCacheBefore)
    return None


class _Tested(msgspec.Struct, frozen=True, rename="pascal"):
    smart_supported: bool = True
    smart_enabled: bool = True
    smart_selftest_status: str = ""
    smart_selftest_percent_remaining: int = -1
    smart_power_on_seconds: int = 0
    smart_power_on_hours: int = 0


@dataclass(frozen=True, slots=True)
class SelfTestState:
    """The state of the newest self-test.

    Attributes:
        status: UDisks2's word: `success`, `inprogress`, `aborted`, `error_read` and so on.
        done: progress from 0 to 1, while it runs.
    """

    status: str
    done: float

    @property
    def is_running(self) -> bool:
        return self.status == RUNNING

    @property
    def is_sound(self) -> bool | None:
        """Whether the test passed; None if it was not completed."""
        is_open = self.is_running or self.status in _STOPPED or self.status.startswith(_ABORTED)
        return None if not self.status or is_open else self.status == SOUND


class SelfTest:
    """The self-test of one drive. Every call raises NotThere, Unanswered or BusError."""

    def __init__(self, udisks: UDisks, drive: str, interface: str) -> None:
        self._udisks = udisks
        self._drive = drive
        self._interface = interface

    @property
    def action(self) -> str:
        """The polkit action that it needs."""
        return _ACTIONS[self._interface]

    async def start(self, *, is_long: bool) -> None:
        kind = "extended" if is_long else "short"
        await self._udisks.carry_out(self._drive, self._interface, "SmartSelftestStart", "sa{sv}", (kind, {}))

    async def stop(self) -> None:
        await self._udisks.carry_out(self._drive, self._interface, "SmartSelftestAbort")

    async def state(self) -> SelfTestState:
        """Return the drive's current state."""
        await self._udisks.carry_out(self._drive, self._interface, "SmartUpdate")
        tested = await _test_properties(self._udisks, self._drive, self._interface)
        remaining_percent = tested.smart_selftest_percent_remaining
        return SelfTestState(
            tested.smart_selftest_status, 1 - remaining_percent / 100 if 0 <= remaining_percent <= 100 else 0.0
        )


async def self_test_of(udisks: UDisks, drive: str) -> tuple[SelfTest | None, int | None]:
    """Return the drive's self-test, None if it has none; and its power-on hours, None if unknown."""
    for interface in INTERFACES if drive else ():
        try:
            tested = await _test_properties(udisks, drive, interface)
        except (BusError, NotThere, msgspec.ValidationError):
            continue
        hours = tested.smart_power_on_hours or tested.smart_power_on_seconds // 3600 or None
        is_there = tested.smart_supported and tested.smart_enabled
        return SelfTest(udisks, drive, interface) if is_there else None, hours
    return None, None


async def _test_properties(udisks: UDisks, drive: str, interface: str) -> _Tested:
    properties: Mapping[str, object] = await udisks.properties(drive, interface)
    return msgspec.convert(properties, _Tested)
