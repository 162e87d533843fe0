"""Everything that is found out about a drive, with a /sys of the test's own and a fake UDisks2."""

import asyncio
import contextlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from shingleback.bootstrap.drive_jobs import HealthCheck, HealthResult, Inspector
from shingleback.devices.kernel_news import KernelLogs
from shingleback.devices.sysfs.facts import FactReader
from shingleback.devices.sysfs.topology import ArrayReader
from shingleback.domain.arrays import ArrayKind, ArrayRisk, ArrayWarning, Membership
from shingleback.domain.connection import ConnectionLimit, LimitKind
from shingleback.domain.drive import Drive, Evidence, Transport, UsbDriver
from shingleback.domain.smart.report import AccessMethod, Health
from shingleback.domain.smr.evidence import RecordingMethod
from shingleback.store.drive_records import HealthHistory
from tests.fakes.smart_service import GOOD_ROWS, Row, answer_ata, tree_with
from tests.fakes.udisks import FakeUDisks
from tests.fakes.udisks_objects import DRIVE
from tests.helpers.bus import private_bus
from tests.helpers.drive_table import TABLE
from tests.helpers.sysfs import Sysfs

DAY_S = 86_400.0
SHINGLED = Evidence(model="ST8000AS0002-1NA17Z", transport=Transport.SATA)
CONVENTIONAL = Evidence(model="HGST HMS5C4040ALE640", transport=Transport.SATA)
PENDING = 197


def drive(evidence: Evidence, *, link_mbps: int | None = None) -> Drive:
    return Drive(
        key="key",
        path=DRIVE,
        device="/dev/sda",
        number=2048,
        name="Drive",
        evidence=evidence,
        link_mbps=link_mbps,
    )


@dataclass
class Bench:
    """An inspector and its surroundings. `now_s` is the time of its clock."""

    inspector: Inspector
    check: HealthCheck
    sysfs: Sysfs
    udisks: FakeUDisks
    health_file: Path
    now_s: float

    def warnings(self, drive: Drive) -> tuple[ArrayWarning | ConnectionLimit, ...]:
        return self.inspector.warnings(drive, self.inspector.verdict(drive), self.inspector.facts(drive))

    def health(self) -> HealthResult:
        return asyncio.run(self.check.of(drive(SHINGLED)))


@pytest.fixture
def bench(tmp_path: Path) -> Iterator[Bench]:
    sysfs, health_file = Sysfs(tmp_path / "sys"), tmp_path / "state" / "health.sqlite"
    arrays = ArrayReader(sysfs.root, lambda _name: {}, tmp_path / "mountinfo", tmp_path / "snapraid.conf")
    with private_bus(tmp_path) as bus, FakeUDisks(bus.address, tree_with("Drive.Ata"), lambda _node: None) as udisks:
        inspector = Inspector(
            TABLE, FactReader(sysfs.root, lambda _name: {}), arrays, logs=KernelLogs(tmp_path / "kmsg", ())
        )
        check = HealthCheck(health_file, bus.address, lambda: built.now_s)
        built = Bench(inspector, check, sysfs, udisks, health_file, 1_700_000_000.0)
        yield built


def with_pending(count: int) -> list[Row]:
    return [(*row[:6], count, *row[7:]) if row[0] == PENDING else row for row in GOOD_ROWS]


def put_into_raid_5(sysfs: Sysfs, name: str) -> None:
    array = sysfs.write(sysfs.root / "devices/virtual/block/md0", {"size": "8\n", "md/level": "raid5\n"})
    sysfs.link(sysfs.root / "class/block/md0", array)
    sysfs.link((sysfs.root / "class/block" / name).resolve() / "holders/md0", array)


def test_a_drive_is_judged_by_its_evidence(bench: Bench) -> None:
    assert bench.inspector.verdict(drive(SHINGLED)).recording is RecordingMethod.DRIVE_MANAGED


def test_a_shingled_drive_in_an_unsuitable_array_causes_a_warning(bench: Bench) -> None:
    bench.sysfs.sata_disk("sda")
    put_into_raid_5(bench.sysfs, "sda")
    shingled = drive(SHINGLED)

    warnings = bench.warnings(shingled)

    assert warnings == (ArrayWarning(ArrayRisk.PARITY, Membership(ArrayKind.MD, "md0", "raid5")),)


def test_a_conventional_drive_in_the_same_array_causes_no_warning(bench: Bench) -> None:
    bench.sysfs.sata_disk("sda")
    put_into_raid_5(bench.sysfs, "sda")
    conventional = drive(CONVENTIONAL)

    assert bench.warnings(conventional) == ()


def test_a_slow_port_causes_a_warning(bench: Bench) -> None:
    bench.sysfs.usb_disk("sda", of_usb={"speed": "480\n", "version": " 2.10\n"})
    slow = drive(Evidence(transport=Transport.USB, usb_driver=UsbDriver.UAS), link_mbps=480)

    assert bench.warnings(slow) == (ConnectionLimit(LimitKind.SLOW_PORT),)


@pytest.mark.parametrize(
    ("timeouts", "is_log_open", "unseen"),
    [
        ({}, False, {LimitKind.UNSEEN_RESETS}),
        ({"iotmo_cnt": "0x0"}, False, {LimitKind.ONLY_TIMEOUTS_SEEN}),
        ({}, True, set()),
        ({"iotmo_cnt": "0x0"}, True, set()),
    ],
)
def test_short_resets_go_unnoticed_where_the_kernels_log_is_closed(
    bench: Bench, tmp_path: Path, timeouts: dict[str, str], is_log_open: bool, unseen: set[LimitKind]
) -> None:
    counters = {f"io{name}_cnt": "0x10" for name in ("request", "done", "err")}
    bench.sysfs.usb_disk("sda", of_device={**counters, **timeouts})
    (tmp_path / "kmsg").write_text("") if is_log_open else None
    on_usb = drive(Evidence(transport=Transport.USB, usb_driver=UsbDriver.UAS), link_mbps=5000)

    kinds = {warning.kind for warning in bench.warnings(on_usb) if isinstance(warning, ConnectionLimit)}

    assert kinds & {LimitKind.UNSEEN_RESETS, LimitKind.ONLY_TIMEOUTS_SEEN} == unseen


def test_a_removed_drive_causes_no_warning(bench: Bench) -> None:
    removed = drive(SHINGLED)

    assert bench.warnings(removed) == ()


def test_the_health_includes_its_access_method(bench: Bench) -> None:
    answer_ata(bench.udisks)

    drive_health = bench.health()

    assert (drive_health.verdict.health, drive_health.reading.access) == (Health.OK, AccessMethod.UDISKS)


def test_a_count_that_grew_since_yesterday_is_reported_as_growing(bench: Bench) -> None:
    codes = []
    for count in (2, 8):
        answer_ata(bench.udisks, rows=with_pending(count))
        codes.append({finding.code for finding in bench.health().verdict.findings})
        bench.now_s += DAY_S

    assert "pending-growing" not in codes[0]
    assert "pending-growing" in codes[1]


def test_without_a_report_nothing_is_stored(bench: Bench) -> None:
    bench.udisks.tree[DRIVE] = {}

    drive_health = bench.health()

    assert drive_health.verdict.health is Health.UNKNOWN
    with contextlib.closing(HealthHistory(bench.health_file)) as history:
        assert history.earlier("key", bench.now_s + DAY_S) == []


def test_an_unwritable_history_does_not_hide_the_health(bench: Bench) -> None:
    bench.health_file.parent.write_text("a file where the folder should be")
    answer_ata(bench.udisks)

    assert bench.health().verdict.health is Health.OK


def test_without_a_bus_the_health_is_unknown_and_the_access_method_is_named(tmp_path: Path) -> None:
    check = HealthCheck(tmp_path / "health.sqlite", f"unix:path={tmp_path}/nobody")

    drive_health = asyncio.run(check.of(drive(SHINGLED)))

    assert drive_health.verdict.health is Health.UNKNOWN
    assert drive_health.reading.access in (AccessMethod.NO_RIGHTS, AccessMethod.NO_PROGRAM, AccessMethod.NO_ANSWER)
