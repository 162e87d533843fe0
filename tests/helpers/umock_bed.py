"""A real udisksd with a fake USB drive, which can be plugged in and pulled. Root only.

umockdev gives the programs that run below it another /sys and /dev, and reports the drive as udev would. Its library
works only in a process that was started through `umockdev-wrapper`, so the bed is a separate program, in a mount
namespace with an empty /run/udev. It reads "plug" and "pull", a line each, and answers each with a line.

    umockdev-wrapper python -m tests.helpers.umock_bed DESCRIPTION UDISKSD LOG
"""

import contextlib
import ctypes
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.helpers.own_mounts import with_own_mounts
from tests.helpers.patience import PATIENCE_S
from tests.helpers.udisksd import SERVICES, found, skip_unless_possible

ROOT = Path(__file__).parents[2]
UAS_DRIVE = ROOT / "tests/data/hotplug/st8000as0002-on-uas.umockdev"
_IN_NAMESPACE = 'mount -t tmpfs none /run && mkdir -p /run/udev/data && : >/run/udev/control && exec "$@"'


class Bed:
    """The program, as a test sees it.

    Attributes:
        sysfs: the folder that replaces /sys.
    """

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._process = process
        self.sysfs = Path(self._answer(), "sys")

    def plug(self) -> None:
        self._say("plug")

    def pull(self) -> None:
        self._say("pull")

    def _say(self, command: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{command}\n")
        self._process.stdin.flush()
        assert self._answer() == command

    def _answer(self) -> str:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line, "the bed has ended"
        return line.strip()


@contextlib.contextmanager
def bed(description: Path, folder: Path, address: str) -> Iterator[Bed]:
    """Nothing is plugged in at first. The service's output is in `folder`."""
    skip_unless_possible()
    if shutil.which("umockdev-wrapper") is None:
        pytest.skip("needs the package umockdev")
    program = [sys.executable, "-m", __name__, str(description), str(found(SERVICES)), str(folder / "udisksd.log")]
    process = subprocess.Popen(
        with_own_mounts("sh", "-c", _IN_NAMESPACE, "sh", "umockdev-wrapper", *program),
        cwd=ROOT,
        env=os.environ | {"DBUS_SYSTEM_BUS_ADDRESS": address, "PYTHONPATH": f"{ROOT}:{ROOT / 'app'}"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    with process:
        try:
            yield Bed(process)
        finally:
            assert process.stdin is not None
            process.stdin.close()
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(PATIENCE_S)
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)


# the program -------------------------------------------------------------------------------------------------


class _Testbed:
    def __init__(self, description: str) -> None:
        self._description = description
        self._paths = [f"/sys{line[3:].strip()}" for line in description.splitlines() if line.startswith("P: ")]
        self._lib = ctypes.CDLL("libumockdev.so.0")
        self._lib.umockdev_testbed_new.restype = ctypes.c_void_p
        self._lib.umockdev_testbed_get_root_dir.restype = ctypes.c_char_p
        self._bed = ctypes.c_void_p(self._lib.umockdev_testbed_new())  # tells later processes through the environment

    @property
    def root(self) -> str:
        path: bytes = self._lib.umockdev_testbed_get_root_dir(self._bed)
        return path.decode()

    def plug(self) -> None:
        """The library announces each of the devices."""
        if not self._lib.umockdev_testbed_add_from_string(self._bed, self._description.encode(), None):
            raise ValueError("umockdev does not understand the description")

    def pull(self) -> None:
        for path in reversed(self._paths):
            self._lib.umockdev_testbed_uevent(self._bed, path.encode(), b"remove")
            self._lib.umockdev_testbed_remove_device(self._bed, path.encode())
        for link in Path(self.root, "sys/block").iterdir():  # the library forgets these
            link.unlink()

    def close(self) -> None:
        ctypes.CDLL("libgobject-2.0.so.0").g_object_unref(self._bed)


def _note_for_udisks(description: str) -> None:
    """What udev would have recorded in its database; udisksd ignores devices that are not in it."""
    lines = description.splitlines()
    disk = lines[max(place for place, line in enumerate(lines) if line.startswith("P: ")) :]
    major, minor = (next(line for line in disk if line.startswith(f"E: {name}="))[9:] for name in ("MAJOR", "MINOR"))
    notes = [line.replace("E: ", "E:", 1) for line in disk if line.startswith("E: ID_")]
    Path(f"/run/udev/data/b{major}:{minor}").write_text("\n".join(["I:1000000", *notes, ""]), encoding="utf-8")


def _main(description: str, service: str, log: str) -> None:
    text = Path(description).read_text(encoding="utf-8")
    _note_for_udisks(text)
    testbed = _Testbed(text)
    with open(log, "wb") as output, subprocess.Popen([service, "--debug"], stdout=output, stderr=output) as udisksd:
        try:
            print(testbed.root, flush=True)
            for line in sys.stdin:
                {"plug": testbed.plug, "pull": testbed.pull}[line.strip()]()
                print(line, end="", flush=True)
        finally:
            udisksd.terminate()
    testbed.close()


if __name__ == "__main__":
    _main(*sys.argv[1:])
