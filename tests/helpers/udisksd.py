"""The real UDisks2 on a private bus. Root only.

It and a udevd run in their own mount and network namespaces: the udevd of the machine does not notice them, their notes
in /run are invisible to other processes, and they have only one udev rule, which puts the given devices on one drive.
UDisks2 ignores devices without notes of udev, so that it cannot touch the drives of the machine. Without a udevd, it
would wait 20 s for one after each unmount.

Mounts reach both sides below `shared_folder` only.
"""

import contextlib
import os
import shutil
import signal
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import pytest

from tests.helpers.containers import is_sysfs_writable
from tests.helpers.own_folder import temporary_folder
from tests.helpers.own_mounts import can_keep_mounts_apart
from tests.helpers.patience import wait_until
from tests.helpers.program import children_of

MODEL = "Test_Drive"
SERVICES = ("/usr/libexec/udisks2/udisksd", "/usr/lib/udisks2/udisksd")
_UDEVDS = ("/lib/systemd/systemd-udevd", "/usr/lib/systemd/systemd-udevd")
_RULE = """SUBSYSTEM=="block", KERNEL=="{names}", ENV{{ID_SERIAL}}="1", ENV{{ID_MODEL}}="{model}", \
{content}, ENV{{UDISKS_SYSTEM}}="0", ENV{{UDISKS_CAN_POWER_OFF}}="{can_power_off:d}"
"""
_CLAIMED = 'ENV{ID_FS_USAGE}="filesystem", ENV{ID_FS_TYPE}="ext4"'
_PROBED = 'OPTIONS+="watch", IMPORT{builtin}="blkid"'
_START = """set -e
private() { point=$(findmnt --noheadings --output TARGET --target "$1") || return 0; mount --make-private "$point"; }
private /run
mount -t tmpfs none /run
mkdir /run/udev
private /usr/lib/udev/rules.d
mount --bind "$RULES" /usr/lib/udev/rules.d
private /media
if [ -n "$MEDIA" ]; then mount --bind "$MEDIA" /media; else mount -t tmpfs none /media; fi
"$UDEVD" &
until udevadm control --ping --timeout=10; do sleep 0.05; done
udevadm trigger --action=add $DEVICES
udevadm settle --timeout=120
exec "$SERVICE"
"""


def skip_unless_possible() -> None:
    if os.geteuid() != 0:
        pytest.skip("needs root, to run the real UDisks2 on loop devices")
    if found(SERVICES) is None or shutil.which("udevadm") is None:
        pytest.skip("needs the package udisks2")
    if not is_sysfs_writable():
        pytest.skip("needs a writable /sys, to have devices announced")
    if not can_keep_mounts_apart():
        pytest.skip("needs mounts of its own, to hide the notes of udev")


@contextlib.contextmanager
def shared_folder() -> Iterator[Path]:
    """A folder below which mounts and unmounts reach other mount namespaces."""
    folder = temporary_folder("shared")
    _run("mount", "-t", "tmpfs", "-o", "size=1m,mode=755", "shingleback", folder)
    try:
        _run("mount", "--make-private", folder)
        _run("mount", "--make-shared", folder)
        yield folder
    finally:
        _run("umount", "--recursive", folder)
        folder.rmdir()


@contextlib.contextmanager
def real_udisksd(
    folder: Path,
    address: str,
    nodes: Sequence[str],
    *,
    can_power_off: bool = False,
    probes: bool = False,
    more_rules: Mapping[str, str] | None = None,
    media: Path | None = None,
) -> Iterator[subprocess.Popen[bytes]]:
    """Runs it with these devices on one drive. The service's output is in `folder`.

    Args:
        folder: for this service only.
        address: of the bus.
        nodes: of the devices.
        can_power_off: the drive claims that it can be powered off.
        probes: udev probes the devices, also after each change; otherwise they pass for ext4.
        more_rules: additional files of udev rules, by name.
        media: a shared folder (`shared_folder`) for its mount points; without one, its mounts are invisible outside.
    """
    skip_unless_possible()
    rules = folder / "rules"
    rules.mkdir()
    names = "|".join(f"{os.path.basename(node)}|{os.path.basename(node)}p*" for node in nodes)
    for name, text in (more_rules or {}).items():
        (rules / name).write_text(text)
    (rules / "99-test.rules").write_text(
        _RULE.format(names=names, model=MODEL, content=_PROBED if probes else _CLAIMED, can_power_off=can_power_off)
    )
    environment = os.environ | {
        "DBUS_SYSTEM_BUS_ADDRESS": address,
        "RULES": str(rules),
        "UDEVD": str(found(_UDEVDS)),
        "SERVICE": str(found(SERVICES)),
        "MEDIA": str(media or ""),
        "DEVICES": " ".join(f"--name-match={node}" for node in nodes),
    }
    with open(folder / "udisksd.log", "wb") as log:
        service = subprocess.Popen(
            ["unshare", "--mount", "--net", "--propagation", "unchanged", "sh", "-c", _START],
            env=environment,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )
    try:
        wait_until(lambda: _has_name(folder / "udisksd.log", service))
        yield service
    finally:
        os.killpg(service.pid, signal.SIGKILL)
        service.wait()


class Restarter:
    """Kills the service and starts it again, with the same devices, mounts and notes of udev, as systemd would do."""

    def __init__(self, service: "subprocess.Popen[bytes]", folder: Path) -> None:
        self._service = service
        self._folder = folder
        self._udevd = next(iter(children_of(service.pid)))
        self._again: list[subprocess.Popen[bytes]] = []

    def restart(self) -> None:
        """Returns when the new one has the name on the bus. Until the bus notices the end of the old one, it exits."""
        previous = (self._again or [self._service])[-1]
        previous.kill()
        previous.wait()
        wait_until(lambda: _acquires_name(*self._start()))

    def _start(self) -> tuple[Path, "subprocess.Popen[bytes]"]:
        log = self._folder / f"udisksd-{len(self._again)}.log"
        inside = ["nsenter", f"--target={self._udevd}", "--mount", "--net", str(found(SERVICES))]
        with log.open("wb") as file:
            service = subprocess.Popen(inside, stdout=file, stderr=file)
        self._again.append(service)
        return log, service

    def close(self) -> None:
        for service in self._again:
            service.kill()
            service.wait()


def _has_name(log: Path, service: "subprocess.Popen[bytes]") -> bool:
    text = log.read_text(errors="replace")
    assert service.poll() is None, text
    return "Acquired the name" in text


def _acquires_name(log: Path, service: "subprocess.Popen[bytes]") -> bool:
    """Waits until it has the name; false if it ends without it."""
    wait_until(lambda: service.poll() is not None or "Acquired the name" in log.read_text(errors="replace"))
    return service.poll() is None


def found(paths: Sequence[str]) -> str | None:
    return next((path for path in paths if os.path.exists(path)), None)


def _run(*arguments: str | Path) -> None:
    subprocess.run(arguments, check=True, capture_output=True)
