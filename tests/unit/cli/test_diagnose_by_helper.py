"""`diagnose --device` without access to the kernel log: the helper provides the lines about the drive."""

from argparse import Namespace
from collections.abc import Callable
from pathlib import Path

import pytest

from shingleback.cli import diagnose as command
from shingleback.devices.kernel_log import HELPER, open_log
from shingleback.devices.sysfs.facts import FactReader
from shingleback.domain.errors import UsageError, Why
from shingleback.protocol.results import DiagnoseFinished
from shingleback.store.private_files import Paths
from tests.fakes.helper_machine import Machine

RECORDS = [
    "3,10,500000000,-;sd 6:0:0:0: [sdb] tag#3 FAILED Result: hostbyte=DID_OK driverbyte=DRIVER_OK cmd_age=0s",
    "3,11,500000001,-;sd 6:0:0:0: [sdb] tag#3 Sense Key : Medium Error [current]",
    "3,12,500000002,-;sd 6:0:0:0: [sdb] tag#3 Add. Sense: Unrecovered read error",
    "3,13,500000003,-;critical medium error, dev sdb, sector 2048 op 0x0:(READ) flags 0x0 phys_seg 1 prio class 2",
]

Diagnose = Callable[..., DiagnoseFinished]


@pytest.fixture
def diagnose(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Diagnose:
    """`diagnose` on a computer with a drive sdb, and without a readable log."""
    machine = Machine(tmp_path)
    machine.plug_in()
    monkeypatch.setattr(command, "open_log", lambda file: open_log(file, tmp_path / "none", "no-such-journalctl"))
    monkeypatch.setattr(command, "FactReader", lambda: FactReader(machine.computer.sysfs, lambda _name: {}))

    def run(device: str, records: list[str] | None) -> DiagnoseFinished:
        monkeypatch.setattr(command, "log_of_device", lambda disk: records if disk == "sdb" else None)
        arguments = Namespace(kernel_log=None, smartctl=None, device=device)
        return command.diagnose(arguments, Paths.of_user({"HOME": str(tmp_path)}))

    return run


def test_the_helper_provides_the_log_of_the_drive(diagnose: Diagnose) -> None:
    result = diagnose("sdb", RECORDS)

    assert result.log == HELPER
    assert [episode.kind for episode in result.episodes] == ["drive-failing"]


@pytest.mark.parametrize("device", ["sdb", ""], ids=["no helper", "no drive"])
def test_without_the_helpers_log_diagnosing_is_refused(diagnose: Diagnose, device: str) -> None:
    with pytest.raises(UsageError) as error:
        diagnose(device, None)

    assert error.value.why is Why.KERNEL_LOG_CLOSED
