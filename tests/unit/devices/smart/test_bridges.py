"""Which way of asking (`smartctl -d`) is found for a USB bridge, by root and by the helper."""

import contextlib
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import pytest

from shingleback.devices.smart.text_report import read_report
from shingleback.domain.drive import Evidence, Transport, UsbDriver, UsbId
from shingleback.domain.smart.report import AccessMethod
from shingleback.helper import reports
from shingleback.helper.devices import find_device
from shingleback.helper.programs import ProgramCall, ProgramOutput
from shingleback.helper.verb_process import Stop
from tests.fakes.helper_machine import EXTERNAL, Machine
from tests.fakes.smartctl_bridge import AMBIGUOUS, UNKNOWN, UNSUPPORTED, bridge_answer, bridge_script
from tests.unit.devices.smart.test_smart_access import as_root, stand_in

JMICRON, JMICRON_NVME = UsbId(0x152D, 0x2338), UsbId(0x152D, 0x0583)
SUNPLUS, CYPRESS = UsbId(0x04FC, 0x0C25), UsbId(0x04B4, 0x6830)
ASMEDIA_SATA, ASMEDIA_NVME = UsbId(0x174C, 0x55AA), UsbId(0x174C, 0x2364)
REALTEK_NVME, VLI = UsbId(0x0BDA, 0x9210), UsbId(0x2109, 0x0715)
BRIDGES: Final = [
    (JMICRON, "usbjmicron", UNKNOWN, ["", "sat", "sat,12", "usbjmicron"]),
    (JMICRON_NVME, "sntjmicron", UNKNOWN, ["", "sat", "sat,12", "sntjmicron"]),
    (SUNPLUS, "usbsunplus", UNKNOWN, ["", "sat", "sat,12", "usbsunplus"]),
    (CYPRESS, "usbcypress", UNSUPPORTED, ["", "sat", "sat,12", "usbcypress"]),
    (ASMEDIA_SATA, "sat,12", "sat", ["", "sat,12"]),
    (ASMEDIA_NVME, "sntasmedia", "sat", ["", "sat,12", "sntasmedia"]),
    (REALTEK_NVME, "sntrealtek", AMBIGUOUS, ["", "sat", "sat,12", "sntrealtek"]),
    (VLI, "sat", UNKNOWN, ["", "sat"]),
    (VLI, "sat", "sat", [""]),
]
IDS: Final = [f"{usb} {understood} {by_default.partition('[')[0]}" for usb, understood, by_default, _ in BRIDGES]


def ways(command_lines: Iterable[list[str]]) -> list[str]:
    return [arguments[arguments.index("-d") + 1] if "-d" in arguments else "" for arguments in command_lines]


@pytest.mark.parametrize(("usb", "understood", "by_default", "requested"), BRIDGES, ids=IDS)
def test_root_finds_the_way_that_a_bridge_understands(
    tmp_path: Path, usb: UsbId, understood: str, by_default: str, requested: list[str]
) -> None:
    script = bridge_script(understood, by_default=by_default, asked=str(tmp_path / "asked"))
    evidence = Evidence(usb=usb, usb_driver=UsbDriver.USB_STORAGE, transport=Transport.USB)
    reading = as_root(evidence, stand_in(tmp_path, script), tmp_path / "sys")

    assert reading.access is AccessMethod.SMARTCTL
    assert ways(line.split() for line in (tmp_path / "asked").read_text().splitlines()) == requested


@pytest.fixture(autouse=True)
def plain_files_as_devices(monkeypatch: pytest.MonkeyPatch) -> None:
    """The helper keeps the device open while it asks, which only a block device allows."""
    monkeypatch.setattr(reports, "held_open", lambda _device: contextlib.nullcontext())


class _RunBridge:
    """Runs smartctl for the helper.

    Attributes:
        asked: the words of each command line.
    """

    def __init__(self, understood: str, by_default: str) -> None:
        self.asked: list[list[str]] = []
        self._bridge = (understood, by_default)

    def __call__(
        self,
        name: str,  # noqa: ARG002
        *arguments: str,
        fds: Iterable[int] = (),  # noqa: ARG002
        limit_s: float | None = None,  # noqa: ARG002
        stop: Stop | None = None,  # noqa: ARG002
    ) -> ProgramOutput:
        self.asked.append(list(arguments))
        understood, by_default = self._bridge
        return ProgramOutput(*bridge_answer(list(arguments), understood, by_default=by_default))


def asked_by_helper(folder: Path, usb: UsbId | None, run: _RunBridge) -> str:
    """The report that the helper returns for a drive at a USB port."""
    machine = Machine(folder)
    machine.plug_in()
    if usb is not None:
        port = machine.computer.sysfs / "devices" / EXTERNAL.partition("/host")[0]
        (port / "idVendor").write_text(f"{usb.vendor:04x}\n")
        (port / "idProduct").write_text(f"{usb.product:04x}\n")
    device = find_device(machine.computer, 8, 16, 7)
    request = ProgramCall(computer=machine.computer, device=device, values=(), uid=0, run=run, stop=Stop())
    return str(reports.health(request)[1])


@pytest.mark.parametrize(("usb", "understood", "by_default", "requested"), BRIDGES, ids=IDS)
def test_the_helper_finds_the_way_that_a_bridge_understands(
    tmp_path: Path, usb: UsbId, understood: str, by_default: str, requested: list[str]
) -> None:
    run = _RunBridge(understood, by_default)
    report = read_report(asked_by_helper(tmp_path, usb, run))

    assert report
    assert report.passed
    assert ways(run.asked) == requested


def test_a_bridge_that_understands_nothing_is_asked_only_what_is_safe_for_it(tmp_path: Path) -> None:
    run = _RunBridge("sntjmicron", UNKNOWN)

    asked_by_helper(tmp_path, VLI, run)
    assert ways(run.asked) == ["", "sat", "sat,12"]


def test_a_drive_that_is_not_at_a_usb_port_is_asked_once(tmp_path: Path) -> None:
    run = _RunBridge("nothing", "ata")

    asked_by_helper(tmp_path, None, run)
    assert ways(run.asked) == [""]
