"""`diagnose` for people and scripts."""

import json
import subprocess
from pathlib import Path
from typing import Any, Final

import pytest

from tests.helpers.program import command, environment, events, run

LOGS: Final = Path(__file__).parents[1] / "data" / "kernel-logs"
TRUTHS: Final = [json.loads(line) for line in (LOGS / "truths.jsonl").read_text(encoding="utf-8").splitlines()]
STALL: Final = LOGS / "smr-ncq-queue-burst.txt"
FAILED_REPORT: Final = """\
smartctl 7.3 2022-02-28 r5338 [x86_64-linux-6.1.0] (local build)
=== START OF INFORMATION SECTION ===
Device Model:     ST9200420ASG
User Capacity:    200,049,647,616 bytes [200 GB]
SMART support is: Enabled
=== START OF READ SMART DATA SECTION ===
SMART overall-health self-assessment test result: FAILED!
Drive failure expected in less than 24 hours. SAVE ALL DATA.
"""


def final(*arguments: str | Path, check: int = 0) -> dict[str, Any]:
    return events("diagnose", *arguments, check=check)[-1]


def test_a_log_becomes_episodes_with_their_lines_meaning_and_advice() -> None:
    result = final("--kernel-log", STALL)

    assert (result["summary"], result["log"]) == ("smr-normal-stall", str(STALL))
    (episode,) = result["episodes"]
    assert episode["kind"] == "smr-normal-stall"
    assert episode["lines"][0] == STALL.read_text().splitlines()[episode["line_numbers"][0] - 1]
    assert "usually nothing is broken" in episode["meaning"]
    assert any("an hour" in advice for advice in episode["advice"])
    assert episode["sources"]


def test_the_terminal_shows_the_diagnosis_as_text() -> None:
    shown = run("diagnose", "--kernel-log", STALL, check=0).stdout

    assert shown.startswith("The drive was slow or didn't respond for a while, as shingled drives do.")
    assert "1. The drive did not respond in time, without any error of its own or of the cable." in shown
    assert "   > kernel: ata3.00: exception Emask 0x0" in shown


def test_a_log_may_come_from_standard_input() -> None:
    program_command = command("diagnose", "--kernel-log", "-", "--json")
    done = subprocess.run(program_command, input=STALL.read_bytes(), capture_output=True, env=environment(), check=True)

    assert json.loads(done.stdout.splitlines()[-1])["summary"] == "smr-normal-stall"


def test_the_advice_names_the_drive_if_the_log_does(tmp_path: Path) -> None:
    log = tmp_path / "log.txt"
    log.write_text(
        "[ 1.0] ata4.00: 15628053168 sectors, multi 16: LBA48 NCQ (depth 32), AA\n"
        "[ 5.0] ata4.00: exception Emask 0x0 SAct 0x0 SErr 0x0 action 0x6 frozen\n"
        "[ 5.0]          res 40/00:00:00:4f:c2/00:00:00:00:00/40 Emask 0x4 (timeout)\n"
        "[ 5.1] sd 3:0:0:0: [sdd] tag#1 FAILED Result: hostbyte=DID_OK driverbyte=DRIVER_SENSE\n"
    )

    (episode,) = final("--kernel-log", log)["episodes"]

    assert episode["devices"] == ["ata4", "3:0:0:0", "sdd"]
    assert any("/sys/block/sdd/queue" in advice for advice in episode["advice"])


def test_only_the_named_drive_is_diagnosed() -> None:
    log = LOGS / "soft-ntfs-mftmirr.txt"

    assert len(final("--kernel-log", log, "--device", "/dev/sdb")["episodes"]) == 1
    assert final("--kernel-log", log, "--device", "sdq")["episodes"] == []


def test_a_report_of_a_failing_drive_is_part_of_the_diagnosis(tmp_path: Path) -> None:
    report = tmp_path / "smart.txt"
    report.write_text(FAILED_REPORT)

    alone = final("--smartctl", report)
    both = final("--smartctl", report, "--kernel-log", STALL)

    assert (alone["summary"], alone["log"], alone["episodes"]) == ("drive-failing", "", [])
    assert alone["health"]["health"] == "failing"
    assert "SMART" in alone["meaning"]
    assert (both["summary"], len(both["episodes"])) == ("drive-failing", 1)


def test_an_unreadable_report_is_never_good_news(tmp_path: Path) -> None:
    report = tmp_path / "smart.txt"
    report.write_text("smartctl: command not found\n")

    result = final("--smartctl", report)

    assert (result["summary"], result["health"]["health"]) == ("unknown", "unknown")


def test_a_report_without_counters_says_so_and_mentions_no_log(tmp_path: Path) -> None:
    report = tmp_path / "smart.txt"
    report.write_text("=== START OF INFORMATION SECTION ===\nDevice Model:     MB1000GCWCV\n")

    result = final("--smartctl", report)

    assert result["summary"] == "unknown"
    assert result["meaning"] == "The report contains too little to tell how healthy the drive is."


def test_a_report_says_whether_the_silent_drive_is_shingled(tmp_path: Path) -> None:
    report = tmp_path / "smart.txt"
    report.write_text(
        "=== START OF INFORMATION SECTION ===\nDevice Model:     Samsung SSD 860 EVO 1TB\n"
        "Rotation Rate:    Solid State Device\n"
    )

    result = final("--smartctl", report, "--kernel-log", STALL)

    assert [episode["rule"] for episode in result["episodes"]] == ["timeouts-of-an-ordinary-drive"]


@pytest.mark.parametrize("option", ["--kernel-log", "--smartctl"])
def test_a_missing_file_is_named(tmp_path: Path, option: str) -> None:
    result = final(option, tmp_path / "missing", check=2)

    assert (result["why"], result["values"]["path"]) == ("file-unreadable", str(tmp_path / "missing"))


def test_standard_input_cannot_be_two_files() -> None:
    assert final("--kernel-log", "-", "--smartctl", "-", check=2)["why"] == "file-unreadable"


def test_an_empty_name_is_no_drive() -> None:
    assert final("--kernel-log", STALL, "--device", "/", check=2)["why"] == "no-such-drive"


@pytest.mark.parametrize(
    "content", [b"", b"hello\n", bytes(range(256)) * 100, Path("/etc/passwd").read_bytes()], ids=range(4)
)
def test_a_file_that_is_no_log_acquits_no_drive(tmp_path: Path, content: bytes) -> None:
    log = tmp_path / "log"
    log.write_bytes(content)

    assert final("--kernel-log", log, check=2)["why"] == "not-a-log"


def test_odd_bytes_in_a_log_are_accepted(tmp_path: Path) -> None:
    log = tmp_path / "log"
    log.write_bytes(bytes(range(256)) * 100 + b"\n[ 5.0] usb 2-1: new high-speed USB device number 4\n")

    assert final("--kernel-log", log)["summary"] == "nothing-wrong"


def test_a_report_taken_for_a_log_is_judged_as_a_report(tmp_path: Path) -> None:
    report = tmp_path / "report.txt"
    report.write_text(FAILED_REPORT)
    as_log, as_report = final("--kernel-log", report), final("--smartctl", report)

    assert as_log == as_report
    assert (as_log["summary"], as_log["because_of_health"]) == ("drive-failing", True)


def test_a_log_and_a_report_in_one_file_are_both_judged(tmp_path: Path) -> None:
    forum_post, report = tmp_path / "post.txt", tmp_path / "report.txt"
    forum_post.write_text(f"{STALL.read_text()}\n{FAILED_REPORT}")
    report.write_text(FAILED_REPORT)
    of_one_file, of_two = final("--kernel-log", forum_post), final("--kernel-log", STALL, "--smartctl", report)

    assert len(of_one_file["episodes"]) == 1
    assert of_one_file | {"log": ""} == of_two | {"log": ""}


@pytest.mark.parametrize(
    "refusal",
    [
        "Unknown USB bridge [0x059f:0x1091 (0x1001)]",
        "Unsupported USB bridge [0x059f:0x1091 (0x1001)]",
        "USB bridge [0x059f:0x1091 (0x1001)] type is ambiguous: 'sat' or '[unsupported]'",
    ],
)
def test_a_report_that_only_refuses_the_bridge_says_how_to_ask_again(tmp_path: Path, refusal: str) -> None:
    report = tmp_path / "report.txt"
    report.write_text(f"/dev/sdb: {refusal}\nPlease specify device type with -d.\n")
    result = final("--smartctl", report)

    assert [finding["code"] for finding in result["health"]["findings"]] == ["unknown-bridge"]
    assert "059f:1091" in result["health"]["findings"][0]["text"]
    assert "-d sat, -d sat,12" in result["health"]["findings"][0]["text"]


def test_a_diagnosis_says_how_sure_it_is(tmp_path: Path) -> None:
    log = tmp_path / "log.txt"
    log.write_text("[ 5.0] sd 1:0:0:0: [sda] tag#0 Sense Key : Medium Error [current]\n")
    result = final("--kernel-log", log)
    shown = run("diagnose", "--kernel-log", log, check=0).stdout

    assert (result["confidence"], result["second"]) == ("very-likely", "usb-bridge-or-power")
    assert result["episodes"][0]["certainty"] == result["certainty"]
    assert "   Very likely. Second possibility: the enclosure, or too little power." in shown
    report = tmp_path / "report.txt"
    report.write_text(FAILED_REPORT)
    assert final("--smartctl", report)["confidence"] == "very-likely"


GOOD_REPORT: Final = """\
smartctl 7.3 2022-02-28 r5338 [x86_64-linux-6.1.0] (local build)
=== START OF INFORMATION SECTION ===
Model Number:                       Samsung SSD 980 500GB
=== START OF SMART DATA SECTION ===
SMART overall-health self-assessment test result: PASSED
SMART/Health Information (NVMe Log 0x02)
Critical Warning:                   0x00
Available Spare:                    100%
Available Spare Threshold:          10%
Media and Data Integrity Errors:    0
"""


@pytest.mark.parametrize("order", [(0, 1), (1, 0)], ids=["the good one first", "the failing one first"])
def test_each_drive_of_a_report_about_several_is_judged_by_name(order: tuple[int, int], tmp_path: Path) -> None:
    parts = (GOOD_REPORT, FAILED_REPORT)
    report = tmp_path / "reports.txt"
    report.write_text("".join(parts[number] for number in order))

    result = final("--smartctl", report)
    healths = {drive["model"]: drive["health"]["health"] for drive in result["drives"]}

    assert healths == {"Samsung SSD 980 500GB": "ok", "ST9200420ASG": "failing"}
    assert (result["summary"], result["health"]["health"]) == ("drive-failing", "failing")
    shown = run("diagnose", "--smartctl", report, check=0).stdout
    assert shown.index("Samsung SSD 980 500GB: ") > 0
    assert shown.index("ST9200420ASG: ") > 0
