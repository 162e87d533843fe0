"""Kernel log lines in a public report: known forms, and no others."""

from pathlib import Path
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shingleback.domain.kernel_log.diagnose import diagnose
from shingleback.domain.kernel_log.rules import read_rules
from shingleback.domain.public_report import harmless_words
from shingleback.domain.public_report.log_lines import read_report_lines
from shingleback.domain.text import text_lines
from shingleback.store.private_files import resource_path

LOGS: Final = Path(__file__).parents[2] / "data/kernel-logs"
LINES: Final = read_report_lines(resource_path("knowledge/report-lines.toml").read_text(encoding="utf-8"))
NAMES: Final = st.text(st.characters(categories=("L", "P", "S", "Zs")), min_size=1, max_size=20).map(
    lambda name: f"Zq{name}xY"
)


@pytest.mark.parametrize(
    ("line", "shown"),
    [
        (
            "[  12.5] usb 2-1: reset SuperSpeed USB device number 4 using xhci_hcd",
            "[12.5] usb 2-1: reset SuperSpeed USB device number 4 using xhci_hcd",
        ),
        (
            "Nov 21 14:05:11 attic kernel: [ 77.1] sd 6:0:0:0: [sdb] tag#3 CDB: Write(10) 2a 00 74 6f 08 00",
            "Nov 21 14:05:11 [77.1] sd 6:0:0:0: [sdb] tag#3 CDB: Write(10) 2a 00 74 6f 08 00",
        ),
        ("2026-11-21T14:05:11+0100 attic kernel: ata3: EH complete", "2026-11-21T14:05:11+0100 ata3: EH complete"),
        ("6,901,12500000,-;ata3.00: status: { DRDY ERR }", "[12.500000] ata3.00: status: { DRDY ERR }"),
        (
            "EXT4-fs error (device sdb1): ext4_find_entry:1455: inode #2: comm anna: reading directory",
            "EXT4-fs error (device sdb1): ext4_find_entry:1455:…",
        ),
        (
            "INFO: task anna-sync:51 blocked for more than 120 seconds.",
            "INFO: task …:51 blocked for more than 120 seconds.",
        ),
    ],
)
def test_a_known_line_is_shown_with_its_time_but_without_names(line: str, shown: str) -> None:
    assert LINES.harmless(line) == shown


@pytest.mark.parametrize(
    "line",
    [
        "",
        "usb 2-1: SerialNumber: NA9T4F2K",
        "usb 2-1: Product: Anna",
        "BTRFS: device label anna devid 1 transid 7 /dev/sdb1 scanned by mount (7)",
        "EXT4-fs (vg-anna): Remounting filesystem read-only",
        "usb 2-1: reset SuperSpeed USB device number 4 using xhci_hcd of anna",
    ],
)
def test_an_unknown_line_is_not_shown(line: str) -> None:
    assert LINES.harmless(line) is None


@given(st.sampled_from(text_lines((LOGS / "s01-st8000dm004-flush.txt").read_text())), st.data())
def test_a_name_is_never_shown_wherever_it_is_in_a_line(line: str, data: st.DataObject) -> None:
    name = data.draw(NAMES)
    at = data.draw(st.integers(0, len(line)))

    assert name not in (LINES.harmless(line[:at] + name + line[at:]) or "")


@pytest.mark.parametrize(
    "line",
    [
        "ata4.00: status: { DRDY }",
        "ata3: SError: { PHYRdyChg 10B8B DevExch }",
        "hda: dma_intr: status=0x51 { DriveReady SeekComplete Error }",
        "sd 6:0:0:0: [sdb] tag#3 FAILED Result: hostbyte=DID_NO_CONNECT driverbyte=DRIVER_OK cmd_age=30s",
    ],
)
@pytest.mark.parametrize("name", ["anna", "Anna", "ANNA", " Anna ", "Anna1"])
def test_a_name_is_not_taken_for_a_flag_of_the_kernel(line: str, name: str) -> None:
    assert LINES.harmless(line) == line
    for at in range(len(line)):
        assert name not in (LINES.harmless(line[:at] + name + line[at:]) or "")


def test_most_lines_useful_for_help_are_shown() -> None:
    """At least 90 % of the lines of all diagnosed episodes."""
    rules = read_rules(resource_path("knowledge/kernel-log.toml").read_text(encoding="utf-8"))
    episodes = [
        episode
        for log in sorted(LOGS.glob("*.txt"))
        for episode in diagnose(text_lines(log.read_text(errors="replace")), rules).episodes
    ]
    lines = [line.text for episode in episodes for line in episode.lines]

    assert sum(LINES.harmless(line) is not None for line in lines) > 0.9 * len(lines) > 1000


@pytest.mark.parametrize(
    ("release", "shown"),
    [
        ("6.1.0-18-amd64", "6.1.0-18-amd64"),
        ("6.8.9-arch1-2", "6.8.9-arch1-2"),
        ("5.14.0-362.el9_3.x86_64", "5.14.0-362.el9_3.x86_64"),
        ("6.9.1-anna+", "6.9.1-…+"),
        ("annas-kernel", "…"),
    ],
)
def test_the_name_of_a_custom_kernel_is_hidden(release: str, shown: str) -> None:
    assert harmless_words.kernel_release(release) == shown


def test_facts_in_an_unknown_form_are_left_out() -> None:
    assert harmless_words.desktop("ubuntu:GNOME") == "ubuntu:GNOME"
    assert harmless_words.desktop("annas desktop") == "…"
    assert harmless_words.session_type("anna") == "…"
    assert harmless_words.filesystem("ext4") == "ext4"
    assert harmless_words.filesystem("anna's") == "…"
    assert harmless_words.drive_name("Anna\u202e\n") == "…"
    assert harmless_words.language("pt_BR") == "pt_BR"
    assert harmless_words.distribution("Debian GNU/Linux 12 (bookworm)") == "Debian GNU/Linux 12 (bookworm)"
