"""A drive in the output of commands."""

from shingleback.bootstrap.drive_jobs import HealthResult
from shingleback.cli.drives import drive_item
from shingleback.devices.smart.read import SmartReading
from shingleback.domain.arrays import ArrayKind, ArrayRisk, ArrayWarning, Membership
from shingleback.domain.connection import ConnectionLimit, LimitKind
from shingleback.domain.smart.report import AccessMethod
from tests.helpers.plugged_in import EXPANSION, GOOD, PASSPORT, SHINGLED


def test_all_known_facts_are_included() -> None:
    item = drive_item(EXPANSION, SHINGLED)

    assert (item.device, item.name, item.size_bytes, item.usb) == (
        "/dev/sdb",
        "Seagate Expansion Desk",
        8 * 10**12,
        "0bc2:3343",
    )
    assert (item.recording, item.confidence) == ("drive-managed", "certain")
    assert [reason.code for reason in item.reasons] == ["model", "no-trim-proves-nothing"]
    assert [(volume.label, volume.mount_points) for volume in item.volumes] == [("Backup", ["/media/me/Backup"])]
    assert "USB 3" in item.connection
    assert item.normal


def test_unread_health_is_left_out() -> None:
    assert drive_item(EXPANSION, SHINGLED).health is None


def test_health_includes_its_access_method() -> None:
    health = drive_item(EXPANSION, SHINGLED, (), HealthResult(GOOD, SmartReading(None, AccessMethod.UDISKS))).health

    assert health is not None
    assert (health.health, health.access) == ("ok", "udisks")


def test_warnings_are_sentences_that_name_their_subject() -> None:
    parity = ArrayWarning(ArrayRisk.PARITY, Membership(ArrayKind.MD, "md7", "raid5"))
    large = ConnectionLimit(LimitKind.LARGE_REQUESTS, (("now_kb", "1280"), ("good_kb", "240")))

    item = drive_item(PASSPORT, SHINGLED, (parity, large))

    assert "md7" in item.warnings[0]
    assert "sdc" in item.warnings[1]
