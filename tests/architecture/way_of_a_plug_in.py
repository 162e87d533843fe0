"""Which modules of the window are entered when a drive is plugged in, from UDisks2's signal to the card and the notice.

    python -m tests.architecture.way_of_a_plug_in

The real window runs on a private bus, with a fake UDisks2 and a fake desktop. docs/architecture.md lists the modules
that one has to read to follow the path.
"""

import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from tests.architecture.tracing import PAGE, Tracer, paragraph, traced
from tests.fakes.machine import TB, Disk, files
from tests.fakes.notifications import FakeNotifications
from tests.gui import window_program
from tests.helpers.bus import private_bus
from tests.helpers.patience import wait_until
from tests.helpers.program import environment
from tests.helpers.watching import service

PROGRAM: Final = "tests.architecture.way_of_a_plug_in"

_OLD: Final = Disk("/dev/sdzx", 60032, None, {"Vendor": "WD", "Model": "Elements 25A3"}, size=4 * TB)
_NEW: Final = Disk("/dev/sdzz", 60016, [files("exfat")], {"Vendor": "Seagate", "Model": "Expansion HDD"}, size=8 * TB)


def way() -> list[str]:
    """The modules in order."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with private_bus(folder) as bus, FakeNotifications(bus.address) as desktop, service(bus, _OLD) as udisks:
            window = _window(folder, bus.address)
            try:
                _wait_for(window, "there: WD Elements 25A3")
                _send(window, "later")
                _wait_for(window, "it is later")
                udisks.plug(_NEW.tree)
                _wait_for(window, "there: WD Elements 25A3, Seagate Expansion HDD")
                wait_until(lambda: bool(desktop.shown))
            finally:
                window.kill()
                window.communicate()
        (modules,) = traced(folder / "steps").values()
    return modules


def _window(folder: Path, address: str) -> "subprocess.Popen[str]":
    own = environment()
    own["PYTHONPATH"] += f":{PAGE.parents[1]}"
    own |= {"DBUS_SYSTEM_BUS_ADDRESS": address, "DBUS_SESSION_BUS_ADDRESS": address}
    own |= {"HOME": str(folder), "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-m", PROGRAM, "--trace", str(folder)]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=own)


def _send(window: "subprocess.Popen[str]", line: str) -> None:
    assert window.stdin is not None
    window.stdin.write(f"{line}\n")
    window.stdin.flush()


def _wait_for(window: "subprocess.Popen[str]", line: str) -> None:
    assert window.stdout is not None
    while (output := window.stdout.readline()).strip() != line:
        assert output, "the window has ended"


def _trace(folder: Path) -> None:
    """In a separate process. Everything before the drive is plugged in is left out."""
    tracer = Tracer(folder / "steps")

    class Clock(window_program.Clock):
        def pass_a_minute(self) -> None:
            super().pass_a_minute()
            tracer.start_again()

    tracer.start()
    sys.exit(window_program.main(str(folder / "window"), Clock()))


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["--trace", folder]:
            _trace(Path(folder))
        case _:
            sys.stdout.write(paragraph("Window", way()))
