"""Which access method reads a drive's SMART report, and why none works, on a fake UDisks2 and a fake smartctl."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from dbus_fast import Variant

from shingleback.devices.dbus import connected
from shingleback.devices.smart.read import (
    SmartReading,
    SmartTools,
    find_smartctl,
    is_blocked,
    is_lifted,
    local_smart_tools,
    read_smart,
    run_smartctl,
    with_quirk,
)
from shingleback.domain.child_limits import QUESTION
from shingleback.domain.drive import Drive, Evidence, Transport, UsbDriver, UsbId
from shingleback.domain.smart.device_types import device_types
from shingleback.domain.smart.report import AccessMethod, Health
from shingleback.domain.smart.rules import judge
from tests.fakes.smart_service import GOOD_ATA, GOOD_LOG, GOOD_NVME, GOOD_ROWS, answer_ata, answer_nvme, tree_with
from tests.fakes.udisks import Behavior, FakeUDisks, Incoming
from tests.fakes.udisks_behaviors import dying, refusing, silent
from tests.fakes.udisks_objects import DRIVE
from tests.helpers.bus import Bus, private_bus
from tests.helpers.patience import wait_until
from tests.helpers.reports import report_text

SEAGATE = UsbId(0x0BC2, 0x2037)
ON_UAS = Evidence(usb=SEAGATE, usb_driver=UsbDriver.UAS, transport=Transport.USB)
ON_USB = Evidence(usb=UsbId(0x1058, 0x2621), usb_driver=UsbDriver.USB_STORAGE, transport=Transport.USB)
ON_SATA = Evidence(transport=Transport.SATA, model="ST4000DM004-2CV104", rotation_rpm=5425)
ON_NVME = Evidence(transport=Transport.NVME, model="ADATA LEGEND 710")


@pytest.fixture
def bus(tmp_path: Path) -> Iterator[Bus]:
    with private_bus(tmp_path) as bus:
        yield bus


@pytest.fixture
def sysfs(tmp_path: Path) -> Path:
    return tmp_path / "sys"


def drive(evidence: Evidence) -> Drive:
    return Drive(key="key", path=DRIVE, device="/dev/sdx", number=2064, name="Drive", evidence=evidence)


# through UDisks2 ------------------------------------------------------------------------------------------------


def through_udisks(bus: Bus, evidence: Evidence, sysfs: Path, limit_s: float = 10) -> SmartReading:
    async def ask() -> SmartReading:
        async with connected(bus.address, 10) as connection:
            tools = SmartTools(bus=connection, is_root=False, program=None, sysfs=sysfs, limit_s=limit_s)
            return await read_smart(drive(evidence), tools)

    return asyncio.run(ask())


def service(bus: Bus, interface: str) -> FakeUDisks:
    return FakeUDisks(bus.address, tree_with(interface), lambda _node: None)


def test_a_sata_drive_is_read_through_udisks(bus: Bus, sysfs: Path) -> None:
    with service(bus, "Drive.Ata") as udisks:
        answer_ata(udisks)
        reading = through_udisks(bus, ON_SATA, sysfs)

    assert reading.access is AccessMethod.UDISKS
    assert reading.report
    assert (reading.report.temperature_c, reading.report.power_on_hours) == (39, 17_577)
    assert judge(reading.report).health is Health.OK
    assert udisks.calls == ["SmartUpdate fake", "GetAll fake", "SmartGetAttributes fake"]


def test_attributes_from_udisks_are_judged_like_a_smartctl_report(bus: Bus, sysfs: Path) -> None:
    worn = [(5, "reallocated-sector-count", 0x33, 1, 1, 36, 42_622, 3, {}), *GOOD_ROWS[1:]]
    with service(bus, "Drive.Ata") as udisks:
        answer_ata(udisks, {**GOOD_ATA, "SmartFailing": True, "SmartSelftestStatus": "error_read"}, worn)
        reading = through_udisks(bus, ON_SATA, sysfs)

    finding_codes = {finding.code for finding in judge(reading.report).findings}
    assert {"overall-failed", "reallocated-many", "below-threshold", "self-test-failed"} <= finding_codes


def test_an_nvme_drive_is_read_through_udisks(bus: Bus, sysfs: Path) -> None:
    with service(bus, "NVMe.Controller") as udisks:
        answer_nvme(udisks)
        reading = through_udisks(bus, ON_NVME, sysfs)

    assert reading.access is AccessMethod.NVME_UDISKS
    assert reading.report
    assert (reading.report.temperature_c, reading.report.power_on_hours) == (35, 229)
    assert judge(reading.report).health is Health.OK


def test_the_warnings_of_an_nvme_drive_reach_the_report(bus: Bus, sysfs: Path) -> None:
    with service(bus, "NVMe.Controller") as udisks:
        warning = {**GOOD_NVME, "SmartCriticalWarning": ["temperature", "readonly"]}
        answer_nvme(udisks, warning, {**GOOD_LOG, "media_errors": Variant("t", 7)})
        reading = through_udisks(bus, ON_NVME, sysfs)

    assert reading.report
    assert (reading.report.critical_warning, reading.report.media_errors) == (0b1010, 7)


def test_a_sleeping_drive_is_not_woken_up(bus: Bus, sysfs: Path) -> None:
    with service(bus, "Drive.Ata") as udisks:
        answer_ata(udisks, {**GOOD_ATA, "SmartUpdated": 0})
        udisks.behaviors["SmartUpdate"] = sleeping

        assert through_udisks(bus, ON_SATA, sysfs).access is AccessMethod.ASLEEP


async def sleeping(call: Incoming) -> None:
    """Refuses only callers that set nowakeup, as UDisks2 does."""
    if call.message.body[0]["nowakeup"].value:
        await call.fail("WouldWakeup", "Disk is in sleep mode and the nowakeup option was passed")
    else:
        await call.succeed()


def test_a_sleeping_drive_is_judged_by_the_last_report_of_udisks(bus: Bus, sysfs: Path) -> None:
    with service(bus, "Drive.Ata") as udisks:
        answer_ata(udisks)
        udisks.behaviors["SmartUpdate"] = sleeping

        assert judge(through_udisks(bus, ON_SATA, sysfs).report).health is Health.OK


def test_a_hanging_drive_times_out(bus: Bus, sysfs: Path) -> None:
    with service(bus, "Drive.Ata") as udisks:
        answer_ata(udisks)
        udisks.behaviors["SmartUpdate"] = silent

        assert through_udisks(bus, ON_SATA, sysfs, limit_s=0.2).access is AccessMethod.NO_ANSWER


def test_a_service_that_dies_counts_as_no_answer(bus: Bus, sysfs: Path) -> None:
    with service(bus, "Drive.Ata") as udisks:
        answer_ata(udisks)
        udisks.behaviors["SmartUpdate"] = dying

        assert through_udisks(bus, ON_SATA, sysfs).access is AccessMethod.NO_ANSWER


@pytest.mark.parametrize("error", ["NotAuthorized", "NotSupported", "Failed"])
def test_a_refused_update_falls_back_to_the_last_report_of_udisks(bus: Bus, sysfs: Path, error: str) -> None:
    with service(bus, "Drive.Ata") as udisks:
        answer_ata(udisks)
        udisks.behaviors["SmartUpdate"] = refusing(error, "no")
        assert through_udisks(bus, ON_SATA, sysfs).access is AccessMethod.UDISKS

        answer_ata(udisks, {**GOOD_ATA, "SmartUpdated": 0})
        udisks.behaviors["SmartUpdate"] = refusing(error, "no")
        assert through_udisks(bus, ON_SATA, sysfs) == SmartReading(
            None, AccessMethod.NO_RIGHTS, (("device", "/dev/sdx"),)
        )


def test_a_usb_drive_that_udisks_does_not_read_needs_rights(bus: Bus, sysfs: Path) -> None:
    with service(bus, ""):
        assert through_udisks(bus, ON_USB, sysfs).access is AccessMethod.NO_RIGHTS


def test_without_udisks_rights_are_missing(bus: Bus, sysfs: Path) -> None:
    assert through_udisks(bus, ON_SATA, sysfs).access is AccessMethod.NO_RIGHTS


def test_a_nonsensical_answer_gives_no_report(bus: Bus, sysfs: Path) -> None:
    with service(bus, "NVMe.Controller") as udisks:
        answer_nvme(udisks, {"SmartCriticalWarning": ["nonsense"]}, {"media_errors": Variant("s", "many")})

        assert through_udisks(bus, ON_NVME, sysfs).report is None


# with smartctl --------------------------------------------------------------------------------------------------


def stand_in(folder: Path, script: str) -> Path:
    """A script that takes smartctl's place."""
    program = folder / "smartctl"
    program.write_text(f"#!/bin/sh\n{script}\n")
    program.chmod(0o755)
    return program


def printing(folder: Path, text: str, status: int = 0) -> str:
    (folder / "printed").write_text(text)
    return f"cat {folder}/printed; exit {status}"


def as_root(evidence: Evidence, program: Path | None, sysfs: Path, limit_s: float = 10) -> SmartReading:
    tools = SmartTools(bus=None, is_root=True, program=program, sysfs=sysfs, limit_s=limit_s)
    return asyncio.run(read_smart(drive(evidence), tools))


def test_root_reads_a_usb_drive_with_smartctl(tmp_path: Path, sysfs: Path) -> None:
    program = stand_in(
        tmp_path, f'echo "$@" > {tmp_path}/asked; ' + printing(tmp_path, report_text("st2000dm008.json"))
    )
    reading = as_root(ON_USB, program, sysfs)

    assert reading.access is AccessMethod.SMARTCTL
    assert reading.report
    assert reading.report.model == "ST2000DM008-2FR102"
    assert (tmp_path / "asked").read_text() == "--json -x -n standby,3 -- /dev/sdx\n"


@pytest.mark.parametrize("status", [4, 8, 16, 32, 64, 128, 216])
def test_exit_status_bits_for_bad_health_do_not_hide_the_report(tmp_path: Path, sysfs: Path, status: int) -> None:
    program = stand_in(tmp_path, printing(tmp_path, report_text("st2000dm008.json"), status))

    assert as_root(ON_SATA, program, sysfs).access is AccessMethod.SMARTCTL


def test_an_old_smartctl_without_json_prints_text(tmp_path: Path, sysfs: Path) -> None:
    text = printing(tmp_path, report_text("st4000lm024-x.txt"))
    program = stand_in(tmp_path, f'case "$1" in --json) echo UNRECOGNIZED OPTION: json; exit 1;; *) {text};; esac')
    reading = as_root(ON_SATA, program, sysfs)

    assert reading.report
    assert reading.report.model == "ST4000LM024-2AN17V"


def test_a_bridge_unknown_to_smartctl_is_tried_with_sat(tmp_path: Path, sysfs: Path) -> None:
    text = printing(tmp_path, report_text("st2000dm008.json"))
    program = stand_in(tmp_path, f'case "$*" in *"-d sat"*) {text};; *) echo Unknown USB bridge; exit 1;; esac')

    assert as_root(ON_USB, program, sysfs).access is AccessMethod.SMARTCTL


def test_the_ways_that_a_bridge_may_understand_are_tried_in_turn(tmp_path: Path, sysfs: Path) -> None:
    text = printing(tmp_path, report_text("st2000dm008.json"))
    unknown = "echo /dev/sdx: Unknown USB bridge; exit 1"
    program = stand_in(
        tmp_path, f'echo "$*" >> {tmp_path}/asked; case "$*" in *"-d sat,12"*) {text};; *) {unknown};; esac'
    )
    reading = as_root(ON_USB, program, sysfs)

    assert reading.access is AccessMethod.SMARTCTL
    command_lines = [line.split(" ") for line in (tmp_path / "asked").read_text().splitlines()]
    assert [arguments[arguments.index("-d") + 1] for arguments in command_lines if "-d" in arguments] == [
        "sat",
        "sat,12",
    ]


@pytest.mark.parametrize(
    ("usb", "expected_types"),
    [
        (UsbId(0x0BC2, 0x2344), ("sat", "sat,12")),
        (UsbId(0x152D, 0x2338), ("sat", "sat,12", "usbjmicron")),
        (UsbId(0x152D, 0x0583), ("sat", "sat,12", "sntjmicron")),
        (UsbId(0x04E8, 0x4001), ("sat", "sat,12", "sntasmedia")),
        (UsbId(0x0634, 0x5603), ("sat", "sat,12")),
        (None, ("sat", "sat,12")),
    ],
)
def test_commands_of_one_maker_are_only_tried_with_its_bridges(
    usb: UsbId | None, expected_types: tuple[str, ...]
) -> None:
    assert device_types(usb) == expected_types


def test_a_bridge_that_passes_nothing_through_is_the_reason(tmp_path: Path, sysfs: Path) -> None:
    program = stand_in(tmp_path, printing(tmp_path, "/dev/sdx: Unknown USB bridge [0x1352:0x0001]\n", 1))

    assert as_root(ON_USB, program, sysfs).access is AccessMethod.BLOCKED_BY_BRIDGE


def test_a_drive_with_only_a_name_gives_no_report(tmp_path: Path, sysfs: Path) -> None:
    only_a_name = '{"device": {"protocol": "SCSI"}, "scsi_model_name": "Seagate Expansion", "smartctl": {}}'
    program = stand_in(tmp_path, printing(tmp_path, only_a_name, 4))

    assert as_root(ON_USB, program, sysfs) == SmartReading(
        None, AccessMethod.BLOCKED_BY_BRIDGE, (("device", "/dev/sdx"),)
    )


def test_smartctl_does_not_wake_a_sleeping_drive(tmp_path: Path, sysfs: Path) -> None:
    program = stand_in(tmp_path, printing(tmp_path, "Device is in STANDBY mode, exit(3)\n", 3))

    assert as_root(ON_SATA, program, sysfs).access is AccessMethod.ASLEEP


@pytest.mark.parametrize(
    "drive_and_access", [(ON_USB, AccessMethod.BLOCKED_BY_BRIDGE), (ON_SATA, AccessMethod.NO_ANSWER)]
)
def test_a_drive_of_unknown_power_mode_is_not_called_asleep(
    tmp_path: Path, sysfs: Path, drive_and_access: tuple[Evidence, AccessMethod]
) -> None:
    """The output of smartctl 7.3 where CHECK POWER MODE fails, as on an emulated USB drive."""
    drive, access = drive_and_access
    output = '{"smartctl": {"messages": [{"string": "Device is in SLEEP mode, exit(3)", "severity": "information"}]}}'
    assert as_root(drive, stand_in(tmp_path, printing(tmp_path, output, 3)), sysfs).access is access


@pytest.mark.parametrize("refusal", [sleeping, refusing("Failed", "SMART is not supported")], ids=["asleep", "failed"])
def test_udisks_reports_a_drive_without_smart(bus: Bus, sysfs: Path, refusal: Behavior) -> None:
    """It isn't called asleep, and no password would help."""
    with service(bus, "Drive.Ata") as udisks:
        answer_ata(udisks, {**GOOD_ATA, "SmartUpdated": 0, "SmartSupported": False})
        udisks.behaviors["SmartUpdate"] = refusal

        assert through_udisks(bus, ON_SATA, sysfs) == SmartReading(
            None, AccessMethod.NO_SMART, (("device", "/dev/sdx"),)
        )


def test_missing_smart_on_usb_may_be_the_enclosures_fault(bus: Bus, sysfs: Path) -> None:
    with service(bus, "Drive.Ata") as udisks:
        answer_ata(udisks, {**GOOD_ATA, "SmartUpdated": 0, "SmartSupported": False})

        assert through_udisks(bus, ON_USB, sysfs).access is AccessMethod.NO_RIGHTS


@pytest.mark.parametrize(
    "output",
    [
        '{"device": {"protocol": "ATA"}, "model_name": "SPCC", "smart_support": {\n    "available": false\n  }}',
        "Device Model:     SPCC\nSMART support is: Unavailable - device lacks SMART capability.\n",
    ],
    ids=["json", "text"],
)
@pytest.mark.parametrize(
    "drive_and_access",
    [(ON_SATA, AccessMethod.NO_SMART), (ON_USB, AccessMethod.BLOCKED_BY_BRIDGE)],
    ids=["sata", "usb"],
)
def test_smartctl_reports_a_drive_without_smart(
    tmp_path: Path, sysfs: Path, output: str, drive_and_access: tuple[Evidence, AccessMethod]
) -> None:
    drive, access = drive_and_access

    assert as_root(drive, stand_in(tmp_path, printing(tmp_path, output, 4)), sysfs).access is access


@pytest.mark.parametrize("output", ["head -c 100000 /dev/urandom", "yes", "exit 0", "kill -9 $$"])
def test_garbage_from_the_program_is_no_report(tmp_path: Path, sysfs: Path, output: str) -> None:
    assert as_root(ON_SATA, stand_in(tmp_path, output), sysfs).access is AccessMethod.NO_ANSWER


def test_a_hanging_smartctl_is_killed_with_its_children(tmp_path: Path, sysfs: Path) -> None:
    program = stand_in(tmp_path, f"echo $$ > {tmp_path}/pid; sleep 100 & sleep 100")

    assert as_root(ON_SATA, program, sysfs, limit_s=0.3).access is AccessMethod.NO_ANSWER
    group = int((tmp_path / "pid").read_text())
    wait_until(lambda: not is_running(group))


def is_running(group: int) -> bool:
    """Whether a process of the group is alive. In a container, nobody may reap the dead ones."""
    fields = [stat_fields(process) for process in Path("/proc").glob("[0-9]*")]
    return any(state not in "ZX" and int(pgrp) == group for state, _, pgrp in fields)


def stat_fields(process: Path) -> list[str]:
    """The state, the parent and the group of a process, as in proc_pid_stat(5)."""
    try:
        return (process / "stat").read_text().rpartition(")")[2].split()[:3]
    except OSError:
        return ["X", "0", "0"]  # it has ended meanwhile


def test_a_program_that_cannot_be_run_counts_as_no_answer(tmp_path: Path, sysfs: Path) -> None:
    assert as_root(ON_SATA, tmp_path / "missing", sysfs).access is AccessMethod.NO_ANSWER
    assert as_root(ON_SATA, None, sysfs).access is AccessMethod.NO_PROGRAM


def test_smartctl_is_searched_for_in_fixed_folders_only(tmp_path: Path) -> None:
    program = stand_in(tmp_path, "exit 0")
    program_without_rights = tmp_path / "data"
    program_without_rights.write_text("")

    assert find_smartctl([tmp_path / "missing", program_without_rights, program]) == program
    assert find_smartctl([tmp_path]) is None


def test_the_real_smartctl_understands_our_options() -> None:
    """It refuses the device because of its type, not because of the options."""
    program = find_smartctl()
    if program is None:
        pytest.skip("needs smartctl, of the package smartmontools")

    printed = asyncio.run(run_smartctl(program, "/dev/null", "--json", limit_s=10))
    assert printed
    assert "Unable to detect device type" in printed.text
    assert not printed.is_not_understood


# blocked by the kernel ------------------------------------------------------------------------------------------


def set_quirks(sysfs: Path, quirks: str) -> None:
    folder = sysfs / "module/usb_storage/parameters"
    folder.mkdir(parents=True)
    (folder / "quirks").write_text(quirks + "\n")


def values(reading: SmartReading) -> dict[str, str]:
    return dict(reading.values)


def test_a_seagate_drive_under_uas_is_blocked_by_the_kernel_with_a_known_remedy(bus: Bus, sysfs: Path) -> None:
    reading = through_udisks(bus, ON_UAS, sysfs)

    assert reading.access is AccessMethod.BLOCKED_BY_KERNEL
    assert values(reading)["quirk"] == "0bc2:2037:"


def test_quirks_of_other_devices_are_kept(bus: Bus, sysfs: Path) -> None:
    set_quirks(sysfs, "174c:55aa:u")

    assert values(through_udisks(bus, ON_UAS, sysfs))["quirk"] == "174c:55aa:u,0bc2:2037:"


def test_a_quirk_that_is_set_already_is_not_suggested_again(bus: Bus, tmp_path: Path, sysfs: Path) -> None:
    set_quirks(sysfs, "0bc2:2037:")

    assert through_udisks(bus, ON_UAS, sysfs).access is AccessMethod.NO_RIGHTS
    program = stand_in(tmp_path, printing(tmp_path, "{}", 4))
    reading = as_root(ON_UAS, program, sysfs)
    assert (reading.access, values(reading)["quirk"]) == (AccessMethod.BLOCKED_BY_KERNEL, "")


def test_root_tries_smartctl_before_blaming_the_kernel(tmp_path: Path, sysfs: Path) -> None:
    """Another program or a newer kernel may have lifted the block."""
    program = stand_in(tmp_path, printing(tmp_path, report_text("st2000dm008.json")))
    assert as_root(ON_UAS, program, sysfs).access is AccessMethod.SMARTCTL

    program = stand_in(tmp_path, printing(tmp_path, "Read Device Identity failed: scsi error unsupported\n", 2))
    assert as_root(ON_UAS, program, sysfs).access is AccessMethod.BLOCKED_BY_KERNEL


@pytest.mark.parametrize(
    ("quirks", "blocked"),
    [
        ("", True),
        ("0bc2:2037:", False),
        ("0BC2:2037:k", False),
        ("0bc2:2037:t", True),
        ("0bc2:2038:", True),
        ("174c:55aa:u,0bc2:2037:", False),
        ("174c:55aa:u, 0bc2:2037:", True),  # the kernel reads no number after a space
        ("nonsense,:::,", True),
    ],
)
def test_a_quirks_entry_overrides_the_kernels_table(quirks: str, blocked: bool) -> None:
    assert is_blocked(ON_UAS, quirks) is blocked
    assert is_lifted(ON_UAS, quirks) is not blocked


def test_only_uas_is_blocked() -> None:
    storage = Evidence(usb=SEAGATE, usb_driver=UsbDriver.USB_STORAGE)

    assert not is_blocked(storage, "")
    assert not is_blocked(ON_SATA, "")
    assert not is_lifted(storage, "")
    assert is_blocked(Evidence(usb=UsbId(0x174C, 0x55AA), usb_driver=UsbDriver.UAS), "174c:55aa:t")


def test_a_quirk_replaces_an_older_one_for_the_same_device() -> None:
    assert with_quirk(SEAGATE, "0bc2:2037:t,174c:55aa:u") == "174c:55aa:u,0bc2:2037:"


def test_the_smart_tools_of_this_computer_are_found() -> None:
    assert local_smart_tools(None, is_root=False).program == find_smartctl()


def test_smartctl_runs_under_resource_limits(tmp_path: Path, sysfs: Path) -> None:
    """They are set right after it starts, so the fake program waits for them here."""
    waits = f'until [ "$(ulimit -v)" = {QUESTION.memory_bytes >> 10} ]; do :; done\n' if QUESTION.memory_bytes else ""
    program = stand_in(tmp_path, waits + printing(tmp_path, report_text("st2000dm008.json")))

    assert as_root(ON_SATA, program, sysfs).access is AccessMethod.SMARTCTL
