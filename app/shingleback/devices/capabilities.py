"""What this computer can do to prepare a drive, according to UDisks2, the bus, the kernel, and mkfs.

polkit is asked beforehand, so that no preparation stops halfway for lack of a password: UDisks2 2.10 asks for the
permission to pass options to mkfs only after it has made the partition.
"""

import asyncio
import contextlib
import os
import re
import shutil
import subprocess
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

import msgspec

from shingleback.devices.dbus import BusError, Call, NotThere, SystemBus, Unanswered, ask_in_thread, typed
from shingleback.devices.helper_client import Helper
from shingleback.devices.udisks import MANAGER, UDisks
from shingleback.devices.udisks_objects import Manager
from shingleback.domain.formatting.exfat_sectors import exfatprogs_in
from shingleback.domain.formatting.profiles import PROFILES
from shingleback.domain.formatting.recommend import TAKES_MKFS_ARGS
from shingleback.domain.formatting.types import Capabilities, OptionRoute, Permission
from shingleback.domain.helper_protocol import VERB_SIGNATURES, Verb
from shingleback.domain.text import lines, text_lines

_FILESYSTEMS: Final = Path("/proc/filesystems")
_MODULES: Final = Path("/lib/modules")
_LIBRARIES: Final = Path("/usr")
_PROGRAMS: Final = "/usr/sbin:/usr/bin:/sbin:/bin"
_PROGRAM_S: Final = 10.0
_LUKS2: Final = "luks2"
_MODULE: Final = re.compile(r"/fs/(?:.*/)?([^/]+?)\.ko")
_IN_USER_SPACE: Final = {"fuse": "fuseblk"}
_UDISKS: Final = "org.freedesktop.udisks2"
_MODIFY: Final = f"{_UDISKS}.modify-device"
_MODIFY_SYSTEM: Final = f"{_UDISKS}.modify-device-system"
_MOUNT: Final = f"{_UDISKS}.filesystem-mount"
_MOUNT_SYSTEM: Final = f"{_UDISKS}.filesystem-mount-system"
_POLKIT: Final = "org.freedesktop.PolicyKit1"
_PATH: Final = "/org/freedesktop/PolicyKit1/Authority"
_SUBJECT: Final = "system-bus-name"
_QUIETLY, _MAY_ASK = 0, 1
_ANSWER_S: Final = 30.0

_BY_ACCESS: Final = {
    OptionRoute.MKFS_ARGS: _MODIFY_SYSTEM,
    OptionRoute.HELPER: VERB_SIGNATURES[Verb.MAKE_FILESYSTEM].action,
}


async def capabilities(
    udisks: UDisks,
    *,
    filesystems: Path = _FILESYSTEMS,
    modules: Path = _MODULES,
    libraries: Path = _LIBRARIES,
    programs: str = _PROGRAMS,
    release: str | None = None,
) -> Capabilities:
    """Find out the capabilities. Whatever cannot be determined counts as missing.

    `release` is the kernel release; None for the running kernel's. `programs` are folders, as in PATH: the user's own
    PATH may not contain mkfs.
    """
    running = os.uname().release if release is None else release
    try:
        manager = msgspec.convert(await udisks.properties(MANAGER, "Manager"), Manager)
    except (NotThere, Unanswered, BusError, msgspec.ValidationError):
        manager = Manager()
    version = _numbers(manager.version)
    passing_options = OptionRoute.MKFS_ARGS if version >= TAKES_MKFS_ARGS else OptionRoute.HELPER
    kinds = {profile.filesystem for profile in PROFILES.values()}.intersection(manager.supported_filesystems)
    return Capabilities(
        udisks=version,
        formats=frozenset([kind for kind in sorted(kinds) if await _can_format(udisks, kind)]),
        modules=frozenset({*_listed(filesystems), *_loadable(modules / running)}),
        kernel=_numbers(running),
        has_helper=await Helper(udisks.bus).is_there(),
        can_encrypt=_LUKS2 in manager.supported_encryption_types and _has_encryption(libraries),
        exfatprogs=await ask_in_thread(lambda: _exfatprogs(programs)),
        handing_on=await Authority(udisks.bus).permission(_BY_ACCESS[passing_options]),
    )


async def _can_format(udisks: UDisks, filesystem: str) -> bool:
    """Whether UDisks2 has the program that it would format with."""
    try:
        answer = await udisks.ask(MANAGER, "Manager", "CanFormat", "s", (filesystem,))
        return msgspec.convert(answer[0], tuple[bool, str])[0]
    except (NotThere, Unanswered, BusError, msgspec.ValidationError):
        return False


def _exfatprogs(programs: str) -> tuple[int, ...]:
    program = shutil.which("mkfs.exfat", path=programs)
    if program is None:
        return ()
    try:
        printed = subprocess.run(  # noqa: S603 (a program from a fixed place)
            [program, "-V"],
            check=False,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            env={"LC_ALL": "C", "PATH": _PROGRAMS},
            timeout=_PROGRAM_S,
        )
    except (OSError, subprocess.SubprocessError):
        return ()
    return exfatprogs_in(printed.stdout.decode("ascii", "replace"))


def _has_encryption(libraries: Path) -> bool:
    """UDisks2 claims to support encryption even without its library for that, and fails after erasing everything.

    If no other part of that library (libblockdev) is found either, it is installed elsewhere, so the answer is True.
    """
    folders = [libraries / name for name in ("lib", "lib64")]
    folders += [folder for folder in (libraries / "lib").glob("*-linux-*") if folder.is_dir()]
    return _is_in(folders, "libbd_crypto.so.*") or not _is_in(folders, "libblockdev.so.*")


def _is_in(folders: Iterable[Path], pattern: str) -> bool:
    return any(True for folder in folders for _ in folder.glob(pattern))


def _listed(filesystems: Path) -> Iterator[str]:
    """Yield the filesystems that the kernel supports now; a module is listed only once it has been loaded."""
    try:
        raw = filesystems.read_bytes()
    except OSError:
        return
    for line in lines(raw):
        yield line.rpartition(b"\t")[2].decode("ascii", "replace")


def _loadable(folder: Path) -> Iterator[str]:
    """Yield the filesystems whose module the kernel would load on demand. `folder` is the running kernel's."""
    for name in ("modules.builtin", "modules.dep"):
        try:
            text = (folder / name).read_text(encoding="ascii", errors="replace")
        except OSError:
            continue
        for line in text_lines(text):
            match = _MODULE.search(line.partition(":")[0])
            if match:
                yield _IN_USER_SPACE.get(match[1], match[1])


def _numbers(version: str) -> tuple[int, ...]:
    """Return the numeric beginning of a version: (2, 10, 1), or (6, 12) for "6.12-rc1"."""
    match = re.match(r"\d+(?:\.\d+)*", version)
    return tuple(map(int, match[0].split("."))) if match else ()


def actions_of(access: OptionRoute, *, is_system: bool) -> tuple[str, ...]:
    """Return the polkit actions that a preparation needs. `is_system`: UDisks2 takes it for part of the computer."""
    actions = (
        _MODIFY_SYSTEM if is_system else _MODIFY,
        *([_BY_ACCESS[access]] if access in _BY_ACCESS else []),
        _MOUNT_SYSTEM if is_system else _MOUNT,
    )
    return tuple(dict.fromkeys(actions))


class Authority:
    """Asks polkit on behalf of the connection that will do the work, so that a permission applies to it."""

    def __init__(self, bus: SystemBus) -> None:
        self._bus = bus

    async def permission(self, action: str) -> Permission:
        """Check without showing a dialog. Without polkit, UDisks2 lets root do everything."""
        return await self._check(action, _QUIETLY, _ANSWER_S)

    async def ask_for(self, action: str) -> Permission:
        """Check, with a password dialog if needed, however long that takes."""
        return await self._check(action, _MAY_ASK, None)

    async def _check(self, action: str, flags: int, limit_s: float | None) -> Permission:
        subject = [_SUBJECT, {"name": typed("s", self._bus.name)}]
        question = f"shingleback-{os.getpid()}-{action}"
        try:
            answer = await self._bus.call(
                Call(
                    _POLKIT,
                    _PATH,
                    f"{_POLKIT}.Authority",
                    "CheckAuthorization",
                    "(sa{sv})sa{ss}us",
                    (subject, action, {}, flags, question),
                ),
                limit_s,
            )
            is_authorized, is_challenge, _ = msgspec.convert(answer[0], tuple[bool, bool, dict[str, str]])
        except (NotThere, Unanswered, BusError, msgspec.ValidationError):
            return Permission.GRANTED if os.geteuid() == 0 else Permission.DENIED
        except asyncio.CancelledError:
            call = Call(_POLKIT, _PATH, f"{_POLKIT}.Authority", "CancelCheckAuthorization", "s", (question,))
            with contextlib.suppress(NotThere, Unanswered, BusError):
                await self._bus.call(call, _ANSWER_S)
            raise
        if is_authorized:
            return Permission.GRANTED
        return Permission.ASKS if is_challenge and flags == _QUIETLY else Permission.DENIED
