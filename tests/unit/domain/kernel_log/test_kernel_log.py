"""Diagnosing whole kernel logs: formats, episodes, precedence and noise."""

import itertools
import json
import time
from datetime import UTC, datetime, timedelta
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shingleback.domain.kernel_log.diagnose import diagnose, summary_of
from shingleback.domain.kernel_log.parser import LineReader, TimeBase
from shingleback.domain.kernel_log.rules import Diagnosis, EpisodeKind, Shingled
from shingleback.domain.kernel_log.signs import signs_of
from tests.helpers.examples import share_of
from tests.unit.domain.kernel_log.test_kernel_log_rules import (
    ANSWERS,
    EXAMPLES,
    LARGE_ATA,
    RULES,
    TIMEOUT,
    UAS_RESET,
    UAS_WRITE,
)

MESSAGES: Final = (
    "ata3.00: exception Emask 0x10 SAct 0x7 SErr 0x400100 action 0x6 frozen",
    "ata3: SError: { UnrecovData Handshk }",
    "ata3: hard resetting link",
)
FORMS: Final = {
    "dmesg": "[  123.456789] {}",
    "dmesg with callers": "[  123.456789][ T1234] {}",
    "dmesg -x": "kern  :err   : [  123.456789] {}",
    "dmesg -T": "[Sat Jul 10 04:03:24 2022] {}",
    "dmesg --time-format=iso": "2022-07-10T04:03:24,123456+02:00 {}",
    "syslog": "Jul 10 04:03:24 host kernel: [ 6106.412104] {}",
    "syslog without a program": "Jul 10 04:03:24 host {}",
    "journal short-iso": "2025-11-03T10:00:00+0100 host kernel: {}",
    "journal short-precise": "Nov 03 10:00:00.123456 host kernel: {}",
    "bare": "kernel: {}",
    "only the message": "{}",
    "priority": "<6>[  123.456789] {}",
    "kmsg": "3,1234,123456789,-;{}",
    "quoted": "> > [  123.456789] {}",
    "CRLF": "[  123.456789] {}\r\n",
    "markdown": "`Jul  5 19:04:18 host kernel: [81246.141910] {}`",
    "colors": "\x1b[32m[  123.456789] \x1b[0m\x1b[31m{}\x1b[0m",
    "another alphabet": "юли 10 04:03:24 дом kernel: {}",
}


def diagnosis_of(*logs: str, shingled: Shingled = Shingled.UNKNOWN) -> Diagnosis:
    return diagnose("\n".join(logs).splitlines(), RULES, lambda _: shingled)


def later(log: str, by_s: int) -> str:
    """The same log, this many seconds later."""
    return log.replace("[  10", f"[ {by_s // 100:4}").replace("[ 70", f"[ {by_s // 10 + 70}")


# formats


@pytest.mark.parametrize("form", FORMS.values(), ids=FORMS)
def test_a_log_is_read_in_any_format(form: str) -> None:
    assert diagnosis_of(*(form.format(message) for message in MESSAGES)).summary is EpisodeKind.LINK_OR_CABLE


def test_journal_lines_may_be_json() -> None:
    entries = [{"MESSAGE": message, "__REALTIME_TIMESTAMP": "1700000000000000"} for message in MESSAGES]
    odd = {"MESSAGE": list(b"ata3: SError: { \xff BadCRC }"), "_SOURCE_MONOTONIC_TIMESTAMP": 5}

    assert diagnosis_of(*map(json.dumps, entries)).summary is EpisodeKind.LINK_OR_CABLE
    assert diagnosis_of(json.dumps(odd)).summary is EpisodeKind.LINK_OR_CABLE
    assert diagnosis_of(json.dumps(entries[0])[:40]).summary is EpisodeKind.NOTHING_WRONG


@pytest.mark.parametrize(
    ("text", "clock", "at_s"),
    [
        ("[  123.456789] x", TimeBase.BOOT, 123.456789),
        ("3,1234,2500000,-;x", TimeBase.BOOT, 2.5),
        ("[   5.250000 <    0.100000 >] host kernel: x", TimeBase.BOOT, 5.25),
        ("Jan  1 00:01:00 host kernel: [ 5.0] x", TimeBase.WALL, 60.0),
        ("nothing of a time", TimeBase.NONE, None),
    ],
)
def test_times_are_read(text: str, clock: TimeBase, at_s: float | None) -> None:
    reader = LineReader()
    line = reader.line_of(1, reader.text_of(text))

    assert line.clock is clock
    assert line.at_s is None if at_s is None else line.at_s is not None
    assert at_s is None or line.at_s is None or line.at_s % 86_400 == pytest.approx(at_s)


@pytest.mark.parametrize(
    "text",
    [
        *("Mär 12 10:00:01 host kernel: x", "mars 12 10:00:01 host kernel: x", "3月 12 10:00:01 host kernel: x"),
        *("[Mi Mär 12 10:00:01 2025] x", "[śro mar 12 10:00:01 2025] x", "мар 12 10:00:01 host kernel: x"),
        *("márc 12 10:00:01 host kernel: x", " 3月 12 10:00:01 host kernel: x", "[水  3月 12 10:00:01 2025] x"),
        *("[ד' מרץ 12 10:00:01 2025] x", "Wed 2025-03-12 10:00:01 UTC host kernel: x"),
        *("水 2025-03-12 10:00:01 JST host kernel[n/a]: x", "1741773601.123456 host kernel: x"),
    ],
)
def test_dates_may_be_in_other_languages(text: str) -> None:
    reader = LineReader()
    line = reader.line_of(1, reader.text_of(text))

    assert line.clock is TimeBase.WALL
    assert line.at_s is not None
    assert int(line.at_s % 86_400) == 36_001


@pytest.mark.parametrize(("month", "number"), [("ápr", 4), ("máj", 5), ("jún", 6), ("júl", 7), ("szept", 9)])
def test_hungarian_months_are_read(month: str, number: int) -> None:
    at = LineReader().line_of(1, f"{month} 12 10:00:01 host kernel: x").at_s
    by_number = LineReader().line_of(1, f"{number}月 12 10:00:01 host kernel: x").at_s

    assert at is not None
    assert at == by_number


def test_a_word_that_is_no_month_makes_no_date() -> None:
    reader = LineReader()

    assert reader.line_of(1, reader.text_of("port 12 10:00:01 x")).clock is TimeBase.NONE


@pytest.mark.parametrize(
    "export",
    [
        "__REALTIME_TIMESTAMP=1700000000000000\n__MONOTONIC_TIMESTAMP=5000000\n_TRANSPORT=kernel\nMESSAGE={}\n",
        '{{\n\t"__REALTIME_TIMESTAMP" : "1700000000000000",\n\t"MESSAGE" : "{}",\n\t"PRIORITY" : "3"\n}}\n',
    ],
    ids=["export", "json-pretty"],
)
def test_a_journal_may_be_exported(export: str) -> None:
    reset = "usb 2-1: reset SuperSpeed USB device number 3 using xhci_hcd"
    later = export.replace("1700000000000000", "1700000900000000")
    log = "\n".join([export.format(reset), later.format(reset), later.replace("9000", "9900").format(reset)])

    (episode,) = diagnose(log.splitlines(), RULES).episodes
    assert episode.rule == "port-saves-power"
    assert [line.at_s for line in episode.lines][:2] == [1_700_000_000.0, 1_700_000_900.0]


def test_relative_times_count_from_every_line_above() -> None:
    reader = LineReader()
    start = reader.line_of(1, reader.text_of("[Aug 4 09:48] usb 7-1: reset"))
    reader.pass_over("[  +5.000000] something else")
    end = reader.line_of(3, reader.text_of("[  +2.500000] usb 7-1: reset"))

    assert start.at_s is not None
    assert end.at_s == start.at_s + 7.5


@pytest.mark.parametrize(
    ("text", "signs"),
    [
        ("ata1.00: exception Emask 0x0 SAct 0x0 SErr 0x0 action 0x6 frozen", set()),
        ("ata1.00: exception Emask 0x10 SAct 0x0 SErr 0x400000 action 0x6", {"serror"}),
        ("ata1: exception Emask 0x10 SAct 0x0 SErr 0x4050000 action 0xe frozen", {"ata-hotplug"}),
        ("ata1.00: exception Emask 0x0 SAct 0x0 SErr 0x40000 action 0x0", set()),
        ("ata1: SError: { CommWake }", set()),
        ("ata1: SError: {Handshk}", {"serror"}),
        ("res 51/84:08:e0:aa:93/84:00 Emask 0x10 (ATA bus error)", {"ata-icrc", "ata-abrt"}),
        ("res 41/40:28:ca:8d:49/00:00 Emask 0x409 (media error) <F>", {"ata-unc"}),
        ("res 40/00:00:00:4f:c2/00:00 Emask 0x4 (timeout)", set()),
        ("res 51/40:00:00:4f:c2/00:00 Emask 0x4 (timeout)", set()),
        ("ata1.00: error: { IDNF }", {"ata-idnf"}),
    ],
)
def test_the_bits_of_an_exception_are_read(text: str, signs: set[str]) -> None:
    assert signs_of(text) == signs


# episodes


def test_related_lines_are_one_episode() -> None:
    (episode,) = diagnosis_of(TIMEOUT, ANSWERS).episodes

    assert episode.devices == ("ata3",)
    assert len(episode.lines) == 6


def test_a_repeated_episode_is_reported_once_with_a_count() -> None:
    (episode,) = diagnosis_of(TIMEOUT, ANSWERS, later(TIMEOUT, 9000), later(ANSWERS, 9000)).episodes

    assert dict(episode.values) == {"times": "2"}


def test_two_drives_are_two_episodes() -> None:
    assert len(diagnosis_of(TIMEOUT, TIMEOUT.replace("ata3", "ata5")).episodes) == 2


def test_filesystem_errors_belong_to_the_episode_that_caused_them() -> None:
    (episode,) = diagnosis_of(
        EXAMPLES["media"],
        "[ 5.1] blk_update_request: I/O error, dev sda, sector 99",
        "[ 5.2] EXT4-fs error (device dm-0): ext4_find_entry:1455: inode #2: comm ls: reading directory lblock 0",
        "[ 5.3] EXT4-fs (dm-0): Remounting filesystem read-only",
    ).episodes

    assert episode.kind is EpisodeKind.DRIVE_FAILING
    assert len(episode.lines) == 4


def test_a_dying_controller_explains_the_loss_of_its_drives() -> None:
    (episode,) = diagnosis_of(EXAMPLES["controller-died"], EXAMPLES["unplugged"]).episodes

    assert episode.kind is EpisodeKind.SOFTWARE_OR_OTHER
    assert "sdd" in episode.devices


def test_removing_a_stopped_drive_is_harmless() -> None:
    stopped = "[ 4.0] sd 7:0:0:0: [sdd] Stopping disk"

    assert diagnosis_of(stopped, "[ 5.0] usb 2-3: USB disconnect, device number 6").summary is EpisodeKind.NOTHING_WRONG


def test_a_keyboard_is_not_a_drive() -> None:
    plugged = "[ 4.0] usb 1-4: New USB device found, idVendor=046d, idProduct=c077"
    is_keyboard = "[ 4.1] input: Keyboard as /devices/pci0000:00/0000:00:14.0/usb1/1-4/1-4:1.0/input/input5"

    assert diagnosis_of(plugged, is_keyboard, "[ 9.0] usb 1-4: device descriptor read/64, error -71").episodes == ()
    assert diagnosis_of(plugged, "[ 9.0] usb 1-4: USB disconnect, device number 5").episodes == ()


@pytest.mark.parametrize("name", ["sr0", "fd0", "loop3"])
def test_discs_floppies_and_loop_devices_are_not_drives(name: str) -> None:
    assert diagnosis_of(f"[ 9.0] blk_update_request: I/O error, dev {name}, sector 0").episodes == ()


def test_resets_after_waking_up_are_harmless() -> None:
    waking = "[ 100.0] ACPI: PM: Waking up from system sleep state S3"
    reset = "[ 101.0] usb 2-3: reset SuperSpeed USB device number 2 using xhci_hcd"

    assert diagnosis_of(waking, reset).episodes == ()
    assert len(diagnosis_of(reset).episodes) == 1


def test_transfers_that_fail_during_unplugging_are_not_the_cause() -> None:
    torn = "[ {}] sd 7:0:0:0: [sdd] tag#0 data cmplt err -71 uas-tag 1 inflight: CMD IN"

    assert diagnosis_of(torn.format("4.9"), EXAMPLES["unplugged"]).summary is EpisodeKind.UNPLUGGED
    assert diagnosis_of(torn.format("1.0"), EXAMPLES["unplugged"]).summary is EpisodeKind.USB_BRIDGE_OR_POWER


def test_a_line_below_a_drives_name_is_about_that_drive() -> None:
    """Kernels before 3.14 split messages that way."""
    (episode,) = diagnosis_of("[ 5.0] sd 0:0:0:0: [sda]  ", "[ 5.0] Sense Key : 0x3 [current] ").episodes

    assert (episode.kind, episode.devices) == (EpisodeKind.DRIVE_FAILING, ("0:0:0:0", "sda"))


def test_a_reconnect_within_a_second_was_not_a_person() -> None:
    unplugged = EXAMPLES["unplugged"]
    new = "usb 2-3: new SuperSpeed USB device number 7 using xhci_hcd"

    assert diagnosis_of(unplugged, f"[ 5.9] {new}").summary is EpisodeKind.USB_BRIDGE_OR_POWER
    assert diagnosis_of(unplugged, f"[ 25.0] {new}").summary is EpisodeKind.UNPLUGGED


@pytest.mark.parametrize(
    "ejected",
    [
        "[ 4.0] sd 7:0:0:0: [sdd] Synchronizing SCSI cache",
        "Jan  1 00:00:04 host udisksd[9]: Powered off /dev/sdd - successfully wrote to sysfs path /sys/devices/remove",
    ],
)
def test_removing_an_ejected_drive_is_harmless(ejected: str) -> None:
    assert diagnosis_of(ejected, "usb 2-3: USB disconnect, device number 6").summary is EpisodeKind.NOTHING_WRONG


# stall, cable or bridge


def test_a_silent_drive_is_cleaning_only_if_it_is_shingled() -> None:
    assert diagnosis_of(TIMEOUT, ANSWERS, shingled=Shingled.YES).summary is EpisodeKind.SMR_NORMAL_STALL
    assert diagnosis_of(TIMEOUT, ANSWERS).summary is EpisodeKind.UNKNOWN
    assert diagnosis_of(LARGE_ATA, TIMEOUT, ANSWERS).summary is EpisodeKind.SMR_NORMAL_STALL
    assert diagnosis_of(TIMEOUT, ANSWERS, shingled=Shingled.NO).summary is EpisodeKind.UNKNOWN


def test_link_damage_is_never_a_stall() -> None:
    damaged = TIMEOUT.replace("SErr 0x0", "SErr 0x400100")

    assert diagnosis_of(damaged, ANSWERS, shingled=Shingled.YES).summary is EpisodeKind.LINK_OR_CABLE


def test_a_link_that_comes_back_slower_is_not_a_stall() -> None:
    before = "[ 1.0] ata3: SATA link up 6.0 Gbps (SStatus 133 SControl 300)"

    assert diagnosis_of(before, TIMEOUT, ANSWERS.replace("6.0 Gbps", "3.0 Gbps")).summary is EpisodeKind.LINK_OR_CABLE


def test_an_unaligned_write_after_a_timeout_is_not_about_zones() -> None:
    sense = "[  100.7] sd 2:0:0:0: [sdb] tag#23 Add. Sense: Unaligned write command"

    assert diagnosis_of(LARGE_ATA, TIMEOUT, sense, ANSWERS).summary is EpisodeKind.SMR_NORMAL_STALL


def test_resets_faster_than_the_command_timeout_point_to_the_enclosure() -> None:
    soon = UAS_RESET.replace("700.", "710.")

    large = "[ 1.0] sd 6:0:0:0: [sdb] 7814037168 512-byte logical blocks: (4.00 TB/3.64 TiB)"

    assert diagnosis_of(large, UAS_WRITE, UAS_RESET).summary is EpisodeKind.SMR_NORMAL_STALL
    assert diagnosis_of(large, UAS_WRITE, UAS_RESET, soon).summary is EpisodeKind.USB_BRIDGE_OR_POWER


def test_hanging_reads_are_not_cleaning() -> None:
    reads = UAS_WRITE.replace("CMD OUT", "CMD IN").replace("Write(16) 8a", "Read(16) 88")

    assert diagnosis_of(reads, UAS_RESET).summary is EpisodeKind.USB_BRIDGE_OR_POWER


def test_undervoltage_explains_what_follows() -> None:
    under_voltage = "[ 4.9] hwmon hwmon1: Undervoltage detected!"
    (episode,) = diagnosis_of(under_voltage, EXAMPLES["unplugged"]).episodes

    assert episode.kind is EpisodeKind.USB_BRIDGE_OR_POWER


# summary


def test_the_gravest_episode_is_the_summary() -> None:
    cable = later(TIMEOUT, 9000).replace("ata3", "ata5").replace("SErr 0x0", "SErr 0x400100")

    assert diagnosis_of(TIMEOUT, ANSWERS, cable).summary is EpisodeKind.LINK_OR_CABLE
    assert diagnosis_of(TIMEOUT, ANSWERS, cable, EXAMPLES["media"]).summary is EpisodeKind.DRIVE_FAILING


def test_every_kind_has_a_rank() -> None:
    assert all(summary_of([kind]) is kind for kind in EpisodeKind)
    assert summary_of([]) is EpisodeKind.NOTHING_WRONG


# noise

PIECES: Final = st.sampled_from(
    sorted({piece for sign in RULES.signs.signs for piece in sign.has} | set("\n".join(EXAMPLES.values()).splitlines()))
)
WORDS: Final = st.one_of(PIECES, st.text(max_size=20), st.sampled_from(list(FORMS.values())))


@given(st.lists(st.lists(WORDS, max_size=6).map(" ".join), max_size=30))
@settings(max_examples=share_of(300), deadline=None)
def test_arbitrary_lines_are_diagnosed(lines: list[str]) -> None:
    diagnosis = diagnose(lines, RULES)

    assert diagnosis.summary == summary_of(episode.kind for episode in diagnosis.episodes)
    assert all(1 <= line.number <= len(lines) for episode in diagnosis.episodes for line in episode.lines)


@given(st.binary(max_size=2000))
@settings(deadline=None)
def test_arbitrary_bytes_are_diagnosed(noise: bytes) -> None:
    assert isinstance(diagnose(noise.decode("utf-8", "replace").splitlines(), RULES).summary, EpisodeKind)


@given(st.data())
@settings(max_examples=share_of(50), deadline=None)
def test_a_log_may_be_truncated_anywhere(data: st.DataObject) -> None:
    log = data.draw(st.sampled_from(list(EXAMPLES.values())))
    start = data.draw(st.integers(0, len(log)))

    assert isinstance(diagnosis_of(log[start:]).summary, EpisodeKind)


@pytest.mark.parametrize(
    "line",
    [
        "EXT4-fs error " * 100_000,
        "ata3: SError: {" + " BadCRC" * 100_000,
        "input: " + " as /devices/" * 100_000,
        "sd 6:0:0:0: [sdb] " * 100_000,
        "[" * 1_000_000 + "usb",
        ">" * 1_000_000 + "usb",
        "1:" * 500_000 + " scsi",
        '{"MESSAGE":' + "[" * 100_000,
    ],
    ids=lambda line: line[:20],
)
def test_every_line_is_parsed_quickly(line: str) -> None:
    began = time.process_time()  # CPU time, which other load on the computer does not affect
    diagnose([line] * 3, RULES)

    assert time.process_time() - began < 5


def test_a_flood_of_lines_stays_within_limits() -> None:
    start = datetime(2022, 7, 10, tzinfo=UTC)
    storm = (
        f"{start + timedelta(hours=number):%b %d %H:%M:%S} host kernel: "
        f"sd {number % 3000}:0:0:0: [sdb] Sense Key : Medium Error"
        for number in itertools.count()
    )
    diagnosis = diagnose(itertools.islice(storm, 20_000), RULES)

    assert sum(len(episode.lines) for episode in diagnosis.episodes) <= 200 * 1000
    assert len(diagnosis.episodes) <= 200
