"""That growth can be measured; the figures of so few files mean nothing."""

import json
from pathlib import Path

import pytest

from tests.benchmarks.growth import main

pytestmark = pytest.mark.device


def test_each_command_is_measured_with_each_count(tmp_path: Path) -> None:
    out = tmp_path / "growth.json"
    code = main(["--files", "50,100", "--versions", "2", "--filesystem", "ext4", "--json", str(out)])
    if code == 2:
        pytest.skip("needs root and loop devices")
    assert code == 0

    figures = json.loads(out.read_bytes())["figures"]

    again = ["1 % changed", "unchanged", "versions", "search", "verify", "restore"]
    expected = [
        (command, files, versions)
        for files in (50, 100)
        for command, versions in [("first run", 1), *((command, 2) for command in again), ("delete versions", 2)]
    ]
    assert [(figure["command"], figure["files"], figure["versions"]) for figure in figures] == expected
    assert all(figure["cpu_s"] > 0 and figure["peak_mb"] > 0 for figure in figures)
