"""What a person sees who runs a backup in a terminal."""

import os
import re
from pathlib import Path

from tests.helpers.noise import write_noise
from tests.helpers.program import run
from tests.helpers.terminal import in_terminal
from tests.helpers.trees import write

HIDE_CURSOR, SHOW_CURSOR = b"\x1b[?25l", b"\x1b[?25h"


def test_three_bars_are_shown_and_then_the_summary(source: Path, drive: Path) -> None:
    write(source / "large", os.urandom(20_000_000))

    with in_terminal("backup", source, drive, "--pace=4") as terminal:  # long enough for a capture of each phase
        code = terminal.wait_for_end()

    text = terminal.text
    assert code == 0
    for label in ("Copying", "copied", "on the drive", "safe to unplug", "after ejecting", "source/large", "B/s"):
        assert label in text, label
    assert re.search(r"is on the (disk\.|drive\. Eject the drive before you unplug it\.)$", text.rstrip())
    assert re.search(r"3 files, 20\.0 MB copied in \d.* \(\d+\.\d [kM]B/s\)", text)  # a busy computer may be slow
    assert terminal.raw.rfind(SHOW_CURSOR) > terminal.raw.rfind(HIDE_CURSOR)


def test_left_out_files_are_listed_on_separate_lines(source: Path, drive: Path) -> None:
    (source / "away").mkdir()
    write(source / "large", os.urandom(4_000_000))

    with in_terminal("backup", source, drive, "--pace=8", f"--include-mount={source / 'away'}") as terminal:
        assert terminal.wait_for_end() == 1

    assert "skipped: source/away (it is not mounted, so its last copy stays in the backup." in terminal.text
    assert " before the next backup)\r\n" in terminal.text


def test_ctrl_c_stops_at_a_safe_point(source: Path, drive: Path) -> None:
    write_noise(source / "large", 40_000_000, "large")

    with in_terminal("backup", source, drive, "--pace=1") as terminal:
        terminal.wait_for("safe to unplug")
        terminal.press_ctrl_c()
        assert terminal.wait_for_end() == 130

    text = terminal.text
    assert "Stopping at the next safe place. Press Ctrl-C again to stop at once." in text
    assert text.rstrip().endswith("Stopped. The next backup copies what is missing.")
    assert "Traceback" not in text
    run("backup", source, drive, check=0)


def test_a_name_cannot_control_the_terminal(tmp_path: Path, drive: Path) -> None:
    write(tmp_path / "source" / "\x1b[31mred\x1b]0;title\x07", os.urandom(4_000_000))

    with in_terminal("backup", tmp_path / "source", drive, "--pace=8") as terminal:
        assert terminal.wait_for_end() == 0

    assert r"source/\x1b[31mred" in terminal.text
    assert b"\x1b]0;title" not in terminal.raw


def test_reading_back_and_restoring_show_one_bar(source: Path, drive: Path, tmp_path: Path) -> None:
    run("backup", source, drive, check=0)

    for arguments, label in (
        (["verify"], "verifying"),
        (["restore", "--to", str(tmp_path / "restored")], "restoring"),
    ):
        with in_terminal(*arguments, drive) as terminal:
            assert terminal.wait_for_end() == 0
        assert label in terminal.text
        assert "safe to unplug" not in terminal.text
