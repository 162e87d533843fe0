"""Trouble of a drive, its connection and the power, noticed while a run writes."""

from functools import partial
from pathlib import Path

import pytest

from shingleback.domain.monitoring import NoCounters, NoTroubles, OwnWrites, Trouble, TroubleKind
from shingleback.messages.reasons import note
from shingleback.monitor.cache.estimator import NoEstimate
from shingleback.monitor.sampler import DriveSampler, SampledDrive
from shingleback.monitor.trouble import DriveTroubles
from shingleback.protocol.events import Event, Note, Watching
from tests.fakes.troubled_machine import Machine


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


@pytest.mark.parametrize("drive", ["sda", "sdb"])
def test_what_was_there_before_is_no_news(machine: Machine, drive: str) -> None:
    machine.put(machine.alarm, "1")
    troubles = machine.troubles(drive)

    assert troubles.take() == troubles.take() == []


def test_a_command_that_timed_out_is_told_once(machine: Machine) -> None:
    troubles = machine.troubles("sdb")
    machine.count(machine.scsi, 3)

    assert troubles.take() == [Trouble(TroubleKind.TIMED_OUT)]
    assert troubles.take() == []


def test_a_link_that_becomes_slower_is_told_with_its_speeds(machine: Machine) -> None:
    on_usb, on_sata = machine.troubles("sdb"), machine.troubles("sda")
    machine.put(machine.usb / "speed", "480")
    machine.put(machine.spd, "1.5 Gbps")

    assert on_usb.take() == [Trouble(TroubleKind.LINK_FELL, (("before_mbps", 5000), ("now_mbps", 480)))]
    assert on_sata.take() == [Trouble(TroubleKind.LINK_FELL, (("before_mbps", 6000), ("now_mbps", 1500)))]
    machine.put(machine.spd, "6.0 Gbps")
    assert on_usb.take() == on_sata.take() == []


def test_a_link_without_a_speed_for_a_moment_is_no_slower_one(machine: Machine) -> None:
    troubles = machine.troubles("sda")
    machine.put(machine.spd, "<unknown>")
    assert troubles.take() == []
    machine.put(machine.spd, "3.0 Gbps")
    assert [trouble.kind for trouble in troubles.take()] == [TroubleKind.LINK_FELL]


def test_a_boards_falling_voltage_is_told(machine: Machine) -> None:
    troubles = machine.troubles("sdb")
    machine.put(machine.alarm, "1")

    assert troubles.take() == [Trouble(TroubleKind.UNDER_VOLTAGE)]
    assert troubles.take() == []


@pytest.mark.parametrize(
    "line", ["hwmon hwmon1: Undervoltage detected!", "Under-voltage detected! (0x00050005)"], ids=["6.6", "4.9"]
)
def test_a_falling_voltage_is_read_from_the_log_of_a_kernel_without_the_sensor(machine: Machine, line: str) -> None:
    machine.alarm.unlink()
    troubles = machine.troubles("sda")
    machine.say(line)

    assert troubles.take() == [Trouble(TroubleKind.UNDER_VOLTAGE)]
    assert troubles.take() == []


def test_a_falling_voltage_that_the_log_and_sysfs_show_is_told_once(machine: Machine) -> None:
    troubles = machine.troubles("sdb")
    machine.put(machine.alarm, "1")
    first = troubles.take()
    machine.say("hwmon hwmon1: Undervoltage detected!")

    assert [*first, *troubles.take()] == [Trouble(TroubleKind.UNDER_VOLTAGE)]


def test_a_switched_off_usb_port_is_no_trouble_of_a_sata_drive(machine: Machine) -> None:
    on_usb, on_sata = machine.troubles("sdb"), machine.troubles("sda")
    machine.say("usb usb1-port4: over-current change #1")

    assert on_usb.take() == [Trouble(TroubleKind.OVER_CURRENT)]
    assert on_sata.take() == []


def test_resets_of_this_drive_are_read_from_the_kernels_log(machine: Machine) -> None:
    on_usb, on_sata = machine.troubles("sdb"), machine.troubles("sda")
    machine.say("usb 2-1: reset SuperSpeed USB device number 2 using xhci_hcd")
    machine.say("ata3: hard resetting link")
    machine.say("ata4: hard resetting link")

    assert on_usb.take() == on_sata.take() == [Trouble(TroubleKind.RESET)]


@pytest.mark.parametrize(
    "line",
    [
        "sd 6:0:0:0: [sdb] tag#12 uas_eh_abort_handler 0 uas-tag 13 inflight: CMD OUT",
        "sd 6:0:0:0: attempting task abort! scmd(00000000ad9f0a5e)",
    ],
)
def test_an_aborted_command_is_read_from_the_log_of_a_kernel_that_does_not_count_them(
    machine: Machine, line: str
) -> None:
    (machine.scsi / "iotmo_cnt").unlink()
    on_usb, on_sata = machine.troubles("sdb"), machine.troubles("sda")
    machine.say(line)
    machine.say(line)

    assert on_usb.take() == [Trouble(TroubleKind.TIMED_OUT)]
    assert on_sata.take() == []


def test_a_recovery_is_told_without_the_log(machine: Machine) -> None:
    machine.kmsg.unlink()
    on_usb, on_sata = machine.troubles("sdb"), machine.troubles("sda")
    machine.put(machine.host_state, "recovery")

    assert on_usb.take() == [Trouble(TroubleKind.RESET)]
    assert on_usb.take() == on_sata.take() == []
    machine.put(machine.host_state, "running")
    assert on_usb.take() == []


def test_an_error_that_the_kernel_remembers_of_a_sata_drive_is_told(machine: Machine) -> None:
    machine.kmsg.unlink()
    on_usb, on_sata = machine.troubles("sdb"), machine.troubles("sda")
    machine.put(machine.ering, "[  812.412000000] timeout")

    assert on_sata.take() == [Trouble(TroubleKind.RESET)]
    assert on_sata.take() == on_usb.take() == []


class _Clock:
    def __init__(self) -> None:
        self.now_s = 100.0

    def __call__(self) -> float:
        return self.now_s


@pytest.mark.parametrize("is_logged_first", [True, False])
def test_a_reset_that_the_log_and_sysfs_show_is_told_once(machine: Machine, is_logged_first: bool) -> None:
    clock = _Clock()
    troubles = DriveTroubles("sdb", machine.sysfs, machine.logs, clock)
    log_reset = partial(machine.say, "usb 2-1: reset SuperSpeed USB device number 2 using xhci_hcd")
    signs = [log_reset, partial(machine.put, machine.host_state, "recovery")]
    reported: list[Trouble] = []
    for sign in signs if is_logged_first else reversed(signs):
        sign()
        clock.now_s += 1
        reported += troubles.take()
    clock.now_s += 30  # some resets take long, and are repeated
    log_reset()
    machine.put(machine.host_state, "running")
    assert [*reported, *troubles.take()] == [Trouble(TroubleKind.RESET)]

    clock.now_s += 30
    log_reset()
    assert troubles.take() == [Trouble(TroubleKind.RESET)]


def test_a_switched_off_port_that_the_log_and_sysfs_show_is_told_once(machine: Machine) -> None:
    troubles = machine.troubles("sdb")
    machine.put(machine.port / "over_current_count", "1")
    first = troubles.take()
    machine.say("usb usb2-port1: over-current change #1")

    assert [*first, *troubles.take()] == [Trouble(TroubleKind.OVER_CURRENT)]


@pytest.mark.parametrize("port", ["usb2-port1", "usb2-port2"])
def test_a_port_of_the_hub_that_switched_itself_off_is_told(machine: Machine, port: str) -> None:
    machine.kmsg.unlink()
    troubles = machine.troubles("sdb")
    machine.put(machine.port.parent / port / "over_current_count", "5")

    assert troubles.take() == [Trouble(TroubleKind.OVER_CURRENT)]
    assert troubles.take() == []


def test_the_first_trouble_of_each_kind_is_reported_and_all_are_counted(machine: Machine) -> None:
    events: list[Event] = []
    watched = SampledDrive(NoCounters(), NoEstimate(), Watching(), machine.troubles("sdb"))
    sampler = DriveSampler(lambda _number: watched, events.append)
    sampler.begin(0)
    for second in range(1, 4):
        machine.count(machine.scsi, second)
        sampler.tick(float(second), 0, OwnWrites())

    assert [event.code for event in events if isinstance(event, Note)] == ["trouble-timed-out"]
    assert sampler.troubles == 3


class LosesItsLog(NoTroubles):
    def __init__(self) -> None:
        self.is_log_lost = False

    def take(self) -> list[Trouble]:
        self.is_log_lost = True
        return []


def test_a_log_that_can_no_longer_be_read_is_told_once_and_is_no_trouble() -> None:
    events: list[Event] = []
    watched = SampledDrive(NoCounters(), NoEstimate(), Watching(), LosesItsLog())
    sampler = DriveSampler(lambda _number: watched, events.append)
    sampler.begin(0)
    for second in range(1, 4):
        sampler.tick(float(second), 0, OwnWrites())

    (lost,) = [event for event in events if isinstance(event, Note)]
    assert "short resets of the connection go unnoticed" in note(lost.code, lost.values)
    assert sampler.troubles == 0
