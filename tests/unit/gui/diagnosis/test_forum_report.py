"""The report for a forum helps others to help, without revealing whose drive it is."""

import re
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shingleback.domain.drive import Drive
from shingleback.domain.public_report.log_lines import read_report_lines
from shingleback.domain.public_report.private_data import Cleaner, PrivateKind, Secret
from shingleback.domain.smart.report import AccessMethod
from shingleback.gui.controllers.drives import DriveView
from shingleback.gui.diagnosis.forum_report import anonymous, report
from shingleback.protocol.result_items import EpisodeItem, Tally
from shingleback.protocol.results import BackupFinished, EjectFinished
from shingleback.store.private_files import resource_path
from shingleback.store.report_facts import secrets_of
from shingleback.store.settings import BackupSet, Settings
from tests.helpers.plugged_in import EXPANSION, GOOD, SHINGLED

LINES = read_report_lines(resource_path("knowledge/report-lines.toml").read_text(encoding="utf-8"))
VERSIONS = (("Shingleback", "0.1.0"), ("Linux", "6.1.0"))
RUN = BackupFinished(
    outcome="left-out",
    exit_code=1,
    started_at="2026-11-21T14:05:11+01:00",
    elapsed_s=754,
    copied=Tally(files=412, bytes=38_000_000_000),
    left_out_count=3,
)
NUMBERS = st.text(st.sampled_from("ABCDEFGHJKLMNPQRSTUVWXYZ0123456789"), min_size=8, max_size=20)
UUIDS = st.uuids().map(str)
NAMES = st.text(st.characters(categories=("Ll", "Lu", "Nd")), min_size=1, max_size=3).map(lambda name: f"Zq{name}xy")
FOLDERS = st.lists(NAMES, min_size=1, max_size=4).map(lambda names: "/home/" + "/".join(names) + " of mine")


def view(drive: Drive) -> DriveView:
    return DriveView(drive=drive, verdict=SHINGLED, health=GOOD, access=AccessMethod.UDISKS)


def episode(*lines: str) -> EpisodeItem:
    return EpisodeItem(
        kind="usb-bridge-or-power", rule="reset", lines=list(lines), line_numbers=[1], meaning="It was started anew."
    )


def test_the_report_contains_what_helpers_ask_for() -> None:
    text = anonymous(
        report(
            VERSIONS,
            [view(EXPANSION)],
            [RUN],
            [episode("usb 2-1: reset SuperSpeed USB device number 4 using xhci_hcd")],
        ),
        [],
        LINES,
    )
    for fact in (
        "without serial numbers, names and folders",
        "Shingleback: 0.1.0",
        "Seagate Expansion Desk, 8 TB, USB at 5000 Mbit/s",
        "drive-managed, certain",
        "ST8000AS0002-1NA17Z",
        "Health: ok",
        "btrfs, open",
        "2026-11-21 14:05 backup: left-out, 412 files, 38.0 GB",
        "3 skipped",
        "usb 2-1: reset SuperSpeed USB device",
    ):
        assert fact in text, text


@pytest.mark.parametrize(
    "line",
    [
        "[  1.5] BTRFS warning (device sdb1): checksum error at logical 1 on dev /dev/sdb1 (path: anna/divorce.odt)",
        "EXT4-fs error (device sdb1): ext4_lookup:1855: inode #2: comm anna-sync: 'divorce.odt' linked to itself",
        "audit: type=1400 comm=anna-sync name=divorce.odt",
        "usb 2-1: SerialNumber: divorce-anna",
        "Nov 21 14:05:11 divorce kernel: usb 2-1: Manufacturer: anna",
        "usb 2-1: Product: divorceanna",
        "systemd[1]: Mounted anna divorce",
    ],
)
def test_an_unknown_private_name_in_the_log_is_not_shown(line: str) -> None:
    text = anonymous(report(VERSIONS, [], [], [episode(line)]), [], LINES)
    assert "anna" not in text
    assert "divorce" not in text


def test_an_eject_is_reported_without_its_names() -> None:
    result = EjectFinished(outcome="done", exit_code=0, drive="Zq7", safe_to_unplug=True)
    text = anonymous(report(VERSIONS, [], [result], []), [], LINES)
    assert "eject: done" in text
    assert "Zq7" not in text


@given(
    serial=NUMBERS,
    wwn=st.integers(0, 2**48 - 1).map(lambda number: f"0x5000{number:012x}"),
    uuid=UUIDS,
    partition=UUIDS,
    label=NAMES,
    user=NAMES,
    host=NAMES,
    folder=FOLDERS,
)
def test_nothing_private_survives(
    serial: str, wwn: str, uuid: str, partition: str, label: str, user: str, host: str, folder: str
) -> None:
    """Names are repeated elsewhere: the model may contain the serial number, and the log all of them."""
    volume = replace(
        EXPANSION.volumes[0], label=label, uuid=uuid, partition_uuid=partition, mount_points=(f"/media/{user}/{label}",)
    )
    drive = replace(
        EXPANSION, key=f"serial {serial}", serial=serial, wwn=wwn, name=f"Seagate {serial}", volumes=(volume,)
    )
    settings = Settings(sets=[BackupSet(folders=[folder], destination=f"/media/{user}/{label}/{host}")])
    lines = (
        f"Nov 21 14:05:11 {host} kernel: usb 2-1: SerialNumber: {serial}",
        f"2026-11-21T14:05:11+0100 {host} kernel: BTRFS: device label {label} devid 1 /dev/sdb1 scanned by {user}",
        f"EXT4-fs (sdb1): mounted filesystem {uuid} r/w, was {partition.upper()} at {folder}/x.jpg",
        f"/dev/disk/by-id/usb-Seagate_{serial}-0:0 wwn {wwn} label={label.upper()} {wwn.removeprefix('0x')}",
        f"audit: comm={user} exe=/home/{user}/bin/{label} {folder.replace(' ', chr(92) + '040')} {serial.lower()}",
    )
    result = BackupFinished(
        outcome="drive-gone", exit_code=3, destination=folder, why="destination-gone", values={"path": folder}
    )
    forum_report = report(VERSIONS, [view(drive)], [result], [episode(*lines)])
    text = anonymous(forum_report, secrets_of([drive], settings, user, host), LINES).casefold()
    private = {serial, wwn, wwn[2:], uuid, partition, label, user, host, folder, *folder.split("/")[2:]}
    assert [private_text for private_text in private if private_text.casefold() in text] == []


@pytest.mark.parametrize(
    ("line", "cleaned"),
    [
        ("Nov 21 14:05:11 attic kernel: sd 6:0:0:0: [sdb] tag#3", "Nov 21 14:05:11 kernel: sd 6:0:0:0: [sdb] tag#3"),
        ("usb 2-1: SerialNumber: NA9T4F2K", "usb 2-1: SerialNumber: [serial number]"),
        ("BTRFS: device label My photos devid 1", "BTRFS: device label [label] devid 1"),
        ("vfat: UUID 1A2B-3C4D on /dev/sdb1", "vfat: UUID [UUID] on /dev/sdb1"),
        ("at /home/anna/My letters/x.odt", "at [folder]"),
        ("from 192.168.1.7 and anna@example.org", "from [address] and [address]"),
        ("wwn 0x5000c500a1b2c3d4", "wwn [number]"),
        ("/dev/mapper/luks-home is /dev/dm-0", "[number] is /dev/dm-0"),
    ],
)
def test_text_that_only_looks_private_is_removed_too(line: str, cleaned: str) -> None:
    assert Cleaner([]).clean(line) == cleaned


@pytest.mark.parametrize(
    "line",
    [
        "usb 2-1: reset SuperSpeed USB device number 4 using xhci_hcd",
        "sd 6:0:0:0: [sdb] tag#12 uas_eh_abort_handler 0 uas-tag 3 inflight: CMD OUT",
        "ata3.00: exception Emask 0x0 SAct 0x7fc0 SErr 0x0 action 0x6 frozen",
        "blk_update_request: I/O error, dev sdb, sector 15628052480 op 0x1:(WRITE) flags 0x800",
    ],
)
def test_text_that_helpers_need_stays(line: str) -> None:
    assert Cleaner([Secret(PrivateKind.USER, "anna")]).clean(line) == line


def test_a_short_name_is_removed_only_as_a_whole_word() -> None:
    assert (
        Cleaner([Secret(PrivateKind.USER, "al")]).clean("al has also a small drive")
        == "[user name] has also a small drive"
    )


@pytest.mark.parametrize("name", ["\N{ANGSTROM SIGN}sa", "\N{GREEK CAPITAL LETTER ETA WITH OXIA}xy"])
def test_a_name_that_unicode_normalization_would_change_is_removed(name: str) -> None:
    assert Cleaner([Secret(PrivateKind.USER, name)]).clean(f"scanned by {name} now") == "scanned by [user name] now"


def test_an_unknown_name_is_not_searched_for() -> None:
    assert Cleaner([Secret(PrivateKind.SERIAL, ""), Secret(PrivateKind.LABEL, " ")]).clean("a drive") == "a drive"


def test_only_the_latest_runs_are_reported() -> None:
    text = anonymous(report(VERSIONS, [], [RUN] * 50, []), [], LINES)
    assert len(re.findall(r"backup: left-out", text)) == 10
