"""The whole window program, connected to a fake UDisks2 and a fake desktop."""

import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from shingleback.store import settings
from shingleback.store.private_files import Paths
from tests.fakes.machine import TB, Disk, files
from tests.fakes.notifications import FakeNotifications
from tests.fakes.udisks import FakeUDisks
from tests.fakes.udisks_behaviors import silent
from tests.helpers.bus import Bus
from tests.helpers.patience import PATIENCE_S, wait_until
from tests.helpers.program import environment, with_time_limit
from tests.helpers.watching import service

EXPANSION = Disk(
    "/dev/sdzz", 60016, [files("exfat")], {"Vendor": "Seagate", "Model": "Expansion HDD"}, size=8 * TB
)  # a node that no kernel has, so that sysfs adds nothing
ELEMENTS = Disk("/dev/sdzx", 60032, None, {"Vendor": "WD", "Model": "Elements 25A3"}, size=4 * TB)


@dataclass
class Program:
    process: subprocess.Popen[str]

    def wait_for_output(self, text: str) -> None:
        """Waits until the drives page shows that."""
        shown = []
        assert self.process.stdout is not None
        with with_time_limit(self.process):
            for line in self.process.stdout:
                shown.append(line.strip())
                if shown[-1] == text:
                    return
        raise AssertionError(f"it ended, and said {shown}")

    def pass_a_minute(self) -> None:
        """Later events no longer count as part of the start."""
        assert self.process.stdin is not None
        self.process.stdin.write("later\n")
        self.process.stdin.flush()
        self.wait_for_output("it is later")

    def close(self) -> int:
        """Returns the exit code."""
        self.process.communicate("close\n", timeout=PATIENCE_S)
        return self.process.returncode


@pytest.fixture
def desktop(bus: Bus) -> Iterator[FakeNotifications]:
    with FakeNotifications(bus.address) as desktop:
        yield desktop


@pytest.fixture
def udisks(bus: Bus) -> Iterator[FakeUDisks]:
    with service(bus, ELEMENTS) as udisks:
        yield udisks


@pytest.fixture
def program(bus: Bus, tmp_path: Path) -> Iterator[Program]:
    variables = {
        "DBUS_SYSTEM_BUS_ADDRESS": bus.address,
        "DBUS_SESSION_BUS_ADDRESS": bus.address,
        "QT_QPA_PLATFORM": "offscreen",
    }
    process = subprocess.Popen(
        [sys.executable, str(Path(__file__).with_name("window_program.py")), str(tmp_path / "window")],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=environment() | variables,
    )
    try:
        yield Program(process)
    finally:
        process.kill()
        process.communicate()


def test_a_plugged_in_drive_gets_a_card_and_a_notification_until_it_is_pulled(
    desktop: FakeNotifications, udisks: FakeUDisks, program: Program
) -> None:
    program.wait_for_output("there: WD Elements 25A3")
    program.pass_a_minute()

    udisks.plug(EXPANSION.tree)
    program.wait_for_output("there: WD Elements 25A3, Seagate Expansion HDD")
    wait_until(lambda: bool(desktop.shown))
    assert desktop.only.summary == "Seagate Expansion HDD, 8 TB"
    assert len(desktop.notified) == 1, "drives present at the start are not notified"
    assert {"what", "not-this"} <= set(desktop.only.actions)

    udisks.unplug(EXPANSION.tree)
    program.wait_for_output("there: WD Elements 25A3")
    wait_until(lambda: not desktop.shown)
    assert program.close() == 0


@pytest.mark.usefixtures("desktop")
def test_a_drive_service_that_stops_is_reported_and_the_drives_stay(
    bus: Bus, udisks: FakeUDisks, program: Program
) -> None:
    program.wait_for_output("there: WD Elements 25A3")

    udisks.stop()
    program.wait_for_output("missing: WD Elements 25A3")
    with service(bus, ELEMENTS, EXPANSION):
        program.wait_for_output("there: WD Elements 25A3, Seagate Expansion HDD")
        assert program.close() == 0


def test_a_drive_not_to_ask_about_is_remembered(
    desktop: FakeNotifications, udisks: FakeUDisks, program: Program
) -> None:
    program.wait_for_output("there: WD Elements 25A3")
    for _ in range(2):
        program.pass_a_minute()
        udisks.plug(EXPANSION.tree)
        program.wait_for_output("there: WD Elements 25A3, Seagate Expansion HDD")
        if not desktop.notified:
            wait_until(lambda: bool(desktop.shown))
            desktop.press("not-this")
            wait_until(lambda: bool(settings.load(Paths.of_user().settings_file).quiet))
        udisks.unplug(EXPANSION.tree)
        program.wait_for_output("there: WD Elements 25A3")

    assert program.close() == 0
    assert len(desktop.notified) == 1


@pytest.mark.usefixtures("desktop")
def test_a_hanging_drive_service_does_not_keep_the_window_from_closing(udisks: FakeUDisks, program: Program) -> None:
    program.wait_for_output("there: WD Elements 25A3")
    udisks.behaviors["GetManagedObjects"] = silent
    udisks.plug(EXPANSION.tree)
    assert udisks.call_received.wait(PATIENCE_S)

    assert program.close() == 0


def test_without_any_service_the_window_opens_and_closes(program: Program) -> None:
    program.wait_for_output("missing: no card")

    assert program.close() == 0
