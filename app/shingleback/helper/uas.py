"""The verb that switches UAS off for one model of enclosure, and on again.

The kernel looks into the parameter `quirks` of usb-storage at each plug-in, so a change counts from the next one on.
Two files of the program set it again after a restart. modprobe reads one when it loads usb-storage; the other one is a
rule of udev for where the driver was there before, because it is in the initramfs or built into the kernel. They name
the enclosures that the program has switched, so only those are switched back, and are removed with the last one.

If somebody else sets this option, nothing is changed: the kernel would take only one of the two lists. If somebody sets
it later, that list wins: modprobe takes the last one, and the rule only fills an empty list.
"""

import contextlib
import fcntl
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from shingleback.domain.helper_protocol import HelperRefusal
from shingleback.domain.text import text_lines
from shingleback.domain.usb_quirks import MOST_BYTES, is_without_uas, with_uas, without_uas
from shingleback.helper.devices import BlockDevice, Computer, check_still_there, disks_below, names_in, text_of
from shingleback.helper.programs import ProgramCall
from shingleback.helper.verb_process import Refused

FILE: Final = "00-shingleback-uas.conf"
RULE: Final = "00-shingleback-uas.rules"
_ABOUT: Final = "# Shingleback has switched UAS off for these USB enclosures. Without this file, UAS is used again.\n"
_OPTIONS: Final = "options usb-storage quirks="
_AT_START: Final = (
    'ACTION=="add", SUBSYSTEM=="module", KERNEL=="usb_storage",'
    ' ATTR{{parameters/quirks}}=="", ATTR{{parameters/quirks}}="{quirks}"'
)
_OPTION_OF_OTHERS: Final = re.compile(r"^\s*options\s+usb[-_]storage\s.*\bquirks=", re.MULTILINE)
_OPTION_OF_KERNEL: Final = re.compile(r"\busb[-_]storage\.quirks=")
_PARAMETER: Final = "module/usb_storage/parameters/quirks"
_UAS: Final = "uas"


def set_uas(request: ProgramCall) -> list[object]:
    """Switch UAS on or off for all enclosures with the USB numbers of this one, from the next plug-in on."""
    computer, device = request.computer, request.device
    is_on = bool(request.number(0))
    usb, driver = _enclosure(computer, device)
    parameter = computer.sysfs / _PARAMETER
    with _locked(computer.modprobe[0]):
        quirks, own_lines = text_of(parameter), text_lines(text_of(computer.modprobe[0] / FILE))
        own_quirks = next((line.removeprefix(_OPTIONS) for line in own_lines if line.startswith(_OPTIONS)), "")
        has_own_quirk = is_without_uas(own_quirks, usb)
        if is_on and not has_own_quirk and not is_without_uas(quirks, usb):
            return []
        if not is_on and driver != _UAS and not has_own_quirk:
            raise Refused(HelperRefusal.NOT_POSSIBLE_HERE)
        if not (is_on and has_own_quirk) and _is_set_by_others(computer):
            raise Refused(HelperRefusal.SET_BY_OTHERS)
        switch = with_uas if is_on else without_uas
        if any(
            len(switch(entries, usb)) > MOST_BYTES for entries in (quirks, own_quirks)
        ):  # usb-storage would not load
            raise Refused(HelperRefusal.NOT_POSSIBLE_HERE)
        check_still_there(device)
        _write_parameter(parameter, switch(quirks, usb))
        try:
            _write_own_quirks(computer, switch(own_quirks, usb))
        except OSError as error:
            with contextlib.suppress(OSError):
                _write_own_quirks(computer, own_quirks)
            _write_parameter(parameter, quirks)
            raise Refused(HelperRefusal.NOT_POSSIBLE_HERE, error.strerror or "") from None
    return []


def _enclosure(computer: Computer, device: BlockDevice) -> tuple[str, str]:
    """Return the USB numbers of the enclosure, and the driver of its interface. Raises Refused if it is not on USB."""
    disks, devices = disks_below(device.folder), (computer.sysfs / "devices").resolve()
    disk = disks.pop() if len(disks) == 1 else devices
    parents = [parent for parent in disk.parents if parent.is_relative_to(devices)]
    for parent in parents:
        vendor, product = text_of(parent / "idVendor"), text_of(parent / "idProduct")
        if re.fullmatch("[0-9a-f]{4}", vendor) and re.fullmatch("[0-9a-f]{4}", product):
            interface = next(below for below in parents if below.parent == parent)
            return f"{vendor}:{product}", (interface / "driver").resolve().name
    raise Refused(HelperRefusal.NOT_POSSIBLE_HERE)


@contextlib.contextmanager
def _locked(folder: Path) -> Iterator[None]:
    """Of two calls at once, the second one waits and sees what the first one has written."""
    try:
        _make(folder)
        fd = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    except OSError as error:
        raise Refused(HelperRefusal.NOT_POSSIBLE_HERE, error.strerror or "") from None
    try:
        fcntl.flock(fd, fcntl.LOCK_EX)
        yield
    finally:
        os.close(fd)


def _is_set_by_others(computer: Computer) -> bool:
    # Of files with one name, modprobe reads that of the first folder.
    files = {name: folder / name for folder in reversed(computer.modprobe) for name in names_in(folder)}
    return _OPTION_OF_KERNEL.search(text_of(computer.command_line)) is not None or any(
        _OPTION_OF_OTHERS.search(_all_of(file))
        for name, file in files.items()
        if name.endswith(".conf") and name != FILE
    )


def _all_of(file: Path) -> str:
    try:
        return file.read_text("utf-8", "replace").replace("\\\n", " ")
    except OSError:
        return ""


def _write_parameter(parameter: Path, quirks: str) -> None:
    try:
        fd = os.open(parameter, os.O_WRONLY | os.O_TRUNC | os.O_CLOEXEC | os.O_NOFOLLOW)
    except OSError as error:
        raise Refused(HelperRefusal.NOT_POSSIBLE_HERE, error.strerror or "") from None
    try:
        os.write(fd, quirks.encode() + b"\n")  # of an empty write, the kernel learns nothing
    except OSError as error:
        raise Refused(HelperRefusal.NOT_POSSIBLE_HERE, error.strerror or "") from None
    finally:
        os.close(fd)


def _write_own_quirks(computer: Computer, quirks: str) -> None:
    for file, line in (
        (computer.modprobe[0] / FILE, f"{_OPTIONS}{quirks}"),
        (computer.udev_rules / RULE, _AT_START.format(quirks=quirks)),
    ):
        if quirks:
            _replace(file, f"{_ABOUT}{line}\n")
        else:
            file.unlink(missing_ok=True)


def _make(folder: Path) -> None:
    """Make a folder that everybody may read, whatever the umask is."""
    if not folder.is_dir():
        _make(folder.parent)
        folder.mkdir()
        folder.chmod(0o755)


def _replace(file: Path, text: str) -> None:
    """Replace a file in one step. Everybody may read it, and nothing reads an unfinished one."""
    _make(file.parent)
    new = file.with_name(f"{file.name}.new")
    new.unlink(missing_ok=True)
    fd = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o644)
    try:
        os.fchmod(fd, 0o644)
        os.write(fd, text.encode())
        os.fsync(fd)
    finally:
        os.close(fd)
    new.rename(file)
