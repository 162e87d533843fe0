"""Every command ends properly on malicious backups: on some, or on many with --hostile-backups 2000."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

_MAX_MEMORY_MB = 200
_APP = Path(__file__).parents[2] / "app"


def test_no_command_hangs_crashes_or_writes_elsewhere(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    count = request.config.getoption("--hostile-backups")
    command = [
        sys.executable,
        "-m",
        "tests.faults.hostile_program",
        f"--count={count}",
        f"--folder={tmp_path / 'field'}",
    ]
    process = subprocess.run(
        command,
        cwd=_APP.parent,
        env={"PYTHONPATH": f"{_APP}:{_APP.parent}", "HOME": str(tmp_path), "PATH": "/usr/bin:/bin:/usr/sbin:/sbin"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert process.stdout, process.stderr
    figures: dict[str, Any] = json.loads(process.stdout.splitlines()[-1])

    print({name: value for name, value in figures.items() if name != "problems"})
    assert figures["problems"] == []
    assert figures["backups"] == count
    assert figures["largest_mb"] <= _MAX_MEMORY_MB
