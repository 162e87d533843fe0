"""The udev rule that the packages install."""

import shutil
import subprocess
from pathlib import Path

import pytest

RULES = Path(__file__).parents[2] / "packaging/system/81-shingleback.rules"
NOT_KNOWN = ("Unknown command verb", "Unknown operation")


def test_udev_understands_the_rule() -> None:
    if shutil.which("udevadm") is None:
        pytest.skip("needs udevadm, of the package udev")
    done = subprocess.run(["udevadm", "verify", RULES], capture_output=True, text=True, check=False)
    if any(text in done.stderr for text in NOT_KNOWN):
        pytest.skip("needs a udevadm that can verify rules, of systemd 254 or newer")
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_rule_applies_to_our_drives_only() -> None:
    """Everything that sets something comes after the line that skips all other drives."""
    lines = [line for line in RULES.read_text().splitlines() if line and not line.startswith("#")]
    guard = lines.index('ENV{ID_PART_ENTRY_NAME}!="Shingleback", GOTO="shingleback_end"')
    setting = [place for place, line in enumerate(lines) if "}=" in line.replace("!=", "").replace("==", "")]
    assert setting
    assert min(setting) > guard
    assert lines[-1] == 'LABEL="shingleback_end"'
