"""`identify`: a verdict from what a person knows of a drive, as text and as JSON."""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.helpers.patience import PATIENCE_S
from tests.helpers.program import command, environment, events, run

REPORTS = Path(__file__).parents[1] / "data" / "reports"
HEALTHY = REPORTS / "smart-dt01aca050-old-healthy.txt"


def identify(*arguments: str | Path) -> dict[str, Any]:
    return events("identify", *arguments, check=0)[-1]


GIVEN = {
    "model": (["--model", "ST8000AS0002-1NA17Z"], "drive-managed", "very-likely"),
    "look-alike": (["--model", "ST8000DM0004-1ZC11G"], "conventional", "very-likely"),
    "usb and capacity": (["--usb", "0bc2:2037", "--capacity", "4000787030016"], "drive-managed", "very-likely"),
    "advertised capacity": (["--usb", "1058:259f", "--capacity", "3TB"], "drive-managed", "likely"),
    "another capacity": (["--usb", "1058:259f", "--capacity", "2TB"], "conventional", "very-likely"),
    "a file": (["--smartctl", str(REPORTS / "smart-mq04ubb400-zoned-line.txt")], "drive-managed", "certain"),
    "lsusb in a file": (["--smartctl", str(REPORTS / "usb-1058-0740-passport1tb.txt")], "conventional", "very-likely"),
    "unknown model": (["--model", "Unheard Of"], "unknown", "unsure"),
}


@pytest.mark.parametrize(("arguments", "recording", "confidence"), GIVEN.values(), ids=GIVEN.keys())
def test_the_given_facts_are_judged(arguments: list[str], recording: str, confidence: str) -> None:
    result = identify(*arguments)

    assert (result["event"], result["outcome"], result["exit_code"]) == ("finished", "done", 0)
    assert (result["recording"], result["confidence"]) == (recording, confidence)
    assert result["reasons"]
    assert all(reason["code"] and reason["text"].endswith(".") for reason in result["reasons"])


def test_the_source_of_a_reason_is_named() -> None:
    reason = identify("--model", "ST8000AS0002")["reasons"][0]

    assert reason["says"] == "drive-managed"
    assert "smartmontools" in reason["source"]


def test_options_take_precedence_over_the_file() -> None:
    result = identify("--smartctl", HEALTHY, "--model", "ST8000AS0002-1NA17Z")

    assert result["model"] == "ST8000AS0002-1NA17Z"
    assert result["recording"] == "drive-managed"


def test_a_smart_report_says_how_healthy_the_drive_is() -> None:
    assert identify("--smartctl", HEALTHY)["health"]["health"] == "ok"


def test_a_file_without_a_smart_report_says_nothing_of_health() -> None:
    assert identify("--smartctl", REPORTS / "usb-0480-a301-toshiba.txt")["health"] is None


def test_a_report_can_come_from_standard_input() -> None:
    done = subprocess.run(
        [*command("identify", "--smartctl", "-", "--json")], input=HEALTHY.read_bytes(), env=environment(),
        capture_output=True, check=True, timeout=PATIENCE_S,
    )  # fmt: skip

    assert json.loads(done.stdout.splitlines()[-1])["recording"] == "conventional"


GARBLED = {"empty": b"", "bytes": bytes(range(256)) * 8, "half a line": b"smartctl 7.", "prose": b"It makes noises."}


@pytest.mark.parametrize("data", GARBLED.values(), ids=GARBLED.keys())
def test_a_meaningless_file_gives_an_unknown_drive_with_a_reason(data: bytes, tmp_path: Path) -> None:
    file = tmp_path / "report.txt"
    file.write_bytes(data)
    result = identify("--smartctl", file)

    assert (result["recording"], result["confidence"]) == ("unknown", "unsure")
    assert [reason["code"] for reason in result["reasons"]] == ["nothing-read"]
    assert str(file) in result["reasons"][0]["text"]


def test_a_report_written_by_windows_is_read(tmp_path: Path) -> None:
    file = tmp_path / "report.txt"
    file.write_bytes(HEALTHY.read_text().replace("\n", "\r\n").encode("utf-16"))

    assert identify("--smartctl", file)["recording"] == "conventional"


def test_a_copy_of_sysfs_is_read(tmp_path: Path) -> None:
    (tmp_path / "sdb" / "queue").mkdir(parents=True)
    (tmp_path / "sdb" / "queue" / "zoned").write_text("host-managed\n")

    result = identify("--sysfs", tmp_path / "sdb")

    assert (result["recording"], result["confidence"]) == ("host-managed", "certain")


REFUSED = {
    "no evidence": ([], "no-evidence"),
    "no such file": (["--smartctl", "{place}/missing.txt"], "file-unreadable"),
    "a folder for a file": (["--smartctl", "{place}"], "file-unreadable"),
    "no such folder": (["--sysfs", "{place}/missing"], "file-unreadable"),
    "a file for a folder": (["--sysfs", str(HEALTHY)], "file-unreadable"),
}


@pytest.mark.parametrize(("arguments", "why"), REFUSED.values(), ids=REFUSED.keys())
def test_meaningless_arguments_are_refused_in_one_sentence(arguments: list[str], why: str, tmp_path: Path) -> None:
    result = events("identify", *(argument.format(place=tmp_path) for argument in arguments), check=2)[-1]

    assert result["why"] == why
    assert result["message"]
    assert "…" not in result["message"]


def test_a_users_own_table_is_used_and_a_broken_one_is_named(tmp_path: Path) -> None:
    table = tmp_path / "shingleback" / "drives.toml"
    table.parent.mkdir()
    table.write_text("[[model")
    own_environment = environment() | {"XDG_CONFIG_HOME": str(tmp_path)}
    done = subprocess.run(
        command("identify", "--model", "ST8000AS0002", "--json"),
        env=own_environment,
        capture_output=True,
        check=False,
        timeout=PATIENCE_S,
    )
    result = json.loads(done.stdout.splitlines()[-1])

    assert (done.returncode, result["why"]) == (2, "drive-table-unreadable")
    assert str(table) in result["message"]


def test_in_a_terminal_the_verdict_is_plain_text() -> None:
    output = run("identify", "--model", "ST8000AS0002-1NA17Z", check=0).stdout.splitlines()

    assert output == [
        "ST8000AS0002-1NA17Z: Very likely, this is a shingled drive (SMR).",
        "  - The table of drives lists ST8000AS0002-1NA17Z as shingled; the manufacturer says so.",
    ]


def test_a_bridge_that_smartctl_does_not_know_is_judged_by_its_id_and_says_how_to_ask_again(tmp_path: Path) -> None:
    report = tmp_path / "report.txt"
    report.write_text("/dev/sdb: Unknown USB bridge [0x059f:0x1091 (0x1001)]\n")
    result = identify("--smartctl", report, "--capacity", "4TB")

    assert (result["recording"], result["confidence"]) == ("drive-managed", "likely")
    assert [finding["code"] for finding in result["health"]["findings"]] == ["unknown-bridge"]
