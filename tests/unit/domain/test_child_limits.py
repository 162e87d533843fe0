"""Resource limits of child processes, as the kernel enforces them."""

import resource
import subprocess
import sys
from pathlib import Path

import pytest

from shingleback.domain.child_limits import ENGINE, LOG_READER, PREVIEW, QUESTION, TOOL, ChildLimits
from tests.helpers.patience import PATIENCE_S

SMALL = ChildLimits(memory_bytes=256 << 20, cpu_s=1, open_files=16, file_bytes=4_096)


def run(program: str, limits: ChildLimits) -> subprocess.CompletedProcess[str]:
    """Run the program in a process that waits until its limits are set."""
    child = subprocess.Popen(
        [sys.executable, "-c", f"input()\n{program}"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    limits.apply_to(child.pid)
    out, err = child.communicate("\n", timeout=PATIENCE_S)
    return subprocess.CompletedProcess(child.args, child.returncode, out, err)


@pytest.mark.parametrize(
    ("program", "error"),
    [
        ("bytes(1 << 30)", "MemoryError"),
        ("opened = [open('/dev/null') for _ in range(20)]", "Too many open files"),
        ("open('file', 'wb').write(bytes(10_000))", "File too large"),
    ],
    ids=["memory", "open files", "file size"],
)
def test_a_child_over_its_limit_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, program: str, error: str
) -> None:
    monkeypatch.chdir(tmp_path)

    assert error in run(program, SMALL).stderr


def test_a_child_that_never_ends_is_killed() -> None:
    assert run("while True: pass", SMALL).returncode < 0


@pytest.mark.parametrize("limits", [QUESTION, TOOL, LOG_READER, ENGINE, PREVIEW])
def test_no_child_writes_a_core_dump(limits: ChildLimits) -> None:
    finished = run("import resource; print(resource.getrlimit(resource.RLIMIT_CORE))", limits)

    assert finished.stdout == "(0, 0)\n"


def test_an_already_lower_limit_is_kept() -> None:
    program = """
import resource
from shingleback.domain.child_limits import ChildLimits
ChildLimits(open_files=40).apply_to()
ChildLimits(open_files=4_000).apply_to()
print(resource.getrlimit(resource.RLIMIT_NOFILE))
"""
    app = Path(sys.modules[ChildLimits.__module__].__file__ or "").parents[2]
    finished = subprocess.run(
        [sys.executable, "-c", program], env={"PYTHONPATH": str(app)}, capture_output=True, text=True, check=True
    )

    assert finished.stdout == "(40, 40)\n"


def test_limits_for_an_ended_child_are_ignored() -> None:
    child = subprocess.Popen([sys.executable, "-c", ""])
    child.wait()

    SMALL.apply_to(child.pid)

    assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] > 16
