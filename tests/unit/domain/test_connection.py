"""How a drive is connected, what limits it there, and the sentences about it."""

import re
from dataclasses import replace

import pytest

from shingleback.domain.connection import Connection, ConnectionLimit, LimitKind, connection_of, limits_of
from shingleback.domain.drive import Evidence, Transport, UsbDriver
from shingleback.domain.smr.evidence import Confidence, RecordingMethod, Verdict
from shingleback.messages.drive import connection_text, limit_text

USB = Evidence(transport=Transport.USB, usb_driver=UsbDriver.UAS)
SATA = Evidence(transport=Transport.SATA)
SHINGLED = Verdict(RecordingMethod.DRIVE_MANAGED, Confidence.VERY_LIKELY, ())
PLAIN = Verdict(RecordingMethod.NO_SIGN_OF_SMR, Confidence.LIKELY, ())


@pytest.mark.parametrize(
    ("link_mbps", "expected"),
    [
        (12, Connection.USB_1),
        (480, Connection.USB_2),
        (5000, Connection.USB_3),
        (10_000, Connection.USB_3),
        (20_000, Connection.USB_3),
        (None, Connection.USB),
    ],
)
def test_the_connection_of_a_usb_drive_follows_its_link_speed(link_mbps: int | None, expected: Connection) -> None:
    assert connection_of(USB, link_mbps) is expected


@pytest.mark.parametrize(
    ("evidence", "expected"),
    [
        (SATA, Connection.SATA),
        (Evidence(transport=Transport.SAS), Connection.SAS),
        (Evidence(transport=Transport.NVME), Connection.NVME),
        (Evidence(transport=Transport.CARD), Connection.CARD),
        (Evidence(transport=Transport.OTHER), Connection.OTHER),
        (Evidence(transport=Transport.OTHER, is_thin=True), Connection.VIRTUAL),
        (Evidence(), Connection.UNKNOWN),
    ],
)
def test_the_connection_of_other_drives_is_their_transport(evidence: Evidence, expected: Connection) -> None:
    assert connection_of(evidence, None) is expected


@pytest.mark.parametrize(
    ("version", "kind"),
    [
        ("2.10", LimitKind.SLOW_PORT),
        ("3.20", LimitKind.SLOW_PORT),
        ("", LimitKind.SLOW_PORT),
        ("2.00", LimitKind.SLOW_ENCLOSURE),
    ],
)
def test_a_slow_port_is_distinguished_from_an_old_enclosure(version: str, kind: LimitKind) -> None:
    assert limits_of(USB, 480, PLAIN, usb_version=version) == (ConnectionLimit(kind),)


def test_a_usb_1_link_is_always_blamed_on_the_port() -> None:
    assert limits_of(USB, 12, PLAIN, usb_version="2.00") == (ConnectionLimit(LimitKind.SLOW_PORT),)


@pytest.mark.parametrize("evidence", [USB, SATA])
def test_a_fast_connection_has_no_limits(evidence: Evidence) -> None:
    assert limits_of(evidence, 5000, SHINGLED, usb_version="3.20", max_sectors_kb=1280) == ()


def test_the_older_driver_is_a_limit() -> None:
    plain = Evidence(transport=Transport.USB, usb_driver=UsbDriver.USB_STORAGE)

    assert limits_of(plain, 5000, PLAIN) == (ConnectionLimit(LimitKind.NO_UAS),)
    assert limits_of(replace(plain, discard_max_bytes=4_294_966_784), 5000, PLAIN) == ()  # sysfs says that it is told


@pytest.mark.parametrize(("is_flushed", "kinds"), [(False, [LimitKind.NO_FLUSH]), (True, []), (None, [])])
def test_a_drive_is_said_to_get_no_flushes_only_if_the_kernel_says_so(
    is_flushed: bool | None, kinds: list[LimitKind]
) -> None:
    limits = limits_of(USB, 5000, PLAIN, is_flushed=is_flushed)

    assert [limit.kind for limit in limits] == kinds
    assert limits_of(SATA, None, PLAIN, is_flushed=is_flushed) == ()


@pytest.mark.parametrize(
    ("max_sectors_kb", "verdict", "is_a_limit"),
    [
        (4096, SHINGLED, True),
        (4096, Verdict(RecordingMethod.HOST_AWARE, Confidence.CERTAIN, ()), True),
        (3072, SHINGLED, False),
        (1280, SHINGLED, False),
        (None, SHINGLED, False),
        (4096, PLAIN, False),
        (4096, Verdict(RecordingMethod.DRIVE_MANAGED, Confidence.UNSURE, ()), False),
        (4096, Verdict(RecordingMethod.HOST_MANAGED, Confidence.CERTAIN, ()), False),
    ],
)
def test_large_requests_are_a_limit_for_drives_that_stall_on_them(
    max_sectors_kb: int | None, verdict: Verdict, is_a_limit: bool
) -> None:
    limits = limits_of(SATA, None, verdict, max_sectors_kb=max_sectors_kb)

    assert [limit.kind for limit in limits] == ([LimitKind.LARGE_REQUESTS] if is_a_limit else [])


def test_the_remedy_for_large_requests_is_a_command_for_this_drive() -> None:
    (limit,) = limits_of(SATA, None, SHINGLED, max_sectors_kb=4096)

    for device in ("sdb", "/dev/sdb"):
        text = limit_text(limit, device)
        assert "up to 4096 KiB" in text
        assert "echo 1024 | sudo tee /sys/block/sdb/queue/max_sectors_kb" in text


@pytest.mark.parametrize("connection", list(Connection))
def test_every_connection_has_a_sentence(connection: Connection) -> None:
    assert connection_text(connection).endswith(".")


def test_the_warning_about_a_usb_2_port_gives_the_expected_speed() -> None:
    assert connection_text(Connection.USB_2) == "This is a USB 2 connection: about 35 MB/s at best."


@pytest.mark.parametrize("kind", list(LimitKind))
def test_every_limit_has_a_sentence(kind: LimitKind) -> None:
    text = limit_text(ConnectionLimit(kind, (("now_kb", "4096"), ("good_kb", "1024"), ("count", "2"))), "sdb")

    assert re.fullmatch(r"[^{}]+\.", text)


def test_timed_out_commands_come_first() -> None:
    late, slow = limits_of(USB, 480, SHINGLED, timed_out=3)

    assert (late.kind, slow.kind) == (LimitKind.TIMED_OUT, LimitKind.SLOW_PORT)
    assert ": 3." in limit_text(late, "/dev/sdb")


def test_resets_that_nobody_can_notice_are_said_of_a_usb_drive() -> None:
    (unseen,) = limits_of(USB, 5000, SHINGLED, is_log_readable=False)
    (counted,) = limits_of(USB, 5000, SHINGLED, is_log_readable=False, timed_out=0)

    assert (unseen.kind, counted.kind) == (LimitKind.UNSEEN_RESETS, LimitKind.ONLY_TIMEOUTS_SEEN)
    assert limits_of(SATA, None, SHINGLED, is_log_readable=False) == ()  # the kernel keeps what went wrong with them


@pytest.mark.parametrize("timed_out", [0, None])
def test_a_drive_without_timeouts_gets_no_note_about_them(timed_out: int | None) -> None:
    assert limits_of(USB, 5000, SHINGLED, timed_out=timed_out) == ()
