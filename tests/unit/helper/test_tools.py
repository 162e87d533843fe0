"""Which programs the helper runs, and in what environment."""

import os
import shutil
import threading
from pathlib import Path

import pytest

from shingleback.domain.helper_protocol import HelperRefusal
from shingleback.helper import programs
from shingleback.helper.programs import ProgramOutput, checked, find_program, run_tool
from shingleback.helper.verb_process import Refused, Stop
from tests.helpers.images import facts_in


def test_a_program_is_searched_for_only_where_just_root_can_write(tmp_path: Path) -> None:
    program = tmp_path / "mkfs.ext4"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    tmp_path.chmod(0o777)

    with pytest.raises(Refused) as refused:
        find_program("mkfs.ext4", [str(tmp_path)])

    assert refused.value.why is HelperRefusal.NO_PROGRAM
    assert find_program("sh") in ("/usr/bin/sh", "/bin/sh")


@pytest.mark.skipif(os.geteuid() != 0, reason="needs root, to be the owner that is right")
@pytest.mark.parametrize(("uid", "mode"), [(1000, 0o755), (0, 0o775), (0, 0o757), (0, 0o644)])
def test_a_program_that_others_could_have_changed_is_not_run(tmp_path: Path, uid: int, mode: int) -> None:
    program = tmp_path / "mkfs.ext4"
    program.write_text("#!/bin/sh\n")
    tmp_path.chmod(0o755)
    program.chmod(0o755)
    assert find_program("mkfs.ext4", [str(tmp_path)]) == str(program)
    os.chown(program, uid, 0)
    program.chmod(mode)

    with pytest.raises(Refused):
        find_program("mkfs.ext4", [str(tmp_path)])


def test_a_program_does_not_inherit_the_services_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LD_PRELOAD", "")
    monkeypatch.setenv("SECRET", "yes")

    printed = run_tool("sh", "-c", "pwd; read line || echo nothing; env")

    lines = printed.text.splitlines()
    assert lines[:2] == ["/", "nothing"]
    assert {line.partition("=")[0] for line in lines[2:]} <= {"PATH", "LC_ALL", "PWD", "_", "SHLVL", "OLDPWD"}


def test_a_program_accepts_every_character_of_a_label(tmp_path: Path) -> None:
    """In the C locale, mkfs.exfat reports a failure after it has overwritten the old contents."""
    if shutil.which("mkfs.exfat", path="/usr/sbin:/sbin") is None:
        pytest.skip("needs mkfs.exfat")
    image = tmp_path / "image"
    image.touch()
    os.truncate(image, 64 << 20)

    assert run_tool("mkfs.exfat", "-L", "Größe", str(image)).status == 0
    assert facts_in(image, "exfat")["label"] == "Größe"


def test_its_output_is_made_safe_to_send() -> None:
    assert run_tool("sh", "-c", r"printf 'a\0b\377'; echo error >&2") == ProgramOutput(0, "a b\ufffderror\n")


def test_a_program_that_takes_too_long_is_killed() -> None:
    with pytest.raises(Refused) as refused:
        run_tool("sleep", "60", limit_s=0.05)

    assert refused.value.why is HelperRefusal.TOO_LONG


def test_a_program_is_killed_when_its_call_is_stopped() -> None:
    stop = Stop()
    timer = threading.Timer(0.05, stop.set)
    timer.start()

    with pytest.raises(Refused) as refused:
        run_tool("sleep", "60", stop=stop)

    timer.join()
    assert refused.value.why is HelperRefusal.STOPPED


def test_a_program_with_endless_output_is_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "MAX_BYTES", 1000)

    with pytest.raises(Refused) as refused:
        run_tool("yes")

    assert refused.value.why is HelperRefusal.PROGRAM_FAILED


def test_the_last_line_of_a_failed_program_is_reported() -> None:
    with pytest.raises(Refused) as refused:
        checked("mkfs.ext4", ProgramOutput(1, "mke2fs 1.47\n\nDevice is too small\n\n"))

    assert str(refused.value) == "program-failed: mkfs.ext4: Device is too small"


@pytest.mark.parametrize(("limit_s", "memory"), [(60, "1048576"), (None, "4194304")], ids=["short", "long"])
def test_a_program_runs_under_resource_limits(limit_s: float | None, memory: str) -> None:
    """They are set right after it starts, so the program waits for them here."""
    script = f'until [ "$(ulimit -v)" = {memory} ]; do :; done; ulimit -c'

    assert run_tool("sh", "-c", script, limit_s=limit_s).text == "0\n"
